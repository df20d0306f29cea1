"""The types of custabilizer, in the format described in cudyn/_bindings/tables/rows.py.

Generated from custabilizer.h of the header releases 0.1 to 0.5
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

USES: dict[str, str] = {"runtime": "13.5"}
USED_TYPES: tuple[str, ...] = ("cudaStream_t",)
DEVICE_POINTERS = True
WINDOWS: dict[str, str] = {}
TAGGED: tuple[str, ...] = ()

TYPEDEFS: dict[str, str] = {
    "FILE": "struct _IO_FILE",
    "custabilizerStatus_t": "enum custabilizerStatus_t",
    "custabilizerCircuit_t": "void *",
    "custabilizerFrameSimulator_t": "void *",
    "custabilizerLeakageFrameSimulator_t": "@0.5 void *",
    "custabilizerHandle_t": "void *",
    "custabilizerBitInt_t": "uint32_t",
    "custabilizerCircuitAttributes_t": "@0.5 enum custabilizerCircuitAttributes_t",
}

ENUMS: dict[str, str] = {
    "custabilizerStatus_t": """unsigned int
CUSTABILIZER_STATUS_SUCCESS
CUSTABILIZER_STATUS_ERROR
CUSTABILIZER_STATUS_NOT_INITIALIZED
CUSTABILIZER_STATUS_INVALID_VALUE
CUSTABILIZER_STATUS_NOT_SUPPORTED
CUSTABILIZER_STATUS_ALLOC_FAILED
CUSTABILIZER_STATUS_INTERNAL_ERROR
CUSTABILIZER_STATUS_INSUFFICIENT_WORKSPACE
CUSTABILIZER_STATUS_CUDA_ERROR
CUSTABILIZER_STATUS_INSUFFICIENT_SPARSE_STORAGE @0.3""",
    "custabilizerCircuitAttributes_t": """unsigned int
CUSTABILIZER_CIRCUIT_NUM_QUBITS @0.5
CUSTABILIZER_CIRCUIT_NUM_MEASUREMENT_GATES @0.5
CUSTABILIZER_CIRCUIT_NUM_DETECTORS @0.5
CUSTABILIZER_CIRCUIT_NUM_REPEAT_BLOCKS @0.5
CUSTABILIZER_CIRCUIT_NUM_RESETS @0.5
CUSTABILIZER_CIRCUIT_NUM_1Q_GATES @0.5
CUSTABILIZER_CIRCUIT_NUM_2Q_GATES @0.5
CUSTABILIZER_CIRCUIT_HAS_NOISE @0.5
CUSTABILIZER_CIRCUIT_NUM_LEAKAGE_INSTRUCTIONS @0.5
CUSTABILIZER_CIRCUIT_NUM_LEAKAGE_READOUTS @0.5
CUSTABILIZER_CIRCUIT_NUM_MEASUREMENT_BITS @0.5""",
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
    "CUSTABILIZER_MAJOR": 0,
    "CUSTABILIZER_MINOR": "@0.1<0.2 1 | @0.2<0.3 2 | @0.3<0.4 3 | @0.4<0.5 4 | @0.5 5",
    "CUSTABILIZER_PATCH": 0,
    "CUSTABILIZER_VERSION": "@0.1<0.2 100 | @0.2<0.3 200 | @0.3<0.4 300 | @0.4<0.5 400 | @0.5 500",
}

VARIABLES: dict[str, str] = {
}
