"""The types of cufftmp, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cufftMp.h of the header releases 11.4 to 12.1
(2 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"cufft": "13.5", "runtime": "13.5"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t", "cufftHandle", "cufftResult", "cufftXtSubFormat")
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "cufftMpCommType": "enum cufftMpCommType_t",
    "cufftReshapeHandle": "struct cufftReshapeHandle_st *",
}

ENUMS: dict[str, str] = {
    "cufftMpCommType_t": """unsigned int
CUFFT_COMM_MPI
CUFFT_COMM_NONE""",
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
}

VARIABLES: dict[str, str] = {
}
