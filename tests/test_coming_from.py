"""Tests for the programs in examples/coming_from, which are written once with cudyn and once with each peer.

`nox -s coming_from` installs the peers that run in a simulation. cupy and pycuda need a GPU.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from codegen import declared, fetch, sources

from .conftest import ROOT
from .support import fakes, real
from .support.releases import NEWEST

FOLDER = ROOT / "examples/coming_from"
ROWS = "float32: 8 rows, sum of the first 1.000\nfloat64: 8 rows, sum of the first 1.000\n"
# Maps each program to the package that it needs.
PEERS = {
    "rows_cuda_bindings.py": "cuda.bindings",
    "rows_cuda_core.py": "cuda.core",
    "rows_numba.py": "numba.cuda",
    "rows_triton.py": "triton",
    "rows_triton_cudyn.py": "triton",
    "monitor_pynvml.py": "pynvml",
}
ON_A_GPU = {"rows_cupy.py": "cupy", "rows_pycuda.py": "pycuda"}
OURS = {"rows_cudyn.py", "monitor_cudyn.py", "transpose_cudyn.py", "conjugate_gradient_cudyn.py"}
IN_C = {"rows.c": ROWS.splitlines(keepends=True)[0], "transpose.c": "70 x 100: 0 wrong elements\n"}
WITH_LIBRARIES = {"conjugate_gradient.c"}


def is_installed(package: str) -> bool:
    """Return whether a package can be imported."""
    try:
        return importlib.util.find_spec(package) is not None
    except ModuleNotFoundError:
        return False


def simulate(directory: Path, *command: str) -> str:
    """Run a program of the folder in a simulation with NVRTC, and return its output."""
    nvrtc = real.nvrtc(NEWEST)
    library_path = os.pathsep.join(map(str, [*nvrtc.rglob("lib"), directory]))
    environment = {
        **os.environ,
        "PYTHONPATH": f"{nvrtc}{os.pathsep}{ROOT}",
        "LD_LIBRARY_PATH": library_path,
        "CUDYN_CACHE_DIR": str(directory / "cache"),
        "TRITON_CACHE_DIR": str(directory / "triton"),
    }
    arguments = [sys.executable, "-m", "cudyn", "run", "--simulate=sm_90", *command]
    completed = subprocess.run(arguments, cwd=FOLDER, env=environment, capture_output=True, text=True)
    assert completed.returncode == 0, completed.stderr
    return completed.stdout


def test_programs_are_whole_programs() -> None:
    """A program has at least 60 lines. The source of a kernel is in a file that several programs share."""
    kernels = {path.name: len(path.read_text().splitlines()) for path in FOLDER.glob("*.cuh")}
    programs = [path for path in FOLDER.iterdir() if path.suffix in (".py", ".c")]
    assert {path.name for path in programs} == {*PEERS, *ON_A_GPU, *OURS, *IN_C, *WITH_LIBRARIES}
    for path in programs:
        text = path.read_text(encoding="utf-8")
        lines = sum(count for name, count in kernels.items() if name in text) + len(text.splitlines())
        assert lines >= 60, path.name
        if path.suffix == ".py":
            ast.parse(text)


@pytest.mark.nvidia
def test_programs_with_cudyn_print_the_results(tmp_path: Path) -> None:
    assert simulate(tmp_path, "rows_cudyn.py") == ROWS
    assert simulate(tmp_path, "transpose_cudyn.py", "33", "65") == "33 x 65: 0 wrong elements\n"


def test_monitor_with_cudyn_prints_the_device() -> None:
    command = [sys.executable, "-m", "cudyn", "run", "--simulate=sm_90", "monitor_cudyn.py"]
    output = subprocess.run(
        command, cwd=FOLDER, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True
    ).stdout
    assert output.startswith("driver 580.0\ndevice 0\n  name         simulated sm_90\n")


def test_monitors_differ_only_in_their_imports() -> None:
    # The first line of each program is its docstring.
    _, *own_lines = (FOLDER / "monitor_cudyn.py").read_text().splitlines()
    _, *other_lines = (FOLDER / "monitor_pynvml.py").read_text().splitlines()
    pairs = zip(own_lines, other_lines, strict=True)
    differences = [(own_line, other_line) for own_line, other_line in pairs if own_line != other_line]
    assert differences == [
        ("from cudyn import nvml", "import pynvml as nvml"),
        ("from cudyn.nvml import Error", "from pynvml import NVMLError as Error"),
    ]


@pytest.mark.nvidia
@pytest.mark.parametrize("program", sorted(PEERS))
def test_peer_prints_the_same_as_cudyn(program: str, tmp_path: Path) -> None:
    if not is_installed(PEERS[program]):
        pytest.skip(f"needs {PEERS[program]}: nox -s coming_from")
    ours = f"{program.partition('_')[0]}_cudyn.py"
    assert simulate(tmp_path, program) == simulate(tmp_path, ours)


@pytest.mark.nvidia
@pytest.mark.native
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: a C program is linked")
@pytest.mark.parametrize("name", sorted(IN_C))
def test_c_program_prints_the_result(name: str, tmp_path: Path) -> None:
    if shutil.which("gcc") is None:
        pytest.skip("needs gcc")
    stub = [sys.executable, "-m", "cudyn", "stub", "cuda", "-o", str(tmp_path)]
    subprocess.run(stub, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True, capture_output=True)
    (nvrtc,) = real.nvrtc(NEWEST).rglob("libnvrtc.so.*[0-9]")
    (headers,) = real.toolkit("13.0").glob("nvidia/cu13/include")
    program = str(tmp_path / "program")
    sources = ["gcc", "-Wall", "-Werror", str(FOLDER / name), "-o", program, "-I", str(headers)]
    subprocess.run([*sources, "-L", str(tmp_path), "-lcudyn_stub_cuda", str(nvrtc), "-lm"], check=True)
    assert simulate(tmp_path, program) == IN_C[name]


def build_cpu_libraries(directory: Path) -> list[str]:
    """Build cuBLAS's and cuSPARSE's functions for the CPU, and return gcc's options for the real headers."""
    pins = sources.load()
    wheels = [
        wheel for name in ("cublas", "cusparse") for wheel in pins.wheels_of(pins.library(name), "13.0")
    ]
    fetch.fetch(wheels)
    includes = [word for wheel in wheels for word in ("-isystem", str(fetch.get_directory(wheel)))]
    options = [*includes, "-idirafter", str(declared.SHIM)]
    text = (ROOT / "tests/support/cpu_libraries.c").read_text(encoding="utf-8")
    fakes.build(directory, text, "-DCUBLAS", *options, name="libcublas.so.13")
    fakes.build(directory, text, *options, name="libcusparse.so.12")
    return options


@pytest.mark.nvidia
@pytest.mark.native
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: a C program is linked")
def test_conjugate_gradient_in_c_and_with_cudyn_prints_the_same(tmp_path: Path) -> None:
    """The libraries need a GPU, so C functions that compute on the CPU replace them."""
    options = build_cpu_libraries(tmp_path)
    stub = [sys.executable, "-m", "cudyn", "stub", "cudart", "-o", str(tmp_path)]
    subprocess.run(stub, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True, capture_output=True)
    program = str(tmp_path / "program")
    sources_and_options = ["-Wall", "-Werror", str(FOLDER / "conjugate_gradient.c"), "-o", program, *options]
    libraries = ["-lcudyn_stub_cudart", "-l:libcublas.so.13", "-l:libcusparse.so.12"]
    subprocess.run(["gcc", *sources_and_options, "-L", str(tmp_path), *libraries], check=True)
    expected = "12 x 12: 0 wrong equations after 21 iterations\n"
    assert simulate(tmp_path, program, "12") == expected
    assert simulate(tmp_path, "conjugate_gradient_cudyn.py", "12") == expected


@pytest.mark.gpu
@pytest.mark.parametrize("program", sorted(ON_A_GPU))
def test_peer_prints_the_sums_on_a_gpu(program: str) -> None:
    if not is_installed(ON_A_GPU[program]):
        pytest.skip(f"needs {ON_A_GPU[program]}")
    output = subprocess.run([sys.executable, program], cwd=FOLDER, capture_output=True, text=True, check=True)
    assert output.stdout == ROWS
