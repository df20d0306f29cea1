"""Forks, subinterpreters, free-threaded builds, the end of the interpreter."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import sysconfig

import pytest

from .conftest import ROOT


def python(code: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh Python that sees this checkout."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, *options, "-c", code], capture_output=True, text=True, env=environment
    )


def _in_child(queue: multiprocessing.Queue[str]) -> None:
    from cudyn import driver

    queue.put(f"{driver.CUresult.CUDA_SUCCESS.name} {driver.available}")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_imported_before_a_fork_and_used_in_the_child() -> None:
    from cudyn import driver

    context = multiprocessing.get_context("fork")
    queue: multiprocessing.Queue[str] = context.Queue()
    child = context.Process(target=_in_child, args=(queue,))
    child.start()
    assert queue.get(timeout=30) == f"CUDA_SUCCESS {driver.available}"
    child.join(30)
    assert child.exitcode == 0


SUBINTERPRETERS = """
import {module} as interpreters
for _ in range(3):
    one = interpreters.create({how})
    problem = interpreters.run_string(one, '''
import cudyn
assert cudyn.driver.CUresult.CUDA_ERROR_NO_DEVICE == 100
assert cudyn.driver.available is {available}
assert repr(cudyn.driver.CU_STREAM_LEGACY) == "CUstream(0x1)"
''')
    assert problem is None, problem
    interpreters.destroy(one)
"""


def test_in_subinterpreters() -> None:
    """Each interpreter has its own cudyn, one after the other."""
    from cudyn import driver

    # Before 3.13 _ctypes itself refuses an interpreter that is isolated from the main one.
    module, how = (
        ("_interpreters", "") if sys.version_info >= (3, 13) else ("_xxsubinterpreters", "isolated=False")
    )
    done = python(SUBINTERPRETERS.format(module=module, how=how, available=driver.available))
    if "No module named" in done.stderr and module in done.stderr:
        pytest.skip(f"this Python has no {module}")
    assert done.returncode == 0, done.stderr


def test_on_a_free_threaded_build() -> None:
    """The import does not switch the GIL on again, and 8 threads get the same classes."""
    if not sysconfig.get_config_var("Py_GIL_DISABLED"):
        pytest.skip("this Python is not a free-threaded build")
    done = python(
        "import sys, threading, cudyn\n"
        "assert not sys._is_gil_enabled()\n"
        "names = ['CUuuid', 'CUresult', 'CUcontext', 'CUgraphNodeParams', 'CUlaunchConfig'] * 4\n"
        "seen = [[] for _ in range(8)]\n"
        "work = lambda mine: mine.extend(getattr(cudyn.driver.api('12.4'), n) for n in names)\n"
        "threads = [threading.Thread(target=work, args=(mine,)) for mine in seen]\n"
        "[t.start() for t in threads]; [t.join() for t in threads]\n"
        "assert all(mine == seen[0] for mine in seen)\n"
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "code",
    [
        "import cudyn",
        "import cudyn; keep = cudyn.driver.cuInit; cudyn.nvrtc.available; cudyn.driver.CUlaunchConfig()",
        "import cudyn, atexit; atexit.register(lambda: cudyn.driver.has('cuInit'))",
        "import cudyn, threading; threading.Thread(target=lambda: [cudyn.driver.api(r) for r in "
        "('11.7', '12.4') * 500], daemon=True).start()",
        "import cudyn\nclass Late:\n    def __del__(self): cudyn and cudyn.driver.available\nlate = Late()",
        "import cudyn\ntry: cudyn.driver.cuInit(0)\nexcept cudyn.CudynError as error: keep = error",
    ],
)
def test_the_end_of_the_interpreter_is_silent(code: str) -> None:
    done = python(code, "-X", "dev", "-W", "error")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
