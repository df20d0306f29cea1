"""Tests for compiled modules loaded with load_library on a GPU. The modules allocate, launch and copy.

CUDYN_TEST_MODULES names a directory that `python -m tests.stubs.registering FOLDER` has filled on a machine
with compilers. Otherwise the modules are built by the tests.
"""

from __future__ import annotations

import os
import pathlib
import shutil
from typing import Any

import pytest

from cudyn import nvrtc
from cudyn._bindings.libraries import catalog

from ..conftest import NO_TOOLKIT, hidden, need, need_gpu, python_json
from ..stubs import registering
from ..support import real

pytestmark = pytest.mark.gpu

START = f"""
import ctypes, json, _ctypes
{NO_TOOLKIT}
import cudyn

def add(module, count=1000, more=7):
    "Return the status, and how many of the numbers are wrong."
    numbers = (ctypes.c_int * count)(*range(count))
    status = module.add_all(numbers, count, more)
    return [status, sum(number != i + more + 5 for i, number in enumerate(numbers))]
"""


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Return the directory with the modules that can be built."""
    need_gpu()
    if "CUDYN_TEST_MODULES" in os.environ:
        return pathlib.Path(os.environ["CUDYN_TEST_MODULES"])
    modules_folder = tmp_path_factory.mktemp("modules")
    if shutil.which("gcc"):
        registering.build_plain(modules_folder)
    if shutil.which("g++"):
        try:
            registering.main(modules_folder)
        except real.Unavailable as error:
            (modules_folder / "why").write_text(str(error))
    return modules_folder


def module(directory: pathlib.Path, name: str) -> str:
    """Return the path of a module, or skip the test if it was not built."""
    path = directory / f"{name}.so"
    if not path.exists():
        reason = (directory / "why").read_text() if (directory / "why").exists() else "there is no compiler"
        pytest.skip(f"{path} was not built: {reason}")
    return str(path.resolve())


def cudart(release: str) -> str:
    """Return the path of a runtime."""
    directory = real.library("runtime", int(release.partition(".")[0]), release)
    return str(min(directory.glob("nvidia/**/libcudart.so.*")).resolve())


def child(code: str, **environment: str) -> Any:
    """Run code after START in a new Python, and return its output."""
    return python_json(START + code, env=environment, flags=("-S",))


RUNTIMES = tuple(name for _, name in catalog.find("runtime").files["linux"])
KERNELS = [
    *(("by_nvcc", 13, release) for release in ("13.0", "13.5")),
    *((f"by_hand_{major}", major, release) for major, release in ((11, "11.8"), (12, "12.9"), (13, "13.5"))),
]


@pytest.mark.parametrize(("name", "major", "release"), KERNELS)
def test_kernels_registered_by_a_module_are_launched(
    directory: pathlib.Path, name: str, major: int, release: str
) -> None:
    """Threads launch its kernels, even after the module was unloaded.

    Its destructor must not cause errors.
    """
    code = f"""
import threading
path = {module(directory, name)!r}
module = cudyn.load_library(path, major={major})
results = [add(module), add(module, 100_000, -9)]
def run():
    results.append(add(module))
threads = [threading.Thread(target=run) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
_ctypes.dlclose(module._handle)
with open("/proc/self/maps") as maps:
    is_gone = path not in maps.read()
results.append(add(cudyn.load_library(path, major={major})))
is_global = hasattr(ctypes.CDLL(None), "cudaMalloc")
print(json.dumps([results, is_gone, is_global, cudyn._stubs.provider.count_missed()]))
"""
    results, is_gone, is_global, missed = child(code, CUDYN_RUNTIME=cudart(release))
    assert results == [[0, 0]] * 11
    assert (is_gone, is_global, missed) == (True, False, {})


@pytest.mark.parametrize(("name", "major", "release"), KERNELS)
@pytest.mark.parametrize("end", ["unload", "exit"])
def test_kernels_registered_without_a_library_fail_later(
    directory: pathlib.Path, tmp_path: pathlib.Path, name: str, major: int, release: str, end: str
) -> None:
    """The library is loaded later. It receives the calls, but the kernel was not registered with it.

    A module that is opened afterwards works.
    """
    path = module(directory, name)
    other_module = shutil.copy(path, tmp_path / "other_module.so")
    code = f"""
module = cudyn.load_library({path!r}, major={major})
status_before = add(module, 4)
real = ctypes.CDLL({cudart(release)!r})
status_after = add(module, 4)
other_module = cudyn.load_library({str(other_module)!r}, major={major})
results = [status_before, status_after, add(other_module)]
if {end == "unload"}:
    _ctypes.dlclose(module._handle)
    results.append(add(other_module))
    _ctypes.dlclose(other_module._handle)
results += [real.cudaGetLastError(), real.cudaDeviceSynchronize()]
print(json.dumps(results))
"""
    status_before, status_after, *with_other, last_error, end_status = child(
        code, **hidden(tmp_path / "hidden", RUNTIMES)
    )
    assert status_before[0] == 303  # cudaErrorSharedObjectInitFailed
    assert status_after[0] not in (0, 303)
    assert with_other == [[0, 0]] * len(with_other)
    assert (last_error, end_status) == (0, 0)


@pytest.mark.parametrize("release", ["11.8", "12.9", "13.5"])
def test_unlinked_module_calls_provided_functions(directory: pathlib.Path, release: str) -> None:
    """It calls cudart, NVRTC and the driver, whose symbols never become global."""
    need(nvrtc)
    code = f"""
module = cudyn.load_library({module(directory, "plain")!r})
names = ("cudaMalloc", "nvrtcCreateProgram", "cuLaunchKernel")
is_global = [name for name in names if hasattr(ctypes.CDLL(None), name)]
print(json.dumps([add(module), add(module, 5000, 1), is_global, cudyn._stubs.provider.count_missed()]))
"""
    first_result, second_result, is_global, missed = child(
        code, CUDYN_RUNTIME=cudart(release), CUDYN_NVRTC=str(nvrtc.path)
    )
    assert first_result == second_result == [0, 0]
    assert (is_global, missed) == ([], {})


def test_provide_for_a_complete_package_provides_nothing() -> None:
    """All libraries that the package needs are installed, so the call has no effect."""
    need_gpu()
    pytest.importorskip("torch", reason="torch is not installed")
    code = """
import json, cudyn
needs = cudyn.needs(distribution="torch")
provided = cudyn.provide(needs)
import torch
x = torch.arange(8.0, device="cuda")
missed = cudyn.report().data["cudyn"]["missed"]
print(json.dumps([provided.stubs, provided.missed, float((x @ x).item()), missed]))
"""
    assert python_json(code) == [[], {}, 140.0, {}]
