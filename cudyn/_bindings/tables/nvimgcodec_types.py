"""The types of nvimgcodec, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvimgcodec.h of the header releases 0.6 to 0.9
(4 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "12.9"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t",)
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "nvimgcodecInstance_t": "struct nvimgcodecInstance *",
    "nvimgcodecImage_t": "struct nvimgcodecImage *",
    "nvimgcodecCodeStream_t": "struct nvimgcodecCodeStream *",
    "nvimgcodecParser_t": "struct nvimgcodecParser *",
    "nvimgcodecEncoder_t": "struct nvimgcodecEncoder *",
    "nvimgcodecDecoder_t": "struct nvimgcodecDecoder *",
    "nvimgcodecDebugMessenger_t": "struct nvimgcodecDebugMessenger *",
    "nvimgcodecExtension_t": "struct nvimgcodecExtension *",
    "nvimgcodecFuture_t": "struct nvimgcodecFuture *",
    "nvimgcodecStructureType_t": "enum nvimgcodecStructureType_t",
    "nvimgcodecProperties_t": "struct nvimgcodecProperties_t",
    "nvimgcodecDeviceMalloc_t": "int (*)(void *, void **, size_t, cudaStream_t)",
    "nvimgcodecDeviceFree_t": "int (*)(void *, void *, size_t, cudaStream_t)",
    "nvimgcodecPinnedMalloc_t": "int (*)(void *, void **, size_t, cudaStream_t)",
    "nvimgcodecPinnedFree_t": "int (*)(void *, void *, size_t, cudaStream_t)",
    "nvimgcodecDeviceAllocator_t": "struct nvimgcodecDeviceAllocator_t",
    "nvimgcodecPinnedAllocator_t": "struct nvimgcodecPinnedAllocator_t",
    "nvimgcodecStatus_t": "enum nvimgcodecStatus_t",
    "nvimgcodecSampleDataType_t": "enum nvimgcodecSampleDataType_t",
    "nvimgcodecChromaSubsampling_t": "enum nvimgcodecChromaSubsampling_t",
    "nvimgcodecSampleFormat_t": "enum nvimgcodecSampleFormat_t",
    "nvimgcodecColorSpec_t": "enum nvimgcodecColorSpec_t",
    "nvimgcodecOrientation_t": "struct nvimgcodecOrientation_t",
    "nvimgcodecImagePlaneInfo_t": "struct nvimgcodecImagePlaneInfo_t",
    "nvimgcodecOutOfBoundsSample_t": "@0.7 struct nvimgcodecOutOfBoundsSample_t",
    "nvimgcodecOutOfBoundsPolicy_t": "@0.7 enum nvimgcodecOutOfBoundsPolicy_t",
    "nvimgcodecRegion_t": "struct nvimgcodecRegion_t",
    "nvimgcodecImageBufferKind_t": "enum nvimgcodecImageBufferKind_t",
    "nvimgcodecImageInfo_t": "struct nvimgcodecImageInfo_t",
    "nvimgcodecCodeStreamView_t": "struct nvimgcodecCodeStreamView_t",
    "nvimgcodecCodeStreamInfo_t": "struct nvimgcodecCodeStreamInfo_t",
    "nvimgcodecCodeStreamInfoTiffExt_t": "@0.8 struct nvimgcodecCodeStreamInfoTiffExt_t",
    "nvimgcodecJpegEncoding_t": "enum nvimgcodecJpegEncoding_t",
    "nvimgcodecJpegImageInfo_t": "struct nvimgcodecJpegImageInfo_t",
    "nvimgcodecTileGeometryInfo_t": "struct nvimgcodecTileGeometryInfo_t",
    "nvimgcodecBackendKind_t": "enum nvimgcodecBackendKind_t",
    "nvimgcodecLoadHintPolicy_t": "enum nvimgcodecLoadHintPolicy_t",
    "nvimgcodecBackendParams_t": "struct nvimgcodecBackendParams_t",
    "nvimgcodecBackend_t": "struct nvimgcodecBackend_t",
    "nvimgcodecProcessingStatus": "enum nvimgcodecProcessingStatus",
    "nvimgcodecProcessingStatus_t": "uint32_t",
    "nvimgcodecDecodeParams_t": "struct nvimgcodecDecodeParams_t",
    "nvimgcodecQualityType_t": "enum nvimgcodecQualityType_t",
    "nvimgcodecEncodeParams_t": "struct nvimgcodecEncodeParams_t",
    "nvimgcodecJpeg2kProgOrder_t": "enum nvimgcodecJpeg2kProgOrder_t",
    "nvimgcodecJpeg2kBitstreamType_t": "enum nvimgcodecJpeg2kBitstreamType_t",
    "nvimgcodecJpeg2kEncodeParams_t": "struct nvimgcodecJpeg2kEncodeParams_t",
    "nvimgcodecJpegEncodeParams_t": "struct nvimgcodecJpegEncodeParams_t",
    "nvimgcodecMetadataKind_t": "enum nvimgcodecMetadataKind_t",
    "nvimgcodecMetadataFormat_t": "enum nvimgcodecMetadataFormat_t",
    "nvimgcodecMetadataValueType_t": "@0.7 enum nvimgcodecMetadataValueType_t",
    "nvimgcodecMetadata_t": "struct nvimgcodecMetadata_t",
    "nvimgcodecDebugMessageSeverity_t": "enum nvimgcodecDebugMessageSeverity_t",
    "nvimgcodecDebugMessageCategory_t": "enum nvimgcodecDebugMessageCategory_t",
    "nvimgcodecDebugMessageData_t": "struct nvimgcodecDebugMessageData_t",
    "nvimgcodecDebugCallback_t": "int (*)(const nvimgcodecDebugMessageSeverity_t, const nvimgcodecDebugMessageCategory_t, const nvimgcodecDebugMessageData_t *, void *)",
    "nvimgcodecDebugMessengerDesc_t": "struct nvimgcodecDebugMessengerDesc_t",
    "nvimgcodecExecutorDesc_t": "struct nvimgcodecExecutorDesc_t",
    "nvimgcodecExecutionParams_t": "struct nvimgcodecExecutionParams_t",
    "nvimgcodecIoStreamDesc_t": "struct nvimgcodecIoStreamDesc_t",
    "nvimgcodecCodeStreamDesc_t": "struct nvimgcodecCodeStreamDesc_t",
    "nvimgcodecImageDesc_t": "struct nvimgcodecImageDesc_t",
    "nvimgcodecParserDesc_t": "struct nvimgcodecParserDesc_t",
    "nvimgcodecEncoderDesc_t": "struct nvimgcodecEncoderDesc_t",
    "nvimgcodecDecoderDesc_t": "struct nvimgcodecDecoderDesc_t",
    "nvimgcodecPriority_t": "enum nvimgcodecPriority_t",
    "nvimgcodecLogFunc_t": "nvimgcodecStatus_t (*)(void *, const nvimgcodecDebugMessageSeverity_t, const nvimgcodecDebugMessageCategory_t, const nvimgcodecDebugMessageData_t *)",
    "nvimgcodecFrameworkDesc_t": "struct nvimgcodecFrameworkDesc_t",
    "nvimgcodecExtensionDesc_t": "struct nvimgcodecExtensionDesc_t",
    "nvimgcodecExtensionModuleEntryFunc_t": "nvimgcodecStatus_t (*)(nvimgcodecExtensionDesc_t *)",
    "nvimgcodecInstanceCreateInfo_t": "struct nvimgcodecInstanceCreateInfo_t",
    "nvimgcodecResizeBufferFunc_t": "unsigned char * (*)(void *, size_t)",
}

ENUMS: dict[str, str] = {
    "nvimgcodecStructureType_t": """unsigned int
NVIMGCODEC_STRUCTURE_TYPE_UNKNOWN
NVIMGCODEC_STRUCTURE_TYPE_PROPERTIES
NVIMGCODEC_STRUCTURE_TYPE_INSTANCE_CREATE_INFO
NVIMGCODEC_STRUCTURE_TYPE_DEVICE_ALLOCATOR
NVIMGCODEC_STRUCTURE_TYPE_PINNED_ALLOCATOR
NVIMGCODEC_STRUCTURE_TYPE_DECODE_PARAMS
NVIMGCODEC_STRUCTURE_TYPE_ENCODE_PARAMS
NVIMGCODEC_STRUCTURE_TYPE_ORIENTATION
NVIMGCODEC_STRUCTURE_TYPE_REGION
NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_VIEW
NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_INFO
NVIMGCODEC_STRUCTURE_TYPE_IMAGE_INFO
NVIMGCODEC_STRUCTURE_TYPE_IMAGE_PLANE_INFO
NVIMGCODEC_STRUCTURE_TYPE_JPEG_IMAGE_INFO
NVIMGCODEC_STRUCTURE_TYPE_JPEG_ENCODE_PARAMS
NVIMGCODEC_STRUCTURE_TYPE_TILE_GEOMETRY_INFO
NVIMGCODEC_STRUCTURE_TYPE_JPEG2K_ENCODE_PARAMS
NVIMGCODEC_STRUCTURE_TYPE_BACKEND
NVIMGCODEC_STRUCTURE_TYPE_IO_STREAM_DESC
NVIMGCODEC_STRUCTURE_TYPE_FRAMEWORK_DESC
NVIMGCODEC_STRUCTURE_TYPE_DECODER_DESC
NVIMGCODEC_STRUCTURE_TYPE_ENCODER_DESC
NVIMGCODEC_STRUCTURE_TYPE_PARSER_DESC
NVIMGCODEC_STRUCTURE_TYPE_IMAGE_DESC
NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_DESC
NVIMGCODEC_STRUCTURE_TYPE_DEBUG_MESSENGER_DESC
NVIMGCODEC_STRUCTURE_TYPE_DEBUG_MESSAGE_DATA
NVIMGCODEC_STRUCTURE_TYPE_EXTENSION_DESC
NVIMGCODEC_STRUCTURE_TYPE_EXECUTOR_DESC
NVIMGCODEC_STRUCTURE_TYPE_BACKEND_PARAMS
NVIMGCODEC_STRUCTURE_TYPE_EXECUTION_PARAMS
NVIMGCODEC_STRUCTURE_TYPE_METADATA
NVIMGCODEC_STRUCTURE_TYPE_METADATA_KIND
NVIMGCODEC_STRUCTURE_TYPE_METADATA_FORMAT
NVIMGCODEC_STRUCTURE_TYPE_TIFF_CODE_STREAM_INFO @0.8
NVIMGCODEC_STRUCTURE_TYPE_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecStatus_t": """unsigned int
NVIMGCODEC_STATUS_SUCCESS
NVIMGCODEC_STATUS_NOT_INITIALIZED
NVIMGCODEC_STATUS_INVALID_PARAMETER
NVIMGCODEC_STATUS_BAD_CODESTREAM
NVIMGCODEC_STATUS_CODESTREAM_UNSUPPORTED
NVIMGCODEC_STATUS_ALLOCATOR_FAILURE
NVIMGCODEC_STATUS_EXECUTION_FAILED
NVIMGCODEC_STATUS_ARCH_MISMATCH
NVIMGCODEC_STATUS_INTERNAL_ERROR
NVIMGCODEC_STATUS_IMPLEMENTATION_UNSUPPORTED
NVIMGCODEC_STATUS_MISSED_DEPENDENCIES
NVIMGCODEC_STATUS_EXTENSION_NOT_INITIALIZED
NVIMGCODEC_STATUS_EXTENSION_INVALID_PARAMETER
NVIMGCODEC_STATUS_EXTENSION_BAD_CODE_STREAM
NVIMGCODEC_STATUS_EXTENSION_CODESTREAM_UNSUPPORTED
NVIMGCODEC_STATUS_EXTENSION_ALLOCATOR_FAILURE
NVIMGCODEC_STATUS_EXTENSION_ARCH_MISMATCH
NVIMGCODEC_STATUS_EXTENSION_INTERNAL_ERROR
NVIMGCODEC_STATUS_EXTENSION_IMPLEMENTATION_NOT_SUPPORTED
NVIMGCODEC_STATUS_EXTENSION_INCOMPLETE_BITSTREAM
NVIMGCODEC_STATUS_EXTENSION_EXECUTION_FAILED
NVIMGCODEC_STATUS_EXTENSION_CUDA_CALL_ERROR
NVIMGCODEC_STATUS_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecSampleDataType_t": """int
NVIMGCODEC_SAMPLE_DATA_TYPE_UNKNOWN
NVIMGCODEC_SAMPLE_DATA_TYPE_INT8 2049
NVIMGCODEC_SAMPLE_DATA_TYPE_UINT8
NVIMGCODEC_SAMPLE_DATA_TYPE_INT16 4099
NVIMGCODEC_SAMPLE_DATA_TYPE_UINT16
NVIMGCODEC_SAMPLE_DATA_TYPE_INT32 8197
NVIMGCODEC_SAMPLE_DATA_TYPE_UINT32
NVIMGCODEC_SAMPLE_DATA_TYPE_INT64 16391
NVIMGCODEC_SAMPLE_DATA_TYPE_UINT64
NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT16 4105
NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT32 8203
NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT64 16397
NVIMGCODEC_SAMPLE_DATA_TYPE_UNSUPPORTED -1
NVIMGCODEC_SAMPLE_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecChromaSubsampling_t": """int
NVIMGCODEC_SAMPLING_NONE
NVIMGCODEC_SAMPLING_444 0
NVIMGCODEC_SAMPLING_422 2
NVIMGCODEC_SAMPLING_420
NVIMGCODEC_SAMPLING_440
NVIMGCODEC_SAMPLING_411
NVIMGCODEC_SAMPLING_410
NVIMGCODEC_SAMPLING_GRAY
NVIMGCODEC_SAMPLING_410V
NVIMGCODEC_SAMPLING_UNSUPPORTED -1
NVIMGCODEC_SAMPLING_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecSampleFormat_t": """int
NVIMGCODEC_SAMPLEFORMAT_UNKNOWN
NVIMGCODEC_SAMPLEFORMAT_P_UNCHANGED
NVIMGCODEC_SAMPLEFORMAT_I_UNCHANGED
NVIMGCODEC_SAMPLEFORMAT_P_AUTO_COMPONENTS @0.9 1
NVIMGCODEC_SAMPLEFORMAT_I_AUTO_COMPONENTS @0.9
NVIMGCODEC_SAMPLEFORMAT_P_Y @0.6<0.7 7 | @0.7
NVIMGCODEC_SAMPLEFORMAT_I_Y @0.7
NVIMGCODEC_SAMPLEFORMAT_P_YA @0.7
NVIMGCODEC_SAMPLEFORMAT_I_YA @0.7
NVIMGCODEC_SAMPLEFORMAT_P_RGB @0.6<0.7 3 | @0.7
NVIMGCODEC_SAMPLEFORMAT_I_RGB @0.6<0.7 4 | @0.7
NVIMGCODEC_SAMPLEFORMAT_P_BGR @0.6<0.7 5 | @0.7
NVIMGCODEC_SAMPLEFORMAT_I_BGR @0.6<0.7 6 | @0.7
NVIMGCODEC_SAMPLEFORMAT_P_YUV @0.6<0.7 9 | @0.7
NVIMGCODEC_SAMPLEFORMAT_P_YCC @0.7 11
NVIMGCODEC_SAMPLEFORMAT_I_YUV @0.7
NVIMGCODEC_SAMPLEFORMAT_I_YCC @0.7 12
NVIMGCODEC_SAMPLEFORMAT_P_RGBA @0.7
NVIMGCODEC_SAMPLEFORMAT_I_RGBA @0.7
NVIMGCODEC_SAMPLEFORMAT_P_YCCK @0.7
NVIMGCODEC_SAMPLEFORMAT_I_YCCK @0.7
NVIMGCODEC_SAMPLEFORMAT_P_CMYK @0.7
NVIMGCODEC_SAMPLEFORMAT_I_CMYK @0.7
NVIMGCODEC_SAMPLEFORMAT_UNSUPPORTED -1
NVIMGCODEC_SAMPLEFORMAT_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecColorSpec_t": """int
NVIMGCODEC_COLORSPEC_UNKNOWN
NVIMGCODEC_COLORSPEC_UNCHANGED 0
NVIMGCODEC_COLORSPEC_SRGB
NVIMGCODEC_COLORSPEC_GRAY
NVIMGCODEC_COLORSPEC_SYCC
NVIMGCODEC_COLORSPEC_CMYK
NVIMGCODEC_COLORSPEC_YCCK
NVIMGCODEC_COLORSPEC_PALETTE @0.7
NVIMGCODEC_COLORSPEC_ICC_PROFILE @0.7
NVIMGCODEC_COLORSPEC_UNSUPPORTED -1
NVIMGCODEC_COLORSPEC_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecOutOfBoundsPolicy_t": """unsigned int
NVIMGCODEC_OUT_OF_BOUNDS_POLICY_CONSTANT @0.7
NVIMGCODEC_OUT_OF_BOUNDS_POLICY_ENUM_FORCE_INT @0.7 2147483647""",
    "nvimgcodecImageBufferKind_t": """int
NVIMGCODEC_IMAGE_BUFFER_KIND_UNKNOWN
NVIMGCODEC_IMAGE_BUFFER_KIND_STRIDED_DEVICE
NVIMGCODEC_IMAGE_BUFFER_KIND_STRIDED_HOST
NVIMGCODEC_IMAGE_BUFFER_KIND_UNSUPPORTED -1
NVIMGCODEC_IMAGE_BUFFER_KIND_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecJpegEncoding_t": """unsigned int
NVIMGCODEC_JPEG_ENCODING_UNKNOWN
NVIMGCODEC_JPEG_ENCODING_BASELINE_DCT 192
NVIMGCODEC_JPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN
NVIMGCODEC_JPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN
NVIMGCODEC_JPEG_ENCODING_LOSSLESS_HUFFMAN
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_SEQUENTIAL_DCT_HUFFMAN 197
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_PROGRESSIVE_DCT_HUFFMAN
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_LOSSLESS_HUFFMAN
NVIMGCODEC_JPEG_ENCODING_RESERVED_FOR_JPEG_EXTENSIONS
NVIMGCODEC_JPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_ARITHMETIC
NVIMGCODEC_JPEG_ENCODING_PROGRESSIVE_DCT_ARITHMETIC
NVIMGCODEC_JPEG_ENCODING_LOSSLESS_ARITHMETIC
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_SEQUENTIAL_DCT_ARITHMETIC 205
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_PROGRESSIVE_DCT_ARITHMETIC
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_LOSSLESS_ARITHMETIC
NVIMGCODEC_JPEG_ENCODING_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecBackendKind_t": """unsigned int
NVIMGCODEC_BACKEND_KIND_CPU_ONLY 1
NVIMGCODEC_BACKEND_KIND_GPU_ONLY
NVIMGCODEC_BACKEND_KIND_HYBRID_CPU_GPU
NVIMGCODEC_BACKEND_KIND_HW_GPU_ONLY""",
    "nvimgcodecLoadHintPolicy_t": """unsigned int
NVIMGCODEC_LOAD_HINT_POLICY_IGNORE 1
NVIMGCODEC_LOAD_HINT_POLICY_FIXED
NVIMGCODEC_LOAD_HINT_POLICY_ADAPTIVE_MINIMIZE_IDLE_TIME""",
    "nvimgcodecProcessingStatus": """unsigned int
NVIMGCODEC_PROCESSING_STATUS_UNKNOWN
NVIMGCODEC_PROCESSING_STATUS_SUCCESS
NVIMGCODEC_PROCESSING_STATUS_SATURATED
NVIMGCODEC_PROCESSING_STATUS_FAIL
NVIMGCODEC_PROCESSING_STATUS_IMAGE_CORRUPTED 7
NVIMGCODEC_PROCESSING_STATUS_CODEC_UNSUPPORTED 11
NVIMGCODEC_PROCESSING_STATUS_BACKEND_UNSUPPORTED 19
NVIMGCODEC_PROCESSING_STATUS_ENCODING_UNSUPPORTED 35
NVIMGCODEC_PROCESSING_STATUS_RESOLUTION_UNSUPPORTED 67
NVIMGCODEC_PROCESSING_STATUS_CODESTREAM_UNSUPPORTED 131
NVIMGCODEC_PROCESSING_STATUS_COLOR_SPEC_UNSUPPORTED 5
NVIMGCODEC_PROCESSING_STATUS_ORIENTATION_UNSUPPORTED 9
NVIMGCODEC_PROCESSING_STATUS_ROI_UNSUPPORTED 17
NVIMGCODEC_PROCESSING_STATUS_SAMPLING_UNSUPPORTED 33
NVIMGCODEC_PROCESSING_STATUS_SAMPLE_TYPE_UNSUPPORTED 65
NVIMGCODEC_PROCESSING_STATUS_SAMPLE_FORMAT_UNSUPPORTED 129
NVIMGCODEC_PROCESSING_STATUS_NUM_IMAGES_UNSUPPORTED 257
NVIMGCODEC_PROCESSING_STATUS_NUM_PLANES_UNSUPPORTED 513
NVIMGCODEC_PROCESSING_STATUS_NUM_CHANNELS_UNSUPPORTED 1025
NVIMGCODEC_PROCESSING_STATUS_QUALITY_TYPE_UNSUPPORTED 2049
NVIMGCODEC_PROCESSING_STATUS_QUALITY_VALUE_UNSUPPORTED 4097
NVIMGCODEC_PROCESSING_STATUS_TILING_UNSUPPORTED @0.7 8193
NVIMGCODEC_PROCESSING_STATUS_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecQualityType_t": """unsigned int
NVIMGCODEC_QUALITY_TYPE_DEFAULT
NVIMGCODEC_QUALITY_TYPE_LOSSLESS
NVIMGCODEC_QUALITY_TYPE_QUALITY
NVIMGCODEC_QUALITY_TYPE_QUANTIZATION_STEP
NVIMGCODEC_QUALITY_TYPE_PSNR
NVIMGCODEC_QUALITY_TYPE_SIZE_RATIO
NVIMGCODEC_QUALITY_TYPE_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecJpeg2kProgOrder_t": """unsigned int
NVIMGCODEC_JPEG2K_PROG_ORDER_LRCP
NVIMGCODEC_JPEG2K_PROG_ORDER_RLCP
NVIMGCODEC_JPEG2K_PROG_ORDER_RPCL
NVIMGCODEC_JPEG2K_PROG_ORDER_PCRL
NVIMGCODEC_JPEG2K_PROG_ORDER_CPRL
NVIMGCODEC_JPEG2K_PROG_ORDER_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecJpeg2kBitstreamType_t": """unsigned int
NVIMGCODEC_JPEG2K_STREAM_J2K
NVIMGCODEC_JPEG2K_STREAM_JP2
NVIMGCODEC_JPEG2K_STREAM_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecMetadataKind_t": """unsigned int
NVIMGCODEC_METADATA_KIND_UNKNOWN
NVIMGCODEC_METADATA_KIND_TIFF_TAG @0.7
NVIMGCODEC_METADATA_KIND_ICC_PROFILE @0.7
NVIMGCODEC_METADATA_KIND_EXIF @0.6<0.7 1 | @0.7
NVIMGCODEC_METADATA_KIND_GEO @0.6<0.7 2 | @0.7
NVIMGCODEC_METADATA_KIND_MED_APERIO @0.6<0.7 3 | @0.7
NVIMGCODEC_METADATA_KIND_MED_PHILIPS @0.6<0.7 4 | @0.7
NVIMGCODEC_METADATA_KIND_MED_VENTANA @0.7
NVIMGCODEC_METADATA_KIND_MED_LEICA @0.7
NVIMGCODEC_METADATA_KIND_MED_TRESTLE @0.7
NVIMGCODEC_METADATA_KIND_TIFF_TAG_LIST @0.8
NVIMGCODEC_METADATA_KIND_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecMetadataFormat_t": """unsigned int
NVIMGCODEC_METADATA_FORMAT_UNKNOWN
NVIMGCODEC_METADATA_FORMAT_RAW
NVIMGCODEC_METADATA_FORMAT_JSON
NVIMGCODEC_METADATA_FORMAT_XML
NVIMGCODEC_METADATA_FORMAT_XMP @0.7
NVIMGCODEC_METADATA_FORMAT_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecMetadataValueType_t": """unsigned int
NVIMGCODEC_METADATA_VALUE_TYPE_UNKNOWN @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_BYTE @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_ASCII @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_SHORT @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_LONG @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_RATIONAL @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_SBYTE @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_UNDEFINED @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_SSHORT @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_SLONG @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_SRATIONAL @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_FLOAT @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_DOUBLE @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_IFD @0.8
NVIMGCODEC_METADATA_VALUE_TYPE_LONG8 @0.7 16
NVIMGCODEC_METADATA_VALUE_TYPE_SLONG8 @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_IFD8 @0.7
NVIMGCODEC_METADATA_VALUE_TYPE_ENUM_FORCE_INT @0.7 2147483647""",
    "nvimgcodecDebugMessageSeverity_t": """unsigned int
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_NONE
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_TRACE
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_DEBUG 16
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_INFO 256
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_WARNING 4096
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ERROR 65536
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_FATAL 1048576
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ALL 268435455
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_DEFAULT 1118208
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecDebugMessageCategory_t": """unsigned int
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_NONE
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_GENERAL
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_VALIDATION 16
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_PERFORMANCE 256
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_ALL 268435455
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_ENUM_FORCE_INT 2147483647""",
    "nvimgcodecPriority_t": """unsigned int
NVIMGCODEC_PRIORITY_HIGHEST
NVIMGCODEC_PRIORITY_VERY_HIGH 100
NVIMGCODEC_PRIORITY_HIGH 200
NVIMGCODEC_PRIORITY_NORMAL 300
NVIMGCODEC_PRIORITY_LOW 400
NVIMGCODEC_PRIORITY_VERY_LOW 500
NVIMGCODEC_PRIORITY_LOWEST 1000
NVIMGCODEC_PRIORITY_ENUM_FORCE_INT 2147483647""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
    "nvimgcodecCodeStreamInfoTiffExt_t": {
        "struct_type": 34,
        "struct_size": "sizeof",
    },
    "nvimgcodecProperties_t": {
        "struct_type": 1,
        "struct_size": "sizeof",
    },
    "nvimgcodecInstanceCreateInfo_t": {
        "struct_type": 2,
        "struct_size": "sizeof",
    },
    "nvimgcodecDeviceAllocator_t": {
        "struct_type": 3,
        "struct_size": "sizeof",
    },
    "nvimgcodecPinnedAllocator_t": {
        "struct_type": 4,
        "struct_size": "sizeof",
    },
    "nvimgcodecDecodeParams_t": {
        "struct_type": 5,
        "struct_size": "sizeof",
    },
    "nvimgcodecEncodeParams_t": {
        "struct_type": 6,
        "struct_size": "sizeof",
    },
    "nvimgcodecOrientation_t": {
        "struct_type": 7,
        "struct_size": "sizeof",
    },
    "nvimgcodecRegion_t": {
        "struct_type": 8,
        "struct_size": "sizeof",
    },
    "nvimgcodecCodeStreamView_t": {
        "struct_type": 9,
        "struct_size": "sizeof",
    },
    "nvimgcodecCodeStreamInfo_t": {
        "struct_type": 10,
        "struct_size": "sizeof",
    },
    "nvimgcodecImageInfo_t": {
        "struct_type": 11,
        "struct_size": "sizeof",
    },
    "nvimgcodecImagePlaneInfo_t": {
        "struct_type": 12,
        "struct_size": "sizeof",
    },
    "nvimgcodecJpegImageInfo_t": {
        "struct_type": 13,
        "struct_size": "sizeof",
    },
    "nvimgcodecJpegEncodeParams_t": {
        "struct_type": 14,
        "struct_size": "sizeof",
    },
    "nvimgcodecTileGeometryInfo_t": {
        "struct_type": 15,
        "struct_size": "sizeof",
    },
    "nvimgcodecJpeg2kEncodeParams_t": {
        "struct_type": 16,
        "struct_size": "sizeof",
    },
    "nvimgcodecBackend_t": {
        "struct_type": 17,
        "struct_size": "sizeof",
    },
    "nvimgcodecIoStreamDesc_t": {
        "struct_type": 18,
        "struct_size": "sizeof",
    },
    "nvimgcodecFrameworkDesc_t": {
        "struct_type": 19,
        "struct_size": "sizeof",
    },
    "nvimgcodecDecoderDesc_t": {
        "struct_type": 20,
        "struct_size": "sizeof",
    },
    "nvimgcodecEncoderDesc_t": {
        "struct_type": 21,
        "struct_size": "sizeof",
    },
    "nvimgcodecParserDesc_t": {
        "struct_type": 22,
        "struct_size": "sizeof",
    },
    "nvimgcodecImageDesc_t": {
        "struct_type": 23,
        "struct_size": "sizeof",
    },
    "nvimgcodecCodeStreamDesc_t": {
        "struct_type": 24,
        "struct_size": "sizeof",
    },
    "nvimgcodecDebugMessengerDesc_t": {
        "struct_type": 25,
        "struct_size": "sizeof",
    },
    "nvimgcodecDebugMessageData_t": {
        "struct_type": 26,
        "struct_size": "sizeof",
    },
    "nvimgcodecExtensionDesc_t": {
        "struct_type": 27,
        "struct_size": "sizeof",
    },
    "nvimgcodecExecutorDesc_t": {
        "struct_type": 28,
        "struct_size": "sizeof",
    },
    "nvimgcodecBackendParams_t": {
        "struct_type": 29,
        "struct_size": "sizeof",
    },
    "nvimgcodecExecutionParams_t": {
        "struct_type": 30,
        "struct_size": "sizeof",
    },
    "nvimgcodecMetadata_t": {
        "struct_type": 31,
        "struct_size": "sizeof",
    },
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "nvimgcodecProperties_t": """struct 32 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 uint32_t version
  28 uint32_t cudart_version""",
    "nvimgcodecDeviceAllocator_t": """struct 56 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecDeviceMalloc_t device_malloc
  32 nvimgcodecDeviceFree_t device_free
  40 void *device_ctx
  48 size_t device_mem_padding""",
    "nvimgcodecPinnedAllocator_t": """struct 56 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecPinnedMalloc_t pinned_malloc
  32 nvimgcodecPinnedFree_t pinned_free
  40 void *pinned_ctx
  48 size_t pinned_mem_padding""",
    "nvimgcodecOrientation_t": """struct 40 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 int rotated
  28 int flip_x
  32 int flip_y""",
    "nvimgcodecImagePlaneInfo_t": """struct 56 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 uint32_t width
  28 uint32_t height
  32 size_t row_stride
  40 uint32_t num_channels
  44 nvimgcodecSampleDataType_t sample_type
  48 uint8_t precision""",
    "nvimgcodecOutOfBoundsSample_t": """@0.7 struct 8 4
  0 union 4 4 value
    0 uint32_t as_uint
    0 int32_t as_int
    0 float as_float
  4 nvimgcodecSampleDataType_t type""",
    "nvimgcodecRegion_t": """@0.6<0.7 struct 72 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 int ndim
  28 int start[5]
  48 int end[5]
@0.7 struct 112 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 int ndim
  28 int start[5]
  48 int end[5]
  68 nvimgcodecOutOfBoundsPolicy_t out_of_bounds_policy
  72 nvimgcodecOutOfBoundsSample_t out_of_bounds_samples[5]""",
    "nvimgcodecImageInfo_t": """@0.6<0.7 struct 2168 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 char codec_name[256]
  280 nvimgcodecColorSpec_t color_spec
  284 nvimgcodecChromaSubsampling_t chroma_subsampling
  288 nvimgcodecSampleFormat_t sample_format
  296 nvimgcodecOrientation_t orientation
  336 uint32_t num_planes
  344 nvimgcodecImagePlaneInfo_t plane_info[32]
  2136 void *buffer
  2144 size_t buffer_size
  2152 nvimgcodecImageBufferKind_t buffer_kind
  2160 cudaStream_t cuda_stream
@0.7 struct 2160 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 char codec_name[256]
  280 nvimgcodecColorSpec_t color_spec
  284 nvimgcodecChromaSubsampling_t chroma_subsampling
  288 nvimgcodecSampleFormat_t sample_format
  296 nvimgcodecOrientation_t orientation
  336 uint32_t num_planes
  344 nvimgcodecImagePlaneInfo_t plane_info[32]
  2136 void *buffer
  2144 nvimgcodecImageBufferKind_t buffer_kind
  2152 cudaStream_t cuda_stream""",
    "nvimgcodecCodeStreamView_t": """@0.6<0.7 struct 104 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 size_t image_idx
  32 nvimgcodecRegion_t region
@0.7<0.8 struct 144 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 size_t image_idx
  32 nvimgcodecRegion_t region
@0.8<0.9 struct 160 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 size_t image_idx
  32 nvimgcodecRegion_t region
  144 size_t bitstream_offset
  152 uint32_t limit_images
@0.9 struct 152 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 size_t image_idx
  32 nvimgcodecRegion_t region
  144 size_t bitstream_offset""",
    "nvimgcodecCodeStreamInfo_t": """@0.6<0.7 struct 296 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 const nvimgcodecCodeStreamView_t *code_stream_view
  32 char codec_name[256]
  288 size_t num_images
@0.7<0.8 struct 304 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 const nvimgcodecCodeStreamView_t *code_stream_view
  32 char codec_name[256]
  288 size_t num_images
  296 size_t size
@0.8<0.9 struct 304 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 const nvimgcodecCodeStreamView_t *code_stream_view
  32 char codec_name[256]
  288 size_t num_images
  296 size_t size
@0.9 struct 304 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 const nvimgcodecCodeStreamView_t *code_stream_view
  32 char codec_name[256]
  288 size_t num_images
  296 size_t size""",
    "nvimgcodecCodeStreamInfoTiffExt_t": """@0.8<0.9 struct 176 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 size_t next_bitstream_offset
  32 size_t target_ifd_offset
  40 uint32_t subifd_count
  48 size_t subifd_offsets[16]
@0.9 struct 176 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 size_t ifd_offset
  32 size_t next_ifd_offset
  40 uint32_t subifd_count
  48 size_t subifd_offsets[16]""",
    "nvimgcodecJpegImageInfo_t": """struct 32 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecJpegEncoding_t encoding""",
    "nvimgcodecTileGeometryInfo_t": """@0.6<0.7 struct 40 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 uint32_t num_tiles_y
  28 uint32_t num_tiles_x
  32 uint32_t tile_height
  36 uint32_t tile_width
@0.7 struct 48 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 uint32_t num_tiles_y
  28 uint32_t num_tiles_x
  32 uint32_t tile_height
  36 uint32_t tile_width
  40 uint32_t tile_offset_x
  44 uint32_t tile_offset_y""",
    "nvimgcodecBackendParams_t": """struct 32 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 float load_hint
  28 nvimgcodecLoadHintPolicy_t load_hint_policy""",
    "nvimgcodecBackend_t": """struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecBackendKind_t kind
  32 nvimgcodecBackendParams_t params""",
    "nvimgcodecDecodeParams_t": """struct 32 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 int apply_exif_orientation""",
    "nvimgcodecEncodeParams_t": """struct 32 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecQualityType_t quality_type
  28 float quality_value""",
    "nvimgcodecJpeg2kEncodeParams_t": """@0.6<0.7 struct 48 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecJpeg2kBitstreamType_t stream_type
  28 nvimgcodecJpeg2kProgOrder_t prog_order
  32 uint32_t num_resolutions
  36 uint32_t code_block_w
  40 uint32_t code_block_h
  44 int ht
@0.7 struct 56 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecJpeg2kBitstreamType_t stream_type
  28 nvimgcodecJpeg2kProgOrder_t prog_order
  32 uint32_t num_resolutions
  36 uint32_t code_block_w
  40 uint32_t code_block_h
  44 int mct_mode
  48 int ht""",
    "nvimgcodecJpegEncodeParams_t": """struct 32 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 int optimized_huffman""",
    "nvimgcodecMetadata_t": """@0.6<0.7 struct 48 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecMetadataKind_t kind
  28 nvimgcodecMetadataFormat_t format
  32 size_t buffer_size
  40 void *buffer
@0.7 struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecMetadataKind_t kind
  28 nvimgcodecMetadataFormat_t format
  32 nvimgcodecMetadataValueType_t value_type
  36 uint32_t value_count
  40 uint16_t id
  48 size_t buffer_size
  56 void *buffer""",
    "nvimgcodecDebugMessageData_t": """struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 const char *message
  32 uint32_t internal_status_id
  40 const char *codec
  48 const char *codec_id
  56 uint32_t codec_version""",
    "nvimgcodecDebugMessengerDesc_t": """struct 48 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 uint32_t message_severity
  28 uint32_t message_category
  32 nvimgcodecDebugCallback_t user_callback
  40 void *user_data""",
    "nvimgcodecExecutorDesc_t": """struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 const void *struct_next
  24 void *instance
  32 nvimgcodecStatus_t (*schedule)(void *, int, int, void *, void (*)(int, int, void *))
  40 nvimgcodecStatus_t (*run)(void *, int)
  48 nvimgcodecStatus_t (*wait)(void *, int)
  56 int (*getNumThreads)(void *)""",
    "nvimgcodecExecutionParams_t": """struct 80 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 nvimgcodecDeviceAllocator_t *device_allocator
  32 nvimgcodecPinnedAllocator_t *pinned_allocator
  40 int max_num_cpu_threads
  48 nvimgcodecExecutorDesc_t *executor
  56 int device_id
  60 int pre_init
  64 int skip_pre_sync
  68 int num_backends
  72 const nvimgcodecBackend_t *backends""",
    "nvimgcodecIoStreamDesc_t": """struct 128 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 uint64_t id
  40 nvimgcodecStatus_t (*read)(void *, size_t *, void *, size_t)
  48 nvimgcodecStatus_t (*write)(void *, size_t *, void *, size_t)
  56 nvimgcodecStatus_t (*putc)(void *, size_t *, unsigned char)
  64 nvimgcodecStatus_t (*skip)(void *, size_t)
  72 nvimgcodecStatus_t (*seek)(void *, ptrdiff_t, int)
  80 nvimgcodecStatus_t (*tell)(void *, ptrdiff_t *)
  88 nvimgcodecStatus_t (*size)(void *, size_t *)
  96 nvimgcodecStatus_t (*reserve)(void *, size_t)
  104 nvimgcodecStatus_t (*flush)(void *)
  112 nvimgcodecStatus_t (*map)(void *, void **, size_t, size_t)
  120 nvimgcodecStatus_t (*unmap)(void *, void *, size_t)""",
    "nvimgcodecCodeStreamDesc_t": """@0.6<0.7 struct 56 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 nvimgcodecIoStreamDesc_t *io_stream
  40 nvimgcodecStatus_t (*getCodeStreamInfo)(void *, nvimgcodecCodeStreamInfo_t *)
  48 nvimgcodecStatus_t (*getImageInfo)(void *, nvimgcodecImageInfo_t *)
@0.7<0.8 struct 56 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 nvimgcodecIoStreamDesc_t *io_stream
  40 nvimgcodecStatus_t (*getCodeStreamInfo)(void *, nvimgcodecCodeStreamInfo_t *)
  48 nvimgcodecStatus_t (*getImageInfo)(void *, nvimgcodecImageInfo_t *)
@0.8<0.9 struct 56 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 nvimgcodecIoStreamDesc_t *io_stream
  40 nvimgcodecStatus_t (*getCodeStreamInfo)(void *, nvimgcodecCodeStreamInfo_t *)
  48 nvimgcodecStatus_t (*getImageInfo)(void *, nvimgcodecImageInfo_t *)
@0.9 struct 56 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 nvimgcodecIoStreamDesc_t *io_stream
  40 nvimgcodecStatus_t (*getCodeStreamInfo)(void *, nvimgcodecCodeStreamInfo_t *)
  48 nvimgcodecStatus_t (*getImageInfo)(void *, nvimgcodecImageInfo_t *)""",
    "nvimgcodecImageDesc_t": """@0.6<0.7 struct 48 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 nvimgcodecStatus_t (*getImageInfo)(void *, nvimgcodecImageInfo_t *)
  40 nvimgcodecStatus_t (*imageReady)(void *, nvimgcodecProcessingStatus_t)
@0.7 struct 48 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 nvimgcodecStatus_t (*getImageInfo)(void *, nvimgcodecImageInfo_t *)
  40 nvimgcodecStatus_t (*imageReady)(void *, nvimgcodecProcessingStatus_t)""",
    "nvimgcodecParserDesc_t": """@0.6<0.7 struct 88 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecStatus_t (*canParse)(void *, int *, nvimgcodecCodeStreamDesc_t *)
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecParser_t *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecParser_t)
  72 nvimgcodecStatus_t (*getCodeStreamInfo)(nvimgcodecParser_t, nvimgcodecCodeStreamInfo_t *, nvimgcodecCodeStreamDesc_t *)
  80 nvimgcodecStatus_t (*getImageInfo)(nvimgcodecParser_t, nvimgcodecImageInfo_t *, nvimgcodecCodeStreamDesc_t *)
@0.7<0.8 struct 88 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecStatus_t (*canParse)(void *, int *, nvimgcodecCodeStreamDesc_t *)
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecParser_t *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecParser_t)
  72 nvimgcodecStatus_t (*getCodeStreamInfo)(nvimgcodecParser_t, nvimgcodecCodeStreamInfo_t *, nvimgcodecCodeStreamDesc_t *)
  80 nvimgcodecStatus_t (*getImageInfo)(nvimgcodecParser_t, nvimgcodecImageInfo_t *, nvimgcodecCodeStreamDesc_t *)
@0.8<0.9 struct 88 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecStatus_t (*canParse)(void *, int *, nvimgcodecCodeStreamDesc_t *)
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecParser_t *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecParser_t)
  72 nvimgcodecStatus_t (*getCodeStreamInfo)(nvimgcodecParser_t, nvimgcodecCodeStreamInfo_t *, nvimgcodecCodeStreamDesc_t *)
  80 nvimgcodecStatus_t (*getImageInfo)(nvimgcodecParser_t, nvimgcodecImageInfo_t *, nvimgcodecCodeStreamDesc_t *)
@0.9 struct 88 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecStatus_t (*canParse)(void *, int *, nvimgcodecCodeStreamDesc_t *)
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecParser_t *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecParser_t)
  72 nvimgcodecStatus_t (*getCodeStreamInfo)(nvimgcodecParser_t, nvimgcodecCodeStreamInfo_t *, nvimgcodecCodeStreamDesc_t *)
  80 nvimgcodecStatus_t (*getImageInfo)(nvimgcodecParser_t, nvimgcodecImageInfo_t *, nvimgcodecCodeStreamDesc_t *)""",
    "nvimgcodecEncoderDesc_t": """@0.6<0.7 struct 88 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecBackendKind_t backend_kind
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecEncoder_t *, const nvimgcodecExecutionParams_t *, const char *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecEncoder_t)
  72 nvimgcodecProcessingStatus_t (*canEncode)(nvimgcodecEncoder_t, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecImageDesc_t *, const nvimgcodecEncodeParams_t *, int)
  80 nvimgcodecStatus_t (*encode)(nvimgcodecEncoder_t, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecImageDesc_t *, const nvimgcodecEncodeParams_t *, int)
@0.7<0.8 struct 88 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecBackendKind_t backend_kind
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecEncoder_t *, const nvimgcodecExecutionParams_t *, const char *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecEncoder_t)
  72 nvimgcodecProcessingStatus_t (*canEncode)(nvimgcodecEncoder_t, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecImageDesc_t *, const nvimgcodecEncodeParams_t *, int)
  80 nvimgcodecStatus_t (*encode)(nvimgcodecEncoder_t, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecImageDesc_t *, const nvimgcodecEncodeParams_t *, int)
@0.8<0.9 struct 88 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecBackendKind_t backend_kind
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecEncoder_t *, const nvimgcodecExecutionParams_t *, const char *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecEncoder_t)
  72 nvimgcodecProcessingStatus_t (*canEncode)(nvimgcodecEncoder_t, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecImageDesc_t *, const nvimgcodecEncodeParams_t *, int)
  80 nvimgcodecStatus_t (*encode)(nvimgcodecEncoder_t, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecImageDesc_t *, const nvimgcodecEncodeParams_t *, int)
@0.9 struct 88 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecBackendKind_t backend_kind
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecEncoder_t *, const nvimgcodecExecutionParams_t *, const char *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecEncoder_t)
  72 nvimgcodecProcessingStatus_t (*canEncode)(nvimgcodecEncoder_t, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecImageDesc_t *, const nvimgcodecEncodeParams_t *, int)
  80 nvimgcodecStatus_t (*encode)(nvimgcodecEncoder_t, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecImageDesc_t *, const nvimgcodecEncodeParams_t *, int)""",
    "nvimgcodecDecoderDesc_t": """@0.6<0.7 struct 112 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecBackendKind_t backend_kind
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecDecoder_t *, const nvimgcodecExecutionParams_t *, const char *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecDecoder_t)
  72 nvimgcodecStatus_t (*getMetadata)(nvimgcodecDecoder_t, const nvimgcodecCodeStreamDesc_t *, nvimgcodecMetadata_t **, int *)
  80 nvimgcodecProcessingStatus_t (*canDecode)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t *, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecDecodeParams_t *, int)
  88 nvimgcodecStatus_t (*decode)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t *, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecDecodeParams_t *, int)
  96 nvimgcodecStatus_t (*decodeBatch)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t **, const nvimgcodecCodeStreamDesc_t **, int, const nvimgcodecDecodeParams_t *, int)
  104 nvimgcodecStatus_t (*getMiniBatchSize)(nvimgcodecDecoder_t, int *)
@0.7<0.8 struct 112 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecBackendKind_t backend_kind
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecDecoder_t *, const nvimgcodecExecutionParams_t *, const char *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecDecoder_t)
  72 nvimgcodecStatus_t (*getMetadata)(nvimgcodecDecoder_t, const nvimgcodecCodeStreamDesc_t *, nvimgcodecMetadata_t **, int *)
  80 nvimgcodecProcessingStatus_t (*canDecode)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t *, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecDecodeParams_t *, int)
  88 nvimgcodecStatus_t (*decode)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t *, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecDecodeParams_t *, int)
  96 nvimgcodecStatus_t (*decodeBatch)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t **, const nvimgcodecCodeStreamDesc_t **, int, const nvimgcodecDecodeParams_t *, int)
  104 nvimgcodecStatus_t (*getMiniBatchSize)(nvimgcodecDecoder_t, int *)
@0.8<0.9 struct 112 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecBackendKind_t backend_kind
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecDecoder_t *, const nvimgcodecExecutionParams_t *, const char *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecDecoder_t)
  72 nvimgcodecStatus_t (*getMetadata)(nvimgcodecDecoder_t, const nvimgcodecCodeStreamDesc_t *, nvimgcodecMetadata_t **, int *)
  80 nvimgcodecProcessingStatus_t (*canDecode)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t *, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecDecodeParams_t *, int)
  88 nvimgcodecStatus_t (*decode)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t *, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecDecodeParams_t *, int)
  96 nvimgcodecStatus_t (*decodeBatch)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t **, const nvimgcodecCodeStreamDesc_t **, int, const nvimgcodecDecodeParams_t *, int)
  104 nvimgcodecStatus_t (*getMiniBatchSize)(nvimgcodecDecoder_t, int *)
@0.9 struct 112 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 const char *codec
  48 nvimgcodecBackendKind_t backend_kind
  56 nvimgcodecStatus_t (*create)(void *, nvimgcodecDecoder_t *, const nvimgcodecExecutionParams_t *, const char *)
  64 nvimgcodecStatus_t (*destroy)(nvimgcodecDecoder_t)
  72 nvimgcodecStatus_t (*getMetadata)(nvimgcodecDecoder_t, const nvimgcodecCodeStreamDesc_t *, nvimgcodecMetadata_t **, int *)
  80 nvimgcodecProcessingStatus_t (*canDecode)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t *, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecDecodeParams_t *, int)
  88 nvimgcodecStatus_t (*decode)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t *, const nvimgcodecCodeStreamDesc_t *, const nvimgcodecDecodeParams_t *, int)
  96 nvimgcodecStatus_t (*decodeBatch)(nvimgcodecDecoder_t, const nvimgcodecImageDesc_t **, const nvimgcodecCodeStreamDesc_t **, int, const nvimgcodecDecodeParams_t *, int)
  104 nvimgcodecStatus_t (*getMiniBatchSize)(nvimgcodecDecoder_t, int *)""",
    "nvimgcodecFrameworkDesc_t": """@0.6<0.7 struct 104 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 uint32_t version
  44 uint32_t cudart_version
  48 nvimgcodecLogFunc_t log
  56 nvimgcodecStatus_t (*registerEncoder)(void *, const nvimgcodecEncoderDesc_t *, float)
  64 nvimgcodecStatus_t (*unregisterEncoder)(void *, const nvimgcodecEncoderDesc_t *)
  72 nvimgcodecStatus_t (*registerDecoder)(void *, const nvimgcodecDecoderDesc_t *, float)
  80 nvimgcodecStatus_t (*unregisterDecoder)(void *, const nvimgcodecDecoderDesc_t *)
  88 nvimgcodecStatus_t (*registerParser)(void *, const nvimgcodecParserDesc_t *, float)
  96 nvimgcodecStatus_t (*unregisterParser)(void *, const nvimgcodecParserDesc_t *)
@0.7<0.8 struct 104 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 uint32_t version
  44 uint32_t cudart_version
  48 nvimgcodecLogFunc_t log
  56 nvimgcodecStatus_t (*registerEncoder)(void *, const nvimgcodecEncoderDesc_t *, float)
  64 nvimgcodecStatus_t (*unregisterEncoder)(void *, const nvimgcodecEncoderDesc_t *)
  72 nvimgcodecStatus_t (*registerDecoder)(void *, const nvimgcodecDecoderDesc_t *, float)
  80 nvimgcodecStatus_t (*unregisterDecoder)(void *, const nvimgcodecDecoderDesc_t *)
  88 nvimgcodecStatus_t (*registerParser)(void *, const nvimgcodecParserDesc_t *, float)
  96 nvimgcodecStatus_t (*unregisterParser)(void *, const nvimgcodecParserDesc_t *)
@0.8<0.9 struct 104 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 uint32_t version
  44 uint32_t cudart_version
  48 nvimgcodecLogFunc_t log
  56 nvimgcodecStatus_t (*registerEncoder)(void *, const nvimgcodecEncoderDesc_t *, float)
  64 nvimgcodecStatus_t (*unregisterEncoder)(void *, const nvimgcodecEncoderDesc_t *)
  72 nvimgcodecStatus_t (*registerDecoder)(void *, const nvimgcodecDecoderDesc_t *, float)
  80 nvimgcodecStatus_t (*unregisterDecoder)(void *, const nvimgcodecDecoderDesc_t *)
  88 nvimgcodecStatus_t (*registerParser)(void *, const nvimgcodecParserDesc_t *, float)
  96 nvimgcodecStatus_t (*unregisterParser)(void *, const nvimgcodecParserDesc_t *)
@0.9 struct 104 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 uint32_t version
  44 uint32_t cudart_version
  48 nvimgcodecLogFunc_t log
  56 nvimgcodecStatus_t (*registerEncoder)(void *, const nvimgcodecEncoderDesc_t *, float)
  64 nvimgcodecStatus_t (*unregisterEncoder)(void *, const nvimgcodecEncoderDesc_t *)
  72 nvimgcodecStatus_t (*registerDecoder)(void *, const nvimgcodecDecoderDesc_t *, float)
  80 nvimgcodecStatus_t (*unregisterDecoder)(void *, const nvimgcodecDecoderDesc_t *)
  88 nvimgcodecStatus_t (*registerParser)(void *, const nvimgcodecParserDesc_t *, float)
  96 nvimgcodecStatus_t (*unregisterParser)(void *, const nvimgcodecParserDesc_t *)""",
    "nvimgcodecExtensionDesc_t": """@0.6<0.7 struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 uint32_t version
  44 uint32_t ext_api_version
  48 nvimgcodecStatus_t (*create)(void *, nvimgcodecExtension_t *, const nvimgcodecFrameworkDesc_t *)
  56 nvimgcodecStatus_t (*destroy)(nvimgcodecExtension_t)
@0.7<0.8 struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 uint32_t version
  44 uint32_t ext_api_version
  48 nvimgcodecStatus_t (*create)(void *, nvimgcodecExtension_t *, const nvimgcodecFrameworkDesc_t *)
  56 nvimgcodecStatus_t (*destroy)(nvimgcodecExtension_t)
@0.8<0.9 struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 uint32_t version
  44 uint32_t ext_api_version
  48 nvimgcodecStatus_t (*create)(void *, nvimgcodecExtension_t *, const nvimgcodecFrameworkDesc_t *)
  56 nvimgcodecStatus_t (*destroy)(nvimgcodecExtension_t)
@0.9 struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 void *instance
  32 const char *id
  40 uint32_t version
  44 uint32_t ext_api_version
  48 nvimgcodecStatus_t (*create)(void *, nvimgcodecExtension_t *, const nvimgcodecFrameworkDesc_t *)
  56 nvimgcodecStatus_t (*destroy)(nvimgcodecExtension_t)""",
    "nvimgcodecInstanceCreateInfo_t": """struct 64 8
  0 nvimgcodecStructureType_t struct_type
  8 size_t struct_size
  16 void *struct_next
  24 int load_builtin_modules
  28 int load_extension_modules
  32 const char *extension_modules_path
  40 int create_debug_messenger
  48 const nvimgcodecDebugMessengerDesc_t *debug_messenger_desc
  56 uint32_t message_severity
  60 uint32_t message_category""",
}

CONSTANTS: dict[str, int | str] = {
    "NVIMGCODEC_VER_MAJOR": 0,
    "NVIMGCODEC_VER_MINOR": "@0.6<0.7 6 | @0.7<0.8 7 | @0.8<0.9 8 | @0.9 9",
    "NVIMGCODEC_VER_PATCH": "@0.6<0.7 1 | @0.7 0",
    "NVIMGCODEC_VER": "@0.6<0.7 601 | @0.7<0.8 700 | @0.8<0.9 800 | @0.9 900",
    "NVIMGCODEC_MAX_CODEC_NAME_SIZE": 256,
    "NVIMGCODEC_DEVICE_CURRENT": -1,
    "NVIMGCODEC_DEVICE_CPU_ONLY": -99999,
    "NVIMGCODEC_MAX_NUM_DIM": 5,
    "NVIMGCODEC_MAX_ROI_FILL_CHANNELS": "@0.7 5",
    "NVIMGCODEC_MAX_NUM_PLANES": 32,
    "NVIMGCODEC_JPEG2K_MAXRES": 33,
    "NVIMGCODEC_MAX_SUBIFD_OFFSETS": "@0.8 16",
}

VARIABLES: dict[str, str] = {
}
