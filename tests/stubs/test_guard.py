"""Tests for `guard_cuda_bindings`: fake drivers, and small packages like cuda.bindings."""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path
from typing import Any

import pytest

from ..conftest import run_python
from ..support import fakes
from ..support.capsule_modules import make_package

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"), reason="libraries of Linux"
)

# A driver of CUDA 12.0. Each function returns a different number.
DRIVER = """
int cuDriverGetVersion(int *version) { *version = 12000; return 0; }
int cuInit(void) { return 0; }
int cuGraphAddDependencies(void) { return 3; }
int cuCtxCreate_v2(void) { return 4; }
int cuCtxCreate_v3(void) { return 5; }
int cuGraphInstantiateWithFlags(void) { return 6; }
"""
FUNCTIONS = {
    "cuInit": "CUresult (unsigned int)",
    # in 12.3 and later, with the edges' data
    "cuGraphAddDependencies": (
        "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, CUgraphEdgeData const *, size_t)"
    ),
    "cuCtxCreate": "CUresult (CUcontext *, CUctxCreateParams *, unsigned int, CUdevice)",
    "cuGraphInstantiate": "CUresult (CUgraphExec *, CUgraph, unsigned PY_LONG_LONG)",
    "cuDriverGetVersion": "CUresult (long *)",  # not its signature
}
CALL = """
import json, sys
import cudyn
guard = cudyn.guard_cuda_bindings()
from cuda.bindings import driver
names = ("cuInit", "cuGraphAddDependencies", "cuCtxCreate", "cuGraphInstantiate", "cuDriverGetVersion")
print(json.dumps([
    {name: getattr(driver, name)() for name in names},
    guard.symbols, guard.missing, guard.unknown, guard.driver, repr(guard),
    guard is cudyn.guard_cuda_bindings(),
]))
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment of a program with the fake driver and the fake package."""
    library = fakes.build(tmp_path / "driver", DRIVER)
    make_package(tmp_path / "site", "13.0.3", {"cydriver": FUNCTIONS})
    return {"CUDYN_DRIVER": str(library), "PYTHONPATH": str(tmp_path / "site")}


def run(code: str, environment: dict[str, str]) -> Any:
    """Run code in a new process, and return the JSON that it prints."""
    completed = run_python(code, env=environment)
    assert completed.returncode == 0, completed.stdout + completed.stderr
    return json.loads(completed.stdout)


def test_functions_call_the_symbols_with_their_signatures(environment: dict[str, str]) -> None:
    """Functions of cuda.bindings that this driver lacks return a status instead of crashing."""
    results, symbols, missing, unknown, driver, text, is_same = run(CALL, environment)
    assert results == {
        "cuInit": 0,
        "cuGraphAddDependencies": 500,  # not the older function, which has different parameters
        "cuCtxCreate": 500,
        "cuGraphInstantiate": 6,  # a macro of the header
        "cuDriverGetVersion": 77,  # the function of the package
    }
    assert symbols == {"cuInit": "cuInit", "cuGraphInstantiate": "cuGraphInstantiateWithFlags"}
    assert missing == ["cuGraphAddDependencies", "cuCtxCreate"]
    assert unknown == ["cuDriverGetVersion"]
    assert driver == [12, 0]
    assert text == "<cudyn.types.Guard: cuda.bindings 13.0.3 on CUDA 12.0: 4 functions, 2 missing>"
    assert is_same


def test_older_package_calls_the_older_functions(environment: dict[str, str], tmp_path: Path) -> None:
    """cuda.bindings 12.9 expects the signatures of CUDA 12, which the driver still exports."""
    functions = {
        "cuGraphAddDependencies": "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, size_t)",
        "cuCtxCreate": "CUresult (CUcontext *, unsigned int, CUdevice)",
        "cuCtxCreate_v3": "CUresult (CUcontext *, CUexecAffinityParam *, int, unsigned int, CUdevice)",
    }
    make_package(tmp_path / "older", "12.9.4", {"cydriver": functions})
    code = CALL.replace('"cuInit", ', "").replace(', "cuGraphInstantiate", "cuDriverGetVersion"', "")
    results, symbols, *_ = run(code, {**environment, "PYTHONPATH": str(tmp_path / "older")})
    assert results == {"cuGraphAddDependencies": 3, "cuCtxCreate": 4}
    assert symbols["cuCtxCreate_v3"] == "cuCtxCreate_v3"


def test_guard_after_the_import_raises(environment: dict[str, str]) -> None:
    """By then, the package has already read the addresses of the functions."""
    message = run(
        """
import json
import cudyn
from cuda.bindings import driver
try:
    cudyn.guard_cuda_bindings()
except RuntimeError as error:
    print(json.dumps(str(error)))
""",
        environment,
    )
    assert message.startswith("guard_cuda_bindings: cuda.bindings.cydriver is already imported, ")
    assert message.endswith("; call guard_cuda_bindings() before that import")


def test_guard_without_a_driver_changes_nothing(environment: dict[str, str]) -> None:
    results, symbols, _, _, driver, text, _ = run(CALL, {**environment, "CUDYN_DRIVER": "/none"})
    assert set(results.values()) == {77}
    assert (symbols, driver) == ({}, None)
    assert text == "<cudyn.types.Guard: cuda.bindings 13.0.3, no driver>"


def test_guard_without_the_package_raises() -> None:
    """The error names the missing package."""
    name = run(
        """
import json
import cudyn
try:
    cudyn.guard_cuda_bindings()
except ModuleNotFoundError as error:
    print(json.dumps(error.name.partition(".")[0]))
""",
        {"CUDYN_DRIVER": "/none"},
    )
    assert name == "cuda"


def test_command_guards_the_program_and_its_children(environment: dict[str, str], tmp_path: Path) -> None:
    child = "from cuda.bindings import driver; print(driver.cuCtxCreate(), driver.cuGraphInstantiate())"
    program = tmp_path / "program.py"
    start_child = f"subprocess.run([sys.executable, '-c', {child!r}])"
    program.write_text(f"import subprocess, sys\n{child}\nsys.stdout.flush()\n{start_child}\n")
    command = ["run", "--guard", str(program)]
    code = f"import sys\nfrom cudyn._cli.main import main\nsys.exit(main({command!r}))"
    completed = run_python(code, env={**environment, "CUDYN_CACHE_DIR": str(tmp_path / "cache")})
    assert completed.stdout.splitlines() == ["500 6", "500 6"], completed.stderr
    assert [*(tmp_path / "cache").rglob("guard/sitecustomize.py")]


@pytest.mark.parametrize("options", [["--guard", "--simulate=sm_90"], ["--guard", "--provide", "torch"]])
def test_command_with_the_guard_and_another_option_is_an_error(options: list[str]) -> None:
    command = ["run", *options, "program.py"]
    completed = run_python(f"import sys\nfrom cudyn._cli.main import main\nsys.exit(main({command!r}))")
    assert completed.returncode == 2
    assert "run: expected one of --provide, --simulate and --guard" in completed.stderr
