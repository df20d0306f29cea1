"""Tests for load_library with modules that contain kernels. cudart is available, missing, or loaded later.

They run without a GPU. Constructors, calls, unloading and the end of the process must not crash, and calls
must return the right status. tests/kernels/launch launches the kernels.
"""

from __future__ import annotations

import pathlib
import shutil
from typing import Any

import pytest

from ..conftest import NO_TOOLKIT
from ..stubs import registering
from ..stubs.children import IMPORTS
from ..support import real
from ..support.forked import forked_json

pytestmark = pytest.mark.nvidia

needs_gcc = pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is not on PATH")
needs_g_plus_plus = pytest.mark.skipif(not shutil.which("g++"), reason="g++, which nvcc runs, is not on PATH")
MODULES = [
    *(pytest.param("hand", major, id=f"by hand for {major}", marks=needs_gcc) for major in (11, 12, 13)),
    pytest.param("nvcc", 13, id="by nvcc 13", marks=[needs_g_plus_plus, pytest.mark.slow]),
]
each_module = pytest.mark.parametrize(("builder", "major"), MODULES)
LINKED_MODULES = [
    pytest.param("linked", major, id=f"linked with {major}", marks=needs_gcc) for major in (11, 12, 13)
]
each_or_linked_module = pytest.mark.parametrize(("builder", "major"), [*MODULES, *LINKED_MODULES])

START = f"""
import ctypes, json, sys, _ctypes
{NO_TOOLKIT}
import cudyn

def open_module():
    "Load the module, and check that its symbols and those of its libraries stay local."
    module = cudyn.load_library(PATH, major=MAJOR)
    for name in ("__cudaRegisterFatBinary", "cudaMalloc", "add_all"):
        assert not hasattr(ctypes.CDLL(None), name), f"{{name}} has become global"
    return module

def call_module(module):
    "Return the statuses of its calls, and check that nothing is written to the numbers."
    numbers = (ctypes.c_int * 64)(*range(64))
    statuses = [module.add_all(numbers, 64, 7), module.launch()]
    assert list(numbers) == list(range(64))
    if hasattr(module, "begin_managed"):
        assert not module.begin_managed()
    return statuses

def unload(module):
    "Unload the module, and return whether it is no longer mapped."
    _ctypes.dlclose(module._handle)
    with open("/proc/self/maps") as maps:
        return PATH not in maps.read()
"""


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The directory in which each module is built once."""
    return tmp_path_factory.mktemp("modules")


def build(builder: str, major: int, directory: pathlib.Path) -> pathlib.Path:
    """Build the module with a builder, unless it has been built before."""
    names = {"hand": f"by_hand_{major}.so", "linked": f"linked_{major}.so", "nvcc": "by_nvcc.so"}
    if (directory / names[builder]).exists():
        return directory / names[builder]
    if builder == "nvcc":
        return registering.build_with_nvcc(directory)
    return registering.build_by_hand(
        directory, major, cudart=find_cudart(major) if builder == "linked" else None
    )


def find_cudart(major: int) -> pathlib.Path:
    return min(real.library("runtime", major).glob("nvidia/**/libcudart.so.*")).resolve()


def run_child(code: str, path: pathlib.Path, major: int, **environment: str) -> Any:
    """Run code in a child process that does not see a GPU. The process has to end normally."""
    variables = f"PATH, MAJOR, RUNTIME = {str(path)!r}, {major}, {str(find_cudart(major))!r}\n"
    env = {**environment, "CUDA_VISIBLE_DEVICES": ""}
    return forked_json(variables + START + code, imports=IMPORTS, env=env, flags=("-S",))


@each_or_linked_module
@pytest.mark.parametrize("end", ["unload", "exit"])
def test_load_library_with_the_real_runtime_calls_it(
    builder: str, major: int, end: str, directory: pathlib.Path
) -> None:
    """Compare the statuses with the status of a direct call. Each call must reach the library."""
    code = f"""
module = open_module()
status = ctypes.CDLL(RUNTIME).cudaFree(None)
missed = cudyn._stubs.provider.count_missed()
results = [call_module(module), status, missed, unload(module) if {end == "unload"} else True]
print(json.dumps(results))
"""
    statuses, direct, missed, is_gone = run_child(
        code, build(builder, major, directory), major, CUDYN_RUNTIME=str(find_cudart(major))
    )
    assert direct > 0, "there is a GPU, although none is visible"
    assert statuses == [direct, direct]
    assert (missed, is_gone) == ({}, True)


@each_or_linked_module
@pytest.mark.parametrize("end", ["unload", "exit"])
def test_load_library_without_a_runtime_returns_errors(
    builder: str, major: int, end: str, directory: pathlib.Path, no_library: dict[str, str]
) -> None:
    code = f"""
module = open_module()
statuses, is_gone = call_module(module), unload(module) if {end == "unload"} else True
print(json.dumps([statuses, is_gone, cudyn._stubs.provider.count_missed()]))
"""
    statuses, is_gone, missed = run_child(code, build(builder, major, directory), major, **no_library)
    assert statuses == [35, 35]  # cudaErrorInsufficientDriver
    assert is_gone
    assert {"__cudaRegisterFatBinary", "cudaMalloc", "__cudaPushCallConfiguration"} <= missed.keys()
    assert missed["__cudaRegisterFatBinary"] == 1
    # A call that passes the stub's null handle does nothing, and is not counted as a call to a missing
    # library.
    assert {"__cudaRegisterFunction", "__cudaRegisterFatBinaryEnd", "__cudaUnregisterFatBinary"}.isdisjoint(
        missed
    )
    assert "__cudaLaunchKernel" not in missed, "the launch was skipped"


@each_module
@pytest.mark.parametrize("end", ["unload", "exit"])
@pytest.mark.parametrize("is_named", [True, False], ids=["major named", "not named"])
def test_load_library_with_a_runtime_loaded_later_calls_it(
    builder: str,
    major: int,
    is_named: bool,
    end: str,
    directory: pathlib.Path,
    tmp_path: pathlib.Path,
    no_library: dict[str, str],
) -> None:
    """A module that is not registered with it does not cause errors, and the next module registers."""
    path = build(builder, major, directory)
    other_path = shutil.copy(path, tmp_path / "other.so")
    code = f"""
if not {is_named}:
    MAJOR = None
module = open_module()
before = call_module(module)
direct = ctypes.CDLL(RUNTIME).cudaFree(None)
after = call_module(module)
missed = cudyn._stubs.provider.count_missed()
PATH = {str(other_path)!r}
other = open_module()
both = call_module(other)
is_missed = cudyn._stubs.provider.count_missed() != missed
results = [before, direct, after, both, is_missed]
if {end == "unload"}:
    assert unload(other)
    PATH = {str(path)!r}
    assert unload(module)
print(json.dumps(results))
"""
    statuses_before, direct_status, statuses_after, other_statuses, is_missed = run_child(
        code, path, major, **no_library
    )
    assert statuses_before == [35, 35]  # cudaErrorInsufficientDriver
    assert direct_status > 0
    assert statuses_after == other_statuses == [direct_status, direct_status]
    assert not is_missed
