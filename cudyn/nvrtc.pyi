"""The names of cudyn.nvrtc, for type checkers and editors.

Generated from nvrtc.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final, overload as _overload

from . import nvrtc as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, Struct as _Struct, Text as _Text, Texts as _Texts, Writable as _Writable, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvrtcError
from ._bindings.libraries.module import LibraryModule, Raw

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

class nvrtcResult(_Enumeration):
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

def nvrtcGetErrorString(result: nvrtcResult | _Int) -> str | None:
    """Returns the name of a status.

    C: const char *nvrtcGetErrorString(nvrtcResult result)

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetErrorString
    """
def nvrtcVersion() -> tuple[int, int]:
    """Returns the compiler's version.

    C: nvrtcResult nvrtcVersion(int *major, int *minor)

      major: returned
      minor: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcVersion
    """
def nvrtcGetNumSupportedArchs() -> int:
    """Returns the number of architectures that this compiler knows.

    C: nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)

      numArchs: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetNumSupportedArchs
    """
def nvrtcGetSupportedArchs(supportedArchs: _Pointer[ctypes.c_int] | _WriteArray) -> None:
    """Returns the architectures that this compiler knows, ascending.

    C: nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)

      supportedArchs: passed; the call may write to the memory that it points to; host memory of nvrtcGetNumSupportedArchs() elements

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetSupportedArchs
    """
def nvrtcCreateProgram(src: _Text, name: _Text, numHeaders: int | None, headers: _Texts, includeNames: _Texts) -> nvrtcProgram:
    """Creates a program of CUDA C++ source and of headers in memory.

    C: nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char *const *headers, const char *const *includeNames)

      prog: returned
      src: passed; a zero-terminated text
      name: passed; a zero-terminated text
      headers: passed; host memory of numHeaders elements
      includeNames: passed; host memory of numHeaders elements

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCreateProgram
    """
def nvrtcDestroyProgram(prog: _Pointer[nvrtcProgram]) -> None:
    """Destroys a program.

    C: nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)

      prog: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcDestroyProgram
    """
def nvrtcCompileProgram(prog: nvrtcProgram | int | None, numOptions: int | None, options: _Texts) -> None:
    """Compiles a program with options.

    C: nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)

      options: passed; host memory of numOptions elements

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCompileProgram
    """
def nvrtcGetPTXSize(prog: nvrtcProgram | int | None) -> int:
    """Returns the size of a compiled program's PTX, its NUL included.

    C: nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)

      ptxSizeRet: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTXSize
    """
@_overload
def nvrtcGetPTX(prog: nvrtcProgram | int | None) -> str:
    """Returns the PTX of a compiled program.

    C: nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)

      ptx: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTX
    """
@_overload
def nvrtcGetPTX(prog: nvrtcProgram | int | None, ptx: _Writable) -> None: ...
def nvrtcGetCUBINSize(prog: nvrtcProgram | int | None) -> int:
    """Returns the size of a compiled program's CUBIN.

    C: nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)

      cubinSizeRet: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBINSize
    """
@_overload
def nvrtcGetCUBIN(prog: nvrtcProgram | int | None) -> _Bytes:
    """Returns the CUBIN of a compiled program.

    C: nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)

      cubin: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBIN
    """
@_overload
def nvrtcGetCUBIN(prog: nvrtcProgram | int | None, cubin: _Writable) -> None: ...
def nvrtcGetLTOIRSize(prog: nvrtcProgram | int | None) -> int:
    """Returns the size of a compiled program's LTO-IR.

    C: nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)

      LTOIRSizeRet: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIRSize
    Since 12.0.
    """
@_overload
def nvrtcGetLTOIR(prog: nvrtcProgram | int | None) -> _Bytes:
    """Returns the LTO-IR of a compiled program.

    C: nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)

      LTOIR: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIR
    Since 12.0.
    """
@_overload
def nvrtcGetLTOIR(prog: nvrtcProgram | int | None, LTOIR: _Writable) -> None: ...
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | int | None) -> int:
    """Returns the size of a compiled program's OptiX-IR.

    C: nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)

      optixirSizeRet: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIRSize
    Since 12.0.
    """
@_overload
def nvrtcGetOptiXIR(prog: nvrtcProgram | int | None) -> _Bytes:
    """Returns the OptiX-IR of a compiled program.

    C: nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)

      optixir: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIR
    Since 12.0.
    """
@_overload
def nvrtcGetOptiXIR(prog: nvrtcProgram | int | None, optixir: _Writable) -> None: ...
def nvrtcGetProgramLogSize(prog: nvrtcProgram | int | None) -> int:
    """Returns the size of the compiler's messages on a program, their NUL included.

    C: nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)

      logSizeRet: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLogSize
    """
@_overload
def nvrtcGetProgramLog(prog: nvrtcProgram | int | None) -> str:
    """Returns the compiler's messages on a program.

    C: nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)

      log: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLog
    """
@_overload
def nvrtcGetProgramLog(prog: nvrtcProgram | int | None, log: _Writable) -> None: ...
def nvrtcAddNameExpression(prog: nvrtcProgram | int | None, name_expression: _Text) -> None:
    """Keeps a kernel or variable, such as add<float>, in the code and notes its name there.

    C: nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression)

      name_expression: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcAddNameExpression
    """
def nvrtcGetLoweredName(prog: nvrtcProgram | int | None, name_expression: _Text) -> str | None:
    """Returns the name that a name expression has in the code.

    C: nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression, const char **lowered_name)

      name_expression: passed; a zero-terminated text
      lowered_name: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLoweredName
    """
def nvrtcGetPCHHeapSize() -> int:
    """Returns the size of the heap for precompiled headers.

    C: nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)

      ret: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSize
    Since 12.8.
    """
def nvrtcSetPCHHeapSize(size: int) -> None:
    """Sets the size of the heap for precompiled headers.

    C: nvrtcResult nvrtcSetPCHHeapSize(size_t size)

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetPCHHeapSize
    Since 12.8.
    """
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | int | None) -> nvrtcResult:
    """Returns whether a compilation has made a precompiled header, or why not.

    C: nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHCreateStatus
    Since 12.8.
    """
def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | int | None) -> int:
    """Returns the size of the heap that a program's precompiled header needs.

    C: nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)

      size: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSizeRequired
    Since 12.8.
    """
def nvrtcSetFlowCallback(prog: nvrtcProgram | int | None, callback: CFuncPtr | None, payload: _Address) -> None:
    """Registers a callback that may stop a compilation.

    C: nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)

      payload: passed; an address that the call does not read or write

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetFlowCallback
    Since 12.8.
    """
def nvrtcGetTileIRSize(prog: nvrtcProgram | int | None) -> int:
    """Returns the size of a compiled program's Tile IR.

    C: nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)

      TileIRSizeRet: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIRSize
    Since 13.2.
    """
@_overload
def nvrtcGetTileIR(prog: nvrtcProgram | int | None) -> _Bytes:
    """Returns the Tile IR of a compiled program.

    C: nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)

      TileIR: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIR
    Since 13.2.
    """
@_overload
def nvrtcGetTileIR(prog: nvrtcProgram | int | None, TileIR: _Writable) -> None: ...
def nvrtcInstallBundledHeaders(installPath: _Text, flags: int) -> str | None:
    """Writes the headers of CUDA that the library contains into a folder.

    C: nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags, const char **errorLog)

      installPath: passed; a zero-terminated text
      errorLog: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcInstallBundledHeaders
    Since 13.3.
    """
def nvrtcGetBundledHeadersInfo() -> tuple[nvrtcBundledHeadersInfo, str | None]:
    """Returns which headers of CUDA the library contains.

    C: nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)

      info: returned
      errorLog: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetBundledHeadersInfo
    Since 13.3.
    """
def nvrtcRemoveBundledHeaders(installPath: _Text) -> str | None:
    """Removes the headers that the library has written into a folder.

    C: nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)

      installPath: passed; a zero-terminated text
      errorLog: returned

    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcRemoveBundledHeaders
    Since 13.3.
    """

class _RawUnchanged(Raw):
    nvrtcGetErrorString: Callable[[int], bytes | None]
    nvrtcVersion: _C[_Pointer[ctypes.c_int], _Pointer[ctypes.c_int]]
    nvrtcGetNumSupportedArchs: _C[_Pointer[ctypes.c_int]]
    nvrtcGetSupportedArchs: _C[_Pointer[ctypes.c_int]]
    nvrtcCreateProgram: _C[_Pointer[nvrtcProgram], _Text, _Text, int, _Texts, _Texts]
    nvrtcDestroyProgram: _C[_Pointer[nvrtcProgram]]
    nvrtcCompileProgram: _C[nvrtcProgram | int | None, int, _Texts]
    nvrtcGetPTXSize: _C[nvrtcProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvrtcGetPTX: _C[nvrtcProgram | int | None, _Address]
    nvrtcGetCUBINSize: _C[nvrtcProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvrtcGetCUBIN: _C[nvrtcProgram | int | None, _Address]
    nvrtcGetLTOIRSize: _C[nvrtcProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvrtcGetLTOIR: _C[nvrtcProgram | int | None, _Address]
    nvrtcGetOptiXIRSize: _C[nvrtcProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvrtcGetOptiXIR: _C[nvrtcProgram | int | None, _Address]
    nvrtcGetProgramLogSize: _C[nvrtcProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvrtcGetProgramLog: _C[nvrtcProgram | int | None, _Address]
    nvrtcAddNameExpression: _C[nvrtcProgram | int | None, _Text]
    nvrtcGetLoweredName: _C[nvrtcProgram | int | None, _Text, _Texts]
    nvrtcGetPCHHeapSize: _C[_Pointer[ctypes.c_size_t]]
    nvrtcSetPCHHeapSize: _C[int]
    nvrtcGetPCHCreateStatus: _C[nvrtcProgram | int | None]
    nvrtcGetPCHHeapSizeRequired: _C[nvrtcProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvrtcSetFlowCallback: _C[nvrtcProgram | int | None, CFuncPtr | None, _Address]
    nvrtcGetTileIRSize: _C[nvrtcProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvrtcGetTileIR: _C[nvrtcProgram | int | None, _Address]
    nvrtcInstallBundledHeaders: _C[_Text, int, _Texts]
    nvrtcGetBundledHeadersInfo: _C[_Pointer[nvrtcBundledHeadersInfo], _Texts]
    nvrtcRemoveBundledHeaders: _C[_Text, _Texts]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    nvrtcGetNVVMSize: Callable[..., int]
    nvrtcGetNVVM: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
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
    nvrtcGetNVVMSize: Callable[..., int]
    nvrtcGetNVVM: Callable[..., None]
