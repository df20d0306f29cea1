"""Tests that several releases of libraries, on a GPU, only write to objects with the size of the API level.

The libraries come from tests/support/real.py. On a machine that can't download them, their directories,
such as .cache/real/nvidia-cuda-runtime-cu11-11.7.99, must exist.
"""

from __future__ import annotations

import ctypes
import textwrap
from typing import Any

import pytest

from cudyn import driver
from cudyn._bindings.libraries.module import view_of

from ..conftest import need_gpu, python_json
from ..real.test_releases import CUFILES, RUNTIMES
from ..support import real

pytestmark = pytest.mark.gpu


@pytest.fixture(autouse=True)
def _gpu() -> None:
    need_gpu()


START = """
import ctypes, json
from cudyn import driver, {module} as m
GUARD = 0xAB
def make_guarded(type_):
    '''Return memory full of guard bytes, and an object at its beginning.'''
    memory = (ctypes.c_ubyte * (ctypes.sizeof(type_) + 256))()
    ctypes.memset(memory, GUARD, len(memory))
    return memory, type_.from_buffer(memory)
def is_guard_unchanged(memory):
    '''Return whether the guard bytes after the object are unchanged.'''
    return bytes(memory)[-256:] == bytes([GUARD]) * 256
"""


def child(module: str, release: str, code: str) -> Any:
    """Run code in a new Python process in which `m` is the library of a release, and return its output."""
    source = START.format(module=module) + textwrap.dedent(code)
    path = real.get_library_file(module, int(release.partition(".")[0]), release)
    return python_json(source, env={f"CUDYN_{module.upper()}": str(path)})


@pytest.mark.parametrize("release", RUNTIMES)
def test_device_properties_agree_with_the_driver(release: str) -> None:
    """All members that the driver also returns are compared, up to the last ones of the structure."""
    level, size, is_guarded, results, expected = child(
        "runtime",
        release,
        """
        memory, properties = make_guarded(m.cudaDeviceProp)
        assert m.raw.cudaGetDeviceProperties(ctypes.byref(properties), 0) == 0
        checked_properties = m.cudaGetDeviceProperties(0)
        driver.cuInit(0)
        prefix = "CU_DEVICE_ATTRIBUTE_"
        members = {
            "multiProcessorCount": "MULTIPROCESSOR_COUNT", "warpSize": "WARP_SIZE",
            "major": "COMPUTE_CAPABILITY_MAJOR", "l2CacheSize": "L2_CACHE_SIZE",
            "memoryBusWidth": "GLOBAL_MEMORY_BUS_WIDTH",
            "sharedMemPerBlockOptin": "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", "pciBusID": "PCI_BUS_ID",
            "maxBlocksPerMultiProcessor": "MAX_BLOCKS_PER_MULTIPROCESSOR",
            "reservedSharedMemPerBlock": "RESERVED_SHARED_MEMORY_PER_BLOCK",
            "hostRegisterSupported": "HOST_REGISTER_SUPPORTED",
            "memoryPoolsSupported": "MEMORY_POOLS_SUPPORTED",
            "clusterLaunch": "CLUSTER_LAUNCH", "unifiedFunctionPointers": "UNIFIED_FUNCTION_POINTERS",
        }
        members = {member: name for member, name in members.items() if hasattr(properties, member)}
        results = [[getattr(record, member) for member in members]
                   for record in (properties, checked_properties)]
        attributes = [getattr(driver, prefix + name) for name in members.values()]
        expected = [driver.cuDeviceGetAttribute(attribute, 0) for attribute in attributes]
        print(json.dumps([m.level, ctypes.sizeof(properties), is_guard_unchanged(memory), results, expected]))
        """,
    )
    assert (level, size, is_guarded) == (release, RUNTIMES[release][0], True)
    assert len(expected) == (9 if release.startswith("11.") else 13)
    assert results == [expected, expected]


@pytest.mark.parametrize("release", RUNTIMES)
def test_texture_descriptors_return_their_values(release: str) -> None:
    """A texture returns the descriptors that it was created with, and nothing is written past them."""
    level, size, are_guarded, filled, (resource, texture) = child(
        "runtime",
        release,
        """
        pointer = m.cudaMalloc(4096)
        resource, texture = m.cudaResourceDesc(), m.cudaTextureDesc()
        resource.resType = m.cudaResourceTypeLinear
        resource.res.linear.devPtr = int(pointer)
        resource.res.linear.sizeInBytes = 4096
        resource.res.linear.desc = m.cudaCreateChannelDesc(32, 0, 0, 0, m.cudaChannelFormatKindFloat)
        texture.readMode = m.cudaReadModeElementType
        texture.filterMode = m.cudaFilterModePoint
        for i in range(3):
            texture.addressMode[i] = m.cudaAddressModeClamp
        texture_object = m.cudaCreateTextureObject(ctypes.byref(resource), ctypes.byref(texture), None)
        memories, descriptors = zip(make_guarded(m.cudaResourceDesc), make_guarded(m.cudaTextureDesc))
        assert m.raw.cudaGetTextureObjectResourceDesc(ctypes.byref(descriptors[0]), texture_object) == 0
        assert m.raw.cudaGetTextureObjectTextureDesc(ctypes.byref(descriptors[1]), texture_object) == 0
        linear, kind = descriptors[0].res.linear, descriptors[0].resType
        returned = descriptors[1]
        results = [[kind, linear.devPtr == int(pointer), linear.sizeInBytes, linear.desc.x, linear.desc.f],
                   [*returned.addressMode, returned.filterMode, returned.readMode,
                    returned.normalizedCoords, getattr(returned, "seamlessCubemap", 0)]]
        checked = m.cudaGetTextureObjectTextureDesc(texture_object)
        assert [*checked.addressMode, checked.filterMode, checked.readMode] == results[1][:5]
        m.cudaDestroyTextureObject(texture_object)
        m.cudaFree(pointer)
        size = ctypes.sizeof(m.cudaTextureDesc)
        filled = any(byte != GUARD for byte in bytes(memories[1])[size - 4:size])
        are_guarded = [is_guard_unchanged(memory) for memory in memories]
        print(json.dumps([m.level, size, are_guarded, filled, results]))
        """,
    )
    assert (level, size, are_guarded) == (release, RUNTIMES[release][1], [True, True])
    assert filled  # a structure that is too small would be detected, because the last member is written
    assert resource == [2, True, 4096, 32, 2]  # cudaResourceTypeLinear, cudaChannelFormatKindFloat
    assert texture == [1, 1, 1, 0, 0, 0, 0]  # cudaAddressModeClamp


@pytest.mark.parametrize("release", [release for release in CUFILES if release.startswith("13.")])
def test_statistics_of_cufile_fit_their_structure(release: str) -> None:
    opened, statuses, sizes, are_guarded, filled = child(
        "cufile",
        release,
        """
        opened = m.raw.cuFileDriverOpen()
        statuses, sizes, are_guarded, filled = [], [], [], []
        if opened.err == 0:
            for call in (lambda: m.raw.cuFileSetStatsLevel(3), m.raw.cuFileStatsStart):
                statuses.append(call().err)
            for i in (1, 2, 3):
                memory, stats = make_guarded(getattr(m, f"CUfileStatsLevel{i}_t"))
                statuses.append(getattr(m.raw, f"cuFileGetStatsL{i}")(ctypes.byref(stats)).err)
                sizes.append(ctypes.sizeof(stats))
                are_guarded.append(is_guard_unchanged(memory))
                filled.append(bytes(memory)[sizes[-1] - 8:sizes[-1]] != bytes([GUARD]) * 8)
            m.raw.cuFileDriverClose()
        ctypes.CDLL(None).fflush(None)  # cuFile prints to C's stdout
        print(json.dumps([[opened.err, opened.cu_err], statuses, sizes, are_guarded, filled]))
        """,
    )
    if opened[0]:
        pytest.skip(f"cuFileDriverOpen failed with {opened[0]} and {opened[1]}: cuFile does not run here")
    assert (statuses, tuple(sizes), are_guarded) == ([0] * 5, CUFILES[release][1], [True] * 3)
    assert filled[0]


@pytest.mark.parametrize("level", ["11.7", "11.8", view_of(driver).library.releases[-1]])
def test_stream_attributes_at_each_level_fit_the_union(level: str) -> None:
    """The union has 32 bytes in 11.7 and 64 bytes in later releases.

    A driver writes only the selected member.
    """
    driver.cuInit(0)
    context = driver.cuDevicePrimaryCtxRetain(0)
    driver.cuCtxPushCurrent(context)
    stream = driver.cuStreamCreate(0)
    try:
        api = driver.api(level)
        size = ctypes.sizeof(api.CUstreamAttrValue)
        assert size == (32 if level == "11.7" else 64)
        for attribute in ("ACCESS_POLICY_WINDOW", "SYNCHRONIZATION_POLICY"):
            number = getattr(api, f"CU_STREAM_ATTRIBUTE_{attribute}")
            memory = (ctypes.c_ubyte * (size + 64))()
            ctypes.memset(memory, 0xAB, len(memory))
            value = api.CUstreamAttrValue.from_buffer(memory)
            assert api.raw.cuStreamGetAttribute(stream, number, ctypes.byref(value)) == 0
            assert bytes(memory)[size:] == b"\xab" * 64, attribute
    finally:
        driver.cuStreamDestroy(stream)
        driver.cuCtxPopCurrent()
        driver.cuDevicePrimaryCtxRelease(0)
