"""Tests that real libraries stay within the memory that cudyn measures (guards.py).

The tests of calls on a GPU use the simulated driver.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from ..support import compiled
from . import compiler, guards, guards_child, guards_gpu, guards_gpu_child, guards_jobs

pytestmark = [
    pytest.mark.nvidia,
    pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable()),
]

# The libraries of the default downloads, which `nox -s proof` tests.
FAST = ("nvrtc", "nvjitlink", "nvfatbin")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FAST else pytest.mark.slow) for name in guards.NAMES]
)
def test_real_library_stays_within_measured_memory(name: str) -> None:
    results = guards.call_library(name, guards_jobs.FEW.get(name, guards_jobs.CALLS))
    assert results.wrong == []
    assert results.faults == [*guards_jobs.FAULTS.get(name, ())]
    recorded = json.loads(guards.RESULTS.read_text(encoding="utf-8")).get(name, results.counts)
    assert results.counts["guarded"] > recorded["guarded"] / 2 > 0
    assert results.counts["called"] > recorded["called"] * 0.9


@pytest.mark.parametrize(
    ("symbol", "old", "new", "problem"),
    [
        ("nvrtcGetSupportedArchs", "()]", "()-1]", "accessed byte 0 after the"),
        ("nvrtcCompileProgram", "in[numOptions]", "in[numOptions-1]", "accessed byte 0 after the"),
        ("nvrtcGetLoweredName", "prog, const", "prog, device const", "accessed device memory"),
    ],
)
def test_real_library_with_a_wrong_row_accesses_other_memory(
    symbol: str, old: str, new: str, problem: str
) -> None:
    """Put a wrong size or a wrong kind of memory into the table."""
    results = guards.call_library("nvrtc", planted=[(symbol, old, new)])
    assert len(results.wrong) >= 1
    assert {line.partition(":")[0] for line in results.wrong} == {symbol}
    assert all(problem in line for line in results.wrong)


@pytest.mark.sample
@pytest.mark.skipif(sys.platform != "linux", reason=f"needs Linux, this is {sys.platform}")
@pytest.mark.parametrize("size", [0, 1, 12, 4096, 5000])
def test_is_intact_after_a_change_before_the_memory_returns_false(size: int) -> None:
    space = guards_child.Space()
    address = space.place(size)
    ctypes.memset(address, 0, size)
    assert space.is_intact(address)
    if size % guards_child.PAGE:
        ctypes.memset(address - 1, 0, 1)
        assert not space.is_intact(address)


@pytest.mark.sample
@pytest.mark.skipif(sys.platform != "linux", reason=f"needs Linux, this is {sys.platform}")
def test_guard_page_after_larger_memory_has_no_access() -> None:
    """Place small memory at an address where larger memory was, so that the next page was accessible."""
    space = guards_child.Space()
    space.place(3 * guards_child.PAGE)
    space.next = space.begin
    address = space.place(8)
    for offset, status in ((7, 1), (8, -1)):
        reading, writing = os.pipe()
        assert space.libc.write(writing, ctypes.c_void_p(address + offset), ctypes.c_size_t(1)) == status
        os.close(reading)
        os.close(writing)


COPIES = "^cuMemcpy(HtoD|DtoH)_v2$"


def run_simulated(**options: Any) -> dict[str, Any]:
    """Call functions of the simulated driver in the same way as on a GPU."""
    [(name, row)] = guards_gpu.run(["driver"], jobs=1, seconds=100, simulated=True, **options)
    assert name == "driver"
    return row


@pytest.mark.slow
def test_gpu_calls_of_the_simulated_driver_succeed() -> None:
    row = run_simulated(pattern=f"{COPIES}|^cuEventDestroy_v2$")
    assert row["wrong"] == row["problems"] == []
    assert row["left"] == 0
    assert row["counts"]["functions"] == row["counts"]["succeeding"] == 3
    assert row["counts"]["guarded"] >= 40


@pytest.mark.slow
def test_gpu_calls_with_a_wrong_row_access_other_memory() -> None:
    planted = [("cuMemcpyHtoD_v2", "in[ByteCount]", "in[ByteCount-1]")]
    row = run_simulated(pattern=COPIES, planted=planted)
    assert len(row["wrong"]) >= 1
    assert all(line.startswith("cuMemcpyHtoD_v2: accessed byte 0 after the") for line in row["wrong"])
    assert row["counts"]["succeeding"] == 1


@pytest.mark.slow
def test_gpu_time_limit_leaves_functions() -> None:
    [(_, row)] = guards_gpu.run(["driver"], seconds=0, pattern=COPIES, simulated=True)
    assert row["left"] == row["counts"]["functions"] == 2
    assert row["counts"]["called"] == 0


def test_gpu_access_on_the_host_names_the_kind() -> None:
    shared = guards_child.Shared(signal=signal.SIGSEGV, device=1 << 40, text=b"f()")
    child = object.__new__(guards_gpu_child.GpuChild)
    child.shared, child.space = shared, guards_child.Space()
    parts = guards_gpu_child.PARTS
    expected = {"device": "device memory", "pointers": "device memory", "address": "an address"}
    for part, kind in expected.items():
        shared.address = shared.device + parts[part] + 16
        assert child.explain(71 << 8) == f"accessed {kind} at 0x10 on the host of f()"
    for other in (shared.device + parts["either"], shared.device - 1, shared.device + (1 << 28), 0):
        shared.address = other
        assert child.explain(71 << 8) == ""


def test_gpu_missing_gpu_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled.run("gcc", "-shared", "-o", tmp_path / "libcuda.so.1", make_failing_driver(tmp_path))
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    assert guards_gpu.main(["curand"], tmp_path / "results") == 2
    assert capsys.readouterr().out == "no GPU: cuInit returned 100\n"


def make_failing_driver(directory: Path) -> Path:
    """Write the source of a driver without a GPU."""
    source = directory / "driver.c"
    source.write_text("int cuInit(unsigned flags) { return 100; }\n")
    return source


def test_gpu_missing_library_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards_gpu, "find_paths", list)
    [(name, row)] = guards_gpu.run(["cutensor"], jobs=1, seconds=20, simulated=True)
    assert name == "cutensor"
    assert row["wrong"] == []
    assert "The cuTENSOR library was not found" in row["problems"][0]


COUNTS = dict.fromkeys(guards.COLUMNS, 7)
GPU = {"name": "NVIDIA H200", "driver": "580.1, CUDA 13.0"}
RESULT_WITHOUT_PROBLEMS: dict[str, Any] = {
    "version": "1.2",
    "counts": COUNTS,
    "wrong": [],
    "problems": [],
    "left": 0,
}


@pytest.fixture
def merged_results() -> dict[str, Any]:
    """The merged results of cuRAND without a GPU, and of cuRAND and cuFFT on a GPU."""
    results: dict[str, Any] = {"curand": COUNTS | {"version": "1.0"}}
    for library in ("curand", "cufft"):
        problems = guards.merge(results, {"gpu": GPU, "libraries": {library: RESULT_WITHOUT_PROBLEMS}})
        assert problems == []
    return results


def test_merge_returns_the_problems_of_each_library() -> None:
    with_wrong_access = RESULT_WITHOUT_PROBLEMS | {"wrong": ["cublasSaxpy: accessed byte 0"]}
    not_found = RESULT_WITHOUT_PROBLEMS | {"counts": {}, "problems": ["not found"]}
    libraries = {"curand": RESULT_WITHOUT_PROBLEMS, "cublas": with_wrong_access, "npp": not_found}
    results: dict[str, Any] = {"curand": COUNTS | {"version": "1.0"}}
    problems = guards.merge(results, {"gpu": GPU, "libraries": libraries})
    assert problems == ["cublas: 1 calls have accessed other memory", "npp: not found"]
    assert [*results["gpu"]["libraries"]] == ["curand"]


def test_merge_with_the_same_gpu_adds_libraries(merged_results: dict[str, Any]) -> None:
    assert [*merged_results["gpu"]["libraries"]] == ["curand", "cufft"]


def test_merge_with_another_gpu_replaces_the_results(merged_results: dict[str, Any]) -> None:
    other_gpu = GPU | {"name": "other"}
    guards.merge(merged_results, {"gpu": other_gpu, "libraries": {"cufft": RESULT_WITHOUT_PROBLEMS}})
    assert [*merged_results["gpu"]["libraries"]] == ["cufft"]


def test_write_page_contains_the_results_of_a_gpu(merged_results: dict[str, Any]) -> None:
    page = guards.write_page(merged_results)
    assert "NVIDIA H200, driver 580.1, CUDA 13.0." in page
    assert page.count("| curand |") == 2
    assert page.count("| cufft | 1.2 | 7 |") == 1


def test_page_contains_the_results() -> None:
    results = json.loads(guards.RESULTS.read_text(encoding="utf-8"))
    assert guards.PAGE.read_text(encoding="utf-8") == guards.write_page(results)
    assert {*FAST, "curand", "cusolver", "cudnn"} <= set(results)
