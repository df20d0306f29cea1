"""The functions of cufile, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cufile.h of the header releases 12.6 to 13.5
(9 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")
VERSIONS: dict[str, tuple[int, int, int]] = {"12.6": (1, 11, 1), "12.8": (1, 13, 1), "12.9": (1, 14, 1), "13.0": (1, 15, 1), "13.1": (1, 16, 1), "13.2": (1, 17, 1), "13.3": (1, 18, 1), "13.4": (1, 19, 1), "13.5": (1, 20, 0)}

FUNCTIONS: dict[str, str] = {
    "cuFileHandleRegister": "CUfileError_t (out CUfileHandle_t *fh, in[1] CUfileDescr_t *descr)",
    "cuFileHandleDeregister": "void (handle CUfileHandle_t fh)",
    "cuFileBufRegister": "CUfileError_t (either[length] const void *bufPtr_base, size_t length, int flags)",
    "cuFileBufDeregister": "CUfileError_t (address const void *bufPtr_base)",
    "cuFileRead": "ssize_t (handle CUfileHandle_t fh, inout.either[size+bufPtr_offset] void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)",
    "cuFileWrite": "ssize_t (handle CUfileHandle_t fh, either[size+bufPtr_offset] const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)",
    "cuFileDriverOpen": "CUfileError_t ()",
    "cuFileDriverClose": "CUfileError_t ()",
    "cuFileDriverClose_v2": "CUfileError_t ()",
    "cuFileUseCount": "long ()",
    "cuFileDriverGetProperties": "CUfileError_t (out CUfileDrvProps_t *props)",
    "cuFileDriverSetPollMode": "CUfileError_t (_Bool poll, size_t poll_threshold_size)",
    "cuFileDriverSetMaxDirectIOSize": "CUfileError_t (size_t max_direct_io_size)",
    "cuFileDriverSetMaxCacheSize": "CUfileError_t (size_t max_cache_size)",
    "cuFileDriverSetMaxPinnedMemSize": "CUfileError_t (size_t max_pinned_size)",
    "cuFileBatchIOSetUp": "CUfileError_t (out CUfileBatchHandle_t *batch_idp, unsigned int nr)",
    "cuFileBatchIOSubmit": "CUfileError_t (handle CUfileBatchHandle_t batch_idp, unsigned int nr, in[nr] CUfileIOParams_t *iocbp, unsigned int flags)",
    "cuFileBatchIOGetStatus": "CUfileError_t (handle CUfileBatchHandle_t batch_idp, unsigned int min_nr, most unsigned int *nr, list:nr CUfileIOEvents_t *iocbp, struct timespec *timeout)",
    "cuFileBatchIOCancel": "CUfileError_t (handle CUfileBatchHandle_t batch_idp)",
    "cuFileBatchIODestroy": "void (handle CUfileBatchHandle_t batch_idp)",
    "cuFileReadAsync": "CUfileError_t (handle CUfileHandle_t fh, inout.either[size_p[0]+bufPtr_offset_p[0]] void *bufPtr_base, inout[1] size_t *size_p, inout[1] off_t *file_offset_p, inout[1] off_t *bufPtr_offset_p, inout[1] ssize_t *bytes_read_p, CUstream stream)",
    "cuFileWriteAsync": "CUfileError_t (handle CUfileHandle_t fh, either[size_p[0]+bufPtr_offset_p[0]] void *bufPtr_base, inout[1] size_t *size_p, inout[1] off_t *file_offset_p, inout[1] off_t *bufPtr_offset_p, inout[1] ssize_t *bytes_written_p, CUstream stream)",
    "cuFileStreamRegister": "CUfileError_t (CUstream stream, unsigned int flags)",
    "cuFileStreamDeregister": "CUfileError_t (CUstream stream)",
    "cuFileReadv": "@13.4 ssize_t (handle CUfileHandle_t fh, in[iovcnt] const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)",
    "cuFileWritev": "@13.4 ssize_t (handle CUfileHandle_t fh, in[iovcnt] const CUfileIOVec_t *iov, size_t iovcnt, off_t file_offset, unsigned int flags)",
    "cuFileGetVersion": "CUfileError_t (out int *version)",
    "cuFileExportPCIeTopology": "@13.2 CUfileError_t (const char *filename)",
    "cuFileGetParameterSizeT": "@12.9 CUfileError_t (CUFileSizeTConfigParameter_t param, out size_t *value)",
    "cuFileGetParameterBool": "@12.9 CUfileError_t (CUFileBoolConfigParameter_t param, out _Bool *value)",
    "cuFileGetParameterString": "@12.9 CUfileError_t (CUFileStringConfigParameter_t param, text:1024 char *desc_str, size:desc_str int len)",
    "cuFileGetParameterMinMaxValue": "@13.0 CUfileError_t (CUFileSizeTConfigParameter_t param, out size_t *min_value, out size_t *max_value)",
    "cuFileSetParameterSizeT": "@12.9 CUfileError_t (CUFileSizeTConfigParameter_t param, size_t value)",
    "cuFileSetParameterBool": "@12.9 CUfileError_t (CUFileBoolConfigParameter_t param, _Bool value)",
    "cuFileSetParameterString": "@12.9 CUfileError_t (CUFileStringConfigParameter_t param, const char *desc_str)",
    "cuFileSetStatsLevel": "@13.0 CUfileError_t (int level)",
    "cuFileGetStatsLevel": "@13.0 CUfileError_t (out int *level)",
    "cuFileStatsStart": "@13.0 CUfileError_t ()",
    "cuFileStatsStop": "@13.0 CUfileError_t ()",
    "cuFileStatsReset": "@13.0 CUfileError_t ()",
    "cuFileGetStatsL1": "@13.0<13.4 CUfileError_t (out CUfileStatsLevel1_t *stats) | @13.4 CUfileError_t (out CUfileStatsLevel1_t *stats)",
    "cuFileGetStatsL2": "@13.0<13.4 CUfileError_t (out CUfileStatsLevel2_t *stats) | @13.4 CUfileError_t (out CUfileStatsLevel2_t *stats)",
    "cuFileGetStatsL3": "@13.0<13.4 CUfileError_t (out CUfileStatsLevel3_t *stats) | @13.4 CUfileError_t (out CUfileStatsLevel3_t *stats)",
    "cuFileGetBARSizeInKB": "@13.0 CUfileError_t (int gpuIndex, out size_t *barSize)",
    "cuFileSetParameterPosixPoolSlabArray": "@13.0 CUfileError_t (in[len] const size_t *size_values, in[len] const size_t *count_values, int len)",
    "cuFileGetParameterPosixPoolSlabArray": "@13.0 CUfileError_t (list:len size_t *size_values, list:len size_t *count_values, int len)",
    "cuFileSetParameterGpuBounceBufferSlabArray": "@13.2 CUfileError_t (in[len] const size_t *size_values, in[len] const size_t *count_values, int len)",
    "cuFileGetParameterGpuBounceBufferSlabArray": "@13.2 CUfileError_t (list:len size_t *size_values, list:len size_t *count_values, int len)",
    "cuFileDriverGetP2PFlags": "@13.1 CUfileError_t (CUfileDriverStatusFlags_t status_flag, out CUfileP2PFlags_t *p2p_flags)",
    "cuFileDriverSetP2PFlags": "@13.1 CUfileError_t (CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
    "cuFileGetStatsL1": ("13.4",),
    "cuFileGetStatsL2": ("13.4",),
    "cuFileGetStatsL3": ("13.4",),
}

NAMES: dict[str, str] = {
    "cuFileDriverClose": "cuFileDriverClose_v2",
}

PER_THREAD: dict[str, str] = {
}

ANSWERS: dict[str, tuple[str, ...]] = {
}

TOLD: dict[str, tuple[str, ...]] = {
}

TOO_SMALL: tuple[str, ...] = ()

PROC_VERSIONS: dict[str, int] = {
}

HEADER = "cufile.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
