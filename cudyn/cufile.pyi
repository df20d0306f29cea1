"""The names of cudyn.cufile, for type checkers and editors.

Generated from cufile.h of the header releases 12.6 to 13.5
(9 of them, pinned in headers/sources.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Sequence
from ctypes import Array, Structure, Union
from enum import IntEnum
from os import PathLike
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from . import driver
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

class CUfileOpError(IntEnum):
    ctype = ctypes.c_uint
    CU_FILE_SUCCESS = 0
    CU_FILE_DRIVER_NOT_INITIALIZED = 5001
    CU_FILE_DRIVER_INVALID_PROPS = 5002
    CU_FILE_DRIVER_UNSUPPORTED_LIMIT = 5003
    CU_FILE_DRIVER_VERSION_MISMATCH = 5004
    CU_FILE_DRIVER_VERSION_READ_ERROR = 5005
    CU_FILE_DRIVER_CLOSING = 5006
    CU_FILE_PLATFORM_NOT_SUPPORTED = 5007
    CU_FILE_IO_NOT_SUPPORTED = 5008
    CU_FILE_DEVICE_NOT_SUPPORTED = 5009
    CU_FILE_NVFS_DRIVER_ERROR = 5010
    CU_FILE_CUDA_DRIVER_ERROR = 5011
    CU_FILE_CUDA_POINTER_INVALID = 5012
    CU_FILE_CUDA_MEMORY_TYPE_INVALID = 5013
    CU_FILE_CUDA_POINTER_RANGE_ERROR = 5014
    CU_FILE_CUDA_CONTEXT_MISMATCH = 5015
    CU_FILE_INVALID_MAPPING_SIZE = 5016
    CU_FILE_INVALID_MAPPING_RANGE = 5017
    CU_FILE_INVALID_FILE_TYPE = 5018
    CU_FILE_INVALID_FILE_OPEN_FLAG = 5019
    CU_FILE_DIO_NOT_SET = 5020
    CU_FILE_INVALID_VALUE = 5022
    CU_FILE_MEMORY_ALREADY_REGISTERED = 5023
    CU_FILE_MEMORY_NOT_REGISTERED = 5024
    CU_FILE_PERMISSION_DENIED = 5025
    CU_FILE_DRIVER_ALREADY_OPEN = 5026
    CU_FILE_HANDLE_NOT_REGISTERED = 5027
    CU_FILE_HANDLE_ALREADY_REGISTERED = 5028
    CU_FILE_DEVICE_NOT_FOUND = 5029
    CU_FILE_INTERNAL_ERROR = 5030
    CU_FILE_GETNEWFD_FAILED = 5031
    CU_FILE_NVFS_SETUP_ERROR = 5033
    CU_FILE_IO_DISABLED = 5034
    CU_FILE_BATCH_SUBMIT_FAILED = 5035
    CU_FILE_GPU_MEMORY_PINNING_FAILED = 5036
    CU_FILE_BATCH_FULL = 5037
    CU_FILE_ASYNC_NOT_SUPPORTED = 5038
    CU_FILE_INTERNAL_BATCH_SETUP_ERROR = 5039
    CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR = 5040
    CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR = 5041
    CU_FILE_INTERNAL_BATCH_CANCEL_ERROR = 5042
    CU_FILE_NOMEM_ERROR = 5043
    CU_FILE_IO_ERROR = 5044
    CU_FILE_INTERNAL_BUF_REGISTER_ERROR = 5045
    CU_FILE_HASH_OPR_ERROR = 5046
    CU_FILE_INVALID_CONTEXT_ERROR = 5047
    CU_FILE_NVFS_INTERNAL_DRIVER_ERROR = 5048
    CU_FILE_BATCH_NOCOMPAT_ERROR = 5049
    CU_FILE_IO_MAX_ERROR = 5050

class CUfileDriverStatusFlags_t(IntEnum):
    ctype = ctypes.c_uint
    CU_FILE_LUSTRE_SUPPORTED = 0
    CU_FILE_WEKAFS_SUPPORTED = 1
    CU_FILE_NFS_SUPPORTED = 2
    CU_FILE_GPFS_SUPPORTED = 3
    CU_FILE_NVME_SUPPORTED = 4
    CU_FILE_NVMEOF_SUPPORTED = 5
    CU_FILE_SCSI_SUPPORTED = 6
    CU_FILE_SCALEFLUX_CSD_SUPPORTED = 7
    CU_FILE_NVMESH_SUPPORTED = 8
    CU_FILE_BEEGFS_SUPPORTED = 9
    CU_FILE_NVME_P2P_SUPPORTED = 11
    CU_FILE_SCATEFS_SUPPORTED = 12
    CU_FILE_VIRTIOFS_SUPPORTED = 13
    CU_FILE_PANFS_SUPPORTED = 14
    CU_FILE_MAX_TARGET_TYPES = 15

class CUfileDriverControlFlags_t(IntEnum):
    ctype = ctypes.c_uint
    CU_FILE_USE_POLL_MODE = 0
    CU_FILE_ALLOW_COMPAT_MODE = 1
    CU_FILE_VANILLA_POSIX_IO_MODE = 2
    CU_FILE_POSIX_IO_MODE = 2
    CU_FILE_FALLBACK_IO_MODE = 4

class CUfileFeatureFlags_t(IntEnum):
    ctype = ctypes.c_uint
    CU_FILE_DYN_ROUTING_SUPPORTED = 0
    CU_FILE_BATCH_IO_SUPPORTED = 1
    CU_FILE_STREAMS_SUPPORTED = 2
    CU_FILE_PARALLEL_IO_SUPPORTED = 3
    CU_FILE_P2P_SUPPORTED = 4

class CUfileP2PFlags_t(IntEnum):
    ctype = ctypes.c_uint
    CUFILE_P2PDMA = 0
    CUFILE_NVFS = 1
    CUFILE_DMABUF = 2
    CUFILE_C2C = 3
    CUFILE_NVIDIA_PEERMEM = 4

class CUfileOpcode_t(IntEnum):
    ctype = ctypes.c_uint
    CUFILE_READ = 0
    CUFILE_WRITE = 1

class CUfileFileHandleType(IntEnum):
    ctype = ctypes.c_uint
    CU_FILE_HANDLE_TYPE_OPAQUE_FD = 1
    CU_FILE_HANDLE_TYPE_OPAQUE_WIN32 = 2
    CU_FILE_HANDLE_TYPE_USERSPACE_FS = 3

class CUfileStatus_t(IntEnum):
    ctype = ctypes.c_uint
    CUFILE_WAITING = 1
    CUFILE_PENDING = 2
    CUFILE_INVALID = 4
    CUFILE_CANCELED = 8
    CUFILE_COMPLETE = 16
    CUFILE_TIMEOUT = 32
    CUFILE_FAILED = 64

class CUfileBatchMode_t(IntEnum):
    ctype = ctypes.c_uint
    CUFILE_BATCH = 1

class CUFileSizeTConfigParameter_t(IntEnum):
    ctype = ctypes.c_uint
    CUFILE_PARAM_PROFILE_STATS = 0
    CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH = 1
    CUFILE_PARAM_EXECUTION_MAX_IO_THREADS = 2
    CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB = 3
    CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM = 4
    CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB = 5
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB = 6
    CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB = 7
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB = 8
    CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE = 9
    CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB = 10
    CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS = 11

class CUFileBoolConfigParameter_t(IntEnum):
    ctype = ctypes.c_uint
    CUFILE_PARAM_PROPERTIES_USE_POLL_MODE = 0
    CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE = 1
    CUFILE_PARAM_FORCE_COMPAT_MODE = 2
    CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE = 3
    CUFILE_PARAM_EXECUTION_PARALLEL_IO = 4
    CUFILE_PARAM_PROFILE_NVTX = 5
    CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY = 6
    CUFILE_PARAM_USE_PCIP2PDMA = 7
    CUFILE_PARAM_PREFER_IO_URING = 8
    CUFILE_PARAM_FORCE_ODIRECT_MODE = 9
    CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION = 10
    CUFILE_PARAM_STREAM_MEMOPS_BYPASS = 11
    CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE = 12
    CUFILE_PARAM_GDS_FALLBACK_IO = 13

class CUFileStringConfigParameter_t(IntEnum):
    ctype = ctypes.c_uint
    CUFILE_PARAM_LOGGING_LEVEL = 0
    CUFILE_PARAM_ENV_LOGFILE_PATH = 1
    CUFILE_PARAM_LOG_DIR = 2
    CUFILE_PARAM_RDMA_TRANSPORT = 3

class CUFileArrayConfigParameter_t(IntEnum):
    ctype = ctypes.c_uint
    CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB = 0
    CUFILE_PARAM_POSIX_POOL_SLAB_COUNT = 1
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB = 2
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT = 3

class CUfileError_t(_Struct):
    err: int
    cu_err: int
    def __init__(self, err: int = ..., cu_err: int = ...) -> None: ...

class CUfileDrvProps_t(_Struct):
    class _nvfs(_Struct):
        major_version: int
        minor_version: int
        poll_thresh_size: int
        max_direct_io_size: int
        dstatusflags: int
        dcontrolflags: int
        def __init__(self, major_version: int = ..., minor_version: int = ..., poll_thresh_size: int = ..., max_direct_io_size: int = ..., dstatusflags: int = ..., dcontrolflags: int = ...) -> None: ...
    nvfs: _nvfs
    fflags: int
    max_device_cache_size: int
    per_buffer_cache_size: int
    max_device_pinned_mem_size: int
    max_batch_io_size: int
    max_batch_io_timeout_msecs: int
    def __init__(self, nvfs: Any = ..., fflags: int = ..., max_device_cache_size: int = ..., per_buffer_cache_size: int = ..., max_device_pinned_mem_size: int = ..., max_batch_io_size: int = ..., max_batch_io_timeout_msecs: int = ...) -> None: ...

class cufileRDMAInfo_t(_Struct):
    version: int
    desc_len: int
    desc_str: _Bytes | None
    def __init__(self, version: int = ..., desc_len: int = ..., desc_str: Any = ...) -> None: ...

class CUfileFSOps_t(_Struct):
    fs_type: Any
    getRDMADeviceList: Any
    getRDMADevicePriority: Any
    read: Any
    write: Any
    def __init__(self, fs_type: Any = ..., getRDMADeviceList: Any = ..., getRDMADevicePriority: Any = ..., read: Any = ..., write: Any = ...) -> None: ...

class CUfileDescr_t(_Struct):
    type: int
    class _handle(_Union):
        fd: int
        handle: int | None
        def __init__(self, fd: int = ..., handle: Any = ...) -> None: ...
    handle: _handle
    fs_ops: ctypes._Pointer[CUfileFSOps_t]
    def __init__(self, type: int = ..., handle: Any = ..., fs_ops: Any = ...) -> None: ...

class CUfileIOParams_t(_Struct):
    mode: int
    class _u(_Union):
        class _batch(_Struct):
            devPtr_base: int | None
            file_offset: int
            devPtr_offset: int
            size: int
            def __init__(self, devPtr_base: Any = ..., file_offset: int = ..., devPtr_offset: int = ..., size: int = ...) -> None: ...
        batch: _batch
        def __init__(self, batch: Any = ...) -> None: ...
    u: _u
    fh: int | None
    opcode: int
    cookie: int | None
    def __init__(self, mode: int = ..., u: Any = ..., fh: Any = ..., opcode: int = ..., cookie: Any = ...) -> None: ...

class CUfileIOEvents_t(_Struct):
    cookie: int | None
    status: int
    ret: int
    def __init__(self, cookie: Any = ..., status: int = ..., ret: int = ...) -> None: ...

class CUfileIOVec_t(_Struct):
    base: int | None
    len: int
    def __init__(self, base: Any = ..., len: int = ...) -> None: ...

class CUfileOpCounter_t(_Struct):
    ok: int
    err: int
    def __init__(self, ok: int = ..., err: int = ...) -> None: ...

class CUfileStatsLevel1_t(_Struct):
    read_ops: CUfileOpCounter_t
    write_ops: CUfileOpCounter_t
    hdl_register_ops: CUfileOpCounter_t
    hdl_deregister_ops: CUfileOpCounter_t
    buf_register_ops: CUfileOpCounter_t
    buf_deregister_ops: CUfileOpCounter_t
    read_bytes: int
    write_bytes: int
    read_bw_bytes_per_sec: int
    write_bw_bytes_per_sec: int
    read_lat_avg_us: int
    write_lat_avg_us: int
    read_ops_per_sec: int
    write_ops_per_sec: int
    read_lat_sum_us: int
    write_lat_sum_us: int
    batch_submit_ops: CUfileOpCounter_t
    batch_complete_ops: CUfileOpCounter_t
    batch_setup_ops: CUfileOpCounter_t
    batch_cancel_ops: CUfileOpCounter_t
    batch_destroy_ops: CUfileOpCounter_t
    batch_enqueued_ops: CUfileOpCounter_t
    batch_posix_enqueued_ops: CUfileOpCounter_t
    batch_processed_ops: CUfileOpCounter_t
    batch_posix_processed_ops: CUfileOpCounter_t
    batch_nvfs_submit_ops: CUfileOpCounter_t
    batch_p2p_submit_ops: CUfileOpCounter_t
    batch_aio_submit_ops: CUfileOpCounter_t
    batch_iouring_submit_ops: CUfileOpCounter_t
    batch_mixed_io_submit_ops: CUfileOpCounter_t
    batch_total_submit_ops: CUfileOpCounter_t
    batch_read_bytes: int
    batch_write_bytes: int
    batch_read_bw_bytes: int
    batch_write_bw_bytes: int
    batch_submit_lat_avg_us: int
    batch_completion_lat_avg_us: int
    batch_submit_ops_per_sec: int
    batch_complete_ops_per_sec: int
    batch_submit_lat_sum_us: int
    batch_completion_lat_sum_us: int
    last_batch_read_bytes: int
    last_batch_write_bytes: int
    readv_ops: CUfileOpCounter_t
    writev_ops: CUfileOpCounter_t
    readv_bytes: int
    writev_bytes: int
    readv_bw_bytes_per_sec: int
    writev_bw_bytes_per_sec: int
    readv_lat_avg_us: int
    writev_lat_avg_us: int
    readv_ops_per_sec: int
    writev_ops_per_sec: int
    readv_lat_sum_us: int
    writev_lat_sum_us: int
    def __init__(self, read_ops: Any = ..., write_ops: Any = ..., hdl_register_ops: Any = ..., hdl_deregister_ops: Any = ..., buf_register_ops: Any = ..., buf_deregister_ops: Any = ..., read_bytes: int = ..., write_bytes: int = ..., read_bw_bytes_per_sec: int = ..., write_bw_bytes_per_sec: int = ..., read_lat_avg_us: int = ..., write_lat_avg_us: int = ..., read_ops_per_sec: int = ..., write_ops_per_sec: int = ..., read_lat_sum_us: int = ..., write_lat_sum_us: int = ..., batch_submit_ops: Any = ..., batch_complete_ops: Any = ..., batch_setup_ops: Any = ..., batch_cancel_ops: Any = ..., batch_destroy_ops: Any = ..., batch_enqueued_ops: Any = ..., batch_posix_enqueued_ops: Any = ..., batch_processed_ops: Any = ..., batch_posix_processed_ops: Any = ..., batch_nvfs_submit_ops: Any = ..., batch_p2p_submit_ops: Any = ..., batch_aio_submit_ops: Any = ..., batch_iouring_submit_ops: Any = ..., batch_mixed_io_submit_ops: Any = ..., batch_total_submit_ops: Any = ..., batch_read_bytes: int = ..., batch_write_bytes: int = ..., batch_read_bw_bytes: int = ..., batch_write_bw_bytes: int = ..., batch_submit_lat_avg_us: int = ..., batch_completion_lat_avg_us: int = ..., batch_submit_ops_per_sec: int = ..., batch_complete_ops_per_sec: int = ..., batch_submit_lat_sum_us: int = ..., batch_completion_lat_sum_us: int = ..., last_batch_read_bytes: int = ..., last_batch_write_bytes: int = ..., readv_ops: Any = ..., writev_ops: Any = ..., readv_bytes: int = ..., writev_bytes: int = ..., readv_bw_bytes_per_sec: int = ..., writev_bw_bytes_per_sec: int = ..., readv_lat_avg_us: int = ..., writev_lat_avg_us: int = ..., readv_ops_per_sec: int = ..., writev_ops_per_sec: int = ..., readv_lat_sum_us: int = ..., writev_lat_sum_us: int = ...) -> None: ...

class CUfileStatsLevel2_t(_Struct):
    basic: CUfileStatsLevel1_t
    read_size_kb_hist: Array[ctypes.c_uint64]
    write_size_kb_hist: Array[ctypes.c_uint64]
    def __init__(self, basic: Any = ..., read_size_kb_hist: Any = ..., write_size_kb_hist: Any = ...) -> None: ...

class CUfilePerGpuStats_t(_Struct):
    uuid: Array[ctypes.c_byte]
    read_bytes: int
    read_bw_bytes_per_sec: int
    read_utilization: int
    read_duration_us: int
    n_total_reads: int
    n_p2p_reads: int
    n_nvfs_reads: int
    n_posix_reads: int
    n_unaligned_reads: int
    n_dr_reads: int
    n_sparse_regions: int
    n_inline_regions: int
    n_reads_err: int
    writes_bytes: int
    write_bw_bytes_per_sec: int
    write_utilization: int
    write_duration_us: int
    n_total_writes: int
    n_p2p_writes: int
    n_nvfs_writes: int
    n_posix_writes: int
    n_unaligned_writes: int
    n_dr_writes: int
    n_writes_err: int
    n_mmap: int
    n_mmap_ok: int
    n_mmap_err: int
    n_mmap_free: int
    reg_bytes: int
    def __init__(self, uuid: Any = ..., read_bytes: int = ..., read_bw_bytes_per_sec: int = ..., read_utilization: int = ..., read_duration_us: int = ..., n_total_reads: int = ..., n_p2p_reads: int = ..., n_nvfs_reads: int = ..., n_posix_reads: int = ..., n_unaligned_reads: int = ..., n_dr_reads: int = ..., n_sparse_regions: int = ..., n_inline_regions: int = ..., n_reads_err: int = ..., writes_bytes: int = ..., write_bw_bytes_per_sec: int = ..., write_utilization: int = ..., write_duration_us: int = ..., n_total_writes: int = ..., n_p2p_writes: int = ..., n_nvfs_writes: int = ..., n_posix_writes: int = ..., n_unaligned_writes: int = ..., n_dr_writes: int = ..., n_writes_err: int = ..., n_mmap: int = ..., n_mmap_ok: int = ..., n_mmap_err: int = ..., n_mmap_free: int = ..., reg_bytes: int = ...) -> None: ...

class CUfileStatsLevel3_t(_Struct):
    detailed: CUfileStatsLevel2_t
    num_gpus: int
    per_gpu_stats: Array[CUfilePerGpuStats_t]
    def __init__(self, detailed: Any = ..., num_gpus: int = ..., per_gpu_stats: Any = ...) -> None: ...

CUfileDriverStatusFlags = CUfileDriverStatusFlags_t
CUfileDriverControlFlags = CUfileDriverControlFlags_t
CUfileFeatureFlags = CUfileFeatureFlags_t
CUfileP2PFlags = CUfileP2PFlags_t
CUfileOpcode = CUfileOpcode_t
CUFILEStatus_enum = CUfileStatus_t
cufileBatchMode = CUfileBatchMode_t
CUfileError = CUfileError_t
CUfileDrvProps = CUfileDrvProps_t
cufileRDMAInfo = cufileRDMAInfo_t
CUfileFSOps = CUfileFSOps_t
CUfileIOParams = CUfileIOParams_t
CUfileIOEvents = CUfileIOEvents_t
CUfileIOVec = CUfileIOVec_t
CUfileOpCounter = CUfileOpCounter_t
CUfileStatsLevel1 = CUfileStatsLevel1_t
CUfileStatsLevel2 = CUfileStatsLevel2_t
CUfilePerGpuStats = CUfilePerGpuStats_t
CUfileStatsLevel3 = CUfileStatsLevel3_t
sockaddr_t = Any
CUfileHandle_t = ctypes.c_void_p
CUfileBatchHandle_t = ctypes.c_void_p

CU_FILE_SUCCESS: Final = CUfileOpError.CU_FILE_SUCCESS
CU_FILE_DRIVER_NOT_INITIALIZED: Final = CUfileOpError.CU_FILE_DRIVER_NOT_INITIALIZED
CU_FILE_DRIVER_INVALID_PROPS: Final = CUfileOpError.CU_FILE_DRIVER_INVALID_PROPS
CU_FILE_DRIVER_UNSUPPORTED_LIMIT: Final = CUfileOpError.CU_FILE_DRIVER_UNSUPPORTED_LIMIT
CU_FILE_DRIVER_VERSION_MISMATCH: Final = CUfileOpError.CU_FILE_DRIVER_VERSION_MISMATCH
CU_FILE_DRIVER_VERSION_READ_ERROR: Final = CUfileOpError.CU_FILE_DRIVER_VERSION_READ_ERROR
CU_FILE_DRIVER_CLOSING: Final = CUfileOpError.CU_FILE_DRIVER_CLOSING
CU_FILE_PLATFORM_NOT_SUPPORTED: Final = CUfileOpError.CU_FILE_PLATFORM_NOT_SUPPORTED
CU_FILE_IO_NOT_SUPPORTED: Final = CUfileOpError.CU_FILE_IO_NOT_SUPPORTED
CU_FILE_DEVICE_NOT_SUPPORTED: Final = CUfileOpError.CU_FILE_DEVICE_NOT_SUPPORTED
CU_FILE_NVFS_DRIVER_ERROR: Final = CUfileOpError.CU_FILE_NVFS_DRIVER_ERROR
CU_FILE_CUDA_DRIVER_ERROR: Final = CUfileOpError.CU_FILE_CUDA_DRIVER_ERROR
CU_FILE_CUDA_POINTER_INVALID: Final = CUfileOpError.CU_FILE_CUDA_POINTER_INVALID
CU_FILE_CUDA_MEMORY_TYPE_INVALID: Final = CUfileOpError.CU_FILE_CUDA_MEMORY_TYPE_INVALID
CU_FILE_CUDA_POINTER_RANGE_ERROR: Final = CUfileOpError.CU_FILE_CUDA_POINTER_RANGE_ERROR
CU_FILE_CUDA_CONTEXT_MISMATCH: Final = CUfileOpError.CU_FILE_CUDA_CONTEXT_MISMATCH
CU_FILE_INVALID_MAPPING_SIZE: Final = CUfileOpError.CU_FILE_INVALID_MAPPING_SIZE
CU_FILE_INVALID_MAPPING_RANGE: Final = CUfileOpError.CU_FILE_INVALID_MAPPING_RANGE
CU_FILE_INVALID_FILE_TYPE: Final = CUfileOpError.CU_FILE_INVALID_FILE_TYPE
CU_FILE_INVALID_FILE_OPEN_FLAG: Final = CUfileOpError.CU_FILE_INVALID_FILE_OPEN_FLAG
CU_FILE_DIO_NOT_SET: Final = CUfileOpError.CU_FILE_DIO_NOT_SET
CU_FILE_INVALID_VALUE: Final = CUfileOpError.CU_FILE_INVALID_VALUE
CU_FILE_MEMORY_ALREADY_REGISTERED: Final = CUfileOpError.CU_FILE_MEMORY_ALREADY_REGISTERED
CU_FILE_MEMORY_NOT_REGISTERED: Final = CUfileOpError.CU_FILE_MEMORY_NOT_REGISTERED
CU_FILE_PERMISSION_DENIED: Final = CUfileOpError.CU_FILE_PERMISSION_DENIED
CU_FILE_DRIVER_ALREADY_OPEN: Final = CUfileOpError.CU_FILE_DRIVER_ALREADY_OPEN
CU_FILE_HANDLE_NOT_REGISTERED: Final = CUfileOpError.CU_FILE_HANDLE_NOT_REGISTERED
CU_FILE_HANDLE_ALREADY_REGISTERED: Final = CUfileOpError.CU_FILE_HANDLE_ALREADY_REGISTERED
CU_FILE_DEVICE_NOT_FOUND: Final = CUfileOpError.CU_FILE_DEVICE_NOT_FOUND
CU_FILE_INTERNAL_ERROR: Final = CUfileOpError.CU_FILE_INTERNAL_ERROR
CU_FILE_GETNEWFD_FAILED: Final = CUfileOpError.CU_FILE_GETNEWFD_FAILED
CU_FILE_NVFS_SETUP_ERROR: Final = CUfileOpError.CU_FILE_NVFS_SETUP_ERROR
CU_FILE_IO_DISABLED: Final = CUfileOpError.CU_FILE_IO_DISABLED
CU_FILE_BATCH_SUBMIT_FAILED: Final = CUfileOpError.CU_FILE_BATCH_SUBMIT_FAILED
CU_FILE_GPU_MEMORY_PINNING_FAILED: Final = CUfileOpError.CU_FILE_GPU_MEMORY_PINNING_FAILED
CU_FILE_BATCH_FULL: Final = CUfileOpError.CU_FILE_BATCH_FULL
CU_FILE_ASYNC_NOT_SUPPORTED: Final = CUfileOpError.CU_FILE_ASYNC_NOT_SUPPORTED
CU_FILE_INTERNAL_BATCH_SETUP_ERROR: Final = CUfileOpError.CU_FILE_INTERNAL_BATCH_SETUP_ERROR
CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR: Final = CUfileOpError.CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR
CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR: Final = CUfileOpError.CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR
CU_FILE_INTERNAL_BATCH_CANCEL_ERROR: Final = CUfileOpError.CU_FILE_INTERNAL_BATCH_CANCEL_ERROR
CU_FILE_NOMEM_ERROR: Final = CUfileOpError.CU_FILE_NOMEM_ERROR
CU_FILE_IO_ERROR: Final = CUfileOpError.CU_FILE_IO_ERROR
CU_FILE_INTERNAL_BUF_REGISTER_ERROR: Final = CUfileOpError.CU_FILE_INTERNAL_BUF_REGISTER_ERROR
CU_FILE_HASH_OPR_ERROR: Final = CUfileOpError.CU_FILE_HASH_OPR_ERROR
CU_FILE_INVALID_CONTEXT_ERROR: Final = CUfileOpError.CU_FILE_INVALID_CONTEXT_ERROR
CU_FILE_NVFS_INTERNAL_DRIVER_ERROR: Final = CUfileOpError.CU_FILE_NVFS_INTERNAL_DRIVER_ERROR
CU_FILE_BATCH_NOCOMPAT_ERROR: Final = CUfileOpError.CU_FILE_BATCH_NOCOMPAT_ERROR
CU_FILE_IO_MAX_ERROR: Final = CUfileOpError.CU_FILE_IO_MAX_ERROR
CU_FILE_LUSTRE_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_LUSTRE_SUPPORTED
CU_FILE_WEKAFS_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_WEKAFS_SUPPORTED
CU_FILE_NFS_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_NFS_SUPPORTED
CU_FILE_GPFS_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_GPFS_SUPPORTED
CU_FILE_NVME_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_NVME_SUPPORTED
CU_FILE_NVMEOF_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_NVMEOF_SUPPORTED
CU_FILE_SCSI_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_SCSI_SUPPORTED
CU_FILE_SCALEFLUX_CSD_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_SCALEFLUX_CSD_SUPPORTED
CU_FILE_NVMESH_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_NVMESH_SUPPORTED
CU_FILE_BEEGFS_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_BEEGFS_SUPPORTED
CU_FILE_NVME_P2P_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_NVME_P2P_SUPPORTED
CU_FILE_SCATEFS_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_SCATEFS_SUPPORTED
CU_FILE_VIRTIOFS_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_VIRTIOFS_SUPPORTED
CU_FILE_PANFS_SUPPORTED: Final = CUfileDriverStatusFlags_t.CU_FILE_PANFS_SUPPORTED
CU_FILE_MAX_TARGET_TYPES: Final = CUfileDriverStatusFlags_t.CU_FILE_MAX_TARGET_TYPES
CU_FILE_USE_POLL_MODE: Final = CUfileDriverControlFlags_t.CU_FILE_USE_POLL_MODE
CU_FILE_ALLOW_COMPAT_MODE: Final = CUfileDriverControlFlags_t.CU_FILE_ALLOW_COMPAT_MODE
CU_FILE_VANILLA_POSIX_IO_MODE: Final = CUfileDriverControlFlags_t.CU_FILE_VANILLA_POSIX_IO_MODE
CU_FILE_POSIX_IO_MODE: Final = CUfileDriverControlFlags_t.CU_FILE_POSIX_IO_MODE
CU_FILE_FALLBACK_IO_MODE: Final = CUfileDriverControlFlags_t.CU_FILE_FALLBACK_IO_MODE
CU_FILE_DYN_ROUTING_SUPPORTED: Final = CUfileFeatureFlags_t.CU_FILE_DYN_ROUTING_SUPPORTED
CU_FILE_BATCH_IO_SUPPORTED: Final = CUfileFeatureFlags_t.CU_FILE_BATCH_IO_SUPPORTED
CU_FILE_STREAMS_SUPPORTED: Final = CUfileFeatureFlags_t.CU_FILE_STREAMS_SUPPORTED
CU_FILE_PARALLEL_IO_SUPPORTED: Final = CUfileFeatureFlags_t.CU_FILE_PARALLEL_IO_SUPPORTED
CU_FILE_P2P_SUPPORTED: Final = CUfileFeatureFlags_t.CU_FILE_P2P_SUPPORTED
CUFILE_P2PDMA: Final = CUfileP2PFlags_t.CUFILE_P2PDMA
CUFILE_NVFS: Final = CUfileP2PFlags_t.CUFILE_NVFS
CUFILE_DMABUF: Final = CUfileP2PFlags_t.CUFILE_DMABUF
CUFILE_C2C: Final = CUfileP2PFlags_t.CUFILE_C2C
CUFILE_NVIDIA_PEERMEM: Final = CUfileP2PFlags_t.CUFILE_NVIDIA_PEERMEM
CUFILE_READ: Final = CUfileOpcode_t.CUFILE_READ
CUFILE_WRITE: Final = CUfileOpcode_t.CUFILE_WRITE
CU_FILE_HANDLE_TYPE_OPAQUE_FD: Final = CUfileFileHandleType.CU_FILE_HANDLE_TYPE_OPAQUE_FD
CU_FILE_HANDLE_TYPE_OPAQUE_WIN32: Final = CUfileFileHandleType.CU_FILE_HANDLE_TYPE_OPAQUE_WIN32
CU_FILE_HANDLE_TYPE_USERSPACE_FS: Final = CUfileFileHandleType.CU_FILE_HANDLE_TYPE_USERSPACE_FS
CUFILE_WAITING: Final = CUfileStatus_t.CUFILE_WAITING
CUFILE_PENDING: Final = CUfileStatus_t.CUFILE_PENDING
CUFILE_INVALID: Final = CUfileStatus_t.CUFILE_INVALID
CUFILE_CANCELED: Final = CUfileStatus_t.CUFILE_CANCELED
CUFILE_COMPLETE: Final = CUfileStatus_t.CUFILE_COMPLETE
CUFILE_TIMEOUT: Final = CUfileStatus_t.CUFILE_TIMEOUT
CUFILE_FAILED: Final = CUfileStatus_t.CUFILE_FAILED
CUFILE_BATCH: Final = CUfileBatchMode_t.CUFILE_BATCH
CUFILE_PARAM_PROFILE_STATS: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_PROFILE_STATS
CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH
CUFILE_PARAM_EXECUTION_MAX_IO_THREADS: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_EXECUTION_MAX_IO_THREADS
CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB
CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM
CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB
CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB
CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB
CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB
CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE
CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB
CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS: Final = CUFileSizeTConfigParameter_t.CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS
CUFILE_PARAM_PROPERTIES_USE_POLL_MODE: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_PROPERTIES_USE_POLL_MODE
CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE
CUFILE_PARAM_FORCE_COMPAT_MODE: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_FORCE_COMPAT_MODE
CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE
CUFILE_PARAM_EXECUTION_PARALLEL_IO: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_EXECUTION_PARALLEL_IO
CUFILE_PARAM_PROFILE_NVTX: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_PROFILE_NVTX
CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY
CUFILE_PARAM_USE_PCIP2PDMA: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_USE_PCIP2PDMA
CUFILE_PARAM_PREFER_IO_URING: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_PREFER_IO_URING
CUFILE_PARAM_FORCE_ODIRECT_MODE: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_FORCE_ODIRECT_MODE
CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION
CUFILE_PARAM_STREAM_MEMOPS_BYPASS: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_STREAM_MEMOPS_BYPASS
CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE
CUFILE_PARAM_GDS_FALLBACK_IO: Final = CUFileBoolConfigParameter_t.CUFILE_PARAM_GDS_FALLBACK_IO
CUFILE_PARAM_LOGGING_LEVEL: Final = CUFileStringConfigParameter_t.CUFILE_PARAM_LOGGING_LEVEL
CUFILE_PARAM_ENV_LOGFILE_PATH: Final = CUFileStringConfigParameter_t.CUFILE_PARAM_ENV_LOGFILE_PATH
CUFILE_PARAM_LOG_DIR: Final = CUFileStringConfigParameter_t.CUFILE_PARAM_LOG_DIR
CUFILE_PARAM_RDMA_TRANSPORT: Final = CUFileStringConfigParameter_t.CUFILE_PARAM_RDMA_TRANSPORT
CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB: Final = CUFileArrayConfigParameter_t.CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB
CUFILE_PARAM_POSIX_POOL_SLAB_COUNT: Final = CUFileArrayConfigParameter_t.CUFILE_PARAM_POSIX_POOL_SLAB_COUNT
CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB: Final = CUFileArrayConfigParameter_t.CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB
CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT: Final = CUFileArrayConfigParameter_t.CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT
CUFILEOP_BASE_ERR: Final = 5000
CU_FILE_P2P_FLAG_PCI_P2PDMA: Final[CUfileP2PFlags_t]
CU_FILE_P2P_FLAG_NVFS: Final[CUfileP2PFlags_t]
CU_FILE_P2P_FLAG_DMABUF: Final[CUfileP2PFlags_t]
CU_FILE_P2P_FLAG_C2C: Final[CUfileP2PFlags_t]
CU_FILE_RDMA_REGISTER: Final = 1
CU_FILE_RDMA_RELAXED_ORDERING: Final = 2
CU_FILE_RDMA_ERR_BASE: Final = 6000
CU_FILE_RDMA_SUCCESS: Final = 0
CU_FILE_RDMA_RESET_TOKEN: Final = 6001
CU_FILE_RDMA_RESET_TOKEN_FAILED: Final = 6002
CU_FILE_STREAM_FIXED_BUF_OFFSET: Final = 1
CU_FILE_STREAM_FIXED_FILE_OFFSET: Final = 2
CU_FILE_STREAM_FIXED_FILE_SIZE: Final = 4
CU_FILE_STREAM_PAGE_ALIGNED_INPUTS: Final = 8
CUFILE_GPU_UUID_LEN: Final = 16

def cuFileHandleRegister(descr: _Pointer[CUfileDescr_t]) -> int | None: ...
def cuFileHandleDeregister(fh: _Address) -> None: ...
def cuFileBufRegister(bufPtr_base: _Address, length: int, flags: int) -> None: ...
def cuFileBufDeregister(bufPtr_base: _Address) -> None: ...
def cuFileRead(fh: _Address, bufPtr_base: _Writable, size: int, file_offset: int, bufPtr_offset: int) -> int: ...
def cuFileWrite(fh: _Address, bufPtr_base: _Address, size: int, file_offset: int, bufPtr_offset: int) -> int: ...
def cuFileDriverOpen() -> None: ...
def cuFileDriverClose_v2() -> None: ...
def cuFileUseCount() -> int: ...
def cuFileDriverGetProperties() -> CUfileDrvProps_t: ...
def cuFileDriverSetPollMode(poll: int, poll_threshold_size: int) -> None: ...
def cuFileDriverSetMaxDirectIOSize(max_direct_io_size: int) -> None: ...
def cuFileDriverSetMaxCacheSize(max_cache_size: int) -> None: ...
def cuFileDriverSetMaxPinnedMemSize(max_pinned_size: int) -> None: ...
def cuFileBatchIOSetUp(nr: int) -> int | None: ...
def cuFileBatchIOSubmit(batch_idp: _Address, nr: int, iocbp: _Pointer[CUfileIOParams_t], flags: int) -> None: ...
def cuFileBatchIOGetStatus(batch_idp: _Address, min_nr: int, nr: _Pointer[ctypes.c_uint], iocbp: _Pointer[CUfileIOEvents_t], timeout: Handle | int | None) -> None: ...
def cuFileBatchIOCancel(batch_idp: _Address) -> None: ...
def cuFileBatchIODestroy(batch_idp: _Address) -> None: ...
def cuFileReadAsync(fh: _Address, bufPtr_base: _Writable, size_p: _Pointer[ctypes.c_size_t], file_offset_p: _Pointer[ctypes.c_int64], bufPtr_offset_p: _Pointer[ctypes.c_int64], bytes_read_p: _Pointer[ctypes.c_ssize_t], stream: driver.CUstream | int | None) -> None: ...
def cuFileWriteAsync(fh: _Address, bufPtr_base: _Address, size_p: _Pointer[ctypes.c_size_t], file_offset_p: _Pointer[ctypes.c_int64], bufPtr_offset_p: _Pointer[ctypes.c_int64], bytes_written_p: _Pointer[ctypes.c_ssize_t], stream: driver.CUstream | int | None) -> None: ...
def cuFileStreamRegister(stream: driver.CUstream | int | None, flags: int) -> None: ...
def cuFileStreamDeregister(stream: driver.CUstream | int | None) -> None: ...
def cuFileReadv(fh: _Address, iov: _Pointer[CUfileIOVec_t], iovcnt: int, file_offset: int, flags: int) -> int: ...
def cuFileWritev(fh: _Address, iov: _Pointer[CUfileIOVec_t], iovcnt: int, file_offset: int, flags: int) -> int: ...
def cuFileGetVersion() -> int: ...
def cuFileExportPCIeTopology(filename: _Text) -> None: ...
def cuFileGetParameterSizeT(param: int) -> int: ...
def cuFileGetParameterBool(param: int) -> int: ...
def cuFileGetParameterString(param: int, desc_str: _Writable, len: int) -> None: ...
def cuFileGetParameterMinMaxValue(param: int) -> tuple[int, int]: ...
def cuFileSetParameterSizeT(param: int, value: int) -> None: ...
def cuFileSetParameterBool(param: int, value: int) -> None: ...
def cuFileSetParameterString(param: int, desc_str: _Text) -> None: ...
def cuFileSetStatsLevel(level: int) -> None: ...
def cuFileGetStatsLevel() -> int: ...
def cuFileStatsStart() -> None: ...
def cuFileStatsStop() -> None: ...
def cuFileStatsReset() -> None: ...
def cuFileGetStatsL1() -> CUfileStatsLevel1_t: ...
def cuFileGetStatsL2() -> CUfileStatsLevel2_t: ...
def cuFileGetStatsL3() -> CUfileStatsLevel3_t: ...
def cuFileGetBARSizeInKB(gpuIndex: int) -> int: ...
def cuFileSetParameterPosixPoolSlabArray(size_values: _Pointer[ctypes.c_size_t], count_values: _Pointer[ctypes.c_size_t], len: int) -> None: ...
def cuFileGetParameterPosixPoolSlabArray(size_values: _Pointer[ctypes.c_size_t], count_values: _Pointer[ctypes.c_size_t], len: int) -> None: ...
def cuFileSetParameterGpuBounceBufferSlabArray(size_values: _Pointer[ctypes.c_size_t], count_values: _Pointer[ctypes.c_size_t], len: int) -> None: ...
def cuFileGetParameterGpuBounceBufferSlabArray(size_values: _Pointer[ctypes.c_size_t], count_values: _Pointer[ctypes.c_size_t], len: int) -> None: ...
def cuFileDriverGetP2PFlags(status_flag: int) -> CUfileP2PFlags_t | int: ...
def cuFileDriverSetP2PFlags(status_flag: int, p2p_flags: int) -> None: ...
def cuFileDriverClose() -> None: ...  # cuFileDriverClose_v2
