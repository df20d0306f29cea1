"""The functions of cutensormg, in the format described in cudyn/_bindings/tables/rows.py.

Generated from cutensorMg.h of the header releases 2.0 to 2.8
(8 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

RELEASES = ("2.0", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8")
VERSIONS: dict[str, tuple[int, int, int]] = {"2.0": (2, 0, 2), "2.2": (2, 2, 0), "2.3": (2, 3, 1), "2.4": (2, 4, 1), "2.5": (2, 5, 0), "2.6": (2, 6, 0), "2.7": (2, 7, 0), "2.8": (2, 8, 0)}

FUNCTIONS: dict[str, str] = {
    "cutensorMgCreate": "cutensorStatus_t (cutensorMgHandle_t *handle, uint32_t numDevices, const int32_t *devices)",
    "cutensorMgDestroy": "cutensorStatus_t (cutensorMgHandle_t handle)",
    "cutensorMgCreateTensorDescriptor": "cutensorStatus_t (cutensorMgHandle_t handle, cutensorMgTensorDescriptor_t *desc, uint32_t numModes, const int64_t *extent, const int64_t *elementStride, const int64_t *blockSize, const int64_t *blockStride, const int32_t *deviceCount, uint32_t numDevices, const int32_t *devices, cudaDataType_t type)",
    "cutensorMgDestroyTensorDescriptor": "cutensorStatus_t (cutensorMgTensorDescriptor_t desc)",
    "cutensorMgCreateCopyDescriptor": "cutensorStatus_t (const cutensorMgHandle_t handle, cutensorMgCopyDescriptor_t *desc, const cutensorMgTensorDescriptor_t descDst, const int32_t *modesDst, const cutensorMgTensorDescriptor_t descSrc, const int32_t *modesSrc)",
    "cutensorMgDestroyCopyDescriptor": "cutensorStatus_t (cutensorMgCopyDescriptor_t desc)",
    "cutensorMgCopyGetWorkspace": "cutensorStatus_t (const cutensorMgHandle_t handle, const cutensorMgCopyDescriptor_t desc, int64_t *deviceWorkspaceSize, int64_t *hostWorkspaceSize)",
    "cutensorMgCreateCopyPlan": "cutensorStatus_t (const cutensorMgHandle_t handle, cutensorMgCopyPlan_t *plan, const cutensorMgCopyDescriptor_t desc, const int64_t *deviceWorkspaceSize, int64_t hostWorkspaceSize)",
    "cutensorMgDestroyCopyPlan": "cutensorStatus_t (cutensorMgCopyPlan_t plan)",
    "cutensorMgCopy": "cutensorStatus_t (const cutensorMgHandle_t handle, const cutensorMgCopyPlan_t plan, void **ptrDst, const void **ptrSrc, void **deviceWorkspace, void *hostWorkspace, cudaStream_t *streams)",
    "cutensorMgCreateContractionFind": "cutensorStatus_t (const cutensorMgHandle_t handle, cutensorMgContractionFind_t *find, const cutensorMgAlgo_t algo)",
    "cutensorMgDestroyContractionFind": "cutensorStatus_t (cutensorMgContractionFind_t find)",
    "cutensorMgContractionFindSetAttribute": "cutensorStatus_t (const cutensorMgHandle_t handle, cutensorMgContractionFind_t find, cutensorMgContractionFindAttribute_t attr, const void *value, int64_t size)",
    "cutensorMgCreateContractionDescriptor": "cutensorStatus_t (const cutensorMgHandle_t handle, cutensorMgContractionDescriptor_t *desc, const cutensorMgTensorDescriptor_t descA, const int32_t *modesA, const cutensorMgTensorDescriptor_t descB, const int32_t *modesB, const cutensorMgTensorDescriptor_t descC, const int32_t *modesC, const cutensorMgTensorDescriptor_t descD, const int32_t *modesD, cutensorComputeType_t compute)",
    "cutensorMgDestroyContractionDescriptor": "cutensorStatus_t (cutensorMgContractionDescriptor_t desc)",
    "cutensorMgContractionGetWorkspace": "cutensorStatus_t (const cutensorMgHandle_t handle, const cutensorMgContractionDescriptor_t desc, const cutensorMgContractionFind_t find, cutensorWorksizePreference_t preference, int64_t *deviceWorkspaceSize, int64_t *hostWorkspaceSize)",
    "cutensorMgCreateContractionPlan": "cutensorStatus_t (const cutensorMgHandle_t handle, cutensorMgContractionPlan_t *plan, const cutensorMgContractionDescriptor_t desc, const cutensorMgContractionFind_t find, const int64_t *deviceWorkspaceSize, int64_t hostWorkspaceSize)",
    "cutensorMgDestroyContractionPlan": "cutensorStatus_t (cutensorMgContractionPlan_t plan)",
    "cutensorMgContraction": "cutensorStatus_t (const cutensorMgHandle_t handle, const cutensorMgContractionPlan_t plan, const void *alpha, const void **ptrA, const void **ptrB, const void *beta, const void **ptrC, void **ptrD, void **deviceWorkspace, void *hostWorkspace, cudaStream_t *streams)",
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

HEADER = "cutensorMg.h"

HEADERS: dict[str, str] = {
}

HIDDEN: dict[str, str] = {
}

FAILING: tuple[str, ...] = ()

REGISTERING: tuple[str, ...] = ()

RENAMES: dict[str, str] = {
}

CHECKED: tuple[str, ...] = ()
