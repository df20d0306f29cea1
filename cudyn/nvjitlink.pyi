"""The names of cudyn.nvjitlink, for type checkers and editors.

Generated from nvJitLink.h of the header releases 12.0 to 13.5
(15 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final, overload as _overload

from . import nvjitlink as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, Text as _Text, Texts as _Texts, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvJitLinkError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvJitLinkError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvJitLinkHandle(Handle): ...

class nvJitLinkResult(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJITLINK_SUCCESS = ...
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION = ...
    NVJITLINK_ERROR_MISSING_ARCH = ...
    NVJITLINK_ERROR_INVALID_INPUT = ...
    NVJITLINK_ERROR_PTX_COMPILE = ...
    NVJITLINK_ERROR_NVVM_COMPILE = ...
    NVJITLINK_ERROR_INTERNAL = ...
    NVJITLINK_ERROR_THREADPOOL = ...
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT = ...
    NVJITLINK_ERROR_FINALIZE = ...
    NVJITLINK_ERROR_NULL_INPUT = ...
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = ...
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = ...
    NVJITLINK_ERROR_ARCH_MISMATCH = ...
    NVJITLINK_ERROR_OUTDATED_LIBRARY = ...
    NVJITLINK_ERROR_MISSING_FATBIN = ...
    NVJITLINK_ERROR_UNRECOGNIZED_ARCH = ...
    NVJITLINK_ERROR_UNSUPPORTED_ARCH = ...
    NVJITLINK_ERROR_LTO_NOT_ENABLED = ...
NVJITLINK_SUCCESS: Final[nvJitLinkResult]
NVJITLINK_ERROR_UNRECOGNIZED_OPTION: Final[nvJitLinkResult]
NVJITLINK_ERROR_MISSING_ARCH: Final[nvJitLinkResult]
NVJITLINK_ERROR_INVALID_INPUT: Final[nvJitLinkResult]
NVJITLINK_ERROR_PTX_COMPILE: Final[nvJitLinkResult]
NVJITLINK_ERROR_NVVM_COMPILE: Final[nvJitLinkResult]
NVJITLINK_ERROR_INTERNAL: Final[nvJitLinkResult]
NVJITLINK_ERROR_THREADPOOL: Final[nvJitLinkResult]
NVJITLINK_ERROR_UNRECOGNIZED_INPUT: Final[nvJitLinkResult]
NVJITLINK_ERROR_FINALIZE: Final[nvJitLinkResult]
NVJITLINK_ERROR_NULL_INPUT: Final[nvJitLinkResult]
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: Final[nvJitLinkResult]
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: Final[nvJitLinkResult]
NVJITLINK_ERROR_ARCH_MISMATCH: Final[nvJitLinkResult]
NVJITLINK_ERROR_OUTDATED_LIBRARY: Final[nvJitLinkResult]
NVJITLINK_ERROR_MISSING_FATBIN: Final[nvJitLinkResult]
NVJITLINK_ERROR_UNRECOGNIZED_ARCH: Final[nvJitLinkResult]
NVJITLINK_ERROR_UNSUPPORTED_ARCH: Final[nvJitLinkResult]
NVJITLINK_ERROR_LTO_NOT_ENABLED: Final[nvJitLinkResult]

class nvJitLinkInputType(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVJITLINK_INPUT_NONE = ...
    NVJITLINK_INPUT_CUBIN = ...
    NVJITLINK_INPUT_PTX = ...
    NVJITLINK_INPUT_LTOIR = ...
    NVJITLINK_INPUT_FATBIN = ...
    NVJITLINK_INPUT_OBJECT = ...
    NVJITLINK_INPUT_LIBRARY = ...
    NVJITLINK_INPUT_INDEX = ...
    NVJITLINK_INPUT_ANY = ...
NVJITLINK_INPUT_NONE: Final[nvJitLinkInputType]
NVJITLINK_INPUT_CUBIN: Final[nvJitLinkInputType]
NVJITLINK_INPUT_PTX: Final[nvJitLinkInputType]
NVJITLINK_INPUT_LTOIR: Final[nvJitLinkInputType]
NVJITLINK_INPUT_FATBIN: Final[nvJitLinkInputType]
NVJITLINK_INPUT_OBJECT: Final[nvJitLinkInputType]
NVJITLINK_INPUT_LIBRARY: Final[nvJitLinkInputType]
NVJITLINK_INPUT_INDEX: Final[nvJitLinkInputType]
NVJITLINK_INPUT_ANY: Final[nvJitLinkInputType]



def __nvJitLinkCreate_13_5(numOptions: int | None, options: _Texts) -> nvJitLinkHandle:
    """Begins a link, with options.

    C: nvJitLinkResult __nvJitLinkCreate_13_5(nvJitLinkHandle *handle, uint32_t numOptions, const char *const *options)

      handle: returned
      options: passed; host memory of numOptions elements

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkCreate
    Since 13.5.
    """
def nvJitLinkCreate(numOptions: int | None, options: _Texts) -> nvJitLinkHandle:
    """Begins a link, with options.

    C: nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)

      handle: returned
      options: passed; host memory of numOptions elements

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkCreate
    """
def __nvJitLinkDestroy_13_5(handle: _Pointer[nvJitLinkHandle]) -> None:
    """Destroys a link.

    C: nvJitLinkResult __nvJitLinkDestroy_13_5(nvJitLinkHandle *handle)

      handle: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkDestroy
    Since 13.5.
    """
def nvJitLinkDestroy(handle: _Pointer[nvJitLinkHandle]) -> None:
    """Destroys a link.

    C: nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)

      handle: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkDestroy
    """
def __nvJitLinkAddData_13_5(handle: nvJitLinkHandle | int | None, inputType: nvJitLinkInputType | _Int, data: _Address, size: int | None, name: _Text) -> None:
    """Adds code in memory, of a given kind, to a link.

    C: nvJitLinkResult __nvJitLinkAddData_13_5(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size, const char *name)

      data: passed; host memory of size bytes
      name: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddData
    Since 13.5.
    """
def nvJitLinkAddData(handle: nvJitLinkHandle | int | None, inputType: nvJitLinkInputType | _Int, data: _Address, size: int | None, name: _Text) -> None:
    """Adds code in memory, of a given kind, to a link.

    C: nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size, const char *name)

      data: passed; host memory of size bytes
      name: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddData
    """
def __nvJitLinkAddFile_13_5(handle: nvJitLinkHandle | int | None, inputType: nvJitLinkInputType | _Int, fileName: _Text) -> None:
    """Adds a file of code, of a given kind, to a link.

    C: nvJitLinkResult __nvJitLinkAddFile_13_5(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)

      fileName: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddFile
    Since 13.5.
    """
def nvJitLinkAddFile(handle: nvJitLinkHandle | int | None, inputType: nvJitLinkInputType | _Int, fileName: _Text) -> None:
    """Adds a file of code, of a given kind, to a link.

    C: nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)

      fileName: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddFile
    """
def __nvJitLinkComplete_13_5(handle: nvJitLinkHandle | int | None) -> None:
    """Links what was added.

    C: nvJitLinkResult __nvJitLinkComplete_13_5(nvJitLinkHandle handle)

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkComplete
    Since 13.5.
    """
def nvJitLinkComplete(handle: nvJitLinkHandle | int | None) -> None:
    """Links what was added.

    C: nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkComplete
    """
def __nvJitLinkGetLinkedCubinSize_13_5(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linked CUBIN.

    C: nvJitLinkResult __nvJitLinkGetLinkedCubinSize_13_5(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubinSize
    Since 13.5.
    """
def nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linked CUBIN.

    C: nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubinSize
    """
@_overload
def __nvJitLinkGetLinkedCubin_13_5(handle: nvJitLinkHandle | int | None) -> _Bytes:
    """Writes the linked CUBIN into memory.

    C: nvJitLinkResult __nvJitLinkGetLinkedCubin_13_5(nvJitLinkHandle handle, void *cubin)

      cubin: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubin
    Since 13.5.
    """
@_overload
def __nvJitLinkGetLinkedCubin_13_5(handle: nvJitLinkHandle | int | None, cubin: _Writable) -> None: ...
@_overload
def nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle | int | None) -> _Bytes:
    """Writes the linked CUBIN into memory.

    C: nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)

      cubin: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubin
    """
@_overload
def nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle | int | None, cubin: _Writable) -> None: ...
def __nvJitLinkGetLinkedPtxSize_13_5(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linked PTX.

    C: nvJitLinkResult __nvJitLinkGetLinkedPtxSize_13_5(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtxSize
    Since 13.5.
    """
def nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linked PTX.

    C: nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtxSize
    """
@_overload
def __nvJitLinkGetLinkedPtx_13_5(handle: nvJitLinkHandle | int | None) -> str:
    """Writes the linked PTX into memory.

    C: nvJitLinkResult __nvJitLinkGetLinkedPtx_13_5(nvJitLinkHandle handle, char *ptx)

      ptx: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtx
    Since 13.5.
    """
@_overload
def __nvJitLinkGetLinkedPtx_13_5(handle: nvJitLinkHandle | int | None, ptx: _Writable) -> None: ...
@_overload
def nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle | int | None) -> str:
    """Writes the linked PTX into memory.

    C: nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)

      ptx: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtx
    """
@_overload
def nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle | int | None, ptx: _Writable) -> None: ...
def __nvJitLinkGetLinkedLTOIRSize_13_5(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linked LTO-IR.

    C: nvJitLinkResult __nvJitLinkGetLinkedLTOIRSize_13_5(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIRSize
    Since 13.5.
    """
def nvJitLinkGetLinkedLTOIRSize(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linked LTO-IR.

    C: nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIRSize
    Since 13.3.
    """
@_overload
def __nvJitLinkGetLinkedLTOIR_13_5(handle: nvJitLinkHandle | int | None) -> _Bytes:
    """Writes the linked LTO-IR into memory.

    C: nvJitLinkResult __nvJitLinkGetLinkedLTOIR_13_5(nvJitLinkHandle handle, void *ltoir)

      ltoir: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIR
    Since 13.5.
    """
@_overload
def __nvJitLinkGetLinkedLTOIR_13_5(handle: nvJitLinkHandle | int | None, ltoir: _Writable) -> None: ...
@_overload
def nvJitLinkGetLinkedLTOIR(handle: nvJitLinkHandle | int | None) -> _Bytes:
    """Writes the linked LTO-IR into memory.

    C: nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)

      ltoir: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIR
    Since 13.3.
    """
@_overload
def nvJitLinkGetLinkedLTOIR(handle: nvJitLinkHandle | int | None, ltoir: _Writable) -> None: ...
def __nvJitLinkGetErrorLogSize_13_5(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linker's errors.

    C: nvJitLinkResult __nvJitLinkGetErrorLogSize_13_5(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLogSize
    Since 13.5.
    """
def nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linker's errors.

    C: nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLogSize
    """
@_overload
def __nvJitLinkGetErrorLog_13_5(handle: nvJitLinkHandle | int | None) -> str:
    """Writes the linker's errors into memory.

    C: nvJitLinkResult __nvJitLinkGetErrorLog_13_5(nvJitLinkHandle handle, char *log)

      log: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLog
    Since 13.5.
    """
@_overload
def __nvJitLinkGetErrorLog_13_5(handle: nvJitLinkHandle | int | None, log: _Writable) -> None: ...
@_overload
def nvJitLinkGetErrorLog(handle: nvJitLinkHandle | int | None) -> str:
    """Writes the linker's errors into memory.

    C: nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)

      log: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLog
    """
@_overload
def nvJitLinkGetErrorLog(handle: nvJitLinkHandle | int | None, log: _Writable) -> None: ...
def __nvJitLinkGetInfoLogSize_13_5(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linker's remarks.

    C: nvJitLinkResult __nvJitLinkGetInfoLogSize_13_5(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLogSize
    Since 13.5.
    """
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | int | None) -> int:
    """Returns the size of the linker's remarks.

    C: nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLogSize
    """
@_overload
def __nvJitLinkGetInfoLog_13_5(handle: nvJitLinkHandle | int | None) -> str:
    """Writes the linker's remarks into memory.

    C: nvJitLinkResult __nvJitLinkGetInfoLog_13_5(nvJitLinkHandle handle, char *log)

      log: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLog
    Since 13.5.
    """
@_overload
def __nvJitLinkGetInfoLog_13_5(handle: nvJitLinkHandle | int | None, log: _Writable) -> None: ...
@_overload
def nvJitLinkGetInfoLog(handle: nvJitLinkHandle | int | None) -> str:
    """Writes the linker's remarks into memory.

    C: nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)

      log: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLog
    """
@_overload
def nvJitLinkGetInfoLog(handle: nvJitLinkHandle | int | None, log: _Writable) -> None: ...
def nvJitLinkVersion() -> tuple[int, int]:
    """Returns the linker's version.

    C: nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)

      major: returned
      minor: returned

    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkVersion
    Since 12.3.
    """

class _RawUnchanged(Raw):
    __nvJitLinkCreate_13_5: _C[_Pointer[nvJitLinkHandle], int, _Texts]
    nvJitLinkCreate: _C[_Pointer[nvJitLinkHandle], int, _Texts]
    __nvJitLinkDestroy_13_5: _C[_Pointer[nvJitLinkHandle]]
    nvJitLinkDestroy: _C[_Pointer[nvJitLinkHandle]]
    __nvJitLinkAddData_13_5: _C[nvJitLinkHandle | int | None, int, _Address, int, _Text]
    nvJitLinkAddData: _C[nvJitLinkHandle | int | None, int, _Address, int, _Text]
    __nvJitLinkAddFile_13_5: _C[nvJitLinkHandle | int | None, int, _Text]
    nvJitLinkAddFile: _C[nvJitLinkHandle | int | None, int, _Text]
    __nvJitLinkComplete_13_5: _C[nvJitLinkHandle | int | None]
    nvJitLinkComplete: _C[nvJitLinkHandle | int | None]
    __nvJitLinkGetLinkedCubinSize_13_5: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    nvJitLinkGetLinkedCubinSize: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    __nvJitLinkGetLinkedCubin_13_5: _C[nvJitLinkHandle | int | None, _Address]
    nvJitLinkGetLinkedCubin: _C[nvJitLinkHandle | int | None, _Address]
    __nvJitLinkGetLinkedPtxSize_13_5: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    nvJitLinkGetLinkedPtxSize: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    __nvJitLinkGetLinkedPtx_13_5: _C[nvJitLinkHandle | int | None, _Address]
    nvJitLinkGetLinkedPtx: _C[nvJitLinkHandle | int | None, _Address]
    __nvJitLinkGetLinkedLTOIRSize_13_5: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    nvJitLinkGetLinkedLTOIRSize: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    __nvJitLinkGetLinkedLTOIR_13_5: _C[nvJitLinkHandle | int | None, _Address]
    nvJitLinkGetLinkedLTOIR: _C[nvJitLinkHandle | int | None, _Address]
    __nvJitLinkGetErrorLogSize_13_5: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    nvJitLinkGetErrorLogSize: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    __nvJitLinkGetErrorLog_13_5: _C[nvJitLinkHandle | int | None, _Address]
    nvJitLinkGetErrorLog: _C[nvJitLinkHandle | int | None, _Address]
    __nvJitLinkGetInfoLogSize_13_5: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    nvJitLinkGetInfoLogSize: _C[nvJitLinkHandle | int | None, _Pointer[ctypes.c_size_t]]
    __nvJitLinkGetInfoLog_13_5: _C[nvJitLinkHandle | int | None, _Address]
    nvJitLinkGetInfoLog: _C[nvJitLinkHandle | int | None, _Address]
    nvJitLinkVersion: _C[_Pointer[ctypes.c_uint], _Pointer[ctypes.c_uint]]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    __nvJitLinkCreate_13_4: Callable[..., int]
    __nvJitLinkDestroy_13_4: Callable[..., int]
    __nvJitLinkAddData_13_4: Callable[..., int]
    __nvJitLinkAddFile_13_4: Callable[..., int]
    __nvJitLinkComplete_13_4: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_13_4: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_4: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_13_4: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_4: Callable[..., int]
    __nvJitLinkGetLinkedLTOIRSize_13_4: Callable[..., int]
    __nvJitLinkGetLinkedLTOIR_13_4: Callable[..., int]
    __nvJitLinkGetErrorLogSize_13_4: Callable[..., int]
    __nvJitLinkGetErrorLog_13_4: Callable[..., int]
    __nvJitLinkGetInfoLogSize_13_4: Callable[..., int]
    __nvJitLinkGetInfoLog_13_4: Callable[..., int]
    __nvJitLinkCreate_13_3: Callable[..., int]
    __nvJitLinkDestroy_13_3: Callable[..., int]
    __nvJitLinkAddData_13_3: Callable[..., int]
    __nvJitLinkAddFile_13_3: Callable[..., int]
    __nvJitLinkComplete_13_3: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_13_3: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_3: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_13_3: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_3: Callable[..., int]
    __nvJitLinkGetLinkedLTOIRSize_13_3: Callable[..., int]
    __nvJitLinkGetLinkedLTOIR_13_3: Callable[..., int]
    __nvJitLinkGetErrorLogSize_13_3: Callable[..., int]
    __nvJitLinkGetErrorLog_13_3: Callable[..., int]
    __nvJitLinkGetInfoLogSize_13_3: Callable[..., int]
    __nvJitLinkGetInfoLog_13_3: Callable[..., int]
    __nvJitLinkCreate_13_2: Callable[..., int]
    __nvJitLinkDestroy_13_2: Callable[..., int]
    __nvJitLinkAddData_13_2: Callable[..., int]
    __nvJitLinkAddFile_13_2: Callable[..., int]
    __nvJitLinkComplete_13_2: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_13_2: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_2: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_13_2: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_2: Callable[..., int]
    __nvJitLinkGetErrorLogSize_13_2: Callable[..., int]
    __nvJitLinkGetErrorLog_13_2: Callable[..., int]
    __nvJitLinkGetInfoLogSize_13_2: Callable[..., int]
    __nvJitLinkGetInfoLog_13_2: Callable[..., int]
    __nvJitLinkCreate_13_1: Callable[..., int]
    __nvJitLinkDestroy_13_1: Callable[..., int]
    __nvJitLinkAddData_13_1: Callable[..., int]
    __nvJitLinkAddFile_13_1: Callable[..., int]
    __nvJitLinkComplete_13_1: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_13_1: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_1: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_13_1: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_1: Callable[..., int]
    __nvJitLinkGetErrorLogSize_13_1: Callable[..., int]
    __nvJitLinkGetErrorLog_13_1: Callable[..., int]
    __nvJitLinkGetInfoLogSize_13_1: Callable[..., int]
    __nvJitLinkGetInfoLog_13_1: Callable[..., int]
    __nvJitLinkCreate_13_0: Callable[..., int]
    __nvJitLinkDestroy_13_0: Callable[..., int]
    __nvJitLinkAddData_13_0: Callable[..., int]
    __nvJitLinkAddFile_13_0: Callable[..., int]
    __nvJitLinkComplete_13_0: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_13_0: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_0: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_13_0: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_0: Callable[..., int]
    __nvJitLinkGetErrorLogSize_13_0: Callable[..., int]
    __nvJitLinkGetErrorLog_13_0: Callable[..., int]
    __nvJitLinkGetInfoLogSize_13_0: Callable[..., int]
    __nvJitLinkGetInfoLog_13_0: Callable[..., int]
    __nvJitLinkCreate_12_9: Callable[..., int]
    __nvJitLinkDestroy_12_9: Callable[..., int]
    __nvJitLinkAddData_12_9: Callable[..., int]
    __nvJitLinkAddFile_12_9: Callable[..., int]
    __nvJitLinkComplete_12_9: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_9: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_9: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_9: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_9: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_9: Callable[..., int]
    __nvJitLinkGetErrorLog_12_9: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_9: Callable[..., int]
    __nvJitLinkGetInfoLog_12_9: Callable[..., int]
    __nvJitLinkCreate_12_8: Callable[..., int]
    __nvJitLinkDestroy_12_8: Callable[..., int]
    __nvJitLinkAddData_12_8: Callable[..., int]
    __nvJitLinkAddFile_12_8: Callable[..., int]
    __nvJitLinkComplete_12_8: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_8: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_8: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_8: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_8: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_8: Callable[..., int]
    __nvJitLinkGetErrorLog_12_8: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_8: Callable[..., int]
    __nvJitLinkGetInfoLog_12_8: Callable[..., int]
    __nvJitLinkCreate_12_6: Callable[..., int]
    __nvJitLinkDestroy_12_6: Callable[..., int]
    __nvJitLinkAddData_12_6: Callable[..., int]
    __nvJitLinkAddFile_12_6: Callable[..., int]
    __nvJitLinkComplete_12_6: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_6: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_6: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_6: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_6: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_6: Callable[..., int]
    __nvJitLinkGetErrorLog_12_6: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_6: Callable[..., int]
    __nvJitLinkGetInfoLog_12_6: Callable[..., int]
    __nvJitLinkCreate_12_5: Callable[..., int]
    __nvJitLinkDestroy_12_5: Callable[..., int]
    __nvJitLinkAddData_12_5: Callable[..., int]
    __nvJitLinkAddFile_12_5: Callable[..., int]
    __nvJitLinkComplete_12_5: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_5: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_5: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_5: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_5: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_5: Callable[..., int]
    __nvJitLinkGetErrorLog_12_5: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_5: Callable[..., int]
    __nvJitLinkGetInfoLog_12_5: Callable[..., int]
    __nvJitLinkCreate_12_4: Callable[..., int]
    __nvJitLinkDestroy_12_4: Callable[..., int]
    __nvJitLinkAddData_12_4: Callable[..., int]
    __nvJitLinkAddFile_12_4: Callable[..., int]
    __nvJitLinkComplete_12_4: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_4: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_4: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_4: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_4: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_4: Callable[..., int]
    __nvJitLinkGetErrorLog_12_4: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_4: Callable[..., int]
    __nvJitLinkGetInfoLog_12_4: Callable[..., int]
    __nvJitLinkCreate_12_3: Callable[..., int]
    __nvJitLinkDestroy_12_3: Callable[..., int]
    __nvJitLinkAddData_12_3: Callable[..., int]
    __nvJitLinkAddFile_12_3: Callable[..., int]
    __nvJitLinkComplete_12_3: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_3: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_3: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_3: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_3: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_3: Callable[..., int]
    __nvJitLinkGetErrorLog_12_3: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_3: Callable[..., int]
    __nvJitLinkGetInfoLog_12_3: Callable[..., int]
    __nvJitLinkCreate_12_2: Callable[..., int]
    __nvJitLinkDestroy_12_2: Callable[..., int]
    __nvJitLinkAddData_12_2: Callable[..., int]
    __nvJitLinkAddFile_12_2: Callable[..., int]
    __nvJitLinkComplete_12_2: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_2: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_2: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_2: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_2: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_2: Callable[..., int]
    __nvJitLinkGetErrorLog_12_2: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_2: Callable[..., int]
    __nvJitLinkGetInfoLog_12_2: Callable[..., int]
    __nvJitLinkCreate_12_1: Callable[..., int]
    __nvJitLinkDestroy_12_1: Callable[..., int]
    __nvJitLinkAddData_12_1: Callable[..., int]
    __nvJitLinkAddFile_12_1: Callable[..., int]
    __nvJitLinkComplete_12_1: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_1: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_1: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_1: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_1: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_1: Callable[..., int]
    __nvJitLinkGetErrorLog_12_1: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_1: Callable[..., int]
    __nvJitLinkGetInfoLog_12_1: Callable[..., int]
    __nvJitLinkCreate_12_0: Callable[..., int]
    __nvJitLinkDestroy_12_0: Callable[..., int]
    __nvJitLinkAddData_12_0: Callable[..., int]
    __nvJitLinkAddFile_12_0: Callable[..., int]
    __nvJitLinkComplete_12_0: Callable[..., int]
    __nvJitLinkGetLinkedCubinSize_12_0: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_0: Callable[..., int]
    __nvJitLinkGetLinkedPtxSize_12_0: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_0: Callable[..., int]
    __nvJitLinkGetErrorLogSize_12_0: Callable[..., int]
    __nvJitLinkGetErrorLog_12_0: Callable[..., int]
    __nvJitLinkGetInfoLogSize_12_0: Callable[..., int]
    __nvJitLinkGetInfoLog_12_0: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    __nvJitLinkCreate_13_5 = staticmethod(_here.__nvJitLinkCreate_13_5)
    nvJitLinkCreate = staticmethod(_here.nvJitLinkCreate)
    __nvJitLinkDestroy_13_5 = staticmethod(_here.__nvJitLinkDestroy_13_5)
    nvJitLinkDestroy = staticmethod(_here.nvJitLinkDestroy)
    __nvJitLinkAddData_13_5 = staticmethod(_here.__nvJitLinkAddData_13_5)
    nvJitLinkAddData = staticmethod(_here.nvJitLinkAddData)
    __nvJitLinkAddFile_13_5 = staticmethod(_here.__nvJitLinkAddFile_13_5)
    nvJitLinkAddFile = staticmethod(_here.nvJitLinkAddFile)
    __nvJitLinkComplete_13_5 = staticmethod(_here.__nvJitLinkComplete_13_5)
    nvJitLinkComplete = staticmethod(_here.nvJitLinkComplete)
    __nvJitLinkGetLinkedCubinSize_13_5 = staticmethod(_here.__nvJitLinkGetLinkedCubinSize_13_5)
    nvJitLinkGetLinkedCubinSize = staticmethod(_here.nvJitLinkGetLinkedCubinSize)
    __nvJitLinkGetLinkedCubin_13_5 = staticmethod(_here.__nvJitLinkGetLinkedCubin_13_5)
    nvJitLinkGetLinkedCubin = staticmethod(_here.nvJitLinkGetLinkedCubin)
    __nvJitLinkGetLinkedPtxSize_13_5 = staticmethod(_here.__nvJitLinkGetLinkedPtxSize_13_5)
    nvJitLinkGetLinkedPtxSize = staticmethod(_here.nvJitLinkGetLinkedPtxSize)
    __nvJitLinkGetLinkedPtx_13_5 = staticmethod(_here.__nvJitLinkGetLinkedPtx_13_5)
    nvJitLinkGetLinkedPtx = staticmethod(_here.nvJitLinkGetLinkedPtx)
    __nvJitLinkGetLinkedLTOIRSize_13_5 = staticmethod(_here.__nvJitLinkGetLinkedLTOIRSize_13_5)
    nvJitLinkGetLinkedLTOIRSize = staticmethod(_here.nvJitLinkGetLinkedLTOIRSize)
    __nvJitLinkGetLinkedLTOIR_13_5 = staticmethod(_here.__nvJitLinkGetLinkedLTOIR_13_5)
    nvJitLinkGetLinkedLTOIR = staticmethod(_here.nvJitLinkGetLinkedLTOIR)
    __nvJitLinkGetErrorLogSize_13_5 = staticmethod(_here.__nvJitLinkGetErrorLogSize_13_5)
    nvJitLinkGetErrorLogSize = staticmethod(_here.nvJitLinkGetErrorLogSize)
    __nvJitLinkGetErrorLog_13_5 = staticmethod(_here.__nvJitLinkGetErrorLog_13_5)
    nvJitLinkGetErrorLog = staticmethod(_here.nvJitLinkGetErrorLog)
    __nvJitLinkGetInfoLogSize_13_5 = staticmethod(_here.__nvJitLinkGetInfoLogSize_13_5)
    nvJitLinkGetInfoLogSize = staticmethod(_here.nvJitLinkGetInfoLogSize)
    __nvJitLinkGetInfoLog_13_5 = staticmethod(_here.__nvJitLinkGetInfoLog_13_5)
    nvJitLinkGetInfoLog = staticmethod(_here.nvJitLinkGetInfoLog)
    nvJitLinkVersion = staticmethod(_here.nvJitLinkVersion)
    __nvJitLinkCreate_13_4: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_13_4: Callable[..., None]
    __nvJitLinkAddData_13_4: Callable[..., None]
    __nvJitLinkAddFile_13_4: Callable[..., None]
    __nvJitLinkComplete_13_4: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_13_4: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_4: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_13_4: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_4: Callable[..., None]
    __nvJitLinkGetLinkedLTOIRSize_13_4: Callable[..., int]
    __nvJitLinkGetLinkedLTOIR_13_4: Callable[..., None]
    __nvJitLinkGetErrorLogSize_13_4: Callable[..., int]
    __nvJitLinkGetErrorLog_13_4: Callable[..., None]
    __nvJitLinkGetInfoLogSize_13_4: Callable[..., int]
    __nvJitLinkGetInfoLog_13_4: Callable[..., None]
    __nvJitLinkCreate_13_3: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_13_3: Callable[..., None]
    __nvJitLinkAddData_13_3: Callable[..., None]
    __nvJitLinkAddFile_13_3: Callable[..., None]
    __nvJitLinkComplete_13_3: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_13_3: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_3: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_13_3: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_3: Callable[..., None]
    __nvJitLinkGetLinkedLTOIRSize_13_3: Callable[..., int]
    __nvJitLinkGetLinkedLTOIR_13_3: Callable[..., None]
    __nvJitLinkGetErrorLogSize_13_3: Callable[..., int]
    __nvJitLinkGetErrorLog_13_3: Callable[..., None]
    __nvJitLinkGetInfoLogSize_13_3: Callable[..., int]
    __nvJitLinkGetInfoLog_13_3: Callable[..., None]
    __nvJitLinkCreate_13_2: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_13_2: Callable[..., None]
    __nvJitLinkAddData_13_2: Callable[..., None]
    __nvJitLinkAddFile_13_2: Callable[..., None]
    __nvJitLinkComplete_13_2: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_13_2: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_2: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_13_2: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_2: Callable[..., None]
    __nvJitLinkGetErrorLogSize_13_2: Callable[..., int]
    __nvJitLinkGetErrorLog_13_2: Callable[..., None]
    __nvJitLinkGetInfoLogSize_13_2: Callable[..., int]
    __nvJitLinkGetInfoLog_13_2: Callable[..., None]
    __nvJitLinkCreate_13_1: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_13_1: Callable[..., None]
    __nvJitLinkAddData_13_1: Callable[..., None]
    __nvJitLinkAddFile_13_1: Callable[..., None]
    __nvJitLinkComplete_13_1: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_13_1: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_1: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_13_1: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_1: Callable[..., None]
    __nvJitLinkGetErrorLogSize_13_1: Callable[..., int]
    __nvJitLinkGetErrorLog_13_1: Callable[..., None]
    __nvJitLinkGetInfoLogSize_13_1: Callable[..., int]
    __nvJitLinkGetInfoLog_13_1: Callable[..., None]
    __nvJitLinkCreate_13_0: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_13_0: Callable[..., None]
    __nvJitLinkAddData_13_0: Callable[..., None]
    __nvJitLinkAddFile_13_0: Callable[..., None]
    __nvJitLinkComplete_13_0: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_13_0: Callable[..., int]
    __nvJitLinkGetLinkedCubin_13_0: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_13_0: Callable[..., int]
    __nvJitLinkGetLinkedPtx_13_0: Callable[..., None]
    __nvJitLinkGetErrorLogSize_13_0: Callable[..., int]
    __nvJitLinkGetErrorLog_13_0: Callable[..., None]
    __nvJitLinkGetInfoLogSize_13_0: Callable[..., int]
    __nvJitLinkGetInfoLog_13_0: Callable[..., None]
    __nvJitLinkCreate_12_9: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_9: Callable[..., None]
    __nvJitLinkAddData_12_9: Callable[..., None]
    __nvJitLinkAddFile_12_9: Callable[..., None]
    __nvJitLinkComplete_12_9: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_9: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_9: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_9: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_9: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_9: Callable[..., int]
    __nvJitLinkGetErrorLog_12_9: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_9: Callable[..., int]
    __nvJitLinkGetInfoLog_12_9: Callable[..., None]
    __nvJitLinkCreate_12_8: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_8: Callable[..., None]
    __nvJitLinkAddData_12_8: Callable[..., None]
    __nvJitLinkAddFile_12_8: Callable[..., None]
    __nvJitLinkComplete_12_8: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_8: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_8: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_8: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_8: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_8: Callable[..., int]
    __nvJitLinkGetErrorLog_12_8: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_8: Callable[..., int]
    __nvJitLinkGetInfoLog_12_8: Callable[..., None]
    __nvJitLinkCreate_12_6: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_6: Callable[..., None]
    __nvJitLinkAddData_12_6: Callable[..., None]
    __nvJitLinkAddFile_12_6: Callable[..., None]
    __nvJitLinkComplete_12_6: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_6: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_6: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_6: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_6: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_6: Callable[..., int]
    __nvJitLinkGetErrorLog_12_6: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_6: Callable[..., int]
    __nvJitLinkGetInfoLog_12_6: Callable[..., None]
    __nvJitLinkCreate_12_5: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_5: Callable[..., None]
    __nvJitLinkAddData_12_5: Callable[..., None]
    __nvJitLinkAddFile_12_5: Callable[..., None]
    __nvJitLinkComplete_12_5: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_5: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_5: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_5: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_5: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_5: Callable[..., int]
    __nvJitLinkGetErrorLog_12_5: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_5: Callable[..., int]
    __nvJitLinkGetInfoLog_12_5: Callable[..., None]
    __nvJitLinkCreate_12_4: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_4: Callable[..., None]
    __nvJitLinkAddData_12_4: Callable[..., None]
    __nvJitLinkAddFile_12_4: Callable[..., None]
    __nvJitLinkComplete_12_4: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_4: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_4: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_4: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_4: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_4: Callable[..., int]
    __nvJitLinkGetErrorLog_12_4: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_4: Callable[..., int]
    __nvJitLinkGetInfoLog_12_4: Callable[..., None]
    __nvJitLinkCreate_12_3: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_3: Callable[..., None]
    __nvJitLinkAddData_12_3: Callable[..., None]
    __nvJitLinkAddFile_12_3: Callable[..., None]
    __nvJitLinkComplete_12_3: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_3: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_3: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_3: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_3: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_3: Callable[..., int]
    __nvJitLinkGetErrorLog_12_3: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_3: Callable[..., int]
    __nvJitLinkGetInfoLog_12_3: Callable[..., None]
    __nvJitLinkCreate_12_2: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_2: Callable[..., None]
    __nvJitLinkAddData_12_2: Callable[..., None]
    __nvJitLinkAddFile_12_2: Callable[..., None]
    __nvJitLinkComplete_12_2: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_2: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_2: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_2: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_2: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_2: Callable[..., int]
    __nvJitLinkGetErrorLog_12_2: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_2: Callable[..., int]
    __nvJitLinkGetInfoLog_12_2: Callable[..., None]
    __nvJitLinkCreate_12_1: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_1: Callable[..., None]
    __nvJitLinkAddData_12_1: Callable[..., None]
    __nvJitLinkAddFile_12_1: Callable[..., None]
    __nvJitLinkComplete_12_1: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_1: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_1: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_1: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_1: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_1: Callable[..., int]
    __nvJitLinkGetErrorLog_12_1: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_1: Callable[..., int]
    __nvJitLinkGetInfoLog_12_1: Callable[..., None]
    __nvJitLinkCreate_12_0: Callable[..., nvJitLinkHandle]
    __nvJitLinkDestroy_12_0: Callable[..., None]
    __nvJitLinkAddData_12_0: Callable[..., None]
    __nvJitLinkAddFile_12_0: Callable[..., None]
    __nvJitLinkComplete_12_0: Callable[..., None]
    __nvJitLinkGetLinkedCubinSize_12_0: Callable[..., int]
    __nvJitLinkGetLinkedCubin_12_0: Callable[..., None]
    __nvJitLinkGetLinkedPtxSize_12_0: Callable[..., int]
    __nvJitLinkGetLinkedPtx_12_0: Callable[..., None]
    __nvJitLinkGetErrorLogSize_12_0: Callable[..., int]
    __nvJitLinkGetErrorLog_12_0: Callable[..., None]
    __nvJitLinkGetInfoLogSize_12_0: Callable[..., int]
    __nvJitLinkGetInfoLog_12_0: Callable[..., None]
