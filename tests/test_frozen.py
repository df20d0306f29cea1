"""cudyn in programs of one file: made by PyInstaller, with the hook that the wheel brings, and by zipapp."""

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
# Reads every module, name and file of cudyn, and compiles; each start of it leaves a line.
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
found = cudyn.compile_many(jobs, processes=3)
print(json.dumps({{
    "missing": missing, "names": len(names), "status": str(cudyn.driver.CUresult(100)), "pid": os.getpid(),
    "kinds": [result.output and result.output.kind for result in found],
    "errors": sorted({{type(result.error).__name__ for result in found}}),
    "workers": sorted({{int(result.worker.rpartition(":")[2]) for result in found}}),
}}))
"""


def run(folder: Path, *command: str | Path, **environment: str) -> dict[str, Any]:
    """What the program says of itself, and how often it was started."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "CUDYN_"))}
    starts = folder / "starts"
    done = subprocess.run(
        [*command, starts],
        env={**clean, "CUDYN_CACHE": "off", **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    assert said["missing"] == []
    assert said["names"] > 40
    assert said["status"] == "CUDA_ERROR_NO_DEVICE"
    assert starts.read_text() == "started\n"
    starts.unlink()
    return said


def find_nvrtc() -> str:
    """The file of the newest real NVRTC."""
    (path,) = real.nvrtc(NEWEST).rglob("libnvrtc.so.*")
    return str(path)


# --- PyInstaller


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in one file."""
    pytest.importorskip("PyInstaller", reason="needs PyInstaller (nox -s frozen)")
    hooks = importlib.metadata.entry_points(group="pyinstaller40")
    if not any(each.value.startswith("cudyn.") for each in hooks):
        pytest.skip("needs cudyn installed: PyInstaller finds its hook by the entry point (nox -s frozen)")
    folder = tmp_path_factory.mktemp("frozen")
    (folder / "app.py").write_text(PROGRAM)
    command = [sys.executable, "-m", "PyInstaller", "--onefile", "--log-level", "ERROR", "app.py"]
    clean = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, env=clean, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / "dist" / "app"


# --- zipapp


@pytest.fixture(scope="module")
def zipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("zipped")
    shutil.copytree(PACKAGE, folder / "app" / "cudyn", ignore=shutil.ignore_patterns("__pycache__", "*.pyi"))
    (folder / "app" / "__main__.py").write_text(PROGRAM)
    zipapp.create_archive(folder / "app", folder / "app.pyz")
    return folder / "app.pyz"


@pytest.fixture(params=["frozen", "zipped"])
def program(request: pytest.FixtureRequest) -> list[str | Path]:
    """How it is started."""
    file: Path = request.getfixturevalue(request.param)
    return [file] if request.param == "frozen" else [sys.executable, file]


@pytest.mark.slow
def test_a_program_has_all_of_cudyn_and_is_started_once(program: list[str | Path], tmp_path: Path) -> None:
    said = run(tmp_path, *program, CUDYN_NVRTC="/no/such/file")
    assert said["errors"] == ["LibraryNotFoundError"]
    check_workers(program, said)


@pytest.mark.slow
@pytest.mark.nvidia
def test_a_frozen_program_compiles(program: list[str | Path], tmp_path: Path) -> None:
    said = run(tmp_path, *program, CUDYN_NVRTC=find_nvrtc())
    assert said["kinds"] == ["cubin"] * 4
    check_workers(program, said)


def check_workers(program: list[str | Path], said: dict[str, Any]) -> None:
    """Processes import cudyn from a zip, and do not run the program again. One that is frozen works in a
    thread: to start a process would be to start the program again."""
    if len(program) == 1:
        assert said["workers"] == [said["pid"]]
    else:
        assert said["pid"] not in said["workers"]
