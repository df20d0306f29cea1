"""The functions of nvjpeg2k, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvjpeg2k.h of the header releases 0.8 to 0.11
(4 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.8", "0.9", "0.10", "0.11")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.8": (0, 8, 1), "0.9": (0, 9, 1), "0.10": (0, 10, 0), "0.11": (0, 11, 0)}

FUNCTIONS: dict[str, str] = {
    "nvjpeg2kGetCudartProperty": "nvjpeg2kStatus_t (libraryPropertyType type, out int *value)",
    "nvjpeg2kGetProperty": "nvjpeg2kStatus_t (libraryPropertyType type, out int *value)",
    "nvjpeg2kCreateSimple": "nvjpeg2kStatus_t (out nvjpeg2kHandle_t *handle)",
    "nvjpeg2kCreate": "nvjpeg2kStatus_t (nvjpeg2kBackend_t backend, in[1] nvjpeg2kDeviceAllocator_t *device_allocator, in[1] nvjpeg2kPinnedAllocator_t *pinned_allocator, out nvjpeg2kHandle_t *handle)",
    "nvjpeg2kCreateV2": "nvjpeg2kStatus_t (nvjpeg2kBackend_t backend, in[1] nvjpeg2kDeviceAllocatorV2_t *dev_allocator, in[1] nvjpeg2kPinnedAllocatorV2_t *pinned_allocator, out nvjpeg2kHandle_t *handle)",
    "nvjpeg2kDestroy": "nvjpeg2kStatus_t (nvjpeg2kHandle_t handle)",
    "nvjpeg2kSetDeviceMemoryPadding": "nvjpeg2kStatus_t (size_t padding, nvjpeg2kHandle_t handle)",
    "nvjpeg2kGetDeviceMemoryPadding": "nvjpeg2kStatus_t (out size_t *padding, nvjpeg2kHandle_t handle)",
    "nvjpeg2kSetPinnedMemoryPadding": "nvjpeg2kStatus_t (size_t padding, nvjpeg2kHandle_t handle)",
    "nvjpeg2kGetPinnedMemoryPadding": "nvjpeg2kStatus_t (out size_t *padding, nvjpeg2kHandle_t handle)",
    "nvjpeg2kDecodeStateCreate": "nvjpeg2kStatus_t (nvjpeg2kHandle_t handle, out nvjpeg2kDecodeState_t *decode_state)",
    "nvjpeg2kDecodeStateDestroy": "nvjpeg2kStatus_t (nvjpeg2kDecodeState_t decode_state)",
    "nvjpeg2kStreamCreate": "nvjpeg2kStatus_t (out nvjpeg2kStream_t *stream_handle)",
    "nvjpeg2kStreamDestroy": "nvjpeg2kStatus_t (nvjpeg2kStream_t stream_handle)",
    "nvjpeg2kStreamParse": "nvjpeg2kStatus_t (nvjpeg2kHandle_t handle, in[length] const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpeg2kStream_t stream_handle)",
    "nvjpeg2kStreamParseFile": "nvjpeg2kStatus_t (nvjpeg2kHandle_t handle, const char *filename, nvjpeg2kStream_t stream_handle)",
    "nvjpeg2kStreamGetImageInfo": "nvjpeg2kStatus_t (nvjpeg2kStream_t stream_handle, out nvjpeg2kImageInfo_t *image_info)",
    "nvjpeg2kStreamGetImageComponentInfo": "nvjpeg2kStatus_t (nvjpeg2kStream_t stream_handle, out nvjpeg2kImageComponentInfo_t *component_info, uint32_t component_id)",
    "nvjpeg2kStreamGetComponentNLTInfo": "@0.11 nvjpeg2kStatus_t (nvjpeg2kStream_t stream_handle, uint32_t component_id, out nvjpeg2kNLTInfo_t *nlt_info)",
    "nvjpeg2kStreamGetResolutionsInTile": "nvjpeg2kStatus_t (nvjpeg2kStream_t stream_handle, uint32_t tile_id, out uint32_t *num_res)",
    "nvjpeg2kStreamGetTileComponentDim": "nvjpeg2kStatus_t (nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, out uint32_t *tile_width, out uint32_t *tile_height)",
    "nvjpeg2kStreamGetResolutionComponentDim": "nvjpeg2kStatus_t (nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t res_level, out uint32_t *res_width, out uint32_t *res_height)",
    "nvjpeg2kStreamGetColorSpace": "nvjpeg2kStatus_t (nvjpeg2kStream_t stream_handle, out nvjpeg2kColorSpace_t *color_space)",
    "nvjpeg2kDecodeParamsCreate": "nvjpeg2kStatus_t (out nvjpeg2kDecodeParams_t *decode_params)",
    "nvjpeg2kDecodeParamsDestroy": "nvjpeg2kStatus_t (nvjpeg2kDecodeParams_t decode_params)",
    "nvjpeg2kDecodeParamsSetDecodeArea": "nvjpeg2kStatus_t (nvjpeg2kDecodeParams_t decode_params, uint32_t start_x, uint32_t end_x, uint32_t start_y, uint32_t end_y)",
    "nvjpeg2kDecodeParamsSetRGBOutput": "nvjpeg2kStatus_t (nvjpeg2kDecodeParams_t decode_params, int32_t force_rgb)",
    "nvjpeg2kDecodeParamsSetOutputFormat": "nvjpeg2kStatus_t (nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImageFormat_t format)",
    "nvjpeg2kDecode": "nvjpeg2kStatus_t (nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, inout[1] nvjpeg2kImage_t *decode_output, cudaStream_t stream)",
    "nvjpeg2kDecodeImage": "nvjpeg2kStatus_t (nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, inout[1] nvjpeg2kImage_t *decode_output, cudaStream_t stream)",
    "nvjpeg2kDecodeTile": "nvjpeg2kStatus_t (nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, uint32_t tile_id, uint32_t num_res_levels, inout[1] nvjpeg2kImage_t *decode_output, cudaStream_t stream)",
    "nvjpeg2kEncoderCreateSimple": "nvjpeg2kStatus_t (out nvjpeg2kEncoder_t *enc_handle)",
    "nvjpeg2kEncoderDestroy": "nvjpeg2kStatus_t (nvjpeg2kEncoder_t enc_handle)",
    "nvjpeg2kEncodeStateCreate": "nvjpeg2kStatus_t (nvjpeg2kEncoder_t enc_handle, out nvjpeg2kEncodeState_t *encode_state)",
    "nvjpeg2kEncodeStateDestroy": "nvjpeg2kStatus_t (nvjpeg2kEncodeState_t encode_state)",
    "nvjpeg2kEncodeParamsCreate": "nvjpeg2kStatus_t (out nvjpeg2kEncodeParams_t *encode_params)",
    "nvjpeg2kEncodeParamsDestroy": "nvjpeg2kStatus_t (nvjpeg2kEncodeParams_t encode_params)",
    "nvjpeg2kEncodeParamsSetEncodeConfig": "nvjpeg2kStatus_t (nvjpeg2kEncodeParams_t encode_params, in[1] nvjpeg2kEncodeConfig_t *encoder_config)",
    "nvjpeg2kEncodeParamsSpecifyQuality": "@0.9<0.10 nvjpeg2kStatus_t (nvjpeg2kEncodeParams_t encode_params, enum nvjpeg2kQualityType quality_type, double quality_value) | @0.10 nvjpeg2kStatus_t (nvjpeg2kEncodeParams_t encode_params, nvjpeg2kQualityType_t quality_type, double quality_value)",
    "nvjpeg2kEncodeParamsSetInputFormat": "nvjpeg2kStatus_t (nvjpeg2kEncodeParams_t encode_params, nvjpeg2kImageFormat_t format)",
    "nvjpeg2kEncodeParamsSetNLTInfo": "@0.11 nvjpeg2kStatus_t (nvjpeg2kEncodeParams_t encode_params, in[num_components] const nvjpeg2kNLTInfo_t *nlt_info, uint32_t num_components)",
    "nvjpeg2kEncode": "nvjpeg2kStatus_t (nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, const nvjpeg2kEncodeParams_t encode_params, in[1] const nvjpeg2kImage_t *input_image, cudaStream_t stream)",
    "nvjpeg2kEncodeRetrieveBitstream": "nvjpeg2kStatus_t (nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, inout[length] unsigned char *compressed_data, both size_t *length, cudaStream_t stream)",
    "nvjpeg2kEncodeParamsSetQuality": "@0.8<0.10 nvjpeg2kStatus_t (nvjpeg2kEncodeParams_t encode_params, double target_psnr)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
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

HEADER = "nvjpeg2k.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
