"""The types of nccl, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nccl.h of the header releases 2.16 to 2.32
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cudaEvent_t", "cudaStream_t")
DEVICE_POINTERS = False
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "ncclComm_t": "struct ncclComm *",
    "ncclWindow_t": "@2.27<2.28 struct ncclWindow * | @2.28 struct ncclWindow_vidmem *",
    "ncclUniqueId": "struct ncclUniqueId",
    "ncclResult_t": "enum ncclResult_t",
    "ncclHostCftMode_t": "@2.31 enum ncclHostCftMode_t",
    "ncclNvlsHostMode_t": "@2.32 enum ncclNvlsHostMode_t",
    "ncclConfig_t": "@2.16<2.17 struct ncclConfig_v21400 | @2.17<2.27 struct ncclConfig_v21700 | @2.27<2.28 struct ncclConfig_v22700 | @2.28<2.30 struct ncclConfig_v22800 | @2.30<2.31 struct ncclConfig_v23000 | @2.31 struct ncclConfig_v23100",
    "ncclConfigExt_t": "@2.31 struct ncclConfigExt",
    "ncclCollConfig_t": "@2.31<2.32 struct ncclCollConfig_v23100 | @2.32 struct ncclCollConfig_v23200",
    "ncclSimInfo_t": "@2.22 struct ncclSimInfo_v22200",
    "ncclCommMemStat_t": "@2.29 enum ncclCommMemStat_t",
    "ncclRedOp_dummy_t": "enum ncclRedOp_dummy_t",
    "ncclRedOp_t": "enum ncclRedOp_t",
    "ncclDataType_t": "enum ncclDataType_t",
    "ncclScalarResidence_t": "enum ncclScalarResidence_t",
    "ncclWaitSignalDesc_t": "@2.29 struct ncclWaitSignalDesc_t",
    "ncclEncryptionMode_t": "@2.32 enum ncclEncryptionMode_t",
    "ncclEncryptionConfig_t": "@2.32 struct ncclEncryptionConfig_v23200",
    "ncclParamHandle_t": "@2.30 struct ncclParamHandle *",
}

ENUMS: dict[str, str] = {
    "ncclResult_t": """unsigned int
ncclSuccess
ncclUnhandledCudaError
ncclSystemError
ncclInternalError
ncclInvalidArgument
ncclInvalidUsage
ncclRemoteError
ncclInProgress
ncclTimeout @2.30
ncclNumResults @2.16<2.30 8 | @2.30""",
    "ncclHostCftMode_t": """int
ncclHostCftDefault @2.31 -2147483648
ncclHostCftEnable @2.31 1
ncclHostCftDisable @2.31
ncclHostCftFallback @2.31""",
    "ncclNvlsHostMode_t": """int
ncclNvlsHostModeDefault @2.32 -2147483648
ncclNvlsHostModeEnable @2.32 0
ncclNvlsHostModeDisableTransport @2.32
ncclNvlsHostModeDisableSymmetricMultimem @2.32
ncclNvlsHostModeDisable @2.32 2147483647""",
    "ncclCommMemStat_t": """unsigned int
ncclStatGpuMemSuspend @2.29
ncclStatGpuMemSuspended @2.29
ncclStatGpuMemPersist @2.29
ncclStatGpuMemTotal @2.29""",
    "ncclRedOp_dummy_t": """unsigned int
ncclNumOps_dummy 5""",
    "ncclRedOp_t": """unsigned int
ncclSum
ncclProd
ncclMax
ncclMin
ncclAvg
ncclNumOps
ncclMaxRedOp 2147483647""",
    "ncclDataType_t": """unsigned int
ncclInt8
ncclChar 0
ncclUint8
ncclInt32
ncclInt 2
ncclUint32
ncclInt64
ncclUint64
ncclFloat16
ncclHalf 6
ncclFloat32
ncclFloat 7
ncclFloat64
ncclDouble 8
ncclBfloat16 @2.24
ncclFloat8e4m3 @2.24
ncclFloat8e5m2 @2.24
ncclNumTypes @2.16<2.24 9 | @2.24""",
    "ncclScalarResidence_t": """unsigned int
ncclScalarDevice
ncclScalarHostImmediate""",
    "ncclEncryptionMode_t": """unsigned int
NCCL_ENCRYPTION_MODE_NONE @2.32
NCCL_ENCRYPTION_MODE_PSK @2.32""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "ncclDataType_t": {
        "ncclInt8": "unsigned char",
        "ncclChar": "unsigned char",
        "ncclUint8": "unsigned char",
        "ncclInt32": "int",
        "ncclInt": "int",
        "ncclUint32": "int",
        "ncclInt64": "int64_t",
        "ncclUint64": "int64_t",
        "ncclFloat16": "unsigned short",
        "ncclHalf": "unsigned short",
        "ncclFloat32": "float",
        "ncclFloat": "float",
        "ncclFloat64": "double",
        "ncclDouble": "double",
        "ncclBfloat16": "unsigned short",
        "ncclFloat8e4m3": "unsigned char",
        "ncclFloat8e5m2": "unsigned char",
    },
}

INITIAL: dict[str, dict[str, int | str]] = {
    "ncclConfig_v23100": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
        "blocking": "NCCL_CONFIG_UNDEF_INT",
        "cgaClusterSize": "NCCL_CONFIG_UNDEF_INT",
        "minCTAs": "NCCL_CONFIG_UNDEF_INT",
        "maxCTAs": "NCCL_CONFIG_UNDEF_INT",
        "splitShare": "NCCL_CONFIG_UNDEF_INT",
        "trafficClass": "NCCL_CONFIG_UNDEF_INT",
        "collnetEnable": "NCCL_CONFIG_UNDEF_INT",
        "CTAPolicy": "NCCL_CONFIG_UNDEF_INT",
        "shrinkShare": "NCCL_CONFIG_UNDEF_INT",
        "nvlsCTAs": "NCCL_CONFIG_UNDEF_INT",
        "nChannelsPerNetPeer": "NCCL_CONFIG_UNDEF_INT",
        "nvlinkCentricSched": "NCCL_CONFIG_UNDEF_INT",
        "graphUsageMode": "NCCL_CONFIG_UNDEF_INT",
        "numRmaCtx": "NCCL_CONFIG_UNDEF_INT",
        "maxP2pPeers": "NCCL_CONFIG_UNDEF_INT",
        "graphStreamOrdering": "NCCL_CONFIG_UNDEF_INT",
        "launchOrderImplicit": "NCCL_CONFIG_UNDEF_INT",
        "numRmaSig": "NCCL_CONFIG_UNDEF_INT",
        "rmaEagerInit": "NCCL_CONFIG_UNDEF_INT",
        "hostCftMode": "NCCL_CONFIG_UNDEF_INT",
        "nvlsHostMode": "NCCL_CONFIG_UNDEF_INT",
    },
    "ncclCollConfig_v23200": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
        "minCTAs": "NCCL_CONFIG_UNDEF_INT",
        "maxCTAs": "NCCL_CONFIG_UNDEF_INT",
        "nvlsCTAs": "NCCL_CONFIG_UNDEF_INT",
        "cgaClusterSize": "NCCL_CONFIG_UNDEF_INT",
        "forceAlgSelection": 1,
        "CTAPolicy": "NCCL_CONFIG_UNDEF_INT",
    },
    "ncclEncryptionConfig_v23200": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
    },
    "ncclCollConfig_v23100": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
        "minCTAs": "NCCL_CONFIG_UNDEF_INT",
        "maxCTAs": "NCCL_CONFIG_UNDEF_INT",
        "nvlsCTAs": "NCCL_CONFIG_UNDEF_INT",
        "cgaClusterSize": "NCCL_CONFIG_UNDEF_INT",
        "forceAlgSelection": 1,
        "CTAPolicy": "NCCL_CONFIG_UNDEF_INT",
    },
    "ncclConfig_v23000": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
        "blocking": "NCCL_CONFIG_UNDEF_INT",
        "cgaClusterSize": "NCCL_CONFIG_UNDEF_INT",
        "minCTAs": "NCCL_CONFIG_UNDEF_INT",
        "maxCTAs": "NCCL_CONFIG_UNDEF_INT",
        "splitShare": "NCCL_CONFIG_UNDEF_INT",
        "trafficClass": "NCCL_CONFIG_UNDEF_INT",
        "collnetEnable": "NCCL_CONFIG_UNDEF_INT",
        "CTAPolicy": "NCCL_CONFIG_UNDEF_INT",
        "shrinkShare": "NCCL_CONFIG_UNDEF_INT",
        "nvlsCTAs": "NCCL_CONFIG_UNDEF_INT",
        "nChannelsPerNetPeer": "NCCL_CONFIG_UNDEF_INT",
        "nvlinkCentricSched": "NCCL_CONFIG_UNDEF_INT",
        "graphUsageMode": "NCCL_CONFIG_UNDEF_INT",
        "numRmaCtx": "NCCL_CONFIG_UNDEF_INT",
        "maxP2pPeers": "NCCL_CONFIG_UNDEF_INT",
        "graphStreamOrdering": "NCCL_CONFIG_UNDEF_INT",
    },
    "ncclConfig_v22800": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
        "blocking": "NCCL_CONFIG_UNDEF_INT",
        "cgaClusterSize": "NCCL_CONFIG_UNDEF_INT",
        "minCTAs": "NCCL_CONFIG_UNDEF_INT",
        "maxCTAs": "NCCL_CONFIG_UNDEF_INT",
        "splitShare": "NCCL_CONFIG_UNDEF_INT",
        "trafficClass": "NCCL_CONFIG_UNDEF_INT",
        "collnetEnable": "NCCL_CONFIG_UNDEF_INT",
        "CTAPolicy": "NCCL_CONFIG_UNDEF_INT",
        "shrinkShare": "NCCL_CONFIG_UNDEF_INT",
        "nvlsCTAs": "NCCL_CONFIG_UNDEF_INT",
        "nChannelsPerNetPeer": "NCCL_CONFIG_UNDEF_INT",
        "nvlinkCentricSched": "NCCL_CONFIG_UNDEF_INT",
        "graphUsageMode": "NCCL_CONFIG_UNDEF_INT",
        "numRmaCtx": "NCCL_CONFIG_UNDEF_INT",
    },
    "ncclConfig_v22700": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
        "blocking": "NCCL_CONFIG_UNDEF_INT",
        "cgaClusterSize": "NCCL_CONFIG_UNDEF_INT",
        "minCTAs": "NCCL_CONFIG_UNDEF_INT",
        "maxCTAs": "NCCL_CONFIG_UNDEF_INT",
        "splitShare": "NCCL_CONFIG_UNDEF_INT",
        "trafficClass": "NCCL_CONFIG_UNDEF_INT",
        "collnetEnable": "NCCL_CONFIG_UNDEF_INT",
        "CTAPolicy": "NCCL_CONFIG_UNDEF_INT",
        "shrinkShare": "NCCL_CONFIG_UNDEF_INT",
        "nvlsCTAs": "NCCL_CONFIG_UNDEF_INT",
    },
    "ncclConfig_v21700": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
        "blocking": "NCCL_CONFIG_UNDEF_INT",
        "cgaClusterSize": "NCCL_CONFIG_UNDEF_INT",
        "minCTAs": "NCCL_CONFIG_UNDEF_INT",
        "maxCTAs": "NCCL_CONFIG_UNDEF_INT",
        "splitShare": "NCCL_CONFIG_UNDEF_INT",
        "trafficClass": "NCCL_CONFIG_UNDEF_INT",
    },
    "ncclConfig_v21400": {
        "size": "sizeof",
        "magic": 3405692655,
        "version": "NCCL_VERSION_CODE",
        "blocking": "NCCL_CONFIG_UNDEF_INT",
    },
    "ncclSimInfo_v22200": {
        "size": "sizeof",
        "magic": 1952993923,
        "version": "NCCL_VERSION_CODE",
        "estimatedTime": -1,
    },
}

BYTES: dict[str, tuple[str, ...]] = {
    "ncclUniqueId": ("internal",),
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "ncclUniqueId": """struct 128 1
  0 char internal[128]""",
    "ncclConfig_v23100": """@2.31<2.32 struct 112 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
  40 int splitShare
  44 int trafficClass
  48 const char *commName
  56 int collnetEnable
  60 int CTAPolicy
  64 int shrinkShare
  68 int nvlsCTAs
  72 int nChannelsPerNetPeer
  76 int nvlinkCentricSched
  80 int graphUsageMode
  84 int numRmaCtx
  88 int maxP2pPeers
  92 int graphStreamOrdering
  96 int launchOrderImplicit
  100 int numRmaSig
  104 int rmaEagerInit
  108 int hostCftMode
@2.32 struct 120 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
  40 int splitShare
  44 int trafficClass
  48 const char *commName
  56 int collnetEnable
  60 int CTAPolicy
  64 int shrinkShare
  68 int nvlsCTAs
  72 int nChannelsPerNetPeer
  76 int nvlinkCentricSched
  80 int graphUsageMode
  84 int numRmaCtx
  88 int maxP2pPeers
  92 int graphStreamOrdering
  96 int launchOrderImplicit
  100 int numRmaSig
  104 int rmaEagerInit
  108 int hostCftMode
  112 int nvlsHostMode""",
    "ncclConfigExt": """@2.31 struct 24 8
  0 struct ncclConfigExt *next
  8 struct 8 4 key
    0 int vendorId
    4 int optionId
  16 union 8 8 val
    0 int i
    0 const char *s
    0 void *raw""",
    "ncclCollConfig_v23200": """@2.32 struct 72 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 ncclConfigExt_t *ext
  24 int minCTAs
  28 int maxCTAs
  32 int nvlsCTAs
  36 int cgaClusterSize
  40 const char *algSelection
  48 int forceAlgSelection
  52 int CTAPolicy
  56 uint64_t userProfilerTag
  64 cudaEvent_t launchCompletionEvent""",
    "ncclSimInfo_v22200": """@2.22 struct 24 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 float estimatedTime""",
    "ncclWaitSignalDesc_t": """@2.29 struct 16 4
  0 int opCnt
  4 int peer
  8 int sigIdx
  12 int ctx""",
    "ncclEncryptionConfig_v23200": """@2.32 struct 32 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int mode
  24 const char *psk""",
    "ncclCollConfig_v23100": """@2.31<2.32 struct 64 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 ncclConfigExt_t *ext
  24 int minCTAs
  28 int maxCTAs
  32 int nvlsCTAs
  36 int cgaClusterSize
  40 const char *algSelection
  48 int forceAlgSelection
  52 int CTAPolicy
  56 uint64_t userProfilerTag""",
    "ncclConfig_v23000": """@2.30<2.31 struct 96 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
  40 int splitShare
  44 int trafficClass
  48 const char *commName
  56 int collnetEnable
  60 int CTAPolicy
  64 int shrinkShare
  68 int nvlsCTAs
  72 int nChannelsPerNetPeer
  76 int nvlinkCentricSched
  80 int graphUsageMode
  84 int numRmaCtx
  88 int maxP2pPeers
  92 int graphStreamOrdering""",
    "ncclConfig_v22800": """@2.28<2.29 struct 80 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
  40 int splitShare
  44 int trafficClass
  48 const char *commName
  56 int collnetEnable
  60 int CTAPolicy
  64 int shrinkShare
  68 int nvlsCTAs
  72 int nChannelsPerNetPeer
  76 int nvlinkCentricSched
@2.29<2.30 struct 88 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
  40 int splitShare
  44 int trafficClass
  48 const char *commName
  56 int collnetEnable
  60 int CTAPolicy
  64 int shrinkShare
  68 int nvlsCTAs
  72 int nChannelsPerNetPeer
  76 int nvlinkCentricSched
  80 int graphUsageMode
  84 int numRmaCtx""",
    "ncclConfig_v22700": """@2.27<2.28 struct 72 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
  40 int splitShare
  44 int trafficClass
  48 const char *commName
  56 int collnetEnable
  60 int CTAPolicy
  64 int shrinkShare
  68 int nvlsCTAs""",
    "ncclConfig_v21700": """@2.17<2.18 struct 40 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
@2.18<2.26 struct 48 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
  40 int splitShare
@2.26<2.27 struct 48 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking
  20 int cgaClusterSize
  24 int minCTAs
  28 int maxCTAs
  32 const char *netName
  40 int splitShare
  44 int trafficClass""",
    "ncclConfig_v21400": """@2.16<2.17 struct 24 8
  0 size_t size
  8 unsigned int magic
  12 unsigned int version
  16 int blocking""",
}

CONSTANTS: dict[str, int | str] = {
    "NCCL_MAJOR": 2,
    "NCCL_MINOR": "@2.16<2.17 16 | @2.17<2.18 17 | @2.18<2.19 18 | @2.19<2.20 19 | @2.20<2.21 20 | @2.21<2.22 21 | @2.22<2.23 22 | @2.23<2.24 23 | @2.24<2.25 24 | @2.25<2.26 25 | @2.26<2.27 26 | @2.27<2.28 27 | @2.28<2.29 28 | @2.29<2.30 29 | @2.30<2.31 30 | @2.31<2.32 31 | @2.32 32",
    "NCCL_PATCH": "@2.16<2.17 5 | @2.17<2.18 1 | @2.18<2.20 3 | @2.20<2.22 5 | @2.22<2.23 3 | @2.23<2.24 4 | @2.24<2.25 3 | @2.25<2.26 1 | @2.26<2.27 5 | @2.27<2.28 7 | @2.28<2.29 9 | @2.29<2.31 7 | @2.31<2.32 2 | @2.32 3",
    "NCCL_VERSION_CODE": "@2.16<2.17 21605 | @2.17<2.18 21701 | @2.18<2.19 21803 | @2.19<2.20 21903 | @2.20<2.21 22005 | @2.21<2.22 22105 | @2.22<2.23 22203 | @2.23<2.24 22304 | @2.24<2.25 22403 | @2.25<2.26 22501 | @2.26<2.27 22605 | @2.27<2.28 22707 | @2.28<2.29 22809 | @2.29<2.30 22907 | @2.30<2.31 23007 | @2.31<2.32 23102 | @2.32 23203",
    "NCCL_COMM_NULL": "@2.17 void * 0",
    "NCCL_UNIQUE_ID_BYTES": 128,
    "NCCL_CONFIG_UNDEF_INT": "@2.17 -2147483648",
    "NCCL_CONFIG_UNDEF_PTR": "@2.17 void * 0",
    "NCCL_SPLIT_NOCOLOR": "@2.18 -1",
    "NCCL_UNDEF_FLOAT": "@2.22 double -1.0",
    "NCCL_API_MAGIC": "@2.29 3405692655",
    "NCCL_WIN_DEFAULT": "@2.27 0",
    "NCCL_WIN_COLL_SYMMETRIC": "@2.27 1",
    "NCCL_WIN_STRICT_ORDERING": "@2.29 2",
    "NCCL_WIN_GIN_ONLY": "@2.32 4",
    "NCCL_WIN_CFT_COUNTED": "@2.32 8",
    "NCCL_WIN_REQUIRED_ALIGNMENT": "@2.28 4096",
    "NCCL_CTA_POLICY_DEFAULT": "@2.27 0",
    "NCCL_CTA_POLICY_EFFICIENCY": "@2.27 1",
    "NCCL_CTA_POLICY_ZERO": "@2.28 2",
    "NCCL_SHRINK_DEFAULT": "@2.27 0",
    "NCCL_SHRINK_ABORT": "@2.27 1",
    "NCCL_REVOKE_DEFAULT": "@2.28 0",
    "NCCL_SUSPEND_MEM": "@2.29 1",
}

VARIABLES: dict[str, str] = {
}
