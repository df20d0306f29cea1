"""The types of nvjpeg, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvjpeg.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "same"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvjpegStatus_t": "enum nvjpegStatus_t",
    "nvjpegExifOrientation_t": "enum nvjpegExifOrientation",
    "nvjpegChromaSubsampling_t": "enum nvjpegChromaSubsampling_t",
    "nvjpegOutputFormat_t": "enum nvjpegOutputFormat_t",
    "nvjpegInputFormat_t": "enum nvjpegInputFormat_t",
    "nvjpegBackend_t": "enum nvjpegBackend_t",
    "nvjpegEncBackend_t": "@12.9 enum nvjpegEncBackend_t",
    "nvjpegJpegEncoding_t": "enum nvjpegJpegEncoding_t",
    "nvjpegScaleFactor_t": "enum nvjpegScaleFactor_t",
    "nvjpegImage_t": "struct nvjpegImage_t",
    "tDevMalloc": "int (*)(void **, size_t)",
    "tDevFree": "int (*)(void *)",
    "tPinnedMalloc": "int (*)(void **, size_t, unsigned int)",
    "tPinnedFree": "int (*)(void *)",
    "nvjpegDevAllocator_t": "struct nvjpegDevAllocator_t",
    "nvjpegPinnedAllocator_t": "struct nvjpegPinnedAllocator_t",
    "tDevMallocV2": "int (*)(void *, void **, size_t, cudaStream_t)",
    "tDevFreeV2": "int (*)(void *, void *, size_t, cudaStream_t)",
    "tPinnedMallocV2": "int (*)(void *, void **, size_t, cudaStream_t)",
    "tPinnedFreeV2": "int (*)(void *, void *, size_t, cudaStream_t)",
    "nvjpegDevAllocatorV2_t": "struct nvjpegDevAllocatorV2_t",
    "nvjpegPinnedAllocatorV2_t": "struct nvjpegPinnedAllocatorV2_t",
    "nvjpegHandle_t": "struct nvjpegHandle *",
    "nvjpegJpegState_t": "struct nvjpegJpegState *",
    "nvjpegEncoderState_t": "struct nvjpegEncoderState *",
    "nvjpegEncoderParams_t": "struct nvjpegEncoderParams *",
    "nvjpegBufferPinned_t": "struct nvjpegBufferPinned *",
    "nvjpegBufferDevice_t": "struct nvjpegBufferDevice *",
    "nvjpegJpegStream_t": "struct nvjpegJpegStream *",
    "nvjpegDecodeParams_t": "struct nvjpegDecodeParams *",
    "nvjpegJpegDecoder_t": "struct nvjpegJpegDecoder *",
}

ENUMS: dict[str, str] = {
    "nvjpegStatus_t": """unsigned int
NVJPEG_STATUS_SUCCESS
NVJPEG_STATUS_NOT_INITIALIZED
NVJPEG_STATUS_INVALID_PARAMETER
NVJPEG_STATUS_BAD_JPEG
NVJPEG_STATUS_JPEG_NOT_SUPPORTED
NVJPEG_STATUS_ALLOCATOR_FAILURE
NVJPEG_STATUS_EXECUTION_FAILED
NVJPEG_STATUS_ARCH_MISMATCH
NVJPEG_STATUS_INTERNAL_ERROR
NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED
NVJPEG_STATUS_INCOMPLETE_BITSTREAM""",
    "nvjpegExifOrientation": """unsigned int
NVJPEG_ORIENTATION_UNKNOWN
NVJPEG_ORIENTATION_NORMAL
NVJPEG_ORIENTATION_FLIP_HORIZONTAL
NVJPEG_ORIENTATION_ROTATE_180
NVJPEG_ORIENTATION_FLIP_VERTICAL
NVJPEG_ORIENTATION_TRANSPOSE
NVJPEG_ORIENTATION_ROTATE_90
NVJPEG_ORIENTATION_TRANSVERSE
NVJPEG_ORIENTATION_ROTATE_270""",
    "nvjpegChromaSubsampling_t": """int
NVJPEG_CSS_444
NVJPEG_CSS_422
NVJPEG_CSS_420
NVJPEG_CSS_440
NVJPEG_CSS_411
NVJPEG_CSS_410
NVJPEG_CSS_GRAY
NVJPEG_CSS_410V
NVJPEG_CSS_UNKNOWN -1""",
    "nvjpegOutputFormat_t": """unsigned int
NVJPEG_OUTPUT_UNCHANGED
NVJPEG_OUTPUT_YUV
NVJPEG_OUTPUT_Y
NVJPEG_OUTPUT_RGB
NVJPEG_OUTPUT_BGR
NVJPEG_OUTPUT_RGBI
NVJPEG_OUTPUT_BGRI
NVJPEG_OUTPUT_UNCHANGEDI_U16 @12.1
NVJPEG_OUTPUT_NV12 @12.9
NVJPEG_OUTPUT_YUY2 @12.9
NVJPEG_OUTPUT_UNCHANGEDI @13.2
NVJPEG_OUTPUT_FORMAT_MAX @11.7<12.1 6 | @12.1<12.9 7 | @12.9<13.2 9 | @13.2 10""",
    "nvjpegInputFormat_t": """unsigned int
NVJPEG_INPUT_YUV @12.9 1
NVJPEG_INPUT_RGB 3
NVJPEG_INPUT_BGR
NVJPEG_INPUT_RGBI
NVJPEG_INPUT_BGRI
NVJPEG_INPUT_NV12 @12.9 8""",
    "nvjpegBackend_t": """unsigned int
NVJPEG_BACKEND_DEFAULT
NVJPEG_BACKEND_HYBRID
NVJPEG_BACKEND_GPU_HYBRID
NVJPEG_BACKEND_HARDWARE
NVJPEG_BACKEND_GPU_HYBRID_DEVICE
NVJPEG_BACKEND_HARDWARE_DEVICE
NVJPEG_BACKEND_LOSSLESS_JPEG @12.1""",
    "nvjpegEncBackend_t": """unsigned int
NVJPEG_ENC_BACKEND_DEFAULT @12.9
NVJPEG_ENC_BACKEND_GPU @12.9
NVJPEG_ENC_BACKEND_HARDWARE @12.9""",
    "nvjpegJpegEncoding_t": """unsigned int
NVJPEG_ENCODING_UNKNOWN
NVJPEG_ENCODING_BASELINE_DCT 192
NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN
NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN
NVJPEG_ENCODING_LOSSLESS_HUFFMAN @12.1""",
    "nvjpegScaleFactor_t": """unsigned int
NVJPEG_SCALE_NONE
NVJPEG_SCALE_1_BY_2
NVJPEG_SCALE_1_BY_4
NVJPEG_SCALE_1_BY_8""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "nvjpegImage_t": """struct 64 8
  0 unsigned char *channel[4]
  32 size_t pitch[4]""",
    "nvjpegDevAllocator_t": """struct 16 8
  0 tDevMalloc dev_malloc
  8 tDevFree dev_free""",
    "nvjpegPinnedAllocator_t": """struct 16 8
  0 tPinnedMalloc pinned_malloc
  8 tPinnedFree pinned_free""",
    "nvjpegDevAllocatorV2_t": """struct 24 8
  0 tDevMallocV2 dev_malloc
  8 tDevFreeV2 dev_free
  16 void *dev_ctx""",
    "nvjpegPinnedAllocatorV2_t": """struct 24 8
  0 tPinnedMallocV2 pinned_malloc
  8 tPinnedFreeV2 pinned_free
  16 void *pinned_ctx""",
}

CONSTANTS: dict[str, int | str] = {
    "NVJPEG_MAX_COMPONENT": 4,
    "NVJPEG_VER_MAJOR": "@11.7<12.0 11 | @12.0<13.0 12 | @13.0 13",
    "NVJPEG_VER_MINOR": "@11.7<11.8 8 | @11.8<12.0 9 | @12.0<12.1 0 | @12.1<12.3 2 | @12.3<12.9 3 | @12.9<13.0 4 | @13.0<13.2 0 | @13.2<13.3 1 | @13.3<13.5 2 | @13.5 3",
    "NVJPEG_VER_PATCH": "@11.7<12.0 0 | @12.0<12.1 1 | @12.1<12.2 0 | @12.2<12.3 2 | @12.3<12.4 0 | @12.4<12.5 1 | @12.5<12.6 2 | @12.6<12.8 3 | @12.8<12.9 5 | @12.9<13.0 0 | @13.0<13.1 1 | @13.1<13.2 3 | @13.2<13.3 0 | @13.3<13.4 1 | @13.4<13.5 3 | @13.5 2",
    "NVJPEG_VER_BUILD": "@11.7<11.8 2 | @11.8<12.0 86 | @12.0<12.1 102 | @12.1<12.2 2 | @12.2<12.3 4 | @12.3<12.4 81 | @12.4<12.5 117 | @12.5<12.6 81 | @12.6<12.8 54 | @12.8<12.9 92 | @12.9<13.0 76 | @13.0<13.1 86 | @13.1<13.2 75 | @13.2<13.3 59 | @13.3<13.4 68 | @13.4<13.5 58 | @13.5 43",
    "NVJPEG_FLAGS_DEFAULT": 0,
    "NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE": 1,
    "NVJPEG_FLAGS_ENABLE_MEMORY_POOLS": 2,
    "NVJPEG_FLAGS_BITSTREAM_STRICT": 4,
    "NVJPEG_FLAGS_REDUCED_MEMORY_DECODE": "@12.0 8",
    "NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY": "@12.0 16",
    "NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION": "@12.1 32",
}

VARIABLES: dict[str, str] = {
}
