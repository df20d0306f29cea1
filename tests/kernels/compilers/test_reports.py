"""Tests that compilations, links and cache misses are logged to `logging.getLogger("cudyn")`."""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import cudyn

from ...support.real import get_library_file

SOURCE = 'extern "C" __global__ void k(float *x) { *x *= BY; }'
PTX = b".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }\n"


@pytest.fixture
def reports(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The reports of all levels."""
    caplog.set_level(logging.DEBUG, "cudyn")
    return caplog


def compile_kernel(by: int, **arguments: Any) -> None:
    """Compile the kernel with a value of its macro."""
    macros = {"BY": by}
    cudyn.compile(SOURCE, arch="compute_80", name="k.cu", define_macro=macros, **arguments)


def take(reports: pytest.LogCaptureFixture) -> list[str]:
    """Return and remove the levels and messages of all reports, with durations and sizes replaced."""
    lines = [f"{record.levelname} {record.getMessage()}" for record in reports.records]
    reports.clear()
    return [re.sub(r"[\d.]+ ms: \d+ bytes", "N ms: N bytes", line) for line in lines]


def test_compilation_is_reported_with_the_reason_of_the_miss(
    preprocessor: Path, reports: pytest.LogCaptureFixture
) -> None:
    """The log names the nearest entry in the cache and lists the differences from it."""
    reports.clear()
    directory = preprocessor / "cache"
    compiled = "INFO compiled k.cu for compute_80 as ptx with NVRTC 13.0 in N ms: N bytes"
    missed = "DEBUG not in the cache: k.cu for compute_80 as ptx. "
    compile_kernel(1)
    none = f"The cache {directory} has no entry for this source (files: 0)."
    assert take(reports) == [missed + none, compiled]
    compile_kernel(2)
    nearest = (
        f"The cache {directory} does not have it (files: 1, of this source: 1). The nearest is k.cu for "
        "compute_80 as ptx, with options ['-DBY=1'] instead of ['-DBY=2']."
    )
    assert take(reports) == [missed + nearest, compiled]
    compile_kernel(2, cache=False)
    assert take(reports) == [missed + "cache=False.", compiled]


def test_hit_reports_nothing_and_does_not_look_for_the_logger(
    preprocessor: Path, reports: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_kernel(1)
    assert take(reports)
    monkeypatch.delitem(sys.modules, "cudyn._log")  # importing the module would add it again
    compile_kernel(1)
    assert take(reports) == []
    assert "cudyn._log" not in sys.modules


def test_code_that_is_not_stored_is_reported(
    preprocessor: Path, reports: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "10")
    compile_kernel(1)
    expected = r"INFO not stored in the cache: k\.cu: its \d+ bytes are more than CUDYN_CACHE_SIZE"
    assert re.fullmatch(expected, take(reports)[-1])


def test_cache_that_is_off_is_reported_as_the_reason(
    preprocessor: Path, reports: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDYN_CACHE", "off")
    reports.clear()
    compile_kernel(1)
    assert take(reports)[0] == "DEBUG not in the cache: k.cu for compute_80 as ptx. The cache is off."


def test_compilations_of_workers_are_reported(
    preprocessor: Path, reports: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDYN_NVRTC", str(cudyn.nvrtc.path))
    reports.clear()
    job = {"source": SOURCE, "arch": "compute_80", "name": "k.cu", "define_macro": {"BY": 1}}
    cudyn.compile_many([job], progress=False)
    (line,) = take(reports)
    assert re.fullmatch(r"INFO compiled k\.cu for compute_80 in [\d.]+ ms in the process \S+:\d+", line)


def test_level_info_does_not_explain_misses(
    preprocessor: Path, reports: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports.set_level(logging.INFO, "cudyn")
    reports.clear()
    monkeypatch.setattr("cudyn._kernels.cache.nearest.describe", None)  # calling it would fail
    compile_kernel(1)
    assert [record.levelname for record in reports.records] == ["INFO"]


@pytest.mark.nvidia
@pytest.mark.slow
def test_link_is_reported_with_the_reason_of_the_miss(
    reports: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second link is a hit, which is not reported."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path))
    assert cudyn.nvjitlink.reload(get_library_file("nvjitlink", 12)), cudyn.nvjitlink.load_error
    try:
        reports.clear()
        cudyn.link([PTX], arch="sm_90")
        missed = "DEBUG not in the cache: input 0 for sm_90 as cubin. "
        none = f"The cache {tmp_path} has no entry for this source (files: 0)."
        linked = "INFO linked input 0 for sm_90 as cubin with nvJitLink 12.9 in N ms: N bytes"
        assert take(reports) == [missed + none, linked]
        cudyn.link([PTX], arch="sm_90")
        assert take(reports) == []
    finally:
        cudyn.nvjitlink.reload()
