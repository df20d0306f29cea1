"""The functions of nvjpeg, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvjpeg.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")
VERSIONS: dict[str, tuple[int, int, int]] = {"11.7": (11, 8, 0), "11.8": (11, 9, 0), "12.0": (12, 0, 1), "12.1": (12, 2, 0), "12.2": (12, 2, 2), "12.3": (12, 3, 0), "12.4": (12, 3, 1), "12.5": (12, 3, 2), "12.6": (12, 3, 3), "12.8": (12, 3, 5), "12.9": (12, 4, 0), "13.0": (13, 0, 1), "13.1": (13, 0, 3), "13.2": (13, 1, 0), "13.3": (13, 2, 1), "13.4": (13, 2, 3), "13.5": (13, 3, 2)}

FUNCTIONS: dict[str, str] = {
    "nvjpegGetProperty": "nvjpegStatus_t (libraryPropertyType type, out int *value)",
    "nvjpegGetCudartProperty": "nvjpegStatus_t (libraryPropertyType type, out int *value)",
    "nvjpegCreate": "nvjpegStatus_t (nvjpegBackend_t backend, in[1] nvjpegDevAllocator_t *dev_allocator, out nvjpegHandle_t *handle)",
    "nvjpegCreateSimple": "nvjpegStatus_t (out nvjpegHandle_t *handle)",
    "nvjpegCreateEx": "nvjpegStatus_t (nvjpegBackend_t backend, in[1] nvjpegDevAllocator_t *dev_allocator, in[1] nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, out nvjpegHandle_t *handle)",
    "nvjpegCreateExV2": "nvjpegStatus_t (nvjpegBackend_t backend, in[1] nvjpegDevAllocatorV2_t *dev_allocator, in[1] nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, out nvjpegHandle_t *handle)",
    "nvjpegDestroy": "nvjpegStatus_t (nvjpegHandle_t handle)",
    "nvjpegSetDeviceMemoryPadding": "nvjpegStatus_t (size_t padding, nvjpegHandle_t handle)",
    "nvjpegGetDeviceMemoryPadding": "nvjpegStatus_t (out size_t *padding, nvjpegHandle_t handle)",
    "nvjpegSetPinnedMemoryPadding": "nvjpegStatus_t (size_t padding, nvjpegHandle_t handle)",
    "nvjpegGetPinnedMemoryPadding": "nvjpegStatus_t (out size_t *padding, nvjpegHandle_t handle)",
    "nvjpegGetHardwareDecoderInfo": "@11.8 nvjpegStatus_t (nvjpegHandle_t handle, out unsigned int *num_engines, out unsigned int *num_cores_per_engine)",
    "nvjpegGetHardwareEncoderInfo": "@12.9 nvjpegStatus_t (nvjpegHandle_t handle, out unsigned int *num_engines)",
    "nvjpegJpegStateCreate": "nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegJpegState_t *jpeg_handle)",
    "nvjpegJpegStateDestroy": "nvjpegStatus_t (nvjpegJpegState_t jpeg_handle)",
    "nvjpegGetImageInfo": "nvjpegStatus_t (nvjpegHandle_t handle, in[length] const unsigned char *data, size_t length, out int *nComponents, out nvjpegChromaSubsampling_t *subsampling, list:NVJPEG_MAX_COMPONENT int *widths, list:NVJPEG_MAX_COMPONENT int *heights)",
    "nvjpegDecode": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, in[length] const unsigned char *data, size_t length, nvjpegOutputFormat_t output_format, in[1] nvjpegImage_t *destination, cudaStream_t stream)",
    "nvjpegDecodeBatchedInitialize": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int max_cpu_threads, nvjpegOutputFormat_t output_format)",
    "nvjpegDecodeBatched": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, in[?object] const unsigned char *const *data, in[?object] const size_t *lengths, in[?object] nvjpegImage_t *destinations, cudaStream_t stream)",
    "nvjpegDecodeBatchedPreAllocate": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t output_format)",
    "nvjpegDecodeBatchedParseJpegTables": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, in[length] const unsigned char *data, const size_t length)",
    "nvjpegEncoderStateCreate": "nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegEncoderState_t *encoder_state, cudaStream_t stream)",
    "nvjpegEncoderStateCreateWithBackend": "@12.9 nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegEncoderState_t *encoder_state, nvjpegEncBackend_t backend, cudaStream_t stream)",
    "nvjpegEncoderStateDestroy": "nvjpegStatus_t (nvjpegEncoderState_t encoder_state)",
    "nvjpegEncoderParamsCreate": "nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegEncoderParams_t *encoder_params, cudaStream_t stream)",
    "nvjpegEncoderParamsDestroy": "nvjpegStatus_t (nvjpegEncoderParams_t encoder_params)",
    "nvjpegEncoderParamsSetQuality": "nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, const int quality, cudaStream_t stream)",
    "nvjpegEncoderParamsSetEncoding": "nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype, cudaStream_t stream)",
    "nvjpegEncoderParamsSetOptimizedHuffman": "nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, const int optimized, cudaStream_t stream)",
    "nvjpegEncoderParamsSetSamplingFactors": "nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, const nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)",
    "nvjpegEncoderParamsSetRestartInterval": "@12.9 nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, unsigned int restart_interval, cudaStream_t stream)",
    "nvjpegEncodeGetBufferSize": "nvjpegStatus_t (nvjpegHandle_t handle, const nvjpegEncoderParams_t encoder_params, int image_width, int image_height, out size_t *max_stream_length)",
    "nvjpegEncodeYUV": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, in[1] const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int image_height, cudaStream_t stream)",
    "nvjpegEncodeImage": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, in[1] const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)",
    "nvjpegEncode": "@12.9 nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, in[1] const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)",
    "nvjpegEncodeRetrieveBitstreamDevice": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, inout.device unsigned char *data, both size_t *length, cudaStream_t stream)",
    "nvjpegEncodeRetrieveBitstream": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, inout[length] unsigned char *data, both size_t *length, cudaStream_t stream)",
    "nvjpegBufferPinnedCreate": "nvjpegStatus_t (nvjpegHandle_t handle, in[1] nvjpegPinnedAllocator_t *pinned_allocator, out nvjpegBufferPinned_t *buffer)",
    "nvjpegBufferPinnedCreateV2": "nvjpegStatus_t (nvjpegHandle_t handle, in[1] nvjpegPinnedAllocatorV2_t *pinned_allocator, out nvjpegBufferPinned_t *buffer)",
    "nvjpegBufferPinnedResize": "@12.3 nvjpegStatus_t (nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream)",
    "nvjpegBufferPinnedDestroy": "nvjpegStatus_t (nvjpegBufferPinned_t buffer)",
    "nvjpegBufferDeviceCreate": "nvjpegStatus_t (nvjpegHandle_t handle, in[1] nvjpegDevAllocator_t *device_allocator, out nvjpegBufferDevice_t *buffer)",
    "nvjpegBufferDeviceCreateV2": "nvjpegStatus_t (nvjpegHandle_t handle, in[1] nvjpegDevAllocatorV2_t *device_allocator, out nvjpegBufferDevice_t *buffer)",
    "nvjpegBufferDeviceResize": "@12.3 nvjpegStatus_t (nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream)",
    "nvjpegBufferDeviceDestroy": "nvjpegStatus_t (nvjpegBufferDevice_t buffer)",
    "nvjpegBufferPinnedRetrieve": "nvjpegStatus_t (nvjpegBufferPinned_t buffer, out size_t *size, out void **ptr)",
    "nvjpegBufferDeviceRetrieve": "nvjpegStatus_t (nvjpegBufferDevice_t buffer, out size_t *size, out void **ptr)",
    "nvjpegStateAttachPinnedBuffer": "nvjpegStatus_t (nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t pinned_buffer)",
    "nvjpegStateAttachDeviceBuffer": "nvjpegStatus_t (nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t device_buffer)",
    "nvjpegJpegStreamCreate": "nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegJpegStream_t *jpeg_stream)",
    "nvjpegJpegStreamDestroy": "nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream)",
    "nvjpegJpegStreamParse": "nvjpegStatus_t (nvjpegHandle_t handle, in[length] const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)",
    "nvjpegJpegStreamParseHeader": "nvjpegStatus_t (nvjpegHandle_t handle, in[length] const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)",
    "nvjpegJpegStreamParseTables": "nvjpegStatus_t (nvjpegHandle_t handle, in[length] const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)",
    "nvjpegJpegStreamGetJpegEncoding": "nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out nvjpegJpegEncoding_t *jpeg_encoding)",
    "nvjpegJpegStreamGetFrameDimensions": "nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out unsigned int *width, out unsigned int *height)",
    "nvjpegJpegStreamGetComponentsNum": "nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out unsigned int *components_num)",
    "nvjpegJpegStreamGetComponentDimensions": "nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, unsigned int component, out unsigned int *width, out unsigned int *height)",
    "nvjpegJpegStreamGetExifOrientation": "nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out nvjpegExifOrientation_t *orientation_flag)",
    "nvjpegJpegStreamGetSamplePrecision": "@12.1 nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out unsigned int *precision)",
    "nvjpegJpegStreamGetChromaSubsampling": "nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out nvjpegChromaSubsampling_t *chroma_subsampling)",
    "nvjpegDecodeParamsCreate": "nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegDecodeParams_t *decode_params)",
    "nvjpegDecodeParamsDestroy": "nvjpegStatus_t (nvjpegDecodeParams_t decode_params)",
    "nvjpegDecodeParamsSetOutputFormat": "nvjpegStatus_t (nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t output_format)",
    "nvjpegDecodeParamsSetROI": "nvjpegStatus_t (nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int roi_width, int roi_height)",
    "nvjpegDecodeParamsSetAllowCMYK": "nvjpegStatus_t (nvjpegDecodeParams_t decode_params, int allow_cmyk)",
    "nvjpegDecodeParamsSetScaleFactor": "nvjpegStatus_t (nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t scale_factor)",
    "nvjpegDecodeParamsSetExifOrientation": "nvjpegStatus_t (nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t orientation)",
    "nvjpegDecoderCreate": "nvjpegStatus_t (nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation, out nvjpegJpegDecoder_t *decoder_handle)",
    "nvjpegDecoderDestroy": "nvjpegStatus_t (nvjpegJpegDecoder_t decoder_handle)",
    "nvjpegDecoderJpegSupported": "nvjpegStatus_t (nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, out int *is_supported)",
    "nvjpegDecodeBatchedSupported": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, out int *is_supported)",
    "nvjpegDecodeBatchedSupportedEx": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, out int *is_supported)",
    "nvjpegDecoderStateCreate": "nvjpegStatus_t (nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle, out nvjpegJpegState_t *decoder_state)",
    "nvjpegDecodeJpeg": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_bitstream, in[1] nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params, cudaStream_t stream)",
    "nvjpegDecodeJpegHost": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)",
    "nvjpegDecodeJpegTransferToDevice": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)",
    "nvjpegDecodeJpegDevice": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, in[1] nvjpegImage_t *destination, cudaStream_t stream)",
    "nvjpegDecodeBatchedEx": "nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, in[?object] const unsigned char *const *data, in[?object] const size_t *lengths, in[?object] nvjpegImage_t *destinations, in[1] nvjpegDecodeParams_t *decode_params, cudaStream_t stream)",
    "nvjpegEncoderParamsCopyMetadata": "nvjpegStatus_t (nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)",
    "nvjpegEncoderParamsCopyQuantizationTables": "nvjpegStatus_t (nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)",
    "nvjpegEncoderParamsCopyHuffmanTables": "@11.7<13.0 nvjpegStatus_t (nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)",
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

HEADER = "nvjpeg.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
