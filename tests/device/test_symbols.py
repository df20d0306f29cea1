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
    "The status, and how many of the numbers are wrong."
    numbers = (ctypes.c_int * count)(*range(count))
    status = module.add_all(numbers, count, more)
    return [status, sum(found != i + more + 5 for i, found in enumerate(numbers))]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Return the directory with the modules that can be built."""
    need_gpu()
    if "CUDYN_TEST_MODULES" in os.environ:
        return pathlib.Path(os.environ["CUDYN_TEST_MODULES"])
    created = tmp_path_factory.mktemp("modules")
    if shutil.which("gcc"):
        registering.plain(created)
    if shutil.which("g++"):
        try:
            registering.main(created)
        except real.Unavailable as missing:
            (created / "why").write_text(str(missing))
    return created


def module(folder: pathlib.Path, name: str) -> str:
    path = folder / f"{name}.so"
    if not path.exists():
        why = (folder / "why").read_text() if (folder / "why").exists() else "there is no compiler"
        pytest.skip(f"{path} was not built: {why}")
    return str(path.resolve())


def cudart(release: str) -> str:
    folder = real.library("runtime", int(release.partition(".")[0]), release)
    return str(min(folder.glob("nvidia/**/libcudart.so.*")).resolve())


def child(code: str, **environment: str) -> Any:
    return python_json(START + code, env=environment, flags=("-S",))


RUNTIMES = tuple(name for _, name in catalog.find("runtime").files["linux"])
KERNELS = [
    *(("by_nvcc", 13, release) for release in ("13.0", "13.5")),
    *((f"by_hand_{major}", major, release) for major, release in ((11, "11.8"), (12, "12.9"), (13, "13.5"))),
]


@pytest.mark.parametrize(("name", "major", "release"), KERNELS)
def test_kernels_registered_by_a_module_are_launched(
    folder: pathlib.Path, name: str, major: int, release: str
) -> None:
    """Threads launch its kernels, even after the module was unloaded.

    Its destructor must not cause errors.
    """
    code = f"""
import threading
path = {module(folder, name)!r}
module = cudyn.load_library(path, major={major})
found = [add(module), add(module, 100_000, -9)]
def run():
    found.append(add(module))
threads = [threading.Thread(target=run) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
_ctypes.dlclose(module._handle)
with open("/proc/self/maps") as maps:
    is_gone = path not in maps.read()
found.append(add(cudyn.load_library(path, major={major})))
is_global = hasattr(ctypes.CDLL(None), "cudaMalloc")
print(json.dumps([found, is_gone, is_global, cudyn._stubs.provider.count_missed()]))
"""
    results, is_gone, is_global, missed = child(code, CUDYN_RUNTIME=cudart(release))
    assert results == [[0, 0]] * 11
    assert (is_gone, is_global, missed) == (True, False, {})


@pytest.mark.parametrize(("name", "major", "release"), KERNELS)
@pytest.mark.parametrize("end", ["unload", "exit"])
def test_kernels_registered_without_a_library_fail_later(
    folder: pathlib.Path, tmp_path: pathlib.Path, name: str, major: int, release: str, end: str
) -> None:
    """The library is loaded later. It receives the calls, but the kernel was not registered with it.

    A module that is opened after that works.
    """
    path = module(folder, name)
    other = shutil.copy(path, tmp_path / "other.so")
    code = f"""
module = cudyn.load_library({path!r}, major={major})
before = add(module, 4)
real = ctypes.CDLL({cudart(release)!r})
after = add(module, 4)
other = cudyn.load_library({str(other)!r}, major={major})
found = [before, after, add(other)]
if {end == "unload"}:
    _ctypes.dlclose(module._handle)
    found.append(add(other))
    _ctypes.dlclose(other._handle)
found += [real.cudaGetLastError(), real.cudaDeviceSynchronize()]
print(json.dumps(found))
"""
    before, after, *with_other, last, end_status = child(code, **hidden(tmp_path / "hidden", RUNTIMES))
    assert before[0] == 303  # cudaErrorSharedObjectInitFailed
    assert after[0] not in (0, 303)
    assert with_other == [[0, 0]] * len(with_other)
    assert (last, end_status) == (0, 0)


@pytest.mark.parametrize("release", ["11.8", "12.9", "13.5"])
def test_unlinked_module_calls_provided_functions(folder: pathlib.Path, release: str) -> None:
    """It calls cudart, NVRTC and the driver, whose symbols never become global."""
    need(nvrtc)
    code = f"""
module = cudyn.load_library({module(folder, "plain")!r})
names = ("cudaMalloc", "nvrtcCreateProgram", "cuLaunchKernel")
is_global = [name for name in names if hasattr(ctypes.CDLL(None), name)]
print(json.dumps([add(module), add(module, 5000, 1), is_global, cudyn._stubs.provider.count_missed()]))
"""
    first, second, is_global, missed = child(code, CUDYN_RUNTIME=cudart(release), CUDYN_NVRTC=str(nvrtc.path))
    assert first == second == [0, 0]
    assert (is_global, missed) == ([], {})


def test_provide_for_a_complete_package_provides_nothing() -> None:
    """All libraries that the package needs are installed, so the call has no effect."""
    need_gpu()
    pytest.importorskip("torch", reason="torch is not installed")
    code = """
import json, cudyn
found = cudyn.needs(distribution="torch")
provided = cudyn.provide(found)
import torch
x = torch.arange(8.0, device="cuda")
missed = cudyn.report().data["cudyn"]["missed"]
print(json.dumps([provided.stubs, provided.missed, float((x @ x).item()), missed]))
"""
    assert python_json(code) == [[], {}, 140.0, {}]
