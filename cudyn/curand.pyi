"""The names of cudyn.curand, for type checkers and editors.

Generated from curand.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, curand as _here
from ._bindings.calls.annotations import C as _C, Device as _Device, Enumeration as _Enumeration, Int as _Int, Pointer as _Pointer, WriteArray as _WriteArray
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CurandError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

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

class curandStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CURAND_STATUS_SUCCESS = ...
    CURAND_STATUS_VERSION_MISMATCH = ...
    CURAND_STATUS_NOT_INITIALIZED = ...
    CURAND_STATUS_ALLOCATION_FAILED = ...
    CURAND_STATUS_TYPE_ERROR = ...
    CURAND_STATUS_OUT_OF_RANGE = ...
    CURAND_STATUS_LENGTH_NOT_MULTIPLE = ...
    CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = ...
    CURAND_STATUS_LAUNCH_FAILURE = ...
    CURAND_STATUS_PREEXISTING_FAILURE = ...
    CURAND_STATUS_INITIALIZATION_FAILED = ...
    CURAND_STATUS_ARCH_MISMATCH = ...
    CURAND_STATUS_INTERNAL_ERROR = ...
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

class curandRngType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CURAND_RNG_TEST = ...
    CURAND_RNG_PSEUDO_DEFAULT = ...
    CURAND_RNG_PSEUDO_XORWOW = ...
    CURAND_RNG_PSEUDO_MRG32K3A = ...
    CURAND_RNG_PSEUDO_MTGP32 = ...
    CURAND_RNG_PSEUDO_MT19937 = ...
    CURAND_RNG_PSEUDO_PHILOX4_32_10 = ...
    CURAND_RNG_QUASI_DEFAULT = ...
    CURAND_RNG_QUASI_SOBOL32 = ...
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = ...
    CURAND_RNG_QUASI_SOBOL64 = ...
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = ...
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

class curandOrdering_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CURAND_ORDERING_PSEUDO_BEST = ...
    CURAND_ORDERING_PSEUDO_DEFAULT = ...
    CURAND_ORDERING_PSEUDO_SEEDED = ...
    CURAND_ORDERING_PSEUDO_LEGACY = ...
    CURAND_ORDERING_PSEUDO_DYNAMIC = ...
    CURAND_ORDERING_QUASI_DEFAULT = ...
curandOrdering = curandOrdering_t
CURAND_ORDERING_PSEUDO_BEST: Final[curandOrdering_t]
CURAND_ORDERING_PSEUDO_DEFAULT: Final[curandOrdering_t]
CURAND_ORDERING_PSEUDO_SEEDED: Final[curandOrdering_t]
CURAND_ORDERING_PSEUDO_LEGACY: Final[curandOrdering_t]
CURAND_ORDERING_PSEUDO_DYNAMIC: Final[curandOrdering_t]
CURAND_ORDERING_QUASI_DEFAULT: Final[curandOrdering_t]

class curandDirectionVectorSet_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CURAND_DIRECTION_VECTORS_32_JOEKUO6 = ...
    CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = ...
    CURAND_DIRECTION_VECTORS_64_JOEKUO6 = ...
    CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = ...
curandDirectionVectorSet = curandDirectionVectorSet_t
CURAND_DIRECTION_VECTORS_32_JOEKUO6: Final[curandDirectionVectorSet_t]
CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6: Final[curandDirectionVectorSet_t]
CURAND_DIRECTION_VECTORS_64_JOEKUO6: Final[curandDirectionVectorSet_t]
CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6: Final[curandDirectionVectorSet_t]

class curandMethod_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CURAND_CHOOSE_BEST = ...
    CURAND_ITR = ...
    CURAND_KNUTH = ...
    CURAND_HITR = ...
    CURAND_M1 = ...
    CURAND_M2 = ...
    CURAND_BINARY_SEARCH = ...
    CURAND_DISCRETE_GAUSS = ...
    CURAND_REJECTION = ...
    CURAND_DEVICE_API = ...
    CURAND_FAST_REJECTION = ...
    CURAND_3RD = ...
    CURAND_DEFINITION = ...
    CURAND_POISSON = ...
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

cudaStream_t = runtime.cudaStream_t
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def curandCreateGenerator(rng_type: curandRngType_t | _Int) -> curandGenerator_t:
    """Creates a generator of random numbers that runs on the device.

    C: curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t rng_type)

      generator: returned

    https://docs.nvidia.com/cuda/curand/
    """
def curandCreateGeneratorHost(rng_type: curandRngType_t | _Int) -> curandGenerator_t:
    """Creates a generator of random numbers that runs on the host.

    C: curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t rng_type)

      generator: returned

    https://docs.nvidia.com/cuda/curand/
    """
def curandDestroyGenerator(generator: curandGenerator_t | int | None) -> None:
    """Destroys a generator.

    C: curandStatus_t curandDestroyGenerator(curandGenerator_t generator)

    https://docs.nvidia.com/cuda/curand/
    """
def curandGetVersion() -> int:
    """Returns the library's version as one number.

    C: curandStatus_t curandGetVersion(int *version)

      version: returned

    https://docs.nvidia.com/cuda/curand/
    """
def curandGetProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: curandStatus_t curandGetProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/curand/
    """
def curandSetStream(generator: curandGenerator_t | int | None, stream: driver.CUstream | int | None) -> None:
    """Sets the stream in which a generator works.

    C: curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream)

    https://docs.nvidia.com/cuda/curand/
    """
def curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t | int | None, seed: int) -> None:
    """Sets the seed of a pseudorandom generator.

    C: curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed)

    https://docs.nvidia.com/cuda/curand/
    """
def curandSetGeneratorOffset(generator: curandGenerator_t | int | None, offset: int) -> None:
    """Sets where in its sequence a generator goes on.

    C: curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset)

    https://docs.nvidia.com/cuda/curand/
    """
def curandSetGeneratorOrdering(generator: curandGenerator_t | int | None, order: curandOrdering_t | _Int) -> None:
    """Sets the order in which a generator's numbers stand in memory.

    C: curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order)

    https://docs.nvidia.com/cuda/curand/
    """
def curandSetQuasiRandomGeneratorDimensions(generator: curandGenerator_t | int | None, num_dimensions: int) -> None:
    """Sets the number of dimensions of a quasirandom generator.

    C: curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned int num_dimensions)

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerate(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int | _WriteArray | _Device, num: int | None) -> None:
    """Fills memory with random unsigned ints of 32 bits.

    C: curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *outputPtr, size_t num)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of num elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateLongLong(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_ulonglong] | int | _WriteArray | _Device, num: int | None) -> None:
    """Fills memory with random unsigned ints of 64 bits.

    C: curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long *outputPtr, size_t num)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of num elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateUniform(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, num: int | None) -> None:
    """Fills memory with numbers between 0, exclusive, and 1, inclusive.

    C: curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *outputPtr, size_t num)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of num elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateUniformDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, num: int | None) -> None:
    """Fills memory with numbers between 0, exclusive, and 1, inclusive.

    C: curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *outputPtr, size_t num)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of num elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateNormal(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, n: int | None, mean: float, stddev: float) -> None:
    """Fills memory with numbers of a normal distribution.

    C: curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of n elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateNormalDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, n: int | None, mean: float, stddev: float) -> None:
    """Fills memory with numbers of a normal distribution.

    C: curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of n elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateLogNormal(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_float] | int | _WriteArray | _Device, n: int | None, mean: float, stddev: float) -> None:
    """Fills memory with numbers of a log-normal distribution.

    C: curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of n elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateLogNormalDouble(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, n: int | None, mean: float, stddev: float) -> None:
    """Fills memory with numbers of a log-normal distribution.

    C: curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of n elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandCreatePoissonDistribution(lambda_: float) -> curandDiscreteDistribution_t:
    """Creates the table of a Poisson distribution, for kernels.

    C: curandStatus_t curandCreatePoissonDistribution(double lambda, curandDiscreteDistribution_t *discrete_distribution)

      discrete_distribution: returned

    https://docs.nvidia.com/cuda/curand/
    """
def curandDestroyDistribution(discrete_distribution: curandDiscreteDistribution_t | int | None) -> None:
    """Destroys the table of a distribution.

    C: curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t discrete_distribution)

    https://docs.nvidia.com/cuda/curand/
    """
def curandGeneratePoisson(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int | _WriteArray | _Device, n: int | None, lambda_: float) -> None:
    """Fills memory with numbers of a Poisson distribution.

    C: curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of n elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGeneratePoissonMethod(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int | _WriteArray | _Device, n: int | None, lambda_: float, method: curandMethod_t | _Int) -> None:
    """Fills memory with numbers of a Poisson distribution, by a chosen method.

    C: curandStatus_t curandGeneratePoissonMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda, curandMethod_t method)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of n elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateBinomial(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int | _WriteArray | _Device, num: int | None, n: int, p: float) -> None:
    """Fills memory with numbers of a binomial distribution.

    C: curandStatus_t curandGenerateBinomial(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of num elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateBinomialMethod(generator: curandGenerator_t | int | None, outputPtr: _Pointer[ctypes.c_uint] | int | _WriteArray | _Device, num: int | None, n: int, p: float, method: curandMethod_t | _Int) -> None:
    """Fills memory with numbers of a binomial distribution, by a chosen method.

    C: curandStatus_t curandGenerateBinomialMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p, curandMethod_t method)

      outputPtr: passed; the call may write to the memory that it points to; host or device memory of num elements

    https://docs.nvidia.com/cuda/curand/
    """
def curandGenerateSeeds(generator: curandGenerator_t | int | None) -> None:
    """Prepares a generator's state now, and not with its first numbers.

    C: curandStatus_t curandGenerateSeeds(curandGenerator_t generator)

    https://docs.nvidia.com/cuda/curand/
    """
def curandGetDirectionVectors32(set: curandDirectionVectorSet_t | _Int) -> ctypes._Pointer[ctypes.c_void_p]:
    """Returns the direction vectors of Sobol's quasirandom sequences.

    C: curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set)

      vectors: returned

    https://docs.nvidia.com/cuda/curand/
    """
def curandGetScrambleConstants32() -> ctypes._Pointer[ctypes.c_uint]:
    """Returns the constants of scrambled Sobol sequences.

    C: curandStatus_t curandGetScrambleConstants32(unsigned int **constants)

      constants: returned

    https://docs.nvidia.com/cuda/curand/
    """
def curandGetDirectionVectors64(set: curandDirectionVectorSet_t | _Int) -> ctypes._Pointer[ctypes.c_void_p]:
    """Returns the direction vectors of Sobol's quasirandom sequences.

    C: curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set)

      vectors: returned

    https://docs.nvidia.com/cuda/curand/
    """
def curandGetScrambleConstants64() -> ctypes._Pointer[ctypes.c_ulonglong]:
    """Returns the constants of scrambled Sobol sequences.

    C: curandStatus_t curandGetScrambleConstants64(unsigned long long **constants)

      constants: returned

    https://docs.nvidia.com/cuda/curand/
    """

class _RawUnchanged(Raw):
    curandCreateGenerator: _C[_Pointer[curandGenerator_t] | int, int]
    curandCreateGeneratorHost: _C[_Pointer[curandGenerator_t] | int, int]
    curandDestroyGenerator: _C[curandGenerator_t | int | None]
    curandGetVersion: _C[_Pointer[ctypes.c_int] | int]
    curandGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    curandSetStream: _C[curandGenerator_t | int | None, driver.CUstream | int | None]
    curandSetPseudoRandomGeneratorSeed: _C[curandGenerator_t | int | None, int]
    curandSetGeneratorOffset: _C[curandGenerator_t | int | None, int]
    curandSetGeneratorOrdering: _C[curandGenerator_t | int | None, int]
    curandSetQuasiRandomGeneratorDimensions: _C[curandGenerator_t | int | None, int]
    curandGenerate: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_uint] | int, int]
    curandGenerateLongLong: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_ulonglong] | int, int]
    curandGenerateUniform: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_float] | int, int]
    curandGenerateUniformDouble: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_double] | int, int]
    curandGenerateNormal: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_float] | int, int, float, float]
    curandGenerateNormalDouble: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_double] | int, int, float, float]
    curandGenerateLogNormal: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_float] | int, int, float, float]
    curandGenerateLogNormalDouble: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_double] | int, int, float, float]
    curandCreatePoissonDistribution: _C[float, _Pointer[curandDiscreteDistribution_t] | int]
    curandDestroyDistribution: _C[curandDiscreteDistribution_t | int | None]
    curandGeneratePoisson: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_uint] | int, int, float]
    curandGeneratePoissonMethod: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_uint] | int, int, float, int]
    curandGenerateBinomial: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_uint] | int, int, int, float]
    curandGenerateBinomialMethod: _C[curandGenerator_t | int | None, _Pointer[ctypes.c_uint] | int, int, int, float, int]
    curandGenerateSeeds: _C[curandGenerator_t | int | None]
    curandGetDirectionVectors32: _C[_Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, int]
    curandGetScrambleConstants32: _C[_Pointer[ctypes._Pointer[ctypes.c_uint]] | int]
    curandGetDirectionVectors64: _C[_Pointer[ctypes._Pointer[ctypes.c_void_p]] | int, int]
    curandGetScrambleConstants64: _C[_Pointer[ctypes._Pointer[ctypes.c_ulonglong]] | int]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
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
