"""Tests for CUDA runtimes of several major versions in one process on a GPU."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from ..conftest import NO_TOOLKIT, need_gpu, python_json
from ..support import real

pytestmark = pytest.mark.gpu

# Maps the major version to the size of cudaDeviceProp in bytes and the result of cudaStreamGetCaptureInfo.
RELEASES = {"11.7": (728, 2), "11.8": (728, 2), "12.9": (1032, 4), "13.5": (1008, 6)}


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """Return the path of each release's runtime."""
    need_gpu()
    results = {}
    for release in RELEASES:
        directory = real.library("runtime", int(release.partition(".")[0]), release)
        results[release] = str(min(directory.glob("nvidia/**/libcudart.so.*")).resolve())
    return results


# Members that the driver also returns: in the middle of the structure or, in 12 and later, near its end.
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

def list_differences(properties):
    "Return the members whose values differ from the driver's."
    differences = [] if properties.name == driver.cuDeviceGetName(device) else ["name"]
    differences += [] if properties.totalGlobalMem == driver.cuDeviceTotalMem(device) else ["totalGlobalMem"]
    for member, attribute in MEMBERS.items():
        expected = driver.cuDeviceGetAttribute(getattr(driver, "CU_DEVICE_ATTRIBUTE_" + attribute), device)
        if hasattr(properties, member) and getattr(properties, member) != expected:
            differences.append([member, getattr(properties, member), expected])
    return differences

def make_arguments():
    "Return arguments of cudaStreamGetCaptureInfo: a stream and, in 12, a pointer that may be null."
    roles = runtime.describe("cudaStreamGetCaptureInfo").roles.values()
    return [None for role in roles if role in ("in", "inout")]

GUARD = bytes([0xA5]) * 1024

def check_written(function, type_):
    "Return the status, the wrong members, and whether the bytes after the structure are unchanged."
    memory = bytearray(bytes(ctypes.sizeof(type_)) + GUARD)
    properties = type_.from_buffer(memory)
    status = function(properties, 0)
    return [status, list_differences(properties), bytes(memory[ctypes.sizeof(type_):]) == GUARD]
"""


def child(code: str, env: dict[str, str]) -> Any:
    """Run code after START in a new Python, and return its output."""
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
raw_function = runtime.raw.cudaGetDeviceProperties
results = []
for path in {[files[release] for release in ("12.9", "11.7", "13.5", "11.8", "12.9")]!r}:
    assert runtime.reload(path), runtime.load_error
    properties, capture = cudaGetDeviceProperties(0), cudaStreamGetCaptureInfo(*make_arguments())
    assert type(properties) is runtime.cudaDeviceProp and capture[0] == 0
    results.append([ctypes.sizeof(properties), len(capture), list_differences(properties),
                    check_written(raw_function, runtime.cudaDeviceProp)])
print(json.dumps(results))
""",
        no_runtime,
    )
    correct = [[], [0, [], True]]
    assert results == [[*RELEASES[release], *correct] for release in ("12.9", "11.7", "13.5", "11.8", "12.9")]


def test_functions_looked_up_from_a_runtime_keep_it(
    files: dict[str, str], no_runtime: dict[str, str]
) -> None:
    """They continue to use that runtime and its structure after the next runtime is loaded."""
    results = child(
        f"""
functions = []
for path in {[files[release] for release in RELEASES]!r}:
    assert runtime.reload(path), runtime.load_error
    functions.append([runtime.cudaGetDeviceProperties, runtime.raw.cudaGetDeviceProperties,
                 runtime.cudaStreamGetCaptureInfo, make_arguments(), runtime.cudaDeviceProp])
results = []
for checked, raw_function, capture, arguments, type_ in functions:
    properties = checked(0)
    assert type(properties) is type_
    results.append([ctypes.sizeof(properties), len(capture(*arguments)), list_differences(properties),
                    check_written(raw_function, type_)])
print(json.dumps(results))
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
early_function = runtime.symbol("cudaGetDeviceProperties")
results = []
for path in {[files[release] for release in RELEASES]!r}:
    assert runtime.reload(path), runtime.load_error
    for function in (early_function, runtime.symbol("cudaGetDeviceProperties")):
        properties = function(0)
        results.append([ctypes.sizeof(properties), list_differences(properties)])
print(json.dumps(results))
""",
        no_runtime,
    )
    expected: list[list[Any]] = []
    for size in (728, 728, 728, 1008):
        expected += [[size, []]] * 2  # both functions return the same structure
    assert results == expected
