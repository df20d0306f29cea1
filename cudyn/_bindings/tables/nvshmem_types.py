"""The types of nvshmem, in the format described in cudyn/_bindings/tables/rows.py.

Generated from host/nvshmem_api.h, host/nvshmem_coll_api.h, host/nvshmemx_api.h, host/nvshmemx_coll_api.h
of the header releases 3.2 to 3.8
(7 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"driver": "12.9", "runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("CUlibrary", "CUmodule", "cudaStream_t")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "__half": "struct __half",
    "half": "__half",
    "__nv_bfloat16": "struct __nv_bfloat16",
    "nvshmemi_op_t": "enum nvshmemi_op_t",
    "nvshmemx_signal_op_t": "@3.3 enum nvshmemx_signal_op_t",
    "nvshmemi_amo_t": "enum nvshmemi_amo_t",
    "nvshmemx_uniqueid_v1": "struct nvshmemx_uniqueid_v1",
    "nvshmemx_uniqueid_t": "nvshmemx_uniqueid_v1",
    "nvshmemx_uniqueid_args_v1": "struct nvshmemx_uniqueid_args_v1",
    "nvshmemx_uniqueid_args_t": "nvshmemx_uniqueid_args_v1",
    "nvshmemx_qp_handle_t": "@3.5 int",
    "nvshmemx_team_uniqueid_t": "@3.3 uint64_t",
    "nvshmem_team_t": "int32_t",
    "nvshmemx_team_t": "nvshmem_team_t",
    "nvshmemi_pe_dist_t": "enum nvshmemi_pe_dist_t",
    "nvshmemi_selected_device_transport_t": "@3.6 enum nvshmemi_selected_device_transport_t",
    "nvshmemx_tma_policy_t": "@3.7 enum nvshmemx_tma_policy_t",
    "nvshmemx_smem_amount_t": "@3.7 enum nvshmemx_smem_amount_t",
    "nvshmemx_region_handle_t": "@3.8 uint64_t",
    "nvshmemx_region_hint_t": "@3.8 enum nvshmemx_region_hint_t",
    "nvshmemx_region_attrs_t": "@3.8 struct nvshmemx_region_attrs",
    "nvshmemi_region_slot_t": "@3.8 struct nvshmemi_region_slot",
    "nvshmemx_init_args_v2": "@3.5 struct nvshmemx_init_args_v2",
    "nvshmemx_init_args_v1": "struct nvshmemx_init_args_v1",
    "nvshmemx_init_args_t": "@3.2<3.5 nvshmemx_init_args_v1 | @3.5 nvshmemx_init_args_v2",
    "nvshmemx_init_attr_v2": "@3.5 struct nvshmemx_init_attr_v2",
    "nvshmemx_init_attr_v1": "struct nvshmemx_init_attr_v1",
    "nvshmemx_init_attr_t": "@3.2<3.5 nvshmemx_init_attr_v1 | @3.5 nvshmemx_init_attr_v2",
    "nvshmem_team_config_v2": "@3.3 struct nvshmem_team_config_v2",
    "nvshmem_team_config_v1": "struct nvshmem_team_config_v1",
    "nvshmem_team_config_t": "@3.2<3.3 nvshmem_team_config_v1 | @3.3 nvshmem_team_config_v2",
    "nvshmemx_cmp_type_t": "@3.4 enum nvshmemi_cmp_type",
    "nvshmemx_thread_support_t": "@3.5 enum nvshmemi_thread_support",
    "nvshmemx_proxy_status_t": "@3.5 enum nvshmemx_proxy_status_t",
    "nvshmemx_init_status_t": "@3.3 enum nvshmemx_init_status_t",
    "nvshmemx_qp_handle_index_t": "@3.5 enum nvshmemx_qp_handle_index_t",
    "nvshmem_pe_index_t": "@3.5 enum nvshmem_pe_index_t",
    "fcollect_algo_t": "enum fcollect_algo_t",
    "nvshmemi_job_connectivity_t": "enum nvshmemi_job_connectivity_t",
    "nvshmem_team_id_t": "@3.3 enum nvshmem_team_id_t",
    "rdxn_ops_t": "enum rdxn_ops",
    "nvshmemi_proxy_status": "enum nvshmemi_proxy_status",
    "nvshmemi_version_t": "struct nvshmemi_version_t",
    "nvshmemx_device_lib_init_cb": "@3.2<3.5 void (*)(void **, void **) | @3.5 int (*)(void **, void **)",
}

ENUMS: dict[str, str] = {
    "nvshmemi_op_t": """unsigned int
NVSHMEMI_OP_PUT 1
NVSHMEMI_OP_P
NVSHMEMI_OP_PUT_SIGNAL
NVSHMEMI_OP_GET
NVSHMEMI_OP_G
NVSHMEMI_OP_FENCE
NVSHMEMI_OP_AMO
NVSHMEMI_OP_QUIET
NVSHMEMI_OP_REGION_END @3.8
NVSHMEMI_OP_QP_OP_OFFSET @3.5 100
NVSHMEMI_OP_PUT_QP @3.5
NVSHMEMI_OP_P_QP @3.5
NVSHMEMI_OP_PUT_SIGNAL_QP @3.5
NVSHMEMI_OP_GET_QP @3.5
NVSHMEMI_OP_G_QP @3.5
NVSHMEMI_OP_FENCE_QP @3.5
NVSHMEMI_OP_AMO_QP @3.5
NVSHMEMI_OP_QUIET_QP @3.5
NVSHMEMI_OP_SENTINEL 2147483647""",
    "nvshmemx_signal_op_t": """unsigned int
NVSHMEM_SIGNAL_SET @3.3 9
NVSHMEM_SIGNAL_ADD @3.3""",
    "nvshmemi_amo_t": """unsigned int
NVSHMEMI_AMO_ACK 1
NVSHMEMI_AMO_INC
NVSHMEMI_AMO_SET
NVSHMEMI_AMO_ADD
NVSHMEMI_AMO_AND
NVSHMEMI_AMO_OR
NVSHMEMI_AMO_XOR
NVSHMEMI_AMO_SIGNAL
NVSHMEMI_AMO_SIGNAL_SET
NVSHMEMI_AMO_SIGNAL_ADD
NVSHMEMI_AMO_END_OF_NONFETCH
NVSHMEMI_AMO_FETCH
NVSHMEMI_AMO_FETCH_INC
NVSHMEMI_AMO_FETCH_ADD
NVSHMEMI_AMO_FETCH_AND
NVSHMEMI_AMO_FETCH_OR
NVSHMEMI_AMO_FETCH_XOR
NVSHMEMI_AMO_SWAP
NVSHMEMI_AMO_COMPARE_SWAP
NVSHMEMI_AMO_OP_SENTINEL 2147483647
NVSHMEM_SIGNAL_SET @3.2<3.3 9
NVSHMEM_SIGNAL_ADD @3.2<3.3""",
    "nvshmemi_pe_dist_t": """unsigned int
NVSHMEMI_PE_DIST_ROUNDROBIN
NVSHMEMI_PE_DIST_BLOCK
NVSHMEMI_PE_DIST_MISC
NVSHMEMI_PE_DIST_MAX 2147483647""",
    "nvshmemi_selected_device_transport_t": """unsigned int
NVSHMEMI_DEVICE_TRANSPORT_TYPE_PROXY @3.6
NVSHMEMI_DEVICE_TRANSPORT_TYPE_IBGDA @3.6
NVSHMEMI_DEVICE_TRANSPORT_TYPE_GPUNETIO_GDAKI @3.7
NVSHMEMI_DEVICE_TRANSPORT_TYPE_MAX @3.6 2147483647""",
    "nvshmemx_tma_policy_t": """unsigned int
NVSHMEMX_TMA_DISABLE @3.7
NVSHMEMX_TMA_ENABLE @3.7
NVSHMEMX_TMA_FORCE @3.7
NVSHMEMX_TMA_POLICY_MAX @3.7 2147483647""",
    "nvshmemx_smem_amount_t": """unsigned int
NVSHMEMX_SMEM_RECOMMENDED @3.7
NVSHMEMX_SMEM_MINIMUM @3.7
NVSHMEMX_SMEM_BARRIERS_ONLY @3.7
NVSHMEMX_SMEM_AMOUNT_MAX @3.7 2147483647""",
    "nvshmemx_region_hint_t": """unsigned int
NVSHMEMX_REGION_HINT_NONE @3.8
NVSHMEMX_REGION_HINT_BATCH_RMA @3.8""",
    "nvshmemi_cmp_type": """unsigned int
NVSHMEM_CMP_EQ
NVSHMEM_CMP_NE
NVSHMEM_CMP_GT
NVSHMEM_CMP_LE
NVSHMEM_CMP_LT
NVSHMEM_CMP_GE
NVSHMEM_CMP_SENTINEL 2147483647""",
    "nvshmemi_thread_support": """unsigned int
NVSHMEM_THREAD_SINGLE
NVSHMEM_THREAD_FUNNELED
NVSHMEM_THREAD_SERIALIZED
NVSHMEM_THREAD_MULTIPLE
NVSHMEM_THREAD_TYPE_SENTINEL 2147483647""",
    "nvshmemx_proxy_status_t": """unsigned int
PROXY_GLOBAL_EXIT_NOT_REQUESTED @3.5
PROXY_GLOBAL_EXIT_INIT @3.5
PROXY_GLOBAL_EXIT_REQUESTED @3.5
PROXY_GLOBAL_EXIT_FINISHED @3.5
PROXY_GLOBAL_EXIT_MAX_STATE @3.5 2147483647""",
    "nvshmemx_init_status_t": """unsigned int
NVSHMEM_STATUS_NOT_INITIALIZED @3.3
NVSHMEM_STATUS_IS_BOOTSTRAPPED @3.3
NVSHMEM_STATUS_IS_INITIALIZED @3.3
NVSHMEM_STATUS_LIMITED_MPG @3.3
NVSHMEM_STATUS_FULL_MPG @3.3
NVSHMEM_STATUS_INVALID @3.3 2147483647""",
    "nvshmemx_qp_handle_index_t": """unsigned int
NVSHMEMX_QP_HOST @3.5
NVSHMEMX_QP_DEFAULT @3.5
NVSHMEMX_QP_ANY @3.5 2147483647
NVSHMEMX_QP_ALL @3.5 2147483647""",
    "nvshmem_pe_index_t": """int
NVSHMEM_PE_INVALID @3.5 -1
NVSHMEMX_PE_ANY @3.5 32768
NVSHMEMX_PE_ALL @3.5 32768""",
    "fcollect_algo_t": """unsigned int
FCOLLECT_DEFAULT
FCOLLECT_LL8
FCOLLECT_ONESHOT
FCOLLECT_NVLS
FCOLLECT_NVLS_LL
FCOLLECT_LL128 6
FCOLLECT_INVALID 2147483647""",
    "nvshmemi_job_connectivity_t": """unsigned int
NVSHMEMI_JOB_GPU_LDST_ATOMICS 1
NVSHMEMI_JOB_GPU_LDST
NVSHMEMI_JOB_GPU_LDST_REMOTE_ATOMICS 4
NVSHMEMI_JOB_GPU_PROXY 8
NVSHMEMI_JOB_GPU_PROXY_CST 16
NVSHMEMI_JOB_CONN_TYPE_MAX 2147483647""",
    "nvshmemi_call_site_id": """unsigned int
NVSHMEMI_CALL_SITE_BARRIER
NVSHMEMI_CALL_SITE_BARRIER_WARP
NVSHMEMI_CALL_SITE_BARRIER_THREADBLOCK
NVSHMEMI_CALL_SITE_WAIT_UNTIL_GE
NVSHMEMI_CALL_SITE_WAIT_UNTIL_EQ
NVSHMEMI_CALL_SITE_WAIT_UNTIL_NE
NVSHMEMI_CALL_SITE_WAIT_UNTIL_GT
NVSHMEMI_CALL_SITE_WAIT_UNTIL_LT
NVSHMEMI_CALL_SITE_WAIT_UNTIL_LE
NVSHMEMI_CALL_SITE_WAIT_NE
NVSHMEMI_CALL_SITE_PROXY_CHECK_CHANNEL_AVAILABILITY
NVSHMEMI_CALL_SITE_PROXY_ENFORCE_CONSISTENCY_AT_TARGET
NVSHMEMI_CALL_SITE_PROXY_GLOBAL_EXIT
NVSHMEMI_CALL_SITE_PROXY_QUIET
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_GE
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_EQ
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_NE
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_GT
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_LT
NVSHMEMI_CALL_SITE_SIGNAL_WAIT_UNTIL_LE
NVSHMEMI_CALL_SITE_AMO_FETCH_WAIT_FLAG
NVSHMEMI_CALL_SITE_AMO_FETCH_WAIT_DATA
NVSHMEMI_CALL_SITE_G_WAIT_FLAG
NVSHMEMI_CALL_SITE_SENTINEL 2147483647""",
    "nvshmem_team_id_t": """int
NVSHMEM_TEAM_INVALID @3.3 -1
NVSHMEM_TEAM_WORLD @3.3
NVSHMEM_TEAM_WORLD_INDEX @3.3 0
NVSHMEM_TEAM_SHARED @3.3
NVSHMEM_TEAM_SHARED_INDEX @3.3 1
NVSHMEMX_TEAM_NODE @3.3
NVSHMEM_TEAM_NODE_INDEX @3.3 2
NVSHMEMX_TEAM_SAME_MYPE_NODE @3.3
NVSHMEM_TEAM_SAME_MYPE_NODE_INDEX @3.3 3
NVSHMEMI_TEAM_SAME_GPU @3.3
NVSHMEM_TEAM_SAME_GPU_INDEX @3.3 4
NVSHMEMI_TEAM_GPU_LEADERS @3.3
NVSHMEM_TEAM_GPU_LEADERS_INDEX @3.3 5
NVSHMEM_TEAM_MC_SHARED @3.7
NVSHMEM_TEAM_MC_SHARED_INDEX @3.7 6
NVSHMEM_TEAMS_MIN @3.3<3.7 6 | @3.7
NVSHMEM_TEAM_INDEX_MAX @3.3 2147483647""",
    "rdxn_ops": """unsigned int
RDXN_OPS_AND
RDXN_OPS_and 0
RDXN_OPS_OR
RDXN_OPS_or 1
RDXN_OPS_XOR
RDXN_OPS_xor 2
RDXN_OPS_MIN
RDXN_OPS_min 3
RDXN_OPS_MAX
RDXN_OPS_max 4
RDXN_OPS_SUM
RDXN_OPS_sum 5
RDXN_OPS_PROD
RDXN_OPS_prod 6
RDXN_OPS_MAXLOC
RDXN_OPS_maxloc
RDXN_OPS_sentinel 2147483647""",
    "nvshmemi_proxy_status": """unsigned int
NVSHMEMI_PROXY_NONE
NVSHMEMI_PROXY_MINIMAL
NVSHMEMI_PROXY_FULL
NVSHMEMI_PROXY_SENTINEL 2147483647""",
    "nvshmemx_status": """unsigned int
NVSHMEMX_SUCCESS
NVSHMEMX_ERROR_INVALID_VALUE
NVSHMEMX_ERROR_OUT_OF_MEMORY
NVSHMEMX_ERROR_NOT_SUPPORTED
NVSHMEMX_ERROR_SYMMETRY
NVSHMEMX_ERROR_GPU_NOT_SELECTED
NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED
NVSHMEMX_ERROR_INTERNAL
NVSHMEMX_ERROR_SENTINEL 2147483647""",
    "flags": """int
NVSHMEMX_INIT_THREAD_PES 1
NVSHMEMX_INIT_WITH_MPI_COMM
NVSHMEMX_INIT_WITH_SHMEM 4
NVSHMEMX_INIT_WITH_UNIQUEID 8
NVSHMEMX_INIT_MAX -2147483648""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
    "nvshmemx_uniqueid_v1": {
        "version": 65664,
    },
    "nvshmemx_uniqueid_args_v1": {
        "version": 65560,
        "myrank": -1,
        "nranks": -1,
    },
    "nvshmemx_init_args_v1": {
        "version": 65664,
    },
    "nvshmemx_init_args_v2": {
        "version": 131200,
        "cuda_device_id": -1,
    },
    "nvshmemx_init_attr_v1": {
        "version": 65680,
    },
    "nvshmemx_init_attr_v2": {
        "version": 131216,
    },
    "nvshmem_team_config_v2": {
        "version": 131136,
        "num_contexts": -1,
        "uniqueid": 18446744073709551615,
    },
}

BYTES: dict[str, tuple[str, ...]] = {
    "nvshmemx_uniqueid_v1": ("internal",),
    "nvshmemx_region_attrs": ("reserved",),
    "nvshmem_team_config_v2": ("padding",),
    "nvshmem_team_config_v1": ("padding",),
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "__half": """struct 2 2
  0 unsigned short shim_bits""",
    "__nv_bfloat16": """struct 2 2
  0 unsigned short shim_bits""",
    "nvshmemx_uniqueid_v1": """struct 128 4
  0 int version
  4 char internal[124]""",
    "nvshmemx_uniqueid_args_v1": """struct 24 8
  0 int version
  8 nvshmemx_uniqueid_v1 *id
  16 int myrank
  20 int nranks""",
    "nvshmemx_region_attrs": """@3.8 struct 64 4
  0 uint32_t hints
  4 char reserved[60]""",
    "nvshmemx_init_args_v2": """@3.5 struct 128 8
  0 int version
  8 nvshmemx_uniqueid_args_t uid_args
  32 int cuda_device_id
  36 char content[92]""",
    "nvshmemx_init_args_v1": """struct 128 8
  0 int version
  8 nvshmemx_uniqueid_args_t uid_args
  32 char content[96]""",
    "nvshmemx_init_attr_v2": """@3.5 struct 144 8
  0 int version
  8 void *mpi_comm
  16 nvshmemx_init_args_t args""",
    "nvshmemx_init_attr_v1": """@3.2<3.5 struct 144 8
  0 int version
  8 void *mpi_comm
  16 nvshmemx_init_args_t args
@3.5 struct 144 8
  0 int version
  8 void *mpi_comm
  16 nvshmemx_init_args_t args""",
    "nvshmem_team_config_v2": """@3.3 struct 64 8
  0 int version
  4 int num_contexts
  8 nvshmemx_team_uniqueid_t uniqueid
  16 char padding[48]""",
    "nvshmem_team_config_v1": """struct 64 4
  0 int version
  4 int num_contexts
  8 char padding[56]""",
    "nvshmemi_version_t": """struct 12 4
  0 int major
  4 int minor
  8 int patch""",
}

CONSTANTS: dict[str, int | str] = {
    "NVSHMEMI_AMO_FLOAT_BIT": "@3.7 128",
    "NVSHMEMI_TMA_BARRIER_REGION_BYTES": "@3.7 512",
    "NVSHMEMI_TMA_NUM_BARRIER_SLOTS": "@3.7 32",
    "NVSHMEMI_TMA_MAX_CONCURRENT_GRIDS": "@3.8 4",
    "NVSHMEMI_NUM_HANDLE_BARRIER_SLOTS": "@3.7 32",
    "NVSHMEMI_HANDLE_BARRIER_BYTES": "@3.7 512",
    "NVSHMEMI_COUNTED_STATE_SLOT_BYTES": "@3.8 16",
    "NVSHMEMI_COUNTED_STATUS_SLOT": "@3.8 0",
    "NVSHMEMI_COUNTED_HANDLE_BARRIER_SLOT": "@3.8 1",
    "NVSHMEMI_COUNTED_TMA_BARRIER_SLOT": "@3.8 2",
    "NVSHMEMI_COUNTED_READY_BARRIER_SLOT": "@3.8 3",
    "NVSHMEMI_COUNTED_REUSABLE_BARRIER_SLOT": "@3.8 5",
    "NVSHMEMI_COUNTED_NUM_STATE_SLOTS": "@3.8 7",
    "NVSHMEMI_COUNTED_STATE_BYTES": "@3.8 112",
    "NVSHMEMI_SMEM_DATA_REGION_OFFSET": "@3.7<3.8 1024 | @3.8 1136",
    "INIT_ARGS_V2_PADDING": "@3.5 92",
    "INIT_ARGS_PADDING": 96,
    "INIT_ARGS_SCALAR_INVALID": "@3.5 -1",
    "TEAM_CONFIG_V2_PADDING": "@3.3 48",
    "TEAM_CONFIG_PADDING": 56,
    "REDUCE_PADDING": 32,
    "TIMEOUT_PADDING": 16,
    "COLL_ENV_VARS_PADDING": 472,
    "COLL_ENV_VARS_V2_PADDING": "@3.2<3.8 416 | @3.8 415",
    "NVSHMEMI_TEAM_DUP_COUNT": "@3.8 128",
    "NVSHMEMI_NVLS_MAX_CTA_COUNT": "@3.8 128",
    "RED_REC_INVALID_SCALAR": -1,
    "TEAM_CONFIG_SCALAR_INVALID": -1,
    "TEAM_SCALAR_INVALID": -1,
    "COLL_ENV_PARAMS_SCALAR_INVALID": -1,
    "COLL_ENV_PARAMS_USCALAR_INVALID": 4294967295,
    "COLL_ENV_PARAMS_ULSCALAR_INVALID": "unsigned long 18446744073709551615",
    "TIMEOUT_ULSCALAR_INVALID": 0,
    "TEAM_USCALAR_INVALID": 4294967295,
    "TEAM_ULSCALAR_INVALID": "unsigned long 18446744073709551615",
    "TEAM_ULSCALAR_DEFAULT": 0,
    "STATE_SCALAR_INVALID": -1,
    "STATE_USCALAR_INVALID": 4294967295,
    "STATE_ULSCALAR_INVALID": "unsigned long 18446744073709551615",
    "UNIQUEID_PADDING": 124,
    "UNIQUEID_ARGS_INVALID": -1,
    "NVSHMEM_INIT_ATTR_VER": 1,
    "NVSHMEM_TEAM_UNIQUID_INITIALIZER": "@3.3 unsigned long 18446744073709551615",
    "NVSHMEM_INIT_ARGS_V2_IDENTIFIER": "@3.5 unsigned long 131200",
    "NVSHMEM_INIT_ATTR_V2_IDENTIFIER": "@3.5 unsigned long 131216",
    "NVSHMEM_INIT_ATTR_V1_IDENTIFIER": "@3.5 unsigned long 65680",
    "NVSHMEMI_TEAM_CONFIG_VERSION_2_IDENTIFIER": "@3.3 unsigned long 131136",
    "NVSHMEM_TEAM_CONFIG_MASK_NUM_CONTEXTS": "@3.3 1",
    "NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID": "@3.3 2",
    "NVSHMEMI_TEAM_CONFIG_VERSION_1_IDENTIFIER": "@3.3 unsigned long 65600",
    "NVSHMEMI_TEAM_V4_IDENTIFIER": "@3.5<3.7 unsigned long 262944 | @3.7<3.8 unsigned long 262952 | @3.8 unsigned long 262960",
    "NVSHMEMX_REGION_ATTRS_RESERVED_BYTES": "@3.8 60",
    "NVSHMEM_VENDOR_MAJOR_VERSION": 3,
    "NVSHMEM_VENDOR_MINOR_VERSION": "@3.2<3.3 2 | @3.3<3.4 3 | @3.4<3.5 4 | @3.5<3.6 5 | @3.6<3.7 6 | @3.7<3.8 7 | @3.8 8",
    "NVSHMEM_VENDOR_PATCH_VERSION": "@3.2<3.3 5 | @3.3<3.4 24 | @3.4<3.5 5 | @3.5<3.6 21 | @3.6<3.7 5 | @3.7<3.8 2 | @3.8 0",
    "NVSHMEM_VENDOR_PACKAGE_VERSION": "@3.2<3.3 1 | @3.3 0",
    "NVSHMEM_TRANSPORT_PLUGIN_MAJOR_VERSION": "@3.2<3.5 3 | @3.5<3.6 4 | @3.6<3.7 5 | @3.7<3.8 6 | @3.8 7",
    "NVSHMEM_TRANSPORT_PLUGIN_MINOR_VERSION": 0,
    "NVSHMEM_TRANSPORT_PLUGIN_PATCH_VERSION": 0,
    "NVSHMEM_BOOTSTRAP_PLUGIN_MAJOR_VERSION": 3,
    "NVSHMEM_BOOTSTRAP_PLUGIN_MINOR_VERSION": 0,
    "NVSHMEM_BOOTSTRAP_PLUGIN_PATCH_VERSION": 0,
    "CHANNEL_BUF_SIZE": 4194304,
    "CHANNEL_BUF_SIZE_LOG": 22,
    "CHANNEL_ENTRY_BYTES": 8,
    "NVSHMEM_MAJOR_VERSION": 1,
    "NVSHMEM_MINOR_VERSION": 3,
    "NVSHMEM_VENDOR_VERSION": "@3.2<3.3 30205 | @3.3<3.4 30324 | @3.4<3.5 30405 | @3.5<3.6 30521 | @3.6<3.7 30605 | @3.7<3.8 30702 | @3.8 30800",
    "NVSHMEM_MAX_NAME_LEN": 256,
    "NVSHMEMI_SPLITMIX64_SHIFT_1": "@3.8 30",
    "NVSHMEMI_SPLITMIX64_MULTIPLIER_1": "@3.8 13787848793156543929",
    "NVSHMEMI_SPLITMIX64_SHIFT_2": "@3.8 27",
    "NVSHMEMI_SPLITMIX64_MULTIPLIER_2": "@3.8 10723151780598845931",
    "NVSHMEMI_SPLITMIX64_SHIFT_3": "@3.8 31",
    "PROXY_DMA_REQ_BYTES": 32,
    "PROXY_CHANNEL_ENTRY_CONTROL_BYTES": "@3.8 1",
    "PROXY_CHANNEL_ENTRY_DATA_BYTES": "@3.8 7",
    "PROXY_GROUP_SIZE_SINGLE": "@3.8 1",
    "PROXY_GROUP_COUNT_MAX": "@3.8 127",
    "PROXY_GROUP_REGION": "@3.8 128",
    "PROXY_AMO_REQ_BYTES": 40,
    "PROXY_INLINE_REQ_BYTES": 24,
    "PROXY_PUT_WITH_SIG_REQ_BYTES": "@3.5 48",
    "SYNC_SIZE": 27648,
    "NVSHMEMI_SYNC_SIZE": 55296,
    "NVSHMEMI_BCAST_SYNC_SIZE": 276480,
    "NVSHMEMI_ALLTOALL_SYNC_SIZE": 27648,
    "NVSHMEMI_WARP_SIZE": 32,
    "NVSHMEMI_REDUCE_CTA_COUNT_DEFAULT": "@3.5 16",
    "NVSHMEMI_REDUCESCATTER_CTA_COUNT_DEFAULT": "@3.5 16",
    "NVSHMEMI_FCOLLECT_CTA_COUNT_DEFAULT": "@3.5 32",
    "NVSHMEMI_TMA_MAX_BLOCKS": "@3.7<3.8 4096",
    "PROXY_GLOBAL_EXIT_NOT_REQUESTED": "@3.2<3.5 0",
    "PROXY_GLOBAL_EXIT_INIT": "@3.2<3.5 1",
    "PROXY_GLOBAL_EXIT_REQUESTED": "@3.2<3.5 2",
    "PROXY_GLOBAL_EXIT_FINISHED": "@3.2<3.5 3",
    "PROXY_GLOBAL_EXIT_MAX_STATE": "@3.2<3.5 2147483647",
    "NVSHMEM_STATUS_NOT_INITIALIZED": "@3.2<3.3 0",
    "NVSHMEM_STATUS_IS_BOOTSTRAPPED": "@3.2<3.3 1",
    "NVSHMEM_STATUS_IS_INITIALIZED": "@3.2<3.3 2",
    "NVSHMEM_STATUS_LIMITED_MPG": "@3.2<3.3 3",
    "NVSHMEM_STATUS_FULL_MPG": "@3.2<3.3 4",
    "NVSHMEM_STATUS_INVALID": "@3.2<3.3 2147483647",
    "NVSHMEM_TEAM_INVALID": "@3.2<3.3 -1",
    "NVSHMEM_TEAM_WORLD": "@3.2<3.3 0",
    "NVSHMEM_TEAM_WORLD_INDEX": "@3.2<3.3 0",
    "NVSHMEM_TEAM_SHARED": "@3.2<3.3 1",
    "NVSHMEM_TEAM_SHARED_INDEX": "@3.2<3.3 1",
    "NVSHMEMX_TEAM_NODE": "@3.2<3.3 2",
    "NVSHMEM_TEAM_NODE_INDEX": "@3.2<3.3 2",
    "NVSHMEMX_TEAM_SAME_MYPE_NODE": "@3.2<3.3 3",
    "NVSHMEM_TEAM_SAME_MYPE_NODE_INDEX": "@3.2<3.3 3",
    "NVSHMEMI_TEAM_SAME_GPU": "@3.2<3.3 4",
    "NVSHMEM_TEAM_SAME_GPU_INDEX": "@3.2<3.3 4",
    "NVSHMEMI_TEAM_GPU_LEADERS": "@3.2<3.3 5",
    "NVSHMEM_TEAM_GPU_LEADERS_INDEX": "@3.2<3.3 5",
    "NVSHMEM_TEAMS_MIN": "@3.2<3.3 6",
    "NVSHMEM_TEAM_INDEX_MAX": "@3.2<3.3 2147483647",
}

VARIABLES: dict[str, str] = {
}
