"""What real libraries answer without a driver, which is what their stand-ins answer: headers/libraries."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._stubs.library_abi import LibraryAbi

from ..conftest import python_json, system_has_nvidia
from ..support import real
from ..support.releases import NEWEST_VERSION

pytestmark = pytest.mark.nvidia

PATTERN = 0xA5
# Calls every function with a status, each in a process of its own, with pointers to zeros, or to the pattern
# for outputs. Of each: the status, the first number in memory, and what was written to each output.
CODE = """
import ctypes, json, os, signal, sys
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries import catalog
from cudyn._stubs.library_abi import LibraryAbi
name, major, file, chosen, pattern = json.loads(sys.argv[1])
of = library(catalog.find(name))
abi = LibraryAbi(of, major)
handle = ctypes.CDLL(file)
found = {}
for symbol in chosen or of.tables.FUNCTIONS:
    there = abi.list_having(symbol)
    call = abi.describe(symbol)
    if not there or not hasattr(handle, symbol) or call.returns not in ("status", "success"):
        continue
    params = of.get_function(symbol, there[-1]).params
    outputs = [index for index, param in enumerate(params) if param.role in ("out", "used")]
    memory = [ctypes.create_string_buffer(1 << 16) for _ in params]
    for index in outputs:
        ctypes.memset(memory[index], pattern, 1 << 16)
    given = []
    for type_, at in zip(call.fallback.parameters, memory):
        is_pointer = ctypes.sizeof(type_) == 8 and getattr(type_, "_type_", "P") not in (*"lLqQd",)
        if is_pointer and not issubclass(type_, (ctypes.Structure, ctypes.Union)):
            given.append(ctypes.c_void_p(ctypes.addressof(at)))
        else:
            given.append(type_())
    function = ctypes.CFUNCTYPE(ctypes.c_int, *map(type, given))((symbol, handle))
    read, write = os.pipe()
    child = os.fork()
    if not child:
        signal.alarm(10)
        status = function(*given)
        first = int.from_bytes(memory[0].raw[:4], "little") if memory else 0
        written = [memory[index].raw.rstrip(bytes([pattern])).hex() for index in outputs]
        os.write(write, json.dumps([status, first, dict(zip(outputs, written))]).encode())
        os._exit(0)
    os.close(write)
    found[symbol] = json.loads(os.read(read, 1 << 16) or "null")
    os.close(read)
    os.waitpid(child, 0)
print(json.dumps(found))
"""
UNINITIALIZED = 3  # CUDA_ERROR_NOT_INITIALIZED: what the driver's functions return where cuInit fails
CHOSEN = [
    "cudaMalloc",
    "cudaGetDeviceCount",
    "cudaDriverGetVersion",
    "cudaRuntimeGetVersion",
    "cudaGetLastError",
]
VERSIONS = {11: 11080, 12: 12090, 13: 1000 * NEWEST_VERSION[0] + 10 * NEWEST_VERSION[1]}


def ask(name: str, major: int | None, file: pathlib.Path, chosen: list[str]) -> dict[str, Any]:
    import json

    arguments = json.dumps([name, major, str(file), chosen, PATTERN])
    code = f"import sys; sys.argv.append({arguments!r})\n{CODE}"
    return dict(python_json(code, env={"CUDA_VISIBLE_DEVICES": ""}))


def check_outputs(name: str, major: int | None, found: dict[str, Any]) -> int:
    """Compare what a stub writes with what the real functions wrote; of how many functions.

    Statuses that have nothing to do with the driver say nothing of an output that is left. What is neither
    zeros nor ones is an address or a size that the library has computed, and no stub knows.
    """
    abi = LibraryAbi(library(catalog.find(name)), major)
    driverless = {abi.library.info.absent[0][1], *([UNINITIALIZED] if name == "driver" else [])}
    compared = 0
    for symbol, (status, _, written) in ((s, said) for s, said in found.items() if said and said[0]):
        compared += status in driverless
        for index, data in ((int(index), bytes.fromhex(data)) for index, data in written.items()):
            stub = abi.describe(symbol).fallback.outputs.get(index, b"")
            kinds = {*data} - {PATTERN}
            expected = bytes([*kinds] * len(data)) if kinds in ({0}, {0xFF}) else b""
            if stub or status in driverless:
                assert stub == expected, (symbol, index, status)
    return compared


def answers(name: str, major: int, symbol: str) -> int:
    info = catalog.find(name)
    return 0 if symbol in [s for since, s in info.succeeds if since <= major] else info.absent[0][1]


NO_DRIVER = pytest.mark.skipif(system_has_nvidia(("libcuda.so.1",)), reason="this machine has a driver")


@NO_DRIVER
@pytest.mark.parametrize("major", [11, 12, 13])
def test_the_runtime(major: int) -> None:
    """And a stand-in gives its version, where it succeeds."""
    file = min(real.library("runtime", major).glob("nvidia/**/libcudart.so.*"))
    found = ask("runtime", major, file, CHOSEN)
    assert {symbol: status for symbol, (status, _, _) in found.items()} == {
        symbol: answers("runtime", major, symbol) for symbol in CHOSEN
    }
    if major > 11:
        call = LibraryAbi(library(catalog.find("runtime")), major).describe("cudaRuntimeGetVersion")
        assert call.fallback.outputs == {0: found["cudaRuntimeGetVersion"][1].to_bytes(4, "little")}
        assert found["cudaRuntimeGetVersion"][1] == VERSIONS[major]


@pytest.mark.slow
@NO_DRIVER
@pytest.mark.parametrize("major", [11, 12, 13])
def test_every_function_of_the_runtime(major: int) -> None:
    file = min(real.library("runtime", major).glob("nvidia/**/libcudart.so.*"))
    found = ask("runtime", major, file, [])
    different = {s: said for s, said in found.items() if not said or said[0] != answers("runtime", major, s)}
    assert len(found) > 300
    assert different.keys() <= {"cudaGetExportTable"}  # of which nothing is known
    assert check_outputs("runtime", major, found) > 300


@pytest.mark.slow
@pytest.mark.parametrize("branch", ["525", "535"])
def test_outputs_of_the_driver(branch: str) -> None:
    """Before cuInit, as where it fails. An older one writes to fewer outputs."""
    found = ask("driver", 12, real.driver(branch) / "libcuda.so.1", [])
    assert check_outputs("driver", 12, found) > 300


@pytest.mark.slow
@pytest.mark.parametrize("branch", ["470", "535"])
def test_outputs_of_nvml(branch: str) -> None:
    found = ask("nvml", 12, real.nvml(branch) / "libnvidia-ml.so.1", [])
    assert {written for said in found.values() for written in said[2].values()} == {""}
    abi = LibraryAbi(library(catalog.find("nvml")))
    assert not any(abi.describe(symbol).fallback.outputs for symbol in found)


CREATE = {
    "cublas": "cublasCreate_v2",
    "cublaslt": "cublasLtCreate",
    "cufft": "cufftCreate",
    "cusparse": "cusparseCreate",
    "cusolver": "cusolverDnCreate",
    "curand": "curandCreateGenerator",
    "nvjpeg": "nvjpegCreateSimple",
    "nccl": "ncclMemAlloc",
}


@pytest.mark.slow
@NO_DRIVER
@pytest.mark.parametrize("name", CREATE)
def test_libraries_with_handles(name: str) -> None:
    """Each whose wheel has nothing else to be loaded with."""
    major = real.LIBRARIES[name].majors[-1]
    folder = real.library(name, major)
    file = min(folder.glob(f"nvidia/**/{real.LIBRARIES[name].file}.*"))
    numbered = major if catalog.find(name).numbering == "CUDA" else 0
    try:
        found = ask(name, numbered or None, file, [])
    except AssertionError as error:
        if "cannot open shared object file" in str(error):
            pytest.skip("it is linked with libraries that are not here")
        raise
    assert check_outputs(name, numbered or None, found) > 0
    assert found[CREATE[name]][0] == answers(name, numbered, CREATE[name])
