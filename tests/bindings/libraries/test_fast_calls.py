"""Tests for fast calls to library functions: behavior for users, forked processes, threads and exit."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import Any

import pytest

from cudyn._bindings.machine import fast_functions

from ...conftest import python_json
from ...support import fakes
from ...support.releases import NEWEST_NUMBER

pytestmark = pytest.mark.skipif(
    bool(fast_functions.why_unavailable()), reason=f"fast calls are {fast_functions.why_unavailable()}"
)


@pytest.fixture(scope="module")
def driver_file(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Return a driver that returns its arguments, and whose cuDevicePrimaryCtxReset never returns."""
    directory = tmp_path_factory.mktemp("cuda")
    waiting = fakes.ECHO_DRIVER + "int cuDevicePrimaryCtxReset_v2(int device) { for (;;) pause(); }\n"
    return fakes.build(directory, waiting, f"-DVERSION={NEWEST_NUMBER}", fakes.UNFINDABLE)


def run(driver_file: pathlib.Path, code: str, **env: str) -> Any:
    """Run code in a child process that uses this driver, and return what it prints as JSON."""
    return python_json(f"import json\n{code}", env={"CUDYN_DRIVER": str(driver_file), **env})


FACTS = """
import inspect, pickle, pydoc, sys
from cudyn import driver
from cudyn.driver import cuMemAlloc, cuInit, cuStreamCreate, cuMemGetInfo
results = []
for f in cuMemAlloc, cuInit, cuStreamCreate, cuMemGetInfo, driver.symbol("cuMemAlloc_v2"):
    results += [f.__name__, f.__qualname__, f.__module__, f.__doc__, str(inspect.signature(f)), repr(f),
              str(f.record), sorted(dir(f))]
    if sys.version_info < (3, 14):  # from 3.14 on, pydoc calls each functools.partial a method
        results.append(pydoc.render_doc(f, renderer=pydoc.plaintext).partition("\\n |")[0])
    for arguments in ((), (1, 2, 3), ("x",), (2**64,), (-1,)):
        try:
            results.append(repr(f(*arguments)))
        except Exception as error:
            results.append([type(error).__name__, str(error)])
    try:
        results.append(repr(pickle.dumps(f)))
    except Exception as error:
        results.append([type(error).__name__, str(error)])
class Holder:
    alloc = cuMemAlloc
results += [Holder().alloc(9), Holder.alloc(9)]
results += [cuInit is driver.cuInit, cuMemGetInfo(), str(cuStreamCreate(5)), cuMemAlloc(bytesize=7)]
results += [{cuInit: 1, cuMemAlloc: 2, driver.raw.cuInit: 3}[cuMemAlloc], hash(cuInit) == hash(driver.cuInit)]
for name in "cuInit", "cuProfilerStart":  # as a callback, a function has the wrong type
    try:
        driver.cuLaunchHostFunc(0, getattr(driver, name), None)
    except Exception as error:
        results.append([type(error).__name__, str(error)])
"""


def test_functions_behave_the_same_with_and_without_fast_calls(driver_file: pathlib.Path) -> None:
    """Compares names, docstrings, signatures, results and errors."""
    code = f"{FACTS}\nprint(json.dumps([type(cuInit).__module__, results]))"
    fast_call, results = run(driver_file, code)
    plain, expected = run(driver_file, code, CUDYN_FAST_CALLS="off")
    assert (fast_call, plain) == ("cudyn", "cudyn._bindings.calls.call")
    assert results == expected


EVENTS = [
    "ctypes.create_string_buffer",
    "ctypes.addressof",
    "ctypes.cdata",
    "ctypes.cdata/buffer",
    "ctypes.dlsym/handle",
    "ctypes.string_at",
    "mmap.__new__",
]


@pytest.mark.parametrize("event", EVENTS)
def test_first_call_after_an_audit_hook_succeeds(driver_file: pathlib.Path, event: str) -> None:
    """An audit hook that rejects an event disables fast calls, and does not have any other effect."""
    code = f"""
import sys
from cudyn import driver
assert driver.available

def hook(event, arguments):
    if event == {event!r}:
        raise RuntimeError("by policy")

sys.addaudithook(hook)
print(json.dumps([driver.cuMemAlloc(7), driver.cuDeviceGet(3), driver.cuMemAlloc(bytesize=8)]))
"""
    assert run(driver_file, code) == [7, 3, 8]


def test_hook_that_rejects_string_buffers_leaves_fast_calls(driver_file: pathlib.Path) -> None:
    """A security policy of the process may forbid string buffers, which fast calls do not need."""
    code = """
import sys
from cudyn import driver

def hook(event, arguments):
    if event == "ctypes.create_string_buffer":
        raise RuntimeError("by policy")

sys.addaudithook(hook)
from cudyn._bindings.machine import fast_functions
print(json.dumps(fast_functions.why_unavailable()))
"""
    assert run(driver_file, code) == ""


def test_name_imported_without_a_library_stays_deferred(driver_file: pathlib.Path) -> None:
    """The imported object works after a later reload, although the module then has the real function."""
    code = f"""
from cudyn import driver
from cudyn.driver import cuDeviceGet
type_before = type(cuDeviceGet).__name__
assert driver.reload({str(driver_file)!r})
number = cuDeviceGet(7)
print(json.dumps([type_before, number, type(cuDeviceGet).__name__, type(driver.cuDeviceGet).__name__]))
"""
    result = python_json(f"import json\n{code}", env={"CUDYN_DRIVER": "/nonexistent/libcuda.so.1"})
    assert result == ["Deferred", 7, "Deferred", "Function"]


def test_reload_frees_earlier_fast_calls(driver_file: pathlib.Path) -> None:
    """The machine code of the previous library would otherwise stay in memory."""
    code = f"""
import gc, weakref
from cudyn import driver
reference = weakref.ref(driver.cuInit)
driver.cuInit(0)
driver.reload({str(driver_file)!r})
gc.collect()
print(json.dumps([reference() is None, driver.cuInit(0)]))
"""
    assert run(driver_file, code) == [True, None]


def test_fast_call_in_a_fork(driver_file: pathlib.Path) -> None:
    """The child returns 42 from a fast call as its exit status."""
    code = """
import os
from cudyn import driver
driver.cuDeviceGet(1)
child = os.fork()
if not child:
    os._exit(driver.cuDeviceGet(42) if driver.cuStreamCreate(3) == driver.CUstream(3) else 1)
print(json.dumps(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])))
"""
    assert run(driver_file, code) == 42


def test_daemon_thread_in_a_fast_call_does_not_block_exit(driver_file: pathlib.Path) -> None:
    """Some threads never return from a call. Others return from a call while Python exits."""
    code = """
import threading, time
from cudyn import driver
def often():
    while True:
        driver.cuDeviceGet(5)
threads = [threading.Thread(target=driver.cuDevicePrimaryCtxReset, args=(0,), daemon=True)]
threads += [threading.Thread(target=often, daemon=True) for _ in range(4)]
for thread in threads:
    thread.start()
time.sleep(0.2)
print("ends")
"""
    env = {**os.environ, "CUDYN_DRIVER": str(driver_file)}
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=120
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "ends\n", "")


def test_exception_set_by_another_thread_is_raised(driver_file: pathlib.Path) -> None:
    """A loop of fast calls can be stopped by an asynchronous exception."""
    code = """
import ctypes, threading
from cudyn import driver
class Stop(Exception):
    pass
caught, started = [], threading.Event()
def often():
    try:
        while True:
            driver.cuDeviceGet(5)
            started.set()
    except Stop:
        caught.append("stopped")
thread = threading.Thread(target=often)
thread.start()
started.wait()
ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(Stop))
thread.join(300)
print(json.dumps(caught))
"""
    assert run(driver_file, code) == ["stopped"]


def test_profilers_and_tracebacks_work_with_fast_calls(driver_file: pathlib.Path) -> None:
    """A profiler may even call the driver itself. Internal frames do not appear in tracebacks."""
    code = """
import cProfile, sys, traceback
from cudyn import DriverError, driver
events = []
def profile(frame, event, argument):
    events.append(event)
    driver.cuDeviceGet(5)
def called():
    return driver.cuDeviceGet(6)
sys.setprofile(profile)
called()
sys.setprofile(None)
profiler = cProfile.Profile()
assert profiler.runcall(driver.cuDeviceGet, 3) == 3
try:
    driver.cuInit("x")
except Exception as error:
    lines = [frame.name for frame in traceback.extract_tb(error.__traceback__)]
print(json.dumps(["call" in events, "return" in events, lines[:1]]))
"""
    assert run(driver_file, code) == [True, True, ["<module>"]]


def test_many_fast_calls_do_not_leak(driver_file: pathlib.Path) -> None:
    """Checks references, mappings and memory after 200,000 calls. A fifth of the calls are rejected."""
    code = """
import gc, sys
from cudyn import driver
stream, data, text = driver.CUstream(1), bytearray(8), "a name " * 9
def call_repeatedly(count):
    for _ in range(count):
        driver.cuStreamCreate(7), driver.cuDeviceGetUuid(1), driver.cuGetErrorName(100), driver.cuMemGetInfo()
        driver.cuMemcpyHtoD(4096, data, 8), driver.cuStreamIsCapturing(2)
        for wrong in ("x", 2**80):
            try:
                driver.cuDeviceGet(wrong)
            except Exception:
                pass
def state():
    gc.collect()
    lines = open("/proc/self/maps").read().count("\\n")
    resident = int(open("/proc/self/statm").read().split()[1]) * 4096
    return [sys.getrefcount(x) for x in (stream, data, text, driver.CUstream, driver.CUuuid)], lines, resident
call_repeatedly(3000)
state_before = state()
call_repeatedly(25000)
state_after = state()
print(json.dumps([state_before, state_after]))
"""
    (counts, lines, resident), (counts_after, lines_after, resident_after) = run(driver_file, code)
    assert counts_after == counts
    assert abs(lines_after - lines) <= 2
    assert resident_after - resident < 2**20
