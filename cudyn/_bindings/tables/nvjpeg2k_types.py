"""The types of nvjpeg2k, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvjpeg2k.h of the header releases 0.8 to 0.11
(4 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvjpeg2kDeviceMalloc": "int (*)(void **, size_t)",
    "nvjpeg2kDeviceFree": "int (*)(void *)",
    "nvjpeg2kPinnedMalloc": "int (*)(void **, size_t, unsigned int)",
    "nvjpeg2kPinnedFree": "int (*)(void *)",
    "nvjpeg2kDeviceAllocator_t": "struct nvjpeg2kDeviceAllocator_t",
    "nvjpeg2kPinnedAllocator_t": "struct nvjpeg2kPinnedAllocator_t",
    "nvjpeg2kDeviceMallocV2": "int (*)(void *, void **, size_t, cudaStream_t)",
    "nvjpeg2kDeviceFreeV2": "int (*)(void *, void *, size_t, cudaStream_t)",
    "nvjpeg2kPinnedMallocV2": "int (*)(void *, void **, size_t, cudaStream_t)",
    "nvjpeg2kPinnedFreeV2": "int (*)(void *, void *, size_t, cudaStream_t)",
    "nvjpeg2kPinnedAllocatorV2_t": "struct nvjpeg2kPinnedAllocatorV2",
    "nvjpeg2kDeviceAllocatorV2_t": "struct nvjpeg2kDeviceAllocatorV2",
    "nvjpeg2kStatus_t": "enum nvjpeg2kStatus_t",
    "nvjpeg2kBackend_t": "enum nvjpeg2kBackend_t",
    "nvjpeg2kColorSpace_t": "enum nvjpeg2kColorSpace_t",
    "nvjpeg2kImageComponentInfo_t": "struct nvjpeg2kImageComponentInfo_t",
    "nvjpeg2kNLTType_t": "@0.11 enum nvjpeg2kNLTType",
    "nvjpeg2kNLTInfo_t": "@0.11 struct nvjpeg2kNLTInfo",
    "nvjpeg2kImageInfo_t": "struct nvjpeg2kImageInfo_t",
    "nvjpeg2kImageType_t": "enum nvjpeg2kImageType_t",
    "nvjpeg2kImageFormat_t": "enum nvjpeg2kImageFormat_t",
    "nvjpeg2kImage_t": "struct nvjpeg2kImage_t",
    "nvjpeg2kProgOrder_t": "@0.9 enum nvjpeg2kProgOrder",
    "nvjpeg2kBitstreamType_t": "@0.9 enum nvjpeg2kBitstreamType",
    "nvjpeg2kEncodeConfig_t": "struct nvjpeg2kEncodeConfig_t",
    "nvjpeg2kQualityType_t": "@0.9 enum nvjpeg2kQualityType",
    "nvjpeg2kHandle_t": "struct nvjpeg2kHandle *",
    "nvjpeg2kDecodeState_t": "struct nvjpeg2kDecodeState *",
    "nvjpeg2kStream_t": "struct nvjpeg2kStream *",
    "nvjpeg2kDecodeParams_t": "struct nvjpeg2kDecodeParams *",
    "nvjpeg2kEncoder_t": "struct nvjpeg2kEncoder *",
    "nvjpeg2kEncodeState_t": "struct nvjpeg2kEncodeState *",
    "nvjpeg2kEncodeParams_t": "struct nvjpeg2kEncodeParams *",
    "nvjpeg2kProgOrder": "@0.8<0.9 enum nvjpeg2kProgOrder",
    "nvjpeg2kBitstreamType": "@0.8<0.9 enum nvjpeg2kBitstreamType",
}

ENUMS: dict[str, str] = {
    "nvjpeg2kStatus_t": """unsigned int
NVJPEG2K_STATUS_SUCCESS
NVJPEG2K_STATUS_NOT_INITIALIZED
NVJPEG2K_STATUS_INVALID_PARAMETER
NVJPEG2K_STATUS_BAD_JPEG
NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED
NVJPEG2K_STATUS_ALLOCATOR_FAILURE
NVJPEG2K_STATUS_EXECUTION_FAILED
NVJPEG2K_STATUS_ARCH_MISMATCH
NVJPEG2K_STATUS_INTERNAL_ERROR
NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED""",
    "nvjpeg2kBackend_t": """unsigned int
NVJPEG2K_BACKEND_DEFAULT""",
    "nvjpeg2kColorSpace_t": """int
NVJPEG2K_COLORSPACE_NOT_SUPPORTED -1
NVJPEG2K_COLORSPACE_UNKNOWN
NVJPEG2K_COLORSPACE_SRGB
NVJPEG2K_COLORSPACE_GRAY
NVJPEG2K_COLORSPACE_SYCC""",
    "nvjpeg2kNLTType": """unsigned int
NVJPEG2K_NLT_NONE @0.11
NVJPEG2K_NLT_TYPE3 @0.11 3""",
    "nvjpeg2kImageType_t": """unsigned int
NVJPEG2K_UINT8
NVJPEG2K_UINT16
NVJPEG2K_INT16
NVJPEG2K_FP16 @0.11
NVJPEG2K_FP32 @0.11""",
    "nvjpeg2kImageFormat_t": """unsigned int
NVJPEG2K_FORMAT_PLANAR
NVJPEG2K_FORMAT_INTERLEAVED""",
    "nvjpeg2kProgOrder": """unsigned int
NVJPEG2K_LRCP
NVJPEG2K_RLCP
NVJPEG2K_RPCL
NVJPEG2K_PCRL
NVJPEG2K_CPRL""",
    "nvjpeg2kBitstreamType": """unsigned int
NVJPEG2K_STREAM_J2K
NVJPEG2K_STREAM_JP2""",
    "nvjpeg2kQualityType": """unsigned int
NVJPEG2K_QUALITY_TYPE_TARGET_PSNR @0.9
NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP @0.9
NVJPEG2K_QUALITY_TYPE_Q_FACTOR @0.9""",
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
    "nvjpeg2kDeviceAllocator_t": """struct 16 8
  0 nvjpeg2kDeviceMalloc device_malloc
  8 nvjpeg2kDeviceFree device_free""",
    "nvjpeg2kPinnedAllocator_t": """struct 16 8
  0 nvjpeg2kPinnedMalloc pinned_malloc
  8 nvjpeg2kPinnedFree pinned_free""",
    "nvjpeg2kPinnedAllocatorV2": """struct 24 8
  0 nvjpeg2kPinnedMallocV2 pinned_malloc
  8 nvjpeg2kPinnedFreeV2 pinned_free
  16 void *pinned_ctx""",
    "nvjpeg2kDeviceAllocatorV2": """struct 24 8
  0 nvjpeg2kDeviceMallocV2 device_malloc
  8 nvjpeg2kDeviceFreeV2 device_free
  16 void *device_ctx""",
    "nvjpeg2kImageComponentInfo_t": """struct 12 4
  0 uint32_t component_width
  4 uint32_t component_height
  8 uint8_t precision
  9 uint8_t sgn""",
    "nvjpeg2kNLTInfo": """@0.11 struct 8 4
  0 nvjpeg2kNLTType_t type
  4 uint8_t bit_depth""",
    "nvjpeg2kImageInfo_t": """struct 28 4
  0 uint32_t image_width
  4 uint32_t image_height
  8 uint32_t tile_width
  12 uint32_t tile_height
  16 uint32_t num_tiles_x
  20 uint32_t num_tiles_y
  24 uint32_t num_components""",
    "nvjpeg2kImage_t": """struct 24 8
  0 void **pixel_data
  8 size_t *pitch_in_bytes
  16 nvjpeg2kImageType_t pixel_type
  20 uint32_t num_components""",
    "nvjpeg2kEncodeConfig_t": """@0.8<0.9 struct 360 8
  0 nvjpeg2kBitstreamType stream_type
  4 nvjpeg2kColorSpace_t color_space
  8 uint16_t rsiz
  12 uint32_t image_width
  16 uint32_t image_height
  20 uint32_t enable_tiling
  24 uint32_t tile_width
  28 uint32_t tile_height
  32 uint32_t num_components
  40 nvjpeg2kImageComponentInfo_t *image_comp_info
  48 uint32_t enable_SOP_marker
  52 uint32_t enable_EPH_marker
  56 nvjpeg2kProgOrder prog_order
  60 uint32_t num_layers
  64 uint32_t mct_mode
  68 uint32_t num_resolutions
  72 uint32_t code_block_w
  76 uint32_t code_block_h
  80 uint32_t encode_modes
  84 uint32_t irreversible
  88 uint32_t num_precincts_init
  92 uint32_t precinct_width[33]
  224 uint32_t precinct_height[33]
@0.9<0.10 struct 360 8
  0 nvjpeg2kBitstreamType_t stream_type
  4 nvjpeg2kColorSpace_t color_space
  8 uint16_t rsiz
  12 uint32_t image_width
  16 uint32_t image_height
  20 uint32_t enable_tiling
  24 uint32_t tile_width
  28 uint32_t tile_height
  32 uint32_t num_components
  40 nvjpeg2kImageComponentInfo_t *image_comp_info
  48 uint32_t enable_SOP_marker
  52 uint32_t enable_EPH_marker
  56 enum nvjpeg2kProgOrder prog_order
  60 uint32_t num_layers
  64 uint32_t mct_mode
  68 uint32_t num_resolutions
  72 uint32_t code_block_w
  76 uint32_t code_block_h
  80 uint32_t encode_modes
  84 uint32_t irreversible
  88 uint32_t num_precincts_init
  92 uint32_t precinct_width[33]
  224 uint32_t precinct_height[33]
@0.10 struct 360 8
  0 nvjpeg2kBitstreamType_t stream_type
  4 nvjpeg2kColorSpace_t color_space
  8 uint16_t rsiz
  12 uint32_t image_width
  16 uint32_t image_height
  20 uint32_t enable_tiling
  24 uint32_t tile_width
  28 uint32_t tile_height
  32 uint32_t num_components
  40 nvjpeg2kImageComponentInfo_t *image_comp_info
  48 uint32_t enable_SOP_marker
  52 uint32_t enable_EPH_marker
  56 nvjpeg2kProgOrder_t prog_order
  60 uint32_t num_layers
  64 uint32_t mct_mode
  68 uint32_t num_resolutions
  72 uint32_t code_block_w
  76 uint32_t code_block_h
  80 uint32_t encode_modes
  84 uint32_t irreversible
  88 uint32_t num_precincts_init
  92 uint32_t precinct_width[33]
  224 uint32_t precinct_height[33]""",
}

CONSTANTS: dict[str, int | str] = {
    "NVJPEG2K_VER_MAJOR": 0,
    "NVJPEG2K_VER_MINOR": "@0.8<0.9 8 | @0.9<0.10 9 | @0.10<0.11 10 | @0.11 11",
    "NVJPEG2K_VER_PATCH": "@0.8<0.10 1 | @0.10 0",
    "NVJPEG2K_VER_BUILD": "@0.8<0.9 40 | @0.9<0.10 47 | @0.10<0.11 49 | @0.11 51",
    "NVJPEG2K_MAXRES": 33,
    "NVJPEG2K_RSIZ_HT": "@0.9 16384",
    "NVJPEG2K_MODE_HT": "@0.9 64",
}

VARIABLES: dict[str, str] = {
}
