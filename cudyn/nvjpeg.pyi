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

def nvjpegGetProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: nvjpegStatus_t nvjpegGetProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetProperty
    """
def nvjpegGetCudartProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the version of the CUDA runtime that the library was built with.

    C: nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetCudartProperty
    """
def nvjpegCreate(backend: nvjpegBackend_t | _Int, dev_allocator: _Pointer[nvjpegDevAllocator_t] | int) -> nvjpegHandle_t:
    """Creates a handle of the library, for a backend (deprecated).

    C: nvjpegStatus_t nvjpegCreate(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegHandle_t *handle)

      dev_allocator: passed; host memory
      handle: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreate
    """
def nvjpegCreateSimple() -> nvjpegHandle_t:
    """Creates a handle of the library, with defaults.

    C: nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateSimple
    """
def nvjpegCreateEx(backend: nvjpegBackend_t | _Int, dev_allocator: _Pointer[nvjpegDevAllocator_t] | int, pinned_allocator: _Pointer[nvjpegPinnedAllocator_t] | int, flags: int) -> nvjpegHandle_t:
    """Creates a handle of the library, for a backend, with functions that allocate memory, and flags.

    C: nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)

      dev_allocator: passed; host memory
      pinned_allocator: passed; host memory
      handle: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateEx
    """
def nvjpegCreateExV2(backend: nvjpegBackend_t | _Int, dev_allocator: _Pointer[nvjpegDevAllocatorV2_t] | int, pinned_allocator: _Pointer[nvjpegPinnedAllocatorV2_t] | int, flags: int) -> nvjpegHandle_t:
    """Creates a handle of the library, with functions that allocate memory in a stream's order.

    C: nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t backend, nvjpegDevAllocatorV2_t *dev_allocator, nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, nvjpegHandle_t *handle)

      dev_allocator: passed; host memory
      pinned_allocator: passed; host memory
      handle: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegCreateExV2
    """
def nvjpegDestroy(handle: nvjpegHandle_t | int | None) -> None:
    """Destroys a handle of the library.

    C: nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t handle)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDestroy
    """
def nvjpegSetDeviceMemoryPadding(padding: int, handle: nvjpegHandle_t | int | None) -> None:
    """Sets the multiple that sizes of such memory are rounded up to.

    C: nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t padding, nvjpegHandle_t handle)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetDeviceMemoryPadding
    """
def nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t | int | None) -> int:
    """Returns the multiple that sizes of such memory are rounded up to.

    C: nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *padding, nvjpegHandle_t handle)

      padding: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetDeviceMemoryPadding
    """
def nvjpegSetPinnedMemoryPadding(padding: int, handle: nvjpegHandle_t | int | None) -> None:
    """Sets the multiple that sizes of such memory are rounded up to.

    C: nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t padding, nvjpegHandle_t handle)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegSetPinnedMemoryPadding
    """
def nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t | int | None) -> int:
    """Returns the multiple that sizes of such memory are rounded up to.

    C: nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *padding, nvjpegHandle_t handle)

      padding: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetPinnedMemoryPadding
    """
def nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t | int | None) -> tuple[int, int]:
    """Returns the number of the hardware's decoders and of the cores of each.

    C: nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t handle, unsigned int *num_engines, unsigned int *num_cores_per_engine)

      num_engines: returned
      num_cores_per_engine: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareDecoderInfo
    Since 11.8.
    """
def nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t | int | None) -> int:
    """Returns the number of the hardware's encoders.

    C: nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t handle, unsigned int *num_engines)

      num_engines: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetHardwareEncoderInfo
    Since 12.9.
    """
def nvjpegJpegStateCreate(handle: nvjpegHandle_t | int | None) -> nvjpegJpegState_t:
    """Creates a state for decoding.

    C: nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t handle, nvjpegJpegState_t *jpeg_handle)

      jpeg_handle: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateCreate
    """
def nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t | int | None) -> None:
    """Destroys a state for decoding.

    C: nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t jpeg_handle)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStateDestroy
    """
def nvjpegGetImageInfo(handle: nvjpegHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None) -> tuple[int, nvjpegChromaSubsampling_t | int, list[int], list[int]]:
    """Returns the components, the subsampling and the sizes of an image, without decoding it.

    C: nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t handle, const unsigned char *data, size_t length, int *nComponents, nvjpegChromaSubsampling_t *subsampling, int *widths, int *heights)

      data: passed; host memory of length bytes
      nComponents: returned
      subsampling: returned
      widths: returned, as a list
      heights: returned, as a list

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegGetImageInfo
    """
def nvjpegDecode(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, output_format: nvjpegOutputFormat_t | _Int, destination: _Pointer[nvjpegImage_t] | int, stream: driver.CUstream | int | None) -> None:
    """Decodes an image.

    C: nvjpegStatus_t nvjpegDecode(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)

      data: passed; host memory of length bytes
      destination: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecode
    """
def nvjpegDecodeBatchedInitialize(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, batch_size: int, max_cpu_threads: int, output_format: nvjpegOutputFormat_t | _Int) -> None:
    """Prepares a state for batches of a size and an output format.

    C: nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int max_cpu_threads, nvjpegOutputFormat_t output_format)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedInitialize
    """
def nvjpegDecodeBatched(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, data: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], lengths: _Pointer[ctypes.c_size_t] | int | Sequence[int] | _ReadArray, destinations: _Pointer[nvjpegImage_t] | int, stream: driver.CUstream | int | None) -> None:
    """Decodes a batch of images.

    C: nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, cudaStream_t stream)

      data: passed; host memory (size not known: an object of the library determines the size)
      lengths: passed; host memory (size not known: an object of the library determines the size)
      destinations: passed; host memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatched
    """
def nvjpegDecodeBatchedPreAllocate(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, batch_size: int, width: int, height: int, chroma_subsampling: nvjpegChromaSubsampling_t | _Int, output_format: nvjpegOutputFormat_t | _Int) -> None:
    """Allocates memory for batches of images up to a size.

    C: nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t output_format)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedPreAllocate
    """
def nvjpegDecodeBatchedParseJpegTables(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int) -> None:
    """Reads tables that the images of a batch share.

    C: nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data, const size_t length)

      data: passed; host memory of length bytes

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedParseJpegTables
    """
def nvjpegEncoderStateCreate(handle: nvjpegHandle_t | int | None, stream: driver.CUstream | int | None) -> nvjpegEncoderState_t:
    """Creates the state of an encoder.

    C: nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, cudaStream_t stream)

      encoder_state: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreate
    """
def nvjpegEncoderStateCreateWithBackend(handle: nvjpegHandle_t | int | None, backend: nvjpegEncBackend_t | _Int, stream: driver.CUstream | int | None) -> nvjpegEncoderState_t:
    """Creates the state of an encoder of a backend, such as the hardware's.

    C: nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t handle, nvjpegEncoderState_t *encoder_state, nvjpegEncBackend_t backend, cudaStream_t stream)

      encoder_state: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateCreateWithBackend
    Since 12.9.
    """
def nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t | int | None) -> None:
    """Destroys the state of an encoder.

    C: nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t encoder_state)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderStateDestroy
    """
def nvjpegEncoderParamsCreate(handle: nvjpegHandle_t | int | None, stream: driver.CUstream | int | None) -> nvjpegEncoderParams_t:
    """Makes parameters for encoding.

    C: nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t handle, nvjpegEncoderParams_t *encoder_params, cudaStream_t stream)

      encoder_params: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCreate
    """
def nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t | int | None) -> None:
    """Destroys parameters for encoding.

    C: nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t encoder_params)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsDestroy
    """
def nvjpegEncoderParamsSetQuality(encoder_params: nvjpegEncoderParams_t | int | None, quality: int, stream: driver.CUstream | int | None) -> None:
    """Sets the quality of encoded images, 1 to 100.

    C: nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t encoder_params, const int quality, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetQuality
    """
def nvjpegEncoderParamsSetEncoding(encoder_params: nvjpegEncoderParams_t | int | None, etype: nvjpegJpegEncoding_t | _Int, stream: driver.CUstream | int | None) -> None:
    """Sets the kind of JPEG: baseline or progressive.

    C: nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetEncoding
    """
def nvjpegEncoderParamsSetOptimizedHuffman(encoder_params: nvjpegEncoderParams_t | int | None, optimized: int, stream: driver.CUstream | int | None) -> None:
    """Sets whether Huffman tables are made for each image.

    C: nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t encoder_params, const int optimized, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetOptimizedHuffman
    """
def nvjpegEncoderParamsSetSamplingFactors(encoder_params: nvjpegEncoderParams_t | int | None, chroma_subsampling: nvjpegChromaSubsampling_t | _Int, stream: driver.CUstream | int | None) -> None:
    """Sets the subsampling of encoded images.

    C: nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t encoder_params, const nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetSamplingFactors
    """
def nvjpegEncoderParamsSetRestartInterval(encoder_params: nvjpegEncoderParams_t | int | None, restart_interval: int, stream: driver.CUstream | int | None) -> None:
    """Sets after how many units restart markers stand.

    C: nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t encoder_params, unsigned int restart_interval, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsSetRestartInterval
    Since 12.9.
    """
def nvjpegEncodeGetBufferSize(handle: nvjpegHandle_t | int | None, encoder_params: nvjpegEncoderParams_t | int | None, image_width: int, image_height: int) -> int:
    """Returns the largest size that an encoded image can have.

    C: nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t handle, const nvjpegEncoderParams_t encoder_params, int image_width, int image_height, size_t *max_stream_length)

      max_stream_length: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeGetBufferSize
    """
def nvjpegEncodeYUV(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, encoder_params: nvjpegEncoderParams_t | int | None, source: _Pointer[nvjpegImage_t] | int, chroma_subsampling: nvjpegChromaSubsampling_t | _Int, image_width: int, image_height: int, stream: driver.CUstream | int | None) -> None:
    """Encodes an image in YUV.

    C: nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int image_height, cudaStream_t stream)

      source: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeYUV
    """
def nvjpegEncodeImage(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, encoder_params: nvjpegEncoderParams_t | int | None, source: _Pointer[nvjpegImage_t] | int, input_format: nvjpegInputFormat_t | _Int, image_width: int, image_height: int, stream: driver.CUstream | int | None) -> None:
    """Encodes an image in RGB or BGR.

    C: nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)

      source: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeImage
    """
def nvjpegEncode(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, encoder_params: nvjpegEncoderParams_t | int | None, source: _Pointer[nvjpegImage_t] | int, input_subsampling: nvjpegChromaSubsampling_t | _Int, input_format: nvjpegInputFormat_t | _Int, image_width: int, image_height: int, stream: driver.CUstream | int | None) -> None:
    """Encodes an image, with a given subsampling of its input.

    C: nvjpegStatus_t nvjpegEncode(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)

      source: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncode
    Since 12.9.
    """
def nvjpegEncodeRetrieveBitstreamDevice(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, data: _Device, length: int | None, stream: driver.CUstream | int | None) -> int:
    """Copies an encoded image into device memory, or returns its size.

    C: nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)

      data: passed; the call may write to the memory that it points to; device memory
      length: passed as a value; the value after the call is returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstreamDevice
    """
def nvjpegEncodeRetrieveBitstream(handle: nvjpegHandle_t | int | None, encoder_state: nvjpegEncoderState_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | _WriteArray, length: int | None, stream: driver.CUstream | int | None) -> int:
    """Copies an encoded image into host memory, or returns its size.

    C: nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)

      data: passed; the call may write to the memory that it points to; host memory of length bytes
      length: passed as a value; the value after the call is returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstream
    """
def nvjpegBufferPinnedCreate(handle: nvjpegHandle_t | int | None, pinned_allocator: _Pointer[nvjpegPinnedAllocator_t] | int) -> nvjpegBufferPinned_t:
    """Makes such a buffer for decoding, with functions that allocate its memory.

    C: nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t handle, nvjpegPinnedAllocator_t *pinned_allocator, nvjpegBufferPinned_t *buffer)

      pinned_allocator: passed; host memory
      buffer: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreate
    """
def nvjpegBufferPinnedCreateV2(handle: nvjpegHandle_t | int | None, pinned_allocator: _Pointer[nvjpegPinnedAllocatorV2_t] | int) -> nvjpegBufferPinned_t:
    """Makes such a buffer for decoding, with functions that allocate its memory.

    C: nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t handle, nvjpegPinnedAllocatorV2_t *pinned_allocator, nvjpegBufferPinned_t *buffer)

      pinned_allocator: passed; host memory
      buffer: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedCreateV2
    """
def nvjpegBufferPinnedResize(buffer: nvjpegBufferPinned_t | int | None, size: int, stream: driver.CUstream | int | None) -> None:
    """Changes the size of such a buffer.

    C: nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedResize
    Since 12.3.
    """
def nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t | int | None) -> None:
    """Destroys such a buffer.

    C: nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t buffer)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedDestroy
    """
def nvjpegBufferDeviceCreate(handle: nvjpegHandle_t | int | None, device_allocator: _Pointer[nvjpegDevAllocator_t] | int) -> nvjpegBufferDevice_t:
    """Makes such a buffer for decoding, with functions that allocate its memory.

    C: nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t handle, nvjpegDevAllocator_t *device_allocator, nvjpegBufferDevice_t *buffer)

      device_allocator: passed; host memory
      buffer: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreate
    """
def nvjpegBufferDeviceCreateV2(handle: nvjpegHandle_t | int | None, device_allocator: _Pointer[nvjpegDevAllocatorV2_t] | int) -> nvjpegBufferDevice_t:
    """Makes such a buffer for decoding, with functions that allocate its memory.

    C: nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t handle, nvjpegDevAllocatorV2_t *device_allocator, nvjpegBufferDevice_t *buffer)

      device_allocator: passed; host memory
      buffer: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceCreateV2
    """
def nvjpegBufferDeviceResize(buffer: nvjpegBufferDevice_t | int | None, size: int, stream: driver.CUstream | int | None) -> None:
    """Changes the size of such a buffer.

    C: nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceResize
    Since 12.3.
    """
def nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t | int | None) -> None:
    """Destroys such a buffer.

    C: nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t buffer)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceDestroy
    """
def nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t | int | None) -> tuple[int, int]:
    """Returns the address and the size of such a buffer.

    C: nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t buffer, size_t *size, void **ptr)

      size: returned
      ptr: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferPinnedRetrieve
    """
def nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t | int | None) -> tuple[int, int]:
    """Returns the address and the size of such a buffer.

    C: nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t buffer, size_t *size, void **ptr)

      size: returned
      ptr: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegBufferDeviceRetrieve
    """
def nvjpegStateAttachPinnedBuffer(decoder_state: nvjpegJpegState_t | int | None, pinned_buffer: nvjpegBufferPinned_t | int | None) -> None:
    """Gives a state the buffer in which it decodes.

    C: nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t pinned_buffer)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachPinnedBuffer
    """
def nvjpegStateAttachDeviceBuffer(decoder_state: nvjpegJpegState_t | int | None, device_buffer: nvjpegBufferDevice_t | int | None) -> None:
    """Gives a state the buffer in which it decodes.

    C: nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t device_buffer)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegStateAttachDeviceBuffer
    """
def nvjpegJpegStreamCreate(handle: nvjpegHandle_t | int | None) -> nvjpegJpegStream_t:
    """Creates an object for a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t handle, nvjpegJpegStream_t *jpeg_stream)

      jpeg_stream: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamCreate
    """
def nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t | int | None) -> None:
    """Destroys a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t jpeg_stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamDestroy
    """
def nvjpegJpegStreamParse(handle: nvjpegHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, save_metadata: int, save_stream: int, jpeg_stream: nvjpegJpegStream_t | int | None) -> None:
    """Parses an image for decoding.

    C: nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)

      data: passed; host memory of length bytes

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParse
    """
def nvjpegJpegStreamParseHeader(handle: nvjpegHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, jpeg_stream: nvjpegJpegStream_t | int | None) -> None:
    """Parses an image's header alone.

    C: nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)

      data: passed; host memory of length bytes

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseHeader
    """
def nvjpegJpegStreamParseTables(handle: nvjpegHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, jpeg_stream: nvjpegJpegStream_t | int | None) -> None:
    """Parses tables that several images share.

    C: nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t handle, const unsigned char *data, size_t length, nvjpegJpegStream_t jpeg_stream)

      data: passed; host memory of length bytes

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamParseTables
    """
def nvjpegJpegStreamGetJpegEncoding(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegJpegEncoding_t | int:
    """Returns the kind of JPEG of a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t jpeg_stream, nvjpegJpegEncoding_t *jpeg_encoding)

      jpeg_encoding: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetJpegEncoding
    """
def nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t | int | None) -> tuple[int, int]:
    """Returns the size of a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int *width, unsigned int *height)

      width: returned
      height: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetFrameDimensions
    """
def nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t | int | None) -> int:
    """Returns the number of components of a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t jpeg_stream, unsigned int *components_num)

      components_num: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentsNum
    """
def nvjpegJpegStreamGetComponentDimensions(jpeg_stream: nvjpegJpegStream_t | int | None, component: int) -> tuple[int, int]:
    """Returns the size of a component of a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t jpeg_stream, unsigned int component, unsigned int *width, unsigned int *height)

      width: returned
      height: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetComponentDimensions
    """
def nvjpegJpegStreamGetExifOrientation(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegExifOrientation_t | int:
    """Returns the orientation of Exif of a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t jpeg_stream, nvjpegExifOrientation_t *orientation_flag)

      orientation_flag: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetExifOrientation
    """
def nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t | int | None) -> int:
    """Returns the bits of a sample of a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t jpeg_stream, unsigned int *precision)

      precision: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetSamplePrecision
    Since 12.1.
    """
def nvjpegJpegStreamGetChromaSubsampling(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegChromaSubsampling_t | int:
    """Returns the subsampling of a parsed image.

    C: nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t jpeg_stream, nvjpegChromaSubsampling_t *chroma_subsampling)

      chroma_subsampling: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegJpegStreamGetChromaSubsampling
    """
def nvjpegDecodeParamsCreate(handle: nvjpegHandle_t | int | None) -> nvjpegDecodeParams_t:
    """Makes parameters for decoding.

    C: nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t handle, nvjpegDecodeParams_t *decode_params)

      decode_params: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsCreate
    """
def nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t | int | None) -> None:
    """Destroys parameters for decoding.

    C: nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t decode_params)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsDestroy
    """
def nvjpegDecodeParamsSetOutputFormat(decode_params: nvjpegDecodeParams_t | int | None, output_format: nvjpegOutputFormat_t | _Int) -> None:
    """Sets the format of a decoded image.

    C: nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t output_format)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetOutputFormat
    """
def nvjpegDecodeParamsSetROI(decode_params: nvjpegDecodeParams_t | int | None, offset_x: int, offset_y: int, roi_width: int, roi_height: int) -> None:
    """Sets the rectangle of the image that is decoded.

    C: nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int roi_width, int roi_height)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetROI
    """
def nvjpegDecodeParamsSetAllowCMYK(decode_params: nvjpegDecodeParams_t | int | None, allow_cmyk: int) -> None:
    """Sets whether images in CMYK are decoded, and converted to RGB.

    C: nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t decode_params, int allow_cmyk)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetAllowCMYK
    """
def nvjpegDecodeParamsSetScaleFactor(decode_params: nvjpegDecodeParams_t | int | None, scale_factor: nvjpegScaleFactor_t | _Int) -> None:
    """Sets by how much a decoded image is made smaller.

    C: nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t scale_factor)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetScaleFactor
    """
def nvjpegDecodeParamsSetExifOrientation(decode_params: nvjpegDecodeParams_t | int | None, orientation: nvjpegExifOrientation_t | _Int) -> None:
    """Sets by which orientation of Exif an image is turned.

    C: nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t orientation)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeParamsSetExifOrientation
    """
def nvjpegDecoderCreate(nvjpeg_handle: nvjpegHandle_t | int | None, implementation: nvjpegBackend_t | _Int) -> nvjpegJpegDecoder_t:
    """Creates a decoder of an implementation, such as the hardware's.

    C: nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation, nvjpegJpegDecoder_t *decoder_handle)

      decoder_handle: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderCreate
    """
def nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t | int | None) -> None:
    """Destroys a decoder.

    C: nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t decoder_handle)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderDestroy
    """
def nvjpegDecoderJpegSupported(decoder_handle: nvjpegJpegDecoder_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, decode_params: nvjpegDecodeParams_t | int | None) -> int:
    """Returns whether a decoder can decode an image.

    C: nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)

      is_supported: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderJpegSupported
    """
def nvjpegDecodeBatchedSupported(handle: nvjpegHandle_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None) -> int:
    """Returns whether batches can have an image.

    C: nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, int *is_supported)

      is_supported: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupported
    """
def nvjpegDecodeBatchedSupportedEx(handle: nvjpegHandle_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, decode_params: nvjpegDecodeParams_t | int | None) -> int:
    """Returns whether batches can have an image with parameters.

    C: nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, int *is_supported)

      is_supported: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedSupportedEx
    """
def nvjpegDecoderStateCreate(nvjpeg_handle: nvjpegHandle_t | int | None, decoder_handle: nvjpegJpegDecoder_t | int | None) -> nvjpegJpegState_t:
    """Creates the state of a decoder.

    C: nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle, nvjpegJpegState_t *decoder_state)

      decoder_state: returned

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecoderStateCreate
    """
def nvjpegDecodeJpeg(handle: nvjpegHandle_t | int | None, decoder: nvjpegJpegDecoder_t | int | None, decoder_state: nvjpegJpegState_t | int | None, jpeg_bitstream: nvjpegJpegStream_t | int | None, destination: _Pointer[nvjpegImage_t] | int, decode_params: nvjpegDecodeParams_t | int | None, stream: driver.CUstream | int | None) -> None:
    """Decodes an image that was parsed, by a decoder with parameters.

    C: nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_bitstream, nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params, cudaStream_t stream)

      destination: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpeg
    """
def nvjpegDecodeJpegHost(handle: nvjpegHandle_t | int | None, decoder: nvjpegJpegDecoder_t | int | None, decoder_state: nvjpegJpegState_t | int | None, decode_params: nvjpegDecodeParams_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None) -> None:
    """Decodes an image, the first step: on the host.

    C: nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegHost
    """
def nvjpegDecodeJpegTransferToDevice(handle: nvjpegHandle_t | int | None, decoder: nvjpegJpegDecoder_t | int | None, decoder_state: nvjpegJpegState_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, stream: driver.CUstream | int | None) -> None:
    """Decodes an image, the second step: the copy to the device.

    C: nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegTransferToDevice
    """
def nvjpegDecodeJpegDevice(handle: nvjpegHandle_t | int | None, decoder: nvjpegJpegDecoder_t | int | None, decoder_state: nvjpegJpegState_t | int | None, destination: _Pointer[nvjpegImage_t] | int, stream: driver.CUstream | int | None) -> None:
    """Decodes an image, the last step: on the device.

    C: nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegImage_t *destination, cudaStream_t stream)

      destination: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeJpegDevice
    """
def nvjpegDecodeBatchedEx(handle: nvjpegHandle_t | int | None, jpeg_handle: nvjpegJpegState_t | int | None, data: _Pointer[ctypes._Pointer[ctypes.c_ubyte]] | int | Sequence[ctypes._Pointer[ctypes.c_ubyte]], lengths: _Pointer[ctypes.c_size_t] | int | Sequence[int] | _ReadArray, destinations: _Pointer[nvjpegImage_t] | int, decode_params: _Pointer[nvjpegDecodeParams_t] | int, stream: driver.CUstream | int | None) -> None:
    """Decodes a batch of images, each with its own parameters.

    C: nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *const *data, const size_t *lengths, nvjpegImage_t *destinations, nvjpegDecodeParams_t *decode_params, cudaStream_t stream)

      data: passed; host memory (size not known: an object of the library determines the size)
      lengths: passed; host memory (size not known: an object of the library determines the size)
      destinations: passed; host memory (size not known: an object of the library determines the size)
      decode_params: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegDecodeBatchedEx
    """
def nvjpegEncoderParamsCopyMetadata(encoder_state: nvjpegEncoderState_t | int | None, encode_params: nvjpegEncoderParams_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, stream: driver.CUstream | int | None) -> None:
    """Takes the metadata for encoding from an image.

    C: nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyMetadata
    """
def nvjpegEncoderParamsCopyQuantizationTables(encode_params: nvjpegEncoderParams_t | int | None, jpeg_stream: nvjpegJpegStream_t | int | None, stream: driver.CUstream | int | None) -> None:
    """Takes the quantization tables for encoding from an image.

    C: nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)

    https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncoderParamsCopyQuantizationTables
    """

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
