"""The functions of custabilizer, in the format described in cudyn/_bindings/tables/rows.py.

Generated from custabilizer.h of the header releases 0.1 to 0.5
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("0.1", "0.2", "0.3", "0.4", "0.5")
VERSIONS: dict[str, tuple[int, int, int]] = {"0.1": (0, 1, 0), "0.2": (0, 2, 0), "0.3": (0, 3, 0), "0.4": (0, 4, 0), "0.5": (0, 5, 0)}

FUNCTIONS: dict[str, str] = {
    "custabilizerGetVersion": "int ()",
    "custabilizerGetErrorString": "const char * (custabilizerStatus_t status)",
    "custabilizerCreate": "custabilizerStatus_t (custabilizerHandle_t *handle)",
    "custabilizerDestroy": "custabilizerStatus_t (custabilizerHandle_t handle)",
    "custabilizerCircuitSizeFromString": "custabilizerStatus_t (const custabilizerHandle_t handle, const char *circuitString, int64_t *bufferSize)",
    "custabilizerCreateCircuitFromString": "custabilizerStatus_t (const custabilizerHandle_t handle, const char *circuitString, void *bufferDevice, int64_t bufferSize, custabilizerCircuit_t *circuit)",
    "custabilizerDestroyCircuit": "custabilizerStatus_t (custabilizerCircuit_t circuit)",
    "custabilizerCircuitGetAttribute": "@0.5 custabilizerStatus_t (const custabilizerHandle_t handle, const custabilizerCircuit_t circuit, custabilizerCircuitAttributes_t attribute, void *buffer, size_t sizeInBytes)",
    "custabilizerCreateFrameSimulator": "custabilizerStatus_t (const custabilizerHandle_t handle, int64_t numQubits, int64_t numShots, int64_t numMeasurements, int64_t tableStrideMajor, custabilizerFrameSimulator_t *frameSimulator)",
    "custabilizerDestroyFrameSimulator": "custabilizerStatus_t (custabilizerFrameSimulator_t frameSimulator)",
    "custabilizerFrameSimulatorApplyCircuit": "custabilizerStatus_t (const custabilizerHandle_t handle, custabilizerFrameSimulator_t frameSimulator, const custabilizerCircuit_t circuit, int randomizeFrameAfterMeasurement, uint64_t seed, custabilizerBitInt_t *xTableDevice, custabilizerBitInt_t *zTableDevice, custabilizerBitInt_t *mTableDevice, cudaStream_t stream)",
    "custabilizerCreateLeakageFrameSimulator": "@0.5 custabilizerStatus_t (const custabilizerHandle_t handle, int64_t numQubits, int64_t numShots, int64_t numMeasurements, int64_t tableStrideMajor, custabilizerLeakageFrameSimulator_t *leakageFrameSimulator)",
    "custabilizerDestroyLeakageFrameSimulator": "@0.5 custabilizerStatus_t (custabilizerLeakageFrameSimulator_t leakageFrameSimulator)",
    "custabilizerLeakageFrameSimulatorApplyCircuit": "@0.5 custabilizerStatus_t (const custabilizerHandle_t handle, custabilizerLeakageFrameSimulator_t leakageFrameSimulator, const custabilizerCircuit_t circuit, int randomizeFrameAfterMeasurement, uint64_t seed, custabilizerBitInt_t *xTableDevice, custabilizerBitInt_t *zTableDevice, custabilizerBitInt_t *lTableDevice, custabilizerBitInt_t *mTableDevice, cudaStream_t stream)",
    "custabilizerSampleProbArray": "@0.3 custabilizerStatus_t (custabilizerHandle_t handle, int64_t numSamples, int64_t numProbs, const double *probs, uint64_t seed, custabilizerBitInt_t *samples, cudaStream_t stream)",
    "custabilizerSampleProbArraySparsePrepare": "@0.3 custabilizerStatus_t (custabilizerHandle_t handle, int64_t numSamples, int64_t numProbs, size_t *workspaceSize)",
    "custabilizerSampleProbArraySparseCompute": "@0.3 custabilizerStatus_t (custabilizerHandle_t handle, int64_t numSamples, int64_t numProbs, const double *probs, uint64_t seed, uint64_t *nnz, uint64_t *columnIndices, uint64_t *rowOffsets, void *workspace, size_t workspaceSize, cudaStream_t stream)",
    "custabilizerGF2SparseDenseMatrixMultiply": "@0.3 custabilizerStatus_t (custabilizerHandle_t handle, uint64_t m, uint64_t n, uint64_t k, uint64_t nnz, const uint64_t *columnIndices, const uint64_t *rowOffsets, const custabilizerBitInt_t *B, int32_t beta, custabilizerBitInt_t *C, cudaStream_t stream)",
    "custabilizerGF2SparseSparseMatrixMultiply": "@0.3 custabilizerStatus_t (custabilizerHandle_t handle, uint64_t m, uint64_t n, uint64_t k, const uint64_t *aColumnIndices, const uint64_t *aRowOffsets, uint64_t bNNZ, const uint64_t *bColumnIndices, const uint64_t *bRowOffsets, int32_t beta, custabilizerBitInt_t *C, cudaStream_t stream)",
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

HEADER = "custabilizer.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}

CHECKED: tuple[str, ...] = ()
