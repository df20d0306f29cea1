"""The names of cudyn.nvshmem, for type checkers and editors.

Generated from host/nvshmem_api.h, host/nvshmem_coll_api.h, host/nvshmemx_api.h, host/nvshmemx_coll_api.h
of the header releases 3.2 to 3.8
(7 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nvshmem as _here
from ._bindings.calls.annotations import Address as _Address, C as _C, CharBytes as _CharBytes, Chars as _Chars, Device as _Device, Enumeration as _Enumeration, Pointer as _Pointer, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvshmemError
from ._bindings.libraries.module import LibraryModule, Raw

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

class nvshmemi_op_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_OP_PUT = ...
    NVSHMEMI_OP_P = ...
    NVSHMEMI_OP_PUT_SIGNAL = ...
    NVSHMEMI_OP_GET = ...
    NVSHMEMI_OP_G = ...
    NVSHMEMI_OP_FENCE = ...
    NVSHMEMI_OP_AMO = ...
    NVSHMEMI_OP_QUIET = ...
    NVSHMEMI_OP_REGION_END = ...
    NVSHMEMI_OP_QP_OP_OFFSET = ...
    NVSHMEMI_OP_PUT_QP = ...
    NVSHMEMI_OP_P_QP = ...
    NVSHMEMI_OP_PUT_SIGNAL_QP = ...
    NVSHMEMI_OP_GET_QP = ...
    NVSHMEMI_OP_G_QP = ...
    NVSHMEMI_OP_FENCE_QP = ...
    NVSHMEMI_OP_AMO_QP = ...
    NVSHMEMI_OP_QUIET_QP = ...
    NVSHMEMI_OP_SENTINEL = ...
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

class nvshmemx_signal_op_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEM_SIGNAL_SET = ...
    NVSHMEM_SIGNAL_ADD = ...
NVSHMEM_SIGNAL_SET: Final[nvshmemx_signal_op_t]
NVSHMEM_SIGNAL_ADD: Final[nvshmemx_signal_op_t]

class nvshmemi_amo_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_AMO_ACK = ...
    NVSHMEMI_AMO_INC = ...
    NVSHMEMI_AMO_SET = ...
    NVSHMEMI_AMO_ADD = ...
    NVSHMEMI_AMO_AND = ...
    NVSHMEMI_AMO_OR = ...
    NVSHMEMI_AMO_XOR = ...
    NVSHMEMI_AMO_SIGNAL = ...
    NVSHMEMI_AMO_SIGNAL_SET = ...
    NVSHMEMI_AMO_SIGNAL_ADD = ...
    NVSHMEMI_AMO_END_OF_NONFETCH = ...
    NVSHMEMI_AMO_FETCH = ...
    NVSHMEMI_AMO_FETCH_INC = ...
    NVSHMEMI_AMO_FETCH_ADD = ...
    NVSHMEMI_AMO_FETCH_AND = ...
    NVSHMEMI_AMO_FETCH_OR = ...
    NVSHMEMI_AMO_FETCH_XOR = ...
    NVSHMEMI_AMO_SWAP = ...
    NVSHMEMI_AMO_COMPARE_SWAP = ...
    NVSHMEMI_AMO_OP_SENTINEL = ...
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

class nvshmemi_pe_dist_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_PE_DIST_ROUNDROBIN = ...
    NVSHMEMI_PE_DIST_BLOCK = ...
    NVSHMEMI_PE_DIST_MISC = ...
    NVSHMEMI_PE_DIST_MAX = ...
NVSHMEMI_PE_DIST_ROUNDROBIN: Final[nvshmemi_pe_dist_t]
NVSHMEMI_PE_DIST_BLOCK: Final[nvshmemi_pe_dist_t]
NVSHMEMI_PE_DIST_MISC: Final[nvshmemi_pe_dist_t]
NVSHMEMI_PE_DIST_MAX: Final[nvshmemi_pe_dist_t]

class nvshmemi_selected_device_transport_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_DEVICE_TRANSPORT_TYPE_PROXY = ...
    NVSHMEMI_DEVICE_TRANSPORT_TYPE_IBGDA = ...
    NVSHMEMI_DEVICE_TRANSPORT_TYPE_GPUNETIO_GDAKI = ...
    NVSHMEMI_DEVICE_TRANSPORT_TYPE_MAX = ...
NVSHMEMI_DEVICE_TRANSPORT_TYPE_PROXY: Final[nvshmemi_selected_device_transport_t]
NVSHMEMI_DEVICE_TRANSPORT_TYPE_IBGDA: Final[nvshmemi_selected_device_transport_t]
NVSHMEMI_DEVICE_TRANSPORT_TYPE_GPUNETIO_GDAKI: Final[nvshmemi_selected_device_transport_t]
NVSHMEMI_DEVICE_TRANSPORT_TYPE_MAX: Final[nvshmemi_selected_device_transport_t]

class nvshmemx_tma_policy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_TMA_DISABLE = ...
    NVSHMEMX_TMA_ENABLE = ...
    NVSHMEMX_TMA_FORCE = ...
    NVSHMEMX_TMA_POLICY_MAX = ...
NVSHMEMX_TMA_DISABLE: Final[nvshmemx_tma_policy_t]
NVSHMEMX_TMA_ENABLE: Final[nvshmemx_tma_policy_t]
NVSHMEMX_TMA_FORCE: Final[nvshmemx_tma_policy_t]
NVSHMEMX_TMA_POLICY_MAX: Final[nvshmemx_tma_policy_t]

class nvshmemx_smem_amount_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_SMEM_RECOMMENDED = ...
    NVSHMEMX_SMEM_MINIMUM = ...
    NVSHMEMX_SMEM_BARRIERS_ONLY = ...
    NVSHMEMX_SMEM_AMOUNT_MAX = ...
NVSHMEMX_SMEM_RECOMMENDED: Final[nvshmemx_smem_amount_t]
NVSHMEMX_SMEM_MINIMUM: Final[nvshmemx_smem_amount_t]
NVSHMEMX_SMEM_BARRIERS_ONLY: Final[nvshmemx_smem_amount_t]
NVSHMEMX_SMEM_AMOUNT_MAX: Final[nvshmemx_smem_amount_t]

class nvshmemx_region_hint_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_REGION_HINT_NONE = ...
    NVSHMEMX_REGION_HINT_BATCH_RMA = ...
NVSHMEMX_REGION_HINT_NONE: Final[nvshmemx_region_hint_t]
NVSHMEMX_REGION_HINT_BATCH_RMA: Final[nvshmemx_region_hint_t]

class nvshmemx_cmp_type_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEM_CMP_EQ = ...
    NVSHMEM_CMP_NE = ...
    NVSHMEM_CMP_GT = ...
    NVSHMEM_CMP_LE = ...
    NVSHMEM_CMP_LT = ...
    NVSHMEM_CMP_GE = ...
    NVSHMEM_CMP_SENTINEL = ...
nvshmemi_cmp_type = nvshmemx_cmp_type_t
NVSHMEM_CMP_EQ: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_NE: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_GT: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_LE: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_LT: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_GE: Final[nvshmemx_cmp_type_t]
NVSHMEM_CMP_SENTINEL: Final[nvshmemx_cmp_type_t]

class nvshmemx_thread_support_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEM_THREAD_SINGLE = ...
    NVSHMEM_THREAD_FUNNELED = ...
    NVSHMEM_THREAD_SERIALIZED = ...
    NVSHMEM_THREAD_MULTIPLE = ...
    NVSHMEM_THREAD_TYPE_SENTINEL = ...
nvshmemi_thread_support = nvshmemx_thread_support_t
NVSHMEM_THREAD_SINGLE: Final[nvshmemx_thread_support_t]
NVSHMEM_THREAD_FUNNELED: Final[nvshmemx_thread_support_t]
NVSHMEM_THREAD_SERIALIZED: Final[nvshmemx_thread_support_t]
NVSHMEM_THREAD_MULTIPLE: Final[nvshmemx_thread_support_t]
NVSHMEM_THREAD_TYPE_SENTINEL: Final[nvshmemx_thread_support_t]

class nvshmemx_proxy_status_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    PROXY_GLOBAL_EXIT_NOT_REQUESTED = ...
    PROXY_GLOBAL_EXIT_INIT = ...
    PROXY_GLOBAL_EXIT_REQUESTED = ...
    PROXY_GLOBAL_EXIT_FINISHED = ...
    PROXY_GLOBAL_EXIT_MAX_STATE = ...
PROXY_GLOBAL_EXIT_NOT_REQUESTED: Final[nvshmemx_proxy_status_t]
PROXY_GLOBAL_EXIT_INIT: Final[nvshmemx_proxy_status_t]
PROXY_GLOBAL_EXIT_REQUESTED: Final[nvshmemx_proxy_status_t]
PROXY_GLOBAL_EXIT_FINISHED: Final[nvshmemx_proxy_status_t]
PROXY_GLOBAL_EXIT_MAX_STATE: Final[nvshmemx_proxy_status_t]

class nvshmemx_init_status_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEM_STATUS_NOT_INITIALIZED = ...
    NVSHMEM_STATUS_IS_BOOTSTRAPPED = ...
    NVSHMEM_STATUS_IS_INITIALIZED = ...
    NVSHMEM_STATUS_LIMITED_MPG = ...
    NVSHMEM_STATUS_FULL_MPG = ...
    NVSHMEM_STATUS_INVALID = ...
NVSHMEM_STATUS_NOT_INITIALIZED: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_IS_BOOTSTRAPPED: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_IS_INITIALIZED: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_LIMITED_MPG: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_FULL_MPG: Final[nvshmemx_init_status_t]
NVSHMEM_STATUS_INVALID: Final[nvshmemx_init_status_t]

class nvshmemx_qp_handle_index_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_QP_HOST = ...
    NVSHMEMX_QP_DEFAULT = ...
    NVSHMEMX_QP_ANY = ...
    NVSHMEMX_QP_ALL = ...
NVSHMEMX_QP_HOST: Final[nvshmemx_qp_handle_index_t]
NVSHMEMX_QP_DEFAULT: Final[nvshmemx_qp_handle_index_t]
NVSHMEMX_QP_ANY: Final[nvshmemx_qp_handle_index_t]
NVSHMEMX_QP_ALL: Final[nvshmemx_qp_handle_index_t]

class nvshmem_pe_index_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVSHMEM_PE_INVALID = ...
    NVSHMEMX_PE_ANY = ...
    NVSHMEMX_PE_ALL = ...
NVSHMEM_PE_INVALID: Final[nvshmem_pe_index_t]
NVSHMEMX_PE_ANY: Final[nvshmem_pe_index_t]
NVSHMEMX_PE_ALL: Final[nvshmem_pe_index_t]

class fcollect_algo_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    FCOLLECT_DEFAULT = ...
    FCOLLECT_LL8 = ...
    FCOLLECT_ONESHOT = ...
    FCOLLECT_NVLS = ...
    FCOLLECT_NVLS_LL = ...
    FCOLLECT_LL128 = ...
    FCOLLECT_INVALID = ...
FCOLLECT_DEFAULT: Final[fcollect_algo_t]
FCOLLECT_LL8: Final[fcollect_algo_t]
FCOLLECT_ONESHOT: Final[fcollect_algo_t]
FCOLLECT_NVLS: Final[fcollect_algo_t]
FCOLLECT_NVLS_LL: Final[fcollect_algo_t]
FCOLLECT_LL128: Final[fcollect_algo_t]
FCOLLECT_INVALID: Final[fcollect_algo_t]

class nvshmemi_job_connectivity_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_JOB_GPU_LDST_ATOMICS = ...
    NVSHMEMI_JOB_GPU_LDST = ...
    NVSHMEMI_JOB_GPU_LDST_REMOTE_ATOMICS = ...
    NVSHMEMI_JOB_GPU_PROXY = ...
    NVSHMEMI_JOB_GPU_PROXY_CST = ...
    NVSHMEMI_JOB_CONN_TYPE_MAX = ...
NVSHMEMI_JOB_GPU_LDST_ATOMICS: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_GPU_LDST: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_GPU_LDST_REMOTE_ATOMICS: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_GPU_PROXY: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_GPU_PROXY_CST: Final[nvshmemi_job_connectivity_t]
NVSHMEMI_JOB_CONN_TYPE_MAX: Final[nvshmemi_job_connectivity_t]

class nvshmemi_call_site_id(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_CALL_SITE_BARRIER = ...
    NVSHMEMI_CALL_SITE_BARRIER_WARP = ...
    NVSHMEMI_CALL_SITE_BARRIER_THREADBLOCK = ...
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_GE = ...
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_EQ = ...
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_NE = ...
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_GT = ...
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_LT = ...
    NVSHMEMI_CALL_SITE_WAIT_UNTIL_LE = ...
    NVSHMEMI_CALL_SITE_WAIT_NE = ...
    NVSHMEMI_CALL_SITE_PROXY_CHECK_CHANNEL_AVAILABILITY = ...
    NVSHMEMI_CALL_SITE_PROXY_ENFORCE_CONSISTENCY_AT_TARGET = ...
    NVSHMEMI_CALL_SITE_PROXY_GLOBAL_EXIT = ...
    NVSHMEMI_CALL_SITE_PROXY_QUIET = ...
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_GE = ...
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_EQ = ...
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_NE = ...
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_GT = ...
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_LT = ...
    NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_LE = ...
    NVSHMEMI_CALL_SITE_AMO_FETCH_WAIT_FLAG = ...
    NVSHMEMI_CALL_SITE_AMO_FETCH_WAIT_DATA = ...
    NVSHMEMI_CALL_SITE_G_WAIT_FLAG = ...
    NVSHMEMI_CALL_SITE_SENTINEL = ...
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

class nvshmem_team_id_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVSHMEM_TEAM_INVALID = ...
    NVSHMEM_TEAM_WORLD = ...
    NVSHMEM_TEAM_WORLD_INDEX = ...
    NVSHMEM_TEAM_SHARED = ...
    NVSHMEM_TEAM_SHARED_INDEX = ...
    NVSHMEMX_TEAM_NODE = ...
    NVSHMEM_TEAM_NODE_INDEX = ...
    NVSHMEMX_TEAM_SAME_MYPE_NODE = ...
    NVSHMEM_TEAM_SAME_MYPE_NODE_INDEX = ...
    NVSHMEMI_TEAM_SAME_GPU = ...
    NVSHMEM_TEAM_SAME_GPU_INDEX = ...
    NVSHMEMI_TEAM_GPU_LEADERS = ...
    NVSHMEM_TEAM_GPU_LEADERS_INDEX = ...
    NVSHMEM_TEAM_MC_SHARED = ...
    NVSHMEM_TEAM_MC_SHARED_INDEX = ...
    NVSHMEM_TEAMS_MIN = ...
    NVSHMEM_TEAM_INDEX_MAX = ...
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

class rdxn_ops_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    RDXN_OPS_AND = ...
    RDXN_OPS_and = ...
    RDXN_OPS_OR = ...
    RDXN_OPS_or = ...
    RDXN_OPS_XOR = ...
    RDXN_OPS_xor = ...
    RDXN_OPS_MIN = ...
    RDXN_OPS_min = ...
    RDXN_OPS_MAX = ...
    RDXN_OPS_max = ...
    RDXN_OPS_SUM = ...
    RDXN_OPS_sum = ...
    RDXN_OPS_PROD = ...
    RDXN_OPS_prod = ...
    RDXN_OPS_MAXLOC = ...
    RDXN_OPS_maxloc = ...
    RDXN_OPS_sentinel = ...
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

class nvshmemi_proxy_status(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMI_PROXY_NONE = ...
    NVSHMEMI_PROXY_MINIMAL = ...
    NVSHMEMI_PROXY_FULL = ...
    NVSHMEMI_PROXY_SENTINEL = ...
NVSHMEMI_PROXY_NONE: Final[nvshmemi_proxy_status]
NVSHMEMI_PROXY_MINIMAL: Final[nvshmemi_proxy_status]
NVSHMEMI_PROXY_FULL: Final[nvshmemi_proxy_status]
NVSHMEMI_PROXY_SENTINEL: Final[nvshmemi_proxy_status]

class nvshmemx_status(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVSHMEMX_SUCCESS = ...
    NVSHMEMX_ERROR_INVALID_VALUE = ...
    NVSHMEMX_ERROR_OUT_OF_MEMORY = ...
    NVSHMEMX_ERROR_NOT_SUPPORTED = ...
    NVSHMEMX_ERROR_SYMMETRY = ...
    NVSHMEMX_ERROR_GPU_NOT_SELECTED = ...
    NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED = ...
    NVSHMEMX_ERROR_INTERNAL = ...
    NVSHMEMX_ERROR_SENTINEL = ...
NVSHMEMX_SUCCESS: Final[nvshmemx_status]
NVSHMEMX_ERROR_INVALID_VALUE: Final[nvshmemx_status]
NVSHMEMX_ERROR_OUT_OF_MEMORY: Final[nvshmemx_status]
NVSHMEMX_ERROR_NOT_SUPPORTED: Final[nvshmemx_status]
NVSHMEMX_ERROR_SYMMETRY: Final[nvshmemx_status]
NVSHMEMX_ERROR_GPU_NOT_SELECTED: Final[nvshmemx_status]
NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED: Final[nvshmemx_status]
NVSHMEMX_ERROR_INTERNAL: Final[nvshmemx_status]
NVSHMEMX_ERROR_SENTINEL: Final[nvshmemx_status]

class flags(_Enumeration):
    ctype: type[ctypes.c_int]
    NVSHMEMX_INIT_THREAD_PES = ...
    NVSHMEMX_INIT_WITH_MPI_COMM = ...
    NVSHMEMX_INIT_WITH_SHMEM = ...
    NVSHMEMX_INIT_WITH_UNIQUEID = ...
    NVSHMEMX_INIT_MAX = ...
NVSHMEMX_INIT_THREAD_PES: Final[flags]
NVSHMEMX_INIT_WITH_MPI_COMM: Final[flags]
NVSHMEMX_INIT_WITH_SHMEM: Final[flags]
NVSHMEMX_INIT_WITH_UNIQUEID: Final[flags]
NVSHMEMX_INIT_MAX: Final[flags]

class nvshmemx_device_lib_init_cb(CFuncPtr):
    def __init__(self, function: Callable[[ctypes._Pointer[ctypes.c_void_p], ctypes._Pointer[ctypes.c_void_p]], int] | int | None = ..., /) -> None: ...

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
nvshmemx_uniqueid_t = nvshmemx_uniqueid_v1
nvshmemx_uniqueid_args_t = nvshmemx_uniqueid_args_v1
nvshmemx_qp_handle_t = ctypes.c_int
nvshmemx_team_uniqueid_t = ctypes.c_uint64
nvshmem_team_t = ctypes.c_int32
nvshmemx_team_t = ctypes.c_int32
nvshmemx_region_handle_t = ctypes.c_uint64
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

CUlibrary = driver.CUlibrary
CUmodule = driver.CUmodule
cudaStream_t = runtime.cudaStream_t

def nvshmem_float_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_float_alltoall(nvshmem_team_t team, float *dest, const float *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_double_alltoall(nvshmem_team_t team, double *dest, const double *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_short_alltoall(nvshmem_team_t team, short *dest, const short *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_schar_alltoall(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_int_alltoall(nvshmem_team_t team, int *dest, const int *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_long_alltoall(nvshmem_team_t team, long *dest, const long *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_longlong_alltoall(nvshmem_team_t team, long long *dest, const long long *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_uchar_alltoall(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_ushort_alltoall(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_uint_alltoall(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_ulong_alltoall(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_ulonglong_alltoall(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_int8_alltoall(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_int16_alltoall(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_int32_alltoall(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_int64_alltoall(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_uint8_alltoall(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_uint16_alltoall(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_uint32_alltoall(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_uint64_alltoall(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_size_alltoall(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_alltoall(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of elements between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_ptrdiff_alltoall(nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_alltoallmem(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Exchanges a block of bytes between each two PEs of a team.

    C: enum nvshmemx_status nvshmem_alltoallmem(nvshmem_team_t team, void *dest, const void *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_barrier(team: int) -> None:
    """Waits for all PEs of a team, and for their writes.

    C: enum nvshmemx_status nvshmem_barrier(nvshmem_team_t team)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_barrier_all() -> None:
    """Waits for all PEs, and for their writes.

    C: void nvshmem_barrier_all(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_team_sync(team: int) -> None:
    """Waits for all PEs of a team, but not for their writes.

    C: enum nvshmemx_status nvshmem_team_sync(nvshmem_team_t team)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_sync_all() -> None:
    """Waits for all PEs, but not for their writes.

    C: void nvshmem_sync_all(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_float_broadcast(nvshmem_team_t team, float *dest, const float *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_double_broadcast(nvshmem_team_t team, double *dest, const double *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_short_broadcast(nvshmem_team_t team, short *dest, const short *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_schar_broadcast(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_int_broadcast(nvshmem_team_t team, int *dest, const int *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_long_broadcast(nvshmem_team_t team, long *dest, const long *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_longlong_broadcast(nvshmem_team_t team, long long *dest, const long long *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_uchar_broadcast(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_ushort_broadcast(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_uint_broadcast(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_ulong_broadcast(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_ulonglong_broadcast(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_int8_broadcast(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_int16_broadcast(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_int32_broadcast(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_int64_broadcast(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_uint8_broadcast(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_uint16_broadcast(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_uint32_broadcast(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_uint64_broadcast(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_size_broadcast(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_broadcast(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int) -> None:
    """Copies elements of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_ptrdiff_broadcast(nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *src, size_t nelem, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_broadcastmem(team: int, dest: _Device, src: _Device, nelems: int, PE_root: int) -> None:
    """Copies bytes of the root to all PEs of a team.

    C: enum nvshmemx_status nvshmem_broadcastmem(nvshmem_team_t team, void *dest, const void *src, size_t nelems, int PE_root)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_float_fcollect(nvshmem_team_t team, float *dest, const float *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_double_fcollect(nvshmem_team_t team, double *dest, const double *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_short_fcollect(nvshmem_team_t team, short *dest, const short *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_schar_fcollect(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_int_fcollect(nvshmem_team_t team, int *dest, const int *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_long_fcollect(nvshmem_team_t team, long *dest, const long *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_longlong_fcollect(nvshmem_team_t team, long long *dest, const long long *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_uchar_fcollect(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_ushort_fcollect(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_uint_fcollect(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_ulong_fcollect(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_ulonglong_fcollect(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_int8_fcollect(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_int16_fcollect(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_int32_fcollect(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_int64_fcollect(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_uint8_fcollect(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_uint16_fcollect(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_uint32_fcollect(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_uint64_fcollect(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_size_fcollect(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_fcollect(team: int, dest: _Device, src: _Device, nelem: int) -> None:
    """Gives all PEs of a team the elements of each, one after the other.

    C: enum nvshmemx_status nvshmem_ptrdiff_fcollect(nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *src, size_t nelem)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_fcollectmem(team: int, dest: _Device, src: _Device, nelems: int) -> None:
    """Gives all PEs of a team the bytes of each, one after the other.

    C: enum nvshmemx_status nvshmem_fcollectmem(nvshmem_team_t team, void *dest, const void *src, size_t nelems)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uchar_and_reduce(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ushort_and_reduce(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint_and_reduce(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulong_and_reduce(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulonglong_and_reduce(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int8_and_reduce(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int16_and_reduce(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int32_and_reduce(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int64_and_reduce(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint8_and_reduce(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint16_and_reduce(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint32_and_reduce(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint64_and_reduce(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_and_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_size_and_reduce(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uchar_or_reduce(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ushort_or_reduce(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint_or_reduce(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulong_or_reduce(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulonglong_or_reduce(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int8_or_reduce(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int16_or_reduce(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int32_or_reduce(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int64_or_reduce(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint8_or_reduce(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint16_or_reduce(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint32_or_reduce(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint64_or_reduce(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_or_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_size_or_reduce(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uchar_xor_reduce(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ushort_xor_reduce(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint_xor_reduce(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulong_xor_reduce(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulonglong_xor_reduce(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int8_xor_reduce(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int16_xor_reduce(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int32_xor_reduce(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int64_xor_reduce(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint8_xor_reduce(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint16_xor_reduce(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint32_xor_reduce(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint64_xor_reduce(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_xor_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_size_xor_reduce(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uchar_max_reduce(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ushort_max_reduce(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint_max_reduce(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulong_max_reduce(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulonglong_max_reduce(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int8_max_reduce(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int16_max_reduce(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int32_max_reduce(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int64_max_reduce(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint8_max_reduce(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint16_max_reduce(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint32_max_reduce(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint64_max_reduce(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_size_max_reduce(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_schar_max_reduce(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_short_max_reduce(nvshmem_team_t team, short *dest, const short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int_max_reduce(nvshmem_team_t team, int *dest, const int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_long_max_reduce(nvshmem_team_t team, long *dest, const long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_longlong_max_reduce(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_float_max_reduce(nvshmem_team_t team, float *dest, const float *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_max_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_double_max_reduce(nvshmem_team_t team, double *dest, const double *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uchar_min_reduce(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ushort_min_reduce(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint_min_reduce(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulong_min_reduce(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulonglong_min_reduce(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int8_min_reduce(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int16_min_reduce(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int32_min_reduce(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int64_min_reduce(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint8_min_reduce(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint16_min_reduce(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint32_min_reduce(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint64_min_reduce(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_size_min_reduce(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_schar_min_reduce(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_short_min_reduce(nvshmem_team_t team, short *dest, const short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int_min_reduce(nvshmem_team_t team, int *dest, const int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_long_min_reduce(nvshmem_team_t team, long *dest, const long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_longlong_min_reduce(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_float_min_reduce(nvshmem_team_t team, float *dest, const float *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_min_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_double_min_reduce(nvshmem_team_t team, double *dest, const double *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uchar_sum_reduce(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ushort_sum_reduce(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint_sum_reduce(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulong_sum_reduce(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulonglong_sum_reduce(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int8_sum_reduce(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int16_sum_reduce(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int32_sum_reduce(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int64_sum_reduce(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint8_sum_reduce(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint16_sum_reduce(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint32_sum_reduce(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint64_sum_reduce(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_size_sum_reduce(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_schar_sum_reduce(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_short_sum_reduce(nvshmem_team_t team, short *dest, const short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int_sum_reduce(nvshmem_team_t team, int *dest, const int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_long_sum_reduce(nvshmem_team_t team, long *dest, const long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_longlong_sum_reduce(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_float_sum_reduce(nvshmem_team_t team, float *dest, const float *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_sum_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_double_sum_reduce(nvshmem_team_t team, double *dest, const double *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uchar_prod_reduce(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ushort_prod_reduce(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint_prod_reduce(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulong_prod_reduce(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_ulonglong_prod_reduce(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int8_prod_reduce(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int16_prod_reduce(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int32_prod_reduce(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int64_prod_reduce(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint8_prod_reduce(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint16_prod_reduce(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint32_prod_reduce(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_uint64_prod_reduce(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_size_prod_reduce(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_schar_prod_reduce(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_short_prod_reduce(nvshmem_team_t team, short *dest, const short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_int_prod_reduce(nvshmem_team_t team, int *dest, const int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_long_prod_reduce(nvshmem_team_t team, long *dest, const long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_longlong_prod_reduce(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_float_prod_reduce(nvshmem_team_t team, float *dest, const float *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_prod_reduce(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives all the result.

    C: enum nvshmemx_status nvshmem_double_prod_reduce(nvshmem_team_t team, double *dest, const double *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uchar_and_reducescatter(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ushort_and_reducescatter(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint_and_reducescatter(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulong_and_reducescatter(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulonglong_and_reducescatter(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int8_and_reducescatter(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int16_and_reducescatter(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int32_and_reducescatter(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int64_and_reducescatter(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint8_and_reducescatter(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint16_and_reducescatter(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint32_and_reducescatter(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint64_and_reducescatter(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_and_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_size_and_reducescatter(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uchar_or_reducescatter(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ushort_or_reducescatter(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint_or_reducescatter(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulong_or_reducescatter(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulonglong_or_reducescatter(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int8_or_reducescatter(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int16_or_reducescatter(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int32_or_reducescatter(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int64_or_reducescatter(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint8_or_reducescatter(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint16_or_reducescatter(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint32_or_reducescatter(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint64_or_reducescatter(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_or_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_size_or_reducescatter(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uchar_xor_reducescatter(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ushort_xor_reducescatter(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint_xor_reducescatter(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulong_xor_reducescatter(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulonglong_xor_reducescatter(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int8_xor_reducescatter(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int16_xor_reducescatter(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int32_xor_reducescatter(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int64_xor_reducescatter(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint8_xor_reducescatter(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint16_xor_reducescatter(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint32_xor_reducescatter(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint64_xor_reducescatter(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_xor_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces bits of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_size_xor_reducescatter(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uchar_max_reducescatter(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ushort_max_reducescatter(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint_max_reducescatter(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulong_max_reducescatter(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulonglong_max_reducescatter(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int8_max_reducescatter(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int16_max_reducescatter(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int32_max_reducescatter(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int64_max_reducescatter(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint8_max_reducescatter(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint16_max_reducescatter(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint32_max_reducescatter(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint64_max_reducescatter(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_size_max_reducescatter(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_schar_max_reducescatter(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_short_max_reducescatter(nvshmem_team_t team, short *dest, const short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int_max_reducescatter(nvshmem_team_t team, int *dest, const int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_long_max_reducescatter(nvshmem_team_t team, long *dest, const long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_longlong_max_reducescatter(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_float_max_reducescatter(nvshmem_team_t team, float *dest, const float *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_max_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_double_max_reducescatter(nvshmem_team_t team, double *dest, const double *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uchar_min_reducescatter(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ushort_min_reducescatter(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint_min_reducescatter(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulong_min_reducescatter(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulonglong_min_reducescatter(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int8_min_reducescatter(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int16_min_reducescatter(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int32_min_reducescatter(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int64_min_reducescatter(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint8_min_reducescatter(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint16_min_reducescatter(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint32_min_reducescatter(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint64_min_reducescatter(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_size_min_reducescatter(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_schar_min_reducescatter(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_short_min_reducescatter(nvshmem_team_t team, short *dest, const short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int_min_reducescatter(nvshmem_team_t team, int *dest, const int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_long_min_reducescatter(nvshmem_team_t team, long *dest, const long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_longlong_min_reducescatter(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_float_min_reducescatter(nvshmem_team_t team, float *dest, const float *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_min_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_double_min_reducescatter(nvshmem_team_t team, double *dest, const double *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uchar_sum_reducescatter(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ushort_sum_reducescatter(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint_sum_reducescatter(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulong_sum_reducescatter(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulonglong_sum_reducescatter(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int8_sum_reducescatter(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int16_sum_reducescatter(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int32_sum_reducescatter(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int64_sum_reducescatter(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint8_sum_reducescatter(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint16_sum_reducescatter(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint32_sum_reducescatter(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint64_sum_reducescatter(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_size_sum_reducescatter(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_schar_sum_reducescatter(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_short_sum_reducescatter(nvshmem_team_t team, short *dest, const short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int_sum_reducescatter(nvshmem_team_t team, int *dest, const int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_long_sum_reducescatter(nvshmem_team_t team, long *dest, const long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_longlong_sum_reducescatter(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_float_sum_reducescatter(nvshmem_team_t team, float *dest, const float *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_sum_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_double_sum_reducescatter(nvshmem_team_t team, double *dest, const double *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uchar_prod_reducescatter(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ushort_prod_reducescatter(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint_prod_reducescatter(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulong_prod_reducescatter(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_ulonglong_prod_reducescatter(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int8_prod_reducescatter(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int16_prod_reducescatter(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int32_prod_reducescatter(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int64_prod_reducescatter(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint8_prod_reducescatter(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint16_prod_reducescatter(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint32_prod_reducescatter(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_uint64_prod_reducescatter(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_size_prod_reducescatter(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_schar_prod_reducescatter(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_short_prod_reducescatter(nvshmem_team_t team, short *dest, const short *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_int_prod_reducescatter(nvshmem_team_t team, int *dest, const int *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_long_prod_reducescatter(nvshmem_team_t team, long *dest, const long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_longlong_prod_reducescatter(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_float_prod_reducescatter(nvshmem_team_t team, float *dest, const float *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_prod_reducescatter(team: int, dest: _Device, src: _Device, nreduce: int) -> None:
    """Reduces elements of all PEs of a team by this operation, and gives each a part of the result.

    C: enum nvshmemx_status nvshmem_double_prod_reducescatter(nvshmem_team_t team, double *dest, const double *src, size_t nreduce)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_init_status() -> int:
    """Returns how far the library has started.

    C: int nvshmemx_init_status(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_query_thread(provided: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Returns how threads may call the library.

    C: void nvshmem_query_thread(int *provided)

      provided: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_global_exit(status: int) -> None:
    """Ends the programs of all PEs with a status.

    C: void nvshmem_global_exit(int status)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_my_pe() -> int:
    """Returns the number of this PE.

    C: int nvshmem_my_pe(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_n_pes() -> int:
    """Returns the number of PEs.

    C: int nvshmem_n_pes(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_info_get_version(major: _Pointer[ctypes.c_int] | int | _WriteArray, minor: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Returns the version of the interface that the library implements.

    C: void nvshmem_info_get_version(int *major, int *minor)

      major: passed; the call may write to the memory that it points to; host memory
      minor: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_info_get_name(name: _Writable) -> None:
    """Returns the name of the library.

    C: void nvshmem_info_get_name(char *name)

      name: passed; the call may write to the memory that it points to; host memory of 256 bytes

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_vendor_get_version_info(major: _Pointer[ctypes.c_int] | int | _WriteArray, minor: _Pointer[ctypes.c_int] | int | _WriteArray, patch: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Returns the library's version.

    C: void nvshmemx_vendor_get_version_info(int *major, int *minor, int *patch)

      major: passed; the call may write to the memory that it points to; host memory
      minor: passed; the call may write to the memory that it points to; host memory
      patch: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_malloc(size: int) -> int | None:
    """Allocates symmetric memory, on all PEs.

    C: void *nvshmem_malloc(size_t size)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_calloc(arg0: int, arg1: int) -> int | None:
    """Allocates symmetric memory full of zeros, on all PEs.

    C: void *nvshmem_calloc(size_t arg0, size_t arg1)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_align(arg0: int, arg1: int) -> int | None:
    """Allocates symmetric memory with an alignment, on all PEs.

    C: void *nvshmem_align(size_t arg0, size_t arg1)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_free(ptr: _Device) -> None:
    """Frees symmetric memory, on all PEs.

    C: void nvshmem_free(void *ptr)

      ptr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptr(ptr: _Device, pe: int) -> int | None:
    """Returns an address by which a PE's memory can be used directly, or null.

    C: void *nvshmem_ptr(const void *ptr, int pe)

      ptr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_mc_ptr(team: int, ptr: _Device) -> int | None:
    """Returns an address by which the memory of a team's PEs is written at once, or null.

    C: void *nvshmemx_mc_ptr(nvshmem_team_t team, const void *ptr)

      ptr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_uint_atomic_inc(unsigned int *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_ulong_atomic_inc(unsigned long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_ulonglong_atomic_inc(unsigned long long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_int32_atomic_inc(int32_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_uint32_atomic_inc(uint32_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_int64_atomic_inc(int64_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_uint64_atomic_inc(uint64_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_int_atomic_inc(int *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_long_atomic_inc(long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_longlong_atomic_inc(long long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_size_atomic_inc(size_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_atomic_inc(dest: _Device, pe: int) -> None:
    """Adds 1 to a value of a PE's memory, atomically.

    C: void nvshmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: unsigned int nvshmem_uint_atomic_fetch_inc(unsigned int *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: unsigned long nvshmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: unsigned long long nvshmem_ulonglong_atomic_fetch_inc(unsigned long long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: int32_t nvshmem_int32_atomic_fetch_inc(int32_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: uint32_t nvshmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: int64_t nvshmem_int64_atomic_fetch_inc(int64_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: uint64_t nvshmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: int nvshmem_int_atomic_fetch_inc(int *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: long nvshmem_long_atomic_fetch_inc(long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: long long nvshmem_longlong_atomic_fetch_inc(long long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: size_t nvshmem_size_atomic_fetch_inc(size_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_atomic_fetch_inc(dest: _Device, pe: int) -> int:
    """Adds 1 to a value of a PE's memory, atomically, and returns the value before.

    C: ptrdiff_t nvshmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: unsigned int nvshmem_uint_atomic_fetch(const unsigned int *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: unsigned long nvshmem_ulong_atomic_fetch(const unsigned long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: unsigned long long nvshmem_ulonglong_atomic_fetch(const unsigned long long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: int32_t nvshmem_int32_atomic_fetch(const int32_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: uint32_t nvshmem_uint32_atomic_fetch(const uint32_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: int64_t nvshmem_int64_atomic_fetch(const int64_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: uint64_t nvshmem_uint64_atomic_fetch(const uint64_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: int nvshmem_int_atomic_fetch(const int *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: long nvshmem_long_atomic_fetch(const long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: long long nvshmem_longlong_atomic_fetch(const long long *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: size_t nvshmem_size_atomic_fetch(const size_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_atomic_fetch(dest: _Device, pe: int) -> int:
    """Returns a value of a PE's memory, atomically.

    C: ptrdiff_t nvshmem_ptrdiff_atomic_fetch(const ptrdiff_t *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_atomic_fetch(dest: _Device, pe: int) -> float:
    """Returns a value of a PE's memory, atomically.

    C: float nvshmem_float_atomic_fetch(const float *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_atomic_fetch(dest: _Device, pe: int) -> float:
    """Returns a value of a PE's memory, atomically.

    C: double nvshmem_double_atomic_fetch(const double *dest, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_ulonglong_atomic_add(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_int32_atomic_add(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_int64_atomic_add(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_int_atomic_add(int *dest, int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_long_atomic_add(long *dest, long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_longlong_atomic_add(long long *dest, long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_size_atomic_add(size_t *dest, size_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_atomic_add(dest: _Device, value: int, pe: int) -> None:
    """Adds a value to one of a PE's memory, atomically.

    C: void nvshmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_atomic_add(dest: _Device, value: float, pe: int) -> None:
    """Adds a float to one of a PE's memory, atomically.

    C: void nvshmemx_float_atomic_add(float *dest, float value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.7.
    """
def nvshmemx_double_atomic_add(dest: _Device, value: float, pe: int) -> None:
    """Adds a float to one of a PE's memory, atomically.

    C: void nvshmemx_double_atomic_add(double *dest, double value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.7.
    """
def nvshmemx_float_atomic_fetch_add(dest: _Device, value: float, pe: int) -> float:
    """Adds a float to one of a PE's memory, atomically, and returns the value before.

    C: float nvshmemx_float_atomic_fetch_add(float *dest, float value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.7.
    """
def nvshmemx_double_atomic_fetch_add(dest: _Device, value: float, pe: int) -> float:
    """Adds a float to one of a PE's memory, atomically, and returns the value before.

    C: double nvshmemx_double_atomic_fetch_add(double *dest, double value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.7.
    """
def nvshmem_uint_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_ulonglong_atomic_set(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_int32_atomic_set(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_int64_atomic_set(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_int_atomic_set(int *dest, int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_long_atomic_set(long *dest, long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_longlong_atomic_set(long long *dest, long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_size_atomic_set(size_t *dest, size_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_atomic_set(dest: _Device, value: int, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_atomic_set(dest: _Device, value: float, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_float_atomic_set(float *dest, float value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_atomic_set(dest: _Device, value: float, pe: int) -> None:
    """Sets a value of a PE's memory, atomically.

    C: void nvshmem_double_atomic_set(double *dest, double value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: unsigned int nvshmem_uint_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: unsigned long nvshmem_ulong_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: unsigned long long nvshmem_ulonglong_atomic_fetch_add(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: int32_t nvshmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: uint32_t nvshmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: int64_t nvshmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: uint64_t nvshmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: int nvshmem_int_atomic_fetch_add(int *dest, int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: long nvshmem_long_atomic_fetch_add(long *dest, long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: long long nvshmem_longlong_atomic_fetch_add(long long *dest, long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: size_t nvshmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_atomic_fetch_add(dest: _Device, value: int, pe: int) -> int:
    """Adds a value to one of a PE's memory, atomically, and returns the value before.

    C: ptrdiff_t nvshmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: unsigned int nvshmem_uint_atomic_swap(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: unsigned long nvshmem_ulong_atomic_swap(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: unsigned long long nvshmem_ulonglong_atomic_swap(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: int32_t nvshmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: uint32_t nvshmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: int64_t nvshmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: uint64_t nvshmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: int nvshmem_int_atomic_swap(int *dest, int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: long nvshmem_long_atomic_swap(long *dest, long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: long long nvshmem_longlong_atomic_swap(long long *dest, long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: size_t nvshmem_size_atomic_swap(size_t *dest, size_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_atomic_swap(dest: _Device, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: ptrdiff_t nvshmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_atomic_swap(dest: _Device, value: float, pe: int) -> float:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: float nvshmem_float_atomic_swap(float *dest, float value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_atomic_swap(dest: _Device, value: float, pe: int) -> float:
    """Replaces a value of a PE's memory, atomically, and returns the value before.

    C: double nvshmem_double_atomic_swap(double *dest, double value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: unsigned int nvshmem_uint_atomic_compare_swap(unsigned int *dest, unsigned int cond, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: unsigned long nvshmem_ulong_atomic_compare_swap(unsigned long *dest, unsigned long cond, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: unsigned long long nvshmem_ulonglong_atomic_compare_swap(unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: int32_t nvshmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: uint32_t nvshmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: int64_t nvshmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: uint64_t nvshmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: int nvshmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: long nvshmem_long_atomic_compare_swap(long *dest, long cond, long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: long long nvshmem_longlong_atomic_compare_swap(long long *dest, long long cond, long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: size_t nvshmem_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_atomic_compare_swap(dest: _Device, cond: int, value: int, pe: int) -> int:
    """Replaces a value of a PE's memory if it is the expected one, atomically, and returns the value before.

    C: ptrdiff_t nvshmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_and(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_and(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_and(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_ulonglong_atomic_and(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_and(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_int32_atomic_and(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_and(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_and(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_int64_atomic_and(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_and(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_or(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_or(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_or(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_ulonglong_atomic_or(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_or(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_int32_atomic_or(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_or(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_or(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_int64_atomic_or(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_or(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_xor(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_xor(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_xor(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_ulonglong_atomic_xor(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_xor(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_xor(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_xor(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_xor(dest: _Device, value: int, pe: int) -> None:
    """Combines a value of a PE's memory with bits by this operation, atomically.

    C: void nvshmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_fetch_and(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned int nvshmem_uint_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_fetch_and(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned long nvshmem_ulong_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_fetch_and(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned long long nvshmem_ulonglong_atomic_fetch_and(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_fetch_and(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: int32_t nvshmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_fetch_and(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: uint32_t nvshmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_fetch_and(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: int64_t nvshmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_fetch_and(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: uint64_t nvshmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_fetch_or(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned int nvshmem_uint_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_fetch_or(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned long nvshmem_ulong_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_fetch_or(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned long long nvshmem_ulonglong_atomic_fetch_or(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_fetch_or(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: int32_t nvshmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_fetch_or(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: uint32_t nvshmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_fetch_or(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: int64_t nvshmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_fetch_or(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: uint64_t nvshmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_atomic_fetch_xor(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned int nvshmem_uint_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_atomic_fetch_xor(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned long nvshmem_ulong_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_atomic_fetch_xor(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: unsigned long long nvshmem_ulonglong_atomic_fetch_xor(unsigned long long *dest, unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_atomic_fetch_xor(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: int32_t nvshmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_atomic_fetch_xor(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: uint32_t nvshmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_atomic_fetch_xor(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: int64_t nvshmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_atomic_fetch_xor(dest: _Device, value: int, pe: int) -> int:
    """Combines a value of a PE's memory with bits by this operation, atomically, and returns the value before.

    C: uint64_t nvshmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_p(dest: _Device, value: float, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_float_p(float *dest, const float value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_p(dest: _Device, value: float, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_double_p(double *dest, const double value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_short_p(short *dest, const short value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_schar_p(signed char *dest, const signed char value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_int_p(int *dest, const int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_long_p(long *dest, const long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_longlong_p(long long *dest, const long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_uchar_p(unsigned char *dest, const unsigned char value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_ushort_p(unsigned short *dest, const unsigned short value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_uint_p(unsigned int *dest, const unsigned int value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_ulong_p(unsigned long *dest, const unsigned long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_ulonglong_p(unsigned long long *dest, const unsigned long long value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_int8_p(int8_t *dest, const int8_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_int16_p(int16_t *dest, const int16_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_int32_p(int32_t *dest, const int32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_int64_p(int64_t *dest, const int64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_uint8_p(uint8_t *dest, const uint8_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_uint16_p(uint16_t *dest, const uint16_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_uint32_p(uint32_t *dest, const uint32_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_uint64_p(uint64_t *dest, const uint64_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_size_p(size_t *dest, const size_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_p(dest: _Device, value: int, pe: int) -> None:
    """Writes one element into a PE's memory.

    C: void nvshmem_ptrdiff_p(ptrdiff_t *dest, const ptrdiff_t value, int pe)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_float_put(float *dest, const float *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_double_put(double *dest, const double *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_short_put(short *dest, const short *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_schar_put(signed char *dest, const signed char *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_int_put(int *dest, const int *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_long_put(long *dest, const long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_longlong_put(long long *dest, const long long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_uchar_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_ushort_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_uint_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_ulong_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_ulonglong_put(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_int8_put(int8_t *dest, const int8_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_int16_put(int16_t *dest, const int16_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_int32_put(int32_t *dest, const int32_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_int64_put(int64_t *dest, const int64_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_size_put(size_t *dest, const size_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_put(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory.

    C: void nvshmem_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put8(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory.

    C: void nvshmem_put8(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put16(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory.

    C: void nvshmem_put16(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put32(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory.

    C: void nvshmem_put32(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put64(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory.

    C: void nvshmem_put64(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put128(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory.

    C: void nvshmem_put128(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_putmem(dest: _Device, source: _Device, bytes: int, pe: int) -> None:
    """Copies bytes to a PE's memory.

    C: void nvshmem_putmem(void *dest, const void *source, size_t bytes, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_float_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_double_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_short_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_schar_iput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_int_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_long_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_longlong_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_uchar_iput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_ushort_iput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_uint_iput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_ulong_iput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_ulonglong_iput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_int8_iput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_int16_iput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_int32_iput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_int64_iput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_uint8_iput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_uint16_iput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_uint32_iput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_uint64_iput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_size_iput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_iput(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements to a PE's memory.

    C: void nvshmem_ptrdiff_iput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iput8(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits to a PE's memory.

    C: void nvshmem_iput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iput16(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits to a PE's memory.

    C: void nvshmem_iput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iput32(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits to a PE's memory.

    C: void nvshmem_iput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iput64(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits to a PE's memory.

    C: void nvshmem_iput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iput128(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits to a PE's memory.

    C: void nvshmem_iput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_float_put_nbi(float *dest, const float *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_double_put_nbi(double *dest, const double *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_short_put_nbi(short *dest, const short *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_schar_put_nbi(signed char *dest, const signed char *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_int_put_nbi(int *dest, const int *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_long_put_nbi(long *dest, const long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_longlong_put_nbi(long long *dest, const long long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_uchar_put_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_ushort_put_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_uint_put_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_ulong_put_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_ulonglong_put_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_int8_put_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_int16_put_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_int32_put_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_int64_put_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_uint8_put_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_uint16_put_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_uint32_put_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_uint64_put_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_size_put_nbi(size_t *dest, const size_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_put_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements to a PE's memory, and returns before the source may change.

    C: void nvshmem_ptrdiff_put_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put8_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory, and returns before the source may change.

    C: void nvshmem_put8_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put16_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory, and returns before the source may change.

    C: void nvshmem_put16_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put32_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory, and returns before the source may change.

    C: void nvshmem_put32_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put64_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory, and returns before the source may change.

    C: void nvshmem_put64_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_put128_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits to a PE's memory, and returns before the source may change.

    C: void nvshmem_put128_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_putmem_nbi(dest: _Device, source: _Device, bytes: int, pe: int) -> None:
    """Copies bytes to a PE's memory, and returns before the source may change.

    C: void nvshmem_putmem_nbi(void *dest, const void *source, size_t bytes, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_g(src: _Device, pe: int) -> float:
    """Returns one element of a PE's memory.

    C: float nvshmem_float_g(const float *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_g(src: _Device, pe: int) -> float:
    """Returns one element of a PE's memory.

    C: double nvshmem_double_g(const double *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: short nvshmem_short_g(const short *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: signed char nvshmem_schar_g(const signed char *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: int nvshmem_int_g(const int *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: long nvshmem_long_g(const long *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: long long nvshmem_longlong_g(const long long *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: unsigned char nvshmem_uchar_g(const unsigned char *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: unsigned short nvshmem_ushort_g(const unsigned short *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: unsigned int nvshmem_uint_g(const unsigned int *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: unsigned long nvshmem_ulong_g(const unsigned long *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: unsigned long long nvshmem_ulonglong_g(const unsigned long long *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: int8_t nvshmem_int8_g(const int8_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: int16_t nvshmem_int16_g(const int16_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: int32_t nvshmem_int32_g(const int32_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: int64_t nvshmem_int64_g(const int64_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: uint8_t nvshmem_uint8_g(const uint8_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: uint16_t nvshmem_uint16_g(const uint16_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: uint32_t nvshmem_uint32_g(const uint32_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: uint64_t nvshmem_uint64_g(const uint64_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: size_t nvshmem_size_g(const size_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_g(src: _Device, pe: int) -> int:
    """Returns one element of a PE's memory.

    C: ptrdiff_t nvshmem_ptrdiff_g(const ptrdiff_t *src, int pe)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_float_get(float *dest, const float *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_double_get(double *dest, const double *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_short_get(short *dest, const short *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_schar_get(signed char *dest, const signed char *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_int_get(int *dest, const int *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_long_get(long *dest, const long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_longlong_get(long long *dest, const long long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_uchar_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_ushort_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_uint_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_ulong_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_ulonglong_get(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_int8_get(int8_t *dest, const int8_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_int16_get(int16_t *dest, const int16_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_int32_get(int32_t *dest, const int32_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_int64_get(int64_t *dest, const int64_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_size_get(size_t *dest, const size_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_get(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory.

    C: void nvshmem_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get8(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory.

    C: void nvshmem_get8(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get16(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory.

    C: void nvshmem_get16(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get32(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory.

    C: void nvshmem_get32(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get64(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory.

    C: void nvshmem_get64(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get128(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory.

    C: void nvshmem_get128(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_getmem(dest: _Device, source: _Device, bytes: int, pe: int) -> None:
    """Copies bytes from a PE's memory.

    C: void nvshmem_getmem(void *dest, const void *source, size_t bytes, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_float_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_double_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_short_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_schar_iget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_int_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_long_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_longlong_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_uchar_iget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_ushort_iget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_uint_iget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_ulong_iget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_ulonglong_iget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_int8_iget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_int16_iget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_int32_iget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_int64_iget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_uint8_iget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_uint16_iget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_uint32_iget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_uint64_iget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_size_iget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_iget(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements from a PE's memory.

    C: void nvshmem_ptrdiff_iget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iget8(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits from a PE's memory.

    C: void nvshmem_iget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iget16(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits from a PE's memory.

    C: void nvshmem_iget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iget32(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits from a PE's memory.

    C: void nvshmem_iget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iget64(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits from a PE's memory.

    C: void nvshmem_iget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_iget128(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int) -> None:
    """Copies strided elements of this number of bits from a PE's memory.

    C: void nvshmem_iget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_float_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_float_get_nbi(float *dest, const float *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_double_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_double_get_nbi(double *dest, const double *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_short_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_short_get_nbi(short *dest, const short *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_schar_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_schar_get_nbi(signed char *dest, const signed char *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_int_get_nbi(int *dest, const int *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_long_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_long_get_nbi(long *dest, const long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_longlong_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_longlong_get_nbi(long long *dest, const long long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uchar_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_uchar_get_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ushort_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_ushort_get_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_uint_get_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulong_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_ulong_get_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ulonglong_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_ulonglong_get_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int8_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_int8_get_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int16_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_int16_get_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int32_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_int32_get_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_int64_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_int64_get_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint8_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_uint8_get_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint16_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_uint16_get_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint32_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_uint32_get_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_uint64_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_uint64_get_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_size_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_size_get_nbi(size_t *dest, const size_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_ptrdiff_get_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements from a PE's memory, and returns before that is done.

    C: void nvshmem_ptrdiff_get_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get8_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory, and returns before that is done.

    C: void nvshmem_get8_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get16_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory, and returns before that is done.

    C: void nvshmem_get16_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get32_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory, and returns before that is done.

    C: void nvshmem_get32_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get64_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory, and returns before that is done.

    C: void nvshmem_get64_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_get128_nbi(dest: _Device, source: _Device, nelems: int, pe: int) -> None:
    """Copies elements of this number of bits from a PE's memory, and returns before that is done.

    C: void nvshmem_get128_nbi(void *dest, const void *source, size_t nelems, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_getmem_nbi(dest: _Device, source: _Device, bytes: int, pe: int) -> None:
    """Copies bytes from a PE's memory, and returns before that is done.

    C: void nvshmem_getmem_nbi(void *dest, const void *source, size_t bytes, int pe)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_signal_fetch(sig_addr: _Device) -> int:
    """Returns a signal of this PE.

    C: uint64_t nvshmem_signal_fetch(uint64_t *sig_addr)

      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_quiet() -> None:
    """Waits until all writes of this PE are done.

    C: void nvshmem_quiet(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_fence() -> None:
    """Orders the writes to each PE: those before it are seen before those behind it.

    C: void nvshmem_fence(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_team_my_pe(team: int) -> int:
    """Returns the number of this PE in a team.

    C: int nvshmem_team_my_pe(nvshmem_team_t team)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_team_n_pes(team: int) -> int:
    """Returns the number of PEs of a team.

    C: int nvshmem_team_n_pes(nvshmem_team_t team)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_team_get_config(team: int, config: _Pointer[nvshmem_team_config_v2] | int) -> None:
    """Returns the configuration of a team.

    C: void nvshmem_team_get_config(nvshmem_team_t team, nvshmem_team_config_t *config)

      config: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_team_translate_pe(src_team: int, src_pe: int, dest_team: int) -> int:
    """Returns the number of a team's PE in another team.

    C: int nvshmem_team_translate_pe(nvshmem_team_t src_team, int src_pe, nvshmem_team_t dest_team)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_team_split_strided(parent_team: int, PE_start: int, PE_stride: int, PE_size: int, config: _Pointer[nvshmem_team_config_v2] | int, config_mask: int) -> int:
    """Creates a team of PEs of another team, with a stride.

    C: enum nvshmemx_status nvshmem_team_split_strided(nvshmem_team_t parent_team, int PE_start, int PE_stride, int PE_size, const nvshmem_team_config_t *config, long config_mask, nvshmem_team_t *new_team)

      config: passed; host memory
      new_team: returned

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_team_get_uniqueid() -> int:
    """Creates an identifier for a new team.

    C: enum nvshmemx_status nvshmemx_team_get_uniqueid(nvshmemx_team_uniqueid_t *uniqueid)

      uniqueid: returned

    https://docs.nvidia.com/nvshmem/api/
    Since 3.3.
    """
def nvshmemx_team_init(config: _Pointer[nvshmem_team_config_v2] | int, config_mask: int, npes: int, pe_idx_in_team: int) -> int:
    """Creates a team by an identifier.

    C: enum nvshmemx_status nvshmemx_team_init(nvshmem_team_t *team, nvshmem_team_config_t *config, long config_mask, int npes, int pe_idx_in_team)

      team: returned
      config: passed; host memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.3.
    """
def nvshmem_team_split_2d(parent_team: int, xrange: int, xaxis_config: _Pointer[nvshmem_team_config_v2] | int, xaxis_mask: int, yaxis_config: _Pointer[nvshmem_team_config_v2] | int, yaxis_mask: int) -> tuple[int, int]:
    """Divides a team into rows and columns.

    C: enum nvshmemx_status nvshmem_team_split_2d(nvshmem_team_t parent_team, int xrange, const nvshmem_team_config_t *xaxis_config, long xaxis_mask, nvshmem_team_t *xaxis_team, const nvshmem_team_config_t *yaxis_config, long yaxis_mask, nvshmem_team_t *yaxis_team)

      xaxis_config: passed; host memory
      xaxis_team: returned
      yaxis_config: passed; host memory
      yaxis_team: returned

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmem_team_destroy(team: int) -> None:
    """Destroys a team.

    C: void nvshmem_team_destroy(nvshmem_team_t team)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_alltoall_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_alltoall_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_alltoall_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_alltoall_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_alltoall_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_alltoall_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_alltoall_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_alltoall_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_alltoall_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_alltoall_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_alltoall_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_alltoall_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_alltoall_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_alltoall_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_alltoall_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_alltoall_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_alltoall_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_alltoall_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_alltoall_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_alltoall_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_alltoall_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_alltoall_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of elements between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ptrdiff_alltoall_on_stream(nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_alltoallmem_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Exchanges a block of bytes between each two PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_alltoallmem_on_stream(nvshmem_team_t team, void *dest, const void *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_barrier_on_stream(team: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait for all PEs of a team, and for their writes.

    C: enum nvshmemx_status nvshmemx_barrier_on_stream(nvshmem_team_t team, cudaStream_t stream)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_barrier_all_on_stream(arg0: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait for all PEs, and for their writes.

    C: void nvshmemx_barrier_all_on_stream(cudaStream_t arg0)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_team_sync_on_stream(team: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait for all PEs of a team, but not for their writes.

    C: enum nvshmemx_status nvshmemx_team_sync_on_stream(nvshmem_team_t team, cudaStream_t stream)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_sync_all_on_stream(arg0: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait for all PEs, but not for their writes.

    C: void nvshmemx_sync_all_on_stream(cudaStream_t arg0)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_broadcast_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_broadcast_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_broadcast_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_broadcast_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_broadcast_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_broadcast_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_broadcast_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_broadcast_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_broadcast_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_broadcast_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_broadcast_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_broadcast_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_broadcast_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_broadcast_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_broadcast_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_broadcast_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_broadcast_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_broadcast_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_broadcast_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_broadcast_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_broadcast_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_broadcast_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ptrdiff_broadcast_on_stream(nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_broadcastmem_on_stream(team: int, dest: _Device, src: _Device, nelem: int, PE_root: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Copies bytes of the root to all PEs of a team, in a stream's order.

    C: enum nvshmemx_status nvshmemx_broadcastmem_on_stream(nvshmem_team_t team, void *dest, const void *src, size_t nelem, int PE_root, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_fcollect_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_fcollect_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_fcollect_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_fcollect_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_fcollect_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_fcollect_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_fcollect_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_fcollect_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_fcollect_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_fcollect_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_fcollect_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_fcollect_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_fcollect_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_fcollect_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_fcollect_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_fcollect_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_fcollect_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_fcollect_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_fcollect_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_fcollect_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_fcollect_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_fcollect_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the elements of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ptrdiff_fcollect_on_stream(nvshmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_fcollectmem_on_stream(team: int, dest: _Device, src: _Device, nelem: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Gives all PEs of a team the bytes of each, in a stream's order.

    C: enum nvshmemx_status nvshmemx_fcollectmem_on_stream(nvshmem_team_t team, void *dest, const void *src, size_t nelem, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_and_reduce_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_and_reduce_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_and_reduce_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_and_reduce_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_and_reduce_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_and_reduce_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_and_reduce_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_and_reduce_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_and_reduce_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_and_reduce_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_and_reduce_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_and_reduce_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_and_reduce_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_and_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_and_reduce_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_or_reduce_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_or_reduce_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_or_reduce_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_or_reduce_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_or_reduce_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_or_reduce_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_or_reduce_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_or_reduce_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_or_reduce_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_or_reduce_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_or_reduce_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_or_reduce_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_or_reduce_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_or_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_or_reduce_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_xor_reduce_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_xor_reduce_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_xor_reduce_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_xor_reduce_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_xor_reduce_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_xor_reduce_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_xor_reduce_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_xor_reduce_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_xor_reduce_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_xor_reduce_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_xor_reduce_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_xor_reduce_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_xor_reduce_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_xor_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_xor_reduce_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_max_reduce_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_max_reduce_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_max_reduce_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_max_reduce_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_max_reduce_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_max_reduce_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_max_reduce_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_max_reduce_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_max_reduce_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_max_reduce_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_max_reduce_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_max_reduce_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_max_reduce_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_max_reduce_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_max_reduce_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_max_reduce_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_max_reduce_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_max_reduce_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_max_reduce_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_max_reduce_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_max_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_max_reduce_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_min_reduce_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_min_reduce_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_min_reduce_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_min_reduce_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_min_reduce_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_min_reduce_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_min_reduce_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_min_reduce_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_min_reduce_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_min_reduce_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_min_reduce_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_min_reduce_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_min_reduce_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_min_reduce_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_min_reduce_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_min_reduce_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_min_reduce_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_min_reduce_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_min_reduce_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_min_reduce_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_min_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_min_reduce_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_sum_reduce_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_sum_reduce_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_sum_reduce_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_sum_reduce_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_sum_reduce_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_sum_reduce_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_sum_reduce_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_sum_reduce_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_sum_reduce_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_sum_reduce_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_sum_reduce_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_sum_reduce_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_sum_reduce_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_sum_reduce_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_sum_reduce_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_sum_reduce_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_sum_reduce_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_sum_reduce_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_sum_reduce_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_sum_reduce_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_sum_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_sum_reduce_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_prod_reduce_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_prod_reduce_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_prod_reduce_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_prod_reduce_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_prod_reduce_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_prod_reduce_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_prod_reduce_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_prod_reduce_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_prod_reduce_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_prod_reduce_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_prod_reduce_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_prod_reduce_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_prod_reduce_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_prod_reduce_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_prod_reduce_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_prod_reduce_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_prod_reduce_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_prod_reduce_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_prod_reduce_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_prod_reduce_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_prod_reduce_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_prod_reduce_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_and_reducescatter_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_and_reducescatter_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_and_reducescatter_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_and_reducescatter_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_and_reducescatter_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_and_reducescatter_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_and_reducescatter_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_and_reducescatter_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_and_reducescatter_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_and_reducescatter_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_and_reducescatter_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_and_reducescatter_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_and_reducescatter_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_and_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_and_reducescatter_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_or_reducescatter_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_or_reducescatter_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_or_reducescatter_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_or_reducescatter_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_or_reducescatter_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_or_reducescatter_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_or_reducescatter_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_or_reducescatter_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_or_reducescatter_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_or_reducescatter_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_or_reducescatter_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_or_reducescatter_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_or_reducescatter_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_or_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_or_reducescatter_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_xor_reducescatter_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_xor_reducescatter_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_xor_reducescatter_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_xor_reducescatter_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_xor_reducescatter_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_xor_reducescatter_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_xor_reducescatter_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_xor_reducescatter_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_xor_reducescatter_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_xor_reducescatter_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_xor_reducescatter_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_xor_reducescatter_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_xor_reducescatter_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_xor_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces bits of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_xor_reducescatter_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_max_reducescatter_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_max_reducescatter_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_max_reducescatter_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_max_reducescatter_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_max_reducescatter_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_max_reducescatter_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_max_reducescatter_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_max_reducescatter_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_max_reducescatter_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_max_reducescatter_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_max_reducescatter_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_max_reducescatter_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_max_reducescatter_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_max_reducescatter_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_max_reducescatter_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_max_reducescatter_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_max_reducescatter_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_max_reducescatter_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_max_reducescatter_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_max_reducescatter_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_max_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_max_reducescatter_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_min_reducescatter_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_min_reducescatter_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_min_reducescatter_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_min_reducescatter_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_min_reducescatter_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_min_reducescatter_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_min_reducescatter_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_min_reducescatter_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_min_reducescatter_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_min_reducescatter_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_min_reducescatter_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_min_reducescatter_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_min_reducescatter_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_min_reducescatter_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_min_reducescatter_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_min_reducescatter_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_min_reducescatter_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_min_reducescatter_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_min_reducescatter_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_min_reducescatter_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_min_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_min_reducescatter_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_sum_reducescatter_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_sum_reducescatter_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_sum_reducescatter_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_sum_reducescatter_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_sum_reducescatter_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_sum_reducescatter_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_sum_reducescatter_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_sum_reducescatter_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_sum_reducescatter_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_sum_reducescatter_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_sum_reducescatter_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_sum_reducescatter_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_sum_reducescatter_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_sum_reducescatter_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_sum_reducescatter_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_sum_reducescatter_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_sum_reducescatter_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_sum_reducescatter_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_sum_reducescatter_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_sum_reducescatter_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_sum_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_sum_reducescatter_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uchar_prod_reducescatter_on_stream(nvshmem_team_t team, unsigned char *dest, const unsigned char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ushort_prod_reducescatter_on_stream(nvshmem_team_t team, unsigned short *dest, const unsigned short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint_prod_reducescatter_on_stream(nvshmem_team_t team, unsigned int *dest, const unsigned int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulong_prod_reducescatter_on_stream(nvshmem_team_t team, unsigned long *dest, const unsigned long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_ulonglong_prod_reducescatter_on_stream(nvshmem_team_t team, unsigned long long *dest, const unsigned long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int8_prod_reducescatter_on_stream(nvshmem_team_t team, int8_t *dest, const int8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int16_prod_reducescatter_on_stream(nvshmem_team_t team, int16_t *dest, const int16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int32_prod_reducescatter_on_stream(nvshmem_team_t team, int32_t *dest, const int32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int64_prod_reducescatter_on_stream(nvshmem_team_t team, int64_t *dest, const int64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint8_prod_reducescatter_on_stream(nvshmem_team_t team, uint8_t *dest, const uint8_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint16_prod_reducescatter_on_stream(nvshmem_team_t team, uint16_t *dest, const uint16_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint32_prod_reducescatter_on_stream(nvshmem_team_t team, uint32_t *dest, const uint32_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_uint64_prod_reducescatter_on_stream(nvshmem_team_t team, uint64_t *dest, const uint64_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_size_prod_reducescatter_on_stream(nvshmem_team_t team, size_t *dest, const size_t *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_schar_prod_reducescatter_on_stream(nvshmem_team_t team, signed char *dest, const signed char *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_short_prod_reducescatter_on_stream(nvshmem_team_t team, short *dest, const short *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_int_prod_reducescatter_on_stream(nvshmem_team_t team, int *dest, const int *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_long_prod_reducescatter_on_stream(nvshmem_team_t team, long *dest, const long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_longlong_prod_reducescatter_on_stream(nvshmem_team_t team, long long *dest, const long long *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_float_prod_reducescatter_on_stream(nvshmem_team_t team, float *dest, const float *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_prod_reducescatter_on_stream(team: int, dest: _Device, src: _Device, nreduce: int, stream: runtime.cudaStream_t | int | None) -> None:
    """Reduces elements of all PEs of a team by this operation and gives each a part, in a stream's order.

    C: enum nvshmemx_status nvshmemx_double_prod_reducescatter_on_stream(nvshmem_team_t team, double *dest, const double *src, size_t nreduce, cudaStream_t stream)

      dest: passed; device memory
      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_buffer_register(addr: _Writable | _Device, length: int | None) -> None:
    """Registers local memory, so that copies with it need no other copy.

    C: enum nvshmemx_status nvshmemx_buffer_register(void *addr, size_t length)

      addr: passed; host or device memory of length bytes

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_buffer_unregister(addr: _Writable) -> None:
    """Ends the registration of local memory.

    C: enum nvshmemx_status nvshmemx_buffer_unregister(void *addr)

      addr: passed; an address that the call does not read or write

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_buffer_unregister_all() -> None:
    """Ends all registrations of local memory.

    C: void nvshmemx_buffer_unregister_all(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_hostlib_init_attr(flags: int, attr: _Pointer[nvshmemx_init_attr_v2] | int) -> None:
    """Starts the library on this PE, as attributes say.

    C: enum nvshmemx_status nvshmemx_hostlib_init_attr(unsigned int flags, nvshmemx_init_attr_t *attr)

      attr: passed; host memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_hostlib_finalize() -> None:
    """Ends the use of the library on this PE.

    C: void nvshmemx_hostlib_finalize(void)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_set_attr_uniqueid_args(myrank: int, nranks: int, uniqueid: _Pointer[nvshmemx_uniqueid_v1] | int, attr: _Pointer[nvshmemx_init_attr_v2] | int) -> None:
    """Fills in the attributes of a start by an identifier.

    C: enum nvshmemx_status nvshmemx_set_attr_uniqueid_args(const int myrank, const int nranks, const nvshmemx_uniqueid_t *uniqueid, nvshmemx_init_attr_t *attr)

      uniqueid: passed; host memory
      attr: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_set_attr_mpi_comm_args(mpi_comm: _Writable, nvshmem_attr: _Pointer[nvshmemx_init_attr_v2] | int) -> None:
    """Fills in the attributes of a start by MPI.

    C: enum nvshmemx_status nvshmemx_set_attr_mpi_comm_args(void *mpi_comm, nvshmemx_init_attr_t *nvshmem_attr)

      mpi_comm: passed; host memory (size not known: an object of another library)
      nvshmem_attr: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.3.
    """
def nvshmemx_get_uniqueid() -> nvshmemx_uniqueid_v1:
    """Creates an identifier, by which all PEs start.

    C: enum nvshmemx_status nvshmemx_get_uniqueid(nvshmemx_uniqueid_t *uniqueid)

      uniqueid: returned

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_cumodule_init(module: driver.CUmodule | int | None) -> None:
    """Lets the kernels of a CUDA module use NVSHMEM.

    C: enum nvshmemx_status nvshmemx_cumodule_init(CUmodule module)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_cumodule_finalize(module: driver.CUmodule | int | None) -> None:
    """Ends the use of NVSHMEM by a CUDA module.

    C: enum nvshmemx_status nvshmemx_cumodule_finalize(CUmodule module)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_buffer_register_symmetric(buf_ptr: _Device, size: int, flags: int) -> int | None:
    """Registers memory of all PEs as symmetric memory.

    C: void *nvshmemx_buffer_register_symmetric(void *buf_ptr, size_t size, int flags)

      buf_ptr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.3.
    """
def nvshmemx_buffer_register_symmetric_at_preferred_address(buf_ptr: _Device, size: int, preferred_addr: _Writable, flags: int) -> int | None:
    """Registers memory of all PEs as symmetric memory, at a wished address.

    C: void *nvshmemx_buffer_register_symmetric_at_preferred_address(void *buf_ptr, size_t size, void *preferred_addr, int flags)

      buf_ptr: passed; device memory
      preferred_addr: passed; an address that the call does not read or write

    https://docs.nvidia.com/nvshmem/api/
    Since 3.6.
    """
def nvshmemx_buffer_unregister_symmetric(mmap_ptr: _Device, size: int) -> None:
    """Ends the registration of symmetric memory.

    C: enum nvshmemx_status nvshmemx_buffer_unregister_symmetric(void *mmap_ptr, size_t size)

      mmap_ptr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.3.
    """
def nvshmemx_region_start(attrs: _Pointer[nvshmemx_region_attrs_t] | int) -> int:
    """Begins a region of communication.

    C: enum nvshmemx_status nvshmemx_region_start(nvshmemx_region_handle_t *handle, const nvshmemx_region_attrs_t *attrs)

      handle: returned
      attrs: passed; host memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.8.
    """
def nvshmemx_region_stop(handle: int) -> None:
    """Ends a region of communication.

    C: enum nvshmemx_status nvshmemx_region_stop(nvshmemx_region_handle_t handle)

    https://docs.nvidia.com/nvshmem/api/
    Since 3.8.
    """
def nvshmemx_region_is_active(hints: int) -> int:
    """Returns whether a region of communication is active.

    C: enum nvshmemx_status nvshmemx_region_is_active(uint32_t hints, int *active)

      active: returned

    https://docs.nvidia.com/nvshmem/api/
    Since 3.8.
    """
def nvshmemx_culibrary_init(library: runtime.cudaLibrary_t | int | None) -> None:
    """Lets the kernels of a CUDA library use NVSHMEM.

    C: enum nvshmemx_status nvshmemx_culibrary_init(CUlibrary library)

    https://docs.nvidia.com/nvshmem/api/
    Since 3.3.
    """
def nvshmemx_culibrary_finalize(library: runtime.cudaLibrary_t | int | None) -> None:
    """Ends the use of NVSHMEM by a CUDA library.

    C: enum nvshmemx_status nvshmemx_culibrary_finalize(CUlibrary library)

    https://docs.nvidia.com/nvshmem/api/
    Since 3.3.
    """
def nvshmemx_float_p_on_stream(dest: _Device, value: float, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_float_p_on_stream(float *dest, const float value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_p_on_stream(dest: _Device, value: float, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_double_p_on_stream(double *dest, const double value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_short_p_on_stream(short *dest, const short value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_schar_p_on_stream(signed char *dest, const signed char value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_int_p_on_stream(int *dest, const int value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_long_p_on_stream(long *dest, const long value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_longlong_p_on_stream(long long *dest, const long long value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_uchar_p_on_stream(unsigned char *dest, const unsigned char value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_ushort_p_on_stream(unsigned short *dest, const unsigned short value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_uint_p_on_stream(unsigned int *dest, const unsigned int value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_ulong_p_on_stream(unsigned long *dest, const unsigned long value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_ulonglong_p_on_stream(unsigned long long *dest, const unsigned long long value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_int8_p_on_stream(int8_t *dest, const int8_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_int16_p_on_stream(int16_t *dest, const int16_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_int32_p_on_stream(int32_t *dest, const int32_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_int64_p_on_stream(int64_t *dest, const int64_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_uint8_p_on_stream(uint8_t *dest, const uint8_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_uint16_p_on_stream(uint16_t *dest, const uint16_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_uint32_p_on_stream(uint32_t *dest, const uint32_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_uint64_p_on_stream(uint64_t *dest, const uint64_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_size_p_on_stream(size_t *dest, const size_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_p_on_stream(dest: _Device, value: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Writes one element into a PE's memory, in a stream's order.

    C: void nvshmemx_ptrdiff_p_on_stream(ptrdiff_t *dest, const ptrdiff_t value, int pe, cudaStream_t cstrm)

      dest: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_float_put_on_stream(float *dest, const float *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_double_put_on_stream(double *dest, const double *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_short_put_on_stream(short *dest, const short *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_schar_put_on_stream(signed char *dest, const signed char *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int_put_on_stream(int *dest, const int *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_long_put_on_stream(long *dest, const long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_longlong_put_on_stream(long long *dest, const long long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uchar_put_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ushort_put_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint_put_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ulong_put_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ulonglong_put_on_stream(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int8_put_on_stream(int8_t *dest, const int8_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int16_put_on_stream(int16_t *dest, const int16_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int32_put_on_stream(int32_t *dest, const int32_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int64_put_on_stream(int64_t *dest, const int64_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint8_put_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint16_put_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint32_put_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint64_put_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_size_put_on_stream(size_t *dest, const size_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_put_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ptrdiff_put_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put8_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put8_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put16_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put16_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put32_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put32_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put64_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put64_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put128_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put128_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_putmem_on_stream(dest: _Device, source: _Device, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies bytes to a PE's memory, in a stream's order.

    C: void nvshmemx_putmem_on_stream(void *dest, const void *source, size_t bytes, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_float_put_signal_on_stream(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_double_put_signal_on_stream(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_short_put_signal_on_stream(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_schar_put_signal_on_stream(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int_put_signal_on_stream(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_long_put_signal_on_stream(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_longlong_put_signal_on_stream(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uchar_put_signal_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_ushort_put_signal_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint_put_signal_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_ulong_put_signal_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_ulonglong_put_signal_on_stream(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int8_put_signal_on_stream(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int16_put_signal_on_stream(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int32_put_signal_on_stream(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int64_put_signal_on_stream(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint8_put_signal_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint16_put_signal_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint32_put_signal_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint64_put_signal_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_size_put_signal_on_stream(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_put_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_ptrdiff_put_signal_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put8_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put8_signal_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put16_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put16_signal_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put32_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put32_signal_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put64_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put64_signal_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put128_signal_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put128_signal_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_putmem_signal_on_stream(dest: _Device, source: _Device, bytes: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies bytes to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_putmem_signal_on_stream(void *dest, const void *source, size_t bytes, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_float_put_signal_nbi_on_stream(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_double_put_signal_nbi_on_stream(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_short_put_signal_nbi_on_stream(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_schar_put_signal_nbi_on_stream(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int_put_signal_nbi_on_stream(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_long_put_signal_nbi_on_stream(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_longlong_put_signal_nbi_on_stream(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uchar_put_signal_nbi_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_ushort_put_signal_nbi_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint_put_signal_nbi_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_ulong_put_signal_nbi_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_ulonglong_put_signal_nbi_on_stream(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int8_put_signal_nbi_on_stream(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int16_put_signal_nbi_on_stream(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int32_put_signal_nbi_on_stream(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_int64_put_signal_nbi_on_stream(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint8_put_signal_nbi_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint16_put_signal_nbi_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint32_put_signal_nbi_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_uint64_put_signal_nbi_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_size_put_signal_nbi_on_stream(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_put_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_ptrdiff_put_signal_nbi_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put8_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put8_signal_nbi_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put16_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put16_signal_nbi_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put32_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put32_signal_nbi_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put64_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put64_signal_nbi_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put128_signal_nbi_on_stream(dest: _Device, source: _Device, nelems: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_put128_signal_nbi_on_stream(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_putmem_signal_nbi_on_stream(dest: _Device, source: _Device, bytes: int, sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies bytes to a PE's memory and then updates a signal there, in a stream's order.

    C: void nvshmemx_putmem_signal_nbi_on_stream(void *dest, const void *source, size_t bytes, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory
      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_float_iput_on_stream(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_double_iput_on_stream(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_short_iput_on_stream(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_schar_iput_on_stream(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int_iput_on_stream(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_long_iput_on_stream(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_longlong_iput_on_stream(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uchar_iput_on_stream(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ushort_iput_on_stream(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint_iput_on_stream(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ulong_iput_on_stream(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ulonglong_iput_on_stream(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int8_iput_on_stream(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int16_iput_on_stream(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int32_iput_on_stream(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int64_iput_on_stream(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint8_iput_on_stream(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint16_iput_on_stream(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint32_iput_on_stream(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint64_iput_on_stream(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_size_iput_on_stream(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_iput_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ptrdiff_iput_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iput8_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_iput8_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iput16_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_iput16_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iput32_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_iput32_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iput64_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_iput64_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iput128_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_iput128_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_float_put_nbi_on_stream(float *dest, const float *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_double_put_nbi_on_stream(double *dest, const double *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_short_put_nbi_on_stream(short *dest, const short *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_schar_put_nbi_on_stream(signed char *dest, const signed char *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int_put_nbi_on_stream(int *dest, const int *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_long_put_nbi_on_stream(long *dest, const long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_longlong_put_nbi_on_stream(long long *dest, const long long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uchar_put_nbi_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ushort_put_nbi_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint_put_nbi_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ulong_put_nbi_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ulonglong_put_nbi_on_stream(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int8_put_nbi_on_stream(int8_t *dest, const int8_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int16_put_nbi_on_stream(int16_t *dest, const int16_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int32_put_nbi_on_stream(int32_t *dest, const int32_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_int64_put_nbi_on_stream(int64_t *dest, const int64_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint8_put_nbi_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint16_put_nbi_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint32_put_nbi_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_uint64_put_nbi_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_size_put_nbi_on_stream(size_t *dest, const size_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_put_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements to a PE's memory, in a stream's order.

    C: void nvshmemx_ptrdiff_put_nbi_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put8_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put8_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put16_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put16_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put32_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put32_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put64_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put64_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_put128_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits to a PE's memory, in a stream's order.

    C: void nvshmemx_put128_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_putmem_nbi_on_stream(dest: _Device, source: _Device, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies bytes to a PE's memory, in a stream's order.

    C: void nvshmemx_putmem_nbi_on_stream(void *dest, const void *source, size_t bytes, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> float:
    """Returns one element of a PE's memory, in a stream's order.

    C: float nvshmemx_float_g_on_stream(const float *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> float:
    """Returns one element of a PE's memory, in a stream's order.

    C: double nvshmemx_double_g_on_stream(const double *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: short nvshmemx_short_g_on_stream(const short *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: signed char nvshmemx_schar_g_on_stream(const signed char *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: int nvshmemx_int_g_on_stream(const int *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: long nvshmemx_long_g_on_stream(const long *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: long long nvshmemx_longlong_g_on_stream(const long long *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: unsigned char nvshmemx_uchar_g_on_stream(const unsigned char *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: unsigned short nvshmemx_ushort_g_on_stream(const unsigned short *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: unsigned int nvshmemx_uint_g_on_stream(const unsigned int *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: unsigned long nvshmemx_ulong_g_on_stream(const unsigned long *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: unsigned long long nvshmemx_ulonglong_g_on_stream(const unsigned long long *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: int8_t nvshmemx_int8_g_on_stream(const int8_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: int16_t nvshmemx_int16_g_on_stream(const int16_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: int32_t nvshmemx_int32_g_on_stream(const int32_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: int64_t nvshmemx_int64_g_on_stream(const int64_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: uint8_t nvshmemx_uint8_g_on_stream(const uint8_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: uint16_t nvshmemx_uint16_g_on_stream(const uint16_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: uint32_t nvshmemx_uint32_g_on_stream(const uint32_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: uint64_t nvshmemx_uint64_g_on_stream(const uint64_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: size_t nvshmemx_size_g_on_stream(const size_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_g_on_stream(src: _Device, pe: int, cstrm: runtime.cudaStream_t | int | None) -> int:
    """Returns one element of a PE's memory, in a stream's order.

    C: ptrdiff_t nvshmemx_ptrdiff_g_on_stream(const ptrdiff_t *src, int pe, cudaStream_t cstrm)

      src: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_float_get_on_stream(float *dest, const float *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_double_get_on_stream(double *dest, const double *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_short_get_on_stream(short *dest, const short *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_schar_get_on_stream(signed char *dest, const signed char *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int_get_on_stream(int *dest, const int *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_long_get_on_stream(long *dest, const long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_longlong_get_on_stream(long long *dest, const long long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uchar_get_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ushort_get_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint_get_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ulong_get_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ulonglong_get_on_stream(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int8_get_on_stream(int8_t *dest, const int8_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int16_get_on_stream(int16_t *dest, const int16_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int32_get_on_stream(int32_t *dest, const int32_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int64_get_on_stream(int64_t *dest, const int64_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint8_get_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint16_get_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint32_get_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint64_get_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_size_get_on_stream(size_t *dest, const size_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_get_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ptrdiff_get_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_float_iget_on_stream(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_double_iget_on_stream(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_short_iget_on_stream(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_schar_iget_on_stream(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int_iget_on_stream(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_long_iget_on_stream(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_longlong_iget_on_stream(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uchar_iget_on_stream(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ushort_iget_on_stream(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint_iget_on_stream(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ulong_iget_on_stream(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ulonglong_iget_on_stream(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int8_iget_on_stream(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int16_iget_on_stream(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int32_iget_on_stream(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int64_iget_on_stream(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint8_iget_on_stream(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint16_iget_on_stream(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint32_iget_on_stream(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint64_iget_on_stream(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_size_iget_on_stream(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_iget_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ptrdiff_iget_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get8_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get8_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get16_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get16_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get32_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get32_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get64_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get64_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get128_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get128_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_getmem_on_stream(dest: _Device, source: _Device, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies bytes from a PE's memory, in a stream's order.

    C: void nvshmemx_getmem_on_stream(void *dest, const void *source, size_t bytes, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iget8_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_iget8_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iget16_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_iget16_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iget32_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_iget32_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iget64_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_iget64_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_iget128_on_stream(dest: _Device, source: _Device, dst: int, sst: int, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies strided elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_iget128_on_stream(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_float_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_float_get_nbi_on_stream(float *dest, const float *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_double_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_double_get_nbi_on_stream(double *dest, const double *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_short_get_nbi_on_stream(short *dest, const short *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_schar_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_schar_get_nbi_on_stream(signed char *dest, const signed char *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int_get_nbi_on_stream(int *dest, const int *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_long_get_nbi_on_stream(long *dest, const long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_longlong_get_nbi_on_stream(long long *dest, const long long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uchar_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uchar_get_nbi_on_stream(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ushort_get_nbi_on_stream(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint_get_nbi_on_stream(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ulong_get_nbi_on_stream(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ulonglong_get_nbi_on_stream(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int8_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int8_get_nbi_on_stream(int8_t *dest, const int8_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int16_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int16_get_nbi_on_stream(int16_t *dest, const int16_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int32_get_nbi_on_stream(int32_t *dest, const int32_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_int64_get_nbi_on_stream(int64_t *dest, const int64_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint8_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint8_get_nbi_on_stream(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint16_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint16_get_nbi_on_stream(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint32_get_nbi_on_stream(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_uint64_get_nbi_on_stream(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_size_get_nbi_on_stream(size_t *dest, const size_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_get_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements from a PE's memory, in a stream's order.

    C: void nvshmemx_ptrdiff_get_nbi_on_stream(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get8_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get8_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get16_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get16_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get32_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get32_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get64_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get64_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_get128_nbi_on_stream(dest: _Device, source: _Device, nelems: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies elements of this number of bits from a PE's memory, in a stream's order.

    C: void nvshmemx_get128_nbi_on_stream(void *dest, const void *source, size_t nelems, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_getmem_nbi_on_stream(dest: _Device, source: _Device, bytes: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Copies bytes from a PE's memory, in a stream's order.

    C: void nvshmemx_getmem_nbi_on_stream(void *dest, const void *source, size_t bytes, int pe, cudaStream_t cstrm)

      dest: passed; device memory
      source: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_flush() -> None:
    """Flushes the operations that this PE has submitted.

    C: void nvshmemx_flush(void)

    https://docs.nvidia.com/nvshmem/api/
    Since 3.7.
    """
def nvshmemx_quiet_on_stream(cstrm: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until all writes of this PE are done.

    C: void nvshmemx_quiet_on_stream(cudaStream_t cstrm)

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_flush_on_stream(cstrm: runtime.cudaStream_t | int | None) -> None:
    """Flushes the operations that this PE has submitted, in a stream's order.

    C: void nvshmemx_flush_on_stream(cudaStream_t cstrm)

    https://docs.nvidia.com/nvshmem/api/
    Since 3.7.
    """
def nvshmemx_signal_op_on_stream(sig_addr: _Device, signal: int, sig_op: int, pe: int, cstrm: runtime.cudaStream_t | int | None) -> None:
    """Updates a signal of a PE, in a stream's order.

    C: void nvshmemx_signal_op_on_stream(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, cudaStream_t cstrm)

      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_short_wait_until_on_stream(short *ivar, int cmp, short cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_int_wait_until_on_stream(int *ivar, int cmp, int cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_long_wait_until_on_stream(long *ivar, int cmp, long cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_longlong_wait_until_on_stream(long long *ivar, int cmp, long long cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_ushort_wait_until_on_stream(unsigned short *ivar, int cmp, unsigned short cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_uint_wait_until_on_stream(unsigned int *ivar, int cmp, unsigned int cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_ulong_wait_until_on_stream(unsigned long *ivar, int cmp, unsigned long cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_ulonglong_wait_until_on_stream(unsigned long long *ivar, int cmp, unsigned long long cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_int32_wait_until_on_stream(int32_t *ivar, int cmp, int32_t cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_int64_wait_until_on_stream(int64_t *ivar, int cmp, int64_t cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_uint32_wait_until_on_stream(uint32_t *ivar, int cmp, uint32_t cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_uint64_wait_until_on_stream(uint64_t *ivar, int cmp, uint64_t cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_size_wait_until_on_stream(size_t *ivar, int cmp, size_t cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_wait_until_on_stream(ivar: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a value compares as expected.

    C: void nvshmemx_ptrdiff_wait_until_on_stream(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value, cudaStream_t cstream)

      ivar: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_short_wait_until_all_on_stream(short *ivars, size_t nelems, const int *status, int cmp, short cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_int_wait_until_all_on_stream(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_long_wait_until_all_on_stream(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_longlong_wait_until_all_on_stream(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_ushort_wait_until_all_on_stream(unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_uint_wait_until_all_on_stream(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_ulong_wait_until_all_on_stream(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_ulonglong_wait_until_all_on_stream(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_int32_wait_until_all_on_stream(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_int64_wait_until_all_on_stream(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_uint32_wait_until_all_on_stream(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_uint64_wait_until_all_on_stream(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_size_wait_until_all_on_stream(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_wait_until_all_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected.

    C: void nvshmemx_ptrdiff_wait_until_all_on_stream(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_short_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_short_wait_until_all_vector_on_stream(short *ivars, size_t nelems, const int *status, int cmp, short *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_int_wait_until_all_vector_on_stream(int *ivars, size_t nelems, const int *status, int cmp, int *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_long_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_long_wait_until_all_vector_on_stream(long *ivars, size_t nelems, const int *status, int cmp, long *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_longlong_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_longlong_wait_until_all_vector_on_stream(long long *ivars, size_t nelems, const int *status, int cmp, long long *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ushort_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_ushort_wait_until_all_vector_on_stream(unsigned short *ivars, size_t nelems, const int *status, int cmp, unsigned short *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_uint_wait_until_all_vector_on_stream(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulong_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_ulong_wait_until_all_vector_on_stream(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ulonglong_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_ulonglong_wait_until_all_vector_on_stream(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int32_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_int32_wait_until_all_vector_on_stream(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_int64_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_int64_wait_until_all_vector_on_stream(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint32_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_uint32_wait_until_all_vector_on_stream(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_uint64_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_uint64_wait_until_all_vector_on_stream(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_size_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_size_wait_until_all_vector_on_stream(size_t *ivars, size_t nelems, const int *status, int cmp, size_t *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_ptrdiff_wait_until_all_vector_on_stream(ivars: _Device, nelems: int, status: _Device, cmp: int, cmp_value: _Device, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until several values compare as expected, each with its own.

    C: void nvshmemx_ptrdiff_wait_until_all_vector_on_stream(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t *cmp_value, cudaStream_t cstream)

      ivars: passed; device memory
      status: passed; device memory
      cmp_value: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_signal_wait_until_on_stream(sig_addr: _Device, cmp: int, cmp_value: int, cstream: runtime.cudaStream_t | int | None) -> None:
    """Makes a stream wait until a signal compares as expected.

    C: void nvshmemx_signal_wait_until_on_stream(uint64_t *sig_addr, int cmp, uint64_t cmp_value, cudaStream_t cstream)

      sig_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    """
def nvshmemx_signal_counted_reset(signal_addr: _Device) -> None:
    """Resets a counted signal.

    C: void nvshmemx_signal_counted_reset(uint64_t *signal_addr)

      signal_addr: passed; device memory

    https://docs.nvidia.com/nvshmem/api/
    Since 3.8.
    """
def nvshmemx_qp_create(num_qps: int) -> ctypes._Pointer[ctypes.c_int]:
    """Makes queue pairs of the network, for kernels.

    C: enum nvshmemx_status nvshmemx_qp_create(int num_qps, nvshmemx_qp_handle_t **out_qp_array)

      out_qp_array: returned

    https://docs.nvidia.com/nvshmem/api/
    Since 3.5.
    """
def nvshmem_sync(team: int) -> None:
    """Waits for all PEs of a team, but not for their writes.

    C: enum nvshmemx_status nvshmem_team_sync(nvshmem_team_t team)

    https://docs.nvidia.com/nvshmem/api/
    """

class _RawUnchanged(Raw):
    nvshmem_float_alltoall: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_alltoall: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_short_alltoall: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_schar_alltoall: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_int_alltoall: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_alltoall: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_alltoall: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_uchar_alltoall: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_alltoall: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_alltoall: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_alltoall: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_alltoall: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_alltoall: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_alltoall: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_alltoall: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_alltoall: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_alltoall: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_alltoall: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_alltoall: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_alltoall: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_alltoall: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_ptrdiff_alltoall: _C[int, _Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int]
    nvshmem_alltoallmem: _C[int, _Writable, _Address, int]
    nvshmem_barrier: _C[int]
    nvshmem_barrier_all: Callable[[], None]
    nvshmem_team_sync: _C[int]
    nvshmem_sync_all: Callable[[], None]
    nvshmem_float_broadcast: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int]
    nvshmem_double_broadcast: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int]
    nvshmem_short_broadcast: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int]
    nvshmem_schar_broadcast: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int]
    nvshmem_int_broadcast: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int]
    nvshmem_long_broadcast: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int]
    nvshmem_longlong_broadcast: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int]
    nvshmem_uchar_broadcast: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int]
    nvshmem_ushort_broadcast: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int]
    nvshmem_uint_broadcast: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int]
    nvshmem_ulong_broadcast: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int]
    nvshmem_ulonglong_broadcast: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int]
    nvshmem_int8_broadcast: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int]
    nvshmem_int16_broadcast: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int]
    nvshmem_int32_broadcast: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int]
    nvshmem_int64_broadcast: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int]
    nvshmem_uint8_broadcast: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int]
    nvshmem_uint16_broadcast: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int]
    nvshmem_uint32_broadcast: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int]
    nvshmem_uint64_broadcast: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int]
    nvshmem_size_broadcast: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int]
    nvshmem_ptrdiff_broadcast: _C[int, _Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int]
    nvshmem_broadcastmem: _C[int, _Writable, _Address, int, int]
    nvshmem_float_fcollect: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_fcollect: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_short_fcollect: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_schar_fcollect: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_int_fcollect: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_fcollect: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_fcollect: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_uchar_fcollect: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_fcollect: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_fcollect: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_fcollect: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_fcollect: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_fcollect: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_fcollect: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_fcollect: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_fcollect: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_fcollect: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_fcollect: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_fcollect: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_fcollect: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_fcollect: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_ptrdiff_fcollect: _C[int, _Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int]
    nvshmem_fcollectmem: _C[int, _Writable, _Address, int]
    nvshmem_uchar_and_reduce: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_and_reduce: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_and_reduce: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_and_reduce: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_and_reduce: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_and_reduce: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_and_reduce: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_and_reduce: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_and_reduce: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_and_reduce: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_and_reduce: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_and_reduce: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_and_reduce: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_and_reduce: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_uchar_or_reduce: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_or_reduce: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_or_reduce: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_or_reduce: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_or_reduce: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_or_reduce: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_or_reduce: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_or_reduce: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_or_reduce: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_or_reduce: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_or_reduce: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_or_reduce: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_or_reduce: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_or_reduce: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_uchar_xor_reduce: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_xor_reduce: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_xor_reduce: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_xor_reduce: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_xor_reduce: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_xor_reduce: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_xor_reduce: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_xor_reduce: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_xor_reduce: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_xor_reduce: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_xor_reduce: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_xor_reduce: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_xor_reduce: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_xor_reduce: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_uchar_max_reduce: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_max_reduce: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_max_reduce: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_max_reduce: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_max_reduce: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_max_reduce: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_max_reduce: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_max_reduce: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_max_reduce: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_max_reduce: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_max_reduce: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_max_reduce: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_max_reduce: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_max_reduce: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_schar_max_reduce: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_short_max_reduce: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_int_max_reduce: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_max_reduce: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_max_reduce: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_float_max_reduce: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_max_reduce: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_uchar_min_reduce: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_min_reduce: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_min_reduce: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_min_reduce: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_min_reduce: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_min_reduce: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_min_reduce: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_min_reduce: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_min_reduce: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_min_reduce: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_min_reduce: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_min_reduce: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_min_reduce: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_min_reduce: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_schar_min_reduce: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_short_min_reduce: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_int_min_reduce: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_min_reduce: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_min_reduce: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_float_min_reduce: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_min_reduce: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_uchar_sum_reduce: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_sum_reduce: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_sum_reduce: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_sum_reduce: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_sum_reduce: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_sum_reduce: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_sum_reduce: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_sum_reduce: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_sum_reduce: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_sum_reduce: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_sum_reduce: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_sum_reduce: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_sum_reduce: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_sum_reduce: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_schar_sum_reduce: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_short_sum_reduce: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_int_sum_reduce: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_sum_reduce: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_sum_reduce: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_float_sum_reduce: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_sum_reduce: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_uchar_prod_reduce: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_prod_reduce: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_prod_reduce: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_prod_reduce: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_prod_reduce: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_prod_reduce: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_prod_reduce: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_prod_reduce: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_prod_reduce: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_prod_reduce: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_prod_reduce: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_prod_reduce: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_prod_reduce: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_prod_reduce: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_schar_prod_reduce: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_short_prod_reduce: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_int_prod_reduce: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_prod_reduce: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_prod_reduce: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_float_prod_reduce: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_prod_reduce: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_uchar_and_reducescatter: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_and_reducescatter: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_and_reducescatter: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_and_reducescatter: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_and_reducescatter: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_and_reducescatter: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_and_reducescatter: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_and_reducescatter: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_and_reducescatter: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_and_reducescatter: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_and_reducescatter: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_and_reducescatter: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_and_reducescatter: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_and_reducescatter: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_uchar_or_reducescatter: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_or_reducescatter: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_or_reducescatter: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_or_reducescatter: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_or_reducescatter: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_or_reducescatter: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_or_reducescatter: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_or_reducescatter: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_or_reducescatter: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_or_reducescatter: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_or_reducescatter: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_or_reducescatter: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_or_reducescatter: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_or_reducescatter: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_uchar_xor_reducescatter: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_xor_reducescatter: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_xor_reducescatter: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_xor_reducescatter: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_xor_reducescatter: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_xor_reducescatter: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_xor_reducescatter: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_xor_reducescatter: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_xor_reducescatter: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_xor_reducescatter: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_xor_reducescatter: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_xor_reducescatter: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_xor_reducescatter: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_xor_reducescatter: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_uchar_max_reducescatter: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_max_reducescatter: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_max_reducescatter: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_max_reducescatter: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_max_reducescatter: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_max_reducescatter: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_max_reducescatter: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_max_reducescatter: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_max_reducescatter: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_max_reducescatter: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_max_reducescatter: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_max_reducescatter: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_max_reducescatter: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_max_reducescatter: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_schar_max_reducescatter: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_short_max_reducescatter: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_int_max_reducescatter: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_max_reducescatter: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_max_reducescatter: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_float_max_reducescatter: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_max_reducescatter: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_uchar_min_reducescatter: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_min_reducescatter: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_min_reducescatter: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_min_reducescatter: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_min_reducescatter: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_min_reducescatter: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_min_reducescatter: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_min_reducescatter: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_min_reducescatter: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_min_reducescatter: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_min_reducescatter: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_min_reducescatter: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_min_reducescatter: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_min_reducescatter: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_schar_min_reducescatter: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_short_min_reducescatter: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_int_min_reducescatter: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_min_reducescatter: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_min_reducescatter: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_float_min_reducescatter: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_min_reducescatter: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_uchar_sum_reducescatter: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_sum_reducescatter: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_sum_reducescatter: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_sum_reducescatter: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_sum_reducescatter: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_sum_reducescatter: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_sum_reducescatter: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_sum_reducescatter: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_sum_reducescatter: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_sum_reducescatter: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_sum_reducescatter: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_sum_reducescatter: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_sum_reducescatter: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_sum_reducescatter: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_schar_sum_reducescatter: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_short_sum_reducescatter: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_int_sum_reducescatter: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_sum_reducescatter: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_sum_reducescatter: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_float_sum_reducescatter: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_sum_reducescatter: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmem_uchar_prod_reducescatter: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_prod_reducescatter: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_prod_reducescatter: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_prod_reducescatter: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_prod_reducescatter: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_prod_reducescatter: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_prod_reducescatter: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_prod_reducescatter: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_prod_reducescatter: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_prod_reducescatter: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_prod_reducescatter: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_prod_reducescatter: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_prod_reducescatter: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_prod_reducescatter: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int]
    nvshmem_schar_prod_reducescatter: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int]
    nvshmem_short_prod_reducescatter: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int]
    nvshmem_int_prod_reducescatter: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int]
    nvshmem_long_prod_reducescatter: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_prod_reducescatter: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int]
    nvshmem_float_prod_reducescatter: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    nvshmem_double_prod_reducescatter: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    nvshmemx_init_status: _C[[]]
    nvshmem_query_thread: Callable[[_Pointer[ctypes.c_int] | int], None]
    nvshmem_global_exit: Callable[[int], None]
    nvshmem_my_pe: _C[[]]
    nvshmem_n_pes: _C[[]]
    nvshmem_info_get_version: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int], None]
    nvshmem_info_get_name: Callable[[_Writable], None]
    nvshmemx_vendor_get_version_info: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int], None]
    nvshmem_malloc: Callable[[int], int | None]
    nvshmem_calloc: Callable[[int, int], int | None]
    nvshmem_align: Callable[[int, int], int | None]
    nvshmem_free: Callable[[_Writable], None]
    nvshmem_ptr: Callable[[_Address, int], int | None]
    nvshmemx_mc_ptr: Callable[[int, _Address], int | None]
    nvshmem_uint_atomic_inc: Callable[[_Pointer[ctypes.c_uint] | int, int], None]
    nvshmem_ulong_atomic_inc: Callable[[_Pointer[ctypes.c_ulong] | int, int], None]
    nvshmem_ulonglong_atomic_inc: Callable[[_Pointer[ctypes.c_ulonglong] | int, int], None]
    nvshmem_int32_atomic_inc: Callable[[_Pointer[ctypes.c_int32] | int, int], None]
    nvshmem_uint32_atomic_inc: Callable[[_Pointer[ctypes.c_uint32] | int, int], None]
    nvshmem_int64_atomic_inc: Callable[[_Pointer[ctypes.c_int64] | int, int], None]
    nvshmem_uint64_atomic_inc: Callable[[_Pointer[ctypes.c_uint64] | int, int], None]
    nvshmem_int_atomic_inc: Callable[[_Pointer[ctypes.c_int] | int, int], None]
    nvshmem_long_atomic_inc: Callable[[_Pointer[ctypes.c_long] | int, int], None]
    nvshmem_longlong_atomic_inc: Callable[[_Pointer[ctypes.c_longlong] | int, int], None]
    nvshmem_size_atomic_inc: Callable[[_Pointer[ctypes.c_size_t] | int, int], None]
    nvshmem_ptrdiff_atomic_inc: Callable[[_Pointer[ctypes.c_ssize_t] | int, int], None]
    nvshmem_uint_atomic_fetch_inc: _C[_Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_atomic_fetch_inc: _C[_Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_atomic_fetch_inc: _C[_Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int32_atomic_fetch_inc: _C[_Pointer[ctypes.c_int32] | int, int]
    nvshmem_uint32_atomic_fetch_inc: _C[_Pointer[ctypes.c_uint32] | int, int]
    nvshmem_int64_atomic_fetch_inc: _C[_Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint64_atomic_fetch_inc: _C[_Pointer[ctypes.c_uint64] | int, int]
    nvshmem_int_atomic_fetch_inc: _C[_Pointer[ctypes.c_int] | int, int]
    nvshmem_long_atomic_fetch_inc: _C[_Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_atomic_fetch_inc: _C[_Pointer[ctypes.c_longlong] | int, int]
    nvshmem_size_atomic_fetch_inc: _C[_Pointer[ctypes.c_size_t] | int, int]
    nvshmem_ptrdiff_atomic_fetch_inc: _C[_Pointer[ctypes.c_ssize_t] | int, int]
    nvshmem_uint_atomic_fetch: _C[_Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_atomic_fetch: _C[_Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_atomic_fetch: _C[_Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int32_atomic_fetch: _C[_Pointer[ctypes.c_int32] | int, int]
    nvshmem_uint32_atomic_fetch: _C[_Pointer[ctypes.c_uint32] | int, int]
    nvshmem_int64_atomic_fetch: _C[_Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint64_atomic_fetch: _C[_Pointer[ctypes.c_uint64] | int, int]
    nvshmem_int_atomic_fetch: _C[_Pointer[ctypes.c_int] | int, int]
    nvshmem_long_atomic_fetch: _C[_Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_atomic_fetch: _C[_Pointer[ctypes.c_longlong] | int, int]
    nvshmem_size_atomic_fetch: _C[_Pointer[ctypes.c_size_t] | int, int]
    nvshmem_ptrdiff_atomic_fetch: _C[_Pointer[ctypes.c_ssize_t] | int, int]
    nvshmem_float_atomic_fetch: Callable[[_Pointer[ctypes.c_float] | int, int], float]
    nvshmem_double_atomic_fetch: Callable[[_Pointer[ctypes.c_double] | int, int], float]
    nvshmem_uint_atomic_add: Callable[[_Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_atomic_add: Callable[[_Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_atomic_add: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int32_atomic_add: Callable[[_Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_uint32_atomic_add: Callable[[_Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_int64_atomic_add: Callable[[_Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint64_atomic_add: Callable[[_Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_int_atomic_add: Callable[[_Pointer[ctypes.c_int] | int, int, int], None]
    nvshmem_long_atomic_add: Callable[[_Pointer[ctypes.c_long] | int, int, int], None]
    nvshmem_longlong_atomic_add: Callable[[_Pointer[ctypes.c_longlong] | int, int, int], None]
    nvshmem_size_atomic_add: Callable[[_Pointer[ctypes.c_size_t] | int, int, int], None]
    nvshmem_ptrdiff_atomic_add: Callable[[_Pointer[ctypes.c_ssize_t] | int, int, int], None]
    nvshmemx_float_atomic_add: Callable[[_Pointer[ctypes.c_float] | int, float, int], None]
    nvshmemx_double_atomic_add: Callable[[_Pointer[ctypes.c_double] | int, float, int], None]
    nvshmemx_float_atomic_fetch_add: Callable[[_Pointer[ctypes.c_float] | int, float, int], float]
    nvshmemx_double_atomic_fetch_add: Callable[[_Pointer[ctypes.c_double] | int, float, int], float]
    nvshmem_uint_atomic_set: Callable[[_Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_atomic_set: Callable[[_Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_atomic_set: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int32_atomic_set: Callable[[_Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_uint32_atomic_set: Callable[[_Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_int64_atomic_set: Callable[[_Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint64_atomic_set: Callable[[_Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_int_atomic_set: Callable[[_Pointer[ctypes.c_int] | int, int, int], None]
    nvshmem_long_atomic_set: Callable[[_Pointer[ctypes.c_long] | int, int, int], None]
    nvshmem_longlong_atomic_set: Callable[[_Pointer[ctypes.c_longlong] | int, int, int], None]
    nvshmem_size_atomic_set: Callable[[_Pointer[ctypes.c_size_t] | int, int, int], None]
    nvshmem_ptrdiff_atomic_set: Callable[[_Pointer[ctypes.c_ssize_t] | int, int, int], None]
    nvshmem_float_atomic_set: Callable[[_Pointer[ctypes.c_float] | int, float, int], None]
    nvshmem_double_atomic_set: Callable[[_Pointer[ctypes.c_double] | int, float, int], None]
    nvshmem_uint_atomic_fetch_add: _C[_Pointer[ctypes.c_uint] | int, int, int]
    nvshmem_ulong_atomic_fetch_add: _C[_Pointer[ctypes.c_ulong] | int, int, int]
    nvshmem_ulonglong_atomic_fetch_add: _C[_Pointer[ctypes.c_ulonglong] | int, int, int]
    nvshmem_int32_atomic_fetch_add: _C[_Pointer[ctypes.c_int32] | int, int, int]
    nvshmem_uint32_atomic_fetch_add: _C[_Pointer[ctypes.c_uint32] | int, int, int]
    nvshmem_int64_atomic_fetch_add: _C[_Pointer[ctypes.c_int64] | int, int, int]
    nvshmem_uint64_atomic_fetch_add: _C[_Pointer[ctypes.c_uint64] | int, int, int]
    nvshmem_int_atomic_fetch_add: _C[_Pointer[ctypes.c_int] | int, int, int]
    nvshmem_long_atomic_fetch_add: _C[_Pointer[ctypes.c_long] | int, int, int]
    nvshmem_longlong_atomic_fetch_add: _C[_Pointer[ctypes.c_longlong] | int, int, int]
    nvshmem_size_atomic_fetch_add: _C[_Pointer[ctypes.c_size_t] | int, int, int]
    nvshmem_ptrdiff_atomic_fetch_add: _C[_Pointer[ctypes.c_ssize_t] | int, int, int]
    nvshmem_uint_atomic_swap: _C[_Pointer[ctypes.c_uint] | int, int, int]
    nvshmem_ulong_atomic_swap: _C[_Pointer[ctypes.c_ulong] | int, int, int]
    nvshmem_ulonglong_atomic_swap: _C[_Pointer[ctypes.c_ulonglong] | int, int, int]
    nvshmem_int32_atomic_swap: _C[_Pointer[ctypes.c_int32] | int, int, int]
    nvshmem_uint32_atomic_swap: _C[_Pointer[ctypes.c_uint32] | int, int, int]
    nvshmem_int64_atomic_swap: _C[_Pointer[ctypes.c_int64] | int, int, int]
    nvshmem_uint64_atomic_swap: _C[_Pointer[ctypes.c_uint64] | int, int, int]
    nvshmem_int_atomic_swap: _C[_Pointer[ctypes.c_int] | int, int, int]
    nvshmem_long_atomic_swap: _C[_Pointer[ctypes.c_long] | int, int, int]
    nvshmem_longlong_atomic_swap: _C[_Pointer[ctypes.c_longlong] | int, int, int]
    nvshmem_size_atomic_swap: _C[_Pointer[ctypes.c_size_t] | int, int, int]
    nvshmem_ptrdiff_atomic_swap: _C[_Pointer[ctypes.c_ssize_t] | int, int, int]
    nvshmem_float_atomic_swap: Callable[[_Pointer[ctypes.c_float] | int, float, int], float]
    nvshmem_double_atomic_swap: Callable[[_Pointer[ctypes.c_double] | int, float, int], float]
    nvshmem_uint_atomic_compare_swap: _C[_Pointer[ctypes.c_uint] | int, int, int, int]
    nvshmem_ulong_atomic_compare_swap: _C[_Pointer[ctypes.c_ulong] | int, int, int, int]
    nvshmem_ulonglong_atomic_compare_swap: _C[_Pointer[ctypes.c_ulonglong] | int, int, int, int]
    nvshmem_int32_atomic_compare_swap: _C[_Pointer[ctypes.c_int32] | int, int, int, int]
    nvshmem_uint32_atomic_compare_swap: _C[_Pointer[ctypes.c_uint32] | int, int, int, int]
    nvshmem_int64_atomic_compare_swap: _C[_Pointer[ctypes.c_int64] | int, int, int, int]
    nvshmem_uint64_atomic_compare_swap: _C[_Pointer[ctypes.c_uint64] | int, int, int, int]
    nvshmem_int_atomic_compare_swap: _C[_Pointer[ctypes.c_int] | int, int, int, int]
    nvshmem_long_atomic_compare_swap: _C[_Pointer[ctypes.c_long] | int, int, int, int]
    nvshmem_longlong_atomic_compare_swap: _C[_Pointer[ctypes.c_longlong] | int, int, int, int]
    nvshmem_size_atomic_compare_swap: _C[_Pointer[ctypes.c_size_t] | int, int, int, int]
    nvshmem_ptrdiff_atomic_compare_swap: _C[_Pointer[ctypes.c_ssize_t] | int, int, int, int]
    nvshmem_uint_atomic_and: Callable[[_Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_atomic_and: Callable[[_Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_atomic_and: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int32_atomic_and: Callable[[_Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_uint32_atomic_and: Callable[[_Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_int64_atomic_and: Callable[[_Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint64_atomic_and: Callable[[_Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_uint_atomic_or: Callable[[_Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_atomic_or: Callable[[_Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_atomic_or: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int32_atomic_or: Callable[[_Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_uint32_atomic_or: Callable[[_Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_int64_atomic_or: Callable[[_Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint64_atomic_or: Callable[[_Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_uint_atomic_xor: Callable[[_Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_atomic_xor: Callable[[_Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_atomic_xor: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int32_atomic_xor: Callable[[_Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_uint32_atomic_xor: Callable[[_Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_int64_atomic_xor: Callable[[_Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint64_atomic_xor: Callable[[_Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_uint_atomic_fetch_and: _C[_Pointer[ctypes.c_uint] | int, int, int]
    nvshmem_ulong_atomic_fetch_and: _C[_Pointer[ctypes.c_ulong] | int, int, int]
    nvshmem_ulonglong_atomic_fetch_and: _C[_Pointer[ctypes.c_ulonglong] | int, int, int]
    nvshmem_int32_atomic_fetch_and: _C[_Pointer[ctypes.c_int32] | int, int, int]
    nvshmem_uint32_atomic_fetch_and: _C[_Pointer[ctypes.c_uint32] | int, int, int]
    nvshmem_int64_atomic_fetch_and: _C[_Pointer[ctypes.c_int64] | int, int, int]
    nvshmem_uint64_atomic_fetch_and: _C[_Pointer[ctypes.c_uint64] | int, int, int]
    nvshmem_uint_atomic_fetch_or: _C[_Pointer[ctypes.c_uint] | int, int, int]
    nvshmem_ulong_atomic_fetch_or: _C[_Pointer[ctypes.c_ulong] | int, int, int]
    nvshmem_ulonglong_atomic_fetch_or: _C[_Pointer[ctypes.c_ulonglong] | int, int, int]
    nvshmem_int32_atomic_fetch_or: _C[_Pointer[ctypes.c_int32] | int, int, int]
    nvshmem_uint32_atomic_fetch_or: _C[_Pointer[ctypes.c_uint32] | int, int, int]
    nvshmem_int64_atomic_fetch_or: _C[_Pointer[ctypes.c_int64] | int, int, int]
    nvshmem_uint64_atomic_fetch_or: _C[_Pointer[ctypes.c_uint64] | int, int, int]
    nvshmem_uint_atomic_fetch_xor: _C[_Pointer[ctypes.c_uint] | int, int, int]
    nvshmem_ulong_atomic_fetch_xor: _C[_Pointer[ctypes.c_ulong] | int, int, int]
    nvshmem_ulonglong_atomic_fetch_xor: _C[_Pointer[ctypes.c_ulonglong] | int, int, int]
    nvshmem_int32_atomic_fetch_xor: _C[_Pointer[ctypes.c_int32] | int, int, int]
    nvshmem_uint32_atomic_fetch_xor: _C[_Pointer[ctypes.c_uint32] | int, int, int]
    nvshmem_int64_atomic_fetch_xor: _C[_Pointer[ctypes.c_int64] | int, int, int]
    nvshmem_uint64_atomic_fetch_xor: _C[_Pointer[ctypes.c_uint64] | int, int, int]
    nvshmem_float_p: Callable[[_Pointer[ctypes.c_float] | int, float, int], None]
    nvshmem_double_p: Callable[[_Pointer[ctypes.c_double] | int, float, int], None]
    nvshmem_short_p: Callable[[_Pointer[ctypes.c_short] | int, int, int], None]
    nvshmem_schar_p: Callable[[_Pointer[ctypes.c_byte] | int, int, int], None]
    nvshmem_int_p: Callable[[_Pointer[ctypes.c_int] | int, int, int], None]
    nvshmem_long_p: Callable[[_Pointer[ctypes.c_long] | int, int, int], None]
    nvshmem_longlong_p: Callable[[_Pointer[ctypes.c_longlong] | int, int, int], None]
    nvshmem_uchar_p: Callable[[_Pointer[ctypes.c_ubyte] | int, int, int], None]
    nvshmem_ushort_p: Callable[[_Pointer[ctypes.c_ushort] | int, int, int], None]
    nvshmem_uint_p: Callable[[_Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_p: Callable[[_Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_p: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int8_p: Callable[[_Pointer[ctypes.c_int8] | int, int, int], None]
    nvshmem_int16_p: Callable[[_Pointer[ctypes.c_int16] | int, int, int], None]
    nvshmem_int32_p: Callable[[_Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_int64_p: Callable[[_Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint8_p: Callable[[_Pointer[ctypes.c_uint8] | int, int, int], None]
    nvshmem_uint16_p: Callable[[_Pointer[ctypes.c_uint16] | int, int, int], None]
    nvshmem_uint32_p: Callable[[_Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_uint64_p: Callable[[_Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_size_p: Callable[[_Pointer[ctypes.c_size_t] | int, int, int], None]
    nvshmem_ptrdiff_p: Callable[[_Pointer[ctypes.c_ssize_t] | int, int, int], None]
    nvshmem_float_put: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int], None]
    nvshmem_double_put: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int], None]
    nvshmem_short_put: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int], None]
    nvshmem_schar_put: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int], None]
    nvshmem_int_put: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int], None]
    nvshmem_long_put: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int], None]
    nvshmem_longlong_put: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int], None]
    nvshmem_uchar_put: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int], None]
    nvshmem_ushort_put: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int], None]
    nvshmem_uint_put: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_put: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_put: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int8_put: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int], None]
    nvshmem_int16_put: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int], None]
    nvshmem_int32_put: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_int64_put: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint8_put: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int], None]
    nvshmem_uint16_put: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int], None]
    nvshmem_uint32_put: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_uint64_put: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_size_put: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int], None]
    nvshmem_ptrdiff_put: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int], None]
    nvshmem_put8: Callable[[_Writable, _Address, int, int], None]
    nvshmem_put16: Callable[[_Writable, _Address, int, int], None]
    nvshmem_put32: Callable[[_Writable, _Address, int, int], None]
    nvshmem_put64: Callable[[_Writable, _Address, int, int], None]
    nvshmem_put128: Callable[[_Writable, _Address, int, int], None]
    nvshmem_putmem: Callable[[_Writable, _Address, int, int], None]
    nvshmem_float_iput: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, int, int], None]
    nvshmem_double_iput: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, int, int], None]
    nvshmem_short_iput: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, int, int], None]
    nvshmem_schar_iput: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, int, int], None]
    nvshmem_int_iput: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int], None]
    nvshmem_long_iput: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, int, int], None]
    nvshmem_longlong_iput: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, int, int], None]
    nvshmem_uchar_iput: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, int, int], None]
    nvshmem_ushort_iput: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, int, int], None]
    nvshmem_uint_iput: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, int, int], None]
    nvshmem_ulong_iput: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, int, int], None]
    nvshmem_ulonglong_iput: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, int, int], None]
    nvshmem_int8_iput: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, int, int], None]
    nvshmem_int16_iput: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, int, int], None]
    nvshmem_int32_iput: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, int, int], None]
    nvshmem_int64_iput: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, int, int], None]
    nvshmem_uint8_iput: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, int, int], None]
    nvshmem_uint16_iput: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, int, int], None]
    nvshmem_uint32_iput: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, int, int], None]
    nvshmem_uint64_iput: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, int, int], None]
    nvshmem_size_iput: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, int, int], None]
    nvshmem_ptrdiff_iput: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, int, int], None]
    nvshmem_iput8: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_iput16: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_iput32: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_iput64: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_iput128: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_float_put_nbi: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int], None]
    nvshmem_double_put_nbi: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int], None]
    nvshmem_short_put_nbi: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int], None]
    nvshmem_schar_put_nbi: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int], None]
    nvshmem_int_put_nbi: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int], None]
    nvshmem_long_put_nbi: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int], None]
    nvshmem_longlong_put_nbi: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int], None]
    nvshmem_uchar_put_nbi: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int], None]
    nvshmem_ushort_put_nbi: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int], None]
    nvshmem_uint_put_nbi: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_put_nbi: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_put_nbi: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int8_put_nbi: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int], None]
    nvshmem_int16_put_nbi: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int], None]
    nvshmem_int32_put_nbi: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_int64_put_nbi: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint8_put_nbi: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int], None]
    nvshmem_uint16_put_nbi: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int], None]
    nvshmem_uint32_put_nbi: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_uint64_put_nbi: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_size_put_nbi: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int], None]
    nvshmem_ptrdiff_put_nbi: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int], None]
    nvshmem_put8_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_put16_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_put32_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_put64_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_put128_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_putmem_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_float_g: Callable[[_Pointer[ctypes.c_float] | int, int], float]
    nvshmem_double_g: Callable[[_Pointer[ctypes.c_double] | int, int], float]
    nvshmem_short_g: _C[_Pointer[ctypes.c_short] | int, int]
    nvshmem_schar_g: _C[_Pointer[ctypes.c_byte] | int, int]
    nvshmem_int_g: _C[_Pointer[ctypes.c_int] | int, int]
    nvshmem_long_g: _C[_Pointer[ctypes.c_long] | int, int]
    nvshmem_longlong_g: _C[_Pointer[ctypes.c_longlong] | int, int]
    nvshmem_uchar_g: _C[_Pointer[ctypes.c_ubyte] | int, int]
    nvshmem_ushort_g: _C[_Pointer[ctypes.c_ushort] | int, int]
    nvshmem_uint_g: _C[_Pointer[ctypes.c_uint] | int, int]
    nvshmem_ulong_g: _C[_Pointer[ctypes.c_ulong] | int, int]
    nvshmem_ulonglong_g: _C[_Pointer[ctypes.c_ulonglong] | int, int]
    nvshmem_int8_g: _C[_Pointer[ctypes.c_int8] | int, int]
    nvshmem_int16_g: _C[_Pointer[ctypes.c_int16] | int, int]
    nvshmem_int32_g: _C[_Pointer[ctypes.c_int32] | int, int]
    nvshmem_int64_g: _C[_Pointer[ctypes.c_int64] | int, int]
    nvshmem_uint8_g: _C[_Pointer[ctypes.c_uint8] | int, int]
    nvshmem_uint16_g: _C[_Pointer[ctypes.c_uint16] | int, int]
    nvshmem_uint32_g: _C[_Pointer[ctypes.c_uint32] | int, int]
    nvshmem_uint64_g: _C[_Pointer[ctypes.c_uint64] | int, int]
    nvshmem_size_g: _C[_Pointer[ctypes.c_size_t] | int, int]
    nvshmem_ptrdiff_g: _C[_Pointer[ctypes.c_ssize_t] | int, int]
    nvshmem_float_get: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int], None]
    nvshmem_double_get: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int], None]
    nvshmem_short_get: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int], None]
    nvshmem_schar_get: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int], None]
    nvshmem_int_get: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int], None]
    nvshmem_long_get: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int], None]
    nvshmem_longlong_get: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int], None]
    nvshmem_uchar_get: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int], None]
    nvshmem_ushort_get: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int], None]
    nvshmem_uint_get: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_get: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_get: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int8_get: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int], None]
    nvshmem_int16_get: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int], None]
    nvshmem_int32_get: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_int64_get: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint8_get: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int], None]
    nvshmem_uint16_get: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int], None]
    nvshmem_uint32_get: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_uint64_get: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_size_get: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int], None]
    nvshmem_ptrdiff_get: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int], None]
    nvshmem_get8: Callable[[_Writable, _Address, int, int], None]
    nvshmem_get16: Callable[[_Writable, _Address, int, int], None]
    nvshmem_get32: Callable[[_Writable, _Address, int, int], None]
    nvshmem_get64: Callable[[_Writable, _Address, int, int], None]
    nvshmem_get128: Callable[[_Writable, _Address, int, int], None]
    nvshmem_getmem: Callable[[_Writable, _Address, int, int], None]
    nvshmem_float_iget: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, int, int], None]
    nvshmem_double_iget: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, int, int], None]
    nvshmem_short_iget: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, int, int], None]
    nvshmem_schar_iget: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, int, int], None]
    nvshmem_int_iget: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int], None]
    nvshmem_long_iget: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, int, int], None]
    nvshmem_longlong_iget: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, int, int], None]
    nvshmem_uchar_iget: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, int, int], None]
    nvshmem_ushort_iget: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, int, int], None]
    nvshmem_uint_iget: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, int, int], None]
    nvshmem_ulong_iget: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, int, int], None]
    nvshmem_ulonglong_iget: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, int, int], None]
    nvshmem_int8_iget: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, int, int], None]
    nvshmem_int16_iget: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, int, int], None]
    nvshmem_int32_iget: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, int, int], None]
    nvshmem_int64_iget: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, int, int], None]
    nvshmem_uint8_iget: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, int, int], None]
    nvshmem_uint16_iget: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, int, int], None]
    nvshmem_uint32_iget: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, int, int], None]
    nvshmem_uint64_iget: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, int, int], None]
    nvshmem_size_iget: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, int, int], None]
    nvshmem_ptrdiff_iget: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, int, int], None]
    nvshmem_iget8: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_iget16: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_iget32: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_iget64: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_iget128: Callable[[_Writable, _Address, int, int, int, int], None]
    nvshmem_float_get_nbi: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int], None]
    nvshmem_double_get_nbi: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int], None]
    nvshmem_short_get_nbi: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int], None]
    nvshmem_schar_get_nbi: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int], None]
    nvshmem_int_get_nbi: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int], None]
    nvshmem_long_get_nbi: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int], None]
    nvshmem_longlong_get_nbi: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int], None]
    nvshmem_uchar_get_nbi: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int], None]
    nvshmem_ushort_get_nbi: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int], None]
    nvshmem_uint_get_nbi: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int], None]
    nvshmem_ulong_get_nbi: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int], None]
    nvshmem_ulonglong_get_nbi: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int], None]
    nvshmem_int8_get_nbi: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int], None]
    nvshmem_int16_get_nbi: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int], None]
    nvshmem_int32_get_nbi: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int], None]
    nvshmem_int64_get_nbi: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int], None]
    nvshmem_uint8_get_nbi: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int], None]
    nvshmem_uint16_get_nbi: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int], None]
    nvshmem_uint32_get_nbi: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int], None]
    nvshmem_uint64_get_nbi: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int], None]
    nvshmem_size_get_nbi: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int], None]
    nvshmem_ptrdiff_get_nbi: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int], None]
    nvshmem_get8_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_get16_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_get32_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_get64_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_get128_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_getmem_nbi: Callable[[_Writable, _Address, int, int], None]
    nvshmem_signal_fetch: _C[_Pointer[ctypes.c_uint64] | int]
    nvshmem_quiet: Callable[[], None]
    nvshmem_fence: Callable[[], None]
    nvshmem_team_my_pe: _C[int]
    nvshmem_team_n_pes: _C[int]
    nvshmem_team_get_config: Callable[[int, _Pointer[nvshmem_team_config_v2] | int], None]
    nvshmem_team_translate_pe: _C[int, int, int]
    nvshmem_team_split_strided: _C[int, int, int, int, _Pointer[nvshmem_team_config_v2] | int, int, _Pointer[ctypes.c_int32] | int]
    nvshmemx_team_get_uniqueid: _C[_Pointer[ctypes.c_uint64] | int]
    nvshmemx_team_init: _C[_Pointer[ctypes.c_int32] | int, _Pointer[nvshmem_team_config_v2] | int, int, int, int]
    nvshmem_team_split_2d: _C[int, int, _Pointer[nvshmem_team_config_v2] | int, int, _Pointer[ctypes.c_int32] | int, _Pointer[nvshmem_team_config_v2] | int, int, _Pointer[ctypes.c_int32] | int]
    nvshmem_team_destroy: Callable[[int], None]
    nvshmemx_float_alltoall_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_alltoall_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_alltoall_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_alltoall_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_alltoall_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_alltoall_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_alltoall_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_alltoall_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_alltoall_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_alltoall_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_alltoall_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_alltoall_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_alltoall_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_alltoall_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_alltoall_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_alltoall_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_alltoall_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_alltoall_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_alltoall_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_alltoall_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_alltoall_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ptrdiff_alltoall_on_stream: _C[int, _Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_alltoallmem_on_stream: _C[int, _Writable, _Address, int, runtime.cudaStream_t | int | None]
    nvshmemx_barrier_on_stream: _C[int, runtime.cudaStream_t | int | None]
    nvshmemx_barrier_all_on_stream: Callable[[runtime.cudaStream_t | int | None], None]
    nvshmemx_team_sync_on_stream: _C[int, runtime.cudaStream_t | int | None]
    nvshmemx_sync_all_on_stream: Callable[[runtime.cudaStream_t | int | None], None]
    nvshmemx_float_broadcast_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_broadcast_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_broadcast_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_broadcast_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_broadcast_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_broadcast_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_broadcast_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_broadcast_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_broadcast_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_broadcast_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_broadcast_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_broadcast_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_broadcast_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_broadcast_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_broadcast_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_broadcast_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_broadcast_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_broadcast_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_broadcast_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_broadcast_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_broadcast_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ptrdiff_broadcast_on_stream: _C[int, _Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_broadcastmem_on_stream: _C[int, _Writable, _Address, int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_fcollect_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_fcollect_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_fcollect_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_fcollect_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_fcollect_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_fcollect_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_fcollect_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_fcollect_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_fcollect_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_fcollect_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_fcollect_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_fcollect_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_fcollect_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_fcollect_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_fcollect_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_fcollect_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_fcollect_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_fcollect_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_fcollect_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_fcollect_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_fcollect_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ptrdiff_fcollect_on_stream: _C[int, _Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_fcollectmem_on_stream: _C[int, _Writable, _Address, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_and_reduce_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_or_reduce_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_xor_reduce_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_max_reduce_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_min_reduce_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_sum_reduce_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_prod_reduce_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_and_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_or_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_xor_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_max_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_min_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_sum_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_short_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_double_prod_reducescatter_on_stream: _C[int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_buffer_register: _C[_Writable, int]
    nvshmemx_buffer_unregister: _C[_Writable]
    nvshmemx_buffer_unregister_all: Callable[[], None]
    nvshmemx_hostlib_init_attr: _C[int, _Pointer[nvshmemx_init_attr_v2] | int]
    nvshmemx_hostlib_finalize: Callable[[], None]
    nvshmemx_set_attr_uniqueid_args: _C[int, int, _Pointer[nvshmemx_uniqueid_v1] | int, _Pointer[nvshmemx_init_attr_v2] | int]
    nvshmemx_set_attr_mpi_comm_args: _C[_Writable, _Pointer[nvshmemx_init_attr_v2] | int]
    nvshmemx_get_uniqueid: _C[_Pointer[nvshmemx_uniqueid_v1] | int]
    nvshmemx_cumodule_init: _C[driver.CUmodule | int | None]
    nvshmemx_cumodule_finalize: _C[driver.CUmodule | int | None]
    nvshmemx_buffer_register_symmetric: Callable[[_Writable, int, int], int | None]
    nvshmemx_buffer_register_symmetric_at_preferred_address: Callable[[_Writable, int, _Writable, int], int | None]
    nvshmemx_buffer_unregister_symmetric: _C[_Writable, int]
    nvshmemx_region_start: _C[_Pointer[ctypes.c_uint64] | int, _Pointer[nvshmemx_region_attrs_t] | int]
    nvshmemx_region_stop: _C[int]
    nvshmemx_region_is_active: _C[int, _Pointer[ctypes.c_int] | int]
    nvshmemx_culibrary_init: _C[runtime.cudaLibrary_t | int | None]
    nvshmemx_culibrary_finalize: _C[runtime.cudaLibrary_t | int | None]
    nvshmemx_float_p_on_stream: Callable[[_Pointer[ctypes.c_float] | int, float, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_p_on_stream: Callable[[_Pointer[ctypes.c_double] | int, float, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_p_on_stream: Callable[[_Pointer[ctypes.c_short] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_p_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_p_on_stream: Callable[[_Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_p_on_stream: Callable[[_Pointer[ctypes.c_long] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_p_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_p_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_p_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_p_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_p_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_p_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_p_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_p_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_p_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_p_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_p_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_p_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_p_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_p_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_p_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_p_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_float_put_on_stream: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_put_on_stream: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_put_on_stream: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_put_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_put_on_stream: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_put_on_stream: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_put_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_put_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_put_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_put_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_put_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_put_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_put_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_put_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_put_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_put_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_put_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_put_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_put_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_put_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_put_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_put_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put8_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put16_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put32_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put64_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put128_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_putmem_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_float_put_signal_on_stream: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_put_signal_on_stream: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_put_signal_on_stream: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_put_signal_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_put_signal_on_stream: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_put_signal_on_stream: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_put_signal_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_put_signal_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_put_signal_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_put_signal_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_put_signal_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_put_signal_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_put_signal_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_put_signal_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_put_signal_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_put_signal_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_put_signal_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_put_signal_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_put_signal_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_put_signal_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_put_signal_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_put_signal_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put8_signal_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put16_signal_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put32_signal_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put64_signal_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put128_signal_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_putmem_signal_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_float_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_put_signal_nbi_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put8_signal_nbi_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put16_signal_nbi_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put32_signal_nbi_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put64_signal_nbi_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put128_signal_nbi_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_putmem_signal_nbi_on_stream: Callable[[_Writable, _Address, int, _Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_float_iput_on_stream: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_iput_on_stream: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_iput_on_stream: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_iput_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_iput_on_stream: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_iput_on_stream: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_iput_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_iput_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_iput_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_iput_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_iput_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_iput_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_iput_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_iput_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_iput_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_iput_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_iput_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_iput_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_iput_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_iput_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_iput_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_iput_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iput8_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iput16_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iput32_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iput64_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iput128_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_float_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_put_nbi_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put8_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put16_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put32_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put64_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_put128_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_putmem_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_float_g_on_stream: Callable[[_Pointer[ctypes.c_float] | int, int, runtime.cudaStream_t | int | None], float]
    nvshmemx_double_g_on_stream: Callable[[_Pointer[ctypes.c_double] | int, int, runtime.cudaStream_t | int | None], float]
    nvshmemx_short_g_on_stream: _C[_Pointer[ctypes.c_short] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_schar_g_on_stream: _C[_Pointer[ctypes.c_byte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int_g_on_stream: _C[_Pointer[ctypes.c_int] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_long_g_on_stream: _C[_Pointer[ctypes.c_long] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_longlong_g_on_stream: _C[_Pointer[ctypes.c_longlong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uchar_g_on_stream: _C[_Pointer[ctypes.c_ubyte] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ushort_g_on_stream: _C[_Pointer[ctypes.c_ushort] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint_g_on_stream: _C[_Pointer[ctypes.c_uint] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulong_g_on_stream: _C[_Pointer[ctypes.c_ulong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ulonglong_g_on_stream: _C[_Pointer[ctypes.c_ulonglong] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int8_g_on_stream: _C[_Pointer[ctypes.c_int8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int16_g_on_stream: _C[_Pointer[ctypes.c_int16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int32_g_on_stream: _C[_Pointer[ctypes.c_int32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_int64_g_on_stream: _C[_Pointer[ctypes.c_int64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint8_g_on_stream: _C[_Pointer[ctypes.c_uint8] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint16_g_on_stream: _C[_Pointer[ctypes.c_uint16] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint32_g_on_stream: _C[_Pointer[ctypes.c_uint32] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_uint64_g_on_stream: _C[_Pointer[ctypes.c_uint64] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_size_g_on_stream: _C[_Pointer[ctypes.c_size_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_ptrdiff_g_on_stream: _C[_Pointer[ctypes.c_ssize_t] | int, int, runtime.cudaStream_t | int | None]
    nvshmemx_float_get_on_stream: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_get_on_stream: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_get_on_stream: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_get_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_get_on_stream: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_get_on_stream: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_get_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_get_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_get_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_get_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_get_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_get_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_get_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_get_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_get_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_get_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_get_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_get_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_get_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_get_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_get_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_get_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_float_iget_on_stream: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_iget_on_stream: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_iget_on_stream: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_iget_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_iget_on_stream: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_iget_on_stream: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_iget_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_iget_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_iget_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_iget_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_iget_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_iget_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_iget_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_iget_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_iget_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_iget_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_iget_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_iget_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_iget_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_iget_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_iget_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_iget_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get8_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get16_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get32_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get64_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get128_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_getmem_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iget8_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iget16_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iget32_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iget64_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_iget128_on_stream: Callable[[_Writable, _Address, int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_float_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_double_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_short] | int, _Pointer[ctypes.c_short] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_schar_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_byte] | int, _Pointer[ctypes.c_byte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_long] | int, _Pointer[ctypes.c_long] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uchar_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_ubyte] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, _Pointer[ctypes.c_ushort] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, _Pointer[ctypes.c_ulong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, _Pointer[ctypes.c_ulonglong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int8_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_int8] | int, _Pointer[ctypes.c_int8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int16_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_int16] | int, _Pointer[ctypes.c_int16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, _Pointer[ctypes.c_int32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint8_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint8] | int, _Pointer[ctypes.c_uint8] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint16_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint16] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_get_nbi_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, _Pointer[ctypes.c_ssize_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get8_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get16_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get32_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get64_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_get128_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_getmem_nbi_on_stream: Callable[[_Writable, _Address, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_flush: Callable[[], None]
    nvshmemx_quiet_on_stream: Callable[[runtime.cudaStream_t | int | None], None]
    nvshmemx_flush_on_stream: Callable[[runtime.cudaStream_t | int | None], None]
    nvshmemx_signal_op_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_wait_until_on_stream: Callable[[_Pointer[ctypes.c_short] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_wait_until_on_stream: Callable[[_Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_wait_until_on_stream: Callable[[_Pointer[ctypes.c_long] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_wait_until_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_wait_until_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_wait_until_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_wait_until_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_wait_until_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_wait_until_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_wait_until_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_wait_until_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_wait_until_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_wait_until_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_wait_until_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_short] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_long] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_wait_until_all_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, int, _Pointer[ctypes.c_int] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_short_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_short] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_short] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_long_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_long] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_long] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_longlong_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_longlong] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_longlong] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ushort_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_ushort] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_ushort] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_uint] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_uint] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulong_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_ulong] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_ulong] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ulonglong_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_ulonglong] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_ulonglong] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int32_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_int32] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int32] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_int64_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_int64] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int64] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint32_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_uint32] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_uint32] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_uint64_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_uint64] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_size_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_size_t] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_size_t] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_ptrdiff_wait_until_all_vector_on_stream: Callable[[_Pointer[ctypes.c_ssize_t] | int, int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_ssize_t] | int, runtime.cudaStream_t | int | None], None]
    nvshmemx_signal_wait_until_on_stream: Callable[[_Pointer[ctypes.c_uint64] | int, int, int, runtime.cudaStream_t | int | None], None]
    nvshmemx_signal_counted_reset: Callable[[_Pointer[ctypes.c_uint64] | int], None]
    nvshmemx_qp_create: _C[int, _Pointer[ctypes._Pointer[ctypes.c_int]] | int]
    nvshmem_sync: _C[int]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
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

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
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
