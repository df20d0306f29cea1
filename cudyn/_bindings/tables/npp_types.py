"""The types of npp, in the format described in cudyn/_bindings/tables/rows.py.

Generated from npp.h of the header releases 12.5 to 13.5
(10 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "same"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t",)
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "Npp16f": "struct Npp16f",
    "Npp16f_2": "struct Npp16f_2",
    "NppiInterpolationMode": "enum NppiInterpolationMode",
    "NppiBayerGridPosition": "enum NppiBayerGridPosition",
    "NppiMaskSize": "enum NppiMaskSize",
    "NppiDifferentialKernel": "enum NppiDifferentialKernel",
    "NppStatus": "enum NppStatus",
    "NppLibraryVersion": "struct NppLibraryVersion",
    "Npp8u": "unsigned char",
    "Npp8s": "signed char",
    "Npp16u": "unsigned short",
    "Npp16s": "short",
    "Npp32u": "unsigned int",
    "Npp32s": "int",
    "Npp64u": "unsigned long long",
    "Npp64s": "long long",
    "Npp32f": "float",
    "Npp64f": "double",
    "Npp8uc": "struct Npp8uc",
    "Npp16uc": "struct Npp16uc",
    "Npp16sc": "struct Npp16sc",
    "Npp32uc": "struct Npp32uc",
    "Npp32sc": "struct Npp32sc",
    "Npp32fc": "struct Npp32fc",
    "Npp64sc": "struct Npp64sc",
    "Npp64fc": "struct Npp64fc",
    "NppDataType": "enum NppDataType",
    "NppiChannels": "enum NppiChannels",
    "NppiPoint": "struct NppiPoint",
    "NppiPoint32f": "struct NppiPoint32f",
    "NppiPoint64f": "struct NppiPoint64f",
    "NppPointPolar": "struct NppPointPolar",
    "NppiSize": "struct NppiSize",
    "NppiRect": "struct NppiRect",
    "NppiAxis": "enum NppiAxis",
    "NppCmpOp": "enum NppCmpOp",
    "NppRoundMode": "enum NppRoundMode",
    "NppiBorderType": "enum NppiBorderType",
    "NppHintAlgorithm": "enum NppHintAlgorithm",
    "NppiAlphaOp": "enum NppiAlphaOp",
    "NppiHOGConfig": "struct NppiHOGConfig",
    "NppiHaarClassifier_32f": "struct NppiHaarClassifier_32f",
    "NppiHaarBuffer": "struct NppiHaarBuffer",
    "NppsZCType": "enum NppsZCType",
    "NppiHuffmanTableType": "enum NppiHuffmanTableType",
    "NppiNorm": "enum NppiNorm",
    "NppiConnectedRegion": "struct NppiConnectedRegion",
    "NppiImageDescriptor": "struct NppiImageDescriptor",
    "NppiBufferDescriptor": "struct NppiBufferDescriptor",
    "NppiCompressedMarkerLabelsInfo": "struct NppiCompressedMarkerLabelsInfo",
    "NppiContourBlockSegment": "struct NppiContourBlockSegment",
    "NppiContourPixelGeometryInfo": "struct NppiContourPixelGeometryInfo",
    "NppiContourPixelDirectionInfo": "struct NppiContourPixelDirectionInfo",
    "NppiContourTotalsInfo": "struct NppiContourTotalsInfo",
    "NppiWatershedSegmentBoundaryType": "enum NppiWatershedSegmentBoundaryType",
    "NppWorkspace": "@13.4 Npp32u",
    "NppStreamContext": "struct NppStreamContext",
    "NppiResizeBatchCXR": "struct NppiResizeBatchCXR",
    "NppiResizeBatchROI_Advanced": "struct NppiResizeBatchROI_Advanced",
    "NppiMirrorBatchCXR": "struct NppiMirrorBatchCXR",
    "NppiWarpAffineBatchCXR": "struct NppiWarpAffineBatchCXR",
    "NppiWarpPerspectiveBatchCXR": "struct NppiWarpPerspectiveBatchCXR",
    "NppiColorTwistBatchCXR": "struct NppiColorTwistBatchCXR",
    "NppiColorSpace": "@13.1 enum NppiColorSpace",
    "NppiProfileData": "@12.6 struct NppiProfileData",
}

ENUMS: dict[str, str] = {
    "NppiInterpolationMode": """unsigned int
NPPI_INTER_UNDEFINED
NPPI_INTER_NN
NPPI_INTER_LINEAR
NPPI_INTER_CUBIC 4
NPPI_INTER_CUBIC2P_BSPLINE
NPPI_INTER_CUBIC2P_CATMULLROM
NPPI_INTER_CUBIC2P_B05C03
NPPI_INTER_SUPER
NPPI_INTER_LANCZOS 16
NPPI_INTER_LANCZOS3_ADVANCED
NPPI_SMOOTH_EDGE 134217728""",
    "NppiBayerGridPosition": """unsigned int
NPPI_BAYER_BGGR
NPPI_BAYER_RGGB
NPPI_BAYER_GBRG
NPPI_BAYER_GRBG""",
    "NppiMaskSize": """unsigned int
NPP_MASK_SIZE_1_X_3
NPP_MASK_SIZE_1_X_5
NPP_MASK_SIZE_3_X_1 100
NPP_MASK_SIZE_5_X_1
NPP_MASK_SIZE_3_X_3 200
NPP_MASK_SIZE_5_X_5
NPP_MASK_SIZE_7_X_7 400
NPP_MASK_SIZE_9_X_9 500
NPP_MASK_SIZE_11_X_11 600
NPP_MASK_SIZE_13_X_13 700
NPP_MASK_SIZE_15_X_15 800""",
    "NppiDifferentialKernel": """unsigned int
NPP_FILTER_SOBEL
NPP_FILTER_SCHARR""",
    "NppStatus": """int
NPP_LIBRARY_VERSION_MISMATCH_ERROR @13.1 -9998
NPP_INVALID_HOST_POINTER_ERROR -1032
NPP_INVALID_DEVICE_POINTER_ERROR
NPP_LUT_PALETTE_BITSIZE_ERROR
NPP_ZC_MODE_NOT_SUPPORTED_ERROR -1028
NPP_NOT_SUFFICIENT_COMPUTE_CAPABILITY
NPP_TEXTURE_BIND_ERROR -1024
NPP_WRONG_INTERSECTION_ROI_ERROR -1020
NPP_HAAR_CLASSIFIER_PIXEL_MATCH_ERROR -1006
NPP_MEMFREE_ERROR
NPP_MEMSET_ERROR
NPP_MEMCPY_ERROR
NPP_ALIGNMENT_ERROR
NPP_CUDA_KERNEL_EXECUTION_ERROR -1000
NPP_STREAM_CTX_ERROR @12.9 -215
NPP_ROUND_MODE_NOT_SUPPORTED_ERROR -213
NPP_QUALITY_INDEX_ERROR -210
NPP_RESIZE_NO_OPERATION_ERROR -201
NPP_OVERFLOW_ERROR -109
NPP_NOT_EVEN_STEP_ERROR
NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR
NPP_LUT_NUMBER_OF_LEVELS_ERROR
NPP_ZERO_MASK_VALUE_ERROR @12.5<13.4 -59 | @13.4 -62
NPP_CORRUPTED_DATA_ERROR
NPP_CHANNEL_ORDER_ERROR
NPP_DATA_TYPE_ERROR @12.5<13.4 -12 | @13.4
NPP_QUADRANGLE_ERROR
NPP_RECTANGLE_ERROR
NPP_COEFFICIENT_ERROR
NPP_NUMBER_OF_CHANNELS_ERROR -53
NPP_COI_ERROR
NPP_DIVISOR_ERROR
NPP_CHANNEL_ERROR -47
NPP_STRIDE_ERROR -37
NPP_ANCHOR_ERROR -34
NPP_MASK_SIZE_ERROR
NPP_RESIZE_FACTOR_ERROR @12.5<13.4 -23 | @13.4 -24
NPP_INTERPOLATION_ERROR @12.5<13.4 -22 | @13.4
NPP_MIRROR_FLIP_ERROR @12.5<13.4 -21 | @13.4
NPP_MOMENT_00_ZERO_ERROR @12.5<13.4 -20 | @13.4
NPP_THRESHOLD_NEGATIVE_LEVEL_ERROR @12.5<13.4 -19 | @13.4
NPP_THRESHOLD_ERROR @12.5<13.4 -18 | @13.4
NPP_FFT_FLAG_ERROR @12.5<13.4 -16 | @13.4
NPP_FFT_ORDER_ERROR @12.5<13.4 -15 | @13.4
NPP_STEP_ERROR @12.5<13.4 -14 | @13.4
NPP_NOT_SUPPORTED_MODE_ERROR @12.5<13.4 -9999 | @13.4 -14
NPP_CONTEXT_MATCH_ERROR @12.5<13.4 -17 | @13.4
NPP_SCALE_RANGE_ERROR @12.5<13.4 -13 | @13.4
NPP_OUT_OFF_RANGE_ERROR
NPP_DIVIDE_BY_ZERO_ERROR
NPP_MEMORY_ALLOCATION_ERR
NPP_NULL_POINTER_ERROR
NPP_RANGE_ERROR
NPP_SIZE_ERROR
NPP_BAD_ARGUMENT_ERROR
NPP_NO_MEMORY_ERROR
NPP_NOT_IMPLEMENTED_ERROR
NPP_ERROR
NPP_ERROR_RESERVED
NPP_NO_ERROR
NPP_SUCCESS 0
NPP_NO_OPERATION_WARNING
NPP_DIVIDE_BY_ZERO_WARNING 6
NPP_AFFINE_QUAD_INCORRECT_WARNING 28
NPP_WRONG_INTERSECTION_ROI_WARNING
NPP_WRONG_INTERSECTION_QUAD_WARNING
NPP_DOUBLE_SIZE_WARNING 35
NPP_MISALIGNED_DST_ROI_WARNING 10000""",
    "NppDataType": """unsigned int
NPP_8U
NPP_8S
NPP_16U
NPP_16S
NPP_32U
NPP_32S
NPP_64U
NPP_64S
NPP_16F
NPP_32F
NPP_64F""",
    "NppiChannels": """unsigned int
NPP_CH_1
NPP_CH_2
NPP_CH_3
NPP_CH_4
NPP_CH_A4
NPP_CH_P2
NPP_CH_P3
NPP_CH_P4""",
    "NppiAxis": """unsigned int
NPP_HORIZONTAL_AXIS
NPP_VERTICAL_AXIS
NPP_BOTH_AXIS""",
    "NppCmpOp": """unsigned int
NPP_CMP_LESS
NPP_CMP_LESS_EQ
NPP_CMP_EQ
NPP_CMP_GREATER_EQ
NPP_CMP_GREATER""",
    "NppRoundMode": """unsigned int
NPP_RND_NEAR
NPP_ROUND_NEAREST_TIES_TO_EVEN 0
NPP_RND_FINANCIAL
NPP_ROUND_NEAREST_TIES_AWAY_FROM_ZERO 1
NPP_RND_ZERO
NPP_ROUND_TOWARD_ZERO 2""",
    "NppiBorderType": """unsigned int
NPP_BORDER_UNDEFINED
NPP_BORDER_NONE 0
NPP_BORDER_CONSTANT
NPP_BORDER_REPLICATE
NPP_BORDER_WRAP
NPP_BORDER_MIRROR
NPP_BORDER_MIRROR_REFL @13.4""",
    "NppHintAlgorithm": """unsigned int
NPP_ALG_HINT_NONE
NPP_ALG_HINT_FAST
NPP_ALG_HINT_ACCURATE""",
    "NppiAlphaOp": """unsigned int
NPPI_OP_ALPHA_OVER
NPPI_OP_ALPHA_IN
NPPI_OP_ALPHA_OUT
NPPI_OP_ALPHA_ATOP
NPPI_OP_ALPHA_XOR
NPPI_OP_ALPHA_PLUS
NPPI_OP_ALPHA_OVER_PREMUL
NPPI_OP_ALPHA_IN_PREMUL
NPPI_OP_ALPHA_OUT_PREMUL
NPPI_OP_ALPHA_ATOP_PREMUL
NPPI_OP_ALPHA_XOR_PREMUL
NPPI_OP_ALPHA_PLUS_PREMUL
NPPI_OP_ALPHA_PREMUL""",
    "NppsZCType": """unsigned int
nppZCR
nppZCXor
nppZCC""",
    "NppiHuffmanTableType": """unsigned int
nppiDCTable
nppiACTable""",
    "NppiNorm": """unsigned int
nppiNormInf
nppiNormL1
nppiNormL2""",
    "NppiWatershedSegmentBoundaryType": """unsigned int
NPP_WATERSHED_SEGMENT_BOUNDARIES_NONE
NPP_WATERSHED_SEGMENT_BOUNDARIES_BLACK
NPP_WATERSHED_SEGMENT_BOUNDARIES_WHITE
NPP_WATERSHED_SEGMENT_BOUNDARIES_CONTRAST
NPP_WATERSHED_SEGMENT_BOUNDARIES_ONLY""",
    "NppiColorSpace": """unsigned int
NPP_TRANSCODE_ONLY @13.1
NPP_BT601JPEG @13.1
NPP_BT709HDTV @13.1
NPP_BT2020HDTV @13.1""",
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
    "Npp16f": """struct 2 2
  0 short fp16""",
    "Npp16f_2": """struct 4 2
  0 short fp16_0
  2 short fp16_1""",
    "NppLibraryVersion": """struct 12 4
  0 int major
  4 int minor
  8 int build""",
    "Npp8uc": """struct 2 1
  0 Npp8u re
  1 Npp8u im""",
    "Npp16uc": """struct 4 2
  0 Npp16u re
  2 Npp16u im""",
    "Npp16sc": """struct 4 2
  0 Npp16s re
  2 Npp16s im""",
    "Npp32uc": """struct 8 4
  0 Npp32u re
  4 Npp32u im""",
    "Npp32sc": """struct 8 4
  0 Npp32s re
  4 Npp32s im""",
    "Npp32fc": """struct 8 4
  0 Npp32f re
  4 Npp32f im""",
    "Npp64sc": """struct 16 8
  0 Npp64s re
  8 Npp64s im""",
    "Npp64fc": """struct 16 8
  0 Npp64f re
  8 Npp64f im""",
    "NppiPoint": """struct 8 4
  0 int x
  4 int y""",
    "NppiPoint32f": """struct 8 4
  0 Npp32f x
  4 Npp32f y""",
    "NppiPoint64f": """struct 16 8
  0 Npp64f x
  8 Npp64f y""",
    "NppPointPolar": """struct 8 4
  0 Npp32f rho
  4 Npp32f theta""",
    "NppiSize": """struct 8 4
  0 int width
  4 int height""",
    "NppiRect": """struct 16 4
  0 int x
  4 int y
  8 int width
  12 int height""",
    "NppiHOGConfig": """struct 20 4
  0 int cellSize
  4 int histogramBlockSize
  8 int nHistogramBins
  12 NppiSize detectionWindowSize""",
    "NppiHaarClassifier_32f": """struct 40 8
  0 int numClassifiers
  8 Npp32s *classifiers
  16 size_t classifierStep
  24 NppiSize classifierSize
  32 Npp32s *counterDevice""",
    "NppiHaarBuffer": """struct 16 8
  0 int haarBufferSize
  8 Npp32s *haarBuffer""",
    "NppiConnectedRegion": """struct 32 4
  0 NppiRect oBoundingBox
  16 Npp32u nConnectedPixelCount
  20 Npp32u aSeedPixelValue[3]""",
    "NppiImageDescriptor": """struct 24 8
  0 void *pData
  8 int nStep
  12 NppiSize oSize""",
    "NppiBufferDescriptor": """struct 16 8
  0 void *pData
  8 int nBufferSize""",
    "NppiCompressedMarkerLabelsInfo": """struct 36 4
  0 Npp32u nMarkerLabelPixelCount
  4 Npp32u nContourPixelCount
  8 Npp32u nContourPixelsFound
  12 NppiPoint oContourFirstPixelLocation
  20 NppiRect oMarkerLabelBoundingBox""",
    "NppiContourBlockSegment": """struct 16 4
  0 Npp32u nMarkerLabelID
  4 Npp32u nContourPixelCount
  8 Npp32u nContourStartingPixelOffset
  12 Npp32u nSegmentNum""",
    "NppiContourPixelGeometryInfo": """struct 60 4
  0 NppiPoint oContourOrderedGeometryLocation
  8 NppiPoint oContourPrevPixelLocation
  16 NppiPoint oContourCenterPixelLocation
  24 NppiPoint oContourNextPixelLocation
  32 Npp32s nOrderIndex
  36 Npp32s nReverseOrderIndex
  40 Npp32u nFirstIndex
  44 Npp32u nLastIndex
  48 Npp32u nNextContourPixelIndex
  52 Npp32u nPrevContourPixelIndex
  56 Npp8u nPixelAlreadyUsed
  57 Npp8u nAlreadyLinked
  58 Npp8u nAlreadyOutput
  59 Npp8u nContourInteriorDirection""",
    "NppiContourPixelDirectionInfo": """struct 140 4
  0 Npp32u nMarkerLabelID
  4 Npp8u nContourDirectionCenterPixel
  5 Npp8u nContourInteriorDirectionCenterPixel
  6 Npp8u nConnected
  7 Npp8u nGeometryInfoIsValid
  8 NppiContourPixelGeometryInfo oContourPixelGeometryInfo
  68 NppiPoint nEast1
  76 NppiPoint nNorthEast1
  84 NppiPoint nNorth1
  92 NppiPoint nNorthWest1
  100 NppiPoint nWest1
  108 NppiPoint nSouthWest1
  116 NppiPoint nSouth1
  124 NppiPoint nSouthEast1
  132 Npp8u nTest1EastConnected
  133 Npp8u nTest1NorthEastConnected
  134 Npp8u nTest1NorthConnected
  135 Npp8u nTest1NorthWestConnected
  136 Npp8u nTest1WestConnected
  137 Npp8u nTest1SouthWestConnected
  138 Npp8u nTest1SouthConnected
  139 Npp8u nTest1SouthEastConnected""",
    "NppiContourTotalsInfo": """struct 8 4
  0 Npp32u nTotalImagePixelContourCount
  4 Npp32u nLongestImageContourPixelCount""",
    "NppStreamContext": """@12.5<13.4 struct 48 8
  0 cudaStream_t hStream
  8 int nCudaDeviceId
  12 int nMultiProcessorCount
  16 int nMaxThreadsPerMultiProcessor
  20 int nMaxThreadsPerBlock
  24 size_t nSharedMemPerBlock
  32 int nCudaDevAttrComputeCapabilityMajor
  36 int nCudaDevAttrComputeCapabilityMinor
  40 unsigned int nStreamFlags
  44 int nReserved0
@13.4 struct 48 8
  0 cudaStream_t hStream
  8 int nCudaDeviceId
  12 int nMultiProcessorCount
  16 int nMaxThreadsPerMultiProcessor
  20 int nMaxThreadsPerBlock
  24 size_t nSharedMemPerBlock
  32 int nCudaDevAttrComputeCapabilityMajor
  36 int nCudaDevAttrComputeCapabilityMinor
  40 unsigned int nStreamFlags
  44 union 4 4
    0 NppWorkspace hWorkspace
    0 Npp32u nReserved0""",
    "NppiResizeBatchCXR": """struct 32 8
  0 const void *pSrc
  8 int nSrcStep
  16 void *pDst
  24 int nDstStep""",
    "NppiResizeBatchROI_Advanced": """struct 32 4
  0 NppiRect oSrcRectROI
  16 NppiRect oDstRectROI""",
    "NppiMirrorBatchCXR": """struct 32 8
  0 const void *pSrc
  8 int nSrcStep
  16 void *pDst
  24 int nDstStep""",
    "NppiWarpAffineBatchCXR": """struct 88 8
  0 const void *pSrc
  8 int nSrcStep
  16 void *pDst
  24 int nDstStep
  32 Npp64f *pCoeffs
  40 Npp64f aTransformedCoeffs[2][3]""",
    "NppiWarpPerspectiveBatchCXR": """struct 112 8
  0 const void *pSrc
  8 int nSrcStep
  16 void *pDst
  24 int nDstStep
  32 Npp64f *pCoeffs
  40 Npp64f aTransformedCoeffs[3][3]""",
    "NppiColorTwistBatchCXR": """struct 40 8
  0 const void *pSrc
  8 int nSrcStep
  16 void *pDst
  24 int nDstStep
  32 Npp32f *pTwist""",
    "NppiProfileData": """@12.6 struct 12 4
  0 int nPixels
  4 Npp32f nMeanIntensity
  8 Npp32f nStdDevIntensity""",
}

CONSTANTS: dict[str, int | str] = {
    "NPP_VER_MAJOR": "@12.5<13.0 12 | @13.0 13",
    "NPP_VER_MINOR": "@12.5<12.9 3 | @12.9<13.0 4 | @13.0<13.2 0 | @13.2<13.4 1 | @13.4 2",
    "NPP_VER_PATCH": "@12.5<12.6 0 | @12.6<12.8 1 | @12.8<12.9 3 | @12.9<13.1 1 | @13.1<13.2 3 | @13.2<13.3 0 | @13.3<13.4 2 | @13.4 0",
    "NPP_VER_BUILD": "@12.5<12.6 116 | @12.6<12.8 54 | @12.8<12.9 100 | @12.9<13.0 87 | @13.0<13.1 2 | @13.1<13.2 3 | @13.2<13.3 59 | @13.3<13.4 81 | @13.4<13.5 58 | @13.5 93",
    "NPP_VERSION": "@12.5<12.6 12300 | @12.6<12.8 12301 | @12.8<12.9 12303 | @12.9<13.0 12401 | @13.0<13.1 13001 | @13.1<13.2 13003 | @13.2<13.3 13100 | @13.3<13.4 13102 | @13.4 13200",
    "NPP_VERSION_MAJOR": "@12.5<13.0 12 | @13.0 13",
    "NPP_VERSION_MINOR": "@12.5<12.9 3 | @12.9<13.0 4 | @13.0<13.2 0 | @13.2<13.4 1 | @13.4 2",
    "NPP_VERSION_PATCH": "@12.5<12.6 0 | @12.6<12.8 1 | @12.8<12.9 3 | @12.9<13.1 1 | @13.1<13.2 3 | @13.2<13.3 0 | @13.3<13.4 2 | @13.4 0",
    "NPP_VERSION_BUILD": "@12.5<12.6 116 | @12.6<12.8 54 | @12.8<12.9 100 | @12.9<13.0 87 | @13.0<13.1 2 | @13.1<13.2 3 | @13.2<13.3 59 | @13.3<13.4 81 | @13.4<13.5 58 | @13.5 93",
    "NPP_MIN_8U": 0,
    "NPP_MAX_8U": 255,
    "NPP_MIN_16U": 0,
    "NPP_MAX_16U": 65535,
    "NPP_MIN_32U": 0,
    "NPP_MAX_32U": 4294967295,
    "NPP_MIN_64U": 0,
    "NPP_MAX_64U": 18446744073709551615,
    "NPP_MIN_8S": -128,
    "NPP_MAX_8S": 127,
    "NPP_MIN_16S": -32768,
    "NPP_MAX_16S": 32767,
    "NPP_MIN_32S": -2147483648,
    "NPP_MAX_32S": 2147483647,
    "NPP_MAX_64S": 9223372036854775807,
    "NPP_MIN_64S": -9223372036854775808,
    "NPP_MINABS_32F": "double 1.1754943508222875e-38",
    "NPP_MAXABS_32F": "double 3.4028234663852886e+38",
    "NPP_MINABS_64F": "double 2.2250738585072014e-308",
    "NPP_MAXABS_64F": "double 1.7976931348623157e+308",
    "NPP_HOG_MAX_CELL_SIZE": 16,
    "NPP_HOG_MAX_BLOCK_SIZE": 64,
    "NPP_HOG_MAX_BINS_PER_CELL": 16,
    "NPP_HOG_MAX_CELLS_PER_DESCRIPTOR": 256,
    "NPP_HOG_MAX_OVERLAPPING_BLOCKS_PER_DESCRIPTOR": 256,
    "NPP_HOG_MAX_DESCRIPTOR_LOCATIONS_PER_CALL": 128,
    "NPP_CONTOUR_DIRECTION_SOUTH_EAST": 1,
    "NPP_CONTOUR_DIRECTION_SOUTH": 2,
    "NPP_CONTOUR_DIRECTION_SOUTH_WEST": 4,
    "NPP_CONTOUR_DIRECTION_WEST": 8,
    "NPP_CONTOUR_DIRECTION_EAST": 16,
    "NPP_CONTOUR_DIRECTION_NORTH_EAST": 32,
    "NPP_CONTOUR_DIRECTION_NORTH": 64,
    "NPP_CONTOUR_DIRECTION_NORTH_WEST": 128,
    "NPP_CONTOUR_DIRECTION_ANY_NORTH": 224,
    "NPP_CONTOUR_DIRECTION_ANY_WEST": 140,
    "NPP_CONTOUR_DIRECTION_ANY_SOUTH": 7,
    "NPP_CONTOUR_DIRECTION_ANY_EAST": 49,
}

VARIABLES: dict[str, str] = {
}
