"""The names of cudyn.cufile, for type checkers and editors.

Generated from cufile.h of the header releases 12.6 to 13.5
(9 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, cufile as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, CharBytes as _CharBytes, Device as _Device, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Opaque as _Opaque, Pointer as _Pointer, ReadArray as _ReadArray, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Union as _Union, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CufileError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CufileError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class CUfileOpError(_Enumeration):
    ctype: type[ctypes.c_uint]
    CU_FILE_SUCCESS = ...
    CU_FILE_DRIVER_NOT_INITIALIZED = ...
    CU_FILE_DRIVER_INVALID_PROPS = ...
    CU_FILE_DRIVER_UNSUPPORTED_LIMIT = ...
    CU_FILE_DRIVER_VERSION_MISMATCH = ...
    CU_FILE_DRIVER_VERSION_READ_ERROR = ...
    CU_FILE_DRIVER_CLOSING = ...
    CU_FILE_PLATFORM_NOT_SUPPORTED = ...
    CU_FILE_IO_NOT_SUPPORTED = ...
    CU_FILE_DEVICE_NOT_SUPPORTED = ...
    CU_FILE_NVFS_DRIVER_ERROR = ...
    CU_FILE_CUDA_DRIVER_ERROR = ...
    CU_FILE_CUDA_POINTER_INVALID = ...
    CU_FILE_CUDA_MEMORY_TYPE_INVALID = ...
    CU_FILE_CUDA_POINTER_RANGE_ERROR = ...
    CU_FILE_CUDA_CONTEXT_MISMATCH = ...
    CU_FILE_INVALID_MAPPING_SIZE = ...
    CU_FILE_INVALID_MAPPING_RANGE = ...
    CU_FILE_INVALID_FILE_TYPE = ...
    CU_FILE_INVALID_FILE_OPEN_FLAG = ...
    CU_FILE_DIO_NOT_SET = ...
    CU_FILE_INVALID_VALUE = ...
    CU_FILE_MEMORY_ALREADY_REGISTERED = ...
    CU_FILE_MEMORY_NOT_REGISTERED = ...
    CU_FILE_PERMISSION_DENIED = ...
    CU_FILE_DRIVER_ALREADY_OPEN = ...
    CU_FILE_HANDLE_NOT_REGISTERED = ...
    CU_FILE_HANDLE_ALREADY_REGISTERED = ...
    CU_FILE_DEVICE_NOT_FOUND = ...
    CU_FILE_INTERNAL_ERROR = ...
    CU_FILE_GETNEWFD_FAILED = ...
    CU_FILE_NVFS_SETUP_ERROR = ...
    CU_FILE_IO_DISABLED = ...
    CU_FILE_BATCH_SUBMIT_FAILED = ...
    CU_FILE_GPU_MEMORY_PINNING_FAILED = ...
    CU_FILE_BATCH_FULL = ...
    CU_FILE_ASYNC_NOT_SUPPORTED = ...
    CU_FILE_INTERNAL_BATCH_SETUP_ERROR = ...
    CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR = ...
    CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR = ...
    CU_FILE_INTERNAL_BATCH_CANCEL_ERROR = ...
    CU_FILE_NOMEM_ERROR = ...
    CU_FILE_IO_ERROR = ...
    CU_FILE_INTERNAL_BUF_REGISTER_ERROR = ...
    CU_FILE_HASH_OPR_ERROR = ...
    CU_FILE_INVALID_CONTEXT_ERROR = ...
    CU_FILE_NVFS_INTERNAL_DRIVER_ERROR = ...
    CU_FILE_BATCH_NOCOMPAT_ERROR = ...
    CU_FILE_IO_MAX_ERROR = ...
CU_FILE_SUCCESS: Final[CUfileOpError]
CU_FILE_DRIVER_NOT_INITIALIZED: Final[CUfileOpError]
CU_FILE_DRIVER_INVALID_PROPS: Final[CUfileOpError]
CU_FILE_DRIVER_UNSUPPORTED_LIMIT: Final[CUfileOpError]
CU_FILE_DRIVER_VERSION_MISMATCH: Final[CUfileOpError]
CU_FILE_DRIVER_VERSION_READ_ERROR: Final[CUfileOpError]
CU_FILE_DRIVER_CLOSING: Final[CUfileOpError]
CU_FILE_PLATFORM_NOT_SUPPORTED: Final[CUfileOpError]
CU_FILE_IO_NOT_SUPPORTED: Final[CUfileOpError]
CU_FILE_DEVICE_NOT_SUPPORTED: Final[CUfileOpError]
CU_FILE_NVFS_DRIVER_ERROR: Final[CUfileOpError]
CU_FILE_CUDA_DRIVER_ERROR: Final[CUfileOpError]
CU_FILE_CUDA_POINTER_INVALID: Final[CUfileOpError]
CU_FILE_CUDA_MEMORY_TYPE_INVALID: Final[CUfileOpError]
CU_FILE_CUDA_POINTER_RANGE_ERROR: Final[CUfileOpError]
CU_FILE_CUDA_CONTEXT_MISMATCH: Final[CUfileOpError]
CU_FILE_INVALID_MAPPING_SIZE: Final[CUfileOpError]
CU_FILE_INVALID_MAPPING_RANGE: Final[CUfileOpError]
CU_FILE_INVALID_FILE_TYPE: Final[CUfileOpError]
CU_FILE_INVALID_FILE_OPEN_FLAG: Final[CUfileOpError]
CU_FILE_DIO_NOT_SET: Final[CUfileOpError]
CU_FILE_INVALID_VALUE: Final[CUfileOpError]
CU_FILE_MEMORY_ALREADY_REGISTERED: Final[CUfileOpError]
CU_FILE_MEMORY_NOT_REGISTERED: Final[CUfileOpError]
CU_FILE_PERMISSION_DENIED: Final[CUfileOpError]
CU_FILE_DRIVER_ALREADY_OPEN: Final[CUfileOpError]
CU_FILE_HANDLE_NOT_REGISTERED: Final[CUfileOpError]
CU_FILE_HANDLE_ALREADY_REGISTERED: Final[CUfileOpError]
CU_FILE_DEVICE_NOT_FOUND: Final[CUfileOpError]
CU_FILE_INTERNAL_ERROR: Final[CUfileOpError]
CU_FILE_GETNEWFD_FAILED: Final[CUfileOpError]
CU_FILE_NVFS_SETUP_ERROR: Final[CUfileOpError]
CU_FILE_IO_DISABLED: Final[CUfileOpError]
CU_FILE_BATCH_SUBMIT_FAILED: Final[CUfileOpError]
CU_FILE_GPU_MEMORY_PINNING_FAILED: Final[CUfileOpError]
CU_FILE_BATCH_FULL: Final[CUfileOpError]
CU_FILE_ASYNC_NOT_SUPPORTED: Final[CUfileOpError]
CU_FILE_INTERNAL_BATCH_SETUP_ERROR: Final[CUfileOpError]
CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR: Final[CUfileOpError]
CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR: Final[CUfileOpError]
CU_FILE_INTERNAL_BATCH_CANCEL_ERROR: Final[CUfileOpError]
CU_FILE_NOMEM_ERROR: Final[CUfileOpError]
CU_FILE_IO_ERROR: Final[CUfileOpError]
CU_FILE_INTERNAL_BUF_REGISTER_ERROR: Final[CUfileOpError]
CU_FILE_HASH_OPR_ERROR: Final[CUfileOpError]
CU_FILE_INVALID_CONTEXT_ERROR: Final[CUfileOpError]
CU_FILE_NVFS_INTERNAL_DRIVER_ERROR: Final[CUfileOpError]
CU_FILE_BATCH_NOCOMPAT_ERROR: Final[CUfileOpError]
CU_FILE_IO_MAX_ERROR: Final[CUfileOpError]

class CUfileDriverStatusFlags_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CU_FILE_LUSTRE_SUPPORTED = ...
    CU_FILE_WEKAFS_SUPPORTED = ...
    CU_FILE_NFS_SUPPORTED = ...
    CU_FILE_GPFS_SUPPORTED = ...
    CU_FILE_NVME_SUPPORTED = ...
    CU_FILE_NVMEOF_SUPPORTED = ...
    CU_FILE_SCSI_SUPPORTED = ...
    CU_FILE_SCALEFLUX_CSD_SUPPORTED = ...
    CU_FILE_NVMESH_SUPPORTED = ...
    CU_FILE_BEEGFS_SUPPORTED = ...
    CU_FILE_NVME_P2P_SUPPORTED = ...
    CU_FILE_SCATEFS_SUPPORTED = ...
    CU_FILE_VIRTIOFS_SUPPORTED = ...
    CU_FILE_PANFS_SUPPORTED = ...
    CU_FILE_MAX_TARGET_TYPES = ...
CUfileDriverStatusFlags = CUfileDriverStatusFlags_t
CU_FILE_LUSTRE_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_WEKAFS_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_NFS_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_GPFS_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_NVME_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_NVMEOF_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_SCSI_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_SCALEFLUX_CSD_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_NVMESH_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_BEEGFS_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_NVME_P2P_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_SCATEFS_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_VIRTIOFS_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_PANFS_SUPPORTED: Final[CUfileDriverStatusFlags_t]
CU_FILE_MAX_TARGET_TYPES: Final[CUfileDriverStatusFlags_t]

class CUfileDriverControlFlags_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CU_FILE_USE_POLL_MODE = ...
    CU_FILE_ALLOW_COMPAT_MODE = ...
    CU_FILE_VANILLA_POSIX_IO_MODE = ...
    CU_FILE_POSIX_IO_MODE = ...
    CU_FILE_FALLBACK_IO_MODE = ...
CUfileDriverControlFlags = CUfileDriverControlFlags_t
CU_FILE_USE_POLL_MODE: Final[CUfileDriverControlFlags_t]
CU_FILE_ALLOW_COMPAT_MODE: Final[CUfileDriverControlFlags_t]
CU_FILE_VANILLA_POSIX_IO_MODE: Final[CUfileDriverControlFlags_t]
CU_FILE_POSIX_IO_MODE: Final[CUfileDriverControlFlags_t]
CU_FILE_FALLBACK_IO_MODE: Final[CUfileDriverControlFlags_t]

class CUfileFeatureFlags_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CU_FILE_DYN_ROUTING_SUPPORTED = ...
    CU_FILE_BATCH_IO_SUPPORTED = ...
    CU_FILE_STREAMS_SUPPORTED = ...
    CU_FILE_PARALLEL_IO_SUPPORTED = ...
    CU_FILE_P2P_SUPPORTED = ...
CUfileFeatureFlags = CUfileFeatureFlags_t
CU_FILE_DYN_ROUTING_SUPPORTED: Final[CUfileFeatureFlags_t]
CU_FILE_BATCH_IO_SUPPORTED: Final[CUfileFeatureFlags_t]
CU_FILE_STREAMS_SUPPORTED: Final[CUfileFeatureFlags_t]
CU_FILE_PARALLEL_IO_SUPPORTED: Final[CUfileFeatureFlags_t]
CU_FILE_P2P_SUPPORTED: Final[CUfileFeatureFlags_t]

class CUfileP2PFlags_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFILE_P2PDMA = ...
    CUFILE_NVFS = ...
    CUFILE_DMABUF = ...
    CUFILE_C2C = ...
    CUFILE_NVIDIA_PEERMEM = ...
CUfileP2PFlags = CUfileP2PFlags_t
CUFILE_P2PDMA: Final[CUfileP2PFlags_t]
CUFILE_NVFS: Final[CUfileP2PFlags_t]
CUFILE_DMABUF: Final[CUfileP2PFlags_t]
CUFILE_C2C: Final[CUfileP2PFlags_t]
CUFILE_NVIDIA_PEERMEM: Final[CUfileP2PFlags_t]

class CUfileOpcode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFILE_READ = ...
    CUFILE_WRITE = ...
CUfileOpcode = CUfileOpcode_t
CUFILE_READ: Final[CUfileOpcode_t]
CUFILE_WRITE: Final[CUfileOpcode_t]

class CUfileFileHandleType(_Enumeration):
    ctype: type[ctypes.c_uint]
    CU_FILE_HANDLE_TYPE_OPAQUE_FD = ...
    CU_FILE_HANDLE_TYPE_OPAQUE_WIN32 = ...
    CU_FILE_HANDLE_TYPE_USERSPACE_FS = ...
CU_FILE_HANDLE_TYPE_OPAQUE_FD: Final[CUfileFileHandleType]
CU_FILE_HANDLE_TYPE_OPAQUE_WIN32: Final[CUfileFileHandleType]
CU_FILE_HANDLE_TYPE_USERSPACE_FS: Final[CUfileFileHandleType]

class CUfileStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFILE_WAITING = ...
    CUFILE_PENDING = ...
    CUFILE_INVALID = ...
    CUFILE_CANCELED = ...
    CUFILE_COMPLETE = ...
    CUFILE_TIMEOUT = ...
    CUFILE_FAILED = ...
CUFILEStatus_enum = CUfileStatus_t
CUFILE_WAITING: Final[CUfileStatus_t]
CUFILE_PENDING: Final[CUfileStatus_t]
CUFILE_INVALID: Final[CUfileStatus_t]
CUFILE_CANCELED: Final[CUfileStatus_t]
CUFILE_COMPLETE: Final[CUfileStatus_t]
CUFILE_TIMEOUT: Final[CUfileStatus_t]
CUFILE_FAILED: Final[CUfileStatus_t]

class CUfileBatchMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFILE_BATCH = ...
cufileBatchMode = CUfileBatchMode_t
CUFILE_BATCH: Final[CUfileBatchMode_t]

class CUFileSizeTConfigParameter_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFILE_PARAM_PROFILE_STATS = ...
    CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH = ...
    CUFILE_PARAM_EXECUTION_MAX_IO_THREADS = ...
    CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB = ...
    CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM = ...
    CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB = ...
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB = ...
    CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB = ...
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB = ...
    CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE = ...
    CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB = ...
    CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS = ...
CUFILE_PARAM_PROFILE_STATS: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_EXECUTION_MAX_IO_THREADS: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB: Final[CUFileSizeTConfigParameter_t]
CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS: Final[CUFileSizeTConfigParameter_t]

class CUFileBoolConfigParameter_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFILE_PARAM_PROPERTIES_USE_POLL_MODE = ...
    CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE = ...
    CUFILE_PARAM_FORCE_COMPAT_MODE = ...
    CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE = ...
    CUFILE_PARAM_EXECUTION_PARALLEL_IO = ...
    CUFILE_PARAM_PROFILE_NVTX = ...
    CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY = ...
    CUFILE_PARAM_USE_PCIP2PDMA = ...
    CUFILE_PARAM_PREFER_IO_URING = ...
    CUFILE_PARAM_FORCE_ODIRECT_MODE = ...
    CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION = ...
    CUFILE_PARAM_STREAM_MEMOPS_BYPASS = ...
    CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE = ...
    CUFILE_PARAM_GDS_FALLBACK_IO = ...
CUFILE_PARAM_PROPERTIES_USE_POLL_MODE: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_FORCE_COMPAT_MODE: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_EXECUTION_PARALLEL_IO: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_PROFILE_NVTX: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_USE_PCIP2PDMA: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_PREFER_IO_URING: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_FORCE_ODIRECT_MODE: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_STREAM_MEMOPS_BYPASS: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE: Final[CUFileBoolConfigParameter_t]
CUFILE_PARAM_GDS_FALLBACK_IO: Final[CUFileBoolConfigParameter_t]

class CUFileStringConfigParameter_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFILE_PARAM_LOGGING_LEVEL = ...
    CUFILE_PARAM_ENV_LOGFILE_PATH = ...
    CUFILE_PARAM_LOG_DIR = ...
    CUFILE_PARAM_RDMA_TRANSPORT = ...
CUFILE_PARAM_LOGGING_LEVEL: Final[CUFileStringConfigParameter_t]
CUFILE_PARAM_ENV_LOGFILE_PATH: Final[CUFileStringConfigParameter_t]
CUFILE_PARAM_LOG_DIR: Final[CUFileStringConfigParameter_t]
CUFILE_PARAM_RDMA_TRANSPORT: Final[CUFileStringConfigParameter_t]

class CUFileArrayConfigParameter_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB = ...
    CUFILE_PARAM_POSIX_POOL_SLAB_COUNT = ...
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB = ...
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT = ...
CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB: Final[CUFileArrayConfigParameter_t]
CUFILE_PARAM_POSIX_POOL_SLAB_COUNT: Final[CUFileArrayConfigParameter_t]
CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB: Final[CUFileArrayConfigParameter_t]
CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT: Final[CUFileArrayConfigParameter_t]

class CUfileError_t(_Struct):
    err: _Named[CUfileOpError]
    cu_err: _Named[driver.CUresult]
    def __init__(self, err: CUfileOpError | _Int = ..., cu_err: driver.CUresult | _Int = ...) -> None: ...
CUfileError = CUfileError_t

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
    def __init__(self, nvfs: _nvfs = ..., fflags: int = ..., max_device_cache_size: int = ..., per_buffer_cache_size: int = ..., max_device_pinned_mem_size: int = ..., max_batch_io_size: int = ..., max_batch_io_timeout_msecs: int = ...) -> None: ...
CUfileDrvProps = CUfileDrvProps_t

class cufileRDMAInfo_t(_Struct):
    version: int
    desc_len: int
    desc_str: _Bytes | None
    def __init__(self, version: int = ..., desc_len: int = ..., desc_str: _Bytes | None = ...) -> None: ...
cufileRDMAInfo = cufileRDMAInfo_t

class CUfileFSOps_t(_Struct):
    fs_type: CFuncPtr
    getRDMADeviceList: CFuncPtr
    getRDMADevicePriority: CFuncPtr
    read: CFuncPtr
    write: CFuncPtr
    def __init__(self, fs_type: CFuncPtr | None = ..., getRDMADeviceList: CFuncPtr | None = ..., getRDMADevicePriority: CFuncPtr | None = ..., read: CFuncPtr | None = ..., write: CFuncPtr | None = ...) -> None: ...
CUfileFSOps = CUfileFSOps_t

class CUfileDescr_t(_Struct):
    type: _Named[CUfileFileHandleType]
    class _handle(_Union):
        fd: int
        handle: int | None
        def __init__(self, fd: int = ..., handle: int | None = ...) -> None: ...
    handle: _handle
    fs_ops: ctypes._Pointer[CUfileFSOps_t]
    def __init__(self, type: CUfileFileHandleType | _Int = ..., handle: _handle = ..., fs_ops: ctypes._Pointer[CUfileFSOps_t] | None = ...) -> None: ...

class CUfileIOParams_t(_Struct):
    mode: _Named[CUfileBatchMode_t]
    class _u(_Union):
        class _batch(_Struct):
            devPtr_base: int | None
            file_offset: int
            devPtr_offset: int
            size: int
            def __init__(self, devPtr_base: int | None = ..., file_offset: int = ..., devPtr_offset: int = ..., size: int = ...) -> None: ...
        batch: _batch
        def __init__(self, batch: _batch = ...) -> None: ...
    u: _u
    fh: int | None
    opcode: _Named[CUfileOpcode_t]
    cookie: int | None
    def __init__(self, mode: CUfileBatchMode_t | _Int = ..., u: _u = ..., fh: int | None = ..., opcode: CUfileOpcode_t | _Int = ..., cookie: int | None = ...) -> None: ...
CUfileIOParams = CUfileIOParams_t

class CUfileIOEvents_t(_Struct):
    cookie: int | None
    status: _Named[CUfileStatus_t]
    ret: int
    def __init__(self, cookie: int | None = ..., status: CUfileStatus_t | _Int = ..., ret: int = ...) -> None: ...
CUfileIOEvents = CUfileIOEvents_t

class CUfileIOVec_t(_Struct):
    base: int | None
    len: int
    def __init__(self, base: int | None = ..., len: int = ...) -> None: ...
CUfileIOVec = CUfileIOVec_t

class CUfileOpCounter_t(_Struct):
    ok: int
    err: int
    def __init__(self, ok: int = ..., err: int = ...) -> None: ...
CUfileOpCounter = CUfileOpCounter_t

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
    def __init__(self, read_ops: CUfileOpCounter_t = ..., write_ops: CUfileOpCounter_t = ..., hdl_register_ops: CUfileOpCounter_t = ..., hdl_deregister_ops: CUfileOpCounter_t = ..., buf_register_ops: CUfileOpCounter_t = ..., buf_deregister_ops: CUfileOpCounter_t = ..., read_bytes: int = ..., write_bytes: int = ..., read_bw_bytes_per_sec: int = ..., write_bw_bytes_per_sec: int = ..., read_lat_avg_us: int = ..., write_lat_avg_us: int = ..., read_ops_per_sec: int = ..., write_ops_per_sec: int = ..., read_lat_sum_us: int = ..., write_lat_sum_us: int = ..., batch_submit_ops: CUfileOpCounter_t = ..., batch_complete_ops: CUfileOpCounter_t = ..., batch_setup_ops: CUfileOpCounter_t = ..., batch_cancel_ops: CUfileOpCounter_t = ..., batch_destroy_ops: CUfileOpCounter_t = ..., batch_enqueued_ops: CUfileOpCounter_t = ..., batch_posix_enqueued_ops: CUfileOpCounter_t = ..., batch_processed_ops: CUfileOpCounter_t = ..., batch_posix_processed_ops: CUfileOpCounter_t = ..., batch_nvfs_submit_ops: CUfileOpCounter_t = ..., batch_p2p_submit_ops: CUfileOpCounter_t = ..., batch_aio_submit_ops: CUfileOpCounter_t = ..., batch_iouring_submit_ops: CUfileOpCounter_t = ..., batch_mixed_io_submit_ops: CUfileOpCounter_t = ..., batch_total_submit_ops: CUfileOpCounter_t = ..., batch_read_bytes: int = ..., batch_write_bytes: int = ..., batch_read_bw_bytes: int = ..., batch_write_bw_bytes: int = ..., batch_submit_lat_avg_us: int = ..., batch_completion_lat_avg_us: int = ..., batch_submit_ops_per_sec: int = ..., batch_complete_ops_per_sec: int = ..., batch_submit_lat_sum_us: int = ..., batch_completion_lat_sum_us: int = ..., last_batch_read_bytes: int = ..., last_batch_write_bytes: int = ..., readv_ops: CUfileOpCounter_t = ..., writev_ops: CUfileOpCounter_t = ..., readv_bytes: int = ..., writev_bytes: int = ..., readv_bw_bytes_per_sec: int = ..., writev_bw_bytes_per_sec: int = ..., readv_lat_avg_us: int = ..., writev_lat_avg_us: int = ..., readv_ops_per_sec: int = ..., writev_ops_per_sec: int = ..., readv_lat_sum_us: int = ..., writev_lat_sum_us: int = ...) -> None: ...
CUfileStatsLevel1 = CUfileStatsLevel1_t

class CUfileStatsLevel2_t(_Struct):
    basic: CUfileStatsLevel1_t
    read_size_kb_hist: _Items[ctypes.c_uint64, int]
    write_size_kb_hist: _Items[ctypes.c_uint64, int]
    def __init__(self, basic: CUfileStatsLevel1_t = ..., read_size_kb_hist: Sequence[int] | Array[ctypes.c_uint64] = ..., write_size_kb_hist: Sequence[int] | Array[ctypes.c_uint64] = ...) -> None: ...
CUfileStatsLevel2 = CUfileStatsLevel2_t

class CUfilePerGpuStats_t(_Struct):
    uuid: _CharBytes
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
    def __init__(self, uuid: _Str | _ReadBuffer | Sequence[int] = ..., read_bytes: int = ..., read_bw_bytes_per_sec: int = ..., read_utilization: int = ..., read_duration_us: int = ..., n_total_reads: int = ..., n_p2p_reads: int = ..., n_nvfs_reads: int = ..., n_posix_reads: int = ..., n_unaligned_reads: int = ..., n_dr_reads: int = ..., n_sparse_regions: int = ..., n_inline_regions: int = ..., n_reads_err: int = ..., writes_bytes: int = ..., write_bw_bytes_per_sec: int = ..., write_utilization: int = ..., write_duration_us: int = ..., n_total_writes: int = ..., n_p2p_writes: int = ..., n_nvfs_writes: int = ..., n_posix_writes: int = ..., n_unaligned_writes: int = ..., n_dr_writes: int = ..., n_writes_err: int = ..., n_mmap: int = ..., n_mmap_ok: int = ..., n_mmap_err: int = ..., n_mmap_free: int = ..., reg_bytes: int = ...) -> None: ...
CUfilePerGpuStats = CUfilePerGpuStats_t

class CUfileStatsLevel3_t(_Struct):
    detailed: CUfileStatsLevel2_t
    num_gpus: int
    per_gpu_stats: _Items[CUfilePerGpuStats_t, CUfilePerGpuStats_t]
    def __init__(self, detailed: CUfileStatsLevel2_t = ..., num_gpus: int = ..., per_gpu_stats: Sequence[CUfilePerGpuStats_t] | Array[CUfilePerGpuStats_t] = ...) -> None: ...
CUfileStatsLevel3 = CUfileStatsLevel3_t

CUfileHandle_t = ctypes.c_void_p
CUfileBatchHandle_t = ctypes.c_void_p

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

CUresult = driver.CUresult
CUDA_SUCCESS: Final[driver.CUresult]
CUDA_ERROR_INVALID_VALUE: Final[driver.CUresult]
CUDA_ERROR_OUT_OF_MEMORY: Final[driver.CUresult]
CUDA_ERROR_NOT_INITIALIZED: Final[driver.CUresult]
CUDA_ERROR_DEINITIALIZED: Final[driver.CUresult]
CUDA_ERROR_PROFILER_DISABLED: Final[driver.CUresult]
CUDA_ERROR_PROFILER_NOT_INITIALIZED: Final[driver.CUresult]
CUDA_ERROR_PROFILER_ALREADY_STARTED: Final[driver.CUresult]
CUDA_ERROR_PROFILER_ALREADY_STOPPED: Final[driver.CUresult]
CUDA_ERROR_STUB_LIBRARY: Final[driver.CUresult]
CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: Final[driver.CUresult]
CUDA_ERROR_DEVICE_UNAVAILABLE: Final[driver.CUresult]
CUDA_ERROR_MULTICAST_RESOURCE_FULL: Final[driver.CUresult]
CUDA_ERROR_NO_DEVICE: Final[driver.CUresult]
CUDA_ERROR_INVALID_DEVICE: Final[driver.CUresult]
CUDA_ERROR_DEVICE_NOT_LICENSED: Final[driver.CUresult]
CUDA_ERROR_INVALID_IMAGE: Final[driver.CUresult]
CUDA_ERROR_INVALID_CONTEXT: Final[driver.CUresult]
CUDA_ERROR_CONTEXT_ALREADY_CURRENT: Final[driver.CUresult]
CUDA_ERROR_MAP_FAILED: Final[driver.CUresult]
CUDA_ERROR_UNMAP_FAILED: Final[driver.CUresult]
CUDA_ERROR_ARRAY_IS_MAPPED: Final[driver.CUresult]
CUDA_ERROR_ALREADY_MAPPED: Final[driver.CUresult]
CUDA_ERROR_NO_BINARY_FOR_GPU: Final[driver.CUresult]
CUDA_ERROR_ALREADY_ACQUIRED: Final[driver.CUresult]
CUDA_ERROR_NOT_MAPPED: Final[driver.CUresult]
CUDA_ERROR_NOT_MAPPED_AS_ARRAY: Final[driver.CUresult]
CUDA_ERROR_NOT_MAPPED_AS_POINTER: Final[driver.CUresult]
CUDA_ERROR_ECC_UNCORRECTABLE: Final[driver.CUresult]
CUDA_ERROR_UNSUPPORTED_LIMIT: Final[driver.CUresult]
CUDA_ERROR_CONTEXT_ALREADY_IN_USE: Final[driver.CUresult]
CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: Final[driver.CUresult]
CUDA_ERROR_INVALID_PTX: Final[driver.CUresult]
CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: Final[driver.CUresult]
CUDA_ERROR_NVLINK_UNCORRECTABLE: Final[driver.CUresult]
CUDA_ERROR_JIT_COMPILER_NOT_FOUND: Final[driver.CUresult]
CUDA_ERROR_UNSUPPORTED_PTX_VERSION: Final[driver.CUresult]
CUDA_ERROR_JIT_COMPILATION_DISABLED: Final[driver.CUresult]
CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: Final[driver.CUresult]
CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: Final[driver.CUresult]
CUDA_ERROR_CONTAINED: Final[driver.CUresult]
CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: Final[driver.CUresult]
CUDA_ERROR_INVALID_SOURCE: Final[driver.CUresult]
CUDA_ERROR_FILE_NOT_FOUND: Final[driver.CUresult]
CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: Final[driver.CUresult]
CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: Final[driver.CUresult]
CUDA_ERROR_OPERATING_SYSTEM: Final[driver.CUresult]
CUDA_ERROR_INVALID_HANDLE: Final[driver.CUresult]
CUDA_ERROR_ILLEGAL_STATE: Final[driver.CUresult]
CUDA_ERROR_LOSSY_QUERY: Final[driver.CUresult]
CUDA_ERROR_NOT_FOUND: Final[driver.CUresult]
CUDA_ERROR_NOT_READY: Final[driver.CUresult]
CUDA_ERROR_ILLEGAL_ADDRESS: Final[driver.CUresult]
CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: Final[driver.CUresult]
CUDA_ERROR_LAUNCH_TIMEOUT: Final[driver.CUresult]
CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: Final[driver.CUresult]
CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: Final[driver.CUresult]
CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: Final[driver.CUresult]
CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: Final[driver.CUresult]
CUDA_ERROR_CONTEXT_IS_DESTROYED: Final[driver.CUresult]
CUDA_ERROR_ASSERT: Final[driver.CUresult]
CUDA_ERROR_TOO_MANY_PEERS: Final[driver.CUresult]
CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: Final[driver.CUresult]
CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: Final[driver.CUresult]
CUDA_ERROR_HARDWARE_STACK_ERROR: Final[driver.CUresult]
CUDA_ERROR_ILLEGAL_INSTRUCTION: Final[driver.CUresult]
CUDA_ERROR_MISALIGNED_ADDRESS: Final[driver.CUresult]
CUDA_ERROR_INVALID_ADDRESS_SPACE: Final[driver.CUresult]
CUDA_ERROR_INVALID_PC: Final[driver.CUresult]
CUDA_ERROR_LAUNCH_FAILED: Final[driver.CUresult]
CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: Final[driver.CUresult]
CUDA_ERROR_TENSOR_MEMORY_LEAK: Final[driver.CUresult]
CUDA_ERROR_NOT_PERMITTED: Final[driver.CUresult]
CUDA_ERROR_NOT_SUPPORTED: Final[driver.CUresult]
CUDA_ERROR_SYSTEM_NOT_READY: Final[driver.CUresult]
CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: Final[driver.CUresult]
CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: Final[driver.CUresult]
CUDA_ERROR_MPS_CONNECTION_FAILED: Final[driver.CUresult]
CUDA_ERROR_MPS_RPC_FAILURE: Final[driver.CUresult]
CUDA_ERROR_MPS_SERVER_NOT_READY: Final[driver.CUresult]
CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: Final[driver.CUresult]
CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: Final[driver.CUresult]
CUDA_ERROR_MPS_CLIENT_TERMINATED: Final[driver.CUresult]
CUDA_ERROR_CDP_NOT_SUPPORTED: Final[driver.CUresult]
CUDA_ERROR_CDP_VERSION_MISMATCH: Final[driver.CUresult]
CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: Final[driver.CUresult]
CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: Final[driver.CUresult]
CUDA_ERROR_STREAM_CAPTURE_MERGE: Final[driver.CUresult]
CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: Final[driver.CUresult]
CUDA_ERROR_STREAM_CAPTURE_UNJOINED: Final[driver.CUresult]
CUDA_ERROR_STREAM_CAPTURE_ISOLATION: Final[driver.CUresult]
CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: Final[driver.CUresult]
CUDA_ERROR_CAPTURED_EVENT: Final[driver.CUresult]
CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: Final[driver.CUresult]
CUDA_ERROR_TIMEOUT: Final[driver.CUresult]
CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: Final[driver.CUresult]
CUDA_ERROR_EXTERNAL_DEVICE: Final[driver.CUresult]
CUDA_ERROR_INVALID_CLUSTER_SIZE: Final[driver.CUresult]
CUDA_ERROR_FUNCTION_NOT_LOADED: Final[driver.CUresult]
CUDA_ERROR_INVALID_RESOURCE_TYPE: Final[driver.CUresult]
CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: Final[driver.CUresult]
CUDA_ERROR_KEY_ROTATION: Final[driver.CUresult]
CUDA_ERROR_STREAM_DETACHED: Final[driver.CUresult]
CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: Final[driver.CUresult]
CUDA_ERROR_FABRIC_NOT_READY: Final[driver.CUresult]
CUDA_ERROR_UNKNOWN: Final[driver.CUresult]
CUstream = driver.CUstream

def cuFileHandleRegister(descr: _Pointer[CUfileDescr_t]) -> int:
    """Registers an open file.

    C: CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)

      fh: returned
      descr: passed; host memory

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileHandleDeregister(fh: _Opaque) -> None:
    """Ends the registration of a file.

    C: void cuFileHandleDeregister(CUfileHandle_t fh)

      fh: passed; a handle

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileBufRegister(bufPtr_base: _Address | _Device, length: int | None, flags: int) -> None:
    """Registers device memory, so that data goes straight to it.

    C: CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)

      bufPtr_base: passed; host or device memory of length bytes

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileBufDeregister(bufPtr_base: _Address) -> None:
    """Ends the registration of device memory.

    C: CUfileError_t cuFileBufDeregister(const void *bufPtr_base)

      bufPtr_base: passed; an address that the call does not read or write

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileRead(fh: _Opaque, bufPtr_base: _Writable | _Device, size: int, file_offset: int, bufPtr_offset: int) -> int:
    """Reads from a file into device memory.

    C: ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)

      fh: passed; a handle
      bufPtr_base: passed; the call may write to the memory that it points to; host or device memory of size+bufPtr_offset bytes

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileWrite(fh: _Opaque, bufPtr_base: _Address | _Device, size: int, file_offset: int, bufPtr_offset: int) -> int:
    """Writes device memory to a file.

    C: ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)

      fh: passed; a handle
      bufPtr_base: passed; host or device memory of size+bufPtr_offset bytes

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileDriverOpen() -> None:
    """Opens the driver of GPUDirect Storage.

    C: CUfileError_t cuFileDriverOpen(void)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileDriverClose_v2() -> None:
    """Closes the driver of GPUDirect Storage.

    C: CUfileError_t cuFileDriverClose_v2(void)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileUseCount() -> int:
    """Returns how often the driver is open.

    C: long cuFileUseCount(void)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileDriverGetProperties() -> CUfileDrvProps_t:
    """Returns what the driver supports, its limits and settings.

    C: CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)

      props: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileDriverSetPollMode(poll: int, poll_threshold_size: int) -> None:
    """Sets whether small operations are polled for, and up to which size.

    C: CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileDriverSetMaxDirectIOSize(max_direct_io_size: int) -> None:
    """Sets the largest piece that is read or written at once, in KB.

    C: CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileDriverSetMaxCacheSize(max_cache_size: int) -> None:
    """Sets the device memory for buffers that are not registered, in KB.

    C: CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileDriverSetMaxPinnedMemSize(max_pinned_size: int) -> None:
    """Sets the device memory that may be pinned, in KB.

    C: CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileBatchIOSetUp(nr: int) -> int:
    """Creates a batch for up to a number of operations.

    C: CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)

      batch_idp: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileBatchIOSubmit(batch_idp: _Opaque, nr: int | None, iocbp: _Pointer[CUfileIOParams_t] | Sequence[CUfileIOParams_t], flags: int) -> None:
    """Submits operations to a batch.

    C: CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp, unsigned int flags)

      batch_idp: passed; a handle
      iocbp: passed; host memory of nr elements

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileBatchIOGetStatus(batch_idp: _Opaque, min_nr: int, nr: int | None, timeout: Handle | int | None) -> list[CUfileIOEvents_t]:
    """Waits for operations of a batch and returns their states.

    C: CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, struct timespec *timeout)

      batch_idp: passed; a handle
      nr: passed; the maximum length
      iocbp: returned, as a list

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileBatchIOCancel(batch_idp: _Opaque) -> None:
    """Cancels what a batch has not done yet.

    C: CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)

      batch_idp: passed; a handle

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileBatchIODestroy(batch_idp: _Opaque) -> None:
    """Destroys a batch.

    C: void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)

      batch_idp: passed; a handle

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileReadAsync(fh: _Opaque, bufPtr_base: _Writable | _Device, size_p: _Pointer[ctypes.c_size_t] | _WriteArray, file_offset_p: _Pointer[ctypes.c_int64] | _WriteArray, bufPtr_offset_p: _Pointer[ctypes.c_int64] | _WriteArray, bytes_read_p: _Pointer[ctypes.c_ssize_t] | _WriteArray, stream: driver.CUstream | int | None) -> None:
    """Reads from a file into device memory, in a stream's order.

    C: CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)

      fh: passed; a handle
      bufPtr_base: passed; the call may write to the memory that it points to; host or device memory of size_p[0]+bufPtr_offset_p[0] bytes
      size_p: passed; the call may write to the memory that it points to; host memory
      file_offset_p: passed; the call may write to the memory that it points to; host memory
      bufPtr_offset_p: passed; the call may write to the memory that it points to; host memory
      bytes_read_p: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileWriteAsync(fh: _Opaque, bufPtr_base: _Address | _Device, size_p: _Pointer[ctypes.c_size_t] | _WriteArray, file_offset_p: _Pointer[ctypes.c_int64] | _WriteArray, bufPtr_offset_p: _Pointer[ctypes.c_int64] | _WriteArray, bytes_written_p: _Pointer[ctypes.c_ssize_t] | _WriteArray, stream: driver.CUstream | int | None) -> None:
    """Writes device memory to a file, in a stream's order.

    C: CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)

      fh: passed; a handle
      bufPtr_base: passed; host or device memory of size_p[0]+bufPtr_offset_p[0] bytes
      size_p: passed; the call may write to the memory that it points to; host memory
      file_offset_p: passed; the call may write to the memory that it points to; host memory
      bufPtr_offset_p: passed; the call may write to the memory that it points to; host memory
      bytes_written_p: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileStreamRegister(stream: driver.CUstream | int | None, flags: int) -> None:
    """Registers a stream, and returns which values are known when calls are made.

    C: CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileStreamDeregister(stream: driver.CUstream | int | None) -> None:
    """Ends the registration of a stream.

    C: CUfileError_t cuFileStreamDeregister(CUstream stream)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileReadv(fh: _Opaque, iov: _Pointer[CUfileIOVec_t] | Sequence[CUfileIOVec_t], iovcnt: int | None, file_offset: int, flags: int) -> int:
    """Reads from a file into several pieces of memory.

    C: ssize_t cuFileReadv(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)

      fh: passed; a handle
      iov: passed; host memory of iovcnt elements

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.4.
    """
def cuFileWritev(fh: _Opaque, iov: _Pointer[CUfileIOVec_t] | Sequence[CUfileIOVec_t], iovcnt: int | None, file_offset: int, flags: int) -> int:
    """Writes several pieces of memory to a file.

    C: ssize_t cuFileWritev(CUfileHandle_t fh, const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)

      fh: passed; a handle
      iov: passed; host memory of iovcnt elements

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.4.
    """
def cuFileGetVersion() -> int:
    """Returns the library's version as one number.

    C: CUfileError_t cuFileGetVersion(int *version)

      version: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """
def cuFileExportPCIeTopology(filename: _Text) -> None:
    """Writes the topology of GPUs and storage to a file.

    C: CUfileError_t cuFileExportPCIeTopology(const char *filename)

      filename: passed; a zero-terminated text

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.2.
    """
def cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t | _Int) -> int:
    """Returns a setting that is a number.

    C: CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)

      value: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 12.9.
    """
def cuFileGetParameterBool(param: CUFileBoolConfigParameter_t | _Int) -> int:
    """Returns a setting that is on or off.

    C: CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)

      value: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 12.9.
    """
def cuFileGetParameterString(param: CUFileStringConfigParameter_t | _Int) -> str:
    """Returns a setting that is a text.

    C: CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)

      desc_str: returned, as a str
      len: a size that the call passes

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 12.9.
    """
def cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t | _Int) -> tuple[int, int]:
    """Returns the smallest and the largest value of a setting.

    C: CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value, size_t *max_value)

      min_value: returned
      max_value: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t | _Int, value: int) -> None:
    """Changes a setting that is a number.

    C: CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 12.9.
    """
def cuFileSetParameterBool(param: CUFileBoolConfigParameter_t | _Int, value: int) -> None:
    """Changes a setting that is on or off.

    C: CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 12.9.
    """
def cuFileSetParameterString(param: CUFileStringConfigParameter_t | _Int, desc_str: _Text) -> None:
    """Changes a setting that is a text.

    C: CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)

      desc_str: passed; a zero-terminated text

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 12.9.
    """
def cuFileSetStatsLevel(level: int) -> None:
    """Sets how detailed statistics are.

    C: CUfileError_t cuFileSetStatsLevel(int level)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileGetStatsLevel() -> int:
    """Returns how detailed statistics are.

    C: CUfileError_t cuFileGetStatsLevel(int *level)

      level: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileStatsStart() -> None:
    """Starts the collection of statistics.

    C: CUfileError_t cuFileStatsStart(void)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileStatsStop() -> None:
    """Stops the collection of statistics.

    C: CUfileError_t cuFileStatsStop(void)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileStatsReset() -> None:
    """Sets the statistics to 0.

    C: CUfileError_t cuFileStatsReset(void)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileGetStatsL1() -> CUfileStatsLevel1_t:
    """Returns the statistics of this level.

    C: CUfileError_t cuFileGetStatsL1(CUfileStatsLevel1_t *stats)

      stats: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileGetStatsL2() -> CUfileStatsLevel2_t:
    """Returns the statistics of this level.

    C: CUfileError_t cuFileGetStatsL2(CUfileStatsLevel2_t *stats)

      stats: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileGetStatsL3() -> CUfileStatsLevel3_t:
    """Returns the statistics of this level.

    C: CUfileError_t cuFileGetStatsL3(CUfileStatsLevel3_t *stats)

      stats: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileGetBARSizeInKB(gpuIndex: int) -> int:
    """Returns the size of a device's BAR, in KB.

    C: CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)

      barSize: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileSetParameterPosixPoolSlabArray(size_values: _Pointer[ctypes.c_size_t] | Sequence[int] | _ReadArray, count_values: _Pointer[ctypes.c_size_t] | Sequence[int] | _ReadArray, len: int | None) -> None:
    """Sets the sizes and the counts of buffers for plain reads and writes.

    C: CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values, const size_t *count_values, int len)

      size_values: passed; host memory of len elements
      count_values: passed; host memory of len elements

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileGetParameterPosixPoolSlabArray(len: int) -> tuple[list[int], list[int]]:
    """Returns the sizes and the counts of buffers for plain reads and writes.

    C: CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values, int len)

      size_values: returned, as a list
      count_values: returned, as a list

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.0.
    """
def cuFileSetParameterGpuBounceBufferSlabArray(size_values: _Pointer[ctypes.c_size_t] | Sequence[int] | _ReadArray, count_values: _Pointer[ctypes.c_size_t] | Sequence[int] | _ReadArray, len: int | None) -> None:
    """Sets the sizes and the counts of bounce buffers on the device.

    C: CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values, const size_t *count_values, int len)

      size_values: passed; host memory of len elements
      count_values: passed; host memory of len elements

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.2.
    """
def cuFileGetParameterGpuBounceBufferSlabArray(len: int) -> tuple[list[int], list[int]]:
    """Returns the sizes and the counts of bounce buffers on the device.

    C: CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values, int len)

      size_values: returned, as a list
      count_values: returned, as a list

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.2.
    """
def cuFileDriverGetP2PFlags(status_flag: CUfileDriverStatusFlags_t | _Int) -> CUfileP2PFlags_t | int:
    """Returns how data goes between devices.

    C: CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t *p2p_flags)

      p2p_flags: returned

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.1.
    """
def cuFileDriverSetP2PFlags(status_flag: CUfileDriverStatusFlags_t | _Int, p2p_flags: CUfileP2PFlags_t | _Int) -> None:
    """Sets how data goes between devices.

    C: CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    Since 13.1.
    """
def cuFileDriverClose() -> None:
    """Closes the driver of GPUDirect Storage.

    C: CUfileError_t cuFileDriverClose_v2(void)

    https://docs.nvidia.com/gpudirect-storage/api-reference-guide/
    """

class _RawUnchanged(Raw):
    cuFileHandleRegister: Callable[[_Pointer[ctypes.c_void_p], _Pointer[CUfileDescr_t]], CUfileError_t]
    cuFileHandleDeregister: Callable[[_Address], None]
    cuFileBufRegister: Callable[[_Address, int, int], CUfileError_t]
    cuFileBufDeregister: Callable[[_Address], CUfileError_t]
    cuFileRead: _C[_Address, _Address, int, int, int]
    cuFileWrite: _C[_Address, _Address, int, int, int]
    cuFileDriverOpen: Callable[[], CUfileError_t]
    cuFileDriverClose_v2: Callable[[], CUfileError_t]
    cuFileUseCount: _C[[]]
    cuFileDriverGetProperties: Callable[[_Pointer[CUfileDrvProps_t]], CUfileError_t]
    cuFileDriverSetPollMode: Callable[[int, int], CUfileError_t]
    cuFileDriverSetMaxDirectIOSize: Callable[[int], CUfileError_t]
    cuFileDriverSetMaxCacheSize: Callable[[int], CUfileError_t]
    cuFileDriverSetMaxPinnedMemSize: Callable[[int], CUfileError_t]
    cuFileBatchIOSetUp: Callable[[_Pointer[ctypes.c_void_p], int], CUfileError_t]
    cuFileBatchIOSubmit: Callable[[_Address, int, _Pointer[CUfileIOParams_t], int], CUfileError_t]
    cuFileBatchIOGetStatus: Callable[[_Address, int, _Pointer[ctypes.c_uint], _Pointer[CUfileIOEvents_t], Handle | int | None], CUfileError_t]
    cuFileBatchIOCancel: Callable[[_Address], CUfileError_t]
    cuFileBatchIODestroy: Callable[[_Address], None]
    cuFileReadAsync: Callable[[_Address, _Address, _Pointer[ctypes.c_size_t], _Pointer[ctypes.c_int64], _Pointer[ctypes.c_int64], _Pointer[ctypes.c_ssize_t], driver.CUstream | int | None], CUfileError_t]
    cuFileWriteAsync: Callable[[_Address, _Address, _Pointer[ctypes.c_size_t], _Pointer[ctypes.c_int64], _Pointer[ctypes.c_int64], _Pointer[ctypes.c_ssize_t], driver.CUstream | int | None], CUfileError_t]
    cuFileStreamRegister: Callable[[driver.CUstream | int | None, int], CUfileError_t]
    cuFileStreamDeregister: Callable[[driver.CUstream | int | None], CUfileError_t]
    cuFileReadv: _C[_Address, _Pointer[CUfileIOVec_t], int, int, int]
    cuFileWritev: _C[_Address, _Pointer[CUfileIOVec_t], int, int, int]
    cuFileGetVersion: Callable[[_Pointer[ctypes.c_int]], CUfileError_t]
    cuFileExportPCIeTopology: Callable[[_Text], CUfileError_t]
    cuFileGetParameterSizeT: Callable[[int, _Pointer[ctypes.c_size_t]], CUfileError_t]
    cuFileGetParameterBool: Callable[[int, _Pointer[ctypes.c_bool]], CUfileError_t]
    cuFileGetParameterString: Callable[[int, _Address, int], CUfileError_t]
    cuFileGetParameterMinMaxValue: Callable[[int, _Pointer[ctypes.c_size_t], _Pointer[ctypes.c_size_t]], CUfileError_t]
    cuFileSetParameterSizeT: Callable[[int, int], CUfileError_t]
    cuFileSetParameterBool: Callable[[int, int], CUfileError_t]
    cuFileSetParameterString: Callable[[int, _Text], CUfileError_t]
    cuFileSetStatsLevel: Callable[[int], CUfileError_t]
    cuFileGetStatsLevel: Callable[[_Pointer[ctypes.c_int]], CUfileError_t]
    cuFileStatsStart: Callable[[], CUfileError_t]
    cuFileStatsStop: Callable[[], CUfileError_t]
    cuFileStatsReset: Callable[[], CUfileError_t]
    cuFileGetStatsL1: Callable[[_Pointer[CUfileStatsLevel1_t]], CUfileError_t]
    cuFileGetStatsL2: Callable[[_Pointer[CUfileStatsLevel2_t]], CUfileError_t]
    cuFileGetStatsL3: Callable[[_Pointer[CUfileStatsLevel3_t]], CUfileError_t]
    cuFileGetBARSizeInKB: Callable[[int, _Pointer[ctypes.c_size_t]], CUfileError_t]
    cuFileSetParameterPosixPoolSlabArray: Callable[[_Pointer[ctypes.c_size_t], _Pointer[ctypes.c_size_t], int], CUfileError_t]
    cuFileGetParameterPosixPoolSlabArray: Callable[[_Pointer[ctypes.c_size_t], _Pointer[ctypes.c_size_t], int], CUfileError_t]
    cuFileSetParameterGpuBounceBufferSlabArray: Callable[[_Pointer[ctypes.c_size_t], _Pointer[ctypes.c_size_t], int], CUfileError_t]
    cuFileGetParameterGpuBounceBufferSlabArray: Callable[[_Pointer[ctypes.c_size_t], _Pointer[ctypes.c_size_t], int], CUfileError_t]
    cuFileDriverGetP2PFlags: Callable[[int, _Pointer[ctypes.c_uint]], CUfileError_t]
    cuFileDriverSetP2PFlags: Callable[[int, int], CUfileError_t]
    cuFileDriverClose: Callable[[], CUfileError_t]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cuFileHandleRegister = staticmethod(_here.cuFileHandleRegister)
    cuFileHandleDeregister = staticmethod(_here.cuFileHandleDeregister)
    cuFileBufRegister = staticmethod(_here.cuFileBufRegister)
    cuFileBufDeregister = staticmethod(_here.cuFileBufDeregister)
    cuFileRead = staticmethod(_here.cuFileRead)
    cuFileWrite = staticmethod(_here.cuFileWrite)
    cuFileDriverOpen = staticmethod(_here.cuFileDriverOpen)
    cuFileDriverClose_v2 = staticmethod(_here.cuFileDriverClose_v2)
    cuFileUseCount = staticmethod(_here.cuFileUseCount)
    cuFileDriverGetProperties = staticmethod(_here.cuFileDriverGetProperties)
    cuFileDriverSetPollMode = staticmethod(_here.cuFileDriverSetPollMode)
    cuFileDriverSetMaxDirectIOSize = staticmethod(_here.cuFileDriverSetMaxDirectIOSize)
    cuFileDriverSetMaxCacheSize = staticmethod(_here.cuFileDriverSetMaxCacheSize)
    cuFileDriverSetMaxPinnedMemSize = staticmethod(_here.cuFileDriverSetMaxPinnedMemSize)
    cuFileBatchIOSetUp = staticmethod(_here.cuFileBatchIOSetUp)
    cuFileBatchIOSubmit = staticmethod(_here.cuFileBatchIOSubmit)
    cuFileBatchIOGetStatus = staticmethod(_here.cuFileBatchIOGetStatus)
    cuFileBatchIOCancel = staticmethod(_here.cuFileBatchIOCancel)
    cuFileBatchIODestroy = staticmethod(_here.cuFileBatchIODestroy)
    cuFileReadAsync = staticmethod(_here.cuFileReadAsync)
    cuFileWriteAsync = staticmethod(_here.cuFileWriteAsync)
    cuFileStreamRegister = staticmethod(_here.cuFileStreamRegister)
    cuFileStreamDeregister = staticmethod(_here.cuFileStreamDeregister)
    cuFileReadv = staticmethod(_here.cuFileReadv)
    cuFileWritev = staticmethod(_here.cuFileWritev)
    cuFileGetVersion = staticmethod(_here.cuFileGetVersion)
    cuFileExportPCIeTopology = staticmethod(_here.cuFileExportPCIeTopology)
    cuFileGetParameterSizeT = staticmethod(_here.cuFileGetParameterSizeT)
    cuFileGetParameterBool = staticmethod(_here.cuFileGetParameterBool)
    cuFileGetParameterString = staticmethod(_here.cuFileGetParameterString)
    cuFileGetParameterMinMaxValue = staticmethod(_here.cuFileGetParameterMinMaxValue)
    cuFileSetParameterSizeT = staticmethod(_here.cuFileSetParameterSizeT)
    cuFileSetParameterBool = staticmethod(_here.cuFileSetParameterBool)
    cuFileSetParameterString = staticmethod(_here.cuFileSetParameterString)
    cuFileSetStatsLevel = staticmethod(_here.cuFileSetStatsLevel)
    cuFileGetStatsLevel = staticmethod(_here.cuFileGetStatsLevel)
    cuFileStatsStart = staticmethod(_here.cuFileStatsStart)
    cuFileStatsStop = staticmethod(_here.cuFileStatsStop)
    cuFileStatsReset = staticmethod(_here.cuFileStatsReset)
    cuFileGetStatsL1 = staticmethod(_here.cuFileGetStatsL1)
    cuFileGetStatsL2 = staticmethod(_here.cuFileGetStatsL2)
    cuFileGetStatsL3 = staticmethod(_here.cuFileGetStatsL3)
    cuFileGetBARSizeInKB = staticmethod(_here.cuFileGetBARSizeInKB)
    cuFileSetParameterPosixPoolSlabArray = staticmethod(_here.cuFileSetParameterPosixPoolSlabArray)
    cuFileGetParameterPosixPoolSlabArray = staticmethod(_here.cuFileGetParameterPosixPoolSlabArray)
    cuFileSetParameterGpuBounceBufferSlabArray = staticmethod(_here.cuFileSetParameterGpuBounceBufferSlabArray)
    cuFileGetParameterGpuBounceBufferSlabArray = staticmethod(_here.cuFileGetParameterGpuBounceBufferSlabArray)
    cuFileDriverGetP2PFlags = staticmethod(_here.cuFileDriverGetP2PFlags)
    cuFileDriverSetP2PFlags = staticmethod(_here.cuFileDriverSetP2PFlags)
    cuFileDriverClose = staticmethod(_here.cuFileDriverClose)
