"""The functions of nvrtc, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvrtc.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")
VERSIONS: dict[str, tuple[int, int, int]] = {}

FUNCTIONS: dict[str, str] = {
    "nvrtcGetErrorString": "const char * (nvrtcResult result)",
    "nvrtcVersion": "nvrtcResult (out int *major, out int *minor)",
    "nvrtcGetNumSupportedArchs": "nvrtcResult (out int *numArchs)",
    "nvrtcGetSupportedArchs": "nvrtcResult (inout[nvrtcGetNumSupportedArchs()] int *supportedArchs)",
    "nvrtcCreateProgram": "nvrtcResult (out nvrtcProgram *prog, const char *src, const char *name, int numHeaders, in[numHeaders] const char *const *headers, in[numHeaders] const char *const *includeNames)",
    "nvrtcDestroyProgram": "nvrtcResult (inout[1] nvrtcProgram *prog)",
    "nvrtcCompileProgram": "nvrtcResult (nvrtcProgram prog, int numOptions, in[numOptions] const char *const *options)",
    "nvrtcGetPTXSize": "nvrtcResult (nvrtcProgram prog, out size_t *ptxSizeRet)",
    "nvrtcGetPTX": "nvrtcResult (nvrtcProgram prog, inout[nvrtcGetPTXSize(prog)]t char *ptx)",
    "nvrtcGetCUBINSize": "nvrtcResult (nvrtcProgram prog, out size_t *cubinSizeRet)",
    "nvrtcGetCUBIN": "nvrtcResult (nvrtcProgram prog, inout[nvrtcGetCUBINSize(prog)]r char *cubin)",
    "nvrtcGetLTOIRSize": "@12.0 nvrtcResult (nvrtcProgram prog, out size_t *LTOIRSizeRet)",
    "nvrtcGetLTOIR": "@12.0 nvrtcResult (nvrtcProgram prog, inout[nvrtcGetLTOIRSize(prog)]r char *LTOIR)",
    "nvrtcGetOptiXIRSize": "@12.0 nvrtcResult (nvrtcProgram prog, out size_t *optixirSizeRet)",
    "nvrtcGetOptiXIR": "@12.0 nvrtcResult (nvrtcProgram prog, inout[nvrtcGetOptiXIRSize(prog)]r char *optixir)",
    "nvrtcGetProgramLogSize": "nvrtcResult (nvrtcProgram prog, out size_t *logSizeRet)",
    "nvrtcGetProgramLog": "nvrtcResult (nvrtcProgram prog, inout[nvrtcGetProgramLogSize(prog)]t char *log)",
    "nvrtcAddNameExpression": "nvrtcResult (nvrtcProgram prog, const char *const name_expression)",
    "nvrtcGetLoweredName": "nvrtcResult (nvrtcProgram prog, const char *const name_expression, out const char **lowered_name)",
    "nvrtcGetPCHHeapSize": "@12.8 nvrtcResult (out size_t *ret)",
    "nvrtcSetPCHHeapSize": "@12.8 nvrtcResult (size_t size)",
    "nvrtcGetPCHCreateStatus": "@12.8 nvrtcResult (nvrtcProgram prog)",
    "nvrtcGetPCHHeapSizeRequired": "@12.8 nvrtcResult (nvrtcProgram prog, out size_t *size)",
    "nvrtcSetFlowCallback": "@12.8 nvrtcResult (nvrtcProgram prog, int (*callback)(void *, void *), address void *payload)",
    "nvrtcGetTileIRSize": "@13.2 nvrtcResult (nvrtcProgram prog, out size_t *TileIRSizeRet)",
    "nvrtcGetTileIR": "@13.2 nvrtcResult (nvrtcProgram prog, inout[nvrtcGetTileIRSize(prog)]r char *TileIR)",
    "nvrtcInstallBundledHeaders": "@13.3 nvrtcResult (const char *installPath, unsigned int flags, out const char **errorLog)",
    "nvrtcGetBundledHeadersInfo": "@13.3 nvrtcResult (out nvrtcBundledHeadersInfo *info, out const char **errorLog)",
    "nvrtcRemoveBundledHeaders": "@13.3 nvrtcResult (const char *installPath, out const char **errorLog)",
    "nvrtcGetNVVMSize": "@11.7<13.0 nvrtcResult (nvrtcProgram prog, out size_t *nvvmSizeRet)",
    "nvrtcGetNVVM": "@11.7<13.0 nvrtcResult (nvrtcProgram prog, inout[nvrtcGetNVVMSize(prog)]r char *nvvm)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = None

NAMES: dict[str, str] = {
}

PER_THREAD: dict[str, str] = {
}

ANSWERS: dict[str, tuple[str, ...]] = {
    "nvrtcGetPCHCreateStatus": ("*",),
}

TOLD: dict[str, tuple[str, ...]] = {
    "nvrtcInstallBundledHeaders": ("errorLog",),
    "nvrtcGetBundledHeadersInfo": ("errorLog",),
    "nvrtcRemoveBundledHeaders": ("errorLog",),
}

TOO_SMALL: tuple[str, ...] = ()

PROC_VERSIONS: dict[str, int] = {
}

HEADER = "nvrtc.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
