"""The names of cudyn.nvvm, for type checkers and editors.

Generated from nvvm.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final, overload as _overload

from . import nvvm as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, Text as _Text, Texts as _Texts, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import LoadError, NvvmError
from ._bindings.libraries.module import LibraryModule, Raw

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

class nvvmResult(_Enumeration):
    ctype: type[ctypes.c_uint]
    NVVM_SUCCESS = ...
    NVVM_ERROR_OUT_OF_MEMORY = ...
    NVVM_ERROR_PROGRAM_CREATION_FAILURE = ...
    NVVM_ERROR_IR_VERSION_MISMATCH = ...
    NVVM_ERROR_INVALID_INPUT = ...
    NVVM_ERROR_INVALID_PROGRAM = ...
    NVVM_ERROR_INVALID_IR = ...
    NVVM_ERROR_INVALID_OPTION = ...
    NVVM_ERROR_NO_MODULE_IN_PROGRAM = ...
    NVVM_ERROR_COMPILATION = ...
    NVVM_ERROR_CANCELLED = ...
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



def nvvmGetErrorString(result: nvvmResult | _Int) -> str | None:
    """Returns the name of a status.

    C: const char *nvvmGetErrorString(nvvmResult result)

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmVersion() -> tuple[int, int]:
    """Returns the library's version.

    C: nvvmResult nvvmVersion(int *major, int *minor)

      major: returned
      minor: returned

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmIRVersion() -> tuple[int, int, int, int]:
    """Returns the versions of NVVM IR and of its debug metadata that the library reads.

    C: nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)

      majorIR: returned
      minorIR: returned
      majorDbg: returned
      minorDbg: returned

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmLLVMVersion(arch: _Text) -> int:
    """Returns the major of LLVM whose IR the library reads for an architecture.

    C: nvvmResult nvvmLLVMVersion(const char *arch, int *major)

      arch: passed; a zero-terminated text
      major: returned

    https://docs.nvidia.com/cuda/libnvvm-api/
    Since 13.1.
    """
def nvvmCreateProgram() -> nvvmProgram:
    """Creates an empty program.

    C: nvvmResult nvvmCreateProgram(nvvmProgram *prog)

      prog: returned

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmDestroyProgram(prog: _Pointer[nvvmProgram]) -> None:
    """Destroys a program.

    C: nvvmResult nvvmDestroyProgram(nvvmProgram *prog)

      prog: passed; the call may write to the memory that it points to; host memory

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmAddModuleToProgram(prog: nvvmProgram | int | None, buffer: _Address | str, size: int | None, name: _Text) -> None:
    """Adds a module of NVVM IR, as text or bitcode, to a program.

    C: nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)

      buffer: passed; host memory of size bytes
      name: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmLazyAddModuleToProgram(prog: nvvmProgram | int | None, buffer: _Address | str, size: int | None, name: _Text) -> None:
    """Adds a module of NVVM IR of which only what others use is linked.

    C: nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)

      buffer: passed; host memory of size bytes
      name: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmCompileProgram(prog: nvvmProgram | int | None, numOptions: int | None, options: _Texts) -> None:
    """Compiles a program to PTX or LTO-IR, with options.

    C: nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)

      options: passed; host memory of numOptions elements

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmVerifyProgram(prog: nvvmProgram | int | None, numOptions: int | None, options: _Texts) -> None:
    """Checks the modules of a program, and compiles nothing.

    C: nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)

      options: passed; host memory of numOptions elements

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmGetCompiledResultSize(prog: nvvmProgram | int | None) -> int:
    """Returns the size of the compiled program.

    C: nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)

      bufferSizeRet: returned

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
@_overload
def nvvmGetCompiledResult(prog: nvvmProgram | int | None) -> _Bytes:
    """Writes what a program was compiled to into memory.

    C: nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)

      buffer: passed; the call may write to the memory that it points to; if omitted, returned as bytes

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
@_overload
def nvvmGetCompiledResult(prog: nvvmProgram | int | None, buffer: _Writable) -> None: ...
def nvvmGetProgramLogSize(prog: nvvmProgram | int | None) -> int:
    """Returns the size of the compiler's messages on a program.

    C: nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)

      bufferSizeRet: returned

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
@_overload
def nvvmGetProgramLog(prog: nvvmProgram | int | None) -> str:
    """Writes the compiler's messages on a program into memory.

    C: nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)

      buffer: passed; the call may write to the memory that it points to; if omitted, returned as a str

    https://docs.nvidia.com/cuda/libnvvm-api/
    """
@_overload
def nvvmGetProgramLog(prog: nvvmProgram | int | None, buffer: _Writable) -> None: ...

class _RawUnchanged(Raw):
    nvvmGetErrorString: Callable[[int], bytes | None]
    nvvmVersion: _C[_Pointer[ctypes.c_int], _Pointer[ctypes.c_int]]
    nvvmIRVersion: _C[_Pointer[ctypes.c_int], _Pointer[ctypes.c_int], _Pointer[ctypes.c_int], _Pointer[ctypes.c_int]]
    nvvmLLVMVersion: _C[_Text, _Pointer[ctypes.c_int]]
    nvvmCreateProgram: _C[_Pointer[nvvmProgram]]
    nvvmDestroyProgram: _C[_Pointer[nvvmProgram]]
    nvvmAddModuleToProgram: _C[nvvmProgram | int | None, _Address | str, int, _Text]
    nvvmLazyAddModuleToProgram: _C[nvvmProgram | int | None, _Address | str, int, _Text]
    nvvmCompileProgram: _C[nvvmProgram | int | None, int, _Texts]
    nvvmVerifyProgram: _C[nvvmProgram | int | None, int, _Texts]
    nvvmGetCompiledResultSize: _C[nvvmProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvvmGetCompiledResult: _C[nvvmProgram | int | None, _Address]
    nvvmGetProgramLogSize: _C[nvvmProgram | int | None, _Pointer[ctypes.c_size_t]]
    nvvmGetProgramLog: _C[nvvmProgram | int | None, _Address]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
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
