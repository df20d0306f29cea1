"""Tests for forks, subinterpreters, free-threaded builds, and interpreter shutdown."""

from __future__ import annotations

import multiprocessing
import os
import pathlib
import signal
import subprocess
import sys
import sysconfig

import pytest

from ...conftest import ROOT
from ...support import fakes
from ...support.releases import NEWEST_NUMBER


def python(code: str, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new Python process that imports cudyn from this checkout."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
    return subprocess.run(
        [sys.executable, *options, "-c", code], capture_output=True, text=True, env=environment, timeout=600
    )


def _report_driver(queue: multiprocessing.Queue[str]) -> None:
    """Put the name of a status and the availability of the driver in the queue."""
    from cudyn import driver

    queue.put(f"{driver.CUresult.CUDA_SUCCESS.name} {driver.available}")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_import_before_a_fork_is_usable_in_the_child() -> None:
    """The parent has only imported the module, and has not used the driver."""
    from cudyn import driver

    context = multiprocessing.get_context("fork")
    queue: multiprocessing.Queue[str] = context.Queue()
    child = context.Process(target=_report_driver, args=(queue,))
    child.start()
    assert queue.get(timeout=120) == f"CUDA_SUCCESS {driver.available}"
    child.join(120)
    assert child.exitcode == 0


SUBINTERPRETERS = """
import {module} as interpreters
for _ in range(3):
    interpreter = interpreters.create({how})
    problem = interpreters.run_string(interpreter, '''
import cudyn
assert cudyn.driver.CUresult.CUDA_ERROR_NO_DEVICE == 100
assert cudyn.driver.available is {available}
assert repr(cudyn.driver.CU_STREAM_LEGACY) == "CUstream(0x1)"
''')
    assert problem is None, problem
    interpreters.destroy(interpreter)
"""


def test_subinterpreters_import_their_own_cudyn() -> None:
    """Three interpreters import cudyn one after the other."""
    from cudyn import driver

    # Before 3.13, _ctypes itself does not support an interpreter that is isolated from the main one.
    module, arguments = (
        ("_interpreters", "") if sys.version_info >= (3, 13) else ("_xxsubinterpreters", "isolated=False")
    )
    done = python(SUBINTERPRETERS.format(module=module, how=arguments, available=driver.available))
    if "No module named" in done.stderr and module in done.stderr:
        pytest.skip(f"this Python has no {module}")
    assert done.returncode == 0, done.stderr


def test_free_threaded_build_keeps_the_gil_off() -> None:
    """Eight threads that create the same classes at the same time get the same objects."""
    if not sysconfig.get_config_var("Py_GIL_DISABLED"):
        pytest.skip("this Python is not a free-threaded build")
    done = python(
        "import sys, threading, cudyn\n"
        "assert not sys._is_gil_enabled()\n"
        "names = ['CUuuid', 'CUresult', 'CUcontext', 'CUgraphNodeParams', 'CUlaunchConfig'] * 4\n"
        "seen = [[] for _ in range(8)]\n"
        "work = lambda classes: classes.extend(getattr(cudyn.driver.api('12.4'), name) for name in names)\n"
        "threads = [threading.Thread(target=work, args=(classes,)) for classes in seen]\n"
        "[thread.start() for thread in threads]; [thread.join() for thread in threads]\n"
        "assert all(classes == seen[0] for classes in seen)\n"
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
def test_exit_of_the_interpreter_prints_nothing(code: str) -> None:
    done = python(code, "-X", "dev", "-W", "error")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# Expressions that a finalizer evaluates at exit. Each uses a feature for the first time, and must not raise.
FIRST_USES = (
    "driver.cuMemAlloc(8)",
    "driver.cuMemAlloc_v2 if hasattr(driver, 'cuMemAlloc_v2') else 0",
    "driver.raw.cuMemGetInfo",
    "driver.cuDeviceGetName(0)",
    "driver.cuDeviceGetUuid(0)",
    "driver.cuStreamGetCtx(driver.CUstream(5))",
    "driver.symbol('cuMemAlloc')",
    "driver.api('12.0').cuDeviceGet(1)",
    "driver.api('11.7').raw.cuInit",
    "driver.has('cuStreamQuery')",
    "driver.has('nothing')",
    "hasattr(driver, 'cuNothing') or hasattr(driver.raw, 'cuNothing')",
    "repr(driver.CUmemLocation(1))",
    "driver.CUresult.CUDA_ERROR_NO_DEVICE",
    "driver.CU_STREAM_LEGACY",
    "driver.CUhostFn(print)",
    "driver.CUDA_VERSION",
    "hasattr(driver.CUmemLocation(), 'nothing')",
    "dir(driver)",
    "driver.cuLaunchHostFunc(1, None, None)",
)
# Code that stores the object with the finalizer, or registers the function.
PLACES = {
    "a global": "late = Late()",
    "a cycle": "late = Late(); late.itself = late",
    "another module": "import json; json.late = Late()",
    "the builtins": "import builtins; builtins.late = Late()",
    "atexit": "import atexit; atexit.register(touch)",
}
AT_THE_END = """
import os, sys, traceback
from cudyn import driver
driver.cuInit(0), driver.CUuuid, driver.CUmemLocationType(1)
def touch(driver=driver, write=os.write, eval=eval, touches={touches}, describe=traceback.format_exception):
    for expression in touches:
        try:
            eval(expression, dict(driver=driver, print=print, hasattr=hasattr, dir=dir, repr=repr))
        except BaseException as error:
            write(1, (expression + ": " + "".join(describe(error))).encode())
    write(1, b"done")
class Late:
    def __del__(self, touch=touch):
        touch()
{place}
"""


@pytest.mark.parametrize("place", PLACES)
def test_first_use_by_a_finalizer_at_exit_does_not_raise(place: str, tmp_path: pathlib.Path) -> None:
    """During shutdown, even modules that are already loaded cannot be imported."""
    path = fakes.build(tmp_path, fakes.ECHO_DRIVER, f"-DVERSION={NEWEST_NUMBER}", fakes.UNFINDABLE)
    for touches in (FIRST_USES, list(reversed(FIRST_USES))):
        process = python(AT_THE_END.format(touches=touches, place=PLACES[place]), CUDYN_DRIVER=str(path))
        assert (process.stdout, process.stderr) == ("done", "")


FIRST_LIBRARY = """
import sys
from cudyn import driver, nvml
class Late:
    def __del__(self, write=sys.stdout.write, nvml=nvml):
        for touch in (lambda: nvml.available, lambda: nvml.load_error, lambda: nvml.nvmlInit()):
            try:
                write(f"{touch()}\\n")
            except BaseException as error:
                write(f"{type(error).__name__}: {error}\\n")
import builtins
builtins.late = Late()
"""


def test_library_first_used_by_a_finalizer_reports_the_exit() -> None:
    """The library can no longer be loaded."""
    done = python(FIRST_LIBRARY)
    available, summary, advice, late = done.stdout.splitlines()
    assert (available, done.stderr) == ("False", "")
    assert (
        summary == "The NVML library was not used before, and can't be loaded now, because Python is exiting."
    )
    assert advice == "What to do: check cudyn.nvml.available earlier."
    assert (
        late
        == "RuntimeError: cudyn.nvml was not used before and cannot be loaded now, because Python is exiting"
    )  # the error must not be an ImportError about sys.meta_path


# --- a fork or a signal during the first use of a library

# An NVRTC that runs a C expression, which replaces CONSTRUCT, when it is opened.
NVRTC = """
#include <signal.h>
#include <unistd.h>
__attribute__((constructor)) static void construct(void) { CONSTRUCT; }
int nvrtcVersion(int *major, int *minor) { *major = 12; *minor = 4; return 0; }
"""
GUARD = """
import faulthandler, os, signal, sys, threading, time
faulthandler.dump_traceback_later({seconds}, exit=True)
import cudyn
from cudyn import driver, nvrtc
"""
# A function that returns the exit status of a forked child, or "hangs" if it still runs after a minute.
IN_A_FORK = """
def in_a_fork(work):
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if work() else 1)
        finally:
            os._exit(2)
    for _ in range(6000):
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "hangs"
"""


def build_slow_library(directory: pathlib.Path) -> str:
    """Build an NVRTC that takes a second to open, and return its path."""
    return build_library(directory, "usleep(1000000)")


def build_raising_library(directory: pathlib.Path) -> str:
    """Build an NVRTC that raises SIGUSR1 while it is opened, and return its path."""
    return build_library(directory, "raise(SIGUSR1)")


def build_library(directory: pathlib.Path, constructor: str) -> str:
    """Build an NVRTC that runs this C expression while it is opened, and return its path."""
    return str(fakes.build(directory, NVRTC.replace("CONSTRUCT", constructor), name="libnvrtc.so.12"))


def get_output(code: str, **environment: str) -> str:
    """Run code without errors, and return its output."""
    done = python(code, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_first_use_in_a_fork_while_another_thread_loads(tmp_path: pathlib.Path) -> None:
    """The fork waits until the library is open, so that both processes have it in a complete state."""
    code = f"""
{GUARD.format(seconds=300)}{IN_A_FORK}
thread = threading.Thread(target=lambda: nvrtc.available)
thread.start()
time.sleep(0.3)
print(in_a_fork(lambda: nvrtc.nvrtcVersion() == (12, 4)), end=" ")
thread.join()
print(nvrtc.nvrtcVersion())
"""
    assert get_output(code, CUDYN_NVRTC=build_slow_library(tmp_path)) == "0 (12, 4)"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_first_use_in_a_fork_while_another_thread_creates_types() -> None:
    """Forks 30 times while two threads create types and functions of all levels."""
    code = f"""
{GUARD.format(seconds=300)}{IN_A_FORK}
sys.setswitchinterval(1e-5)
done = False
names = "CUgraphNodeParams", "CUresult", "CUlaunchConfig", "CUDA_MEMCPY3D", "CUdevice_attribute"

def work():
    while not done:
        shared = driver._view.library.common_types
        with shared.lock:
            for table in (shared.records, shared.enums, shared.handles):
                table.clear()
        driver.reload()
        for name in names:
            getattr(driver, name)
        driver.cuInit

threads = [threading.Thread(target=work) for _ in range(2)]
for thread in threads:
    thread.start()
time.sleep(0.2)
work_of_child = lambda: driver.api("12.4").CUgraphNodeParams() and driver.cuMemAlloc
results = set()
for _ in range(30):
    results.add(in_a_fork(work_of_child))
    if results != {{0}}:
        break
done = True
for thread in threads:
    thread.join()
print(results)
"""
    assert get_output(code) == "{0}"


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="this system has no SIGUSR1")
@pytest.mark.parametrize("first_use", ["nvrtc.available", "nvrtc.nvrtcVersion", "nvrtc.reload()"])
def test_first_use_in_a_signal_handler(first_use: str, tmp_path: pathlib.Path) -> None:
    """The signal handler runs in the thread that loads the library, immediately after dlopen."""
    code = f"""
{GUARD.format(seconds=300)}
results = []
signal.signal(signal.SIGUSR1, lambda *_: results.append(nvrtc.nvrtcVersion()))
{first_use}
print(results, nvrtc.nvrtcVersion(), nvrtc.available)
"""
    assert get_output(code, CUDYN_NVRTC=build_raising_library(tmp_path)) == "[(12, 4)] (12, 4) True"


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="this system has no SIGUSR1")
def test_first_use_in_a_signal_handler_during_an_import_raises(tmp_path: pathlib.Path) -> None:
    """Python does not complete an import before the signal handler returns. Later uses work."""
    code = f"""
{GUARD.format(seconds=300)}
results = []
def use(*_):
    try:
        nvrtc.nvrtcVersion()
    except RuntimeError as error:
        results.append(error)
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "cudyn._bindings.tables.functions" and not results:
            signal.raise_signal(signal.SIGUSR1)
signal.signal(signal.SIGUSR1, use)
sys.meta_path.insert(0, Finder())
print(nvrtc.nvrtcVersion(), *results)
"""
    assert get_output(code, CUDYN_NVRTC=build_library(tmp_path, "")) == (
        "(12, 4) cudyn._bindings.libraries.view is being imported by this thread, and a signal handler has "
        "interrupted the import: use the library once before the signal can arrive"
    )


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_fork_in_a_signal_handler_does_not_wait(tmp_path: pathlib.Path) -> None:
    """The thread that loads the library forks. Neither the fork nor the child waits for it."""
    code = f"""
{GUARD.format(seconds=300)}{IN_A_FORK}
results = []
signal.signal(signal.SIGUSR1, lambda *_: results.append(in_a_fork(lambda: nvrtc.nvrtcVersion() == (12, 4))))
print(nvrtc.nvrtcVersion(), results)
"""
    assert get_output(code, CUDYN_NVRTC=build_raising_library(tmp_path)) == "(12, 4) [0]"
