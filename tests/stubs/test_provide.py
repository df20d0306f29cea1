"""Tests for `provide`: the symbols that become visible, and calls to missing functions."""

from __future__ import annotations

import ctypes
import functools
import pathlib
import struct
from typing import Any

import pytest

import cudyn

from ..support import fakes, real
from ..support.messages import raises
from ..support.releases import NEWEST_VERSION
from . import children
from .children import LINKED

MODULE = """
int cudaRuntimeGetVersion(int *);
int call_library(void) { int n = -1; cudaRuntimeGetVersion(&n); return n; }
"""
RUNTIME = """
__attribute__((visibility("default"))) int cudaRuntimeGetVersion(int *v) { *v = VERSION; return 0; }
int cudaMalloc(void **p, unsigned long n) { *p = (void *)n; return 0; }
"""


child = functools.partial(children.child, CUDYN_RUNTIME="/no/such/file")


def build_runtime(directory: pathlib.Path, soname: str, version: int) -> pathlib.Path:
    """Build a fake runtime whose symbols have a version node, as in the real runtime."""
    return fakes.build(directory, RUNTIME, f"-DVERSION={version}", name=soname, node=soname)


@pytest.mark.parametrize("is_real", [False, pytest.param(True, marks=pytest.mark.nvidia)])
def test_provided_symbols_are_visible_and_linked_modules_keep_their_library(
    is_real: bool, tmp_path: pathlib.Path
) -> None:
    """After CUDA 11 is provided, unlinked modules use it, and a module linked with CUDA 12 uses CUDA 12."""
    if is_real:
        eleven, twelve = (real.get_library_file("runtime", major) for major in (11, 12))
    else:
        eleven = build_runtime(tmp_path / "11", "libcudart.so.11.0", 11080)
        twelve = build_runtime(tmp_path / "12", "libcudart.so.12", 12090)
    module = fakes.build(tmp_path, MODULE, name="module.so")
    linked = fakes.build(
        tmp_path, MODULE, LINKED, str(twelve), f"-Wl,-rpath,{twelve.parent}", name="linked.so"
    )
    code = f"""
os.environ["CUDYN_RUNTIME"] = {str(eleven)!r}
before = call_or_describe_error(lambda: ctypes.CDLL({str(module)!r}))
provided = cudyn.provide("cudart", major=11)
results = [ctypes.CDLL(path).call_library() for path in ({str(linked)!r}, {str(module)!r})]
maps = open("/proc/self/maps").read()
print(json.dumps([before, results, provided.missed, {str(eleven)!r} in maps, {str(twelve)!r} in maps]))
"""
    before, *results = child(code)
    assert "undefined symbol" in before
    # the real cudart 11 queries the driver, which is missing
    assert results == [[12090, -1 if is_real else 11080], {}, True, True]


def test_provide_for_the_needs_of_a_file(tmp_path: pathlib.Path) -> None:
    """After `provide`, the system loader can load the module. Missing functions return a status."""
    module = fakes.build(tmp_path, MODULE, name="module.so")
    code = f"""
provided = cudyn.provide(cudyn.needs({str(module)!r}))
library = ctypes.CDLL({str(module)!r})
results = [list(provided.symbols), library.call_library(), provided.missed, count_missed(), provided.close()]
results += [library.call_library(), repr(provided), hasattr(ctypes.CDLL(None), "cudaMalloc")]
print(json.dumps(results))
"""
    missed = {"cudaRuntimeGetVersion": 1}
    provided_repr = "<cudyn.types.Provided: 1 symbol>"
    assert child(code) == [["cudaRuntimeGetVersion"], -1, missed, missed, False, -1, provided_repr, False]


def test_provide_keeps_symbols_of_the_process(tmp_path: pathlib.Path) -> None:
    module = fakes.build(tmp_path, MODULE, name="module.so")
    other = fakes.build(tmp_path / "other", RUNTIME, "-DVERSION=7", name="libother.so")
    code = f"""
opened = ctypes.CDLL({str(other)!r}, mode=ctypes.RTLD_GLOBAL)
provided = cudyn.provide("runtime", major=12)
print(json.dumps([ctypes.CDLL({str(module)!r}).call_library(), "cudaMalloc" in provided.symbols,
                  "cudaFree" in provided.symbols]))
"""
    assert child(code) == [7, False, True]


def test_provide_accepts_functions_at_addresses(tmp_path: pathlib.Path) -> None:
    """Symbols can also be Python callbacks. Symbols that exist already are not replaced."""
    source = "int mine(int), yours(int), malloc_(int); int call_library(void) { return mine(1) + yours(20); }"
    module = fakes.build(tmp_path, source, name="module.so")
    code = f"""
yours = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda n: n + 2)
mine = ctypes.cast(ctypes.CDLL(None).abs, ctypes.c_void_p).value
provided = cudyn.provide({{"mine": mine, "yours": yours, "malloc": mine}})
library = ctypes.CDLL({str(module)!r})
print(json.dumps([library.call_library(), list(provided.symbols), provided.missed]))
"""
    assert child(code) == [23, ["mine", "yours"], {}]


def test_close_withdraws_the_symbols(tmp_path: pathlib.Path) -> None:
    """If no module is bound to the symbols, modules opened later do not find them."""
    module = fakes.build(tmp_path, MODULE, name="module.so")
    code = f"""
provided = cudyn.provide("runtime", major=12)
before = hasattr(ctypes.CDLL(None), "cudaMalloc")
ctypes.CDLL(None).cudaMalloc(None, 1)
closed = provided.close(), provided.close()
after = hasattr(ctypes.CDLL(None), "cudaMalloc")
output = call_or_describe_error(lambda: ctypes.CDLL({str(module)!r}))
print(json.dumps([before, closed, after, output, count_missed()]))
"""
    before, closed, after, output, missed = child(code)
    assert (before, closed, after) == (True, [True, True], False)
    assert "undefined symbol" in output
    assert missed == {"cudaMalloc": 1}


def test_provide_without_a_major_omits_ambiguous_functions() -> None:
    """Functions whose signatures differ between major versions are provided only for a chosen version."""
    code = """
names = [set(cudyn.provide(cudyn.runtime, major=major).symbols) for major in (None, 11, 12, 13)]
is_provided = [[name in provided for provided in names] for name in
        ("cudaMalloc", "cudaGetDeviceProperties", "cudaGetDeviceProperties_v2", "__cudaRegisterTexture")]
print(json.dumps(is_provided))
"""
    # A symbol that has been provided already exists, so later calls omit it.
    assert child(code) == [
        [True, False, False, False],
        [False, True, False, False],
        [True, False, False, False],
        [True, False, False, False],
    ]


@pytest.mark.nvidia
def test_provide_for_a_file_without_dt_needed(tmp_path: pathlib.Path) -> None:
    """After `patchelf --remove-needed`, the file still contains version nodes of the library."""
    twelve = build_runtime(tmp_path / "12", "libcudart.so.12", 12090)
    linked = fakes.build(tmp_path, MODULE, LINKED, str(twelve), name="linked.so")
    data = bytearray(linked.read_bytes())
    remove_needed(data, b"libcudart.so.12")
    linked.write_bytes(data)
    file = real.get_library_file("runtime", 12)
    code = f"""
os.environ["CUDYN_RUNTIME"] = {str(file)!r}
print(json.dumps(cudyn.load_library({str(linked)!r}).call_library()))
"""
    assert child(code) == 12090
    code = f"""
os.environ["CUDYN_RUNTIME"] = {str(file)!r}
provided = cudyn.provide(cudyn.needs({str(linked)!r}))
print(json.dumps(ctypes.CDLL({str(linked)!r}).call_library()))
"""
    assert child(code) == 12090


def remove_needed(data: bytearray, name: bytes) -> None:
    """Change the entry of DT_NEEDED with this name to DT_DEBUG, which is never read."""
    (start,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for index in range(count):
        kind, _, offset, _, _, length = struct.unpack_from("<IIQQQQ", data, start + size * index)
        if kind == 2:
            entries = [
                struct.unpack_from("<QQ", data, position) for position in range(offset, offset + length, 16)
            ]
            strings = dict(entries)[5]
            for number, (tag, value) in enumerate(entries):
                position = strings + value
                if tag == 1 and data[position : data.index(0, position)] == name:
                    struct.pack_into("<QQ", data, offset + 16 * number, 21, 0)
                    return
    raise AssertionError(f"{name!r} is not needed")


@pytest.mark.parametrize(
    ("target", "error"),
    [
        ("cudrat", ValueError),
        ({"nobodys": "address"}, TypeError),
        ({"nobodys": 0}, ValueError),
        ({"mine": ctypes.c_void_p(None)}, ValueError),
        (5, TypeError),
    ],
)
def test_provide_with_wrong_arguments_raises(target: Any, error: type[Exception]) -> None:
    with raises(error):
        cudyn.provide(target)
    with raises(ValueError):
        cudyn.provide(target, major=14)


def test_functions_that_describe_statuses_work_without_a_library() -> None:
    """Both forms of these functions return names and descriptions, including those of the success status."""
    code = """
cudyn.provide(["runtime", "driver"], major=12)
libraries = ctypes.CDLL(None)
libraries.cudaGetErrorString.restype = libraries.cudaGetErrorName.restype = ctypes.c_char_p
results = [function(status).decode() for status in (0, 35, 12345)
        for function in (libraries.cudaGetErrorName, libraries.cudaGetErrorString)]
text = ctypes.c_char_p(b"before")
for status in (3, 12345):
    results += [libraries.cuGetErrorName(status, ctypes.byref(text)), text.value and text.value.decode()]
results.append(libraries.cuGetErrorName(3, None))
print(json.dumps(results))
"""
    assert child(code) == [
        "cudaSuccess",
        "no error",
        "cudaErrorInsufficientDriver",
        "CUDA driver version is insufficient for CUDA runtime version",
        "unrecognized error code",
        "unrecognized error code",
        0,
        "CUDA_ERROR_NOT_INITIALIZED",
        303,
        None,
        0,
    ]


@pytest.mark.parametrize(
    ("major", "runtime_version"),
    [(11, [35, 7]), (12, [0, 12090]), (13, [0, 1000 * NEWEST_VERSION[0] + 10 * NEWEST_VERSION[1]])],
)
def test_functions_that_succeed_without_a_driver_succeed(major: int, runtime_version: list[int]) -> None:
    """These functions return a version, and programs call them to find out whether CUDA is available."""
    code = f"""
cudyn.provide("runtime", major={major})
def call(function):
    n = ctypes.c_int(7)
    return [function(ctypes.byref(n)), n.value]
libraries = ctypes.CDLL(None)
names = ("cudaDriverGetVersion", "cudaRuntimeGetVersion", "cudaGetDeviceCount")
print(json.dumps([call(libraries[name]) for name in names]))
"""
    assert child(code) == [[0, 0], runtime_version, [35, 7]]


def test_report_counts_missed_calls_and_lists_stubs(tmp_path: pathlib.Path) -> None:
    """A user can see which missing library a program has tried to use."""
    gone = fakes.build(tmp_path, "int cudlaCreate(void *h) { return 0; }", name="libcudla.so.1")
    source = "int cudlaCreate(void *); int call_library(void) { return cudlaCreate(0); }"
    module = fakes.build(tmp_path, source, LINKED, str(gone), name="module.so")
    gone.unlink()
    code = f"""
before = cudyn.report()
provided = cudyn.provide(cudyn.needs({str(module)!r}))
library = ctypes.CDLL({str(module)!r})
library.call_library(), library.call_library()
report = cudyn.report()
results = " ".join(str(report).split())
print(json.dumps([
    [before.data["cudyn"]["missed"], "calls of missing functions" in str(before)],
    [provided.stubs, provided.unknown, report.data["cudyn"]["stubs"], report.data["cudyn"]["missed"]],
    "  calls to missing functions: cudlaCreate 2\\n" in str(report),
    "for libraries that were not found: libcudla.so.1; a program may be better off without" in results,
]))
"""
    names = ["libcudla.so.1"]
    assert child(code) == [[{}, False], [names, ["cudlaCreate"], names, {"cudlaCreate": 2}], True, True]


def test_provide_for_files_of_several_majors(tmp_path: pathlib.Path) -> None:
    """An unversioned symbol is provided only if its signature is the same in both major versions."""
    output = []
    for symbol in ("cudaMalloc", "cudaGetDeviceProperties"):
        directory = tmp_path / symbol
        for major in (12, 13):  # a different linked library determines the major version
            name = f"libnvrtc.so.{major}"
            nvrtc = fakes.build(tmp_path / str(major), "int nvrtcVersion(int *a) { return 0; }", name=name)
            source = f"int {symbol}(void *, long); int call_library(void) {{ return {symbol}(0, 1); }}"
            fakes.build(directory, source, LINKED, str(nvrtc), name=f"of_{major}.so")
        code = f"""
class Provider:
    @staticmethod
    def call_library(): return (cudyn.provide(cudyn.needs({str(directory)!r})), "fine")[1]
print(json.dumps(call_or_describe_error(lambda: Provider)))
"""
        output.append(child(code))
    assert output[0] == "fine"
    assert "cudaGetDeviceProperties in the CUDA runtime differ between major versions" in output[1]
