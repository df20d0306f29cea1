"""The names of cudyn.nvfatbin, for type checkers and editors.

Generated from nvFatbin.h of the header releases 12.4 to 13.5
(11 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array, Structure, Union
from enum import IntEnum
from os import PathLike
from typing import Any, Final, Generic, NoReturn, Protocol, TypeAlias, TypeVar, overload

from . import nvfatbin as _here
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import LoadError
from ._library.module import LibraryModule, Raw

_T = TypeVar("_T", bound=ctypes._CData)
_S = TypeVar("_S")
_Bytes: TypeAlias = bytes  # some structures have a member of that name
_Str: TypeAlias = str

# Objects with a buffer; before Python 3.12 there is no name for them, and numpy's stubs don't tell of it.
class _ReadBuffer(Protocol):
    def __buffer__(self, flags: int, /) -> memoryview: ...

class _WriteBuffer(_ReadBuffer, Protocol):
    @property
    def __setitem__(self) -> Callable[..., None]: ...

class _HostArray(Protocol):
    @property
    def __array_interface__(self) -> object: ...

# What a call accepts: a pointer to memory of any type, to read or to write, a pointer to a T, C strings.
_Writable: TypeAlias = int | _WriteBuffer | _HostArray | ctypes._CData | ctypes._CArgObject | None
_Address: TypeAlias = int | _ReadBuffer | _HostArray | ctypes._CData | ctypes._CArgObject | None
_Pointer: TypeAlias = _T | Array[_T] | ctypes._Pointer[_T] | ctypes._CArgObject | None
_Text: TypeAlias = bytes | str | Array[ctypes.c_char] | ctypes.c_char_p | None
_Texts: TypeAlias = Sequence[bytes | str] | Array[ctypes.c_char_p] | ctypes._Pointer[ctypes.c_char_p] | None

# The names of a record's members are all that can be set; ctypes' own stub has any name.
class _Struct(Structure):
    def __setattr__(self, name: str, value: NoReturn) -> None: ...

class _Union(Union):
    def __setattr__(self, name: str, value: NoReturn) -> None: ...

# Members that are arrays: of numbers or records, of bytes, of chars. They are set from what holds such.
class _Items(Generic[_T, _S]):
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Array[_T]: ...
    def __set__(self, instance: object, value: Sequence[_S] | Array[_T]) -> None: ...

class _Octets(Generic[_T]):
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Array[_T]: ...
    def __set__(self, instance: object, value: _ReadBuffer | Sequence[int]) -> None: ...

class _Chars:
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Array[ctypes.c_byte]: ...
    def __set__(self, instance: object, value: str | _ReadBuffer | Sequence[int]) -> None: ...

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def expose() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvFatbinHandle(Handle): ...

class nvFatbinResult(IntEnum):
    ctype: type[ctypes.c_uint]
    NVFATBIN_SUCCESS = 0
    NVFATBIN_ERROR_INTERNAL = 1
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH = 2
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH = 3
    NVFATBIN_ERROR_MISSING_PTX_VERSION = 4
    NVFATBIN_ERROR_NULL_POINTER = 5
    NVFATBIN_ERROR_COMPRESSION_FAILED = 6
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = 7
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION = 8
    NVFATBIN_ERROR_INVALID_ARCH = 9
    NVFATBIN_ERROR_INVALID_NVVM = 10
    NVFATBIN_ERROR_EMPTY_INPUT = 11
    NVFATBIN_ERROR_MISSING_PTX_ARCH = 12
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH = 13
    NVFATBIN_ERROR_MISSING_FATBIN = 14
    NVFATBIN_ERROR_INVALID_INDEX = 15
    NVFATBIN_ERROR_IDENTIFIER_REUSE = 16
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION = 17
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



def nvFatbinGetErrorString(result: int) -> bytes | None: """nvFatbinGetErrorString since 12.4"""
def nvFatbinCreate(options: _Texts, optionsCount: int) -> nvFatbinHandle: """nvFatbinCreate since 12.4; made by the call: nvFatbinHandle *handle_indirect"""
def nvFatbinDestroy(handle_indirect: _Pointer[nvFatbinHandle]) -> None: """nvFatbinDestroy since 12.4"""
def nvFatbinAddPTX(handle: nvFatbinHandle | int | None, code: _Address | str, size: int, arch: _Text, identifier: _Text, optionsCmdLine: _Text) -> None: """nvFatbinAddPTX since 12.4"""
def nvFatbinAddCubin(handle: nvFatbinHandle | int | None, code: _Address, size: int, arch: _Text, identifier: _Text) -> None: """nvFatbinAddCubin since 12.4"""
def nvFatbinAddLTOIR(handle: nvFatbinHandle | int | None, code: _Address, size: int, arch: _Text, identifier: _Text, optionsCmdLine: _Text) -> None: """nvFatbinAddLTOIR since 12.4"""
def nvFatbinAddIndex(handle: nvFatbinHandle | int | None, code: _Address, size: int, identifier: _Text) -> None: """nvFatbinAddIndex since 12.5"""
def nvFatbinAddReloc(handle: nvFatbinHandle | int | None, code: _Address, size: int) -> None: """nvFatbinAddReloc since 12.5"""
def nvFatbinAddTileIR(handle: nvFatbinHandle | int | None, code: _Address, size: int, identifier: _Text, optionsCmdLine: _Text) -> None: """nvFatbinAddTileIR since 13.1"""
def nvFatbinSize(handle: nvFatbinHandle | int | None) -> int: """nvFatbinSize since 12.4; made by the call: size_t *size"""
def nvFatbinGet(handle: nvFatbinHandle | int | None, buffer: _Writable) -> None: """nvFatbinGet since 12.4"""
def nvFatbinVersion() -> tuple[int, int]: """nvFatbinVersion since 12.4; made by the call: unsigned int *major, unsigned int *minor"""

class _Raw0(Raw):
    def nvFatbinGetErrorString(self, result: int, /) -> bytes | None: ...
    def nvFatbinCreate(self, handle_indirect: _Pointer[nvFatbinHandle], options: _Texts, optionsCount: int, /) -> int: ...
    def nvFatbinDestroy(self, handle_indirect: _Pointer[nvFatbinHandle], /) -> int: ...
    def nvFatbinAddPTX(self, handle: nvFatbinHandle | int | None, code: _Address | str, size: int, arch: _Text, identifier: _Text, optionsCmdLine: _Text, /) -> int: ...
    def nvFatbinAddCubin(self, handle: nvFatbinHandle | int | None, code: _Address, size: int, arch: _Text, identifier: _Text, /) -> int: ...
    def nvFatbinAddLTOIR(self, handle: nvFatbinHandle | int | None, code: _Address, size: int, arch: _Text, identifier: _Text, optionsCmdLine: _Text, /) -> int: ...
    def nvFatbinAddIndex(self, handle: nvFatbinHandle | int | None, code: _Address, size: int, identifier: _Text, /) -> int: ...
    def nvFatbinAddReloc(self, handle: nvFatbinHandle | int | None, code: _Address, size: int, /) -> int: ...
    def nvFatbinAddTileIR(self, handle: nvFatbinHandle | int | None, code: _Address, size: int, identifier: _Text, optionsCmdLine: _Text, /) -> int: ...
    def nvFatbinSize(self, handle: nvFatbinHandle | int | None, size: _Pointer[ctypes.c_size_t], /) -> int: ...
    def nvFatbinGet(self, handle: nvFatbinHandle | int | None, buffer: _Address, /) -> int: ...
    def nvFatbinVersion(self, major: _Pointer[ctypes.c_uint], minor: _Pointer[ctypes.c_uint], /) -> int: ...

class _Api0:
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

class _Raw(_Raw0, Raw):
    ...

class _RawApi(_Raw0, Raw):
    ...

class _Api(_Api0, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
