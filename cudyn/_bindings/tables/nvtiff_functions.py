"""The functions of nvtiff, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvtiff.h of the header releases 0.4 to 0.8
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.4", "0.5", "0.6", "0.7", "0.8")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.4": (0, 4, 0), "0.5": (0, 5, 1), "0.6": (0, 6, 0), "0.7": (0, 7, 0), "0.8": (0, 8, 0)}

FUNCTIONS: dict[str, str] = {
    "nvtiffGetProperty": "@0.6 nvtiffStatus_t (libraryPropertyType type, int *value)",
    "nvtiffDecodeParamsCreate": "nvtiffStatus_t (nvtiffDecodeParams_t *decode_params)",
    "nvtiffDecodeParamsDestroy": "nvtiffStatus_t (nvtiffDecodeParams_t decode_params)",
    "nvtiffStreamClose": "@0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream)",
    "nvtiffDecoderCreate": "nvtiffStatus_t (nvtiffDecoder_t *decoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)",
    "nvtiffDecoderCreateSimple": "nvtiffStatus_t (nvtiffDecoder_t *decoder, cudaStream_t stream)",
    "nvtiffDecoderDestroy": "nvtiffStatus_t (nvtiffDecoder_t decoder, cudaStream_t stream)",
    "nvtiffStreamOpenFromFile": "@0.8 nvtiffStatus_t (const char *fname, nvtiffStream_t *tiff_stream)",
    "nvtiffStreamOpen": "@0.8 nvtiffStatus_t (const uint8_t *buffer, size_t buffer_size, nvtiffStream_t *tiff_stream)",
    "nvtiffStreamGetHeader": "@0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffStreamHeader_t *header)",
    "nvtiffStreamGetNextIFDOffset": "@0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, size_t ifd_offset, size_t *next_ifd_offset)",
    "nvtiffStreamPrint": "nvtiffStatus_t (nvtiffStream_t tiff_stream)",
    "nvtiffStreamGetImageInfo": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, nvtiffImageInfo_t *image_info) | @0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageInfo_t *image_info)",
    "nvtiffStreamGetImageGeometry": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, nvtiffImageGeometry_t *geometry) | @0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, size_t ifd_offset, nvtiffImageGeometry_t *geometry)",
    "nvtiffStreamGetGeoKeyInfo": "nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, uint32_t *size, uint32_t *count, nvtiffGeoKeyDataType_t *type)",
    "nvtiffStreamGetTagInfo": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, nvtiffTag_t tiff_tag, nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count) | @0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count)",
    "nvtiffStreamGetTagValue": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, nvtiffTag_t tiff_tag, void *tag_value, uint32_t count) | @0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tiff_tag, void *tag_value, uint32_t count)",
    "nvtiffStreamGetNumberOfTags": "@0.7<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, uint16_t *tags, uint32_t *num_tags) | @0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t *tags, uint32_t *num_tags)",
    "nvtiffStreamHasTag": "@0.7<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, uint16_t tag, int *has_tag) | @0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, size_t ifd_offset, uint16_t tag, int *has_tag)",
    "nvtiffStreamGetNumberOfGeoKeys": "nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffGeoKey_t *key, uint32_t *num_keys)",
    "nvtiffStreamGetGeoKey": "nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, void *val, uint32_t count)",
    "nvtiffStreamGetGeoKeyASCII": "nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, char *str, uint32_t max_len)",
    "nvtiffStreamGetGeoKeySHORT": "nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, unsigned short *val, uint32_t index, uint32_t count)",
    "nvtiffStreamGetGeoKeyDOUBLE": "nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, double *val, uint32_t index, uint32_t count)",
    "nvtiffDecode": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, unsigned char **image_out, cudaStream_t stream) | @0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, nvtiffImage_t *image_out, cudaStream_t stream)",
    "nvtiffDecodeCheckSupported": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, uint32_t image_id) | @0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, const nvtiffImage_t *image_out)",
    "nvtiffDecodeParamsSetOutputFormat": "nvtiffStatus_t (nvtiffDecodeParams_t decode_params, nvtiffOutputFormat_t format)",
    "nvtiffDecodeParamsSetRegions": "@0.8 nvtiffStatus_t (nvtiffDecodeParams_t decode_params, const nvtiffDecodeRegion_t *regions, uint32_t count)",
    "nvtiffEncoderCreate": "@0.5 nvtiffStatus_t (nvtiffEncoder_t *encoder, nvtiffDeviceAllocator_t *device_allocator, nvtiffPinnedAllocator_t *pinned_allocator, cudaStream_t stream)",
    "nvtiffEncoderDestroy": "@0.5 nvtiffStatus_t (nvtiffEncoder_t encoder, cudaStream_t stream)",
    "nvtiffGetBitstreamSize": "@0.5 nvtiffStatus_t (nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, size_t *metadata_size, size_t *bitstream_size)",
    "nvtiffWriteTiffBuffer": "@0.5 nvtiffStatus_t (nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, uint8_t *buffer, size_t size, cudaStream_t stream)",
    "nvtiffWriteTiffFile": "@0.5 nvtiffStatus_t (nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, const char *fname, cudaStream_t stream)",
    "nvtiffEncode": "@0.5 nvtiffStatus_t (nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)",
    "nvtiffEncodeFinalize": "@0.5 nvtiffStatus_t (nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, cudaStream_t stream)",
    "nvtiffEncodeParamsCreate": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t *params)",
    "nvtiffEncodeParamsDestroy": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t params, cudaStream_t stream)",
    "nvtiffEncodeParamsSetTiffVariant": "@0.6 nvtiffStatus_t (nvtiffEncodeParams_t params, nvtiffVariant_t variant)",
    "nvtiffEncodeParamsSetImageInfo": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t params, const nvtiffImageInfo_t *image_info)",
    "nvtiffEncodeParamsSetImageGeometry": "@0.6 nvtiffStatus_t (nvtiffEncodeParams_t params, const nvtiffImageGeometry_t *geometry)",
    "nvtiffEncodeParamsSetJpegOptions": "@0.8 nvtiffStatus_t (nvtiffEncodeParams_t params, const nvtiffJpegEncodeOptions_t *options)",
    "nvtiffEncodeParamsSetInputs": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t params, uint8_t **images_d, uint32_t num_images)",
    "nvtiffEncodeParamsSetGeoKey": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t params, nvtiffGeoKey_t key, nvtiffGeoKeyDataType_t type, void *value, uint32_t value_size, uint32_t count)",
    "nvtiffEncodeParamsSetTag": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t params, uint16_t tag, enum nvtiffTagDataType type, void *value, uint32_t count)",
    "nvtiffEncodeParamsSetGeoKeySHORT": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t params, nvtiffGeoKey_t key, uint16_t value, uint32_t count)",
    "nvtiffEncodeParamsSetGeoKeyDOUBLE": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t params, nvtiffGeoKey_t key, double value, uint32_t count)",
    "nvtiffEncodeParamsSetGeoKeyASCII": "@0.5 nvtiffStatus_t (nvtiffEncodeParams_t params, nvtiffGeoKey_t key, const char *value, uint32_t value_size)",
    "nvtiffStreamCreate": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t *tiff_stream)",
    "nvtiffStreamDestroy": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream)",
    "nvtiffStreamParseFromFile": "@0.4<0.8 nvtiffStatus_t (const char *fname, nvtiffStream_t tiff_stream)",
    "nvtiffStreamParse": "@0.4<0.8 nvtiffStatus_t (const uint8_t *buffer, size_t buffer_size, nvtiffStream_t tiff_stream)",
    "nvtiffStreamParseFromFileEx": "@0.7<0.8 nvtiffStatus_t (const char *fname, nvtiffStream_t tiff_stream, size_t bitstream_offset, uint32_t limit_images, size_t *next_bitstream_offset)",
    "nvtiffStreamParseEx": "@0.7<0.8 nvtiffStatus_t (const uint8_t *buffer, size_t buffer_size, nvtiffStream_t tiff_stream, size_t bitstream_offset, uint32_t limit_images, size_t *next_bitstream_offset)",
    "nvtiffStreamParseFromParentStream": "@0.7<0.8 nvtiffStatus_t (nvtiffStream_t parent_stream, nvtiffStream_t offset_stream, size_t bitstream_offset, uint32_t limit_images, size_t *next_bitstream_offset)",
    "nvtiffStreamGetBitstreamOffset": "@0.7<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, size_t *offset)",
    "nvtiffStreamGetNumImages": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t *num_images)",
    "nvtiffStreamGetTagInfoGeneric": "@0.5<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, uint16_t tiff_tag, nvtiffTagDataType_t *tag_type, uint32_t *size, uint32_t *count)",
    "nvtiffStreamGetTagValueGeneric": "@0.5<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, uint32_t image_id, uint16_t tiff_tag, void *tag_value, uint32_t count)",
    "nvtiffDecodeRange": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, unsigned int sub_file_start, unsigned int sub_file_num, unsigned char **image_out, cudaStream_t stream)",
    "nvtiffDecodeImage": "@0.4<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, uint32_t image_id, void *image_out_d, cudaStream_t stream)",
    "nvtiffDecodeImageEx": "@0.6<0.8 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffDecoder_t decoder, nvtiffDecodeParams_t params, uint32_t image_id, nvtiffImage_t *image_out, cudaStream_t stream)",
    "nvtiffDecodeParamsSetROI": "@0.4<0.8 nvtiffStatus_t (nvtiffDecodeParams_t decode_params, int32_t offset_x, int32_t offset_y, int32_t roi_width, int32_t roi_height)",
    "nvtiffStreamGetFileInfo": "@0.4<0.6 nvtiffStatus_t (nvtiffStream_t tiff_stream, nvtiffFileInfo_t *file_info)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
    "nvtiffStreamGetImageInfo": ("0.8",),
    "nvtiffStreamGetImageGeometry": ("0.8",),
    "nvtiffStreamGetTagInfo": ("0.8",),
    "nvtiffStreamGetTagValue": ("0.8",),
    "nvtiffStreamGetNumberOfTags": ("0.8",),
    "nvtiffStreamHasTag": ("0.8",),
    "nvtiffDecode": ("0.8",),
    "nvtiffDecodeCheckSupported": ("0.8",),
}

NAMES: dict[str, str] = {
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

HEADER = "nvtiff.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}

CHECKED: tuple[str, ...] = ()
