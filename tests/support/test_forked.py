"""Tests for forked child processes, which must behave like newly started Python processes."""

from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import sys

import pytest

from ..conftest import python_json, run_python
from . import fakes
from .forked import forked_json, run_forked

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="children are forked on Linux")

FACTS = """
import ctypes, json, os, sys
from cudyn import driver
getenv = ctypes.CDLL(None).getenv
getenv.restype = ctypes.c_char_p
print(json.dumps([
    sorted(os.environ.items()), getenv(b"CUDYN_DRIVER").decode(), getenv(b"HOME") is None, os.getcwd(),
    sys.path, sys.argv, sys.flags.no_site, __name__, driver.path, driver.version, driver.__file__,
    repr(driver), driver._level.library.outcome.origin, sorted(os.listdir("/proc/self/fd")),
    sys.modules["cudyn._process"].process.is_fork_child, os.fstat(0).st_rdev,
]))
"""


@pytest.mark.parametrize("flags", [(), ("-S",)])
def test_run_forked_child_equals_a_started_python(
    tmp_path: pathlib.Path, flags: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HOME", raising=False)
    path = fakes.build(tmp_path / "here", fakes.VERSION_QUERY, "-DVERSION=12040")
    env = {"CUDYN_DRIVER": str(path), "PYTHONPATH": f"{tmp_path}/1:{tmp_path}/2"}
    *forked_facts, is_fork_child, stdin_device = forked_json(FACTS, env=env, cwd=tmp_path, flags=flags)
    *started_facts, _, _ = python_json(FACTS, env=env, cwd=tmp_path, flags=flags)
    assert forked_facts == started_facts
    assert is_fork_child is False
    assert stdin_device == os.stat(os.devnull).st_rdev


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("raise SystemExit(3)", 3),
        ("import os; os.kill(os.getpid(), 9)", -signal.SIGKILL),
        ("import atexit; atexit.register(print, 'at the end')", 0),
        ("import sys; print('out'); print('error', file=sys.stderr); sys.exit('failed')", 1),
        ("import ctypes; ctypes.string_at(0)", -signal.SIGSEGV),
    ],
)
def test_run_forked_ends_as_a_started_python_does(code: str, status: int) -> None:
    forked, started = run_forked(code), run_python(code)
    assert (forked.returncode, forked.stdout, forked.stderr) == (status, started.stdout, started.stderr)
    assert started.returncode == status


def test_run_forked_with_an_exception_returns_its_traceback() -> None:
    process = run_forked("import cudyn\nraise ValueError('wrong')")
    assert process.returncode == 1
    assert process.stderr.endswith("ValueError: wrong\n")


def test_run_forked_runs_statements_before_the_driver_is_opened(tmp_path: pathlib.Path) -> None:
    path = fakes.build(tmp_path, fakes.VERSION_QUERY, "-DVERSION=12040")
    opened = "sys.modules['cudyn'].driver._level.library._outcome is not None"
    before = f"import os, sys; os.environ['CUDYN_DRIVER'] = {str(path)!r}; seen = [{opened}]"
    code = f"import cudyn, json; print(json.dumps([*seen, {opened}, cudyn.driver.path]))"
    assert forked_json(code, before=before) == [False, True, str(path)]


def test_run_forked_shares_nothing_between_children() -> None:
    code = "import json, cudyn; print(json.dumps(vars(cudyn).get('mark'))); cudyn.mark = 1"
    assert [forked_json(code), forked_json(code)] == [None, None]


def test_run_forked_with_equal_imports_uses_the_same_parent() -> None:
    code = "import json, os, sys; print(json.dumps([os.getppid(), 'wave' in sys.modules]))"
    parents = [forked_json(code, imports=imports) for imports in ("import wave", "import wave", "")]
    assert [is_imported for _, is_imported in parents] == [True, True, False]
    assert parents[0] == parents[1] != parents[2]


@pytest.mark.parametrize(
    ("name", "is_forked"),
    [("LD_LIBRARY_PATH", False), ("PYTHONUTF8", False), ("CUDYN_API", False), ("CUDYN_NVRTC", True)],
)
def test_run_forked_with_start_variables_starts_a_new_python(name: str, is_forked: bool) -> None:
    code = "import json, os; print(json.dumps(os.getppid()))"
    assert (forked_json(code, env={name: "1"}) != os.getpid()) is is_forked


def test_run_forked_with_imports_that_open_a_library_fails() -> None:
    with pytest.raises(AssertionError, match="has ended"):
        run_forked("print(1)", imports="import cudyn; cudyn.nvrtc.available")


def test_run_forked_with_an_endless_child_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support.forked._SECONDS", 0.1)
    with pytest.raises(subprocess.TimeoutExpired) as caught:
        run_forked("import time; time.sleep(100)", imports="import json")
    assert caught.value.timeout == 0.1
    monkeypatch.undo()
    assert run_forked("print(1)", imports="import json").stdout == "1\n"
