"""Tests for kernels exported by the CuTe DSL. They run without the DSL, its runtime and a GPU.

CUDYN_TEST_CUTE names the directory with the output of cute_export.py, one directory for each release (`nox -s
cute`).
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn._formats.elf_sections import Elf

from ..conftest import python_json
from ..support import real
from ..support.dlpack import DLManagedTensor

DIRECTORY = pathlib.Path(os.environ.get("CUDYN_TEST_CUTE", "none"))
MODULES = sorted(path for path in DIRECTORY.glob("*/*.so") if path.stem != "plain")
pytestmark = pytest.mark.skipif(
    not MODULES or importlib.util.find_spec("tvm_ffi") is None,
    reason="there are no exported kernels in CUDYN_TEST_CUTE, or no tvm_ffi: `nox -s cute`",
)
modules = pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.stem}-{path.parent.name}")
# DLPack's kDLFloat, kDLCPU and kDLCUDA
FLOAT = 2
CPU = 1
CUDA = 2


class Tensor:
    """A tensor that claims to be in GPU memory. Its memory is never read."""

    def __init__(
        self,
        *shape: int,
        strides: tuple[int, ...] = (),
        device: tuple[int, int] = (CUDA, 0),
        bits: int = 32,
        data: int = 1 << 20,
    ) -> None:
        self.device = device
        if not strides:
            strides = {1: (1,), 2: (shape[-1], 1)}[len(shape)]
        count = len(shape)
        self.shape_and_strides = (ctypes.c_int64 * count)(*shape), (ctypes.c_int64 * count)(*strides)
        self.tensor = DLManagedTensor(
            data, *device, count, FLOAT, bits, 1, *self.shape_and_strides, 0, None, None
        )

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(self, **_: Any) -> Any:
        make = ctypes.pythonapi.PyCapsule_New
        make.restype = ctypes.py_object
        make.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return make(ctypes.addressof(self.tensor), b"dltensor", None)


def make_arguments(path: pathlib.Path, **changed: Any) -> list[Any]:
    """Return two tensors, and a stream if the kernel needs one. `changed` applies to the second tensor."""
    shape = changed.pop("shape", (64, 32) if path.stem == "tma" else (64,))
    first = Tensor(64, 32) if path.stem == "tma" else Tensor(64)
    return [first, Tensor(*shape, **changed), *make_stream(path)]


def make_stream(path: pathlib.Path) -> list[Any]:
    """Return a list with the stream if the kernel needs one, or an empty list."""
    return [ctypes.c_void_p(0)] if path.stem == "stream" else []


@pytest.fixture(scope="module")
def run() -> Callable[..., Any]:
    """Return a function that calls the kernel of a module with arguments."""
    import tvm_ffi

    modules: dict[pathlib.Path, Any] = {}
    kept_alive: list[Any] = []

    def run(path: pathlib.Path, *arguments: Any) -> Any:
        """Call the `run` function of a module, which is loaded at the first call."""
        if path not in modules:
            cudyn.load_library(path)
            modules[path] = tvm_ffi.load_module(str(path))
        converted = [
            tvm_ffi.from_dlpack(argument) if isinstance(argument, Tensor) else argument
            for argument in arguments
        ]
        kept_alive.append((arguments, converted))
        return modules[path]["run"](*converted)

    return run


def test_environment_does_not_contain_the_dsl() -> None:
    for name in ("cutlass", "nvidia_cutlass_dsl"):
        assert importlib.util.find_spec(name) is None


@modules
def test_module_loads_only_after_load_library(path: pathlib.Path) -> None:
    """tvm_ffi fails to load the module until load_library or provide is called. No symbol becomes global."""
    for line in ("cudyn.load_library(path)", "cudyn.provide(cudyn.needs(path))"):
        before, after, visible = python_json(f"""
            import ctypes, json, cudyn, tvm_ffi
            path = {str(path)!r}
            def load():
                try:
                    return tvm_ffi.load_module(path)
                except Exception as error:
                    return str(error)
            before = load()
            provided = {line}
            after = load()["run"]
            visible = hasattr(ctypes.CDLL(None), "_cudaLibraryLoadData")
            print(json.dumps([before, type(after).__name__, visible]))
        """)
        assert re.search("undefined symbol: _?cuda", before)
        assert after == "Function"
        assert visible is ("provide" in line)


MISMATCHES: dict[str, tuple[dict[str, Any], str, str]] = {
    "a tensor of the host": ({"device": (CPU, 0)}, "Mismatched Tensor", "device_type=cuda"),
    "another type": ({"bits": 64}, "Mismatched Tensor", "dtype=float32"),
    "more dimensions": ({"shape": (4, 4, 4), "strides": (16, 4, 1)}, "Mismatched Tensor", "ndim="),
    "another shape": ({"shape": (96,)}, "Mismatched b.shape[0]", "to match a.shape[0]"),
    "a stride": ({"strides": (2,)}, "Mismatched b.strides[0]", "to be "),
    "alignment": ({"data": (1 << 20) + 2}, "Misaligned Tensor data", "data alignment="),
    "another device": ({"device": (CUDA, 1)}, "Mismatched device index", "to match a.device.index"),
}


@modules
@pytest.mark.parametrize("case", MISMATCHES)
def test_call_with_a_wrong_tensor_raises(path: pathlib.Path, case: str, run: Callable[..., Any]) -> None:
    changed, text, expected = MISMATCHES[case]
    if path.stem == "tma":
        changed = {"another shape": {"shape": (96, 32)}, "a stride": {"strides": (64, 1)}}.get(case, changed)
    with pytest.raises(ValueError, match=re.escape(f"{text} on argument #1 when calling: ")) as caught:
        run(path, *make_arguments(path, **changed))
    assert f", expected {expected}" in str(caught.value)


@modules
def test_call_with_wrong_arguments_raises(path: pathlib.Path, run: Callable[..., Any]) -> None:
    """Exported kernels check the number, the types and the shapes of their arguments."""
    first, second, *rest = make_arguments(path)
    with pytest.raises(TypeError, match=f"Expects {2 + len(rest)} parameters"):
        run(path, first)
    with pytest.raises(TypeError, match=f"Expects {2 + len(rest)} parameters"):
        run(path, first, second, *rest, 1)
    for wrong in (None, 1, 1.5, "text"):
        with pytest.raises(TypeError, match=r"argument #1 .*, expected Tensor"):
            run(path, first, wrong, *rest)
    if rest:
        with pytest.raises(TypeError, match=r"argument #2 .*, expected handle"):
            run(path, first, second, "text")
    if path.stem == "tma":
        with pytest.raises(ValueError, match="divisible by 32"):
            run(path, Tensor(33, 32), Tensor(33, 32))


NO_DRIVER = "cudaErrorInsufficientDriver CUDA driver version is insufficient for CUDA runtime version"


@modules
@pytest.mark.nvidia
@pytest.mark.parametrize("major", [None, 12, 13])
def test_call_with_correct_arguments_and_no_gpu_raises(path: pathlib.Path, major: int | None) -> None:
    """Every call raises an error about the missing driver. Runtime and stub have the same message."""
    runtime = "/no/such/file"
    if major:
        (file,) = real.library("runtime", major).glob("nvidia/**/libcudart.so.1?")
        runtime = str(file)
    output, missed = python_json(
        f"""
        import json, cudyn, tvm_ffi
        from pathlib import Path
        from tests.stubs.test_cute_exported import make_arguments
        path = {str(path)!r}
        cudyn.load_library(path)
        originals = make_arguments(Path(path))
        arguments = [*map(tvm_ffi.from_dlpack, originals[:2]), *originals[2:]]
        messages = []
        for _ in range(2):
            try:
                tvm_ffi.load_module(path)["run"](*arguments)
            except RuntimeError as error:
                messages.append(str(error))
        print(json.dumps([messages, cudyn._stubs.provider.count_missed()]))
        """,
        env={"PYTHONPATH": os.getcwd(), "CUDYN_RUNTIME": runtime, "CUDYN_DRIVER": "/no/such/file"},
    )
    assert output == [f"Got Cuda Runtime Error: {NO_DRIVER}"] * 2
    if major:
        assert missed == {}
    else:
        assert missed["_cudaLibraryLoadData"] == 2


@pytest.mark.parametrize("path", [path.with_suffix(".o") for path in MODULES], ids=str)
def test_object_file_is_loaded(path: pathlib.Path) -> None:
    """The object file is used through its C function, which tvm_ffi wraps."""
    import tvm_ffi

    library = cudyn.load_library(path)
    address = ctypes.cast(library["__tvm_ffi_run"], ctypes.c_void_p).value
    function = tvm_ffi.Function.__from_extern_c__(address, keep_alive_object=library)
    with pytest.raises(TypeError, match="parameters when calling"):
        function(1, 2, 3, 4, 5)


@pytest.mark.parametrize("path", sorted(DIRECTORY.glob("*/plain.*o")), ids=str)
def test_plain_module_without_a_gpu_returns_an_error(path: pathlib.Path) -> None:
    library = cudyn.load_library(path)
    name = ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(library, "run_function_name"))).decode()
    assert name in Elf(path).defined
    assert library[name]
