"""The names of cudyn.nvcomp, for type checkers and editors.

Generated from nvcomp.h, nvcomp/ans.h, nvcomp/bitcomp.h, nvcomp/cascaded.h, nvcomp/crc32.h,
nvcomp/deflate.h, nvcomp/gdeflate.h, nvcomp/gzip.h, nvcomp/lz4.h, nvcomp/snappy.h, nvcomp/zstd.h of the
header releases 5.1 to 6.0
(4 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nvcomp as _here
from ._bindings.calls.annotations import C as _C, CharBytes as _CharBytes, Device as _Device, Enumeration as _Enumeration, Int as _Int, Named as _Named, Pointer as _Pointer, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvcompError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvcompError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvcompStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    nvcompSuccess = ...
    nvcompErrorInvalidValue = ...
    nvcompErrorNotSupported = ...
    nvcompErrorCannotDecompress = ...
    nvcompErrorBadChecksum = ...
    nvcompErrorCannotVerifyChecksums = ...
    nvcompErrorOutputBufferTooSmall = ...
    nvcompErrorWrongHeaderLength = ...
    nvcompErrorAlignment = ...
    nvcompErrorChunkSizeTooLarge = ...
    nvcompErrorCannotCompress = ...
    nvcompErrorWrongInputLength = ...
    nvcompErrorBatchSizeTooLarge = ...
    nvcompErrorSubChunkCountTooLarge = ...
    nvcompErrorSubChunkCountTooSmall = ...
    nvcompErrorOutputBufferAlignmentTooSmall = ...
    nvcompErrorCudaError = ...
    nvcompErrorInternal = ...
nvcompSuccess: Final[nvcompStatus_t]
nvcompErrorInvalidValue: Final[nvcompStatus_t]
nvcompErrorNotSupported: Final[nvcompStatus_t]
nvcompErrorCannotDecompress: Final[nvcompStatus_t]
nvcompErrorBadChecksum: Final[nvcompStatus_t]
nvcompErrorCannotVerifyChecksums: Final[nvcompStatus_t]
nvcompErrorOutputBufferTooSmall: Final[nvcompStatus_t]
nvcompErrorWrongHeaderLength: Final[nvcompStatus_t]
nvcompErrorAlignment: Final[nvcompStatus_t]
nvcompErrorChunkSizeTooLarge: Final[nvcompStatus_t]
nvcompErrorCannotCompress: Final[nvcompStatus_t]
nvcompErrorWrongInputLength: Final[nvcompStatus_t]
nvcompErrorBatchSizeTooLarge: Final[nvcompStatus_t]
nvcompErrorSubChunkCountTooLarge: Final[nvcompStatus_t]
nvcompErrorSubChunkCountTooSmall: Final[nvcompStatus_t]
nvcompErrorOutputBufferAlignmentTooSmall: Final[nvcompStatus_t]
nvcompErrorCudaError: Final[nvcompStatus_t]
nvcompErrorInternal: Final[nvcompStatus_t]

class nvcompType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVCOMP_TYPE_CHAR = ...
    NVCOMP_TYPE_UCHAR = ...
    NVCOMP_TYPE_SHORT = ...
    NVCOMP_TYPE_USHORT = ...
    NVCOMP_TYPE_INT = ...
    NVCOMP_TYPE_UINT = ...
    NVCOMP_TYPE_LONGLONG = ...
    NVCOMP_TYPE_ULONGLONG = ...
    NVCOMP_TYPE_FLOAT8_E4M3 = ...
    NVCOMP_TYPE_FLOAT16 = ...
    NVCOMP_TYPE_FLOAT32 = ...
    NVCOMP_TYPE_FLOAT64 = ...
    NVCOMP_TYPE_BITS = ...
NVCOMP_TYPE_CHAR: Final[nvcompType_t]
NVCOMP_TYPE_UCHAR: Final[nvcompType_t]
NVCOMP_TYPE_SHORT: Final[nvcompType_t]
NVCOMP_TYPE_USHORT: Final[nvcompType_t]
NVCOMP_TYPE_INT: Final[nvcompType_t]
NVCOMP_TYPE_UINT: Final[nvcompType_t]
NVCOMP_TYPE_LONGLONG: Final[nvcompType_t]
NVCOMP_TYPE_ULONGLONG: Final[nvcompType_t]
NVCOMP_TYPE_FLOAT8_E4M3: Final[nvcompType_t]
NVCOMP_TYPE_FLOAT16: Final[nvcompType_t]
NVCOMP_TYPE_FLOAT32: Final[nvcompType_t]
NVCOMP_TYPE_FLOAT64: Final[nvcompType_t]
NVCOMP_TYPE_BITS: Final[nvcompType_t]

class nvcompDecompressBackend_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVCOMP_DECOMPRESS_BACKEND_DEFAULT = ...
    NVCOMP_DECOMPRESS_BACKEND_HARDWARE = ...
    NVCOMP_DECOMPRESS_BACKEND_CUDA = ...
NVCOMP_DECOMPRESS_BACKEND_DEFAULT: Final[nvcompDecompressBackend_t]
NVCOMP_DECOMPRESS_BACKEND_HARDWARE: Final[nvcompDecompressBackend_t]
NVCOMP_DECOMPRESS_BACKEND_CUDA: Final[nvcompDecompressBackend_t]

class nvcompBitshuffleMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVCOMP_BITSHUFFLE_NONE = ...
    NVCOMP_BITSHUFFLE_MSB_FIRST = ...
    NVCOMP_BITSHUFFLE_LSB_FIRST = ...
NVCOMP_BITSHUFFLE_NONE: Final[nvcompBitshuffleMode_t]
NVCOMP_BITSHUFFLE_MSB_FIRST: Final[nvcompBitshuffleMode_t]
NVCOMP_BITSHUFFLE_LSB_FIRST: Final[nvcompBitshuffleMode_t]

class nvcompANSType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    nvcomp_rANS = ...
nvcomp_rANS: Final[nvcompANSType_t]

class bitcompMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    BITCOMP_LOSSLESS = ...
    BITCOMP_LOSSY_FP_TO_SIGNED = ...
    BITCOMP_LOSSY_FP_TO_UNSIGNED = ...
BITCOMP_LOSSLESS: Final[bitcompMode_t]
BITCOMP_LOSSY_FP_TO_SIGNED: Final[bitcompMode_t]
BITCOMP_LOSSY_FP_TO_UNSIGNED: Final[bitcompMode_t]

class nvcompCascadedMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVCOMP_CASCADED_MODE_UNSPECIFIED = ...
    NVCOMP_CASCADED_MODE_ASYMMETRIC = ...
    NVCOMP_CASCADED_MODE_SYMMETRIC = ...
NVCOMP_CASCADED_MODE_UNSPECIFIED: Final[nvcompCascadedMode_t]
NVCOMP_CASCADED_MODE_ASYMMETRIC: Final[nvcompCascadedMode_t]
NVCOMP_CASCADED_MODE_SYMMETRIC: Final[nvcompCascadedMode_t]

class nvcompCascadedTerminalCodec_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVCOMP_CASCADED_TERMINAL_CODEC_UNSPECIFIED = ...
    NVCOMP_CASCADED_TERMINAL_CODEC_CASCADED_BITPACK = ...
NVCOMP_CASCADED_TERMINAL_CODEC_UNSPECIFIED: Final[nvcompCascadedTerminalCodec_t]
NVCOMP_CASCADED_TERMINAL_CODEC_CASCADED_BITPACK: Final[nvcompCascadedTerminalCodec_t]

class nvcompCascadedFineGrainedEncoding_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_NONE = ...
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_DELTA = ...
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_RLE = ...
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_FOR = ...
    NVCOMP_CASCADED_FINE_GRAINED_ENCODING_ALL = ...
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_NONE: Final[nvcompCascadedFineGrainedEncoding_t]
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_DELTA: Final[nvcompCascadedFineGrainedEncoding_t]
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_RLE: Final[nvcompCascadedFineGrainedEncoding_t]
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_FOR: Final[nvcompCascadedFineGrainedEncoding_t]
NVCOMP_CASCADED_FINE_GRAINED_ENCODING_ALL: Final[nvcompCascadedFineGrainedEncoding_t]

class nvcompCascadedCoarseGrainedEncoding_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVCOMP_CASCADED_COARSE_GRAINED_ENCODING_NONE = ...
NVCOMP_CASCADED_COARSE_GRAINED_ENCODING_NONE: Final[nvcompCascadedCoarseGrainedEncoding_t]

class nvcompCRC32KernelKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    nvcompCRC32WarpKernel = ...
    nvcompCRC32BlockKernel = ...
nvcompCRC32WarpKernel: Final[nvcompCRC32KernelKind_t]
nvcompCRC32BlockKernel: Final[nvcompCRC32KernelKind_t]

class nvcompCRC32SegmentKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    nvcompCRC32OnlySegment = ...
    nvcompCRC32FirstSegment = ...
    nvcompCRC32MidSegment = ...
    nvcompCRC32LastSegment = ...
nvcompCRC32OnlySegment: Final[nvcompCRC32SegmentKind_t]
nvcompCRC32FirstSegment: Final[nvcompCRC32SegmentKind_t]
nvcompCRC32MidSegment: Final[nvcompCRC32SegmentKind_t]
nvcompCRC32LastSegment: Final[nvcompCRC32SegmentKind_t]

class nvcompBatchedGzipDecompressAlgorithm_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVCOMP_GZIP_DECOMPRESS_ALGORITHM_NAIVE = ...
    NVCOMP_GZIP_DECOMPRESS_ALGORITHM_LOOKAHEAD = ...
NVCOMP_GZIP_DECOMPRESS_ALGORITHM_NAIVE: Final[nvcompBatchedGzipDecompressAlgorithm_t]
NVCOMP_GZIP_DECOMPRESS_ALGORITHM_LOOKAHEAD: Final[nvcompBatchedGzipDecompressAlgorithm_t]

class nvcompProperties_t(_Struct):
    version: int
    cudart_version: int
    def __init__(self, version: int = ..., cudart_version: int = ...) -> None: ...

class nvcompAlignmentRequirements_t(_Struct):
    input: int
    output: int
    temp: int
    def __init__(self, input: int = ..., output: int = ..., temp: int = ...) -> None: ...

class nvcompBatchedANSCompressOpts_t(_Struct):
    type: _Named[nvcompANSType_t]
    data_type: _Named[nvcompType_t]
    max_sub_chunk_count: int
    states_per_lane: int
    histogram_reduction_log2: int
    reserved: _CharBytes
    def __init__(self, type: nvcompANSType_t | _Int = ..., data_type: nvcompType_t | _Int = ..., max_sub_chunk_count: int = ..., states_per_lane: int = ..., histogram_reduction_log2: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedANSDecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    data_type: _Named[nvcompType_t]
    max_sub_chunk_count: int
    states_per_lane: int
    skip_validate: int
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., data_type: nvcompType_t | _Int = ..., max_sub_chunk_count: int = ..., states_per_lane: int = ..., skip_validate: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedBitcompCompressOpts_t(_Struct):
    algorithm: int
    data_type: _Named[nvcompType_t]
    delta: float
    mode: _Named[bitcompMode_t]
    reserved: _CharBytes
    def __init__(self, algorithm: int = ..., data_type: nvcompType_t | _Int = ..., delta: float = ..., mode: bitcompMode_t | _Int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedBitcompDecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompCascadedCommonOpts_t(_Struct):
    data_type: _Named[nvcompType_t]
    mode: _Named[nvcompCascadedMode_t]
    terminal_codec_flags: int
    coarse_grained_encoding_flags: int
    def __init__(self, data_type: nvcompType_t | _Int = ..., mode: nvcompCascadedMode_t | _Int = ..., terminal_codec_flags: int = ..., coarse_grained_encoding_flags: int = ...) -> None: ...

class nvcompBatchedCascadedCompressOpts_t(_Struct):
    common_opts: nvcompCascadedCommonOpts_t
    fine_grained_encoding_flags: int
    compression_level: int
    reserved: _CharBytes
    def __init__(self, common_opts: nvcompCascadedCommonOpts_t = ..., fine_grained_encoding_flags: int = ..., compression_level: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedCascadedDecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    common_opts: nvcompCascadedCommonOpts_t
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., common_opts: nvcompCascadedCommonOpts_t = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompCRC32Spec_t(_Struct):
    poly: int
    init: int
    ref_in: int
    ref_out: int
    xorout: int
    reserved: _CharBytes
    def __init__(self, poly: int = ..., init: int = ..., ref_in: int = ..., ref_out: int = ..., xorout: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompCRC32KernelConf_t(_Struct):
    kernel_kind: _Named[nvcompCRC32KernelKind_t]
    bytes_per_read: int
    blocks_per_msg: int
    reserved: _CharBytes
    def __init__(self, kernel_kind: nvcompCRC32KernelKind_t | _Int = ..., bytes_per_read: int = ..., blocks_per_msg: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedCRC32Opts_t(_Struct):
    spec: nvcompCRC32Spec_t
    kernel_conf: nvcompCRC32KernelConf_t
    reserved: _CharBytes
    def __init__(self, spec: nvcompCRC32Spec_t = ..., kernel_conf: nvcompCRC32KernelConf_t = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedDeflateCompressOpts_t(_Struct):
    algorithm: int
    reserved: _CharBytes
    def __init__(self, algorithm: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedDeflateDecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    sort_before_hw_decompress: int
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., sort_before_hw_decompress: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedGdeflateCompressOpts_t(_Struct):
    algorithm: int
    reserved: _CharBytes
    def __init__(self, algorithm: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedGdeflateDecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedGzipCompressOpts_t(_Struct):
    algorithm: int
    reserved: _CharBytes
    def __init__(self, algorithm: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedGzipDecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    algorithm: _Named[nvcompBatchedGzipDecompressAlgorithm_t]
    sort_before_hw_decompress: int
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., algorithm: nvcompBatchedGzipDecompressAlgorithm_t | _Int = ..., sort_before_hw_decompress: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedLZ4CompressOpts_t(_Struct):
    data_type: _Named[nvcompType_t]
    bitshuffle_mode: _Named[nvcompBitshuffleMode_t]
    reserved: _CharBytes
    def __init__(self, data_type: nvcompType_t | _Int = ..., bitshuffle_mode: nvcompBitshuffleMode_t | _Int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedLZ4DecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    sort_before_hw_decompress: int
    data_type: _Named[nvcompType_t]
    bitshuffle_mode: _Named[nvcompBitshuffleMode_t]
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., sort_before_hw_decompress: int = ..., data_type: nvcompType_t | _Int = ..., bitshuffle_mode: nvcompBitshuffleMode_t | _Int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedSnappyCompressOpts_t(_Struct):
    reserved: _CharBytes
    def __init__(self, reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedSnappyDecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    sort_before_hw_decompress: int
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., sort_before_hw_decompress: int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedZstdCompressOpts_t(_Struct):
    reserved: _CharBytes
    def __init__(self, reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...

class nvcompBatchedZstdDecompressOpts_t(_Struct):
    backend: _Named[nvcompDecompressBackend_t]
    reserved: _CharBytes
    def __init__(self, backend: nvcompDecompressBackend_t | _Int = ..., reserved: _Str | _ReadBuffer | Sequence[int] = ...) -> None: ...


nvcompANSCompressionMaxAllowedChunkSize: Final = 16777216
nvcompANSDecompressionMaxAllowedChunkSize: Final = 33554432
nvcompANSMaxHistogramReductionLog2: Final = 8
nvcompANSRequiredCompressionAlignment: Final = 16
nvcompANSRequiredDecompressionAlignment: Final = 16
nvcompBitcompCompressionMaxAllowedChunkSize: Final = 16777216
nvcompBitcompDecompressionMaxAllowedChunkSize: Final = 33554432
nvcompBitcompRequiredCompressionAlignment: Final = 8
nvcompBitcompRequiredDecompressionAlignment: Final = 8
nvcompCascadedCompressionMaxAllowedChunkSize: Final = 16777216
nvcompCascadedDecompressionMaxAllowedChunkSize: Final = 16777224
nvcompCascadedRequiredCompressionAlignment: Final = 8
nvcompCascadedRequiredDecompressionAlignment: Final = 8
nvcompCRC32DeducedMaxInputChunkBytes: Final = 0
nvcompDeflateCompressionMaxAllowedChunkSize: Final = 2147483648
nvcompDeflateDecompressionMaxAllowedChunkSize: Final = 4294967295
nvcompDeflateRequiredCompressionAlignment: Final = 8
nvcompDeflateRequiredDecompressionAlignment: Final = 4
nvcompGdeflateCompressionMaxAllowedChunkSize: Final = 2147483648
nvcompGdeflateDecompressionMaxAllowedChunkSize: Final = 4294967584
nvcompGdeflateRequiredCompressionAlignment: Final = 8
nvcompGdeflateRequiredDecompressionAlignment: Final = 4
nvcompGzipCompressionMaxAllowedChunkSize: Final = 70368744144896
nvcompGzipRequiredCompressionAlignment: Final = 8
nvcompGzipNaiveDecompressionMaxAllowedChunkSize: Final = 4294967295
nvcompGzipLookaheadDecompressionMaxAllowedChunkSize: Final = 18446744073709551615
nvcompGzipRequiredDecompressionAlignment: Final = 8
nvcompLZ4CompressionMaxAllowedChunkSize: Final = 16777216
nvcompLZ4DecompressionMaxAllowedChunkSize: Final = 4294967295
nvcompLZ4RequiredCompressionAlignment: Final = 4
nvcompLZ4RequiredDecompressionAlignment: Final = 4
nvcompSnappyCompressionMaxAllowedChunkSize: Final = 16777216
nvcompSnappyDecompressionMaxAllowedChunkSize: Final = 2147483647
nvcompSnappyRequiredCompressionAlignment: Final = 1
nvcompSnappyRequiredDecompressionAlignment: Final = 1
nvcompZstdCompressionMaxAllowedChunkSize: Final = 2147483647
nvcompZstdDecompressionMaxAllowedChunkSize: Final = 2147483647
nvcompZstdRequiredCompressionAlignment: Final = 4
nvcompZstdRequiredDecompressionAlignment: Final = 8
NVCOMP_VER_MAJOR: Final = 6
NVCOMP_VER_MINOR: Final = 0
NVCOMP_VER_PATCH: Final = 0
NVCOMP_VER_BUILD: Final = 12
NVCOMP_VER: Final = 6000

cudaStream_t = runtime.cudaStream_t

def nvcompBatchedANSCompressGetRequiredAlignments(compress_opts: nvcompBatchedANSCompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedANSCompressGetRequiredAlignments(nvcompBatchedANSCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedANSCompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedANSCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedANSCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedANSCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedANSCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedANSCompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedANSCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedANSCompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedANSCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedANSCompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedANSCompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedANSCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedANSCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedANSDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedANSDecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedANSDecompressGetRequiredAlignments(nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedANSDecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedANSDecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedANSDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedANSDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedANSDecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedANSDecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedANSGetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedANSGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedANSDecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedANSDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedANSDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedANSDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedBitcompCompressGetRequiredAlignments(compress_opts: nvcompBatchedBitcompCompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedBitcompCompressGetRequiredAlignments(nvcompBatchedBitcompCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedBitcompCompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedBitcompCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedBitcompCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedBitcompCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedBitcompCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedBitcompCompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedBitcompCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedBitcompCompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedBitcompCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedBitcompCompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedBitcompCompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedBitcompCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedBitcompCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedBitcompDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedBitcompDecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedBitcompDecompressGetRequiredAlignments(nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedBitcompDecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedBitcompDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedBitcompDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedBitcompDecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedBitcompDecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedBitcompGetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedBitcompGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedBitcompDecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedBitcompDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedBitcompDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedBitcompDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCascadedCompressGetRequiredAlignments(compress_opts: nvcompBatchedCascadedCompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedCascadedCompressGetRequiredAlignments(nvcompBatchedCascadedCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCascadedCompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedCascadedCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedCascadedCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedCascadedCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedCascadedCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedCascadedCompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCascadedCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedCascadedCompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedCascadedCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCascadedCompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedCascadedCompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedCascadedCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedCascadedCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCascadedDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedCascadedDecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedCascadedDecompressGetRequiredAlignments(nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCascadedDecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedCascadedDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedCascadedDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedCascadedDecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedCascadedDecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCascadedGetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedCascadedGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCascadedDecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedCascadedDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedCascadedDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedCascadedDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCRC32Async(device_input_chunk_ptrs: _Device, device_input_chunk_bytes: _Device, num_chunks: int, device_crc32_ptr: _Device, opts: nvcompBatchedCRC32Opts_t, segment_kind: nvcompCRC32SegmentKind_t | _Int, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Computes the CRC-32 of each chunk of a batch.

    C: nvcompStatus_t nvcompBatchedCRC32Async(const void *const *device_input_chunk_ptrs, const size_t *device_input_chunk_bytes, size_t num_chunks, uint32_t *device_crc32_ptr, nvcompBatchedCRC32Opts_t opts, nvcompCRC32SegmentKind_t segment_kind, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_input_chunk_ptrs: passed; device memory
      device_input_chunk_bytes: passed; device memory
      device_crc32_ptr: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCRC32GetHeuristicConf(device_input_chunk_bytes: _Device, num_chunks: int, max_input_chunk_bytes: int, stream: driver.CUstream | int | None) -> nvcompCRC32KernelConf_t:
    """Returns a good configuration of CRC-32 for chunks of such sizes.

    C: nvcompStatus_t nvcompBatchedCRC32GetHeuristicConf(const size_t *device_input_chunk_bytes, size_t num_chunks, nvcompCRC32KernelConf_t *kernel_conf, size_t max_input_chunk_bytes, cudaStream_t stream)

      device_input_chunk_bytes: passed; device memory
      kernel_conf: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedCRC32SearchConf(device_input_chunk_ptrs: _Device, device_input_chunk_bytes: _Device, num_chunks: int, device_crc32_ptr: _Device, spec: nvcompCRC32Spec_t, stream: driver.CUstream | int | None) -> nvcompCRC32KernelConf_t:
    """Tries configurations of CRC-32 with chunks, and returns the fastest.

    C: nvcompStatus_t nvcompBatchedCRC32SearchConf(const void *const *device_input_chunk_ptrs, const size_t *device_input_chunk_bytes, size_t num_chunks, uint32_t *device_crc32_ptr, nvcompCRC32Spec_t spec, nvcompCRC32KernelConf_t *kernel_conf, cudaStream_t stream)

      device_input_chunk_ptrs: passed; device memory
      device_input_chunk_bytes: passed; device memory
      device_crc32_ptr: passed; the call may write to the memory that it points to; device memory
      kernel_conf: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedDeflateCompressGetRequiredAlignments(compress_opts: nvcompBatchedDeflateCompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedDeflateCompressGetRequiredAlignments(nvcompBatchedDeflateCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedDeflateCompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedDeflateCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedDeflateCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedDeflateCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedDeflateCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedDeflateCompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedDeflateCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedDeflateCompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedDeflateCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedDeflateCompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedDeflateCompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedDeflateCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedDeflateCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedDeflateDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedDeflateDecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedDeflateDecompressGetRequiredAlignments(nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedDeflateDecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedDeflateDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedDeflateDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedDeflateDecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedDeflateDecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedDeflateGetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedDeflateGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedDeflateDecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedDeflateDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedDeflateDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedDeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGdeflateCompressGetRequiredAlignments(compress_opts: nvcompBatchedGdeflateCompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedGdeflateCompressGetRequiredAlignments(nvcompBatchedGdeflateCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGdeflateCompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedGdeflateCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedGdeflateCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedGdeflateCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedGdeflateCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedGdeflateCompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedGdeflateCompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedGdeflateCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGdeflateCompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedGdeflateCompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedGdeflateCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedGdeflateCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGdeflateDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedGdeflateDecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedGdeflateDecompressGetRequiredAlignments(nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGdeflateDecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedGdeflateDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedGdeflateDecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedGdeflateDecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGdeflateGetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedGdeflateGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGdeflateDecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedGdeflateDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedGdeflateDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedGdeflateDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGzipCompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedGzipCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedGzipCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedGzipCompressGetRequiredAlignments(compress_opts: nvcompBatchedGzipCompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedGzipCompressGetRequiredAlignments(nvcompBatchedGzipCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 5.3.
    """
def nvcompBatchedGzipCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedGzipCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedGzipCompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGzipCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedGzipCompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedGzipCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGzipCompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedGzipCompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedGzipCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedGzipCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGzipDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedGzipDecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedGzipDecompressGetRequiredAlignments(nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGzipDecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedGzipDecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedGzipDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedGzipDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedGzipDecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedGzipDecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGzipGetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedGzipGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedGzipDecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedGzipDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedGzipDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedGzipDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedLZ4CompressGetRequiredAlignments(compress_opts: nvcompBatchedLZ4CompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedLZ4CompressGetRequiredAlignments(nvcompBatchedLZ4CompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedLZ4CompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedLZ4CompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedLZ4CompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedLZ4CompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedLZ4CompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedLZ4CompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedLZ4CompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedLZ4CompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedLZ4CompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedLZ4CompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedLZ4CompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedLZ4CompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedLZ4CompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedLZ4DecompressGetRequiredAlignments(decompress_opts: nvcompBatchedLZ4DecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedLZ4DecompressGetRequiredAlignments(nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedLZ4DecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedLZ4DecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedLZ4DecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedLZ4DecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedLZ4DecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedLZ4GetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedLZ4GetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedLZ4DecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedLZ4DecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedLZ4DecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedLZ4DecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedSnappyCompressGetRequiredAlignments(compress_opts: nvcompBatchedSnappyCompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedSnappyCompressGetRequiredAlignments(nvcompBatchedSnappyCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedSnappyCompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedSnappyCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedSnappyCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedSnappyCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedSnappyCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedSnappyCompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedSnappyCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedSnappyCompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedSnappyCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedSnappyCompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedSnappyCompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedSnappyCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedSnappyCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedSnappyDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedSnappyDecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedSnappyDecompressGetRequiredAlignments(nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedSnappyDecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedSnappyDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedSnappyDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedSnappyDecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedSnappyDecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedSnappyGetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedSnappyGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedSnappyDecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedSnappyDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedSnappyDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedSnappyDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedZstdCompressGetRequiredAlignments(compress_opts: nvcompBatchedZstdCompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that compression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedZstdCompressGetRequiredAlignments(nvcompBatchedZstdCompressOpts_t compress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedZstdCompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedZstdCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedZstdCompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedZstdCompressGetTempSizeSync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedZstdCompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the compression of a batch needs.

    C: nvcompStatus_t nvcompBatchedZstdCompressGetTempSizeSync(const void *const *const device_uncompressed_chunk_ptrs, const size_t *const device_uncompressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedZstdCompressGetMaxOutputChunkSize(max_uncompressed_chunk_bytes: int, compress_opts: nvcompBatchedZstdCompressOpts_t) -> int:
    """Returns the largest size that a compressed chunk can have.

    C: nvcompStatus_t nvcompBatchedZstdCompressGetMaxOutputChunkSize(size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, size_t *max_compressed_chunk_bytes)

      max_compressed_chunk_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedZstdCompressAsync(device_uncompressed_chunk_ptrs: _Device, device_uncompressed_chunk_bytes: _Device, max_uncompressed_chunk_bytes: int, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, compress_opts: nvcompBatchedZstdCompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedZstdCompressAsync(const void *const *device_uncompressed_chunk_ptrs, const size_t *device_uncompressed_chunk_bytes, size_t max_uncompressed_chunk_bytes, size_t num_chunks, void *device_temp_ptr, size_t temp_bytes, void *const *device_compressed_chunk_ptrs, size_t *device_compressed_chunk_bytes, nvcompBatchedZstdCompressOpts_t compress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_uncompressed_chunk_ptrs: passed; device memory
      device_uncompressed_chunk_bytes: passed; device memory
      device_temp_ptr: passed; the call may write to the memory that it points to; device memory
      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedZstdDecompressGetRequiredAlignments(decompress_opts: nvcompBatchedZstdDecompressOpts_t) -> nvcompAlignmentRequirements_t:
    """Returns the alignments that decompression demands of input, output and workspace.

    C: nvcompStatus_t nvcompBatchedZstdDecompressGetRequiredAlignments(nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompAlignmentRequirements_t *alignment_requirements)

      alignment_requirements: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedZstdDecompressGetTempSize(num_chunks: int, max_uncompressed_chunk_bytes: int, decompress_opts: nvcompBatchedZstdDecompressOpts_t, max_total_uncompressed_bytes: int, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedZstdDecompressGetTempSize(size_t num_chunks, size_t max_uncompressed_chunk_bytes, nvcompBatchedZstdDecompressOpts_t decompress_opts, size_t *temp_bytes, size_t max_total_uncompressed_bytes, cudaStream_t stream)

      temp_bytes: returned

    https://docs.nvidia.com/cuda/nvcomp/
    Since 6.0.
    """
def nvcompBatchedZstdDecompressGetTempSizeSync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, num_chunks: int, max_uncompressed_chunk_bytes: int, max_total_uncompressed_bytes: int, decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> int:
    """Returns the workspace that the decompression of a batch needs.

    C: nvcompStatus_t nvcompBatchedZstdDecompressGetTempSizeSync(const void *const *const device_compressed_chunk_ptrs, const size_t *const device_compressed_chunk_bytes, size_t num_chunks, size_t max_uncompressed_chunk_bytes, size_t *temp_bytes, size_t max_total_uncompressed_bytes, nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      temp_bytes: returned
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedZstdGetDecompressSizeAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, stream: driver.CUstream | int | None) -> None:
    """Computes the size of each chunk of a batch when it is decompressed.

    C: nvcompStatus_t nvcompBatchedZstdGetDecompressSizeAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompBatchedZstdDecompressAsync(device_compressed_chunk_ptrs: _Device, device_compressed_chunk_bytes: _Device, device_uncompressed_buffer_bytes: _Device, device_uncompressed_chunk_bytes: _Device, num_chunks: int, device_temp_ptr: _Device, temp_bytes: int, device_uncompressed_chunk_ptrs: _Device, decompress_opts: nvcompBatchedZstdDecompressOpts_t, device_statuses: _Device, stream: driver.CUstream | int | None) -> None:
    """Decompresses each chunk of a batch in this format.

    C: nvcompStatus_t nvcompBatchedZstdDecompressAsync(const void *const *device_compressed_chunk_ptrs, const size_t *device_compressed_chunk_bytes, const size_t *device_uncompressed_buffer_bytes, size_t *device_uncompressed_chunk_bytes, size_t num_chunks, void *const device_temp_ptr, size_t temp_bytes, void *const *device_uncompressed_chunk_ptrs, nvcompBatchedZstdDecompressOpts_t decompress_opts, nvcompStatus_t *device_statuses, cudaStream_t stream)

      device_compressed_chunk_ptrs: passed; device memory
      device_compressed_chunk_bytes: passed; device memory
      device_uncompressed_buffer_bytes: passed; device memory
      device_uncompressed_chunk_bytes: passed; the call may write to the memory that it points to; device memory
      device_temp_ptr: passed; device memory
      device_uncompressed_chunk_ptrs: passed; device memory
      device_statuses: passed; the call may write to the memory that it points to; device memory

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompGetProperties() -> nvcompProperties_t:
    """Returns the versions of the library and of its CUDA runtime.

    C: nvcompStatus_t nvcompGetProperties(nvcompProperties_t *properties)

      properties: returned

    https://docs.nvidia.com/cuda/nvcomp/
    """
def nvcompGetStatusString(status: nvcompStatus_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *nvcompGetStatusString(nvcompStatus_t status)

    https://docs.nvidia.com/cuda/nvcomp/
    Since 5.2.
    """

class _RawUnchanged(Raw):
    nvcompBatchedANSCompressGetRequiredAlignments: _C[nvcompBatchedANSCompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedANSCompressGetTempSize: _C[int, int, nvcompBatchedANSCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedANSCompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedANSCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedANSCompressGetMaxOutputChunkSize: _C[int, nvcompBatchedANSCompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedANSCompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedANSCompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedANSDecompressGetRequiredAlignments: _C[nvcompBatchedANSDecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedANSDecompressGetTempSize: _C[int, int, nvcompBatchedANSDecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedANSDecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedANSDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedANSGetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedANSDecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedANSDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedBitcompCompressGetRequiredAlignments: _C[nvcompBatchedBitcompCompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedBitcompCompressGetTempSize: _C[int, int, nvcompBatchedBitcompCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedBitcompCompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedBitcompCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedBitcompCompressGetMaxOutputChunkSize: _C[int, nvcompBatchedBitcompCompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedBitcompCompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedBitcompCompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedBitcompDecompressGetRequiredAlignments: _C[nvcompBatchedBitcompDecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedBitcompDecompressGetTempSize: _C[int, int, nvcompBatchedBitcompDecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedBitcompDecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedBitcompDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedBitcompGetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedBitcompDecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedBitcompDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedCascadedCompressGetRequiredAlignments: _C[nvcompBatchedCascadedCompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedCascadedCompressGetTempSize: _C[int, int, nvcompBatchedCascadedCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedCascadedCompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedCascadedCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedCascadedCompressGetMaxOutputChunkSize: _C[int, nvcompBatchedCascadedCompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedCascadedCompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedCascadedCompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedCascadedDecompressGetRequiredAlignments: _C[nvcompBatchedCascadedDecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedCascadedDecompressGetTempSize: _C[int, int, nvcompBatchedCascadedDecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedCascadedDecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedCascadedDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedCascadedGetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedCascadedDecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedCascadedDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedCRC32Async: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, _Pointer[ctypes.c_uint32] | int, nvcompBatchedCRC32Opts_t, int, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedCRC32GetHeuristicConf: _C[_Pointer[ctypes.c_size_t] | int, int, _Pointer[nvcompCRC32KernelConf_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedCRC32SearchConf: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, _Pointer[ctypes.c_uint32] | int, nvcompCRC32Spec_t, _Pointer[nvcompCRC32KernelConf_t] | int, driver.CUstream | int | None]
    nvcompBatchedDeflateCompressGetRequiredAlignments: _C[nvcompBatchedDeflateCompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedDeflateCompressGetTempSize: _C[int, int, nvcompBatchedDeflateCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedDeflateCompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedDeflateCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedDeflateCompressGetMaxOutputChunkSize: _C[int, nvcompBatchedDeflateCompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedDeflateCompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedDeflateCompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedDeflateDecompressGetRequiredAlignments: _C[nvcompBatchedDeflateDecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedDeflateDecompressGetTempSize: _C[int, int, nvcompBatchedDeflateDecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedDeflateDecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedDeflateDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedDeflateGetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedDeflateDecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedDeflateDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedGdeflateCompressGetRequiredAlignments: _C[nvcompBatchedGdeflateCompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedGdeflateCompressGetTempSize: _C[int, int, nvcompBatchedGdeflateCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedGdeflateCompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedGdeflateCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedGdeflateCompressGetMaxOutputChunkSize: _C[int, nvcompBatchedGdeflateCompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedGdeflateCompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedGdeflateCompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedGdeflateDecompressGetRequiredAlignments: _C[nvcompBatchedGdeflateDecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedGdeflateDecompressGetTempSize: _C[int, int, nvcompBatchedGdeflateDecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedGdeflateDecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedGdeflateDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedGdeflateGetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedGdeflateDecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedGdeflateDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedGzipCompressGetTempSize: _C[int, int, nvcompBatchedGzipCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedGzipCompressGetRequiredAlignments: _C[nvcompBatchedGzipCompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedGzipCompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedGzipCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedGzipCompressGetMaxOutputChunkSize: _C[int, nvcompBatchedGzipCompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedGzipCompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedGzipCompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedGzipDecompressGetRequiredAlignments: _C[nvcompBatchedGzipDecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedGzipDecompressGetTempSize: _C[int, int, nvcompBatchedGzipDecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedGzipDecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedGzipDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedGzipGetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedGzipDecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedGzipDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedLZ4CompressGetRequiredAlignments: _C[nvcompBatchedLZ4CompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedLZ4CompressGetTempSize: _C[int, int, nvcompBatchedLZ4CompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedLZ4CompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedLZ4CompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedLZ4CompressGetMaxOutputChunkSize: _C[int, nvcompBatchedLZ4CompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedLZ4CompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedLZ4CompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedLZ4DecompressGetRequiredAlignments: _C[nvcompBatchedLZ4DecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedLZ4DecompressGetTempSize: _C[int, int, nvcompBatchedLZ4DecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedLZ4DecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedLZ4DecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedLZ4GetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedLZ4DecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedLZ4DecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedSnappyCompressGetRequiredAlignments: _C[nvcompBatchedSnappyCompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedSnappyCompressGetTempSize: _C[int, int, nvcompBatchedSnappyCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedSnappyCompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedSnappyCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedSnappyCompressGetMaxOutputChunkSize: _C[int, nvcompBatchedSnappyCompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedSnappyCompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedSnappyCompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedSnappyDecompressGetRequiredAlignments: _C[nvcompBatchedSnappyDecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedSnappyDecompressGetTempSize: _C[int, int, nvcompBatchedSnappyDecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedSnappyDecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedSnappyDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedSnappyGetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedSnappyDecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedSnappyDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedZstdCompressGetRequiredAlignments: _C[nvcompBatchedZstdCompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedZstdCompressGetTempSize: _C[int, int, nvcompBatchedZstdCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedZstdCompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, nvcompBatchedZstdCompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedZstdCompressGetMaxOutputChunkSize: _C[int, nvcompBatchedZstdCompressOpts_t, _Pointer[ctypes.c_size_t] | int]
    nvcompBatchedZstdCompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, nvcompBatchedZstdCompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedZstdDecompressGetRequiredAlignments: _C[nvcompBatchedZstdDecompressOpts_t, _Pointer[nvcompAlignmentRequirements_t] | int]
    nvcompBatchedZstdDecompressGetTempSize: _C[int, int, nvcompBatchedZstdDecompressOpts_t, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedZstdDecompressGetTempSizeSync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, int, int, _Pointer[ctypes.c_size_t] | int, int, nvcompBatchedZstdDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompBatchedZstdGetDecompressSizeAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, driver.CUstream | int | None]
    nvcompBatchedZstdDecompressAsync: _C[_Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int, int, _Writable, int, _Pointer[ctypes.c_void_p] | int, nvcompBatchedZstdDecompressOpts_t, _Pointer[ctypes.c_uint] | int, driver.CUstream | int | None]
    nvcompGetProperties: _C[_Pointer[nvcompProperties_t] | int]
    nvcompGetStatusString: Callable[[int], bytes | None]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    nvcompBatchedANSCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedANSDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedBitcompCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedBitcompDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedCascadedCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedCascadedDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedDeflateCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedDeflateDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedGdeflateCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedGdeflateDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedGzipCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedGzipDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedLZ4CompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedLZ4DecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedSnappyCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedSnappyDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedZstdCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedZstdDecompressGetTempSizeAsync: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvcompBatchedANSCompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedANSCompressGetRequiredAlignments)
    nvcompBatchedANSCompressGetTempSize = staticmethod(_here.nvcompBatchedANSCompressGetTempSize)
    nvcompBatchedANSCompressGetTempSizeSync = staticmethod(_here.nvcompBatchedANSCompressGetTempSizeSync)
    nvcompBatchedANSCompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedANSCompressGetMaxOutputChunkSize)
    nvcompBatchedANSCompressAsync = staticmethod(_here.nvcompBatchedANSCompressAsync)
    nvcompBatchedANSDecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedANSDecompressGetRequiredAlignments)
    nvcompBatchedANSDecompressGetTempSize = staticmethod(_here.nvcompBatchedANSDecompressGetTempSize)
    nvcompBatchedANSDecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedANSDecompressGetTempSizeSync)
    nvcompBatchedANSGetDecompressSizeAsync = staticmethod(_here.nvcompBatchedANSGetDecompressSizeAsync)
    nvcompBatchedANSDecompressAsync = staticmethod(_here.nvcompBatchedANSDecompressAsync)
    nvcompBatchedBitcompCompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedBitcompCompressGetRequiredAlignments)
    nvcompBatchedBitcompCompressGetTempSize = staticmethod(_here.nvcompBatchedBitcompCompressGetTempSize)
    nvcompBatchedBitcompCompressGetTempSizeSync = staticmethod(_here.nvcompBatchedBitcompCompressGetTempSizeSync)
    nvcompBatchedBitcompCompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedBitcompCompressGetMaxOutputChunkSize)
    nvcompBatchedBitcompCompressAsync = staticmethod(_here.nvcompBatchedBitcompCompressAsync)
    nvcompBatchedBitcompDecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedBitcompDecompressGetRequiredAlignments)
    nvcompBatchedBitcompDecompressGetTempSize = staticmethod(_here.nvcompBatchedBitcompDecompressGetTempSize)
    nvcompBatchedBitcompDecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedBitcompDecompressGetTempSizeSync)
    nvcompBatchedBitcompGetDecompressSizeAsync = staticmethod(_here.nvcompBatchedBitcompGetDecompressSizeAsync)
    nvcompBatchedBitcompDecompressAsync = staticmethod(_here.nvcompBatchedBitcompDecompressAsync)
    nvcompBatchedCascadedCompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedCascadedCompressGetRequiredAlignments)
    nvcompBatchedCascadedCompressGetTempSize = staticmethod(_here.nvcompBatchedCascadedCompressGetTempSize)
    nvcompBatchedCascadedCompressGetTempSizeSync = staticmethod(_here.nvcompBatchedCascadedCompressGetTempSizeSync)
    nvcompBatchedCascadedCompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedCascadedCompressGetMaxOutputChunkSize)
    nvcompBatchedCascadedCompressAsync = staticmethod(_here.nvcompBatchedCascadedCompressAsync)
    nvcompBatchedCascadedDecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedCascadedDecompressGetRequiredAlignments)
    nvcompBatchedCascadedDecompressGetTempSize = staticmethod(_here.nvcompBatchedCascadedDecompressGetTempSize)
    nvcompBatchedCascadedDecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedCascadedDecompressGetTempSizeSync)
    nvcompBatchedCascadedGetDecompressSizeAsync = staticmethod(_here.nvcompBatchedCascadedGetDecompressSizeAsync)
    nvcompBatchedCascadedDecompressAsync = staticmethod(_here.nvcompBatchedCascadedDecompressAsync)
    nvcompBatchedCRC32Async = staticmethod(_here.nvcompBatchedCRC32Async)
    nvcompBatchedCRC32GetHeuristicConf = staticmethod(_here.nvcompBatchedCRC32GetHeuristicConf)
    nvcompBatchedCRC32SearchConf = staticmethod(_here.nvcompBatchedCRC32SearchConf)
    nvcompBatchedDeflateCompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedDeflateCompressGetRequiredAlignments)
    nvcompBatchedDeflateCompressGetTempSize = staticmethod(_here.nvcompBatchedDeflateCompressGetTempSize)
    nvcompBatchedDeflateCompressGetTempSizeSync = staticmethod(_here.nvcompBatchedDeflateCompressGetTempSizeSync)
    nvcompBatchedDeflateCompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedDeflateCompressGetMaxOutputChunkSize)
    nvcompBatchedDeflateCompressAsync = staticmethod(_here.nvcompBatchedDeflateCompressAsync)
    nvcompBatchedDeflateDecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedDeflateDecompressGetRequiredAlignments)
    nvcompBatchedDeflateDecompressGetTempSize = staticmethod(_here.nvcompBatchedDeflateDecompressGetTempSize)
    nvcompBatchedDeflateDecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedDeflateDecompressGetTempSizeSync)
    nvcompBatchedDeflateGetDecompressSizeAsync = staticmethod(_here.nvcompBatchedDeflateGetDecompressSizeAsync)
    nvcompBatchedDeflateDecompressAsync = staticmethod(_here.nvcompBatchedDeflateDecompressAsync)
    nvcompBatchedGdeflateCompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedGdeflateCompressGetRequiredAlignments)
    nvcompBatchedGdeflateCompressGetTempSize = staticmethod(_here.nvcompBatchedGdeflateCompressGetTempSize)
    nvcompBatchedGdeflateCompressGetTempSizeSync = staticmethod(_here.nvcompBatchedGdeflateCompressGetTempSizeSync)
    nvcompBatchedGdeflateCompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedGdeflateCompressGetMaxOutputChunkSize)
    nvcompBatchedGdeflateCompressAsync = staticmethod(_here.nvcompBatchedGdeflateCompressAsync)
    nvcompBatchedGdeflateDecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedGdeflateDecompressGetRequiredAlignments)
    nvcompBatchedGdeflateDecompressGetTempSize = staticmethod(_here.nvcompBatchedGdeflateDecompressGetTempSize)
    nvcompBatchedGdeflateDecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedGdeflateDecompressGetTempSizeSync)
    nvcompBatchedGdeflateGetDecompressSizeAsync = staticmethod(_here.nvcompBatchedGdeflateGetDecompressSizeAsync)
    nvcompBatchedGdeflateDecompressAsync = staticmethod(_here.nvcompBatchedGdeflateDecompressAsync)
    nvcompBatchedGzipCompressGetTempSize = staticmethod(_here.nvcompBatchedGzipCompressGetTempSize)
    nvcompBatchedGzipCompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedGzipCompressGetRequiredAlignments)
    nvcompBatchedGzipCompressGetTempSizeSync = staticmethod(_here.nvcompBatchedGzipCompressGetTempSizeSync)
    nvcompBatchedGzipCompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedGzipCompressGetMaxOutputChunkSize)
    nvcompBatchedGzipCompressAsync = staticmethod(_here.nvcompBatchedGzipCompressAsync)
    nvcompBatchedGzipDecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedGzipDecompressGetRequiredAlignments)
    nvcompBatchedGzipDecompressGetTempSize = staticmethod(_here.nvcompBatchedGzipDecompressGetTempSize)
    nvcompBatchedGzipDecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedGzipDecompressGetTempSizeSync)
    nvcompBatchedGzipGetDecompressSizeAsync = staticmethod(_here.nvcompBatchedGzipGetDecompressSizeAsync)
    nvcompBatchedGzipDecompressAsync = staticmethod(_here.nvcompBatchedGzipDecompressAsync)
    nvcompBatchedLZ4CompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedLZ4CompressGetRequiredAlignments)
    nvcompBatchedLZ4CompressGetTempSize = staticmethod(_here.nvcompBatchedLZ4CompressGetTempSize)
    nvcompBatchedLZ4CompressGetTempSizeSync = staticmethod(_here.nvcompBatchedLZ4CompressGetTempSizeSync)
    nvcompBatchedLZ4CompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedLZ4CompressGetMaxOutputChunkSize)
    nvcompBatchedLZ4CompressAsync = staticmethod(_here.nvcompBatchedLZ4CompressAsync)
    nvcompBatchedLZ4DecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedLZ4DecompressGetRequiredAlignments)
    nvcompBatchedLZ4DecompressGetTempSize = staticmethod(_here.nvcompBatchedLZ4DecompressGetTempSize)
    nvcompBatchedLZ4DecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedLZ4DecompressGetTempSizeSync)
    nvcompBatchedLZ4GetDecompressSizeAsync = staticmethod(_here.nvcompBatchedLZ4GetDecompressSizeAsync)
    nvcompBatchedLZ4DecompressAsync = staticmethod(_here.nvcompBatchedLZ4DecompressAsync)
    nvcompBatchedSnappyCompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedSnappyCompressGetRequiredAlignments)
    nvcompBatchedSnappyCompressGetTempSize = staticmethod(_here.nvcompBatchedSnappyCompressGetTempSize)
    nvcompBatchedSnappyCompressGetTempSizeSync = staticmethod(_here.nvcompBatchedSnappyCompressGetTempSizeSync)
    nvcompBatchedSnappyCompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedSnappyCompressGetMaxOutputChunkSize)
    nvcompBatchedSnappyCompressAsync = staticmethod(_here.nvcompBatchedSnappyCompressAsync)
    nvcompBatchedSnappyDecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedSnappyDecompressGetRequiredAlignments)
    nvcompBatchedSnappyDecompressGetTempSize = staticmethod(_here.nvcompBatchedSnappyDecompressGetTempSize)
    nvcompBatchedSnappyDecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedSnappyDecompressGetTempSizeSync)
    nvcompBatchedSnappyGetDecompressSizeAsync = staticmethod(_here.nvcompBatchedSnappyGetDecompressSizeAsync)
    nvcompBatchedSnappyDecompressAsync = staticmethod(_here.nvcompBatchedSnappyDecompressAsync)
    nvcompBatchedZstdCompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedZstdCompressGetRequiredAlignments)
    nvcompBatchedZstdCompressGetTempSize = staticmethod(_here.nvcompBatchedZstdCompressGetTempSize)
    nvcompBatchedZstdCompressGetTempSizeSync = staticmethod(_here.nvcompBatchedZstdCompressGetTempSizeSync)
    nvcompBatchedZstdCompressGetMaxOutputChunkSize = staticmethod(_here.nvcompBatchedZstdCompressGetMaxOutputChunkSize)
    nvcompBatchedZstdCompressAsync = staticmethod(_here.nvcompBatchedZstdCompressAsync)
    nvcompBatchedZstdDecompressGetRequiredAlignments = staticmethod(_here.nvcompBatchedZstdDecompressGetRequiredAlignments)
    nvcompBatchedZstdDecompressGetTempSize = staticmethod(_here.nvcompBatchedZstdDecompressGetTempSize)
    nvcompBatchedZstdDecompressGetTempSizeSync = staticmethod(_here.nvcompBatchedZstdDecompressGetTempSizeSync)
    nvcompBatchedZstdGetDecompressSizeAsync = staticmethod(_here.nvcompBatchedZstdGetDecompressSizeAsync)
    nvcompBatchedZstdDecompressAsync = staticmethod(_here.nvcompBatchedZstdDecompressAsync)
    nvcompGetProperties = staticmethod(_here.nvcompGetProperties)
    nvcompGetStatusString = staticmethod(_here.nvcompGetStatusString)
    nvcompBatchedANSCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedANSDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedBitcompCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedBitcompDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedCascadedCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedCascadedDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedDeflateCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedDeflateDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedGdeflateCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedGdeflateDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedGzipCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedGzipDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedLZ4CompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedLZ4DecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedSnappyCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedSnappyDecompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedZstdCompressGetTempSizeAsync: Callable[..., int]
    nvcompBatchedZstdDecompressGetTempSizeAsync: Callable[..., int]
