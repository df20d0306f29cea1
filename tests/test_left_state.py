"""Tests that public functions leave the process as it was, and that most of them do not call cuInit."""

from __future__ import annotations

import pathlib

import pytest

import cudyn
from cudyn.types import LibraryModule

from .conftest import python_json
from .support import fakes, process_state, real
from .support.releases import NEWEST

DRIVER = (
    fakes.VERSION_QUERY
    + r"""
#include <string.h>
static int initialized;
int is_initialized(void) { return initialized; }
int cuInit(unsigned flags) { initialized = 1; return 0; }
int cuDeviceGetCount(int *count) { *count = 1; return initialized ? 0 : 3; }
int cuDeviceGet(int *device, int ordinal) { *device = 0; return initialized ? 0 : 3; }
int cuDeviceGetName(char *name, int size, int device) { strcpy(name, "fake"); return 0; }
int cuDeviceTotalMem_v2(size_t *bytes, int device) { *bytes = 1 << 30; return 0; }
int cuDeviceGetAttribute(int *value, int which, int device) { *value = which == 75 ? 8 : 0; return 0; }
int cuCtxGetCurrent(void **context) { *context = 0; return initialized ? 0 : 3; }
"""
)
MODULE = "int cuDriverGetVersion(int *); int ask(void) { int n; return cuDriverGetVersion(&n); }"
START = (
    """
import ctypes, json, locale, signal
import cudyn
from cudyn import cache, driver, nvrtc, testing
locale.setlocale(locale.LC_ALL, "C.UTF-8")
signal.signal(signal.SIGTERM, lambda *_: None)
SOURCE = 'extern "C" __global__ void k(float *x) { x[0] = 1.5f; }'
"""
    + process_state.CODE
)
# Maps each public function to a call. Functions that need a device are called in a simulation at the end.
CALLS = {
    "compile": "image = cudyn.compile(SOURCE, arch='sm_80')",
    "compile without arch": "cudyn.compile(SOURCE)",
    "compile again": "cudyn.compile(SOURCE)",
    "compile_many": "cudyn.compile_many([{'source': SOURCE, 'arch': 'sm_80'}] * 2)",
    "link": "cudyn.link([cudyn.compile(SOURCE, arch='compute_80')], arch='sm_80')",
    "link without arch": "cudyn.link([cudyn.compile(SOURCE, arch='compute_80')])",
    "fatbin": "cudyn.fatbin([image])",
    "needs": "cudyn.needs(MODULE)",
    "report": "str(cudyn.report())",
    "use_api": f"cudyn.use_api('{NEWEST}')",
    "Contract": "cudyn.Contract('k(x: f32[n], n: i32)')",
    "cache": "cache.info(), cache.stats(), cache.list_entries(), cache.trim(), cache.clear()",
    "simulate": """
with testing.simulate('sm_80'):
    buffer = cudyn.Buffer(64)
    kernel = cudyn.Module(cudyn.compile(SOURCE)).get_kernel('k')
    kernel.launch(1, 1, buffer)
    with cudyn.Stream(), cudyn.Device(0):
        cudyn.Event().record()
    cudyn.Device(0).sync()
""",
    "find": "cudyn.find('runtime')",
    "load_library": "cudyn.load_library(MODULE).ask()",
}


@pytest.mark.nvidia
def test_public_functions_leave_the_process_as_it_was(tmp_path: pathlib.Path) -> None:
    """A simulation and load_library keep their libraries loaded, but do not leave files open."""
    driver = fakes.build(tmp_path, DRIVER, "-DVERSION=13050")
    module = fakes.build(tmp_path, MODULE, name="module.so")
    names = ("nvjitlink", "nvfatbin")
    folders = [real.nvrtc(NEWEST), *(real.library(name, int(NEWEST.partition(".")[0])) for name in names)]
    code = START + f"MODULE = {str(module)!r}\nis_initialized = ctypes.CDLL({str(driver)!r}).is_initialized\n"
    code += "initialized = []\n"
    for name, call in CALLS.items():
        body = "\n".join(f"    {line}" for line in call.strip().splitlines())
        code += f"def call():\n    global image\n{body}\nwatch({name!r}, call)\n"
        code += f"initialized += [{name!r}] if is_initialized() else []\n"
    code += "print(json.dumps([changes, initialized]))\n"
    environment = {
        "CUDYN_DRIVER": str(driver),
        "PYTHONPATH": ":".join(map(str, folders)),
        "CUDYN_CACHE_DIR": str(tmp_path / "cache"),
    }
    assert python_json(code, env=environment) == [{}, []]


def test_every_public_function_is_called() -> None:
    """`provide` and `guard_cuda_bindings` replace how modules are imported later, and stay active.

    `benchmark` and `range` need a GPU or a simulation; tests/kernels/measure calls them.
    """
    functions = {
        name
        for name in dir(cudyn)
        if callable(getattr(cudyn, name)) and not isinstance(getattr(cudyn, name), (type, LibraryModule))
    }
    assert (
        functions - {"CURRENT_STREAM", "benchmark", "guard_cuda_bindings", "provide", "range"} <= CALLS.keys()
    )


def test_driver_is_initialized_by_the_first_object_that_needs_a_device(tmp_path: pathlib.Path) -> None:
    driver = fakes.build(tmp_path, DRIVER, "-DVERSION=13050")
    code = f"""
import ctypes, json, cudyn
is_initialized = ctypes.CDLL({str(driver)!r}).is_initialized
before = is_initialized()
cudyn.Device.count()
print(json.dumps([before, is_initialized()]))
"""
    assert python_json(code, env={"CUDYN_DRIVER": str(driver)}) == [0, 1]
