"""The names of cudyn.nvtiff, for type checkers and editors.

Generated from nvtiff.h of the header releases 0.4 to 0.8
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nvtiff as _here
from ._bindings.calls.annotations import C as _C, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Pointer as _Pointer, Struct as _Struct, Text as _Text, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvtiffError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvtiffError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvtiffEncoder_t(Handle): ...

class nvtiffEncodeParams_t(Handle): ...

class nvtiffDecoder_t(Handle): ...

class nvtiffStream_t(Handle): ...

class nvtiffDecodeParams_t(Handle): ...

class nvtiffStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_STATUS_SUCCESS = ...
    NVTIFF_STATUS_NOT_INITIALIZED = ...
    NVTIFF_STATUS_INVALID_PARAMETER = ...
    NVTIFF_STATUS_BAD_TIFF = ...
    NVTIFF_STATUS_TIFF_NOT_SUPPORTED = ...
    NVTIFF_STATUS_ALLOCATOR_FAILURE = ...
    NVTIFF_STATUS_EXECUTION_FAILED = ...
    NVTIFF_STATUS_ARCH_MISMATCH = ...
    NVTIFF_STATUS_INTERNAL_ERROR = ...
    NVTIFF_STATUS_NVCOMP_NOT_FOUND = ...
    NVTIFF_STATUS_NVJPEG_NOT_FOUND = ...
    NVTIFF_STATUS_TAG_NOT_FOUND = ...
    NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS = ...
    NVTIFF_STATUS_NVJPEG2K_NOT_FOUND = ...
    NVTIFF_STATUS_BATCH_INCOMPATIBLE = ...
nvtiffStatus = nvtiffStatus_t
NVTIFF_STATUS_SUCCESS: Final[nvtiffStatus_t]
NVTIFF_STATUS_NOT_INITIALIZED: Final[nvtiffStatus_t]
NVTIFF_STATUS_INVALID_PARAMETER: Final[nvtiffStatus_t]
NVTIFF_STATUS_BAD_TIFF: Final[nvtiffStatus_t]
NVTIFF_STATUS_TIFF_NOT_SUPPORTED: Final[nvtiffStatus_t]
NVTIFF_STATUS_ALLOCATOR_FAILURE: Final[nvtiffStatus_t]
NVTIFF_STATUS_EXECUTION_FAILED: Final[nvtiffStatus_t]
NVTIFF_STATUS_ARCH_MISMATCH: Final[nvtiffStatus_t]
NVTIFF_STATUS_INTERNAL_ERROR: Final[nvtiffStatus_t]
NVTIFF_STATUS_NVCOMP_NOT_FOUND: Final[nvtiffStatus_t]
NVTIFF_STATUS_NVJPEG_NOT_FOUND: Final[nvtiffStatus_t]
NVTIFF_STATUS_TAG_NOT_FOUND: Final[nvtiffStatus_t]
NVTIFF_STATUS_PARAMETER_OUT_OF_BOUNDS: Final[nvtiffStatus_t]
NVTIFF_STATUS_NVJPEG2K_NOT_FOUND: Final[nvtiffStatus_t]
NVTIFF_STATUS_BATCH_INCOMPATIBLE: Final[nvtiffStatus_t]

class nvtiffVariant_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_REGULAR_TIFF = ...
    NVTIFF_BIG_TIFF = ...
nvtiffVariant = nvtiffVariant_t
NVTIFF_REGULAR_TIFF: Final[nvtiffVariant_t]
NVTIFF_BIG_TIFF: Final[nvtiffVariant_t]

class nvtiffGeoKey_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_GEOKEY_GT_MODEL_TYPE = ...
    NVTIFF_GEOKEY_GT_RASTER_TYPE = ...
    NVTIFF_GEOKEY_GT_CITATION = ...
    NVTIFF_GEOKEY_GEODETIC_CRS = ...
    NVTIFF_GEOKEY_GEODETIC_CITATION = ...
    NVTIFF_GEOKEY_GEODETIC_DATUM = ...
    NVTIFF_GEOKEY_PRIME_MERIDIAN = ...
    NVTIFF_GEOKEY_GEOG_LINEAR_UNITS = ...
    NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE = ...
    NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS = ...
    NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE = ...
    NVTIFF_GEOKEY_ELLIPSOID = ...
    NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS = ...
    NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS = ...
    NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING = ...
    NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS = ...
    NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG = ...
    NVTIFF_GEOKEY_PROJECTED_CRS = ...
    NVTIFF_GEOKEY_PROJECTED_CITATION = ...
    NVTIFF_GEOKEY_PROJECTION = ...
    NVTIFF_GEOKEY_PROJ_METHOD = ...
    NVTIFF_GEOKEY_PROJ_LINEAR_UNITS = ...
    NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE = ...
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL1 = ...
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL = ...
    NVTIFF_GEOKEY_PROJ_STD_PARALLEL2 = ...
    NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG = ...
    NVTIFF_GEOKEY_PROJ_ORIGIN_LONG = ...
    NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT = ...
    NVTIFF_GEOKEY_PROJ_ORIGIN_LAT = ...
    NVTIFF_GEOKEY_PROJ_FALSE_EASTING = ...
    NVTIFF_GEOKEY_PROJ_FALSE_NORTHING = ...
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG = ...
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT = ...
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING = ...
    NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING = ...
    NVTIFF_GEOKEY_PROJ_CENTER_LONG = ...
    NVTIFF_GEOKEY_PROJ_CENTER_LAT = ...
    NVTIFF_GEOKEY_PROJ_CENTER_EASTING = ...
    NVTIFF_GEOKEY_PROJ_CENTER_NORTHING = ...
    NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN = ...
    NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN = ...
    NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER = ...
    NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE = ...
    NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG = ...
    NVTIFF_GEOKEY_VERTICAL = ...
    NVTIFF_GEOKEY_VERTICAL_CITATION = ...
    NVTIFF_GEOKEY_VERTICAL_DATUM = ...
    NVTIFF_GEOKEY_VERTICAL_UNITS = ...
    NVTIFF_GEOKEY_BASE = ...
    NVTIFF_GEOKEY_END = ...
nvtiffGeoKeys = nvtiffGeoKey_t
NVTIFF_GEOKEY_GT_MODEL_TYPE: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GT_RASTER_TYPE: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GT_CITATION: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GEODETIC_CRS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GEODETIC_CITATION: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GEODETIC_DATUM: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PRIME_MERIDIAN: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GEOG_LINEAR_UNITS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GEOG_LINEAR_UNIT_SIZE: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GEOG_ANGULAR_UNITS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GEOG_ANGULAR_UNIT_SIZE: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_ELLIPSOID: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_ELLIPSOID_SEMI_MAJOR_AXIS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_ELLIPSOID_SEMI_MINOR_AXIS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_ELLIPSOID_INV_FLATTENING: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_GEOG_AZIMUTH_UNITS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PRIME_MERIDIAN_LONG: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJECTED_CRS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJECTED_CITATION: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJECTION: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_METHOD: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_LINEAR_UNITS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_LINEAR_UNIT_SIZE: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_STD_PARALLEL1: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_STD_PARALLEL: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_STD_PARALLEL2: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LONG: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_ORIGIN_LONG: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_NAT_ORIGIN_LAT: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_ORIGIN_LAT: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_FALSE_EASTING: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_FALSE_NORTHING: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LONG: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_LAT: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_EASTING: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_FALSE_ORIGIN_NORTHING: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_CENTER_LONG: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_CENTER_LAT: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_CENTER_EASTING: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_CENTER_NORTHING: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_SCALE_AT_NAT_ORIGIN: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_SCALE_AT_ORIGIN: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_SCALE_AT_CENTER: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_AZIMUTH_ANGLE: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_PROJ_STRAIGHT_VERT_POLE_LONG: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_VERTICAL: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_VERTICAL_CITATION: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_VERTICAL_DATUM: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_VERTICAL_UNITS: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_BASE: Final[nvtiffGeoKey_t]
NVTIFF_GEOKEY_END: Final[nvtiffGeoKey_t]

class nvtiffGeoKeyDataType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_GEOKEY_TYPE_SHORT = ...
    NVTIFF_GEOKEY_TYPE_ASCII = ...
    NVTIFF_GEOKEY_TYPE_DOUBLE = ...
    NVTIFF_GEOKEY_TYPE_UNKNOWN = ...
nvtiffGeoKeyDataType = nvtiffGeoKeyDataType_t
NVTIFF_GEOKEY_TYPE_SHORT: Final[nvtiffGeoKeyDataType_t]
NVTIFF_GEOKEY_TYPE_ASCII: Final[nvtiffGeoKeyDataType_t]
NVTIFF_GEOKEY_TYPE_DOUBLE: Final[nvtiffGeoKeyDataType_t]
NVTIFF_GEOKEY_TYPE_UNKNOWN: Final[nvtiffGeoKeyDataType_t]

class nvtiffTagDataType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_TAG_TYPE_BYTE = ...
    NVTIFF_TAG_TYPE_ASCII = ...
    NVTIFF_TAG_TYPE_SHORT = ...
    NVTIFF_TAG_TYPE_LONG = ...
    NVTIFF_TAG_TYPE_RATIONAL = ...
    NVTIFF_TAG_TYPE_SBYTE = ...
    NVTIFF_TAG_TYPE_UNDEFINED = ...
    NVTIFF_TAG_TYPE_SSHORT = ...
    NVTIFF_TAG_TYPE_SLONG = ...
    NVTIFF_TAG_TYPE_SRATIONAL = ...
    NVTIFF_TAG_TYPE_FLOAT = ...
    NVTIFF_TAG_TYPE_DOUBLE = ...
    NVTIFF_TAG_TYPE_LONG8 = ...
    NVTIFF_TAG_TYPE_SLONG8 = ...
    NVTIFF_TAG_TYPE_IFD8 = ...
nvtiffTagDataType = nvtiffTagDataType_t
NVTIFF_TAG_TYPE_BYTE: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_ASCII: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_SHORT: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_LONG: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_RATIONAL: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_SBYTE: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_UNDEFINED: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_SSHORT: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_SLONG: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_SRATIONAL: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_FLOAT: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_DOUBLE: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_LONG8: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_SLONG8: Final[nvtiffTagDataType_t]
NVTIFF_TAG_TYPE_IFD8: Final[nvtiffTagDataType_t]

class nvtiffSampleFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_SAMPLEFORMAT_UNKNOWN = ...
    NVTIFF_SAMPLEFORMAT_UINT = ...
    NVTIFF_SAMPLEFORMAT_INT = ...
    NVTIFF_SAMPLEFORMAT_IEEEFP = ...
    NVTIFF_SAMPLEFORMAT_VOID = ...
    NVTIFF_SAMPLEFORMAT_COMPLEXINT = ...
    NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP = ...
nvtiffSampleFormat = nvtiffSampleFormat_t
NVTIFF_SAMPLEFORMAT_UNKNOWN: Final[nvtiffSampleFormat_t]
NVTIFF_SAMPLEFORMAT_UINT: Final[nvtiffSampleFormat_t]
NVTIFF_SAMPLEFORMAT_INT: Final[nvtiffSampleFormat_t]
NVTIFF_SAMPLEFORMAT_IEEEFP: Final[nvtiffSampleFormat_t]
NVTIFF_SAMPLEFORMAT_VOID: Final[nvtiffSampleFormat_t]
NVTIFF_SAMPLEFORMAT_COMPLEXINT: Final[nvtiffSampleFormat_t]
NVTIFF_SAMPLEFORMAT_COMPLEXIEEEFP: Final[nvtiffSampleFormat_t]

class nvtiffPhotometricInt_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVTIFF_PHOTOMETRIC_UNKNOWN = ...
    NVTIFF_PHOTOMETRIC_MINISWHITE = ...
    NVTIFF_PHOTOMETRIC_MINISBLACK = ...
    NVTIFF_PHOTOMETRIC_RGB = ...
    NVTIFF_PHOTOMETRIC_PALETTE = ...
    NVTIFF_PHOTOMETRIC_MASK = ...
    NVTIFF_PHOTOMETRIC_SEPARATED = ...
    NVTIFF_PHOTOMETRIC_YCBCR = ...
nvtiffPhotometricInt = nvtiffPhotometricInt_t
NVTIFF_PHOTOMETRIC_UNKNOWN: Final[nvtiffPhotometricInt_t]
NVTIFF_PHOTOMETRIC_MINISWHITE: Final[nvtiffPhotometricInt_t]
NVTIFF_PHOTOMETRIC_MINISBLACK: Final[nvtiffPhotometricInt_t]
NVTIFF_PHOTOMETRIC_RGB: Final[nvtiffPhotometricInt_t]
NVTIFF_PHOTOMETRIC_PALETTE: Final[nvtiffPhotometricInt_t]
NVTIFF_PHOTOMETRIC_MASK: Final[nvtiffPhotometricInt_t]
NVTIFF_PHOTOMETRIC_SEPARATED: Final[nvtiffPhotometricInt_t]
NVTIFF_PHOTOMETRIC_YCBCR: Final[nvtiffPhotometricInt_t]

class nvtiffPlanarConfig_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_PLANARCONFIG_UNKNOWN = ...
    NVTIFF_PLANARCONFIG_CONTIG = ...
    NVTIFF_PLANARCONFIG_SEPARATE = ...
nvtiffPlanarConfig = nvtiffPlanarConfig_t
NVTIFF_PLANARCONFIG_UNKNOWN: Final[nvtiffPlanarConfig_t]
NVTIFF_PLANARCONFIG_CONTIG: Final[nvtiffPlanarConfig_t]
NVTIFF_PLANARCONFIG_SEPARATE: Final[nvtiffPlanarConfig_t]

class nvtiffCompression_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_COMPRESSION_UNKNOWN = ...
    NVTIFF_COMPRESSION_NONE = ...
    NVTIFF_COMPRESSION_LZW = ...
    NVTIFF_COMPRESSION_JPEG = ...
    NVTIFF_COMPRESSION_ADOBE_DEFLATE = ...
    NVTIFF_COMPRESSION_PACKBITS = ...
    NVTIFF_COMPRESSION_DEFLATE = ...
    NVTIFF_COMPRESSION_APERIO_JP2000_YCC = ...
    NVTIFF_COMPRESSION_APERIO_JP2000_RGB = ...
    NVTIFF_COMPRESSION_JP2000 = ...
nvtiffCompression = nvtiffCompression_t
NVTIFF_COMPRESSION_UNKNOWN: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_NONE: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_LZW: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_JPEG: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_ADOBE_DEFLATE: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_PACKBITS: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_DEFLATE: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_APERIO_JP2000_YCC: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_APERIO_JP2000_RGB: Final[nvtiffCompression_t]
NVTIFF_COMPRESSION_JP2000: Final[nvtiffCompression_t]

class nvtiffImageType(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_IMAGETYPE_REDUCED_IMAGE = ...
    NVTIFF_IMAGETYPE_PAGE = ...
    NVTIFF_IMAGETYPE_MASK = ...
    NVTIFF_IMAGETYPE_ENUM_FORCE_UINT32 = ...
NVTIFF_IMAGETYPE_REDUCED_IMAGE: Final[nvtiffImageType]
NVTIFF_IMAGETYPE_PAGE: Final[nvtiffImageType]
NVTIFF_IMAGETYPE_MASK: Final[nvtiffImageType]
NVTIFF_IMAGETYPE_ENUM_FORCE_UINT32: Final[nvtiffImageType]

class nvtiffImageGeometryType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_IMAGE_STRIPED = ...
    NVTIFF_IMAGE_TILED = ...
nvtiffImageGeometryType = nvtiffImageGeometryType_t
NVTIFF_IMAGE_STRIPED: Final[nvtiffImageGeometryType_t]
NVTIFF_IMAGE_TILED: Final[nvtiffImageGeometryType_t]

class nvtiffJpegChromaSubsampling_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT = ...
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_444 = ...
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_422 = ...
    NVTIFF_JPEG_CHROMA_SUBSAMPLING_420 = ...
nvtiffJpegChromaSubsampling = nvtiffJpegChromaSubsampling_t
NVTIFF_JPEG_CHROMA_SUBSAMPLING_DEFAULT: Final[nvtiffJpegChromaSubsampling_t]
NVTIFF_JPEG_CHROMA_SUBSAMPLING_444: Final[nvtiffJpegChromaSubsampling_t]
NVTIFF_JPEG_CHROMA_SUBSAMPLING_422: Final[nvtiffJpegChromaSubsampling_t]
NVTIFF_JPEG_CHROMA_SUBSAMPLING_420: Final[nvtiffJpegChromaSubsampling_t]

class nvtiffOutputFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVTIFF_OUTPUT_UNCHANGED_I = ...
    NVTIFF_OUTPUT_RGB_I_UINT8 = ...
    NVTIFF_OUTPUT_RGB_I_UINT16 = ...
nvtiffOutputFormat = nvtiffOutputFormat_t
NVTIFF_OUTPUT_UNCHANGED_I: Final[nvtiffOutputFormat_t]
NVTIFF_OUTPUT_RGB_I_UINT8: Final[nvtiffOutputFormat_t]
NVTIFF_OUTPUT_RGB_I_UINT16: Final[nvtiffOutputFormat_t]

class nvtiffDeviceMallocAsync(CFuncPtr):
    def __init__(self, function: Callable[[int | None, ctypes._Pointer[ctypes.c_void_p], int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvtiffDeviceFreeAsync(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int | None, int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvtiffPinnedMallocAsync(CFuncPtr):
    def __init__(self, function: Callable[[int | None, ctypes._Pointer[ctypes.c_void_p], int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvtiffPinnedFreeAsync(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int | None, int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvtiffDeviceAllocator_t(_Struct):
    device_malloc: nvtiffDeviceMallocAsync
    device_free: nvtiffDeviceFreeAsync
    device_ctx: int | None
    def __init__(self, device_malloc: nvtiffDeviceMallocAsync | None = ..., device_free: nvtiffDeviceFreeAsync | None = ..., device_ctx: int | None = ...) -> None: ...
nvtiffDeviceAllocator = nvtiffDeviceAllocator_t

class nvtiffPinnedAllocator_t(_Struct):
    pinned_malloc: nvtiffDeviceMallocAsync
    pinned_free: nvtiffDeviceFreeAsync
    pinned_ctx: int | None
    def __init__(self, pinned_malloc: nvtiffDeviceMallocAsync | None = ..., pinned_free: nvtiffDeviceFreeAsync | None = ..., pinned_ctx: int | None = ...) -> None: ...
nvtiffPinnedAllocator = nvtiffPinnedAllocator_t

class nvtiffImageInfo_t(_Struct):
    image_type: int
    image_width: int
    image_height: int
    compression: _Named[nvtiffCompression_t]
    photometric_int: _Named[nvtiffPhotometricInt_t]
    planar_config: _Named[nvtiffPlanarConfig_t]
    samples_per_pixel: int
    bits_per_pixel: int
    bits_per_sample: _Items[ctypes.c_uint16, int]
    sample_format: _Items[ctypes.c_uint, int]
    def __init__(self, image_type: int = ..., image_width: int = ..., image_height: int = ..., compression: nvtiffCompression_t | _Int = ..., photometric_int: nvtiffPhotometricInt_t | _Int = ..., planar_config: nvtiffPlanarConfig_t | _Int = ..., samples_per_pixel: int = ..., bits_per_pixel: int = ..., bits_per_sample: Sequence[int] | Array[ctypes.c_uint16] = ..., sample_format: Sequence[int] | Array[ctypes.c_uint] = ...) -> None: ...
nvtiffImageInfo = nvtiffImageInfo_t

class nvtiffImageGeometry_t(_Struct):
    type: _Named[nvtiffImageGeometryType_t]
    image_depth: int
    strile_width: int
    strile_height: int
    strile_depth: int
    num_striles_per_plane: int
    num_striles: int
    def __init__(self, type: nvtiffImageGeometryType_t | _Int = ..., image_depth: int = ..., strile_width: int = ..., strile_height: int = ..., strile_depth: int = ..., num_striles_per_plane: int = ..., num_striles: int = ...) -> None: ...
nvtiffImageGeometry = nvtiffImageGeometry_t

class nvtiffJpegEncodeOptions_t(_Struct):
    quality: int
    optimized_huffman: int
    chroma_subsampling: _Named[nvtiffJpegChromaSubsampling_t]
    def __init__(self, quality: int = ..., optimized_huffman: int = ..., chroma_subsampling: nvtiffJpegChromaSubsampling_t | _Int = ...) -> None: ...
nvtiffJpegEncodeOptions = nvtiffJpegEncodeOptions_t

class nvtiffImage_t(_Struct):
    plane_data: ctypes._Pointer[ctypes.c_void_p]
    plane_pitch_bytes: ctypes._Pointer[ctypes.c_size_t]
    num_planes: int
    def __init__(self, plane_data: ctypes._Pointer[ctypes.c_void_p] | None = ..., plane_pitch_bytes: ctypes._Pointer[ctypes.c_size_t] | None = ..., num_planes: int = ...) -> None: ...
nvtiffImage = nvtiffImage_t

class nvtiffDecodeRegion_t(_Struct):
    ifd_offset: int
    offset_x: int
    offset_y: int
    width: int
    height: int
    def __init__(self, ifd_offset: int = ..., offset_x: int = ..., offset_y: int = ..., width: int = ..., height: int = ...) -> None: ...
nvtiffDecodeRegion = nvtiffDecodeRegion_t

class nvtiffStreamHeader_t(_Struct):
    variant: _Named[nvtiffVariant_t]
    first_ifd_offset: int
    def __init__(self, variant: nvtiffVariant_t | _Int = ..., first_ifd_offset: int = ...) -> None: ...
nvtiffStreamHeader = nvtiffStreamHeader_t

nvtiffImageType_t = ctypes.c_uint32

NVTIFF_VER_MAJOR: Final = 0
NVTIFF_VER_MINOR: Final = 8
NVTIFF_VER_PATCH: Final = 0
NVTIFF_VER_BUILD: Final = 82
MAX_NUM_SAMPLES: Final = 16
NVTIFF_TAG_MODEL_PIXEL_SCALE: Final = 33550
NVTIFF_TAG_MODEL_TIE_POINT: Final = 33922
NVTIFF_TAG_MODEL_TRANSFORMATION: Final = 34264
NVTIFF_NO_IMAGE: Final = 18446744073709551615

cudaStream_t = runtime.cudaStream_t
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]


class _RawUnchanged(Raw):
    nvtiffGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    nvtiffDecodeParamsCreate: _C[_Pointer[nvtiffDecodeParams_t] | int]
    nvtiffDecodeParamsDestroy: _C[nvtiffDecodeParams_t | int | None]
    nvtiffStreamClose: _C[nvtiffStream_t | int | None]
    nvtiffDecoderCreate: _C[_Pointer[nvtiffDecoder_t] | int, _Pointer[nvtiffDeviceAllocator_t] | int, _Pointer[nvtiffPinnedAllocator_t] | int, driver.CUstream | int | None]
    nvtiffDecoderCreateSimple: _C[_Pointer[nvtiffDecoder_t] | int, driver.CUstream | int | None]
    nvtiffDecoderDestroy: _C[nvtiffDecoder_t | int | None, driver.CUstream | int | None]
    nvtiffStreamOpenFromFile: _C[_Text, _Pointer[nvtiffStream_t] | int]
    nvtiffStreamOpen: _C[_Pointer[ctypes.c_uint8] | int, int, _Pointer[nvtiffStream_t] | int]
    nvtiffStreamGetHeader: _C[nvtiffStream_t | int | None, _Pointer[nvtiffStreamHeader_t] | int]
    nvtiffStreamGetNextIFDOffset: _C[nvtiffStream_t | int | None, int, _Pointer[ctypes.c_size_t] | int]
    nvtiffStreamPrint: _C[nvtiffStream_t | int | None]
    nvtiffStreamGetGeoKeyInfo: _C[nvtiffStream_t | int | None, int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint] | int]
    nvtiffStreamGetNumberOfGeoKeys: _C[nvtiffStream_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint32] | int]
    nvtiffStreamGetGeoKey: _C[nvtiffStream_t | int | None, int, _Writable, int]
    nvtiffStreamGetGeoKeyASCII: _C[nvtiffStream_t | int | None, int, _Writable, int]
    nvtiffStreamGetGeoKeySHORT: _C[nvtiffStream_t | int | None, int, _Pointer[ctypes.c_ushort] | int, int, int]
    nvtiffStreamGetGeoKeyDOUBLE: _C[nvtiffStream_t | int | None, int, _Pointer[ctypes.c_double] | int, int, int]
    nvtiffDecodeParamsSetOutputFormat: _C[nvtiffDecodeParams_t | int | None, int]
    nvtiffDecodeParamsSetRegions: _C[nvtiffDecodeParams_t | int | None, _Pointer[nvtiffDecodeRegion_t] | int, int]
    nvtiffEncoderCreate: _C[_Pointer[nvtiffEncoder_t] | int, _Pointer[nvtiffDeviceAllocator_t] | int, _Pointer[nvtiffPinnedAllocator_t] | int, driver.CUstream | int | None]
    nvtiffEncoderDestroy: _C[nvtiffEncoder_t | int | None, driver.CUstream | int | None]
    nvtiffGetBitstreamSize: _C[nvtiffEncoder_t | int | None, _Pointer[nvtiffEncodeParams_t] | int, int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    nvtiffWriteTiffBuffer: _C[nvtiffEncoder_t | int | None, _Pointer[nvtiffEncodeParams_t] | int, int, _Pointer[ctypes.c_uint8] | int, int, driver.CUstream | int | None]
    nvtiffWriteTiffFile: _C[nvtiffEncoder_t | int | None, _Pointer[nvtiffEncodeParams_t] | int, int, _Text, driver.CUstream | int | None]
    nvtiffEncode: _C[nvtiffEncoder_t | int | None, _Pointer[nvtiffEncodeParams_t] | int, int, driver.CUstream | int | None]
    nvtiffEncodeFinalize: _C[nvtiffEncoder_t | int | None, _Pointer[nvtiffEncodeParams_t] | int, int, driver.CUstream | int | None]
    nvtiffEncodeParamsCreate: _C[_Pointer[nvtiffEncodeParams_t] | int]
    nvtiffEncodeParamsDestroy: _C[nvtiffEncodeParams_t | int | None, driver.CUstream | int | None]
    nvtiffEncodeParamsSetTiffVariant: _C[nvtiffEncodeParams_t | int | None, int]
    nvtiffEncodeParamsSetImageInfo: _C[nvtiffEncodeParams_t | int | None, _Pointer[nvtiffImageInfo_t] | int]
    nvtiffEncodeParamsSetImageGeometry: _C[nvtiffEncodeParams_t | int | None, _Pointer[nvtiffImageGeometry_t] | int]
    nvtiffEncodeParamsSetJpegOptions: _C[nvtiffEncodeParams_t | int | None, _Pointer[nvtiffJpegEncodeOptions_t] | int]
    nvtiffEncodeParamsSetInputs: _C[nvtiffEncodeParams_t | int | None, _Pointer[ctypes._Pointer[ctypes.c_uint8]] | int, int]
    nvtiffEncodeParamsSetGeoKey: _C[nvtiffEncodeParams_t | int | None, int, int, _Writable, int, int]
    nvtiffEncodeParamsSetTag: _C[nvtiffEncodeParams_t | int | None, int, int, _Writable, int]
    nvtiffEncodeParamsSetGeoKeySHORT: _C[nvtiffEncodeParams_t | int | None, int, int, int]
    nvtiffEncodeParamsSetGeoKeyDOUBLE: _C[nvtiffEncodeParams_t | int | None, int, float, int]
    nvtiffEncodeParamsSetGeoKeyASCII: _C[nvtiffEncodeParams_t | int | None, int, _Text, int]

class _Raw(_RawUnchanged):
    nvtiffStreamGetImageInfo: _C[nvtiffStream_t | int | None, int, _Pointer[nvtiffImageInfo_t] | int]
    nvtiffStreamGetImageGeometry: _C[nvtiffStream_t | int | None, int, _Pointer[nvtiffImageGeometry_t] | int]
    nvtiffStreamGetTagInfo: _C[nvtiffStream_t | int | None, int, int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int]
    nvtiffStreamGetTagValue: _C[nvtiffStream_t | int | None, int, int, _Writable, int]
    nvtiffStreamGetNumberOfTags: _C[nvtiffStream_t | int | None, int, _Pointer[ctypes.c_uint16] | int, _Pointer[ctypes.c_uint32] | int]
    nvtiffStreamHasTag: _C[nvtiffStream_t | int | None, int, int, _Pointer[ctypes.c_int] | int]
    nvtiffDecode: _C[nvtiffStream_t | int | None, nvtiffDecoder_t | int | None, nvtiffDecodeParams_t | int | None, _Pointer[nvtiffImage_t] | int, driver.CUstream | int | None]
    nvtiffDecodeCheckSupported: _C[nvtiffStream_t | int | None, nvtiffDecoder_t | int | None, nvtiffDecodeParams_t | int | None, _Pointer[nvtiffImage_t] | int]

class _RawApi(_RawUnchanged):
    nvtiffStreamGetImageInfo: Callable[..., int]
    nvtiffStreamGetImageGeometry: Callable[..., int]
    nvtiffStreamGetTagInfo: Callable[..., int]
    nvtiffStreamGetTagValue: Callable[..., int]
    nvtiffStreamGetNumberOfTags: Callable[..., int]
    nvtiffStreamHasTag: Callable[..., int]
    nvtiffDecode: Callable[..., int]
    nvtiffDecodeCheckSupported: Callable[..., int]
    nvtiffStreamCreate: Callable[..., int]
    nvtiffStreamDestroy: Callable[..., int]
    nvtiffStreamParseFromFile: Callable[..., int]
    nvtiffStreamParse: Callable[..., int]
    nvtiffStreamParseFromFileEx: Callable[..., int]
    nvtiffStreamParseEx: Callable[..., int]
    nvtiffStreamParseFromParentStream: Callable[..., int]
    nvtiffStreamGetBitstreamOffset: Callable[..., int]
    nvtiffStreamGetNumImages: Callable[..., int]
    nvtiffStreamGetTagInfoGeneric: Callable[..., int]
    nvtiffStreamGetTagValueGeneric: Callable[..., int]
    nvtiffDecodeRange: Callable[..., int]
    nvtiffDecodeImage: Callable[..., int]
    nvtiffDecodeImageEx: Callable[..., int]
    nvtiffDecodeParamsSetROI: Callable[..., int]
    nvtiffStreamGetFileInfo: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvtiffStreamCreate: Callable[..., None]
    nvtiffStreamDestroy: Callable[..., None]
    nvtiffStreamParseFromFile: Callable[..., None]
    nvtiffStreamParse: Callable[..., None]
    nvtiffStreamParseFromFileEx: Callable[..., None]
    nvtiffStreamParseEx: Callable[..., None]
    nvtiffStreamParseFromParentStream: Callable[..., None]
    nvtiffStreamGetBitstreamOffset: Callable[..., None]
    nvtiffStreamGetNumImages: Callable[..., None]
    nvtiffStreamGetTagInfoGeneric: Callable[..., None]
    nvtiffStreamGetTagValueGeneric: Callable[..., None]
    nvtiffDecodeRange: Callable[..., None]
    nvtiffDecodeImage: Callable[..., None]
    nvtiffDecodeImageEx: Callable[..., None]
    nvtiffDecodeParamsSetROI: Callable[..., None]
    nvtiffStreamGetFileInfo: Callable[..., None]
