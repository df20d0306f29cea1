"""Tests with real NVRTC wheels of three major versions, in child processes without a driver."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from ..conftest import python_json
from ..support import real

pytestmark = pytest.mark.nvidia

# The first statements of every child process.
START = """
import ctypes, json
from cudyn import nvrtc
from cudyn.errors import NvrtcError
SOURCE = '''extern "C" __global__ void times_two(float *data) { data[threadIdx.x] *= 2; }'''
BROKEN = '''__global__ void broken() { this_name_is_not_declared = 1; }'''
"""


class Compiler:
    """The wheel of an NVRTC release in its own directory."""

    def __init__(self, release: str) -> None:
        self.directory = real.nvrtc(release)
        self.version = [int(number) for number in release.split(".")]

    def run(self, code: str) -> Any:
        return python_json(START + code, env={"PYTHONPATH": str(self.directory)}, flags=("-S",))


@pytest.fixture(scope="module", params=real.last(real.NVRTC))
def compiler(request: pytest.FixtureRequest) -> Compiler:
    return Compiler(request.param)


def test_nvrtc_is_loaded_from_the_wheel(compiler: Compiler) -> None:
    available, version, path = compiler.run("print(json.dumps([nvrtc.available, nvrtc.version, nvrtc.path]))")
    assert available
    assert version == compiler.version
    assert compiler.directory.resolve() in pathlib.Path(path).parents


def test_nvrtc_is_opened_on_first_use(compiler: Compiler) -> None:
    """Import cudyn and the module. Neither import opens NVRTC."""
    is_mapped_by_import, is_mapped_by_use = compiler.run("""
def mapped():
    return "libnvrtc" in open("/proc/self/maps").read()
print(json.dumps([mapped(), nvrtc.available and mapped()]))
""")
    assert (is_mapped_by_import, is_mapped_by_use) == (False, True)


@pytest.mark.parametrize(
    "options", ["['-arch=compute_90', '-lineinfo']", "(b'-arch=compute_90', b'-lineinfo')"]
)
def test_compile_with_options_returns_ptx(compiler: Compiler, options: str) -> None:
    """Pass options as str or bytes, and check in the PTX that they reached the compiler."""
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
    assert destroyed, "nvrtcDestroyProgram must clear the handle"


def test_create_program_accepts_lists_of_headers(compiler: Compiler) -> None:
    """Pass the two parallel arrays of nvrtcCreateProgram, each with a str and a bytes object."""
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


def test_compile_error_contains_the_log(compiler: Compiler) -> None:
    """The errors have the library's names. A null program does not have a log."""
    failed, null, message = compiler.run("""
program = nvrtc.nvrtcCreateProgram(BROKEN, "broken.cu", 0, None, None)
errors = []
for failing_program in (program, None):
    try:
        nvrtc.nvrtcCompileProgram(failing_program, 0, None)
    except NvrtcError as error:
        is_member = error.status is getattr(nvrtc.nvrtcResult, error.name)
        errors.append([error.name, error.log, str(error), is_member])
print(json.dumps([*errors, nvrtc.nvrtcGetErrorString(nvrtc.NVRTC_ERROR_COMPILATION)]))
""")
    name, log, text, is_member = failed
    assert name == message == "NVRTC_ERROR_COMPILATION"
    assert is_member
    assert 'identifier "this_name_is_not_declared" is undefined' in log
    assert "broken.cu(1)" in log
    assert text.startswith("nvrtcCompileProgram: NVRTC_ERROR_COMPILATION (6): ")
    assert log in text
    assert null[:2] == ["NVRTC_ERROR_INVALID_PROGRAM", ""]
    assert "NVRTC_ERROR_INVALID_PROGRAM" in null[2]


def test_raw_calls_return_the_status(compiler: Compiler) -> None:
    results = compiler.run("""
program = nvrtc.nvrtcProgram()
created = nvrtc.raw.nvrtcCreateProgram(ctypes.byref(program), BROKEN, b"broken.cu", 0, None, None)
compiled = nvrtc.raw.nvrtcCompileProgram(program, 0, None)
results = [created, compiled, type(compiled).__name__, bool(program)]
nvrtc.nvrtcDestroyProgram(ctypes.byref(program))  # a pointer to the handle, explicitly
print(json.dumps([*results, repr(program), bool(program)]))
""")
    assert results == [0, 6, "int", True, "nvrtcProgram(0x0)", False]


def test_get_supported_archs_fills_the_array(compiler: Compiler) -> None:
    count, archs = compiler.run("""
count = nvrtc.nvrtcGetNumSupportedArchs()
archs = (ctypes.c_int * count)()
nvrtc.nvrtcGetSupportedArchs(archs)
print(json.dumps([count, list(archs)]))
""")
    assert count == len(archs) > 5
    assert archs == sorted(set(archs))
    assert 90 in archs


def test_has_follows_the_release_of_the_library(compiler: Compiler) -> None:
    """Check nvrtcGetPCHHeapSize, which was added in 12.8, and nvrtcGetNVVM, which was removed in 13.0."""
    results = compiler.run("""
has = [nvrtc.has("nvrtcGetPCHHeapSize"), nvrtc.api("12.0").has("nvrtcGetNVVM"), nvrtc.has("nvrtcGetNVVM")]
print(json.dumps(has))
""")
    version = compiler.version
    assert results == [version >= [12, 8], version < [13, 0], False]
