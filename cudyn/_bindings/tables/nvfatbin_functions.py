"""The functions of nvfatbin, in the format described in cudyn/_bindings/tables/rows.py.

Generated from nvFatbin.h of the header releases 12.4 to 13.5
(11 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("12.4", "12.5", "12.6", "12.8", "12.9", "13.0", "13.1", "13.2", "13.3", "13.4", "13.5")
VERSIONS: dict[str, tuple[int, int, int]] = {}

FUNCTIONS: dict[str, str] = {
    "nvFatbinGetErrorString": "const char * (nvFatbinResult result)",
    "nvFatbinCreate": "nvFatbinResult (out nvFatbinHandle *handle_indirect, in[optionsCount] const char **options, size_t optionsCount)",
    "nvFatbinDestroy": "nvFatbinResult (inout[1] nvFatbinHandle *handle_indirect)",
    "nvFatbinAddPTX": "nvFatbinResult (nvFatbinHandle handle, in[size]z const char *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)",
    "nvFatbinAddCubin": "nvFatbinResult (nvFatbinHandle handle, in[size] const void *code, size_t size, const char *arch, const char *identifier)",
    "nvFatbinAddLTOIR": "nvFatbinResult (nvFatbinHandle handle, in[size] const void *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)",
    "nvFatbinAddIndex": "@12.5 nvFatbinResult (nvFatbinHandle handle, in[size] const void *code, size_t size, const char *identifier)",
    "nvFatbinAddReloc": "@12.5 nvFatbinResult (nvFatbinHandle handle, in[size] const void *code, size_t size)",
    "nvFatbinAddTileIR": "@13.1 nvFatbinResult (nvFatbinHandle handle, in[size] const void *code, size_t size, const char *identifier, const char *optionsCmdLine)",
    "nvFatbinSize": "nvFatbinResult (nvFatbinHandle handle, out size_t *size)",
    "nvFatbinGet": "nvFatbinResult (nvFatbinHandle handle, inout[nvFatbinSize(handle)]r void *buffer)",
    "nvFatbinVersion": "nvFatbinResult (out unsigned int *major, out unsigned int *minor)",
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

HEADER = "nvFatbin.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}
