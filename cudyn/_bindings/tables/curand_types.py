"""The types of curand, in the format described in cudyn/_bindings/tables/rows.py.

Generated from curand.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "same"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "curandStatus_t": "enum curandStatus",
    "curandRngType_t": "enum curandRngType",
    "curandOrdering_t": "enum curandOrdering",
    "curandDirectionVectorSet_t": "enum curandDirectionVectorSet",
    "curandDirectionVectors32_t": "unsigned int[32]",
    "curandDirectionVectors64_t": "unsigned long long[64]",
    "curandGenerator_t": "struct curandGenerator_st *",
    "curandDistribution_st": "double",
    "curandDistribution_t": "curandDistribution_st *",
    "curandDistributionShift_t": "struct curandDistributionShift_st *",
    "curandDistributionM2Shift_t": "struct curandDistributionM2Shift_st *",
    "curandHistogramM2_t": "struct curandHistogramM2_st *",
    "curandHistogramM2K_st": "unsigned int",
    "curandHistogramM2K_t": "curandHistogramM2K_st *",
    "curandHistogramM2V_st": "curandDistribution_st",
    "curandHistogramM2V_t": "curandHistogramM2V_st *",
    "curandDiscreteDistribution_t": "struct curandDiscreteDistribution_st *",
    "curandMethod_t": "enum curandMethod",
}

ENUMS: dict[str, str] = {
    "curandStatus": """unsigned int
CURAND_STATUS_SUCCESS
CURAND_STATUS_VERSION_MISMATCH 100
CURAND_STATUS_NOT_INITIALIZED
CURAND_STATUS_ALLOCATION_FAILED
CURAND_STATUS_TYPE_ERROR
CURAND_STATUS_OUT_OF_RANGE
CURAND_STATUS_LENGTH_NOT_MULTIPLE
CURAND_STATUS_DOUBLE_PRECISION_REQUIRED
CURAND_STATUS_LAUNCH_FAILURE 201
CURAND_STATUS_PREEXISTING_FAILURE
CURAND_STATUS_INITIALIZATION_FAILED
CURAND_STATUS_ARCH_MISMATCH
CURAND_STATUS_INTERNAL_ERROR 999""",
    "curandRngType": """unsigned int
CURAND_RNG_TEST
CURAND_RNG_PSEUDO_DEFAULT 100
CURAND_RNG_PSEUDO_XORWOW
CURAND_RNG_PSEUDO_MRG32K3A 121
CURAND_RNG_PSEUDO_MTGP32 141
CURAND_RNG_PSEUDO_MT19937
CURAND_RNG_PSEUDO_PHILOX4_32_10 161
CURAND_RNG_QUASI_DEFAULT 200
CURAND_RNG_QUASI_SOBOL32
CURAND_RNG_QUASI_SCRAMBLED_SOBOL32
CURAND_RNG_QUASI_SOBOL64
CURAND_RNG_QUASI_SCRAMBLED_SOBOL64""",
    "curandOrdering": """unsigned int
CURAND_ORDERING_PSEUDO_BEST 100
CURAND_ORDERING_PSEUDO_DEFAULT
CURAND_ORDERING_PSEUDO_SEEDED
CURAND_ORDERING_PSEUDO_LEGACY
CURAND_ORDERING_PSEUDO_DYNAMIC
CURAND_ORDERING_QUASI_DEFAULT 201""",
    "curandDirectionVectorSet": """unsigned int
CURAND_DIRECTION_VECTORS_32_JOEKUO6 101
CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6
CURAND_DIRECTION_VECTORS_64_JOEKUO6
CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6""",
    "curandMethod": """unsigned int
CURAND_CHOOSE_BEST
CURAND_ITR
CURAND_KNUTH
CURAND_HITR
CURAND_M1
CURAND_M2
CURAND_BINARY_SEARCH
CURAND_DISCRETE_GAUSS
CURAND_REJECTION
CURAND_DEVICE_API
CURAND_FAST_REJECTION
CURAND_3RD
CURAND_DEFINITION
CURAND_POISSON""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
}

CONSTANTS: dict[str, int | str] = {
    "CURAND_VER_MAJOR": 10,
    "CURAND_VER_MINOR": "@11.7<11.8 2 | @11.8<13.0 3 | @13.0 4",
    "CURAND_VER_PATCH": "@11.7<11.8 10 | @11.8<12.0 0 | @12.0<12.1 1 | @12.1<12.2 2 | @12.2<12.3 3 | @12.3<12.4 4 | @12.4<12.5 5 | @12.5<12.6 6 | @12.6<12.8 7 | @12.8<12.9 9 | @12.9<13.0 10 | @13.0<13.1 0 | @13.1<13.2 1 | @13.2<13.3 2 | @13.3<13.4 3 | @13.4<13.5 4 | @13.5 5",
    "CURAND_VER_BUILD": "@11.7<11.8 91 | @11.8<12.0 86 | @12.0<12.1 124 | @12.1<12.2 106 | @12.2<12.3 141 | @12.3<12.4 107 | @12.4<12.5 147 | @12.5<12.6 39 | @12.6<12.8 77 | @12.8<12.9 90 | @12.9<13.0 19 | @13.0<13.1 35 | @13.1<13.2 81 | @13.2<13.3 66 | @13.3<13.4 29 | @13.4<13.5 72 | @13.5 25",
    "CURAND_VERSION": "@11.7<11.8 10210 | @11.8<12.0 10300 | @12.0<12.1 10301 | @12.1<12.2 10302 | @12.2<12.3 10303 | @12.3<12.4 10304 | @12.4<12.5 10305 | @12.5<12.6 10306 | @12.6<12.8 10307 | @12.8<12.9 10309 | @12.9<13.0 10310 | @13.0<13.1 10400 | @13.1<13.2 10401 | @13.2<13.3 10402 | @13.3<13.4 10403 | @13.4<13.5 10404 | @13.5 10405",
}

VARIABLES: dict[str, str] = {
}
