"""The types and constants of nvvm.

Generated from nvvm.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

# the libraries that have the types which are not here, and the release of theirs, if one is
# fixed
USES: tuple[str, ...] = ()
USES_RELEASE = ""

# does an address serve where a pointer is asked for, because that points to device memory?
DEVICE_POINTERS = False

# records that 64-bit Windows lays out otherwise, and how
WINDOWS: dict[str, str] = {}

# endings: a record X_params_st is called X_params, too, as if TYPEDEFS had it
TAGGED: tuple[str, ...] = ()

# name: [@since] type | ...
TYPEDEFS: dict[str, str] = {
    "nvvmResult": "enum nvvmResult",
    "nvvmProgram": "struct _nvvmProgram *",
}

# tag: (integer type of the newest, {enumerator: value or [@since[<until]] value | ...})
ENUMS: dict[str, tuple[str, dict[str, int | str]]] = {
    "nvvmResult": ("unsigned int", {
        "NVVM_SUCCESS": 0,
        "NVVM_ERROR_OUT_OF_MEMORY": 1,
        "NVVM_ERROR_PROGRAM_CREATION_FAILURE": 2,
        "NVVM_ERROR_IR_VERSION_MISMATCH": 3,
        "NVVM_ERROR_INVALID_INPUT": 4,
        "NVVM_ERROR_INVALID_PROGRAM": 5,
        "NVVM_ERROR_INVALID_IR": 6,
        "NVVM_ERROR_INVALID_OPTION": 7,
        "NVVM_ERROR_NO_MODULE_IN_PROGRAM": 8,
        "NVVM_ERROR_COMPILATION": 9,
        "NVVM_ERROR_CANCELLED": "@12.8 10",
    }),
}

# enum: {enumerator: type of what `void *` leads to, with the value that ends an array}
ATTRIBUTES: dict[str, dict[str, str]] = {
}

# record: {member: what a new one has in it, an int, a constant or the record's size}
INITIAL: dict[str, dict[str, int | str]] = {
}

# tag: [@since[<until]] kind size alignment, a line per member: offset in bytes[:bits]
RECORDS: dict[str, str] = {
}

# macro: value, type and value, or the name it stands for
CONSTANTS: dict[str, int | str] = {
}
