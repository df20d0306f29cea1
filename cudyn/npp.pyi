"""The names of cudyn.npp, for type checkers and editors.

Generated from npp.h of the header releases 12.5 to 13.5
(10 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, npp as _here
from ._bindings.calls.annotations import Address as _Address, Device as _Device, Enumeration as _Enumeration, Int as _Int, Items as _Items, Pointer as _Pointer, ReadArray as _ReadArray, Struct as _Struct, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NppError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NppError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class NppiInterpolationMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPPI_INTER_UNDEFINED = ...
    NPPI_INTER_NN = ...
    NPPI_INTER_LINEAR = ...
    NPPI_INTER_CUBIC = ...
    NPPI_INTER_CUBIC2P_BSPLINE = ...
    NPPI_INTER_CUBIC2P_CATMULLROM = ...
    NPPI_INTER_CUBIC2P_B05C03 = ...
    NPPI_INTER_SUPER = ...
    NPPI_INTER_LANCZOS = ...
    NPPI_INTER_LANCZOS3_ADVANCED = ...
    NPPI_SMOOTH_EDGE = ...
NPPI_INTER_UNDEFINED: Final[NppiInterpolationMode]
NPPI_INTER_NN: Final[NppiInterpolationMode]
NPPI_INTER_LINEAR: Final[NppiInterpolationMode]
NPPI_INTER_CUBIC: Final[NppiInterpolationMode]
NPPI_INTER_CUBIC2P_BSPLINE: Final[NppiInterpolationMode]
NPPI_INTER_CUBIC2P_CATMULLROM: Final[NppiInterpolationMode]
NPPI_INTER_CUBIC2P_B05C03: Final[NppiInterpolationMode]
NPPI_INTER_SUPER: Final[NppiInterpolationMode]
NPPI_INTER_LANCZOS: Final[NppiInterpolationMode]
NPPI_INTER_LANCZOS3_ADVANCED: Final[NppiInterpolationMode]
NPPI_SMOOTH_EDGE: Final[NppiInterpolationMode]

class NppiBayerGridPosition(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPPI_BAYER_BGGR = ...
    NPPI_BAYER_RGGB = ...
    NPPI_BAYER_GBRG = ...
    NPPI_BAYER_GRBG = ...
NPPI_BAYER_BGGR: Final[NppiBayerGridPosition]
NPPI_BAYER_RGGB: Final[NppiBayerGridPosition]
NPPI_BAYER_GBRG: Final[NppiBayerGridPosition]
NPPI_BAYER_GRBG: Final[NppiBayerGridPosition]

class NppiMaskSize(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_MASK_SIZE_1_X_3 = ...
    NPP_MASK_SIZE_1_X_5 = ...
    NPP_MASK_SIZE_3_X_1 = ...
    NPP_MASK_SIZE_5_X_1 = ...
    NPP_MASK_SIZE_3_X_3 = ...
    NPP_MASK_SIZE_5_X_5 = ...
    NPP_MASK_SIZE_7_X_7 = ...
    NPP_MASK_SIZE_9_X_9 = ...
    NPP_MASK_SIZE_11_X_11 = ...
    NPP_MASK_SIZE_13_X_13 = ...
    NPP_MASK_SIZE_15_X_15 = ...
NPP_MASK_SIZE_1_X_3: Final[NppiMaskSize]
NPP_MASK_SIZE_1_X_5: Final[NppiMaskSize]
NPP_MASK_SIZE_3_X_1: Final[NppiMaskSize]
NPP_MASK_SIZE_5_X_1: Final[NppiMaskSize]
NPP_MASK_SIZE_3_X_3: Final[NppiMaskSize]
NPP_MASK_SIZE_5_X_5: Final[NppiMaskSize]
NPP_MASK_SIZE_7_X_7: Final[NppiMaskSize]
NPP_MASK_SIZE_9_X_9: Final[NppiMaskSize]
NPP_MASK_SIZE_11_X_11: Final[NppiMaskSize]
NPP_MASK_SIZE_13_X_13: Final[NppiMaskSize]
NPP_MASK_SIZE_15_X_15: Final[NppiMaskSize]

class NppiDifferentialKernel(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_FILTER_SOBEL = ...
    NPP_FILTER_SCHARR = ...
NPP_FILTER_SOBEL: Final[NppiDifferentialKernel]
NPP_FILTER_SCHARR: Final[NppiDifferentialKernel]

class NppStatus(_Enumeration):
    ctype: type[ctypes.c_int]
    NPP_LIBRARY_VERSION_MISMATCH_ERROR = ...
    NPP_INVALID_HOST_POINTER_ERROR = ...
    NPP_INVALID_DEVICE_POINTER_ERROR = ...
    NPP_LUT_PALETTE_BITSIZE_ERROR = ...
    NPP_ZC_MODE_NOT_SUPPORTED_ERROR = ...
    NPP_NOT_SUFFICIENT_COMPUTE_CAPABILITY = ...
    NPP_TEXTURE_BIND_ERROR = ...
    NPP_WRONG_INTERSECTION_ROI_ERROR = ...
    NPP_HAAR_CLASSIFIER_PIXEL_MATCH_ERROR = ...
    NPP_MEMFREE_ERROR = ...
    NPP_MEMSET_ERROR = ...
    NPP_MEMCPY_ERROR = ...
    NPP_ALIGNMENT_ERROR = ...
    NPP_CUDA_KERNEL_EXECUTION_ERROR = ...
    NPP_STREAM_CTX_ERROR = ...
    NPP_ROUND_MODE_NOT_SUPPORTED_ERROR = ...
    NPP_QUALITY_INDEX_ERROR = ...
    NPP_RESIZE_NO_OPERATION_ERROR = ...
    NPP_OVERFLOW_ERROR = ...
    NPP_NOT_EVEN_STEP_ERROR = ...
    NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR = ...
    NPP_LUT_NUMBER_OF_LEVELS_ERROR = ...
    NPP_ZERO_MASK_VALUE_ERROR = ...
    NPP_CORRUPTED_DATA_ERROR = ...
    NPP_CHANNEL_ORDER_ERROR = ...
    NPP_DATA_TYPE_ERROR = ...
    NPP_QUADRANGLE_ERROR = ...
    NPP_RECTANGLE_ERROR = ...
    NPP_COEFFICIENT_ERROR = ...
    NPP_NUMBER_OF_CHANNELS_ERROR = ...
    NPP_COI_ERROR = ...
    NPP_DIVISOR_ERROR = ...
    NPP_CHANNEL_ERROR = ...
    NPP_STRIDE_ERROR = ...
    NPP_ANCHOR_ERROR = ...
    NPP_MASK_SIZE_ERROR = ...
    NPP_RESIZE_FACTOR_ERROR = ...
    NPP_INTERPOLATION_ERROR = ...
    NPP_MIRROR_FLIP_ERROR = ...
    NPP_MOMENT_00_ZERO_ERROR = ...
    NPP_THRESHOLD_NEGATIVE_LEVEL_ERROR = ...
    NPP_THRESHOLD_ERROR = ...
    NPP_FFT_FLAG_ERROR = ...
    NPP_FFT_ORDER_ERROR = ...
    NPP_STEP_ERROR = ...
    NPP_NOT_SUPPORTED_MODE_ERROR = ...
    NPP_CONTEXT_MATCH_ERROR = ...
    NPP_SCALE_RANGE_ERROR = ...
    NPP_OUT_OFF_RANGE_ERROR = ...
    NPP_DIVIDE_BY_ZERO_ERROR = ...
    NPP_MEMORY_ALLOCATION_ERR = ...
    NPP_NULL_POINTER_ERROR = ...
    NPP_RANGE_ERROR = ...
    NPP_SIZE_ERROR = ...
    NPP_BAD_ARGUMENT_ERROR = ...
    NPP_NO_MEMORY_ERROR = ...
    NPP_NOT_IMPLEMENTED_ERROR = ...
    NPP_ERROR = ...
    NPP_ERROR_RESERVED = ...
    NPP_NO_ERROR = ...
    NPP_SUCCESS = ...
    NPP_NO_OPERATION_WARNING = ...
    NPP_DIVIDE_BY_ZERO_WARNING = ...
    NPP_AFFINE_QUAD_INCORRECT_WARNING = ...
    NPP_WRONG_INTERSECTION_ROI_WARNING = ...
    NPP_WRONG_INTERSECTION_QUAD_WARNING = ...
    NPP_DOUBLE_SIZE_WARNING = ...
    NPP_MISALIGNED_DST_ROI_WARNING = ...
NPP_LIBRARY_VERSION_MISMATCH_ERROR: Final[NppStatus]
NPP_INVALID_HOST_POINTER_ERROR: Final[NppStatus]
NPP_INVALID_DEVICE_POINTER_ERROR: Final[NppStatus]
NPP_LUT_PALETTE_BITSIZE_ERROR: Final[NppStatus]
NPP_ZC_MODE_NOT_SUPPORTED_ERROR: Final[NppStatus]
NPP_NOT_SUFFICIENT_COMPUTE_CAPABILITY: Final[NppStatus]
NPP_TEXTURE_BIND_ERROR: Final[NppStatus]
NPP_WRONG_INTERSECTION_ROI_ERROR: Final[NppStatus]
NPP_HAAR_CLASSIFIER_PIXEL_MATCH_ERROR: Final[NppStatus]
NPP_MEMFREE_ERROR: Final[NppStatus]
NPP_MEMSET_ERROR: Final[NppStatus]
NPP_MEMCPY_ERROR: Final[NppStatus]
NPP_ALIGNMENT_ERROR: Final[NppStatus]
NPP_CUDA_KERNEL_EXECUTION_ERROR: Final[NppStatus]
NPP_STREAM_CTX_ERROR: Final[NppStatus]
NPP_ROUND_MODE_NOT_SUPPORTED_ERROR: Final[NppStatus]
NPP_QUALITY_INDEX_ERROR: Final[NppStatus]
NPP_RESIZE_NO_OPERATION_ERROR: Final[NppStatus]
NPP_OVERFLOW_ERROR: Final[NppStatus]
NPP_NOT_EVEN_STEP_ERROR: Final[NppStatus]
NPP_HISTOGRAM_NUMBER_OF_LEVELS_ERROR: Final[NppStatus]
NPP_LUT_NUMBER_OF_LEVELS_ERROR: Final[NppStatus]
NPP_ZERO_MASK_VALUE_ERROR: Final[NppStatus]
NPP_CORRUPTED_DATA_ERROR: Final[NppStatus]
NPP_CHANNEL_ORDER_ERROR: Final[NppStatus]
NPP_DATA_TYPE_ERROR: Final[NppStatus]
NPP_QUADRANGLE_ERROR: Final[NppStatus]
NPP_RECTANGLE_ERROR: Final[NppStatus]
NPP_COEFFICIENT_ERROR: Final[NppStatus]
NPP_NUMBER_OF_CHANNELS_ERROR: Final[NppStatus]
NPP_COI_ERROR: Final[NppStatus]
NPP_DIVISOR_ERROR: Final[NppStatus]
NPP_CHANNEL_ERROR: Final[NppStatus]
NPP_STRIDE_ERROR: Final[NppStatus]
NPP_ANCHOR_ERROR: Final[NppStatus]
NPP_MASK_SIZE_ERROR: Final[NppStatus]
NPP_RESIZE_FACTOR_ERROR: Final[NppStatus]
NPP_INTERPOLATION_ERROR: Final[NppStatus]
NPP_MIRROR_FLIP_ERROR: Final[NppStatus]
NPP_MOMENT_00_ZERO_ERROR: Final[NppStatus]
NPP_THRESHOLD_NEGATIVE_LEVEL_ERROR: Final[NppStatus]
NPP_THRESHOLD_ERROR: Final[NppStatus]
NPP_FFT_FLAG_ERROR: Final[NppStatus]
NPP_FFT_ORDER_ERROR: Final[NppStatus]
NPP_STEP_ERROR: Final[NppStatus]
NPP_NOT_SUPPORTED_MODE_ERROR: Final[NppStatus]
NPP_CONTEXT_MATCH_ERROR: Final[NppStatus]
NPP_SCALE_RANGE_ERROR: Final[NppStatus]
NPP_OUT_OFF_RANGE_ERROR: Final[NppStatus]
NPP_DIVIDE_BY_ZERO_ERROR: Final[NppStatus]
NPP_MEMORY_ALLOCATION_ERR: Final[NppStatus]
NPP_NULL_POINTER_ERROR: Final[NppStatus]
NPP_RANGE_ERROR: Final[NppStatus]
NPP_SIZE_ERROR: Final[NppStatus]
NPP_BAD_ARGUMENT_ERROR: Final[NppStatus]
NPP_NO_MEMORY_ERROR: Final[NppStatus]
NPP_NOT_IMPLEMENTED_ERROR: Final[NppStatus]
NPP_ERROR: Final[NppStatus]
NPP_ERROR_RESERVED: Final[NppStatus]
NPP_NO_ERROR: Final[NppStatus]
NPP_SUCCESS: Final[NppStatus]
NPP_NO_OPERATION_WARNING: Final[NppStatus]
NPP_DIVIDE_BY_ZERO_WARNING: Final[NppStatus]
NPP_AFFINE_QUAD_INCORRECT_WARNING: Final[NppStatus]
NPP_WRONG_INTERSECTION_ROI_WARNING: Final[NppStatus]
NPP_WRONG_INTERSECTION_QUAD_WARNING: Final[NppStatus]
NPP_DOUBLE_SIZE_WARNING: Final[NppStatus]
NPP_MISALIGNED_DST_ROI_WARNING: Final[NppStatus]

class NppDataType(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_8U = ...
    NPP_8S = ...
    NPP_16U = ...
    NPP_16S = ...
    NPP_32U = ...
    NPP_32S = ...
    NPP_64U = ...
    NPP_64S = ...
    NPP_16F = ...
    NPP_32F = ...
    NPP_64F = ...
NPP_8U: Final[NppDataType]
NPP_8S: Final[NppDataType]
NPP_16U: Final[NppDataType]
NPP_16S: Final[NppDataType]
NPP_32U: Final[NppDataType]
NPP_32S: Final[NppDataType]
NPP_64U: Final[NppDataType]
NPP_64S: Final[NppDataType]
NPP_16F: Final[NppDataType]
NPP_32F: Final[NppDataType]
NPP_64F: Final[NppDataType]

class NppiChannels(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_CH_1 = ...
    NPP_CH_2 = ...
    NPP_CH_3 = ...
    NPP_CH_4 = ...
    NPP_CH_A4 = ...
    NPP_CH_P2 = ...
    NPP_CH_P3 = ...
    NPP_CH_P4 = ...
NPP_CH_1: Final[NppiChannels]
NPP_CH_2: Final[NppiChannels]
NPP_CH_3: Final[NppiChannels]
NPP_CH_4: Final[NppiChannels]
NPP_CH_A4: Final[NppiChannels]
NPP_CH_P2: Final[NppiChannels]
NPP_CH_P3: Final[NppiChannels]
NPP_CH_P4: Final[NppiChannels]

class NppiAxis(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_HORIZONTAL_AXIS = ...
    NPP_VERTICAL_AXIS = ...
    NPP_BOTH_AXIS = ...
NPP_HORIZONTAL_AXIS: Final[NppiAxis]
NPP_VERTICAL_AXIS: Final[NppiAxis]
NPP_BOTH_AXIS: Final[NppiAxis]

class NppCmpOp(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_CMP_LESS = ...
    NPP_CMP_LESS_EQ = ...
    NPP_CMP_EQ = ...
    NPP_CMP_GREATER_EQ = ...
    NPP_CMP_GREATER = ...
NPP_CMP_LESS: Final[NppCmpOp]
NPP_CMP_LESS_EQ: Final[NppCmpOp]
NPP_CMP_EQ: Final[NppCmpOp]
NPP_CMP_GREATER_EQ: Final[NppCmpOp]
NPP_CMP_GREATER: Final[NppCmpOp]

class NppRoundMode(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_RND_NEAR = ...
    NPP_ROUND_NEAREST_TIES_TO_EVEN = ...
    NPP_RND_FINANCIAL = ...
    NPP_ROUND_NEAREST_TIES_AWAY_FROM_ZERO = ...
    NPP_RND_ZERO = ...
    NPP_ROUND_TOWARD_ZERO = ...
NPP_RND_NEAR: Final[NppRoundMode]
NPP_ROUND_NEAREST_TIES_TO_EVEN: Final[NppRoundMode]
NPP_RND_FINANCIAL: Final[NppRoundMode]
NPP_ROUND_NEAREST_TIES_AWAY_FROM_ZERO: Final[NppRoundMode]
NPP_RND_ZERO: Final[NppRoundMode]
NPP_ROUND_TOWARD_ZERO: Final[NppRoundMode]

class NppiBorderType(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_BORDER_UNDEFINED = ...
    NPP_BORDER_NONE = ...
    NPP_BORDER_CONSTANT = ...
    NPP_BORDER_REPLICATE = ...
    NPP_BORDER_WRAP = ...
    NPP_BORDER_MIRROR = ...
    NPP_BORDER_MIRROR_REFL = ...
NPP_BORDER_UNDEFINED: Final[NppiBorderType]
NPP_BORDER_NONE: Final[NppiBorderType]
NPP_BORDER_CONSTANT: Final[NppiBorderType]
NPP_BORDER_REPLICATE: Final[NppiBorderType]
NPP_BORDER_WRAP: Final[NppiBorderType]
NPP_BORDER_MIRROR: Final[NppiBorderType]
NPP_BORDER_MIRROR_REFL: Final[NppiBorderType]

class NppHintAlgorithm(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_ALG_HINT_NONE = ...
    NPP_ALG_HINT_FAST = ...
    NPP_ALG_HINT_ACCURATE = ...
NPP_ALG_HINT_NONE: Final[NppHintAlgorithm]
NPP_ALG_HINT_FAST: Final[NppHintAlgorithm]
NPP_ALG_HINT_ACCURATE: Final[NppHintAlgorithm]

class NppiAlphaOp(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPPI_OP_ALPHA_OVER = ...
    NPPI_OP_ALPHA_IN = ...
    NPPI_OP_ALPHA_OUT = ...
    NPPI_OP_ALPHA_ATOP = ...
    NPPI_OP_ALPHA_XOR = ...
    NPPI_OP_ALPHA_PLUS = ...
    NPPI_OP_ALPHA_OVER_PREMUL = ...
    NPPI_OP_ALPHA_IN_PREMUL = ...
    NPPI_OP_ALPHA_OUT_PREMUL = ...
    NPPI_OP_ALPHA_ATOP_PREMUL = ...
    NPPI_OP_ALPHA_XOR_PREMUL = ...
    NPPI_OP_ALPHA_PLUS_PREMUL = ...
    NPPI_OP_ALPHA_PREMUL = ...
NPPI_OP_ALPHA_OVER: Final[NppiAlphaOp]
NPPI_OP_ALPHA_IN: Final[NppiAlphaOp]
NPPI_OP_ALPHA_OUT: Final[NppiAlphaOp]
NPPI_OP_ALPHA_ATOP: Final[NppiAlphaOp]
NPPI_OP_ALPHA_XOR: Final[NppiAlphaOp]
NPPI_OP_ALPHA_PLUS: Final[NppiAlphaOp]
NPPI_OP_ALPHA_OVER_PREMUL: Final[NppiAlphaOp]
NPPI_OP_ALPHA_IN_PREMUL: Final[NppiAlphaOp]
NPPI_OP_ALPHA_OUT_PREMUL: Final[NppiAlphaOp]
NPPI_OP_ALPHA_ATOP_PREMUL: Final[NppiAlphaOp]
NPPI_OP_ALPHA_XOR_PREMUL: Final[NppiAlphaOp]
NPPI_OP_ALPHA_PLUS_PREMUL: Final[NppiAlphaOp]
NPPI_OP_ALPHA_PREMUL: Final[NppiAlphaOp]

class NppsZCType(_Enumeration):
    ctype: type[ctypes.c_uint]
    nppZCR = ...
    nppZCXor = ...
    nppZCC = ...
nppZCR: Final[NppsZCType]
nppZCXor: Final[NppsZCType]
nppZCC: Final[NppsZCType]

class NppiHuffmanTableType(_Enumeration):
    ctype: type[ctypes.c_uint]
    nppiDCTable = ...
    nppiACTable = ...
nppiDCTable: Final[NppiHuffmanTableType]
nppiACTable: Final[NppiHuffmanTableType]

class NppiNorm(_Enumeration):
    ctype: type[ctypes.c_uint]
    nppiNormInf = ...
    nppiNormL1 = ...
    nppiNormL2 = ...
nppiNormInf: Final[NppiNorm]
nppiNormL1: Final[NppiNorm]
nppiNormL2: Final[NppiNorm]

class NppiWatershedSegmentBoundaryType(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_WATERSHED_SEGMENT_BOUNDARIES_NONE = ...
    NPP_WATERSHED_SEGMENT_BOUNDARIES_BLACK = ...
    NPP_WATERSHED_SEGMENT_BOUNDARIES_WHITE = ...
    NPP_WATERSHED_SEGMENT_BOUNDARIES_CONTRAST = ...
    NPP_WATERSHED_SEGMENT_BOUNDARIES_ONLY = ...
NPP_WATERSHED_SEGMENT_BOUNDARIES_NONE: Final[NppiWatershedSegmentBoundaryType]
NPP_WATERSHED_SEGMENT_BOUNDARIES_BLACK: Final[NppiWatershedSegmentBoundaryType]
NPP_WATERSHED_SEGMENT_BOUNDARIES_WHITE: Final[NppiWatershedSegmentBoundaryType]
NPP_WATERSHED_SEGMENT_BOUNDARIES_CONTRAST: Final[NppiWatershedSegmentBoundaryType]
NPP_WATERSHED_SEGMENT_BOUNDARIES_ONLY: Final[NppiWatershedSegmentBoundaryType]

class NppiColorSpace(_Enumeration):
    ctype: type[ctypes.c_uint]
    NPP_TRANSCODE_ONLY = ...
    NPP_BT601JPEG = ...
    NPP_BT709HDTV = ...
    NPP_BT2020HDTV = ...
NPP_TRANSCODE_ONLY: Final[NppiColorSpace]
NPP_BT601JPEG: Final[NppiColorSpace]
NPP_BT709HDTV: Final[NppiColorSpace]
NPP_BT2020HDTV: Final[NppiColorSpace]

class Npp16f(_Struct):
    fp16: int
    def __init__(self, fp16: int = ...) -> None: ...

class Npp16f_2(_Struct):
    fp16_0: int
    fp16_1: int
    def __init__(self, fp16_0: int = ..., fp16_1: int = ...) -> None: ...

class NppLibraryVersion(_Struct):
    major: int
    minor: int
    build: int
    def __init__(self, major: int = ..., minor: int = ..., build: int = ...) -> None: ...

class Npp8uc(_Struct):
    re: int
    im: int
    def __init__(self, re: int = ..., im: int = ...) -> None: ...

class Npp16uc(_Struct):
    re: int
    im: int
    def __init__(self, re: int = ..., im: int = ...) -> None: ...

class Npp16sc(_Struct):
    re: int
    im: int
    def __init__(self, re: int = ..., im: int = ...) -> None: ...

class Npp32uc(_Struct):
    re: int
    im: int
    def __init__(self, re: int = ..., im: int = ...) -> None: ...

class Npp32sc(_Struct):
    re: int
    im: int
    def __init__(self, re: int = ..., im: int = ...) -> None: ...

class Npp32fc(_Struct):
    re: float
    im: float
    def __init__(self, re: float = ..., im: float = ...) -> None: ...

class Npp64sc(_Struct):
    re: int
    im: int
    def __init__(self, re: int = ..., im: int = ...) -> None: ...

class Npp64fc(_Struct):
    re: float
    im: float
    def __init__(self, re: float = ..., im: float = ...) -> None: ...

class NppiPoint(_Struct):
    x: int
    y: int
    def __init__(self, x: int = ..., y: int = ...) -> None: ...

class NppiPoint32f(_Struct):
    x: float
    y: float
    def __init__(self, x: float = ..., y: float = ...) -> None: ...

class NppiPoint64f(_Struct):
    x: float
    y: float
    def __init__(self, x: float = ..., y: float = ...) -> None: ...

class NppPointPolar(_Struct):
    rho: float
    theta: float
    def __init__(self, rho: float = ..., theta: float = ...) -> None: ...

class NppiSize(_Struct):
    width: int
    height: int
    def __init__(self, width: int = ..., height: int = ...) -> None: ...

class NppiRect(_Struct):
    x: int
    y: int
    width: int
    height: int
    def __init__(self, x: int = ..., y: int = ..., width: int = ..., height: int = ...) -> None: ...

class NppiHOGConfig(_Struct):
    cellSize: int
    histogramBlockSize: int
    nHistogramBins: int
    detectionWindowSize: NppiSize
    def __init__(self, cellSize: int = ..., histogramBlockSize: int = ..., nHistogramBins: int = ..., detectionWindowSize: NppiSize = ...) -> None: ...

class NppiHaarClassifier_32f(_Struct):
    numClassifiers: int
    classifiers: ctypes._Pointer[ctypes.c_int]
    classifierStep: int
    classifierSize: NppiSize
    counterDevice: ctypes._Pointer[ctypes.c_int]
    def __init__(self, numClassifiers: int = ..., classifiers: ctypes._Pointer[ctypes.c_int] | None = ..., classifierStep: int = ..., classifierSize: NppiSize = ..., counterDevice: ctypes._Pointer[ctypes.c_int] | None = ...) -> None: ...

class NppiHaarBuffer(_Struct):
    haarBufferSize: int
    haarBuffer: ctypes._Pointer[ctypes.c_int]
    def __init__(self, haarBufferSize: int = ..., haarBuffer: ctypes._Pointer[ctypes.c_int] | None = ...) -> None: ...

class NppiConnectedRegion(_Struct):
    oBoundingBox: NppiRect
    nConnectedPixelCount: int
    aSeedPixelValue: _Items[ctypes.c_uint, int]
    def __init__(self, oBoundingBox: NppiRect = ..., nConnectedPixelCount: int = ..., aSeedPixelValue: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...

class NppiImageDescriptor(_Struct):
    pData: int | None
    nStep: int
    oSize: NppiSize
    def __init__(self, pData: int | None = ..., nStep: int = ..., oSize: NppiSize = ...) -> None: ...

class NppiBufferDescriptor(_Struct):
    pData: int | None
    nBufferSize: int
    def __init__(self, pData: int | None = ..., nBufferSize: int = ...) -> None: ...

class NppiCompressedMarkerLabelsInfo(_Struct):
    nMarkerLabelPixelCount: int
    nContourPixelCount: int
    nContourPixelsFound: int
    oContourFirstPixelLocation: NppiPoint
    oMarkerLabelBoundingBox: NppiRect
    def __init__(self, nMarkerLabelPixelCount: int = ..., nContourPixelCount: int = ..., nContourPixelsFound: int = ..., oContourFirstPixelLocation: NppiPoint = ..., oMarkerLabelBoundingBox: NppiRect = ...) -> None: ...

class NppiContourBlockSegment(_Struct):
    nMarkerLabelID: int
    nContourPixelCount: int
    nContourStartingPixelOffset: int
    nSegmentNum: int
    def __init__(self, nMarkerLabelID: int = ..., nContourPixelCount: int = ..., nContourStartingPixelOffset: int = ..., nSegmentNum: int = ...) -> None: ...

class NppiContourPixelGeometryInfo(_Struct):
    oContourOrderedGeometryLocation: NppiPoint
    oContourPrevPixelLocation: NppiPoint
    oContourCenterPixelLocation: NppiPoint
    oContourNextPixelLocation: NppiPoint
    nOrderIndex: int
    nReverseOrderIndex: int
    nFirstIndex: int
    nLastIndex: int
    nNextContourPixelIndex: int
    nPrevContourPixelIndex: int
    nPixelAlreadyUsed: int
    nAlreadyLinked: int
    nAlreadyOutput: int
    nContourInteriorDirection: int
    def __init__(self, oContourOrderedGeometryLocation: NppiPoint = ..., oContourPrevPixelLocation: NppiPoint = ..., oContourCenterPixelLocation: NppiPoint = ..., oContourNextPixelLocation: NppiPoint = ..., nOrderIndex: int = ..., nReverseOrderIndex: int = ..., nFirstIndex: int = ..., nLastIndex: int = ..., nNextContourPixelIndex: int = ..., nPrevContourPixelIndex: int = ..., nPixelAlreadyUsed: int = ..., nAlreadyLinked: int = ..., nAlreadyOutput: int = ..., nContourInteriorDirection: int = ...) -> None: ...

class NppiContourPixelDirectionInfo(_Struct):
    nMarkerLabelID: int
    nContourDirectionCenterPixel: int
    nContourInteriorDirectionCenterPixel: int
    nConnected: int
    nGeometryInfoIsValid: int
    oContourPixelGeometryInfo: NppiContourPixelGeometryInfo
    nEast1: NppiPoint
    nNorthEast1: NppiPoint
    nNorth1: NppiPoint
    nNorthWest1: NppiPoint
    nWest1: NppiPoint
    nSouthWest1: NppiPoint
    nSouth1: NppiPoint
    nSouthEast1: NppiPoint
    nTest1EastConnected: int
    nTest1NorthEastConnected: int
    nTest1NorthConnected: int
    nTest1NorthWestConnected: int
    nTest1WestConnected: int
    nTest1SouthWestConnected: int
    nTest1SouthConnected: int
    nTest1SouthEastConnected: int
    def __init__(self, nMarkerLabelID: int = ..., nContourDirectionCenterPixel: int = ..., nContourInteriorDirectionCenterPixel: int = ..., nConnected: int = ..., nGeometryInfoIsValid: int = ..., oContourPixelGeometryInfo: NppiContourPixelGeometryInfo = ..., nEast1: NppiPoint = ..., nNorthEast1: NppiPoint = ..., nNorth1: NppiPoint = ..., nNorthWest1: NppiPoint = ..., nWest1: NppiPoint = ..., nSouthWest1: NppiPoint = ..., nSouth1: NppiPoint = ..., nSouthEast1: NppiPoint = ..., nTest1EastConnected: int = ..., nTest1NorthEastConnected: int = ..., nTest1NorthConnected: int = ..., nTest1NorthWestConnected: int = ..., nTest1WestConnected: int = ..., nTest1SouthWestConnected: int = ..., nTest1SouthConnected: int = ..., nTest1SouthEastConnected: int = ...) -> None: ...

class NppiContourTotalsInfo(_Struct):
    nTotalImagePixelContourCount: int
    nLongestImageContourPixelCount: int
    def __init__(self, nTotalImagePixelContourCount: int = ..., nLongestImageContourPixelCount: int = ...) -> None: ...

class NppStreamContext(_Struct):
    hStream: driver.CUstream
    nCudaDeviceId: int
    nMultiProcessorCount: int
    nMaxThreadsPerMultiProcessor: int
    nMaxThreadsPerBlock: int
    nSharedMemPerBlock: int
    nCudaDevAttrComputeCapabilityMajor: int
    nCudaDevAttrComputeCapabilityMinor: int
    nStreamFlags: int
    hWorkspace: int
    nReserved0: int
    def __init__(self, hStream: driver.CUstream | int | None = ..., nCudaDeviceId: int = ..., nMultiProcessorCount: int = ..., nMaxThreadsPerMultiProcessor: int = ..., nMaxThreadsPerBlock: int = ..., nSharedMemPerBlock: int = ..., nCudaDevAttrComputeCapabilityMajor: int = ..., nCudaDevAttrComputeCapabilityMinor: int = ..., nStreamFlags: int = ..., *, hWorkspace: int = ..., nReserved0: int = ...) -> None: ...

class NppiResizeBatchCXR(_Struct):
    pSrc: int | None
    nSrcStep: int
    pDst: int | None
    nDstStep: int
    def __init__(self, pSrc: int | None = ..., nSrcStep: int = ..., pDst: int | None = ..., nDstStep: int = ...) -> None: ...

class NppiResizeBatchROI_Advanced(_Struct):
    oSrcRectROI: NppiRect
    oDstRectROI: NppiRect
    def __init__(self, oSrcRectROI: NppiRect = ..., oDstRectROI: NppiRect = ...) -> None: ...

class NppiMirrorBatchCXR(_Struct):
    pSrc: int | None
    nSrcStep: int
    pDst: int | None
    nDstStep: int
    def __init__(self, pSrc: int | None = ..., nSrcStep: int = ..., pDst: int | None = ..., nDstStep: int = ...) -> None: ...

class NppiWarpAffineBatchCXR(_Struct):
    pSrc: int | None
    nSrcStep: int
    pDst: int | None
    nDstStep: int
    pCoeffs: ctypes._Pointer[ctypes.c_double]
    aTransformedCoeffs: _Items[ctypes.c_double, float]
    def __init__(self, pSrc: int | None = ..., nSrcStep: int = ..., pDst: int | None = ..., nDstStep: int = ..., pCoeffs: ctypes._Pointer[ctypes.c_double] | None = ..., aTransformedCoeffs: Sequence[float] | Array[ctypes.c_double] = ...) -> None: ...

class NppiWarpPerspectiveBatchCXR(_Struct):
    pSrc: int | None
    nSrcStep: int
    pDst: int | None
    nDstStep: int
    pCoeffs: ctypes._Pointer[ctypes.c_double]
    aTransformedCoeffs: _Items[ctypes.c_double, float]
    def __init__(self, pSrc: int | None = ..., nSrcStep: int = ..., pDst: int | None = ..., nDstStep: int = ..., pCoeffs: ctypes._Pointer[ctypes.c_double] | None = ..., aTransformedCoeffs: Sequence[float] | Array[ctypes.c_double] = ...) -> None: ...

class NppiColorTwistBatchCXR(_Struct):
    pSrc: int | None
    nSrcStep: int
    pDst: int | None
    nDstStep: int
    pTwist: ctypes._Pointer[ctypes.c_float]
    def __init__(self, pSrc: int | None = ..., nSrcStep: int = ..., pDst: int | None = ..., nDstStep: int = ..., pTwist: ctypes._Pointer[ctypes.c_float] | None = ...) -> None: ...

class NppiProfileData(_Struct):
    nPixels: int
    nMeanIntensity: float
    nStdDevIntensity: float
    def __init__(self, nPixels: int = ..., nMeanIntensity: float = ..., nStdDevIntensity: float = ...) -> None: ...

Npp8u = ctypes.c_ubyte
Npp8s = ctypes.c_byte
Npp16u = ctypes.c_ushort
Npp16s = ctypes.c_short
Npp32u = ctypes.c_uint
Npp32s = ctypes.c_int
Npp64u = ctypes.c_ulonglong
Npp64s = ctypes.c_longlong
Npp32f = ctypes.c_float
Npp64f = ctypes.c_double
NppWorkspace = ctypes.c_uint

NPP_VER_MAJOR: Final = 13
NPP_VER_MINOR: Final = 2
NPP_VER_PATCH: Final = 0
NPP_VER_BUILD: Final = 93
NPP_VERSION: Final = 13200
NPP_VERSION_MAJOR: Final = 13
NPP_VERSION_MINOR: Final = 2
NPP_VERSION_PATCH: Final = 0
NPP_VERSION_BUILD: Final = 93
NPP_MIN_8U: Final = 0
NPP_MAX_8U: Final = 255
NPP_MIN_16U: Final = 0
NPP_MAX_16U: Final = 65535
NPP_MIN_32U: Final = 0
NPP_MAX_32U: Final = 4294967295
NPP_MIN_64U: Final = 0
NPP_MAX_64U: Final = 18446744073709551615
NPP_MIN_8S: Final = -128
NPP_MAX_8S: Final = 127
NPP_MIN_16S: Final = -32768
NPP_MAX_16S: Final = 32767
NPP_MIN_32S: Final = -2147483648
NPP_MAX_32S: Final = 2147483647
NPP_MAX_64S: Final = 9223372036854775807
NPP_MIN_64S: Final = -9223372036854775808
NPP_MINABS_32F: Final = 1.1754943508222875e-38
NPP_MAXABS_32F: Final = 3.4028234663852886e+38
NPP_MINABS_64F: Final = 2.2250738585072014e-308
NPP_MAXABS_64F: Final = 1.7976931348623157e+308
NPP_HOG_MAX_CELL_SIZE: Final = 16
NPP_HOG_MAX_BLOCK_SIZE: Final = 64
NPP_HOG_MAX_BINS_PER_CELL: Final = 16
NPP_HOG_MAX_CELLS_PER_DESCRIPTOR: Final = 256
NPP_HOG_MAX_OVERLAPPING_BLOCKS_PER_DESCRIPTOR: Final = 256
NPP_HOG_MAX_DESCRIPTOR_LOCATIONS_PER_CALL: Final = 128
NPP_CONTOUR_DIRECTION_SOUTH_EAST: Final = 1
NPP_CONTOUR_DIRECTION_SOUTH: Final = 2
NPP_CONTOUR_DIRECTION_SOUTH_WEST: Final = 4
NPP_CONTOUR_DIRECTION_WEST: Final = 8
NPP_CONTOUR_DIRECTION_EAST: Final = 16
NPP_CONTOUR_DIRECTION_NORTH_EAST: Final = 32
NPP_CONTOUR_DIRECTION_NORTH: Final = 64
NPP_CONTOUR_DIRECTION_NORTH_WEST: Final = 128
NPP_CONTOUR_DIRECTION_ANY_NORTH: Final = 224
NPP_CONTOUR_DIRECTION_ANY_WEST: Final = 140
NPP_CONTOUR_DIRECTION_ANY_SOUTH: Final = 7
NPP_CONTOUR_DIRECTION_ANY_EAST: Final = 49

cudaStream_t = runtime.cudaStream_t

def nppGetLibVersion() -> ctypes._Pointer[NppLibraryVersion]: ...
def nppiMalloc_8u_C1(nWidthPixels: int, nHeightPixels: int) -> tuple[ctypes._Pointer[ctypes.c_ubyte], int]: """made by the call: int *pStepBytes"""
nppiMalloc_8u_C2 = nppiMalloc_8u_C1
nppiMalloc_8u_C3 = nppiMalloc_8u_C1
nppiMalloc_8u_C4 = nppiMalloc_8u_C1
def nppiMalloc_16u_C1(nWidthPixels: int, nHeightPixels: int) -> tuple[ctypes._Pointer[ctypes.c_ushort], int]: """made by the call: int *pStepBytes"""
nppiMalloc_16u_C2 = nppiMalloc_16u_C1
nppiMalloc_16u_C3 = nppiMalloc_16u_C1
nppiMalloc_16u_C4 = nppiMalloc_16u_C1
def nppiMalloc_16s_C1(nWidthPixels: int, nHeightPixels: int) -> tuple[ctypes._Pointer[ctypes.c_short], int]: """made by the call: int *pStepBytes"""
nppiMalloc_16s_C2 = nppiMalloc_16s_C1
nppiMalloc_16s_C4 = nppiMalloc_16s_C1
def nppiMalloc_16sc_C1(nWidthPixels: int, nHeightPixels: int) -> tuple[ctypes._Pointer[Npp16sc], int]: """made by the call: int *pStepBytes"""
nppiMalloc_16sc_C2 = nppiMalloc_16sc_C1
nppiMalloc_16sc_C3 = nppiMalloc_16sc_C1
nppiMalloc_16sc_C4 = nppiMalloc_16sc_C1
def nppiMalloc_32s_C1(nWidthPixels: int, nHeightPixels: int) -> tuple[ctypes._Pointer[ctypes.c_int], int]: """made by the call: int *pStepBytes"""
nppiMalloc_32s_C3 = nppiMalloc_32s_C1
nppiMalloc_32s_C4 = nppiMalloc_32s_C1
def nppiMalloc_32sc_C1(nWidthPixels: int, nHeightPixels: int) -> tuple[ctypes._Pointer[Npp32sc], int]: """made by the call: int *pStepBytes"""
nppiMalloc_32sc_C2 = nppiMalloc_32sc_C1
nppiMalloc_32sc_C3 = nppiMalloc_32sc_C1
nppiMalloc_32sc_C4 = nppiMalloc_32sc_C1
def nppiMalloc_32f_C1(nWidthPixels: int, nHeightPixels: int) -> tuple[ctypes._Pointer[ctypes.c_float], int]: """made by the call: int *pStepBytes"""
nppiMalloc_32f_C2 = nppiMalloc_32f_C1
nppiMalloc_32f_C3 = nppiMalloc_32f_C1
nppiMalloc_32f_C4 = nppiMalloc_32f_C1
def nppiMalloc_32fc_C1(nWidthPixels: int, nHeightPixels: int) -> tuple[ctypes._Pointer[Npp32fc], int]: """made by the call: int *pStepBytes"""
nppiMalloc_32fc_C2 = nppiMalloc_32fc_C1
nppiMalloc_32fc_C3 = nppiMalloc_32fc_C1
nppiMalloc_32fc_C4 = nppiMalloc_32fc_C1
def nppiFree(pData: _Device) -> None: ...
def nppiSet_8s_C1R_Ctx(nValue: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSet_8s_C2R_Ctx(aValue: _Pointer[ctypes.c_byte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_8s_C3R_Ctx = nppiSet_8s_C2R_Ctx
nppiSet_8s_C4R_Ctx = nppiSet_8s_C2R_Ctx
nppiSet_8s_AC4R_Ctx = nppiSet_8s_C2R_Ctx
nppiSet_8u_C1R_Ctx = nppiSet_8s_C1R_Ctx
def nppiSet_8u_C2R_Ctx(aValue: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_8u_C3R_Ctx = nppiSet_8u_C2R_Ctx
nppiSet_8u_C4R_Ctx = nppiSet_8u_C2R_Ctx
nppiSet_8u_AC4R_Ctx = nppiSet_8u_C2R_Ctx
nppiSet_16u_C1R_Ctx = nppiSet_8s_C1R_Ctx
def nppiSet_16u_C2R_Ctx(aValue: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_16u_C3R_Ctx = nppiSet_16u_C2R_Ctx
nppiSet_16u_C4R_Ctx = nppiSet_16u_C2R_Ctx
nppiSet_16u_AC4R_Ctx = nppiSet_16u_C2R_Ctx
nppiSet_16s_C1R_Ctx = nppiSet_8s_C1R_Ctx
def nppiSet_16s_C2R_Ctx(aValue: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_16s_C3R_Ctx = nppiSet_16s_C2R_Ctx
nppiSet_16s_C4R_Ctx = nppiSet_16s_C2R_Ctx
nppiSet_16s_AC4R_Ctx = nppiSet_16s_C2R_Ctx
def nppiSet_16sc_C1R_Ctx(oValue: Npp16sc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSet_16sc_C2R_Ctx(aValue: _Pointer[Npp16sc] | int | Sequence[Npp16sc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_16sc_C3R_Ctx = nppiSet_16sc_C2R_Ctx
nppiSet_16sc_C4R_Ctx = nppiSet_16sc_C2R_Ctx
nppiSet_16sc_AC4R_Ctx = nppiSet_16sc_C2R_Ctx
nppiSet_32s_C1R_Ctx = nppiSet_8s_C1R_Ctx
def nppiSet_32s_C2R_Ctx(aValue: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_32s_C3R_Ctx = nppiSet_32s_C2R_Ctx
nppiSet_32s_C4R_Ctx = nppiSet_32s_C2R_Ctx
nppiSet_32s_AC4R_Ctx = nppiSet_32s_C2R_Ctx
nppiSet_32u_C1R_Ctx = nppiSet_8s_C1R_Ctx
def nppiSet_32u_C2R_Ctx(aValue: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_32u_C3R_Ctx = nppiSet_32u_C2R_Ctx
nppiSet_32u_C4R_Ctx = nppiSet_32u_C2R_Ctx
nppiSet_32u_AC4R_Ctx = nppiSet_32u_C2R_Ctx
def nppiSet_32sc_C1R_Ctx(oValue: Npp32sc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSet_32sc_C2R_Ctx(aValue: _Pointer[Npp32sc] | int | Sequence[Npp32sc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_32sc_C3R_Ctx = nppiSet_32sc_C2R_Ctx
nppiSet_32sc_C4R_Ctx = nppiSet_32sc_C2R_Ctx
nppiSet_32sc_AC4R_Ctx = nppiSet_32sc_C2R_Ctx
def nppiSet_16f_C1R_Ctx(nValue: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSet_16f_C2R_Ctx(aValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_16f_C3R_Ctx = nppiSet_16f_C2R_Ctx
nppiSet_16f_C4R_Ctx = nppiSet_16f_C2R_Ctx
nppiSet_32f_C1R_Ctx = nppiSet_16f_C1R_Ctx
def nppiSet_32f_C2R_Ctx(aValue: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSet_32f_C2R(aValue: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiSet_32f_C3R_Ctx = nppiSet_32f_C2R_Ctx
nppiSet_32f_C4R_Ctx = nppiSet_32f_C2R_Ctx
nppiSet_32f_AC4R_Ctx = nppiSet_32f_C2R_Ctx
def nppiSet_32fc_C1R_Ctx(oValue: Npp32fc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSet_32fc_C2R_Ctx(aValue: _Pointer[Npp32fc] | int | Sequence[Npp32fc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_32fc_C3R_Ctx = nppiSet_32fc_C2R_Ctx
nppiSet_32fc_C4R_Ctx = nppiSet_32fc_C2R_Ctx
nppiSet_32fc_AC4R_Ctx = nppiSet_32fc_C2R_Ctx
def nppiSet_8u_C1MR_Ctx(nValue: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, nMaskStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSet_8u_C3MR_Ctx(aValue: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, nMaskStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_8u_C4MR_Ctx = nppiSet_8u_C3MR_Ctx
nppiSet_8u_AC4MR_Ctx = nppiSet_8u_C3MR_Ctx
nppiSet_16u_C1MR_Ctx = nppiSet_8u_C1MR_Ctx
def nppiSet_16u_C3MR_Ctx(aValue: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, nMaskStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_16u_C4MR_Ctx = nppiSet_16u_C3MR_Ctx
nppiSet_16u_AC4MR_Ctx = nppiSet_16u_C3MR_Ctx
nppiSet_16s_C1MR_Ctx = nppiSet_8u_C1MR_Ctx
def nppiSet_16s_C3MR_Ctx(aValue: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, nMaskStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_16s_C4MR_Ctx = nppiSet_16s_C3MR_Ctx
nppiSet_16s_AC4MR_Ctx = nppiSet_16s_C3MR_Ctx
nppiSet_32s_C1MR_Ctx = nppiSet_8u_C1MR_Ctx
def nppiSet_32s_C3MR_Ctx(aValue: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, nMaskStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_32s_C4MR_Ctx = nppiSet_32s_C3MR_Ctx
nppiSet_32s_AC4MR_Ctx = nppiSet_32s_C3MR_Ctx
def nppiSet_32f_C1MR_Ctx(nValue: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, nMaskStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSet_32f_C3MR_Ctx(aValue: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, nMaskStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSet_32f_C4MR_Ctx = nppiSet_32f_C3MR_Ctx
nppiSet_32f_AC4MR_Ctx = nppiSet_32f_C3MR_Ctx
nppiSet_8u_C3CR_Ctx = nppiSet_8s_C1R_Ctx
nppiSet_8u_C4CR_Ctx = nppiSet_8s_C1R_Ctx
nppiSet_16u_C3CR_Ctx = nppiSet_8s_C1R_Ctx
nppiSet_16u_C4CR_Ctx = nppiSet_8s_C1R_Ctx
nppiSet_16s_C3CR_Ctx = nppiSet_8s_C1R_Ctx
nppiSet_16s_C4CR_Ctx = nppiSet_8s_C1R_Ctx
nppiSet_32s_C3CR_Ctx = nppiSet_8s_C1R_Ctx
nppiSet_32s_C4CR_Ctx = nppiSet_8s_C1R_Ctx
nppiSet_32f_C3CR_Ctx = nppiSet_16f_C1R_Ctx
nppiSet_32f_C4CR_Ctx = nppiSet_16f_C1R_Ctx
def nppiCopy_8s_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_8s_C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16sc_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16sc_C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16sc_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16sc_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16sc_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32sc_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32sc_C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32sc_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32sc_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32sc_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32fc_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32fc_C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32fc_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32fc_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32fc_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiCopy_8u_C1MR_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, nMaskStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_8u_C3MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_8u_C4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_8u_AC4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_16u_C1MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_16u_C3MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_16u_C4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_16u_AC4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_16s_C1MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_16s_C3MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_16s_C4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_16s_AC4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_32s_C1MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_32s_C3MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_32s_C4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_32s_AC4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_32f_C1MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_32f_C3MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_32f_C4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_32f_AC4MR_Ctx = nppiCopy_8u_C1MR_Ctx
nppiCopy_8u_C3CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_C4CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C3CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C4CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C3CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C4CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C3CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C4CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C3CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C4CR_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_C4C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C4C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C4C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C4C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C2C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C4C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_C1C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_8u_C1C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C1C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16s_C1C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C1C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_16u_C1C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C1C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32s_C1C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C1C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C1C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCopy_32f_C1C4R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiCopy_8u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, aDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_8u_C4P4R_Ctx = nppiCopy_8u_C3P3R_Ctx
def nppiCopy_16s_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, aDst: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_16s_C4P4R_Ctx = nppiCopy_16s_C3P3R_Ctx
def nppiCopy_16u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, aDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_16u_C4P4R_Ctx = nppiCopy_16u_C3P3R_Ctx
def nppiCopy_32s_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, aDst: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_32s_C4P4R_Ctx = nppiCopy_32s_C3P3R_Ctx
def nppiCopy_32f_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, aDst: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_32f_C4P4R_Ctx = nppiCopy_32f_C3P3R_Ctx
def nppiCopy_8u_P3C3R_Ctx(aSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_8u_P4C4R_Ctx = nppiCopy_8u_P3C3R_Ctx
def nppiCopy_16u_P3C3R_Ctx(aSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_16u_P4C4R_Ctx = nppiCopy_16u_P3C3R_Ctx
def nppiCopy_16s_P3C3R_Ctx(aSrc: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_16s_P4C4R_Ctx = nppiCopy_16s_P3C3R_Ctx
def nppiCopy_32s_P3C3R_Ctx(aSrc: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_32s_P4C4R_Ctx = nppiCopy_32s_P3C3R_Ctx
def nppiCopy_32f_P3C3R_Ctx(aSrc: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopy_32f_P4C4R_Ctx = nppiCopy_32f_P3C3R_Ctx
def nppiCopyConstBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSizeROI: NppiSize, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nTopBorderHeight: int, nLeftBorderWidth: int, nValue: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCopyConstBorder_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSizeROI: NppiSize, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nTopBorderHeight: int, nLeftBorderWidth: int, aValue: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopyConstBorder_8u_C4R_Ctx = nppiCopyConstBorder_8u_C3R_Ctx
nppiCopyConstBorder_8u_AC4R_Ctx = nppiCopyConstBorder_8u_C3R_Ctx
nppiCopyConstBorder_16u_C1R_Ctx = nppiCopyConstBorder_8u_C1R_Ctx
def nppiCopyConstBorder_16u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSizeROI: NppiSize, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nTopBorderHeight: int, nLeftBorderWidth: int, aValue: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopyConstBorder_16u_C4R_Ctx = nppiCopyConstBorder_16u_C3R_Ctx
nppiCopyConstBorder_16u_AC4R_Ctx = nppiCopyConstBorder_16u_C3R_Ctx
nppiCopyConstBorder_16s_C1R_Ctx = nppiCopyConstBorder_8u_C1R_Ctx
def nppiCopyConstBorder_16s_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSizeROI: NppiSize, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nTopBorderHeight: int, nLeftBorderWidth: int, aValue: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopyConstBorder_16s_C4R_Ctx = nppiCopyConstBorder_16s_C3R_Ctx
nppiCopyConstBorder_16s_AC4R_Ctx = nppiCopyConstBorder_16s_C3R_Ctx
nppiCopyConstBorder_32s_C1R_Ctx = nppiCopyConstBorder_8u_C1R_Ctx
def nppiCopyConstBorder_32s_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSizeROI: NppiSize, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nTopBorderHeight: int, nLeftBorderWidth: int, aValue: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopyConstBorder_32s_C4R_Ctx = nppiCopyConstBorder_32s_C3R_Ctx
nppiCopyConstBorder_32s_AC4R_Ctx = nppiCopyConstBorder_32s_C3R_Ctx
def nppiCopyConstBorder_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSizeROI: NppiSize, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nTopBorderHeight: int, nLeftBorderWidth: int, nValue: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCopyConstBorder_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSizeROI: NppiSize, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nTopBorderHeight: int, nLeftBorderWidth: int, aValue: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopyConstBorder_32f_C4R_Ctx = nppiCopyConstBorder_32f_C3R_Ctx
nppiCopyConstBorder_32f_AC4R_Ctx = nppiCopyConstBorder_32f_C3R_Ctx
def nppiCopyReplicateBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSizeROI: NppiSize, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nTopBorderHeight: int, nLeftBorderWidth: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopyReplicateBorder_8u_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_8u_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_8u_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_16u_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_16u_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_16u_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_16u_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_16s_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_16s_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_16s_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_16s_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_32s_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_32s_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_32s_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_32s_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_32f_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_32f_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_32f_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyReplicateBorder_32f_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_8u_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_8u_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_8u_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_8u_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_16u_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_16u_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_16u_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_16u_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_16s_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_16s_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_16s_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_16s_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_32s_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_32s_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_32s_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_32s_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_32f_C1R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_32f_C3R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_32f_C4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
nppiCopyWrapBorder_32f_AC4R_Ctx = nppiCopyReplicateBorder_8u_C1R_Ctx
def nppiCopySubpix_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nDx: float, nDy: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCopySubpix_8u_C3R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_8u_C4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_8u_AC4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_16u_C1R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_16u_C3R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_16u_C4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_16u_AC4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_16s_C1R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_16s_C3R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_16s_C4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_16s_AC4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_32s_C1R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_32s_C3R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_32s_C4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_32s_AC4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_32f_C1R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_32f_C3R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_32f_C4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiCopySubpix_32f_AC4R_Ctx = nppiCopySubpix_8u_C1R_Ctx
nppiConvert_8u16u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u16u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u16u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u16u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u32s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u32s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u32s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u32s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8u32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16f32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16f32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16f32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16f32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s8u_C1Rs_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s16u_C1Rs_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_8s32u_C1Rs_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s16u_C1Rs_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s32u_C1Rs_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u32u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s32u_C1Rs_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32u32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16u8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_16s8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s8s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s8s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s8s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiConvert_32s8s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiConvert_8u8s_C1RSfs_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eRoundMode: NppRoundMode | _Int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiConvert_16u8s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_16s8s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_16u16s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32u8u_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32u8s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32u16u_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32u16s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32u32s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32s16u_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32s16s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
def nppiConvert_32f8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eRoundMode: NppRoundMode | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiConvert_32f8u_C3R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f8u_C4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f8u_AC4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f8s_C1R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f8s_C3R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f8s_C4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f8s_AC4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16u_C1R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16u_C3R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16u_C4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16u_AC4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16s_C1R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16s_C3R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16s_C4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16s_AC4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16f_C1R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16f_C3R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16f_C4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f16f_AC4R_Ctx = nppiConvert_32f8u_C1R_Ctx
nppiConvert_32f8u_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32f8s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32f16u_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32f16s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32f32u_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiConvert_32f32s_C1RSfs_Ctx = nppiConvert_8u8s_C1RSfs_Ctx
nppiScale_8u16u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u16u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u16u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u16u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u32s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u32s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u32s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiScale_8u32s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiScale_8u32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nMin: float, nMax: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiScale_8u32f_C3R_Ctx = nppiScale_8u32f_C1R_Ctx
nppiScale_8u32f_C4R_Ctx = nppiScale_8u32f_C1R_Ctx
nppiScale_8u32f_AC4R_Ctx = nppiScale_8u32f_C1R_Ctx
def nppiScale_16u8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, hint: NppHintAlgorithm | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiScale_16u8u_C3R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_16u8u_C4R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_16u8u_AC4R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_16s8u_C1R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_16s8u_C3R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_16s8u_C4R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_16s8u_AC4R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_32s8u_C1R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_32s8u_C3R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_32s8u_C4R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_32s8u_AC4R_Ctx = nppiScale_16u8u_C1R_Ctx
nppiScale_32f8u_C1R_Ctx = nppiScale_8u32f_C1R_Ctx
nppiScale_32f8u_C3R_Ctx = nppiScale_8u32f_C1R_Ctx
nppiScale_32f8u_C4R_Ctx = nppiScale_8u32f_C1R_Ctx
nppiScale_32f8u_AC4R_Ctx = nppiScale_8u32f_C1R_Ctx
def nppiDup_8u_C1C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDup_8u_C1C4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_8u_C1AC4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_16u_C1C3R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_16u_C1C4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_16u_C1AC4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_16s_C1C3R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_16s_C1C4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_16s_C1AC4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_32s_C1C3R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_32s_C1C4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_32s_C1AC4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_32f_C1C3R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_32f_C1C4R_Ctx = nppiDup_8u_C1C3R_Ctx
nppiDup_32f_C1AC4R_Ctx = nppiDup_8u_C1C3R_Ctx
def nppiTranspose_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSrcROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiTranspose_8u_C3R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_8u_C4R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_16u_C1R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_16u_C3R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_16u_C4R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_16s_C1R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_16s_C3R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_16s_C4R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_32s_C1R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_32s_C3R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_32s_C4R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_32f_C1R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_32f_C3R_Ctx = nppiTranspose_8u_C1R_Ctx
nppiTranspose_32f_C4R_Ctx = nppiTranspose_8u_C1R_Ctx
def nppiSwapChannels_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aDstOrder: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSwapChannels_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, aDstOrder: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSwapChannels_8u_C4C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_8u_C4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_8u_C4IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
def nppiSwapChannels_8u_C3C4R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aDstOrder: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, nValue: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSwapChannels_8u_AC4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_16u_C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_16u_C3IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
nppiSwapChannels_16u_C4C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_16u_C4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_16u_C4IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
nppiSwapChannels_16u_C3C4R_Ctx = nppiSwapChannels_8u_C3C4R_Ctx
nppiSwapChannels_16u_AC4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_16s_C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_16s_C3IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
nppiSwapChannels_16s_C4C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_16s_C4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_16s_C4IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
nppiSwapChannels_16s_C3C4R_Ctx = nppiSwapChannels_8u_C3C4R_Ctx
nppiSwapChannels_16s_AC4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_32s_C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_32s_C3IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
nppiSwapChannels_32s_C4C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_32s_C4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_32s_C4IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
nppiSwapChannels_32s_C3C4R_Ctx = nppiSwapChannels_8u_C3C4R_Ctx
nppiSwapChannels_32s_AC4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_32f_C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_32f_C3IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
nppiSwapChannels_32f_C4C3R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_32f_C4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
nppiSwapChannels_32f_C4IR_Ctx = nppiSwapChannels_8u_C3IR_Ctx
def nppiSwapChannels_32f_C3C4R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aDstOrder: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, nValue: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSwapChannels_32f_AC4R_Ctx = nppiSwapChannels_8u_C3R_Ctx
def nppiAddC_8u_C1RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, nConstant: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_8u_C1RSfs(pSrc1: _Device, nSrc1Step: int, nConstant: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddDeviceC_8u_C1RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, pConstant: _Device, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_8u_C1IRSfs_Ctx(nConstant: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_8u_C1IRSfs(nConstant: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddDeviceC_8u_C1IRSfs_Ctx(pConstant: _Device, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_8u_C3RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_8u_C3RSfs(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddDeviceC_8u_C3RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, pConstants: _Device, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_8u_C3IRSfs_Ctx(aConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_8u_C3IRSfs(aConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddDeviceC_8u_C3IRSfs_Ctx(pConstants: _Device, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiAddC_8u_AC4RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiAddC_8u_AC4RSfs = nppiAddC_8u_C3RSfs
nppiAddDeviceC_8u_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiAddC_8u_AC4IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiAddC_8u_AC4IRSfs = nppiAddC_8u_C3IRSfs
nppiAddDeviceC_8u_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiAddC_8u_C4RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiAddC_8u_C4RSfs = nppiAddC_8u_C3RSfs
nppiAddDeviceC_8u_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiAddC_8u_C4IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiAddC_8u_C4IRSfs = nppiAddC_8u_C3IRSfs
nppiAddDeviceC_8u_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiAddC_16u_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiAddC_16u_C1RSfs = nppiAddC_8u_C1RSfs
nppiAddDeviceC_16u_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiAddC_16u_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiAddC_16u_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiAddDeviceC_16u_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
def nppiAddC_16u_C3RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16u_C3RSfs(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAddDeviceC_16u_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
def nppiAddC_16u_C3IRSfs_Ctx(aConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16u_C3IRSfs(aConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAddDeviceC_16u_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiAddC_16u_AC4RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiAddC_16u_AC4RSfs = nppiAddC_16u_C3RSfs
nppiAddDeviceC_16u_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiAddC_16u_AC4IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiAddC_16u_AC4IRSfs = nppiAddC_16u_C3IRSfs
nppiAddDeviceC_16u_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiAddC_16u_C4RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiAddC_16u_C4RSfs = nppiAddC_16u_C3RSfs
nppiAddDeviceC_16u_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiAddC_16u_C4IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiAddC_16u_C4IRSfs = nppiAddC_16u_C3IRSfs
nppiAddDeviceC_16u_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiAddC_16s_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiAddC_16s_C1RSfs = nppiAddC_8u_C1RSfs
nppiAddDeviceC_16s_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiAddC_16s_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiAddC_16s_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiAddDeviceC_16s_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
def nppiAddC_16s_C3RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16s_C3RSfs(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAddDeviceC_16s_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
def nppiAddC_16s_C3IRSfs_Ctx(aConstants: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16s_C3IRSfs(aConstants: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAddDeviceC_16s_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiAddC_16s_AC4RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiAddC_16s_AC4RSfs = nppiAddC_16s_C3RSfs
nppiAddDeviceC_16s_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiAddC_16s_AC4IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiAddC_16s_AC4IRSfs = nppiAddC_16s_C3IRSfs
nppiAddDeviceC_16s_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiAddC_16s_C4RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiAddC_16s_C4RSfs = nppiAddC_16s_C3RSfs
nppiAddDeviceC_16s_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiAddC_16s_C4IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiAddC_16s_C4IRSfs = nppiAddC_16s_C3IRSfs
nppiAddDeviceC_16s_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
def nppiAddC_16sc_C1RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, nConstant: Npp16sc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16sc_C1RSfs(pSrc1: _Device, nSrc1Step: int, nConstant: Npp16sc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddC_16sc_C1IRSfs_Ctx(nConstant: Npp16sc, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16sc_C1IRSfs(nConstant: Npp16sc, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddC_16sc_C3RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[Npp16sc] | int | Sequence[Npp16sc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16sc_C3RSfs(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[Npp16sc] | int | Sequence[Npp16sc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddC_16sc_C3IRSfs_Ctx(aConstants: _Pointer[Npp16sc] | int | Sequence[Npp16sc], pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16sc_C3IRSfs(aConstants: _Pointer[Npp16sc] | int | Sequence[Npp16sc], pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAddC_16sc_AC4RSfs_Ctx = nppiAddC_16sc_C3RSfs_Ctx
nppiAddC_16sc_AC4RSfs = nppiAddC_16sc_C3RSfs
nppiAddC_16sc_AC4IRSfs_Ctx = nppiAddC_16sc_C3IRSfs_Ctx
nppiAddC_16sc_AC4IRSfs = nppiAddC_16sc_C3IRSfs
nppiAddC_32s_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiAddC_32s_C1RSfs = nppiAddC_8u_C1RSfs
nppiAddDeviceC_32s_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiAddC_32s_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiAddC_32s_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiAddDeviceC_32s_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
def nppiAddC_32s_C3RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32s_C3RSfs(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAddDeviceC_32s_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
def nppiAddC_32s_C3IRSfs_Ctx(aConstants: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32s_C3IRSfs(aConstants: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAddDeviceC_32s_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
def nppiAddC_32sc_C1RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, nConstant: Npp32sc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32sc_C1RSfs(pSrc1: _Device, nSrc1Step: int, nConstant: Npp32sc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddC_32sc_C1IRSfs_Ctx(nConstant: Npp32sc, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32sc_C1IRSfs(nConstant: Npp32sc, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddC_32sc_C3RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[Npp32sc] | int | Sequence[Npp32sc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32sc_C3RSfs(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[Npp32sc] | int | Sequence[Npp32sc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAddC_32sc_C3IRSfs_Ctx(aConstants: _Pointer[Npp32sc] | int | Sequence[Npp32sc], pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32sc_C3IRSfs(aConstants: _Pointer[Npp32sc] | int | Sequence[Npp32sc], pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAddC_32sc_AC4RSfs_Ctx = nppiAddC_32sc_C3RSfs_Ctx
nppiAddC_32sc_AC4RSfs = nppiAddC_32sc_C3RSfs
nppiAddC_32sc_AC4IRSfs_Ctx = nppiAddC_32sc_C3IRSfs_Ctx
nppiAddC_32sc_AC4IRSfs = nppiAddC_32sc_C3IRSfs
def nppiAddC_16f_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, nConstant: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16f_C1R(pSrc1: _Device, nSrc1Step: int, nConstant: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAddDeviceC_16f_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pConstant: _Device, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16f_C1IR_Ctx(nConstant: float, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16f_C1IR(nConstant: float, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAddDeviceC_16f_C1IR_Ctx(pConstant: _Device, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16f_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16f_C3R(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAddDeviceC_16f_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, pConstants: _Device, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16f_C3IR_Ctx(aConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_16f_C3IR(aConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAddDeviceC_16f_C3IR_Ctx(pConstants: _Device, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiAddC_16f_C4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiAddC_16f_C4R = nppiAddC_16f_C3R
nppiAddDeviceC_16f_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiAddC_16f_C4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiAddC_16f_C4IR = nppiAddC_16f_C3IR
nppiAddDeviceC_16f_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiAddC_32f_C1R_Ctx = nppiAddC_16f_C1R_Ctx
nppiAddC_32f_C1R = nppiAddC_16f_C1R
nppiAddDeviceC_32f_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
nppiAddC_32f_C1IR_Ctx = nppiAddC_16f_C1IR_Ctx
nppiAddC_32f_C1IR = nppiAddC_16f_C1IR
nppiAddDeviceC_32f_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
nppiAddC_32f_C3R_Ctx = nppiAddC_16f_C3R_Ctx
nppiAddC_32f_C3R = nppiAddC_16f_C3R
nppiAddDeviceC_32f_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiAddC_32f_C3IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiAddC_32f_C3IR = nppiAddC_16f_C3IR
nppiAddDeviceC_32f_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiAddC_32f_AC4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiAddC_32f_AC4R = nppiAddC_16f_C3R
nppiAddDeviceC_32f_AC4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiAddC_32f_AC4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiAddC_32f_AC4IR = nppiAddC_16f_C3IR
nppiAddDeviceC_32f_AC4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiAddC_32f_C4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiAddC_32f_C4R = nppiAddC_16f_C3R
nppiAddDeviceC_32f_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiAddC_32f_C4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiAddC_32f_C4IR = nppiAddC_16f_C3IR
nppiAddDeviceC_32f_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
def nppiAddC_32fc_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, nConstant: Npp32fc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32fc_C1R(pSrc1: _Device, nSrc1Step: int, nConstant: Npp32fc, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAddC_32fc_C1IR_Ctx(nConstant: Npp32fc, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32fc_C1IR(nConstant: Npp32fc, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAddC_32fc_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[Npp32fc] | int | Sequence[Npp32fc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32fc_C3R(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[Npp32fc] | int | Sequence[Npp32fc], pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAddC_32fc_C3IR_Ctx(aConstants: _Pointer[Npp32fc] | int | Sequence[Npp32fc], pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddC_32fc_C3IR(aConstants: _Pointer[Npp32fc] | int | Sequence[Npp32fc], pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAddC_32fc_AC4R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiAddC_32fc_AC4R = nppiAddC_32fc_C3R
nppiAddC_32fc_AC4IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiAddC_32fc_AC4IR = nppiAddC_32fc_C3IR
nppiAddC_32fc_C4R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiAddC_32fc_C4R = nppiAddC_32fc_C3R
nppiAddC_32fc_C4IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiAddC_32fc_C4IR = nppiAddC_32fc_C3IR
nppiMulC_8u_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiMulC_8u_C1RSfs = nppiAddC_8u_C1RSfs
nppiMulDeviceC_8u_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiMulC_8u_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiMulC_8u_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiMulDeviceC_8u_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiMulC_8u_C3RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiMulC_8u_C3RSfs = nppiAddC_8u_C3RSfs
nppiMulDeviceC_8u_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_8u_C3IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiMulC_8u_C3IRSfs = nppiAddC_8u_C3IRSfs
nppiMulDeviceC_8u_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_8u_AC4RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiMulC_8u_AC4RSfs = nppiAddC_8u_C3RSfs
nppiMulDeviceC_8u_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_8u_AC4IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiMulC_8u_AC4IRSfs = nppiAddC_8u_C3IRSfs
nppiMulDeviceC_8u_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_8u_C4RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiMulC_8u_C4RSfs = nppiAddC_8u_C3RSfs
nppiMulDeviceC_8u_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_8u_C4IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiMulC_8u_C4IRSfs = nppiAddC_8u_C3IRSfs
nppiMulDeviceC_8u_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_16u_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiMulC_16u_C1RSfs = nppiAddC_8u_C1RSfs
nppiMulDeviceC_16u_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiMulC_16u_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiMulC_16u_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiMulDeviceC_16u_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiMulC_16u_C3RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiMulC_16u_C3RSfs = nppiAddC_16u_C3RSfs
nppiMulDeviceC_16u_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_16u_C3IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiMulC_16u_C3IRSfs = nppiAddC_16u_C3IRSfs
nppiMulDeviceC_16u_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_16u_AC4RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiMulC_16u_AC4RSfs = nppiAddC_16u_C3RSfs
nppiMulDeviceC_16u_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_16u_AC4IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiMulC_16u_AC4IRSfs = nppiAddC_16u_C3IRSfs
nppiMulDeviceC_16u_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_16u_C4RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiMulC_16u_C4RSfs = nppiAddC_16u_C3RSfs
nppiMulDeviceC_16u_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_16u_C4IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiMulC_16u_C4IRSfs = nppiAddC_16u_C3IRSfs
nppiMulDeviceC_16u_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_16s_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiMulC_16s_C1RSfs = nppiAddC_8u_C1RSfs
nppiMulDeviceC_16s_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiMulC_16s_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiMulC_16s_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiMulDeviceC_16s_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiMulC_16s_C3RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiMulC_16s_C3RSfs = nppiAddC_16s_C3RSfs
nppiMulDeviceC_16s_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_16s_C3IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiMulC_16s_C3IRSfs = nppiAddC_16s_C3IRSfs
nppiMulDeviceC_16s_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_16s_AC4RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiMulC_16s_AC4RSfs = nppiAddC_16s_C3RSfs
nppiMulDeviceC_16s_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_16s_AC4IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiMulC_16s_AC4IRSfs = nppiAddC_16s_C3IRSfs
nppiMulDeviceC_16s_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_16s_C4RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiMulC_16s_C4RSfs = nppiAddC_16s_C3RSfs
nppiMulDeviceC_16s_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_16s_C4IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiMulC_16s_C4IRSfs = nppiAddC_16s_C3IRSfs
nppiMulDeviceC_16s_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_16sc_C1RSfs_Ctx = nppiAddC_16sc_C1RSfs_Ctx
nppiMulC_16sc_C1RSfs = nppiAddC_16sc_C1RSfs
nppiMulC_16sc_C1IRSfs_Ctx = nppiAddC_16sc_C1IRSfs_Ctx
nppiMulC_16sc_C1IRSfs = nppiAddC_16sc_C1IRSfs
nppiMulC_16sc_C3RSfs_Ctx = nppiAddC_16sc_C3RSfs_Ctx
nppiMulC_16sc_C3RSfs = nppiAddC_16sc_C3RSfs
nppiMulC_16sc_C3IRSfs_Ctx = nppiAddC_16sc_C3IRSfs_Ctx
nppiMulC_16sc_C3IRSfs = nppiAddC_16sc_C3IRSfs
nppiMulC_16sc_AC4RSfs_Ctx = nppiAddC_16sc_C3RSfs_Ctx
nppiMulC_16sc_AC4RSfs = nppiAddC_16sc_C3RSfs
nppiMulC_16sc_AC4IRSfs_Ctx = nppiAddC_16sc_C3IRSfs_Ctx
nppiMulC_16sc_AC4IRSfs = nppiAddC_16sc_C3IRSfs
nppiMulC_32s_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiMulC_32s_C1RSfs = nppiAddC_8u_C1RSfs
nppiMulDeviceC_32s_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiMulC_32s_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiMulC_32s_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiMulDeviceC_32s_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiMulC_32s_C3RSfs_Ctx = nppiAddC_32s_C3RSfs_Ctx
nppiMulC_32s_C3RSfs = nppiAddC_32s_C3RSfs
nppiMulDeviceC_32s_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiMulC_32s_C3IRSfs_Ctx = nppiAddC_32s_C3IRSfs_Ctx
nppiMulC_32s_C3IRSfs = nppiAddC_32s_C3IRSfs
nppiMulDeviceC_32s_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiMulC_32sc_C1RSfs_Ctx = nppiAddC_32sc_C1RSfs_Ctx
nppiMulC_32sc_C1RSfs = nppiAddC_32sc_C1RSfs
nppiMulC_32sc_C1IRSfs_Ctx = nppiAddC_32sc_C1IRSfs_Ctx
nppiMulC_32sc_C1IRSfs = nppiAddC_32sc_C1IRSfs
nppiMulC_32sc_C3RSfs_Ctx = nppiAddC_32sc_C3RSfs_Ctx
nppiMulC_32sc_C3RSfs = nppiAddC_32sc_C3RSfs
nppiMulC_32sc_C3IRSfs_Ctx = nppiAddC_32sc_C3IRSfs_Ctx
nppiMulC_32sc_C3IRSfs = nppiAddC_32sc_C3IRSfs
nppiMulC_32sc_AC4RSfs_Ctx = nppiAddC_32sc_C3RSfs_Ctx
nppiMulC_32sc_AC4RSfs = nppiAddC_32sc_C3RSfs
nppiMulC_32sc_AC4IRSfs_Ctx = nppiAddC_32sc_C3IRSfs_Ctx
nppiMulC_32sc_AC4IRSfs = nppiAddC_32sc_C3IRSfs
nppiMulC_16f_C1R_Ctx = nppiAddC_16f_C1R_Ctx
nppiMulC_16f_C1R = nppiAddC_16f_C1R
nppiMulDeviceC_16f_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
nppiMulC_16f_C1IR_Ctx = nppiAddC_16f_C1IR_Ctx
nppiMulC_16f_C1IR = nppiAddC_16f_C1IR
nppiMulDeviceC_16f_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
nppiMulC_16f_C3R_Ctx = nppiAddC_16f_C3R_Ctx
nppiMulC_16f_C3R = nppiAddC_16f_C3R
nppiMulDeviceC_16f_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulC_16f_C3IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiMulC_16f_C3IR = nppiAddC_16f_C3IR
nppiMulDeviceC_16f_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulC_16f_C4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiMulC_16f_C4R = nppiAddC_16f_C3R
nppiMulDeviceC_16f_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulC_16f_C4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiMulC_16f_C4IR = nppiAddC_16f_C3IR
nppiMulDeviceC_16f_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulC_32f_C1R_Ctx = nppiAddC_16f_C1R_Ctx
nppiMulC_32f_C1R = nppiAddC_16f_C1R
nppiMulDeviceC_32f_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
nppiMulC_32f_C1IR_Ctx = nppiAddC_16f_C1IR_Ctx
nppiMulC_32f_C1IR = nppiAddC_16f_C1IR
nppiMulDeviceC_32f_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
nppiMulC_32f_C3R_Ctx = nppiAddC_16f_C3R_Ctx
nppiMulC_32f_C3R = nppiAddC_16f_C3R
nppiMulDeviceC_32f_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulC_32f_C3IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiMulC_32f_C3IR = nppiAddC_16f_C3IR
nppiMulDeviceC_32f_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulC_32f_AC4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiMulC_32f_AC4R = nppiAddC_16f_C3R
nppiMulDeviceC_32f_AC4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulC_32f_AC4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiMulC_32f_AC4IR = nppiAddC_16f_C3IR
nppiMulDeviceC_32f_AC4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulC_32f_C4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiMulC_32f_C4R = nppiAddC_16f_C3R
nppiMulDeviceC_32f_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulC_32f_C4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiMulC_32f_C4IR = nppiAddC_16f_C3IR
nppiMulDeviceC_32f_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulC_32fc_C1R_Ctx = nppiAddC_32fc_C1R_Ctx
nppiMulC_32fc_C1R = nppiAddC_32fc_C1R
nppiMulC_32fc_C1IR_Ctx = nppiAddC_32fc_C1IR_Ctx
nppiMulC_32fc_C1IR = nppiAddC_32fc_C1IR
nppiMulC_32fc_C3R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiMulC_32fc_C3R = nppiAddC_32fc_C3R
nppiMulC_32fc_C3IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiMulC_32fc_C3IR = nppiAddC_32fc_C3IR
nppiMulC_32fc_AC4R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiMulC_32fc_AC4R = nppiAddC_32fc_C3R
nppiMulC_32fc_AC4IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiMulC_32fc_AC4IR = nppiAddC_32fc_C3IR
nppiMulC_32fc_C4R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiMulC_32fc_C4R = nppiAddC_32fc_C3R
nppiMulC_32fc_C4IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiMulC_32fc_C4IR = nppiAddC_32fc_C3IR
def nppiMulCScale_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, nConstant: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiMulCScale_8u_C1R(pSrc1: _Device, nSrc1Step: int, nConstant: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiMulDeviceCScale_8u_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
def nppiMulCScale_8u_C1IR_Ctx(nConstant: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiMulCScale_8u_C1IR(nConstant: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiMulDeviceCScale_8u_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
def nppiMulCScale_8u_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiMulCScale_8u_C3R(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiMulDeviceCScale_8u_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
def nppiMulCScale_8u_C3IR_Ctx(aConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiMulCScale_8u_C3IR(aConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiMulDeviceCScale_8u_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulCScale_8u_AC4R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiMulCScale_8u_AC4R = nppiMulCScale_8u_C3R
nppiMulDeviceCScale_8u_AC4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulCScale_8u_AC4IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiMulCScale_8u_AC4IR = nppiMulCScale_8u_C3IR
nppiMulDeviceCScale_8u_AC4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulCScale_8u_C4R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiMulCScale_8u_C4R = nppiMulCScale_8u_C3R
nppiMulDeviceCScale_8u_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulCScale_8u_C4IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiMulCScale_8u_C4IR = nppiMulCScale_8u_C3IR
nppiMulDeviceCScale_8u_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulCScale_16u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiMulCScale_16u_C1R = nppiMulCScale_8u_C1R
nppiMulDeviceCScale_16u_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
nppiMulCScale_16u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiMulCScale_16u_C1IR = nppiMulCScale_8u_C1IR
nppiMulDeviceCScale_16u_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
def nppiMulCScale_16u_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiMulCScale_16u_C3R(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiMulDeviceCScale_16u_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
def nppiMulCScale_16u_C3IR_Ctx(aConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiMulCScale_16u_C3IR(aConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiMulDeviceCScale_16u_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulCScale_16u_AC4R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiMulCScale_16u_AC4R = nppiMulCScale_16u_C3R
nppiMulDeviceCScale_16u_AC4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulCScale_16u_AC4IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiMulCScale_16u_AC4IR = nppiMulCScale_16u_C3IR
nppiMulDeviceCScale_16u_AC4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiMulCScale_16u_C4R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiMulCScale_16u_C4R = nppiMulCScale_16u_C3R
nppiMulDeviceCScale_16u_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiMulCScale_16u_C4IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiMulCScale_16u_C4IR = nppiMulCScale_16u_C3IR
nppiMulDeviceCScale_16u_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiSubC_8u_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiSubC_8u_C1RSfs = nppiAddC_8u_C1RSfs
nppiSubDeviceC_8u_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiSubC_8u_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiSubC_8u_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiSubDeviceC_8u_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiSubC_8u_C3RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiSubC_8u_C3RSfs = nppiAddC_8u_C3RSfs
nppiSubDeviceC_8u_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_8u_C3IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiSubC_8u_C3IRSfs = nppiAddC_8u_C3IRSfs
nppiSubDeviceC_8u_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_8u_AC4RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiSubC_8u_AC4RSfs = nppiAddC_8u_C3RSfs
nppiSubDeviceC_8u_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_8u_AC4IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiSubC_8u_AC4IRSfs = nppiAddC_8u_C3IRSfs
nppiSubDeviceC_8u_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_8u_C4RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiSubC_8u_C4RSfs = nppiAddC_8u_C3RSfs
nppiSubDeviceC_8u_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_8u_C4IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiSubC_8u_C4IRSfs = nppiAddC_8u_C3IRSfs
nppiSubDeviceC_8u_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_16u_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiSubC_16u_C1RSfs = nppiAddC_8u_C1RSfs
nppiSubDeviceC_16u_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiSubC_16u_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiSubC_16u_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiSubDeviceC_16u_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiSubC_16u_C3RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiSubC_16u_C3RSfs = nppiAddC_16u_C3RSfs
nppiSubDeviceC_16u_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_16u_C3IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiSubC_16u_C3IRSfs = nppiAddC_16u_C3IRSfs
nppiSubDeviceC_16u_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_16u_AC4RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiSubC_16u_AC4RSfs = nppiAddC_16u_C3RSfs
nppiSubDeviceC_16u_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_16u_AC4IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiSubC_16u_AC4IRSfs = nppiAddC_16u_C3IRSfs
nppiSubDeviceC_16u_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_16u_C4RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiSubC_16u_C4RSfs = nppiAddC_16u_C3RSfs
nppiSubDeviceC_16u_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_16u_C4IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiSubC_16u_C4IRSfs = nppiAddC_16u_C3IRSfs
nppiSubDeviceC_16u_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_16s_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiSubC_16s_C1RSfs = nppiAddC_8u_C1RSfs
nppiSubDeviceC_16s_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiSubC_16s_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiSubC_16s_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiSubDeviceC_16s_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiSubC_16s_C3RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiSubC_16s_C3RSfs = nppiAddC_16s_C3RSfs
nppiSubDeviceC_16s_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_16s_C3IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiSubC_16s_C3IRSfs = nppiAddC_16s_C3IRSfs
nppiSubDeviceC_16s_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_16s_AC4RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiSubC_16s_AC4RSfs = nppiAddC_16s_C3RSfs
nppiSubDeviceC_16s_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_16s_AC4IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiSubC_16s_AC4IRSfs = nppiAddC_16s_C3IRSfs
nppiSubDeviceC_16s_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_16s_C4RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiSubC_16s_C4RSfs = nppiAddC_16s_C3RSfs
nppiSubDeviceC_16s_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_16s_C4IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiSubC_16s_C4IRSfs = nppiAddC_16s_C3IRSfs
nppiSubDeviceC_16s_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_16sc_C1RSfs_Ctx = nppiAddC_16sc_C1RSfs_Ctx
nppiSubC_16sc_C1RSfs = nppiAddC_16sc_C1RSfs
nppiSubC_16sc_C1IRSfs_Ctx = nppiAddC_16sc_C1IRSfs_Ctx
nppiSubC_16sc_C1IRSfs = nppiAddC_16sc_C1IRSfs
nppiSubC_16sc_C3RSfs_Ctx = nppiAddC_16sc_C3RSfs_Ctx
nppiSubC_16sc_C3RSfs = nppiAddC_16sc_C3RSfs
nppiSubC_16sc_C3IRSfs_Ctx = nppiAddC_16sc_C3IRSfs_Ctx
nppiSubC_16sc_C3IRSfs = nppiAddC_16sc_C3IRSfs
nppiSubC_16sc_AC4RSfs_Ctx = nppiAddC_16sc_C3RSfs_Ctx
nppiSubC_16sc_AC4RSfs = nppiAddC_16sc_C3RSfs
nppiSubC_16sc_AC4IRSfs_Ctx = nppiAddC_16sc_C3IRSfs_Ctx
nppiSubC_16sc_AC4IRSfs = nppiAddC_16sc_C3IRSfs
nppiSubC_32s_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiSubC_32s_C1RSfs = nppiAddC_8u_C1RSfs
nppiSubDeviceC_32s_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiSubC_32s_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiSubC_32s_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiSubDeviceC_32s_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiSubC_32s_C3RSfs_Ctx = nppiAddC_32s_C3RSfs_Ctx
nppiSubC_32s_C3RSfs = nppiAddC_32s_C3RSfs
nppiSubDeviceC_32s_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiSubC_32s_C3IRSfs_Ctx = nppiAddC_32s_C3IRSfs_Ctx
nppiSubC_32s_C3IRSfs = nppiAddC_32s_C3IRSfs
nppiSubDeviceC_32s_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiSubC_32sc_C1RSfs_Ctx = nppiAddC_32sc_C1RSfs_Ctx
nppiSubC_32sc_C1RSfs = nppiAddC_32sc_C1RSfs
nppiSubC_32sc_C1IRSfs_Ctx = nppiAddC_32sc_C1IRSfs_Ctx
nppiSubC_32sc_C1IRSfs = nppiAddC_32sc_C1IRSfs
nppiSubC_32sc_C3RSfs_Ctx = nppiAddC_32sc_C3RSfs_Ctx
nppiSubC_32sc_C3RSfs = nppiAddC_32sc_C3RSfs
nppiSubC_32sc_C3IRSfs_Ctx = nppiAddC_32sc_C3IRSfs_Ctx
nppiSubC_32sc_C3IRSfs = nppiAddC_32sc_C3IRSfs
nppiSubC_32sc_AC4RSfs_Ctx = nppiAddC_32sc_C3RSfs_Ctx
nppiSubC_32sc_AC4RSfs = nppiAddC_32sc_C3RSfs
nppiSubC_32sc_AC4IRSfs_Ctx = nppiAddC_32sc_C3IRSfs_Ctx
nppiSubC_32sc_AC4IRSfs = nppiAddC_32sc_C3IRSfs
nppiSubC_16f_C1R_Ctx = nppiAddC_16f_C1R_Ctx
nppiSubC_16f_C1R = nppiAddC_16f_C1R
nppiSubDeviceC_16f_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
nppiSubC_16f_C1IR_Ctx = nppiAddC_16f_C1IR_Ctx
nppiSubC_16f_C1IR = nppiAddC_16f_C1IR
nppiSubDeviceC_16f_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
nppiSubC_16f_C3R_Ctx = nppiAddC_16f_C3R_Ctx
nppiSubC_16f_C3R = nppiAddC_16f_C3R
nppiSubDeviceC_16f_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiSubC_16f_C3IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiSubC_16f_C3IR = nppiAddC_16f_C3IR
nppiSubDeviceC_16f_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiSubC_16f_C4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiSubC_16f_C4R = nppiAddC_16f_C3R
nppiSubDeviceC_16f_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiSubC_16f_C4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiSubC_16f_C4IR = nppiAddC_16f_C3IR
nppiSubDeviceC_16f_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiSubC_32f_C1R_Ctx = nppiAddC_16f_C1R_Ctx
nppiSubC_32f_C1R = nppiAddC_16f_C1R
nppiSubDeviceC_32f_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
nppiSubC_32f_C1IR_Ctx = nppiAddC_16f_C1IR_Ctx
nppiSubC_32f_C1IR = nppiAddC_16f_C1IR
nppiSubDeviceC_32f_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
nppiSubC_32f_C3R_Ctx = nppiAddC_16f_C3R_Ctx
nppiSubC_32f_C3R = nppiAddC_16f_C3R
nppiSubDeviceC_32f_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiSubC_32f_C3IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiSubC_32f_C3IR = nppiAddC_16f_C3IR
nppiSubDeviceC_32f_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiSubC_32f_AC4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiSubC_32f_AC4R = nppiAddC_16f_C3R
nppiSubDeviceC_32f_AC4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiSubC_32f_AC4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiSubC_32f_AC4IR = nppiAddC_16f_C3IR
nppiSubDeviceC_32f_AC4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiSubC_32f_C4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiSubC_32f_C4R = nppiAddC_16f_C3R
nppiSubDeviceC_32f_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiSubC_32f_C4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiSubC_32f_C4IR = nppiAddC_16f_C3IR
nppiSubDeviceC_32f_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiSubC_32fc_C1R_Ctx = nppiAddC_32fc_C1R_Ctx
nppiSubC_32fc_C1R = nppiAddC_32fc_C1R
nppiSubC_32fc_C1IR_Ctx = nppiAddC_32fc_C1IR_Ctx
nppiSubC_32fc_C1IR = nppiAddC_32fc_C1IR
nppiSubC_32fc_C3R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiSubC_32fc_C3R = nppiAddC_32fc_C3R
nppiSubC_32fc_C3IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiSubC_32fc_C3IR = nppiAddC_32fc_C3IR
nppiSubC_32fc_AC4R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiSubC_32fc_AC4R = nppiAddC_32fc_C3R
nppiSubC_32fc_AC4IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiSubC_32fc_AC4IR = nppiAddC_32fc_C3IR
nppiSubC_32fc_C4R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiSubC_32fc_C4R = nppiAddC_32fc_C3R
nppiSubC_32fc_C4IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiSubC_32fc_C4IR = nppiAddC_32fc_C3IR
nppiDivC_8u_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiDivC_8u_C1RSfs = nppiAddC_8u_C1RSfs
nppiDivDeviceC_8u_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiDivC_8u_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiDivC_8u_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiDivDeviceC_8u_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiDivC_8u_C3RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiDivC_8u_C3RSfs = nppiAddC_8u_C3RSfs
nppiDivDeviceC_8u_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_8u_C3IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiDivC_8u_C3IRSfs = nppiAddC_8u_C3IRSfs
nppiDivDeviceC_8u_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_8u_AC4RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiDivC_8u_AC4RSfs = nppiAddC_8u_C3RSfs
nppiDivDeviceC_8u_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_8u_AC4IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiDivC_8u_AC4IRSfs = nppiAddC_8u_C3IRSfs
nppiDivDeviceC_8u_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_8u_C4RSfs_Ctx = nppiAddC_8u_C3RSfs_Ctx
nppiDivC_8u_C4RSfs = nppiAddC_8u_C3RSfs
nppiDivDeviceC_8u_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_8u_C4IRSfs_Ctx = nppiAddC_8u_C3IRSfs_Ctx
nppiDivC_8u_C4IRSfs = nppiAddC_8u_C3IRSfs
nppiDivDeviceC_8u_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_16u_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiDivC_16u_C1RSfs = nppiAddC_8u_C1RSfs
nppiDivDeviceC_16u_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiDivC_16u_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiDivC_16u_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiDivDeviceC_16u_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiDivC_16u_C3RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiDivC_16u_C3RSfs = nppiAddC_16u_C3RSfs
nppiDivDeviceC_16u_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_16u_C3IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiDivC_16u_C3IRSfs = nppiAddC_16u_C3IRSfs
nppiDivDeviceC_16u_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_16u_AC4RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiDivC_16u_AC4RSfs = nppiAddC_16u_C3RSfs
nppiDivDeviceC_16u_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_16u_AC4IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiDivC_16u_AC4IRSfs = nppiAddC_16u_C3IRSfs
nppiDivDeviceC_16u_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_16u_C4RSfs_Ctx = nppiAddC_16u_C3RSfs_Ctx
nppiDivC_16u_C4RSfs = nppiAddC_16u_C3RSfs
nppiDivDeviceC_16u_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_16u_C4IRSfs_Ctx = nppiAddC_16u_C3IRSfs_Ctx
nppiDivC_16u_C4IRSfs = nppiAddC_16u_C3IRSfs
nppiDivDeviceC_16u_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_16s_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiDivC_16s_C1RSfs = nppiAddC_8u_C1RSfs
nppiDivDeviceC_16s_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiDivC_16s_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiDivC_16s_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiDivDeviceC_16s_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiDivC_16s_C3RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiDivC_16s_C3RSfs = nppiAddC_16s_C3RSfs
nppiDivDeviceC_16s_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_16s_C3IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiDivC_16s_C3IRSfs = nppiAddC_16s_C3IRSfs
nppiDivDeviceC_16s_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_16s_AC4RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiDivC_16s_AC4RSfs = nppiAddC_16s_C3RSfs
nppiDivDeviceC_16s_AC4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_16s_AC4IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiDivC_16s_AC4IRSfs = nppiAddC_16s_C3IRSfs
nppiDivDeviceC_16s_AC4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_16s_C4RSfs_Ctx = nppiAddC_16s_C3RSfs_Ctx
nppiDivC_16s_C4RSfs = nppiAddC_16s_C3RSfs
nppiDivDeviceC_16s_C4RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_16s_C4IRSfs_Ctx = nppiAddC_16s_C3IRSfs_Ctx
nppiDivC_16s_C4IRSfs = nppiAddC_16s_C3IRSfs
nppiDivDeviceC_16s_C4IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_16sc_C1RSfs_Ctx = nppiAddC_16sc_C1RSfs_Ctx
nppiDivC_16sc_C1RSfs = nppiAddC_16sc_C1RSfs
nppiDivC_16sc_C1IRSfs_Ctx = nppiAddC_16sc_C1IRSfs_Ctx
nppiDivC_16sc_C1IRSfs = nppiAddC_16sc_C1IRSfs
nppiDivC_16sc_C3RSfs_Ctx = nppiAddC_16sc_C3RSfs_Ctx
nppiDivC_16sc_C3RSfs = nppiAddC_16sc_C3RSfs
nppiDivC_16sc_C3IRSfs_Ctx = nppiAddC_16sc_C3IRSfs_Ctx
nppiDivC_16sc_C3IRSfs = nppiAddC_16sc_C3IRSfs
nppiDivC_16sc_AC4RSfs_Ctx = nppiAddC_16sc_C3RSfs_Ctx
nppiDivC_16sc_AC4RSfs = nppiAddC_16sc_C3RSfs
nppiDivC_16sc_AC4IRSfs_Ctx = nppiAddC_16sc_C3IRSfs_Ctx
nppiDivC_16sc_AC4IRSfs = nppiAddC_16sc_C3IRSfs
nppiDivC_32s_C1RSfs_Ctx = nppiAddC_8u_C1RSfs_Ctx
nppiDivC_32s_C1RSfs = nppiAddC_8u_C1RSfs
nppiDivDeviceC_32s_C1RSfs_Ctx = nppiAddDeviceC_8u_C1RSfs_Ctx
nppiDivC_32s_C1IRSfs_Ctx = nppiAddC_8u_C1IRSfs_Ctx
nppiDivC_32s_C1IRSfs = nppiAddC_8u_C1IRSfs
nppiDivDeviceC_32s_C1IRSfs_Ctx = nppiAddDeviceC_8u_C1IRSfs_Ctx
nppiDivC_32s_C3RSfs_Ctx = nppiAddC_32s_C3RSfs_Ctx
nppiDivC_32s_C3RSfs = nppiAddC_32s_C3RSfs
nppiDivDeviceC_32s_C3RSfs_Ctx = nppiAddDeviceC_8u_C3RSfs_Ctx
nppiDivC_32s_C3IRSfs_Ctx = nppiAddC_32s_C3IRSfs_Ctx
nppiDivC_32s_C3IRSfs = nppiAddC_32s_C3IRSfs
nppiDivDeviceC_32s_C3IRSfs_Ctx = nppiAddDeviceC_8u_C3IRSfs_Ctx
nppiDivC_32sc_C1RSfs_Ctx = nppiAddC_32sc_C1RSfs_Ctx
nppiDivC_32sc_C1RSfs = nppiAddC_32sc_C1RSfs
nppiDivC_32sc_C1IRSfs_Ctx = nppiAddC_32sc_C1IRSfs_Ctx
nppiDivC_32sc_C1IRSfs = nppiAddC_32sc_C1IRSfs
nppiDivC_32sc_C3RSfs_Ctx = nppiAddC_32sc_C3RSfs_Ctx
nppiDivC_32sc_C3RSfs = nppiAddC_32sc_C3RSfs
nppiDivC_32sc_C3IRSfs_Ctx = nppiAddC_32sc_C3IRSfs_Ctx
nppiDivC_32sc_C3IRSfs = nppiAddC_32sc_C3IRSfs
nppiDivC_32sc_AC4RSfs_Ctx = nppiAddC_32sc_C3RSfs_Ctx
nppiDivC_32sc_AC4RSfs = nppiAddC_32sc_C3RSfs
nppiDivC_32sc_AC4IRSfs_Ctx = nppiAddC_32sc_C3IRSfs_Ctx
nppiDivC_32sc_AC4IRSfs = nppiAddC_32sc_C3IRSfs
nppiDivC_16f_C1R_Ctx = nppiAddC_16f_C1R_Ctx
nppiDivC_16f_C1R = nppiAddC_16f_C1R
nppiDivDeviceC_16f_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
nppiDivC_16f_C1IR_Ctx = nppiAddC_16f_C1IR_Ctx
nppiDivC_16f_C1IR = nppiAddC_16f_C1IR
nppiDivDeviceC_16f_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
nppiDivC_16f_C3R_Ctx = nppiAddC_16f_C3R_Ctx
nppiDivC_16f_C3R = nppiAddC_16f_C3R
nppiDivDeviceC_16f_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiDivC_16f_C3IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiDivC_16f_C3IR = nppiAddC_16f_C3IR
nppiDivDeviceC_16f_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiDivC_16f_C4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiDivC_16f_C4R = nppiAddC_16f_C3R
nppiDivDeviceC_16f_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiDivC_16f_C4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiDivC_16f_C4IR = nppiAddC_16f_C3IR
nppiDivDeviceC_16f_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiDivC_32f_C1R_Ctx = nppiAddC_16f_C1R_Ctx
nppiDivC_32f_C1R = nppiAddC_16f_C1R
nppiDivDeviceC_32f_C1R_Ctx = nppiAddDeviceC_16f_C1R_Ctx
nppiDivC_32f_C1IR_Ctx = nppiAddC_16f_C1IR_Ctx
nppiDivC_32f_C1IR = nppiAddC_16f_C1IR
nppiDivDeviceC_32f_C1IR_Ctx = nppiAddDeviceC_16f_C1IR_Ctx
nppiDivC_32f_C3R_Ctx = nppiAddC_16f_C3R_Ctx
nppiDivC_32f_C3R = nppiAddC_16f_C3R
nppiDivDeviceC_32f_C3R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiDivC_32f_C3IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiDivC_32f_C3IR = nppiAddC_16f_C3IR
nppiDivDeviceC_32f_C3IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiDivC_32f_AC4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiDivC_32f_AC4R = nppiAddC_16f_C3R
nppiDivDeviceC_32f_AC4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiDivC_32f_AC4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiDivC_32f_AC4IR = nppiAddC_16f_C3IR
nppiDivDeviceC_32f_AC4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiDivC_32f_C4R_Ctx = nppiAddC_16f_C3R_Ctx
nppiDivC_32f_C4R = nppiAddC_16f_C3R
nppiDivDeviceC_32f_C4R_Ctx = nppiAddDeviceC_16f_C3R_Ctx
nppiDivC_32f_C4IR_Ctx = nppiAddC_16f_C3IR_Ctx
nppiDivC_32f_C4IR = nppiAddC_16f_C3IR
nppiDivDeviceC_32f_C4IR_Ctx = nppiAddDeviceC_16f_C3IR_Ctx
nppiDivC_32fc_C1R_Ctx = nppiAddC_32fc_C1R_Ctx
nppiDivC_32fc_C1R = nppiAddC_32fc_C1R
nppiDivC_32fc_C1IR_Ctx = nppiAddC_32fc_C1IR_Ctx
nppiDivC_32fc_C1IR = nppiAddC_32fc_C1IR
nppiDivC_32fc_C3R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiDivC_32fc_C3R = nppiAddC_32fc_C3R
nppiDivC_32fc_C3IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiDivC_32fc_C3IR = nppiAddC_32fc_C3IR
nppiDivC_32fc_AC4R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiDivC_32fc_AC4R = nppiAddC_32fc_C3R
nppiDivC_32fc_AC4IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiDivC_32fc_AC4IR = nppiAddC_32fc_C3IR
nppiDivC_32fc_C4R_Ctx = nppiAddC_32fc_C3R_Ctx
nppiDivC_32fc_C4R = nppiAddC_32fc_C3R
nppiDivC_32fc_C4IR_Ctx = nppiAddC_32fc_C3IR_Ctx
nppiDivC_32fc_C4IR = nppiAddC_32fc_C3IR
def nppiAbsDiffC_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nConstant: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAbsDiffC_8u_C1R(pSrc1: _Device, nSrc1Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nConstant: int) -> NppStatus: ...
def nppiAbsDiffDeviceC_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pConstant: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiAbsDiffC_16u_C1R_Ctx = nppiAbsDiffC_8u_C1R_Ctx
nppiAbsDiffC_16u_C1R = nppiAbsDiffC_8u_C1R
nppiAbsDiffDeviceC_16u_C1R_Ctx = nppiAbsDiffDeviceC_8u_C1R_Ctx
def nppiAbsDiffC_32f_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nConstant: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAbsDiffC_32f_C1R(pSrc1: _Device, nSrc1Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nConstant: float) -> NppStatus: ...
nppiAbsDiffDeviceC_32f_C1R_Ctx = nppiAbsDiffDeviceC_8u_C1R_Ctx
def nppiAdd_8u_C1RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAdd_8u_C1RSfs(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiAdd_8u_C1IRSfs_Ctx(pSrc: _Device, nSrcStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAdd_8u_C1IRSfs(pSrc: _Device, nSrcStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiAdd_8u_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_8u_C3RSfs = nppiAdd_8u_C1RSfs
nppiAdd_8u_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_8u_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_8u_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_8u_AC4RSfs = nppiAdd_8u_C1RSfs
nppiAdd_8u_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_8u_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_8u_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_8u_C4RSfs = nppiAdd_8u_C1RSfs
nppiAdd_8u_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_8u_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16u_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16u_C1RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16u_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16u_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16u_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16u_C3RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16u_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16u_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16u_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16u_AC4RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16u_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16u_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16u_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16u_C4RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16u_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16u_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16s_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16s_C1RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16s_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16s_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16s_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16s_C3RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16s_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16s_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16s_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16s_AC4RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16s_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16s_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16s_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16s_C4RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16s_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16s_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16sc_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16sc_C1RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16sc_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16sc_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16sc_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16sc_C3RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16sc_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16sc_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16sc_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_16sc_AC4RSfs = nppiAdd_8u_C1RSfs
nppiAdd_16sc_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_16sc_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_32s_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_32s_C1RSfs = nppiAdd_8u_C1RSfs
def nppiAdd_32s_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAdd_32s_C1R(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAdd_32s_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_32s_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_32s_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_32s_C3RSfs = nppiAdd_8u_C1RSfs
nppiAdd_32s_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_32s_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_32sc_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_32sc_C1RSfs = nppiAdd_8u_C1RSfs
nppiAdd_32sc_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_32sc_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_32sc_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_32sc_C3RSfs = nppiAdd_8u_C1RSfs
nppiAdd_32sc_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_32sc_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_32sc_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiAdd_32sc_AC4RSfs = nppiAdd_8u_C1RSfs
nppiAdd_32sc_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiAdd_32sc_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiAdd_16f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_16f_C1R = nppiAdd_32s_C1R
def nppiAdd_16f_C1IR_Ctx(pSrc: _Device, nSrcStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAdd_16f_C1IR(pSrc: _Device, nSrcStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAdd_16f_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_16f_C3R = nppiAdd_32s_C1R
nppiAdd_16f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_16f_C3IR = nppiAdd_16f_C1IR
nppiAdd_16f_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_16f_C4R = nppiAdd_32s_C1R
nppiAdd_16f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_16f_C4IR = nppiAdd_16f_C1IR
nppiAdd_32f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_32f_C1R = nppiAdd_32s_C1R
nppiAdd_32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_32f_C1IR = nppiAdd_16f_C1IR
nppiAdd_32f_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_32f_C3R = nppiAdd_32s_C1R
nppiAdd_32f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_32f_C3IR = nppiAdd_16f_C1IR
nppiAdd_32f_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_32f_AC4R = nppiAdd_32s_C1R
nppiAdd_32f_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_32f_AC4IR = nppiAdd_16f_C1IR
nppiAdd_32f_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_32f_C4R = nppiAdd_32s_C1R
nppiAdd_32f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_32f_C4IR = nppiAdd_16f_C1IR
nppiAdd_32fc_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_32fc_C1R = nppiAdd_32s_C1R
nppiAdd_32fc_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_32fc_C1IR = nppiAdd_16f_C1IR
nppiAdd_32fc_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_32fc_C3R = nppiAdd_32s_C1R
nppiAdd_32fc_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_32fc_C3IR = nppiAdd_16f_C1IR
nppiAdd_32fc_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_32fc_AC4R = nppiAdd_32s_C1R
nppiAdd_32fc_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_32fc_AC4IR = nppiAdd_16f_C1IR
nppiAdd_32fc_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAdd_32fc_C4R = nppiAdd_32s_C1R
nppiAdd_32fc_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAdd_32fc_C4IR = nppiAdd_16f_C1IR
def nppiAddSquare_8u32f_C1IMR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddSquare_8u32f_C1IMR(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAddSquare_8u32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAddSquare_8u32f_C1IR = nppiAdd_16f_C1IR
nppiAddSquare_16u32f_C1IMR_Ctx = nppiAddSquare_8u32f_C1IMR_Ctx
nppiAddSquare_16u32f_C1IMR = nppiAddSquare_8u32f_C1IMR
nppiAddSquare_16u32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAddSquare_16u32f_C1IR = nppiAdd_16f_C1IR
nppiAddSquare_32f_C1IMR_Ctx = nppiAddSquare_8u32f_C1IMR_Ctx
nppiAddSquare_32f_C1IMR = nppiAddSquare_8u32f_C1IMR
nppiAddSquare_32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAddSquare_32f_C1IR = nppiAdd_16f_C1IR
def nppiAddProduct_8u32f_C1IMR_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pMask: _Device, nMaskStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddProduct_8u32f_C1IMR(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pMask: _Device, nMaskStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAddProduct_8u32f_C1IR_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddProduct_8u32f_C1IR(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAddProduct_16u32f_C1IMR_Ctx = nppiAddProduct_8u32f_C1IMR_Ctx
nppiAddProduct_16u32f_C1IMR = nppiAddProduct_8u32f_C1IMR
nppiAddProduct_16u32f_C1IR_Ctx = nppiAddProduct_8u32f_C1IR_Ctx
nppiAddProduct_16u32f_C1IR = nppiAddProduct_8u32f_C1IR
nppiAddProduct_32f_C1IMR_Ctx = nppiAddProduct_8u32f_C1IMR_Ctx
nppiAddProduct_32f_C1IMR = nppiAddProduct_8u32f_C1IMR
nppiAddProduct_32f_C1IR_Ctx = nppiAddProduct_8u32f_C1IR_Ctx
nppiAddProduct_32f_C1IR = nppiAddProduct_8u32f_C1IR
nppiAddProduct_16f_C1IR_Ctx = nppiAddProduct_8u32f_C1IR_Ctx
nppiAddProduct_16f_C1IR = nppiAddProduct_8u32f_C1IR
def nppiAddWeighted_8u32f_C1IMR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nAlpha: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddWeighted_8u32f_C1IMR(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nAlpha: float) -> NppStatus: ...
def nppiAddWeighted_8u32f_C1IR_Ctx(pSrc: _Device, nSrcStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nAlpha: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAddWeighted_8u32f_C1IR(pSrc: _Device, nSrcStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nAlpha: float) -> NppStatus: ...
nppiAddWeighted_16u32f_C1IMR_Ctx = nppiAddWeighted_8u32f_C1IMR_Ctx
nppiAddWeighted_16u32f_C1IMR = nppiAddWeighted_8u32f_C1IMR
nppiAddWeighted_16u32f_C1IR_Ctx = nppiAddWeighted_8u32f_C1IR_Ctx
nppiAddWeighted_16u32f_C1IR = nppiAddWeighted_8u32f_C1IR
nppiAddWeighted_32f_C1IMR_Ctx = nppiAddWeighted_8u32f_C1IMR_Ctx
nppiAddWeighted_32f_C1IMR = nppiAddWeighted_8u32f_C1IMR
nppiAddWeighted_32f_C1IR_Ctx = nppiAddWeighted_8u32f_C1IR_Ctx
nppiAddWeighted_32f_C1IR = nppiAddWeighted_8u32f_C1IR
nppiMul_8u_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_8u_C1RSfs = nppiAdd_8u_C1RSfs
nppiMul_8u_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_8u_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_8u_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_8u_C3RSfs = nppiAdd_8u_C1RSfs
nppiMul_8u_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_8u_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_8u_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_8u_AC4RSfs = nppiAdd_8u_C1RSfs
nppiMul_8u_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_8u_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_8u_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_8u_C4RSfs = nppiAdd_8u_C1RSfs
nppiMul_8u_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_8u_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16u_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16u_C1RSfs = nppiAdd_8u_C1RSfs
nppiMul_16u_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16u_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16u_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16u_C3RSfs = nppiAdd_8u_C1RSfs
nppiMul_16u_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16u_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16u_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16u_AC4RSfs = nppiAdd_8u_C1RSfs
nppiMul_16u_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16u_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16u_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16u_C4RSfs = nppiAdd_8u_C1RSfs
nppiMul_16u_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16u_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16s_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16s_C1RSfs = nppiAdd_8u_C1RSfs
nppiMul_16s_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16s_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16s_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16s_C3RSfs = nppiAdd_8u_C1RSfs
nppiMul_16s_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16s_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16s_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16s_AC4RSfs = nppiAdd_8u_C1RSfs
nppiMul_16s_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16s_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16s_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16s_C4RSfs = nppiAdd_8u_C1RSfs
nppiMul_16s_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16s_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16sc_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16sc_C1RSfs = nppiAdd_8u_C1RSfs
nppiMul_16sc_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16sc_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16sc_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16sc_C3RSfs = nppiAdd_8u_C1RSfs
nppiMul_16sc_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16sc_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16sc_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_16sc_AC4RSfs = nppiAdd_8u_C1RSfs
nppiMul_16sc_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_16sc_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_32s_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_32s_C1RSfs = nppiAdd_8u_C1RSfs
nppiMul_32s_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32s_C1R = nppiAdd_32s_C1R
nppiMul_32s_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_32s_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_32s_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_32s_C3RSfs = nppiAdd_8u_C1RSfs
nppiMul_32s_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_32s_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_32sc_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_32sc_C1RSfs = nppiAdd_8u_C1RSfs
nppiMul_32sc_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_32sc_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_32sc_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_32sc_C3RSfs = nppiAdd_8u_C1RSfs
nppiMul_32sc_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_32sc_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_32sc_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiMul_32sc_AC4RSfs = nppiAdd_8u_C1RSfs
nppiMul_32sc_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiMul_32sc_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiMul_16f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_16f_C1R = nppiAdd_32s_C1R
nppiMul_16f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_16f_C1IR = nppiAdd_16f_C1IR
nppiMul_16f_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_16f_C3R = nppiAdd_32s_C1R
nppiMul_16f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_16f_C3IR = nppiAdd_16f_C1IR
nppiMul_16f_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_16f_C4R = nppiAdd_32s_C1R
nppiMul_16f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_16f_C4IR = nppiAdd_16f_C1IR
nppiMul_32f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32f_C1R = nppiAdd_32s_C1R
nppiMul_32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_32f_C1IR = nppiAdd_16f_C1IR
nppiMul_32f_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32f_C3R = nppiAdd_32s_C1R
nppiMul_32f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_32f_C3IR = nppiAdd_16f_C1IR
nppiMul_32f_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32f_AC4R = nppiAdd_32s_C1R
nppiMul_32f_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_32f_AC4IR = nppiAdd_16f_C1IR
nppiMul_32f_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32f_C4R = nppiAdd_32s_C1R
nppiMul_32f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_32f_C4IR = nppiAdd_16f_C1IR
nppiMul_32fc_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32fc_C1R = nppiAdd_32s_C1R
nppiMul_32fc_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_32fc_C1IR = nppiAdd_16f_C1IR
nppiMul_32fc_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32fc_C3R = nppiAdd_32s_C1R
nppiMul_32fc_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_32fc_C3IR = nppiAdd_16f_C1IR
nppiMul_32fc_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32fc_AC4R = nppiAdd_32s_C1R
nppiMul_32fc_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_32fc_AC4IR = nppiAdd_16f_C1IR
nppiMul_32fc_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMul_32fc_C4R = nppiAdd_32s_C1R
nppiMul_32fc_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMul_32fc_C4IR = nppiAdd_16f_C1IR
nppiMulScale_8u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMulScale_8u_C1R = nppiAdd_32s_C1R
nppiMulScale_8u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMulScale_8u_C1IR = nppiAdd_16f_C1IR
nppiMulScale_8u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMulScale_8u_C3R = nppiAdd_32s_C1R
nppiMulScale_8u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMulScale_8u_C3IR = nppiAdd_16f_C1IR
nppiMulScale_8u_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMulScale_8u_AC4R = nppiAdd_32s_C1R
nppiMulScale_8u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMulScale_8u_AC4IR = nppiAdd_16f_C1IR
nppiMulScale_8u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMulScale_8u_C4R = nppiAdd_32s_C1R
nppiMulScale_8u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMulScale_8u_C4IR = nppiAdd_16f_C1IR
nppiMulScale_16u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMulScale_16u_C1R = nppiAdd_32s_C1R
nppiMulScale_16u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMulScale_16u_C1IR = nppiAdd_16f_C1IR
nppiMulScale_16u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMulScale_16u_C3R = nppiAdd_32s_C1R
nppiMulScale_16u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMulScale_16u_C3IR = nppiAdd_16f_C1IR
nppiMulScale_16u_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMulScale_16u_AC4R = nppiAdd_32s_C1R
nppiMulScale_16u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMulScale_16u_AC4IR = nppiAdd_16f_C1IR
nppiMulScale_16u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiMulScale_16u_C4R = nppiAdd_32s_C1R
nppiMulScale_16u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMulScale_16u_C4IR = nppiAdd_16f_C1IR
nppiSub_8u_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_8u_C1RSfs = nppiAdd_8u_C1RSfs
nppiSub_8u_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_8u_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_8u_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_8u_C3RSfs = nppiAdd_8u_C1RSfs
nppiSub_8u_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_8u_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_8u_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_8u_AC4RSfs = nppiAdd_8u_C1RSfs
nppiSub_8u_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_8u_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_8u_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_8u_C4RSfs = nppiAdd_8u_C1RSfs
nppiSub_8u_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_8u_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16u_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16u_C1RSfs = nppiAdd_8u_C1RSfs
nppiSub_16u_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16u_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16u_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16u_C3RSfs = nppiAdd_8u_C1RSfs
nppiSub_16u_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16u_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16u_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16u_AC4RSfs = nppiAdd_8u_C1RSfs
nppiSub_16u_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16u_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16u_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16u_C4RSfs = nppiAdd_8u_C1RSfs
nppiSub_16u_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16u_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16s_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16s_C1RSfs = nppiAdd_8u_C1RSfs
nppiSub_16s_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16s_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16s_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16s_C3RSfs = nppiAdd_8u_C1RSfs
nppiSub_16s_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16s_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16s_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16s_AC4RSfs = nppiAdd_8u_C1RSfs
nppiSub_16s_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16s_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16s_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16s_C4RSfs = nppiAdd_8u_C1RSfs
nppiSub_16s_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16s_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16sc_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16sc_C1RSfs = nppiAdd_8u_C1RSfs
nppiSub_16sc_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16sc_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16sc_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16sc_C3RSfs = nppiAdd_8u_C1RSfs
nppiSub_16sc_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16sc_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16sc_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_16sc_AC4RSfs = nppiAdd_8u_C1RSfs
nppiSub_16sc_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_16sc_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_32s_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_32s_C1RSfs = nppiAdd_8u_C1RSfs
nppiSub_32s_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32s_C1R = nppiAdd_32s_C1R
nppiSub_32s_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_32s_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_32s_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_32s_C3RSfs = nppiAdd_8u_C1RSfs
nppiSub_32s_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_32s_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_32s_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_32s_C4RSfs = nppiAdd_8u_C1RSfs
nppiSub_32s_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_32s_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_32sc_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_32sc_C1RSfs = nppiAdd_8u_C1RSfs
nppiSub_32sc_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_32sc_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_32sc_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_32sc_C3RSfs = nppiAdd_8u_C1RSfs
nppiSub_32sc_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_32sc_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_32sc_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiSub_32sc_AC4RSfs = nppiAdd_8u_C1RSfs
nppiSub_32sc_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiSub_32sc_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiSub_16f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_16f_C1R = nppiAdd_32s_C1R
nppiSub_16f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_16f_C1IR = nppiAdd_16f_C1IR
nppiSub_16f_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_16f_C3R = nppiAdd_32s_C1R
nppiSub_16f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_16f_C3IR = nppiAdd_16f_C1IR
nppiSub_16f_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_16f_C4R = nppiAdd_32s_C1R
nppiSub_16f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_16f_C4IR = nppiAdd_16f_C1IR
nppiSub_32f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32f_C1R = nppiAdd_32s_C1R
nppiSub_32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_32f_C1IR = nppiAdd_16f_C1IR
nppiSub_32f_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32f_C3R = nppiAdd_32s_C1R
nppiSub_32f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_32f_C3IR = nppiAdd_16f_C1IR
nppiSub_32f_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32f_AC4R = nppiAdd_32s_C1R
nppiSub_32f_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_32f_AC4IR = nppiAdd_16f_C1IR
nppiSub_32f_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32f_C4R = nppiAdd_32s_C1R
nppiSub_32f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_32f_C4IR = nppiAdd_16f_C1IR
nppiSub_32fc_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32fc_C1R = nppiAdd_32s_C1R
nppiSub_32fc_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_32fc_C1IR = nppiAdd_16f_C1IR
nppiSub_32fc_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32fc_C3R = nppiAdd_32s_C1R
nppiSub_32fc_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_32fc_C3IR = nppiAdd_16f_C1IR
nppiSub_32fc_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32fc_AC4R = nppiAdd_32s_C1R
nppiSub_32fc_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_32fc_AC4IR = nppiAdd_16f_C1IR
nppiSub_32fc_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiSub_32fc_C4R = nppiAdd_32s_C1R
nppiSub_32fc_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiSub_32fc_C4IR = nppiAdd_16f_C1IR
nppiDiv_8u_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_8u_C1RSfs = nppiAdd_8u_C1RSfs
nppiDiv_8u_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_8u_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_8u_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_8u_C3RSfs = nppiAdd_8u_C1RSfs
nppiDiv_8u_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_8u_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_8u_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_8u_AC4RSfs = nppiAdd_8u_C1RSfs
nppiDiv_8u_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_8u_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_8u_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_8u_C4RSfs = nppiAdd_8u_C1RSfs
nppiDiv_8u_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_8u_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16u_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16u_C1RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16u_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16u_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16u_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16u_C3RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16u_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16u_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16u_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16u_AC4RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16u_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16u_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16u_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16u_C4RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16u_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16u_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16s_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16s_C1RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16s_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16s_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16s_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16s_C3RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16s_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16s_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16s_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16s_AC4RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16s_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16s_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16s_C4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16s_C4RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16s_C4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16s_C4IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16sc_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16sc_C1RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16sc_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16sc_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16sc_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16sc_C3RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16sc_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16sc_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16sc_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_16sc_AC4RSfs = nppiAdd_8u_C1RSfs
nppiDiv_16sc_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_16sc_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_32s_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_32s_C1RSfs = nppiAdd_8u_C1RSfs
nppiDiv_32s_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32s_C1R = nppiAdd_32s_C1R
nppiDiv_32s_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_32s_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_32s_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_32s_C3RSfs = nppiAdd_8u_C1RSfs
nppiDiv_32s_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_32s_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_32sc_C1RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_32sc_C1RSfs = nppiAdd_8u_C1RSfs
nppiDiv_32sc_C1IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_32sc_C1IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_32sc_C3RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_32sc_C3RSfs = nppiAdd_8u_C1RSfs
nppiDiv_32sc_C3IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_32sc_C3IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_32sc_AC4RSfs_Ctx = nppiAdd_8u_C1RSfs_Ctx
nppiDiv_32sc_AC4RSfs = nppiAdd_8u_C1RSfs
nppiDiv_32sc_AC4IRSfs_Ctx = nppiAdd_8u_C1IRSfs_Ctx
nppiDiv_32sc_AC4IRSfs = nppiAdd_8u_C1IRSfs
nppiDiv_16f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_16f_C1R = nppiAdd_32s_C1R
nppiDiv_16f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_16f_C1IR = nppiAdd_16f_C1IR
nppiDiv_16f_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_16f_C3R = nppiAdd_32s_C1R
nppiDiv_16f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_16f_C3IR = nppiAdd_16f_C1IR
nppiDiv_16f_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_16f_C4R = nppiAdd_32s_C1R
nppiDiv_16f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_16f_C4IR = nppiAdd_16f_C1IR
nppiDiv_32f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32f_C1R = nppiAdd_32s_C1R
nppiDiv_32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_32f_C1IR = nppiAdd_16f_C1IR
nppiDiv_32f_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32f_C3R = nppiAdd_32s_C1R
nppiDiv_32f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_32f_C3IR = nppiAdd_16f_C1IR
nppiDiv_32f_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32f_AC4R = nppiAdd_32s_C1R
nppiDiv_32f_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_32f_AC4IR = nppiAdd_16f_C1IR
nppiDiv_32f_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32f_C4R = nppiAdd_32s_C1R
nppiDiv_32f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_32f_C4IR = nppiAdd_16f_C1IR
nppiDiv_32fc_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32fc_C1R = nppiAdd_32s_C1R
nppiDiv_32fc_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_32fc_C1IR = nppiAdd_16f_C1IR
nppiDiv_32fc_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32fc_C3R = nppiAdd_32s_C1R
nppiDiv_32fc_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_32fc_C3IR = nppiAdd_16f_C1IR
nppiDiv_32fc_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32fc_AC4R = nppiAdd_32s_C1R
nppiDiv_32fc_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_32fc_AC4IR = nppiAdd_16f_C1IR
nppiDiv_32fc_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiDiv_32fc_C4R = nppiAdd_32s_C1R
nppiDiv_32fc_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiDiv_32fc_C4IR = nppiAdd_16f_C1IR
def nppiDiv_Round_8u_C1RSfs_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rndMode: NppRoundMode | _Int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiDiv_Round_8u_C1RSfs(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rndMode: NppRoundMode | _Int, nScaleFactor: int) -> NppStatus: ...
def nppiDiv_Round_8u_C1IRSfs_Ctx(pSrc: _Device, nSrcStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rndMode: NppRoundMode | _Int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiDiv_Round_8u_C1IRSfs(pSrc: _Device, nSrcStep: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rndMode: NppRoundMode | _Int, nScaleFactor: int) -> NppStatus: ...
nppiDiv_Round_8u_C3RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_8u_C3RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_8u_C3IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_8u_C3IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_8u_AC4RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_8u_AC4RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_8u_AC4IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_8u_AC4IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_8u_C4RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_8u_C4RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_8u_C4IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_8u_C4IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_16u_C1RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_16u_C1RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_16u_C1IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_16u_C1IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_16u_C3RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_16u_C3RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_16u_C3IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_16u_C3IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_16u_AC4RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_16u_AC4RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_16u_AC4IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_16u_AC4IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_16u_C4RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_16u_C4RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_16u_C4IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_16u_C4IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_16s_C1RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_16s_C1RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_16s_C1IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_16s_C1IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_16s_C3RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_16s_C3RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_16s_C3IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_16s_C3IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_16s_AC4RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_16s_AC4RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_16s_AC4IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_16s_AC4IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiDiv_Round_16s_C4RSfs_Ctx = nppiDiv_Round_8u_C1RSfs_Ctx
nppiDiv_Round_16s_C4RSfs = nppiDiv_Round_8u_C1RSfs
nppiDiv_Round_16s_C4IRSfs_Ctx = nppiDiv_Round_8u_C1IRSfs_Ctx
nppiDiv_Round_16s_C4IRSfs = nppiDiv_Round_8u_C1IRSfs
nppiAbs_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiAbs_16s_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAbs_16s_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAbs_16s_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAbs_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_16s_C3R = nppiAbs_16s_C1R
nppiAbs_16s_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_16s_C3IR = nppiAbs_16s_C1IR
nppiAbs_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_16s_AC4R = nppiAbs_16s_C1R
nppiAbs_16s_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_16s_AC4IR = nppiAbs_16s_C1IR
nppiAbs_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_16s_C4R = nppiAbs_16s_C1R
nppiAbs_16s_C4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_16s_C4IR = nppiAbs_16s_C1IR
nppiAbs_16f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_16f_C1R = nppiAbs_16s_C1R
nppiAbs_16f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_16f_C1IR = nppiAbs_16s_C1IR
nppiAbs_16f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_16f_C3R = nppiAbs_16s_C1R
nppiAbs_16f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_16f_C3IR = nppiAbs_16s_C1IR
nppiAbs_16f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_16f_C4R = nppiAbs_16s_C1R
nppiAbs_16f_C4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_16f_C4IR = nppiAbs_16s_C1IR
nppiAbs_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_32f_C1R = nppiAbs_16s_C1R
nppiAbs_32f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_32f_C1IR = nppiAbs_16s_C1IR
nppiAbs_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_32f_C3R = nppiAbs_16s_C1R
nppiAbs_32f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_32f_C3IR = nppiAbs_16s_C1IR
nppiAbs_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_32f_AC4R = nppiAbs_16s_C1R
nppiAbs_32f_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_32f_AC4IR = nppiAbs_16s_C1IR
nppiAbs_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiAbs_32f_C4R = nppiAbs_16s_C1R
nppiAbs_32f_C4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAbs_32f_C4IR = nppiAbs_16s_C1IR
nppiAbsDiff_8u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAbsDiff_8u_C1R = nppiAdd_32s_C1R
nppiAbsDiff_8u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAbsDiff_8u_C3R = nppiAdd_32s_C1R
nppiAbsDiff_8u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAbsDiff_8u_C4R = nppiAdd_32s_C1R
nppiAbsDiff_16u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAbsDiff_16u_C1R = nppiAdd_32s_C1R
nppiAbsDiff_16f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAbsDiff_16f_C1R = nppiAdd_32s_C1R
nppiAbsDiff_32f_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAbsDiff_32f_C1R = nppiAdd_32s_C1R
def nppiSqr_8u_C1RSfs_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSqr_8u_C1RSfs(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
def nppiSqr_8u_C1IRSfs_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSqr_8u_C1IRSfs(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nScaleFactor: int) -> NppStatus: ...
nppiSqr_8u_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_8u_C3RSfs = nppiSqr_8u_C1RSfs
nppiSqr_8u_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_8u_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_8u_AC4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_8u_AC4RSfs = nppiSqr_8u_C1RSfs
nppiSqr_8u_AC4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_8u_AC4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_8u_C4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_8u_C4RSfs = nppiSqr_8u_C1RSfs
nppiSqr_8u_C4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_8u_C4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16u_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_16u_C1RSfs = nppiSqr_8u_C1RSfs
nppiSqr_16u_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_16u_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16u_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_16u_C3RSfs = nppiSqr_8u_C1RSfs
nppiSqr_16u_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_16u_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16u_AC4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_16u_AC4RSfs = nppiSqr_8u_C1RSfs
nppiSqr_16u_AC4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_16u_AC4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16u_C4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_16u_C4RSfs = nppiSqr_8u_C1RSfs
nppiSqr_16u_C4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_16u_C4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16s_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_16s_C1RSfs = nppiSqr_8u_C1RSfs
nppiSqr_16s_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_16s_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16s_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_16s_C3RSfs = nppiSqr_8u_C1RSfs
nppiSqr_16s_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_16s_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16s_AC4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_16s_AC4RSfs = nppiSqr_8u_C1RSfs
nppiSqr_16s_AC4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_16s_AC4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16s_C4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqr_16s_C4RSfs = nppiSqr_8u_C1RSfs
nppiSqr_16s_C4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqr_16s_C4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqr_16f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqr_16f_C1R = nppiAbs_16s_C1R
nppiSqr_16f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqr_16f_C1IR = nppiAbs_16s_C1IR
nppiSqr_16f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqr_16f_C3R = nppiAbs_16s_C1R
nppiSqr_16f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqr_16f_C3IR = nppiAbs_16s_C1IR
nppiSqr_16f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqr_16f_C4R = nppiAbs_16s_C1R
nppiSqr_16f_C4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqr_16f_C4IR = nppiAbs_16s_C1IR
nppiSqr_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqr_32f_C1R = nppiAbs_16s_C1R
nppiSqr_32f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqr_32f_C1IR = nppiAbs_16s_C1IR
nppiSqr_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqr_32f_C3R = nppiAbs_16s_C1R
nppiSqr_32f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqr_32f_C3IR = nppiAbs_16s_C1IR
nppiSqr_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqr_32f_AC4R = nppiAbs_16s_C1R
nppiSqr_32f_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqr_32f_AC4IR = nppiAbs_16s_C1IR
nppiSqr_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqr_32f_C4R = nppiAbs_16s_C1R
nppiSqr_32f_C4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqr_32f_C4IR = nppiAbs_16s_C1IR
nppiSqrt_8u_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_8u_C1RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_8u_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_8u_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_8u_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_8u_C3RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_8u_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_8u_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_8u_AC4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_8u_AC4RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_8u_AC4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_8u_AC4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_16u_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_16u_C1RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_16u_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_16u_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_16u_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_16u_C3RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_16u_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_16u_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_16u_AC4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_16u_AC4RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_16u_AC4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_16u_AC4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_16s_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_16s_C1RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_16s_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_16s_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_16s_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_16s_C3RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_16s_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_16s_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_16s_AC4RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiSqrt_16s_AC4RSfs = nppiSqr_8u_C1RSfs
nppiSqrt_16s_AC4IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiSqrt_16s_AC4IRSfs = nppiSqr_8u_C1IRSfs
nppiSqrt_16f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqrt_16f_C1R = nppiAbs_16s_C1R
nppiSqrt_16f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqrt_16f_C1IR = nppiAbs_16s_C1IR
nppiSqrt_16f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqrt_16f_C3R = nppiAbs_16s_C1R
nppiSqrt_16f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqrt_16f_C3IR = nppiAbs_16s_C1IR
nppiSqrt_16f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqrt_16f_C4R = nppiAbs_16s_C1R
nppiSqrt_16f_C4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqrt_16f_C4IR = nppiAbs_16s_C1IR
nppiSqrt_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqrt_32f_C1R = nppiAbs_16s_C1R
nppiSqrt_32f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqrt_32f_C1IR = nppiAbs_16s_C1IR
nppiSqrt_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqrt_32f_C3R = nppiAbs_16s_C1R
nppiSqrt_32f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqrt_32f_C3IR = nppiAbs_16s_C1IR
nppiSqrt_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqrt_32f_AC4R = nppiAbs_16s_C1R
nppiSqrt_32f_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqrt_32f_AC4IR = nppiAbs_16s_C1IR
nppiSqrt_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiSqrt_32f_C4R = nppiAbs_16s_C1R
nppiSqrt_32f_C4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiSqrt_32f_C4IR = nppiAbs_16s_C1IR
nppiLn_8u_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiLn_8u_C1RSfs = nppiSqr_8u_C1RSfs
nppiLn_8u_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiLn_8u_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiLn_8u_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiLn_8u_C3RSfs = nppiSqr_8u_C1RSfs
nppiLn_8u_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiLn_8u_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiLn_16u_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiLn_16u_C1RSfs = nppiSqr_8u_C1RSfs
nppiLn_16u_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiLn_16u_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiLn_16u_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiLn_16u_C3RSfs = nppiSqr_8u_C1RSfs
nppiLn_16u_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiLn_16u_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiLn_16s_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiLn_16s_C1RSfs = nppiSqr_8u_C1RSfs
nppiLn_16s_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiLn_16s_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiLn_16s_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiLn_16s_C3RSfs = nppiSqr_8u_C1RSfs
nppiLn_16s_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiLn_16s_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiLn_16f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiLn_16f_C1R = nppiAbs_16s_C1R
nppiLn_16f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiLn_16f_C1IR = nppiAbs_16s_C1IR
nppiLn_16f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiLn_16f_C3R = nppiAbs_16s_C1R
nppiLn_16f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiLn_16f_C3IR = nppiAbs_16s_C1IR
nppiLn_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiLn_32f_C1R = nppiAbs_16s_C1R
nppiLn_32f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiLn_32f_C1IR = nppiAbs_16s_C1IR
nppiLn_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiLn_32f_C3R = nppiAbs_16s_C1R
nppiLn_32f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiLn_32f_C3IR = nppiAbs_16s_C1IR
nppiExp_8u_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiExp_8u_C1RSfs = nppiSqr_8u_C1RSfs
nppiExp_8u_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiExp_8u_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiExp_8u_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiExp_8u_C3RSfs = nppiSqr_8u_C1RSfs
nppiExp_8u_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiExp_8u_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiExp_16u_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiExp_16u_C1RSfs = nppiSqr_8u_C1RSfs
nppiExp_16u_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiExp_16u_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiExp_16u_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiExp_16u_C3RSfs = nppiSqr_8u_C1RSfs
nppiExp_16u_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiExp_16u_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiExp_16s_C1RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiExp_16s_C1RSfs = nppiSqr_8u_C1RSfs
nppiExp_16s_C1IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiExp_16s_C1IRSfs = nppiSqr_8u_C1IRSfs
nppiExp_16s_C3RSfs_Ctx = nppiSqr_8u_C1RSfs_Ctx
nppiExp_16s_C3RSfs = nppiSqr_8u_C1RSfs
nppiExp_16s_C3IRSfs_Ctx = nppiSqr_8u_C1IRSfs_Ctx
nppiExp_16s_C3IRSfs = nppiSqr_8u_C1IRSfs
nppiExp_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiExp_32f_C1R = nppiAbs_16s_C1R
nppiExp_32f_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiExp_32f_C1IR = nppiAbs_16s_C1IR
nppiExp_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiExp_32f_C3R = nppiAbs_16s_C1R
nppiExp_32f_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiExp_32f_C3IR = nppiAbs_16s_C1IR
nppiAndC_8u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiAndC_8u_C1R = nppiMulCScale_8u_C1R
nppiAndC_8u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiAndC_8u_C1IR = nppiMulCScale_8u_C1IR
nppiAndC_8u_C3R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiAndC_8u_C3R = nppiMulCScale_8u_C3R
nppiAndC_8u_C3IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiAndC_8u_C3IR = nppiMulCScale_8u_C3IR
nppiAndC_8u_AC4R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiAndC_8u_AC4R = nppiMulCScale_8u_C3R
nppiAndC_8u_AC4IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiAndC_8u_AC4IR = nppiMulCScale_8u_C3IR
nppiAndC_8u_C4R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiAndC_8u_C4R = nppiMulCScale_8u_C3R
nppiAndC_8u_C4IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiAndC_8u_C4IR = nppiMulCScale_8u_C3IR
nppiAndC_16u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiAndC_16u_C1R = nppiMulCScale_8u_C1R
nppiAndC_16u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiAndC_16u_C1IR = nppiMulCScale_8u_C1IR
nppiAndC_16u_C3R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiAndC_16u_C3R = nppiMulCScale_16u_C3R
nppiAndC_16u_C3IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiAndC_16u_C3IR = nppiMulCScale_16u_C3IR
nppiAndC_16u_AC4R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiAndC_16u_AC4R = nppiMulCScale_16u_C3R
nppiAndC_16u_AC4IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiAndC_16u_AC4IR = nppiMulCScale_16u_C3IR
nppiAndC_16u_C4R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiAndC_16u_C4R = nppiMulCScale_16u_C3R
nppiAndC_16u_C4IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiAndC_16u_C4IR = nppiMulCScale_16u_C3IR
nppiAndC_32s_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiAndC_32s_C1R = nppiMulCScale_8u_C1R
nppiAndC_32s_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiAndC_32s_C1IR = nppiMulCScale_8u_C1IR
def nppiAndC_32s_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAndC_32s_C3R(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAndC_32s_C3IR_Ctx(aConstants: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAndC_32s_C3IR(aConstants: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAndC_32s_AC4R_Ctx = nppiAndC_32s_C3R_Ctx
nppiAndC_32s_AC4R = nppiAndC_32s_C3R
nppiAndC_32s_AC4IR_Ctx = nppiAndC_32s_C3IR_Ctx
nppiAndC_32s_AC4IR = nppiAndC_32s_C3IR
nppiAndC_32s_C4R_Ctx = nppiAndC_32s_C3R_Ctx
nppiAndC_32s_C4R = nppiAndC_32s_C3R
nppiAndC_32s_C4IR_Ctx = nppiAndC_32s_C3IR_Ctx
nppiAndC_32s_C4IR = nppiAndC_32s_C3IR
nppiOrC_8u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiOrC_8u_C1R = nppiMulCScale_8u_C1R
nppiOrC_8u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiOrC_8u_C1IR = nppiMulCScale_8u_C1IR
nppiOrC_8u_C3R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiOrC_8u_C3R = nppiMulCScale_8u_C3R
nppiOrC_8u_C3IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiOrC_8u_C3IR = nppiMulCScale_8u_C3IR
nppiOrC_8u_AC4R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiOrC_8u_AC4R = nppiMulCScale_8u_C3R
nppiOrC_8u_AC4IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiOrC_8u_AC4IR = nppiMulCScale_8u_C3IR
nppiOrC_8u_C4R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiOrC_8u_C4R = nppiMulCScale_8u_C3R
nppiOrC_8u_C4IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiOrC_8u_C4IR = nppiMulCScale_8u_C3IR
nppiOrC_16u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiOrC_16u_C1R = nppiMulCScale_8u_C1R
nppiOrC_16u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiOrC_16u_C1IR = nppiMulCScale_8u_C1IR
nppiOrC_16u_C3R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiOrC_16u_C3R = nppiMulCScale_16u_C3R
nppiOrC_16u_C3IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiOrC_16u_C3IR = nppiMulCScale_16u_C3IR
nppiOrC_16u_AC4R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiOrC_16u_AC4R = nppiMulCScale_16u_C3R
nppiOrC_16u_AC4IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiOrC_16u_AC4IR = nppiMulCScale_16u_C3IR
nppiOrC_16u_C4R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiOrC_16u_C4R = nppiMulCScale_16u_C3R
nppiOrC_16u_C4IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiOrC_16u_C4IR = nppiMulCScale_16u_C3IR
nppiOrC_32s_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiOrC_32s_C1R = nppiMulCScale_8u_C1R
nppiOrC_32s_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiOrC_32s_C1IR = nppiMulCScale_8u_C1IR
nppiOrC_32s_C3R_Ctx = nppiAndC_32s_C3R_Ctx
nppiOrC_32s_C3R = nppiAndC_32s_C3R
nppiOrC_32s_C3IR_Ctx = nppiAndC_32s_C3IR_Ctx
nppiOrC_32s_C3IR = nppiAndC_32s_C3IR
nppiOrC_32s_AC4R_Ctx = nppiAndC_32s_C3R_Ctx
nppiOrC_32s_AC4R = nppiAndC_32s_C3R
nppiOrC_32s_AC4IR_Ctx = nppiAndC_32s_C3IR_Ctx
nppiOrC_32s_AC4IR = nppiAndC_32s_C3IR
nppiOrC_32s_C4R_Ctx = nppiAndC_32s_C3R_Ctx
nppiOrC_32s_C4R = nppiAndC_32s_C3R
nppiOrC_32s_C4IR_Ctx = nppiAndC_32s_C3IR_Ctx
nppiOrC_32s_C4IR = nppiAndC_32s_C3IR
nppiXorC_8u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiXorC_8u_C1R = nppiMulCScale_8u_C1R
nppiXorC_8u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiXorC_8u_C1IR = nppiMulCScale_8u_C1IR
nppiXorC_8u_C3R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiXorC_8u_C3R = nppiMulCScale_8u_C3R
nppiXorC_8u_C3IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiXorC_8u_C3IR = nppiMulCScale_8u_C3IR
nppiXorC_8u_AC4R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiXorC_8u_AC4R = nppiMulCScale_8u_C3R
nppiXorC_8u_AC4IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiXorC_8u_AC4IR = nppiMulCScale_8u_C3IR
nppiXorC_8u_C4R_Ctx = nppiMulCScale_8u_C3R_Ctx
nppiXorC_8u_C4R = nppiMulCScale_8u_C3R
nppiXorC_8u_C4IR_Ctx = nppiMulCScale_8u_C3IR_Ctx
nppiXorC_8u_C4IR = nppiMulCScale_8u_C3IR
nppiXorC_16u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiXorC_16u_C1R = nppiMulCScale_8u_C1R
nppiXorC_16u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiXorC_16u_C1IR = nppiMulCScale_8u_C1IR
nppiXorC_16u_C3R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiXorC_16u_C3R = nppiMulCScale_16u_C3R
nppiXorC_16u_C3IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiXorC_16u_C3IR = nppiMulCScale_16u_C3IR
nppiXorC_16u_AC4R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiXorC_16u_AC4R = nppiMulCScale_16u_C3R
nppiXorC_16u_AC4IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiXorC_16u_AC4IR = nppiMulCScale_16u_C3IR
nppiXorC_16u_C4R_Ctx = nppiMulCScale_16u_C3R_Ctx
nppiXorC_16u_C4R = nppiMulCScale_16u_C3R
nppiXorC_16u_C4IR_Ctx = nppiMulCScale_16u_C3IR_Ctx
nppiXorC_16u_C4IR = nppiMulCScale_16u_C3IR
nppiXorC_32s_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiXorC_32s_C1R = nppiMulCScale_8u_C1R
nppiXorC_32s_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiXorC_32s_C1IR = nppiMulCScale_8u_C1IR
nppiXorC_32s_C3R_Ctx = nppiAndC_32s_C3R_Ctx
nppiXorC_32s_C3R = nppiAndC_32s_C3R
nppiXorC_32s_C3IR_Ctx = nppiAndC_32s_C3IR_Ctx
nppiXorC_32s_C3IR = nppiAndC_32s_C3IR
nppiXorC_32s_AC4R_Ctx = nppiAndC_32s_C3R_Ctx
nppiXorC_32s_AC4R = nppiAndC_32s_C3R
nppiXorC_32s_AC4IR_Ctx = nppiAndC_32s_C3IR_Ctx
nppiXorC_32s_AC4IR = nppiAndC_32s_C3IR
nppiXorC_32s_C4R_Ctx = nppiAndC_32s_C3R_Ctx
nppiXorC_32s_C4R = nppiAndC_32s_C3R
nppiXorC_32s_C4IR_Ctx = nppiAndC_32s_C3IR_Ctx
nppiXorC_32s_C4IR = nppiAndC_32s_C3IR
nppiRShiftC_8u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiRShiftC_8u_C1R = nppiMulCScale_8u_C1R
nppiRShiftC_8u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiRShiftC_8u_C1IR = nppiMulCScale_8u_C1IR
def nppiRShiftC_8u_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRShiftC_8u_C3R(pSrc1: _Device, nSrc1Step: int, aConstants: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiRShiftC_8u_C3IR_Ctx(aConstants: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRShiftC_8u_C3IR(aConstants: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiRShiftC_8u_AC4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_8u_AC4R = nppiRShiftC_8u_C3R
nppiRShiftC_8u_AC4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_8u_AC4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_8u_C4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_8u_C4R = nppiRShiftC_8u_C3R
nppiRShiftC_8u_C4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_8u_C4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_8s_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiRShiftC_8s_C1R = nppiMulCScale_8u_C1R
nppiRShiftC_8s_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiRShiftC_8s_C1IR = nppiMulCScale_8u_C1IR
nppiRShiftC_8s_C3R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_8s_C3R = nppiRShiftC_8u_C3R
nppiRShiftC_8s_C3IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_8s_C3IR = nppiRShiftC_8u_C3IR
nppiRShiftC_8s_AC4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_8s_AC4R = nppiRShiftC_8u_C3R
nppiRShiftC_8s_AC4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_8s_AC4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_8s_C4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_8s_C4R = nppiRShiftC_8u_C3R
nppiRShiftC_8s_C4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_8s_C4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_16u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiRShiftC_16u_C1R = nppiMulCScale_8u_C1R
nppiRShiftC_16u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiRShiftC_16u_C1IR = nppiMulCScale_8u_C1IR
nppiRShiftC_16u_C3R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_16u_C3R = nppiRShiftC_8u_C3R
nppiRShiftC_16u_C3IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_16u_C3IR = nppiRShiftC_8u_C3IR
nppiRShiftC_16u_AC4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_16u_AC4R = nppiRShiftC_8u_C3R
nppiRShiftC_16u_AC4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_16u_AC4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_16u_C4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_16u_C4R = nppiRShiftC_8u_C3R
nppiRShiftC_16u_C4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_16u_C4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_16s_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiRShiftC_16s_C1R = nppiMulCScale_8u_C1R
nppiRShiftC_16s_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiRShiftC_16s_C1IR = nppiMulCScale_8u_C1IR
nppiRShiftC_16s_C3R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_16s_C3R = nppiRShiftC_8u_C3R
nppiRShiftC_16s_C3IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_16s_C3IR = nppiRShiftC_8u_C3IR
nppiRShiftC_16s_AC4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_16s_AC4R = nppiRShiftC_8u_C3R
nppiRShiftC_16s_AC4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_16s_AC4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_16s_C4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_16s_C4R = nppiRShiftC_8u_C3R
nppiRShiftC_16s_C4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_16s_C4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_32s_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiRShiftC_32s_C1R = nppiMulCScale_8u_C1R
nppiRShiftC_32s_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiRShiftC_32s_C1IR = nppiMulCScale_8u_C1IR
nppiRShiftC_32s_C3R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_32s_C3R = nppiRShiftC_8u_C3R
nppiRShiftC_32s_C3IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_32s_C3IR = nppiRShiftC_8u_C3IR
nppiRShiftC_32s_AC4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_32s_AC4R = nppiRShiftC_8u_C3R
nppiRShiftC_32s_AC4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_32s_AC4IR = nppiRShiftC_8u_C3IR
nppiRShiftC_32s_C4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiRShiftC_32s_C4R = nppiRShiftC_8u_C3R
nppiRShiftC_32s_C4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiRShiftC_32s_C4IR = nppiRShiftC_8u_C3IR
nppiLShiftC_8u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiLShiftC_8u_C1R = nppiMulCScale_8u_C1R
nppiLShiftC_8u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiLShiftC_8u_C1IR = nppiMulCScale_8u_C1IR
nppiLShiftC_8u_C3R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_8u_C3R = nppiRShiftC_8u_C3R
nppiLShiftC_8u_C3IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_8u_C3IR = nppiRShiftC_8u_C3IR
nppiLShiftC_8u_AC4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_8u_AC4R = nppiRShiftC_8u_C3R
nppiLShiftC_8u_AC4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_8u_AC4IR = nppiRShiftC_8u_C3IR
nppiLShiftC_8u_C4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_8u_C4R = nppiRShiftC_8u_C3R
nppiLShiftC_8u_C4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_8u_C4IR = nppiRShiftC_8u_C3IR
nppiLShiftC_16u_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiLShiftC_16u_C1R = nppiMulCScale_8u_C1R
nppiLShiftC_16u_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiLShiftC_16u_C1IR = nppiMulCScale_8u_C1IR
nppiLShiftC_16u_C3R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_16u_C3R = nppiRShiftC_8u_C3R
nppiLShiftC_16u_C3IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_16u_C3IR = nppiRShiftC_8u_C3IR
nppiLShiftC_16u_AC4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_16u_AC4R = nppiRShiftC_8u_C3R
nppiLShiftC_16u_AC4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_16u_AC4IR = nppiRShiftC_8u_C3IR
nppiLShiftC_16u_C4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_16u_C4R = nppiRShiftC_8u_C3R
nppiLShiftC_16u_C4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_16u_C4IR = nppiRShiftC_8u_C3IR
nppiLShiftC_32s_C1R_Ctx = nppiMulCScale_8u_C1R_Ctx
nppiLShiftC_32s_C1R = nppiMulCScale_8u_C1R
nppiLShiftC_32s_C1IR_Ctx = nppiMulCScale_8u_C1IR_Ctx
nppiLShiftC_32s_C1IR = nppiMulCScale_8u_C1IR
nppiLShiftC_32s_C3R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_32s_C3R = nppiRShiftC_8u_C3R
nppiLShiftC_32s_C3IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_32s_C3IR = nppiRShiftC_8u_C3IR
nppiLShiftC_32s_AC4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_32s_AC4R = nppiRShiftC_8u_C3R
nppiLShiftC_32s_AC4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_32s_AC4IR = nppiRShiftC_8u_C3IR
nppiLShiftC_32s_C4R_Ctx = nppiRShiftC_8u_C3R_Ctx
nppiLShiftC_32s_C4R = nppiRShiftC_8u_C3R
nppiLShiftC_32s_C4IR_Ctx = nppiRShiftC_8u_C3IR_Ctx
nppiLShiftC_32s_C4IR = nppiRShiftC_8u_C3IR
nppiAnd_8u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_8u_C1R = nppiAdd_32s_C1R
nppiAnd_8u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_8u_C1IR = nppiAdd_16f_C1IR
nppiAnd_8u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_8u_C3R = nppiAdd_32s_C1R
nppiAnd_8u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_8u_C3IR = nppiAdd_16f_C1IR
nppiAnd_8u_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_8u_AC4R = nppiAdd_32s_C1R
nppiAnd_8u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_8u_AC4IR = nppiAdd_16f_C1IR
nppiAnd_8u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_8u_C4R = nppiAdd_32s_C1R
nppiAnd_8u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_8u_C4IR = nppiAdd_16f_C1IR
nppiAnd_16u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_16u_C1R = nppiAdd_32s_C1R
nppiAnd_16u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_16u_C1IR = nppiAdd_16f_C1IR
nppiAnd_16u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_16u_C3R = nppiAdd_32s_C1R
nppiAnd_16u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_16u_C3IR = nppiAdd_16f_C1IR
nppiAnd_16u_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_16u_AC4R = nppiAdd_32s_C1R
nppiAnd_16u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_16u_AC4IR = nppiAdd_16f_C1IR
nppiAnd_16u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_16u_C4R = nppiAdd_32s_C1R
nppiAnd_16u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_16u_C4IR = nppiAdd_16f_C1IR
nppiAnd_32s_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_32s_C1R = nppiAdd_32s_C1R
nppiAnd_32s_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_32s_C1IR = nppiAdd_16f_C1IR
nppiAnd_32s_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_32s_C3R = nppiAdd_32s_C1R
nppiAnd_32s_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_32s_C3IR = nppiAdd_16f_C1IR
nppiAnd_32s_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_32s_AC4R = nppiAdd_32s_C1R
nppiAnd_32s_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_32s_AC4IR = nppiAdd_16f_C1IR
nppiAnd_32s_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiAnd_32s_C4R = nppiAdd_32s_C1R
nppiAnd_32s_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiAnd_32s_C4IR = nppiAdd_16f_C1IR
nppiOr_8u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_8u_C1R = nppiAdd_32s_C1R
nppiOr_8u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_8u_C1IR = nppiAdd_16f_C1IR
nppiOr_8u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_8u_C3R = nppiAdd_32s_C1R
nppiOr_8u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_8u_C3IR = nppiAdd_16f_C1IR
nppiOr_8u_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_8u_AC4R = nppiAdd_32s_C1R
nppiOr_8u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_8u_AC4IR = nppiAdd_16f_C1IR
nppiOr_8u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_8u_C4R = nppiAdd_32s_C1R
nppiOr_8u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_8u_C4IR = nppiAdd_16f_C1IR
nppiOr_16u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_16u_C1R = nppiAdd_32s_C1R
nppiOr_16u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_16u_C1IR = nppiAdd_16f_C1IR
nppiOr_16u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_16u_C3R = nppiAdd_32s_C1R
nppiOr_16u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_16u_C3IR = nppiAdd_16f_C1IR
nppiOr_16u_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_16u_AC4R = nppiAdd_32s_C1R
nppiOr_16u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_16u_AC4IR = nppiAdd_16f_C1IR
nppiOr_16u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_16u_C4R = nppiAdd_32s_C1R
nppiOr_16u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_16u_C4IR = nppiAdd_16f_C1IR
nppiOr_32s_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_32s_C1R = nppiAdd_32s_C1R
nppiOr_32s_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_32s_C1IR = nppiAdd_16f_C1IR
nppiOr_32s_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_32s_C3R = nppiAdd_32s_C1R
nppiOr_32s_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_32s_C3IR = nppiAdd_16f_C1IR
nppiOr_32s_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_32s_AC4R = nppiAdd_32s_C1R
nppiOr_32s_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_32s_AC4IR = nppiAdd_16f_C1IR
nppiOr_32s_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiOr_32s_C4R = nppiAdd_32s_C1R
nppiOr_32s_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiOr_32s_C4IR = nppiAdd_16f_C1IR
nppiXor_8u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_8u_C1R = nppiAdd_32s_C1R
nppiXor_8u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_8u_C1IR = nppiAdd_16f_C1IR
nppiXor_8u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_8u_C3R = nppiAdd_32s_C1R
nppiXor_8u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_8u_C3IR = nppiAdd_16f_C1IR
nppiXor_8u_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_8u_AC4R = nppiAdd_32s_C1R
nppiXor_8u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_8u_AC4IR = nppiAdd_16f_C1IR
nppiXor_8u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_8u_C4R = nppiAdd_32s_C1R
nppiXor_8u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_8u_C4IR = nppiAdd_16f_C1IR
nppiXor_16u_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_16u_C1R = nppiAdd_32s_C1R
nppiXor_16u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_16u_C1IR = nppiAdd_16f_C1IR
nppiXor_16u_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_16u_C3R = nppiAdd_32s_C1R
nppiXor_16u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_16u_C3IR = nppiAdd_16f_C1IR
nppiXor_16u_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_16u_AC4R = nppiAdd_32s_C1R
nppiXor_16u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_16u_AC4IR = nppiAdd_16f_C1IR
nppiXor_16u_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_16u_C4R = nppiAdd_32s_C1R
nppiXor_16u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_16u_C4IR = nppiAdd_16f_C1IR
nppiXor_32s_C1R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_32s_C1R = nppiAdd_32s_C1R
nppiXor_32s_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_32s_C1IR = nppiAdd_16f_C1IR
nppiXor_32s_C3R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_32s_C3R = nppiAdd_32s_C1R
nppiXor_32s_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_32s_C3IR = nppiAdd_16f_C1IR
nppiXor_32s_AC4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_32s_AC4R = nppiAdd_32s_C1R
nppiXor_32s_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_32s_AC4IR = nppiAdd_16f_C1IR
nppiXor_32s_C4R_Ctx = nppiAdd_32s_C1R_Ctx
nppiXor_32s_C4R = nppiAdd_32s_C1R
nppiXor_32s_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiXor_32s_C4IR = nppiAdd_16f_C1IR
nppiNot_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiNot_8u_C1R = nppiAbs_16s_C1R
nppiNot_8u_C1IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiNot_8u_C1IR = nppiAbs_16s_C1IR
nppiNot_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiNot_8u_C3R = nppiAbs_16s_C1R
nppiNot_8u_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiNot_8u_C3IR = nppiAbs_16s_C1IR
nppiNot_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiNot_8u_AC4R = nppiAbs_16s_C1R
nppiNot_8u_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiNot_8u_AC4IR = nppiAbs_16s_C1IR
nppiNot_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiNot_8u_C4R = nppiAbs_16s_C1R
nppiNot_8u_C4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiNot_8u_C4IR = nppiAbs_16s_C1IR
def nppiAlphaCompC_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, nAlpha1: int, pSrc2: _Device, nSrc2Step: int, nAlpha2: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eAlphaOp: NppiAlphaOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAlphaCompC_8u_C1R(pSrc1: _Device, nSrc1Step: int, nAlpha1: int, pSrc2: _Device, nSrc2Step: int, nAlpha2: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eAlphaOp: NppiAlphaOp | _Int) -> NppStatus: ...
nppiAlphaCompC_8u_C3R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_8u_C3R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_8u_C4R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_8u_C4R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_8u_AC4R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_8u_AC4R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_8s_C1R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_8s_C1R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_16u_C1R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_16u_C1R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_16u_C3R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_16u_C3R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_16u_C4R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_16u_C4R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_16u_AC4R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_16u_AC4R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_16s_C1R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_16s_C1R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_32u_C1R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_32u_C1R = nppiAlphaCompC_8u_C1R
nppiAlphaCompC_32s_C1R_Ctx = nppiAlphaCompC_8u_C1R_Ctx
nppiAlphaCompC_32s_C1R = nppiAlphaCompC_8u_C1R
def nppiAlphaCompC_32f_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, nAlpha1: float, pSrc2: _Device, nSrc2Step: int, nAlpha2: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eAlphaOp: NppiAlphaOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAlphaCompC_32f_C1R(pSrc1: _Device, nSrc1Step: int, nAlpha1: float, pSrc2: _Device, nSrc2Step: int, nAlpha2: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eAlphaOp: NppiAlphaOp | _Int) -> NppStatus: ...
def nppiAlphaPremulC_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, nAlpha1: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAlphaPremulC_8u_C1R(pSrc1: _Device, nSrc1Step: int, nAlpha1: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
def nppiAlphaPremulC_8u_C1IR_Ctx(nAlpha1: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAlphaPremulC_8u_C1IR(nAlpha1: int, pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAlphaPremulC_8u_C3R_Ctx = nppiAlphaPremulC_8u_C1R_Ctx
nppiAlphaPremulC_8u_C3R = nppiAlphaPremulC_8u_C1R
nppiAlphaPremulC_8u_C3IR_Ctx = nppiAlphaPremulC_8u_C1IR_Ctx
nppiAlphaPremulC_8u_C3IR = nppiAlphaPremulC_8u_C1IR
nppiAlphaPremulC_8u_C4R_Ctx = nppiAlphaPremulC_8u_C1R_Ctx
nppiAlphaPremulC_8u_C4R = nppiAlphaPremulC_8u_C1R
nppiAlphaPremulC_8u_C4IR_Ctx = nppiAlphaPremulC_8u_C1IR_Ctx
nppiAlphaPremulC_8u_C4IR = nppiAlphaPremulC_8u_C1IR
nppiAlphaPremulC_8u_AC4R_Ctx = nppiAlphaPremulC_8u_C1R_Ctx
nppiAlphaPremulC_8u_AC4R = nppiAlphaPremulC_8u_C1R
nppiAlphaPremulC_8u_AC4IR_Ctx = nppiAlphaPremulC_8u_C1IR_Ctx
nppiAlphaPremulC_8u_AC4IR = nppiAlphaPremulC_8u_C1IR
nppiAlphaPremulC_16u_C1R_Ctx = nppiAlphaPremulC_8u_C1R_Ctx
nppiAlphaPremulC_16u_C1R = nppiAlphaPremulC_8u_C1R
nppiAlphaPremulC_16u_C1IR_Ctx = nppiAlphaPremulC_8u_C1IR_Ctx
nppiAlphaPremulC_16u_C1IR = nppiAlphaPremulC_8u_C1IR
nppiAlphaPremulC_16u_C3R_Ctx = nppiAlphaPremulC_8u_C1R_Ctx
nppiAlphaPremulC_16u_C3R = nppiAlphaPremulC_8u_C1R
nppiAlphaPremulC_16u_C3IR_Ctx = nppiAlphaPremulC_8u_C1IR_Ctx
nppiAlphaPremulC_16u_C3IR = nppiAlphaPremulC_8u_C1IR
nppiAlphaPremulC_16u_C4R_Ctx = nppiAlphaPremulC_8u_C1R_Ctx
nppiAlphaPremulC_16u_C4R = nppiAlphaPremulC_8u_C1R
nppiAlphaPremulC_16u_C4IR_Ctx = nppiAlphaPremulC_8u_C1IR_Ctx
nppiAlphaPremulC_16u_C4IR = nppiAlphaPremulC_8u_C1IR
nppiAlphaPremulC_16u_AC4R_Ctx = nppiAlphaPremulC_8u_C1R_Ctx
nppiAlphaPremulC_16u_AC4R = nppiAlphaPremulC_8u_C1R
nppiAlphaPremulC_16u_AC4IR_Ctx = nppiAlphaPremulC_8u_C1IR_Ctx
nppiAlphaPremulC_16u_AC4IR = nppiAlphaPremulC_8u_C1IR
def nppiAlphaComp_8u_AC1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eAlphaOp: NppiAlphaOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAlphaComp_8u_AC1R(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eAlphaOp: NppiAlphaOp | _Int) -> NppStatus: ...
nppiAlphaComp_8u_AC4R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_8u_AC4R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_8s_AC1R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_8s_AC1R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_16u_AC1R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_16u_AC1R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_16u_AC4R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_16u_AC4R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_16s_AC1R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_16s_AC1R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_32u_AC1R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_32u_AC1R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_32u_AC4R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_32u_AC4R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_32s_AC1R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_32s_AC1R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_32s_AC4R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_32s_AC4R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_32f_AC1R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_32f_AC1R = nppiAlphaComp_8u_AC1R
nppiAlphaComp_32f_AC4R_Ctx = nppiAlphaComp_8u_AC1R_Ctx
nppiAlphaComp_32f_AC4R = nppiAlphaComp_8u_AC1R
def nppiAlphaPremul_8u_AC4R_Ctx(pSrc1: _Device, nSrc1Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiAlphaPremul_8u_AC4R(pSrc1: _Device, nSrc1Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize) -> NppStatus: ...
nppiAlphaPremul_8u_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAlphaPremul_8u_AC4IR = nppiAbs_16s_C1IR
nppiAlphaPremul_16u_AC4R_Ctx = nppiAlphaPremul_8u_AC4R_Ctx
nppiAlphaPremul_16u_AC4R = nppiAlphaPremul_8u_AC4R
nppiAlphaPremul_16u_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiAlphaPremul_16u_AC4IR = nppiAbs_16s_C1IR
nppiRGBToYUV_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToYUV_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiRGBToYUV_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRGBToYUV_8u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRGBToYUV_8u_AC4P4R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiBGRToYUV_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToYUV_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToYUV_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiBGRToYUV_8u_C3P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiBGRToYUV_8u_AC4P4R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiYUVToRGB_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYUVToRGB_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYUVToRGB_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
def nppiYUVToRGB_8u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYUVToRGBBatch_8u_C3R_Ctx(pSrcBatchList: _Device, pDstBatchList: _Device, nBatchSize: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYUVToRGBBatch_8u_P3C3R_Ctx(pSrcBatchList: _Pointer[ctypes._Pointer[NppiImageDescriptor]] | int | Sequence[ctypes._Pointer[NppiImageDescriptor]], pDstBatchList: _Device, nBatchSize: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYUVToRGBBatch_8u_C3R_Advanced_Ctx(pSrcBatchList: _Device, pDstBatchList: _Device, nBatchSize: int, oMaxSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx(pSrcBatchList: _Pointer[ctypes._Pointer[NppiImageDescriptor]] | int | Sequence[ctypes._Pointer[NppiImageDescriptor]], pDstBatchList: _Device, nBatchSize: int, oMaxSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYUVToBGR_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYUVToBGR_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYUVToBGR_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiYUVToBGR_8u_P3C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiYUVToBGRBatch_8u_C3R_Ctx = nppiYUVToRGBBatch_8u_C3R_Ctx
nppiYUVToBGRBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYUVToBGRBatch_8u_C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_C3R_Advanced_Ctx
nppiYUVToBGRBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiRGBToYUV422_8u_C3C2R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiRGBToYUV422_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRGBToYUV422_8u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYUV422ToRGB_8u_C2C3R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiYUV422ToRGB_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYUV422ToRGB_8u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYUV422ToRGB_8u_P3AC4R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYUV422ToRGBBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYUV422ToRGBBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiYUV422ToBGRBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYUV422ToBGRBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiRGBToYUV420_8u_P3R_Ctx = nppiRGBToYUV422_8u_P3R_Ctx
nppiRGBToYUV420_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYUV420ToRGB_8u_P3R_Ctx = nppiYUV422ToRGB_8u_P3R_Ctx
nppiYUV420ToRGB_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYUV420ToRGB_8u_P3C4R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYUV420ToRGB_8u_P3AC4R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYUV420ToRGBBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYUV420ToRGBBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
def nppiNV12ToRGB_8u_P2C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNV12ToRGB_709HDTV_8u_P2C3R_Ctx = nppiNV12ToRGB_8u_P2C3R_Ctx
nppiNV12ToRGB_709CSC_8u_P2C3R_Ctx = nppiNV12ToRGB_8u_P2C3R_Ctx
def nppiNV12ToRGB_601_8u_P2C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiNV21ToRGB_8u_P2C4R_Ctx = nppiNV12ToRGB_8u_P2C3R_Ctx
nppiBGRToYUV420_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYUV420ToBGR_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYUV420ToBGR_8u_P3C4R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYUV420ToBGRBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYUV420ToBGRBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiNV12ToBGR_8u_P2C3R_Ctx = nppiNV12ToRGB_8u_P2C3R_Ctx
nppiNV12ToBGR_709HDTV_8u_P2C3R_Ctx = nppiNV12ToRGB_8u_P2C3R_Ctx
nppiNV12ToBGR_709CSC_8u_P2C3R_Ctx = nppiNV12ToRGB_8u_P2C3R_Ctx
nppiNV12ToBGR_601_8u_P2C3R_Ctx = nppiNV12ToRGB_601_8u_P2C3R_Ctx
nppiNV21ToBGR_8u_P2C4R_Ctx = nppiNV12ToRGB_8u_P2C3R_Ctx
nppiRGBToYCbCr_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToYCbCr_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToYCbCr_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiRGBToYCbCr_8u_C3P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiRGBToYCbCr_8u_AC4P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiYCbCrToRGB_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYCbCrToRGB_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYCbCrToRGB_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiYCbCrToRGB_8u_P3C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
def nppiYCbCrToRGB_8u_P3C4R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nAval: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYCbCrToRGBBatch_8u_C3R_Ctx = nppiYUVToRGBBatch_8u_C3R_Ctx
nppiYCbCrToRGBBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYCbCrToRGBBatch_8u_C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_C3R_Advanced_Ctx
nppiYCbCrToRGBBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiYCbCrToBGR_8u_P3C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiYCbCrToBGR_8u_P3C4R_Ctx = nppiYCbCrToRGB_8u_P3C4R_Ctx
nppiYCbCrToBGRBatch_8u_C3R_Ctx = nppiYUVToRGBBatch_8u_C3R_Ctx
nppiYCbCrToBGRBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYCbCrToBGRBatch_8u_C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_C3R_Advanced_Ctx
nppiYCbCrToBGRBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiYCbCrToBGR_709CSC_8u_P3C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiYCbCrToBGR_709CSC_8u_P3C4R_Ctx = nppiYCbCrToRGB_8u_P3C4R_Ctx
nppiRGBToYCbCr422_8u_C3C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToYCbCr422_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiRGBToYCbCr422_8u_P3C2R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiYCbCr422ToRGB_8u_C2C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYCbCr422ToRGB_8u_C2P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiYCbCr422ToRGB_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr422ToRGBBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYCbCr422ToRGBBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiRGBToYCrCb422_8u_C3C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToYCrCb422_8u_P3C2R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiYCrCb422ToRGB_8u_C2C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYCrCb422ToRGB_8u_C2P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiBGRToYCbCr422_8u_C3C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToYCbCr422_8u_AC4C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToYCbCr422_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCbCr422_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCbCr422ToBGR_8u_C2C3R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiYCbCr422ToBGR_8u_C2C4R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nAval: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYCbCr422ToBGR_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr422ToBGRBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYCbCr422ToBGRBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiRGBToCbYCr422_8u_C3C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToCbYCr422Gamma_8u_C3C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCbYCr422ToRGB_8u_C2C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToCbYCr422_8u_AC4C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToCbYCr422_709HDTV_8u_C3C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToCbYCr422_709HDTV_8u_AC4C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCbYCr422ToBGR_8u_C2C4R_Ctx = nppiYCbCr422ToBGR_8u_C2C4R_Ctx
nppiCbYCr422ToBGR_709HDTV_8u_C2C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCbYCr422ToBGR_709HDTV_8u_C2C4R_Ctx = nppiYCbCr422ToBGR_8u_C2C4R_Ctx
nppiRGBToYCbCr420_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCbCr420ToRGB_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr420ToRGBBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYCbCr420ToRGBBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiRGBToYCrCb420_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
def nppiYCrCb420ToRGB_8u_P3C4R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nAval: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiBGRToYCbCr420_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCbCr420_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCbCr420_709CSC_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCbCr420_709CSC_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCbCr420_709HDTV_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCrCb420_709CSC_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCrCb420_709CSC_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCbCr420ToBGR_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr420ToBGR_8u_P3C4R_Ctx = nppiYCrCb420ToRGB_8u_P3C4R_Ctx
nppiYCbCr420ToBGRBatch_8u_P3C3R_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Ctx
nppiYCbCr420ToBGRBatch_8u_P3C3R_Advanced_Ctx = nppiYUVToRGBBatch_8u_P3C3R_Advanced_Ctx
nppiYCbCr420ToBGR_709CSC_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr420ToBGR_709HDTV_8u_P3C4R_Ctx = nppiYCrCb420ToRGB_8u_P3C4R_Ctx
nppiBGRToYCrCb420_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCrCb420_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCbCr411_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCbCr411_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiRGBToYCbCr411_8u_C3P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiRGBToYCbCr411_8u_AC4P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiBGRToYCbCr_8u_C3P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiBGRToYCbCr_8u_AC4P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiBGRToYCbCr_8u_AC4P4R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiYCbCr411ToBGR_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr411ToBGR_8u_P3C4R_Ctx = nppiYCrCb420ToRGB_8u_P3C4R_Ctx
nppiYCbCr411ToRGB_8u_P3C3R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr411ToRGB_8u_P3C4R_Ctx = nppiYCrCb420ToRGB_8u_P3C4R_Ctx
nppiRGBToXYZ_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToXYZ_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiXYZToRGB_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiXYZToRGB_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToLUV_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToLUV_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiLUVToRGB_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiLUVToRGB_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToLab_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiLabToBGR_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToYCC_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToYCC_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYCCToRGB_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYCCToRGB_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYCCKToCMYK_JPEG_601_8u_P4R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiCMYKOrYCCKToRGB_JPEG_8u_P4P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiCMYKOrYCCKToRGB_JPEG_8u_P4C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiCMYKOrYCCKToBGR_JPEG_8u_P4P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiCMYKOrYCCKToBGR_JPEG_8u_P4C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiRGBToHLS_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToHLS_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiHLSToRGB_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiHLSToRGB_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToHLS_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiBGRToHLS_8u_C3P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiBGRToHLS_8u_AC4P4R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiBGRToHLS_8u_P3C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiBGRToHLS_8u_AP4C4R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiBGRToHLS_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiBGRToHLS_8u_AP4R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiHLSToBGR_8u_C3P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiHLSToBGR_8u_AC4P4R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiHLSToBGR_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiHLSToBGR_8u_AP4R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiHLSToBGR_8u_P3C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiHLSToBGR_8u_AP4C4R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiRGBToHSV_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToHSV_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiHSVToRGB_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiHSVToRGB_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiRGBToYCbCr420_JPEG_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRGBToYCbCr422_JPEG_8u_P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_P3R_Ctx
nppiRGBToYCbCr411_JPEG_8u_P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_P3R_Ctx
nppiRGBToYCbCr444_JPEG_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiBGRToYCbCr420_JPEG_8u_P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_P3R_Ctx
nppiBGRToYCbCr422_JPEG_8u_P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_P3R_Ctx
nppiBGRToYCbCr411_JPEG_8u_P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_P3R_Ctx
nppiBGRToYCbCr444_JPEG_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
def nppiYCbCr420ToRGB_JPEG_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYCbCr422ToRGB_JPEG_8u_P3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3R_Ctx
nppiYCbCr411ToRGB_JPEG_8u_P3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3R_Ctx
nppiYCbCr444ToRGB_JPEG_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiYCbCr420ToBGR_JPEG_8u_P3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3R_Ctx
nppiYCbCr422ToBGR_JPEG_8u_P3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3R_Ctx
nppiYCbCr411ToBGR_JPEG_8u_P3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3R_Ctx
nppiYCbCr444ToBGR_JPEG_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
def nppiRGBToYCbCr420_JPEG_8u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRGBToYCbCr422_JPEG_8u_C3P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_C3P3R_Ctx
nppiRGBToYCbCr411_JPEG_8u_C3P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_C3P3R_Ctx
nppiRGBToYCbCr444_JPEG_8u_C3P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
nppiBGRToYCbCr420_JPEG_8u_C3P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_C3P3R_Ctx
nppiBGRToYCbCr422_JPEG_8u_C3P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_C3P3R_Ctx
nppiBGRToYCbCr411_JPEG_8u_C3P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_C3P3R_Ctx
nppiBGRToYCbCr444_JPEG_8u_C3P3R_Ctx = nppiRGBToYUV_8u_C3P3R_Ctx
def nppiYCbCr420ToRGB_JPEG_8u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYCbCr422ToRGB_JPEG_8u_P3C3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3C3R_Ctx
nppiYCbCr411ToRGB_JPEG_8u_P3C3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3C3R_Ctx
nppiYCbCr444ToRGB_JPEG_8u_P3C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiYCbCr420ToBGR_JPEG_8u_P3C3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3C3R_Ctx
nppiYCbCr422ToBGR_JPEG_8u_P3C3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3C3R_Ctx
nppiYCbCr411ToBGR_JPEG_8u_P3C3R_Ctx = nppiYCbCr420ToRGB_JPEG_8u_P3C3R_Ctx
nppiYCbCr444ToBGR_JPEG_8u_P3C3R_Ctx = nppiYUVToRGB_8u_P3C3R_Ctx
nppiRGBToGray_8u_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToGray_8u_AC4C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToGray_16u_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToGray_16u_AC4C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToGray_16s_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToGray_16s_AC4C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToGray_32f_C3C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiRGBToGray_32f_AC4C1R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiColorToGray_8u_C3C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aCoeffs: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiColorToGray_8u_AC4C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_8u_C4C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_16u_C3C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_16u_AC4C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_16u_C4C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_16s_C3C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_16s_AC4C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_16s_C4C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_32f_C3C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_32f_AC4C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
nppiColorToGray_32f_C4C1R_Ctx = nppiColorToGray_8u_C3C1R_Ctx
def nppiGradientColorToGray_8u_C3C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eNorm: NppiNorm | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiGradientColorToGray_16u_C3C1R_Ctx = nppiGradientColorToGray_8u_C3C1R_Ctx
nppiGradientColorToGray_16s_C3C1R_Ctx = nppiGradientColorToGray_8u_C3C1R_Ctx
nppiGradientColorToGray_32f_C3C1R_Ctx = nppiGradientColorToGray_8u_C3C1R_Ctx
def nppiCFAToRGB_8u_C1C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcROI: NppiRect, pDst: _Device, nDstStep: int, eGrid: NppiBayerGridPosition | _Int, eInterpolation: NppiInterpolationMode | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCFAToRGBA_8u_C1AC4R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcROI: NppiRect, pDst: _Device, nDstStep: int, eGrid: NppiBayerGridPosition | _Int, eInterpolation: NppiInterpolationMode | _Int, nAlpha: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCFAToRGB_16u_C1C3R_Ctx = nppiCFAToRGB_8u_C1C3R_Ctx
nppiCFAToRGBA_16u_C1AC4R_Ctx = nppiCFAToRGBA_8u_C1AC4R_Ctx
nppiCFAToRGB_32u_C1C3R_Ctx = nppiCFAToRGB_8u_C1C3R_Ctx
nppiCFAToRGBA_32u_C1AC4R_Ctx = nppiCFAToRGBA_8u_C1AC4R_Ctx
def nppiYCbCr420ToYCbCr411_8u_P3P2R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDstY: _Device, nDstYStep: int, pDstCbCr: _Device, nDstCbCrStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYCbCr420ToYCbCr411_8u_P2P3R_Ctx(pSrcY: _Device, nSrcYStep: int, pSrcCbCr: _Device, nSrcCbCrStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYCbCr422_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCbCr422_8u_P3C2R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr422ToYCrCb422_8u_C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiYCbCr422ToYCrCb422_8u_P3C2R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr422ToCbYCr422_8u_C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCbYCr422ToYCbCr411_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
def nppiYCbCr422ToYCbCr420_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYCbCr422ToYCbCr420_8u_P3P2R_Ctx = nppiYCbCr420ToYCbCr411_8u_P3P2R_Ctx
nppiYCbCr422ToYCbCr420_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
def nppiYCbCr422ToYCbCr420_8u_C2P2R_Ctx(pSrc: _Device, nSrcStep: int, pDstY: _Device, nDstYStep: int, pDstCbCr: _Device, nDstCbCrStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYCrCb420ToYCbCr422_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], rDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYCrCb420ToYCbCr422_8u_P3C2R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr422ToYCrCb420_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCbCr422ToYCbCr411_8u_P3R_Ctx = nppiYCrCb420ToYCbCr422_8u_P3R_Ctx
nppiYCbCr422ToYCbCr411_8u_P3P2R_Ctx = nppiYCbCr420ToYCbCr411_8u_P3P2R_Ctx
nppiYCbCr422ToYCbCr411_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCbCr422ToYCbCr411_8u_C2P2R_Ctx = nppiYCbCr422ToYCbCr420_8u_C2P2R_Ctx
nppiYCrCb422ToYCbCr422_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCrCb422ToYCbCr420_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCrCb422ToYCbCr411_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiCbYCr422ToYCbCr422_8u_C2R_Ctx = nppiCopy_8s_C1R_Ctx
nppiCbYCr422ToYCbCr422_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiCbYCr422ToYCbCr420_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiCbYCr422ToYCbCr420_8u_C2P2R_Ctx = nppiYCbCr422ToYCbCr420_8u_C2P2R_Ctx
nppiCbYCr422ToYCrCb420_8u_C2P3R_Ctx = nppiRGBToYUV422_8u_C3P3R_Ctx
nppiYCbCr420_8u_P3P2R_Ctx = nppiYCbCr420ToYCbCr411_8u_P3P2R_Ctx
nppiYCbCr420_8u_P2P3R_Ctx = nppiYCbCr420ToYCbCr411_8u_P2P3R_Ctx
nppiYCbCr420ToYCbCr422_8u_P3R_Ctx = nppiYCbCr422ToYCbCr420_8u_P3R_Ctx
nppiYCbCr420ToYCbCr422_8u_P2P3R_Ctx = nppiYCbCr420ToYCbCr411_8u_P2P3R_Ctx
def nppiYCbCr420ToYCbCr422_8u_P2C2R_Ctx(pSrcY: _Device, nSrcYStep: int, pSrcCbCr: _Device, nSrcCbCrStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYCbCr420ToCbYCr422_8u_P2C2R_Ctx = nppiYCbCr420ToYCbCr422_8u_P2C2R_Ctx
nppiYCbCr420ToYCrCb420_8u_P2P3R_Ctx = nppiYCbCr420ToYCbCr411_8u_P2P3R_Ctx
nppiYCrCb420ToCbYCr422_8u_P3C2R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCrCb420ToYCbCr420_8u_P3P2R_Ctx = nppiYCbCr420ToYCbCr411_8u_P3P2R_Ctx
nppiYCrCb420ToYCbCr411_8u_P3P2R_Ctx = nppiYCbCr420ToYCbCr411_8u_P3P2R_Ctx
nppiYCbCr411_8u_P3P2R_Ctx = nppiYCbCr420ToYCbCr411_8u_P3P2R_Ctx
nppiYCbCr411_8u_P2P3R_Ctx = nppiYCbCr420ToYCbCr411_8u_P2P3R_Ctx
nppiYCbCr411ToYCbCr422_8u_P3R_Ctx = nppiYCbCr422ToYCbCr420_8u_P3R_Ctx
nppiYCbCr411ToYCbCr422_8u_P3C2R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr411ToYCbCr422_8u_P2P3R_Ctx = nppiYCbCr420ToYCbCr411_8u_P2P3R_Ctx
nppiYCbCr411ToYCbCr422_8u_P2C2R_Ctx = nppiYCbCr420ToYCbCr422_8u_P2C2R_Ctx
nppiYCbCr411ToYCrCb422_8u_P3R_Ctx = nppiYCbCr422ToYCbCr420_8u_P3R_Ctx
nppiYCbCr411ToYCrCb422_8u_P3C2R_Ctx = nppiYUV422ToRGB_8u_P3C3R_Ctx
nppiYCbCr411ToYCbCr420_8u_P3R_Ctx = nppiYCbCr422ToYCbCr420_8u_P3R_Ctx
nppiYCbCr411ToYCbCr420_8u_P3P2R_Ctx = nppiYCbCr420ToYCbCr411_8u_P3P2R_Ctx
nppiYCbCr411ToYCbCr420_8u_P2P3R_Ctx = nppiYCbCr420ToYCbCr411_8u_P2P3R_Ctx
nppiYCbCr411ToYCrCb420_8u_P2P3R_Ctx = nppiYCbCr420ToYCbCr411_8u_P2P3R_Ctx
nppiNV12ToYUV420_8u_P2P3R_Ctx = nppiRGBToYCbCr420_JPEG_8u_P3R_Ctx
nppiGammaFwd_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiGammaFwd_8u_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiGammaFwd_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiGammaFwd_8u_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiGammaFwd_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
def nppiGammaFwd_8u_IP3R_Ctx(pSrcDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiGammaInv_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiGammaInv_8u_C3IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiGammaInv_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiGammaInv_8u_AC4IR_Ctx = nppiAbs_16s_C1IR_Ctx
nppiGammaInv_8u_P3R_Ctx = nppiRGBToYUV_8u_P3R_Ctx
nppiGammaInv_8u_IP3R_Ctx = nppiGammaFwd_8u_IP3R_Ctx
def nppiCompColorKey_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nColorKeyConst: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompColorKey_8u_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nColorKeyConst: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _WriteArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCompColorKey_8u_C4R_Ctx = nppiCompColorKey_8u_C3R_Ctx
def nppiAlphaCompColorKey_8u_AC4R_Ctx(pSrc1: _Device, nSrc1Step: int, nAlpha1: int, pSrc2: _Device, nSrc2Step: int, nAlpha2: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nColorKeyConst: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _WriteArray, nppAlphaOp: NppiAlphaOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist32f_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist32f_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiColorTwist32f_8u_C2R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8u_C2IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_8u_C3R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8u_C3IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_8u_C4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8u_C4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_8u_AC4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8u_AC4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
def nppiColorTwist32fC_8u_C4R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, aConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist32fC_8u_C4IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, aConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist32f_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist32f_8u_IP3R_Ctx(pSrcDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiColorTwist32f_8s_C1R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8s_C1IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_8s_C2R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8s_C2IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_8s_C3R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8s_C3IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_8s_C4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8s_C4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_8s_AC4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_8s_AC4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
def nppiColorTwist32f_8s_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_byte]] | int | Sequence[ctypes._Pointer[ctypes.c_byte]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_byte]] | int | Sequence[ctypes._Pointer[ctypes.c_byte]], nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist32f_8s_IP3R_Ctx(pSrcDst: _Pointer[ctypes._Pointer[ctypes.c_byte]] | int | Sequence[ctypes._Pointer[ctypes.c_byte]], nSrcDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiColorTwist32f_16u_C1R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16u_C1IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16u_C2R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16u_C2IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16u_C3R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16u_C3IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16u_AC4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16u_AC4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
def nppiColorTwist32f_16u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist32f_16u_IP3R_Ctx(pSrcDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiColorTwist32f_16s_C1R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16s_C1IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16s_C2R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16s_C2IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16s_C3R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16s_C3IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16s_AC4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16s_AC4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
def nppiColorTwist32f_16s_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist32f_16s_IP3R_Ctx(pSrcDst: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nSrcDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiColorTwist32f_16f_C1R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16f_C1IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16f_C2R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16f_C2IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16f_C3R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16f_C3IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32f_16f_C4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist32f_16f_C4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist32fC_16f_C4R_Ctx = nppiColorTwist32fC_8u_C4R_Ctx
nppiColorTwist32fC_16f_C4IR_Ctx = nppiColorTwist32fC_8u_C4IR_Ctx
nppiColorTwist_32f_C1R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist_32f_C1IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist_32f_C2R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist_32f_C2IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist_32f_C3R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist_32f_C3IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist_32f_C4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist_32f_C4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist_32f_AC4R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiColorTwist_32f_AC4IR_Ctx = nppiColorTwist32f_8u_C1IR_Ctx
nppiColorTwist_32fC_C4R_Ctx = nppiColorTwist32fC_8u_C4R_Ctx
nppiColorTwist_32fC_C4IR_Ctx = nppiColorTwist32fC_8u_C4IR_Ctx
def nppiColorTwist_32f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwist_32f_IP3R_Ctx(pSrcDst: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nSrcDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiColorTwistBatch32f_8u_C1R_Ctx(nMin: float, nMax: float, oSizeROI: NppiSize, pBatchList: _Device, nBatchSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiColorTwistBatch32f_8u_C1IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_8u_C3R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_8u_C3IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_8u_C4R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_8u_C4IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_8u_AC4R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_8u_AC4IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32fC_8u_C4R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32fC_8u_C4IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32f_C1R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32f_C1IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32f_C3R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32f_C3IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32f_C4R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32f_C4IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32f_AC4R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32f_AC4IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32fC_C4R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch_32fC_C4IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_16f_C1R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_16f_C1IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_16f_C3R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_16f_C3IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_16f_C4R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32f_16f_C4IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32fC_16f_C4R_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
nppiColorTwistBatch32fC_16f_C4IR_Ctx = nppiColorTwistBatch32f_8u_C1R_Ctx
def nppiLUT_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pValues: _Device, pLevels: _Device, nLevels: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiLUT_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, pValues: _Device, pLevels: _Device, nLevels: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiLUT_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pValues: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], pLevels: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], nLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiLUT_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, pValues: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], pLevels: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], nLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLUT_8u_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_8u_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_8u_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_8u_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_16u_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_16u_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_16u_C3R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_16u_C3IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_16u_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_16u_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_16u_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_16u_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_16s_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_16s_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_16s_C3R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_16s_C3IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_16s_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_16s_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_16s_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_16s_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_32f_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_32f_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
def nppiLUT_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pValues: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], pLevels: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiLUT_32f_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, pValues: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], pLevels: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLUT_32f_C4R_Ctx = nppiLUT_32f_C3R_Ctx
nppiLUT_32f_C4IR_Ctx = nppiLUT_32f_C3IR_Ctx
nppiLUT_32f_AC4R_Ctx = nppiLUT_32f_C3R_Ctx
nppiLUT_32f_AC4IR_Ctx = nppiLUT_32f_C3IR_Ctx
nppiLUT_Linear_8u_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_Linear_8u_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_Linear_8u_C3R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_8u_C3IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_8u_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_8u_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_8u_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_8u_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_16u_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_Linear_16u_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_Linear_16u_C3R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_16u_C3IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_16u_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_16u_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_16u_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_16u_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_16s_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_Linear_16s_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_Linear_16s_C3R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_16s_C3IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_16s_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_16s_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_16s_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Linear_16s_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Linear_32f_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_Linear_32f_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_Linear_32f_C3R_Ctx = nppiLUT_32f_C3R_Ctx
nppiLUT_Linear_32f_C3IR_Ctx = nppiLUT_32f_C3IR_Ctx
nppiLUT_Linear_32f_C4R_Ctx = nppiLUT_32f_C3R_Ctx
nppiLUT_Linear_32f_C4IR_Ctx = nppiLUT_32f_C3IR_Ctx
nppiLUT_Linear_32f_AC4R_Ctx = nppiLUT_32f_C3R_Ctx
nppiLUT_Linear_32f_AC4IR_Ctx = nppiLUT_32f_C3IR_Ctx
nppiLUT_Cubic_8u_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_Cubic_8u_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_Cubic_8u_C3R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_8u_C3IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_8u_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_8u_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_8u_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_8u_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_16u_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_Cubic_16u_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_Cubic_16u_C3R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_16u_C3IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_16u_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_16u_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_16u_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_16u_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_16s_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_Cubic_16s_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_Cubic_16s_C3R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_16s_C3IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_16s_C4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_16s_C4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_16s_AC4R_Ctx = nppiLUT_8u_C3R_Ctx
nppiLUT_Cubic_16s_AC4IR_Ctx = nppiLUT_8u_C3IR_Ctx
nppiLUT_Cubic_32f_C1R_Ctx = nppiLUT_8u_C1R_Ctx
nppiLUT_Cubic_32f_C1IR_Ctx = nppiLUT_8u_C1IR_Ctx
nppiLUT_Cubic_32f_C3R_Ctx = nppiLUT_32f_C3R_Ctx
nppiLUT_Cubic_32f_C3IR_Ctx = nppiLUT_32f_C3IR_Ctx
nppiLUT_Cubic_32f_C4R_Ctx = nppiLUT_32f_C3R_Ctx
nppiLUT_Cubic_32f_C4IR_Ctx = nppiLUT_32f_C3IR_Ctx
nppiLUT_Cubic_32f_AC4R_Ctx = nppiLUT_32f_C3R_Ctx
nppiLUT_Cubic_32f_AC4IR_Ctx = nppiLUT_32f_C3IR_Ctx
def nppiLUT_Trilinear_8u_C4R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pValues: _Device, pLevels: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLUT_Trilinear_8u_AC4R_Ctx = nppiLUT_Trilinear_8u_C4R_Ctx
def nppiLUT_Trilinear_8u_AC4IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, pValues: _Device, pLevels: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiLUTPalette_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pTable: _Device, nBitSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLUTPalette_8u24u_C1R_Ctx = nppiLUTPalette_8u_C1R_Ctx
nppiLUTPalette_8u32u_C1R_Ctx = nppiLUTPalette_8u_C1R_Ctx
def nppiLUTPalette_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pTables: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nBitSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLUTPalette_8u_C4R_Ctx = nppiLUTPalette_8u_C3R_Ctx
nppiLUTPalette_8u_AC4R_Ctx = nppiLUTPalette_8u_C3R_Ctx
nppiLUTPalette_16u_C1R_Ctx = nppiLUTPalette_8u_C1R_Ctx
nppiLUTPalette_16u8u_C1R_Ctx = nppiLUTPalette_8u_C1R_Ctx
nppiLUTPalette_16u24u_C1R_Ctx = nppiLUTPalette_8u_C1R_Ctx
nppiLUTPalette_16u32u_C1R_Ctx = nppiLUTPalette_8u_C1R_Ctx
def nppiLUTPalette_16u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pTables: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nBitSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLUTPalette_16u_C4R_Ctx = nppiLUTPalette_16u_C3R_Ctx
nppiLUTPalette_16u_AC4R_Ctx = nppiLUTPalette_16u_C3R_Ctx
def nppiLUTPaletteSwap_8u_C3A0C4R_Ctx(pSrc: _Device, nSrcStep: int, nAlphaValue: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pTables: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nBitSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiLUTPaletteSwap_16u_C3A0C4R_Ctx(pSrc: _Device, nSrcStep: int, nAlphaValue: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pTables: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nBitSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRGBToYUV420_8u_ColorTwist32f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRGBToYUV420_16u_ColorTwist32f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], aDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRGBToYUV420_8u_ColorTwist32f_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRGBToYUV420_16u_ColorTwist32f_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], aDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRGBToYUV422_8u_ColorTwist32f_P3R_Ctx = nppiRGBToYUV420_8u_ColorTwist32f_P3R_Ctx
nppiRGBToYUV422_16u_ColorTwist32f_P3R_Ctx = nppiRGBToYUV420_16u_ColorTwist32f_P3R_Ctx
nppiRGBToYUV422_8u_ColorTwist32f_C3C2R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiRGBToYUV422_16u_ColorTwist32f_C3C2R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiRGBToYUV422_8u_ColorTwist32f_C3P3R_Ctx = nppiRGBToYUV420_8u_ColorTwist32f_C3P3R_Ctx
nppiRGBToYUV422_16u_ColorTwist32f_C3P3R_Ctx = nppiRGBToYUV420_16u_ColorTwist32f_C3P3R_Ctx
nppiRGBToNV12_8u_ColorTwist32f_C3P2R_Ctx = nppiRGBToYUV420_8u_ColorTwist32f_C3P3R_Ctx
nppiRGBToNV12_16u_ColorTwist32f_C3P2R_Ctx = nppiRGBToYUV420_16u_ColorTwist32f_C3P3R_Ctx
nppiRGBToNV12_8u_ColorTwist32f_P3P2R_Ctx = nppiRGBToYUV420_8u_ColorTwist32f_P3R_Ctx
nppiRGBToNV12_16u_ColorTwist32f_P3P2R_Ctx = nppiRGBToYUV420_16u_ColorTwist32f_P3R_Ctx
nppiYUV420ToRGB_8u_ColorTwist32f_P3R_Ctx = nppiRGBToYUV420_8u_ColorTwist32f_P3R_Ctx
nppiYUV420ToRGB_16u_ColorTwist32f_P3R_Ctx = nppiRGBToYUV420_16u_ColorTwist32f_P3R_Ctx
def nppiYUV420ToRGB_8u_ColorTwist32f_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYUV420ToRGB_16u_ColorTwist32f_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYUV420ToRGB_8u_ColorTwist32f_P3C4R_Ctx = nppiYUV420ToRGB_8u_ColorTwist32f_P3C3R_Ctx
nppiYUV420ToRGB_16u_ColorTwist32f_P3C4R_Ctx = nppiYUV420ToRGB_16u_ColorTwist32f_P3C3R_Ctx
def nppiYUV420ToRGB_8u_ColorTwist32f_P3AC4R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nAlpha: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiYUV420ToRGB_16u_ColorTwist32f_P3AC4R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, aTwist: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nAlpha: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiYUV422ToRGB_8u_ColorTwist32f_C2C3R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiYUV422ToRGB_16u_ColorTwist32f_C2C3R_Ctx = nppiColorTwist32f_8u_C1R_Ctx
nppiYUV422ToRGB_8u_ColorTwist32f_P3R_Ctx = nppiRGBToYUV420_8u_ColorTwist32f_P3R_Ctx
nppiYUV422ToRGB_16u_ColorTwist32f_P3R_Ctx = nppiRGBToYUV420_16u_ColorTwist32f_P3R_Ctx
nppiYUV422ToRGB_8u_ColorTwist32f_P3C3R_Ctx = nppiYUV420ToRGB_8u_ColorTwist32f_P3C3R_Ctx
nppiYUV422ToRGB_16u_ColorTwist32f_P3C3R_Ctx = nppiYUV420ToRGB_16u_ColorTwist32f_P3C3R_Ctx
nppiYUV422ToRGB_8u_ColorTwist32f_P3AC4R_Ctx = nppiYUV420ToRGB_8u_ColorTwist32f_P3AC4R_Ctx
nppiYUV422ToRGB_16u_ColorTwist32f_P3AC4R_Ctx = nppiYUV420ToRGB_16u_ColorTwist32f_P3AC4R_Ctx
nppiNV12ToRGB_8u_ColorTwist32f_P2C3R_Ctx = nppiYUV420ToRGB_8u_ColorTwist32f_P3C3R_Ctx
nppiNV12ToRGB_16u_ColorTwist32f_P2C3R_Ctx = nppiYUV420ToRGB_16u_ColorTwist32f_P3C3R_Ctx
def nppiRGB_8u_ToUYVP_10u_C3C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
def nppiRGB_8u_ToUYVP_10u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
def nppiRGB_8u_ToUYVP_10u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
nppiRGBA_8u_ToUYVP_10u_AC4C3R_Ctx = nppiRGB_8u_ToUYVP_10u_C3C3R_Ctx
nppiRGB_16u_ToUYVP_10u_C3C3R_Ctx = nppiRGB_8u_ToUYVP_10u_C3C3R_Ctx
def nppiRGB_16u_ToUYVP_10u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
nppiRGBA_16u_ToUYVP_10u_AC4C3R_Ctx = nppiRGB_8u_ToUYVP_10u_C3C3R_Ctx
def nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiRGB_16f_ToUYVP_10u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[Npp16f]] | int | Sequence[ctypes._Pointer[Npp16f]], nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiRGBA_16f_ToUYVP_10u_AC4C3R_Ctx = nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx
def nppiUYVP_10u_ToRGB_8u_C3C3R_Ctx(pSrc: _Device, srcStep: int, oSrcOffset: NppiPoint, pDst: _Device, dstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
def nppiUYVP_10u_ToRGB_8u_C3AC4R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, alpha: int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
nppiUYVP_10u_ToRGB_8u_C3P3R_Ctx = nppiRGB_8u_ToUYVP_10u_C3P3R_Ctx
nppiUYVP_10u_ToRGB_16u_C3C3R_Ctx = nppiUYVP_10u_ToRGB_8u_C3C3R_Ctx
nppiUYVP_10u_ToRGB_16u_C3AC4R_Ctx = nppiUYVP_10u_ToRGB_8u_C3AC4R_Ctx
def nppiUYVP_10u_ToRGB_16u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
nppiUYVP_10u_ToRGB_16f_C3C3R_Ctx = nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx
def nppiUYVP_10u_ToRGBA_16f_C3AC4R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nAlphaValue: float, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiUYVP_10u_ToRGB_16f_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Pointer[ctypes._Pointer[Npp16f]] | int | Sequence[ctypes._Pointer[Npp16f]], nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiNV12_8u_ToUYVP_10u_P2C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiP010_16u_ToUYVP_10u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiUYVP_10u_ToP208_8u_C3C3R_Ctx(pSrc: _Device, srcStep: int, oSrcOffset: NppiPoint, pDst: _Device, dstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiUYVP_10u_ToNV16_8u_C3P2R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiUYVP_10u_ToV210_10u_C3C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiP208_8u_ToUYVP_10u_C3C3R_Ctx = nppiUYVP_10u_ToV210_10u_C3C3R_Ctx
nppiNV16_8u_ToUYVP_10u_P2C3R_Ctx = nppiNV12_8u_ToUYVP_10u_P2C3R_Ctx
nppiV210_10u_ToUYVP_10u_C3C3R_Ctx = nppiUYVP_10u_ToV210_10u_C3C3R_Ctx
def nppiP210_16u_ToUYVP_10u_P2C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiUYVP_10u_ToI444_8u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiUYVP_10u_ToYUV444_8u_C3C3R_Ctx = nppiUYVP_10u_ToV210_10u_C3C3R_Ctx
nppiUYVP_10u_ToY410_10u_C3C3R_Ctx = nppiUYVP_10u_ToV210_10u_C3C3R_Ctx
def nppiI444_8u_ToUYVP_10u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiYUV444_8u_ToUYVP_10u_C3C3R_Ctx = nppiUYVP_10u_ToV210_10u_C3C3R_Ctx
nppiY410_10u_ToUYVP_10u_C3C3R_Ctx = nppiUYVP_10u_ToV210_10u_C3C3R_Ctx
nppiRGB_8u_ToUYVY_8u_C3C3R_Ctx = nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx
def nppiRGB_8u_ToUYVY_8u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiRGBA_8u_ToUYVY_8u_AC4C3R_Ctx = nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx
nppiRGB_16u_ToUYVY16_16u_C3C3R_Ctx = nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx
def nppiRGB_16u_ToUYVY16_16u_P3C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiRGBA_16u_ToUYVY16_16u_AC4C3R_Ctx = nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx
nppiUYVY_8u_ToRGB_8u_C3C3R_Ctx = nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx
def nppiUYVY_8u_ToRGB_8u_C3AC4R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nAlpha: int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiUYVY_8u_ToRGB_8u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiUYVY16_16u_ToRGB_16u_C3C3R_Ctx = nppiRGB_16f_ToUYVP_10u_C3C3R_Ctx
nppiUYVY16_16u_ToRGB_16u_C3AC4R_Ctx = nppiUYVY_8u_ToRGB_8u_C3AC4R_Ctx
def nppiUYVY16_16u_ToRGB_16u_C3P3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiNV12ToRGB_8u_P2C4R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nAlpha: int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiNV12ToBGR_8u_P2C4R_Ctx = nppiNV12ToRGB_8u_P2C4R_Ctx
def nppiNV12ToRGB_BT2020_8u_P2C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiNV12ToBGR_BT2020_8u_P2C3R_Ctx = nppiNV12ToRGB_BT2020_8u_P2C3R_Ctx
def nppiP010ToRGB_8u_P2C3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiP010ToRGB_8u_P2C4R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nAlpha: int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
nppiP010ToRGB_16u_P2C3R_Ctx = nppiP010ToRGB_8u_P2C3R_Ctx
nppiP010ToRGB_16u_P2C4R_Ctx = nppiP010ToRGB_8u_P2C4R_Ctx
nppiP016ToRGB_16u_P2C3R_Ctx = nppiP010ToRGB_8u_P2C3R_Ctx
nppiP016ToRGB_16u_P2C4R_Ctx = nppiP010ToRGB_8u_P2C4R_Ctx
def nppiRGBToNV12_8u_C3P2R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiRGBToNV12_8u_P3P2R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, eColorSpace: NppiColorSpace | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiYUV420ToNV12_8u_P3P2R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], aSrcStep: _Pointer[ctypes.c_int] | int | Sequence[int] | _ReadArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.4"""
def nppiThreshold_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: int, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_8u_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: int, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: int, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_8u_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: int, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiThreshold_16u_C1R_Ctx = nppiThreshold_8u_C1R_Ctx
nppiThreshold_16u_C1R = nppiThreshold_8u_C1R
nppiThreshold_16u_C1IR_Ctx = nppiThreshold_8u_C1IR_Ctx
nppiThreshold_16u_C1IR = nppiThreshold_8u_C1IR
nppiThreshold_16s_C1R_Ctx = nppiThreshold_8u_C1R_Ctx
nppiThreshold_16s_C1R = nppiThreshold_8u_C1R
nppiThreshold_16s_C1IR_Ctx = nppiThreshold_8u_C1IR_Ctx
nppiThreshold_16s_C1IR = nppiThreshold_8u_C1IR
def nppiThreshold_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: float, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_32f_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: float, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_32f_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: float, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_32f_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: float, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_8u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_8u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_16u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_16u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_16u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_16s_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_16s_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_16s_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_16s_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_32f_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_32f_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_32f_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiThreshold_8u_AC4R_Ctx = nppiThreshold_8u_C3R_Ctx
nppiThreshold_8u_AC4R = nppiThreshold_8u_C3R
nppiThreshold_8u_AC4IR_Ctx = nppiThreshold_8u_C3IR_Ctx
nppiThreshold_8u_AC4IR = nppiThreshold_8u_C3IR
nppiThreshold_16u_AC4R_Ctx = nppiThreshold_16u_C3R_Ctx
nppiThreshold_16u_AC4R = nppiThreshold_16u_C3R
nppiThreshold_16u_AC4IR_Ctx = nppiThreshold_16u_C3IR_Ctx
nppiThreshold_16u_AC4IR = nppiThreshold_16u_C3IR
nppiThreshold_16s_AC4R_Ctx = nppiThreshold_16s_C3R_Ctx
nppiThreshold_16s_AC4R = nppiThreshold_16s_C3R
nppiThreshold_16s_AC4IR_Ctx = nppiThreshold_16s_C3IR_Ctx
nppiThreshold_16s_AC4IR = nppiThreshold_16s_C3IR
nppiThreshold_32f_AC4R_Ctx = nppiThreshold_32f_C3R_Ctx
nppiThreshold_32f_AC4R = nppiThreshold_32f_C3R
nppiThreshold_32f_AC4IR_Ctx = nppiThreshold_32f_C3IR_Ctx
nppiThreshold_32f_AC4IR = nppiThreshold_32f_C3IR
def nppiThreshold_GT_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_8u_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: int) -> NppStatus: ...
def nppiThreshold_GT_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_8u_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: int) -> NppStatus: ...
nppiThreshold_GT_16u_C1R_Ctx = nppiThreshold_GT_8u_C1R_Ctx
nppiThreshold_GT_16u_C1R = nppiThreshold_GT_8u_C1R
nppiThreshold_GT_16u_C1IR_Ctx = nppiThreshold_GT_8u_C1IR_Ctx
nppiThreshold_GT_16u_C1IR = nppiThreshold_GT_8u_C1IR
nppiThreshold_GT_16s_C1R_Ctx = nppiThreshold_GT_8u_C1R_Ctx
nppiThreshold_GT_16s_C1R = nppiThreshold_GT_8u_C1R
nppiThreshold_GT_16s_C1IR_Ctx = nppiThreshold_GT_8u_C1IR_Ctx
nppiThreshold_GT_16s_C1IR = nppiThreshold_GT_8u_C1IR
def nppiThreshold_GT_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_32f_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: float) -> NppStatus: ...
def nppiThreshold_GT_32f_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_32f_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: float) -> NppStatus: ...
def nppiThreshold_GT_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_8u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GT_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_8u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GT_16u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_16u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GT_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_16u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GT_16s_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_16s_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GT_16s_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_16s_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GT_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_32f_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GT_32f_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GT_32f_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray) -> NppStatus: ...
nppiThreshold_GT_8u_AC4R_Ctx = nppiThreshold_GT_8u_C3R_Ctx
nppiThreshold_GT_8u_AC4R = nppiThreshold_GT_8u_C3R
nppiThreshold_GT_8u_AC4IR_Ctx = nppiThreshold_GT_8u_C3IR_Ctx
nppiThreshold_GT_8u_AC4IR = nppiThreshold_GT_8u_C3IR
nppiThreshold_GT_16u_AC4R_Ctx = nppiThreshold_GT_16u_C3R_Ctx
nppiThreshold_GT_16u_AC4R = nppiThreshold_GT_16u_C3R
nppiThreshold_GT_16u_AC4IR_Ctx = nppiThreshold_GT_16u_C3IR_Ctx
nppiThreshold_GT_16u_AC4IR = nppiThreshold_GT_16u_C3IR
nppiThreshold_GT_16s_AC4R_Ctx = nppiThreshold_GT_16s_C3R_Ctx
nppiThreshold_GT_16s_AC4R = nppiThreshold_GT_16s_C3R
nppiThreshold_GT_16s_AC4IR_Ctx = nppiThreshold_GT_16s_C3IR_Ctx
nppiThreshold_GT_16s_AC4IR = nppiThreshold_GT_16s_C3IR
nppiThreshold_GT_32f_AC4R_Ctx = nppiThreshold_GT_32f_C3R_Ctx
nppiThreshold_GT_32f_AC4R = nppiThreshold_GT_32f_C3R
nppiThreshold_GT_32f_AC4IR_Ctx = nppiThreshold_GT_32f_C3IR_Ctx
nppiThreshold_GT_32f_AC4IR = nppiThreshold_GT_32f_C3IR
nppiThreshold_LT_8u_C1R_Ctx = nppiThreshold_GT_8u_C1R_Ctx
nppiThreshold_LT_8u_C1R = nppiThreshold_GT_8u_C1R
nppiThreshold_LT_8u_C1IR_Ctx = nppiThreshold_GT_8u_C1IR_Ctx
nppiThreshold_LT_8u_C1IR = nppiThreshold_GT_8u_C1IR
nppiThreshold_LT_16u_C1R_Ctx = nppiThreshold_GT_8u_C1R_Ctx
nppiThreshold_LT_16u_C1R = nppiThreshold_GT_8u_C1R
nppiThreshold_LT_16u_C1IR_Ctx = nppiThreshold_GT_8u_C1IR_Ctx
nppiThreshold_LT_16u_C1IR = nppiThreshold_GT_8u_C1IR
nppiThreshold_LT_16s_C1R_Ctx = nppiThreshold_GT_8u_C1R_Ctx
nppiThreshold_LT_16s_C1R = nppiThreshold_GT_8u_C1R
nppiThreshold_LT_16s_C1IR_Ctx = nppiThreshold_GT_8u_C1IR_Ctx
nppiThreshold_LT_16s_C1IR = nppiThreshold_GT_8u_C1IR
nppiThreshold_LT_32f_C1R_Ctx = nppiThreshold_GT_32f_C1R_Ctx
nppiThreshold_LT_32f_C1R = nppiThreshold_GT_32f_C1R
nppiThreshold_LT_32f_C1IR_Ctx = nppiThreshold_GT_32f_C1IR_Ctx
nppiThreshold_LT_32f_C1IR = nppiThreshold_GT_32f_C1IR
nppiThreshold_LT_8u_C3R_Ctx = nppiThreshold_GT_8u_C3R_Ctx
nppiThreshold_LT_8u_C3R = nppiThreshold_GT_8u_C3R
nppiThreshold_LT_8u_C3IR_Ctx = nppiThreshold_GT_8u_C3IR_Ctx
nppiThreshold_LT_8u_C3IR = nppiThreshold_GT_8u_C3IR
nppiThreshold_LT_16u_C3R_Ctx = nppiThreshold_GT_16u_C3R_Ctx
nppiThreshold_LT_16u_C3R = nppiThreshold_GT_16u_C3R
nppiThreshold_LT_16u_C3IR_Ctx = nppiThreshold_GT_16u_C3IR_Ctx
nppiThreshold_LT_16u_C3IR = nppiThreshold_GT_16u_C3IR
nppiThreshold_LT_16s_C3R_Ctx = nppiThreshold_GT_16s_C3R_Ctx
nppiThreshold_LT_16s_C3R = nppiThreshold_GT_16s_C3R
nppiThreshold_LT_16s_C3IR_Ctx = nppiThreshold_GT_16s_C3IR_Ctx
nppiThreshold_LT_16s_C3IR = nppiThreshold_GT_16s_C3IR
nppiThreshold_LT_32f_C3R_Ctx = nppiThreshold_GT_32f_C3R_Ctx
nppiThreshold_LT_32f_C3R = nppiThreshold_GT_32f_C3R
nppiThreshold_LT_32f_C3IR_Ctx = nppiThreshold_GT_32f_C3IR_Ctx
nppiThreshold_LT_32f_C3IR = nppiThreshold_GT_32f_C3IR
nppiThreshold_LT_8u_AC4R_Ctx = nppiThreshold_GT_8u_C3R_Ctx
nppiThreshold_LT_8u_AC4R = nppiThreshold_GT_8u_C3R
nppiThreshold_LT_8u_AC4IR_Ctx = nppiThreshold_GT_8u_C3IR_Ctx
nppiThreshold_LT_8u_AC4IR = nppiThreshold_GT_8u_C3IR
nppiThreshold_LT_16u_AC4R_Ctx = nppiThreshold_GT_16u_C3R_Ctx
nppiThreshold_LT_16u_AC4R = nppiThreshold_GT_16u_C3R
nppiThreshold_LT_16u_AC4IR_Ctx = nppiThreshold_GT_16u_C3IR_Ctx
nppiThreshold_LT_16u_AC4IR = nppiThreshold_GT_16u_C3IR
nppiThreshold_LT_16s_AC4R_Ctx = nppiThreshold_GT_16s_C3R_Ctx
nppiThreshold_LT_16s_AC4R = nppiThreshold_GT_16s_C3R
nppiThreshold_LT_16s_AC4IR_Ctx = nppiThreshold_GT_16s_C3IR_Ctx
nppiThreshold_LT_16s_AC4IR = nppiThreshold_GT_16s_C3IR
nppiThreshold_LT_32f_AC4R_Ctx = nppiThreshold_GT_32f_C3R_Ctx
nppiThreshold_LT_32f_AC4R = nppiThreshold_GT_32f_C3R
nppiThreshold_LT_32f_AC4IR_Ctx = nppiThreshold_GT_32f_C3IR_Ctx
nppiThreshold_LT_32f_AC4IR = nppiThreshold_GT_32f_C3IR
def nppiThreshold_Val_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: int, nValue: int, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_8u_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: int, nValue: int, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: int, nValue: int, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_8u_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: int, nValue: int, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiThreshold_Val_16u_C1R_Ctx = nppiThreshold_Val_8u_C1R_Ctx
nppiThreshold_Val_16u_C1R = nppiThreshold_Val_8u_C1R
nppiThreshold_Val_16u_C1IR_Ctx = nppiThreshold_Val_8u_C1IR_Ctx
nppiThreshold_Val_16u_C1IR = nppiThreshold_Val_8u_C1IR
nppiThreshold_Val_16s_C1R_Ctx = nppiThreshold_Val_8u_C1R_Ctx
nppiThreshold_Val_16s_C1R = nppiThreshold_Val_8u_C1R
nppiThreshold_Val_16s_C1IR_Ctx = nppiThreshold_Val_8u_C1IR_Ctx
nppiThreshold_Val_16s_C1IR = nppiThreshold_Val_8u_C1IR
def nppiThreshold_Val_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: float, nValue: float, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_32f_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: float, nValue: float, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_32f_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: float, nValue: float, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_32f_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: float, nValue: float, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_8u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_8u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_16u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_16u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_16u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_16s_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_16s_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_16s_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_16s_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_32f_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiThreshold_Val_32f_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_Val_32f_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiThreshold_Val_8u_AC4R_Ctx = nppiThreshold_Val_8u_C3R_Ctx
nppiThreshold_Val_8u_AC4R = nppiThreshold_Val_8u_C3R
nppiThreshold_Val_8u_AC4IR_Ctx = nppiThreshold_Val_8u_C3IR_Ctx
nppiThreshold_Val_8u_AC4IR = nppiThreshold_Val_8u_C3IR
nppiThreshold_Val_16u_AC4R_Ctx = nppiThreshold_Val_16u_C3R_Ctx
nppiThreshold_Val_16u_AC4R = nppiThreshold_Val_16u_C3R
nppiThreshold_Val_16u_AC4IR_Ctx = nppiThreshold_Val_16u_C3IR_Ctx
nppiThreshold_Val_16u_AC4IR = nppiThreshold_Val_16u_C3IR
nppiThreshold_Val_16s_AC4R_Ctx = nppiThreshold_Val_16s_C3R_Ctx
nppiThreshold_Val_16s_AC4R = nppiThreshold_Val_16s_C3R
nppiThreshold_Val_16s_AC4IR_Ctx = nppiThreshold_Val_16s_C3IR_Ctx
nppiThreshold_Val_16s_AC4IR = nppiThreshold_Val_16s_C3IR
nppiThreshold_Val_32f_AC4R_Ctx = nppiThreshold_Val_32f_C3R_Ctx
nppiThreshold_Val_32f_AC4R = nppiThreshold_Val_32f_C3R
nppiThreshold_Val_32f_AC4IR_Ctx = nppiThreshold_Val_32f_C3IR_Ctx
nppiThreshold_Val_32f_AC4IR = nppiThreshold_Val_32f_C3IR
def nppiThreshold_GTVal_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: int, nValue: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_8u_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: int, nValue: int) -> NppStatus: ...
def nppiThreshold_GTVal_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: int, nValue: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_8u_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: int, nValue: int) -> NppStatus: ...
nppiThreshold_GTVal_16u_C1R_Ctx = nppiThreshold_GTVal_8u_C1R_Ctx
nppiThreshold_GTVal_16u_C1R = nppiThreshold_GTVal_8u_C1R
nppiThreshold_GTVal_16u_C1IR_Ctx = nppiThreshold_GTVal_8u_C1IR_Ctx
nppiThreshold_GTVal_16u_C1IR = nppiThreshold_GTVal_8u_C1IR
nppiThreshold_GTVal_16s_C1R_Ctx = nppiThreshold_GTVal_8u_C1R_Ctx
nppiThreshold_GTVal_16s_C1R = nppiThreshold_GTVal_8u_C1R
nppiThreshold_GTVal_16s_C1IR_Ctx = nppiThreshold_GTVal_8u_C1IR_Ctx
nppiThreshold_GTVal_16s_C1IR = nppiThreshold_GTVal_8u_C1IR
def nppiThreshold_GTVal_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: float, nValue: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_32f_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThreshold: float, nValue: float) -> NppStatus: ...
def nppiThreshold_GTVal_32f_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: float, nValue: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_32f_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThreshold: float, nValue: float) -> NppStatus: ...
def nppiThreshold_GTVal_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_8u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GTVal_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_8u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GTVal_16u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_16u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GTVal_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_16u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GTVal_16s_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_16s_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GTVal_16s_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_16s_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValues: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GTVal_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_32f_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray) -> NppStatus: ...
def nppiThreshold_GTVal_32f_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_GTVal_32f_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholds: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValues: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray) -> NppStatus: ...
nppiThreshold_GTVal_8u_AC4R_Ctx = nppiThreshold_GTVal_8u_C3R_Ctx
nppiThreshold_GTVal_8u_AC4R = nppiThreshold_GTVal_8u_C3R
nppiThreshold_GTVal_8u_AC4IR_Ctx = nppiThreshold_GTVal_8u_C3IR_Ctx
nppiThreshold_GTVal_8u_AC4IR = nppiThreshold_GTVal_8u_C3IR
nppiThreshold_GTVal_16u_AC4R_Ctx = nppiThreshold_GTVal_16u_C3R_Ctx
nppiThreshold_GTVal_16u_AC4R = nppiThreshold_GTVal_16u_C3R
nppiThreshold_GTVal_16u_AC4IR_Ctx = nppiThreshold_GTVal_16u_C3IR_Ctx
nppiThreshold_GTVal_16u_AC4IR = nppiThreshold_GTVal_16u_C3IR
nppiThreshold_GTVal_16s_AC4R_Ctx = nppiThreshold_GTVal_16s_C3R_Ctx
nppiThreshold_GTVal_16s_AC4R = nppiThreshold_GTVal_16s_C3R
nppiThreshold_GTVal_16s_AC4IR_Ctx = nppiThreshold_GTVal_16s_C3IR_Ctx
nppiThreshold_GTVal_16s_AC4IR = nppiThreshold_GTVal_16s_C3IR
nppiThreshold_GTVal_32f_AC4R_Ctx = nppiThreshold_GTVal_32f_C3R_Ctx
nppiThreshold_GTVal_32f_AC4R = nppiThreshold_GTVal_32f_C3R
nppiThreshold_GTVal_32f_AC4IR_Ctx = nppiThreshold_GTVal_32f_C3IR_Ctx
nppiThreshold_GTVal_32f_AC4IR = nppiThreshold_GTVal_32f_C3IR
def nppiFusedAbsDiff_Threshold_GTVal_Ctx(eSrcDstType: NppDataType | _Int, eSrcDstChannels: NppiChannels | _Int, pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pThreshold: _Address, pvalue: _Address, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFusedAbsDiff_Threshold_GTVal_I_Ctx(eSrcDstType: NppDataType | _Int, eSrcDstChannels: NppiChannels | _Int, pSrcDst: _Device, nSrcDstStep: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pThreshold: _Address, pvalue: _Address, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiThreshold_LTVal_8u_C1R_Ctx = nppiThreshold_GTVal_8u_C1R_Ctx
nppiThreshold_LTVal_8u_C1R = nppiThreshold_GTVal_8u_C1R
nppiThreshold_LTVal_8u_C1IR_Ctx = nppiThreshold_GTVal_8u_C1IR_Ctx
nppiThreshold_LTVal_8u_C1IR = nppiThreshold_GTVal_8u_C1IR
nppiThreshold_LTVal_16u_C1R_Ctx = nppiThreshold_GTVal_8u_C1R_Ctx
nppiThreshold_LTVal_16u_C1R = nppiThreshold_GTVal_8u_C1R
nppiThreshold_LTVal_16u_C1IR_Ctx = nppiThreshold_GTVal_8u_C1IR_Ctx
nppiThreshold_LTVal_16u_C1IR = nppiThreshold_GTVal_8u_C1IR
nppiThreshold_LTVal_16s_C1R_Ctx = nppiThreshold_GTVal_8u_C1R_Ctx
nppiThreshold_LTVal_16s_C1R = nppiThreshold_GTVal_8u_C1R
nppiThreshold_LTVal_16s_C1IR_Ctx = nppiThreshold_GTVal_8u_C1IR_Ctx
nppiThreshold_LTVal_16s_C1IR = nppiThreshold_GTVal_8u_C1IR
nppiThreshold_LTVal_32f_C1R_Ctx = nppiThreshold_GTVal_32f_C1R_Ctx
nppiThreshold_LTVal_32f_C1R = nppiThreshold_GTVal_32f_C1R
nppiThreshold_LTVal_32f_C1IR_Ctx = nppiThreshold_GTVal_32f_C1IR_Ctx
nppiThreshold_LTVal_32f_C1IR = nppiThreshold_GTVal_32f_C1IR
nppiThreshold_LTVal_8u_C3R_Ctx = nppiThreshold_GTVal_8u_C3R_Ctx
nppiThreshold_LTVal_8u_C3R = nppiThreshold_GTVal_8u_C3R
nppiThreshold_LTVal_8u_C3IR_Ctx = nppiThreshold_GTVal_8u_C3IR_Ctx
nppiThreshold_LTVal_8u_C3IR = nppiThreshold_GTVal_8u_C3IR
nppiThreshold_LTVal_16u_C3R_Ctx = nppiThreshold_GTVal_16u_C3R_Ctx
nppiThreshold_LTVal_16u_C3R = nppiThreshold_GTVal_16u_C3R
nppiThreshold_LTVal_16u_C3IR_Ctx = nppiThreshold_GTVal_16u_C3IR_Ctx
nppiThreshold_LTVal_16u_C3IR = nppiThreshold_GTVal_16u_C3IR
nppiThreshold_LTVal_16s_C3R_Ctx = nppiThreshold_GTVal_16s_C3R_Ctx
nppiThreshold_LTVal_16s_C3R = nppiThreshold_GTVal_16s_C3R
nppiThreshold_LTVal_16s_C3IR_Ctx = nppiThreshold_GTVal_16s_C3IR_Ctx
nppiThreshold_LTVal_16s_C3IR = nppiThreshold_GTVal_16s_C3IR
nppiThreshold_LTVal_32f_C3R_Ctx = nppiThreshold_GTVal_32f_C3R_Ctx
nppiThreshold_LTVal_32f_C3R = nppiThreshold_GTVal_32f_C3R
nppiThreshold_LTVal_32f_C3IR_Ctx = nppiThreshold_GTVal_32f_C3IR_Ctx
nppiThreshold_LTVal_32f_C3IR = nppiThreshold_GTVal_32f_C3IR
nppiThreshold_LTVal_8u_AC4R_Ctx = nppiThreshold_GTVal_8u_C3R_Ctx
nppiThreshold_LTVal_8u_AC4R = nppiThreshold_GTVal_8u_C3R
nppiThreshold_LTVal_8u_AC4IR_Ctx = nppiThreshold_GTVal_8u_C3IR_Ctx
nppiThreshold_LTVal_8u_AC4IR = nppiThreshold_GTVal_8u_C3IR
nppiThreshold_LTVal_16u_AC4R_Ctx = nppiThreshold_GTVal_16u_C3R_Ctx
nppiThreshold_LTVal_16u_AC4R = nppiThreshold_GTVal_16u_C3R
nppiThreshold_LTVal_16u_AC4IR_Ctx = nppiThreshold_GTVal_16u_C3IR_Ctx
nppiThreshold_LTVal_16u_AC4IR = nppiThreshold_GTVal_16u_C3IR
nppiThreshold_LTVal_16s_AC4R_Ctx = nppiThreshold_GTVal_16s_C3R_Ctx
nppiThreshold_LTVal_16s_AC4R = nppiThreshold_GTVal_16s_C3R
nppiThreshold_LTVal_16s_AC4IR_Ctx = nppiThreshold_GTVal_16s_C3IR_Ctx
nppiThreshold_LTVal_16s_AC4IR = nppiThreshold_GTVal_16s_C3IR
nppiThreshold_LTVal_32f_AC4R_Ctx = nppiThreshold_GTVal_32f_C3R_Ctx
nppiThreshold_LTVal_32f_AC4R = nppiThreshold_GTVal_32f_C3R
nppiThreshold_LTVal_32f_AC4IR_Ctx = nppiThreshold_GTVal_32f_C3IR_Ctx
nppiThreshold_LTVal_32f_AC4IR = nppiThreshold_GTVal_32f_C3IR
def nppiThreshold_LTValGTVal_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThresholdLT: int, nValueLT: int, nThresholdGT: int, nValueGT: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_8u_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThresholdLT: int, nValueLT: int, nThresholdGT: int, nValueGT: int) -> NppStatus: ...
def nppiThreshold_LTValGTVal_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThresholdLT: int, nValueLT: int, nThresholdGT: int, nValueGT: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_8u_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThresholdLT: int, nValueLT: int, nThresholdGT: int, nValueGT: int) -> NppStatus: ...
nppiThreshold_LTValGTVal_16u_C1R_Ctx = nppiThreshold_LTValGTVal_8u_C1R_Ctx
nppiThreshold_LTValGTVal_16u_C1R = nppiThreshold_LTValGTVal_8u_C1R
nppiThreshold_LTValGTVal_16u_C1IR_Ctx = nppiThreshold_LTValGTVal_8u_C1IR_Ctx
nppiThreshold_LTValGTVal_16u_C1IR = nppiThreshold_LTValGTVal_8u_C1IR
nppiThreshold_LTValGTVal_16s_C1R_Ctx = nppiThreshold_LTValGTVal_8u_C1R_Ctx
nppiThreshold_LTValGTVal_16s_C1R = nppiThreshold_LTValGTVal_8u_C1R
nppiThreshold_LTValGTVal_16s_C1IR_Ctx = nppiThreshold_LTValGTVal_8u_C1IR_Ctx
nppiThreshold_LTValGTVal_16s_C1IR = nppiThreshold_LTValGTVal_8u_C1IR
def nppiThreshold_LTValGTVal_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThresholdLT: float, nValueLT: float, nThresholdGT: float, nValueGT: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_32f_C1R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nThresholdLT: float, nValueLT: float, nThresholdGT: float, nValueGT: float) -> NppStatus: ...
def nppiThreshold_LTValGTVal_32f_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThresholdLT: float, nValueLT: float, nThresholdGT: float, nValueGT: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_32f_C1IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nThresholdLT: float, nValueLT: float, nThresholdGT: float, nValueGT: float) -> NppStatus: ...
def nppiThreshold_LTValGTVal_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_8u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_LTValGTVal_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_8u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_LTValGTVal_16u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_16u_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_LTValGTVal_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_16u_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_LTValGTVal_16s_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_16s_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_LTValGTVal_16s_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_16s_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValuesLT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, rValuesGT: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray) -> NppStatus: ...
def nppiThreshold_LTValGTVal_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValuesLT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValuesGT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_32f_C3R(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValuesLT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValuesGT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray) -> NppStatus: ...
def nppiThreshold_LTValGTVal_32f_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValuesLT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValuesGT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiThreshold_LTValGTVal_32f_C3IR(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, rThresholdsLT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValuesLT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rThresholdsGT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, rValuesGT: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray) -> NppStatus: ...
nppiThreshold_LTValGTVal_8u_AC4R_Ctx = nppiThreshold_LTValGTVal_8u_C3R_Ctx
nppiThreshold_LTValGTVal_8u_AC4R = nppiThreshold_LTValGTVal_8u_C3R
nppiThreshold_LTValGTVal_8u_AC4IR_Ctx = nppiThreshold_LTValGTVal_8u_C3IR_Ctx
nppiThreshold_LTValGTVal_8u_AC4IR = nppiThreshold_LTValGTVal_8u_C3IR
nppiThreshold_LTValGTVal_16u_AC4R_Ctx = nppiThreshold_LTValGTVal_16u_C3R_Ctx
nppiThreshold_LTValGTVal_16u_AC4R = nppiThreshold_LTValGTVal_16u_C3R
nppiThreshold_LTValGTVal_16u_AC4IR_Ctx = nppiThreshold_LTValGTVal_16u_C3IR_Ctx
nppiThreshold_LTValGTVal_16u_AC4IR = nppiThreshold_LTValGTVal_16u_C3IR
nppiThreshold_LTValGTVal_16s_AC4R_Ctx = nppiThreshold_LTValGTVal_16s_C3R_Ctx
nppiThreshold_LTValGTVal_16s_AC4R = nppiThreshold_LTValGTVal_16s_C3R
nppiThreshold_LTValGTVal_16s_AC4IR_Ctx = nppiThreshold_LTValGTVal_16s_C3IR_Ctx
nppiThreshold_LTValGTVal_16s_AC4IR = nppiThreshold_LTValGTVal_16s_C3IR
nppiThreshold_LTValGTVal_32f_AC4R_Ctx = nppiThreshold_LTValGTVal_32f_C3R_Ctx
nppiThreshold_LTValGTVal_32f_AC4R = nppiThreshold_LTValGTVal_32f_C3R
nppiThreshold_LTValGTVal_32f_AC4IR_Ctx = nppiThreshold_LTValGTVal_32f_C3IR_Ctx
nppiThreshold_LTValGTVal_32f_AC4IR = nppiThreshold_LTValGTVal_32f_C3IR
def nppiCompare_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompare_8u_C1R(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiCompare_8u_C3R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_8u_C3R = nppiCompare_8u_C1R
nppiCompare_8u_C4R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_8u_C4R = nppiCompare_8u_C1R
nppiCompare_8u_AC4R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_8u_AC4R = nppiCompare_8u_C1R
nppiCompare_16u_C1R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_16u_C1R = nppiCompare_8u_C1R
nppiCompare_16u_C3R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_16u_C3R = nppiCompare_8u_C1R
nppiCompare_16u_C4R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_16u_C4R = nppiCompare_8u_C1R
nppiCompare_16u_AC4R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_16u_AC4R = nppiCompare_8u_C1R
nppiCompare_16s_C1R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_16s_C1R = nppiCompare_8u_C1R
nppiCompare_16s_C3R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_16s_C3R = nppiCompare_8u_C1R
nppiCompare_16s_C4R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_16s_C4R = nppiCompare_8u_C1R
nppiCompare_16s_AC4R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_16s_AC4R = nppiCompare_8u_C1R
nppiCompare_32f_C1R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_32f_C1R = nppiCompare_8u_C1R
nppiCompare_32f_C3R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_32f_C3R = nppiCompare_8u_C1R
nppiCompare_32f_C4R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_32f_C4R = nppiCompare_8u_C1R
nppiCompare_32f_AC4R_Ctx = nppiCompare_8u_C1R_Ctx
nppiCompare_32f_AC4R = nppiCompare_8u_C1R
def nppiCompareC_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, nConstant: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareC_8u_C1R(pSrc: _Device, nSrcStep: int, nConstant: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiCompareC_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareC_8u_C3R(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiCompareC_8u_C4R_Ctx = nppiCompareC_8u_C3R_Ctx
nppiCompareC_8u_C4R = nppiCompareC_8u_C3R
nppiCompareC_8u_AC4R_Ctx = nppiCompareC_8u_C3R_Ctx
nppiCompareC_8u_AC4R = nppiCompareC_8u_C3R
nppiCompareC_16u_C1R_Ctx = nppiCompareC_8u_C1R_Ctx
nppiCompareC_16u_C1R = nppiCompareC_8u_C1R
def nppiCompareC_16u_C3R_Ctx(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareC_16u_C3R(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiCompareC_16u_C4R_Ctx = nppiCompareC_16u_C3R_Ctx
nppiCompareC_16u_C4R = nppiCompareC_16u_C3R
nppiCompareC_16u_AC4R_Ctx = nppiCompareC_16u_C3R_Ctx
nppiCompareC_16u_AC4R = nppiCompareC_16u_C3R
nppiCompareC_16s_C1R_Ctx = nppiCompareC_8u_C1R_Ctx
nppiCompareC_16s_C1R = nppiCompareC_8u_C1R
def nppiCompareC_16s_C3R_Ctx(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareC_16s_C3R(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_short] | int | Sequence[int] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiCompareC_16s_C4R_Ctx = nppiCompareC_16s_C3R_Ctx
nppiCompareC_16s_C4R = nppiCompareC_16s_C3R
nppiCompareC_16s_AC4R_Ctx = nppiCompareC_16s_C3R_Ctx
nppiCompareC_16s_AC4R = nppiCompareC_16s_C3R
def nppiCompareC_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nConstant: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareC_32f_C1R(pSrc: _Device, nSrcStep: int, nConstant: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
def nppiCompareC_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareC_32f_C3R(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eComparisonOperation: NppCmpOp | _Int) -> NppStatus: ...
nppiCompareC_32f_C4R_Ctx = nppiCompareC_32f_C3R_Ctx
nppiCompareC_32f_C4R = nppiCompareC_32f_C3R
nppiCompareC_32f_AC4R_Ctx = nppiCompareC_32f_C3R_Ctx
nppiCompareC_32f_AC4R = nppiCompareC_32f_C3R
def nppiCompareEqualEps_32f_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nEpsilon: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareEqualEps_32f_C1R(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nEpsilon: float) -> NppStatus: ...
nppiCompareEqualEps_32f_C3R_Ctx = nppiCompareEqualEps_32f_C1R_Ctx
nppiCompareEqualEps_32f_C3R = nppiCompareEqualEps_32f_C1R
nppiCompareEqualEps_32f_C4R_Ctx = nppiCompareEqualEps_32f_C1R_Ctx
nppiCompareEqualEps_32f_C4R = nppiCompareEqualEps_32f_C1R
nppiCompareEqualEps_32f_AC4R_Ctx = nppiCompareEqualEps_32f_C1R_Ctx
nppiCompareEqualEps_32f_AC4R = nppiCompareEqualEps_32f_C1R
def nppiCompareEqualEpsC_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nConstant: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nEpsilon: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareEqualEpsC_32f_C1R(pSrc: _Device, nSrcStep: int, nConstant: float, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nEpsilon: float) -> NppStatus: ...
def nppiCompareEqualEpsC_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nEpsilon: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompareEqualEpsC_32f_C3R(pSrc: _Device, nSrcStep: int, pConstants: _Pointer[ctypes.c_float] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nEpsilon: float) -> NppStatus: ...
nppiCompareEqualEpsC_32f_C4R_Ctx = nppiCompareEqualEpsC_32f_C3R_Ctx
nppiCompareEqualEpsC_32f_C4R = nppiCompareEqualEpsC_32f_C3R
nppiCompareEqualEpsC_32f_AC4R_Ctx = nppiCompareEqualEpsC_32f_C3R_Ctx
nppiCompareEqualEpsC_32f_AC4R = nppiCompareEqualEpsC_32f_C3R
def nppiDilate_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, oMaskSize: NppiSize, oAnchor: NppiPoint, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDilate_8u_C3R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_8u_C4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_8u_AC4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_16u_C1R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_16u_C3R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_16u_C4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_16u_AC4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_32f_C1R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_32f_C3R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_32f_C4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiDilate_32f_AC4R_Ctx = nppiDilate_8u_C1R_Ctx
def nppiDilateBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, oMaskSize: NppiSize, oAnchor: NppiPoint, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDilateBorder_8u_C3R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_8u_C4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_8u_AC4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_16u_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_16u_C3R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_16u_C4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_16u_AC4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_32f_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_32f_C3R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_32f_C4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilateBorder_32f_AC4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiGrayDilateBorder_8u_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiGrayDilateBorder_32f_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiDilate3x3_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_16u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_16u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_16u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_16u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiDilate3x3_64f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiDilate3x3Border_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDilate3x3Border_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_16u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_16u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_16u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_16u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiDilate3x3Border_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode_8u_C1R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_8u_C3R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_8u_C4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_8u_AC4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_16u_C1R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_16u_C3R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_16u_C4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_16u_AC4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_32f_C1R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_32f_C3R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_32f_C4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErode_32f_AC4R_Ctx = nppiDilate_8u_C1R_Ctx
nppiErodeBorder_8u_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_8u_C3R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_8u_C4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_8u_AC4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_16u_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_16u_C3R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_16u_C4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_16u_AC4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_32f_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_32f_C3R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_32f_C4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErodeBorder_32f_AC4R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiGrayErodeBorder_8u_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiGrayErodeBorder_32f_C1R_Ctx = nppiDilateBorder_8u_C1R_Ctx
nppiErode3x3_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_16u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_16u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_16u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_16u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3_64f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiErode3x3Border_8u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_16u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_16u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_16u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_16u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiErode3x3Border_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
def nppiMorphGetBufferSize_8u_C1R(oSizeROI: NppiSize) -> int: """made by the call: int *hpBufferSize"""
nppiMorphGetBufferSize_8u_C3R = nppiMorphGetBufferSize_8u_C1R
nppiMorphGetBufferSize_8u_C4R = nppiMorphGetBufferSize_8u_C1R
nppiMorphGetBufferSize_16u_C1R = nppiMorphGetBufferSize_8u_C1R
nppiMorphGetBufferSize_16s_C1R = nppiMorphGetBufferSize_8u_C1R
nppiMorphGetBufferSize_32f_C1R = nppiMorphGetBufferSize_8u_C1R
nppiMorphGetBufferSize_32f_C3R = nppiMorphGetBufferSize_8u_C1R
nppiMorphGetBufferSize_32f_C4R = nppiMorphGetBufferSize_8u_C1R
def nppiMorphCloseBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pMask: _Device, oMaskSize: NppiSize, oAnchor: NppiPoint, pBuffer: _Device, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMorphCloseBorder_8u_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphCloseBorder_8u_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphCloseBorder_16u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphCloseBorder_16s_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphCloseBorder_32f_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphCloseBorder_32f_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphCloseBorder_32f_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphOpenBorder_8u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphOpenBorder_8u_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphOpenBorder_8u_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphOpenBorder_16u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphOpenBorder_16s_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphOpenBorder_32f_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphOpenBorder_32f_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphOpenBorder_32f_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphTopHatBorder_8u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphTopHatBorder_8u_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphTopHatBorder_8u_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphTopHatBorder_16u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphTopHatBorder_16s_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphTopHatBorder_32f_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphTopHatBorder_32f_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphTopHatBorder_32f_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphBlackHatBorder_8u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphBlackHatBorder_8u_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphBlackHatBorder_8u_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphBlackHatBorder_16u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphBlackHatBorder_16s_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphBlackHatBorder_32f_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphBlackHatBorder_32f_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphBlackHatBorder_32f_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphGradientBorder_8u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphGradientBorder_8u_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphGradientBorder_8u_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphGradientBorder_16u_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphGradientBorder_16s_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphGradientBorder_32f_C1R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphGradientBorder_32f_C3R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
nppiMorphGradientBorder_32f_C4R_Ctx = nppiMorphCloseBorder_8u_C1R_Ctx
def nppiFilterColumn_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oROI: NppiSize, pKernel: _Device, nMaskSize: int, nAnchor: int, nDivisor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterColumn_8u_C3R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_8u_C4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_8u_AC4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_16u_C1R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_16u_C3R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_16u_C4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_16u_AC4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_16s_C1R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_16s_C3R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_16s_C4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterColumn_16s_AC4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
def nppiFilterColumn_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oROI: NppiSize, pKernel: _Device, nMaskSize: int, nAnchor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterColumn_32f_C3R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn_32f_C4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn_32f_AC4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn_64f_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
def nppiFilterColumnBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pKernel: _Device, nMaskSize: int, nAnchor: int, nDivisor: int, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterColumnBorder_8u_C3R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_8u_C4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_8u_AC4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_16u_C1R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_16u_C3R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_16u_C4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_16u_AC4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_16s_C1R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_16s_C3R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_16s_C4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterColumnBorder_16s_AC4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
def nppiFilterColumnBorder_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pKernel: _Device, nMaskSize: int, nAnchor: int, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterColumnBorder_32f_C3R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder_32f_C4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder_32f_AC4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumn32f_8u_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_8u_C3R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_8u_C4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_8u_AC4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_16u_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_16u_C3R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_16u_C4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_16u_AC4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_16s_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_16s_C3R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_16s_C4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumn32f_16s_AC4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterColumnBorder32f_8u_C1R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_8u_C3R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_8u_C4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_8u_AC4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_16u_C1R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_16u_C3R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_16u_C4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_16u_AC4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_16s_C1R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_16s_C3R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_16s_C4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterColumnBorder32f_16s_AC4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRow_8u_C1R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_8u_C3R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_8u_C4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_8u_AC4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_16u_C1R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_16u_C3R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_16u_C4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_16u_AC4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_16s_C1R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_16s_C3R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_16s_C4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_16s_AC4R_Ctx = nppiFilterColumn_8u_C1R_Ctx
nppiFilterRow_32f_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow_32f_C3R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow_32f_C4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow_32f_AC4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow_64f_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRowBorder_8u_C1R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_8u_C3R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_8u_C4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_8u_AC4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_16u_C1R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_16u_C3R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_16u_C4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_16u_AC4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_16s_C1R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_16s_C3R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_16s_C4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_16s_AC4R_Ctx = nppiFilterColumnBorder_8u_C1R_Ctx
nppiFilterRowBorder_32f_C1R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder_32f_C3R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder_32f_C4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder_32f_AC4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRow32f_8u_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_8u_C3R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_8u_C4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_8u_AC4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_16u_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_16u_C3R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_16u_C4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_16u_AC4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_16s_C1R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_16s_C3R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_16s_C4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRow32f_16s_AC4R_Ctx = nppiFilterColumn_32f_C1R_Ctx
nppiFilterRowBorder32f_8u_C1R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_8u_C3R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_8u_C4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_8u_AC4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_16u_C1R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_16u_C3R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_16u_C4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_16u_AC4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_16s_C1R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_16s_C3R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_16s_C4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
nppiFilterRowBorder32f_16s_AC4R_Ctx = nppiFilterColumnBorder_32f_C1R_Ctx
def nppiSumWindowColumn_8u32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oROI: NppiSize, nMaskSize: int, nAnchor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSumWindowColumn_8u32f_C3R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowColumn_8u32f_C4R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowColumn_16u32f_C1R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowColumn_16u32f_C3R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowColumn_16u32f_C4R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowColumn_16s32f_C1R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowColumn_16s32f_C3R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowColumn_16s32f_C4R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_8u32f_C1R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_8u32f_C3R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_8u32f_C4R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_16u32f_C1R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_16u32f_C3R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_16u32f_C4R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_16s32f_C1R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_16s32f_C3R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
nppiSumWindowRow_16s32f_C4R_Ctx = nppiSumWindowColumn_8u32f_C1R_Ctx
def nppiSumWindowColumnBorder_8u32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oROI: NppiSize, nMaskSize: int, nAnchor: int, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSumWindowColumnBorder_8u32f_C3R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowColumnBorder_8u32f_C4R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowColumnBorder_16u32f_C1R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowColumnBorder_16u32f_C3R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowColumnBorder_16u32f_C4R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowColumnBorder_16s32f_C1R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowColumnBorder_16s32f_C3R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowColumnBorder_16s32f_C4R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_8u32f_C1R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_8u32f_C3R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_8u32f_C4R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_16u32f_C1R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_16u32f_C3R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_16u32f_C4R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_16s32f_C1R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_16s32f_C3R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
nppiSumWindowRowBorder_16s32f_C4R_Ctx = nppiSumWindowColumnBorder_8u32f_C1R_Ctx
def nppiFilter_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pKernel: _Device, oKernelSize: NppiSize, oAnchor: NppiPoint, nDivisor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilter_8u_C3R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_8u_C4R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_8u_AC4R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_16u_C1R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_16u_C3R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_16u_C4R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_16u_AC4R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_16s_C1R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_16s_C3R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_16s_C4R_Ctx = nppiFilter_8u_C1R_Ctx
nppiFilter_16s_AC4R_Ctx = nppiFilter_8u_C1R_Ctx
def nppiFilter_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pKernel: _Device, oKernelSize: NppiSize, oAnchor: NppiPoint, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilter_32f_C2R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter_32f_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter_32f_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter_32f_AC4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter_64f_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u_C2R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u_AC4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s_C2R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s_AC4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16u_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16u_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16u_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16u_AC4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16s_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16s_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16s_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16s_AC4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_32s_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_32s_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_32s_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_32s_AC4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16f_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16f_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_16f_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u16s_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u16s_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u16s_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8u16s_AC4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s16s_C1R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s16s_C3R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s16s_C4R_Ctx = nppiFilter_32f_C1R_Ctx
nppiFilter32f_8s16s_AC4R_Ctx = nppiFilter_32f_C1R_Ctx
def nppiFilterBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pKernel: _Device, oKernelSize: NppiSize, oAnchor: NppiPoint, nDivisor: int, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterBorder_8u_C3R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_8u_C4R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_8u_AC4R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_16u_C1R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_16u_C3R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_16u_C4R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_16u_AC4R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_16s_C1R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_16s_C3R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_16s_C4R_Ctx = nppiFilterBorder_8u_C1R_Ctx
nppiFilterBorder_16s_AC4R_Ctx = nppiFilterBorder_8u_C1R_Ctx
def nppiFilterBorder_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, pKernel: _Device, oKernelSize: NppiSize, oAnchor: NppiPoint, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterBorder_32f_C2R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder_32f_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder_32f_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder_32f_AC4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u_C1R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u_C2R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u_AC4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s_C1R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s_C2R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s_AC4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16u_C1R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16u_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16u_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16u_AC4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16s_C1R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16s_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16s_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16s_AC4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_32s_C1R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_32s_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_32s_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_32s_AC4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16f_C1R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16f_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_16f_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u16s_C1R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u16s_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u16s_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8u16s_AC4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s16s_C1R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s16s_C3R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s16s_C4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
nppiFilterBorder32f_8s16s_AC4R_Ctx = nppiFilterBorder_32f_C1R_Ctx
def nppiFilterBox_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, oAnchor: NppiPoint, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterBox_8u_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_8u_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_8u_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_16u_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_16u_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_16u_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_16u_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_16s_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_16s_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_16s_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_16s_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_32f_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_32f_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_32f_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_32f_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterBox_64f_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
def nppiFilterBoxBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, oAnchor: NppiPoint, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterBoxBorder_8u_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_8u_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_8u_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_16u_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_16u_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_16u_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_16u_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_16s_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_16s_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_16s_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_16s_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_32f_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_32f_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_32f_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterBoxBorder_32f_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
def nppiFilterBoxBorderAdvancedGetDeviceBufferSize(oSizeROI: NppiSize, nChannels: int) -> int: """made by the call: int *hpBufferSize"""
nppiFilterBoxBorderAdvancedGetDeviceBufferSize_64 = nppiFilterBoxBorderAdvancedGetDeviceBufferSize
def nppiFilterBoxBorderAdvanced_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, oAnchor: NppiPoint, eBorderType: NppiBorderType | _Int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterBoxBorderAdvanced_8u_C3R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_8u_C4R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_16u_C1R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_16u_C3R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_16u_C4R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_16s_C1R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_16s_C3R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_16s_C4R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_32f_C1R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_32f_C3R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
nppiFilterBoxBorderAdvanced_32f_C4R_Ctx = nppiFilterBoxBorderAdvanced_8u_C1R_Ctx
def nppiFilterBoxBorderAdvanced_64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, oAnchor: NppiPoint, eBorderType: NppiBorderType | _Int, pBuffer64: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFilterThresholdAdaptiveBoxBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, nDelta: float, nValGT: int, nValLE: int, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterMax_8u_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_8u_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_8u_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_8u_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_16u_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_16u_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_16u_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_16u_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_16s_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_16s_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_16s_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_16s_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_32f_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_32f_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_32f_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMax_32f_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMaxBorder_8u_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_8u_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_8u_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_8u_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_16u_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_16u_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_16u_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_16u_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_16s_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_16s_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_16s_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_16s_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_32f_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_32f_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_32f_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMaxBorder_32f_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMin_8u_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_8u_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_8u_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_8u_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_16u_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_16u_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_16u_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_16u_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_16s_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_16s_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_16s_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_16s_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_32f_C1R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_32f_C3R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_32f_C4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMin_32f_AC4R_Ctx = nppiFilterBox_8u_C1R_Ctx
nppiFilterMinBorder_8u_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_8u_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_8u_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_8u_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_16u_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_16u_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_16u_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_16u_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_16s_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_16s_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_16s_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_16s_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_32f_C1R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_32f_C3R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_32f_C4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
nppiFilterMinBorder_32f_AC4R_Ctx = nppiFilterBoxBorder_8u_C1R_Ctx
def nppiFilterMedian_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, oAnchor: NppiPoint, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterMedian_8u_C3R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_8u_C4R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_8u_AC4R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_16u_C1R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_16u_C3R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_16u_C4R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_16u_AC4R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_16s_C1R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_16s_C3R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_16s_C4R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_16s_AC4R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_32f_C1R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_32f_C3R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_32f_C4R_Ctx = nppiFilterMedian_8u_C1R_Ctx
nppiFilterMedian_32f_AC4R_Ctx = nppiFilterMedian_8u_C1R_Ctx
def nppiFilterMedianGetBufferSize_8u_C1R_Ctx(oSizeROI: NppiSize, oMaskSize: NppiSize, nppStreamCtx: NppStreamContext) -> int: """made by the call: Npp32u *nBufferSize"""
nppiFilterMedianGetBufferSize_8u_C3R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_8u_C4R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_8u_AC4R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_16u_C1R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_16u_C3R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_16u_C4R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_16u_AC4R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_16s_C1R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_16s_C3R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_16s_C4R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_16s_AC4R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_32f_C1R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_32f_C3R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_32f_C4R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
nppiFilterMedianGetBufferSize_32f_AC4R_Ctx = nppiFilterMedianGetBufferSize_8u_C1R_Ctx
def nppiFilterMedianBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, oAnchor: NppiPoint, pBuffer: _Device, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterMedianBorder_8u_C3R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_8u_C4R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_8u_AC4R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_16u_C1R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_16u_C3R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_16u_C4R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_16u_AC4R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_16s_C1R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_16s_C3R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_16s_C4R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_16s_AC4R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_32f_C1R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_32f_C3R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_32f_C4R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
nppiFilterMedianBorder_32f_AC4R_Ctx = nppiFilterMedianBorder_8u_C1R_Ctx
def nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx(oSizeROI: NppiSize, oMaskSize: NppiSize, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> int: """made by the call: Npp32u *nBufferSize"""
nppiFilterMedianBorderGetBufferSize_8u_C3R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_8u_C4R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_8u_AC4R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_16u_C1R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_16u_C3R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_16u_C4R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_16u_AC4R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_16s_C1R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_16s_C3R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_16s_C4R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_16s_AC4R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_32f_C1R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_32f_C3R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_32f_C4R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterMedianBorderGetBufferSize_32f_AC4R_Ctx = nppiFilterMedianBorderGetBufferSize_8u_C1R_Ctx
nppiFilterPrewittHoriz_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHoriz_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittVert_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterPrewittHorizBorder_8u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_16s_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_16s_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_16s_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittHorizBorder_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_8u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_16s_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_16s_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_16s_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterPrewittVertBorder_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterScharrHoriz_8u16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterScharrHoriz_8s16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterScharrHoriz_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterScharrVert_8u16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterScharrVert_8s16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterScharrVert_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterScharrHorizBorder_8u16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterScharrHorizBorder_8s16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterScharrHorizBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterScharrVertBorder_8u16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterScharrVertBorder_8s16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterScharrVertBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHoriz_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelHoriz_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
def nppiFilterSobelHoriz_8u16s_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eMaskSize: NppiMaskSize | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterSobelHoriz_8s16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelHorizMask_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelVert_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSobelVert_8u16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelVert_8s16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelVertMask_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelHorizSecond_8u16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelHorizSecond_8s16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelHorizSecond_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelVertSecond_8u16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelVertSecond_8s16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelVertSecond_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelCross_8u16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelCross_8s16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelCross_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterSobelHorizBorder_8u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_16s_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_16s_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_16s_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelHorizBorder_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
def nppiFilterSobelHorizBorder_8u16s_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eMaskSize: NppiMaskSize | _Int, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterSobelHorizBorder_8s16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelHorizMaskBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelVertBorder_8u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_16s_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_16s_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_16s_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSobelVertBorder_8u16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelVertBorder_8s16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelVertMaskBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelHorizSecondBorder_8u16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelHorizSecondBorder_8s16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelHorizSecondBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelVertSecondBorder_8u16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelVertSecondBorder_8s16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelVertSecondBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelCrossBorder_8u16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelCrossBorder_8s16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSobelCrossBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterRobertsDown_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDown_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsUp_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterRobertsDownBorder_8u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_16s_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_16s_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_16s_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsDownBorder_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_8u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_16s_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_16s_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_16s_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterRobertsUpBorder_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterLaplace_8u_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_8u_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_8u_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_8u_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_16s_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_16s_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_16s_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_32f_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_32f_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_32f_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_8u16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplace_8s16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_8u_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_8u_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_8u_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_8u_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_16s_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_16s_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_16s_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_32f_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_32f_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_32f_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_8u16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLaplaceBorder_8s16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGauss_8u_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_8u_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_8u_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_8u_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_16u_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_16u_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_16u_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_16u_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_16s_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_16s_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_16s_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_32f_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_32f_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterGauss_32f_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
def nppiFilterGaussAdvanced_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nFilterTaps: int, pKernel: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterGaussAdvanced_8u_C3R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_8u_C4R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_8u_AC4R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_16u_C1R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_16u_C3R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_16u_C4R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_16u_AC4R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_16s_C1R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_16s_C3R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_16s_C4R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_16s_AC4R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_32f_C1R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_32f_C3R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_32f_C4R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussAdvanced_32f_AC4R_Ctx = nppiFilterGaussAdvanced_8u_C1R_Ctx
nppiFilterGaussBorder_8u_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_8u_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_8u_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_8u_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_16u_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_16u_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_16u_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_16u_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_16s_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_16s_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_16s_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_32f_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_32f_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterGaussBorder_32f_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
def nppiFilterGaussAdvancedBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nFilterTaps: int, pKernel: _Device, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterGaussAdvancedBorder_8u_C3R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_8u_C4R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_8u_AC4R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_16u_C1R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_16u_C3R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_16u_C4R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_16u_AC4R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_16s_C1R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_16s_C3R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_16s_C4R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_16s_AC4R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_32f_C1R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_32f_C3R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_32f_C4R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
nppiFilterGaussAdvancedBorder_32f_AC4R_Ctx = nppiFilterGaussAdvancedBorder_8u_C1R_Ctx
def nppiGetFilterGaussPyramidLayerDownBorderDstROI(nSrcROIWidth: int, nSrcROIHeight: int, nRate: float) -> NppiSize: """made by the call: NppiSize *pDstSizeROI"""
def nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nRate: float, nFilterTaps: int, pKernel: _Device, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterGaussPyramidLayerDownBorder_8u_C3R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerDownBorder_16u_C1R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerDownBorder_16u_C3R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerDownBorder_32f_C1R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerDownBorder_32f_C3R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
def nppiGetFilterGaussPyramidLayerUpBorderDstROI(nSrcROIWidth: int, nSrcROIHeight: int, nRate: float) -> tuple[NppiSize, NppiSize]: """made by the call: NppiSize *pDstSizeROIMin, NppiSize *pDstSizeROIMax"""
nppiFilterGaussPyramidLayerUpBorder_8u_C1R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerUpBorder_8u_C3R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerUpBorder_16u_C1R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerUpBorder_16u_C3R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerUpBorder_32f_C1R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
nppiFilterGaussPyramidLayerUpBorder_32f_C3R_Ctx = nppiFilterGaussPyramidLayerDownBorder_8u_C1R_Ctx
def nppiFilterBilateralGaussBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nRadius: int, nStepBetweenSrcPixels: int, nValSquareSigma: float, nPosSquareSigma: float, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterBilateralGaussBorder_8u_C3R_Ctx = nppiFilterBilateralGaussBorder_8u_C1R_Ctx
nppiFilterBilateralGaussBorder_16u_C1R_Ctx = nppiFilterBilateralGaussBorder_8u_C1R_Ctx
nppiFilterBilateralGaussBorder_16u_C3R_Ctx = nppiFilterBilateralGaussBorder_8u_C1R_Ctx
nppiFilterBilateralGaussBorder_32f_C1R_Ctx = nppiFilterBilateralGaussBorder_8u_C1R_Ctx
nppiFilterBilateralGaussBorder_32f_C3R_Ctx = nppiFilterBilateralGaussBorder_8u_C1R_Ctx
nppiFilterHighPass_8u_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_8u_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_8u_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_8u_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_16u_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_16u_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_16u_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_16u_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_16s_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_16s_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_16s_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_32f_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_32f_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPass_32f_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterHighPassBorder_8u_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_8u_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_8u_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_8u_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_16u_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_16u_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_16u_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_16u_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_16s_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_16s_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_16s_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_32f_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_32f_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterHighPassBorder_32f_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPass_8u_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_8u_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_8u_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_8u_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_16u_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_16u_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_16u_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_16u_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_16s_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_16s_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_16s_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_16s_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_32f_C1R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_32f_C3R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_32f_C4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPass_32f_AC4R_Ctx = nppiFilterSobelHoriz_8u16s_C1R_Ctx
nppiFilterLowPassBorder_8u_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_8u_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_8u_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_8u_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_16u_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_16u_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_16u_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_16u_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_16s_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_16s_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_16s_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_16s_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_32f_C1R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_32f_C3R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_32f_C4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterLowPassBorder_32f_AC4R_Ctx = nppiFilterSobelHorizBorder_8u16s_C1R_Ctx
nppiFilterSharpen_8u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_8u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_8u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_8u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_16u_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_16u_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_16u_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_16u_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_16s_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_16s_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_16s_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_16s_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_32f_C3R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_32f_C4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpen_32f_AC4R_Ctx = nppiCopy_8s_C1R_Ctx
nppiFilterSharpenBorder_8u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_8u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_8u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_8u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_16u_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_16u_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_16u_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_16u_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_16s_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_16s_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_16s_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_16s_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_32f_C1R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_32f_C3R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_32f_C4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
nppiFilterSharpenBorder_32f_AC4R_Ctx = nppiDilate3x3Border_8u_C1R_Ctx
def nppiFilterUnsharpBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, nRadius: float, nSigma: float, nWeight: float, nThreshold: float, eBorderType: NppiBorderType | _Int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterUnsharpBorder_8u_C3R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_8u_C4R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_8u_AC4R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_16u_C1R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_16u_C3R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_16u_C4R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_16u_AC4R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_16s_C1R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_16s_C3R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_16s_C4R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_16s_AC4R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_32f_C1R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_32f_C3R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_32f_C4R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
nppiFilterUnsharpBorder_32f_AC4R_Ctx = nppiFilterUnsharpBorder_8u_C1R_Ctx
def nppiFilterUnsharpGetBufferSize_8u_C1R(nRadius: float, nSigma: float) -> int: """made by the call: int *hpBufferSize"""
nppiFilterUnsharpGetBufferSize_8u_C3R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_8u_C4R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_8u_AC4R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_16u_C1R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_16u_C3R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_16u_C4R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_16u_AC4R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_16s_C1R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_16s_C3R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_16s_C4R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_16s_AC4R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_32f_C1R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_32f_C3R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_32f_C4R = nppiFilterUnsharpGetBufferSize_8u_C1R
nppiFilterUnsharpGetBufferSize_32f_AC4R = nppiFilterUnsharpGetBufferSize_8u_C1R
def nppiFilterWienerBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, oAnchor: NppiPoint, aNoise: _Pointer[ctypes.c_float] | int | _WriteArray, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFilterWienerBorder_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oMaskSize: NppiSize, oAnchor: NppiPoint, aNoise: _Pointer[ctypes.c_float] | int | Sequence[float] | _WriteArray, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFilterWienerBorder_8u_C4R_Ctx = nppiFilterWienerBorder_8u_C3R_Ctx
nppiFilterWienerBorder_8u_AC4R_Ctx = nppiFilterWienerBorder_8u_C3R_Ctx
nppiFilterWienerBorder_16s_C1R_Ctx = nppiFilterWienerBorder_8u_C1R_Ctx
nppiFilterWienerBorder_16s_C3R_Ctx = nppiFilterWienerBorder_8u_C3R_Ctx
nppiFilterWienerBorder_16s_C4R_Ctx = nppiFilterWienerBorder_8u_C3R_Ctx
nppiFilterWienerBorder_16s_AC4R_Ctx = nppiFilterWienerBorder_8u_C3R_Ctx
nppiFilterWienerBorder_32f_C1R_Ctx = nppiFilterWienerBorder_8u_C1R_Ctx
nppiFilterWienerBorder_32f_C3R_Ctx = nppiFilterWienerBorder_8u_C3R_Ctx
nppiFilterWienerBorder_32f_C4R_Ctx = nppiFilterWienerBorder_8u_C3R_Ctx
nppiFilterWienerBorder_32f_AC4R_Ctx = nppiFilterWienerBorder_8u_C3R_Ctx
def nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDstX: _Device, nDstXStep: int, pDstY: _Device, nDstYStep: int, pDstMag: _Device, nDstMagStep: int, pDstAngle: _Device, nDstAngleStep: int, oSizeROI: NppiSize, eMaskSize: NppiMaskSize | _Int, eNorm: NppiNorm | _Int, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiGradientVectorPrewittBorder_8u16s_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorPrewittBorder_16s32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorPrewittBorder_16s32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorPrewittBorder_16u32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorPrewittBorder_16u32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorPrewittBorder_32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorPrewittBorder_32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorScharrBorder_8u16s_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorScharrBorder_8u16s_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorScharrBorder_16s32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorScharrBorder_16s32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorScharrBorder_16u32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorScharrBorder_16u32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorScharrBorder_32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorScharrBorder_32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorSobelBorder_8u16s_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorSobelBorder_8u16s_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorSobelBorder_16s32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorSobelBorder_16s32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorSobelBorder_16u32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorSobelBorder_16u32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorSobelBorder_32f_C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
nppiGradientVectorSobelBorder_32f_C3C1R_Ctx = nppiGradientVectorPrewittBorder_8u16s_C1R_Ctx
def nppiDistanceTransformPBAGetBufferSize(oSizeROI: NppiSize) -> int: """made by the call: size_t *hpBufferSize"""
def nppiDistanceTransformPBAGetAntialiasingBufferSize(oSizeROI: NppiSize) -> int: """made by the call: size_t *hpAntialiasingBufferSize"""
nppiSignedDistanceTransformPBAGetBufferSize = nppiDistanceTransformPBAGetBufferSize
nppiSignedDistanceTransformPBAGet64fBufferSize = nppiDistanceTransformPBAGetBufferSize
nppiSignedDistanceTransformPBAGetAntialiasingBufferSize = nppiDistanceTransformPBAGetAntialiasingBufferSize
def nppiDistanceTransformPBA_8u16u_C1R_Ctx(pSrc: _Device, nSrcStep: int, nMinSiteValue: int, nMaxSiteValue: int, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiRelativeManhattanDistances: _Device, nDstVoronoiRelativeManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiDistanceTransformAbsPBA_8u16u_C1R_Ctx(pSrc: _Device, nSrcStep: int, nMinSiteValue: int, nMaxSiteValue: int, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiAbsoluteManhattanDistances: _Device, nDstVoronoiAbsoluteManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDistanceTransformPBA_8s16u_C1R_Ctx = nppiDistanceTransformPBA_8u16u_C1R_Ctx
nppiDistanceTransformAbsPBA_8s16u_C1R_Ctx = nppiDistanceTransformAbsPBA_8u16u_C1R_Ctx
nppiDistanceTransformPBA_16u16u_C1R_Ctx = nppiDistanceTransformPBA_8u16u_C1R_Ctx
nppiDistanceTransformAbsPBA_16u16u_C1R_Ctx = nppiDistanceTransformAbsPBA_8u16u_C1R_Ctx
nppiDistanceTransformPBA_16s16u_C1R_Ctx = nppiDistanceTransformPBA_8u16u_C1R_Ctx
nppiDistanceTransformAbsPBA_16s16u_C1R_Ctx = nppiDistanceTransformAbsPBA_8u16u_C1R_Ctx
nppiDistanceTransformPBA_8u32f_C1R_Ctx = nppiDistanceTransformPBA_8u16u_C1R_Ctx
nppiDistanceTransformAbsPBA_8u32f_C1R_Ctx = nppiDistanceTransformAbsPBA_8u16u_C1R_Ctx
nppiDistanceTransformPBA_8s32f_C1R_Ctx = nppiDistanceTransformPBA_8u16u_C1R_Ctx
nppiDistanceTransformAbsPBA_8s32f_C1R_Ctx = nppiDistanceTransformAbsPBA_8u16u_C1R_Ctx
nppiDistanceTransformPBA_16u32f_C1R_Ctx = nppiDistanceTransformPBA_8u16u_C1R_Ctx
nppiDistanceTransformAbsPBA_16u32f_C1R_Ctx = nppiDistanceTransformAbsPBA_8u16u_C1R_Ctx
nppiDistanceTransformPBA_16s32f_C1R_Ctx = nppiDistanceTransformPBA_8u16u_C1R_Ctx
nppiDistanceTransformAbsPBA_16s32f_C1R_Ctx = nppiDistanceTransformAbsPBA_8u16u_C1R_Ctx
def nppiDistanceTransformPBA_8u64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nMinSiteValue: int, nMaxSiteValue: int, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiRelativeManhattanDistances: _Device, nDstVoronoiRelativeManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pAntialiasingDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiDistanceTransformAbsPBA_8u64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nMinSiteValue: int, nMaxSiteValue: int, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiAbsoluteManhattanDistances: _Device, nDstVoronoiAbsoluteManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pAntialiasingDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDistanceTransformPBA_8s64f_C1R_Ctx = nppiDistanceTransformPBA_8u64f_C1R_Ctx
nppiDistanceTransformAbsPBA_8s64f_C1R_Ctx = nppiDistanceTransformAbsPBA_8u64f_C1R_Ctx
nppiDistanceTransformPBA_16u64f_C1R_Ctx = nppiDistanceTransformPBA_8u64f_C1R_Ctx
nppiDistanceTransformAbsPBA_16u64f_C1R_Ctx = nppiDistanceTransformAbsPBA_8u64f_C1R_Ctx
nppiDistanceTransformPBA_16s64f_C1R_Ctx = nppiDistanceTransformPBA_8u64f_C1R_Ctx
nppiDistanceTransformAbsPBA_16s64f_C1R_Ctx = nppiDistanceTransformAbsPBA_8u64f_C1R_Ctx
def nppiDistanceTransformPBA_32f64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nMinSiteValue: float, nMaxSiteValue: float, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiRelativeManhattanDistances: _Device, nDstVoronoiRelativeManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pAntialiasingDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiDistanceTransformAbsPBA_32f64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nMinSiteValue: float, nMaxSiteValue: float, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiAbsoluteManhattanDistances: _Device, nDstVoronoiAbsoluteManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pAntialiasingDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDistanceTransformPBA_64f_C1R_Ctx = nppiDistanceTransformPBA_32f64f_C1R_Ctx
nppiDistanceTransformAbsPBA_64f_C1R_Ctx = nppiDistanceTransformAbsPBA_32f64f_C1R_Ctx
def nppiSignedDistanceTransformPBA_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nCutoffValue: float, nSubPixelXShift: float, nSubPixelYShift: float, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiRelativeManhattanDistances: _Device, nDstVoronoiRelativeManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSignedDistanceTransformAbsPBA_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nCutoffValue: float, nSubPixelXShift: float, nSubPixelYShift: float, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiAbsoluteManhattanDistances: _Device, nDstVoronoiAbsoluteManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSignedDistanceTransformPBA_32f64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nCutoffValue: float, nSubPixelXShift: float, nSubPixelYShift: float, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiRelativeManhattanDistances: _Device, nDstVoronoiRelativeManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pAntialiasingDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSignedDistanceTransformAbsPBA_32f64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, nCutoffValue: float, nSubPixelXShift: float, nSubPixelYShift: float, pDstVoronoi: _Device, nDstVoronoiStep: int, pDstVoronoiIndices: _Device, nDstVoronoiIndicesStep: int, pDstVoronoiAbsoluteManhattanDistances: _Device, nDstVoronoiAbsoluteManhattanDistancesStep: int, pDstTransform: _Device, nDstTransformStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pAntialiasingDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSignedDistanceTransformPBA_64f_C1R_Ctx = nppiSignedDistanceTransformPBA_32f64f_C1R_Ctx
nppiSignedDistanceTransformAbsPBA_64f_C1R_Ctx = nppiSignedDistanceTransformAbsPBA_32f64f_C1R_Ctx
nppiFilterCannyBorderGetBufferSize = nppiMorphGetBufferSize_8u_C1R
def nppiFilterCannyBorder_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eFilterType: NppiDifferentialKernel | _Int, eMaskSize: NppiMaskSize | _Int, nLowThreshold: int, nHighThreshold: int, eNorm: NppiNorm | _Int, eBorderType: NppiBorderType | _Int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFilterCannyBorder_8u_C3C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eFilterType: NppiDifferentialKernel | _Int, eMaskSize: NppiMaskSize | _Int, nLowThreshold: int, nHighThreshold: int, eNorm: NppiNorm | _Int, eBorderType: NppiBorderType | _Int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.0"""
nppiFilterHarrisCornersBorderGetBufferSize = nppiMorphGetBufferSize_8u_C1R
def nppiFilterHarrisCornersBorder_8u32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eFilterType: NppiDifferentialKernel | _Int, eMaskSize: NppiMaskSize | _Int, eAvgWindowSize: NppiMaskSize | _Int, nK: float, nScale: float, eBorderType: NppiBorderType | _Int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFilterHoughLineGetBufferSize(oSizeROI: NppiSize, nDelta: NppPointPolar, nMaxLineCount: int) -> int: """made by the call: int *hpBufferSize"""
def nppiFilterHoughLine_8u32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, nDelta: NppPointPolar, nThreshold: int, pDeviceLines: _Device, nMaxLineCount: int, pDeviceLineCount: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFilterHoughLineRegion_8u32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, nDelta: NppPointPolar, nThreshold: int, pDeviceLines: _Device, oDstROI: _Pointer[NppPointPolar] | int | Sequence[NppPointPolar], nMaxLineCount: int, pDeviceLineCount: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiHistogramOfGradientsBorderGetBufferSize(oHOGConfig: NppiHOGConfig, hpLocations: _Pointer[NppiPoint] | int | Sequence[NppiPoint], nLocations: int | None, oSizeROI: NppiSize) -> int: """made by the call: int *hpBufferSize"""
def nppiHistogramOfGradientsBorderGetDescriptorsSize(oHOGConfig: NppiHOGConfig, nLocations: int) -> int: """made by the call: int *hpDescriptorsSize"""
def nppiHistogramOfGradientsBorder_8u32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcOffset: NppiPoint, hpLocations: _Pointer[NppiPoint] | int | Sequence[NppiPoint], nLocations: int | None, pDstWindowDescriptorBuffer: _Device, oSizeROI: NppiSize, oHOGConfig: NppiHOGConfig, pScratchBuffer: _Device, eBorderType: NppiBorderType | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiHistogramOfGradientsBorder_8u32f_C3R_Ctx = nppiHistogramOfGradientsBorder_8u32f_C1R_Ctx
nppiHistogramOfGradientsBorder_16u32f_C1R_Ctx = nppiHistogramOfGradientsBorder_8u32f_C1R_Ctx
nppiHistogramOfGradientsBorder_16u32f_C3R_Ctx = nppiHistogramOfGradientsBorder_8u32f_C1R_Ctx
nppiHistogramOfGradientsBorder_16s32f_C1R_Ctx = nppiHistogramOfGradientsBorder_8u32f_C1R_Ctx
nppiHistogramOfGradientsBorder_16s32f_C3R_Ctx = nppiHistogramOfGradientsBorder_8u32f_C1R_Ctx
nppiHistogramOfGradientsBorder_32f_C1R_Ctx = nppiHistogramOfGradientsBorder_8u32f_C1R_Ctx
nppiHistogramOfGradientsBorder_32f_C3R_Ctx = nppiHistogramOfGradientsBorder_8u32f_C1R_Ctx
nppiFloodFillGetBufferSize = nppiMorphGetBufferSize_8u_C1R
def nppiFloodFill_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, nNewValue: int, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFloodFill_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aNewValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFill_16u_C1IR_Ctx = nppiFloodFill_8u_C1IR_Ctx
def nppiFloodFill_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aNewValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFill_32u_C1IR_Ctx = nppiFloodFill_8u_C1IR_Ctx
def nppiFloodFill_32u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aNewValues: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFloodFillBoundary_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, nNewValue: int, nBoundaryValue: int, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFloodFillBoundary_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aNewValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, aBoundaryValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFillBoundary_16u_C1IR_Ctx = nppiFloodFillBoundary_8u_C1IR_Ctx
def nppiFloodFillBoundary_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aNewValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, aBoundaryValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFillBoundary_32u_C1IR_Ctx = nppiFloodFillBoundary_8u_C1IR_Ctx
def nppiFloodFillBoundary_32u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aNewValues: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, aBoundaryValues: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFloodFillRange_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, nMin: int, nMax: int, nNewValue: int, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFloodFillRange_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aMin: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _WriteArray, aMax: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _WriteArray, aNewValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFillRange_16u_C1IR_Ctx = nppiFloodFillRange_8u_C1IR_Ctx
def nppiFloodFillRange_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aMin: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _WriteArray, aMax: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _WriteArray, aNewValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFillRange_32u_C1IR_Ctx = nppiFloodFillRange_8u_C1IR_Ctx
def nppiFloodFillRange_32u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aMin: _Pointer[ctypes.c_uint] | int | Sequence[int] | _WriteArray, aMax: _Pointer[ctypes.c_uint] | int | Sequence[int] | _WriteArray, aNewValues: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFloodFillRangeBoundary_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, nMin: int, nMax: int, nNewValue: int, nBoundaryValue: int, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiFloodFillRangeBoundary_8u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aMin: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _WriteArray, aMax: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _WriteArray, aNewValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, aBoundaryValues: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFillRangeBoundary_16u_C1IR_Ctx = nppiFloodFillRangeBoundary_8u_C1IR_Ctx
def nppiFloodFillRangeBoundary_16u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aMin: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _WriteArray, aMax: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _WriteArray, aNewValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, aBoundaryValues: _Pointer[ctypes.c_ushort] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFillRangeBoundary_32u_C1IR_Ctx = nppiFloodFillRangeBoundary_8u_C1IR_Ctx
def nppiFloodFillRangeBoundary_32u_C3IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSeed: NppiPoint, aMin: _Pointer[ctypes.c_uint] | int | Sequence[int] | _WriteArray, aMax: _Pointer[ctypes.c_uint] | int | Sequence[int] | _WriteArray, aNewValues: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, aBoundaryValues: _Pointer[ctypes.c_uint] | int | Sequence[int] | _ReadArray, eNorm: NppiNorm | _Int, oSizeROI: NppiSize, pConnectedRegion: _Pointer[NppiConnectedRegion] | int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiFloodFillGradient_8u_C1IR_Ctx = nppiFloodFillRange_8u_C1IR_Ctx
nppiFloodFillGradient_8u_C3IR_Ctx = nppiFloodFillRange_8u_C3IR_Ctx
nppiFloodFillGradient_16u_C1IR_Ctx = nppiFloodFillRange_8u_C1IR_Ctx
nppiFloodFillGradient_16u_C3IR_Ctx = nppiFloodFillRange_16u_C3IR_Ctx
nppiFloodFillGradient_32u_C1IR_Ctx = nppiFloodFillRange_8u_C1IR_Ctx
nppiFloodFillGradient_32u_C3IR_Ctx = nppiFloodFillRange_32u_C3IR_Ctx
nppiFloodFillGradientBoundary_8u_C1IR_Ctx = nppiFloodFillRangeBoundary_8u_C1IR_Ctx
nppiFloodFillGradientBoundary_8u_C3IR_Ctx = nppiFloodFillRangeBoundary_8u_C3IR_Ctx
nppiFloodFillGradientBoundary_16u_C1IR_Ctx = nppiFloodFillRangeBoundary_8u_C1IR_Ctx
nppiFloodFillGradientBoundary_16u_C3IR_Ctx = nppiFloodFillRangeBoundary_16u_C3IR_Ctx
nppiFloodFillGradientBoundary_32u_C1IR_Ctx = nppiFloodFillRangeBoundary_8u_C1IR_Ctx
nppiFloodFillGradientBoundary_32u_C3IR_Ctx = nppiFloodFillRangeBoundary_32u_C3IR_Ctx
nppiLabelMarkersUFGetBufferSize_32u_C1R = nppiMorphGetBufferSize_8u_C1R
def nppiLabelMarkersUF_8u32u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, eNorm: NppiNorm | _Int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLabelMarkersUF_16u32u_C1R_Ctx = nppiLabelMarkersUF_8u32u_C1R_Ctx
nppiLabelMarkersUF_32u_C1R_Ctx = nppiLabelMarkersUF_8u32u_C1R_Ctx
def nppiLabelMarkersUFBatch_8u32u_C1R_Ctx(pSrcBatchList: _Device, pDstBatchList: _Device, nBatchSize: int, oSizeROI: NppiSize, eNorm: NppiNorm | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLabelMarkersUFBatch_16u32u_C1R_Ctx = nppiLabelMarkersUFBatch_8u32u_C1R_Ctx
nppiLabelMarkersUFBatch_32u_C1R_Ctx = nppiLabelMarkersUFBatch_8u32u_C1R_Ctx
def nppiLabelMarkersUFBatch_8u32u_C1R_Advanced_Ctx(pSrcBatchList: _Device, pDstBatchList: _Device, nBatchSize: int, oMaxSizeROI: NppiSize, eNorm: NppiNorm | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiLabelMarkersUFBatch_16u32u_C1R_Advanced_Ctx = nppiLabelMarkersUFBatch_8u32u_C1R_Advanced_Ctx
nppiLabelMarkersUFBatch_32u_C1R_Advanced_Ctx = nppiLabelMarkersUFBatch_8u32u_C1R_Advanced_Ctx
def nppiCompressMarkerLabelsGetBufferSize_32u_C1R(nStartingNumber: int) -> int: """made by the call: int *hpBufferSize"""
def nppiCompressMarkerLabelsUF_32u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oSizeROI: NppiSize, nStartingNumber: int, pNewNumber: _Pointer[ctypes.c_int] | int | _WriteArray, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompressMarkerLabelsUFBatch_32u_C1IR_Ctx(pSrcDstBatchList: _Device, pBufferList: _Device, pNewMaxLabelIDList: _Device, nBatchSize: int, oSizeROI: NppiSize, nPerImageBufferSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompressMarkerLabelsUFBatch_32u_C1IR_Advanced_Ctx(pSrcDstBatchList: _Device, pBufferList: _Device, pNewMaxLabelIDList: _Device, nBatchSize: int, oMaxSizeROI: NppiSize, nLargestPerImageBufferSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompressedMarkerLabelsUFGetInfoListSize_32u_C1R(nMaxMarkerLabelID: int) -> int: """made by the call: unsigned int *hpBufferSize"""
def nppiCompressedMarkerLabelsUFInfo_32u_C1R_Ctx(pCompressedMarkerLabels: _Device, nCompressedMarkerLabelsStep: int, oSizeROI: NppiSize, nMaxMarkerLabelID: int, pMarkerLabelsInfoList: _Device, pContoursImage: _Device, nContoursImageStep: int, pContoursDirectionImage: _Device, nContoursDirectionImageStep: int, pContoursTotalsInfoHost: _Pointer[NppiContourTotalsInfo] | int, pContoursPixelCountsListDev: _Device, pContoursPixelCountsListHost: _Pointer[ctypes.c_uint] | int | _WriteArray, pContoursPixelStartingOffsetDev: _Device, pContoursPixelStartingOffsetHost: _Pointer[ctypes.c_uint] | int | _WriteArray, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCompressedMarkerLabelsUFGetContoursBlockSegmentListSize_C1R(pContoursPixelCountsListHost: _Pointer[ctypes.c_uint] | int | _WriteArray, nTotalImagePixelContourCount: int, nCompressedLabelCount: int, nFirstContourGeometryListID: int, nLastContourGeometryListID: int) -> int: """made by the call: Npp32u *hpBufferSize"""
def nppiCompressedMarkerLabelsUFGetGeometryListsSize_C1R(nMaxContourPixelGeometryInfoCount: int) -> int: """made by the call: Npp32u *hpBufferSize"""
def nppiCompressedMarkerLabelsUFContoursGenerateGeometryLists_C1R_Ctx(pMarkerLabelsInfoListDev: _Device, pMarkerLabelsInfoListHost: _Pointer[NppiCompressedMarkerLabelsInfo] | int, pContoursDirectionImageDev: _Device, nContoursDirectionImageStep: int, pContoursPixelGeometryListsDev: _Device, pContoursPixelGeometryListsHost: _Pointer[NppiContourPixelGeometryInfo] | int, pContoursGeometryImageHost: _Pointer[ctypes.c_ubyte] | int | _WriteArray, nContoursGeometryImageStep: int, pContoursPixelCountsListDev: _Device, pContoursPixelsFoundListDev: _Device, pContoursPixelsFoundListHost: _Pointer[ctypes.c_uint] | int | _WriteArray, pContoursPixelsStartingOffsetDev: _Device, pContoursPixelsStartingOffsetHost: _Pointer[ctypes.c_uint] | int | _WriteArray, nTotalImagePixelContourCount: int, nMaxMarkerLabelID: int, nFirstContourGeometryListID: int, nLastContourGeometryListID: int, pContoursBlockSegmentListDev: _Device, pContoursBlockSegmentListHost: _Pointer[NppiContourBlockSegment] | int, bOutputInCounterclockwiseOrder: int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiContoursImageMarchingSquaresInterpolation_32f_C1R_Ctx(pContoursImageDev: _Device, nContoursImageStep: int, pContoursInterpolatedImageDev: _Device, nContoursInterpolatedImageStep: int, pContoursDirectionImageDev: _Device, nContoursDirectionImageStep: int, pContoursPixelGeometryListsDev: _Device, pContoursPixelGeometryListsHost: _Pointer[NppiContourPixelGeometryInfo] | int, pContoursInterpolatedGeometryListsDev: _Device, pContoursPixelsFoundListHost: _Pointer[ctypes.c_uint] | int | _WriteArray, pContoursPixelsStartingOffsetDev: _Device, pContoursPixelsStartingOffsetHost: _Pointer[ctypes.c_uint] | int | _WriteArray, nTotalImagePixelContourCount: int, nMaxMarkerLabelID: int, nFirstContourGeometryListID: int, nLastContourGeometryListID: int, pContoursBlockSegmentListDev: _Device, pContoursBlockSegmentListHost: _Pointer[NppiContourBlockSegment] | int, oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiContoursImageMarchingSquaresInterpolation_64f_C1R_Ctx = nppiContoursImageMarchingSquaresInterpolation_32f_C1R_Ctx
def nppiSegmentWatershed_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, pMarkerLabels: _Device, nMarkerLabelsStep: int, eNorm: NppiNorm | _Int, eSegmentBoundaryType: NppiWatershedSegmentBoundaryType | _Int, oSizeROI: NppiSize, pDeviceMemoryBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSegmentWatershed_16u_C1IR_Ctx = nppiSegmentWatershed_8u_C1IR_Ctx
def nppiSum_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pSum: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSum_8u64s_C1R_Ctx = nppiSum_8u_C1R_Ctx
nppiSum_16u_C1R_Ctx = nppiSum_8u_C1R_Ctx
nppiSum_16s_C1R_Ctx = nppiSum_8u_C1R_Ctx
nppiSum_32f_C1R_Ctx = nppiSum_8u_C1R_Ctx
def nppiSum_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, aSum: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSum_16u_C3R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_16s_C3R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_32f_C3R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_8u_AC4R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_16u_AC4R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_16s_AC4R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_32f_AC4R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_8u_C4R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_8u64s_C4R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_16u_C4R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_16s_C4R_Ctx = nppiSum_8u_C3R_Ctx
nppiSum_32f_C4R_Ctx = nppiSum_8u_C3R_Ctx
def nppiSumGetBufferHostSize_8u_C1R_Ctx(oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> int: """made by the call: size_t *hpBufferSize"""
nppiSumGetBufferHostSize_8u64s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_8u64s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSumGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMin_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pMin: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMin_16u_C1R_Ctx = nppiMin_8u_C1R_Ctx
nppiMin_16s_C1R_Ctx = nppiMin_8u_C1R_Ctx
nppiMin_32f_C1R_Ctx = nppiMin_8u_C1R_Ctx
def nppiMin_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, aMin: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMin_16u_C3R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_16s_C3R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_32f_C3R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_8u_C4R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_16u_C4R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_16s_C4R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_32f_C4R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_8u_AC4R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_16u_AC4R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_16s_AC4R_Ctx = nppiMin_8u_C3R_Ctx
nppiMin_32f_AC4R_Ctx = nppiMin_8u_C3R_Ctx
nppiMinGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMinIndx_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pMin: _Device, pIndexX: _Device, pIndexY: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMinIndx_16u_C1R_Ctx = nppiMinIndx_8u_C1R_Ctx
nppiMinIndx_16s_C1R_Ctx = nppiMinIndx_8u_C1R_Ctx
nppiMinIndx_32f_C1R_Ctx = nppiMinIndx_8u_C1R_Ctx
def nppiMinIndx_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, aMin: _Device, aIndexX: _Device, aIndexY: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMinIndx_16u_C3R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_16s_C3R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_32f_C3R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_8u_C4R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_16u_C4R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_16s_C4R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_32f_C4R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_8u_AC4R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_16u_AC4R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_16s_AC4R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndx_32f_AC4R_Ctx = nppiMinIndx_8u_C3R_Ctx
nppiMinIndxGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinIndxGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMax_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pMax: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMax_16u_C1R_Ctx = nppiMax_8u_C1R_Ctx
nppiMax_16s_C1R_Ctx = nppiMax_8u_C1R_Ctx
nppiMax_32f_C1R_Ctx = nppiMax_8u_C1R_Ctx
def nppiMax_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, aMax: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMax_16u_C3R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_16s_C3R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_32f_C3R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_8u_C4R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_16u_C4R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_16s_C4R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_32f_C4R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_8u_AC4R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_16u_AC4R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_16s_AC4R_Ctx = nppiMax_8u_C3R_Ctx
nppiMax_32f_AC4R_Ctx = nppiMax_8u_C3R_Ctx
nppiMaxGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMaxIndx_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pMax: _Device, pIndexX: _Device, pIndexY: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMaxIndx_16u_C1R_Ctx = nppiMaxIndx_8u_C1R_Ctx
nppiMaxIndx_16s_C1R_Ctx = nppiMaxIndx_8u_C1R_Ctx
nppiMaxIndx_32f_C1R_Ctx = nppiMaxIndx_8u_C1R_Ctx
def nppiMaxIndx_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, aMax: _Device, aIndexX: _Device, aIndexY: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMaxIndx_16u_C3R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_16s_C3R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_32f_C3R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_8u_C4R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_16u_C4R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_16s_C4R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_32f_C4R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_8u_AC4R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_16u_AC4R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_16s_AC4R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndx_32f_AC4R_Ctx = nppiMaxIndx_8u_C3R_Ctx
nppiMaxIndxGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxIndxGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMinMax_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pMin: _Device, pMax: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMinMax_16u_C1R_Ctx = nppiMinMax_8u_C1R_Ctx
nppiMinMax_16s_C1R_Ctx = nppiMinMax_8u_C1R_Ctx
nppiMinMax_32f_C1R_Ctx = nppiMinMax_8u_C1R_Ctx
def nppiMinMax_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, aMin: _Device, aMax: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMinMax_16u_C3R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_16s_C3R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_32f_C3R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_8u_AC4R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_16u_AC4R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_16s_AC4R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_32f_AC4R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_8u_C4R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_16u_C4R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_16s_C4R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMax_32f_C4R_Ctx = nppiMinMax_8u_C3R_Ctx
nppiMinMaxGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMinMaxIndx_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pMinValue: _Device, pMaxValue: _Device, pMinIndex: _Device, pMaxIndex: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMinMaxIndx_8s_C1R_Ctx = nppiMinMaxIndx_8u_C1R_Ctx
nppiMinMaxIndx_16u_C1R_Ctx = nppiMinMaxIndx_8u_C1R_Ctx
nppiMinMaxIndx_32f_C1R_Ctx = nppiMinMaxIndx_8u_C1R_Ctx
def nppiMinMaxIndx_8u_C1MR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, pMinValue: _Device, pMaxValue: _Device, pMinIndex: _Device, pMaxIndex: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMinMaxIndx_8s_C1MR_Ctx = nppiMinMaxIndx_8u_C1MR_Ctx
nppiMinMaxIndx_16u_C1MR_Ctx = nppiMinMaxIndx_8u_C1MR_Ctx
nppiMinMaxIndx_32f_C1MR_Ctx = nppiMinMaxIndx_8u_C1MR_Ctx
def nppiMinMaxIndx_8u_C3CR_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, nCOI: int, pMinValue: _Device, pMaxValue: _Device, pMinIndex: _Device, pMaxIndex: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMinMaxIndx_8s_C3CR_Ctx = nppiMinMaxIndx_8u_C3CR_Ctx
nppiMinMaxIndx_16u_C3CR_Ctx = nppiMinMaxIndx_8u_C3CR_Ctx
nppiMinMaxIndx_32f_C3CR_Ctx = nppiMinMaxIndx_8u_C3CR_Ctx
def nppiMinMaxIndx_8u_C3CMR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, nCOI: int, pMinValue: _Device, pMaxValue: _Device, pMinIndex: _Device, pMaxIndex: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMinMaxIndx_8s_C3CMR_Ctx = nppiMinMaxIndx_8u_C3CMR_Ctx
nppiMinMaxIndx_16u_C3CMR_Ctx = nppiMinMaxIndx_8u_C3CMR_Ctx
nppiMinMaxIndx_32f_C3CMR_Ctx = nppiMinMaxIndx_8u_C3CMR_Ctx
nppiMinMaxIndxGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_8s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_8u_C3CR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_8s_C3CR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_16u_C3CR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_32f_C3CR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMinMaxIndxGetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMean_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pMean: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMean_16u_C1R_Ctx = nppiMean_8u_C1R_Ctx
nppiMean_16s_C1R_Ctx = nppiMean_8u_C1R_Ctx
nppiMean_32f_C1R_Ctx = nppiMean_8u_C1R_Ctx
def nppiMean_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, aMean: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMean_16u_C3R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_16s_C3R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_32f_C3R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_8u_C4R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_16u_C4R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_16s_C4R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_32f_C4R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_8u_AC4R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_16u_AC4R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_16s_AC4R_Ctx = nppiMean_8u_C3R_Ctx
nppiMean_32f_AC4R_Ctx = nppiMean_8u_C3R_Ctx
def nppiMean_8u_C1MR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pMean: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMean_8s_C1MR_Ctx = nppiMean_8u_C1MR_Ctx
nppiMean_16u_C1MR_Ctx = nppiMean_8u_C1MR_Ctx
nppiMean_32f_C1MR_Ctx = nppiMean_8u_C1MR_Ctx
def nppiMean_8u_C3CMR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, nCOI: int, pDeviceBuffer: _Device, pMean: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMean_8s_C3CMR_Ctx = nppiMean_8u_C3CMR_Ctx
nppiMean_16u_C3CMR_Ctx = nppiMean_8u_C3CMR_Ctx
nppiMean_32f_C3CMR_Ctx = nppiMean_8u_C3CMR_Ctx
nppiMeanGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanGetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMean_StdDev_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pMean: _Device, pStdDev: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMean_StdDev_8s_C1R_Ctx = nppiMean_StdDev_8u_C1R_Ctx
nppiMean_StdDev_16u_C1R_Ctx = nppiMean_StdDev_8u_C1R_Ctx
nppiMean_StdDev_32f_C1R_Ctx = nppiMean_StdDev_8u_C1R_Ctx
def nppiMean_StdDev_8u_C1MR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, pDeviceBuffer: _Device, pMean: _Device, pStdDev: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMean_StdDev_8s_C1MR_Ctx = nppiMean_StdDev_8u_C1MR_Ctx
nppiMean_StdDev_16u_C1MR_Ctx = nppiMean_StdDev_8u_C1MR_Ctx
nppiMean_StdDev_32f_C1MR_Ctx = nppiMean_StdDev_8u_C1MR_Ctx
def nppiMean_StdDev_8u_C3CR_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, nCOI: int, pDeviceBuffer: _Device, pMean: _Device, pStdDev: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMean_StdDev_8s_C3CR_Ctx = nppiMean_StdDev_8u_C3CR_Ctx
nppiMean_StdDev_16u_C3CR_Ctx = nppiMean_StdDev_8u_C3CR_Ctx
nppiMean_StdDev_32f_C3CR_Ctx = nppiMean_StdDev_8u_C3CR_Ctx
def nppiMean_StdDev_8u_C3CMR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, nCOI: int, pDeviceBuffer: _Device, pMean: _Device, pStdDev: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMean_StdDev_8s_C3CMR_Ctx = nppiMean_StdDev_8u_C3CMR_Ctx
nppiMean_StdDev_16u_C3CMR_Ctx = nppiMean_StdDev_8u_C3CMR_Ctx
nppiMean_StdDev_32f_C3CMR_Ctx = nppiMean_StdDev_8u_C3CMR_Ctx
nppiMeanStdDevGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_8s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_8u_C3CR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_8s_C3CR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_16u_C3CR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_32f_C3CR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMeanStdDevGetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiNorm_Inf_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pNorm: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNorm_Inf_16u_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_Inf_16s_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_Inf_32s_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_Inf_32f_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
def nppiNorm_Inf_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, aNorm: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNorm_Inf_16u_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_16s_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_32f_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_8u_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_16u_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_16s_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_32f_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_8u_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_16u_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_16s_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_Inf_32f_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
def nppiNorm_Inf_8u_C1MR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, pNorm: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNorm_Inf_8s_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_Inf_16u_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_Inf_32f_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
def nppiNorm_Inf_8u_C3CMR_Ctx(pSrc: _Device, nSrcStep: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, nCOI: int, pNorm: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNorm_Inf_8s_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNorm_Inf_16u_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNorm_Inf_32f_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNormInfGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_32s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormInfGetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNorm_L1_8u_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_L1_16u_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_L1_16s_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_L1_32f_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_L1_8u_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_16u_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_16s_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_32f_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_8u_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_16u_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_16s_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_32f_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_8u_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_16u_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_16s_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_32f_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L1_8u_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_L1_8s_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_L1_16u_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_L1_32f_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_L1_8u_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNorm_L1_8s_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNorm_L1_16u_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNorm_L1_32f_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNormL1GetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL1GetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNorm_L2_8u_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_L2_16u_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_L2_16s_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_L2_32f_C1R_Ctx = nppiNorm_Inf_8u_C1R_Ctx
nppiNorm_L2_8u_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_16u_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_16s_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_32f_C3R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_8u_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_16u_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_16s_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_32f_AC4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_8u_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_16u_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_16s_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_32f_C4R_Ctx = nppiNorm_Inf_8u_C3R_Ctx
nppiNorm_L2_8u_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_L2_8s_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_L2_16u_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_L2_32f_C1MR_Ctx = nppiNorm_Inf_8u_C1MR_Ctx
nppiNorm_L2_8u_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNorm_L2_8s_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNorm_L2_16u_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNorm_L2_32f_C3CMR_Ctx = nppiNorm_Inf_8u_C3CMR_Ctx
nppiNormL2GetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormL2GetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiNormDiff_Inf_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pNormDiff: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNormDiff_Inf_16u_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_Inf_16s_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_Inf_32f_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
def nppiNormDiff_Inf_8u_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, aNormDiff: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNormDiff_Inf_16u_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_16s_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_32f_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_8u_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_16u_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_16s_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_32f_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_8u_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_16u_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_16s_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_Inf_32f_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
def nppiNormDiff_Inf_8u_C1MR_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, pNormDiff: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNormDiff_Inf_8s_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_Inf_16u_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_Inf_32f_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
def nppiNormDiff_Inf_8u_C3CMR_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, nCOI: int, pNormDiff: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNormDiff_Inf_8s_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiff_Inf_16u_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiff_Inf_32f_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiffInfGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffInfGetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiff_L1_8u_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_L1_16u_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_L1_16s_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_L1_32f_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_L1_8u_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_16u_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_16s_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_32f_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_8u_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_16u_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_16s_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_32f_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_8u_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_16u_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_16s_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_32f_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L1_8u_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_L1_8s_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_L1_16u_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_L1_32f_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_L1_8u_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiff_L1_8s_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiff_L1_16u_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiff_L1_32f_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiffL1GetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL1GetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiff_L2_8u_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_L2_16u_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_L2_16s_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_L2_32f_C1R_Ctx = nppiNormDiff_Inf_8u_C1R_Ctx
nppiNormDiff_L2_8u_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_16u_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_16s_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_32f_C3R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_8u_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_16u_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_16s_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_32f_AC4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_8u_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_16u_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_16s_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_32f_C4R_Ctx = nppiNormDiff_Inf_8u_C3R_Ctx
nppiNormDiff_L2_8u_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_L2_8s_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_L2_16u_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_L2_32f_C1MR_Ctx = nppiNormDiff_Inf_8u_C1MR_Ctx
nppiNormDiff_L2_8u_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiff_L2_8s_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiff_L2_16u_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiff_L2_32f_C3CMR_Ctx = nppiNormDiff_Inf_8u_C3CMR_Ctx
nppiNormDiffL2GetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormDiffL2GetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiNormRel_Inf_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pNormRel: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNormRel_Inf_16u_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_Inf_16s_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_Inf_32f_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
def nppiNormRel_Inf_8u_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, aNormRel: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNormRel_Inf_16u_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_16s_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_32f_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_8u_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_16u_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_16s_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_32f_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_8u_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_16u_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_16s_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_Inf_32f_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
def nppiNormRel_Inf_8u_C1MR_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, pNormRel: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNormRel_Inf_8s_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_Inf_16u_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_Inf_32f_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
def nppiNormRel_Inf_8u_C3CMR_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, pMask: _Device, nMaskStep: int, oSizeROI: NppiSize, nCOI: int, pNormRel: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiNormRel_Inf_8s_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRel_Inf_16u_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRel_Inf_32f_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRelInfGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelInfGetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRel_L1_8u_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_L1_16u_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_L1_16s_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_L1_32f_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_L1_8u_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_16u_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_16s_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_32f_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_8u_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_16u_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_16s_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_32f_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_8u_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_16u_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_16s_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_32f_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L1_8u_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_L1_8s_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_L1_16u_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_L1_32f_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_L1_8u_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRel_L1_8s_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRel_L1_16u_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRel_L1_32f_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRelL1GetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL1GetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRel_L2_8u_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_L2_16u_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_L2_16s_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_L2_32f_C1R_Ctx = nppiNormRel_Inf_8u_C1R_Ctx
nppiNormRel_L2_8u_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_16u_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_16s_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_32f_C3R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_8u_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_16u_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_16s_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_32f_AC4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_8u_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_16u_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_16s_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_32f_C4R_Ctx = nppiNormRel_Inf_8u_C3R_Ctx
nppiNormRel_L2_8u_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_L2_8s_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_L2_16u_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_L2_32f_C1MR_Ctx = nppiNormRel_Inf_8u_C1MR_Ctx
nppiNormRel_L2_8u_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRel_L2_8s_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRel_L2_16u_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRel_L2_32f_C3CMR_Ctx = nppiNormRel_Inf_8u_C3CMR_Ctx
nppiNormRelL2GetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_8u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_8s_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16u_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_32f_C1MR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16s_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_8u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_8s_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_16u_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiNormRelL2GetBufferHostSize_32f_C3CMR_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiDotProd_8u64f_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pDp: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDotProd_8s64f_C1R_Ctx = nppiDotProd_8u64f_C1R_Ctx
nppiDotProd_16u64f_C1R_Ctx = nppiDotProd_8u64f_C1R_Ctx
nppiDotProd_16s64f_C1R_Ctx = nppiDotProd_8u64f_C1R_Ctx
nppiDotProd_32u64f_C1R_Ctx = nppiDotProd_8u64f_C1R_Ctx
nppiDotProd_32s64f_C1R_Ctx = nppiDotProd_8u64f_C1R_Ctx
nppiDotProd_32f64f_C1R_Ctx = nppiDotProd_8u64f_C1R_Ctx
def nppiDotProd_8u64f_C3R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, aDp: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiDotProd_8s64f_C3R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_16u64f_C3R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_16s64f_C3R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32u64f_C3R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32s64f_C3R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32f64f_C3R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_8u64f_C4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_8s64f_C4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_16u64f_C4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_16s64f_C4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32u64f_C4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32s64f_C4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32f64f_C4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_8u64f_AC4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_8s64f_AC4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_16u64f_AC4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_16s64f_AC4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32u64f_AC4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32s64f_AC4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProd_32f64f_AC4R_Ctx = nppiDotProd_8u64f_C3R_Ctx
nppiDotProdGetBufferHostSize_8u64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_8s64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_16u64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_16s64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32u64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32s64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32f64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_8u64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_8s64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_16u64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_16s64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32u64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32s64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32f64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_8u64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_8s64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_16u64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_16s64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32u64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32s64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32f64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_8u64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_8s64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_16u64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_16s64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32u64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32s64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiDotProdGetBufferHostSize_32f64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiCountInRange_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pCounts: _Device, nLowerBound: int, nUpperBound: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCountInRange_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pCounts: _Device, nLowerBound: float, nUpperBound: float, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCountInRange_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, aCounts: _Device, aLowerBound: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _WriteArray, aUpperBound: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _WriteArray, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiCountInRange_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, aCounts: _Device, aLowerBound: _Pointer[ctypes.c_float] | int | Sequence[float] | _WriteArray, aUpperBound: _Pointer[ctypes.c_float] | int | Sequence[float] | _WriteArray, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCountInRange_8u_AC4R_Ctx = nppiCountInRange_8u_C3R_Ctx
nppiCountInRange_32f_AC4R_Ctx = nppiCountInRange_32f_C3R_Ctx
nppiCountInRangeGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiCountInRangeGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiCountInRangeGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiCountInRangeGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiCountInRangeGetBufferHostSize_8u_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiCountInRangeGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaxEvery_8u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_16u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_16s_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_8u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_16u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_16s_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_32f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_8u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_16u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_16s_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_32f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_8u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_16u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_16s_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMaxEvery_32f_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_8u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_16u_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_16s_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_32f_C1IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_8u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_16u_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_16s_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_32f_C3IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_8u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_16u_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_16s_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_32f_C4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_8u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_16u_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_16s_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
nppiMinEvery_32f_AC4IR_Ctx = nppiAdd_16f_C1IR_Ctx
def nppiIntegral_8u32s_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oROI: NppiSize, nVal: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiIntegral_8u32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oROI: NppiSize, nVal: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSqrIntegral_8u32s_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, pSqr: _Device, nSqrStep: int, oSrcROI: NppiSize, nVal: int, nValSqr: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSqrIntegral_8u32s64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, pSqr: _Device, nSqrStep: int, oSrcROI: NppiSize, nVal: int, nValSqr: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiSqrIntegral_8u32f64f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, pSqr: _Device, nSqrStep: int, oSrcROI: NppiSize, nVal: float, nValSqr: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRectStdDev_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, pSqr: _Device, nSqrStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oRect: NppiRect, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiRectStdDev_32s_C1RSfs_Ctx(pSrc: _Device, nSrcStep: int, pSqr: _Device, nSqrStep: int, pDst: _Device, nDstStep: int, oSizeROI: NppiSize, oRect: NppiRect, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRectStdDev_32s32f_C1R_Ctx = nppiRectStdDev_32f_C1R_Ctx
def nppiEvenLevelsHost_32s(hpLevels: _Pointer[ctypes.c_int] | int | _WriteArray, nLevels: int | None, nLowerLevel: int, nUpperLevel: int) -> NppStatus: ...
def nppiHistogramEven_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pHist: _Device, nLevels: int, nLowerLevel: int, nUpperLevel: int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiHistogramEven_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pHist: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], nLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nLowerLevel: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nUpperLevel: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiHistogramEven_8u_C4R_Ctx = nppiHistogramEven_8u_C3R_Ctx
nppiHistogramEven_8u_AC4R_Ctx = nppiHistogramEven_8u_C3R_Ctx
nppiHistogramEven_16u_C1R_Ctx = nppiHistogramEven_8u_C1R_Ctx
nppiHistogramEven_16u_C3R_Ctx = nppiHistogramEven_8u_C3R_Ctx
nppiHistogramEven_16u_C4R_Ctx = nppiHistogramEven_8u_C3R_Ctx
nppiHistogramEven_16u_AC4R_Ctx = nppiHistogramEven_8u_C3R_Ctx
nppiHistogramEven_16s_C1R_Ctx = nppiHistogramEven_8u_C1R_Ctx
nppiHistogramEven_16s_C3R_Ctx = nppiHistogramEven_8u_C3R_Ctx
nppiHistogramEven_16s_C4R_Ctx = nppiHistogramEven_8u_C3R_Ctx
nppiHistogramEven_16s_AC4R_Ctx = nppiHistogramEven_8u_C3R_Ctx
def nppiHistogramEvenGetBufferSize_8u_C1R_Ctx(oSizeROI: NppiSize, nLevels: int, nppStreamCtx: NppStreamContext) -> int: """made by the call: size_t *hpBufferSize"""
def nppiHistogramEvenGetBufferSize_8u_C3R_Ctx(oSizeROI: NppiSize, nLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, nppStreamCtx: NppStreamContext) -> int: """made by the call: size_t *hpBufferSize"""
nppiHistogramEvenGetBufferSize_8u_C4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramEvenGetBufferSize_8u_AC4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramEvenGetBufferSize_16u_C1R_Ctx = nppiHistogramEvenGetBufferSize_8u_C1R_Ctx
nppiHistogramEvenGetBufferSize_16u_C3R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramEvenGetBufferSize_16u_C4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramEvenGetBufferSize_16u_AC4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramEvenGetBufferSize_16s_C1R_Ctx = nppiHistogramEvenGetBufferSize_8u_C1R_Ctx
nppiHistogramEvenGetBufferSize_16s_C3R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramEvenGetBufferSize_16s_C4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramEvenGetBufferSize_16s_AC4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
def nppiHistogramRange_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pHist: _Device, pLevels: _Device, nLevels: int, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiHistogramRange_8u_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pHist: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], pLevels: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], nLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiHistogramRange_8u_C4R_Ctx = nppiHistogramRange_8u_C3R_Ctx
nppiHistogramRange_8u_AC4R_Ctx = nppiHistogramRange_8u_C3R_Ctx
nppiHistogramRange_16u_C1R_Ctx = nppiHistogramRange_8u_C1R_Ctx
nppiHistogramRange_16u_C3R_Ctx = nppiHistogramRange_8u_C3R_Ctx
nppiHistogramRange_16u_C4R_Ctx = nppiHistogramRange_8u_C3R_Ctx
nppiHistogramRange_16u_AC4R_Ctx = nppiHistogramRange_8u_C3R_Ctx
nppiHistogramRange_16s_C1R_Ctx = nppiHistogramRange_8u_C1R_Ctx
nppiHistogramRange_16s_C3R_Ctx = nppiHistogramRange_8u_C3R_Ctx
nppiHistogramRange_16s_C4R_Ctx = nppiHistogramRange_8u_C3R_Ctx
nppiHistogramRange_16s_AC4R_Ctx = nppiHistogramRange_8u_C3R_Ctx
nppiHistogramRange_32f_C1R_Ctx = nppiHistogramRange_8u_C1R_Ctx
def nppiHistogramRange_32f_C3R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, pHist: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], pLevels: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nLevels: _Pointer[ctypes.c_int] | int | Sequence[int] | _WriteArray, pBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiHistogramRange_32f_C4R_Ctx = nppiHistogramRange_32f_C3R_Ctx
nppiHistogramRange_32f_AC4R_Ctx = nppiHistogramRange_32f_C3R_Ctx
nppiHistogramRangeGetBufferSize_8u_C1R_Ctx = nppiHistogramEvenGetBufferSize_8u_C1R_Ctx
nppiHistogramRangeGetBufferSize_8u_C3R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_8u_C4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_8u_AC4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_16u_C1R_Ctx = nppiHistogramEvenGetBufferSize_8u_C1R_Ctx
nppiHistogramRangeGetBufferSize_16u_C3R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_16u_C4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_16u_AC4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_16s_C1R_Ctx = nppiHistogramEvenGetBufferSize_8u_C1R_Ctx
nppiHistogramRangeGetBufferSize_16s_C3R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_16s_C4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_16s_AC4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_32f_C1R_Ctx = nppiHistogramEvenGetBufferSize_8u_C1R_Ctx
nppiHistogramRangeGetBufferSize_32f_C3R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_32f_C4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
nppiHistogramRangeGetBufferSize_32f_AC4R_Ctx = nppiHistogramEvenGetBufferSize_8u_C3R_Ctx
def nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx(pSrc: _Device, nSrcStep: int, oSrcRoiSize: NppiSize, pTpl: _Device, nTplStep: int, oTplRoiSize: NppiSize, pDst: _Device, nDstStep: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSqrDistanceFull_Norm_8u_C3RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceFull_Norm_8u_C4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceFull_Norm_8u_AC4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
def nppiSqrDistanceFull_Norm_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcRoiSize: NppiSize, pTpl: _Device, nTplStep: int, oTplRoiSize: NppiSize, pDst: _Device, nDstStep: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSqrDistanceFull_Norm_32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_8u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_8u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_8u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_8u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_8s32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_8s32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_8s32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_8s32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_16u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_16u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_16u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceFull_Norm_16u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8u_C1RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceSame_Norm_8u_C3RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceSame_Norm_8u_C4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceSame_Norm_8u_AC4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceSame_Norm_32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8s32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8s32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8s32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_8s32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_16u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_16u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_16u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceSame_Norm_16u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
def nppiSqrDistanceSame_Norm_16u32f_AC4R(pSrc: _Device, nSrcStep: int, oSrcRoiSize: NppiSize, pTpl: _Device, nTplStep: int, oTplRoiSize: NppiSize, pDst: _Device, nDstStep: int) -> NppStatus: ...
nppiSqrDistanceValid_Norm_8u_C1RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceValid_Norm_8u_C3RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceValid_Norm_8u_C4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceValid_Norm_8u_AC4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiSqrDistanceValid_Norm_32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_8u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_8u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_8u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_8u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_8s32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_8s32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_8s32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_8s32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_16u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_16u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_16u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiSqrDistanceValid_Norm_16u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8u_C1RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrFull_Norm_8u_C3RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrFull_Norm_8u_C4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrFull_Norm_8u_AC4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrFull_Norm_32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_64f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_64f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_64f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_64f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8s32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8s32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8s32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_8s32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_16u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_16u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_16u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrFull_Norm_16u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8u_C1RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrSame_Norm_8u_C3RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrSame_Norm_8u_C4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrSame_Norm_8u_AC4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrSame_Norm_32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_64f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_64f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_64f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_64f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8s32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8s32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8s32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_8s32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_16u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_16u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_16u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrSame_Norm_16u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8u_C1RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrValid_Norm_8u_C3RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrValid_Norm_8u_C4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrValid_Norm_8u_AC4RSfs_Ctx = nppiSqrDistanceFull_Norm_8u_C1RSfs_Ctx
nppiCrossCorrValid_Norm_32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_64f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_64f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_64f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_64f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8s32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8s32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8s32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_8s32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_16u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_16u32f_C3R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_16u32f_C4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_Norm_16u32f_AC4R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_64f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_8u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_8s32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
nppiCrossCorrValid_16u32f_C1R_Ctx = nppiSqrDistanceFull_Norm_32f_C1R_Ctx
def nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx(pSrc: _Device, nSrcStep: int, oSrcRoiSize: NppiSize, pTpl: _Device, nTplStep: int, oTplRoiSize: NppiSize, pDst: _Device, nDstStep: int, nScaleFactor: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCrossCorrFull_NormLevel_8u_C3RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrFull_NormLevel_8u_C4RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrFull_NormLevel_8u_AC4RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
def nppiCrossCorrFull_NormLevel_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcRoiSize: NppiSize, pTpl: _Device, nTplStep: int, oTplRoiSize: NppiSize, pDst: _Device, nDstStep: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCrossCorrFull_NormLevel_32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_64f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_64f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_64f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_64f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_8u32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_8u32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_8u32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_8u32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_8s32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_8s32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_8s32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_8s32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_16u32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_16u32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_16u32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrFull_NormLevel_16u32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8u_C1RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8u_C3RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8u_C4RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8u_AC4RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8u32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8u32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8u32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8u32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8s32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8s32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8s32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_8s32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_16u32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_16u32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_16u32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiFullNormLevelGetBufferHostSize_16u32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiCrossCorrSame_NormLevel_8u_C1RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrSame_NormLevel_8u_C3RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrSame_NormLevel_8u_C4RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrSame_NormLevel_8u_AC4RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrSame_NormLevel_32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_64f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_64f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_64f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_64f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_8u32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_8u32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_8u32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_8u32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_8s32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_8s32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_8s32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_8s32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_16u32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_16u32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_16u32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_16u32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8u_C1RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8u_C3RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8u_C4RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8u_AC4RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8u32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8u32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8u32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8u32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8s32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8s32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8s32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_8s32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_16u32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_16u32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_16u32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSameNormLevelGetBufferHostSize_16u32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiCrossCorrValid_NormLevel_8u_C1RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrValid_NormLevel_8u_C3RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrValid_NormLevel_8u_C4RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrValid_NormLevel_8u_AC4RSfs_Ctx = nppiCrossCorrFull_NormLevel_8u_C1RSfs_Ctx
nppiCrossCorrValid_NormLevel_32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_64f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_64f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_64f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_64f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_8u32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_8u32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_8u32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_8u32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_8s32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_8s32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_8s32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_8s32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_16u32f_C1R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_16u32f_C3R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_16u32f_C4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_16u32f_AC4R_Ctx = nppiCrossCorrFull_NormLevel_32f_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8u_C1RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8u_C3RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8u_C4RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8u_AC4RSfs_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_64f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8u32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8u32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8u32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8u32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8s32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8s32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8s32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_8s32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_16u32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_16u32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_16u32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiValidNormLevelGetBufferHostSize_16u32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcRoiSize: NppiSize, pTpl: _Device, nTplStep: int, oTplRoiSize: NppiSize, pDst: _Device, nDstStep: int, pDeviceBuffer: _Device, pAdvancedScratchBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiCrossCorrFull_NormLevelAdvanced_32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_64f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_64f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_64f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_8u32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_8u32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_8u32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_8s32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_8s32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_8s32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_16u32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_16u32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrFull_NormLevelAdvanced_16u32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
def nppiCrossCorrFull_NormLevel_GetAdvancedScratchBufferSize(oSrcRoiSize: NppiSize, oTplRoiSize: NppiSize, nSizeofDstData: int, nSrcChannels: int) -> int: """made by the call: size_t *hpBufferSize"""
nppiCrossCorrSame_NormLevelAdvanced_32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_64f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_64f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_64f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_8u32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_8u32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_8u32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_8s32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_8s32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_8s32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_16u32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_16u32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevelAdvanced_16u32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrSame_NormLevel_GetAdvancedScratchBufferSize = nppiCrossCorrFull_NormLevel_GetAdvancedScratchBufferSize
nppiCrossCorrValid_NormLevelAdvanced_32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_64f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_64f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_64f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_8u32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_8u32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_8u32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_8s32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_8s32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_8s32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_16u32f_C1R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_16u32f_C3R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevelAdvanced_16u32f_C4R_Ctx = nppiCrossCorrFull_NormLevelAdvanced_32f_C1R_Ctx
nppiCrossCorrValid_NormLevel_GetAdvancedScratchBufferSize = nppiCrossCorrFull_NormLevel_GetAdvancedScratchBufferSize
def nppiQualityIndex_8u32f_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oRoiSize: NppiSize, pDst: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiQualityIndex_16u32f_C1R_Ctx = nppiQualityIndex_8u32f_C1R_Ctx
nppiQualityIndex_32f_C1R_Ctx = nppiQualityIndex_8u32f_C1R_Ctx
nppiQualityIndex_8u32f_C3R_Ctx = nppiQualityIndex_8u32f_C1R_Ctx
nppiQualityIndex_16u32f_C3R_Ctx = nppiQualityIndex_8u32f_C1R_Ctx
nppiQualityIndex_32f_C3R_Ctx = nppiQualityIndex_8u32f_C1R_Ctx
nppiQualityIndex_8u32f_AC4R_Ctx = nppiQualityIndex_8u32f_C1R_Ctx
nppiQualityIndex_16u32f_AC4R_Ctx = nppiQualityIndex_8u32f_C1R_Ctx
nppiQualityIndex_32f_AC4R_Ctx = nppiQualityIndex_8u32f_C1R_Ctx
nppiQualityIndexGetBufferHostSize_8u32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiQualityIndexGetBufferHostSize_16u32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiQualityIndexGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiQualityIndexGetBufferHostSize_8u32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiQualityIndexGetBufferHostSize_16u32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiQualityIndexGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiQualityIndexGetBufferHostSize_8u32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiQualityIndexGetBufferHostSize_16u32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiQualityIndexGetBufferHostSize_32f_AC4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMaximumError_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pError: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMaximumError_8s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16sc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32sc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32f_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32fc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_64f_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_8u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_8s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16sc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32sc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32f_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32fc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_64f_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_8u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_8s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16sc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32sc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32f_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32fc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_64f_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_8u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_8s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_16sc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32sc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32f_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_32fc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumError_64f_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_8s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16sc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32sc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32fc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_8u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_8s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16sc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32sc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32f_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32fc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_64f_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_8s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16sc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32sc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32fc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_8s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_16sc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32sc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_32fc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumErrorGetBufferHostSize_64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageError_8u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_8s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16sc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32sc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32f_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32fc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_64f_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_8u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_8s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16sc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32sc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32f_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32fc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_64f_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_8u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_8s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16sc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32sc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32f_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32fc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_64f_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_8u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_8s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_16sc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32sc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32f_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_32fc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageError_64f_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_8s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16sc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32sc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32fc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_8u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_8s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16sc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32sc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32f_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32fc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_64f_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_8s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16sc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32sc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32fc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_8s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_16sc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32sc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_32fc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageErrorGetBufferHostSize_64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeError_8u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_8s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16sc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32sc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32f_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32fc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_64f_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_8u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_8s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16sc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32sc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32f_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32fc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_64f_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_8u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_8s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16sc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32sc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32f_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32fc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_64f_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_8u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_8s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_16sc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32sc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32f_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_32fc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeError_64f_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_8s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16sc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32sc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32fc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_8u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_8s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16sc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32sc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32f_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32fc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_64f_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_8s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16sc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32sc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32fc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_8s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_16sc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32sc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_32fc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMaximumRelativeErrorGetBufferHostSize_64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeError_8u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_8s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16sc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32u_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32s_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32sc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32f_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32fc_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_64f_C1R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_8u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_8s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16sc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32u_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32s_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32sc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32f_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32fc_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_64f_C2R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_8u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_8s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16sc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32u_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32s_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32sc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32f_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32fc_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_64f_C3R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_8u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_8s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_16sc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32u_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32s_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32sc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32f_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_32fc_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeError_64f_C4R_Ctx = nppiMaximumError_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_8s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16sc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32s_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32sc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32fc_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_64f_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_8u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_8s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16sc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32u_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32s_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32sc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32f_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32fc_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_64f_C2R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_8s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16sc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32s_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32sc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32fc_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_64f_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_8u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_8s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_16sc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32u_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32s_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32sc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_32fc_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiAverageRelativeErrorGetBufferHostSize_64f_C4R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiMSE_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pMSE: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMSE_8u_C3R_Ctx = nppiMSE_8u_C1R_Ctx
def nppiPSNR_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pPSNR: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiPSNR_8u_C3R_Ctx = nppiPSNR_8u_C1R_Ctx
def nppiSSIM_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pSSIM: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSSIM_8u_C3R_Ctx = nppiSSIM_8u_C1R_Ctx
def nppiMSSSIM_8u_C1R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pMSSSIM: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWMSSSIM_8u_C1R_Ctx = nppiMSSSIM_8u_C1R_Ctx
nppiWMSSSIM_8u_C3R_Ctx = nppiMSSSIM_8u_C1R_Ctx
def nppiWMSSSIM_8u_C4R_Ctx(pSrc1: _Device, nSrc1Step: int, pSrc2: _Device, nSrc2Step: int, oSizeROI: NppiSize, pMSSSIM: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
nppiMSEGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMSEGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiPSNRGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiPSNRGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSSIMGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSSIMGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMSSSIMGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiWMSSSIMGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiWMSSSIMGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
def nppiWMSSSIMGetBufferHostSize_8u_C4R_Ctx(oSizeROI: NppiSize, nppStreamCtx: NppStreamContext) -> int: """since 13.1; made by the call: size_t *hpBufferSize"""
def nppiMSEBatch_8u_C1R_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oSizeROI: NppiSize, pMSE: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMSEBatch_8u_C3R_Ctx = nppiMSEBatch_8u_C1R_Ctx
def nppiPSNRBatch_8u_C1R_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oSizeROI: NppiSize, pPSNR: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiPSNRBatch_8u_C3R_Ctx = nppiPSNRBatch_8u_C1R_Ctx
def nppiSSIMBatch_8u_C1R_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oSizeROI: NppiSize, pSSIM: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiSSIMBatch_8u_C3R_Ctx = nppiSSIMBatch_8u_C1R_Ctx
def nppiWMSSSIMBatch_8u_C1R_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oSizeROI: NppiSize, pWMSSSIM: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWMSSSIMBatch_8u_C3R_Ctx = nppiWMSSSIMBatch_8u_C1R_Ctx
def nppiWMSSSIMBatch_8u_C4R_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oSizeROI: NppiSize, pWMSSSIM: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
nppiMSEBatchGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiMSEBatchGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiPSNRBatchGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiPSNRBatchGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSSIMBatchGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiSSIMBatchGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiWMSSSIMBatchGetBufferHostSize_8u_C1R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiWMSSSIMBatchGetBufferHostSize_8u_C3R_Ctx = nppiSumGetBufferHostSize_8u_C1R_Ctx
nppiWMSSSIMBatchGetBufferHostSize_8u_C4R_Ctx = nppiWMSSSIMGetBufferHostSize_8u_C4R_Ctx
def nppiMSEBatch_8u_C1R_Advanced_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oMaxSizeROI: NppiSize, pMSE: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMSEBatch_8u_C3R_Advanced_Ctx = nppiMSEBatch_8u_C1R_Advanced_Ctx
def nppiPSNRBatch_8u_C1R_Advanced_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oMaxSizeROI: NppiSize, pPSNR: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiPSNRBatch_8u_C3R_Advanced_Ctx = nppiPSNRBatch_8u_C1R_Advanced_Ctx
def nppiWMSSSIMBatch_8u_C1R_Advanced_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oMaxSizeROI: NppiSize, pWMSSSIM: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWMSSSIMBatch_8u_C3R_Advanced_Ctx = nppiWMSSSIMBatch_8u_C1R_Advanced_Ctx
def nppiWMSSSIMBatch_8u_C4R_Advanced_Ctx(pSrc1BatchList: _Device, pSrc2BatchList: _Device, nBatchSize: int, oMaxSizeROI: NppiSize, pWMSSSIM: _Device, pDeviceBufferList: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: """since 13.1"""
def nppiCircularRadialProfile_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, oCenter: NppiPoint32f, pProfileData: _Device, nProfileSamples: int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 12.6"""
def nppiEllipticalRadialProfile_32f_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSizeROI: NppiSize, oCenter: NppiPoint32f, nAstigmatismRatio: float, nOrientationRadians: float, pProfileData: _Device, nProfileSamples: int, nppStreamCtx: NppStreamContext) -> NppStatus: """since 12.6"""
nppiMagnitude_32fc32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiMagnitude_32fc32f_C1R = nppiAbs_16s_C1R
nppiMagnitudeSqr_32fc32f_C1R_Ctx = nppiCopy_8s_C1R_Ctx
nppiMagnitudeSqr_32fc32f_C1R = nppiAbs_16s_C1R
def nppiGetResizeRect(oSrcROI: NppiRect, nXFactor: float, nYFactor: float, nXShift: float, nYShift: float, eInterpolation: int) -> NppiRect: """made by the call: NppiRect *pDstRect"""
def nppiResizeSqrPixel_8u_C1R_Ctx(pSrc: _Device, oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Device, nDstStep: int, oDstROI: NppiRect, nXFactor: float, nYFactor: float, nXShift: float, nYShift: float, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResizeSqrPixel_8u_C3R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_8u_C4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_8u_AC4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
def nppiResizeSqrPixel_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oDstROI: NppiRect, nXFactor: float, nYFactor: float, nXShift: float, nYShift: float, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResizeSqrPixel_8u_P4R_Ctx = nppiResizeSqrPixel_8u_P3R_Ctx
nppiResizeSqrPixel_16u_C1R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_16u_C3R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_16u_C4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_16u_AC4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
def nppiResizeSqrPixel_16u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oDstROI: NppiRect, nXFactor: float, nYFactor: float, nXShift: float, nYShift: float, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResizeSqrPixel_16u_P4R_Ctx = nppiResizeSqrPixel_16u_P3R_Ctx
nppiResizeSqrPixel_16s_C1R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_16s_C3R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_16s_C4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_16s_AC4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
def nppiResizeSqrPixel_16s_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nDstStep: int, oDstROI: NppiRect, nXFactor: float, nYFactor: float, nXShift: float, nYShift: float, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResizeSqrPixel_16s_P4R_Ctx = nppiResizeSqrPixel_16s_P3R_Ctx
nppiResizeSqrPixel_32f_C1R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_32f_C3R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_32f_C4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_32f_AC4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
def nppiResizeSqrPixel_32f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nDstStep: int, oDstROI: NppiRect, nXFactor: float, nYFactor: float, nXShift: float, nYShift: float, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResizeSqrPixel_32f_P4R_Ctx = nppiResizeSqrPixel_32f_P3R_Ctx
nppiResizeSqrPixel_64f_C1R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_64f_C3R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_64f_C4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
nppiResizeSqrPixel_64f_AC4R_Ctx = nppiResizeSqrPixel_8u_C1R_Ctx
def nppiResizeSqrPixel_64f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_double]] | int | Sequence[ctypes._Pointer[ctypes.c_double]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_double]] | int | Sequence[ctypes._Pointer[ctypes.c_double]], nDstStep: int, oDstROI: NppiRect, nXFactor: float, nYFactor: float, nXShift: float, nYShift: float, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResizeSqrPixel_64f_P4R_Ctx = nppiResizeSqrPixel_64f_P3R_Ctx
def nppiResizeAdvancedGetBufferHostSize_8u_C1R(oSrcROI: NppiSize, oDstROI: NppiSize, eInterpolationMode: int) -> int: """made by the call: int *hpBufferSize"""
def nppiResizeSqrPixel_8u_C1R_Advanced_Ctx(pSrc: _Device, oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Device, nDstStep: int, oDstROI: NppiRect, nXFactor: float, nYFactor: float, pBuffer: _Device, eInterpolationMode: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiGetResizeTiledSourceOffset(oSrcRectROI: NppiRect, oDstRectROI: NppiRect) -> NppiPoint: """made by the call: NppiPoint *pNewSrcRectOffset"""
def nppiResize_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, oSrcSize: NppiSize, oSrcRectROI: NppiRect, pDst: _Device, nDstStep: int, oDstSize: NppiSize, oDstRectROI: NppiRect, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResize_8u_C3R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_8u_C4R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_8u_AC4R_Ctx = nppiResize_8u_C1R_Ctx
def nppiResize_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nSrcStep: int, oSrcSize: NppiSize, oSrcRectROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oDstSize: NppiSize, oDstRectROI: NppiRect, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResize_8u_P4R_Ctx = nppiResize_8u_P3R_Ctx
nppiResize_16u_C1R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_16u_C3R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_16u_C4R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_16u_AC4R_Ctx = nppiResize_8u_C1R_Ctx
def nppiResize_16u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nSrcStep: int, oSrcSize: NppiSize, oSrcRectROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oDstSize: NppiSize, oDstRectROI: NppiRect, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResize_16u_P4R_Ctx = nppiResize_16u_P3R_Ctx
nppiResize_16s_C1R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_16s_C3R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_16s_C4R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_16s_AC4R_Ctx = nppiResize_8u_C1R_Ctx
def nppiResize_16s_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nSrcStep: int, oSrcSize: NppiSize, oSrcRectROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nDstStep: int, oDstSize: NppiSize, oDstRectROI: NppiRect, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResize_16s_P4R_Ctx = nppiResize_16s_P3R_Ctx
nppiResize_16f_C1R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_16f_C3R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_16f_C4R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_32f_C1R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_32f_C3R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_32f_C4R_Ctx = nppiResize_8u_C1R_Ctx
nppiResize_32f_AC4R_Ctx = nppiResize_8u_C1R_Ctx
def nppiResize_32f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nSrcStep: int, oSrcSize: NppiSize, oSrcRectROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nDstStep: int, oDstSize: NppiSize, oDstRectROI: NppiRect, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResize_32f_P4R_Ctx = nppiResize_32f_P3R_Ctx
def nppiResizeBatch_8u_C1R_Ctx(oSmallestSrcSize: NppiSize, oSrcRectROI: NppiRect, oSmallestDstSize: NppiSize, oDstRectROI: NppiRect, eInterpolation: int, pBatchList: _Device, nBatchSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResizeBatch_8u_C3R_Ctx = nppiResizeBatch_8u_C1R_Ctx
nppiResizeBatch_8u_C4R_Ctx = nppiResizeBatch_8u_C1R_Ctx
nppiResizeBatch_8u_AC4R_Ctx = nppiResizeBatch_8u_C1R_Ctx
nppiResizeBatch_32f_C1R_Ctx = nppiResizeBatch_8u_C1R_Ctx
nppiResizeBatch_32f_C3R_Ctx = nppiResizeBatch_8u_C1R_Ctx
nppiResizeBatch_32f_C4R_Ctx = nppiResizeBatch_8u_C1R_Ctx
nppiResizeBatch_32f_AC4R_Ctx = nppiResizeBatch_8u_C1R_Ctx
def nppiResizeBatch_8u_C1R_Advanced_Ctx(nMaxWidth: int, nMaxHeight: int, pBatchSrc: _Device, pBatchDst: _Device, pBatchROI: _Device, nBatchSize: int, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiResizeBatch_8u_C3R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_8u_C4R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_8u_AC4R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_16f_C1R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_16f_C3R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_16f_C4R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_32f_C1R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_32f_C3R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_32f_C4R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
nppiResizeBatch_32f_AC4R_Advanced_Ctx = nppiResizeBatch_8u_C1R_Advanced_Ctx
def nppiRemap_8u_C1R_Ctx(pSrc: _Device, oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pXMap: _Device, nXMapStep: int, pYMap: _Device, nYMapStep: int, pDst: _Device, nDstStep: int, oDstSizeROI: NppiSize, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRemap_8u_C3R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_8u_C4R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_8u_AC4R_Ctx = nppiRemap_8u_C1R_Ctx
def nppiRemap_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pXMap: _Device, nXMapStep: int, pYMap: _Device, nYMapStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oDstSizeROI: NppiSize, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRemap_8u_P4R_Ctx = nppiRemap_8u_P3R_Ctx
nppiRemap_16u_C1R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_16u_C3R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_16u_C4R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_16u_AC4R_Ctx = nppiRemap_8u_C1R_Ctx
def nppiRemap_16u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pXMap: _Device, nXMapStep: int, pYMap: _Device, nYMapStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oDstSizeROI: NppiSize, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRemap_16u_P4R_Ctx = nppiRemap_16u_P3R_Ctx
nppiRemap_16s_C1R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_16s_C3R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_16s_C4R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_16s_AC4R_Ctx = nppiRemap_8u_C1R_Ctx
def nppiRemap_16s_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pXMap: _Device, nXMapStep: int, pYMap: _Device, nYMapStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_short]] | int | Sequence[ctypes._Pointer[ctypes.c_short]], nDstStep: int, oDstSizeROI: NppiSize, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRemap_16s_P4R_Ctx = nppiRemap_16s_P3R_Ctx
nppiRemap_32f_C1R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_32f_C3R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_32f_C4R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_32f_AC4R_Ctx = nppiRemap_8u_C1R_Ctx
def nppiRemap_32f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pXMap: _Device, nXMapStep: int, pYMap: _Device, nYMapStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nDstStep: int, oDstSizeROI: NppiSize, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRemap_32f_P4R_Ctx = nppiRemap_32f_P3R_Ctx
nppiRemap_64f_C1R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_64f_C3R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_64f_C4R_Ctx = nppiRemap_8u_C1R_Ctx
nppiRemap_64f_AC4R_Ctx = nppiRemap_8u_C1R_Ctx
def nppiRemap_64f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_double]] | int | Sequence[ctypes._Pointer[ctypes.c_double]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pXMap: _Device, nXMapStep: int, pYMap: _Device, nYMapStep: int, pDst: _Pointer[ctypes._Pointer[ctypes.c_double]] | int | Sequence[ctypes._Pointer[ctypes.c_double]], nDstStep: int, oDstSizeROI: NppiSize, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRemap_64f_P4R_Ctx = nppiRemap_64f_P3R_Ctx
def nppiGetRotateQuad(oSrcROI: NppiRect, nAngle: float, nShiftX: float, nShiftY: float) -> list[float]: """made by the call: double *aQuad"""
def nppiGetRotateBound(oSrcROI: NppiRect, nAngle: float, nShiftX: float, nShiftY: float) -> list[float]: """made by the call: double *aBoundingBox"""
def nppiRotate_8u_C1R_Ctx(pSrc: _Device, oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Device, nDstStep: int, oDstROI: NppiRect, nAngle: float, nShiftX: float, nShiftY: float, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiRotate_8u_C3R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_8u_C4R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_8u_AC4R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_16u_C1R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_16u_C3R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_16u_C4R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_16u_AC4R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_32f_C1R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_32f_C3R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_32f_C4R_Ctx = nppiRotate_8u_C1R_Ctx
nppiRotate_32f_AC4R_Ctx = nppiRotate_8u_C1R_Ctx
def nppiMirror_8u_C1R_Ctx(pSrc: _Device, nSrcStep: int, pDst: _Device, nDstStep: int, oROI: NppiSize, flip: NppiAxis | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiMirror_8u_C1IR_Ctx(pSrcDst: _Device, nSrcDstStep: int, oROI: NppiSize, flip: NppiAxis | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMirror_8u_C3R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_8u_C3IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_8u_C4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_8u_C4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_8u_AC4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_8u_AC4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_16u_C1R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_16u_C1IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_16u_C3R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_16u_C3IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_16u_C4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_16u_C4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_16u_AC4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_16u_AC4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_16s_C1R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_16s_C1IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_16s_C3R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_16s_C3IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_16s_C4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_16s_C4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_16s_AC4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_16s_AC4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_32s_C1R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_32s_C1IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_32s_C3R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_32s_C3IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_32s_C4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_32s_C4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_32s_AC4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_32s_AC4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_32f_C1R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_32f_C1IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_32f_C3R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_32f_C3IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_32f_C4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_32f_C4IR_Ctx = nppiMirror_8u_C1IR_Ctx
nppiMirror_32f_AC4R_Ctx = nppiMirror_8u_C1R_Ctx
nppiMirror_32f_AC4IR_Ctx = nppiMirror_8u_C1IR_Ctx
def nppiMirrorBatch_32f_C1R_Ctx(oSizeROI: NppiSize, flip: NppiAxis | _Int, pBatchList: _Device, nBatchSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiMirrorBatch_32f_C1IR_Ctx = nppiMirrorBatch_32f_C1R_Ctx
nppiMirrorBatch_32f_C3R_Ctx = nppiMirrorBatch_32f_C1R_Ctx
nppiMirrorBatch_32f_C3IR_Ctx = nppiMirrorBatch_32f_C1R_Ctx
nppiMirrorBatch_32f_C4R_Ctx = nppiMirrorBatch_32f_C1R_Ctx
nppiMirrorBatch_32f_C4IR_Ctx = nppiMirrorBatch_32f_C1R_Ctx
nppiMirrorBatch_32f_AC4R_Ctx = nppiMirrorBatch_32f_C1R_Ctx
nppiMirrorBatch_32f_AC4IR_Ctx = nppiMirrorBatch_32f_C1R_Ctx
def nppiGetAffineTransform(oSrcROI: NppiRect, aQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> list[float]: """made by the call: double *aCoeffs"""
def nppiGetAffineQuad(oSrcROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> list[float]: """made by the call: double *aQuad"""
def nppiGetAffineBound(oSrcROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> list[float]: """made by the call: double *aBound"""
def nppiWarpAffine_8u_C1R_Ctx(pSrc: _Device, oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Device, nDstStep: int, oDstROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffine_8u_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_8u_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_8u_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
def nppiWarpAffine_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oDstROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffine_8u_P4R_Ctx = nppiWarpAffine_8u_P3R_Ctx
nppiWarpAffine_16u_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_16u_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_16u_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_16u_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
def nppiWarpAffine_16u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oDstROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffine_16u_P4R_Ctx = nppiWarpAffine_16u_P3R_Ctx
nppiWarpAffine_32s_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_32s_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_32s_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_32s_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
def nppiWarpAffine_32s_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], nDstStep: int, oDstROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffine_32s_P4R_Ctx = nppiWarpAffine_32s_P3R_Ctx
nppiWarpAffine_16f_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_16f_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_16f_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_32f_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_32f_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_32f_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_32f_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
def nppiWarpAffine_32f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, pDst: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nDstStep: int, oDstROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffine_32f_P4R_Ctx = nppiWarpAffine_32f_P3R_Ctx
nppiWarpAffine_64f_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_64f_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_64f_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffine_64f_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
def nppiWarpAffine_64f_P3R_Ctx(aSrc: _Pointer[ctypes._Pointer[ctypes.c_double]] | int | Sequence[ctypes._Pointer[ctypes.c_double]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, aDst: _Pointer[ctypes._Pointer[ctypes.c_double]] | int | Sequence[ctypes._Pointer[ctypes.c_double]], nDstStep: int, oDstROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffine_64f_P4R_Ctx = nppiWarpAffine_64f_P3R_Ctx
def nppiWarpAffineBatchInit_Ctx(pBatchList: _Device, nBatchSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppiWarpAffineBatch_8u_C1R_Ctx(oSmallestSrcSize: NppiSize, oSrcRectROI: NppiRect, oDstRectROI: NppiRect, eInterpolation: int, pBatchList: _Device, nBatchSize: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffineBatch_8u_C3R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_8u_C4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_8u_AC4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_16f_C1R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_16f_C3R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_16f_C4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_32f_C1R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_32f_C3R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_32f_C4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBatch_32f_AC4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpAffineBack_8u_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_8u_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_8u_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_8u_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_8u_P3R_Ctx = nppiWarpAffine_8u_P3R_Ctx
nppiWarpAffineBack_8u_P4R_Ctx = nppiWarpAffine_8u_P3R_Ctx
nppiWarpAffineBack_16u_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_16u_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_16u_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_16u_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_16u_P3R_Ctx = nppiWarpAffine_16u_P3R_Ctx
nppiWarpAffineBack_16u_P4R_Ctx = nppiWarpAffine_16u_P3R_Ctx
nppiWarpAffineBack_32s_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_32s_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_32s_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_32s_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_32s_P3R_Ctx = nppiWarpAffine_32s_P3R_Ctx
nppiWarpAffineBack_32s_P4R_Ctx = nppiWarpAffine_32s_P3R_Ctx
nppiWarpAffineBack_32f_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_32f_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_32f_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_32f_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpAffineBack_32f_P3R_Ctx = nppiWarpAffine_32f_P3R_Ctx
nppiWarpAffineBack_32f_P4R_Ctx = nppiWarpAffine_32f_P3R_Ctx
def nppiWarpAffineQuad_8u_C1R_Ctx(pSrc: _Device, oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, aSrcQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, pDst: _Device, nDstStep: int, oDstROI: NppiRect, aDstQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffineQuad_8u_C3R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_8u_C4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_8u_AC4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
def nppiWarpAffineQuad_8u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, aSrcQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], nDstStep: int, oDstROI: NppiRect, aDstQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffineQuad_8u_P4R_Ctx = nppiWarpAffineQuad_8u_P3R_Ctx
nppiWarpAffineQuad_16u_C1R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_16u_C3R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_16u_C4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_16u_AC4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
def nppiWarpAffineQuad_16u_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, aSrcQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_ushort]] | int | Sequence[ctypes._Pointer[ctypes.c_ushort]], nDstStep: int, oDstROI: NppiRect, aDstQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffineQuad_16u_P4R_Ctx = nppiWarpAffineQuad_16u_P3R_Ctx
nppiWarpAffineQuad_32s_C1R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_32s_C3R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_32s_C4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_32s_AC4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
def nppiWarpAffineQuad_32s_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, aSrcQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_int]] | int | Sequence[ctypes._Pointer[ctypes.c_int]], nDstStep: int, oDstROI: NppiRect, aDstQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffineQuad_32s_P4R_Ctx = nppiWarpAffineQuad_32s_P3R_Ctx
nppiWarpAffineQuad_32f_C1R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_32f_C3R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_32f_C4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpAffineQuad_32f_AC4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
def nppiWarpAffineQuad_32f_P3R_Ctx(pSrc: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], oSrcSize: NppiSize, nSrcStep: int, oSrcROI: NppiRect, aSrcQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, pDst: _Pointer[ctypes._Pointer[ctypes.c_float]] | int | Sequence[ctypes._Pointer[ctypes.c_float]], nDstStep: int, oDstROI: NppiRect, aDstQuad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray, eInterpolation: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppiWarpAffineQuad_32f_P4R_Ctx = nppiWarpAffineQuad_32f_P3R_Ctx
def nppiGetPerspectiveTransform(oSrcROI: NppiRect, quad: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> list[float]: """made by the call: double *aCoeffs"""
def nppiGetPerspectiveQuad(oSrcROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> list[float]: """made by the call: double *quad"""
def nppiGetPerspectiveBound(oSrcROI: NppiRect, aCoeffs: _Pointer[ctypes.c_double] | int | Sequence[float] | _ReadArray) -> list[float]: """made by the call: double *bound"""
nppiWarpPerspective_8u_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_8u_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_8u_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_8u_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_8u_P3R_Ctx = nppiWarpAffine_8u_P3R_Ctx
nppiWarpPerspective_8u_P4R_Ctx = nppiWarpAffine_8u_P3R_Ctx
nppiWarpPerspective_16u_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_16u_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_16u_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_16u_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_16u_P3R_Ctx = nppiWarpAffine_16u_P3R_Ctx
nppiWarpPerspective_16u_P4R_Ctx = nppiWarpAffine_16u_P3R_Ctx
nppiWarpPerspective_32s_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32s_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32s_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32s_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32s_P3R_Ctx = nppiWarpAffine_32s_P3R_Ctx
nppiWarpPerspective_32s_P4R_Ctx = nppiWarpAffine_32s_P3R_Ctx
nppiWarpPerspective_16f_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_16f_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_16f_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32f_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32f_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32f_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32f_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspective_32f_P3R_Ctx = nppiWarpAffine_32f_P3R_Ctx
nppiWarpPerspective_32f_P4R_Ctx = nppiWarpAffine_32f_P3R_Ctx
nppiWarpPerspectiveBatchInit_Ctx = nppiWarpAffineBatchInit_Ctx
nppiWarpPerspectiveBatch_8u_C1R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_8u_C3R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_8u_C4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_8u_AC4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_16f_C1R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_16f_C3R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_16f_C4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_32f_C1R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_32f_C3R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_32f_C4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBatch_32f_AC4R_Ctx = nppiWarpAffineBatch_8u_C1R_Ctx
nppiWarpPerspectiveBack_8u_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_8u_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_8u_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_8u_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_8u_P3R_Ctx = nppiWarpAffine_8u_P3R_Ctx
nppiWarpPerspectiveBack_8u_P4R_Ctx = nppiWarpAffine_8u_P3R_Ctx
nppiWarpPerspectiveBack_16u_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_16u_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_16u_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_16u_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_16u_P3R_Ctx = nppiWarpAffine_16u_P3R_Ctx
nppiWarpPerspectiveBack_16u_P4R_Ctx = nppiWarpAffine_16u_P3R_Ctx
nppiWarpPerspectiveBack_32s_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_32s_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_32s_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_32s_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_32s_P3R_Ctx = nppiWarpAffine_32s_P3R_Ctx
nppiWarpPerspectiveBack_32s_P4R_Ctx = nppiWarpAffine_32s_P3R_Ctx
nppiWarpPerspectiveBack_32f_C1R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_32f_C3R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_32f_C4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_32f_AC4R_Ctx = nppiWarpAffine_8u_C1R_Ctx
nppiWarpPerspectiveBack_32f_P3R_Ctx = nppiWarpAffine_32f_P3R_Ctx
nppiWarpPerspectiveBack_32f_P4R_Ctx = nppiWarpAffine_32f_P3R_Ctx
nppiWarpPerspectiveQuad_8u_C1R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_8u_C3R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_8u_C4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_8u_AC4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_8u_P3R_Ctx = nppiWarpAffineQuad_8u_P3R_Ctx
nppiWarpPerspectiveQuad_8u_P4R_Ctx = nppiWarpAffineQuad_8u_P3R_Ctx
nppiWarpPerspectiveQuad_16u_C1R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_16u_C3R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_16u_C4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_16u_AC4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_16u_P3R_Ctx = nppiWarpAffineQuad_16u_P3R_Ctx
nppiWarpPerspectiveQuad_16u_P4R_Ctx = nppiWarpAffineQuad_16u_P3R_Ctx
nppiWarpPerspectiveQuad_32s_C1R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_32s_C3R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_32s_C4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_32s_AC4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_32s_P3R_Ctx = nppiWarpAffineQuad_32s_P3R_Ctx
nppiWarpPerspectiveQuad_32s_P4R_Ctx = nppiWarpAffineQuad_32s_P3R_Ctx
nppiWarpPerspectiveQuad_32f_C1R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_32f_C3R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_32f_C4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_32f_AC4R_Ctx = nppiWarpAffineQuad_8u_C1R_Ctx
nppiWarpPerspectiveQuad_32f_P3R_Ctx = nppiWarpAffineQuad_32f_P3R_Ctx
nppiWarpPerspectiveQuad_32f_P4R_Ctx = nppiWarpAffineQuad_32f_P3R_Ctx
def nppsMalloc_8u(nSize: int) -> ctypes._Pointer[ctypes.c_ubyte]: ...
def nppsMalloc_8s(nSize: int) -> ctypes._Pointer[ctypes.c_byte]: ...
def nppsMalloc_16u(nSize: int) -> ctypes._Pointer[ctypes.c_ushort]: ...
def nppsMalloc_16s(nSize: int) -> ctypes._Pointer[ctypes.c_short]: ...
def nppsMalloc_16sc(nSize: int) -> ctypes._Pointer[Npp16sc]: ...
def nppsMalloc_32u(nSize: int) -> ctypes._Pointer[ctypes.c_uint]: ...
def nppsMalloc_32s(nSize: int) -> ctypes._Pointer[ctypes.c_int]: ...
def nppsMalloc_32sc(nSize: int) -> ctypes._Pointer[Npp32sc]: ...
def nppsMalloc_32f(nSize: int) -> ctypes._Pointer[ctypes.c_float]: ...
def nppsMalloc_32fc(nSize: int) -> ctypes._Pointer[Npp32fc]: ...
def nppsMalloc_64s(nSize: int) -> ctypes._Pointer[ctypes.c_longlong]: ...
def nppsMalloc_64sc(nSize: int) -> ctypes._Pointer[Npp64sc]: ...
def nppsMalloc_64f(nSize: int) -> ctypes._Pointer[ctypes.c_double]: ...
def nppsMalloc_64fc(nSize: int) -> ctypes._Pointer[Npp64fc]: ...
def nppsFree(pValues: _Device) -> None: ...
def nppsSet_8u_Ctx(nValue: int, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsSet_8s_Ctx = nppsSet_8u_Ctx
nppsSet_16u_Ctx = nppsSet_8u_Ctx
nppsSet_16s_Ctx = nppsSet_8u_Ctx
def nppsSet_16sc_Ctx(nValue: Npp16sc, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsSet_32u_Ctx = nppsSet_8u_Ctx
nppsSet_32s_Ctx = nppsSet_8u_Ctx
def nppsSet_32sc_Ctx(nValue: Npp32sc, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsSet_32f_Ctx(nValue: float, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsSet_32fc_Ctx(nValue: Npp32fc, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsSet_64s_Ctx = nppsSet_8u_Ctx
def nppsSet_64sc_Ctx(nValue: Npp64sc, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsSet_64f_Ctx = nppsSet_32f_Ctx
def nppsSet_64fc_Ctx(nValue: Npp64fc, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsZero_8u_Ctx(pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsZero_16s_Ctx = nppsZero_8u_Ctx
nppsZero_16sc_Ctx = nppsZero_8u_Ctx
nppsZero_32s_Ctx = nppsZero_8u_Ctx
nppsZero_32sc_Ctx = nppsZero_8u_Ctx
nppsZero_32f_Ctx = nppsZero_8u_Ctx
nppsZero_32fc_Ctx = nppsZero_8u_Ctx
nppsZero_64s_Ctx = nppsZero_8u_Ctx
nppsZero_64sc_Ctx = nppsZero_8u_Ctx
nppsZero_64f_Ctx = nppsZero_8u_Ctx
nppsZero_64fc_Ctx = nppsZero_8u_Ctx
def nppsCopy_8u_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsCopy_16s_Ctx = nppsCopy_8u_Ctx
nppsCopy_32s_Ctx = nppsCopy_8u_Ctx
nppsCopy_32f_Ctx = nppsCopy_8u_Ctx
nppsCopy_64s_Ctx = nppsCopy_8u_Ctx
nppsCopy_16sc_Ctx = nppsCopy_8u_Ctx
nppsCopy_32sc_Ctx = nppsCopy_8u_Ctx
nppsCopy_32fc_Ctx = nppsCopy_8u_Ctx
nppsCopy_64sc_Ctx = nppsCopy_8u_Ctx
nppsCopy_64fc_Ctx = nppsCopy_8u_Ctx
nppsConvert_8s16s_Ctx = nppsCopy_8u_Ctx
nppsConvert_8s32f_Ctx = nppsCopy_8u_Ctx
nppsConvert_8u32f_Ctx = nppsCopy_8u_Ctx
def nppsConvert_16s8s_Sfs_Ctx(pSrc: _Device, pDst: _Device, nLength: int, eRoundMode: NppRoundMode | _Int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsConvert_16s32s_Ctx = nppsCopy_8u_Ctx
nppsConvert_16s32f_Ctx = nppsCopy_8u_Ctx
nppsConvert_16u32f_Ctx = nppsCopy_8u_Ctx
nppsConvert_32s16s_Ctx = nppsCopy_8u_Ctx
nppsConvert_32s32f_Ctx = nppsCopy_8u_Ctx
nppsConvert_32s64f_Ctx = nppsCopy_8u_Ctx
nppsConvert_32f64f_Ctx = nppsCopy_8u_Ctx
nppsConvert_64s64f_Ctx = nppsCopy_8u_Ctx
nppsConvert_64f32f_Ctx = nppsCopy_8u_Ctx
def nppsConvert_16s32f_Sfs_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsConvert_16s64f_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsConvert_32s16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsConvert_32s32f_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsConvert_32s64f_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsConvert_32f8s_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
nppsConvert_32f8u_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
nppsConvert_32f16s_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
nppsConvert_32f16u_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
nppsConvert_32f32s_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
nppsConvert_64s32s_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
nppsConvert_64f16s_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
nppsConvert_64f32s_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
nppsConvert_64f64s_Sfs_Ctx = nppsConvert_16s8s_Sfs_Ctx
def nppsThreshold_16s_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: int, nRelOp: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_16s_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: int, nRelOp: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsThreshold_16sc_Ctx = nppsThreshold_16s_Ctx
nppsThreshold_16sc_I_Ctx = nppsThreshold_16s_I_Ctx
def nppsThreshold_32f_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: float, nRelOp: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_32f_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: float, nRelOp: NppCmpOp | _Int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsThreshold_32fc_Ctx = nppsThreshold_32f_Ctx
nppsThreshold_32fc_I_Ctx = nppsThreshold_32f_I_Ctx
nppsThreshold_64f_Ctx = nppsThreshold_32f_Ctx
nppsThreshold_64f_I_Ctx = nppsThreshold_32f_I_Ctx
nppsThreshold_64fc_Ctx = nppsThreshold_32f_Ctx
nppsThreshold_64fc_I_Ctx = nppsThreshold_32f_I_Ctx
def nppsThreshold_LT_16s_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LT_16s_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsThreshold_LT_16sc_Ctx = nppsThreshold_LT_16s_Ctx
nppsThreshold_LT_16sc_I_Ctx = nppsThreshold_LT_16s_I_Ctx
def nppsThreshold_LT_32f_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LT_32f_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsThreshold_LT_32fc_Ctx = nppsThreshold_LT_32f_Ctx
nppsThreshold_LT_32fc_I_Ctx = nppsThreshold_LT_32f_I_Ctx
nppsThreshold_LT_64f_Ctx = nppsThreshold_LT_32f_Ctx
nppsThreshold_LT_64f_I_Ctx = nppsThreshold_LT_32f_I_Ctx
nppsThreshold_LT_64fc_Ctx = nppsThreshold_LT_32f_Ctx
nppsThreshold_LT_64fc_I_Ctx = nppsThreshold_LT_32f_I_Ctx
nppsThreshold_GT_16s_Ctx = nppsThreshold_LT_16s_Ctx
nppsThreshold_GT_16s_I_Ctx = nppsThreshold_LT_16s_I_Ctx
nppsThreshold_GT_16sc_Ctx = nppsThreshold_LT_16s_Ctx
nppsThreshold_GT_16sc_I_Ctx = nppsThreshold_LT_16s_I_Ctx
nppsThreshold_GT_32f_Ctx = nppsThreshold_LT_32f_Ctx
nppsThreshold_GT_32f_I_Ctx = nppsThreshold_LT_32f_I_Ctx
nppsThreshold_GT_32fc_Ctx = nppsThreshold_LT_32f_Ctx
nppsThreshold_GT_32fc_I_Ctx = nppsThreshold_LT_32f_I_Ctx
nppsThreshold_GT_64f_Ctx = nppsThreshold_LT_32f_Ctx
nppsThreshold_GT_64f_I_Ctx = nppsThreshold_LT_32f_I_Ctx
nppsThreshold_GT_64fc_Ctx = nppsThreshold_LT_32f_Ctx
nppsThreshold_GT_64fc_I_Ctx = nppsThreshold_LT_32f_I_Ctx
def nppsThreshold_LTVal_16s_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: int, nValue: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LTVal_16s_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: int, nValue: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LTVal_16sc_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: int, nValue: Npp16sc, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LTVal_16sc_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: int, nValue: Npp16sc, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LTVal_32f_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: float, nValue: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LTVal_32f_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: float, nValue: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LTVal_32fc_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: float, nValue: Npp32fc, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LTVal_32fc_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: float, nValue: Npp32fc, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsThreshold_LTVal_64f_Ctx = nppsThreshold_LTVal_32f_Ctx
nppsThreshold_LTVal_64f_I_Ctx = nppsThreshold_LTVal_32f_I_Ctx
def nppsThreshold_LTVal_64fc_Ctx(pSrc: _Device, pDst: _Device, nLength: int, nLevel: float, nValue: Npp64fc, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsThreshold_LTVal_64fc_I_Ctx(pSrcDst: _Device, nLength: int, nLevel: float, nValue: Npp64fc, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsThreshold_GTVal_16s_Ctx = nppsThreshold_LTVal_16s_Ctx
nppsThreshold_GTVal_16s_I_Ctx = nppsThreshold_LTVal_16s_I_Ctx
nppsThreshold_GTVal_16sc_Ctx = nppsThreshold_LTVal_16sc_Ctx
nppsThreshold_GTVal_16sc_I_Ctx = nppsThreshold_LTVal_16sc_I_Ctx
nppsThreshold_GTVal_32f_Ctx = nppsThreshold_LTVal_32f_Ctx
nppsThreshold_GTVal_32f_I_Ctx = nppsThreshold_LTVal_32f_I_Ctx
nppsThreshold_GTVal_32fc_Ctx = nppsThreshold_LTVal_32fc_Ctx
nppsThreshold_GTVal_32fc_I_Ctx = nppsThreshold_LTVal_32fc_I_Ctx
nppsThreshold_GTVal_64f_Ctx = nppsThreshold_LTVal_32f_Ctx
nppsThreshold_GTVal_64f_I_Ctx = nppsThreshold_LTVal_32f_I_Ctx
nppsThreshold_GTVal_64fc_Ctx = nppsThreshold_LTVal_64fc_Ctx
nppsThreshold_GTVal_64fc_I_Ctx = nppsThreshold_LTVal_64fc_I_Ctx
def nppsAddC_8u_ISfs_Ctx(nValue: int, pSrcDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsAddC_8u_Sfs_Ctx(pSrc: _Device, nValue: int, pDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAddC_16u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsAddC_16u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsAddC_16s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsAddC_16s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
def nppsAddC_16sc_ISfs_Ctx(nValue: Npp16sc, pSrcDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsAddC_16sc_Sfs_Ctx(pSrc: _Device, nValue: Npp16sc, pDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAddC_32s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsAddC_32s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
def nppsAddC_32sc_ISfs_Ctx(nValue: Npp32sc, pSrcDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsAddC_32sc_Sfs_Ctx(pSrc: _Device, nValue: Npp32sc, pDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsAddC_32f_I_Ctx(nValue: float, pSrcDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsAddC_32f_Ctx(pSrc: _Device, nValue: float, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsAddC_32fc_I_Ctx(nValue: Npp32fc, pSrcDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsAddC_32fc_Ctx(pSrc: _Device, nValue: Npp32fc, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAddC_64f_I_Ctx = nppsAddC_32f_I_Ctx
nppsAddC_64f_Ctx = nppsAddC_32f_Ctx
def nppsAddC_64fc_I_Ctx(nValue: Npp64fc, pSrcDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsAddC_64fc_Ctx(pSrc: _Device, nValue: Npp64fc, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAddProductC_32f_Ctx = nppsAddC_32f_Ctx
nppsMulC_8u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsMulC_8u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsMulC_16u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsMulC_16u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsMulC_16s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsMulC_16s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsMulC_16sc_ISfs_Ctx = nppsAddC_16sc_ISfs_Ctx
nppsMulC_16sc_Sfs_Ctx = nppsAddC_16sc_Sfs_Ctx
nppsMulC_32s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsMulC_32s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsMulC_32sc_ISfs_Ctx = nppsAddC_32sc_ISfs_Ctx
nppsMulC_32sc_Sfs_Ctx = nppsAddC_32sc_Sfs_Ctx
nppsMulC_32f_I_Ctx = nppsAddC_32f_I_Ctx
nppsMulC_32f_Ctx = nppsAddC_32f_Ctx
nppsMulC_Low_32f16s_Ctx = nppsAddC_32f_Ctx
def nppsMulC_32f16s_Sfs_Ctx(pSrc: _Device, nValue: float, pDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMulC_32fc_I_Ctx = nppsAddC_32fc_I_Ctx
nppsMulC_32fc_Ctx = nppsAddC_32fc_Ctx
nppsMulC_64f_I_Ctx = nppsAddC_32f_I_Ctx
nppsMulC_64f_Ctx = nppsAddC_32f_Ctx
def nppsMulC_64f64s_ISfs_Ctx(nValue: float, pDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMulC_64fc_I_Ctx = nppsAddC_64fc_I_Ctx
nppsMulC_64fc_Ctx = nppsAddC_64fc_Ctx
nppsSubC_8u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsSubC_8u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsSubC_16u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsSubC_16u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsSubC_16s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsSubC_16s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsSubC_16sc_ISfs_Ctx = nppsAddC_16sc_ISfs_Ctx
nppsSubC_16sc_Sfs_Ctx = nppsAddC_16sc_Sfs_Ctx
nppsSubC_32s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsSubC_32s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsSubC_32sc_ISfs_Ctx = nppsAddC_32sc_ISfs_Ctx
nppsSubC_32sc_Sfs_Ctx = nppsAddC_32sc_Sfs_Ctx
nppsSubC_32f_I_Ctx = nppsAddC_32f_I_Ctx
nppsSubC_32f_Ctx = nppsAddC_32f_Ctx
nppsSubC_32fc_I_Ctx = nppsAddC_32fc_I_Ctx
nppsSubC_32fc_Ctx = nppsAddC_32fc_Ctx
nppsSubC_64f_I_Ctx = nppsAddC_32f_I_Ctx
nppsSubC_64f_Ctx = nppsAddC_32f_Ctx
nppsSubC_64fc_I_Ctx = nppsAddC_64fc_I_Ctx
nppsSubC_64fc_Ctx = nppsAddC_64fc_Ctx
nppsSubCRev_8u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsSubCRev_8u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsSubCRev_16u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsSubCRev_16u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsSubCRev_16s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsSubCRev_16s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsSubCRev_16sc_ISfs_Ctx = nppsAddC_16sc_ISfs_Ctx
nppsSubCRev_16sc_Sfs_Ctx = nppsAddC_16sc_Sfs_Ctx
nppsSubCRev_32s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsSubCRev_32s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsSubCRev_32sc_ISfs_Ctx = nppsAddC_32sc_ISfs_Ctx
nppsSubCRev_32sc_Sfs_Ctx = nppsAddC_32sc_Sfs_Ctx
nppsSubCRev_32f_I_Ctx = nppsAddC_32f_I_Ctx
nppsSubCRev_32f_Ctx = nppsAddC_32f_Ctx
nppsSubCRev_32fc_I_Ctx = nppsAddC_32fc_I_Ctx
nppsSubCRev_32fc_Ctx = nppsAddC_32fc_Ctx
nppsSubCRev_64f_I_Ctx = nppsAddC_32f_I_Ctx
nppsSubCRev_64f_Ctx = nppsAddC_32f_Ctx
nppsSubCRev_64fc_I_Ctx = nppsAddC_64fc_I_Ctx
nppsSubCRev_64fc_Ctx = nppsAddC_64fc_Ctx
nppsDivC_8u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsDivC_8u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsDivC_16u_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsDivC_16u_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsDivC_16s_ISfs_Ctx = nppsAddC_8u_ISfs_Ctx
nppsDivC_16s_Sfs_Ctx = nppsAddC_8u_Sfs_Ctx
nppsDivC_16sc_ISfs_Ctx = nppsAddC_16sc_ISfs_Ctx
nppsDivC_16sc_Sfs_Ctx = nppsAddC_16sc_Sfs_Ctx
nppsDivC_32f_I_Ctx = nppsAddC_32f_I_Ctx
nppsDivC_32f_Ctx = nppsAddC_32f_Ctx
nppsDivC_32fc_I_Ctx = nppsAddC_32fc_I_Ctx
nppsDivC_32fc_Ctx = nppsAddC_32fc_Ctx
nppsDivC_64f_I_Ctx = nppsAddC_32f_I_Ctx
nppsDivC_64f_Ctx = nppsAddC_32f_Ctx
nppsDivC_64fc_I_Ctx = nppsAddC_64fc_I_Ctx
nppsDivC_64fc_Ctx = nppsAddC_64fc_Ctx
def nppsDivCRev_16u_I_Ctx(nValue: int, pSrcDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsDivCRev_16u_Ctx(pSrc: _Device, nValue: int, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsDivCRev_32f_I_Ctx = nppsAddC_32f_I_Ctx
nppsDivCRev_32f_Ctx = nppsAddC_32f_Ctx
def nppsAdd_16s_Ctx(pSrc1: _Device, pSrc2: _Device, pDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAdd_16u_Ctx = nppsAdd_16s_Ctx
nppsAdd_32u_Ctx = nppsAdd_16s_Ctx
nppsAdd_32f_Ctx = nppsAdd_16s_Ctx
nppsAdd_64f_Ctx = nppsAdd_16s_Ctx
nppsAdd_32fc_Ctx = nppsAdd_16s_Ctx
nppsAdd_64fc_Ctx = nppsAdd_16s_Ctx
nppsAdd_8u16u_Ctx = nppsAdd_16s_Ctx
nppsAdd_16s32f_Ctx = nppsAdd_16s_Ctx
def nppsAdd_8u_Sfs_Ctx(pSrc1: _Device, pSrc2: _Device, pDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAdd_16u_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsAdd_16s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsAdd_32s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsAdd_64s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsAdd_16sc_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsAdd_32sc_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
def nppsAdd_16s_I_Ctx(pSrc: _Device, pSrcDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAdd_32f_I_Ctx = nppsAdd_16s_I_Ctx
nppsAdd_64f_I_Ctx = nppsAdd_16s_I_Ctx
nppsAdd_32fc_I_Ctx = nppsAdd_16s_I_Ctx
nppsAdd_64fc_I_Ctx = nppsAdd_16s_I_Ctx
nppsAdd_16s32s_I_Ctx = nppsAdd_16s_I_Ctx
def nppsAdd_8u_ISfs_Ctx(pSrc: _Device, pSrcDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAdd_16u_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsAdd_16s_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsAdd_32s_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsAdd_16sc_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsAdd_32sc_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsAddProduct_32f_Ctx = nppsAdd_16s_Ctx
nppsAddProduct_64f_Ctx = nppsAdd_16s_Ctx
nppsAddProduct_32fc_Ctx = nppsAdd_16s_Ctx
nppsAddProduct_64fc_Ctx = nppsAdd_16s_Ctx
nppsAddProduct_16s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsAddProduct_32s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsAddProduct_16s32s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_16s_Ctx = nppsAdd_16s_Ctx
nppsMul_32f_Ctx = nppsAdd_16s_Ctx
nppsMul_64f_Ctx = nppsAdd_16s_Ctx
nppsMul_32fc_Ctx = nppsAdd_16s_Ctx
nppsMul_64fc_Ctx = nppsAdd_16s_Ctx
nppsMul_8u16u_Ctx = nppsAdd_16s_Ctx
nppsMul_16s32f_Ctx = nppsAdd_16s_Ctx
nppsMul_32f32fc_Ctx = nppsAdd_16s_Ctx
nppsMul_8u_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_16u_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_16s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_32s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_16sc_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_32sc_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_16u16s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_16s32s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_32s32sc_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_Low_32s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsMul_16s_I_Ctx = nppsAdd_16s_I_Ctx
nppsMul_32f_I_Ctx = nppsAdd_16s_I_Ctx
nppsMul_64f_I_Ctx = nppsAdd_16s_I_Ctx
nppsMul_32fc_I_Ctx = nppsAdd_16s_I_Ctx
nppsMul_64fc_I_Ctx = nppsAdd_16s_I_Ctx
nppsMul_32f32fc_I_Ctx = nppsAdd_16s_I_Ctx
nppsMul_8u_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsMul_16u_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsMul_16s_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsMul_32s_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsMul_16sc_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsMul_32sc_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsMul_32s32sc_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsSub_16s_Ctx = nppsAdd_16s_Ctx
nppsSub_32f_Ctx = nppsAdd_16s_Ctx
nppsSub_64f_Ctx = nppsAdd_16s_Ctx
nppsSub_32fc_Ctx = nppsAdd_16s_Ctx
nppsSub_64fc_Ctx = nppsAdd_16s_Ctx
nppsSub_16s32f_Ctx = nppsAdd_16s_Ctx
nppsSub_8u_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsSub_16u_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsSub_16s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsSub_32s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsSub_16sc_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsSub_32sc_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsSub_16s_I_Ctx = nppsAdd_16s_I_Ctx
nppsSub_32f_I_Ctx = nppsAdd_16s_I_Ctx
nppsSub_64f_I_Ctx = nppsAdd_16s_I_Ctx
nppsSub_32fc_I_Ctx = nppsAdd_16s_I_Ctx
nppsSub_64fc_I_Ctx = nppsAdd_16s_I_Ctx
nppsSub_8u_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsSub_16u_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsSub_16s_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsSub_32s_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsSub_16sc_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsSub_32sc_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsDiv_8u_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsDiv_16u_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsDiv_16s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsDiv_32s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsDiv_16sc_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsDiv_32s16s_Sfs_Ctx = nppsAdd_8u_Sfs_Ctx
nppsDiv_32f_Ctx = nppsAdd_16s_Ctx
nppsDiv_64f_Ctx = nppsAdd_16s_Ctx
nppsDiv_32fc_Ctx = nppsAdd_16s_Ctx
nppsDiv_64fc_Ctx = nppsAdd_16s_Ctx
nppsDiv_8u_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsDiv_16u_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsDiv_16s_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsDiv_16sc_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsDiv_32s_ISfs_Ctx = nppsAdd_8u_ISfs_Ctx
nppsDiv_32f_I_Ctx = nppsAdd_16s_I_Ctx
nppsDiv_64f_I_Ctx = nppsAdd_16s_I_Ctx
nppsDiv_32fc_I_Ctx = nppsAdd_16s_I_Ctx
nppsDiv_64fc_I_Ctx = nppsAdd_16s_I_Ctx
def nppsDiv_Round_8u_Sfs_Ctx(pSrc1: _Device, pSrc2: _Device, pDst: _Device, nLength: int, nRndMode: NppRoundMode | _Int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsDiv_Round_16u_Sfs_Ctx = nppsDiv_Round_8u_Sfs_Ctx
nppsDiv_Round_16s_Sfs_Ctx = nppsDiv_Round_8u_Sfs_Ctx
def nppsDiv_Round_8u_ISfs_Ctx(pSrc: _Device, pSrcDst: _Device, nLength: int, nRndMode: NppRoundMode | _Int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsDiv_Round_16u_ISfs_Ctx = nppsDiv_Round_8u_ISfs_Ctx
nppsDiv_Round_16s_ISfs_Ctx = nppsDiv_Round_8u_ISfs_Ctx
nppsAbs_16s_Ctx = nppsCopy_8u_Ctx
nppsAbs_32s_Ctx = nppsCopy_8u_Ctx
nppsAbs_32f_Ctx = nppsCopy_8u_Ctx
nppsAbs_64f_Ctx = nppsCopy_8u_Ctx
def nppsAbs_16s_I_Ctx(pSrcDst: _Device, nLength: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAbs_32s_I_Ctx = nppsAbs_16s_I_Ctx
nppsAbs_32f_I_Ctx = nppsAbs_16s_I_Ctx
nppsAbs_64f_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqr_32f_Ctx = nppsCopy_8u_Ctx
nppsSqr_64f_Ctx = nppsCopy_8u_Ctx
nppsSqr_32fc_Ctx = nppsCopy_8u_Ctx
nppsSqr_64fc_Ctx = nppsCopy_8u_Ctx
nppsSqr_32f_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqr_64f_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqr_32fc_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqr_64fc_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqr_8u_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqr_16u_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqr_16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqr_16sc_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
def nppsSqr_8u_ISfs_Ctx(pSrcDst: _Device, nLength: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsSqr_16u_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsSqr_16s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsSqr_16sc_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsSqrt_32f_Ctx = nppsCopy_8u_Ctx
nppsSqrt_64f_Ctx = nppsCopy_8u_Ctx
nppsSqrt_32fc_Ctx = nppsCopy_8u_Ctx
nppsSqrt_64fc_Ctx = nppsCopy_8u_Ctx
nppsSqrt_32f_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqrt_64f_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqrt_32fc_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqrt_64fc_I_Ctx = nppsAbs_16s_I_Ctx
nppsSqrt_8u_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqrt_16u_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqrt_16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqrt_16sc_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqrt_64s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqrt_32s16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqrt_64s16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsSqrt_8u_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsSqrt_16u_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsSqrt_16s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsSqrt_16sc_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsSqrt_64s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsCubrt_32f_Ctx = nppsCopy_8u_Ctx
nppsCubrt_32s16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsExp_32f_Ctx = nppsCopy_8u_Ctx
nppsExp_64f_Ctx = nppsCopy_8u_Ctx
nppsExp_32f64f_Ctx = nppsCopy_8u_Ctx
nppsExp_32f_I_Ctx = nppsAbs_16s_I_Ctx
nppsExp_64f_I_Ctx = nppsAbs_16s_I_Ctx
nppsExp_16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsExp_32s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsExp_64s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsExp_16s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsExp_32s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsExp_64s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsLn_32f_Ctx = nppsCopy_8u_Ctx
nppsLn_64f_Ctx = nppsCopy_8u_Ctx
nppsLn_64f32f_Ctx = nppsCopy_8u_Ctx
nppsLn_32f_I_Ctx = nppsAbs_16s_I_Ctx
nppsLn_64f_I_Ctx = nppsAbs_16s_I_Ctx
nppsLn_16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsLn_32s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsLn_32s16s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
nppsLn_16s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
nppsLn_32s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
npps10Log10_32s_Sfs_Ctx = nppsConvert_16s32f_Sfs_Ctx
npps10Log10_32s_ISfs_Ctx = nppsSqr_8u_ISfs_Ctx
def nppsSumLnGetBufferSize_32f_Ctx(nLength: int, nppStreamCtx: NppStreamContext) -> int: """made by the call: size_t *hpBufferSize"""
def nppsSumLn_32f_Ctx(pSrc: _Device, nLength: int, pDst: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsSumLnGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumLn_64f_Ctx = nppsSumLn_32f_Ctx
nppsSumLnGetBufferSize_32f64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumLn_32f64f_Ctx = nppsSumLn_32f_Ctx
nppsSumLnGetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumLn_16s32f_Ctx = nppsSumLn_32f_Ctx
nppsArctan_32f_Ctx = nppsCopy_8u_Ctx
nppsArctan_64f_Ctx = nppsCopy_8u_Ctx
nppsArctan_32f_I_Ctx = nppsAbs_16s_I_Ctx
nppsArctan_64f_I_Ctx = nppsAbs_16s_I_Ctx
def nppsNormalize_32f_Ctx(pSrc: _Device, pDst: _Device, nLength: int, vSub: float, vDiv: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsNormalize_32fc_Ctx(pSrc: _Device, pDst: _Device, nLength: int, vSub: Npp32fc, vDiv: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsNormalize_64f_Ctx = nppsNormalize_32f_Ctx
def nppsNormalize_64fc_Ctx(pSrc: _Device, pDst: _Device, nLength: int, vSub: Npp64fc, vDiv: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsNormalize_16s_Sfs_Ctx(pSrc: _Device, pDst: _Device, nLength: int, vSub: int, vDiv: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsNormalize_16sc_Sfs_Ctx(pSrc: _Device, pDst: _Device, nLength: int, vSub: Npp16sc, vDiv: int, nScaleFactor: int, nppStreamCtx: NppStreamContext) -> NppStatus: ...
def nppsCauchy_32f_I_Ctx(pSrcDst: _Device, nLength: int, nParam: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsCauchyD_32f_I_Ctx = nppsCauchy_32f_I_Ctx
def nppsCauchyDD2_32f_I_Ctx(pSrcDst: _Device, pD2FVal: _Device, nLength: int, nParam: float, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsAndC_8u_Ctx = nppsDivCRev_16u_Ctx
nppsAndC_16u_Ctx = nppsDivCRev_16u_Ctx
nppsAndC_32u_Ctx = nppsDivCRev_16u_Ctx
nppsAndC_8u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsAndC_16u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsAndC_32u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsAnd_8u_Ctx = nppsAdd_16s_Ctx
nppsAnd_16u_Ctx = nppsAdd_16s_Ctx
nppsAnd_32u_Ctx = nppsAdd_16s_Ctx
nppsAnd_8u_I_Ctx = nppsAdd_16s_I_Ctx
nppsAnd_16u_I_Ctx = nppsAdd_16s_I_Ctx
nppsAnd_32u_I_Ctx = nppsAdd_16s_I_Ctx
nppsOrC_8u_Ctx = nppsDivCRev_16u_Ctx
nppsOrC_16u_Ctx = nppsDivCRev_16u_Ctx
nppsOrC_32u_Ctx = nppsDivCRev_16u_Ctx
nppsOrC_8u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsOrC_16u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsOrC_32u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsOr_8u_Ctx = nppsAdd_16s_Ctx
nppsOr_16u_Ctx = nppsAdd_16s_Ctx
nppsOr_32u_Ctx = nppsAdd_16s_Ctx
nppsOr_8u_I_Ctx = nppsAdd_16s_I_Ctx
nppsOr_16u_I_Ctx = nppsAdd_16s_I_Ctx
nppsOr_32u_I_Ctx = nppsAdd_16s_I_Ctx
nppsXorC_8u_Ctx = nppsDivCRev_16u_Ctx
nppsXorC_16u_Ctx = nppsDivCRev_16u_Ctx
nppsXorC_32u_Ctx = nppsDivCRev_16u_Ctx
nppsXorC_8u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsXorC_16u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsXorC_32u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsXor_8u_Ctx = nppsAdd_16s_Ctx
nppsXor_16u_Ctx = nppsAdd_16s_Ctx
nppsXor_32u_Ctx = nppsAdd_16s_Ctx
nppsXor_8u_I_Ctx = nppsAdd_16s_I_Ctx
nppsXor_16u_I_Ctx = nppsAdd_16s_I_Ctx
nppsXor_32u_I_Ctx = nppsAdd_16s_I_Ctx
nppsNot_8u_Ctx = nppsCopy_8u_Ctx
nppsNot_16u_Ctx = nppsCopy_8u_Ctx
nppsNot_32u_Ctx = nppsCopy_8u_Ctx
nppsNot_8u_I_Ctx = nppsAbs_16s_I_Ctx
nppsNot_16u_I_Ctx = nppsAbs_16s_I_Ctx
nppsNot_32u_I_Ctx = nppsAbs_16s_I_Ctx
nppsLShiftC_8u_Ctx = nppsDivCRev_16u_Ctx
nppsLShiftC_16u_Ctx = nppsDivCRev_16u_Ctx
nppsLShiftC_16s_Ctx = nppsDivCRev_16u_Ctx
nppsLShiftC_32u_Ctx = nppsDivCRev_16u_Ctx
nppsLShiftC_32s_Ctx = nppsDivCRev_16u_Ctx
nppsLShiftC_8u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsLShiftC_16u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsLShiftC_16s_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsLShiftC_32u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsLShiftC_32s_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsRShiftC_8u_Ctx = nppsDivCRev_16u_Ctx
nppsRShiftC_16u_Ctx = nppsDivCRev_16u_Ctx
nppsRShiftC_16s_Ctx = nppsDivCRev_16u_Ctx
nppsRShiftC_32u_Ctx = nppsDivCRev_16u_Ctx
nppsRShiftC_32s_Ctx = nppsDivCRev_16u_Ctx
nppsRShiftC_8u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsRShiftC_16u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsRShiftC_16s_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsRShiftC_32u_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsRShiftC_32s_I_Ctx = nppsDivCRev_16u_I_Ctx
nppsMinEvery_8u_I_Ctx = nppsAdd_16s_I_Ctx
nppsMinEvery_16u_I_Ctx = nppsAdd_16s_I_Ctx
nppsMinEvery_16s_I_Ctx = nppsAdd_16s_I_Ctx
nppsMinEvery_32s_I_Ctx = nppsAdd_16s_I_Ctx
nppsMinEvery_32f_I_Ctx = nppsAdd_16s_I_Ctx
nppsMinEvery_64f_I_Ctx = nppsAdd_16s_I_Ctx
nppsMaxEvery_8u_I_Ctx = nppsAdd_16s_I_Ctx
nppsMaxEvery_16u_I_Ctx = nppsAdd_16s_I_Ctx
nppsMaxEvery_16s_I_Ctx = nppsAdd_16s_I_Ctx
nppsMaxEvery_32s_I_Ctx = nppsAdd_16s_I_Ctx
nppsMaxEvery_32f_I_Ctx = nppsAdd_16s_I_Ctx
nppsSumGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumGetBufferSize_32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumGetBufferSize_64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumGetBufferSize_16s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumGetBufferSize_16sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumGetBufferSize_16sc32sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumGetBufferSize_32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsSumGetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsSum_32f_Ctx(pSrc: _Device, nLength: int, pSum: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsSum_32fc_Ctx = nppsSum_32f_Ctx
nppsSum_64f_Ctx = nppsSum_32f_Ctx
nppsSum_64fc_Ctx = nppsSum_32f_Ctx
def nppsSum_16s_Sfs_Ctx(pSrc: _Device, nLength: int, pSum: _Device, nScaleFactor: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsSum_32s_Sfs_Ctx = nppsSum_16s_Sfs_Ctx
nppsSum_16sc_Sfs_Ctx = nppsSum_16s_Sfs_Ctx
nppsSum_16sc32sc_Sfs_Ctx = nppsSum_16s_Sfs_Ctx
nppsSum_16s32s_Sfs_Ctx = nppsSum_16s_Sfs_Ctx
nppsMaxGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaxGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaxGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaxGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMax_16s_Ctx(pSrc: _Device, nLength: int, pMax: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMax_32s_Ctx = nppsMax_16s_Ctx
nppsMax_32f_Ctx = nppsMax_16s_Ctx
nppsMax_64f_Ctx = nppsMax_16s_Ctx
nppsMaxIndxGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaxIndxGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaxIndxGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaxIndxGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMaxIndx_16s_Ctx(pSrc: _Device, nLength: int, pMax: _Device, pIndx: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMaxIndx_32s_Ctx = nppsMaxIndx_16s_Ctx
nppsMaxIndx_32f_Ctx = nppsMaxIndx_16s_Ctx
nppsMaxIndx_64f_Ctx = nppsMaxIndx_16s_Ctx
nppsMaxAbsGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaxAbsGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMaxAbs_16s_Ctx(pSrc: _Device, nLength: int, pMaxAbs: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMaxAbs_32s_Ctx = nppsMaxAbs_16s_Ctx
nppsMaxAbsIndxGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaxAbsIndxGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMaxAbsIndx_16s_Ctx(pSrc: _Device, nLength: int, pMaxAbs: _Device, pIndx: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMaxAbsIndx_32s_Ctx = nppsMaxAbsIndx_16s_Ctx
nppsMinGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMin_16s_Ctx(pSrc: _Device, nLength: int, pMin: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMin_32s_Ctx = nppsMin_16s_Ctx
nppsMin_32f_Ctx = nppsMin_16s_Ctx
nppsMin_64f_Ctx = nppsMin_16s_Ctx
nppsMinIndxGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinIndxGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinIndxGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinIndxGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMinIndx_16s_Ctx(pSrc: _Device, nLength: int, pMin: _Device, pIndx: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMinIndx_32s_Ctx = nppsMinIndx_16s_Ctx
nppsMinIndx_32f_Ctx = nppsMinIndx_16s_Ctx
nppsMinIndx_64f_Ctx = nppsMinIndx_16s_Ctx
nppsMinAbsGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinAbsGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMinAbs_16s_Ctx(pSrc: _Device, nLength: int, pMinAbs: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMinAbs_32s_Ctx = nppsMinAbs_16s_Ctx
nppsMinAbsIndxGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinAbsIndxGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMinAbsIndx_16s_Ctx(pSrc: _Device, nLength: int, pMinAbs: _Device, pIndx: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMinAbsIndx_32s_Ctx = nppsMinAbsIndx_16s_Ctx
nppsMeanGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanGetBufferSize_32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanGetBufferSize_64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanGetBufferSize_16s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanGetBufferSize_32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanGetBufferSize_16sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMean_32f_Ctx(pSrc: _Device, nLength: int, pMean: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMean_32fc_Ctx = nppsMean_32f_Ctx
nppsMean_64f_Ctx = nppsMean_32f_Ctx
nppsMean_64fc_Ctx = nppsMean_32f_Ctx
def nppsMean_16s_Sfs_Ctx(pSrc: _Device, nLength: int, pMean: _Device, nScaleFactor: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMean_32s_Sfs_Ctx = nppsMean_16s_Sfs_Ctx
nppsMean_16sc_Sfs_Ctx = nppsMean_16s_Sfs_Ctx
nppsStdDevGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsStdDevGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsStdDevGetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsStdDevGetBufferSize_16s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsStdDev_32f_Ctx(pSrc: _Device, nLength: int, pStdDev: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsStdDev_64f_Ctx = nppsStdDev_32f_Ctx
def nppsStdDev_16s32s_Sfs_Ctx(pSrc: _Device, nLength: int, pStdDev: _Device, nScaleFactor: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsStdDev_16s_Sfs_Ctx = nppsStdDev_16s32s_Sfs_Ctx
nppsMeanStdDevGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanStdDevGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanStdDevGetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMeanStdDevGetBufferSize_16s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMeanStdDev_32f_Ctx(pSrc: _Device, nLength: int, pMean: _Device, pStdDev: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMeanStdDev_64f_Ctx = nppsMeanStdDev_32f_Ctx
def nppsMeanStdDev_16s32s_Sfs_Ctx(pSrc: _Device, nLength: int, pMean: _Device, pStdDev: _Device, nScaleFactor: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMeanStdDev_16s_Sfs_Ctx = nppsMeanStdDev_16s32s_Sfs_Ctx
nppsMinMaxGetBufferSize_8u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxGetBufferSize_16u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxGetBufferSize_32u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMinMax_8u_Ctx(pSrc: _Device, nLength: int, pMin: _Device, pMax: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMinMax_16s_Ctx = nppsMinMax_8u_Ctx
nppsMinMax_16u_Ctx = nppsMinMax_8u_Ctx
nppsMinMax_32u_Ctx = nppsMinMax_8u_Ctx
nppsMinMax_32s_Ctx = nppsMinMax_8u_Ctx
nppsMinMax_32f_Ctx = nppsMinMax_8u_Ctx
nppsMinMax_64f_Ctx = nppsMinMax_8u_Ctx
nppsMinMaxIndxGetBufferSize_8u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxIndxGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxIndxGetBufferSize_16u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxIndxGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxIndxGetBufferSize_32u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxIndxGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMinMaxIndxGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsMinMaxIndx_8u_Ctx(pSrc: _Device, nLength: int, pMin: _Device, pMinIndx: _Device, pMax: _Device, pMaxIndx: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMinMaxIndx_16s_Ctx = nppsMinMaxIndx_8u_Ctx
nppsMinMaxIndx_16u_Ctx = nppsMinMaxIndx_8u_Ctx
nppsMinMaxIndx_32s_Ctx = nppsMinMaxIndx_8u_Ctx
nppsMinMaxIndx_32u_Ctx = nppsMinMaxIndx_8u_Ctx
nppsMinMaxIndx_32f_Ctx = nppsMinMaxIndx_8u_Ctx
nppsMinMaxIndx_64f_Ctx = nppsMinMaxIndx_8u_Ctx
nppsNormInfGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsNorm_Inf_32f_Ctx(pSrc: _Device, nLength: int, pNorm: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsNormInfGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_Inf_64f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormInfGetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_Inf_16s32f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormInfGetBufferSize_32fc32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_Inf_32fc32f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormInfGetBufferSize_64fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_Inf_64fc64f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormInfGetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsNorm_Inf_16s32s_Sfs_Ctx(pSrc: _Device, nLength: int, pNorm: _Device, nScaleFactor: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsNormL1GetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L1_32f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL1GetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L1_64f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL1GetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L1_16s32f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL1GetBufferSize_32fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L1_32fc64f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL1GetBufferSize_64fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L1_64fc64f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL1GetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L1_16s32s_Sfs_Ctx = nppsNorm_Inf_16s32s_Sfs_Ctx
nppsNormL1GetBufferSize_16s64s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L1_16s64s_Sfs_Ctx = nppsNorm_Inf_16s32s_Sfs_Ctx
nppsNormL2GetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L2_32f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL2GetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L2_64f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL2GetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L2_16s32f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL2GetBufferSize_32fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L2_32fc64f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL2GetBufferSize_64fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L2_64fc64f_Ctx = nppsNorm_Inf_32f_Ctx
nppsNormL2GetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L2_16s32s_Sfs_Ctx = nppsNorm_Inf_16s32s_Sfs_Ctx
nppsNormL2SqrGetBufferSize_16s64s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNorm_L2Sqr_16s64s_Sfs_Ctx = nppsNorm_Inf_16s32s_Sfs_Ctx
nppsNormDiffInfGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsNormDiff_Inf_32f_Ctx(pSrc1: _Device, pSrc2: _Device, nLength: int, pNorm: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsNormDiffInfGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_Inf_64f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffInfGetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_Inf_16s32f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffInfGetBufferSize_32fc32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_Inf_32fc32f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffInfGetBufferSize_64fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_Inf_64fc64f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffInfGetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsNormDiff_Inf_16s32s_Sfs_Ctx(pSrc1: _Device, pSrc2: _Device, nLength: int, pNorm: _Device, nScaleFactor: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsNormDiffL1GetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L1_32f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL1GetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L1_64f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL1GetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L1_16s32f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL1GetBufferSize_32fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L1_32fc64f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL1GetBufferSize_64fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L1_64fc64f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL1GetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L1_16s32s_Sfs_Ctx = nppsNormDiff_Inf_16s32s_Sfs_Ctx
nppsNormDiffL1GetBufferSize_16s64s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L1_16s64s_Sfs_Ctx = nppsNormDiff_Inf_16s32s_Sfs_Ctx
nppsNormDiffL2GetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L2_32f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL2GetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L2_64f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL2GetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L2_16s32f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL2GetBufferSize_32fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L2_32fc64f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL2GetBufferSize_64fc64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L2_64fc64f_Ctx = nppsNormDiff_Inf_32f_Ctx
nppsNormDiffL2GetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L2_16s32s_Sfs_Ctx = nppsNormDiff_Inf_16s32s_Sfs_Ctx
nppsNormDiffL2SqrGetBufferSize_16s64s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsNormDiff_L2Sqr_16s64s_Sfs_Ctx = nppsNormDiff_Inf_16s32s_Sfs_Ctx
nppsDotProdGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsDotProd_32f_Ctx(pSrc1: _Device, pSrc2: _Device, nLength: int, pDp: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsDotProdGetBufferSize_32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_32fc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_32f32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_32f32fc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_32f64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_32f64f_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_32fc64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_32fc64fc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_32f32fc64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_32f32fc64fc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_64f_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_64fc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_64f64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_64f64fc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_16s64s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16s64s_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_16sc64sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16sc64sc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_16s16sc64sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16s16sc64sc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16s32f_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_16sc32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16sc32fc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_16s16sc32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16s16sc32fc_Ctx = nppsDotProd_32f_Ctx
nppsDotProdGetBufferSize_16s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsDotProd_16s_Sfs_Ctx(pSrc1: _Device, pSrc2: _Device, nLength: int, pDp: _Device, nScaleFactor: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsDotProdGetBufferSize_16sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16sc_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsDotProdGetBufferSize_32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_32s_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsDotProdGetBufferSize_32sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_32sc_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsDotProdGetBufferSize_16s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16s32s_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsDotProdGetBufferSize_16s16sc32sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16s16sc32sc_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsDotProdGetBufferSize_16s32s32s_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16s32s32s_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsDotProdGetBufferSize_16s16sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16s16sc_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsDotProdGetBufferSize_16sc32sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_16sc32sc_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsDotProdGetBufferSize_32s32sc_Sfs_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsDotProd_32s32sc_Sfs_Ctx = nppsDotProd_16s_Sfs_Ctx
nppsCountInRangeGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsCountInRange_32s_Ctx(pSrc: _Device, nLength: int, pCounts: _Device, nLowerBound: int, nUpperBound: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsZeroCrossingGetBufferSize_16s32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsZeroCrossing_16s32f_Ctx(pSrc: _Device, nLength: int, pValZC: _Device, tZCType: NppsZCType | _Int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsZeroCrossingGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsZeroCrossing_32f_Ctx = nppsZeroCrossing_16s32f_Ctx
def nppsMaximumError_8u_Ctx(pSrc1: _Device, pSrc2: _Device, nLength: int, pDst: _Device, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...
nppsMaximumError_8s_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_16u_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_16s_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_16sc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_32u_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_32s_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_32sc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_64s_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_64sc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_32f_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_32fc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_64f_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumError_64fc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumErrorGetBufferSize_8u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_8s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_16u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_16sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_32u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_32sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_64s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_64sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumErrorGetBufferSize_64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageError_8u_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_8s_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_16u_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_16s_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_16sc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_32u_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_32s_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_32sc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_64s_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_64sc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_32f_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_32fc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_64f_Ctx = nppsMaximumError_8u_Ctx
nppsAverageError_64fc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageErrorGetBufferSize_8u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_8s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_16u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_16sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_32u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_32sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_64s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_64sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageErrorGetBufferSize_64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeError_8u_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_8s_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_16u_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_16s_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_16sc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_32u_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_32s_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_32sc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_64s_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_64sc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_32f_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_32fc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_64f_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeError_64fc_Ctx = nppsMaximumError_8u_Ctx
nppsMaximumRelativeErrorGetBufferSize_8u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_8s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_16u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_16sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_32u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_32sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_64s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_64sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsMaximumRelativeErrorGetBufferSize_64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeError_8u_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_8s_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_16u_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_16s_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_16sc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_32u_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_32s_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_32sc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_64s_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_64sc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_32f_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_32fc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_64f_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeError_64fc_Ctx = nppsMaximumError_8u_Ctx
nppsAverageRelativeErrorGetBufferSize_8u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_8s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_16u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_16s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_16sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_32u_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_32s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_32sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_64s_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_64sc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_32f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_32fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_64f_Ctx = nppsSumLnGetBufferSize_32f_Ctx
nppsAverageRelativeErrorGetBufferSize_64fc_Ctx = nppsSumLnGetBufferSize_32f_Ctx
def nppsIntegralGetBufferSize_32s(nLength: int) -> int: """made by the call: size_t *hpBufferSize"""
def nppsIntegral_32s_Ctx(pSrc: _Device, pDst: _Device, nLength: int, pDeviceBuffer: _Device, nppStreamCtx: NppStreamContext) -> NppStatus: ...

class _Raw(Raw):
    ...

class _RawApi(Raw):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
