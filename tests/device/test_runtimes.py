"""Tests for CUDA runtimes of several major versions in one process on a GPU."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from ..conftest import NO_TOOLKIT, need_gpu, python_json
from ..support import real

pytestmark = pytest.mark.gpu

# Major version -> size of cudaDeviceProp in bytes, and result of cudaStreamGetCaptureInfo.
RELEASES = {"11.7": (728, 2), "11.8": (728, 2), "12.9": (1032, 4), "13.5": (1008, 6)}


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    need_gpu()
    results = {}
    for release in RELEASES:
        folder = real.library("runtime", int(release.partition(".")[0]), release)
        results[release] = str(min(folder.glob("nvidia/**/libcudart.so.*")).resolve())
    return results


# Members that the driver also returns, in the middle or, since 12, near the end of the structure.
START = f"""
import ctypes, json
{NO_TOOLKIT}
from cudyn import driver, runtime
assert driver.available, driver.load_error
assert not runtime.available, f"there is a runtime at {{runtime.path}} already"
driver.cuInit(0)
device = driver.cuDeviceGet(0)
MEMBERS = dict(
    major="COMPUTE_CAPABILITY_MAJOR", minor="COMPUTE_CAPABILITY_MINOR", warpSize="WARP_SIZE",
    multiProcessorCount="MULTIPROCESSOR_COUNT", maxThreadsPerBlock="MAX_THREADS_PER_BLOCK",
    l2CacheSize="L2_CACHE_SIZE", sharedMemPerBlockOptin="MAX_SHARED_MEMORY_PER_BLOCK_OPTIN",
    pciBusID="PCI_BUS_ID", hostRegisterSupported="HOST_REGISTER_SUPPORTED",
    memoryPoolsSupported="MEMORY_POOLS_SUPPORTED", clusterLaunch="CLUSTER_LAUNCH",
)

def wrong(it):
    "The members that are not what the driver says."
    found = [] if it.name == driver.cuDeviceGetName(device) else ["name"]
    found += [] if it.totalGlobalMem == driver.cuDeviceTotalMem(device) else ["totalGlobalMem"]
    for member, attribute in MEMBERS.items():
        theirs = driver.cuDeviceGetAttribute(getattr(driver, "CU_DEVICE_ATTRIBUTE_" + attribute), device)
        if hasattr(it, member) and getattr(it, member) != theirs:
            found.append([member, getattr(it, member), theirs])
    return found

def given():
    "The arguments of cudaStreamGetCaptureInfo: a stream and, in 12, a pointer that may be null."
    roles = runtime.describe("cudaStreamGetCaptureInfo").roles.values()
    return [None for role in roles if role in ("in", "inout")]

GUARD = bytes([0xA5]) * 1024

def bare(function, type_):
    "The members that are wrong, and whether anything was written behind the structure."
    memory = bytearray(bytes(ctypes.sizeof(type_)) + GUARD)
    it = type_.from_buffer(memory)
    status = function(it, 0)
    return [status, wrong(it), bytes(memory[ctypes.sizeof(type_):]) == GUARD]
"""


def child(code: str, env: dict[str, str]) -> Any:
    return python_json(START + code, env=env, flags=("-S",))


@pytest.fixture
def no_runtime(tmp_path: pathlib.Path) -> dict[str, str]:
    """Return an environment in which the driver is found, but not a runtime."""
    return {"CUDYN_RUNTIME": str(tmp_path / "libcudart.so")}


def test_functions_looked_up_before_a_runtime_use_each_later_runtime(
    files: dict[str, str], no_runtime: dict[str, str]
) -> None:
    """Checked and raw functions use each runtime in turn. Nothing is written past the structure."""
    results = child(
        f"""
from cudyn.runtime import cudaGetDeviceProperties, cudaStreamGetCaptureInfo
take = runtime.raw.cudaGetDeviceProperties
found = []
for path in {[files[r] for r in ("12.9", "11.7", "13.5", "11.8", "12.9")]!r}:
    assert runtime.reload(path), runtime.load_error
    it, capture = cudaGetDeviceProperties(0), cudaStreamGetCaptureInfo(*given())
    assert type(it) is runtime.cudaDeviceProp and capture[0] == 0
    found.append([ctypes.sizeof(it), len(capture), wrong(it), bare(take, runtime.cudaDeviceProp)])
print(json.dumps(found))
""",
        no_runtime,
    )
    right = [[], [0, [], True]]
    assert results == [[*RELEASES[r], *right] for r in ("12.9", "11.7", "13.5", "11.8", "12.9")]


def test_functions_looked_up_from_a_runtime_keep_it(
    files: dict[str, str], no_runtime: dict[str, str]
) -> None:
    """They continue to use that runtime and its structure after the next runtime is loaded."""
    results = child(
        f"""
held = []
for path in {[files[r] for r in RELEASES]!r}:
    assert runtime.reload(path), runtime.load_error
    held.append([runtime.cudaGetDeviceProperties, runtime.raw.cudaGetDeviceProperties,
                 runtime.cudaStreamGetCaptureInfo, given(), runtime.cudaDeviceProp])
found = []
for checked, take, capture, arguments, type_ in held:
    it = checked(0)
    assert type(it) is type_
    found.append([ctypes.sizeof(it), len(capture(*arguments)), wrong(it), bare(take, type_)])
print(json.dumps(found))
""",
        no_runtime,
    )
    assert results == [[*expected, [], [0, [], True]] for expected in RELEASES.values()]


def test_first_symbol_of_the_device_properties_has_the_structure_of_11(
    files: dict[str, str], no_runtime: dict[str, str]
) -> None:
    """In CUDA 12, the structure still has the 728 bytes and the members of CUDA 11."""
    results = child(
        f"""
before = runtime.symbol("cudaGetDeviceProperties")
found = []
for path in {[files[r] for r in RELEASES]!r}:
    assert runtime.reload(path), runtime.load_error
    for function in (before, runtime.symbol("cudaGetDeviceProperties")):
        it = function(0)
        found.append([ctypes.sizeof(it), wrong(it)])
print(json.dumps(found))
""",
        no_runtime,
    )
    assert results == [[size, []] for size in (728, 728, 728, 1008) for _ in range(2)]
