"""Tests for the reports to `logging.getLogger("cudyn")`."""

from __future__ import annotations

import logging
import pathlib
import sys

import pytest

import cudyn

from .conftest import python_json
from .support import fakes


def test_import_does_not_import_logging() -> None:
    assert python_json("import json, sys, cudyn; print(json.dumps('logging' in sys.modules))") is False


def test_opened_library_is_reported_at_level_info(tmp_path: pathlib.Path) -> None:
    driver = fakes.build(tmp_path, fakes.VERSION_QUERY, "-DVERSION=12040")
    code = """
import io, json, logging
output = io.StringIO()
logging.basicConfig(level=logging.INFO, format="%(name)s %(levelname)s %(message)s", stream=output)
import cudyn
print(json.dumps(output.getvalue()))
"""
    output = python_json(code, env={"CUDYN_DRIVER": str(driver)})
    assert output == f"cudyn INFO opened the CUDA driver 12.4: {driver}\n"


def test_missing_library_is_reported_at_level_debug(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDYN_NCCL", "/nowhere/libnccl.so.2")
    with caplog.at_level(logging.DEBUG, "cudyn"):
        assert cudyn.nccl.reload() is False
    (record,) = caplog.records
    assert record.levelno == logging.DEBUG
    assert "/nowhere/libnccl.so.2" in record.getMessage()


def test_nothing_is_printed_by_default(capfd: pytest.CaptureFixture[str]) -> None:
    code = "import json, logging, cudyn; cudyn.nccl.available; print(json.dumps(1))"
    assert python_json(code) == 1
    assert sys.stderr is not None
    assert capfd.readouterr().err == ""
