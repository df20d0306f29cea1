"""The names of cudyn.curand, for type checkers and editors.

Generated from curand.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Sequence
from ctypes import Array, Structure, Union
from enum import IntEnum
from os import PathLike
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from . import driver, runtime
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

class curandGenerator_t(Handle): ...

class curandDistributionShift_t(Handle): ...

class curandDistributionM2Shift_t(Handle): ...

class curandHistogramM2_t(Handle): ...

class curandDiscreteDistribution_t(Handle): ...

class curandStatus_t(IntEnum):
    ctype = ctypes.c_uint
    CURAND_STATUS_SUCCESS = 0
    CURAND_STATUS_VERSION_MISMATCH = 100
    CURAND_STATUS_NOT_INITIALIZED = 101
    CURAND_STATUS_ALLOCATION_FAILED = 102
    CURAND_STATUS_TYPE_ERROR = 103
    CURAND_STATUS_OUT_OF_RANGE = 104
    CURAND_STATUS_LENGTH_NOT_MULTIPLE = 105
    CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106
    CURAND_STATUS_LAUNCH_FAILURE = 201
    CURAND_STATUS_PREEXISTING_FAILURE = 202
    CURAND_STATUS_INITIALIZATION_FAILED = 203
    CURAND_STATUS_ARCH_MISMATCH = 204
    CURAND_STATUS_INTERNAL_ERROR = 999

class curandRngType_t(IntEnum):
    ctype = ctypes.c_uint
    CURAND_RNG_TEST = 0
    CURAND_RNG_PSEUDO_DEFAULT = 100
    CURAND_RNG_PSEUDO_XORWOW = 101
    CURAND_RNG_PSEUDO_MRG32K3A = 121
    CURAND_RNG_PSEUDO_MTGP32 = 141
    CURAND_RNG_PSEUDO_MT19937 = 142
    CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161
    CURAND_RNG_QUASI_DEFAULT = 200
    CURAND_RNG_QUASI_SOBOL32 = 201
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202
    CURAND_RNG_QUASI_SOBOL64 = 203
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204

class curandOrdering_t(IntEnum):
    ctype = ctypes.c_uint
    CURAND_ORDERING_PSEUDO_BEST = 100
    CURAND_ORDERING_PSEUDO_DEFAULT = 101
    CURAND_ORDERING_PSEUDO_SEEDED = 102
    CURAND_ORDERING_PSEUDO_LEGACY = 103
    CURAND_ORDERING_PSEUDO_DYNAMIC = 104
    CURAND_ORDERING_QUASI_DEFAULT = 201

class curandDirectionVectorSet_t(IntEnum):
    ctype = ctypes.c_uint
    CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101
    CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102
    CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103
    CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104

class curandMethod_t(IntEnum):
    ctype = ctypes.c_uint
    CURAND_CHOOSE_BEST = 0
    CURAND_ITR = 1
    CURAND_KNUTH = 2
    CURAND_HITR = 3
    CURAND_M1 = 4
    CURAND_M2 = 5
    CURAND_BINARY_SEARCH = 6
    CURAND_DISCRETE_GAUSS = 7
    CURAND_REJECTION = 8
    CURAND_DEVICE_API = 9
    CURAND_FAST_REJECTION = 10
    CURAND_3RD = 11
    CURAND_DEFINITION = 12
    CURAND_POISSON = 13

curandStatus = curandStatus_t
curandRngType = curandRngType_t
curandOrdering = curandOrdering_t
curandDirectionVectorSet = curandDirectionVectorSet_t
curandMethod = curandMethod_t
curandDirectionVectors32_t = Any
curandDirectionVectors64_t = Any
curandDistribution_st = ctypes.c_double
curandDistribution_t = Any
curandHistogramM2K_st = ctypes.c_uint
curandHistogramM2K_t = Any
curandHistogramM2V_st = ctypes.c_double
curandHistogramM2V_t = Any

CURAND_STATUS_SUCCESS: Final = curandStatus_t.CURAND_STATUS_SUCCESS
CURAND_STATUS_VERSION_MISMATCH: Final = curandStatus_t.CURAND_STATUS_VERSION_MISMATCH
CURAND_STATUS_NOT_INITIALIZED: Final = curandStatus_t.CURAND_STATUS_NOT_INITIALIZED
CURAND_STATUS_ALLOCATION_FAILED: Final = curandStatus_t.CURAND_STATUS_ALLOCATION_FAILED
CURAND_STATUS_TYPE_ERROR: Final = curandStatus_t.CURAND_STATUS_TYPE_ERROR
CURAND_STATUS_OUT_OF_RANGE: Final = curandStatus_t.CURAND_STATUS_OUT_OF_RANGE
CURAND_STATUS_LENGTH_NOT_MULTIPLE: Final = curandStatus_t.CURAND_STATUS_LENGTH_NOT_MULTIPLE
CURAND_STATUS_DOUBLE_PRECISION_REQUIRED: Final = curandStatus_t.CURAND_STATUS_DOUBLE_PRECISION_REQUIRED
CURAND_STATUS_LAUNCH_FAILURE: Final = curandStatus_t.CURAND_STATUS_LAUNCH_FAILURE
CURAND_STATUS_PREEXISTING_FAILURE: Final = curandStatus_t.CURAND_STATUS_PREEXISTING_FAILURE
CURAND_STATUS_INITIALIZATION_FAILED: Final = curandStatus_t.CURAND_STATUS_INITIALIZATION_FAILED
CURAND_STATUS_ARCH_MISMATCH: Final = curandStatus_t.CURAND_STATUS_ARCH_MISMATCH
CURAND_STATUS_INTERNAL_ERROR: Final = curandStatus_t.CURAND_STATUS_INTERNAL_ERROR
CURAND_RNG_TEST: Final = curandRngType_t.CURAND_RNG_TEST
CURAND_RNG_PSEUDO_DEFAULT: Final = curandRngType_t.CURAND_RNG_PSEUDO_DEFAULT
CURAND_RNG_PSEUDO_XORWOW: Final = curandRngType_t.CURAND_RNG_PSEUDO_XORWOW
CURAND_RNG_PSEUDO_MRG32K3A: Final = curandRngType_t.CURAND_RNG_PSEUDO_MRG32K3A
CURAND_RNG_PSEUDO_MTGP32: Final = curandRngType_t.CURAND_RNG_PSEUDO_MTGP32
CURAND_RNG_PSEUDO_MT19937: Final = curandRngType_t.CURAND_RNG_PSEUDO_MT19937
CURAND_RNG_PSEUDO_PHILOX4_32_10: Final = curandRngType_t.CURAND_RNG_PSEUDO_PHILOX4_32_10
CURAND_RNG_QUASI_DEFAULT: Final = curandRngType_t.CURAND_RNG_QUASI_DEFAULT
CURAND_RNG_QUASI_SOBOL32: Final = curandRngType_t.CURAND_RNG_QUASI_SOBOL32
CURAND_RNG_QUASI_SCRAMBLED_SOBOL32: Final = curandRngType_t.CURAND_RNG_QUASI_SCRAMBLED_SOBOL32
CURAND_RNG_QUASI_SOBOL64: Final = curandRngType_t.CURAND_RNG_QUASI_SOBOL64
CURAND_RNG_QUASI_SCRAMBLED_SOBOL64: Final = curandRngType_t.CURAND_RNG_QUASI_SCRAMBLED_SOBOL64
CURAND_ORDERING_PSEUDO_BEST: Final = curandOrdering_t.CURAND_ORDERING_PSEUDO_BEST
CURAND_ORDERING_PSEUDO_DEFAULT: Final = curandOrdering_t.CURAND_ORDERING_PSEUDO_DEFAULT
CURAND_ORDERING_PSEUDO_SEEDED: Final = curandOrdering_t.CURAND_ORDERING_PSEUDO_SEEDED
CURAND_ORDERING_PSEUDO_LEGACY: Final = curandOrdering_t.CURAND_ORDERING_PSEUDO_LEGACY
CURAND_ORDERING_PSEUDO_DYNAMIC: Final = curandOrdering_t.CURAND_ORDERING_PSEUDO_DYNAMIC
CURAND_ORDERING_QUASI_DEFAULT: Final = curandOrdering_t.CURAND_ORDERING_QUASI_DEFAULT
CURAND_DIRECTION_VECTORS_32_JOEKUO6: Final = curandDirectionVectorSet_t.CURAND_DIRECTION_VECTORS_32_JOEKUO6
CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6: Final = curandDirectionVectorSet_t.CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6
CURAND_DIRECTION_VECTORS_64_JOEKUO6: Final = curandDirectionVectorSet_t.CURAND_DIRECTION_VECTORS_64_JOEKUO6
CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6: Final = curandDirectionVectorSet_t.CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6
CURAND_CHOOSE_BEST: Final = curandMethod_t.CURAND_CHOOSE_BEST
CURAND_ITR: Final = curandMethod_t.CURAND_ITR
CURAND_KNUTH: Final = curandMethod_t.CURAND_KNUTH
CURAND_HITR: Final = curandMethod_t.CURAND_HITR
CURAND_M1: Final = curandMethod_t.CURAND_M1
CURAND_M2: Final = curandMethod_t.CURAND_M2
CURAND_BINARY_SEARCH: Final = curandMethod_t.CURAND_BINARY_SEARCH
CURAND_DISCRETE_GAUSS: Final = curandMethod_t.CURAND_DISCRETE_GAUSS
CURAND_REJECTION: Final = curandMethod_t.CURAND_REJECTION
CURAND_DEVICE_API: Final = curandMethod_t.CURAND_DEVICE_API
CURAND_FAST_REJECTION: Final = curandMethod_t.CURAND_FAST_REJECTION
CURAND_3RD: Final = curandMethod_t.CURAND_3RD
CURAND_DEFINITION: Final = curandMethod_t.CURAND_DEFINITION
CURAND_POISSON: Final = curandMethod_t.CURAND_POISSON
CURAND_VER_MAJOR: Final = 10
CURAND_VER_MINOR: Final = 4
CURAND_VER_PATCH: Final = 5
CURAND_VER_BUILD: Final = 25
CURAND_VERSION: Final = 10405

def curandCreateGenerator(rng_type: int) -> curandGenerator_t: ...
def curandCreateGeneratorHost(rng_type: int) -> curandGenerator_t: ...
def curandDestroyGenerator(generator: curandGenerator_t | int | None) -> None: ...
def curandGetVersion() -> int: ...
def curandGetProperty(type: int) -> int: ...
def curandSetStream(generator: curandGenerator_t | int | None, stream: driver.CUstream | int | None) -> None: ...
def curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t | int | None, seed: int) -> None: ...
def curandSetGeneratorOffset(generator: curandGenerator_t | int | None, offset: int) -> None: ...
def curandSetGeneratorOrdering(generator: curandGenerator_t | int | None, order: int) -> None: ...
def curandSetQuasiRandomGeneratorDimensions(generator: curandGenerator_t | int | None, num_dimensions: int) -> None: ...
def curandGenerate(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, num: int) -> None: ...
def curandGenerateLongLong(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_ulonglong] | int, num: int) -> None: ...
def curandGenerateUniform(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int, num: int) -> None: ...
def curandGenerateUniformDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int, num: int) -> None: ...
def curandGenerateNormal(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int, n: int, mean: float, stddev: float) -> None: ...
def curandGenerateNormalDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int, n: int, mean: float, stddev: float) -> None: ...
def curandGenerateLogNormal(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int, n: int, mean: float, stddev: float) -> None: ...
def curandGenerateLogNormalDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int, n: int, mean: float, stddev: float) -> None: ...
def curandCreatePoissonDistribution(lambda_: float) -> curandDiscreteDistribution_t: ...
def curandDestroyDistribution(discrete_distribution: curandDiscreteDistribution_t | int | None) -> None: ...
def curandGeneratePoisson(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, n: int, lambda_: float) -> None: ...
def curandGeneratePoissonMethod(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, n: int, lambda_: float, method: int) -> None: ...
def curandGenerateBinomial(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, num: int, n: int, p: float) -> None: ...
def curandGenerateBinomialMethod(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, num: int, n: int, p: float, method: int) -> None: ...
def curandGenerateSeeds(generator: curandGenerator_t | int | None) -> None: ...
def curandGetDirectionVectors32(set: int) -> ctypes._Pointer[Any]: ...
def curandGetScrambleConstants32() -> ctypes._Pointer[ctypes.c_uint]: ...
def curandGetDirectionVectors64(set: int) -> ctypes._Pointer[Any]: ...
def curandGetScrambleConstants64() -> ctypes._Pointer[ctypes.c_ulonglong]: ...
