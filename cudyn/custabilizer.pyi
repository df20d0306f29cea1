"""The names of cudyn.custabilizer, for type checkers and editors.

Generated from custabilizer.h of the header releases 0.1 to 0.5
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, custabilizer as _here
from ._bindings.calls.annotations import C as _C, Enumeration as _Enumeration, Pointer as _Pointer, Text as _Text, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CustabilizerError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CustabilizerError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class custabilizerStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTABILIZER_STATUS_SUCCESS = ...
    CUSTABILIZER_STATUS_ERROR = ...
    CUSTABILIZER_STATUS_NOT_INITIALIZED = ...
    CUSTABILIZER_STATUS_INVALID_VALUE = ...
    CUSTABILIZER_STATUS_NOT_SUPPORTED = ...
    CUSTABILIZER_STATUS_ALLOC_FAILED = ...
    CUSTABILIZER_STATUS_INTERNAL_ERROR = ...
    CUSTABILIZER_STATUS_INSUFFICIENT_WORKSPACE = ...
    CUSTABILIZER_STATUS_CUDA_ERROR = ...
    CUSTABILIZER_STATUS_INSUFFICIENT_SPARSE_STORAGE = ...
CUSTABILIZER_STATUS_SUCCESS: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_ERROR: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_NOT_INITIALIZED: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_INVALID_VALUE: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_NOT_SUPPORTED: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_ALLOC_FAILED: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_INTERNAL_ERROR: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_INSUFFICIENT_WORKSPACE: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_CUDA_ERROR: Final[custabilizerStatus_t]
CUSTABILIZER_STATUS_INSUFFICIENT_SPARSE_STORAGE: Final[custabilizerStatus_t]

class custabilizerCircuitAttributes_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSTABILIZER_CIRCUIT_NUM_QUBITS = ...
    CUSTABILIZER_CIRCUIT_NUM_MEASUREMENT_GATES = ...
    CUSTABILIZER_CIRCUIT_NUM_DETECTORS = ...
    CUSTABILIZER_CIRCUIT_NUM_REPEAT_BLOCKS = ...
    CUSTABILIZER_CIRCUIT_NUM_RESETS = ...
    CUSTABILIZER_CIRCUIT_NUM_1Q_GATES = ...
    CUSTABILIZER_CIRCUIT_NUM_2Q_GATES = ...
    CUSTABILIZER_CIRCUIT_HAS_NOISE = ...
    CUSTABILIZER_CIRCUIT_NUM_LEAKAGE_INSTRUCTIONS = ...
    CUSTABILIZER_CIRCUIT_NUM_LEAKAGE_READOUTS = ...
    CUSTABILIZER_CIRCUIT_NUM_MEASUREMENT_BITS = ...
CUSTABILIZER_CIRCUIT_NUM_QUBITS: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_MEASUREMENT_GATES: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_DETECTORS: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_REPEAT_BLOCKS: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_RESETS: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_1Q_GATES: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_2Q_GATES: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_HAS_NOISE: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_LEAKAGE_INSTRUCTIONS: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_LEAKAGE_READOUTS: Final[custabilizerCircuitAttributes_t]
CUSTABILIZER_CIRCUIT_NUM_MEASUREMENT_BITS: Final[custabilizerCircuitAttributes_t]

custabilizerCircuit_t = ctypes.c_void_p
custabilizerFrameSimulator_t = ctypes.c_void_p
custabilizerLeakageFrameSimulator_t = ctypes.c_void_p
custabilizerHandle_t = ctypes.c_void_p
custabilizerBitInt_t = ctypes.c_uint32

CUSTABILIZER_MAJOR: Final = 0
CUSTABILIZER_MINOR: Final = 5
CUSTABILIZER_PATCH: Final = 0
CUSTABILIZER_VERSION: Final = 500

cudaStream_t = runtime.cudaStream_t


class _RawUnchanged(Raw):
    custabilizerGetVersion: _C[[]]
    custabilizerGetErrorString: Callable[[int], bytes | None]
    custabilizerCreate: _C[_Pointer[ctypes.c_void_p] | int]
    custabilizerDestroy: _C[_Writable]
    custabilizerCircuitSizeFromString: _C[_Writable, _Text, _Pointer[ctypes.c_int64] | int]
    custabilizerCreateCircuitFromString: _C[_Writable, _Text, _Writable, int, _Pointer[ctypes.c_void_p] | int]
    custabilizerDestroyCircuit: _C[_Writable]
    custabilizerCircuitGetAttribute: _C[_Writable, _Writable, int, _Writable, int]
    custabilizerCreateFrameSimulator: _C[_Writable, int, int, int, int, _Pointer[ctypes.c_void_p] | int]
    custabilizerDestroyFrameSimulator: _C[_Writable]
    custabilizerFrameSimulatorApplyCircuit: _C[_Writable, _Writable, _Writable, int, int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, driver.CUstream | int | None]
    custabilizerCreateLeakageFrameSimulator: _C[_Writable, int, int, int, int, _Pointer[ctypes.c_void_p] | int]
    custabilizerDestroyLeakageFrameSimulator: _C[_Writable]
    custabilizerLeakageFrameSimulatorApplyCircuit: _C[_Writable, _Writable, _Writable, int, int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, _Pointer[ctypes.c_uint32] | int, driver.CUstream | int | None]
    custabilizerSampleProbArray: _C[_Writable, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_uint32] | int, driver.CUstream | int | None]
    custabilizerSampleProbArraySparsePrepare: _C[_Writable, int, int, _Pointer[ctypes.c_size_t] | int]
    custabilizerSampleProbArraySparseCompute: _C[_Writable, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, _Writable, int, driver.CUstream | int | None]
    custabilizerGF2SparseDenseMatrixMultiply: _C[_Writable, int, int, int, int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint32] | int, int, _Pointer[ctypes.c_uint32] | int, driver.CUstream | int | None]
    custabilizerGF2SparseSparseMatrixMultiply: _C[_Writable, int, int, int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, _Pointer[ctypes.c_uint64] | int, _Pointer[ctypes.c_uint64] | int, int, _Pointer[ctypes.c_uint32] | int, driver.CUstream | int | None]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
