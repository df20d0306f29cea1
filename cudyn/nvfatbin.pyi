"""The names of cudyn.nvfatbin, for type checkers and editors.

Generated from nvFatbin.h of the header releases 12.4 to 13.5
(11 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
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

class nvFatbinHandle(Handle): ...

class nvFatbinResult(IntEnum):
    ctype = ctypes.c_uint
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


NVFATBIN_SUCCESS: Final = nvFatbinResult.NVFATBIN_SUCCESS
NVFATBIN_ERROR_INTERNAL: Final = nvFatbinResult.NVFATBIN_ERROR_INTERNAL
NVFATBIN_ERROR_ELF_ARCH_MISMATCH: Final = nvFatbinResult.NVFATBIN_ERROR_ELF_ARCH_MISMATCH
NVFATBIN_ERROR_ELF_SIZE_MISMATCH: Final = nvFatbinResult.NVFATBIN_ERROR_ELF_SIZE_MISMATCH
NVFATBIN_ERROR_MISSING_PTX_VERSION: Final = nvFatbinResult.NVFATBIN_ERROR_MISSING_PTX_VERSION
NVFATBIN_ERROR_NULL_POINTER: Final = nvFatbinResult.NVFATBIN_ERROR_NULL_POINTER
NVFATBIN_ERROR_COMPRESSION_FAILED: Final = nvFatbinResult.NVFATBIN_ERROR_COMPRESSION_FAILED
NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED: Final = nvFatbinResult.NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED
NVFATBIN_ERROR_UNRECOGNIZED_OPTION: Final = nvFatbinResult.NVFATBIN_ERROR_UNRECOGNIZED_OPTION
NVFATBIN_ERROR_INVALID_ARCH: Final = nvFatbinResult.NVFATBIN_ERROR_INVALID_ARCH
NVFATBIN_ERROR_INVALID_NVVM: Final = nvFatbinResult.NVFATBIN_ERROR_INVALID_NVVM
NVFATBIN_ERROR_EMPTY_INPUT: Final = nvFatbinResult.NVFATBIN_ERROR_EMPTY_INPUT
NVFATBIN_ERROR_MISSING_PTX_ARCH: Final = nvFatbinResult.NVFATBIN_ERROR_MISSING_PTX_ARCH
NVFATBIN_ERROR_PTX_ARCH_MISMATCH: Final = nvFatbinResult.NVFATBIN_ERROR_PTX_ARCH_MISMATCH
NVFATBIN_ERROR_MISSING_FATBIN: Final = nvFatbinResult.NVFATBIN_ERROR_MISSING_FATBIN
NVFATBIN_ERROR_INVALID_INDEX: Final = nvFatbinResult.NVFATBIN_ERROR_INVALID_INDEX
NVFATBIN_ERROR_IDENTIFIER_REUSE: Final = nvFatbinResult.NVFATBIN_ERROR_IDENTIFIER_REUSE
NVFATBIN_ERROR_INTERNAL_PTX_OPTION: Final = nvFatbinResult.NVFATBIN_ERROR_INTERNAL_PTX_OPTION

def nvFatbinGetErrorString(result: int) -> bytes | None: ...
def nvFatbinCreate(options: _Texts, optionsCount: int) -> nvFatbinHandle: ...
def nvFatbinDestroy(handle_indirect: _Pointer[nvFatbinHandle]) -> None: ...
def nvFatbinAddPTX(handle: nvFatbinHandle | int | None, code: _Address | str, size: int, arch: _Text, identifier: _Text, optionsCmdLine: _Text) -> None: ...
def nvFatbinAddCubin(handle: nvFatbinHandle | int | None, code: _Address, size: int, arch: _Text, identifier: _Text) -> None: ...
def nvFatbinAddLTOIR(handle: nvFatbinHandle | int | None, code: _Address, size: int, arch: _Text, identifier: _Text, optionsCmdLine: _Text) -> None: ...
def nvFatbinAddIndex(handle: nvFatbinHandle | int | None, code: _Address, size: int, identifier: _Text) -> None: ...
def nvFatbinAddReloc(handle: nvFatbinHandle | int | None, code: _Address, size: int) -> None: ...
def nvFatbinAddTileIR(handle: nvFatbinHandle | int | None, code: _Address, size: int, identifier: _Text, optionsCmdLine: _Text) -> None: ...
def nvFatbinSize(handle: nvFatbinHandle | int | None) -> int: ...
def nvFatbinGet(handle: nvFatbinHandle | int | None, buffer: _Writable) -> None: ...
def nvFatbinVersion() -> tuple[int, int]: ...
