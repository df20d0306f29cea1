"""The types of cufft, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cufft.h, cufftXt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "same"}
USED_TYPES: tuple[str, ...] = ("cuComplex", "cuDoubleComplex", "cudaDataType", "cudaStream_t", "libraryPropertyType")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "cufftResult": "enum cufftResult_t",
    "cufftReal": "float",
    "cufftDoubleReal": "double",
    "cufftComplex": "cuComplex",
    "cufftDoubleComplex": "cuDoubleComplex",
    "cufftType": "enum cufftType_t",
    "cufftCompatibility": "enum cufftCompatibility_t",
    "cufftHandle": "int",
    "cufftProperty": "@12.4 enum cufftProperty_t",
    "cudaLibXtCopyType": "enum cudaXtCopyType_t",
    "libFormat": "enum libFormat_t",
    "cudaXtDesc": "struct cudaXtDesc_t",
    "cudaLibXtDesc": "struct cudaLibXtDesc_t",
    "cufftXtSubFormat": "enum cufftXtSubFormat_t",
    "cufftXtCopyType": "enum cufftXtCopyType_t",
    "cufftXtQueryType": "enum cufftXtQueryType_t",
    "cufftXt1dFactors": "struct cufftXt1dFactors_t",
    "cufftXtWorkAreaPolicy": "enum cufftXtWorkAreaPolicy_t",
    "cufftXtCallbackType": "enum cufftXtCallbackType_t",
    "cufftCallbackLoadC": "cufftComplex (*)(void *, size_t, void *, void *)",
    "cufftCallbackLoadZ": "cufftDoubleComplex (*)(void *, size_t, void *, void *)",
    "cufftCallbackLoadR": "cufftReal (*)(void *, size_t, void *, void *)",
    "cufftCallbackLoadD": "cufftDoubleReal (*)(void *, size_t, void *, void *)",
    "cufftCallbackStoreC": "void (*)(void *, size_t, cufftComplex, void *, void *)",
    "cufftCallbackStoreZ": "void (*)(void *, size_t, cufftDoubleComplex, void *, void *)",
    "cufftCallbackStoreR": "void (*)(void *, size_t, cufftReal, void *, void *)",
    "cufftCallbackStoreD": "void (*)(void *, size_t, cufftDoubleReal, void *, void *)",
    "cufftJITCallbackLoadC": "@12.6 cufftComplex (*)(void *, unsigned long long, void *, void *)",
    "cufftJITCallbackLoadZ": "@12.6 cufftDoubleComplex (*)(void *, unsigned long long, void *, void *)",
    "cufftJITCallbackLoadR": "@12.6 cufftReal (*)(void *, unsigned long long, void *, void *)",
    "cufftJITCallbackLoadD": "@12.6 cufftDoubleReal (*)(void *, unsigned long long, void *, void *)",
    "cufftJITCallbackStoreC": "@12.6 void (*)(void *, unsigned long long, cufftComplex, void *, void *)",
    "cufftJITCallbackStoreZ": "@12.6 void (*)(void *, unsigned long long, cufftDoubleComplex, void *, void *)",
    "cufftJITCallbackStoreR": "@12.6 void (*)(void *, unsigned long long, cufftReal, void *, void *)",
    "cufftJITCallbackStoreD": "@12.6 void (*)(void *, unsigned long long, cufftDoubleReal, void *, void *)",
    "cufftBox3d": "@11.8<12.1 struct cufftBox3d_t",
}

ENUMS: dict[str, str] = {
    "cufftResult_t": """unsigned int
CUFFT_SUCCESS
CUFFT_INVALID_PLAN
CUFFT_ALLOC_FAILED
CUFFT_INVALID_TYPE
CUFFT_INVALID_VALUE
CUFFT_INTERNAL_ERROR
CUFFT_EXEC_FAILED
CUFFT_SETUP_FAILED
CUFFT_INVALID_SIZE
CUFFT_UNALIGNED_DATA
CUFFT_INVALID_DEVICE 11
CUFFT_NO_WORKSPACE 13
CUFFT_NOT_IMPLEMENTED
CUFFT_NOT_SUPPORTED 16
CUFFT_MISSING_DEPENDENCY @13.0
CUFFT_NVRTC_FAILURE @13.0
CUFFT_NVJITLINK_FAILURE @13.0
CUFFT_NVSHMEM_FAILURE @13.0
CUFFT_INCOMPLETE_PARAMETER_LIST @11.7<13.0 10
CUFFT_PARSE_ERROR @11.7<13.0 12
CUFFT_LICENSE_ERROR @11.7<13.0 15""",
    "cufftType_t": """unsigned int
CUFFT_R2C 42
CUFFT_C2R 44
CUFFT_C2C 41
CUFFT_D2Z 106
CUFFT_Z2D 108
CUFFT_Z2Z 105""",
    "cufftCompatibility_t": """unsigned int
CUFFT_COMPATIBILITY_FFTW_PADDING 1""",
    "cufftProperty_t": """unsigned int
NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT @12.4 1
NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS @12.5
NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY @13.4
NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA @13.4""",
    "cudaXtCopyType_t": """unsigned int
LIB_XT_COPY_HOST_TO_DEVICE
LIB_XT_COPY_DEVICE_TO_HOST
LIB_XT_COPY_DEVICE_TO_DEVICE""",
    "libFormat_t": """unsigned int
LIB_FORMAT_CUFFT
LIB_FORMAT_UNDEFINED""",
    "cufftXtSubFormat_t": """unsigned int
CUFFT_XT_FORMAT_INPUT
CUFFT_XT_FORMAT_OUTPUT
CUFFT_XT_FORMAT_INPLACE
CUFFT_XT_FORMAT_INPLACE_SHUFFLED
CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED
CUFFT_XT_FORMAT_DISTRIBUTED_INPUT @11.8
CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT @11.8
CUFFT_FORMAT_UNDEFINED @11.7<11.8 5 | @11.8""",
    "cufftXtCopyType_t": """unsigned int
CUFFT_COPY_HOST_TO_DEVICE
CUFFT_COPY_DEVICE_TO_HOST
CUFFT_COPY_DEVICE_TO_DEVICE
CUFFT_COPY_UNDEFINED""",
    "cufftXtQueryType_t": """unsigned int
CUFFT_QUERY_1D_FACTORS
CUFFT_QUERY_UNDEFINED""",
    "cufftXtWorkAreaPolicy_t": """unsigned int
CUFFT_WORKAREA_MINIMAL
CUFFT_WORKAREA_USER
CUFFT_WORKAREA_PERFORMANCE""",
    "cufftXtCallbackType_t": """unsigned int
CUFFT_CB_LD_COMPLEX
CUFFT_CB_LD_COMPLEX_DOUBLE
CUFFT_CB_LD_REAL
CUFFT_CB_LD_REAL_DOUBLE
CUFFT_CB_ST_COMPLEX
CUFFT_CB_ST_COMPLEX_DOUBLE
CUFFT_CB_ST_REAL
CUFFT_CB_ST_REAL_DOUBLE
CUFFT_CB_UNDEFINED""",
}

ATTRIBUTES: dict[str, dict[str, str]] = {
    "cufftXtQueryType_t": {
        "CUFFT_QUERY_1D_FACTORS": "cufftXt1dFactors",
    },
}

INITIAL: dict[str, dict[str, int | str]] = {
}

BYTES: dict[str, tuple[str, ...]] = {
}

RENAMED: dict[str, dict[str, str]] = {
}

RECORDS: dict[str, str] = {
    "cudaXtDesc_t": """struct 1296 8
  0 int version
  4 int nGPUs
  8 int GPUs[64]
  264 void *data[64]
  776 size_t size[64]
  1288 void *cudaXtState""",
    "cudaLibXtDesc_t": """struct 32 8
  0 int version
  8 cudaXtDesc *descriptor
  16 libFormat library
  20 int subFormat
  24 void *libDescriptor""",
    "cufftXt1dFactors_t": """struct 96 8
  0 long long size
  8 long long stringCount
  16 long long stringLength
  24 long long substringLength
  32 long long factor1
  40 long long factor2
  48 long long stringMask
  56 long long substringMask
  64 long long factor1Mask
  72 long long factor2Mask
  80 int stringShift
  84 int substringShift
  88 int factor1Shift
  92 int factor2Shift""",
    "cufftBox3d_t": """@11.8<12.1 struct 72 8
  0 size_t lower[3]
  24 size_t upper[3]
  48 size_t strides[3]""",
}

CONSTANTS: dict[str, int | str] = {
    "CUFFT_VER_MAJOR": "@11.7<12.0 10 | @12.0<13.0 11 | @13.0 12",
    "CUFFT_VER_MINOR": "@11.7<11.8 7 | @11.8<12.0 9 | @12.0<12.4 0 | @12.4<12.6 2 | @12.6<12.9 3 | @12.9<13.0 4 | @13.0<13.1 0 | @13.1<13.2 1 | @13.2<13.3 2 | @13.3<13.4 3 | @13.4<13.5 4 | @13.5 5",
    "CUFFT_VER_PATCH": "@11.7<11.8 2 | @11.8<12.0 0 | @12.0<12.1 1 | @12.1<12.2 2 | @12.2<12.3 8 | @12.3<12.4 12 | @12.4<12.5 1 | @12.5<12.6 3 | @12.6<12.8 0 | @12.8<12.9 3 | @12.9<13.0 1 | @13.0 0",
    "CUFFT_VER_BUILD": "@11.7<11.8 91 | @11.8<12.0 58 | @12.0<12.1 95 | @12.1<12.2 54 | @12.2<12.3 103 | @12.3<12.4 1 | @12.4<12.5 3 | @12.5<12.6 18 | @12.6<12.8 4 | @12.8<12.9 83 | @12.9<13.0 4 | @13.0<13.1 61 | @13.1<13.2 78 | @13.2<13.3 57 | @13.3<13.4 29 | @13.4<13.5 43 | @13.5 14",
    "CUFFT_VERSION": "@11.7<11.8 10702 | @11.8<12.0 10900 | @12.0<12.1 11001 | @12.1<12.2 11002 | @12.2<12.3 11008 | @12.3<12.4 11012 | @12.4<12.5 11201 | @12.5<12.6 11203 | @12.6<12.8 11300 | @12.8<12.9 11303 | @12.9<13.0 11401 | @13.0<13.1 12000 | @13.1<13.2 12100 | @13.2<13.3 12200 | @13.3<13.4 12300 | @13.4<13.5 12400 | @13.5 12500",
    "MAX_CUFFT_ERROR": "@11.7<13.0 17 | @13.0 21",
    "CUFFT_FORWARD": -1,
    "CUFFT_INVERSE": 1,
    "CUFFT_COMPATIBILITY_DEFAULT": "CUFFT_COMPATIBILITY_FFTW_PADDING",
    "MAX_SHIM_RANK": 3,
    "CUFFT_PLAN_NULL": "@13.0 -1",
    "CUDA_XT_DESCRIPTOR_VERSION": 16777216,
    "MAX_CUDA_DESCRIPTOR_GPUS": 64,
}

VARIABLES: dict[str, str] = {
}
