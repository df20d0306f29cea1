"""Against real NVRTC wheels of three majors; they compile without a driver. Each test is a child process."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from ..conftest import python_json
from ..support import real

pytestmark = pytest.mark.nvidia

# What every child starts with.
START = """
import ctypes, json
from cudyn import nvrtc
from cudyn.errors import NvrtcError
SOURCE = '''extern "C" __global__ void times_two(float *data) { data[threadIdx.x] *= 2; }'''
BROKEN = '''__global__ void broken() { this_name_is_not_declared = 1; }'''
"""


class Compiler:
    """The wheel of an NVRTC release in a folder of its own."""

    def __init__(self, release: str) -> None:
        self.folder = real.nvrtc(release)
        self.version = [int(part) for part in release.split(".")]

    def run(self, code: str) -> Any:
        return python_json(START + code, env={"PYTHONPATH": str(self.folder)}, flags=("-S",))


@pytest.fixture(scope="module", params=real.last(real.NVRTC))
def compiler(request: pytest.FixtureRequest) -> Compiler:
    return Compiler(request.param)


def test_the_library_comes_from_the_wheel(compiler: Compiler) -> None:
    available, version, path = compiler.run("print(json.dumps([nvrtc.available, nvrtc.version, nvrtc.path]))")
    assert available
    assert version == compiler.version
    assert compiler.folder.resolve() in pathlib.Path(path).parents


def test_it_opens_when_it_is_first_asked_for(compiler: Compiler) -> None:
    """Neither the import of cudyn nor that of the module opens NVRTC."""
    before, after = compiler.run("""
def mapped():
    return "libnvrtc" in open("/proc/self/maps").read()
print(json.dumps([mapped(), nvrtc.available and mapped()]))
""")
    assert (before, after) == (False, True)


@pytest.mark.parametrize(
    "options", ["['-arch=compute_90', '-lineinfo']", "(b'-arch=compute_90', b'-lineinfo')"]
)
def test_compile_to_ptx(compiler: Compiler, options: str) -> None:
    """Program to PTX with the options as str or bytes; the PTX shows that they reached the compiler."""
    ptx, size, destroyed = compiler.run(f"""
program = nvrtc.nvrtcCreateProgram(SOURCE, "times_two.cu", 0, None, None)
assert nvrtc.nvrtcCompileProgram(program, 2, {options}) is None
size = nvrtc.nvrtcGetPTXSize(program)
ptx = ctypes.create_string_buffer(size)
assert nvrtc.nvrtcGetPTX(program, ptx) is None
nvrtc.nvrtcDestroyProgram(program)
print(json.dumps([ptx.value.decode(), size, not program]))
""")
    assert ".entry times_two(" in ptx
    assert ".target sm_90" in ptx
    assert ".loc" in ptx
    assert size >= len(ptx) + 1
    assert destroyed, "nvrtcDestroyProgram nulls the handle it is given a pointer to"


def test_headers_are_passed_as_lists_of_texts(compiler: Compiler) -> None:
    """The two parallel arrays of nvrtcCreateProgram, one with a str and one with bytes."""
    ptx = compiler.run("""
source = '''#include "answer.h"
extern "C" __global__ void store(int *out) { *out = ANSWER; }'''
program = nvrtc.nvrtcCreateProgram(source, None, 1, ["#define ANSWER 31337"], [b"answer.h"])
nvrtc.nvrtcCompileProgram(program, 0, None)
ptx = bytearray(nvrtc.nvrtcGetPTXSize(program))
nvrtc.nvrtcGetPTX(program, ptx)
assert nvrtc.nvrtcGetPTX(program) + "\\0" == ptx.decode()
print(json.dumps(ptx.decode()))
""")
    assert "31337" in ptx


def test_a_compile_error_carries_the_log(compiler: Compiler) -> None:
    """Another failure has none: of a null program the compiler has no log. Names come from the library."""
    failed, null, said = compiler.run("""
program = nvrtc.nvrtcCreateProgram(BROKEN, "broken.cu", 0, None, None)
found = []
for each in (program, None):
    try:
        nvrtc.nvrtcCompileProgram(each, 0, None)
    except NvrtcError as error:
        is_member = error.status is getattr(nvrtc.nvrtcResult, error.name)
        found.append([error.name, error.log, str(error), is_member])
print(json.dumps([*found, nvrtc.nvrtcGetErrorString(nvrtc.NVRTC_ERROR_COMPILATION)]))
""")
    name, log, text, is_member = failed
    assert name == said == "NVRTC_ERROR_COMPILATION"
    assert is_member
    assert 'identifier "this_name_is_not_declared" is undefined' in log
    assert "broken.cu(1)" in log
    assert text.startswith("nvrtcCompileProgram: NVRTC_ERROR_COMPILATION (6): ")
    assert log in text
    assert null[:2] == ["NVRTC_ERROR_INVALID_PROGRAM", ""]
    assert "NVRTC_ERROR_INVALID_PROGRAM" in null[2]


def test_raw_calls_return_the_status(compiler: Compiler) -> None:
    found = compiler.run("""
program = nvrtc.nvrtcProgram()
created = nvrtc.raw.nvrtcCreateProgram(ctypes.byref(program), BROKEN, b"broken.cu", 0, None, None)
compiled = nvrtc.raw.nvrtcCompileProgram(program, 0, None)
found = [created, compiled, type(compiled).__name__, bool(program)]
nvrtc.nvrtcDestroyProgram(ctypes.byref(program))  # a pointer to the handle, explicitly
print(json.dumps([*found, repr(program), bool(program)]))
""")
    assert found == [0, 6, "int", True, "nvrtcProgram(0x0)", False]


def test_supported_architectures_fill_the_callers_array(compiler: Compiler) -> None:
    count, archs = compiler.run("""
count = nvrtc.nvrtcGetNumSupportedArchs()
archs = (ctypes.c_int * count)()
nvrtc.nvrtcGetSupportedArchs(archs)
print(json.dumps([count, list(archs)]))
""")
    assert count == len(archs) > 5
    assert archs == sorted(set(archs))
    assert 90 in archs


def test_functions_newer_than_the_library_are_absent(compiler: Compiler) -> None:
    """nvrtcGetPCHHeapSize came with 12.8; nvrtcGetNVVM left with 13.0."""
    found = compiler.run("""
has = [nvrtc.has("nvrtcGetPCHHeapSize"), nvrtc.api("12.0").has("nvrtcGetNVVM"), nvrtc.has("nvrtcGetNVVM")]
print(json.dumps(has))
""")
    version = compiler.version
    assert found == [version >= [12, 8], version < [13, 0], False]
