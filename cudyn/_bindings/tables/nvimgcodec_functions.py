"""The functions of nvimgcodec, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvimgcodec.h of the header releases 0.6 to 0.9
(4 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.6", "0.7", "0.8", "0.9")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.6": (0, 6, 1), "0.7": (0, 7, 0), "0.8": (0, 8, 0), "0.9": (0, 9, 0)}

FUNCTIONS: dict[str, str] = {
    "nvimgcodecGetProperties": "nvimgcodecStatus_t (out nvimgcodecProperties_t *properties)",
    "nvimgcodecInstanceCreate": "nvimgcodecStatus_t (out nvimgcodecInstance_t *instance, in[1] const nvimgcodecInstanceCreateInfo_t *create_info)",
    "nvimgcodecInstanceDestroy": "nvimgcodecStatus_t (nvimgcodecInstance_t instance)",
    "nvimgcodecExtensionCreate": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecInstance_t instance, out nvimgcodecExtension_t *extension, in[1] nvimgcodecExtensionDesc_t *extension_desc) | @0.7<0.8 nvimgcodecStatus_t (nvimgcodecInstance_t instance, out nvimgcodecExtension_t *extension, in[1] nvimgcodecExtensionDesc_t *extension_desc) | @0.8<0.9 nvimgcodecStatus_t (nvimgcodecInstance_t instance, out nvimgcodecExtension_t *extension, in[1] nvimgcodecExtensionDesc_t *extension_desc) | @0.9 nvimgcodecStatus_t (nvimgcodecInstance_t instance, out nvimgcodecExtension_t *extension, in[1] nvimgcodecExtensionDesc_t *extension_desc)",
    "nvimgcodecExtensionDestroy": "nvimgcodecStatus_t (nvimgcodecExtension_t extension)",
    "nvimgcodecDebugMessengerCreate": "nvimgcodecStatus_t (nvimgcodecInstance_t instance, out nvimgcodecDebugMessenger_t *dbg_messenger, in[1] const nvimgcodecDebugMessengerDesc_t *messenger_desc)",
    "nvimgcodecDebugMessengerDestroy": "nvimgcodecStatus_t (nvimgcodecDebugMessenger_t dbg_messenger)",
    "nvimgcodecFutureWaitForAll": "nvimgcodecStatus_t (nvimgcodecFuture_t future)",
    "nvimgcodecFutureDestroy": "nvimgcodecStatus_t (nvimgcodecFuture_t future)",
    "nvimgcodecFutureGetProcessingStatus": "nvimgcodecStatus_t (nvimgcodecFuture_t future, inout[?object] nvimgcodecProcessingStatus_t *processing_status, out size_t *size)",
    "nvimgcodecImageCreate": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecImage_t *image, in[1] const nvimgcodecImageInfo_t *image_info) | @0.7 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecImage_t *image, in[1] const nvimgcodecImageInfo_t *image_info)",
    "nvimgcodecImageDestroy": "nvimgcodecStatus_t (nvimgcodecImage_t image)",
    "nvimgcodecImageGetImageInfo": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecImage_t image, out nvimgcodecImageInfo_t *image_info) | @0.7 nvimgcodecStatus_t (nvimgcodecImage_t image, out nvimgcodecImageInfo_t *image_info)",
    "nvimgcodecCodeStreamCreateFromFile": "@0.6<0.8 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, const char *file_name) | @0.8<0.9 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, const char *file_name, in[1] const nvimgcodecCodeStreamView_t *code_stream_view) | @0.9 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, const char *file_name, in[1] const nvimgcodecCodeStreamView_t *code_stream_view)",
    "nvimgcodecCodeStreamCreateFromHostMem": "@0.6<0.8 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, in[length] const unsigned char *data, size_t length) | @0.8<0.9 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, in[length] const unsigned char *data, size_t length, in[1] const nvimgcodecCodeStreamView_t *code_stream_view) | @0.9 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, in[length] const unsigned char *data, size_t length, in[1] const nvimgcodecCodeStreamView_t *code_stream_view)",
    "nvimgcodecCodeStreamCreateToFile": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, const char *file_name, in[1] const nvimgcodecImageInfo_t *image_info) | @0.7 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, const char *file_name, in[1] const nvimgcodecImageInfo_t *image_info)",
    "nvimgcodecCodeStreamCreateToHostMem": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, address void *ctx, nvimgcodecResizeBufferFunc_t resize_buffer_func, in[1] const nvimgcodecImageInfo_t *image_info) | @0.7 nvimgcodecStatus_t (nvimgcodecInstance_t instance, both nvimgcodecCodeStream_t *code_stream, address void *ctx, nvimgcodecResizeBufferFunc_t resize_buffer_func, in[1] const nvimgcodecImageInfo_t *image_info)",
    "nvimgcodecCodeStreamDestroy": "nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream)",
    "nvimgcodecCodeStreamGetCodeStreamInfo": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, inout[1] nvimgcodecCodeStreamInfo_t *codestream_info) | @0.7<0.8 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, inout[1] nvimgcodecCodeStreamInfo_t *codestream_info) | @0.8<0.9 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, inout[1] nvimgcodecCodeStreamInfo_t *codestream_info) | @0.9 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, inout[1] nvimgcodecCodeStreamInfo_t *codestream_info)",
    "nvimgcodecCodeStreamGetSubCodeStream": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, both nvimgcodecCodeStream_t *sub_code_stream, in[1] const nvimgcodecCodeStreamView_t *code_stream_view) | @0.7<0.8 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, both nvimgcodecCodeStream_t *sub_code_stream, in[1] const nvimgcodecCodeStreamView_t *code_stream_view) | @0.8<0.9 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, both nvimgcodecCodeStream_t *sub_code_stream, in[1] const nvimgcodecCodeStreamView_t *code_stream_view) | @0.9 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, both nvimgcodecCodeStream_t *sub_code_stream, in[1] const nvimgcodecCodeStreamView_t *code_stream_view)",
    "nvimgcodecCodeStreamGetImageInfo": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, inout[1] nvimgcodecImageInfo_t *image_info) | @0.7 nvimgcodecStatus_t (nvimgcodecCodeStream_t code_stream, inout[1] nvimgcodecImageInfo_t *image_info)",
    "nvimgcodecDecoderCreate": "nvimgcodecStatus_t (nvimgcodecInstance_t instance, out nvimgcodecDecoder_t *decoder, in[1] const nvimgcodecExecutionParams_t *exec_params, const char *options)",
    "nvimgcodecDecoderDestroy": "nvimgcodecStatus_t (nvimgcodecDecoder_t decoder)",
    "nvimgcodecDecoderGetMetadata": "@0.6<0.7 nvimgcodecStatus_t (nvimgcodecDecoder_t decoder, nvimgcodecCodeStream_t code_stream, inout[metadata_count[0]] nvimgcodecMetadata_t **metadata, inout[1] int *metadata_count) | @0.7 nvimgcodecStatus_t (nvimgcodecDecoder_t decoder, nvimgcodecCodeStream_t code_stream, inout[metadata_count[0]] nvimgcodecMetadata_t **metadata, inout[1] int *metadata_count)",
    "nvimgcodecDecoderCanDecode": "nvimgcodecStatus_t (nvimgcodecDecoder_t decoder, in[batch_size] const nvimgcodecCodeStream_t *streams, in[batch_size] const nvimgcodecImage_t *images, int batch_size, in[1] const nvimgcodecDecodeParams_t *params, list:batch_size nvimgcodecProcessingStatus_t *processing_status, int force_format)",
    "nvimgcodecDecoderDecode": "nvimgcodecStatus_t (nvimgcodecDecoder_t decoder, in[batch_size] const nvimgcodecCodeStream_t *streams, in[batch_size] const nvimgcodecImage_t *images, int batch_size, in[1] const nvimgcodecDecodeParams_t *params, out nvimgcodecFuture_t *future)",
    "nvimgcodecEncoderCreate": "nvimgcodecStatus_t (nvimgcodecInstance_t instance, out nvimgcodecEncoder_t *encoder, in[1] const nvimgcodecExecutionParams_t *exec_params, const char *options)",
    "nvimgcodecEncoderDestroy": "nvimgcodecStatus_t (nvimgcodecEncoder_t encoder)",
    "nvimgcodecEncoderCanEncode": "nvimgcodecStatus_t (nvimgcodecEncoder_t encoder, in[batch_size] const nvimgcodecImage_t *images, in[batch_size] const nvimgcodecCodeStream_t *streams, int batch_size, in[1] const nvimgcodecEncodeParams_t *params, list:batch_size nvimgcodecProcessingStatus_t *processing_status, int force_format)",
    "nvimgcodecEncoderEncode": "nvimgcodecStatus_t (nvimgcodecEncoder_t encoder, in[batch_size] const nvimgcodecImage_t *images, in[batch_size] const nvimgcodecCodeStream_t *streams, int batch_size, in[1] const nvimgcodecEncodeParams_t *params, out nvimgcodecFuture_t *future)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
    "nvimgcodecExtensionCreate": ("0.7", "0.8", "0.9"),
    "nvimgcodecImageCreate": ("0.7",),
    "nvimgcodecImageGetImageInfo": ("0.7",),
    "nvimgcodecCodeStreamCreateFromFile": ("0.8", "0.9"),
    "nvimgcodecCodeStreamCreateFromHostMem": ("0.8", "0.9"),
    "nvimgcodecCodeStreamCreateToFile": ("0.7",),
    "nvimgcodecCodeStreamCreateToHostMem": ("0.7",),
    "nvimgcodecCodeStreamGetCodeStreamInfo": ("0.7", "0.8", "0.9"),
    "nvimgcodecCodeStreamGetSubCodeStream": ("0.7", "0.8", "0.9"),
    "nvimgcodecCodeStreamGetImageInfo": ("0.7",),
    "nvimgcodecDecoderGetMetadata": ("0.7",),
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

HEADER = "nvimgcodec.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
