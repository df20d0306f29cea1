"""The functions of curand, in the format described in cudyn/_bindings/tables/rows.py.

Generated from curand.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")
VERSIONS: dict[str, tuple[int, int, int]] = {"11.7": (10, 2, 10), "11.8": (10, 3, 0), "12.0": (10, 3, 1), "12.1": (10, 3, 2), "12.2": (10, 3, 3), "12.3": (10, 3, 4), "12.4": (10, 3, 5), "12.5": (10, 3, 6), "12.6": (10, 3, 7), "12.8": (10, 3, 9), "12.9": (10, 3, 10), "13.0": (10, 4, 0), "13.1": (10, 4, 1), "13.2": (10, 4, 2), "13.3": (10, 4, 3), "13.4": (10, 4, 4), "13.5": (10, 4, 5)}

FUNCTIONS: dict[str, str] = {
    "curandCreateGenerator": "curandStatus_t (out curandGenerator_t *generator, curandRngType_t rng_type)",
    "curandCreateGeneratorHost": "curandStatus_t (out curandGenerator_t *generator, curandRngType_t rng_type)",
    "curandDestroyGenerator": "curandStatus_t (curandGenerator_t generator)",
    "curandGetVersion": "curandStatus_t (out int *version)",
    "curandGetProperty": "curandStatus_t (libraryPropertyType type, out int *value)",
    "curandSetStream": "curandStatus_t (curandGenerator_t generator, cudaStream_t stream)",
    "curandSetPseudoRandomGeneratorSeed": "curandStatus_t (curandGenerator_t generator, unsigned long long seed)",
    "curandSetGeneratorOffset": "curandStatus_t (curandGenerator_t generator, unsigned long long offset)",
    "curandSetGeneratorOrdering": "curandStatus_t (curandGenerator_t generator, curandOrdering_t order)",
    "curandSetQuasiRandomGeneratorDimensions": "curandStatus_t (curandGenerator_t generator, unsigned int num_dimensions)",
    "curandGenerate": "curandStatus_t (curandGenerator_t generator, inout.either[num] unsigned int *outputPtr, size_t num)",
    "curandGenerateLongLong": "curandStatus_t (curandGenerator_t generator, inout.either[num] unsigned long long *outputPtr, size_t num)",
    "curandGenerateUniform": "curandStatus_t (curandGenerator_t generator, inout.either[num] float *outputPtr, size_t num)",
    "curandGenerateUniformDouble": "curandStatus_t (curandGenerator_t generator, inout.either[num] double *outputPtr, size_t num)",
    "curandGenerateNormal": "curandStatus_t (curandGenerator_t generator, inout.either[n] float *outputPtr, size_t n, float mean, float stddev)",
    "curandGenerateNormalDouble": "curandStatus_t (curandGenerator_t generator, inout.either[n] double *outputPtr, size_t n, double mean, double stddev)",
    "curandGenerateLogNormal": "curandStatus_t (curandGenerator_t generator, inout.either[n] float *outputPtr, size_t n, float mean, float stddev)",
    "curandGenerateLogNormalDouble": "curandStatus_t (curandGenerator_t generator, inout.either[n] double *outputPtr, size_t n, double mean, double stddev)",
    "curandCreatePoissonDistribution": "curandStatus_t (double lambda, out curandDiscreteDistribution_t *discrete_distribution)",
    "curandDestroyDistribution": "curandStatus_t (curandDiscreteDistribution_t discrete_distribution)",
    "curandGeneratePoisson": "curandStatus_t (curandGenerator_t generator, inout.either[n] unsigned int *outputPtr, size_t n, double lambda)",
    "curandGeneratePoissonMethod": "curandStatus_t (curandGenerator_t generator, inout.either[n] unsigned int *outputPtr, size_t n, double lambda, curandMethod_t method)",
    "curandGenerateBinomial": "curandStatus_t (curandGenerator_t generator, inout.either[num] unsigned int *outputPtr, size_t num, unsigned int n, double p)",
    "curandGenerateBinomialMethod": "curandStatus_t (curandGenerator_t generator, inout.either[num] unsigned int *outputPtr, size_t num, unsigned int n, double p, curandMethod_t method)",
    "curandGenerateSeeds": "curandStatus_t (curandGenerator_t generator)",
    "curandGetDirectionVectors32": "curandStatus_t (out curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set)",
    "curandGetScrambleConstants32": "curandStatus_t (out unsigned int **constants)",
    "curandGetDirectionVectors64": "curandStatus_t (out curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set)",
    "curandGetScrambleConstants64": "curandStatus_t (out unsigned long long **constants)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
}

NAMES: dict[str, str] = {
}

PER_THREAD: dict[str, str] = {
}

ANSWERS: dict[str, tuple[str, ...]] = {
}

TOLD: dict[str, tuple[str, ...]] = {
}

TOO_SMALL: tuple[str, ...] = ()

PROC_VERSIONS: dict[str, int] = {
}

HEADER = "curand.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
