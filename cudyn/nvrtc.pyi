"""The names of cudyn.nvrtc, for type checkers and editors.

Generated from nvrtc.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
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

class nvrtcProgram(Handle): ...

class nvrtcResult(IntEnum):
    ctype = ctypes.c_uint
    NVRTC_SUCCESS = 0
    NVRTC_ERROR_OUT_OF_MEMORY = 1
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2
    NVRTC_ERROR_INVALID_INPUT = 3
    NVRTC_ERROR_INVALID_PROGRAM = 4
    NVRTC_ERROR_INVALID_OPTION = 5
    NVRTC_ERROR_COMPILATION = 6
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10
    NVRTC_ERROR_INTERNAL_ERROR = 11
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14
    NVRTC_ERROR_PCH_CREATE = 15
    NVRTC_ERROR_CANCELLED = 16
    NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17
    NVRTC_ERROR_BUSY = 18

class nvrtcBundledHeadersInfo(_Struct):
    available: int
    compressedSize: int
    uncompressedSize: int
    cudaVersionMajor: int
    cudaVersionMinor: int
    numFiles: int
    def __init__(self, available: int = ..., compressedSize: int = ..., uncompressedSize: int = ..., cudaVersionMajor: int = ..., cudaVersionMinor: int = ..., numFiles: int = ...) -> None: ...


NVRTC_SUCCESS: Final = nvrtcResult.NVRTC_SUCCESS
NVRTC_ERROR_OUT_OF_MEMORY: Final = nvrtcResult.NVRTC_ERROR_OUT_OF_MEMORY
NVRTC_ERROR_PROGRAM_CREATION_FAILURE: Final = nvrtcResult.NVRTC_ERROR_PROGRAM_CREATION_FAILURE
NVRTC_ERROR_INVALID_INPUT: Final = nvrtcResult.NVRTC_ERROR_INVALID_INPUT
NVRTC_ERROR_INVALID_PROGRAM: Final = nvrtcResult.NVRTC_ERROR_INVALID_PROGRAM
NVRTC_ERROR_INVALID_OPTION: Final = nvrtcResult.NVRTC_ERROR_INVALID_OPTION
NVRTC_ERROR_COMPILATION: Final = nvrtcResult.NVRTC_ERROR_COMPILATION
NVRTC_ERROR_BUILTIN_OPERATION_FAILURE: Final = nvrtcResult.NVRTC_ERROR_BUILTIN_OPERATION_FAILURE
NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION: Final = nvrtcResult.NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION
NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION: Final = nvrtcResult.NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION
NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID: Final = nvrtcResult.NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID
NVRTC_ERROR_INTERNAL_ERROR: Final = nvrtcResult.NVRTC_ERROR_INTERNAL_ERROR
NVRTC_ERROR_TIME_FILE_WRITE_FAILED: Final = nvrtcResult.NVRTC_ERROR_TIME_FILE_WRITE_FAILED
NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED: Final = nvrtcResult.NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED
NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED: Final = nvrtcResult.NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED
NVRTC_ERROR_PCH_CREATE: Final = nvrtcResult.NVRTC_ERROR_PCH_CREATE
NVRTC_ERROR_CANCELLED: Final = nvrtcResult.NVRTC_ERROR_CANCELLED
NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED: Final = nvrtcResult.NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED
NVRTC_ERROR_BUSY: Final = nvrtcResult.NVRTC_ERROR_BUSY
NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS: Final = 0
NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE: Final = 1
NVRTC_INSTALL_HEADERS_NO_WAIT: Final = 2

def nvrtcGetErrorString(result: int) -> bytes | None: ...
def nvrtcVersion() -> tuple[int, int]: ...
def nvrtcGetNumSupportedArchs() -> int: ...
def nvrtcGetSupportedArchs(supportedArchs: _Pointer[ctypes.c_int]) -> None: ...
def nvrtcCreateProgram(src: _Text, name: _Text, numHeaders: int, headers: _Texts, includeNames: _Texts) -> nvrtcProgram: ...
def nvrtcDestroyProgram(prog: _Pointer[nvrtcProgram]) -> None: ...
def nvrtcCompileProgram(prog: nvrtcProgram | int | None, numOptions: int, options: _Texts) -> None: ...
def nvrtcGetPTXSize(prog: nvrtcProgram | int | None) -> int: ...
def nvrtcGetPTX(prog: nvrtcProgram | int | None, ptx: _Writable) -> None: ...
def nvrtcGetCUBINSize(prog: nvrtcProgram | int | None) -> int: ...
def nvrtcGetCUBIN(prog: nvrtcProgram | int | None, cubin: _Writable) -> None: ...
def nvrtcGetLTOIRSize(prog: nvrtcProgram | int | None) -> int: ...
def nvrtcGetLTOIR(prog: nvrtcProgram | int | None, LTOIR: _Writable) -> None: ...
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | int | None) -> int: ...
def nvrtcGetOptiXIR(prog: nvrtcProgram | int | None, optixir: _Writable) -> None: ...
def nvrtcGetProgramLogSize(prog: nvrtcProgram | int | None) -> int: ...
def nvrtcGetProgramLog(prog: nvrtcProgram | int | None, log: _Writable) -> None: ...
def nvrtcAddNameExpression(prog: nvrtcProgram | int | None, name_expression: _Text) -> None: ...
def nvrtcGetLoweredName(prog: nvrtcProgram | int | None, name_expression: _Text) -> bytes | None: ...
def nvrtcGetPCHHeapSize() -> int: ...
def nvrtcSetPCHHeapSize(size: int) -> None: ...
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | int | None) -> nvrtcResult: ...
def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | int | None) -> int: ...
def nvrtcSetFlowCallback(prog: nvrtcProgram | int | None, callback: Any | None, payload: _Address) -> None: ...
def nvrtcGetTileIRSize(prog: nvrtcProgram | int | None) -> int: ...
def nvrtcGetTileIR(prog: nvrtcProgram | int | None, TileIR: _Writable) -> None: ...
def nvrtcInstallBundledHeaders(installPath: _Text, flags: int) -> bytes | None: ...
def nvrtcGetBundledHeadersInfo() -> tuple[nvrtcBundledHeadersInfo, bytes | None]: ...
def nvrtcRemoveBundledHeaders(installPath: _Text) -> bytes | None: ...
