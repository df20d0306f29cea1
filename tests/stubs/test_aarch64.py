"""Tests for a provider on AArch64, with cross-compiled modules in qemu's user mode."""

from __future__ import annotations

import pathlib
import shutil
import subprocess

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.bridge import FUNCTIONS, write_bridge
from cudyn._bindings.machine.elf_writer import SharedObject
from cudyn._stubs.bridges import list_releases, relate
from cudyn._stubs.elf_stub import write_stub_file
from cudyn._stubs.library_abi import LibraryAbi
from cudyn._stubs.symbol import FallbackResult, FixedResult, Symbol, TableResult

from . import stubs
from .test_bridges import RUNTIME, SOURCE

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
    half = "ee" * 4
    guard = half * 2
    assert (process.stdout.splitlines(), process.stderr, process.returncode) == (
        [
            f"303 303 {guard} {guard} {guard}",
            f"303 {guard} {guard} {guard} {guard}",
            f"303 {half}{12:08x} {half}{9:08x}",  # nvrtcVersion
            "303 nothing is there",
            "0",
            "5 9 7654321",
            "5 a 7654321",
        ],
        "",
        0,
    )


BRIDGES_MAIN = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
/* Call a module that uses the fake runtime in words[1], directly or through the bridges in words[2].
   The other words are the functions that the bridges call. */
int main(int count, char **words) {
    void *fake = dlopen(words[1], count > 2 ? RTLD_NOW | RTLD_LOCAL : RTLD_NOW | RTLD_GLOBAL);
    void *bridges = count > 2 ? dlopen(words[2], RTLD_NOW | RTLD_GLOBAL) : NULL, *module;
    for (int i = 3; i < count; i++) {
        char name[32];
        snprintf(name, sizeof name, "called_%d", i - 3);
        *(void **)dlsym(bridges, name) = dlsym(fake, words[i]);
    }
    module = dlopen("./module.so", RTLD_NOW);
    if (!module) { puts(dlerror()); return 1; }
    return ((int (*)(void))dlsym(module, "print_calls"))();
}
"""


def write_bridges(own: int, other: int, exported: set[str]) -> tuple[bytes, list[str]]:
    """Return a library with the functions of a fake runtime, and the names of the functions that they call.

    Args:
        own: The major version of the callers.
        other: The major version of the fake runtime.
        exported: The functions of the fake runtime.
    """
    abi = LibraryAbi(RUNTIME, own)
    code = ASSEMBLERS["aarch64"]()
    written = SharedObject("aarch64", "libbridges.so", code)
    for function in FUNCTIONS:
        written.add_reference(function, function)
    names: list[str] = []

    def add_cell(name: str) -> str:
        """Add a cell for the address of a runtime function, and return the name of the cell."""
        cell = f"called_{len(names)}"
        written.add_cell(cell)
        written.add_symbol(cell, cell, size=8)
        names.append(name)
        return cell

    text = SOURCE.read_text("utf-8")
    for function in abi.list_functions():
        if function.partition("_v2")[0] not in text:
            continue  # the module does not call it
        relation = relate(abi, function, list_releases(RUNTIME, other))
        bridge = next((bridge for bridge in relation.bridges if bridge.symbol in exported), None)
        if bridge is None and function not in exported:
            continue
        code.align()
        code.label(function)
        written.add_symbol(function, function)
        if bridge is not None:
            query = add_cell(bridge.query) if bridge.query else ""
            write_bridge(code, "aarch64", bridge, add_cell(bridge.symbol), query)
        else:
            code.jump_through(add_cell(function))
    return written.write()[0], names


@pytest.mark.parametrize(("own", "other"), [(12, 13), (13, 12), (13, 11), (11, 13)])
def test_bridges_on_aarch64_pass_everything(own: int, other: int, tmp_path: pathlib.Path) -> None:
    """A module prints the same with the runtime of its major version and through bridges to another one."""
    source = SOURCE.read_text("utf-8")
    for major in (own, other):
        includes = stubs.list_include_options(major, ["runtime"])
        shared = ("-shared", "-fPIC", "-w", *includes)
        cross_compile(tmp_path, f"fake{major}.so", source, "-DFAKE", *shared)
        if major == own:
            cross_compile(tmp_path, "module.so", source, *shared)
    cross_compile(tmp_path, "main", BRIDGES_MAIN)
    command = ["aarch64-linux-gnu-nm", "-D", "--defined-only", f"fake{other}.so"]
    lines = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    data, names = write_bridges(own, other, {line.split()[-1] for line in lines.splitlines()})
    (tmp_path / "bridges.so").write_bytes(data)
    assert len(names) > 8

    def run(*arguments: str) -> str:
        """Run the main program under QEMU, and return its output."""
        command = [str(QEMU), "-L", "/usr/aarch64-linux-gnu", "./main", *arguments]
        process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (process.stderr, process.returncode) == ("", 0), process.stdout
        return process.stdout

    direct = run(f"./fake{own}.so")
    assert "guarded: 1" in direct
    assert run(f"./fake{other}.so", "./bridges.so", *names) == direct
