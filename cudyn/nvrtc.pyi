"""The names of cudyn.nvrtc, for type checkers and editors.

Generated from nvrtc.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import nvrtc as _here
from ._binding.annotations import Address as _Address, Pointer as _Pointer, Struct as _Struct, Text as _Text, Texts as _Texts, Writable as _Writable
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import LoadError, NvrtcError
from ._library.library_module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvrtcError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvrtcProgram(Handle): ...

class nvrtcResult(IntEnum):
    ctype: type[ctypes.c_uint]
    NVRTC_SUCCESS = ...
    NVRTC_ERROR_OUT_OF_MEMORY = ...
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = ...
    NVRTC_ERROR_INVALID_INPUT = ...
    NVRTC_ERROR_INVALID_PROGRAM = ...
    NVRTC_ERROR_INVALID_OPTION = ...
    NVRTC_ERROR_COMPILATION = ...
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = ...
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = ...
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = ...
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = ...
    NVRTC_ERROR_INTERNAL_ERROR = ...
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = ...
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = ...
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = ...
    NVRTC_ERROR_PCH_CREATE = ...
    NVRTC_ERROR_CANCELLED = ...
    NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = ...
    NVRTC_ERROR_BUSY = ...
NVRTC_SUCCESS: Final[nvrtcResult]
NVRTC_ERROR_OUT_OF_MEMORY: Final[nvrtcResult]
NVRTC_ERROR_PROGRAM_CREATION_FAILURE: Final[nvrtcResult]
NVRTC_ERROR_INVALID_INPUT: Final[nvrtcResult]
NVRTC_ERROR_INVALID_PROGRAM: Final[nvrtcResult]
NVRTC_ERROR_INVALID_OPTION: Final[nvrtcResult]
NVRTC_ERROR_COMPILATION: Final[nvrtcResult]
NVRTC_ERROR_BUILTIN_OPERATION_FAILURE: Final[nvrtcResult]
NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION: Final[nvrtcResult]
NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION: Final[nvrtcResult]
NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID: Final[nvrtcResult]
NVRTC_ERROR_INTERNAL_ERROR: Final[nvrtcResult]
NVRTC_ERROR_TIME_FILE_WRITE_FAILED: Final[nvrtcResult]
NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED: Final[nvrtcResult]
NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED: Final[nvrtcResult]
NVRTC_ERROR_PCH_CREATE: Final[nvrtcResult]
NVRTC_ERROR_CANCELLED: Final[nvrtcResult]
NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED: Final[nvrtcResult]
NVRTC_ERROR_BUSY: Final[nvrtcResult]

class nvrtcBundledHeadersInfo(_Struct):
    available: int
    compressedSize: int
    uncompressedSize: int
    cudaVersionMajor: int
    cudaVersionMinor: int
    numFiles: int
    def __init__(self, available: int = ..., compressedSize: int = ..., uncompressedSize: int = ..., cudaVersionMajor: int = ..., cudaVersionMinor: int = ..., numFiles: int = ...) -> None: ...


NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS: Final = 0
NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE: Final = 1
NVRTC_INSTALL_HEADERS_NO_WAIT: Final = 2

def nvrtcGetErrorString(result: int) -> str | None: ...
def nvrtcVersion() -> tuple[int, int]: """made by the call: int *major, int *minor"""
def nvrtcGetNumSupportedArchs() -> int: """made by the call: int *numArchs"""
def nvrtcGetSupportedArchs(supportedArchs: _Pointer[ctypes.c_int]) -> None: ...
def nvrtcCreateProgram(src: _Text, name: _Text, numHeaders: int, headers: _Texts, includeNames: _Texts) -> nvrtcProgram: """made by the call: nvrtcProgram *prog"""
def nvrtcDestroyProgram(prog: _Pointer[nvrtcProgram]) -> None: ...
def nvrtcCompileProgram(prog: nvrtcProgram | int | None, numOptions: int, options: _Texts) -> None: ...
def nvrtcGetPTXSize(prog: nvrtcProgram | int | None) -> int: """made by the call: size_t *ptxSizeRet"""
def nvrtcGetPTX(prog: nvrtcProgram | int | None, ptx: _Writable) -> None: ...
def nvrtcGetCUBINSize(prog: nvrtcProgram | int | None) -> int: """made by the call: size_t *cubinSizeRet"""
def nvrtcGetCUBIN(prog: nvrtcProgram | int | None, cubin: _Writable) -> None: ...
def nvrtcGetLTOIRSize(prog: nvrtcProgram | int | None) -> int: """since 12.0; made by the call: size_t *LTOIRSizeRet"""
def nvrtcGetLTOIR(prog: nvrtcProgram | int | None, LTOIR: _Writable) -> None: """since 12.0"""
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | int | None) -> int: """since 12.0; made by the call: size_t *optixirSizeRet"""
def nvrtcGetOptiXIR(prog: nvrtcProgram | int | None, optixir: _Writable) -> None: """since 12.0"""
def nvrtcGetProgramLogSize(prog: nvrtcProgram | int | None) -> int: """made by the call: size_t *logSizeRet"""
def nvrtcGetProgramLog(prog: nvrtcProgram | int | None, log: _Writable) -> None: ...
def nvrtcAddNameExpression(prog: nvrtcProgram | int | None, name_expression: _Text) -> None: ...
def nvrtcGetLoweredName(prog: nvrtcProgram | int | None, name_expression: _Text) -> str | None: """made by the call: const char **lowered_name"""
def nvrtcGetPCHHeapSize() -> int: """since 12.8; made by the call: size_t *ret"""
def nvrtcSetPCHHeapSize(size: int) -> None: """since 12.8"""
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | int | None) -> nvrtcResult: """since 12.8"""
def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | int | None) -> int: """since 12.8; made by the call: size_t *size"""
def nvrtcSetFlowCallback(prog: nvrtcProgram | int | None, callback: CFuncPtr | None, payload: _Address) -> None: """since 12.8"""
def nvrtcGetTileIRSize(prog: nvrtcProgram | int | None) -> int: """since 13.2; made by the call: size_t *TileIRSizeRet"""
def nvrtcGetTileIR(prog: nvrtcProgram | int | None, TileIR: _Writable) -> None: """since 13.2"""
def nvrtcInstallBundledHeaders(installPath: _Text, flags: int) -> str | None: """since 13.3; made by the call: const char **errorLog"""
def nvrtcGetBundledHeadersInfo() -> tuple[nvrtcBundledHeadersInfo, str | None]: """since 13.3; made by the call: nvrtcBundledHeadersInfo *info, const char **errorLog"""
def nvrtcRemoveBundledHeaders(installPath: _Text) -> str | None: """since 13.3; made by the call: const char **errorLog"""

class _Raw0(Raw):
    @staticmethod
    def nvrtcGetErrorString(result: int, /) -> bytes | None: ...
    @staticmethod
    def nvrtcVersion(major: _Pointer[ctypes.c_int], minor: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def nvrtcGetNumSupportedArchs(numArchs: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def nvrtcGetSupportedArchs(supportedArchs: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def nvrtcCreateProgram(prog: _Pointer[nvrtcProgram], src: _Text, name: _Text, numHeaders: int, headers: _Texts, includeNames: _Texts, /) -> int: ...
    @staticmethod
    def nvrtcDestroyProgram(prog: _Pointer[nvrtcProgram], /) -> int: ...
    @staticmethod
    def nvrtcCompileProgram(prog: nvrtcProgram | int | None, numOptions: int, options: _Texts, /) -> int: ...
    @staticmethod
    def nvrtcGetPTXSize(prog: nvrtcProgram | int | None, ptxSizeRet: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvrtcGetPTX(prog: nvrtcProgram | int | None, ptx: _Address, /) -> int: ...
    @staticmethod
    def nvrtcGetCUBINSize(prog: nvrtcProgram | int | None, cubinSizeRet: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvrtcGetCUBIN(prog: nvrtcProgram | int | None, cubin: _Address, /) -> int: ...
    @staticmethod
    def nvrtcGetLTOIRSize(prog: nvrtcProgram | int | None, LTOIRSizeRet: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvrtcGetLTOIR(prog: nvrtcProgram | int | None, LTOIR: _Address, /) -> int: ...
    @staticmethod
    def nvrtcGetOptiXIRSize(prog: nvrtcProgram | int | None, optixirSizeRet: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvrtcGetOptiXIR(prog: nvrtcProgram | int | None, optixir: _Address, /) -> int: ...
    @staticmethod
    def nvrtcGetProgramLogSize(prog: nvrtcProgram | int | None, logSizeRet: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvrtcGetProgramLog(prog: nvrtcProgram | int | None, log: _Address, /) -> int: ...
    @staticmethod
    def nvrtcAddNameExpression(prog: nvrtcProgram | int | None, name_expression: _Text, /) -> int: ...
    @staticmethod
    def nvrtcGetLoweredName(prog: nvrtcProgram | int | None, name_expression: _Text, lowered_name: _Texts, /) -> int: ...
    @staticmethod
    def nvrtcGetPCHHeapSize(ret: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvrtcSetPCHHeapSize(size: int, /) -> int: ...
    @staticmethod
    def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | int | None, /) -> int: ...
    @staticmethod
    def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | int | None, size: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvrtcSetFlowCallback(prog: nvrtcProgram | int | None, callback: CFuncPtr | None, payload: _Address, /) -> int: ...
    @staticmethod
    def nvrtcGetTileIRSize(prog: nvrtcProgram | int | None, TileIRSizeRet: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvrtcGetTileIR(prog: nvrtcProgram | int | None, TileIR: _Address, /) -> int: ...
    @staticmethod
    def nvrtcInstallBundledHeaders(installPath: _Text, flags: int, errorLog: _Texts, /) -> int: ...
    @staticmethod
    def nvrtcGetBundledHeadersInfo(info: _Pointer[nvrtcBundledHeadersInfo], errorLog: _Texts, /) -> int: ...
    @staticmethod
    def nvrtcRemoveBundledHeaders(installPath: _Text, errorLog: _Texts, /) -> int: ...

class _Api0:
    nvrtcGetErrorString = staticmethod(_here.nvrtcGetErrorString)
    nvrtcVersion = staticmethod(_here.nvrtcVersion)
    nvrtcGetNumSupportedArchs = staticmethod(_here.nvrtcGetNumSupportedArchs)
    nvrtcGetSupportedArchs = staticmethod(_here.nvrtcGetSupportedArchs)
    nvrtcCreateProgram = staticmethod(_here.nvrtcCreateProgram)
    nvrtcDestroyProgram = staticmethod(_here.nvrtcDestroyProgram)
    nvrtcCompileProgram = staticmethod(_here.nvrtcCompileProgram)
    nvrtcGetPTXSize = staticmethod(_here.nvrtcGetPTXSize)
    nvrtcGetPTX = staticmethod(_here.nvrtcGetPTX)
    nvrtcGetCUBINSize = staticmethod(_here.nvrtcGetCUBINSize)
    nvrtcGetCUBIN = staticmethod(_here.nvrtcGetCUBIN)
    nvrtcGetLTOIRSize = staticmethod(_here.nvrtcGetLTOIRSize)
    nvrtcGetLTOIR = staticmethod(_here.nvrtcGetLTOIR)
    nvrtcGetOptiXIRSize = staticmethod(_here.nvrtcGetOptiXIRSize)
    nvrtcGetOptiXIR = staticmethod(_here.nvrtcGetOptiXIR)
    nvrtcGetProgramLogSize = staticmethod(_here.nvrtcGetProgramLogSize)
    nvrtcGetProgramLog = staticmethod(_here.nvrtcGetProgramLog)
    nvrtcAddNameExpression = staticmethod(_here.nvrtcAddNameExpression)
    nvrtcGetLoweredName = staticmethod(_here.nvrtcGetLoweredName)
    nvrtcGetPCHHeapSize = staticmethod(_here.nvrtcGetPCHHeapSize)
    nvrtcSetPCHHeapSize = staticmethod(_here.nvrtcSetPCHHeapSize)
    nvrtcGetPCHCreateStatus = staticmethod(_here.nvrtcGetPCHCreateStatus)
    nvrtcGetPCHHeapSizeRequired = staticmethod(_here.nvrtcGetPCHHeapSizeRequired)
    nvrtcSetFlowCallback = staticmethod(_here.nvrtcSetFlowCallback)
    nvrtcGetTileIRSize = staticmethod(_here.nvrtcGetTileIRSize)
    nvrtcGetTileIR = staticmethod(_here.nvrtcGetTileIR)
    nvrtcInstallBundledHeaders = staticmethod(_here.nvrtcInstallBundledHeaders)
    nvrtcGetBundledHeadersInfo = staticmethod(_here.nvrtcGetBundledHeadersInfo)
    nvrtcRemoveBundledHeaders = staticmethod(_here.nvrtcRemoveBundledHeaders)

class _Raw(_Raw0, Raw):
    ...

class _RawApi(_Raw0, Raw):
    nvrtcGetNVVMSize: Callable[..., int]
    nvrtcGetNVVM: Callable[..., int]

class _Api(_Api0, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    nvrtcGetNVVMSize: Callable[..., int]
    nvrtcGetNVVM: Callable[..., None]
