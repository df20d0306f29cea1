"""The names of cudyn.cufftmp, for type checkers and editors.

Generated from cufftMp.h of the header releases 11.4 to 12.1
(2 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import cufft, driver, runtime, cufftmp as _here
from ._bindings.calls.annotations import Address as _Address, C as _C, Enumeration as _Enumeration, Pointer as _Pointer, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CufftmpError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CufftmpError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cufftReshapeHandle(Handle): ...

class cufftMpCommType(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUFFT_COMM_MPI = ...
    CUFFT_COMM_NONE = ...
cufftMpCommType_t = cufftMpCommType
CUFFT_COMM_MPI: Final[cufftMpCommType]
CUFFT_COMM_NONE: Final[cufftMpCommType]



cudaStream_t = runtime.cudaStream_t
cufftHandle = cufft.cufftHandle
cufftResult = cufft.cufftResult
CUFFT_SUCCESS: Final[cufft.cufftResult]
CUFFT_INVALID_PLAN: Final[cufft.cufftResult]
CUFFT_ALLOC_FAILED: Final[cufft.cufftResult]
CUFFT_INVALID_TYPE: Final[cufft.cufftResult]
CUFFT_INVALID_VALUE: Final[cufft.cufftResult]
CUFFT_INTERNAL_ERROR: Final[cufft.cufftResult]
CUFFT_EXEC_FAILED: Final[cufft.cufftResult]
CUFFT_SETUP_FAILED: Final[cufft.cufftResult]
CUFFT_INVALID_SIZE: Final[cufft.cufftResult]
CUFFT_UNALIGNED_DATA: Final[cufft.cufftResult]
CUFFT_INVALID_DEVICE: Final[cufft.cufftResult]
CUFFT_NO_WORKSPACE: Final[cufft.cufftResult]
CUFFT_NOT_IMPLEMENTED: Final[cufft.cufftResult]
CUFFT_NOT_SUPPORTED: Final[cufft.cufftResult]
CUFFT_MISSING_DEPENDENCY: Final[cufft.cufftResult]
CUFFT_NVRTC_FAILURE: Final[cufft.cufftResult]
CUFFT_NVJITLINK_FAILURE: Final[cufft.cufftResult]
CUFFT_NVSHMEM_FAILURE: Final[cufft.cufftResult]
cufftXtSubFormat = cufft.cufftXtSubFormat
CUFFT_XT_FORMAT_INPUT: Final[cufft.cufftXtSubFormat]
CUFFT_XT_FORMAT_OUTPUT: Final[cufft.cufftXtSubFormat]
CUFFT_XT_FORMAT_INPLACE: Final[cufft.cufftXtSubFormat]
CUFFT_XT_FORMAT_INPLACE_SHUFFLED: Final[cufft.cufftXtSubFormat]
CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED: Final[cufft.cufftXtSubFormat]
CUFFT_XT_FORMAT_DISTRIBUTED_INPUT: Final[cufft.cufftXtSubFormat]
CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT: Final[cufft.cufftXtSubFormat]
CUFFT_FORMAT_UNDEFINED: Final[cufft.cufftXtSubFormat]


class _RawUnchanged(Raw):
    cufftMpAttachComm: _C[int, int, _Writable]
    cufftXtSetDistribution: _C[int, int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int, _Pointer[ctypes.c_longlong] | int]
    cufftXtSetSubformatDefault: _C[int, int, int]
    cufftMpCreateReshape: _C[_Pointer[cufftReshapeHandle] | int]
    cufftMpGetReshapeSize: _C[cufftReshapeHandle | int | None, _Pointer[ctypes.c_size_t] | int]
    cufftMpExecReshapeAsync: _C[cufftReshapeHandle | int | None, _Writable, _Address, _Writable, driver.CUstream | int | None]
    cufftMpDestroyReshape: _C[cufftReshapeHandle | int | None]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
