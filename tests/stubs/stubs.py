"""Builds stub libraries once for all tests, and programs that use them."""

from __future__ import annotations

import functools
import os
import pathlib
import subprocess
import tempfile
from collections.abc import Mapping, Sequence

from codegen import declared
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._stubs.stub_source import Stub, write_stub

from ..proof import compiler
from ..support import amount, compiled, real

NAMES = ("runtime", "driver", "nvrtc")
MAJORS = (11, 12, 13)
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror")
# `nox -s slow` compiles the stubs the way users do. Without optimization, compiling takes a third of the
# time.
OPTIMISED = "-O1" if amount.ALL else "-O0"
_hiding_directory = tempfile.TemporaryDirectory(prefix="cudyn-hidden-")


# A fake runtime that checks structures passed by value. It does not define cudaMalloc.
LIBRARY = """
#include <stddef.h>
typedef struct { unsigned x, y, z; } dim3;
typedef struct { void *ptr; size_t pitch, xsize, ysize; } pitched;
typedef struct { size_t width, height, depth; } extent;
#ifdef _WIN32
#define E __declspec(dllexport)
#else
#define E
#endif
E int cudaGetDeviceCount(int *count) { *count = 12; return 0; }
E int cudaLaunchKernel(const void *f, dim3 g, dim3 b, void **a, size_t s, void *t)
{ return f == a && g.x == 1 && g.y == 2 && g.z == 3 && b.x == 4 && b.y == 5 && b.z == 6 && s == 7 && t == a; }
E int cudaMemset3D(pitched p, int value, extent e)
{ return !p.ptr && p.pitch == 1 && p.xsize == 2 && p.ysize == 3 && value == 4 && e.width + e.depth == 12; }
"""
# A program that is linked against the stub for this runtime.
BY_VALUE = """
#include <stddef.h>
#include <stdio.h>
typedef struct { unsigned x, y, z; } dim3;
typedef struct { void *ptr; size_t pitch, xsize, ysize; } pitched;
typedef struct { size_t width, height, depth; } extent;
int cudaGetDeviceCount(int *);
int cudaMalloc(void **, size_t);
int cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, void *);
int cudaMemset3D(pitched, int, extent);
const char *cudaGetErrorName(int);
int main(void) {
    dim3 grid = {1, 2, 3}, block = {4, 5, 6};
    pitched memory = {NULL, 1, 2, 3};
    extent size = {5, 6, 7};
    int count = 7, status = cudaGetDeviceCount(&count);
    void *pointer = &count;
    printf("%d %d ", status, count);
    status = cudaMalloc(&pointer, 4);
    printf("%d %d ", status, pointer == NULL);
    printf("%d %d ", cudaLaunchKernel(NULL, grid, block, NULL, 7, NULL), cudaMemset3D(memory, 4, size));
    printf("%s\\n", cudaGetErrorName(100));
    return 0;
}
"""


def generate(name: str, major: int | None = None, soname: str = "") -> Stub:
    """Generate the source of a stub."""
    return write_stub(library(catalog.find(name)), major, soname)


def gcc(*command: str | os.PathLike[str]) -> None:
    """Run gcc. If it fails, raise an error with its output. Without gcc, raise real.Unavailable."""
    compiled.run("gcc", *command)


@functools.cache
def build(
    name: str, major: int | None = None, soname: str = "", options: tuple[str, ...] = ()
) -> pathlib.Path:
    """Build a stub in a new directory that also contains its header."""
    stub = generate(name, major, soname=soname)
    source = f"cudyn_stub_{stub.name}.c"
    files = {source: stub.source, f"cudyn_stub_{stub.name}.h": stub.header}
    link = [f"-Wl,-soname,{stub.soname}", "-ldl"]
    if stub.version_script:
        files["stub.map"] = stub.version_script
        link.append("-Wl,--version-script=stub.map")
    shared = (OPTIMISED, "-shared", "-fPIC", "-fvisibility=hidden", *options)
    return compiled.make(files, "gcc", *STRICT, *shared, "-o", stub.soname, source, *link) / stub.soname


def find_newest_release(name: str, major: int) -> str:
    """Return the newest header release of a major version."""
    releases = library(catalog.find(name)).releases
    return [release for release in releases if release.partition(".")[0] == str(major)][-1]


def list_include_options(major: int, names: Sequence[str] = NAMES) -> list[str]:
    """Return gcc's options for the real headers of a major version."""
    directories = {
        path: None
        for name in names
        for path in compiler.find_directories(name, find_newest_release(name, major))
    }
    return [*(f"-I{path}" for path in directories), "-idirafter", str(declared.SHIM)]


def find_cudart(major: int) -> pathlib.Path:
    """Return the path of the real runtime of a major version."""
    return next(real.library("runtime", major).glob("nvidia/**/libcudart.so.*"))


def find_nvrtc(version: str) -> pathlib.Path:
    """Return the path of a real NVRTC."""
    return next(
        path for path in real.nvrtc(version).glob("nvidia/**/libnvrtc.so.*") if ".alt" not in path.name
    )


@functools.cache
def create_hiding_directory() -> pathlib.Path:
    """Create a directory with invalid files that hide the libraries on this machine."""
    directory = pathlib.Path(_hiding_directory.name)
    for name in NAMES:
        for _, file in catalog.find(name).files["linux"]:
            (directory / file).write_text("not a library")
    return directory


def make_environment(*directories: str | os.PathLike[str], **more: str) -> dict[str, str]:
    """Return the environment of a program that finds libraries only in these directories."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("CUDYN") and name != "LD_LIBRARY_PATH"
    }
    return {
        **inherited,
        "LD_LIBRARY_PATH": ":".join(map(str, (*directories, create_hiding_directory()))),
        **more,
    }


def run(
    program: str | os.PathLike[str], env: Mapping[str, str], *arguments: str
) -> subprocess.CompletedProcess[str]:
    """Run a program, and check that it succeeds."""
    done = subprocess.run([os.fspath(program), *arguments], env=env, capture_output=True, text=True)
    assert done.returncode == 0, (done.returncode, done.stdout, done.stderr[-3000:])
    return done
