"""The functions of cufft, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cufft.h, cufftXt.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")
VERSIONS: dict[str, tuple[int, int, int]] = {"11.7": (10, 7, 2), "11.8": (10, 9, 0), "12.0": (11, 0, 1), "12.1": (11, 0, 2), "12.2": (11, 0, 8), "12.3": (11, 0, 12), "12.4": (11, 2, 1), "12.5": (11, 2, 3), "12.6": (11, 3, 0), "12.8": (11, 3, 3), "12.9": (11, 4, 1), "13.0": (12, 0, 0), "13.1": (12, 1, 0), "13.2": (12, 2, 0), "13.3": (12, 3, 0), "13.4": (12, 4, 0), "13.5": (12, 5, 0)}

FUNCTIONS: dict[str, str] = {
    "cufftPlan1d": "cufftResult (out cufftHandle *plan, int nx, cufftType type, int batch)",
    "cufftPlan2d": "cufftResult (out cufftHandle *plan, int nx, int ny, cufftType type)",
    "cufftPlan3d": "cufftResult (out cufftHandle *plan, int nx, int ny, int nz, cufftType type)",
    "cufftPlanMany": "cufftResult (out cufftHandle *plan, int rank, in[max(rank,1)] int *n, in[max(rank,1)] int *inembed, int istride, int idist, in[max(rank,1)] int *onembed, int ostride, int odist, cufftType type, int batch)",
    "cufftMakePlan1d": "cufftResult (cufftHandle plan, int nx, cufftType type, int batch, inout[1] size_t *workSize)",
    "cufftMakePlan2d": "cufftResult (cufftHandle plan, int nx, int ny, cufftType type, inout[1] size_t *workSize)",
    "cufftMakePlan3d": "cufftResult (cufftHandle plan, int nx, int ny, int nz, cufftType type, inout[1] size_t *workSize)",
    "cufftMakePlanMany": "cufftResult (cufftHandle plan, int rank, in[max(rank,1)] int *n, in[max(rank,1)] int *inembed, int istride, int idist, in[max(rank,1)] int *onembed, int ostride, int odist, cufftType type, int batch, inout[1] size_t *workSize)",
    "cufftMakePlanMany64": "cufftResult (cufftHandle plan, int rank, in[max(rank,1)] long long *n, in[max(rank,1)] long long *inembed, long long istride, long long idist, in[max(rank,1)] long long *onembed, long long ostride, long long odist, cufftType type, long long batch, inout[1] size_t *workSize)",
    "cufftGetSizeMany64": "cufftResult (cufftHandle plan, int rank, in[max(rank,1)] long long *n, in[max(rank,1)] long long *inembed, long long istride, long long idist, in[max(rank,1)] long long *onembed, long long ostride, long long odist, cufftType type, long long batch, inout[1] size_t *workSize)",
    "cufftEstimate1d": "cufftResult (int nx, cufftType type, int batch, out size_t *workSize)",
    "cufftEstimate2d": "cufftResult (int nx, int ny, cufftType type, out size_t *workSize)",
    "cufftEstimate3d": "cufftResult (int nx, int ny, int nz, cufftType type, out size_t *workSize)",
    "cufftEstimateMany": "cufftResult (int rank, in[max(rank,1)] int *n, in[max(rank,1)] int *inembed, int istride, int idist, in[max(rank,1)] int *onembed, int ostride, int odist, cufftType type, int batch, out size_t *workSize)",
    "cufftCreate": "cufftResult (out cufftHandle *handle)",
    "cufftGetSize1d": "cufftResult (cufftHandle handle, int nx, cufftType type, int batch, inout[1] size_t *workSize)",
    "cufftGetSize2d": "cufftResult (cufftHandle handle, int nx, int ny, cufftType type, inout[1] size_t *workSize)",
    "cufftGetSize3d": "cufftResult (cufftHandle handle, int nx, int ny, int nz, cufftType type, inout[1] size_t *workSize)",
    "cufftGetSizeMany": "cufftResult (cufftHandle handle, int rank, in[max(rank,1)] int *n, in[max(rank,1)] int *inembed, int istride, int idist, in[max(rank,1)] int *onembed, int ostride, int odist, cufftType type, int batch, inout[1] size_t *workArea)",
    "cufftGetSize": "cufftResult (cufftHandle handle, inout[1] size_t *workSize)",
    "cufftSetWorkArea": "cufftResult (cufftHandle plan, device void *workArea)",
    "cufftSetAutoAllocation": "cufftResult (cufftHandle plan, int autoAllocate)",
    "cufftExecC2C": "cufftResult (cufftHandle plan, device cufftComplex *idata, device cufftComplex *odata, int direction)",
    "cufftExecR2C": "cufftResult (cufftHandle plan, device cufftReal *idata, device cufftComplex *odata)",
    "cufftExecC2R": "cufftResult (cufftHandle plan, device cufftComplex *idata, device cufftReal *odata)",
    "cufftExecZ2Z": "cufftResult (cufftHandle plan, device cufftDoubleComplex *idata, device cufftDoubleComplex *odata, int direction)",
    "cufftExecD2Z": "cufftResult (cufftHandle plan, device cufftDoubleReal *idata, device cufftDoubleComplex *odata)",
    "cufftExecZ2D": "cufftResult (cufftHandle plan, device cufftDoubleComplex *idata, device cufftDoubleReal *odata)",
    "cufftSetStream": "cufftResult (cufftHandle plan, cudaStream_t stream)",
    "cufftDestroy": "cufftResult (cufftHandle plan)",
    "cufftGetVersion": "cufftResult (out int *version)",
    "cufftGetProperty": "cufftResult (libraryPropertyType type, out int *value)",
    "cufftSetPlanPropertyInt64": "@12.4 cufftResult (cufftHandle plan, cufftProperty property, const long long inputValueInt)",
    "cufftGetPlanPropertyInt64": "@12.4 cufftResult (cufftHandle plan, cufftProperty property, out long long *returnPtrValue)",
    "cufftResetPlanProperty": "@12.4 cufftResult (cufftHandle plan, cufftProperty property)",
    "cufftXtSetGPUs": "cufftResult (cufftHandle handle, int nGPUs, in[nGPUs] int *whichGPUs)",
    "cufftXtMalloc": "cufftResult (cufftHandle plan, out cudaLibXtDesc **descriptor, cufftXtSubFormat format)",
    "cufftXtMemcpy": "cufftResult (cufftHandle plan, either[?object] void *dstPointer, either[?object] void *srcPointer, cufftXtCopyType type)",
    "cufftXtFree": "cufftResult (in[1] cudaLibXtDesc *descriptor)",
    "cufftXtSetWorkArea": "cufftResult (cufftHandle plan, in[?object] void **workArea)",
    "cufftXtExecDescriptorC2C": "cufftResult (cufftHandle plan, in[1] cudaLibXtDesc *input, in[1] cudaLibXtDesc *output, int direction)",
    "cufftXtExecDescriptorR2C": "cufftResult (cufftHandle plan, in[1] cudaLibXtDesc *input, in[1] cudaLibXtDesc *output)",
    "cufftXtExecDescriptorC2R": "cufftResult (cufftHandle plan, in[1] cudaLibXtDesc *input, in[1] cudaLibXtDesc *output)",
    "cufftXtExecDescriptorZ2Z": "cufftResult (cufftHandle plan, in[1] cudaLibXtDesc *input, in[1] cudaLibXtDesc *output, int direction)",
    "cufftXtExecDescriptorD2Z": "cufftResult (cufftHandle plan, in[1] cudaLibXtDesc *input, in[1] cudaLibXtDesc *output)",
    "cufftXtExecDescriptorZ2D": "cufftResult (cufftHandle plan, in[1] cudaLibXtDesc *input, in[1] cudaLibXtDesc *output)",
    "cufftXtQueryPlan": "cufftResult (cufftHandle plan, in[sizeof(queryType)] void *queryStruct, cufftXtQueryType queryType)",
    "cufftXtSetCallback": "cufftResult (cufftHandle plan, in[?object] void **callback_routine, cufftXtCallbackType cbType, in[?object] void **caller_info)",
    "cufftXtClearCallback": "cufftResult (cufftHandle plan, cufftXtCallbackType cbType)",
    "cufftXtSetCallbackSharedSize": "cufftResult (cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)",
    "cufftXtSetJITCallback": "@12.2<12.3 cufftResult (cufftHandle plan, in[lto_callback_fatbin_size] const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, in[?object] void **caller_info) | @13.0 cufftResult (cufftHandle plan, const char *lto_callback_symbol_name, in[lto_callback_fatbin_size] const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, in[?object] void **caller_info)",
    "cufftXtMakePlanMany": "cufftResult (cufftHandle plan, int rank, in[max(rank,1)] long long *n, in[max(rank,1)] long long *inembed, long long istride, long long idist, cudaDataType inputtype, in[max(rank,1)] long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, inout[1] size_t *workSize, cudaDataType executiontype)",
    "cufftXtGetSizeMany": "cufftResult (cufftHandle plan, int rank, in[max(rank,1)] long long *n, in[max(rank,1)] long long *inembed, long long istride, long long idist, cudaDataType inputtype, in[max(rank,1)] long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, inout[1] size_t *workSize, cudaDataType executiontype)",
    "cufftXtExec": "cufftResult (cufftHandle plan, device void *input, device void *output, int direction)",
    "cufftXtExecDescriptor": "cufftResult (cufftHandle plan, in[1] cudaLibXtDesc *input, in[1] cudaLibXtDesc *output, int direction)",
    "cufftXtSetWorkAreaPolicy": "cufftResult (cufftHandle plan, cufftXtWorkAreaPolicy policy, inout[1] size_t *workSize)",
    "cufftXtSetSubformatDefault": "@12.2<12.4 cufftResult (cufftHandle plan, cufftXtSubFormat subformat_forward, cufftXtSubFormat subformat_inverse)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = {
    "cufftXtSetJITCallback": ("12.4", "13.0"),
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

HEADER = "cufft.h"

HEADERS: dict[str, str] = {
    "cufftXtSetGPUs": "cufftXt.h",
    "cufftXtMalloc": "cufftXt.h",
    "cufftXtMemcpy": "cufftXt.h",
    "cufftXtFree": "cufftXt.h",
    "cufftXtSetWorkArea": "cufftXt.h",
    "cufftXtExecDescriptorC2C": "cufftXt.h",
    "cufftXtExecDescriptorR2C": "cufftXt.h",
    "cufftXtExecDescriptorC2R": "cufftXt.h",
    "cufftXtExecDescriptorZ2Z": "cufftXt.h",
    "cufftXtExecDescriptorD2Z": "cufftXt.h",
    "cufftXtExecDescriptorZ2D": "cufftXt.h",
    "cufftXtQueryPlan": "cufftXt.h",
    "cufftXtSetCallback": "cufftXt.h",
    "cufftXtClearCallback": "cufftXt.h",
    "cufftXtSetCallbackSharedSize": "cufftXt.h",
    "cufftXtSetJITCallback": "cufftXt.h",
    "cufftXtMakePlanMany": "cufftXt.h",
    "cufftXtGetSizeMany": "cufftXt.h",
    "cufftXtExec": "cufftXt.h",
    "cufftXtExecDescriptor": "cufftXt.h",
    "cufftXtSetWorkAreaPolicy": "cufftXt.h",
    "cufftXtSetSubformatDefault": "cufftXt.h",
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
