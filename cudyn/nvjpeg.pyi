"""The names of cudyn.nvjpeg, for type checkers and editors.

Generated from nvjpeg.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nvjpeg as _here
from ._bindings.calls.annotations import C as _C, Device as _Device, Enumeration as _Enumeration, Int as _Int, Items as _Items, Pointer as _Pointer, ReadArray as _ReadArray, Struct as _Struct, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvjpegError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvjpegError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvjpegHandle_t(Handle): ...

class nvjpegJpegState_t(Handle): ...

class nvjpegEncoderState_t(Handle): ...

class nvjpegEncoderParams_t(Handle): ...

class nvjpegBufferPinned_t(Handle): ...

class nvjpegBufferDevice_t(Handle): ...

class nvjpegJpegStream_t(Handle): ...

class nvjpegDecodeParams_t(Handle): ...

class nvjpegJpegDecoder_t(Handle): ...

class nvjpegStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG_STATUS_SUCCESS = ...
    NVJPEG_STATUS_NOT_INITIALIZED = ...
    NVJPEG_STATUS_INVALID_PARAMETER = ...
    NVJPEG_STATUS_BAD_JPEG = ...
    NVJPEG_STATUS_JPEG_NOT_SUPPORTED = ...
    NVJPEG_STATUS_ALLOCATOR_FAILURE = ...
    NVJPEG_STATUS_EXECUTION_FAILED = ...
    NVJPEG_STATUS_ARCH_MISMATCH = ...
    NVJPEG_STATUS_INTERNAL_ERROR = ...
    NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED = ...
    NVJPEG_STATUS_INCOMPLETE_BITSTREAM = ...
NVJPEG_STATUS_SUCCESS: Final[nvjpegStatus_t]
NVJPEG_STATUS_NOT_INITIALIZED: Final[nvjpegStatus_t]
NVJPEG_STATUS_INVALID_PARAMETER: Final[nvjpegStatus_t]
NVJPEG_STATUS_BAD_JPEG: Final[nvjpegStatus_t]
NVJPEG_STATUS_JPEG_NOT_SUPPORTED: Final[nvjpegStatus_t]
NVJPEG_STATUS_ALLOCATOR_FAILURE: Final[nvjpegStatus_t]
NVJPEG_STATUS_EXECUTION_FAILED: Final[nvjpegStatus_t]
NVJPEG_STATUS_ARCH_MISMATCH: Final[nvjpegStatus_t]
NVJPEG_STATUS_INTERNAL_ERROR: Final[nvjpegStatus_t]
NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED: Final[nvjpegStatus_t]
NVJPEG_STATUS_INCOMPLETE_BITSTREAM: Final[nvjpegStatus_t]

class nvjpegExifOrientation_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG_ORIENTATION_UNKNOWN = ...
    NVJPEG_ORIENTATION_NORMAL = ...
    NVJPEG_ORIENTATION_FLIP_HORIZONTAL = ...
    NVJPEG_ORIENTATION_ROTATE_180 = ...
    NVJPEG_ORIENTATION_FLIP_VERTICAL = ...
    NVJPEG_ORIENTATION_TRANSPOSE = ...
    NVJPEG_ORIENTATION_ROTATE_90 = ...
    NVJPEG_ORIENTATION_TRANSVERSE = ...
    NVJPEG_ORIENTATION_ROTATE_270 = ...
nvjpegExifOrientation = nvjpegExifOrientation_t
NVJPEG_ORIENTATION_UNKNOWN: Final[nvjpegExifOrientation_t]
NVJPEG_ORIENTATION_NORMAL: Final[nvjpegExifOrientation_t]
NVJPEG_ORIENTATION_FLIP_HORIZONTAL: Final[nvjpegExifOrientation_t]
NVJPEG_ORIENTATION_ROTATE_180: Final[nvjpegExifOrientation_t]
NVJPEG_ORIENTATION_FLIP_VERTICAL: Final[nvjpegExifOrientation_t]
NVJPEG_ORIENTATION_TRANSPOSE: Final[nvjpegExifOrientation_t]
NVJPEG_ORIENTATION_ROTATE_90: Final[nvjpegExifOrientation_t]
NVJPEG_ORIENTATION_TRANSVERSE: Final[nvjpegExifOrientation_t]
NVJPEG_ORIENTATION_ROTATE_270: Final[nvjpegExifOrientation_t]

class nvjpegChromaSubsampling_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVJPEG_CSS_444 = ...
    NVJPEG_CSS_422 = ...
    NVJPEG_CSS_420 = ...
    NVJPEG_CSS_440 = ...
    NVJPEG_CSS_411 = ...
    NVJPEG_CSS_410 = ...
    NVJPEG_CSS_GRAY = ...
    NVJPEG_CSS_410V = ...
    NVJPEG_CSS_UNKNOWN = ...
NVJPEG_CSS_444: Final[nvjpegChromaSubsampling_t]
NVJPEG_CSS_422: Final[nvjpegChromaSubsampling_t]
NVJPEG_CSS_420: Final[nvjpegChromaSubsampling_t]
NVJPEG_CSS_440: Final[nvjpegChromaSubsampling_t]
NVJPEG_CSS_411: Final[nvjpegChromaSubsampling_t]
NVJPEG_CSS_410: Final[nvjpegChromaSubsampling_t]
NVJPEG_CSS_GRAY: Final[nvjpegChromaSubsampling_t]
NVJPEG_CSS_410V: Final[nvjpegChromaSubsampling_t]
NVJPEG_CSS_UNKNOWN: Final[nvjpegChromaSubsampling_t]

class nvjpegOutputFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG_OUTPUT_UNCHANGED = ...
    NVJPEG_OUTPUT_YUV = ...
    NVJPEG_OUTPUT_Y = ...
    NVJPEG_OUTPUT_RGB = ...
    NVJPEG_OUTPUT_BGR = ...
    NVJPEG_OUTPUT_RGBI = ...
    NVJPEG_OUTPUT_BGRI = ...
    NVJPEG_OUTPUT_UNCHANGEDI_U16 = ...
    NVJPEG_OUTPUT_NV12 = ...
    NVJPEG_OUTPUT_YUY2 = ...
    NVJPEG_OUTPUT_UNCHANGEDI = ...
    NVJPEG_OUTPUT_FORMAT_MAX = ...
NVJPEG_OUTPUT_UNCHANGED: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_YUV: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_Y: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_RGB: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_BGR: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_RGBI: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_BGRI: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_UNCHANGEDI_U16: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_NV12: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_YUY2: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_UNCHANGEDI: Final[nvjpegOutputFormat_t]
NVJPEG_OUTPUT_FORMAT_MAX: Final[nvjpegOutputFormat_t]

class nvjpegInputFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG_INPUT_YUV = ...
    NVJPEG_INPUT_RGB = ...
    NVJPEG_INPUT_BGR = ...
    NVJPEG_INPUT_RGBI = ...
    NVJPEG_INPUT_BGRI = ...
    NVJPEG_INPUT_NV12 = ...
NVJPEG_INPUT_YUV: Final[nvjpegInputFormat_t]
NVJPEG_INPUT_RGB: Final[nvjpegInputFormat_t]
NVJPEG_INPUT_BGR: Final[nvjpegInputFormat_t]
NVJPEG_INPUT_RGBI: Final[nvjpegInputFormat_t]
NVJPEG_INPUT_BGRI: Final[nvjpegInputFormat_t]
NVJPEG_INPUT_NV12: Final[nvjpegInputFormat_t]

class nvjpegBackend_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG_BACKEND_DEFAULT = ...
    NVJPEG_BACKEND_HYBRID = ...
    NVJPEG_BACKEND_GPU_HYBRID = ...
    NVJPEG_BACKEND_HARDWARE = ...
    NVJPEG_BACKEND_GPU_HYBRID_DEVICE = ...
    NVJPEG_BACKEND_HARDWARE_DEVICE = ...
    NVJPEG_BACKEND_LOSSLESS_JPEG = ...
NVJPEG_BACKEND_DEFAULT: Final[nvjpegBackend_t]
NVJPEG_BACKEND_HYBRID: Final[nvjpegBackend_t]
NVJPEG_BACKEND_GPU_HYBRID: Final[nvjpegBackend_t]
NVJPEG_BACKEND_HARDWARE: Final[nvjpegBackend_t]
NVJPEG_BACKEND_GPU_HYBRID_DEVICE: Final[nvjpegBackend_t]
NVJPEG_BACKEND_HARDWARE_DEVICE: Final[nvjpegBackend_t]
NVJPEG_BACKEND_LOSSLESS_JPEG: Final[nvjpegBackend_t]

class nvjpegEncBackend_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG_ENC_BACKEND_DEFAULT = ...
    NVJPEG_ENC_BACKEND_GPU = ...
    NVJPEG_ENC_BACKEND_HARDWARE = ...
NVJPEG_ENC_BACKEND_DEFAULT: Final[nvjpegEncBackend_t]
NVJPEG_ENC_BACKEND_GPU: Final[nvjpegEncBackend_t]
NVJPEG_ENC_BACKEND_HARDWARE: Final[nvjpegEncBackend_t]

class nvjpegJpegEncoding_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG_ENCODING_UNKNOWN = ...
    NVJPEG_ENCODING_BASELINE_DCT = ...
    NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN = ...
    NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN = ...
    NVJPEG_ENCODING_LOSSLESS_HUFFMAN = ...
NVJPEG_ENCODING_UNKNOWN: Final[nvjpegJpegEncoding_t]
NVJPEG_ENCODING_BASELINE_DCT: Final[nvjpegJpegEncoding_t]
NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN: Final[nvjpegJpegEncoding_t]
NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN: Final[nvjpegJpegEncoding_t]
NVJPEG_ENCODING_LOSSLESS_HUFFMAN: Final[nvjpegJpegEncoding_t]

class nvjpegScaleFactor_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG_SCALE_NONE = ...
    NVJPEG_SCALE_1_BY_2 = ...
    NVJPEG_SCALE_1_BY_4 = ...
    NVJPEG_SCALE_1_BY_8 = ...
NVJPEG_SCALE_NONE: Final[nvjpegScaleFactor_t]
NVJPEG_SCALE_1_BY_2: Final[nvjpegScaleFactor_t]
NVJPEG_SCALE_1_BY_4: Final[nvjpegScaleFactor_t]
NVJPEG_SCALE_1_BY_8: Final[nvjpegScaleFactor_t]

class tDevMalloc(CFuncPtr):
    def __init__(self, function: Callable[[ctypes._Pointer[ctypes.c_void_p], int], int] | int | None = ..., /) -> None: ...

class tDevFree(CFuncPtr):
    def __init__(self, function: Callable[[int | None], int] | int | None = ..., /) -> None: ...

class tPinnedMalloc(CFuncPtr):
    def __init__(self, function: Callable[[ctypes._Pointer[ctypes.c_void_p], int, int], int] | int | None = ..., /) -> None: ...

class tPinnedFree(CFuncPtr):
    def __init__(self, function: Callable[[int | None], int] | int | None = ..., /) -> None: ...

class tDevMallocV2(CFuncPtr):
    def __init__(self, function: Callable[[int | None, ctypes._Pointer[ctypes.c_void_p], int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class tDevFreeV2(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int | None, int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class tPinnedMallocV2(CFuncPtr):
    def __init__(self, function: Callable[[int | None, ctypes._Pointer[ctypes.c_void_p], int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class tPinnedFreeV2(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int | None, int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvjpegImage_t(_Struct):
    channel: _Items[ctypes._Pointer[ctypes.c_ubyte], ctypes._Pointer[ctypes.c_ubyte]]
    pitch: _Items[ctypes.c_size_t, int]
    def __init__(self, channel: Sequence[ctypes._Pointer[ctypes.c_ubyte]] | Array[ctypes._Pointer[ctypes.c_ubyte]] = ..., pitch: Sequence[int] | Array[ctypes.c_size_t] = ...) -> None: ...

class nvjpegDevAllocator_t(_Struct):
    dev_malloc: tDevMalloc
    dev_free: tDevFree
    def __init__(self, dev_malloc: tDevMalloc | None = ..., dev_free: tDevFree | None = ...) -> None: ...

class nvjpegPinnedAllocator_t(_Struct):
    pinned_malloc: tPinnedMalloc
    pinned_free: tDevFree
    def __init__(self, pinned_malloc: tPinnedMalloc | None = ..., pinned_free: tDevFree | None = ...) -> None: ...

class nvjpegDevAllocatorV2_t(_Struct):
    dev_malloc: tDevMallocV2
    dev_free: tDevFreeV2
    dev_ctx: int | None
    def __init__(self, dev_malloc: tDevMallocV2 | None = ..., dev_free: tDevFreeV2 | None = ..., dev_ctx: int | None = ...) -> None: ...

class nvjpegPinnedAllocatorV2_t(_Struct):
    pinned_malloc: tDevMallocV2
    pinned_free: tDevFreeV2
    pinned_ctx: int | None
    def __init__(self, pinned_malloc: tDevMallocV2 | None = ..., pinned_free: tDevFreeV2 | None = ..., pinned_ctx: int | None = ...) -> None: ...


NVJPEG_MAX_COMPONENT: Final = 4
NVJPEG_VER_MAJOR: Final = 13
NVJPEG_VER_MINOR: Final = 3
NVJPEG_VER_PATCH: Final = 2
NVJPEG_VER_BUILD: Final = 43
NVJPEG_FLAGS_DEFAULT: Final = 0
NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE: Final = 1
NVJPEG_FLAGS_ENABLE_MEMORY_POOLS: Final = 2
NVJPEG_FLAGS_BITSTREAM_STRICT: Final = 4
NVJPEG_FLAGS_REDUCED_MEMORY_DECODE: Final = 8
NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY: Final = 16
NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION: Final = 32

cudaStream_t = runtime.cudaStream_t
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def nvjpegGetProperty(type: runtime.libraryPropertyType | _Int) -> int: """made by the call: int *value"""
def nvjpegGetCudartProperty(type: runtime.libraryPropertyType | _Int) -> int: """made by the call: int *value"""
def nvjpegCreate(backend: nvjpegBackend_t | _Int, dev_allocator: _Pointer[nvjpegDevAllocator_t] | int) -> nvjpegHandle_t: """made by the call: nvjpegHandle_t *handle"""
def nvjpegCreateSimple() -> nvjpegHandle_t: """made by the call: nvjpegHandle_t *handle"""
def nvjpegCreateEx(backend: nvjpegBackend_t | _Int, dev_allocator: _Pointer[nvjpegDevAllocator_t] | int, pinned_allocator: _Pointer[nvjpegPinnedAllocator_t] | int, flags: int) -> nvjpegHandle_t: """made by the call: nvjpegHandle_t *handle"""
def nvjpegCreateExV2(backend: nvjpegBackend_t | _Int, dev_allocator: _Pointer[nvjpegDevAllocatorV2_t] | int, pinned_allocator: _Pointer[nvjpegPinnedAllocatorV2_t] | int, flags: int) -> nvjpegHandle_t: """made by the call: nvjpegHandle_t *handle"""
def nvjpegDestroy(handle: nvjpegHandle_t | int | None) -> None: ...
def nvjpegSetDeviceMemoryPadding(padding: int, handle: nvjpegHandle_t | int | None) -> None: ...
def nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t | int | None) -> int: """made by the call: size_t *padding"""
def nvjpegSetPinnedMemoryPadding(padding: int, handle: nvjpegHandle_t | int | None) -> None: ...
def nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t | int | None) -> int: """made by the call: size_t *padding"""
def nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t | int | None) -> tuple[int, int]: """since 11.8; made by the call: unsigned int *num_engines, unsigned int *num_cores_per_engine"""
def nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t | int | None) -> int: """since 12.9; made by the call: unsigned int *num_engines"""
def nvjpegJpegStateCreate(handle: nvjpegHandle_t | int | None) -> nvjpegJpegState_t: """made by the call: nvjpegJpegState_t *jpeg_handle"""
def nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t | int | None) -> None: ...
def nvjpegGetImageInfo(handle: nvjpegHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None) -> tuple[int, nvjpegChromaSubsampling_t | int, list[int], list[int]]: """made by the call: int *nComponents, nvjpegChromaSubsampling_t *subsampling, int *widths, int *heights"""
def nvjpegDecode(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, output_format: nvjpegOutputFormat_t | _Int, destination: _Pointer[nvjpegImage_t] | int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegDecodeBatchedInitialize(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, batch_size: int, max_cpu_threads: int, output_format: nvjpegOutputFormat_t | _Int) -> None: ...
def nvjpegDecodeBatched(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, data: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], lengths: _Pointer[ctypes.c_size_t] | int | Sequence[int] | _ReadArray, destinations: _Pointer[nvjpegImage_t] | int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegDecodeBatchedPreAllocate(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, batch_size: int, width: int, height: int, chroma_subsampling: nvjpegChromaSubsampling_t | _Int, output_format: nvjpegOutputFormat_t | _Int) -> None: ...
def nvjpegDecodeBatchedParseJpegTables(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int) -> None: ...
def nvjpegEncoderStateCreate(handle: nvjpegHandle_t | int | None, stream: driver.CUstream | int | None) -> nvjpegEncoderState_t: """made by the call: nvjpegEncoderState_t *encoder_state"""
def nvjpegEncoderStateCreateWithBackend(handle: nvjpegHandle_t | int | None, backend: nvjpegEncBackend_t | _Int, stream: driver.CUstream | int | None) -> nvjpegEncoderState_t: """since 12.9; made by the call: nvjpegEncoderState_t *encoder_state"""
def nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t | int | None) -> None: ...
def nvjpegEncoderParamsCreate(handle: nvjpegHandle_t | int | None, stream: driver.CUstream | int | None) -> nvjpegEncoderParams_t: """made by the call: nvjpegEncoderParams_t *encoder_params"""
def nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t | int | None) -> None: ...
def nvjpegEncoderParamsSetQuality(encoder_params: nvjpegEncoderParams_t | int | None, quality: int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegEncoderParamsSetEncoding(encoder_params: nvjpegEncoderParams_t | int | None, etype: nvjpegJpegEncoding_t | _Int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegEncoderParamsSetOptimizedHuffman(encoder_params: nvjpegEncoderParams_t | int | None, optimized: int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegEncoderParamsSetSamplingFactors(encoder_params: nvjpegEncoderParams_t | int | None, chroma_subsampling: nvjpegChromaSubsampling_t | _Int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegEncoderParamsSetRestartInterval(encoder_params: nvjpegEncoderParams_t | int | None, restart_interval: int, stream: driver.CUstream | int | None) -> None: """since 12.9"""
def nvjpegEncodeGetBufferSize(handle: nvjpegHandle_t | int | None, encoder_params: nvjpegEncoderParams_t | int | None, image_width: int, image_height: int) -> int: """made by the call: size_t *max_stream_length"""
def nvjpegEncodeYUV(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, encoder_params: nvjpegEncoderParams_t | int | None, source: _Pointer[nvjpegImage_t] | int, chroma_subsampling: nvjpegChromaSubsampling_t | _Int, image_width: int, image_height: int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegEncodeImage(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, encoder_params: nvjpegEncoderParams_t | int | None, source: _Pointer[nvjpegImage_t] | int, input_format: nvjpegInputFormat_t | _Int, image_width: int, image_height: int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegEncode(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, encoder_params: nvjpegEncoderParams_t | int | None, source: _Pointer[nvjpegImage_t] | int, input_subsampling: nvjpegChromaSubsampling_t | _Int, input_format: nvjpegInputFormat_t | _Int, image_width: int, image_height: int, stream: driver.CUstream | int | None) -> None: """since 12.9"""
def nvjpegEncodeRetrieveBitstreamDevice(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, data: _Device, length: int | None, stream: driver.CUstream | int | None) -> int: ...
def nvjpegEncodeRetrieveBitstream(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | _WriteArray, length: int | None, stream: driver.CUstream | int | None) -> int: ...
def nvjpegBufferPinnedCreate(handle: nvjpegHandle_t | int | None, pinned_allocator: _Pointer[nvjpegPinnedAllocator_t] | int) -> nvjpegBufferPinned_t: """made by the call: nvjpegBufferPinned_t *buffer"""
def nvjpegBufferPinnedCreateV2(handle: nvjpegHandle_t | int | None, pinned_allocator: _Pointer[nvjpegPinnedAllocatorV2_t] | int) -> nvjpegBufferPinned_t: """made by the call: nvjpegBufferPinned_t *buffer"""
def nvjpegBufferPinnedResize(buffer: nvjpegBufferPinned_t | int | None, size: int, stream: driver.CUstream | int | None) -> None: """since 12.3"""
def nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t | int | None) -> None: ...
def nvjpegBufferDeviceCreate(handle: nvjpegHandle_t | int | None, device_allocator: _Pointer[nvjpegDevAllocator_t] | int) -> nvjpegBufferDevice_t: """made by the call: nvjpegBufferDevice_t *buffer"""
def nvjpegBufferDeviceCreateV2(handle: nvjpegHandle_t | int | None, device_allocator: _Pointer[nvjpegDevAllocatorV2_t] | int) -> nvjpegBufferDevice_t: """made by the call: nvjpegBufferDevice_t *buffer"""
def nvjpegBufferDeviceResize(buffer: nvjpegBufferDevice_t | int | None, size: int, stream: driver.CUstream | int | None) -> None: """since 12.3"""
def nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t | int | None) -> None: ...
def nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t | int | None) -> tuple[int, int]: """made by the call: size_t *size, void **ptr"""
def nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t | int | None) -> tuple[int, int]: """made by the call: size_t *size, void **ptr"""
def nvjpegStateAttachPinnedBuffer(decoder_state: nvjpegJpegState_t | int | None, pinned_buffer: nvjpegBufferPinned_t | int | None) -> None: ...
def nvjpegStateAttachDeviceBuffer(decoder_state: nvjpegJpegState_t | int | None, device_buffer: nvjpegBufferDevice_t | int | None) -> None: ...
def nvjpegJpegStreamCreate(handle: nvjpegHandle_t | int | None) -> nvjpegJpegStream_t: """made by the call: nvjpegJpegStream_t *jpeg_stream"""
def nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t | int | None) -> None: ...
def nvjpegJpegStreamParse(handle: nvjpegHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, save_metadata: int, save_stream: int, jpeg_stream: nvjpegJpegStream_t | int | None) -> None: ...
def nvjpegJpegStreamParseHeader(handle: nvjpegHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, jpeg_stream: nvjpegJpegStream_t | int | None) -> None: ...
def nvjpegJpegStreamParseTables(handle: nvjpegHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, jpeg_stream: nvjpegJpegStream_t | int | None) -> None: ...
def nvjpegJpegStreamGetJpegEncoding(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegJpegEncoding_t | int: """made by the call: nvjpegJpegEncoding_t *jpeg_encoding"""
def nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t | int | None) -> tuple[int, int]: """made by the call: unsigned int *width, unsigned int *height"""
def nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t | int | None) -> int: """made by the call: unsigned int *components_num"""
def nvjpegJpegStreamGetComponentDimensions(jpeg_stream: nvjpegJpegStream_t | int | None, component: int) -> tuple[int, int]: """made by the call: unsigned int *width, unsigned int *height"""
def nvjpegJpegStreamGetExifOrientation(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegExifOrientation_t | int: """made by the call: nvjpegExifOrientation_t *orientation_flag"""
def nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t | int | None) -> int: """since 12.1; made by the call: unsigned int *precision"""
def nvjpegJpegStreamGetChromaSubsampling(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegChromaSubsampling_t | int: """made by the call: nvjpegChromaSubsampling_t *chroma_subsampling"""
def nvjpegDecodeParamsCreate(handle: nvjpegHandle_t | int | None) -> nvjpegDecodeParams_t: """made by the call: nvjpegDecodeParams_t *decode_params"""
def nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t | int | None) -> None: ...
def nvjpegDecodeParamsSetOutputFormat(decode_params: nvjpegDecodeParams_t | int | None, output_format: nvjpegOutputFormat_t | _Int) -> None: ...
def nvjpegDecodeParamsSetROI(decode_params: nvjpegDecodeParams_t | int | None, offset_x: int, offset_y: int, roi_width: int, roi_height: int) -> None: ...
def nvjpegDecodeParamsSetAllowCMYK(decode_params: nvjpegDecodeParams_t | int | None, allow_cmyk: int) -> None: ...
def nvjpegDecodeParamsSetScaleFactor(decode_params: nvjpegDecodeParams_t | int | None, scale_factor: nvjpegScaleFactor_t | _Int) -> None: ...
def nvjpegDecodeParamsSetExifOrientation(decode_params: nvjpegDecodeParams_t | int | None, orientation: nvjpegExifOrientation_t | _Int) -> None: ...
def nvjpegDecoderCreate(nvjpeg_handle: nvjpegHandle_t | int | None, implementation: nvjpegBackend_t | _Int) -> nvjpegJpegDecoder_t: """made by the call: nvjpegJpegDecoder_t *decoder_handle"""
def nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t | int | None) -> None: ...
def nvjpegDecoderJpegSupported(decoder_handle: nvjpegJpegDecoder_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, decode_params: nvjpegDecodeParams_t | int | None) -> int: """made by the call: int *is_supported"""
def nvjpegDecodeBatchedSupported(handle: nvjpegHandle_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None) -> int: """made by the call: int *is_supported"""
def nvjpegDecodeBatchedSupportedEx(handle: nvjpegHandle_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, decode_params: nvjpegDecodeParams_t | int | None) -> int: """made by the call: int *is_supported"""
def nvjpegDecoderStateCreate(nvjpeg_handle: nvjpegHandle_t | int | None, decoder_handle: nvjpegJpegDecoder_t | int | None) -> nvjpegJpegState_t: """made by the call: nvjpegJpegState_t *decoder_state"""
def nvjpegDecodeJpeg(handle: nvjpegHandle_t | int | None, decoder: nvjpegJpegDecoder_t | int | None, decoder_state: nvjpegJpegState_t | int | None, jpeg_bitstream: nvjpegJpegStream_t | int | None, destination: _Pointer[nvjpegImage_t] | int, decode_params: nvjpegDecodeParams_t | int | None, stream: driver.CUstream | int | None) -> None: ...
def nvjpegDecodeJpegHost(handle: nvjpegHandle_t | int | None, decoder: nvjpegJpegDecoder_t | int | None, decoder_state: nvjpegJpegState_t | int | None, decode_params: nvjpegDecodeParams_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None) -> None: ...
def nvjpegDecodeJpegTransferToDevice(handle: nvjpegHandle_t | int | None, decoder: nvjpegJpegDecoder_t | int | None, decoder_state: nvjpegJpegState_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, stream: driver.CUstream | int | None) -> None: ...
def nvjpegDecodeJpegDevice(handle: nvjpegHandle_t | int | None, decoder: nvjpegJpegDecoder_t | int | None, decoder_state: nvjpegJpegState_t | int | None, destination: _Pointer[nvjpegImage_t] | int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegDecodeBatchedEx(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, data: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], lengths: _Pointer[ctypes.c_size_t] | int | Sequence[int] | _ReadArray, destinations: _Pointer[nvjpegImage_t] | int, decode_params: _Pointer[nvjpegDecodeParams_t] | int, stream: driver.CUstream | int | None) -> None: ...
def nvjpegEncoderParamsCopyMetadata(encoder_state: nvjpegEncoderState_t | int | None, encode_params: nvjpegEncoderParams_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, stream: driver.CUstream | int | None) -> None: ...
def nvjpegEncoderParamsCopyQuantizationTables(encode_params: nvjpegEncoderParams_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, stream: driver.CUstream | int | None) -> None: ...

class _RawUnchanged(Raw):
    nvjpegGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    nvjpegGetCudartProperty: _C[int, _Pointer[ctypes.c_int] | int]
    nvjpegCreate: _C[int, _Pointer[nvjpegDevAllocator_t] | int, _Pointer[nvjpegHandle_t] | int]
    nvjpegCreateSimple: _C[_Pointer[nvjpegHandle_t] | int]
    nvjpegCreateEx: _C[int, _Pointer[nvjpegDevAllocator_t] | int, _Pointer[nvjpegPinnedAllocator_t] | int, int, _Pointer[nvjpegHandle_t] | int]
    nvjpegCreateExV2: _C[int, _Pointer[nvjpegDevAllocatorV2_t] | int, _Pointer[nvjpegPinnedAllocatorV2_t] | int, int, _Pointer[nvjpegHandle_t] | int]
    nvjpegDestroy: _C[nvjpegHandle_t | int | None]
    nvjpegSetDeviceMemoryPadding: _C[int, nvjpegHandle_t | int | None]
    nvjpegGetDeviceMemoryPadding: _C[_Pointer[ctypes.c_size_t] | int, nvjpegHandle_t | int | None]
    nvjpegSetPinnedMemoryPadding: _C[int, nvjpegHandle_t | int | None]
    nvjpegGetPinnedMemoryPadding: _C[_Pointer[ctypes.c_size_t] | int, nvjpegHandle_t | int | None]
    nvjpegGetHardwareDecoderInfo: _C[nvjpegHandle_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    nvjpegGetHardwareEncoderInfo: _C[nvjpegHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    nvjpegJpegStateCreate: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegJpegState_t] | int]
    nvjpegJpegStateDestroy: _C[nvjpegJpegState_t | int | None]
    nvjpegGetImageInfo: _C[nvjpegHandle_t | int | None, _Pointer[ctypes.c_ubyte] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    nvjpegDecode: _C[nvjpegHandle_t | int | None, nvjpegJpegState_t | int | None, _Pointer[ctypes.c_ubyte] | int, int, int, _Pointer[nvjpegImage_t] | int, driver.CUstream | int | None]
    nvjpegDecodeBatchedInitialize: _C[nvjpegHandle_t | int | None, nvjpegJpegState_t | int | None, int, int, int]
    nvjpegDecodeBatched: _C[nvjpegHandle_t | int | None, nvjpegJpegState_t | int | None, _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[nvjpegImage_t] | int, driver.CUstream | int | None]
    nvjpegDecodeBatchedPreAllocate: _C[nvjpegHandle_t | int | None, nvjpegJpegState_t | int | None, int, int, int, int, int]
    nvjpegDecodeBatchedParseJpegTables: _C[nvjpegHandle_t | int | None, nvjpegJpegState_t | int | None, _Pointer[ctypes.c_ubyte] | int, int]
    nvjpegEncoderStateCreate: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegEncoderState_t] | int, driver.CUstream | int | None]
    nvjpegEncoderStateCreateWithBackend: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegEncoderState_t] | int, int, driver.CUstream | int | None]
    nvjpegEncoderStateDestroy: _C[nvjpegEncoderState_t | int | None]
    nvjpegEncoderParamsCreate: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegEncoderParams_t] | int, driver.CUstream | int | None]
    nvjpegEncoderParamsDestroy: _C[nvjpegEncoderParams_t | int | None]
    nvjpegEncoderParamsSetQuality: _C[nvjpegEncoderParams_t | int | None, int, driver.CUstream | int | None]
    nvjpegEncoderParamsSetEncoding: _C[nvjpegEncoderParams_t | int | None, int, driver.CUstream | int | None]
    nvjpegEncoderParamsSetOptimizedHuffman: _C[nvjpegEncoderParams_t | int | None, int, driver.CUstream | int | None]
    nvjpegEncoderParamsSetSamplingFactors: _C[nvjpegEncoderParams_t | int | None, int, driver.CUstream | int | None]
    nvjpegEncoderParamsSetRestartInterval: _C[nvjpegEncoderParams_t | int | None, int, driver.CUstream | int | None]
    nvjpegEncodeGetBufferSize: _C[nvjpegHandle_t | int | None, nvjpegEncoderParams_t | int | None, int, int, _Pointer[ctypes.c_size_t] | int]
    nvjpegEncodeYUV: _C[nvjpegHandle_t | int | None, nvjpegEncoderState_t | int | None, nvjpegEncoderParams_t | int | None, _Pointer[nvjpegImage_t] | int, int, int, int, driver.CUstream | int | None]
    nvjpegEncodeImage: _C[nvjpegHandle_t | int | None, nvjpegEncoderState_t | int | None, nvjpegEncoderParams_t | int | None, _Pointer[nvjpegImage_t] | int, int, int, int, driver.CUstream | int | None]
    nvjpegEncode: _C[nvjpegHandle_t | int | None, nvjpegEncoderState_t | int | None, nvjpegEncoderParams_t | int | None, _Pointer[nvjpegImage_t] | int, int, int, int, int, driver.CUstream | int | None]
    nvjpegEncodeRetrieveBitstreamDevice: _C[nvjpegHandle_t | int | None, nvjpegEncoderState_t | int | None, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_size_t] | int, driver.CUstream | int | None]
    nvjpegEncodeRetrieveBitstream: _C[nvjpegHandle_t | int | None, nvjpegEncoderState_t | int | None, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_size_t] | int, driver.CUstream | int | None]
    nvjpegBufferPinnedCreate: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegPinnedAllocator_t] | int, _Pointer[nvjpegBufferPinned_t] | int]
    nvjpegBufferPinnedCreateV2: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegPinnedAllocatorV2_t] | int, _Pointer[nvjpegBufferPinned_t] | int]
    nvjpegBufferPinnedResize: _C[nvjpegBufferPinned_t | int | None, int, driver.CUstream | int | None]
    nvjpegBufferPinnedDestroy: _C[nvjpegBufferPinned_t | int | None]
    nvjpegBufferDeviceCreate: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegDevAllocator_t] | int, _Pointer[nvjpegBufferDevice_t] | int]
    nvjpegBufferDeviceCreateV2: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegDevAllocatorV2_t] | int, _Pointer[nvjpegBufferDevice_t] | int]
    nvjpegBufferDeviceResize: _C[nvjpegBufferDevice_t | int | None, int, driver.CUstream | int | None]
    nvjpegBufferDeviceDestroy: _C[nvjpegBufferDevice_t | int | None]
    nvjpegBufferPinnedRetrieve: _C[nvjpegBufferPinned_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_void_p] | int]
    nvjpegBufferDeviceRetrieve: _C[nvjpegBufferDevice_t | int | None, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_void_p] | int]
    nvjpegStateAttachPinnedBuffer: _C[nvjpegJpegState_t | int | None, nvjpegBufferPinned_t | int | None]
    nvjpegStateAttachDeviceBuffer: _C[nvjpegJpegState_t | int | None, nvjpegBufferDevice_t | int | None]
    nvjpegJpegStreamCreate: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegJpegStream_t] | int]
    nvjpegJpegStreamDestroy: _C[nvjpegJpegStream_t | int | None]
    nvjpegJpegStreamParse: _C[nvjpegHandle_t | int | None, _Pointer[ctypes.c_ubyte] | int, int, int, int, nvjpegJpegStream_t | int | None]
    nvjpegJpegStreamParseHeader: _C[nvjpegHandle_t | int | None, _Pointer[ctypes.c_ubyte] | int, int, nvjpegJpegStream_t | int | None]
    nvjpegJpegStreamParseTables: _C[nvjpegHandle_t | int | None, _Pointer[ctypes.c_ubyte] | int, int, nvjpegJpegStream_t | int | None]
    nvjpegJpegStreamGetJpegEncoding: _C[nvjpegJpegStream_t | int | None, _Pointer[ctypes.c_uint] | int]
    nvjpegJpegStreamGetFrameDimensions: _C[nvjpegJpegStream_t | int | None, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    nvjpegJpegStreamGetComponentsNum: _C[nvjpegJpegStream_t | int | None, _Pointer[ctypes.c_uint] | int]
    nvjpegJpegStreamGetComponentDimensions: _C[nvjpegJpegStream_t | int | None, int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    nvjpegJpegStreamGetExifOrientation: _C[nvjpegJpegStream_t | int | None, _Pointer[ctypes.c_uint] | int]
    nvjpegJpegStreamGetSamplePrecision: _C[nvjpegJpegStream_t | int | None, _Pointer[ctypes.c_uint] | int]
    nvjpegJpegStreamGetChromaSubsampling: _C[nvjpegJpegStream_t | int | None, _Pointer[ctypes.c_int] | int]
    nvjpegDecodeParamsCreate: _C[nvjpegHandle_t | int | None, _Pointer[nvjpegDecodeParams_t] | int]
    nvjpegDecodeParamsDestroy: _C[nvjpegDecodeParams_t | int | None]
    nvjpegDecodeParamsSetOutputFormat: _C[nvjpegDecodeParams_t | int | None, int]
    nvjpegDecodeParamsSetROI: _C[nvjpegDecodeParams_t | int | None, int, int, int, int]
    nvjpegDecodeParamsSetAllowCMYK: _C[nvjpegDecodeParams_t | int | None, int]
    nvjpegDecodeParamsSetScaleFactor: _C[nvjpegDecodeParams_t | int | None, int]
    nvjpegDecodeParamsSetExifOrientation: _C[nvjpegDecodeParams_t | int | None, int]
    nvjpegDecoderCreate: _C[nvjpegHandle_t | int | None, int, _Pointer[nvjpegJpegDecoder_t] | int]
    nvjpegDecoderDestroy: _C[nvjpegJpegDecoder_t | int | None]
    nvjpegDecoderJpegSupported: _C[nvjpegJpegDecoder_t | int | None, nvjpegJpegStream_t | int | None, nvjpegDecodeParams_t | int | None, _Pointer[ctypes.c_int] | int]
    nvjpegDecodeBatchedSupported: _C[nvjpegHandle_t | int | None, nvjpegJpegStream_t | int | None, _Pointer[ctypes.c_int] | int]
    nvjpegDecodeBatchedSupportedEx: _C[nvjpegHandle_t | int | None, nvjpegJpegStream_t | int | None, nvjpegDecodeParams_t | int | None, _Pointer[ctypes.c_int] | int]
    nvjpegDecoderStateCreate: _C[nvjpegHandle_t | int | None, nvjpegJpegDecoder_t | int | None, _Pointer[nvjpegJpegState_t] | int]
    nvjpegDecodeJpeg: _C[nvjpegHandle_t | int | None, nvjpegJpegDecoder_t | int | None, nvjpegJpegState_t | int | None, nvjpegJpegStream_t | int | None, _Pointer[nvjpegImage_t] | int, nvjpegDecodeParams_t | int | None, driver.CUstream | int | None]
    nvjpegDecodeJpegHost: _C[nvjpegHandle_t | int | None, nvjpegJpegDecoder_t | int | None, nvjpegJpegState_t | int | None, nvjpegDecodeParams_t | int | None, nvjpegJpegStream_t | int | None]
    nvjpegDecodeJpegTransferToDevice: _C[nvjpegHandle_t | int | None, nvjpegJpegDecoder_t | int | None, nvjpegJpegState_t | int | None, nvjpegJpegStream_t | int | None, driver.CUstream | int | None]
    nvjpegDecodeJpegDevice: _C[nvjpegHandle_t | int | None, nvjpegJpegDecoder_t | int | None, nvjpegJpegState_t | int | None, _Pointer[nvjpegImage_t] | int, driver.CUstream | int | None]
    nvjpegDecodeBatchedEx: _C[nvjpegHandle_t | int | None, nvjpegJpegState_t | int | None, _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[nvjpegImage_t] | int, _Pointer[nvjpegDecodeParams_t] | int, driver.CUstream | int | None]
    nvjpegEncoderParamsCopyMetadata: _C[nvjpegEncoderState_t | int | None, nvjpegEncoderParams_t | int | None, nvjpegJpegStream_t | int | None, driver.CUstream | int | None]
    nvjpegEncoderParamsCopyQuantizationTables: _C[nvjpegEncoderParams_t | int | None, nvjpegJpegStream_t | int | None, driver.CUstream | int | None]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    nvjpegEncoderParamsCopyHuffmanTables: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvjpegGetProperty = staticmethod(_here.nvjpegGetProperty)
    nvjpegGetCudartProperty = staticmethod(_here.nvjpegGetCudartProperty)
    nvjpegCreate = staticmethod(_here.nvjpegCreate)
    nvjpegCreateSimple = staticmethod(_here.nvjpegCreateSimple)
    nvjpegCreateEx = staticmethod(_here.nvjpegCreateEx)
    nvjpegCreateExV2 = staticmethod(_here.nvjpegCreateExV2)
    nvjpegDestroy = staticmethod(_here.nvjpegDestroy)
    nvjpegSetDeviceMemoryPadding = staticmethod(_here.nvjpegSetDeviceMemoryPadding)
    nvjpegGetDeviceMemoryPadding = staticmethod(_here.nvjpegGetDeviceMemoryPadding)
    nvjpegSetPinnedMemoryPadding = staticmethod(_here.nvjpegSetPinnedMemoryPadding)
    nvjpegGetPinnedMemoryPadding = staticmethod(_here.nvjpegGetPinnedMemoryPadding)
    nvjpegGetHardwareDecoderInfo = staticmethod(_here.nvjpegGetHardwareDecoderInfo)
    nvjpegGetHardwareEncoderInfo = staticmethod(_here.nvjpegGetHardwareEncoderInfo)
    nvjpegJpegStateCreate = staticmethod(_here.nvjpegJpegStateCreate)
    nvjpegJpegStateDestroy = staticmethod(_here.nvjpegJpegStateDestroy)
    nvjpegGetImageInfo = staticmethod(_here.nvjpegGetImageInfo)
    nvjpegDecode = staticmethod(_here.nvjpegDecode)
    nvjpegDecodeBatchedInitialize = staticmethod(_here.nvjpegDecodeBatchedInitialize)
    nvjpegDecodeBatched = staticmethod(_here.nvjpegDecodeBatched)
    nvjpegDecodeBatchedPreAllocate = staticmethod(_here.nvjpegDecodeBatchedPreAllocate)
    nvjpegDecodeBatchedParseJpegTables = staticmethod(_here.nvjpegDecodeBatchedParseJpegTables)
    nvjpegEncoderStateCreate = staticmethod(_here.nvjpegEncoderStateCreate)
    nvjpegEncoderStateCreateWithBackend = staticmethod(_here.nvjpegEncoderStateCreateWithBackend)
    nvjpegEncoderStateDestroy = staticmethod(_here.nvjpegEncoderStateDestroy)
    nvjpegEncoderParamsCreate = staticmethod(_here.nvjpegEncoderParamsCreate)
    nvjpegEncoderParamsDestroy = staticmethod(_here.nvjpegEncoderParamsDestroy)
    nvjpegEncoderParamsSetQuality = staticmethod(_here.nvjpegEncoderParamsSetQuality)
    nvjpegEncoderParamsSetEncoding = staticmethod(_here.nvjpegEncoderParamsSetEncoding)
    nvjpegEncoderParamsSetOptimizedHuffman = staticmethod(_here.nvjpegEncoderParamsSetOptimizedHuffman)
    nvjpegEncoderParamsSetSamplingFactors = staticmethod(_here.nvjpegEncoderParamsSetSamplingFactors)
    nvjpegEncoderParamsSetRestartInterval = staticmethod(_here.nvjpegEncoderParamsSetRestartInterval)
    nvjpegEncodeGetBufferSize = staticmethod(_here.nvjpegEncodeGetBufferSize)
    nvjpegEncodeYUV = staticmethod(_here.nvjpegEncodeYUV)
    nvjpegEncodeImage = staticmethod(_here.nvjpegEncodeImage)
    nvjpegEncode = staticmethod(_here.nvjpegEncode)
    nvjpegEncodeRetrieveBitstreamDevice = staticmethod(_here.nvjpegEncodeRetrieveBitstreamDevice)
    nvjpegEncodeRetrieveBitstream = staticmethod(_here.nvjpegEncodeRetrieveBitstream)
    nvjpegBufferPinnedCreate = staticmethod(_here.nvjpegBufferPinnedCreate)
    nvjpegBufferPinnedCreateV2 = staticmethod(_here.nvjpegBufferPinnedCreateV2)
    nvjpegBufferPinnedResize = staticmethod(_here.nvjpegBufferPinnedResize)
    nvjpegBufferPinnedDestroy = staticmethod(_here.nvjpegBufferPinnedDestroy)
    nvjpegBufferDeviceCreate = staticmethod(_here.nvjpegBufferDeviceCreate)
    nvjpegBufferDeviceCreateV2 = staticmethod(_here.nvjpegBufferDeviceCreateV2)
    nvjpegBufferDeviceResize = staticmethod(_here.nvjpegBufferDeviceResize)
    nvjpegBufferDeviceDestroy = staticmethod(_here.nvjpegBufferDeviceDestroy)
    nvjpegBufferPinnedRetrieve = staticmethod(_here.nvjpegBufferPinnedRetrieve)
    nvjpegBufferDeviceRetrieve = staticmethod(_here.nvjpegBufferDeviceRetrieve)
    nvjpegStateAttachPinnedBuffer = staticmethod(_here.nvjpegStateAttachPinnedBuffer)
    nvjpegStateAttachDeviceBuffer = staticmethod(_here.nvjpegStateAttachDeviceBuffer)
    nvjpegJpegStreamCreate = staticmethod(_here.nvjpegJpegStreamCreate)
    nvjpegJpegStreamDestroy = staticmethod(_here.nvjpegJpegStreamDestroy)
    nvjpegJpegStreamParse = staticmethod(_here.nvjpegJpegStreamParse)
    nvjpegJpegStreamParseHeader = staticmethod(_here.nvjpegJpegStreamParseHeader)
    nvjpegJpegStreamParseTables = staticmethod(_here.nvjpegJpegStreamParseTables)
    nvjpegJpegStreamGetJpegEncoding = staticmethod(_here.nvjpegJpegStreamGetJpegEncoding)
    nvjpegJpegStreamGetFrameDimensions = staticmethod(_here.nvjpegJpegStreamGetFrameDimensions)
    nvjpegJpegStreamGetComponentsNum = staticmethod(_here.nvjpegJpegStreamGetComponentsNum)
    nvjpegJpegStreamGetComponentDimensions = staticmethod(_here.nvjpegJpegStreamGetComponentDimensions)
    nvjpegJpegStreamGetExifOrientation = staticmethod(_here.nvjpegJpegStreamGetExifOrientation)
    nvjpegJpegStreamGetSamplePrecision = staticmethod(_here.nvjpegJpegStreamGetSamplePrecision)
    nvjpegJpegStreamGetChromaSubsampling = staticmethod(_here.nvjpegJpegStreamGetChromaSubsampling)
    nvjpegDecodeParamsCreate = staticmethod(_here.nvjpegDecodeParamsCreate)
    nvjpegDecodeParamsDestroy = staticmethod(_here.nvjpegDecodeParamsDestroy)
    nvjpegDecodeParamsSetOutputFormat = staticmethod(_here.nvjpegDecodeParamsSetOutputFormat)
    nvjpegDecodeParamsSetROI = staticmethod(_here.nvjpegDecodeParamsSetROI)
    nvjpegDecodeParamsSetAllowCMYK = staticmethod(_here.nvjpegDecodeParamsSetAllowCMYK)
    nvjpegDecodeParamsSetScaleFactor = staticmethod(_here.nvjpegDecodeParamsSetScaleFactor)
    nvjpegDecodeParamsSetExifOrientation = staticmethod(_here.nvjpegDecodeParamsSetExifOrientation)
    nvjpegDecoderCreate = staticmethod(_here.nvjpegDecoderCreate)
    nvjpegDecoderDestroy = staticmethod(_here.nvjpegDecoderDestroy)
    nvjpegDecoderJpegSupported = staticmethod(_here.nvjpegDecoderJpegSupported)
    nvjpegDecodeBatchedSupported = staticmethod(_here.nvjpegDecodeBatchedSupported)
    nvjpegDecodeBatchedSupportedEx = staticmethod(_here.nvjpegDecodeBatchedSupportedEx)
    nvjpegDecoderStateCreate = staticmethod(_here.nvjpegDecoderStateCreate)
    nvjpegDecodeJpeg = staticmethod(_here.nvjpegDecodeJpeg)
    nvjpegDecodeJpegHost = staticmethod(_here.nvjpegDecodeJpegHost)
    nvjpegDecodeJpegTransferToDevice = staticmethod(_here.nvjpegDecodeJpegTransferToDevice)
    nvjpegDecodeJpegDevice = staticmethod(_here.nvjpegDecodeJpegDevice)
    nvjpegDecodeBatchedEx = staticmethod(_here.nvjpegDecodeBatchedEx)
    nvjpegEncoderParamsCopyMetadata = staticmethod(_here.nvjpegEncoderParamsCopyMetadata)
    nvjpegEncoderParamsCopyQuantizationTables = staticmethod(_here.nvjpegEncoderParamsCopyQuantizationTables)
    nvjpegEncoderParamsCopyHuffmanTables: Callable[..., None]
