"""The types of nvtiff, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvtiff.h of the header releases 0.4 to 0.8
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "13.5"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvtiffStatus_t": "@0.4<0.7 enum nvtiffStatus_t | @0.7 enum nvtiffStatus",
    "nvtiffEncoder_t": "@0.5 struct nvtiffEncoder *",
    "nvtiffEncodeParams_t": "@0.5 struct nvtiffEncodeParams *",
    "nvtiffVariant_t": "@0.6 enum nvtiffVariant",
    "nvtiffGeoKey_t": "enum nvtiffGeoKeys",
    "nvtiffGeoKeyDataType_t": "enum nvtiffGeoKeyDataType",
    "nvtiffTagDataType_t": "enum nvtiffTagDataType",
    "nvtiffDeviceMallocAsync": "int (*)(void *, void **, size_t, cudaStream_t)",
    "nvtiffDeviceFreeAsync": "int (*)(void *, void *, size_t, cudaStream_t)",
    "nvtiffPinnedMallocAsync": "int (*)(void *, void **, size_t, cudaStream_t)",
    "nvtiffPinnedFreeAsync": "int (*)(void *, void *, size_t, cudaStream_t)",
    "nvtiffDeviceAllocator_t": "@0.4<0.7 struct nvtiffDeviceAllocator_t | @0.7 struct nvtiffDeviceAllocator",
    "nvtiffPinnedAllocator_t": "@0.4<0.7 struct nvtiffPinnedAllocator_t | @0.7 struct nvtiffPinnedAllocator",
    "nvtiffDecoder_t": "struct nvtiffDecoder *",
    "nvtiffStream_t": "struct nvtiffStream *",
    "nvtiffSampleFormat_t": "enum nvtiffSampleFormat",
    "nvtiffPhotometricInt_t": "enum nvtiffPhotometricInt",
    "nvtiffPlanarConfig_t": "enum nvtiffPlanarConfig",
    "nvtiffCompression_t": "enum nvtiffCompression",
    "nvtiffImageType": "enum nvtiffImageType",
    "nvtiffImageType_t": "uint32_t",
    "nvtiffImageInfo_t": "struct nvtiffImageInfo",
    "nvtiffImageGeometryType_t": "enum nvtiffImageGeometryType",
    "nvtiffImageGeometry_t": "struct nvtiffImageGeometry",
    "nvtiffJpegChromaSubsampling_t": "@0.8 enum nvtiffJpegChromaSubsampling",
    "nvtiffJpegEncodeOptions_t": "@0.8 struct nvtiffJpegEncodeOptions",
    "nvtiffOutputFormat_t": "enum nvtiffOutputFormat",
    "nvtiffDecodeParams_t": "struct nvtiffDecodeParams *",
    "nvtiffImage_t": "@0.6<0.7 struct nvtiffImage_t | @0.7 struct nvtiffImage",
    "nvtiffDecodeRegion_t": "@0.8 struct nvtiffDecodeRegion",
    "nvtiffStreamHeader_t": "@0.8 struct nvtiffStreamHeader",
    "nvtiffTag_t": "@0.4<0.8 enum nvtiffTag",
    "nvTiffEncodeCtx_t": "@0.4<0.6 struct nvTiffEncodeCtx_t",
    "nvtiffFileInfo_t": "@0.4<0.6 struct nvtiffFileInfo",
}

ENUMS: dict[str, str] = {
    "nvtiffStatus": """unsigned int
NVTIFF_STATUS_SUCCESS @0.7
NVTIFF_STATUS_NOT_INITIALIZED @0.7
NVTIFF_STATUS_INVALID_PARAMETER @0.7
NVTIFF_STATUS_BAD_TIFF @0.7
NVTIFF_STATUS_TIFF_NOT_SUPPORTED @0.7
NVTIFF_STATUS_ALLOCATOR_FAILURE @0.7
NVTIFF_STATUS_EXECUTION_FAILED @0.7
NVTIFF_STATUS_ARCH_MISMATCH @0.7
NVTIFF_STATUS_INTERNAL_ERROR @0.7
NVTIFF_STATUS_NVCOMP_NOT_FOUND @0.7
NVTIFF_STATUS_NVJPEG_NOT_FOUND @0.7
NVTIFF_STATUS_TAG_NOT_FOUND @0.7
NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS @0.7
NVTIFF_STATUS_NVJPEG2K_NOT_FOUND @0.7
NVTIFF_STATUS_BATCH_INCOMPATIBLE @0.8""",
    "nvtiffVariant": """unsigned int
NVTIFF_REGULAR_TIFF @0.6 42
NVTIFF_BIG_TIFF @0.6""",
    "nvtiffGeoKeys": """unsigned int
NVTIFF_GEOKEY_GT_MODEL_TYPE 1024
NVTIFF_GEOKEY_GT_RASTER_TYPE
NVTIFF_GEOKEY_GT_CITATION
NVTIFF_GEOKEY_GEODETIC_CRS 2048
NVTIFF_GEOKEY_GEODETIC_CITATION
NVTIFF_GEOKEY_GEODETIC_DATUM
NVTIFF_GEOKEY_PRIME_MERIDIAN
NVTIFF_GEOKEY_GEOG_LINEAR_UNITS
NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE
NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS
NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE
NVTIFF_GEOKEY_ELLIPSOID
NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS
NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS
NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING
NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS
NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG
NVTIFF_GEOKEY_PROJECTED_CRS 3072
NVTIFF_GEOKEY_PROJECTED_CITATION
NVTIFF_GEOKEY_PROJECTION
NVTIFF_GEOKEY_PROJ_METHOD
NVTIFF_GEOKEY_PROJ_LINEAR_UNITS
NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE
NVTIFF_GEOKEY_PROJ_STD_PARALLEL1
NVTIFF_GEOKEY_PROJ_STD_PARALLEL 3078
NVTIFF_GEOKEY_PROJ_STD_PARALLEL2
NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG
NVTIFF_GEOKEY_PROJ_ORIGIN_LONG 3080
NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT
NVTIFF_GEOKEY_PROJ_ORIGIN_LAT 3081
NVTIFF_GEOKEY_PROJ_FALSE_EASTING
NVTIFF_GEOKEY_PROJ_FALSE_NORTHING
NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG
NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT
NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING
NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING
NVTIFF_GEOKEY_PROJ_CENTER_LONG
NVTIFF_GEOKEY_PROJ_CENTER_LAT
NVTIFF_GEOKEY_PROJ_CENTER_EASTING
NVTIFF_GEOKEY_PROJ_CENTER_NORTHING
NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN
NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN 3092
NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER
NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE
NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG
NVTIFF_GEOKEY_VERTICAL 4096
NVTIFF_GEOKEY_VERTICAL_CITATION
NVTIFF_GEOKEY_VERTICAL_DATUM
NVTIFF_GEOKEY_VERTICAL_UNITS
NVTIFF_GEOKEY_BASE 32768
NVTIFF_GEOKEY_END 65535""",
    "nvtiffGeoKeyDataType": """unsigned int
NVTIFF_GEOKEY_TYPE_SHORT 1
NVTIFF_GEOKEY_TYPE_ASCII
NVTIFF_GEOKEY_TYPE_DOUBLE
NVTIFF_GEOKEY_TYPE_UNKNOWN""",
    "nvtiffTagDataType": """unsigned int
NVTIFF_TAG_TYPE_BYTE 1
NVTIFF_TAG_TYPE_ASCII
NVTIFF_TAG_TYPE_SHORT
NVTIFF_TAG_TYPE_LONG
NVTIFF_TAG_TYPE_RATIONAL
NVTIFF_TAG_TYPE_SBYTE
NVTIFF_TAG_TYPE_UNDEFINED
NVTIFF_TAG_TYPE_SSHORT
NVTIFF_TAG_TYPE_SLONG
NVTIFF_TAG_TYPE_SRATIONAL
NVTIFF_TAG_TYPE_FLOAT
NVTIFF_TAG_TYPE_DOUBLE
NVTIFF_TAG_TYPE_LONG8 16
NVTIFF_TAG_TYPE_SLONG8
NVTIFF_TAG_TYPE_IFD8""",
    "nvtiffSampleFormat": """unsigned int
NVTIFF_SAMPLEFORMAT_UNKNOWN
NVTIFF_SAMPLEFORMAT_UINT
NVTIFF_SAMPLEFORMAT_INT
NVTIFF_SAMPLEFORMAT_IEEEFP
NVTIFF_SAMPLEFORMAT_VOID
NVTIFF_SAMPLEFORMAT_COMPLEXINT
NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP""",
    "nvtiffPhotometricInt": """int
NVTIFF_PHOTOMETRIC_UNKNOWN -1
NVTIFF_PHOTOMETRIC_MINISWHITE
NVTIFF_PHOTOMETRIC_MINISBLACK
NVTIFF_PHOTOMETRIC_RGB
NVTIFF_PHOTOMETRIC_PALETTE
NVTIFF_PHOTOMETRIC_MASK
NVTIFF_PHOTOMETRIC_SEPARATED
NVTIFF_PHOTOMETRIC_YCBCR""",
    "nvtiffPlanarConfig": """unsigned int
NVTIFF_PLANARCONFIG_UNKNOWN @0.5
NVTIFF_PLANARCONFIG_CONTIG
NVTIFF_PLANARCONFIG_SEPARATE""",
    "nvtiffCompression": """unsigned int
NVTIFF_COMPRESSION_UNKNOWN
NVTIFF_COMPRESSION_NONE
NVTIFF_COMPRESSION_LZW 5
NVTIFF_COMPRESSION_JPEG 7
NVTIFF_COMPRESSION_ADOBE_DEFLATE
NVTIFF_COMPRESSION_PACKBITS @0.8 32773
NVTIFF_COMPRESSION_DEFLATE 32946
NVTIFF_COMPRESSION_APERIO_JP2000_YCC @0.5 33003
NVTIFF_COMPRESSION_APERIO_JP2000_RGB @0.5 33005
NVTIFF_COMPRESSION_JP2000 @0.5 34712""",
    "nvtiffImageType": """unsigned int
NVTIFF_IMAGETYPE_REDUCED_IMAGE 1
NVTIFF_IMAGETYPE_PAGE
NVTIFF_IMAGETYPE_MASK 4
NVTIFF_IMAGETYPE_ENUM_FORCE_UINT32 4294967295""",
    "nvtiffImageGeometryType": """unsigned int
NVTIFF_IMAGE_STRIPED
NVTIFF_IMAGE_TILED""",
    "nvtiffJpegChromaSubsampling": """unsigned int
NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT @0.8
NVTIFF_JPEG_CHROMA_SUBSAMPLING_444 @0.8
NVTIFF_JPEG_CHROMA_SUBSAMPLING_422 @0.8
NVTIFF_JPEG_CHROMA_SUBSAMPLING_420 @0.8""",
    "nvtiffOutputFormat": """unsigned int
NVTIFF_OUTPUT_UNCHANGED_I
NVTIFF_OUTPUT_RGB_I_UINT8
NVTIFF_OUTPUT_RGB_I_UINT16""",
    "nvtiffTag": """int
NVTIFF_TAG_UNKNOWN @0.4<0.8 -1
NVTIFF_TAG_MODEL_PIXEL_SCALE @0.4<0.8 33550
NVTIFF_TAG_MODEL_TIE_POINT @0.4<0.8 33922
NVTIFF_TAG_MODEL_TRANSFORMATION @0.4<0.8 34264""",
    "nvtiffStatus_t": """unsigned int
NVTIFF_STATUS_SUCCESS @0.4<0.7
NVTIFF_STATUS_NOT_INITIALIZED @0.4<0.7
NVTIFF_STATUS_INVALID_PARAMETER @0.4<0.7
NVTIFF_STATUS_BAD_TIFF @0.4<0.7
NVTIFF_STATUS_TIFF_NOT_SUPPORTED @0.4<0.7
NVTIFF_STATUS_ALLOCATOR_FAILURE @0.4<0.7
NVTIFF_STATUS_EXECUTION_FAILED @0.4<0.7
NVTIFF_STATUS_ARCH_MISMATCH @0.4<0.7
NVTIFF_STATUS_INTERNAL_ERROR @0.4<0.7
NVTIFF_STATUS_NVCOMP_NOT_FOUND @0.4<0.7
NVTIFF_STATUS_NVJPEG_NOT_FOUND @0.4<0.7
NVTIFF_STATUS_TAG_NOT_FOUND @0.4<0.7
NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS @0.4<0.7
NVTIFF_STATUS_NVJPEG2K_NOT_FOUND @0.5<0.7""",
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
    "nvtiffDeviceAllocator": """@0.7 struct 24 8
  0 nvtiffDeviceMallocAsync device_malloc
  8 nvtiffDeviceFreeAsync device_free
  16 void *device_ctx""",
    "nvtiffPinnedAllocator": """@0.7 struct 24 8
  0 nvtiffPinnedMallocAsync pinned_malloc
  8 nvtiffPinnedFreeAsync pinned_free
  16 void *pinned_ctx""",
    "nvtiffImageInfo": """struct 124 4
  0 nvtiffImageType_t image_type
  4 uint32_t image_width
  8 uint32_t image_height
  12 nvtiffCompression_t compression
  16 nvtiffPhotometricInt_t photometric_int
  20 nvtiffPlanarConfig_t planar_config
  24 uint16_t samples_per_pixel
  26 uint16_t bits_per_pixel
  28 uint16_t bits_per_sample[16]
  60 nvtiffSampleFormat_t sample_format[16]""",
    "nvtiffImageGeometry": """struct 28 4
  0 nvtiffImageGeometryType_t type
  4 uint32_t image_depth
  8 uint32_t strile_width
  12 uint32_t strile_height
  16 uint32_t strile_depth
  20 uint32_t num_striles_per_plane
  24 uint32_t num_striles""",
    "nvtiffJpegEncodeOptions": """@0.8 struct 12 4
  0 int quality
  4 int optimized_huffman
  8 nvtiffJpegChromaSubsampling_t chroma_subsampling""",
    "nvtiffImage": """@0.7 struct 24 8
  0 void **plane_data
  8 size_t *plane_pitch_bytes
  16 uint32_t num_planes""",
    "nvtiffDecodeRegion": """@0.8 struct 24 8
  0 size_t ifd_offset
  8 int32_t offset_x
  12 int32_t offset_y
  16 uint32_t width
  20 uint32_t height""",
    "nvtiffStreamHeader": """@0.8 struct 16 8
  0 nvtiffVariant_t variant
  8 size_t first_ifd_offset""",
    "nvtiffDeviceAllocator_t": """@0.4<0.7 struct 24 8
  0 nvtiffDeviceMallocAsync device_malloc
  8 nvtiffDeviceFreeAsync device_free
  16 void *device_ctx""",
    "nvtiffPinnedAllocator_t": """@0.4<0.7 struct 24 8
  0 nvtiffPinnedMallocAsync pinned_malloc
  8 nvtiffPinnedFreeAsync pinned_free
  16 void *pinned_ctx""",
    "nvtiffImage_t": """@0.6<0.7 struct 24 8
  0 void **plane_data
  8 size_t *plane_pitch_bytes
  16 uint32_t num_planes""",
    "nvTiffEncodeCtx_t": """@0.4<0.6 struct 136 8
  0 int dev
  4 int devNumSM
  8 unsigned int imagesMax
  16 unsigned char **imageDataPPtr_d
  24 unsigned long long compTable_sz
  32 unsigned short *compTable_d
  40 unsigned int maxStrips
  48 unsigned long long stripSizeMax
  56 unsigned long long stripSizeTot
  64 unsigned long long *stripSizeMax_d
  72 unsigned long long *stripSizeTot_d
  80 unsigned int *compactCnt_d
  88 unsigned long long stripAllocSize
  96 unsigned long long *srcOff_d
  104 unsigned int totStrips
  112 unsigned long long *stripSize_d
  120 unsigned long long *stripOffs_d
  128 unsigned char *stripData_d""",
    "nvtiffFileInfo": """@0.4<0.6 struct 120 4
  0 uint32_t num_images
  4 uint32_t image_width
  8 uint32_t image_height
  12 nvtiffPhotometricInt_t photometric_int
  16 nvtiffPlanarConfig_t planar_config
  20 uint16_t samples_per_pixel
  22 uint16_t bits_per_pixel
  24 uint16_t bits_per_sample[16]
  56 nvtiffSampleFormat_t sample_format[16]""",
}

CONSTANTS: dict[str, int | str] = {
    "NVTIFF_VER_MAJOR": 0,
    "NVTIFF_VER_MINOR": "@0.4<0.5 4 | @0.5<0.6 5 | @0.6<0.7 6 | @0.7<0.8 7 | @0.8 8",
    "NVTIFF_VER_PATCH": "@0.4<0.5 0 | @0.5<0.6 1 | @0.6 0",
    "NVTIFF_VER_BUILD": "@0.4<0.5 62 | @0.5<0.6 75 | @0.6<0.7 78 | @0.7<0.8 79 | @0.8 82",
    "MAX_NUM_SAMPLES": 16,
    "NVTIFF_TAG_MODEL_PIXEL_SCALE": "@0.8 33550",
    "NVTIFF_TAG_MODEL_TIE_POINT": "@0.8 33922",
    "NVTIFF_TAG_MODEL_TRANSFORMATION": "@0.8 34264",
    "NVTIFF_NO_IMAGE": "@0.8 size_t 18446744073709551615",
    "VER_REG_TIFF": "@0.4<0.6 42",
    "VER_BIG_TIFF": "@0.4<0.6 43",
    "NVTIFF_ENCODE_SUCCESS": "@0.4<0.6 0",
    "NVTIFF_ENCODE_INVALID_CTX": "@0.4<0.6 1",
    "NVTIFF_ENCODE_INVALID_STRIP_NUM": "@0.4<0.6 2",
    "NVTIFF_ENCODE_INVALID_IMAGE_NUM": "@0.4<0.6 3",
    "NVTIFF_ENCODE_COMP_OVERFLOW": "@0.4<0.6 4",
    "NVTIFF_ENCODE_COMP_STRIP_TOO_LONG": "@0.4<0.6 5",
    "NVTIFF_WRITE_SUCCESS": "@0.4<0.6 0",
    "NVTIFF_WRITE_UNSUPP_PLANAR_CONF": "@0.4<0.6 1",
    "NVTIFF_WRITE_UNSUPP_PHOTOMETRIC_INT": "@0.4<0.6 2",
    "NVTIFF_WRITE_UNSUPP_SAMPLE_FORMAT": "@0.4<0.6 3",
    "NVTIFF_B_ENDIAN": "@0.4<0.6 0",
    "NVTIFF_L_ENDIAN": "@0.4<0.6 1",
}

VARIABLES: dict[str, str] = {
}
