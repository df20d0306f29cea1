"""Tests for outputs of calls that failed, and for status codes that are results, not errors."""

from __future__ import annotations

import ctypes
import pathlib
import pickle
from typing import Any

import pytest

from cudyn import cufile, cupti, driver, nccl, nvml, nvrtc, runtime
from cudyn.errors import CudaError, CufileError, DriverError, NvrtcError

from ...support import fakes
from ...support.messages import raises
from ...support.releases import NEWEST_NUMBER
from .conftest import NVML_VERSION, opened

DRIVER = (
    fakes.VERSION_QUERY
    + r"""
#include <stddef.h>
typedef struct { int result; void *node, *from; } Info;
int status;
int cuGraphExecUpdate_v2(void *exec, void *graph, Info *info) {
    info->result = 5; info->node = (void *)0x123;
    return status;
}
int cuMemcpyBatchAsync(void *d, void *s, void *n, size_t c, void *a, void *i, size_t m,
                        size_t *failIdx, void *x) {
    *failIdx = 3;
    return status;
}
int cuGraphInstantiate_v2(void **exec, void *graph, void **node, char *log, size_t size) {
    *node = (void *)0x77;
    return status;
}
int cuStreamQuery(void *stream) { return status; }
int cuEventQuery(void *event) { return status; }
"""
)


@pytest.fixture(scope="module")
def fake(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The driver's module, which has loaded a fake library."""
    with opened(driver, tmp_path_factory.mktemp("outcomes"), DRIVER):
        yield driver


@pytest.fixture
def status(fake: Any) -> Any:
    """The status that the fake library returns. The test can set it."""
    variable = ctypes.c_int.in_dll(ctypes.CDLL(fake.path), "status")
    yield variable
    variable.value = 0


# --- the details of a failure


def test_failed_graph_update_raises_with_its_result(fake: Any, status: Any) -> None:
    """The function fails and still returns a result, which explains the reason."""
    status.value = int(fake.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE)
    with raises(DriverError) as caught:
        fake.cuGraphExecUpdate(1, 2)
    info: Any = caught.value.outputs["resultInfo"]
    assert info.result == fake.CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED == 5
    assert info.errorNode == fake.CUgraphNode(0x123)
    assert "resultInfo: CUgraphExecUpdateResultInfo(result=CU_GRAPH_EXEC_UPDATE_ERROR_PAR" in str(
        caught.value
    )
    status.value = 0
    assert fake.cuGraphExecUpdate(1, 2).result == 5


def test_failed_batch_raises_with_the_index_of_the_copy(fake: Any, status: Any) -> None:
    """The index is part of the message and of a note."""
    call = fake.api("12.8").cuMemcpyBatchAsync
    arguments = (None, None, None, 5, None, None, 0, 0)
    status.value = 1
    with raises(DriverError) as caught:
        call(*arguments)
    assert caught.value.outputs == {"failIdx": 3}
    noted = caught.value.with_notes("and a note")
    assert noted.outputs == {"failIdx": 3}
    assert str(noted).endswith("\nfailIdx: 3\nand a note")
    status.value = 0
    assert call(*arguments) == 3


def test_failed_instantiation_raises_with_the_node(fake: Any, status: Any) -> None:
    """The driver names the node that caused the failure. Handles are not part of a pickled copy."""
    status.value = 1
    with pytest.raises(DriverError) as caught:
        fake.symbol("cuGraphInstantiate_v2")(1, bytearray(8), 8)
    assert caught.value.outputs == {"phErrorNode": fake.CUgraphNode(0x77)}
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (copied.status, copied.outputs) == (1, {})


def test_error_without_details_has_no_outputs(fake: Any, status: Any) -> None:
    status.value = 1
    with pytest.raises(CudaError) as caught:
        fake.cuStreamQuery(1)
    assert caught.value.outputs == {}


def test_failure_of_the_bundled_headers_raises_with_its_log(tmp_path: pathlib.Path) -> None:
    """The description is NVRTC's log, and the advice about libnvrtc-builtins is omitted."""
    source = r"""
        int nvrtcVersion(int *major, int *minor) { *major = 13; *minor = 5; return 0; }
        int nvrtcRemoveBundledHeaders(const char *path, const char **log) {
            *log = "/x: not empty";
            return 7;
        }
    """
    with opened(nvrtc, tmp_path, source, "libnvrtc.so.13"), pytest.raises(NvrtcError) as caught:
        nvrtc.nvrtcRemoveBundledHeaders("/x")
    assert caught.value.outputs == {"errorLog": "/x: not empty"}
    assert caught.value.description == "/x: not empty"
    assert "builtins" not in str(caught.value)


def test_failed_change_of_the_mode_raises_with_the_reason(tmp_path: pathlib.Path) -> None:
    """The function fails with one status and stores another one, which is the reason."""
    source = r"""
        int nvmlDeviceSetMigMode(void *device, unsigned mode, int *reason) { *reason = 19; return 999; }
    """
    name = "libnvidia-ml.so.1"
    with opened(nvml, tmp_path, NVML_VERSION + source, name), raises(CudaError) as caught:
        nvml.nvmlDeviceSetMigMode(1, 1)
    assert caught.value.outputs == {"activationStatus": nvml.NVML_ERROR_IN_USE}


CUFILE = r"""
#include <errno.h>
#include <stddef.h>
#include <sys/types.h>
typedef struct { int err, cu_err; } Status;
Status cuFileGetVersion(int *version) { *version = 1140; return (Status){0, 0}; }
Status cuFileDriverOpen(void) { return (Status){5011, 100}; }
Status cuFileDriverClose_v2(void) { return (Status){5001, 0}; }
Status cuFileBufDeregister(void *p) { return p ? (Status){0, 0} : (Status){4999, 7}; }
ssize_t cuFileRead(void *fh, void *to, size_t size, off_t at, off_t offset) {
    errno = ENOSPC;
    return (ssize_t)size - 5100;
}
ssize_t cuFileWrite(void *fh, const void *from, size_t size, off_t at, off_t offset) {
    errno = ENOSPC;
    return -1;
}
"""


def test_cufile_statuses_with_a_cuda_status_and_negative_sizes_raise(tmp_path: pathlib.Path) -> None:
    """cuFile reports errors in a struct of two statuses, or as a negative number of bytes."""
    with opened(cufile, tmp_path, CUFILE, "libcufile.so.0"):
        with raises(CufileError) as caught:
            cufile.cuFileDriverOpen()
        assert caught.value.status is cufile.CUfileOpError.CU_FILE_CUDA_DRIVER_ERROR
        assert caught.value.outputs == {"cu_err": driver.CUDA_ERROR_NO_DEVICE}
        with pytest.raises(CufileError) as caught:
            cufile.cuFileDriverClose()
        assert caught.value.status is cufile.CUfileOpError.CU_FILE_DRIVER_NOT_INITIALIZED
        assert "cu_err" not in str(caught.value)
        raw = cufile.raw.cuFileDriverClose()
        assert (cufile.version, raw.err, raw.cu_err) == ((1, 14), 5001, 0)
        cufile.cuFileBufDeregister(1)
        with pytest.raises(CufileError) as caught:
            cufile.cuFileBufDeregister(0)
        assert (caught.value.status, caught.value.name) == (4999, "unknown status")
        buffer = bytearray(5107)
        assert cufile.cuFileRead(1, buffer, 5107, 0, 0) == 7
        assert cufile.cuFileRead(1, buffer, 5100, 0, 0) == 0
        with raises(CufileError) as caught:
            cufile.cuFileRead(1, buffer, 92, 0, 0)
        assert caught.value.status is cufile.CUfileOpError.CU_FILE_IO_NOT_SUPPORTED
        with raises(CufileError) as caught:
            cufile.cuFileWrite(1, buffer, 8, 0, 0)
        assert caught.value.outputs == {"errno": 28}


# --- status codes that are results, not errors


def test_query_returns_success_and_not_ready(fake: Any, status: Any) -> None:
    """CUDA_SUCCESS and CUDA_ERROR_NOT_READY are returned. Any other status raises an exception."""
    for query in (fake.cuStreamQuery, fake.cuEventQuery):
        status.value = 0
        assert query(1) is fake.CUDA_SUCCESS
        status.value = int(fake.CUDA_ERROR_NOT_READY)
        assert query(1) is fake.CUDA_ERROR_NOT_READY
        status.value = int(fake.CUDA_ERROR_ILLEGAL_ADDRESS)
        with raises(DriverError):
            query(1)


def test_nccl_in_progress_is_returned(tmp_path: pathlib.Path) -> None:
    """Nonblocking communicators return this status, which is not an error."""
    source = r"""
        int ncclGetVersion(int *version) { *version = 22703; return 0; }
        /* 7: ncclInProgress; 0: ncclSuccess; 5: ncclInvalidUsage */
        int ncclCommFinalize(void *comm) { return comm == (void *)1 ? 7 : comm == (void *)2 ? 0 : 5; }
        int ncclCommCount(void *comm, int *count) { *count = 8; return 7; }
    """
    with opened(nccl, tmp_path, source, "libnccl.so.2"):
        assert nccl.ncclCommFinalize(1) is nccl.ncclInProgress
        assert nccl.ncclCommFinalize(2) is nccl.ncclSuccess
        with raises(CudaError):
            nccl.ncclCommFinalize(3)
        assert nccl.ncclCommCount(1) == 8


LAST_ERRORS = (
    (
        runtime,
        "libcudart.so.13",
        f"int cudaRuntimeGetVersion(int *v) {{ *v = {NEWEST_NUMBER}; return 0; }}"
        "int cudaGetLastError(void) { return 2; } int cudaPeekAtLastError(void) { return 2; }",
        {"cudaGetLastError": "cudaErrorMemoryAllocation", "cudaPeekAtLastError": "cudaErrorMemoryAllocation"},
        (),
    ),
    (
        nvrtc,
        "libnvrtc.so.13",
        "int nvrtcVersion(int *a, int *b) { *a = 13; *b = 5; return 0; }"
        "int nvrtcGetPCHCreateStatus(void *p) { return 13; }",
        {"nvrtcGetPCHCreateStatus": "NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED"},
        (1,),
    ),
    (
        cupti,
        "libcupti.so.13",
        "int cuptiGetVersion(unsigned *v) { *v = 130001; return 0; }"
        "int cuptiGetLastError(void) { return 15; }",
        {"cuptiGetLastError": "CUPTI_ERROR_NOT_INITIALIZED"},
        (),
    ),
)


@pytest.mark.parametrize("case", LAST_ERRORS, ids=lambda case: case[1])
def test_status_of_an_earlier_call_is_returned(tmp_path: pathlib.Path, case: Any) -> None:
    module, name, source, functions, arguments = case
    with opened(module, tmp_path, source, name):
        for function, expected in functions.items():
            assert getattr(module, function)(*arguments) is getattr(module, expected)
