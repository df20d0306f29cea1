"""The functions of nvvm, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvvm.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")
VERSIONS: dict[str, tuple[int, int, int]] = {"11.7": (1, 0, 0), "11.8": (1, 0, 0), "12.0": (1, 0, 0), "12.1": (1, 0, 0), "12.2": (1, 0, 0), "12.3": (1, 0, 0), "12.4": (1, 0, 0), "12.5": (1, 0, 0), "12.6": (1, 0, 0), "12.8": (1, 0, 0), "12.9": (1, 0, 0), "13.0": (1, 0, 0), "13.1": (1, 0, 0), "13.2": (1, 0, 0), "13.3": (1, 0, 0), "13.4": (1, 0, 0), "13.5": (1, 0, 0)}

FUNCTIONS: dict[str, str] = {
    "nvvmGetErrorString": "const char * (nvvmResult result)",
    "nvvmVersion": "nvvmResult (out int *major, out int *minor)",
    "nvvmIRVersion": "nvvmResult (out int *majorIR, out int *minorIR, out int *majorDbg, out int *minorDbg)",
    "nvvmLLVMVersion": "@13.1 nvvmResult (const char *arch, out int *major)",
    "nvvmCreateProgram": "nvvmResult (out nvvmProgram *prog)",
    "nvvmDestroyProgram": "nvvmResult (inout[1] nvvmProgram *prog)",
    "nvvmAddModuleToProgram": "nvvmResult (nvvmProgram prog, in[size]z const char *buffer, size_t size, const char *name)",
    "nvvmLazyAddModuleToProgram": "nvvmResult (nvvmProgram prog, in[size]z const char *buffer, size_t size, const char *name)",
    "nvvmCompileProgram": "nvvmResult (nvvmProgram prog, int numOptions, in[numOptions] const char **options)",
    "nvvmVerifyProgram": "nvvmResult (nvvmProgram prog, int numOptions, in[numOptions] const char **options)",
    "nvvmGetCompiledResultSize": "nvvmResult (nvvmProgram prog, out size_t *bufferSizeRet)",
    "nvvmGetCompiledResult": "nvvmResult (nvvmProgram prog, inout[nvvmGetCompiledResultSize(prog)]r char *buffer)",
    "nvvmGetProgramLogSize": "nvvmResult (nvvmProgram prog, out size_t *bufferSizeRet)",
    "nvvmGetProgramLog": "nvvmResult (nvvmProgram prog, inout[nvvmGetProgramLogSize(prog)]t char *buffer)",
}

VARIANTS: dict[str, tuple[str, ...]] | None = None

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

HEADER = "nvvm.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
