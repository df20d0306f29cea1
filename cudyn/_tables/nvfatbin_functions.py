"""The functions of nvfatbin: symbols, prototypes, roles, names.

Generated from nvFatbin.h of the header releases 12.4 to 13.5
(11 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")

# release: the library's own version, where that is not the release
VERSIONS: dict[str, tuple[int, int]] = {}

# symbol: [@since[<until]] result (role type name, ...) | ..., or =symbol with the same prototype
FUNCTIONS: dict[str, str] = {
    "nvFatbinGetErrorString": "const char * (nvFatbinResult result)",
    "nvFatbinCreate": "nvFatbinResult (out nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)",
    "nvFatbinDestroy": "nvFatbinResult (inout nvFatbinHandle *handle_indirect)",
    "nvFatbinAddPTX": "nvFatbinResult (nvFatbinHandle handle, const char *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)",
    "nvFatbinAddCubin": "nvFatbinResult (nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier)",
    "nvFatbinAddLTOIR": "nvFatbinResult (nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)",
    "nvFatbinAddIndex": "@12.5 nvFatbinResult (nvFatbinHandle handle, const void *code, size_t size, const char *identifier)",
    "nvFatbinAddReloc": "@12.5 nvFatbinResult (nvFatbinHandle handle, const void *code, size_t size)",
    "nvFatbinAddTileIR": "@13.1 nvFatbinResult (nvFatbinHandle handle, const void *code, size_t size, const char *identifier, const char *optionsCmdLine)",
    "nvFatbinSize": "nvFatbinResult (nvFatbinHandle handle, out size_t *size)",
    "nvFatbinGet": "nvFatbinResult (nvFatbinHandle handle, inout void *buffer)",
    "nvFatbinVersion": "nvFatbinResult (out unsigned int *major, out unsigned int *minor)",
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
