"""Tests for a provider on AArch64, with cross-compiled modules in qemu's user mode."""

from __future__ import annotations

import pathlib
import shutil
import subprocess

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.elf_writer import SharedObject
from cudyn._stubs.elf_stub import write_stub_file
from cudyn._stubs.library_abi import LibraryAbi
from cudyn._stubs.symbol import FallbackResult, FixedResult, Symbol, TableResult

CROSS_COMPILER = shutil.which("aarch64-linux-gnu-gcc")
QEMU = shutil.which("qemu-aarch64")
pytestmark = pytest.mark.skipif(
    not (CROSS_COMPILER and QEMU),
    reason="no AArch64 cross compiler or qemu-aarch64 is installed (`nox -s aarch64` does)",
)

MODULE = """
#include <stddef.h>
typedef struct { unsigned x, y, z; } dim3;
int cudaMalloc(void **, size_t), cudaMemGetInfo(size_t *, size_t *);
int cuInit(unsigned), nvrtcVersion(int *, int *);
int cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, void *);
const char *cudaGetErrorString(int);
static int at_start = -1;
__attribute__((constructor)) static void begin(void) { at_start = cuInit(0); }
int started(void) { return at_start; }
int allocate(void **p, size_t n) { return cudaMalloc(p, n); }
int call_library(size_t *a, size_t *b) { return cudaMemGetInfo(a, b); }
int compiler(int *a, int *b) { return nvrtcVersion(a, b); }
int launch(void) {
    dim3 g = {1, 2, 3}, b = {4, 5, 6};
    return cudaLaunchKernel(0, g, b, 0, 7, 0);
}
const char *text(void) { return cudaGetErrorString(2); }
"""

LATE = """
#include <stddef.h>
typedef struct { unsigned x, y, z; } dim3;
int cudaMalloc(void **p, size_t n) { *p = (void *)(n + 1); return 5; }
int cudaLaunchKernel(const void *f, dim3 g, dim3 b, void **args, size_t shared, void *stream) {
    return g.x + 10 * g.y + 100 * g.z + 1000 * b.x + 10000 * b.y + 100000 * b.z + 1000000 * shared;
}
"""

MAIN = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#define FIND(result, name, ...) result (*name)(__VA_ARGS__) = (result (*)(__VA_ARGS__))dlsym(module, #name)
int main(void) {
    void *provider = dlopen("./libprovider.so", RTLD_NOW);
    if (!provider) { puts(dlerror()); return 1; }
    if (!dlopen("./libwrapper.so", RTLD_NOW)) { puts(dlerror()); return 1; }
    void *module = dlopen("./module.so", RTLD_NOW | RTLD_NOLOAD);
    if (!module) { puts("the module is not loaded"); return 1; }
    FIND(int, started, void);
    FIND(int, allocate, void **, size_t);
    FIND(int, call_library, size_t *, size_t *);
    FIND(int, compiler, int *, int *);
    FIND(int, launch, void);
    FIND(const char *, text, void);
    struct { size_t before, out, after; } a, b;
    memset(&a, 0xEE, sizeof a); memset(&b, 0xEE, sizeof b);
    printf("%d %d %zx %zx %zx\\n", started(), allocate((void **)&a.out, 8), a.before, a.out, a.after);
    memset(&a, 0xEE, sizeof a);
    printf("%d %zx %zx %zx %zx\\n", call_library(&a.out, &b.out), a.out, a.after, b.out, b.before);
    memset(&a, 0xEE, sizeof a); memset(&b, 0xEE, sizeof b);
    printf("%d %zx %zx\\n", compiler((int *)&a.out, (int *)&b.out), a.out, b.out);
    printf("%d %s\\n", launch(), text());
    printf("%d\\n", dlsym(RTLD_DEFAULT, "cudaMalloc") != NULL);
    if (!dlopen("./libcudart.so.12", RTLD_NOW)) { puts(dlerror()); return 1; }
    printf("%d %zx %d\\n", allocate((void **)&a.out, 8), a.out, launch());
    printf("%d %zx %d\\n", allocate((void **)&a.out, 9), a.out, launch());
    return 0;
}
"""


def cross_compile(directory: pathlib.Path, name: str, source: str, *flags: str) -> None:
    """Compile C code for AArch64 to a file in a directory."""
    (directory / f"{name}.c").write_text(source)
    subprocess.run([str(CROSS_COMPILER), "-O1", "-o", name, f"{name}.c", *flags], cwd=directory, check=True)


@pytest.mark.parametrize("soname", ["libprovider.so", "libcudart.so.12"])
def test_module_on_aarch64_binds_to_the_provided_symbols(soname: str, tmp_path: pathlib.Path) -> None:
    """A library loaded later is found by its name or, if the provider has the same name, by its path."""
    symbols_by_library = {
        "runtime": ["cudaMalloc", "cudaMemGetInfo", "cudaLaunchKernel", "cudaGetErrorString"],
        "driver": ["cuInit"],
        "nvrtc": ["nvrtcVersion"],
    }
    sonames = ("libcudart.so.12",)
    functions = []
    for owner, symbols in symbols_by_library.items():
        abi = LibraryAbi(library(catalog.find(owner)), 12)
        for name in symbols:
            fallback = abi.describe(name).fallback
            result: FallbackResult = FixedResult(fallback, 303)
            if fallback.table_use:
                result = TableResult(fallback, {1: "one", 2: "nothing is there"}, 303)
            functions.append(Symbol(name, "", name, result, sonames))
    data = write_stub_file("aarch64", soname, functions).data
    (tmp_path / "libprovider.so").write_bytes(data)
    wrapper = SharedObject("aarch64", "wrapper", ASSEMBLERS["aarch64"](), ["./libprovider.so", "./module.so"])
    (tmp_path / "libwrapper.so").write_bytes(wrapper.write()[0])
    cross_compile(tmp_path, "module.so", MODULE, "-shared", "-fPIC")
    cross_compile(tmp_path, "libcudart.so.12", LATE, "-shared", "-fPIC", "-Wl,-soname,libcudart.so.12")
    cross_compile(tmp_path, "main", MAIN)
    command = [str(QEMU), "-L", "/usr/aarch64-linux-gnu", "./main"]
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    guard = "ee" * 8
    assert (process.stdout.splitlines(), process.stderr, process.returncode) == (
        [
            f"303 303 {guard} {guard} {guard}",
            f"303 {guard} {guard} {guard} {guard}",
            f"303 {guard} {guard}",
            "303 nothing is there",
            "0",
            "5 9 7654321",
            "5 a 7654321",
        ],
        "",
        0,
    )
