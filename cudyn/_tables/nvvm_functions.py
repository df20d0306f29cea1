"""The functions of nvvm: symbols, prototypes, roles, names.

Generated from nvvm.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.7", "11.8", "12.0", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")

# release: the library's own version, where that is not the release
VERSIONS: dict[str, tuple[int, int]] = {"11.7": (1, 0), "11.8": (1, 0), "12.0": (1, 0), "12.1": (1, 0), "12.2": (1, 0), "12.3": (1, 0), "12.4": (1, 0), "12.5": (1, 0), "12.6": (1, 0), "12.8": (1, 0), "12.9": (1, 0), "13.0": (1, 0), "13.1": (1, 0), "13.2": (1, 0), "13.3": (1, 0), "13.4": (1, 0), "13.5": (1, 0)}

# symbol: [@since[<until]] result (role type name, ...) | ..., or =symbol with the same prototype
FUNCTIONS: dict[str, str] = {
    "nvvmGetErrorString": "const char * (nvvmResult result)",
    "nvvmVersion": "nvvmResult (out int *major, out int *minor)",
    "nvvmIRVersion": "nvvmResult (out int *majorIR, out int *minorIR, out int *majorDbg, out int *minorDbg)",
    "nvvmLLVMVersion": "@13.1 nvvmResult (const char *arch, out int *major)",
    "nvvmCreateProgram": "nvvmResult (out nvvmProgram *prog)",
    "nvvmDestroyProgram": "nvvmResult (inout nvvmProgram *prog)",
    "nvvmAddModuleToProgram": "nvvmResult (nvvmProgram prog, const char *buffer, size_t size, const char *name)",
    "nvvmLazyAddModuleToProgram": "nvvmResult (nvvmProgram prog, const char *buffer, size_t size, const char *name)",
    "nvvmCompileProgram": "nvvmResult (nvvmProgram prog, int numOptions, const char **options)",
    "nvvmVerifyProgram": "nvvmResult (nvvmProgram prog, int numOptions, const char **options)",
    "nvvmGetCompiledResultSize": "nvvmResult (nvvmProgram prog, out size_t *bufferSizeRet)",
    "nvvmGetCompiledResult": "nvvmResult (nvvmProgram prog, inout char *buffer)",
    "nvvmGetProgramLogSize": "nvvmResult (nvvmProgram prog, out size_t *bufferSizeRet)",
    "nvvmGetProgramLog": "nvvmResult (nvvmProgram prog, inout char *buffer)",
}

# symbol: the releases since which it is called in another way
VARIANTS: dict[str, tuple[str, ...]] | None = None

# name: @since symbol | ..., where a name does not lead to the symbol of the same name
NAMES: dict[str, str] = {
}

# name: [@since] symbol | ..., where it leads elsewhere with per-thread default streams
PER_THREAD: dict[str, str] = {
}

# symbol: the statuses that it returns and does not raise; * is every one
ANSWERS: dict[str, tuple[str, ...]] = {
}

# symbol: the out-parameters that say why a call failed
TOLD: dict[str, tuple[str, ...]] = {
}

# the statuses that say that memory is too small
TOO_SMALL: tuple[str, ...] = ()

# symbol: prototype, as above, of what the library exports and no header declares
HIDDEN: dict[str, str] = {
}

# those whose fallback returns the status for what is absent; the others' return zero
FAILING: tuple[str, ...] = ()

# those that register a module's kernels and variables, all of them or none with the library
REGISTERING: tuple[str, ...] = ()

# what others call a symbol: the symbol; a name that ends in * is the start of others
RENAMES: dict[str, str] = {
}
