"""The names of cudyn.nvvm, for type checkers and editors.

Generated from nvvm.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import nvvm as _here
from ._binding.annotations import Address as _Address, Pointer as _Pointer, Text as _Text, Texts as _Texts, Writable as _Writable
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import LoadError, NvvmError
from ._library.door import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = NvvmError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class nvvmProgram(Handle): ...

class nvvmResult(IntEnum):
    ctype: type[ctypes.c_uint]
    NVVM_SUCCESS = 0
    NVVM_ERROR_OUT_OF_MEMORY = 1
    NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2
    NVVM_ERROR_IR_VERSION_MISMATCH = 3
    NVVM_ERROR_INVALID_INPUT = 4
    NVVM_ERROR_INVALID_PROGRAM = 5
    NVVM_ERROR_INVALID_IR = 6
    NVVM_ERROR_INVALID_OPTION = 7
    NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8
    NVVM_ERROR_COMPILATION = 9
    NVVM_ERROR_CANCELLED = 10
NVVM_SUCCESS: Final[nvvmResult]
NVVM_ERROR_OUT_OF_MEMORY: Final[nvvmResult]
NVVM_ERROR_PROGRAM_CREATION_FAILURE: Final[nvvmResult]
NVVM_ERROR_IR_VERSION_MISMATCH: Final[nvvmResult]
NVVM_ERROR_INVALID_INPUT: Final[nvvmResult]
NVVM_ERROR_INVALID_PROGRAM: Final[nvvmResult]
NVVM_ERROR_INVALID_IR: Final[nvvmResult]
NVVM_ERROR_INVALID_OPTION: Final[nvvmResult]
NVVM_ERROR_NO_MODULE_IN_PROGRAM: Final[nvvmResult]
NVVM_ERROR_COMPILATION: Final[nvvmResult]
NVVM_ERROR_CANCELLED: Final[nvvmResult]



def nvvmGetErrorString(result: int) -> str | None: ...
def nvvmVersion() -> tuple[int, int]: """made by the call: int *major, int *minor"""
def nvvmIRVersion() -> tuple[int, int, int, int]: """made by the call: int *majorIR, int *minorIR, int *majorDbg, int *minorDbg"""
def nvvmLLVMVersion(arch: _Text) -> int: """since 13.1; made by the call: int *major"""
def nvvmCreateProgram() -> nvvmProgram: """made by the call: nvvmProgram *prog"""
def nvvmDestroyProgram(prog: _Pointer[nvvmProgram]) -> None: ...
def nvvmAddModuleToProgram(prog: nvvmProgram | int | None, buffer: _Address | str, size: int, name: _Text) -> None: ...
def nvvmLazyAddModuleToProgram(prog: nvvmProgram | int | None, buffer: _Address | str, size: int, name: _Text) -> None: ...
def nvvmCompileProgram(prog: nvvmProgram | int | None, numOptions: int, options: _Texts) -> None: ...
def nvvmVerifyProgram(prog: nvvmProgram | int | None, numOptions: int, options: _Texts) -> None: ...
def nvvmGetCompiledResultSize(prog: nvvmProgram | int | None) -> int: """made by the call: size_t *bufferSizeRet"""
def nvvmGetCompiledResult(prog: nvvmProgram | int | None, buffer: _Writable) -> None: ...
def nvvmGetProgramLogSize(prog: nvvmProgram | int | None) -> int: """made by the call: size_t *bufferSizeRet"""
def nvvmGetProgramLog(prog: nvvmProgram | int | None, buffer: _Writable) -> None: ...

class _Raw0(Raw):
    @staticmethod
    def nvvmGetErrorString(result: int, /) -> bytes | None: ...
    @staticmethod
    def nvvmVersion(major: _Pointer[ctypes.c_int], minor: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def nvvmIRVersion(majorIR: _Pointer[ctypes.c_int], minorIR: _Pointer[ctypes.c_int], majorDbg: _Pointer[ctypes.c_int], minorDbg: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def nvvmLLVMVersion(arch: _Text, major: _Pointer[ctypes.c_int], /) -> int: ...
    @staticmethod
    def nvvmCreateProgram(prog: _Pointer[nvvmProgram], /) -> int: ...
    @staticmethod
    def nvvmDestroyProgram(prog: _Pointer[nvvmProgram], /) -> int: ...
    @staticmethod
    def nvvmAddModuleToProgram(prog: nvvmProgram | int | None, buffer: _Address | str, size: int, name: _Text, /) -> int: ...
    @staticmethod
    def nvvmLazyAddModuleToProgram(prog: nvvmProgram | int | None, buffer: _Address | str, size: int, name: _Text, /) -> int: ...
    @staticmethod
    def nvvmCompileProgram(prog: nvvmProgram | int | None, numOptions: int, options: _Texts, /) -> int: ...
    @staticmethod
    def nvvmVerifyProgram(prog: nvvmProgram | int | None, numOptions: int, options: _Texts, /) -> int: ...
    @staticmethod
    def nvvmGetCompiledResultSize(prog: nvvmProgram | int | None, bufferSizeRet: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvvmGetCompiledResult(prog: nvvmProgram | int | None, buffer: _Address, /) -> int: ...
    @staticmethod
    def nvvmGetProgramLogSize(prog: nvvmProgram | int | None, bufferSizeRet: _Pointer[ctypes.c_size_t], /) -> int: ...
    @staticmethod
    def nvvmGetProgramLog(prog: nvvmProgram | int | None, buffer: _Address, /) -> int: ...

class _Api0:
    nvvmGetErrorString = staticmethod(_here.nvvmGetErrorString)
    nvvmVersion = staticmethod(_here.nvvmVersion)
    nvvmIRVersion = staticmethod(_here.nvvmIRVersion)
    nvvmLLVMVersion = staticmethod(_here.nvvmLLVMVersion)
    nvvmCreateProgram = staticmethod(_here.nvvmCreateProgram)
    nvvmDestroyProgram = staticmethod(_here.nvvmDestroyProgram)
    nvvmAddModuleToProgram = staticmethod(_here.nvvmAddModuleToProgram)
    nvvmLazyAddModuleToProgram = staticmethod(_here.nvvmLazyAddModuleToProgram)
    nvvmCompileProgram = staticmethod(_here.nvvmCompileProgram)
    nvvmVerifyProgram = staticmethod(_here.nvvmVerifyProgram)
    nvvmGetCompiledResultSize = staticmethod(_here.nvvmGetCompiledResultSize)
    nvvmGetCompiledResult = staticmethod(_here.nvvmGetCompiledResult)
    nvvmGetProgramLogSize = staticmethod(_here.nvvmGetProgramLogSize)
    nvvmGetProgramLog = staticmethod(_here.nvvmGetProgramLog)

class _Raw(_Raw0, Raw):
    ...

class _RawApi(_Raw0, Raw):
    ...

class _Api(_Api0, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
