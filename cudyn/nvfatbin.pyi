"""The names of cudyn.nvfatbin, for type checkers and editors.

Generated from nvFatbin.h of the header releases 12.4 to 13.5
(11 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final, overload as _overload

from . import nvfatbin as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, Text as _Text, Texts as _Texts, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvFatbinError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvFatbinError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvFatbinHandle(Handle): ...

class nvFatbinResult(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVFATBIN_SUCCESS = ...
    NVFATBIN_ERROR_INTERNAL = ...
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH = ...
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH = ...
    NVFATBIN_ERROR_MISSING_PTX_VERSION = ...
    NVFATBIN_ERROR_NULL_POINTER = ...
    NVFATBIN_ERROR_COMPRESSION_FAILED = ...
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = ...
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION = ...
    NVFATBIN_ERROR_INVALID_ARCH = ...
    NVFATBIN_ERROR_INVALID_NVVM = ...
    NVFATBIN_ERROR_EMPTY_INPUT = ...
    NVFATBIN_ERROR_MISSING_PTX_ARCH = ...
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH = ...
    NVFATBIN_ERROR_MISSING_FATBIN = ...
    NVFATBIN_ERROR_INVALID_INDEX = ...
    NVFATBIN_ERROR_IDENTIFIER_REUSE = ...
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION = ...
NVFATBIN_SUCCESS: Final[nvFatbinResult]
NVFATBIN_ERROR_INTERNAL: Final[nvFatbinResult]
NVFATBIN_ERROR_ELF_ARCH_MISMATCH: Final[nvFatbinResult]
NVFATBIN_ERROR_ELF_SIZE_MISMATCH: Final[nvFatbinResult]
NVFATBIN_ERROR_MISSING_PTX_VERSION: Final[nvFatbinResult]
NVFATBIN_ERROR_NULL_POINTER: Final[nvFatbinResult]
NVFATBIN_ERROR_COMPRESSION_FAILED: Final[nvFatbinResult]
NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED: Final[nvFatbinResult]
NVFATBIN_ERROR_UNRECOGNIZED_OPTION: Final[nvFatbinResult]
NVFATBIN_ERROR_INVALID_ARCH: Final[nvFatbinResult]
NVFATBIN_ERROR_INVALID_NVVM: Final[nvFatbinResult]
NVFATBIN_ERROR_EMPTY_INPUT: Final[nvFatbinResult]
NVFATBIN_ERROR_MISSING_PTX_ARCH: Final[nvFatbinResult]
NVFATBIN_ERROR_PTX_ARCH_MISMATCH: Final[nvFatbinResult]
NVFATBIN_ERROR_MISSING_FATBIN: Final[nvFatbinResult]
NVFATBIN_ERROR_INVALID_INDEX: Final[nvFatbinResult]
NVFATBIN_ERROR_IDENTIFIER_REUSE: Final[nvFatbinResult]
NVFATBIN_ERROR_INTERNAL_PTX_OPTION: Final[nvFatbinResult]



def nvFatbinGetErrorString(result: nvFatbinResult | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *nvFatbinGetErrorString(nvFatbinResult result)

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGetErrorString
    """
def nvFatbinCreate(options: _Texts, optionsCount: int | None) -> nvFatbinHandle:
    """Begins a fatbin, with options.

    C: nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)

      handle_indirect: returned
      options: passed; host memory of optionsCount elements

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinCreate
    """
def nvFatbinDestroy(handle_indirect: _Pointer[nvFatbinHandle]) -> None:
    """Destroys a fatbin that was begun.

    C: nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)

      handle_indirect: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinDestroy
    """
def nvFatbinAddPTX(handle: nvFatbinHandle | int | None, code: _Address | str, size: int | None, arch: _Text, identifier: _Text, optionsCmdLine: _Text) -> None:
    """Adds PTX for an architecture, with the options for its assembly.

    C: nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)

      code: passed; host memory of size bytes
      arch: passed; a zero-terminated text
      identifier: passed; a zero-terminated text
      optionsCmdLine: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddPTX
    """
def nvFatbinAddCubin(handle: nvFatbinHandle | int | None, code: _Address, size: int | None, arch: _Text, identifier: _Text) -> None:
    """Adds a CUBIN for an architecture.

    C: nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier)

      code: passed; host memory of size bytes
      arch: passed; a zero-terminated text
      identifier: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddCubin
    """
def nvFatbinAddLTOIR(handle: nvFatbinHandle | int | None, code: _Address, size: int | None, arch: _Text, identifier: _Text, optionsCmdLine: _Text) -> None:
    """Adds LTO-IR for an architecture, with the options for its linking.

    C: nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)

      code: passed; host memory of size bytes
      arch: passed; a zero-terminated text
      identifier: passed; a zero-terminated text
      optionsCmdLine: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddLTOIR
    """
def nvFatbinAddIndex(handle: nvFatbinHandle | int | None, code: _Address, size: int | None, identifier: _Text) -> None:
    """Adds an index file.

    C: nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)

      code: passed; host memory of size bytes
      identifier: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddIndex
    Since 12.5.
    """
def nvFatbinAddReloc(handle: nvFatbinHandle | int | None, code: _Address, size: int | None) -> None:
    """Adds the device code of an object file.

    C: nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)

      code: passed; host memory of size bytes

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddReloc
    Since 12.5.
    """
def nvFatbinAddTileIR(handle: nvFatbinHandle | int | None, code: _Address, size: int | None, identifier: _Text, optionsCmdLine: _Text) -> None:
    """Adds Tile IR, with the options for its compilation.

    C: nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, const char *identifier, const char *optionsCmdLine)

      code: passed; host memory of size bytes
      identifier: passed; a zero-terminated text
      optionsCmdLine: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddTileIR
    Since 13.1.
    """
def nvFatbinSize(handle: nvFatbinHandle | int | None) -> int:
    """Returns the size of the finished fatbin.

    C: nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinSize
    """
@_overload
def nvFatbinGet(handle: nvFatbinHandle | int | None) -> _Bytes:
    """Writes the finished fatbin into memory.

    C: nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)

      buffer: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGet
    """
@_overload
def nvFatbinGet(handle: nvFatbinHandle | int | None, buffer: _Writable) -> None: ...
def nvFatbinVersion() -> tuple[int, int]:
    """Returns the library's version.

    C: nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)

      major: returned
      minor: returned

    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinVersion
    """

class _RawUnchanged(Raw):
    nvFatbinGetErrorString: Callable[[int], bytes | None]
    nvFatbinCreate: _C[_Pointer[nvFatbinHandle], _Texts, int]
    nvFatbinDestroy: _C[_Pointer[nvFatbinHandle]]
    nvFatbinAddPTX: _C[nvFatbinHandle | int | None, _Address | str, int, _Text, _Text, _Text]
    nvFatbinAddCubin: _C[nvFatbinHandle | int | None, _Address, int, _Text, _Text]
    nvFatbinAddLTOIR: _C[nvFatbinHandle | int | None, _Address, int, _Text, _Text, _Text]
    nvFatbinAddIndex: _C[nvFatbinHandle | int | None, _Address, int, _Text]
    nvFatbinAddReloc: _C[nvFatbinHandle | int | None, _Address, int]
    nvFatbinAddTileIR: _C[nvFatbinHandle | int | None, _Address, int, _Text, _Text]
    nvFatbinSize: _C[nvFatbinHandle | int | None, _Pointer[ctypes.c_size_t]]
    nvFatbinGet: _C[nvFatbinHandle | int | None, _Address]
    nvFatbinVersion: _C[_Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvFatbinGetErrorString = staticmethod(_here.nvFatbinGetErrorString)
    nvFatbinCreate = staticmethod(_here.nvFatbinCreate)
    nvFatbinDestroy = staticmethod(_here.nvFatbinDestroy)
    nvFatbinAddPTX = staticmethod(_here.nvFatbinAddPTX)
    nvFatbinAddCubin = staticmethod(_here.nvFatbinAddCubin)
    nvFatbinAddLTOIR = staticmethod(_here.nvFatbinAddLTOIR)
    nvFatbinAddIndex = staticmethod(_here.nvFatbinAddIndex)
    nvFatbinAddReloc = staticmethod(_here.nvFatbinAddReloc)
    nvFatbinAddTileIR = staticmethod(_here.nvFatbinAddTileIR)
    nvFatbinSize = staticmethod(_here.nvFatbinSize)
    nvFatbinGet = staticmethod(_here.nvFatbinGet)
    nvFatbinVersion = staticmethod(_here.nvFatbinVersion)
