"""The names of cudyn.nvvm, for type checkers and editors.

Generated from nvvm.h of the header releases 11.7 to 13.5
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

class nvvmProgram(Handle): ...

class nvvmResult(IntEnum):
    ctype = ctypes.c_uint
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


NVVM_SUCCESS: Final = nvvmResult.NVVM_SUCCESS
NVVM_ERROR_OUT_OF_MEMORY: Final = nvvmResult.NVVM_ERROR_OUT_OF_MEMORY
NVVM_ERROR_PROGRAM_CREATION_FAILURE: Final = nvvmResult.NVVM_ERROR_PROGRAM_CREATION_FAILURE
NVVM_ERROR_IR_VERSION_MISMATCH: Final = nvvmResult.NVVM_ERROR_IR_VERSION_MISMATCH
NVVM_ERROR_INVALID_INPUT: Final = nvvmResult.NVVM_ERROR_INVALID_INPUT
NVVM_ERROR_INVALID_PROGRAM: Final = nvvmResult.NVVM_ERROR_INVALID_PROGRAM
NVVM_ERROR_INVALID_IR: Final = nvvmResult.NVVM_ERROR_INVALID_IR
NVVM_ERROR_INVALID_OPTION: Final = nvvmResult.NVVM_ERROR_INVALID_OPTION
NVVM_ERROR_NO_MODULE_IN_PROGRAM: Final = nvvmResult.NVVM_ERROR_NO_MODULE_IN_PROGRAM
NVVM_ERROR_COMPILATION: Final = nvvmResult.NVVM_ERROR_COMPILATION
NVVM_ERROR_CANCELLED: Final = nvvmResult.NVVM_ERROR_CANCELLED

def nvvmGetErrorString(result: int) -> bytes | None: ...
def nvvmVersion() -> tuple[int, int]: ...
def nvvmIRVersion() -> tuple[int, int, int, int]: ...
def nvvmLLVMVersion(arch: _Text) -> int: ...
def nvvmCreateProgram() -> nvvmProgram: ...
def nvvmDestroyProgram(prog: _Pointer[nvvmProgram]) -> None: ...
def nvvmAddModuleToProgram(prog: nvvmProgram | int | None, buffer: _Address | str, size: int, name: _Text) -> None: ...
def nvvmLazyAddModuleToProgram(prog: nvvmProgram | int | None, buffer: _Address | str, size: int, name: _Text) -> None: ...
def nvvmCompileProgram(prog: nvvmProgram | int | None, numOptions: int, options: _Texts) -> None: ...
def nvvmVerifyProgram(prog: nvvmProgram | int | None, numOptions: int, options: _Texts) -> None: ...
def nvvmGetCompiledResultSize(prog: nvvmProgram | int | None) -> int: ...
def nvvmGetCompiledResult(prog: nvvmProgram | int | None, buffer: _Writable) -> None: ...
def nvvmGetProgramLogSize(prog: nvvmProgram | int | None) -> int: ...
def nvvmGetProgramLog(prog: nvvmProgram | int | None, buffer: _Writable) -> None: ...
