"""The names of cudyn.nvimgcodec, for type checkers and editors.

Generated from nvimgcodec.h of the header releases 0.6 to 0.9
(4 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nvimgcodec as _here
from ._bindings.calls.annotations import Bytes as _Bytes, C as _C, Chars as _Chars, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Pointer as _Pointer, ReadArray as _ReadArray, ReadBuffer as _ReadBuffer, Str as _Str, Struct as _Struct, Text as _Text, Union as _Union, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvimgcodecError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvimgcodecError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvimgcodecInstance_t(Handle): ...

class nvimgcodecImage_t(Handle): ...

class nvimgcodecCodeStream_t(Handle): ...

class nvimgcodecParser_t(Handle): ...

class nvimgcodecEncoder_t(Handle): ...

class nvimgcodecDecoder_t(Handle): ...

class nvimgcodecDebugMessenger_t(Handle): ...

class nvimgcodecExtension_t(Handle): ...

class nvimgcodecFuture_t(Handle): ...

class nvimgcodecStructureType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_STRUCTURE_TYPE_UNKNOWN = ...
    NVIMGCODEC_STRUCTURE_TYPE_PROPERTIES = ...
    NVIMGCODEC_STRUCTURE_TYPE_INSTANCE_CREATE_INFO = ...
    NVIMGCODEC_STRUCTURE_TYPE_DEVICE_ALLOCATOR = ...
    NVIMGCODEC_STRUCTURE_TYPE_PINNED_ALLOCATOR = ...
    NVIMGCODEC_STRUCTURE_TYPE_DECODE_PARAMS = ...
    NVIMGCODEC_STRUCTURE_TYPE_ENCODE_PARAMS = ...
    NVIMGCODEC_STRUCTURE_TYPE_ORIENTATION = ...
    NVIMGCODEC_STRUCTURE_TYPE_REGION = ...
    NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_VIEW = ...
    NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_INFO = ...
    NVIMGCODEC_STRUCTURE_TYPE_IMAGE_INFO = ...
    NVIMGCODEC_STRUCTURE_TYPE_IMAGE_PLANE_INFO = ...
    NVIMGCODEC_STRUCTURE_TYPE_JPEG_IMAGE_INFO = ...
    NVIMGCODEC_STRUCTURE_TYPE_JPEG_ENCODE_PARAMS = ...
    NVIMGCODEC_STRUCTURE_TYPE_TILE_GEOMETRY_INFO = ...
    NVIMGCODEC_STRUCTURE_TYPE_JPEG2K_ENCODE_PARAMS = ...
    NVIMGCODEC_STRUCTURE_TYPE_BACKEND = ...
    NVIMGCODEC_STRUCTURE_TYPE_IO_STREAM_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_FRAMEWORK_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_DECODER_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_ENCODER_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_PARSER_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_IMAGE_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_DEBUG_MESSENGER_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_DEBUG_MESSAGE_DATA = ...
    NVIMGCODEC_STRUCTURE_TYPE_EXTENSION_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_EXECUTOR_DESC = ...
    NVIMGCODEC_STRUCTURE_TYPE_BACKEND_PARAMS = ...
    NVIMGCODEC_STRUCTURE_TYPE_EXECUTION_PARAMS = ...
    NVIMGCODEC_STRUCTURE_TYPE_METADATA = ...
    NVIMGCODEC_STRUCTURE_TYPE_METADATA_KIND = ...
    NVIMGCODEC_STRUCTURE_TYPE_METADATA_FORMAT = ...
    NVIMGCODEC_STRUCTURE_TYPE_TIFF_CODE_STREAM_INFO = ...
    NVIMGCODEC_STRUCTURE_TYPE_ENUM_FORCE_INT = ...
NVIMGCODEC_STRUCTURE_TYPE_UNKNOWN: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_PROPERTIES: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_INSTANCE_CREATE_INFO: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_DEVICE_ALLOCATOR: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_PINNED_ALLOCATOR: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_DECODE_PARAMS: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_ENCODE_PARAMS: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_ORIENTATION: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_REGION: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_VIEW: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_INFO: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_IMAGE_INFO: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_IMAGE_PLANE_INFO: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_JPEG_IMAGE_INFO: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_JPEG_ENCODE_PARAMS: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_TILE_GEOMETRY_INFO: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_JPEG2K_ENCODE_PARAMS: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_BACKEND: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_IO_STREAM_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_FRAMEWORK_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_DECODER_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_ENCODER_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_PARSER_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_IMAGE_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_CODE_STREAM_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_DEBUG_MESSENGER_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_DEBUG_MESSAGE_DATA: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_EXTENSION_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_EXECUTOR_DESC: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_BACKEND_PARAMS: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_EXECUTION_PARAMS: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_METADATA: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_METADATA_KIND: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_METADATA_FORMAT: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_TIFF_CODE_STREAM_INFO: Final[nvimgcodecStructureType_t]
NVIMGCODEC_STRUCTURE_TYPE_ENUM_FORCE_INT: Final[nvimgcodecStructureType_t]

class nvimgcodecStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_STATUS_SUCCESS = ...
    NVIMGCODEC_STATUS_NOT_INITIALIZED = ...
    NVIMGCODEC_STATUS_INVALID_PARAMETER = ...
    NVIMGCODEC_STATUS_BAD_CODESTREAM = ...
    NVIMGCODEC_STATUS_CODESTREAM_UNSUPPORTED = ...
    NVIMGCODEC_STATUS_ALLOCATOR_FAILURE = ...
    NVIMGCODEC_STATUS_EXECUTION_FAILED = ...
    NVIMGCODEC_STATUS_ARCH_MISMATCH = ...
    NVIMGCODEC_STATUS_INTERNAL_ERROR = ...
    NVIMGCODEC_STATUS_IMPLEMENTATION_UNSUPPORTED = ...
    NVIMGCODEC_STATUS_MISSED_DEPENDENCIES = ...
    NVIMGCODEC_STATUS_EXTENSION_NOT_INITIALIZED = ...
    NVIMGCODEC_STATUS_EXTENSION_INVALID_PARAMETER = ...
    NVIMGCODEC_STATUS_EXTENSION_BAD_CODE_STREAM = ...
    NVIMGCODEC_STATUS_EXTENSION_CODESTREAM_UNSUPPORTED = ...
    NVIMGCODEC_STATUS_EXTENSION_ALLOCATOR_FAILURE = ...
    NVIMGCODEC_STATUS_EXTENSION_ARCH_MISMATCH = ...
    NVIMGCODEC_STATUS_EXTENSION_INTERNAL_ERROR = ...
    NVIMGCODEC_STATUS_EXTENSION_IMPLEMENTATION_NOT_SUPPORTED = ...
    NVIMGCODEC_STATUS_EXTENSION_INCOMPLETE_BITSTREAM = ...
    NVIMGCODEC_STATUS_EXTENSION_EXECUTION_FAILED = ...
    NVIMGCODEC_STATUS_EXTENSION_CUDA_CALL_ERROR = ...
    NVIMGCODEC_STATUS_ENUM_FORCE_INT = ...
NVIMGCODEC_STATUS_SUCCESS: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_NOT_INITIALIZED: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_INVALID_PARAMETER: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_BAD_CODESTREAM: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_CODESTREAM_UNSUPPORTED: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_ALLOCATOR_FAILURE: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXECUTION_FAILED: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_ARCH_MISMATCH: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_INTERNAL_ERROR: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_IMPLEMENTATION_UNSUPPORTED: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_MISSED_DEPENDENCIES: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_NOT_INITIALIZED: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_INVALID_PARAMETER: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_BAD_CODE_STREAM: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_CODESTREAM_UNSUPPORTED: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_ALLOCATOR_FAILURE: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_ARCH_MISMATCH: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_INTERNAL_ERROR: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_IMPLEMENTATION_NOT_SUPPORTED: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_INCOMPLETE_BITSTREAM: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_EXECUTION_FAILED: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_EXTENSION_CUDA_CALL_ERROR: Final[nvimgcodecStatus_t]
NVIMGCODEC_STATUS_ENUM_FORCE_INT: Final[nvimgcodecStatus_t]

class nvimgcodecSampleDataType_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVIMGCODEC_SAMPLE_DATA_TYPE_UNKNOWN = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_INT8 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_UINT8 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_INT16 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_UINT16 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_INT32 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_UINT32 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_INT64 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_UINT64 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT16 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT32 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT64 = ...
    NVIMGCODEC_SAMPLE_DATA_TYPE_UNSUPPORTED = ...
    NVIMGCODEC_SAMPLE_ENUM_FORCE_INT = ...
NVIMGCODEC_SAMPLE_DATA_TYPE_UNKNOWN: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_INT8: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_UINT8: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_INT16: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_UINT16: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_INT32: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_UINT32: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_INT64: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_UINT64: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT16: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT32: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_FLOAT64: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_DATA_TYPE_UNSUPPORTED: Final[nvimgcodecSampleDataType_t]
NVIMGCODEC_SAMPLE_ENUM_FORCE_INT: Final[nvimgcodecSampleDataType_t]

class nvimgcodecChromaSubsampling_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVIMGCODEC_SAMPLING_NONE = ...
    NVIMGCODEC_SAMPLING_444 = ...
    NVIMGCODEC_SAMPLING_422 = ...
    NVIMGCODEC_SAMPLING_420 = ...
    NVIMGCODEC_SAMPLING_440 = ...
    NVIMGCODEC_SAMPLING_411 = ...
    NVIMGCODEC_SAMPLING_410 = ...
    NVIMGCODEC_SAMPLING_GRAY = ...
    NVIMGCODEC_SAMPLING_410V = ...
    NVIMGCODEC_SAMPLING_UNSUPPORTED = ...
    NVIMGCODEC_SAMPLING_ENUM_FORCE_INT = ...
NVIMGCODEC_SAMPLING_NONE: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_444: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_422: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_420: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_440: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_411: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_410: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_GRAY: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_410V: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_UNSUPPORTED: Final[nvimgcodecChromaSubsampling_t]
NVIMGCODEC_SAMPLING_ENUM_FORCE_INT: Final[nvimgcodecChromaSubsampling_t]

class nvimgcodecSampleFormat_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVIMGCODEC_SAMPLEFORMAT_UNKNOWN = ...
    NVIMGCODEC_SAMPLEFORMAT_P_UNCHANGED = ...
    NVIMGCODEC_SAMPLEFORMAT_I_UNCHANGED = ...
    NVIMGCODEC_SAMPLEFORMAT_P_AUTO_COMPONENTS = ...
    NVIMGCODEC_SAMPLEFORMAT_I_AUTO_COMPONENTS = ...
    NVIMGCODEC_SAMPLEFORMAT_P_Y = ...
    NVIMGCODEC_SAMPLEFORMAT_I_Y = ...
    NVIMGCODEC_SAMPLEFORMAT_P_YA = ...
    NVIMGCODEC_SAMPLEFORMAT_I_YA = ...
    NVIMGCODEC_SAMPLEFORMAT_P_RGB = ...
    NVIMGCODEC_SAMPLEFORMAT_I_RGB = ...
    NVIMGCODEC_SAMPLEFORMAT_P_BGR = ...
    NVIMGCODEC_SAMPLEFORMAT_I_BGR = ...
    NVIMGCODEC_SAMPLEFORMAT_P_YUV = ...
    NVIMGCODEC_SAMPLEFORMAT_P_YCC = ...
    NVIMGCODEC_SAMPLEFORMAT_I_YUV = ...
    NVIMGCODEC_SAMPLEFORMAT_I_YCC = ...
    NVIMGCODEC_SAMPLEFORMAT_P_RGBA = ...
    NVIMGCODEC_SAMPLEFORMAT_I_RGBA = ...
    NVIMGCODEC_SAMPLEFORMAT_P_YCCK = ...
    NVIMGCODEC_SAMPLEFORMAT_I_YCCK = ...
    NVIMGCODEC_SAMPLEFORMAT_P_CMYK = ...
    NVIMGCODEC_SAMPLEFORMAT_I_CMYK = ...
    NVIMGCODEC_SAMPLEFORMAT_UNSUPPORTED = ...
    NVIMGCODEC_SAMPLEFORMAT_ENUM_FORCE_INT = ...
NVIMGCODEC_SAMPLEFORMAT_UNKNOWN: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_UNCHANGED: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_UNCHANGED: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_AUTO_COMPONENTS: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_AUTO_COMPONENTS: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_Y: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_Y: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_YA: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_YA: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_RGB: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_RGB: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_BGR: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_BGR: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_YUV: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_YCC: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_YUV: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_YCC: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_RGBA: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_RGBA: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_YCCK: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_YCCK: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_P_CMYK: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_I_CMYK: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_UNSUPPORTED: Final[nvimgcodecSampleFormat_t]
NVIMGCODEC_SAMPLEFORMAT_ENUM_FORCE_INT: Final[nvimgcodecSampleFormat_t]

class nvimgcodecColorSpec_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVIMGCODEC_COLORSPEC_UNKNOWN = ...
    NVIMGCODEC_COLORSPEC_UNCHANGED = ...
    NVIMGCODEC_COLORSPEC_SRGB = ...
    NVIMGCODEC_COLORSPEC_GRAY = ...
    NVIMGCODEC_COLORSPEC_SYCC = ...
    NVIMGCODEC_COLORSPEC_CMYK = ...
    NVIMGCODEC_COLORSPEC_YCCK = ...
    NVIMGCODEC_COLORSPEC_PALETTE = ...
    NVIMGCODEC_COLORSPEC_ICC_PROFILE = ...
    NVIMGCODEC_COLORSPEC_UNSUPPORTED = ...
    NVIMGCODEC_COLORSPEC_ENUM_FORCE_INT = ...
NVIMGCODEC_COLORSPEC_UNKNOWN: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_UNCHANGED: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_SRGB: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_GRAY: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_SYCC: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_CMYK: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_YCCK: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_PALETTE: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_ICC_PROFILE: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_UNSUPPORTED: Final[nvimgcodecColorSpec_t]
NVIMGCODEC_COLORSPEC_ENUM_FORCE_INT: Final[nvimgcodecColorSpec_t]

class nvimgcodecOutOfBoundsPolicy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_OUT_OF_BOUNDS_POLICY_CONSTANT = ...
    NVIMGCODEC_OUT_OF_BOUNDS_POLICY_ENUM_FORCE_INT = ...
NVIMGCODEC_OUT_OF_BOUNDS_POLICY_CONSTANT: Final[nvimgcodecOutOfBoundsPolicy_t]
NVIMGCODEC_OUT_OF_BOUNDS_POLICY_ENUM_FORCE_INT: Final[nvimgcodecOutOfBoundsPolicy_t]

class nvimgcodecImageBufferKind_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVIMGCODEC_IMAGE_BUFFER_KIND_UNKNOWN = ...
    NVIMGCODEC_IMAGE_BUFFER_KIND_STRIDED_DEVICE = ...
    NVIMGCODEC_IMAGE_BUFFER_KIND_STRIDED_HOST = ...
    NVIMGCODEC_IMAGE_BUFFER_KIND_UNSUPPORTED = ...
    NVIMGCODEC_IMAGE_BUFFER_KIND_ENUM_FORCE_INT = ...
NVIMGCODEC_IMAGE_BUFFER_KIND_UNKNOWN: Final[nvimgcodecImageBufferKind_t]
NVIMGCODEC_IMAGE_BUFFER_KIND_STRIDED_DEVICE: Final[nvimgcodecImageBufferKind_t]
NVIMGCODEC_IMAGE_BUFFER_KIND_STRIDED_HOST: Final[nvimgcodecImageBufferKind_t]
NVIMGCODEC_IMAGE_BUFFER_KIND_UNSUPPORTED: Final[nvimgcodecImageBufferKind_t]
NVIMGCODEC_IMAGE_BUFFER_KIND_ENUM_FORCE_INT: Final[nvimgcodecImageBufferKind_t]

class nvimgcodecJpegEncoding_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_JPEG_ENCODING_UNKNOWN = ...
    NVIMGCODEC_JPEG_ENCODING_BASELINE_DCT = ...
    NVIMGCODEC_JPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN = ...
    NVIMGCODEC_JPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN = ...
    NVIMGCODEC_JPEG_ENCODING_LOSSLESS_HUFFMAN = ...
    NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_SEQUENTIAL_DCT_HUFFMAN = ...
    NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_PROGRESSIVE_DCT_HUFFMAN = ...
    NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_LOSSLESS_HUFFMAN = ...
    NVIMGCODEC_JPEG_ENCODING_RESERVED_FOR_JPEG_EXTENSIONS = ...
    NVIMGCODEC_JPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_ARITHMETIC = ...
    NVIMGCODEC_JPEG_ENCODING_PROGRESSIVE_DCT_ARITHMETIC = ...
    NVIMGCODEC_JPEG_ENCODING_LOSSLESS_ARITHMETIC = ...
    NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_SEQUENTIAL_DCT_ARITHMETIC = ...
    NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_PROGRESSIVE_DCT_ARITHMETIC = ...
    NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_LOSSLESS_ARITHMETIC = ...
    NVIMGCODEC_JPEG_ENCODING_ENUM_FORCE_INT = ...
NVIMGCODEC_JPEG_ENCODING_UNKNOWN: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_BASELINE_DCT: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_LOSSLESS_HUFFMAN: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_SEQUENTIAL_DCT_HUFFMAN: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_PROGRESSIVE_DCT_HUFFMAN: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_LOSSLESS_HUFFMAN: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_RESERVED_FOR_JPEG_EXTENSIONS: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_ARITHMETIC: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_PROGRESSIVE_DCT_ARITHMETIC: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_LOSSLESS_ARITHMETIC: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_SEQUENTIAL_DCT_ARITHMETIC: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_PROGRESSIVE_DCT_ARITHMETIC: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_DIFFERENTIAL_LOSSLESS_ARITHMETIC: Final[nvimgcodecJpegEncoding_t]
NVIMGCODEC_JPEG_ENCODING_ENUM_FORCE_INT: Final[nvimgcodecJpegEncoding_t]

class nvimgcodecBackendKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_BACKEND_KIND_CPU_ONLY = ...
    NVIMGCODEC_BACKEND_KIND_GPU_ONLY = ...
    NVIMGCODEC_BACKEND_KIND_HYBRID_CPU_GPU = ...
    NVIMGCODEC_BACKEND_KIND_HW_GPU_ONLY = ...
NVIMGCODEC_BACKEND_KIND_CPU_ONLY: Final[nvimgcodecBackendKind_t]
NVIMGCODEC_BACKEND_KIND_GPU_ONLY: Final[nvimgcodecBackendKind_t]
NVIMGCODEC_BACKEND_KIND_HYBRID_CPU_GPU: Final[nvimgcodecBackendKind_t]
NVIMGCODEC_BACKEND_KIND_HW_GPU_ONLY: Final[nvimgcodecBackendKind_t]

class nvimgcodecLoadHintPolicy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_LOAD_HINT_POLICY_IGNORE = ...
    NVIMGCODEC_LOAD_HINT_POLICY_FIXED = ...
    NVIMGCODEC_LOAD_HINT_POLICY_ADAPTIVE_MINIMIZE_IDLE_TIME = ...
NVIMGCODEC_LOAD_HINT_POLICY_IGNORE: Final[nvimgcodecLoadHintPolicy_t]
NVIMGCODEC_LOAD_HINT_POLICY_FIXED: Final[nvimgcodecLoadHintPolicy_t]
NVIMGCODEC_LOAD_HINT_POLICY_ADAPTIVE_MINIMIZE_IDLE_TIME: Final[nvimgcodecLoadHintPolicy_t]

class nvimgcodecProcessingStatus(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_PROCESSING_STATUS_UNKNOWN = ...
    NVIMGCODEC_PROCESSING_STATUS_SUCCESS = ...
    NVIMGCODEC_PROCESSING_STATUS_SATURATED = ...
    NVIMGCODEC_PROCESSING_STATUS_FAIL = ...
    NVIMGCODEC_PROCESSING_STATUS_IMAGE_CORRUPTED = ...
    NVIMGCODEC_PROCESSING_STATUS_CODEC_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_BACKEND_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_ENCODING_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_RESOLUTION_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_CODESTREAM_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_COLOR_SPEC_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_ORIENTATION_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_ROI_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_SAMPLING_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_SAMPLE_TYPE_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_SAMPLE_FORMAT_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_NUM_IMAGES_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_NUM_PLANES_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_NUM_CHANNELS_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_QUALITY_TYPE_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_QUALITY_VALUE_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_TILING_UNSUPPORTED = ...
    NVIMGCODEC_PROCESSING_STATUS_ENUM_FORCE_INT = ...
NVIMGCODEC_PROCESSING_STATUS_UNKNOWN: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_SUCCESS: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_SATURATED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_FAIL: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_IMAGE_CORRUPTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_CODEC_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_BACKEND_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_ENCODING_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_RESOLUTION_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_CODESTREAM_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_COLOR_SPEC_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_ORIENTATION_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_ROI_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_SAMPLING_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_SAMPLE_TYPE_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_SAMPLE_FORMAT_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_NUM_IMAGES_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_NUM_PLANES_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_NUM_CHANNELS_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_QUALITY_TYPE_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_QUALITY_VALUE_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_TILING_UNSUPPORTED: Final[nvimgcodecProcessingStatus]
NVIMGCODEC_PROCESSING_STATUS_ENUM_FORCE_INT: Final[nvimgcodecProcessingStatus]

class nvimgcodecQualityType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_QUALITY_TYPE_DEFAULT = ...
    NVIMGCODEC_QUALITY_TYPE_LOSSLESS = ...
    NVIMGCODEC_QUALITY_TYPE_QUALITY = ...
    NVIMGCODEC_QUALITY_TYPE_QUANTIZATION_STEP = ...
    NVIMGCODEC_QUALITY_TYPE_PSNR = ...
    NVIMGCODEC_QUALITY_TYPE_SIZE_RATIO = ...
    NVIMGCODEC_QUALITY_TYPE_ENUM_FORCE_INT = ...
NVIMGCODEC_QUALITY_TYPE_DEFAULT: Final[nvimgcodecQualityType_t]
NVIMGCODEC_QUALITY_TYPE_LOSSLESS: Final[nvimgcodecQualityType_t]
NVIMGCODEC_QUALITY_TYPE_QUALITY: Final[nvimgcodecQualityType_t]
NVIMGCODEC_QUALITY_TYPE_QUANTIZATION_STEP: Final[nvimgcodecQualityType_t]
NVIMGCODEC_QUALITY_TYPE_PSNR: Final[nvimgcodecQualityType_t]
NVIMGCODEC_QUALITY_TYPE_SIZE_RATIO: Final[nvimgcodecQualityType_t]
NVIMGCODEC_QUALITY_TYPE_ENUM_FORCE_INT: Final[nvimgcodecQualityType_t]

class nvimgcodecJpeg2kProgOrder_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_JPEG2K_PROG_ORDER_LRCP = ...
    NVIMGCODEC_JPEG2K_PROG_ORDER_RLCP = ...
    NVIMGCODEC_JPEG2K_PROG_ORDER_RPCL = ...
    NVIMGCODEC_JPEG2K_PROG_ORDER_PCRL = ...
    NVIMGCODEC_JPEG2K_PROG_ORDER_CPRL = ...
    NVIMGCODEC_JPEG2K_PROG_ORDER_ENUM_FORCE_INT = ...
NVIMGCODEC_JPEG2K_PROG_ORDER_LRCP: Final[nvimgcodecJpeg2kProgOrder_t]
NVIMGCODEC_JPEG2K_PROG_ORDER_RLCP: Final[nvimgcodecJpeg2kProgOrder_t]
NVIMGCODEC_JPEG2K_PROG_ORDER_RPCL: Final[nvimgcodecJpeg2kProgOrder_t]
NVIMGCODEC_JPEG2K_PROG_ORDER_PCRL: Final[nvimgcodecJpeg2kProgOrder_t]
NVIMGCODEC_JPEG2K_PROG_ORDER_CPRL: Final[nvimgcodecJpeg2kProgOrder_t]
NVIMGCODEC_JPEG2K_PROG_ORDER_ENUM_FORCE_INT: Final[nvimgcodecJpeg2kProgOrder_t]

class nvimgcodecJpeg2kBitstreamType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_JPEG2K_STREAM_J2K = ...
    NVIMGCODEC_JPEG2K_STREAM_JP2 = ...
    NVIMGCODEC_JPEG2K_STREAM_ENUM_FORCE_INT = ...
NVIMGCODEC_JPEG2K_STREAM_J2K: Final[nvimgcodecJpeg2kBitstreamType_t]
NVIMGCODEC_JPEG2K_STREAM_JP2: Final[nvimgcodecJpeg2kBitstreamType_t]
NVIMGCODEC_JPEG2K_STREAM_ENUM_FORCE_INT: Final[nvimgcodecJpeg2kBitstreamType_t]

class nvimgcodecMetadataKind_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_METADATA_KIND_UNKNOWN = ...
    NVIMGCODEC_METADATA_KIND_TIFF_TAG = ...
    NVIMGCODEC_METADATA_KIND_ICC_PROFILE = ...
    NVIMGCODEC_METADATA_KIND_EXIF = ...
    NVIMGCODEC_METADATA_KIND_GEO = ...
    NVIMGCODEC_METADATA_KIND_MED_APERIO = ...
    NVIMGCODEC_METADATA_KIND_MED_PHILIPS = ...
    NVIMGCODEC_METADATA_KIND_MED_VENTANA = ...
    NVIMGCODEC_METADATA_KIND_MED_LEICA = ...
    NVIMGCODEC_METADATA_KIND_MED_TRESTLE = ...
    NVIMGCODEC_METADATA_KIND_TIFF_TAG_LIST = ...
    NVIMGCODEC_METADATA_KIND_ENUM_FORCE_INT = ...
NVIMGCODEC_METADATA_KIND_UNKNOWN: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_TIFF_TAG: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_ICC_PROFILE: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_EXIF: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_GEO: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_MED_APERIO: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_MED_PHILIPS: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_MED_VENTANA: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_MED_LEICA: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_MED_TRESTLE: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_TIFF_TAG_LIST: Final[nvimgcodecMetadataKind_t]
NVIMGCODEC_METADATA_KIND_ENUM_FORCE_INT: Final[nvimgcodecMetadataKind_t]

class nvimgcodecMetadataFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_METADATA_FORMAT_UNKNOWN = ...
    NVIMGCODEC_METADATA_FORMAT_RAW = ...
    NVIMGCODEC_METADATA_FORMAT_JSON = ...
    NVIMGCODEC_METADATA_FORMAT_XML = ...
    NVIMGCODEC_METADATA_FORMAT_XMP = ...
    NVIMGCODEC_METADATA_FORMAT_ENUM_FORCE_INT = ...
NVIMGCODEC_METADATA_FORMAT_UNKNOWN: Final[nvimgcodecMetadataFormat_t]
NVIMGCODEC_METADATA_FORMAT_RAW: Final[nvimgcodecMetadataFormat_t]
NVIMGCODEC_METADATA_FORMAT_JSON: Final[nvimgcodecMetadataFormat_t]
NVIMGCODEC_METADATA_FORMAT_XML: Final[nvimgcodecMetadataFormat_t]
NVIMGCODEC_METADATA_FORMAT_XMP: Final[nvimgcodecMetadataFormat_t]
NVIMGCODEC_METADATA_FORMAT_ENUM_FORCE_INT: Final[nvimgcodecMetadataFormat_t]

class nvimgcodecMetadataValueType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_METADATA_VALUE_TYPE_UNKNOWN = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_BYTE = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_ASCII = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_SHORT = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_LONG = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_RATIONAL = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_SBYTE = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_UNDEFINED = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_SSHORT = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_SLONG = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_SRATIONAL = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_FLOAT = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_DOUBLE = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_IFD = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_LONG8 = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_SLONG8 = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_IFD8 = ...
    NVIMGCODEC_METADATA_VALUE_TYPE_ENUM_FORCE_INT = ...
NVIMGCODEC_METADATA_VALUE_TYPE_UNKNOWN: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_BYTE: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_ASCII: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_SHORT: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_LONG: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_RATIONAL: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_SBYTE: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_UNDEFINED: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_SSHORT: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_SLONG: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_SRATIONAL: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_FLOAT: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_DOUBLE: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_IFD: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_LONG8: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_SLONG8: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_IFD8: Final[nvimgcodecMetadataValueType_t]
NVIMGCODEC_METADATA_VALUE_TYPE_ENUM_FORCE_INT: Final[nvimgcodecMetadataValueType_t]

class nvimgcodecDebugMessageSeverity_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_NONE = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_TRACE = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_DEBUG = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_INFO = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_WARNING = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ERROR = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_FATAL = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ALL = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_DEFAULT = ...
    NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ENUM_FORCE_INT = ...
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_NONE: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_TRACE: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_DEBUG: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_INFO: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_WARNING: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ERROR: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_FATAL: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ALL: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_DEFAULT: Final[nvimgcodecDebugMessageSeverity_t]
NVIMGCODEC_DEBUG_MESSAGE_SEVERITY_ENUM_FORCE_INT: Final[nvimgcodecDebugMessageSeverity_t]

class nvimgcodecDebugMessageCategory_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_NONE = ...
    NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_GENERAL = ...
    NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_VALIDATION = ...
    NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_PERFORMANCE = ...
    NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_ALL = ...
    NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_ENUM_FORCE_INT = ...
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_NONE: Final[nvimgcodecDebugMessageCategory_t]
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_GENERAL: Final[nvimgcodecDebugMessageCategory_t]
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_VALIDATION: Final[nvimgcodecDebugMessageCategory_t]
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_PERFORMANCE: Final[nvimgcodecDebugMessageCategory_t]
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_ALL: Final[nvimgcodecDebugMessageCategory_t]
NVIMGCODEC_DEBUG_MESSAGE_CATEGORY_ENUM_FORCE_INT: Final[nvimgcodecDebugMessageCategory_t]

class nvimgcodecPriority_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVIMGCODEC_PRIORITY_HIGHEST = ...
    NVIMGCODEC_PRIORITY_VERY_HIGH = ...
    NVIMGCODEC_PRIORITY_HIGH = ...
    NVIMGCODEC_PRIORITY_NORMAL = ...
    NVIMGCODEC_PRIORITY_LOW = ...
    NVIMGCODEC_PRIORITY_VERY_LOW = ...
    NVIMGCODEC_PRIORITY_LOWEST = ...
    NVIMGCODEC_PRIORITY_ENUM_FORCE_INT = ...
NVIMGCODEC_PRIORITY_HIGHEST: Final[nvimgcodecPriority_t]
NVIMGCODEC_PRIORITY_VERY_HIGH: Final[nvimgcodecPriority_t]
NVIMGCODEC_PRIORITY_HIGH: Final[nvimgcodecPriority_t]
NVIMGCODEC_PRIORITY_NORMAL: Final[nvimgcodecPriority_t]
NVIMGCODEC_PRIORITY_LOW: Final[nvimgcodecPriority_t]
NVIMGCODEC_PRIORITY_VERY_LOW: Final[nvimgcodecPriority_t]
NVIMGCODEC_PRIORITY_LOWEST: Final[nvimgcodecPriority_t]
NVIMGCODEC_PRIORITY_ENUM_FORCE_INT: Final[nvimgcodecPriority_t]

class nvimgcodecDeviceMalloc_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None, ctypes._Pointer[ctypes.c_void_p], int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvimgcodecDeviceFree_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int | None, int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvimgcodecPinnedMalloc_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None, ctypes._Pointer[ctypes.c_void_p], int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvimgcodecPinnedFree_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int | None, int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvimgcodecDebugCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, int, ctypes._Pointer[nvimgcodecDebugMessageData_t], int | None], int] | int | None = ..., /) -> None: ...

class nvimgcodecLogFunc_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int, int, ctypes._Pointer[nvimgcodecDebugMessageData_t]], int] | int | None = ..., /) -> None: ...

class nvimgcodecExtensionModuleEntryFunc_t(CFuncPtr):
    def __init__(self, function: Callable[[ctypes._Pointer[nvimgcodecExtensionDesc_t]], int] | int | None = ..., /) -> None: ...

class nvimgcodecResizeBufferFunc_t(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int], object] | int | None = ..., /) -> None: ...

class nvimgcodecProperties_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    version: int
    cudart_version: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., version: int = ..., cudart_version: int = ...) -> None: ...

class nvimgcodecDeviceAllocator_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    device_malloc: nvimgcodecDeviceMalloc_t
    device_free: nvimgcodecDeviceFree_t
    device_ctx: int | None
    device_mem_padding: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., device_malloc: nvimgcodecDeviceMalloc_t | None = ..., device_free: nvimgcodecDeviceFree_t | None = ..., device_ctx: int | None = ..., device_mem_padding: int = ...) -> None: ...

class nvimgcodecPinnedAllocator_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    pinned_malloc: nvimgcodecDeviceMalloc_t
    pinned_free: nvimgcodecDeviceFree_t
    pinned_ctx: int | None
    pinned_mem_padding: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., pinned_malloc: nvimgcodecDeviceMalloc_t | None = ..., pinned_free: nvimgcodecDeviceFree_t | None = ..., pinned_ctx: int | None = ..., pinned_mem_padding: int = ...) -> None: ...

class nvimgcodecOrientation_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    rotated: int
    flip_x: int
    flip_y: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., rotated: int = ..., flip_x: int = ..., flip_y: int = ...) -> None: ...

class nvimgcodecImagePlaneInfo_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    width: int
    height: int
    row_stride: int
    num_channels: int
    sample_type: _Named[nvimgcodecSampleDataType_t]
    precision: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., width: int = ..., height: int = ..., row_stride: int = ..., num_channels: int = ..., sample_type: nvimgcodecSampleDataType_t | _Int = ..., precision: int = ...) -> None: ...

class nvimgcodecOutOfBoundsSample_t(_Struct):
    class _value(_Union):
        as_uint: int
        as_int: int
        as_float: float
        def __init__(self, as_uint: int = ..., as_int: int = ..., as_float: float = ...) -> None: ...
    value: _value
    type: _Named[nvimgcodecSampleDataType_t]
    def __init__(self, value: _value = ..., type: nvimgcodecSampleDataType_t | _Int = ...) -> None: ...

class nvimgcodecRegion_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    ndim: int
    start: _Items[ctypes.c_int, int]
    end: _Items[ctypes.c_int, int]
    out_of_bounds_policy: _Named[nvimgcodecOutOfBoundsPolicy_t]
    out_of_bounds_samples: _Items[nvimgcodecOutOfBoundsSample_t, nvimgcodecOutOfBoundsSample_t]
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., ndim: int = ..., start: Sequence[int] | Array[ctypes.c_int] = ..., end: Sequence[int] | Array[ctypes.c_int] = ..., out_of_bounds_policy: nvimgcodecOutOfBoundsPolicy_t | _Int = ..., out_of_bounds_samples: Sequence[nvimgcodecOutOfBoundsSample_t] | Array[nvimgcodecOutOfBoundsSample_t] = ...) -> None: ...

class nvimgcodecImageInfo_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    codec_name: _Chars
    color_spec: _Named[nvimgcodecColorSpec_t]
    chroma_subsampling: _Named[nvimgcodecChromaSubsampling_t]
    sample_format: _Named[nvimgcodecSampleFormat_t]
    orientation: nvimgcodecOrientation_t
    num_planes: int
    plane_info: _Items[nvimgcodecImagePlaneInfo_t, nvimgcodecImagePlaneInfo_t]
    buffer: int | None
    buffer_kind: _Named[nvimgcodecImageBufferKind_t]
    cuda_stream: driver.CUstream
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., codec_name: _Str | _ReadBuffer | Sequence[int] = ..., color_spec: nvimgcodecColorSpec_t | _Int = ..., chroma_subsampling: nvimgcodecChromaSubsampling_t | _Int = ..., sample_format: nvimgcodecSampleFormat_t | _Int = ..., orientation: nvimgcodecOrientation_t = ..., num_planes: int = ..., plane_info: Sequence[nvimgcodecImagePlaneInfo_t] | Array[nvimgcodecImagePlaneInfo_t] = ..., buffer: int | None = ..., buffer_kind: nvimgcodecImageBufferKind_t | _Int = ..., cuda_stream: driver.CUstream | int | None = ...) -> None: ...

class nvimgcodecCodeStreamView_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    image_idx: int
    region: nvimgcodecRegion_t
    bitstream_offset: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., image_idx: int = ..., region: nvimgcodecRegion_t = ..., bitstream_offset: int = ...) -> None: ...

class nvimgcodecCodeStreamInfo_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    code_stream_view: ctypes._Pointer[nvimgcodecCodeStreamView_t]
    codec_name: _Chars
    num_images: int
    size: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., code_stream_view: ctypes._Pointer[nvimgcodecCodeStreamView_t] | None = ..., codec_name: _Str | _ReadBuffer | Sequence[int] = ..., num_images: int = ..., size: int = ...) -> None: ...

class nvimgcodecCodeStreamInfoTiffExt_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    ifd_offset: int
    next_ifd_offset: int
    subifd_count: int
    subifd_offsets: _Items[ctypes.c_size_t, int]
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., ifd_offset: int = ..., next_ifd_offset: int = ..., subifd_count: int = ..., subifd_offsets: Sequence[int] | Array[ctypes.c_size_t] = ...) -> None: ...

class nvimgcodecJpegImageInfo_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    encoding: _Named[nvimgcodecJpegEncoding_t]
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., encoding: nvimgcodecJpegEncoding_t | _Int = ...) -> None: ...

class nvimgcodecTileGeometryInfo_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    num_tiles_y: int
    num_tiles_x: int
    tile_height: int
    tile_width: int
    tile_offset_x: int
    tile_offset_y: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., num_tiles_y: int = ..., num_tiles_x: int = ..., tile_height: int = ..., tile_width: int = ..., tile_offset_x: int = ..., tile_offset_y: int = ...) -> None: ...

class nvimgcodecBackendParams_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    load_hint: float
    load_hint_policy: _Named[nvimgcodecLoadHintPolicy_t]
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., load_hint: float = ..., load_hint_policy: nvimgcodecLoadHintPolicy_t | _Int = ...) -> None: ...

class nvimgcodecBackend_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    kind: _Named[nvimgcodecBackendKind_t]
    params: nvimgcodecBackendParams_t
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., kind: nvimgcodecBackendKind_t | _Int = ..., params: nvimgcodecBackendParams_t = ...) -> None: ...

class nvimgcodecDecodeParams_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    apply_exif_orientation: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., apply_exif_orientation: int = ...) -> None: ...

class nvimgcodecEncodeParams_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    quality_type: _Named[nvimgcodecQualityType_t]
    quality_value: float
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., quality_type: nvimgcodecQualityType_t | _Int = ..., quality_value: float = ...) -> None: ...

class nvimgcodecJpeg2kEncodeParams_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    stream_type: _Named[nvimgcodecJpeg2kBitstreamType_t]
    prog_order: _Named[nvimgcodecJpeg2kProgOrder_t]
    num_resolutions: int
    code_block_w: int
    code_block_h: int
    mct_mode: int
    ht: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., stream_type: nvimgcodecJpeg2kBitstreamType_t | _Int = ..., prog_order: nvimgcodecJpeg2kProgOrder_t | _Int = ..., num_resolutions: int = ..., code_block_w: int = ..., code_block_h: int = ..., mct_mode: int = ..., ht: int = ...) -> None: ...

class nvimgcodecJpegEncodeParams_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    optimized_huffman: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., optimized_huffman: int = ...) -> None: ...

class nvimgcodecMetadata_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    kind: _Named[nvimgcodecMetadataKind_t]
    format: _Named[nvimgcodecMetadataFormat_t]
    value_type: _Named[nvimgcodecMetadataValueType_t]
    value_count: int
    id: int
    buffer_size: int
    buffer: int | None
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., kind: nvimgcodecMetadataKind_t | _Int = ..., format: nvimgcodecMetadataFormat_t | _Int = ..., value_type: nvimgcodecMetadataValueType_t | _Int = ..., value_count: int = ..., id: int = ..., buffer_size: int = ..., buffer: int | None = ...) -> None: ...

class nvimgcodecDebugMessageData_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    message: _Bytes | None
    internal_status_id: int
    codec: _Bytes | None
    codec_id: _Bytes | None
    codec_version: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., message: _Bytes | None = ..., internal_status_id: int = ..., codec: _Bytes | None = ..., codec_id: _Bytes | None = ..., codec_version: int = ...) -> None: ...

class nvimgcodecDebugMessengerDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    message_severity: int
    message_category: int
    user_callback: nvimgcodecDebugCallback_t
    user_data: int | None
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., message_severity: int = ..., message_category: int = ..., user_callback: nvimgcodecDebugCallback_t | None = ..., user_data: int | None = ...) -> None: ...

class nvimgcodecExecutorDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    schedule: CFuncPtr
    run: CFuncPtr
    wait: CFuncPtr
    getNumThreads: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., schedule: CFuncPtr | None = ..., run: CFuncPtr | None = ..., wait: CFuncPtr | None = ..., getNumThreads: CFuncPtr | None = ...) -> None: ...

class nvimgcodecExecutionParams_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    device_allocator: ctypes._Pointer[nvimgcodecDeviceAllocator_t]
    pinned_allocator: ctypes._Pointer[nvimgcodecPinnedAllocator_t]
    max_num_cpu_threads: int
    executor: ctypes._Pointer[nvimgcodecExecutorDesc_t]
    device_id: int
    pre_init: int
    skip_pre_sync: int
    num_backends: int
    backends: ctypes._Pointer[nvimgcodecBackend_t]
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., device_allocator: ctypes._Pointer[nvimgcodecDeviceAllocator_t] | None = ..., pinned_allocator: ctypes._Pointer[nvimgcodecPinnedAllocator_t] | None = ..., max_num_cpu_threads: int = ..., executor: ctypes._Pointer[nvimgcodecExecutorDesc_t] | None = ..., device_id: int = ..., pre_init: int = ..., skip_pre_sync: int = ..., num_backends: int = ..., backends: ctypes._Pointer[nvimgcodecBackend_t] | None = ...) -> None: ...

class nvimgcodecIoStreamDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    id: int
    read: CFuncPtr
    write: CFuncPtr
    putc: CFuncPtr
    skip: CFuncPtr
    seek: CFuncPtr
    tell: CFuncPtr
    size: CFuncPtr
    reserve: CFuncPtr
    flush: CFuncPtr
    map: CFuncPtr
    unmap: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., id: int = ..., read: CFuncPtr | None = ..., write: CFuncPtr | None = ..., putc: CFuncPtr | None = ..., skip: CFuncPtr | None = ..., seek: CFuncPtr | None = ..., tell: CFuncPtr | None = ..., size: CFuncPtr | None = ..., reserve: CFuncPtr | None = ..., flush: CFuncPtr | None = ..., map: CFuncPtr | None = ..., unmap: CFuncPtr | None = ...) -> None: ...

class nvimgcodecCodeStreamDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    io_stream: ctypes._Pointer[nvimgcodecIoStreamDesc_t]
    getCodeStreamInfo: CFuncPtr
    getImageInfo: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., io_stream: ctypes._Pointer[nvimgcodecIoStreamDesc_t] | None = ..., getCodeStreamInfo: CFuncPtr | None = ..., getImageInfo: CFuncPtr | None = ...) -> None: ...

class nvimgcodecImageDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    getImageInfo: CFuncPtr
    imageReady: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., getImageInfo: CFuncPtr | None = ..., imageReady: CFuncPtr | None = ...) -> None: ...

class nvimgcodecParserDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    id: _Bytes | None
    codec: _Bytes | None
    canParse: CFuncPtr
    create: CFuncPtr
    destroy: CFuncPtr
    getCodeStreamInfo: CFuncPtr
    getImageInfo: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., id: _Bytes | None = ..., codec: _Bytes | None = ..., canParse: CFuncPtr | None = ..., create: CFuncPtr | None = ..., destroy: CFuncPtr | None = ..., getCodeStreamInfo: CFuncPtr | None = ..., getImageInfo: CFuncPtr | None = ...) -> None: ...

class nvimgcodecEncoderDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    id: _Bytes | None
    codec: _Bytes | None
    backend_kind: _Named[nvimgcodecBackendKind_t]
    create: CFuncPtr
    destroy: CFuncPtr
    canEncode: CFuncPtr
    encode: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., id: _Bytes | None = ..., codec: _Bytes | None = ..., backend_kind: nvimgcodecBackendKind_t | _Int = ..., create: CFuncPtr | None = ..., destroy: CFuncPtr | None = ..., canEncode: CFuncPtr | None = ..., encode: CFuncPtr | None = ...) -> None: ...

class nvimgcodecDecoderDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    id: _Bytes | None
    codec: _Bytes | None
    backend_kind: _Named[nvimgcodecBackendKind_t]
    create: CFuncPtr
    destroy: CFuncPtr
    getMetadata: CFuncPtr
    canDecode: CFuncPtr
    decode: CFuncPtr
    decodeBatch: CFuncPtr
    getMiniBatchSize: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., id: _Bytes | None = ..., codec: _Bytes | None = ..., backend_kind: nvimgcodecBackendKind_t | _Int = ..., create: CFuncPtr | None = ..., destroy: CFuncPtr | None = ..., getMetadata: CFuncPtr | None = ..., canDecode: CFuncPtr | None = ..., decode: CFuncPtr | None = ..., decodeBatch: CFuncPtr | None = ..., getMiniBatchSize: CFuncPtr | None = ...) -> None: ...

class nvimgcodecFrameworkDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    id: _Bytes | None
    version: int
    cudart_version: int
    log: nvimgcodecLogFunc_t
    registerEncoder: CFuncPtr
    unregisterEncoder: CFuncPtr
    registerDecoder: CFuncPtr
    unregisterDecoder: CFuncPtr
    registerParser: CFuncPtr
    unregisterParser: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., id: _Bytes | None = ..., version: int = ..., cudart_version: int = ..., log: nvimgcodecLogFunc_t | None = ..., registerEncoder: CFuncPtr | None = ..., unregisterEncoder: CFuncPtr | None = ..., registerDecoder: CFuncPtr | None = ..., unregisterDecoder: CFuncPtr | None = ..., registerParser: CFuncPtr | None = ..., unregisterParser: CFuncPtr | None = ...) -> None: ...

class nvimgcodecExtensionDesc_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    instance: int | None
    id: _Bytes | None
    version: int
    ext_api_version: int
    create: CFuncPtr
    destroy: CFuncPtr
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., instance: int | None = ..., id: _Bytes | None = ..., version: int = ..., ext_api_version: int = ..., create: CFuncPtr | None = ..., destroy: CFuncPtr | None = ...) -> None: ...

class nvimgcodecInstanceCreateInfo_t(_Struct):
    struct_type: _Named[nvimgcodecStructureType_t]
    struct_size: int
    struct_next: int | None
    load_builtin_modules: int
    load_extension_modules: int
    extension_modules_path: _Bytes | None
    create_debug_messenger: int
    debug_messenger_desc: ctypes._Pointer[nvimgcodecDebugMessengerDesc_t]
    message_severity: int
    message_category: int
    def __init__(self, struct_type: nvimgcodecStructureType_t | _Int = ..., struct_size: int = ..., struct_next: int | None = ..., load_builtin_modules: int = ..., load_extension_modules: int = ..., extension_modules_path: _Bytes | None = ..., create_debug_messenger: int = ..., debug_messenger_desc: ctypes._Pointer[nvimgcodecDebugMessengerDesc_t] | None = ..., message_severity: int = ..., message_category: int = ...) -> None: ...

nvimgcodecProcessingStatus_t = ctypes.c_uint32

NVIMGCODEC_VER_MAJOR: Final = 0
NVIMGCODEC_VER_MINOR: Final = 9
NVIMGCODEC_VER_PATCH: Final = 0
NVIMGCODEC_VER: Final = 900
NVIMGCODEC_MAX_CODEC_NAME_SIZE: Final = 256
NVIMGCODEC_DEVICE_CURRENT: Final = -1
NVIMGCODEC_DEVICE_CPU_ONLY: Final = -99999
NVIMGCODEC_MAX_NUM_DIM: Final = 5
NVIMGCODEC_MAX_ROI_FILL_CHANNELS: Final = 5
NVIMGCODEC_MAX_NUM_PLANES: Final = 32
NVIMGCODEC_JPEG2K_MAXRES: Final = 33
NVIMGCODEC_MAX_SUBIFD_OFFSETS: Final = 16

cudaStream_t = runtime.cudaStream_t

def nvimgcodecGetProperties() -> nvimgcodecProperties_t:
    """Returns the versions of the library and of its CUDA runtime.

    C: nvimgcodecStatus_t nvimgcodecGetProperties(nvimgcodecProperties_t *properties)

      properties: returned

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecInstanceCreate(create_info: _Pointer[nvimgcodecInstanceCreateInfo_t] | int) -> nvimgcodecInstance_t:
    """Creates an instance of the library.

    C: nvimgcodecStatus_t nvimgcodecInstanceCreate(nvimgcodecInstance_t *instance, const nvimgcodecInstanceCreateInfo_t *create_info)

      instance: returned
      create_info: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecInstanceDestroy(instance: nvimgcodecInstance_t | int | None) -> None:
    """Destroys an instance of the library.

    C: nvimgcodecStatus_t nvimgcodecInstanceDestroy(nvimgcodecInstance_t instance)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecExtensionCreate(instance: nvimgcodecInstance_t | int | None, extension_desc: _Pointer[nvimgcodecExtensionDesc_t] | int) -> nvimgcodecExtension_t:
    """Adds an extension, such as a codec, to an instance.

    C: nvimgcodecStatus_t nvimgcodecExtensionCreate(nvimgcodecInstance_t instance, nvimgcodecExtension_t *extension, nvimgcodecExtensionDesc_t *extension_desc)

      extension: returned
      extension_desc: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecExtensionDestroy(extension: nvimgcodecExtension_t | int | None) -> None:
    """Takes an extension from its instance.

    C: nvimgcodecStatus_t nvimgcodecExtensionDestroy(nvimgcodecExtension_t extension)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecDebugMessengerCreate(instance: nvimgcodecInstance_t | int | None, messenger_desc: _Pointer[nvimgcodecDebugMessengerDesc_t] | int) -> nvimgcodecDebugMessenger_t:
    """Registers a callback for messages.

    C: nvimgcodecStatus_t nvimgcodecDebugMessengerCreate(nvimgcodecInstance_t instance, nvimgcodecDebugMessenger_t *dbg_messenger, const nvimgcodecDebugMessengerDesc_t *messenger_desc)

      dbg_messenger: returned
      messenger_desc: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecDebugMessengerDestroy(dbg_messenger: nvimgcodecDebugMessenger_t | int | None) -> None:
    """Ends the registration of a callback for messages.

    C: nvimgcodecStatus_t nvimgcodecDebugMessengerDestroy(nvimgcodecDebugMessenger_t dbg_messenger)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecFutureWaitForAll(future: nvimgcodecFuture_t | int | None) -> None:
    """Waits for a future's batch.

    C: nvimgcodecStatus_t nvimgcodecFutureWaitForAll(nvimgcodecFuture_t future)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecFutureDestroy(future: nvimgcodecFuture_t | int | None) -> None:
    """Destroys a future.

    C: nvimgcodecStatus_t nvimgcodecFutureDestroy(nvimgcodecFuture_t future)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecFutureGetProcessingStatus(future: nvimgcodecFuture_t | int | None, processing_status: _Pointer[ctypes.c_uint32] | int | _WriteArray) -> int:
    """Returns the status of each image of a future's batch.

    C: nvimgcodecStatus_t nvimgcodecFutureGetProcessingStatus(nvimgcodecFuture_t future, nvimgcodecProcessingStatus_t *processing_status, size_t *size)

      processing_status: passed; the call may write to the memory that it points to; host memory (size not known: an object of the library determines the size)
      size: returned

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecImageCreate(instance: nvimgcodecInstance_t | int | None, image: nvimgcodecImage_t | int | None, image_info: _Pointer[nvimgcodecImageInfo_t] | int) -> nvimgcodecImage_t:
    """Describes an image in memory.

    C: nvimgcodecStatus_t nvimgcodecImageCreate(nvimgcodecInstance_t instance, nvimgcodecImage_t *image, const nvimgcodecImageInfo_t *image_info)

      image: passed as a value; the value after the call is returned
      image_info: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecImageDestroy(image: nvimgcodecImage_t | int | None) -> None:
    """Destroys the description of an image.

    C: nvimgcodecStatus_t nvimgcodecImageDestroy(nvimgcodecImage_t image)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecImageGetImageInfo(image: nvimgcodecImage_t | int | None) -> nvimgcodecImageInfo_t:
    """Returns the description of an image in memory.

    C: nvimgcodecStatus_t nvimgcodecImageGetImageInfo(nvimgcodecImage_t image, nvimgcodecImageInfo_t *image_info)

      image_info: returned

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecCodeStreamCreateFromFile(instance: nvimgcodecInstance_t | int | None, code_stream: nvimgcodecCodeStream_t | int | None, file_name: _Text, code_stream_view: _Pointer[nvimgcodecCodeStreamView_t] | int) -> nvimgcodecCodeStream_t:
    """Opens an encoded image in a file, or a part of it.

    C: nvimgcodecStatus_t nvimgcodecCodeStreamCreateFromFile(nvimgcodecInstance_t instance, nvimgcodecCodeStream_t *code_stream, const char *file_name, const nvimgcodecCodeStreamView_t *code_stream_view)

      code_stream: passed as a value; the value after the call is returned
      file_name: passed; a zero-terminated text
      code_stream_view: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecCodeStreamCreateFromHostMem(instance: nvimgcodecInstance_t | int | None, code_stream: nvimgcodecCodeStream_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, code_stream_view: _Pointer[nvimgcodecCodeStreamView_t] | int) -> nvimgcodecCodeStream_t:
    """Opens an encoded image in memory, or a part of it.

    C: nvimgcodecStatus_t nvimgcodecCodeStreamCreateFromHostMem(nvimgcodecInstance_t instance, nvimgcodecCodeStream_t *code_stream, const unsigned char *data, size_t length, const nvimgcodecCodeStreamView_t *code_stream_view)

      code_stream: passed as a value; the value after the call is returned
      data: passed; host memory of length bytes
      code_stream_view: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecCodeStreamCreateToFile(instance: nvimgcodecInstance_t | int | None, code_stream: nvimgcodecCodeStream_t | int | None, file_name: _Text, image_info: _Pointer[nvimgcodecImageInfo_t] | int) -> nvimgcodecCodeStream_t:
    """Creates a file into which an image will be encoded.

    C: nvimgcodecStatus_t nvimgcodecCodeStreamCreateToFile(nvimgcodecInstance_t instance, nvimgcodecCodeStream_t *code_stream, const char *file_name, const nvimgcodecImageInfo_t *image_info)

      code_stream: passed as a value; the value after the call is returned
      file_name: passed; a zero-terminated text
      image_info: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecCodeStreamCreateToHostMem(instance: nvimgcodecInstance_t | int | None, code_stream: nvimgcodecCodeStream_t | int | None, ctx: _Writable, resize_buffer_func: nvimgcodecResizeBufferFunc_t | None, image_info: _Pointer[nvimgcodecImageInfo_t] | int) -> nvimgcodecCodeStream_t:
    """Makes memory, which a function enlarges, into which an image will be encoded.

    C: nvimgcodecStatus_t nvimgcodecCodeStreamCreateToHostMem(nvimgcodecInstance_t instance, nvimgcodecCodeStream_t *code_stream, void *ctx, nvimgcodecResizeBufferFunc_t resize_buffer_func, const nvimgcodecImageInfo_t *image_info)

      code_stream: passed as a value; the value after the call is returned
      ctx: passed; an address that the call does not read or write
      image_info: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecCodeStreamDestroy(code_stream: nvimgcodecCodeStream_t | int | None) -> None:
    """Closes an encoded image.

    C: nvimgcodecStatus_t nvimgcodecCodeStreamDestroy(nvimgcodecCodeStream_t code_stream)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecCodeStreamGetCodeStreamInfo(code_stream: nvimgcodecCodeStream_t | int | None, codestream_info: _Pointer[nvimgcodecCodeStreamInfo_t] | int) -> None:
    """Returns facts about an encoded image's stream, such as the number of its images.

    C: nvimgcodecStatus_t nvimgcodecCodeStreamGetCodeStreamInfo(nvimgcodecCodeStream_t code_stream, nvimgcodecCodeStreamInfo_t *codestream_info)

      codestream_info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecCodeStreamGetSubCodeStream(code_stream: nvimgcodecCodeStream_t | int | None, sub_code_stream: nvimgcodecCodeStream_t | int | None, code_stream_view: _Pointer[nvimgcodecCodeStreamView_t] | int) -> nvimgcodecCodeStream_t:
    """Opens a part of an encoded image, such as a region.

    C: nvimgcodecStatus_t nvimgcodecCodeStreamGetSubCodeStream(nvimgcodecCodeStream_t code_stream, nvimgcodecCodeStream_t *sub_code_stream, const nvimgcodecCodeStreamView_t *code_stream_view)

      sub_code_stream: passed as a value; the value after the call is returned
      code_stream_view: passed; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecCodeStreamGetImageInfo(code_stream: nvimgcodecCodeStream_t | int | None, image_info: _Pointer[nvimgcodecImageInfo_t] | int) -> None:
    """Returns the size, planes and format of an encoded image.

    C: nvimgcodecStatus_t nvimgcodecCodeStreamGetImageInfo(nvimgcodecCodeStream_t code_stream, nvimgcodecImageInfo_t *image_info)

      image_info: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecDecoderCreate(instance: nvimgcodecInstance_t | int | None, exec_params: _Pointer[nvimgcodecExecutionParams_t] | int, options: _Text) -> nvimgcodecDecoder_t:
    """Creates a decoder, with its backends and options.

    C: nvimgcodecStatus_t nvimgcodecDecoderCreate(nvimgcodecInstance_t instance, nvimgcodecDecoder_t *decoder, const nvimgcodecExecutionParams_t *exec_params, const char *options)

      decoder: returned
      exec_params: passed; host memory
      options: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecDecoderDestroy(decoder: nvimgcodecDecoder_t | int | None) -> None:
    """Destroys a decoder.

    C: nvimgcodecStatus_t nvimgcodecDecoderDestroy(nvimgcodecDecoder_t decoder)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecDecoderGetMetadata(decoder: nvimgcodecDecoder_t | int | None, code_stream: nvimgcodecCodeStream_t | int | None, metadata: _Pointer[ctypes._Pointer[nvimgcodecMetadata_t]] | int, metadata_count: _Pointer[ctypes.c_int] | int | _WriteArray) -> None:
    """Returns an image's metadata, such as Exif.

    C: nvimgcodecStatus_t nvimgcodecDecoderGetMetadata(nvimgcodecDecoder_t decoder, nvimgcodecCodeStream_t code_stream, nvimgcodecMetadata_t **metadata, int *metadata_count)

      metadata: passed; the call may write to the memory that it points to; host memory of metadata_count[0] elements
      metadata_count: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecDecoderCanDecode(decoder: nvimgcodecDecoder_t | int | None, streams: _Pointer[nvimgcodecCodeStream_t] | int | Sequence[nvimgcodecCodeStream_t | int | None], images: _Pointer[nvimgcodecImage_t] | int | Sequence[nvimgcodecImage_t | int | None], batch_size: int | None, params: _Pointer[nvimgcodecDecodeParams_t] | int, force_format: int) -> list[int]:
    """Says for each image of a batch whether a decoder can decode it.

    C: nvimgcodecStatus_t nvimgcodecDecoderCanDecode(nvimgcodecDecoder_t decoder, const nvimgcodecCodeStream_t *streams, const nvimgcodecImage_t *images, int batch_size, const nvimgcodecDecodeParams_t *params, nvimgcodecProcessingStatus_t *processing_status, int force_format)

      streams: passed; host memory of batch_size elements
      images: passed; host memory of batch_size elements
      params: passed; host memory
      processing_status: returned, as a list

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecDecoderDecode(decoder: nvimgcodecDecoder_t | int | None, streams: _Pointer[nvimgcodecCodeStream_t] | int | Sequence[nvimgcodecCodeStream_t | int | None], images: _Pointer[nvimgcodecImage_t] | int | Sequence[nvimgcodecImage_t | int | None], batch_size: int | None, params: _Pointer[nvimgcodecDecodeParams_t] | int) -> nvimgcodecFuture_t:
    """Decodes a batch of images and returns a future.

    C: nvimgcodecStatus_t nvimgcodecDecoderDecode(nvimgcodecDecoder_t decoder, const nvimgcodecCodeStream_t *streams, const nvimgcodecImage_t *images, int batch_size, const nvimgcodecDecodeParams_t *params, nvimgcodecFuture_t *future)

      streams: passed; host memory of batch_size elements
      images: passed; host memory of batch_size elements
      params: passed; host memory
      future: returned

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecEncoderCreate(instance: nvimgcodecInstance_t | int | None, exec_params: _Pointer[nvimgcodecExecutionParams_t] | int, options: _Text) -> nvimgcodecEncoder_t:
    """Creates an encoder, with its backends and options.

    C: nvimgcodecStatus_t nvimgcodecEncoderCreate(nvimgcodecInstance_t instance, nvimgcodecEncoder_t *encoder, const nvimgcodecExecutionParams_t *exec_params, const char *options)

      encoder: returned
      exec_params: passed; host memory
      options: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecEncoderDestroy(encoder: nvimgcodecEncoder_t | int | None) -> None:
    """Destroys an encoder.

    C: nvimgcodecStatus_t nvimgcodecEncoderDestroy(nvimgcodecEncoder_t encoder)

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecEncoderCanEncode(encoder: nvimgcodecEncoder_t | int | None, images: _Pointer[nvimgcodecImage_t] | int | Sequence[nvimgcodecImage_t | int | None], streams: _Pointer[nvimgcodecCodeStream_t] | int | Sequence[nvimgcodecCodeStream_t | int | None], batch_size: int | None, params: _Pointer[nvimgcodecEncodeParams_t] | int, force_format: int) -> list[int]:
    """Says for each image of a batch whether an encoder can encode it.

    C: nvimgcodecStatus_t nvimgcodecEncoderCanEncode(nvimgcodecEncoder_t encoder, const nvimgcodecImage_t *images, const nvimgcodecCodeStream_t *streams, int batch_size, const nvimgcodecEncodeParams_t *params, nvimgcodecProcessingStatus_t *processing_status, int force_format)

      images: passed; host memory of batch_size elements
      streams: passed; host memory of batch_size elements
      params: passed; host memory
      processing_status: returned, as a list

    https://docs.nvidia.com/cuda/nvimagecodec/
    """
def nvimgcodecEncoderEncode(encoder: nvimgcodecEncoder_t | int | None, images: _Pointer[nvimgcodecImage_t] | int | Sequence[nvimgcodecImage_t | int | None], streams: _Pointer[nvimgcodecCodeStream_t] | int | Sequence[nvimgcodecCodeStream_t | int | None], batch_size: int | None, params: _Pointer[nvimgcodecEncodeParams_t] | int) -> nvimgcodecFuture_t:
    """Encodes a batch of images and returns a future.

    C: nvimgcodecStatus_t nvimgcodecEncoderEncode(nvimgcodecEncoder_t encoder, const nvimgcodecImage_t *images, const nvimgcodecCodeStream_t *streams, int batch_size, const nvimgcodecEncodeParams_t *params, nvimgcodecFuture_t *future)

      images: passed; host memory of batch_size elements
      streams: passed; host memory of batch_size elements
      params: passed; host memory
      future: returned

    https://docs.nvidia.com/cuda/nvimagecodec/
    """

class _RawUnchanged(Raw):
    nvimgcodecGetProperties: _C[_Pointer[nvimgcodecProperties_t] | int]
    nvimgcodecInstanceCreate: _C[_Pointer[nvimgcodecInstance_t] | int, _Pointer[nvimgcodecInstanceCreateInfo_t] | int]
    nvimgcodecInstanceDestroy: _C[nvimgcodecInstance_t | int | None]
    nvimgcodecExtensionCreate: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecExtension_t] | int, _Pointer[nvimgcodecExtensionDesc_t] | int]
    nvimgcodecExtensionDestroy: _C[nvimgcodecExtension_t | int | None]
    nvimgcodecDebugMessengerCreate: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecDebugMessenger_t] | int, _Pointer[nvimgcodecDebugMessengerDesc_t] | int]
    nvimgcodecDebugMessengerDestroy: _C[nvimgcodecDebugMessenger_t | int | None]
    nvimgcodecFutureWaitForAll: _C[nvimgcodecFuture_t | int | None]
    nvimgcodecFutureDestroy: _C[nvimgcodecFuture_t | int | None]
    nvimgcodecFutureGetProcessingStatus: _C[nvimgcodecFuture_t | int | None, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_size_t] | int]
    nvimgcodecImageCreate: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecImage_t] | int, _Pointer[nvimgcodecImageInfo_t] | int]
    nvimgcodecImageDestroy: _C[nvimgcodecImage_t | int | None]
    nvimgcodecImageGetImageInfo: _C[nvimgcodecImage_t | int | None, _Pointer[nvimgcodecImageInfo_t] | int]
    nvimgcodecCodeStreamCreateToFile: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecCodeStream_t] | int, _Text, _Pointer[nvimgcodecImageInfo_t] | int]
    nvimgcodecCodeStreamCreateToHostMem: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecCodeStream_t] | int, _Writable, nvimgcodecResizeBufferFunc_t | None, _Pointer[nvimgcodecImageInfo_t] | int]
    nvimgcodecCodeStreamDestroy: _C[nvimgcodecCodeStream_t | int | None]
    nvimgcodecCodeStreamGetCodeStreamInfo: _C[nvimgcodecCodeStream_t | int | None, _Pointer[nvimgcodecCodeStreamInfo_t] | int]
    nvimgcodecCodeStreamGetSubCodeStream: _C[nvimgcodecCodeStream_t | int | None, _Pointer[nvimgcodecCodeStream_t] | int, _Pointer[nvimgcodecCodeStreamView_t] | int]
    nvimgcodecCodeStreamGetImageInfo: _C[nvimgcodecCodeStream_t | int | None, _Pointer[nvimgcodecImageInfo_t] | int]
    nvimgcodecDecoderCreate: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecDecoder_t] | int, _Pointer[nvimgcodecExecutionParams_t] | int, _Text]
    nvimgcodecDecoderDestroy: _C[nvimgcodecDecoder_t | int | None]
    nvimgcodecDecoderGetMetadata: _C[nvimgcodecDecoder_t | int | None, nvimgcodecCodeStream_t | int | None, _Pointer[ctypes._Pointer[nvimgcodecMetadata_t]] | int, _Pointer[ctypes.c_int] | int]
    nvimgcodecDecoderCanDecode: _C[nvimgcodecDecoder_t | int | None, _Pointer[nvimgcodecCodeStream_t] | int, _Pointer[nvimgcodecImage_t] | int, int, _Pointer[nvimgcodecDecodeParams_t] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvimgcodecDecoderDecode: _C[nvimgcodecDecoder_t | int | None, _Pointer[nvimgcodecCodeStream_t] | int, _Pointer[nvimgcodecImage_t] | int, int, _Pointer[nvimgcodecDecodeParams_t] | int, _Pointer[nvimgcodecFuture_t] | int]
    nvimgcodecEncoderCreate: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecEncoder_t] | int, _Pointer[nvimgcodecExecutionParams_t] | int, _Text]
    nvimgcodecEncoderDestroy: _C[nvimgcodecEncoder_t | int | None]
    nvimgcodecEncoderCanEncode: _C[nvimgcodecEncoder_t | int | None, _Pointer[nvimgcodecImage_t] | int, _Pointer[nvimgcodecCodeStream_t] | int, int, _Pointer[nvimgcodecEncodeParams_t] | int, _Pointer[ctypes.c_uint32] | int, int]
    nvimgcodecEncoderEncode: _C[nvimgcodecEncoder_t | int | None, _Pointer[nvimgcodecImage_t] | int, _Pointer[nvimgcodecCodeStream_t] | int, int, _Pointer[nvimgcodecEncodeParams_t] | int, _Pointer[nvimgcodecFuture_t] | int]

class _Raw(_RawUnchanged):
    nvimgcodecCodeStreamCreateFromFile: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecCodeStream_t] | int, _Text, _Pointer[nvimgcodecCodeStreamView_t] | int]
    nvimgcodecCodeStreamCreateFromHostMem: _C[nvimgcodecInstance_t | int | None, _Pointer[nvimgcodecCodeStream_t] | int, _Pointer[ctypes.c_ubyte] | int, int, _Pointer[nvimgcodecCodeStreamView_t] | int]

class _RawApi(_RawUnchanged):
    nvimgcodecCodeStreamCreateFromFile: Callable[..., int]
    nvimgcodecCodeStreamCreateFromHostMem: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvimgcodecGetProperties = staticmethod(_here.nvimgcodecGetProperties)
    nvimgcodecInstanceCreate = staticmethod(_here.nvimgcodecInstanceCreate)
    nvimgcodecInstanceDestroy = staticmethod(_here.nvimgcodecInstanceDestroy)
    nvimgcodecExtensionCreate = staticmethod(_here.nvimgcodecExtensionCreate)
    nvimgcodecExtensionDestroy = staticmethod(_here.nvimgcodecExtensionDestroy)
    nvimgcodecDebugMessengerCreate = staticmethod(_here.nvimgcodecDebugMessengerCreate)
    nvimgcodecDebugMessengerDestroy = staticmethod(_here.nvimgcodecDebugMessengerDestroy)
    nvimgcodecFutureWaitForAll = staticmethod(_here.nvimgcodecFutureWaitForAll)
    nvimgcodecFutureDestroy = staticmethod(_here.nvimgcodecFutureDestroy)
    nvimgcodecFutureGetProcessingStatus = staticmethod(_here.nvimgcodecFutureGetProcessingStatus)
    nvimgcodecImageCreate = staticmethod(_here.nvimgcodecImageCreate)
    nvimgcodecImageDestroy = staticmethod(_here.nvimgcodecImageDestroy)
    nvimgcodecImageGetImageInfo = staticmethod(_here.nvimgcodecImageGetImageInfo)
    nvimgcodecCodeStreamCreateToFile = staticmethod(_here.nvimgcodecCodeStreamCreateToFile)
    nvimgcodecCodeStreamCreateToHostMem = staticmethod(_here.nvimgcodecCodeStreamCreateToHostMem)
    nvimgcodecCodeStreamDestroy = staticmethod(_here.nvimgcodecCodeStreamDestroy)
    nvimgcodecCodeStreamGetCodeStreamInfo = staticmethod(_here.nvimgcodecCodeStreamGetCodeStreamInfo)
    nvimgcodecCodeStreamGetSubCodeStream = staticmethod(_here.nvimgcodecCodeStreamGetSubCodeStream)
    nvimgcodecCodeStreamGetImageInfo = staticmethod(_here.nvimgcodecCodeStreamGetImageInfo)
    nvimgcodecDecoderCreate = staticmethod(_here.nvimgcodecDecoderCreate)
    nvimgcodecDecoderDestroy = staticmethod(_here.nvimgcodecDecoderDestroy)
    nvimgcodecDecoderGetMetadata = staticmethod(_here.nvimgcodecDecoderGetMetadata)
    nvimgcodecDecoderCanDecode = staticmethod(_here.nvimgcodecDecoderCanDecode)
    nvimgcodecDecoderDecode = staticmethod(_here.nvimgcodecDecoderDecode)
    nvimgcodecEncoderCreate = staticmethod(_here.nvimgcodecEncoderCreate)
    nvimgcodecEncoderDestroy = staticmethod(_here.nvimgcodecEncoderDestroy)
    nvimgcodecEncoderCanEncode = staticmethod(_here.nvimgcodecEncoderCanEncode)
    nvimgcodecEncoderEncode = staticmethod(_here.nvimgcodecEncoderEncode)
    nvimgcodecCodeStreamCreateFromFile: Callable[..., nvimgcodecCodeStream_t]
    nvimgcodecCodeStreamCreateFromHostMem: Callable[..., nvimgcodecCodeStream_t]
