"""Tests for conftest.py: a test is skipped with a reason, or fails, if its library or device is missing."""

from __future__ import annotations

import os
import pathlib
import re
import signal
import sys
from types import SimpleNamespace
from typing import Any

import pytest

import cudyn
from codegen import fetch
from codegen.errors import CodegenError, DownloadError

from .. import conftest
from ..conftest import need, need_gpu, package
from . import real
from .inner_pytest import run_pytest

# A test suite that loads this repository's conftest as a plugin.
SUITE = """
import pytest
from tests.support import real

@pytest.fixture(scope="module")
def fetched():
    raise real.NotDownloaded("libcuda 535: the archive\\ncan't be reached")

def test_one(fetched): raise AssertionError("does not run")
def test_two(fetched): raise AssertionError("does not run")
def test_in_the_test(): raise real.NotDownloaded("a wheel")
def test_another_system(): raise real.Unavailable("needs Linux on x86_64, this is Darwin")
def test_broken(): raise ValueError("not an ELF file")
"""


def run_suite(
    directory: pathlib.Path, text: str, *options: str, **environment: str
) -> tuple[dict[str, int], list[str]]:
    """Run a test suite. Return the number of tests for each outcome, and the lines that pytest printed."""
    (directory / "test_suite.py").write_text(text)
    plugins = ("tests.conftest", *(("xdist",) if "-n" in options else ()))
    process = run_pytest(directory, "-rs", *options, plugins=plugins, env={"CI": None, **environment})
    lines = process.stdout.splitlines()
    (totals,) = (line for line in lines if re.search(r" in [\d.]+s", line))
    counts = re.findall(r"(\d+) (\w+)", totals.partition(" in ")[0])
    return {outcome: int(count) for count, outcome in counts}, lines


@pytest.mark.parametrize("workers", ["0", "1"])
@pytest.mark.slow
def test_conftest_with_failed_downloads_counts_the_skipped_tests(
    tmp_path: pathlib.Path, workers: str
) -> None:
    totals, lines = run_suite(tmp_path, SUITE, "-n", workers)
    assert totals == {"failed": 1, "skipped": 4}  # only test_broken fails
    assert lines[-1] == (
        "3 tests were not run because downloads failed, such as: "
        "not downloaded: libcuda 535: the archive can't be reached"
    )


def test_conftest_with_ci_set_fails_on_a_failed_download(tmp_path: pathlib.Path) -> None:
    """A test whose library does not exist for this kind of machine is skipped even if CI is set."""
    totals, lines = run_suite(tmp_path, SUITE, CI="true")
    assert totals == {"failed": 2, "errors": 2, "skipped": 1}
    assert "NotDownloaded: libcuda 535: the archive can't be reached" in "\n".join(lines)
    assert " in " in lines[-1]  # printed by pytest


CTRL_C = """
import signal, subprocess, sys

def test_one():
    line = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    assert subprocess.run([sys.executable, "-c", line], capture_output=True).stdout == b"True\\n"
"""


@pytest.mark.slow
def test_ctrl_c_reaches_processes_that_tests_start(tmp_path: pathlib.Path) -> None:
    """Start pytest with SIGINT ignored, as a shell does in the background."""
    old_handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        totals, _ = run_suite(tmp_path, CTRL_C, "-n", "1")
    finally:
        signal.signal(signal.SIGINT, old_handler)
    assert totals == {"passed": 1}


def test_conftest_without_failed_downloads_prints_no_summary(tmp_path: pathlib.Path) -> None:
    _, lines = run_suite(tmp_path, "def test_nothing(): pass")
    assert "1 passed" in lines[-1]


def test_get_headers_distinguishes_failed_downloads_from_wrong_headers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def raise_argument(error: Any) -> int:
        """Replace fetch.fetch: raise the exception that is passed to get_headers instead of a wheel."""
        raise error

    monkeypatch.setattr(fetch, "fetch", raise_argument)
    with pytest.raises(real.NotDownloaded, match=r"^cudart: no such wheel$"):
        conftest.get_headers(DownloadError("cudart: no such wheel"))  # type: ignore[arg-type]
    with pytest.raises(CodegenError, match=r"^another hash$"):
        conftest.get_headers(CodegenError("another hash"))  # type: ignore[arg-type]


# --- GPUs


class Driver:
    """Replaces cudyn.driver."""

    def __init__(self, error: cudyn.CudynError | None) -> None:
        self.error = error

    def cuInit(self, flags: int) -> None:
        """Raise the error, if there is one."""
        if self.error:
            raise self.error


def make_driver_error(status: int) -> cudyn.DriverError:
    """Return the error of a driver function that fails with this status."""
    return cudyn.DriverError("cuInit", status, "CUDA_ERROR", "it failed")


def make_not_found_error() -> cudyn.errors.LibraryNotFoundError:
    """Return the error of a driver that is not installed."""
    return cudyn.errors.LibraryNotFoundError("CUDA driver", "The CUDA driver was not found.")


@pytest.mark.parametrize(
    "error", [None, make_driver_error(100), make_driver_error(999), make_not_found_error()], ids=str
)
@pytest.mark.parametrize("has_gpu", [False, True])
def test_need_gpu_with_a_failing_driver_skips_only_without_a_gpu(
    monkeypatch: pytest.MonkeyPatch, error: cudyn.CudynError | None, has_gpu: bool
) -> None:
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    monkeypatch.setattr(cudyn, "driver", Driver(error))
    monkeypatch.setattr(conftest, "has_gpu", lambda error: has_gpu)
    if error is None:
        need_gpu()
    elif has_gpu:
        with pytest.raises(type(error)) as caught:
            need_gpu()
        assert caught.value is error
    else:
        with pytest.raises(pytest.skip.Exception, match=r"^no GPU: "):
            need_gpu()


def test_has_gpu_looks_for_device_files_or_queries_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for a device file on Linux, and query the driver on other systems."""
    errors = make_driver_error(100), make_driver_error(999), make_not_found_error()
    for files in (["/dev/nvidia0"], []):
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(pathlib.Path, "glob", lambda path, pattern, files_=files: iter(files_))
        monkeypatch.setattr(os.path, "exists", lambda path: False)
        assert {conftest.has_gpu(error) for error in errors} == {bool(files)}
    monkeypatch.setattr(sys, "platform", "win32")
    assert [conftest.has_gpu(error) for error in errors] == [False, True, False]


def test_need_gpu_with_hidden_gpus_skips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cudyn, "driver", Driver(make_driver_error(100)))
    monkeypatch.setattr(conftest, "has_gpu", lambda error: True)
    for value in ("", "-1"):
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", value)
        with pytest.raises(pytest.skip.Exception, match=f"^CUDA_VISIBLE_DEVICES={value} hides every GPU$"):
            need_gpu()


# --- libraries and packages


def test_need_with_an_unusable_library_raises() -> None:
    errors = None, make_not_found_error(), cudyn.errors.VersionError("CUDA driver", "too old")
    good_library, missing_library, old_library = (SimpleNamespace(load_error=error) for error in errors)
    need(good_library)
    with pytest.raises(pytest.skip.Exception, match=r"^The CUDA driver was not found"):
        need(good_library, missing_library)
    with pytest.raises(cudyn.errors.VersionError, match="too old"):
        need(old_library)


def test_package_with_a_failing_import_raises(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_package.py").write_text("raise ImportError('a library of mine is damaged')")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ImportError, match="damaged"):
        package("broken_package")
    with pytest.raises(pytest.skip.Exception, match="no_such_package"):
        package("no_such_package")
