"""The names of cudyn.nvjitlink, for type checkers and editors.

Generated from nvJitLink.h of the header releases 12.0 to 13.5
(15 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Sequence
from ctypes import Array, Structure, Union
from enum import IntEnum
from os import PathLike
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from ._binding.handles import Handle
from ._library.explain import Description
from .errors import LoadError
from ._library.module import LibraryModule, Raw

_T = TypeVar("_T")
_Bytes: TypeAlias = bytes  # some structures have a member of that name
# What a call accepts: a pointer to memory of any type, to read or to write, a pointer to a T, C strings.
_Writable: TypeAlias = int | bytearray | memoryview | ctypes._CData | ctypes._CArgObject | None
_Address: TypeAlias = bytes | _Writable
_Pointer: TypeAlias = _T | Array[Any] | ctypes._Pointer[Any] | ctypes._CArgObject | None
_Text: TypeAlias = bytes | str | None
_Texts: TypeAlias = Sequence[bytes | str] | Array[Any] | ctypes._Pointer[Any] | None

# The names of a record's members are all that can be set; ctypes' own stub has any name.
class _Struct(Structure):
    def __setattr__(self, name: str, value: NoReturn, /) -> None: ...

class _Union(Union):
    def __setattr__(self, name: str, value: NoReturn, /) -> None: ...

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: Raw

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> LibraryModule: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def expose() -> None: ...
def symbol(symbol: str) -> Any: ...

class nvJitLinkHandle(Handle): ...

class nvJitLinkResult(IntEnum):
    ctype = ctypes.c_uint
    NVJITLINK_SUCCESS = 0
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1
    NVJITLINK_ERROR_MISSING_ARCH = 2
    NVJITLINK_ERROR_INVALID_INPUT = 3
    NVJITLINK_ERROR_PTX_COMPILE = 4
    NVJITLINK_ERROR_NVVM_COMPILE = 5
    NVJITLINK_ERROR_INTERNAL = 6
    NVJITLINK_ERROR_THREADPOOL = 7
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8
    NVJITLINK_ERROR_FINALIZE = 9
    NVJITLINK_ERROR_NULL_INPUT = 10
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12
    NVJITLINK_ERROR_ARCH_MISMATCH = 13
    NVJITLINK_ERROR_OUTDATED_LIBRARY = 14
    NVJITLINK_ERROR_MISSING_FATBIN = 15
    NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16
    NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17
    NVJITLINK_ERROR_LTO_NOT_ENABLED = 18

class nvJitLinkInputType(IntEnum):
    ctype = ctypes.c_uint
    NVJITLINK_INPUT_NONE = 0
    NVJITLINK_INPUT_CUBIN = 1
    NVJITLINK_INPUT_PTX = 2
    NVJITLINK_INPUT_LTOIR = 3
    NVJITLINK_INPUT_FATBIN = 4
    NVJITLINK_INPUT_OBJECT = 5
    NVJITLINK_INPUT_LIBRARY = 6
    NVJITLINK_INPUT_INDEX = 7
    NVJITLINK_INPUT_ANY = 10


NVJITLINK_SUCCESS: Final = nvJitLinkResult.NVJITLINK_SUCCESS
NVJITLINK_ERROR_UNRECOGNIZED_OPTION: Final = nvJitLinkResult.NVJITLINK_ERROR_UNRECOGNIZED_OPTION
NVJITLINK_ERROR_MISSING_ARCH: Final = nvJitLinkResult.NVJITLINK_ERROR_MISSING_ARCH
NVJITLINK_ERROR_INVALID_INPUT: Final = nvJitLinkResult.NVJITLINK_ERROR_INVALID_INPUT
NVJITLINK_ERROR_PTX_COMPILE: Final = nvJitLinkResult.NVJITLINK_ERROR_PTX_COMPILE
NVJITLINK_ERROR_NVVM_COMPILE: Final = nvJitLinkResult.NVJITLINK_ERROR_NVVM_COMPILE
NVJITLINK_ERROR_INTERNAL: Final = nvJitLinkResult.NVJITLINK_ERROR_INTERNAL
NVJITLINK_ERROR_THREADPOOL: Final = nvJitLinkResult.NVJITLINK_ERROR_THREADPOOL
NVJITLINK_ERROR_UNRECOGNIZED_INPUT: Final = nvJitLinkResult.NVJITLINK_ERROR_UNRECOGNIZED_INPUT
NVJITLINK_ERROR_FINALIZE: Final = nvJitLinkResult.NVJITLINK_ERROR_FINALIZE
NVJITLINK_ERROR_NULL_INPUT: Final = nvJitLinkResult.NVJITLINK_ERROR_NULL_INPUT
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: Final = nvJitLinkResult.NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: Final = nvJitLinkResult.NVJITLINK_ERROR_INCORRECT_INPUT_TYPE
NVJITLINK_ERROR_ARCH_MISMATCH: Final = nvJitLinkResult.NVJITLINK_ERROR_ARCH_MISMATCH
NVJITLINK_ERROR_OUTDATED_LIBRARY: Final = nvJitLinkResult.NVJITLINK_ERROR_OUTDATED_LIBRARY
NVJITLINK_ERROR_MISSING_FATBIN: Final = nvJitLinkResult.NVJITLINK_ERROR_MISSING_FATBIN
NVJITLINK_ERROR_UNRECOGNIZED_ARCH: Final = nvJitLinkResult.NVJITLINK_ERROR_UNRECOGNIZED_ARCH
NVJITLINK_ERROR_UNSUPPORTED_ARCH: Final = nvJitLinkResult.NVJITLINK_ERROR_UNSUPPORTED_ARCH
NVJITLINK_ERROR_LTO_NOT_ENABLED: Final = nvJitLinkResult.NVJITLINK_ERROR_LTO_NOT_ENABLED
NVJITLINK_INPUT_NONE: Final = nvJitLinkInputType.NVJITLINK_INPUT_NONE
NVJITLINK_INPUT_CUBIN: Final = nvJitLinkInputType.NVJITLINK_INPUT_CUBIN
NVJITLINK_INPUT_PTX: Final = nvJitLinkInputType.NVJITLINK_INPUT_PTX
NVJITLINK_INPUT_LTOIR: Final = nvJitLinkInputType.NVJITLINK_INPUT_LTOIR
NVJITLINK_INPUT_FATBIN: Final = nvJitLinkInputType.NVJITLINK_INPUT_FATBIN
NVJITLINK_INPUT_OBJECT: Final = nvJitLinkInputType.NVJITLINK_INPUT_OBJECT
NVJITLINK_INPUT_LIBRARY: Final = nvJitLinkInputType.NVJITLINK_INPUT_LIBRARY
NVJITLINK_INPUT_INDEX: Final = nvJitLinkInputType.NVJITLINK_INPUT_INDEX
NVJITLINK_INPUT_ANY: Final = nvJitLinkInputType.NVJITLINK_INPUT_ANY

def __nvJitLinkCreate_13_5(numOptions: int, options: _Texts) -> nvJitLinkHandle: ...
def nvJitLinkCreate(numOptions: int, options: _Texts) -> nvJitLinkHandle: ...
def __nvJitLinkDestroy_13_5(handle: _Pointer[nvJitLinkHandle]) -> None: ...
def nvJitLinkDestroy(handle: _Pointer[nvJitLinkHandle]) -> None: ...
def __nvJitLinkAddData_13_5(handle: nvJitLinkHandle | int | None, inputType: int, data: _Address, size: int, name: _Text) -> None: ...
def nvJitLinkAddData(handle: nvJitLinkHandle | int | None, inputType: int, data: _Address, size: int, name: _Text) -> None: ...
def __nvJitLinkAddFile_13_5(handle: nvJitLinkHandle | int | None, inputType: int, fileName: _Text) -> None: ...
def nvJitLinkAddFile(handle: nvJitLinkHandle | int | None, inputType: int, fileName: _Text) -> None: ...
def __nvJitLinkComplete_13_5(handle: nvJitLinkHandle | int | None) -> None: ...
def nvJitLinkComplete(handle: nvJitLinkHandle | int | None) -> None: ...
def __nvJitLinkGetLinkedCubinSize_13_5(handle: nvJitLinkHandle | int | None) -> int: ...
def nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle | int | None) -> int: ...
def __nvJitLinkGetLinkedCubin_13_5(handle: nvJitLinkHandle | int | None, cubin: _Writable) -> None: ...
def nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle | int | None, cubin: _Writable) -> None: ...
def __nvJitLinkGetLinkedPtxSize_13_5(handle: nvJitLinkHandle | int | None) -> int: ...
def nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle | int | None) -> int: ...
def __nvJitLinkGetLinkedPtx_13_5(handle: nvJitLinkHandle | int | None, ptx: _Writable) -> None: ...
def nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle | int | None, ptx: _Writable) -> None: ...
def __nvJitLinkGetLinkedLTOIRSize_13_5(handle: nvJitLinkHandle | int | None) -> int: ...
def nvJitLinkGetLinkedLTOIRSize(handle: nvJitLinkHandle | int | None) -> int: ...
def __nvJitLinkGetLinkedLTOIR_13_5(handle: nvJitLinkHandle | int | None, ltoir: _Writable) -> None: ...
def nvJitLinkGetLinkedLTOIR(handle: nvJitLinkHandle | int | None, ltoir: _Writable) -> None: ...
def __nvJitLinkGetErrorLogSize_13_5(handle: nvJitLinkHandle | int | None) -> int: ...
def nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle | int | None) -> int: ...
def __nvJitLinkGetErrorLog_13_5(handle: nvJitLinkHandle | int | None, log: _Writable) -> None: ...
def nvJitLinkGetErrorLog(handle: nvJitLinkHandle | int | None, log: _Writable) -> None: ...
def __nvJitLinkGetInfoLogSize_13_5(handle: nvJitLinkHandle | int | None) -> int: ...
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | int | None) -> int: ...
def __nvJitLinkGetInfoLog_13_5(handle: nvJitLinkHandle | int | None, log: _Writable) -> None: ...
def nvJitLinkGetInfoLog(handle: nvJitLinkHandle | int | None, log: _Writable) -> None: ...
def nvJitLinkVersion() -> tuple[int, int]: ...
