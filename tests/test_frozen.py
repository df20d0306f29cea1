"""Tests for cudyn in single-file programs, built with PyInstaller and the wheel's hook or with zipapp."""

from __future__ import annotations

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import zipapp
from pathlib import Path
from typing import Any

import pytest

from .conftest import ROOT
from .support import real
from .support.releases import NEWEST

PACKAGE = ROOT / "cudyn"
DATA = sorted(
    path.relative_to(ROOT).as_posix()
    for path in PACKAGE.rglob("*.*")
    if path.suffix in (".c", ".h", ".cuh", ".hpp", ".txt")
)
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
    if path.name not in ("__main__.py", "pytest_plugin.py") and "_pyinstaller" not in path.parts
)
# A program that imports all modules of cudyn, reads all of its names and files, and compiles in workers.
# Each start of the program appends a line to a file.
PROGRAM = f"""
import importlib, json, os, pkgutil, sys
with open(sys.argv[1], "a") as file:
    file.write("started\\n")
import cudyn
missing = []
for name in {MODULES}:
    try:
        importlib.import_module(name)
    except ImportError as error:
        missing.append(str(error))
names = [getattr(cudyn, name) for name in cudyn.__all__]
for path in {DATA}:
    try:
        if not pkgutil.get_data("cudyn", path.removeprefix("cudyn/")):
            missing.append(path)
    except OSError:
        missing.append(path)
jobs = [{{"source": f"__global__ void k{{n}}() {{{{}}}}", "arch": "sm_90"}} for n in range(4)]
results = cudyn.compile_many(jobs, processes=3)
print(json.dumps({{
    "missing": missing, "names": len(names), "status": str(cudyn.driver.CUresult(100)), "pid": os.getpid(),
    "kinds": [result.output and result.output.kind for result in results],
    "errors": sorted({{type(result.error).__name__ for result in results}}),
    "workers": sorted({{int(result.worker.rpartition(":")[2]) for result in results}}),
}}))
"""


def run_program(directory: Path, *command: str | Path, **environment: str) -> dict[str, Any]:
    """Run the program, check that it starts once, and return its output."""
    clean = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "CUDYN_"))}
    starts = directory / "starts"
    process = subprocess.run(
        [*command, starts],
        env={**clean, "CUDYN_CACHE": "off", **environment},
        cwd=directory,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert process.returncode == 0, process.stderr
    report: dict[str, Any] = json.loads(process.stdout)
    assert report["missing"] == []
    assert report["names"] > 40
    assert report["status"] == "CUDA_ERROR_NO_DEVICE"
    assert starts.read_text() == "started\n"
    starts.unlink()
    return report


def find_nvrtc() -> str:
    """Return the path of the newest real NVRTC."""
    (path,) = real.nvrtc(NEWEST).rglob("libnvrtc.so.*")
    return str(path)


# --- PyInstaller


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as one executable file."""
    pytest.importorskip("PyInstaller", reason="needs PyInstaller (nox -s frozen)")
    hooks = importlib.metadata.entry_points(group="pyinstaller40")
    if not any(hook.value.startswith("cudyn.") for hook in hooks):
        pytest.skip("needs cudyn installed: PyInstaller finds its hook by the entry point (nox -s frozen)")
    directory = tmp_path_factory.mktemp("frozen")
    (directory / "app.py").write_text(PROGRAM)
    command = [sys.executable, "-m", "PyInstaller", "--onefile", "--log-level", "ERROR", "app.py"]
    clean = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.run(command, cwd=directory, env=clean, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    return directory / "dist" / "app"


# --- zipapp


@pytest.fixture(scope="module")
def zipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as a zip application, which contains cudyn."""
    directory = tmp_path_factory.mktemp("zipped")
    shutil.copytree(
        PACKAGE, directory / "app" / "cudyn", ignore=shutil.ignore_patterns("__pycache__", "*.pyi")
    )
    (directory / "app" / "__main__.py").write_text(PROGRAM)
    zipapp.create_archive(directory / "app", directory / "app.pyz")
    return directory / "app.pyz"


@pytest.fixture(params=["frozen", "zipped"])
def program(request: pytest.FixtureRequest) -> list[str | Path]:
    """The command that runs the program. For a frozen program, it is the program itself, without Python."""
    file: Path = request.getfixturevalue(request.param)
    return [file] if request.param == "frozen" else [sys.executable, file]


@pytest.mark.slow
def test_program_contains_all_of_cudyn_and_starts_once(program: list[str | Path], tmp_path: Path) -> None:
    report = run_program(tmp_path, *program, CUDYN_NVRTC="/no/such/file")
    assert report["errors"] == ["LibraryNotFoundError"]
    check_workers(program, report)


@pytest.mark.slow
@pytest.mark.nvidia
def test_program_compiles_with_workers(program: list[str | Path], tmp_path: Path) -> None:
    report = run_program(tmp_path, *program, CUDYN_NVRTC=find_nvrtc())
    assert report["kinds"] == ["cubin"] * 4
    check_workers(program, report)


def check_workers(program: list[str | Path], report: dict[str, Any]) -> None:
    """Check the processes that compiled.

    Worker processes of a zip application import cudyn from the zip file and do not run the program again. A
    frozen program compiles in a thread, because a worker process would run the program again.
    """
    is_frozen = len(program) == 1
    if is_frozen:
        assert report["workers"] == [report["pid"]]
    else:
        assert report["pid"] not in report["workers"]
