"""The names of cudyn.curand, for type checkers and editors.

Generated from curand.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from os import PathLike
from typing import Any, Final

from . import driver, runtime, curand as _here
from ._binding.annotations import Pointer as _Pointer
from ._binding.handles import Handle
from ._library.explain import Description
from .errors import CurandError, LoadError
from ._library.door import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CurandError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class curandGenerator_t(Handle): ...

class curandDistributionShift_t(Handle): ...

class curandDistributionM2Shift_t(Handle): ...

class curandHistogramM2_t(Handle): ...

class curandDiscreteDistribution_t(Handle): ...

class curandStatus_t(IntEnum):
    ctype: type[ctypes.c_uint]
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
curandStatus = curandStatus_t
CURAND_STATUS_SUCCESS: Final[curandStatus_t]
CURAND_STATUS_VERSION_MISMATCH: Final[curandStatus_t]
CURAND_STATUS_NOT_INITIALIZED: Final[curandStatus_t]
CURAND_STATUS_ALLOCATION_FAILED: Final[curandStatus_t]
CURAND_STATUS_TYPE_ERROR: Final[curandStatus_t]
CURAND_STATUS_OUT_OF_RANGE: Final[curandStatus_t]
CURAND_STATUS_LENGTH_NOT_MULTIPLE: Final[curandStatus_t]
CURAND_STATUS_DOUBLE_PRECISION_REQUIRED: Final[curandStatus_t]
CURAND_STATUS_LAUNCH_FAILURE: Final[curandStatus_t]
CURAND_STATUS_PREEXISTING_FAILURE: Final[curandStatus_t]
CURAND_STATUS_INITIALIZATION_FAILED: Final[curandStatus_t]
CURAND_STATUS_ARCH_MISMATCH: Final[curandStatus_t]
CURAND_STATUS_INTERNAL_ERROR: Final[curandStatus_t]

class curandRngType_t(IntEnum):
    ctype: type[ctypes.c_uint]
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
curandRngType = curandRngType_t
CURAND_RNG_TEST: Final[curandRngType_t]
CURAND_RNG_PSEUDO_DEFAULT: Final[curandRngType_t]
CURAND_RNG_PSEUDO_XORWOW: Final[curandRngType_t]
CURAND_RNG_PSEUDO_MRG32K3A: Final[curandRngType_t]
CURAND_RNG_PSEUDO_MTGP32: Final[curandRngType_t]
CURAND_RNG_PSEUDO_MT19937: Final[curandRngType_t]
CURAND_RNG_PSEUDO_PHILOX4_32_10: Final[curandRngType_t]
CURAND_RNG_QUASI_DEFAULT: Final[curandRngType_t]
CURAND_RNG_QUASI_SOBOL32: Final[curandRngType_t]
CURAND_RNG_QUASI_SCRAMBLED_SOBOL32: Final[curandRngType_t]
CURAND_RNG_QUASI_SOBOL64: Final[curandRngType_t]
CURAND_RNG_QUASI_SCRAMBLED_SOBOL64: Final[curandRngType_t]

class curandOrdering_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CURAND_ORDERING_PSEUDO_BEST = 100
    CURAND_ORDERING_PSEUDO_DEFAULT = 101
    CURAND_ORDERING_PSEUDO_SEEDED = 102
    CURAND_ORDERING_PSEUDO_LEGACY = 103
    CURAND_ORDERING_PSEUDO_DYNAMIC = 104
    CURAND_ORDERING_QUASI_DEFAULT = 201
curandOrdering = curandOrdering_t
CURAND_ORDERING_PSEUDO_BEST: Final[curandOrdering_t]
CURAND_ORDERING_PSEUDO_DEFAULT: Final[curandOrdering_t]
CURAND_ORDERING_PSEUDO_SEEDED: Final[curandOrdering_t]
CURAND_ORDERING_PSEUDO_LEGACY: Final[curandOrdering_t]
CURAND_ORDERING_PSEUDO_DYNAMIC: Final[curandOrdering_t]
CURAND_ORDERING_QUASI_DEFAULT: Final[curandOrdering_t]

class curandDirectionVectorSet_t(IntEnum):
    ctype: type[ctypes.c_uint]
    CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101
    CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102
    CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103
    CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104
curandDirectionVectorSet = curandDirectionVectorSet_t
CURAND_DIRECTION_VECTORS_32_JOEKUO6: Final[curandDirectionVectorSet_t]
CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6: Final[curandDirectionVectorSet_t]
CURAND_DIRECTION_VECTORS_64_JOEKUO6: Final[curandDirectionVectorSet_t]
CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6: Final[curandDirectionVectorSet_t]

class curandMethod_t(IntEnum):
    ctype: type[ctypes.c_uint]
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
curandMethod = curandMethod_t
CURAND_CHOOSE_BEST: Final[curandMethod_t]
CURAND_ITR: Final[curandMethod_t]
CURAND_KNUTH: Final[curandMethod_t]
CURAND_HITR: Final[curandMethod_t]
CURAND_M1: Final[curandMethod_t]
CURAND_M2: Final[curandMethod_t]
CURAND_BINARY_SEARCH: Final[curandMethod_t]
CURAND_DISCRETE_GAUSS: Final[curandMethod_t]
CURAND_REJECTION: Final[curandMethod_t]
CURAND_DEVICE_API: Final[curandMethod_t]
CURAND_FAST_REJECTION: Final[curandMethod_t]
CURAND_3RD: Final[curandMethod_t]
CURAND_DEFINITION: Final[curandMethod_t]
CURAND_POISSON: Final[curandMethod_t]

curandDirectionVectors32_t = Array[ctypes.c_uint]
curandDirectionVectors64_t = Array[ctypes.c_ulonglong]
curandDistribution_st = ctypes.c_double
curandDistribution_t = ctypes._Pointer[ctypes.c_double]
curandHistogramM2K_st = ctypes.c_uint
curandHistogramM2K_t = ctypes._Pointer[ctypes.c_uint]
curandHistogramM2V_st = ctypes.c_double
curandHistogramM2V_t = ctypes._Pointer[ctypes.c_double]

CURAND_VER_MAJOR: Final = 10
CURAND_VER_MINOR: Final = 4
CURAND_VER_PATCH: Final = 5
CURAND_VER_BUILD: Final = 25
CURAND_VERSION: Final = 10405

def curandCreateGenerator(rng_type: int) -> curandGenerator_t: """made by the call: curandGenerator_t *generator"""
def curandCreateGeneratorHost(rng_type: int) -> curandGenerator_t: """made by the call: curandGenerator_t *generator"""
def curandDestroyGenerator(generator: curandGenerator_t | int | None) -> None: ...
def curandGetVersion() -> int: """made by the call: int *version"""
def curandGetProperty(type: int) -> int: """made by the call: int *value"""
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
def curandCreatePoissonDistribution(lambda_: float) -> curandDiscreteDistribution_t: """made by the call: curandDiscreteDistribution_t *discrete_distribution"""
def curandDestroyDistribution(discrete_distribution: curandDiscreteDistribution_t | int | None) -> None: ...
def curandGeneratePoisson(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, n: int, lambda_: float) -> None: ...
def curandGeneratePoissonMethod(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, n: int, lambda_: float, method: int) -> None: ...
def curandGenerateBinomial(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, num: int, n: int, p: float) -> None: ...
def curandGenerateBinomialMethod(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, num: int, n: int, p: float, method: int) -> None: ...
def curandGenerateSeeds(generator: curandGenerator_t | int | None) -> None: ...
def curandGetDirectionVectors32(set: int) -> ctypes._Pointer[ctypes.c_void_p]: """made by the call: curandDirectionVectors32_t **vectors"""
def curandGetScrambleConstants32() -> ctypes._Pointer[ctypes.c_uint]: """made by the call: unsigned int **constants"""
def curandGetDirectionVectors64(set: int) -> ctypes._Pointer[ctypes.c_void_p]: """made by the call: curandDirectionVectors64_t **vectors"""
def curandGetScrambleConstants64() -> ctypes._Pointer[ctypes.c_ulonglong]: """made by the call: unsigned long long **constants"""

class _Raw0(Raw):
    @staticmethod
    def curandCreateGenerator(generator: _Pointer[curandGenerator_t] | int, rng_type: int, /) -> int: ...
    @staticmethod
    def curandCreateGeneratorHost(generator: _Pointer[curandGenerator_t] | int, rng_type: int, /) -> int: ...
    @staticmethod
    def curandDestroyGenerator(generator: curandGenerator_t | int | None, /) -> int: ...
    @staticmethod
    def curandGetVersion(version: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def curandGetProperty(type: int, value: _Pointer[ctypes.c_int] | int, /) -> int: ...
    @staticmethod
    def curandSetStream(generator: curandGenerator_t | int | None, stream: driver.CUstream | int | None, /) -> int: ...
    @staticmethod
    def curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t | int | None, seed: int, /) -> int: ...
    @staticmethod
    def curandSetGeneratorOffset(generator: curandGenerator_t | int | None, offset: int, /) -> int: ...
    @staticmethod
    def curandSetGeneratorOrdering(generator: curandGenerator_t | int | None, order: int, /) -> int: ...
    @staticmethod
    def curandSetQuasiRandomGeneratorDimensions(generator: curandGenerator_t | int | None, num_dimensions: int, /) -> int: ...
    @staticmethod
    def curandGenerate(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, num: int, /) -> int: ...
    @staticmethod
    def curandGenerateLongLong(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_ulonglong] | int, num: int, /) -> int: ...
    @staticmethod
    def curandGenerateUniform(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int, num: int, /) -> int: ...
    @staticmethod
    def curandGenerateUniformDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int, num: int, /) -> int: ...
    @staticmethod
    def curandGenerateNormal(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int, n: int, mean: float, stddev: float, /) -> int: ...
    @staticmethod
    def curandGenerateNormalDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int, n: int, mean: float, stddev: float, /) -> int: ...
    @staticmethod
    def curandGenerateLogNormal(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int, n: int, mean: float, stddev: float, /) -> int: ...
    @staticmethod
    def curandGenerateLogNormalDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int, n: int, mean: float, stddev: float, /) -> int: ...
    @staticmethod
    def curandCreatePoissonDistribution(lambda_: float, discrete_distribution: _Pointer[curandDiscreteDistribution_t] | int, /) -> int: ...
    @staticmethod
    def curandDestroyDistribution(discrete_distribution: curandDiscreteDistribution_t | int | None, /) -> int: ...
    @staticmethod
    def curandGeneratePoisson(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, n: int, lambda_: float, /) -> int: ...
    @staticmethod
    def curandGeneratePoissonMethod(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, n: int, lambda_: float, method: int, /) -> int: ...
    @staticmethod
    def curandGenerateBinomial(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, num: int, n: int, p: float, /) -> int: ...
    @staticmethod
    def curandGenerateBinomialMethod(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int, num: int, n: int, p: float, method: int, /) -> int: ...
    @staticmethod
    def curandGenerateSeeds(generator: curandGenerator_t | int | None, /) -> int: ...
    @staticmethod
    def curandGetDirectionVectors32(vectors: _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, set: int, /) -> int: ...
    @staticmethod
    def curandGetScrambleConstants32(constants: _Pointer[ctypes._Pointer[ctypes.c_uint]] | int, /) -> int: ...
    @staticmethod
    def curandGetDirectionVectors64(vectors: _Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, set: int, /) -> int: ...
    @staticmethod
    def curandGetScrambleConstants64(constants: _Pointer[ctypes._Pointer[ctypes.c_ulonglong]] | int, /) -> int: ...

class _Api0:
    curandCreateGenerator = staticmethod(_here.curandCreateGenerator)
    curandCreateGeneratorHost = staticmethod(_here.curandCreateGeneratorHost)
    curandDestroyGenerator = staticmethod(_here.curandDestroyGenerator)
    curandGetVersion = staticmethod(_here.curandGetVersion)
    curandGetProperty = staticmethod(_here.curandGetProperty)
    curandSetStream = staticmethod(_here.curandSetStream)
    curandSetPseudoRandomGeneratorSeed = staticmethod(_here.curandSetPseudoRandomGeneratorSeed)
    curandSetGeneratorOffset = staticmethod(_here.curandSetGeneratorOffset)
    curandSetGeneratorOrdering = staticmethod(_here.curandSetGeneratorOrdering)
    curandSetQuasiRandomGeneratorDimensions = staticmethod(_here.curandSetQuasiRandomGeneratorDimensions)
    curandGenerate = staticmethod(_here.curandGenerate)
    curandGenerateLongLong = staticmethod(_here.curandGenerateLongLong)
    curandGenerateUniform = staticmethod(_here.curandGenerateUniform)
    curandGenerateUniformDouble = staticmethod(_here.curandGenerateUniformDouble)
    curandGenerateNormal = staticmethod(_here.curandGenerateNormal)
    curandGenerateNormalDouble = staticmethod(_here.curandGenerateNormalDouble)
    curandGenerateLogNormal = staticmethod(_here.curandGenerateLogNormal)
    curandGenerateLogNormalDouble = staticmethod(_here.curandGenerateLogNormalDouble)
    curandCreatePoissonDistribution = staticmethod(_here.curandCreatePoissonDistribution)
    curandDestroyDistribution = staticmethod(_here.curandDestroyDistribution)
    curandGeneratePoisson = staticmethod(_here.curandGeneratePoisson)
    curandGeneratePoissonMethod = staticmethod(_here.curandGeneratePoissonMethod)
    curandGenerateBinomial = staticmethod(_here.curandGenerateBinomial)
    curandGenerateBinomialMethod = staticmethod(_here.curandGenerateBinomialMethod)
    curandGenerateSeeds = staticmethod(_here.curandGenerateSeeds)
    curandGetDirectionVectors32 = staticmethod(_here.curandGetDirectionVectors32)
    curandGetScrambleConstants32 = staticmethod(_here.curandGetScrambleConstants32)
    curandGetDirectionVectors64 = staticmethod(_here.curandGetDirectionVectors64)
    curandGetScrambleConstants64 = staticmethod(_here.curandGetScrambleConstants64)

class _Raw(_Raw0, Raw):
    ...

class _RawApi(_Raw0, Raw):
    ...

class _Api(_Api0, LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
