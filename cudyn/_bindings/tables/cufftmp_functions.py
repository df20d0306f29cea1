"""The functions of cufftmp, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cufftMp.h of the header releases 11.4 to 12.1
(2 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("11.4", "12.1")
VERSIONS: dict[str, tuple[int, int, int]] = {}

FUNCTIONS: dict[str, str] = {
    "cufftMpAttachComm": "cufftResult (cufftHandle plan, cufftMpCommType comm_type, void *comm_handle)",
    "cufftXtSetDistribution": "cufftResult (cufftHandle plan, int rank, const long long *lower_input, const long long *upper_input, const long long *lower_output, const long long *upper_output, const long long *strides_input, const long long *strides_output)",
    "cufftXtSetSubformatDefault": "cufftResult (cufftHandle plan, cufftXtSubFormat subformat_forward, cufftXtSubFormat subformat_inverse)",
    "cufftMpCreateReshape": "cufftResult (cufftReshapeHandle *handle)",
    "cufftMpGetReshapeSize": "cufftResult (cufftReshapeHandle handle, size_t *workspace_size)",
    "cufftMpExecReshapeAsync": "cufftResult (cufftReshapeHandle handle, void *data_out, const void *data_in, void *workspace, cudaStream_t stream)",
    "cufftMpDestroyReshape": "cufftResult (cufftReshapeHandle handle)",
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

HEADER = "cufftMp.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}

CHECKED: tuple[str, ...] = ()
