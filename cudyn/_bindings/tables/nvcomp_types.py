"""The types of nvcomp, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvcomp.h, nvcomp/ans.h, nvcomp/bitcomp.h, nvcomp/cascaded.h, nvcomp/crc32.h,
nvcomp/deflate.h, nvcomp/gdeflate.h, nvcomp/gzip.h, nvcomp/lz4.h, nvcomp/snappy.h, nvcomp/zstd.h of the
header releases 5.1 to 6.0
(4 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t",)
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvcompStatus_t": "enum nvcompStatus_t",
    "nvcompType_t": "enum nvcompType_t",
    "nvcompDecompressBackend_t": "enum nvcompDecompressBackend_t",
    "nvcompProperties_t": "struct nvcompProperties_t",
    "nvcompAlignmentRequirements_t": "struct nvcompAlignmentRequirements_t",
    "nvcompBitshuffleMode_t": "@5.2 enum nvcompBitshuffleMode_t",
    "nvcompANSType_t": "enum nvcompANSType_t",
    "nvcompBatchedANSCompressOpts_t": "struct nvcompBatchedANSCompressOpts_t",
    "nvcompBatchedANSDecompressOpts_t": "struct nvcompBatchedANSDecompressOpts_t",
    "bitcompMode_t": "@6.0 enum bitcompMode_t",
    "nvcompBatchedBitcompCompressOpts_t": "struct nvcompBatchedBitcompCompressOpts_t",
    "nvcompBatchedBitcompDecompressOpts_t": "struct nvcompBatchedBitcompDecompressOpts_t",
    "nvcompCascadedMode_t": "@6.0 enum nvcompCascadedMode_t",
    "nvcompCascadedTerminalCodec_t": "@6.0 enum nvcompCascadedTerminalCodec_t",
    "nvcompCascadedFineGrainedEncoding_t": "@6.0 enum nvcompCascadedFineGrainedEncoding_t",
    "nvcompCascadedCoarseGrainedEncoding_t": "@6.0 enum nvcompCascadedCoarseGrainedEncoding_t",
    "nvcompCascadedCommonOpts_t": "@6.0 struct nvcompCascadedCommonOpts_t",
    "nvcompBatchedCascadedCompressOpts_t": "struct nvcompBatchedCascadedCompressOpts_t",
    "nvcompBatchedCascadedDecompressOpts_t": "struct nvcompBatchedCascadedDecompressOpts_t",
    "nvcompCRC32Spec_t": "struct nvcompCRC32Spec_t",
    "nvcompCRC32KernelKind_t": "enum nvcompCRC32KernelKind_t",
    "nvcompCRC32KernelConf_t": "struct nvcompCRC32KernelConf_t",
    "nvcompBatchedCRC32Opts_t": "struct nvcompBatchedCRC32Opts_t",
    "nvcompCRC32SegmentKind_t": "enum nvcompCRC32SegmentKind_t",
    "nvcompBatchedDeflateCompressOpts_t": "struct nvcompBatchedDeflateCompressOpts_t",
    "nvcompBatchedDeflateDecompressOpts_t": "struct nvcompBatchedDeflateDecompressOpts_t",
    "nvcompBatchedGdeflateCompressOpts_t": "struct nvcompBatchedGdeflateCompressOpts_t",
    "nvcompBatchedGdeflateDecompressOpts_t": "struct nvcompBatchedGdeflateDecompressOpts_t",
    "nvcompBatchedGzipCompressOpts_t": "struct nvcompBatchedGzipCompressOpts_t",
    "nvcompBatchedGzipDecompressAlgorithm_t": "enum nvcompBatchedGzipDecompressAlgorithm_t",
    "nvcompBatchedGzipDecompressOpts_t": "struct nvcompBatchedGzipDecompressOpts_t",
    "nvcompBatchedLZ4CompressOpts_t": "struct nvcompBatchedLZ4CompressOpts_t",
    "nvcompBatchedLZ4DecompressOpts_t": "struct nvcompBatchedLZ4DecompressOpts_t",
    "nvcompBatchedSnappyCompressOpts_t": "struct nvcompBatchedSnappyCompressOpts_t",
    "nvcompBatchedSnappyDecompressOpts_t": "struct nvcompBatchedSnappyDecompressOpts_t",
    "nvcompBatchedZstdCompressOpts_t": "struct nvcompBatchedZstdCompressOpts_t",
    "nvcompBatchedZstdDecompressOpts_t": "struct nvcompBatchedZstdDecompressOpts_t",
}

ENUMS: dict[str, str] = {
    "nvcompStatus_t": """unsigned int
nvcompSuccess
nvcompErrorInvalidValue 10
nvcompErrorNotSupported
nvcompErrorCannotDecompress
nvcompErrorBadChecksum
nvcompErrorCannotVerifyChecksums
nvcompErrorOutputBufferTooSmall
nvcompErrorWrongHeaderLength
nvcompErrorAlignment
nvcompErrorChunkSizeTooLarge
nvcompErrorCannotCompress
nvcompErrorWrongInputLength
nvcompErrorBatchSizeTooLarge
nvcompErrorSubChunkCountTooLarge @5.3
nvcompErrorSubChunkCountTooSmall @5.3
nvcompErrorOutputBufferAlignmentTooSmall @5.3
nvcompErrorCudaError 1000
nvcompErrorInternal 10000""",
    "nvcompType_t": """unsigned int
NVCOMP_TYPE_CHAR
NVCOMP_TYPE_UCHAR
NVCOMP_TYPE_SHORT
NVCOMP_TYPE_USHORT
NVCOMP_TYPE_INT
NVCOMP_TYPE_UINT
NVCOMP_TYPE_LONGLONG
NVCOMP_TYPE_ULONGLONG
NVCOMP_TYPE_FLOAT8_E4M3 @5.3<6.0 10 | @6.0 9
NVCOMP_TYPE_FLOAT16 @5.1<6.0 9 | @6.0
NVCOMP_TYPE_FLOAT32 @6.0
NVCOMP_TYPE_FLOAT64 @6.0
NVCOMP_TYPE_BITS 255""",
    "nvcompDecompressBackend_t": """unsigned int
NVCOMP_DECOMPRESS_BACKEND_DEFAULT
NVCOMP_DECOMPRESS_BACKEND_HARDWARE
NVCOMP_DECOMPRESS_BACKEND_CUDA""",
    "nvcompBitshuffleMode_t": """unsigned int
NVCOMP_BITSHUFFLE_NONE @5.2
NVCOMP_BITSHUFFLE_MSB_FIRST @5.2
NVCOMP_BITSHUFFLE_LSB_FIRST @5.2""",
    "nvcompANSType_t": """unsigned int
nvcomp_rANS""",
    "bitcompMode_t": """unsigned int
BITCOMP_LOSSLESS @6.0
BITCOMP_LOSSY_FP_TO_SIGNED @6.0
BITCOMP_LOSSY_FP_TO_UNSIGNED @6.0""",
    "nvcompCascadedMode_t": """unsigned int
NVCOMP_CASCADED_MODE_UNSPECIFIED @6.0
NVCOMP_CASCADED_MODE_ASYMMETRIC @6.0
NVCOMP_CASCADED_MODE_SYMMETRIC @6.0""",
    "nvcompCascadedTerminalCodec_t": """unsigned int
NVCOMP_CASCADED_TERMINAL_CODEC_UNSPECIFIED @6.0
NVCOMP_CASCADED_TERMINAL_CODEC_CASCADED_BITPACK @6.0""",
    "nvcompCascadedFineGrainedEncoding_t": """unsigned int
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_NONE @6.0
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_DELTA @6.0
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_RLE @6.0
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_FOR @6.0 4
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_ALL @6.0 7""",
    "nvcompCascadedCoarseGrainedEncoding_t": """unsigned int
NVCOMP_CASCADED_COARSE_GRAINED_ENCODING_NONE @6.0""",
    "nvcompCRC32KernelKind_t": """unsigned int
nvcompCRC32WarpKernel
nvcompCRC32BlockKernel""",
    "nvcompCRC32SegmentKind_t": """unsigned int
nvcompCRC32OnlySegment
nvcompCRC32FirstSegment
nvcompCRC32MidSegment
nvcompCRC32LastSegment""",
    "nvcompBatchedGzipDecompressAlgorithm_t": """unsigned int
NVCOMP_GZIP_DECOMPRESS_ALGORITHM_NAIVE
NVCOMP_GZIP_DECOMPRESS_ALGORITHM_LOOKAHEAD""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
    "nvcompBatchedANSCompressOpts_t": ("reserved",),
    "nvcompBatchedANSDecompressOpts_t": ("reserved",),
    "nvcompBatchedBitcompCompressOpts_t": ("reserved",),
    "nvcompBatchedBitcompDecompressOpts_t": ("reserved",),
    "nvcompBatchedCascadedCompressOpts_t": ("reserved",),
    "nvcompBatchedCascadedDecompressOpts_t": ("reserved",),
    "nvcompCRC32Spec_t": ("reserved",),
    "nvcompCRC32KernelConf_t": ("reserved",),
    "nvcompBatchedCRC32Opts_t": ("reserved",),
    "nvcompBatchedDeflateCompressOpts_t": ("reserved",),
    "nvcompBatchedDeflateDecompressOpts_t": ("reserved",),
    "nvcompBatchedGdeflateCompressOpts_t": ("reserved",),
    "nvcompBatchedGdeflateDecompressOpts_t": ("reserved",),
    "nvcompBatchedGzipCompressOpts_t": ("reserved",),
    "nvcompBatchedGzipDecompressOpts_t": ("reserved",),
    "nvcompBatchedLZ4CompressOpts_t": ("reserved",),
    "nvcompBatchedLZ4DecompressOpts_t": ("reserved",),
    "nvcompBatchedSnappyCompressOpts_t": ("reserved",),
    "nvcompBatchedSnappyDecompressOpts_t": ("reserved",),
    "nvcompBatchedZstdCompressOpts_t": ("reserved",),
    "nvcompBatchedZstdDecompressOpts_t": ("reserved",),
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "nvcompProperties_t": """struct 8 4
  0 uint32_t version
  4 uint32_t cudart_version""",
    "nvcompAlignmentRequirements_t": """struct 24 8
  0 size_t input
  8 size_t output
  16 size_t temp""",
    "nvcompBatchedANSCompressOpts_t": """@5.1<5.3 struct 64 4
  0 nvcompANSType_t type
  4 nvcompType_t data_type
  8 char reserved[56]
@5.3<6.0 struct 64 4
  0 nvcompANSType_t type
  4 nvcompType_t data_type
  8 uint8_t max_sub_chunk_count
  9 char reserved[55]
@6.0 struct 64 4
  0 nvcompANSType_t type
  4 nvcompType_t data_type
  8 uint8_t max_sub_chunk_count
  9 uint8_t states_per_lane
  10 uint8_t histogram_reduction_log2
  11 char reserved[53]""",
    "nvcompBatchedANSDecompressOpts_t": """@5.1<5.3 struct 64 4
  0 nvcompDecompressBackend_t backend
  4 char reserved[60]
@5.3<6.0 struct 64 4
  0 nvcompDecompressBackend_t backend
  4 nvcompType_t data_type
  8 uint8_t max_sub_chunk_count
  9 char reserved[55]
@6.0 struct 64 4
  0 nvcompDecompressBackend_t backend
  4 nvcompType_t data_type
  8 uint8_t max_sub_chunk_count
  9 uint8_t states_per_lane
  10 uint8_t skip_validate
  11 char reserved[53]""",
    "nvcompBatchedBitcompCompressOpts_t": """@5.1<6.0 struct 64 4
  0 int algorithm
  4 nvcompType_t data_type
  8 char reserved[56]
@6.0 struct 64 8
  0 int algorithm
  4 nvcompType_t data_type
  8 double delta
  16 bitcompMode_t mode
  20 char reserved[44]""",
    "nvcompBatchedBitcompDecompressOpts_t": """struct 64 4
  0 nvcompDecompressBackend_t backend
  4 char reserved[60]""",
    "nvcompCascadedCommonOpts_t": """@6.0 struct 24 8
  0 nvcompType_t data_type
  4 nvcompCascadedMode_t mode
  8 uint64_t terminal_codec_flags
  16 uint64_t coarse_grained_encoding_flags""",
    "nvcompBatchedCascadedCompressOpts_t": """@5.1<6.0 struct 64 8
  0 size_t internal_chunk_bytes
  8 nvcompType_t type
  12 int num_RLEs
  16 int num_deltas
  20 int use_bp
  24 char reserved[40]
@6.0 struct 64 8
  0 nvcompCascadedCommonOpts_t common_opts
  24 uint64_t fine_grained_encoding_flags
  32 uint8_t compression_level
  33 char reserved[31]""",
    "nvcompBatchedCascadedDecompressOpts_t": """@5.1<6.0 struct 64 4
  0 nvcompDecompressBackend_t backend
  4 char reserved[60]
@6.0 struct 64 8
  0 nvcompDecompressBackend_t backend
  8 nvcompCascadedCommonOpts_t common_opts
  32 char reserved[32]""",
    "nvcompCRC32Spec_t": """struct 32 4
  0 uint32_t poly
  4 uint32_t init
  8 _Bool ref_in
  9 _Bool ref_out
  12 uint32_t xorout
  16 char reserved[16]""",
    "nvcompCRC32KernelConf_t": """struct 32 4
  0 nvcompCRC32KernelKind_t kernel_kind
  4 int32_t bytes_per_read
  8 int32_t blocks_per_msg
  12 char reserved[20]""",
    "nvcompBatchedCRC32Opts_t": """struct 128 4
  0 nvcompCRC32Spec_t spec
  32 nvcompCRC32KernelConf_t kernel_conf
  64 char reserved[64]""",
    "nvcompBatchedDeflateCompressOpts_t": """struct 64 4
  0 int algorithm
  4 char reserved[60]""",
    "nvcompBatchedDeflateDecompressOpts_t": """struct 64 4
  0 nvcompDecompressBackend_t backend
  4 int sort_before_hw_decompress
  8 char reserved[56]""",
    "nvcompBatchedGdeflateCompressOpts_t": """struct 64 4
  0 int algorithm
  4 char reserved[60]""",
    "nvcompBatchedGdeflateDecompressOpts_t": """struct 64 4
  0 nvcompDecompressBackend_t backend
  4 char reserved[60]""",
    "nvcompBatchedGzipCompressOpts_t": """@5.1<5.3 struct 64 1
  0 char reserved[64]
@5.3 struct 64 4
  0 int algorithm
  4 char reserved[60]""",
    "nvcompBatchedGzipDecompressOpts_t": """struct 64 4
  0 nvcompDecompressBackend_t backend
  4 nvcompBatchedGzipDecompressAlgorithm_t algorithm
  8 int sort_before_hw_decompress
  12 char reserved[52]""",
    "nvcompBatchedLZ4CompressOpts_t": """@5.1<5.2 struct 64 4
  0 nvcompType_t data_type
  4 char reserved[60]
@5.2 struct 64 4
  0 nvcompType_t data_type
  4 nvcompBitshuffleMode_t bitshuffle_mode
  8 char reserved[56]""",
    "nvcompBatchedLZ4DecompressOpts_t": """@5.1<5.2 struct 64 4
  0 nvcompDecompressBackend_t backend
  4 int sort_before_hw_decompress
  8 char reserved[56]
@5.2 struct 64 4
  0 nvcompDecompressBackend_t backend
  4 int sort_before_hw_decompress
  8 nvcompType_t data_type
  12 nvcompBitshuffleMode_t bitshuffle_mode
  16 char reserved[48]""",
    "nvcompBatchedSnappyCompressOpts_t": """struct 64 1
  0 char reserved[64]""",
    "nvcompBatchedSnappyDecompressOpts_t": """struct 64 4
  0 nvcompDecompressBackend_t backend
  4 int sort_before_hw_decompress
  8 char reserved[56]""",
    "nvcompBatchedZstdCompressOpts_t": """struct 64 1
  0 char reserved[64]""",
    "nvcompBatchedZstdDecompressOpts_t": """struct 64 4
  0 nvcompDecompressBackend_t backend
  4 char reserved[60]""",
}

CONSTANTS: dict[str, int | str] = {
    "nvcompANSCompressionMaxAllowedChunkSize": "size_t 16777216",
    "nvcompANSDecompressionMaxAllowedChunkSize": "@5.2 size_t 33554432",
    "nvcompANSMaxHistogramReductionLog2": "@6.0 uint8_t 8",
    "nvcompANSRequiredCompressionAlignment": "@5.1<6.0 size_t 8 | @6.0 size_t 16",
    "nvcompANSRequiredDecompressionAlignment": "@5.1<6.0 size_t 8 | @6.0 size_t 16",
    "nvcompBitcompCompressionMaxAllowedChunkSize": "size_t 16777216",
    "nvcompBitcompDecompressionMaxAllowedChunkSize": "@5.2 size_t 33554432",
    "nvcompBitcompRequiredCompressionAlignment": "size_t 8",
    "nvcompBitcompRequiredDecompressionAlignment": "size_t 8",
    "nvcompCascadedCompressionMaxAllowedChunkSize": "size_t 16777216",
    "nvcompCascadedDecompressionMaxAllowedChunkSize": "@5.2 size_t 16777224",
    "nvcompCascadedRequiredCompressionAlignment": "size_t 8",
    "nvcompCascadedRequiredDecompressionAlignment": "size_t 8",
    "nvcompCRC32DeducedMaxInputChunkBytes": "size_t 0",
    "nvcompDeflateCompressionMaxAllowedChunkSize": "size_t 2147483648",
    "nvcompDeflateDecompressionMaxAllowedChunkSize": "@5.2 size_t 4294967295",
    "nvcompDeflateRequiredCompressionAlignment": "size_t 8",
    "nvcompDeflateRequiredDecompressionAlignment": "size_t 4",
    "nvcompGdeflateCompressionMaxAllowedChunkSize": "size_t 2147483648",
    "nvcompGdeflateDecompressionMaxAllowedChunkSize": "@5.2 size_t 4294967584",
    "nvcompGdeflateRequiredCompressionAlignment": "size_t 8",
    "nvcompGdeflateRequiredDecompressionAlignment": "size_t 4",
    "nvcompGzipCompressionMaxAllowedChunkSize": "@5.3 size_t 70368744144896",
    "nvcompGzipRequiredCompressionAlignment": "@6.0 size_t 8",
    "nvcompGzipNaiveDecompressionMaxAllowedChunkSize": "@5.2 size_t 4294967295",
    "nvcompGzipLookaheadDecompressionMaxAllowedChunkSize": "@5.2 size_t 18446744073709551615",
    "nvcompGzipRequiredDecompressionAlignment": "@5.1<5.2 size_t 1 | @5.2 size_t 8",
    "nvcompLZ4CompressionMaxAllowedChunkSize": "size_t 16777216",
    "nvcompLZ4DecompressionMaxAllowedChunkSize": "@5.2 size_t 4294967295",
    "nvcompLZ4RequiredCompressionAlignment": "size_t 4",
    "nvcompLZ4RequiredDecompressionAlignment": "@5.1<6.0 size_t 1 | @6.0 size_t 4",
    "nvcompSnappyCompressionMaxAllowedChunkSize": "size_t 16777216",
    "nvcompSnappyDecompressionMaxAllowedChunkSize": "size_t 2147483647",
    "nvcompSnappyRequiredCompressionAlignment": "size_t 1",
    "nvcompSnappyRequiredDecompressionAlignment": "size_t 1",
    "nvcompZstdCompressionMaxAllowedChunkSize": "size_t 2147483647",
    "nvcompZstdDecompressionMaxAllowedChunkSize": "@5.2 size_t 2147483647",
    "nvcompZstdRequiredCompressionAlignment": "size_t 4",
    "nvcompZstdRequiredDecompressionAlignment": "size_t 8",
    "NVCOMP_VER_MAJOR": "@5.1<6.0 5 | @6.0 6",
    "NVCOMP_VER_MINOR": "@5.1<5.2 1 | @5.2<5.3 2 | @5.3<6.0 3 | @6.0 0",
    "NVCOMP_VER_PATCH": 0,
    "NVCOMP_VER_BUILD": "@5.1<5.2 21 | @5.2<5.3 13 | @5.3<6.0 16 | @6.0 12",
    "NVCOMP_VER": "@5.1<5.2 5100 | @5.2<5.3 5200 | @5.3<6.0 5300 | @6.0 6000",
}

VARIABLES: dict[str, str] = {
}
