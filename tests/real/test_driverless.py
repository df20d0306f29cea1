"""Compares the results of real libraries without a driver with those of the stubs (headers/libraries)."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._stubs.library_abi import LibraryAbi
from cudyn._stubs.stub_source import write_stub
from cudyn._stubs.symbol import TableResult

from ..conftest import python_json, system_has_nvidia
from ..support import fakes, real
from ..support.releases import NEWEST_VERSION

pytestmark = pytest.mark.nvidia

PATTERN = 0xA5
# A program that calls every function that returns a status in a separate process, with pointers to zeros, or
# to a pattern for outputs. For each function, it prints the status, the first number in memory, and the bytes
# written to each output.
CODE = """
import ctypes, json, os, signal, sys
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries import catalog
from cudyn._stubs.library_abi import LibraryAbi
name, major, file, symbols, pattern = json.loads(sys.argv[1])
owner = library(catalog.find(name))
abi = LibraryAbi(owner, major)
handle = ctypes.CDLL(file)
results = {}
for symbol in symbols or owner.tables.FUNCTIONS:
    releases = abi.list_releases_with(symbol)
    call = abi.describe(symbol)
    if not releases or not hasattr(handle, symbol) or call.returns not in ("status", "success"):
        continue
    params = owner.get_function(symbol, releases[-1]).params
    outputs = [index for index, param in enumerate(params) if param.role in ("out", "used")]
    memory = [ctypes.create_string_buffer(1 << 16) for _ in params]
    for index in outputs:
        ctypes.memset(memory[index], pattern, 1 << 16)
    arguments = []
    for type_, buffer in zip(call.fallback.parameters, memory):
        is_pointer = ctypes.sizeof(type_) == 8 and getattr(type_, "_type_", "P") not in (*"lLqQd",)
        if is_pointer and not issubclass(type_, (ctypes.Structure, ctypes.Union)):
            arguments.append(ctypes.c_void_p(ctypes.addressof(buffer)))
        else:
            arguments.append(type_())
    function = ctypes.CFUNCTYPE(ctypes.c_int, *map(type, arguments))((symbol, handle))
    read, write = os.pipe()
    child = os.fork()
    if not child:
        signal.alarm(10)
        status = function(*arguments)
        first = int.from_bytes(memory[0].raw[:4], "little") if memory else 0
        written = [memory[index].raw.rstrip(bytes([pattern])).hex() for index in outputs]
        os.write(write, json.dumps([status, first, dict(zip(outputs, written))]).encode())
        os._exit(0)
    os.close(write)
    results[symbol] = json.loads(os.read(read, 1 << 16) or "null")
    os.close(read)
    os.waitpid(child, 0)
print(json.dumps(results))
"""
UNINITIALIZED = 3  # CUDA_ERROR_NOT_INITIALIZED, which driver functions return if cuInit fails
FUNCTIONS = [
    "cudaMalloc",
    "cudaGetDeviceCount",
    "cudaDriverGetVersion",
    "cudaRuntimeGetVersion",
    "cudaGetLastError",
]
VERSIONS = {11: 11080, 12: 12090, 13: 1000 * NEWEST_VERSION[0] + 10 * NEWEST_VERSION[1]}


def call_functions(name: str, major: int | None, file: pathlib.Path, symbols: list[str]) -> dict[str, Any]:
    """Call functions of a real library, each in its own process.

    Args:
        symbols: The functions, or [] for all functions of the library.

    Returns:
        A dict that maps each function to the status, the first output as an integer, and the hexadecimal
        digits of the bytes that were written to each output, or to `None` if the call ended the process.
    """
    arguments = json.dumps([name, major, str(file), symbols, PATTERN])
    code = f"import sys; sys.argv.append({arguments!r})\n{CODE}"
    return dict(python_json(code, env={"CUDA_VISIBLE_DEVICES": ""}))


def check_outputs(name: str, major: int | None, results: dict[str, Any]) -> int:
    """Compare the outputs of a stub with those of the real functions. Return the number of compared outputs.

    If a status does not concern the driver, a missing output has no meaning. An output that is neither zeros
    nor ones is an address or a size computed by the library, which a stub cannot know.
    """
    abi = LibraryAbi(library(catalog.find(name)), major)
    driverless = {abi.library.info.absent[0][1], *([UNINITIALIZED] if name == "driver" else [])}
    compared = 0
    for symbol, result in results.items():
        if not result or not result[0]:  # the call ended the process, or succeeded
            continue
        status, _, outputs = result
        compared += status in driverless
        for index, data in ((int(index), bytes.fromhex(digits)) for index, digits in outputs.items()):
            stub = abi.describe(symbol).fallback.outputs.get(index, b"")
            kinds = {*data} - {PATTERN}
            expected = bytes([*kinds] * len(data)) if kinds in ({0}, {0xFF}) else b""
            if stub or status in driverless:
                assert stub == expected, (symbol, index, status)
    return compared


def get_expected_status(name: str, major: int, symbol: str) -> int:
    """Return the status of a stub's function if the library is missing."""
    owner = library(catalog.find(name))
    abi = LibraryAbi(owner, major if owner.info.numbering == "CUDA" else None)
    _, status_if_missing = owner.info.absent[0]
    return 0 if abi.describe(symbol).returns == "success" else status_if_missing


NO_DRIVER = pytest.mark.skipif(system_has_nvidia(("libcuda.so.1",)), reason="this machine has a driver")


@NO_DRIVER
@pytest.mark.parametrize("major", [11, 12, 13])
def test_runtime_without_a_driver_returns_the_stubs_statuses(major: int) -> None:
    """Also check the version that a stub returns on success."""
    file = min(real.library("runtime", major).glob("nvidia/**/libcudart.so.*"))
    results = call_functions("runtime", major, file, FUNCTIONS)
    assert {symbol: status for symbol, (status, _, _) in results.items()} == {
        symbol: get_expected_status("runtime", major, symbol) for symbol in FUNCTIONS
    }
    if major > 11:
        call = LibraryAbi(library(catalog.find("runtime")), major).describe("cudaRuntimeGetVersion")
        assert call.fallback.outputs == {0: results["cudaRuntimeGetVersion"][1].to_bytes(4, "little")}
        assert results["cudaRuntimeGetVersion"][1] == VERSIONS[major]


# A program that calls functions of a real library and of its stubs, and prints their results and the memory
# that they wrote.
COMPARE = """
import ctypes, json, sys
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._stubs.library_abi import LibraryAbi
from cudyn._stubs.provider import open_provider
from cudyn._stubs.requirements import read_pins

name, major, file, requirements, c_stub = json.loads(sys.argv[1])
owner = library(catalog.find(name))
abi = LibraryAbi(owner, major, read_pins(requirements))
real = ctypes.CDLL(file)
functions = dict.fromkeys(function for _, function, _ in owner.info.succeeds)
symbols = [
    abi.make_symbol(function, "", function)
    for function in functions
    if abi.describe(function).form is not None and hasattr(real, function)
]
handles = [real, open_provider("libstub.so", symbols).handle]
if c_stub:
    handles.append(ctypes.CDLL(c_stub))

def call(handle, symbol, value):
    "Return the result, and the memory that each pointer leads to. Handles are null."
    fallback = symbol.result.fallback
    memory = [ctypes.create_string_buffer(b"\\xa5" * 64, 64) for _ in fallback.parameters]
    arguments = []
    for type_, buffer in zip(fallback.parameters, memory):
        target = getattr(type_, "_type_", None)
        is_pointer = isinstance(target, type) and issubclass(target, ctypes._SimpleCData)
        is_integer = target in ("i", "I")
        arguments.append(ctypes.pointer(target.from_buffer(buffer)) if is_pointer else
                         type_(value) if is_integer else type_())
    result = fallback.result
    is_pointed = isinstance(result, type) and issubclass(result, (ctypes._Pointer, ctypes.c_void_p))
    function = ctypes.CFUNCTYPE(ctypes.c_void_p if is_pointed else result, *map(type, arguments))(
        (symbol.name, handle))
    returned = function(*arguments)
    if is_pointed:
        returned = ctypes.string_at(returned, 12)
    if not isinstance(returned, (int, type(None))):
        returned = bytes(returned).hex()
    return [returned, [buffer.raw.hex() for buffer in memory]]

print(json.dumps({
    f"{symbol.name}({value})": [call(handle, symbol, value) for handle in handles]
    for symbol in symbols for value in range(4)
}))
"""


def compare_successes(
    name: str,
    major: int | None,
    file: pathlib.Path,
    requirements: list[str],
    directory: pathlib.Path,
    **env: str,
) -> int:
    """Call the functions of a library that succeed without a driver, and those of its stubs.

    The results and the written memory must be equal. Stubs in C do not depend on requirements.

    Args:
        requirements: The package that contains the library, with its version.
        directory: The directory for a stub that is compiled from C.
        env: Variables for the process that makes the calls.

    Returns:
        The number of calls.
    """
    owner = library(catalog.find(name))
    functions = {function: function for _, function, _ in owner.info.succeeds}
    c_stub = ""
    if not requirements:
        source = write_stub(owner, major, only=functions).source
        c_stub = str(fakes.build(directory, source, "-ldl", name="libc_stub.so"))
    arguments = json.dumps([name, major, str(file), requirements, c_stub])
    code = f"import sys; sys.argv.append({arguments!r})\n{COMPARE}"
    results = python_json(code, env={"CUDA_VISIBLE_DEVICES": "", **env})
    for call, (expected, *received) in results.items():
        assert received == [expected] * len(received), call
    return len(results)


def list_succeeding() -> list[tuple[str, int]]:
    """List the libraries with functions that succeed without a driver, and their major versions."""
    succeeding = []
    for name, row in real.LIBRARIES.items():
        info = catalog.find(name)
        for major in row.majors if info.numbering == "CUDA" else row.majors[-1:]:
            forms = {function: form for since, function, form in info.succeeds if since <= major}
            if {*forms.values()} - {"fails"}:
                succeeding.append((name, major))
    return succeeding


@NO_DRIVER
@pytest.mark.parametrize(("name", "major"), real.mark_slow_unless_default(list_succeeding()))
def test_library_without_a_driver_returns_the_stubs_versions(
    name: str, major: int, tmp_path: pathlib.Path
) -> None:
    """Compare functions that return versions and properties, for each known and for unknown properties."""
    file = real.get_library_file(name, major)
    wheel = real.pinned(name, major)
    numbered = major if catalog.find(name).numbering == "CUDA" else None
    for requirements in ([f"{wheel.name}=={wheel.version}"], []):
        try:
            assert compare_successes(name, numbered, file, requirements, tmp_path) > 0
        except AssertionError as error:
            if "cannot open shared object file" in str(error):
                pytest.skip("needs other libraries, which are not in its wheel")
            raise


# A status whose description changed after CUDA 11.
CHANGED = {11: {"cudaErrorInvalidNormSetting"}}


# A program that prints the descriptions of statuses that the functions of a real library return.
DESCRIBE = """
import ctypes, json, sys
file, functions, statuses = json.loads(sys.argv[1])
library = ctypes.CDLL(file)
texts = {}
for name in functions:
    if hasattr(library, name):
        describe = library[name]
        describe.restype = ctypes.c_char_p
        texts[name] = [(text or b"").decode() for text in map(describe, map(ctypes.c_int, statuses))]
print(json.dumps(texts))
"""


def check_descriptions(name: str, major: int | None, file: pathlib.Path) -> int:
    """Compare the descriptions of all statuses, and of values that are not statuses. Return their number.

    The library is opened in a child process. Otherwise, its name would refer to it in later tests.
    """
    abi = LibraryAbi(library(catalog.find(name)), major)
    functions = [
        function for function in abi.list_functions() if abi.describe(function).fallback.table_use == 1
    ]
    statuses = [*range(1100), 10_000, 10_001]
    arguments = json.dumps([str(file), functions, statuses])
    texts = python_json(f"import sys; sys.argv.append({arguments!r})\n{DESCRIBE}")
    compared = 0
    for function, descriptions in texts.items():
        result = abi.make_result(function, 1)
        assert isinstance(result, TableResult)
        for status, text in zip(statuses, descriptions, strict=True):
            expected = result.rows.get(status, result.unrecognized)
            member = getattr(abi.library.status(status), "name", "")
            # nvFatbin returns null for some values
            if text and member not in CHANGED.get(major or 0, ()):
                assert text == expected, (function, status)
                compared += 1
    return compared


@pytest.mark.parametrize("major", [11, 12, 13])
def test_runtime_describes_statuses_like_the_stub(major: int) -> None:
    assert check_descriptions("runtime", major, real.get_library_file("runtime", major)) > 2000


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["nvfatbin", "nvvm", "nvcomp", "custatevec", "cublas", "cusparse", "cusparselt", "cudnn"]
)
def test_library_describes_statuses_like_the_stub(name: str) -> None:
    major = real.LIBRARIES[name].majors[-1]
    numbered = major if catalog.find(name).numbering == "CUDA" else None
    assert check_descriptions(name, numbered, real.get_library_file(name, major)) > 1000


@pytest.mark.slow
@NO_DRIVER
@pytest.mark.parametrize("major", [11, 12, 13])
def test_runtime_functions_without_a_driver_return_the_stubs_results(major: int) -> None:
    file = min(real.library("runtime", major).glob("nvidia/**/libcudart.so.*"))
    results = call_functions("runtime", major, file, [])
    different = {
        name: result
        for name, result in results.items()
        if not result or result[0] != get_expected_status("runtime", major, name)
    }
    assert len(results) > 300
    assert different.keys() <= {"cudaGetExportTable"}  # undocumented
    assert check_outputs("runtime", major, results) > 300


@pytest.mark.slow
@pytest.mark.parametrize("branch", ["525", "535"])
def test_driver_before_init_writes_the_stubs_outputs(branch: str) -> None:
    """Call functions before cuInit, as if it had failed. An older driver writes fewer outputs."""
    results = call_functions("driver", 12, real.driver(branch) / "libcuda.so.1", [])
    assert check_outputs("driver", 12, results) > 300


@pytest.mark.slow
@pytest.mark.parametrize("branch", ["470", "535"])
def test_nvml_without_a_driver_writes_no_outputs(branch: str) -> None:
    results = call_functions("nvml", 12, real.nvml(branch) / "libnvidia-ml.so.1", [])
    written: list[str] = []
    for _, _, outputs in results.values():
        written += outputs.values()
    assert set(written) == {""}
    abi = LibraryAbi(library(catalog.find("nvml")))
    assert not any(abi.describe(symbol).fallback.outputs for symbol in results)


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
def test_libraries_without_a_driver_return_the_stubs_results(name: str) -> None:
    """Test each library that can be loaded from a single wheel."""
    major = real.LIBRARIES[name].majors[-1]
    directory = real.library(name, major)
    file = min(directory.glob(f"**/{real.LIBRARIES[name].file}.*"))
    numbered = major if catalog.find(name).numbering == "CUDA" else 0
    try:
        results = call_functions(name, numbered or None, file, [])
    except AssertionError as error:
        if "cannot open shared object file" in str(error):
            pytest.skip("needs other libraries, which are not in its wheel")
        raise
    assert check_outputs(name, numbered or None, results) > 0
    assert results[CREATE[name]][0] == get_expected_status(name, numbered, CREATE[name])
