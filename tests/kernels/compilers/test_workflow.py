"""Tests for docs/howto/workflow.md with examples/project: on macOS, and without a GPU or a compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ...conftest import ROOT
from ...support import real
from ...support.releases import NEWEST
from .test_compile import AS_MACOS

PROJECT = ROOT / "examples/project"
# A program that compiles all kernels of the project, and a kernel that is not in the cache.
COMPILE_ALL = """
import cudyn
from kernels import VARIANTS, make_job
for variant in VARIANTS:
    cudyn.compile(**make_job(*variant))
print(*vars(cudyn.cache.stats()).values())
job = make_job("axpy", "float", 64)
job["define_macro"]["BLOCK"] = 65
try:
    cudyn.compile(**job)
except cudyn.CacheMissError as error:
    print(str(error).splitlines()[-1])
"""
RUN_PYTEST_AS_MACOS = f"{AS_MACOS}import pytest\nraise SystemExit(pytest.main(sys.argv[1:]))"


def run(*arguments: object, directory: Path, **settings: object) -> str:
    """Run Python in a directory in which cudyn can be imported, and return its output."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("CUDYN_", "CUDA_", "CONDA_"))}
    environment["PYTHONPATH"] = str(ROOT)
    environment |= {name: str(value) for name, value in settings.items()}
    completed = subprocess.run(
        [sys.executable, *map(str, arguments)], cwd=directory, env=environment, capture_output=True, text=True
    )
    assert completed.returncode == 0, completed.stdout + completed.stderr
    return completed.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="cudyn uses Unix functions that Windows lacks")
def test_workflow_on_macos_runs_the_tests_of_tables() -> None:
    """The tests for the tables do not need a compiler or a GPU."""
    arguments = ["-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", ".", "test_tables.py"]
    assert " passed" in run("-c", RUN_PYTEST_AS_MACOS, *arguments, directory=PROJECT)


@pytest.mark.nvidia
@pytest.mark.slow
def test_workflow_compiles_on_one_machine_and_uses_the_code_on_another(tmp_path: Path) -> None:
    """On the first machine, tests compile all kernels in a simulation.

    The other machine imports the archive of the cache, and finds the kernels without a compiler.
    """
    paths = os.pathsep.join([str(real.nvrtc(NEWEST)), str(ROOT)])
    this_machine = {"directory": PROJECT, "PYTHONPATH": paths, "CUDYN_CACHE_DIR": tmp_path / "here"}
    archive = tmp_path / "kernels.zip"
    arguments = [
        "-m",
        "pytest",
        "-q",
        "-n",
        "2",
        "-p",
        "no:cacheprovider",
        "-c",
        os.devnull,
        "--rootdir",
        ".",
    ]
    arguments += ["-p", "pytest_cudyn", "--cudyn-simulate=sm_90", f"--cudyn-archive={archive}"]
    first_output = run(*arguments, "test_kernels.py", **this_machine)  # type: ignore[arg-type]
    second_output = run(*arguments, "test_kernels.py", **this_machine)  # type: ignore[arg-type]
    assert "cudyn: 0 from the cache, 32 compiled (32 kept), 0 missed" in first_output
    assert "cudyn: 32 from the cache, 0 compiled (0 kept), 0 missed" in second_output
    did_not_run = "32 tests ran only until they read the result of a kernel that did not run"
    for message in (first_output, second_output):
        assert f"cudyn: simulated sm_90: {did_not_run}\n" in message
        assert f"cudyn: 32 kernels in {archive}\n32 compiled in " in message
    project = shutil.copytree(PROJECT, tmp_path / "elsewhere/project")
    other_machine = {
        "directory": project,
        "CUDYN_CACHE_DIR": tmp_path / "there",
        "CUDYN_NVRTC": tmp_path / "none",
    }
    message = run("-m", "cudyn", "cache", "import", archive, **other_machine)
    assert message == "32 new images, 0 known, 0 refused\n"
    result = run("-c", COMPILE_ALL, CUDYN_ARCH="sm_90", CUDYN_CACHE="only", **other_machine).splitlines()
    assert result[0] == "32 0 0 0 0"
    assert "instead of ['-DELEMENT=float', '-DBLOCK=65', '-std=c++17']" in result[1]


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(["12.9", NEWEST]))
def test_workflow_example_runs(version: str, tmp_path: Path) -> None:
    """The example needs only the packages of the extra `compile` or `cu12`."""
    page = (ROOT / "docs/howto/architectures.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", page, re.S)
    assert example
    major = int(version.partition(".")[0])
    sites = [real.nvrtc(version), real.library("nvjitlink", major), real.library("nvfatbin", major)]
    code = f"{example[1]}\nprint(image.kind, ptx.kind, cubin.kind, fat.arch, linked.kernels[0].name)"
    paths = os.pathsep.join([*map(str, sites), str(ROOT)])
    output = run("-c", code, directory=tmp_path, PYTHONPATH=paths, CUDYN_CACHE="off")
    assert output.splitlines()[-1] == "cubin ptx cubin ('sm_80', 'sm_90a', 'compute_90') _Z9quadruplePf"
