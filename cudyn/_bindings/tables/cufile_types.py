"""The types of cufile, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cufile.h of the header releases 12.6 to 13.5
(9 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"driver": "same"}
USED_TYPES: tuple[str, ...] = ("CUresult", "CUstream")
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "CUfileOpError": "enum CUfileOpError",
    "CUfileError_t": "struct CUfileError",
    "CUfileDriverStatusFlags_t": "enum CUfileDriverStatusFlags",
    "CUfileDriverControlFlags_t": "enum CUfileDriverControlFlags",
    "CUfileFeatureFlags_t": "enum CUfileFeatureFlags",
    "CUfileP2PFlags_t": "@13.1 enum CUfileP2PFlags",
    "CUfileOpcode_t": "enum CUfileOpcode",
    "CUfileDrvProps_t": "struct CUfileDrvProps",
    "sockaddr_t": "struct sockaddr",
    "cufileRDMAInfo_t": "struct cufileRDMAInfo",
    "CUfileFSOps_t": "struct CUfileFSOps",
    "CUfileDescr_t": "struct CUfileDescr_t",
    "CUfileHandle_t": "void *",
    "CUfileStatus_t": "enum CUFILEStatus_enum",
    "CUfileBatchMode_t": "enum cufileBatchMode",
    "CUfileIOParams_t": "struct CUfileIOParams",
    "CUfileIOEvents_t": "struct CUfileIOEvents",
    "CUfileBatchHandle_t": "void *",
    "CUfileIOVec_t": "@13.4 struct CUfileIOVec",
    "CUFileSizeTConfigParameter_t": "@12.9 enum CUFileSizeTConfigParameter_t",
    "CUFileBoolConfigParameter_t": "@12.9 enum CUFileBoolConfigParameter_t",
    "CUFileStringConfigParameter_t": "@12.9 enum CUFileStringConfigParameter_t",
    "CUFileArrayConfigParameter_t": "@13.0 enum CUFileArrayConfigParameter_t",
    "CUfileOpCounter_t": "@13.0 struct CUfileOpCounter",
    "CUfileStatsLevel1_t": "@13.0 struct CUfileStatsLevel1",
    "CUfileStatsLevel2_t": "@13.0 struct CUfileStatsLevel2",
    "CUfilePerGpuStats_t": "@13.0 struct CUfilePerGpuStats",
    "CUfileStatsLevel3_t": "@13.0 struct CUfileStatsLevel3",
}

ENUMS: dict[str, str] = {
    "CUfileOpError": """unsigned int
CU_FILE_SUCCESS
CU_FILE_DRIVER_NOT_INITIALIZED 5001
CU_FILE_DRIVER_INVALID_PROPS
CU_FILE_DRIVER_UNSUPPORTED_LIMIT
CU_FILE_DRIVER_VERSION_MISMATCH
CU_FILE_DRIVER_VERSION_READ_ERROR
CU_FILE_DRIVER_CLOSING
CU_FILE_PLATFORM_NOT_SUPPORTED
CU_FILE_IO_NOT_SUPPORTED
CU_FILE_DEVICE_NOT_SUPPORTED
CU_FILE_NVFS_DRIVER_ERROR
CU_FILE_CUDA_DRIVER_ERROR
CU_FILE_CUDA_POINTER_INVALID
CU_FILE_CUDA_MEMORY_TYPE_INVALID
CU_FILE_CUDA_POINTER_RANGE_ERROR
CU_FILE_CUDA_CONTEXT_MISMATCH
CU_FILE_INVALID_MAPPING_SIZE
CU_FILE_INVALID_MAPPING_RANGE
CU_FILE_INVALID_FILE_TYPE
CU_FILE_INVALID_FILE_OPEN_FLAG
CU_FILE_DIO_NOT_SET
CU_FILE_INVALID_VALUE 5022
CU_FILE_MEMORY_ALREADY_REGISTERED
CU_FILE_MEMORY_NOT_REGISTERED
CU_FILE_PERMISSION_DENIED
CU_FILE_DRIVER_ALREADY_OPEN
CU_FILE_HANDLE_NOT_REGISTERED
CU_FILE_HANDLE_ALREADY_REGISTERED
CU_FILE_DEVICE_NOT_FOUND
CU_FILE_INTERNAL_ERROR
CU_FILE_GETNEWFD_FAILED
CU_FILE_NVFS_SETUP_ERROR 5033
CU_FILE_IO_DISABLED
CU_FILE_BATCH_SUBMIT_FAILED
CU_FILE_GPU_MEMORY_PINNING_FAILED
CU_FILE_BATCH_FULL
CU_FILE_ASYNC_NOT_SUPPORTED
CU_FILE_INTERNAL_BATCH_SETUP_ERROR @13.0
CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR @13.0
CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR @13.0
CU_FILE_INTERNAL_BATCH_CANCEL_ERROR @13.0
CU_FILE_NOMEM_ERROR @13.0
CU_FILE_IO_ERROR @13.0
CU_FILE_INTERNAL_BUF_REGISTER_ERROR @13.0
CU_FILE_HASH_OPR_ERROR @13.0
CU_FILE_INVALID_CONTEXT_ERROR @13.0
CU_FILE_NVFS_INTERNAL_DRIVER_ERROR @13.0
CU_FILE_BATCH_NOCOMPAT_ERROR @13.0
CU_FILE_IO_MAX_ERROR @12.6<13.0 5039 | @13.0""",
    "CUfileDriverStatusFlags": """unsigned int
CU_FILE_LUSTRE_SUPPORTED
CU_FILE_WEKAFS_SUPPORTED
CU_FILE_NFS_SUPPORTED
CU_FILE_GPFS_SUPPORTED
CU_FILE_NVME_SUPPORTED
CU_FILE_NVMEOF_SUPPORTED
CU_FILE_SCSI_SUPPORTED
CU_FILE_SCALEFLUX_CSD_SUPPORTED
CU_FILE_NVMESH_SUPPORTED
CU_FILE_BEEGFS_SUPPORTED
CU_FILE_NVME_P2P_SUPPORTED @12.8 11
CU_FILE_SCATEFS_SUPPORTED @12.9
CU_FILE_VIRTIOFS_SUPPORTED @13.1
CU_FILE_PANFS_SUPPORTED @13.4
CU_FILE_MAX_TARGET_TYPES @13.1<13.4 14 | @13.4""",
    "CUfileDriverControlFlags": """unsigned int
CU_FILE_USE_POLL_MODE
CU_FILE_ALLOW_COMPAT_MODE
CU_FILE_VANILLA_POSIX_IO_MODE @13.4
CU_FILE_POSIX_IO_MODE @13.2 2
CU_FILE_FALLBACK_IO_MODE @13.2 4""",
    "CUfileFeatureFlags": """unsigned int
CU_FILE_DYN_ROUTING_SUPPORTED
CU_FILE_BATCH_IO_SUPPORTED
CU_FILE_STREAMS_SUPPORTED
CU_FILE_PARALLEL_IO_SUPPORTED
CU_FILE_P2P_SUPPORTED @13.1""",
    "CUfileP2PFlags": """unsigned int
CUFILE_P2PDMA @13.1
CUFILE_NVFS @13.1
CUFILE_DMABUF @13.1
CUFILE_C2C @13.1
CUFILE_NVIDIA_PEERMEM @13.1""",
    "CUfileOpcode": """unsigned int
CUFILE_READ
CUFILE_WRITE""",
    "CUfileFileHandleType": """unsigned int
CU_FILE_HANDLE_TYPE_OPAQUE_FD 1
CU_FILE_HANDLE_TYPE_OPAQUE_WIN32
CU_FILE_HANDLE_TYPE_USERSPACE_FS""",
    "CUFILEStatus_enum": """unsigned int
CUFILE_WAITING 1
CUFILE_PENDING
CUFILE_INVALID 4
CUFILE_CANCELED 8
CUFILE_COMPLETE 16
CUFILE_TIMEOUT 32
CUFILE_FAILED 64""",
    "cufileBatchMode": """unsigned int
CUFILE_BATCH 1""",
    "CUFileSizeTConfigParameter_t": """unsigned int
CUFILE_PARAM_PROFILE_STATS @12.9
CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH @12.9
CUFILE_PARAM_EXECUTION_MAX_IO_THREADS @12.9
CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB @12.9
CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM @12.9
CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB @12.9
CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB @12.9
CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB @12.9
CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB @12.9
CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE @12.9
CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB @12.9
CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS @12.9""",
    "CUFileBoolConfigParameter_t": """unsigned int
CUFILE_PARAM_PROPERTIES_USE_POLL_MODE @12.9
CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE @12.9
CUFILE_PARAM_FORCE_COMPAT_MODE @12.9
CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE @12.9
CUFILE_PARAM_EXECUTION_PARALLEL_IO @12.9
CUFILE_PARAM_PROFILE_NVTX @12.9
CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY @12.9
CUFILE_PARAM_USE_PCIP2PDMA @12.9
CUFILE_PARAM_PREFER_IO_URING @12.9
CUFILE_PARAM_FORCE_ODIRECT_MODE @12.9
CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION @12.9
CUFILE_PARAM_STREAM_MEMOPS_BYPASS @12.9
CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE @13.4
CUFILE_PARAM_GDS_FALLBACK_IO @13.4""",
    "CUFileStringConfigParameter_t": """unsigned int
CUFILE_PARAM_LOGGING_LEVEL @12.9
CUFILE_PARAM_ENV_LOGFILE_PATH @12.9
CUFILE_PARAM_LOG_DIR @12.9
CUFILE_PARAM_RDMA_TRANSPORT @13.4""",
    "CUFileArrayConfigParameter_t": """unsigned int
CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB @13.0
CUFILE_PARAM_POSIX_POOL_SLAB_COUNT @13.0
CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB @13.2
CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT @13.2""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
    "CUfilePerGpuStats": ("uuid",),
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "CUfileError": """struct 8 4
  0 CUfileOpError err
  4 CUresult cu_err""",
    "CUfileDrvProps": """struct 56 8
  0 struct 32 8 nvfs
    0 unsigned int major_version
    4 unsigned int minor_version
    8 size_t poll_thresh_size
    16 size_t max_direct_io_size
    24 unsigned int dstatusflags
    28 unsigned int dcontrolflags
  32 unsigned int fflags
  36 unsigned int max_device_cache_size
  40 unsigned int per_buffer_cache_size
  44 unsigned int max_device_pinned_mem_size
  48 unsigned int max_batch_io_size
  52 unsigned int max_batch_io_timeout_msecs""",
    "cufileRDMAInfo": """struct 16 8
  0 int version
  4 int desc_len
  8 const char *desc_str""",
    "CUfileFSOps": """@12.6<13.1 struct 40 8
  0 const char * (*fs_type)(void *)
  8 int (*getRDMADeviceList)(void *, sockaddr_t **)
  16 int (*getRDMADevicePriority)(void *, char *, size_t, loff_t, sockaddr_t *)
  24 ssize_t (*read)(void *, char *, size_t, loff_t, cufileRDMAInfo_t *)
  32 ssize_t (*write)(void *, const char *, size_t, loff_t, cufileRDMAInfo_t *)
@13.1 struct 40 8
  0 const char * (*fs_type)(const void *)
  8 int (*getRDMADeviceList)(const void *, sockaddr_t **)
  16 int (*getRDMADevicePriority)(const void *, char *, size_t, loff_t, const sockaddr_t *)
  24 ssize_t (*read)(const void *, char *, size_t, loff_t, const cufileRDMAInfo_t *)
  32 ssize_t (*write)(const void *, const char *, size_t, loff_t, const cufileRDMAInfo_t *)""",
    "CUfileDescr_t": """@12.6<13.1 struct 24 8
  0 enum CUfileFileHandleType type
  8 union 8 8 handle
    0 int fd
    0 void *handle
  16 const CUfileFSOps_t *fs_ops
@13.1 struct 24 8
  0 enum CUfileFileHandleType type
  8 union 8 8 handle
    0 int fd
    0 void *handle
  16 const CUfileFSOps_t *fs_ops""",
    "CUfileIOParams": """struct 64 8
  0 CUfileBatchMode_t mode
  8 union 32 8 u
    0 struct 32 8 batch
      0 void *devPtr_base
      8 off_t file_offset
      16 off_t devPtr_offset
      24 size_t size
  40 CUfileHandle_t fh
  48 CUfileOpcode_t opcode
  56 void *cookie""",
    "CUfileIOEvents": """struct 24 8
  0 void *cookie
  8 CUfileStatus_t status
  16 size_t ret""",
    "CUfileIOVec": """@13.4 struct 16 8
  0 void *base
  8 size_t len""",
    "CUfileOpCounter": """@13.0 struct 16 8
  0 uint64_t ok
  8 uint64_t err""",
    "CUfileStatsLevel1": """@13.0<13.4 struct 512 8
  0 CUfileOpCounter_t read_ops
  16 CUfileOpCounter_t write_ops
  32 CUfileOpCounter_t hdl_register_ops
  48 CUfileOpCounter_t hdl_deregister_ops
  64 CUfileOpCounter_t buf_register_ops
  80 CUfileOpCounter_t buf_deregister_ops
  96 uint64_t read_bytes
  104 uint64_t write_bytes
  112 uint64_t read_bw_bytes_per_sec
  120 uint64_t write_bw_bytes_per_sec
  128 uint64_t read_lat_avg_us
  136 uint64_t write_lat_avg_us
  144 uint64_t read_ops_per_sec
  152 uint64_t write_ops_per_sec
  160 uint64_t read_lat_sum_us
  168 uint64_t write_lat_sum_us
  176 CUfileOpCounter_t batch_submit_ops
  192 CUfileOpCounter_t batch_complete_ops
  208 CUfileOpCounter_t batch_setup_ops
  224 CUfileOpCounter_t batch_cancel_ops
  240 CUfileOpCounter_t batch_destroy_ops
  256 CUfileOpCounter_t batch_enqueued_ops
  272 CUfileOpCounter_t batch_posix_enqueued_ops
  288 CUfileOpCounter_t batch_processed_ops
  304 CUfileOpCounter_t batch_posix_processed_ops
  320 CUfileOpCounter_t batch_nvfs_submit_ops
  336 CUfileOpCounter_t batch_p2p_submit_ops
  352 CUfileOpCounter_t batch_aio_submit_ops
  368 CUfileOpCounter_t batch_iouring_submit_ops
  384 CUfileOpCounter_t batch_mixed_io_submit_ops
  400 CUfileOpCounter_t batch_total_submit_ops
  416 uint64_t batch_read_bytes
  424 uint64_t batch_write_bytes
  432 uint64_t batch_read_bw_bytes
  440 uint64_t batch_write_bw_bytes
  448 uint64_t batch_submit_lat_avg_us
  456 uint64_t batch_completion_lat_avg_us
  464 uint64_t batch_submit_ops_per_sec
  472 uint64_t batch_complete_ops_per_sec
  480 uint64_t batch_submit_lat_sum_us
  488 uint64_t batch_completion_lat_sum_us
  496 uint64_t last_batch_read_bytes
  504 uint64_t last_batch_write_bytes
@13.4 struct 624 8
  0 CUfileOpCounter_t read_ops
  16 CUfileOpCounter_t write_ops
  32 CUfileOpCounter_t hdl_register_ops
  48 CUfileOpCounter_t hdl_deregister_ops
  64 CUfileOpCounter_t buf_register_ops
  80 CUfileOpCounter_t buf_deregister_ops
  96 uint64_t read_bytes
  104 uint64_t write_bytes
  112 uint64_t read_bw_bytes_per_sec
  120 uint64_t write_bw_bytes_per_sec
  128 uint64_t read_lat_avg_us
  136 uint64_t write_lat_avg_us
  144 uint64_t read_ops_per_sec
  152 uint64_t write_ops_per_sec
  160 uint64_t read_lat_sum_us
  168 uint64_t write_lat_sum_us
  176 CUfileOpCounter_t batch_submit_ops
  192 CUfileOpCounter_t batch_complete_ops
  208 CUfileOpCounter_t batch_setup_ops
  224 CUfileOpCounter_t batch_cancel_ops
  240 CUfileOpCounter_t batch_destroy_ops
  256 CUfileOpCounter_t batch_enqueued_ops
  272 CUfileOpCounter_t batch_posix_enqueued_ops
  288 CUfileOpCounter_t batch_processed_ops
  304 CUfileOpCounter_t batch_posix_processed_ops
  320 CUfileOpCounter_t batch_nvfs_submit_ops
  336 CUfileOpCounter_t batch_p2p_submit_ops
  352 CUfileOpCounter_t batch_aio_submit_ops
  368 CUfileOpCounter_t batch_iouring_submit_ops
  384 CUfileOpCounter_t batch_mixed_io_submit_ops
  400 CUfileOpCounter_t batch_total_submit_ops
  416 uint64_t batch_read_bytes
  424 uint64_t batch_write_bytes
  432 uint64_t batch_read_bw_bytes
  440 uint64_t batch_write_bw_bytes
  448 uint64_t batch_submit_lat_avg_us
  456 uint64_t batch_completion_lat_avg_us
  464 uint64_t batch_submit_ops_per_sec
  472 uint64_t batch_complete_ops_per_sec
  480 uint64_t batch_submit_lat_sum_us
  488 uint64_t batch_completion_lat_sum_us
  496 uint64_t last_batch_read_bytes
  504 uint64_t last_batch_write_bytes
  512 CUfileOpCounter_t readv_ops
  528 CUfileOpCounter_t writev_ops
  544 uint64_t readv_bytes
  552 uint64_t writev_bytes
  560 uint64_t readv_bw_bytes_per_sec
  568 uint64_t writev_bw_bytes_per_sec
  576 uint64_t readv_lat_avg_us
  584 uint64_t writev_lat_avg_us
  592 uint64_t readv_ops_per_sec
  600 uint64_t writev_ops_per_sec
  608 uint64_t readv_lat_sum_us
  616 uint64_t writev_lat_sum_us""",
    "CUfileStatsLevel2": """@13.0<13.4 struct 1024 8
  0 CUfileStatsLevel1_t basic
  512 uint64_t read_size_kb_hist[32]
  768 uint64_t write_size_kb_hist[32]
@13.4 struct 1136 8
  0 CUfileStatsLevel1_t basic
  624 uint64_t read_size_kb_hist[32]
  880 uint64_t write_size_kb_hist[32]""",
    "CUfilePerGpuStats": """@13.0 struct 248 8
  0 char uuid[16]
  16 uint64_t read_bytes
  24 uint64_t read_bw_bytes_per_sec
  32 uint64_t read_utilization
  40 uint64_t read_duration_us
  48 uint64_t n_total_reads
  56 uint64_t n_p2p_reads
  64 uint64_t n_nvfs_reads
  72 uint64_t n_posix_reads
  80 uint64_t n_unaligned_reads
  88 uint64_t n_dr_reads
  96 uint64_t n_sparse_regions
  104 uint64_t n_inline_regions
  112 uint64_t n_reads_err
  120 uint64_t writes_bytes
  128 uint64_t write_bw_bytes_per_sec
  136 uint64_t write_utilization
  144 uint64_t write_duration_us
  152 uint64_t n_total_writes
  160 uint64_t n_p2p_writes
  168 uint64_t n_nvfs_writes
  176 uint64_t n_posix_writes
  184 uint64_t n_unaligned_writes
  192 uint64_t n_dr_writes
  200 uint64_t n_writes_err
  208 uint64_t n_mmap
  216 uint64_t n_mmap_ok
  224 uint64_t n_mmap_err
  232 uint64_t n_mmap_free
  240 uint64_t reg_bytes""",
    "CUfileStatsLevel3": """@13.0<13.4 struct 5000 8
  0 CUfileStatsLevel2_t detailed
  1024 uint32_t num_gpus
  1032 CUfilePerGpuStats_t per_gpu_stats[16]
@13.4 struct 5112 8
  0 CUfileStatsLevel2_t detailed
  1136 uint32_t num_gpus
  1144 CUfilePerGpuStats_t per_gpu_stats[16]""",
}

CONSTANTS: dict[str, int | str] = {
    "CUFILEOP_BASE_ERR": 5000,
    "CU_FILE_P2P_FLAG_PCI_P2PDMA": "@13.1 CUfileP2PFlags_t 1",
    "CU_FILE_P2P_FLAG_NVFS": "@13.1 CUfileP2PFlags_t 2",
    "CU_FILE_P2P_FLAG_DMABUF": "@13.1 CUfileP2PFlags_t 4",
    "CU_FILE_P2P_FLAG_C2C": "@13.1 CUfileP2PFlags_t 8",
    "CU_FILE_RDMA_REGISTER": 1,
    "CU_FILE_RDMA_RELAXED_ORDERING": 2,
    "CU_FILE_RDMA_ERR_BASE": "@13.4 6000",
    "CU_FILE_RDMA_SUCCESS": "@13.4 0",
    "CU_FILE_RDMA_RESET_TOKEN": "@13.4 6001",
    "CU_FILE_RDMA_RESET_TOKEN_FAILED": "@13.4 6002",
    "CU_FILE_STREAM_FIXED_BUF_OFFSET": 1,
    "CU_FILE_STREAM_FIXED_FILE_OFFSET": 2,
    "CU_FILE_STREAM_FIXED_FILE_SIZE": 4,
    "CU_FILE_STREAM_PAGE_ALIGNED_INPUTS": 8,
    "CUFILE_GPU_UUID_LEN": "@13.0 16",
}

VARIABLES: dict[str, str] = {
}
