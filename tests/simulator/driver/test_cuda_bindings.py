"""Tests for packages that contain a static CUDA runtime, above all cuda.bindings, each in a new process."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest

from ...conftest import run_python
from ...support.capsule_modules import make_package

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"), reason="libraries of Linux"
)

FUNCTIONS = {
    "cudaDeviceSynchronize": "cudaError_t (void)",
    "cudaMalloc": "cudaError_t (void **, size_t)",
    "cudaGetDevice": "cudaError_t (PY_LONG_LONG *)",  # not its signature
    "cudaUnknown": "cudaError_t (int *)",
}
IMPORT = """
from cudyn import testing
with testing.simulate("sm_90", version="13.0", as_library=True) as simulation:
    from cuda.bindings import runtime
    print(runtime.cudaDeviceSynchronize(), runtime.cudaGetDevice(), runtime.cudaUnknown())
    print(dict(simulation.calls))
"""


def run(directory: Path, code: str, **variables: str) -> str:
    """Run a program that can import the package in a directory. Return its output."""
    completed = run_python(code, env={"PYTHONPATH": str(directory), **variables})
    assert completed.returncode == 0, completed.stdout + completed.stderr
    return completed.stdout


@pytest.mark.parametrize("prefix", ["", "_"])
def test_functions_with_the_signatures_of_the_tables_are_simulated(tmp_path: Path, prefix: str) -> None:
    functions = {f"{prefix}{name}": signature for name, signature in FUNCTIONS.items()}
    make_package(tmp_path, "13.0.0", {"cyruntime": functions})
    output = run(tmp_path, IMPORT)
    assert output.splitlines() == ["0 77 77", "{'cudaDeviceSynchronize': 1}"]


def test_functions_return_a_status_after_the_simulation_and_work_in_the_next_one(tmp_path: Path) -> None:
    make_package(tmp_path, "13.0.0", {"cyruntime": FUNCTIONS})
    code = f"""{IMPORT}
print(runtime.cudaDeviceSynchronize())
with testing.simulate("sm_90", as_library=True) as simulation:
    print(runtime.cudaDeviceSynchronize())
"""
    assert run(tmp_path, code).splitlines()[2:] == ["4", "0"]


def test_variable_for_per_thread_streams_selects_their_symbols(tmp_path: Path) -> None:
    signature = "cudaError_t (cudaStream_t)"
    functions = FUNCTIONS | {"cudaStreamQuery": signature}
    make_package(tmp_path, "13.0.0", {"cyruntime": functions})
    code = IMPORT.replace("cudaUnknown()", "cudaStreamQuery()")
    output = run(tmp_path, code, CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM="1")
    assert "'cudaStreamQuery_ptsz': 1" in output


def test_package_for_a_newer_major_version_than_the_driver_is_not_changed(tmp_path: Path) -> None:
    make_package(tmp_path, "13.0.0", {"cyruntime": FUNCTIONS})
    output = run(tmp_path, IMPORT.replace('"13.0"', '"12.9"'))
    assert output.splitlines()[0] == "77 77 77"


def test_import_before_the_simulation_raises(tmp_path: Path) -> None:
    """By then, the package has already read the addresses of the real functions."""
    make_package(tmp_path, "13.0.0", {"cyruntime": FUNCTIONS})
    code = """
from cudyn import testing
from cuda.bindings import runtime
try:
    with testing.simulate("sm_90", as_library=True):
        pass
except RuntimeError as error:
    print(error)
with testing.simulate("sm_90"):  # only cudyn uses it
    print("runs")
"""
    message, last = run(tmp_path, code).splitlines()
    assert message.startswith("as_library: cuda.bindings.cyruntime is already imported, ")
    assert message.endswith("; enter the simulation before that import")
    assert last == "runs"


def test_cuda_bindings_runtime_runs_in_a_simulation() -> None:
    """A program that uses the real package cuda.bindings runs without a GPU."""
    pytest.importorskip("cuda.bindings.cyruntime")
    completed = run_python("""
from cudyn import testing
with testing.simulate("sm_90", run=True, as_library=True) as simulation:
    from cuda.bindings import runtime
    def call(name, *arguments):
        status, *results = getattr(runtime, name)(*arguments)
        assert status == 0, (name, status)
        return results[0] if len(results) == 1 else results
    address = call("cudaMalloc", 64)
    call("cudaMemset", address, 7, 64)
    data = bytearray(64)
    call("cudaMemcpy", data, address, 64, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    assert data == bytes([7]) * 64
    properties = call("cudaGetDeviceProperties", 0)
    print(properties.name, properties.major, call("cudaGetDeviceCount"))
    kind = runtime.cudaChannelFormatKind.cudaChannelFormatKindFloat
    description = call("cudaCreateChannelDesc", 32, 0, 0, 0, kind)
    print(description.x, description.y, description.f == kind)
    stream = call("cudaStreamCreate")
    call("cudaStreamDestroy", stream)
    print(dict(simulation.not_supported), simulation.faults)
""")
    assert completed.returncode == 0, completed.stdout + completed.stderr
    assert completed.stdout.splitlines() == ["b'simulated sm_90' 9 1", "32 0 True", "{} []"]
