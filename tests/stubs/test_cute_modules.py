"""Tests for load_library with modules like those from the CuTe DSL, with and without a runtime library."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

import pytest

import cudyn

from ..conftest import NO_TOOLKIT, python_json, run_python
from ..support import fakes
from ..support.messages import raises

# As in code that nvidia-cutlass-dsl 4.8 generates, kernels are loaded on the first call and unloaded at exit.
MODULE = """
#include <stdint.h>
#include <stddef.h>
typedef struct { int32_t type; uint32_t padding; int64_t value; } any;
void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *text);
void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count);
int cuda_dialect_init_library_once(void *, void *, void *, void *);
void cuda_dialect_unload_library_once(void *);
const char *cuda_dialect_get_error_name(int);
void CuteDSLRT_TVMFFISetRaisedCudaError(void *, int);
int _cudaLibraryLoadData(void **, const void *, void *, void *, unsigned, void *, void *, unsigned);
int _cudaLibraryGetKernel(void **, void *, const char *);
int _cuKernelGetAttribute(int *, int, void *, int);
int _cudaLaunchKernelEx(const void *, const void *, void **);
int _cudaStreamWaitEvent(void *, void *);
static void *library, *kernel;
static int load_data(void **l) { return _cudaLibraryLoadData(l, "image", 0, 0, 0, 0, 0, 0); }
static int load_to_device(void **l, int device) {
    int size, status = _cudaLibraryGetKernel(&kernel, *l, "kernel");
    return status ? status : _cuKernelGetAttribute(&size, 1, kernel, device);
}
int __tvm_ffi_run(void *self, const any *args, int32_t count, any *result) {
    if (cuda_dialect_init_library_once(&library, load_data, load_to_device, TVMFFIErrorSetRaisedFromCStr))
        return -1;
    int status = _cudaLaunchKernelEx("configuration", kernel, NULL);
    if (status) CuteDSLRT_TVMFFISetRaisedCudaError(TVMFFIErrorSetRaisedFromCStrParts, status);
    return status ? -1 : 0;
}
int wait_for(void *stream, void *event) { return _cudaStreamWaitEvent(stream, event); }
const char *name_of(int status) { return cuda_dialect_get_error_name(status); }
__attribute__((destructor)) static void end(void) { cuda_dialect_unload_library_once(&library); }
"""
CUDART = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int launch_status, load_status, devices = 2, loads, kernels, launches, unloads, flags = 99;
int cudaRuntimeGetVersion(int *n) { *n = 12090; return 0; }
int cudaGetDeviceCount(int *n) { *n = devices; return 0; }
const char *cudaGetErrorName(int n) { return n == 700 ? "cudaErrorIllegalAddress" : "cudaErrorOther"; }
const char *cudaGetErrorString(int status) { return "it went wrong"; }
int cudaLibraryLoadData(void **l, const char *image, void *a, void *b, int c, void *d, void *e, int f) {
    loads += !strcmp(image, "image");
    *l = &loads;
    return load_status;
}
int cudaLibraryGetKernel(void **k, void *l, const char *n) {
    kernels++;
    *k = &kernels;
    return l == &loads ? 0 : 400;
}
int cudaLibraryUnload(void *l) {
    unloads += l == &loads;
    if (getenv("FAKE_SAYS")) puts("unloaded");
    return 0;
}
int cudaLaunchKernelExC(const void *configuration, const void *k, void **a) {
    launches += k == &kernels;
    return launch_status;
}
int cudaStreamWaitEvent(void *stream, void *event, unsigned f) { flags = f; return 0; }
"""
DRIVER = "int cuDriverGetVersion(int *n) { *n = 12090; return 0; }\\n" + (
    "int cuKernelGetAttribute(int *n, int a, void *k, int d) { *n = 0; return 0; }"
)
TVM_FFI = """
#include <stdio.h>
#include <string.h>
char raised[4096];
void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *text) {
    snprintf(raised, sizeof raised, "%s: %s", kind, text);
}
void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int count) {
    snprintf(raised, sizeof raised, "%s: ", kind);
    for (int i = 0; i < count; i++) strcat(raised, parts[i]);
}
"""
START = """
import ctypes, json, os, threading, cudyn
directory = {directory!r}
ffi = ctypes.CDLL(directory + "/libtvm_ffi.so", mode=ctypes.RTLD_GLOBAL)
def call(run):
    status = run(None, None, 0, None)
    text = ctypes.c_char_p(ctypes.addressof(ctypes.c_char.in_dll(ffi, "raised"))).value.decode()
    ctypes.memset(ctypes.addressof(ctypes.c_char.in_dll(ffi, "raised")), 0, 1)
    return [status, text]
"""


@pytest.fixture
def directory(tmp_path: pathlib.Path) -> pathlib.Path:
    """Build a module and all libraries that it uses in a directory."""
    fakes.build(tmp_path, MODULE, name="kernel.so")
    fakes.build(tmp_path, CUDART, name="libcudart.so.12")
    fakes.build(tmp_path, DRIVER.replace("\\n", "\n"), name="libcuda.so.1")
    fakes.build(tmp_path, TVM_FFI, name="libtvm_ffi.so")
    return tmp_path


Child = Callable[..., Any]


@pytest.fixture
def child(directory: pathlib.Path, no_nvidia: dict[str, str]) -> Child:
    """Return a function that runs code with TVM FFI and, optionally, the libraries, and returns its JSON."""

    def run(code: str, runtime: bool = True, **more: str) -> Any:
        """Run code in a new process. `more` are additional environment variables."""
        files = {"CUDYN_RUNTIME": "libcudart.so.12", "CUDYN_DRIVER": "libcuda.so.1"}
        paths = {name: str(directory / file) if runtime else "/no/such/file" for name, file in files.items()}
        env = {**no_nvidia, **paths, **more}
        return python_json(START.format(directory=str(directory)) + code, env=env, flags=("-S",))

    return run


CALLS = """
cudart = ctypes.CDLL(directory + "/libcudart.so.12")
def count():
    names = ("loads", "kernels", "launches", "unloads")
    return [ctypes.c_int.in_dll(cudart, name).value for name in names]
def set_value(name, value):
    ctypes.c_int.in_dll(cudart, name).value = value
"""


def test_module_runs_and_raises_errors_through_tvm_ffi(child: Child) -> None:
    """The module needs helpers that only its compiler's runtime defines, and cudyn provides them."""
    results = child(f"""{CALLS}
try:
    ctypes.CDLL(directory + "/kernel.so", mode=os.RTLD_NOW)
except OSError as error:
    before = str(error)
kernel = cudyn.load_library(directory + "/kernel.so")
run = kernel.__tvm_ffi_run
results = [before]
set_value("load_status", 700)
results.append(call(run))
set_value("load_status", 0)
results += [call(run), call(run), count()]
set_value("launch_status", 700)
results.append(call(run))
kernel.name_of.restype = ctypes.c_char_p
results.append(kernel.name_of(700).decode())
results += [kernel.wait_for(None, None), ctypes.c_int.in_dll(cudart, "flags").value]
results.append([hasattr(ctypes.CDLL(None), name) for name in ("cudaLibraryUnload", "_cudaLaunchKernelEx")])
close = ctypes.CDLL(None).dlclose
close.argtypes = [ctypes.c_void_p]
again = ctypes.CDLL(directory + "/kernel.so")
results += [close(again._handle), count()[3], close(kernel._handle), count()[3]]
print(json.dumps(results))
""")
    before, *rest = results
    assert "undefined symbol: " in before
    assert rest == [
        [-1, "RuntimeError: Got Cuda Runtime Error: cudaErrorIllegalAddress it went wrong"],
        [0, ""],
        [0, ""],
        [2, 2, 2, 0],
        [-1, "CUDADialectError: CUDA Error Code: 700 (cudaErrorIllegalAddress: it went wrong)"],
        "cudaErrorIllegalAddress",
        0,
        0,  # the flags of cudaStreamWaitEvent
        [False, False],
        0,
        0,
        0,
        1,  # the module's destructor has unloaded the kernels
    ]


def test_first_calls_in_threads_load_the_kernels_once(child: Child) -> None:
    """Eight threads call at the same time, and the library is loaded once with both kernels."""
    results = child(f"""{CALLS}
run = cudyn.load_library(directory + "/kernel.so").__tvm_ffi_run
barrier, failed = threading.Barrier(8), []
def run_often():
    barrier.wait()
    for _ in range(200):
        if run(None, None, 0, None):
            failed.append(1)
threads = [threading.Thread(target=run_often) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(json.dumps([count()[:2], len(failed)]))
""")
    assert results == [[1, 2], 0]


def test_call_without_a_runtime_raises_its_status(child: Child) -> None:
    status, text = child(
        "print(json.dumps(call(cudyn.load_library(directory + '/kernel.so').__tvm_ffi_run)))", runtime=False
    )
    assert status == -1
    assert text == (
        "RuntimeError: Got Cuda Runtime Error: cudaErrorInsufficientDriver "
        "CUDA driver version is insufficient for CUDA runtime version"
    )


def test_runtime_loaded_after_a_call_is_found(child: Child, no_library: dict[str, str]) -> None:
    """The first call fails, because no runtime is loaded. The next one works."""
    results = child(
        NO_TOOLKIT
        + """
run = cudyn.load_library(directory + "/kernel.so").__tvm_ffi_run
results = [call(run)[0]]
later = [ctypes.CDLL(directory + name) for name in ("/libcudart.so.12", "/libcuda.so.1")]
results += [call(run), ctypes.c_int.in_dll(later[0], "launches").value]
print(json.dumps(results))
""",
        CUDYN_RUNTIME="",
        CUDYN_DRIVER="",
        **no_library,
    )
    assert results == [-1, [0, ""], 1]


def test_module_is_unloaded_at_the_end_of_the_process(
    directory: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """The module's destructor runs after Python has ended."""
    env = {**no_nvidia, "CUDYN_RUNTIME": str(directory / "libcudart.so.12")}
    env |= {"CUDYN_DRIVER": str(directory / "libcuda.so.1"), "FAKE_SAYS": "1"}
    code = (
        START.format(directory=str(directory))
        + "print(call(cudyn.load_library(directory + '/kernel.so').__tvm_ffi_run))"
    )
    done = run_python(code, env=env, flags=("-S",))
    assert (done.returncode, done.stdout.splitlines()) == (0, ["[0, '']", "unloaded"]), done.stderr


def test_provide_makes_helpers_visible_to_all_modules(child: Child) -> None:
    """Afterwards, any code can open the module. Other symbols do not become visible."""
    results = child(f"""{CALLS}
provided = cudyn.provide(cudyn.needs(directory + "/kernel.so"))
kernel = ctypes.CDLL(directory + "/kernel.so", mode=os.RTLD_NOW)
visible = [hasattr(ctypes.CDLL(None), n) for n in ("cuda_dialect_init_library_once", "cudaLibraryUnload")]
print(json.dumps([call(kernel.__tvm_ffi_run), count(), visible, sorted(provided.symbols)]))
""")
    symbols = ["CuteDSLRT_TVMFFISetRaisedCudaError", "_cuKernelGetAttribute", "_cudaLaunchKernelEx"]
    symbols += ["_cudaLibraryGetKernel", "_cudaLibraryLoadData", "_cudaStreamWaitEvent"]
    symbols += ["cuda_dialect_get_error_name", "cuda_dialect_init_library_once"]
    symbols += ["cuda_dialect_unload_library_once"]
    assert results == [[0, ""], [1, 2, 1, 0], [True, False], symbols]


def test_module_linked_with_the_runtime_of_the_dsl_uses_it(
    directory: pathlib.Path, child: Child, no_nvidia: dict[str, str]
) -> None:
    """cudyn replaces the CuTe DSL's runtime only if it is not installed."""
    helpers = """
        int cuda_dialect_init_library_once(void *a, void *b, void *c, void (*raise)(char *, char *)) {
            raise("Theirs", "it is the real one");
            return -1;
        }
        void cuda_dialect_unload_library_once(void *a) {}
        char *cuda_dialect_get_error_name(int n) { return 0; }
        void CuteDSLRT_TVMFFISetRaisedCudaError(void *a, int b) {}
        int _cudaStreamWaitEvent(void *a, void *b) { return 5; }
    """
    runtime = fakes.build(directory / "dsl", helpers, name="libcute_dsl_runtime.so")
    fakes.build(
        directory, MODULE, f"-L{runtime.parent}", "-Wl,--no-as-needed", "-lcute_dsl_runtime", name="linked.so"
    )
    code = "print(json.dumps(call(cudyn.load_library(directory + '/linked.so').__tvm_ffi_run)))"
    assert child(code) == [0, ""]
    path = f"{runtime.parent}:{no_nvidia.get('LD_LIBRARY_PATH', '')}"
    assert child(code, LD_LIBRARY_PATH=path) == [-1, "Theirs: it is the real one"]


def test_unknown_helper_is_rejected_by_name(tmp_path: pathlib.Path) -> None:
    """The error is raised before the file is opened, because its constructor would end the process."""
    module = fakes.build(
        tmp_path,
        "#include <stdlib.h>\nvoid cuda_dialect_new(void), CuteDSLRT_Other(void);\n"
        "__attribute__((constructor)) static void begin(void) { abort(); }\n"
        "void run(void) { cuda_dialect_new(); CuteDSLRT_Other(); }",
        "-Wl,-z,lazy",
        name="unknown.so",
    )
    with raises(cudyn.LoadError) as caught:
        cudyn.load_library(module)
    assert "CuteDSLRT_Other" in caught.value.summary
