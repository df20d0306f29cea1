"""Tests for the C functions that compiled modules provide to each other."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cudyn._bindings.libraries import capsules
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import library

from ...conftest import run_python
from ...support.capsule_modules import make_package

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="compiled modules of Linux")


@pytest.mark.parametrize(
    ("text", "result", "parameters"),
    [
        ("CUresult (void)", "CUresult", []),
        ("char const *(cudaError_t)", "char const *", ["cudaError_t"]),
        ("int (void (*)(int, A *), B)", "int", ["void (*)(int, A *)", "B"]),
        (
            "struct cudaExtent (size_t, unsigned PY_LONG_LONG)",
            "struct cudaExtent",
            ["size_t", "unsigned PY_LONG_LONG"],
        ),
    ],
)
def test_signature_is_split_into_its_types(text: str, result: str, parameters: list[str]) -> None:
    assert capsules.parse_signature(text) == (result, parameters)


@pytest.mark.parametrize(
    ("type_", "expected"),
    [
        ("char const *", "char*"),
        ("const char *", "char*"),
        ("struct cudaPos", "cudaPos"),
        ("unsigned PY_LONG_LONG", "unsigned long long"),
        ("__pyx_t_4cuda_8bindings_8cydriver_VdpDevice *", "VdpDevice*"),
        ("enum __pyx_t_4cuda_8bindings_9cyruntime_cudaGLDeviceList", "cudaGLDeviceList"),
        ("void **", "void**"),
    ],
)
def test_type_is_compared_without_qualifiers_and_modules(type_: str, expected: str) -> None:
    assert capsules.normalize_type(type_) == expected


@pytest.mark.parametrize(
    ("symbol", "signature", "expected"),
    [
        ("cuCtxCreate_v2", "CUresult (CUcontext *, unsigned int, CUdevice)", True),
        ("cuCtxCreate_v4", "CUresult (CUcontext *, unsigned int, CUdevice)", False),
        ("cuMemAlloc_v2", "CUresult (CUdeviceptr *, size_t)", True),
        ("cuMemAlloc", "CUresult (CUdeviceptr *, size_t)", False),
        ("cuMemAlloc_v2", "int (CUdeviceptr *, size_t)", False),
        ("cuMemAlloc_v2", "CUresult (CUdeviceptr, size_t)", False),
    ],
)
def test_signature_is_compared_with_the_tables(symbol: str, signature: str, expected: bool) -> None:
    assert capsules.has_signature(library(find("driver")), symbol, "13.0", signature) is expected


FUNCTIONS = {
    "cuCtxCreate": "CUresult (CUcontext *, unsigned int, CUdevice)",
    "cuGraphAddDependencies": "CUresult (CUgraph, CUgraphNode const *, CUgraphNode const *, size_t)",
    "cuGraphInstantiate": "CUresult (CUgraphExec *, CUgraph, unsigned PY_LONG_LONG)",
    "cuInit": "CUresult (void)",
    "cuUnknown": "CUresult (int)",
    "_cuMemFree_v2": "CUresult (CUdeviceptr)",
}


def test_symbols_of_a_function_have_its_signature(tmp_path: Path) -> None:
    """A function of cuda.bindings is only replaced by a symbol with the same C signature."""
    make_package(tmp_path, "12.9.4", {"cydriver": FUNCTIONS})
    code = """
from cuda.bindings import cydriver
from cudyn._bindings.libraries import capsules
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import library
driver = library(find("driver"))
release = capsules.choose_release(cydriver, driver)
print(release, dict(capsules.find_symbols(driver, cydriver, release)))
"""
    completed = run_python(code, env={"PYTHONPATH": str(tmp_path)})
    expected = {
        "cuCtxCreate": ["cuCtxCreate_v2", "cuCtxCreate"],
        "cuGraphAddDependencies": ["cuGraphAddDependencies"],
        "cuGraphInstantiate": ["cuGraphInstantiateWithFlags"],
        "cuInit": [],  # the signature is wrong
        "_cuMemFree_v2": ["cuMemFree_v2"],
    }
    assert completed.stdout == f"12.9 {expected}\n", completed.stderr


def test_hook_replaces_functions_before_other_modules_read_them(tmp_path: Path) -> None:
    """Other modules of cuda.bindings read the functions when they are imported."""
    make_package(tmp_path, "13.0.0", {"cydriver": {"cuInit": "CUresult (unsigned int)"}})
    code = """
import ctypes, sys
from cudyn._bindings.libraries import capsules
function = ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 5)
address = ctypes.cast(function, ctypes.c_void_p).value
seen = []
def change(module):
    seen.append(module.__name__)
    if module.__name__ == "cuda.bindings.cydriver":
        capsules.replace_functions(module, {"cuInit": address})
finders = list(sys.meta_path)
hook = capsules.Hook(change)
from cuda.bindings import driver
hook.close()
print(driver.cuInit(), seen, capsules.list_functions(driver.cydriver), sys.meta_path == finders)
spec = driver.cydriver.__spec__
print(type(spec.loader).__name__, driver.cydriver.__loader__ is spec.loader)
"""
    completed = run_python(code, env={"PYTHONPATH": str(tmp_path)})
    functions = {"cuInit": "CUresult (unsigned int)"}
    first, second = completed.stdout.splitlines() or ["", completed.stderr]
    assert first == f"5 ['cuda.bindings.cydriver'] {functions} True"
    assert second == "ExtensionFileLoader True"
