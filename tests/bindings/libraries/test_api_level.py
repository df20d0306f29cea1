"""Tests for use_api and CUDYN_API, which select the header release that a program was written for."""

from __future__ import annotations

import pytest

from ...conftest import python_json, run_python

STATED = """
import json
import cudyn
cudyn.use_api("12.4")
from cudyn import driver, nvfatbin, nvml, nvrtc, runtime
print(json.dumps([
    [module.level for module in (driver, nvrtc, nvml, nvfatbin)],
    driver.describe("cuCtxCreate").symbol,
    driver.api().describe("cuCtxCreate").symbol,
    driver.api("12.4") is driver,
    runtime.level == "12.4",
]))
"""


def test_use_api_selects_the_names_of_the_stated_release() -> None:
    """This applies to libraries with versioned symbols.

    The names of other modules depend on the loaded library.
    """
    levels, stated, newest, is_same, follows = python_json(STATED)
    assert levels == ["12.4"] * 4
    assert (stated, newest) == ("cuCtxCreate_v2", "cuCtxCreate_v4")
    assert is_same
    assert not follows


def test_environment_variable_states_the_release() -> None:
    code = "import json; from cudyn import driver; print(json.dumps([driver.level]))"
    assert python_json(code, env={"CUDYN_API": "12.6"}) == ["12.6"]


def test_environment_variable_with_an_unknown_release_is_ignored_and_reported() -> None:
    code = "from cudyn import driver; print(driver.level == driver.api().level)"
    done = run_python(code, env={"CUDYN_API": "12.99"})
    assert done.stdout == "True\n"
    assert done.stderr == "cudyn: CUDYN_API=12.99 is not a header release in the tables; it is ignored\n"


@pytest.mark.parametrize(
    "change",
    [
        "sys.stderr = None",
        "del sys.stderr",
        "sys.stderr.close()",
        "sys.stderr = open('/dev/full', 'w', buffering=1)",
        "sys.stderr = io.TextIOWrapper(io.BytesIO(), encoding='ascii')",
    ],
)
@pytest.mark.parametrize("release", ["", "13", "12.99", "été"])
def test_import_with_an_unusable_stderr_does_not_raise(change: str, release: str) -> None:
    """Programs started by pythonw or as a service have such a stderr."""
    code = f"""
import ctypes, io, sys  # threading, which ctypes imports in Python 3.14, needs sys.stderr
{change}
from cudyn import driver
print(driver.level == driver.api().level)
sys.stderr = None  # which Python would flush at its end
"""
    done = run_python(code, env={"CUDYN_API": release, "PYTHONUTF8": "1"}, flags=("-W", "error"))
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (
            'cudyn.use_api("12.4"); cudyn.use_api("13.5")',
            "use_api('13.5'): use_api('12.4') has already declared the API of 12.4; declare 13.5 instead, "
            "or use names from driver.api('13.5')",
        ),
        (
            'cudyn.driver.cuInit; cudyn.use_api("12.4")',
            "use_api('12.4'): too late, after the first use of cudyn.driver",
        ),
        (
            'cudyn.Buffer; cudyn.use_api("12.4")',
            "use_api('12.4'): too late, after the first use of cudyn's objects",
        ),
    ],
)
def test_use_api_after_a_conflicting_use_raises(code: str, message: str) -> None:
    script = f"import cudyn\ntry:\n    {code}\nexcept cudyn.CudynError as error:\n    print(error)"
    assert run_python(script).stdout == f"{message}\n"


def test_use_api_with_the_same_or_an_older_release_does_not_raise() -> None:
    code = 'import cudyn; cudyn.use_api("12.4"); cudyn.use_api("12.4"); cudyn.use_api("12.0")'
    assert run_python(f"{code}; print(cudyn.driver.level)").stdout == "12.4\n"


def test_use_api_with_an_unknown_release_raises() -> None:
    code = "import cudyn\ntry:\n    cudyn.use_api('99.0')\nexcept ValueError as error:\n    print(error)"
    assert run_python(code).stdout.startswith(
        "use_api: no header release 99.0 in the tables; available: 11.7,"
    )
