"""The names of cudyn.nvjpeg2k, for type checkers and editors.

Generated from nvjpeg2k.h of the header releases 0.8 to 0.11
(4 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, nvjpeg2k as _here
from ._bindings.calls.annotations import C as _C, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Pointer as _Pointer, ReadArray as _ReadArray, Struct as _Struct, Text as _Text, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, Nvjpeg2kError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = Nvjpeg2kError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvjpeg2kHandle_t(Handle): ...

class nvjpeg2kDecodeState_t(Handle): ...

class nvjpeg2kStream_t(Handle): ...

class nvjpeg2kDecodeParams_t(Handle): ...

class nvjpeg2kEncoder_t(Handle): ...

class nvjpeg2kEncodeState_t(Handle): ...

class nvjpeg2kEncodeParams_t(Handle): ...

class nvjpeg2kStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG2K_STATUS_SUCCESS = ...
    NVJPEG2K_STATUS_NOT_INITIALIZED = ...
    NVJPEG2K_STATUS_INVALID_PARAMETER = ...
    NVJPEG2K_STATUS_BAD_JPEG = ...
    NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED = ...
    NVJPEG2K_STATUS_ALLOCATOR_FAILURE = ...
    NVJPEG2K_STATUS_EXECUTION_FAILED = ...
    NVJPEG2K_STATUS_ARCH_MISMATCH = ...
    NVJPEG2K_STATUS_INTERNAL_ERROR = ...
    NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED = ...
NVJPEG2K_STATUS_SUCCESS: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_NOT_INITIALIZED: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_INVALID_PARAMETER: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_BAD_JPEG: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_ALLOCATOR_FAILURE: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_EXECUTION_FAILED: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_ARCH_MISMATCH: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_INTERNAL_ERROR: Final[nvjpeg2kStatus_t]
NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED: Final[nvjpeg2kStatus_t]

class nvjpeg2kBackend_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG2K_BACKEND_DEFAULT = ...
NVJPEG2K_BACKEND_DEFAULT: Final[nvjpeg2kBackend_t]

class nvjpeg2kColorSpace_t(_Enumeration):
    ctype: type[ctypes.c_int]
    NVJPEG2K_COLORSPACE_NOT_SUPPORTED = ...
    NVJPEG2K_COLORSPACE_UNKNOWN = ...
    NVJPEG2K_COLORSPACE_SRGB = ...
    NVJPEG2K_COLORSPACE_GRAY = ...
    NVJPEG2K_COLORSPACE_SYCC = ...
NVJPEG2K_COLORSPACE_NOT_SUPPORTED: Final[nvjpeg2kColorSpace_t]
NVJPEG2K_COLORSPACE_UNKNOWN: Final[nvjpeg2kColorSpace_t]
NVJPEG2K_COLORSPACE_SRGB: Final[nvjpeg2kColorSpace_t]
NVJPEG2K_COLORSPACE_GRAY: Final[nvjpeg2kColorSpace_t]
NVJPEG2K_COLORSPACE_SYCC: Final[nvjpeg2kColorSpace_t]

class nvjpeg2kNLTType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG2K_NLT_NONE = ...
    NVJPEG2K_NLT_TYPE3 = ...
nvjpeg2kNLTType = nvjpeg2kNLTType_t
NVJPEG2K_NLT_NONE: Final[nvjpeg2kNLTType_t]
NVJPEG2K_NLT_TYPE3: Final[nvjpeg2kNLTType_t]

class nvjpeg2kImageType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG2K_UINT8 = ...
    NVJPEG2K_UINT16 = ...
    NVJPEG2K_INT16 = ...
    NVJPEG2K_FP16 = ...
    NVJPEG2K_FP32 = ...
NVJPEG2K_UINT8: Final[nvjpeg2kImageType_t]
NVJPEG2K_UINT16: Final[nvjpeg2kImageType_t]
NVJPEG2K_INT16: Final[nvjpeg2kImageType_t]
NVJPEG2K_FP16: Final[nvjpeg2kImageType_t]
NVJPEG2K_FP32: Final[nvjpeg2kImageType_t]

class nvjpeg2kImageFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG2K_FORMAT_PLANAR = ...
    NVJPEG2K_FORMAT_INTERLEAVED = ...
NVJPEG2K_FORMAT_PLANAR: Final[nvjpeg2kImageFormat_t]
NVJPEG2K_FORMAT_INTERLEAVED: Final[nvjpeg2kImageFormat_t]

class nvjpeg2kProgOrder_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG2K_LRCP = ...
    NVJPEG2K_RLCP = ...
    NVJPEG2K_RPCL = ...
    NVJPEG2K_PCRL = ...
    NVJPEG2K_CPRL = ...
nvjpeg2kProgOrder = nvjpeg2kProgOrder_t
NVJPEG2K_LRCP: Final[nvjpeg2kProgOrder_t]
NVJPEG2K_RLCP: Final[nvjpeg2kProgOrder_t]
NVJPEG2K_RPCL: Final[nvjpeg2kProgOrder_t]
NVJPEG2K_PCRL: Final[nvjpeg2kProgOrder_t]
NVJPEG2K_CPRL: Final[nvjpeg2kProgOrder_t]

class nvjpeg2kBitstreamType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG2K_STREAM_J2K = ...
    NVJPEG2K_STREAM_JP2 = ...
nvjpeg2kBitstreamType = nvjpeg2kBitstreamType_t
NVJPEG2K_STREAM_J2K: Final[nvjpeg2kBitstreamType_t]
NVJPEG2K_STREAM_JP2: Final[nvjpeg2kBitstreamType_t]

class nvjpeg2kQualityType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJPEG2K_QUALITY_TYPE_TARGET_PSNR = ...
    NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP = ...
    NVJPEG2K_QUALITY_TYPE_Q_FACTOR = ...
nvjpeg2kQualityType = nvjpeg2kQualityType_t
NVJPEG2K_QUALITY_TYPE_TARGET_PSNR: Final[nvjpeg2kQualityType_t]
NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP: Final[nvjpeg2kQualityType_t]
NVJPEG2K_QUALITY_TYPE_Q_FACTOR: Final[nvjpeg2kQualityType_t]

class nvjpeg2kDeviceMalloc(CFuncPtr):
    def __init__(self, function: Callable[[ctypes._Pointer[ctypes.c_void_p], int], int] | int | None = ..., /) -> None: ...

class nvjpeg2kDeviceFree(CFuncPtr):
    def __init__(self, function: Callable[[int | None], int] | int | None = ..., /) -> None: ...

class nvjpeg2kPinnedMalloc(CFuncPtr):
    def __init__(self, function: Callable[[ctypes._Pointer[ctypes.c_void_p], int, int], int] | int | None = ..., /) -> None: ...

class nvjpeg2kPinnedFree(CFuncPtr):
    def __init__(self, function: Callable[[int | None], int] | int | None = ..., /) -> None: ...

class nvjpeg2kDeviceMallocV2(CFuncPtr):
    def __init__(self, function: Callable[[int | None, ctypes._Pointer[ctypes.c_void_p], int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvjpeg2kDeviceFreeV2(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int | None, int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvjpeg2kPinnedMallocV2(CFuncPtr):
    def __init__(self, function: Callable[[int | None, ctypes._Pointer[ctypes.c_void_p], int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvjpeg2kPinnedFreeV2(CFuncPtr):
    def __init__(self, function: Callable[[int | None, int | None, int, driver.CUstream], int] | int | None = ..., /) -> None: ...

class nvjpeg2kDeviceAllocator_t(_Struct):
    device_malloc: nvjpeg2kDeviceMalloc
    device_free: nvjpeg2kDeviceFree
    def __init__(self, device_malloc: nvjpeg2kDeviceMalloc | None = ..., device_free: nvjpeg2kDeviceFree | None = ...) -> None: ...

class nvjpeg2kPinnedAllocator_t(_Struct):
    pinned_malloc: nvjpeg2kPinnedMalloc
    pinned_free: nvjpeg2kDeviceFree
    def __init__(self, pinned_malloc: nvjpeg2kPinnedMalloc | None = ..., pinned_free: nvjpeg2kDeviceFree | None = ...) -> None: ...

class nvjpeg2kPinnedAllocatorV2_t(_Struct):
    pinned_malloc: nvjpeg2kDeviceMallocV2
    pinned_free: nvjpeg2kDeviceFreeV2
    pinned_ctx: int | None
    def __init__(self, pinned_malloc: nvjpeg2kDeviceMallocV2 | None = ..., pinned_free: nvjpeg2kDeviceFreeV2 | None = ..., pinned_ctx: int | None = ...) -> None: ...
nvjpeg2kPinnedAllocatorV2 = nvjpeg2kPinnedAllocatorV2_t

class nvjpeg2kDeviceAllocatorV2_t(_Struct):
    device_malloc: nvjpeg2kDeviceMallocV2
    device_free: nvjpeg2kDeviceFreeV2
    device_ctx: int | None
    def __init__(self, device_malloc: nvjpeg2kDeviceMallocV2 | None = ..., device_free: nvjpeg2kDeviceFreeV2 | None = ..., device_ctx: int | None = ...) -> None: ...
nvjpeg2kDeviceAllocatorV2 = nvjpeg2kDeviceAllocatorV2_t

class nvjpeg2kImageComponentInfo_t(_Struct):
    component_width: int
    component_height: int
    precision: int
    sgn: int
    def __init__(self, component_width: int = ..., component_height: int = ..., precision: int = ..., sgn: int = ...) -> None: ...

class nvjpeg2kNLTInfo_t(_Struct):
    type: _Named[nvjpeg2kNLTType_t]
    bit_depth: int
    def __init__(self, type: nvjpeg2kNLTType_t | _Int = ..., bit_depth: int = ...) -> None: ...
nvjpeg2kNLTInfo = nvjpeg2kNLTInfo_t

class nvjpeg2kImageInfo_t(_Struct):
    image_width: int
    image_height: int
    tile_width: int
    tile_height: int
    num_tiles_x: int
    num_tiles_y: int
    num_components: int
    def __init__(self, image_width: int = ..., image_height: int = ..., tile_width: int = ..., tile_height: int = ..., num_tiles_x: int = ..., num_tiles_y: int = ..., num_components: int = ...) -> None: ...

class nvjpeg2kImage_t(_Struct):
    pixel_data: ctypes._Pointer[ctypes.c_void_p]
    pitch_in_bytes: ctypes._Pointer[ctypes.c_size_t]
    pixel_type: _Named[nvjpeg2kImageType_t]
    num_components: int
    def __init__(self, pixel_data: ctypes._Pointer[ctypes.c_void_p] | None = ..., pitch_in_bytes: ctypes._Pointer[ctypes.c_size_t] | None = ..., pixel_type: nvjpeg2kImageType_t | _Int = ..., num_components: int = ...) -> None: ...

class nvjpeg2kEncodeConfig_t(_Struct):
    stream_type: _Named[nvjpeg2kBitstreamType_t]
    color_space: _Named[nvjpeg2kColorSpace_t]
    rsiz: int
    image_width: int
    image_height: int
    enable_tiling: int
    tile_width: int
    tile_height: int
    num_components: int
    image_comp_info: ctypes._Pointer[nvjpeg2kImageComponentInfo_t]
    enable_SOP_marker: int
    enable_EPH_marker: int
    prog_order: _Named[nvjpeg2kProgOrder_t]
    num_layers: int
    mct_mode: int
    num_resolutions: int
    code_block_w: int
    code_block_h: int
    encode_modes: int
    irreversible: int
    num_precincts_init: int
    precinct_width: _Items[ctypes.c_uint32, int]
    precinct_height: _Items[ctypes.c_uint32, int]
    def __init__(self, stream_type: nvjpeg2kBitstreamType_t | _Int = ..., color_space: nvjpeg2kColorSpace_t | _Int = ..., rsiz: int = ..., image_width: int = ..., image_height: int = ..., enable_tiling: int = ..., tile_width: int = ..., tile_height: int = ..., num_components: int = ..., image_comp_info: ctypes._Pointer[nvjpeg2kImageComponentInfo_t] | None = ..., enable_SOP_marker: int = ..., enable_EPH_marker: int = ..., prog_order: nvjpeg2kProgOrder_t | _Int = ..., num_layers: int = ..., mct_mode: int = ..., num_resolutions: int = ..., code_block_w: int = ..., code_block_h: int = ..., encode_modes: int = ..., irreversible: int = ..., num_precincts_init: int = ..., precinct_width: Sequence[int] | Array[ctypes.c_uint32] = ..., precinct_height: Sequence[int] | Array[ctypes.c_uint32] = ...) -> None: ...


NVJPEG2K_VER_MAJOR: Final = 0
NVJPEG2K_VER_MINOR: Final = 11
NVJPEG2K_VER_PATCH: Final = 0
NVJPEG2K_VER_BUILD: Final = 51
NVJPEG2K_MAXRES: Final = 33
NVJPEG2K_RSIZ_HT: Final = 16384
NVJPEG2K_MODE_HT: Final = 64

cudaStream_t = runtime.cudaStream_t
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def nvjpeg2kGetCudartProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the version of the CUDA runtime that the library was built with.

    C: nvjpeg2kStatus_t nvjpeg2kGetCudartProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kGetProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: nvjpeg2kStatus_t nvjpeg2kGetProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kCreateSimple() -> nvjpeg2kHandle_t:
    """Creates a handle of the library, with defaults.

    C: nvjpeg2kStatus_t nvjpeg2kCreateSimple(nvjpeg2kHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kCreate(backend: nvjpeg2kBackend_t | _Int, device_allocator: _Pointer[nvjpeg2kDeviceAllocator_t] | int, pinned_allocator: _Pointer[nvjpeg2kPinnedAllocator_t] | int) -> nvjpeg2kHandle_t:
    """Creates a handle of the library, for a backend, with functions that allocate memory.

    C: nvjpeg2kStatus_t nvjpeg2kCreate(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocator_t *device_allocator, nvjpeg2kPinnedAllocator_t *pinned_allocator, nvjpeg2kHandle_t *handle)

      device_allocator: passed; host memory
      pinned_allocator: passed; host memory
      handle: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kCreateV2(backend: nvjpeg2kBackend_t | _Int, dev_allocator: _Pointer[nvjpeg2kDeviceAllocatorV2_t] | int, pinned_allocator: _Pointer[nvjpeg2kPinnedAllocatorV2_t] | int) -> nvjpeg2kHandle_t:
    """Creates a handle of the library, for a backend, with functions that allocate memory.

    C: nvjpeg2kStatus_t nvjpeg2kCreateV2(nvjpeg2kBackend_t backend, nvjpeg2kDeviceAllocatorV2_t *dev_allocator, nvjpeg2kPinnedAllocatorV2_t *pinned_allocator, nvjpeg2kHandle_t *handle)

      dev_allocator: passed; host memory
      pinned_allocator: passed; host memory
      handle: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDestroy(handle: nvjpeg2kHandle_t | int | None) -> None:
    """Destroys a handle of the library.

    C: nvjpeg2kStatus_t nvjpeg2kDestroy(nvjpeg2kHandle_t handle)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kSetDeviceMemoryPadding(padding: int, handle: nvjpeg2kHandle_t | int | None) -> None:
    """Sets the multiple that sizes of such memory are rounded up to.

    C: nvjpeg2kStatus_t nvjpeg2kSetDeviceMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kGetDeviceMemoryPadding(handle: nvjpeg2kHandle_t | int | None) -> int:
    """Returns the multiple that sizes of such memory are rounded up to.

    C: nvjpeg2kStatus_t nvjpeg2kGetDeviceMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)

      padding: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kSetPinnedMemoryPadding(padding: int, handle: nvjpeg2kHandle_t | int | None) -> None:
    """Sets the multiple that sizes of such memory are rounded up to.

    C: nvjpeg2kStatus_t nvjpeg2kSetPinnedMemoryPadding(size_t padding, nvjpeg2kHandle_t handle)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kGetPinnedMemoryPadding(handle: nvjpeg2kHandle_t | int | None) -> int:
    """Returns the multiple that sizes of such memory are rounded up to.

    C: nvjpeg2kStatus_t nvjpeg2kGetPinnedMemoryPadding(size_t *padding, nvjpeg2kHandle_t handle)

      padding: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeStateCreate(handle: nvjpeg2kHandle_t | int | None) -> nvjpeg2kDecodeState_t:
    """Creates the state of a decoder, which holds its buffers.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeStateCreate(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t *decode_state)

      decode_state: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeStateDestroy(decode_state: nvjpeg2kDecodeState_t | int | None) -> None:
    """Destroys the state of a decoder.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeStateDestroy(nvjpeg2kDecodeState_t decode_state)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamCreate() -> nvjpeg2kStream_t:
    """Creates an object for a parsed image.

    C: nvjpeg2kStatus_t nvjpeg2kStreamCreate(nvjpeg2kStream_t *stream_handle)

      stream_handle: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamDestroy(stream_handle: nvjpeg2kStream_t | int | None) -> None:
    """Destroys a parsed image.

    C: nvjpeg2kStatus_t nvjpeg2kStreamDestroy(nvjpeg2kStream_t stream_handle)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamParse(handle: nvjpeg2kHandle_t | int | None, data: _Pointer[ctypes.c_ubyte] | int | Sequence[int] | _ReadArray, length: int | None, save_metadata: int, save_stream: int, stream_handle: nvjpeg2kStream_t | int | None) -> None:
    """Parses an image in host memory for decoding.

    C: nvjpeg2kStatus_t nvjpeg2kStreamParse(nvjpeg2kHandle_t handle, const unsigned char *data, size_t length, int save_metadata, int save_stream, nvjpeg2kStream_t stream_handle)

      data: passed; host memory of length bytes

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamParseFile(handle: nvjpeg2kHandle_t | int | None, filename: _Text, stream_handle: nvjpeg2kStream_t | int | None) -> None:
    """Parses an image in a file for decoding.

    C: nvjpeg2kStatus_t nvjpeg2kStreamParseFile(nvjpeg2kHandle_t handle, const char *filename, nvjpeg2kStream_t stream_handle)

      filename: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamGetImageInfo(stream_handle: nvjpeg2kStream_t | int | None) -> nvjpeg2kImageInfo_t:
    """Returns the size of a parsed image, its tiles and the number of its components.

    C: nvjpeg2kStatus_t nvjpeg2kStreamGetImageInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageInfo_t *image_info)

      image_info: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamGetImageComponentInfo(stream_handle: nvjpeg2kStream_t | int | None, component_id: int) -> nvjpeg2kImageComponentInfo_t:
    """Returns the size and the precision of a component of a parsed image.

    C: nvjpeg2kStatus_t nvjpeg2kStreamGetImageComponentInfo(nvjpeg2kStream_t stream_handle, nvjpeg2kImageComponentInfo_t *component_info, uint32_t component_id)

      component_info: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamGetComponentNLTInfo(stream_handle: nvjpeg2kStream_t | int | None, component_id: int) -> nvjpeg2kNLTInfo_t:
    """Returns whether a component of a parsed image holds floating-point numbers.

    C: nvjpeg2kStatus_t nvjpeg2kStreamGetComponentNLTInfo(nvjpeg2kStream_t stream_handle, uint32_t component_id, nvjpeg2kNLTInfo_t *nlt_info)

      nlt_info: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    Since 0.11.
    """
def nvjpeg2kStreamGetResolutionsInTile(stream_handle: nvjpeg2kStream_t | int | None, tile_id: int) -> int:
    """Returns the number of resolutions of a tile.

    C: nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionsInTile(nvjpeg2kStream_t stream_handle, uint32_t tile_id, uint32_t *num_res)

      num_res: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamGetTileComponentDim(stream_handle: nvjpeg2kStream_t | int | None, component_id: int, tile_id: int) -> tuple[int, int]:
    """Returns the size of a component in a tile.

    C: nvjpeg2kStatus_t nvjpeg2kStreamGetTileComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t *tile_width, uint32_t *tile_height)

      tile_width: returned
      tile_height: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamGetResolutionComponentDim(stream_handle: nvjpeg2kStream_t | int | None, component_id: int, tile_id: int, res_level: int) -> tuple[int, int]:
    """Returns the size of a component in a tile at one of its resolutions.

    C: nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionComponentDim(nvjpeg2kStream_t stream_handle, uint32_t component_id, uint32_t tile_id, uint32_t res_level, uint32_t *res_width, uint32_t *res_height)

      res_width: returned
      res_height: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kStreamGetColorSpace(stream_handle: nvjpeg2kStream_t | int | None) -> nvjpeg2kColorSpace_t | int:
    """Returns the color space of a parsed image.

    C: nvjpeg2kStatus_t nvjpeg2kStreamGetColorSpace(nvjpeg2kStream_t stream_handle, nvjpeg2kColorSpace_t *color_space)

      color_space: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeParamsCreate() -> nvjpeg2kDecodeParams_t:
    """Makes parameters for decoding.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeParamsCreate(nvjpeg2kDecodeParams_t *decode_params)

      decode_params: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeParamsDestroy(decode_params: nvjpeg2kDecodeParams_t | int | None) -> None:
    """Destroys parameters for decoding.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeParamsDestroy(nvjpeg2kDecodeParams_t decode_params)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeParamsSetDecodeArea(decode_params: nvjpeg2kDecodeParams_t | int | None, start_x: int, end_x: int, start_y: int, end_y: int) -> None:
    """Sets the rectangle of the image that is decoded.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetDecodeArea(nvjpeg2kDecodeParams_t decode_params, uint32_t start_x, uint32_t end_x, uint32_t start_y, uint32_t end_y)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeParamsSetRGBOutput(decode_params: nvjpeg2kDecodeParams_t | int | None, force_rgb: int) -> None:
    """Sets whether an image in YCC is converted to RGB.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetRGBOutput(nvjpeg2kDecodeParams_t decode_params, int32_t force_rgb)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeParamsSetOutputFormat(decode_params: nvjpeg2kDecodeParams_t | int | None, format: nvjpeg2kImageFormat_t | _Int) -> None:
    """Sets whether the components of a decoded image are interleaved or in planes.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImageFormat_t format)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecode(handle: nvjpeg2kHandle_t | int | None, decode_state: nvjpeg2kDecodeState_t | int | None, jpeg2k_stream: nvjpeg2kStream_t | int | None, decode_output: _Pointer[nvjpeg2kImage_t] | int, stream: driver.CUstream | int | None) -> None:
    """Decodes a parsed image.

    C: nvjpeg2kStatus_t nvjpeg2kDecode(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kImage_t *decode_output, cudaStream_t stream)

      decode_output: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeImage(handle: nvjpeg2kHandle_t | int | None, decode_state: nvjpeg2kDecodeState_t | int | None, jpeg2k_stream: nvjpeg2kStream_t | int | None, decode_params: nvjpeg2kDecodeParams_t | int | None, decode_output: _Pointer[nvjpeg2kImage_t] | int, stream: driver.CUstream | int | None) -> None:
    """Decodes a parsed image, with parameters such as a rectangle or the format of the output.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeImage(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, nvjpeg2kImage_t *decode_output, cudaStream_t stream)

      decode_output: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kDecodeTile(handle: nvjpeg2kHandle_t | int | None, decode_state: nvjpeg2kDecodeState_t | int | None, jpeg2k_stream: nvjpeg2kStream_t | int | None, decode_params: nvjpeg2kDecodeParams_t | int | None, tile_id: int, num_res_levels: int, decode_output: _Pointer[nvjpeg2kImage_t] | int, stream: driver.CUstream | int | None) -> None:
    """Decodes a tile of a parsed image, at one of its resolutions.

    C: nvjpeg2kStatus_t nvjpeg2kDecodeTile(nvjpeg2kHandle_t handle, nvjpeg2kDecodeState_t decode_state, nvjpeg2kStream_t jpeg2k_stream, nvjpeg2kDecodeParams_t decode_params, uint32_t tile_id, uint32_t num_res_levels, nvjpeg2kImage_t *decode_output, cudaStream_t stream)

      decode_output: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncoderCreateSimple() -> nvjpeg2kEncoder_t:
    """Creates an encoder, with defaults.

    C: nvjpeg2kStatus_t nvjpeg2kEncoderCreateSimple(nvjpeg2kEncoder_t *enc_handle)

      enc_handle: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncoderDestroy(enc_handle: nvjpeg2kEncoder_t | int | None) -> None:
    """Destroys an encoder.

    C: nvjpeg2kStatus_t nvjpeg2kEncoderDestroy(nvjpeg2kEncoder_t enc_handle)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncodeStateCreate(enc_handle: nvjpeg2kEncoder_t | int | None) -> nvjpeg2kEncodeState_t:
    """Creates the state of an encoder, which holds its buffers.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeStateCreate(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t *encode_state)

      encode_state: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncodeStateDestroy(encode_state: nvjpeg2kEncodeState_t | int | None) -> None:
    """Destroys the state of an encoder.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeStateDestroy(nvjpeg2kEncodeState_t encode_state)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncodeParamsCreate() -> nvjpeg2kEncodeParams_t:
    """Makes parameters for encoding.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeParamsCreate(nvjpeg2kEncodeParams_t *encode_params)

      encode_params: returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncodeParamsDestroy(encode_params: nvjpeg2kEncodeParams_t | int | None) -> None:
    """Destroys parameters for encoding.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeParamsDestroy(nvjpeg2kEncodeParams_t encode_params)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncodeParamsSetEncodeConfig(encode_params: nvjpeg2kEncodeParams_t | int | None, encoder_config: _Pointer[nvjpeg2kEncodeConfig_t] | int) -> None:
    """Sets sizes, components, tiles and resolutions of the image to encode.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetEncodeConfig(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kEncodeConfig_t *encoder_config)

      encoder_config: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncodeParamsSpecifyQuality(encode_params: nvjpeg2kEncodeParams_t | int | None, quality_type: nvjpeg2kQualityType_t | _Int, quality_value: float) -> None:
    """Sets the quality of an encoded image, in one of several measures.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeParamsSpecifyQuality(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kQualityType_t quality_type, double quality_value)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    Since 0.9.
    """
def nvjpeg2kEncodeParamsSetInputFormat(encode_params: nvjpeg2kEncodeParams_t | int | None, format: nvjpeg2kImageFormat_t | _Int) -> None:
    """Sets whether the components of the image to encode are interleaved or in planes.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetInputFormat(nvjpeg2kEncodeParams_t encode_params, nvjpeg2kImageFormat_t format)

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncodeParamsSetNLTInfo(encode_params: nvjpeg2kEncodeParams_t | int | None, nlt_info: _Pointer[nvjpeg2kNLTInfo_t] | int | Sequence[nvjpeg2kNLTInfo_t], num_components: int | None) -> None:
    """Sets which components are encoded as floating-point numbers.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetNLTInfo(nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kNLTInfo_t *nlt_info, uint32_t num_components)

      nlt_info: passed; host memory of num_components elements

    https://docs.nvidia.com/cuda/nvjpeg2000/
    Since 0.11.
    """
def nvjpeg2kEncode(enc_handle: nvjpeg2kEncoder_t | int | None, encode_state: nvjpeg2kEncodeState_t | int | None, encode_params: nvjpeg2kEncodeParams_t | int | None, input_image: _Pointer[nvjpeg2kImage_t] | int, stream: driver.CUstream | int | None) -> None:
    """Encodes an image whose components are in device memory.

    C: nvjpeg2kStatus_t nvjpeg2kEncode(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, const nvjpeg2kEncodeParams_t encode_params, const nvjpeg2kImage_t *input_image, cudaStream_t stream)

      input_image: passed; host memory

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """
def nvjpeg2kEncodeRetrieveBitstream(enc_handle: nvjpeg2kEncoder_t | int | None, encode_state: nvjpeg2kEncodeState_t | int | None, compressed_data: _Pointer[ctypes.c_ubyte] | int | _WriteArray, length: int | None, stream: driver.CUstream | int | None) -> int:
    """Copies an encoded image into host memory, or returns its size.

    C: nvjpeg2kStatus_t nvjpeg2kEncodeRetrieveBitstream(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, unsigned char *compressed_data, size_t *length, cudaStream_t stream)

      compressed_data: passed; the call may write to the memory that it points to; host memory of length bytes
      length: passed as a value; the value after the call is returned

    https://docs.nvidia.com/cuda/nvjpeg2000/
    """

class _RawUnchanged(Raw):
    nvjpeg2kGetCudartProperty: _C[int, _Pointer[ctypes.c_int] | int]
    nvjpeg2kGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    nvjpeg2kCreateSimple: _C[_Pointer[nvjpeg2kHandle_t] | int]
    nvjpeg2kCreate: _C[int, _Pointer[nvjpeg2kDeviceAllocator_t] | int, _Pointer[nvjpeg2kPinnedAllocator_t] | int, _Pointer[nvjpeg2kHandle_t] | int]
    nvjpeg2kCreateV2: _C[int, _Pointer[nvjpeg2kDeviceAllocatorV2_t] | int, _Pointer[nvjpeg2kPinnedAllocatorV2_t] | int, _Pointer[nvjpeg2kHandle_t] | int]
    nvjpeg2kDestroy: _C[nvjpeg2kHandle_t | int | None]
    nvjpeg2kSetDeviceMemoryPadding: _C[int, nvjpeg2kHandle_t | int | None]
    nvjpeg2kGetDeviceMemoryPadding: _C[_Pointer[ctypes.c_size_t] | int, nvjpeg2kHandle_t | int | None]
    nvjpeg2kSetPinnedMemoryPadding: _C[int, nvjpeg2kHandle_t | int | None]
    nvjpeg2kGetPinnedMemoryPadding: _C[_Pointer[ctypes.c_size_t] | int, nvjpeg2kHandle_t | int | None]
    nvjpeg2kDecodeStateCreate: _C[nvjpeg2kHandle_t | int | None, _Pointer[nvjpeg2kDecodeState_t] | int]
    nvjpeg2kDecodeStateDestroy: _C[nvjpeg2kDecodeState_t | int | None]
    nvjpeg2kStreamCreate: _C[_Pointer[nvjpeg2kStream_t] | int]
    nvjpeg2kStreamDestroy: _C[nvjpeg2kStream_t | int | None]
    nvjpeg2kStreamParse: _C[nvjpeg2kHandle_t | int | None, _Pointer[ctypes.c_ubyte] | int, int, int, int, nvjpeg2kStream_t | int | None]
    nvjpeg2kStreamParseFile: _C[nvjpeg2kHandle_t | int | None, _Text, nvjpeg2kStream_t | int | None]
    nvjpeg2kStreamGetImageInfo: _C[nvjpeg2kStream_t | int | None, _Pointer[nvjpeg2kImageInfo_t] | int]
    nvjpeg2kStreamGetImageComponentInfo: _C[nvjpeg2kStream_t | int | None, _Pointer[nvjpeg2kImageComponentInfo_t] | int, int]
    nvjpeg2kStreamGetComponentNLTInfo: _C[nvjpeg2kStream_t | int | None, int, _Pointer[nvjpeg2kNLTInfo_t] | int]
    nvjpeg2kStreamGetResolutionsInTile: _C[nvjpeg2kStream_t | int | None, int, _Pointer[ctypes.c_uint32] | int]
    nvjpeg2kStreamGetTileComponentDim: _C[nvjpeg2kStream_t | int | None, int, int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int]
    nvjpeg2kStreamGetResolutionComponentDim: _C[nvjpeg2kStream_t | int | None, int, int, int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int]
    nvjpeg2kStreamGetColorSpace: _C[nvjpeg2kStream_t | int | None, _Pointer[ctypes.c_int] | int]
    nvjpeg2kDecodeParamsCreate: _C[_Pointer[nvjpeg2kDecodeParams_t] | int]
    nvjpeg2kDecodeParamsDestroy: _C[nvjpeg2kDecodeParams_t | int | None]
    nvjpeg2kDecodeParamsSetDecodeArea: _C[nvjpeg2kDecodeParams_t | int | None, int, int, int, int]
    nvjpeg2kDecodeParamsSetRGBOutput: _C[nvjpeg2kDecodeParams_t | int | None, int]
    nvjpeg2kDecodeParamsSetOutputFormat: _C[nvjpeg2kDecodeParams_t | int | None, int]
    nvjpeg2kDecode: _C[nvjpeg2kHandle_t | int | None, nvjpeg2kDecodeState_t | int | None, nvjpeg2kStream_t | int | None, _Pointer[nvjpeg2kImage_t] | int, driver.CUstream | int | None]
    nvjpeg2kDecodeImage: _C[nvjpeg2kHandle_t | int | None, nvjpeg2kDecodeState_t | int | None, nvjpeg2kStream_t | int | None, nvjpeg2kDecodeParams_t | int | None, _Pointer[nvjpeg2kImage_t] | int, driver.CUstream | int | None]
    nvjpeg2kDecodeTile: _C[nvjpeg2kHandle_t | int | None, nvjpeg2kDecodeState_t | int | None, nvjpeg2kStream_t | int | None, nvjpeg2kDecodeParams_t | int | None, int, int, _Pointer[nvjpeg2kImage_t] | int, driver.CUstream | int | None]
    nvjpeg2kEncoderCreateSimple: _C[_Pointer[nvjpeg2kEncoder_t] | int]
    nvjpeg2kEncoderDestroy: _C[nvjpeg2kEncoder_t | int | None]
    nvjpeg2kEncodeStateCreate: _C[nvjpeg2kEncoder_t | int | None, _Pointer[nvjpeg2kEncodeState_t] | int]
    nvjpeg2kEncodeStateDestroy: _C[nvjpeg2kEncodeState_t | int | None]
    nvjpeg2kEncodeParamsCreate: _C[_Pointer[nvjpeg2kEncodeParams_t] | int]
    nvjpeg2kEncodeParamsDestroy: _C[nvjpeg2kEncodeParams_t | int | None]
    nvjpeg2kEncodeParamsSetEncodeConfig: _C[nvjpeg2kEncodeParams_t | int | None, _Pointer[nvjpeg2kEncodeConfig_t] | int]
    nvjpeg2kEncodeParamsSpecifyQuality: _C[nvjpeg2kEncodeParams_t | int | None, int, float]
    nvjpeg2kEncodeParamsSetInputFormat: _C[nvjpeg2kEncodeParams_t | int | None, int]
    nvjpeg2kEncodeParamsSetNLTInfo: _C[nvjpeg2kEncodeParams_t | int | None, _Pointer[nvjpeg2kNLTInfo_t] | int, int]
    nvjpeg2kEncode: _C[nvjpeg2kEncoder_t | int | None, nvjpeg2kEncodeState_t | int | None, nvjpeg2kEncodeParams_t | int | None, _Pointer[nvjpeg2kImage_t] | int, driver.CUstream | int | None]
    nvjpeg2kEncodeRetrieveBitstream: _C[nvjpeg2kEncoder_t | int | None, nvjpeg2kEncodeState_t | int | None, _Pointer[ctypes.c_ubyte] | int, _Pointer[ctypes.c_size_t] | int, driver.CUstream | int | None]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    nvjpeg2kEncodeParamsSetQuality: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvjpeg2kGetCudartProperty = staticmethod(_here.nvjpeg2kGetCudartProperty)
    nvjpeg2kGetProperty = staticmethod(_here.nvjpeg2kGetProperty)
    nvjpeg2kCreateSimple = staticmethod(_here.nvjpeg2kCreateSimple)
    nvjpeg2kCreate = staticmethod(_here.nvjpeg2kCreate)
    nvjpeg2kCreateV2 = staticmethod(_here.nvjpeg2kCreateV2)
    nvjpeg2kDestroy = staticmethod(_here.nvjpeg2kDestroy)
    nvjpeg2kSetDeviceMemoryPadding = staticmethod(_here.nvjpeg2kSetDeviceMemoryPadding)
    nvjpeg2kGetDeviceMemoryPadding = staticmethod(_here.nvjpeg2kGetDeviceMemoryPadding)
    nvjpeg2kSetPinnedMemoryPadding = staticmethod(_here.nvjpeg2kSetPinnedMemoryPadding)
    nvjpeg2kGetPinnedMemoryPadding = staticmethod(_here.nvjpeg2kGetPinnedMemoryPadding)
    nvjpeg2kDecodeStateCreate = staticmethod(_here.nvjpeg2kDecodeStateCreate)
    nvjpeg2kDecodeStateDestroy = staticmethod(_here.nvjpeg2kDecodeStateDestroy)
    nvjpeg2kStreamCreate = staticmethod(_here.nvjpeg2kStreamCreate)
    nvjpeg2kStreamDestroy = staticmethod(_here.nvjpeg2kStreamDestroy)
    nvjpeg2kStreamParse = staticmethod(_here.nvjpeg2kStreamParse)
    nvjpeg2kStreamParseFile = staticmethod(_here.nvjpeg2kStreamParseFile)
    nvjpeg2kStreamGetImageInfo = staticmethod(_here.nvjpeg2kStreamGetImageInfo)
    nvjpeg2kStreamGetImageComponentInfo = staticmethod(_here.nvjpeg2kStreamGetImageComponentInfo)
    nvjpeg2kStreamGetComponentNLTInfo = staticmethod(_here.nvjpeg2kStreamGetComponentNLTInfo)
    nvjpeg2kStreamGetResolutionsInTile = staticmethod(_here.nvjpeg2kStreamGetResolutionsInTile)
    nvjpeg2kStreamGetTileComponentDim = staticmethod(_here.nvjpeg2kStreamGetTileComponentDim)
    nvjpeg2kStreamGetResolutionComponentDim = staticmethod(_here.nvjpeg2kStreamGetResolutionComponentDim)
    nvjpeg2kStreamGetColorSpace = staticmethod(_here.nvjpeg2kStreamGetColorSpace)
    nvjpeg2kDecodeParamsCreate = staticmethod(_here.nvjpeg2kDecodeParamsCreate)
    nvjpeg2kDecodeParamsDestroy = staticmethod(_here.nvjpeg2kDecodeParamsDestroy)
    nvjpeg2kDecodeParamsSetDecodeArea = staticmethod(_here.nvjpeg2kDecodeParamsSetDecodeArea)
    nvjpeg2kDecodeParamsSetRGBOutput = staticmethod(_here.nvjpeg2kDecodeParamsSetRGBOutput)
    nvjpeg2kDecodeParamsSetOutputFormat = staticmethod(_here.nvjpeg2kDecodeParamsSetOutputFormat)
    nvjpeg2kDecode = staticmethod(_here.nvjpeg2kDecode)
    nvjpeg2kDecodeImage = staticmethod(_here.nvjpeg2kDecodeImage)
    nvjpeg2kDecodeTile = staticmethod(_here.nvjpeg2kDecodeTile)
    nvjpeg2kEncoderCreateSimple = staticmethod(_here.nvjpeg2kEncoderCreateSimple)
    nvjpeg2kEncoderDestroy = staticmethod(_here.nvjpeg2kEncoderDestroy)
    nvjpeg2kEncodeStateCreate = staticmethod(_here.nvjpeg2kEncodeStateCreate)
    nvjpeg2kEncodeStateDestroy = staticmethod(_here.nvjpeg2kEncodeStateDestroy)
    nvjpeg2kEncodeParamsCreate = staticmethod(_here.nvjpeg2kEncodeParamsCreate)
    nvjpeg2kEncodeParamsDestroy = staticmethod(_here.nvjpeg2kEncodeParamsDestroy)
    nvjpeg2kEncodeParamsSetEncodeConfig = staticmethod(_here.nvjpeg2kEncodeParamsSetEncodeConfig)
    nvjpeg2kEncodeParamsSpecifyQuality = staticmethod(_here.nvjpeg2kEncodeParamsSpecifyQuality)
    nvjpeg2kEncodeParamsSetInputFormat = staticmethod(_here.nvjpeg2kEncodeParamsSetInputFormat)
    nvjpeg2kEncodeParamsSetNLTInfo = staticmethod(_here.nvjpeg2kEncodeParamsSetNLTInfo)
    nvjpeg2kEncode = staticmethod(_here.nvjpeg2kEncode)
    nvjpeg2kEncodeRetrieveBitstream = staticmethod(_here.nvjpeg2kEncodeRetrieveBitstream)
    nvjpeg2kEncodeParamsSetQuality: Callable[..., None]
