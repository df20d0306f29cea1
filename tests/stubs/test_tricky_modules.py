"""Tests for modules that use stubs in unusual ways: exceptions, weak symbols and equal names."""

from __future__ import annotations

import pathlib
import shutil
import subprocess

import pytest

from cudyn._bindings.libraries import catalog

from ..support import fakes
from .children import LINKED, child

STATUS = catalog.find("runtime").absent[0][1]

needs_cpp = pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")

# A function of the runtime that calls the caller's function immediately, and a module whose function throws.
CALLING = "int cudaLaunchHostFunc(void *stream, void (*f)(void *), void *data) { f(data); return 0; }"
THROWING = """
extern "C" int cudaLaunchHostFunc(void *, void (*)(void *), void *);
struct Destroyed { int *count; ~Destroyed() { ++*count; } };
static void fail(void *data) { throw *(int *)data; }
extern "C" int catch_number(int number) {
    int destroyed = 0;
    try {
        Destroyed local{&destroyed};
        int status = cudaLaunchHostFunc(nullptr, fail, &number);
        return -status;
    } catch (int caught) {
        return 100 * destroyed + caught;
    }
}
"""


def compile_cpp(directory: pathlib.Path, source: str, name: str, *options: str) -> pathlib.Path:
    """Compile a shared library from C++."""
    (directory / "module.cc").write_text(source)
    command = ["g++", "-shared", "-fPIC", "-o", name, "module.cc", *options]
    subprocess.run(command, cwd=directory, check=True)
    return directory / name


@needs_cpp
@pytest.mark.parametrize("late", [False, True])
def test_exception_passes_through_a_stub(
    late: bool, tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The library is found before or after the module is loaded."""
    runtime = fakes.build(
        tmp_path, CALLING, "-fexceptions", "-Wl,-soname,libcudart.so.12", name="libcudart.so.12"
    )
    module = compile_cpp(tmp_path, THROWING, "throwing.so")
    opened = f"runtime = ctypes.CDLL({str(runtime)!r})"
    code = f"""
{"" if late else opened}
module = cudyn.load_library({str(module)!r}, major=12)
before = module.catch_number(7)
{opened if late else ""}
print(json.dumps([before, module.catch_number(7), module.catch_number(8)]))
"""
    expected = [107, 107, 108]
    assert child(code, **no_library) == ([-STATUS, *expected[1:]] if late else expected)


def test_weak_function_of_a_library_that_is_present_is_bound(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """A module may test a weak function's address. A function that the runtime lacks stays null."""
    library = (
        "int cudaFree(void *p) { return 5; } int cudaRuntimeGetVersion(int *v) { *v = 12090; return 0; }"
    )
    runtime = fakes.build(tmp_path, library, "-Wl,-soname,libcudart.so.12", name="libcudart.so.12")
    source = """
int cudaFree(void *) __attribute__((weak)), cudaDeviceReset(void) __attribute__((weak));
int call_library(void) { return 10 * (cudaFree ? cudaFree(0) : 0) + (cudaDeviceReset ? 1 : 0); }
"""
    module = fakes.build(tmp_path, source, name="weak.so")
    code = f"""
runtime = ctypes.CDLL({str(runtime)!r})
print(json.dumps(cudyn.load_library({str(module)!r}, major=12).call_library()))
"""
    assert child(code, **no_library) == 50


def test_two_missing_libraries_with_one_symbol_have_their_own_stubs(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """Version nodes keep the symbols apart: each module calls the stub of the library it is linked with."""
    source = "int cudaGetLastError(void) { return 0; }"
    paths = []
    for major in (12, 13):
        soname = f"libcudart.so.{major}"
        directory = tmp_path / str(major)
        runtime = fakes.build(directory, source, f"-Wl,-soname,{soname}", name=soname, node=soname)
        calling = "int cudaGetLastError(void);"
        calling += f"int call_library(void) {{ return {major}000 + cudaGetLastError(); }}"
        paths.append(str(fakes.build(directory, calling, LINKED, str(runtime), name=f"m{major}.so")))
        runtime.unlink()
    code = f"print(json.dumps([cudyn.load_library(path).call_library() for path in {paths!r}]))"
    assert child(code, **no_library) == [12000 + STATUS, 13000 + STATUS]
