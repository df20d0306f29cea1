"""What real libraries answer without a driver, which is what their stand-ins answer: headers/libraries."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from cudyn._library.libraries import library
from cudyn._loading import catalog

from ..conftest import python_json, system_has_nvidia
from ..support import real
from ..support.releases import NEWEST_VERSION

pytestmark = pytest.mark.nvidia

# Calls every function with a status, each in a process of its own, with pointers to zeros.
CODE = """
import ctypes, json, os, sys
from cudyn._library.libraries import library
from cudyn._loading import catalog
from cudyn._symbols.supply import Supply
name, major, file, chosen = json.loads(sys.argv[1])
of = library(catalog.find(name))
handle = ctypes.CDLL(file)
found = {}
for symbol in chosen or of.tables.FUNCTIONS:
    there = Supply(of, major).list_having(symbol)
    call = Supply(of, major).describe(symbol)
    if not there or not hasattr(handle, symbol) or call.returns not in ("status", "success"):
        continue
    memory = [ctypes.create_string_buffer(1 << 16) for _ in call.fallback.parameters]
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
        status = function(*given)
        first = int.from_bytes(memory[0].raw[:4], "little") if memory else 0
        os.write(write, json.dumps([status, first]).encode())
        os._exit(0)
    os.close(write)
    found[symbol] = json.loads(os.read(read, 100) or "null")
    os.close(read)
    os.waitpid(child, 0)
print(json.dumps(found))
"""
CHOSEN = [
    "cudaMalloc",
    "cudaGetDeviceCount",
    "cudaDriverGetVersion",
    "cudaRuntimeGetVersion",
    "cudaGetLastError",
]
VERSIONS = {11: 11080, 12: 12090, 13: 1000 * NEWEST_VERSION[0] + 10 * NEWEST_VERSION[1]}


def ask(name: str, major: int, file: pathlib.Path, chosen: list[str]) -> dict[str, Any]:
    import json

    arguments = json.dumps([name, major, str(file), chosen])
    code = f"import sys; sys.argv.append({arguments!r})\n{CODE}"
    return dict(python_json(code, env={"CUDA_VISIBLE_DEVICES": ""}))


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
    assert {symbol: status for symbol, (status, _) in found.items()} == {
        symbol: answers("runtime", major, symbol) for symbol in CHOSEN
    }
    if major > 11:
        from cudyn._symbols.supply import Supply

        call = Supply(library(catalog.find("runtime")), major).describe("cudaRuntimeGetVersion")
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
def test_what_creates_a_handle(name: str) -> None:
    """Of each library whose wheel has nothing else to be loaded with."""
    major = real.LIBRARIES[name].majors[-1]
    folder = real.library(name, major)
    file = min(folder.glob(f"nvidia/**/{real.LIBRARIES[name].file}.*"))
    numbered = major if catalog.find(name).numbering == "CUDA" else 0
    try:
        found = ask(name, numbered or None, file, [CREATE[name]])  # type: ignore[arg-type]
    except AssertionError as error:
        if "cannot open shared object file" in str(error):
            pytest.skip("it is linked with libraries that are not here")
        raise
    assert found[CREATE[name]][0] == answers(name, numbered, CREATE[name])
