"""Tests for `python -m cudyn demo`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ..conftest import ROOT
from ..support import real
from ..support.releases import NEWEST


def run_demo(directory: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the `demo` command in a directory, with additional environment variables."""
    path = os.pathsep.join([str(real.nvrtc(NEWEST)), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "cudyn", "demo"],
        cwd=directory,
        env={**os.environ, "PYTHONPATH": path, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.nvidia
@pytest.mark.native
def test_demo_finds_the_race_until_it_is_fixed(tmp_path: Path) -> None:
    """Adding the missing __syncthreads() to the written kernel makes the second run succeed."""
    process = run_demo(tmp_path)
    assert process.returncode == 0, process.stderr
    assert "Wrote race.cu and race.py" in process.stdout
    assert "race in shared memory: part[1] is read by thread (0, 0, 0) at " in process.stderr
    assert "race.py" in process.stderr
    assert "launcher.py" not in process.stderr  # the traceback has no frames of cudyn
    kernel = tmp_path / "race.cu"
    store = "    part[threadIdx.x] = x[threadIdx.x];\n"
    source = kernel.read_text()
    assert source.count(store) == 1
    kernel.write_text(source.replace(store, f"{store}    __syncthreads();\n"))
    process = run_demo(tmp_path)
    assert process.returncode == 0, process.stderr
    assert "Wrote" not in process.stdout
    assert "the sum is 2016" in process.stdout
    assert "0 faults" in process.stderr


@pytest.mark.nvidia
@pytest.mark.native
def test_demo_without_a_compiler_fails_without_mentioning_a_race(tmp_path: Path) -> None:
    missing = str(tmp_path / "libnvrtc.so")
    process = run_demo(
        tmp_path, CUDYN_NVRTC=missing, CUDYN_COMPILER="nvrtc", CUDYN_CACHE_DIR=str(tmp_path / "cache")
    )
    assert process.returncode == 1
    assert missing in process.stderr
    assert "Insert __syncthreads()" not in process.stdout
