"""Tests for kernels exported by the CuTe DSL. They run on a GPU with torch tensors, without the DSL.

CUDYN_TEST_CUTE names the directory with the output of tests/stubs/cute_export.py for each release.
"""

from __future__ import annotations

import ctypes
import os
import pathlib
import threading
from typing import Any

import pytest

import cudyn

from ..conftest import need_gpu, python_json, run_python

FOLDER = pathlib.Path(os.environ.get("CUDYN_TEST_CUTE", "none"))
MODULES = sorted(path for path in FOLDER.glob("*/*.so") if path.stem != "plain")
modules = pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.stem}-{path.parent.name}")
pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not MODULES, reason="CUDYN_TEST_CUTE names no folder of exported kernels"),
    pytest.mark.usefixtures("torch"),
]
SIZE = 4096


@pytest.fixture(scope="module")
def torch() -> Any:
    """Return torch if it can use the GPU."""
    need_gpu()
    # otherwise tvm_ffi would compile an extension
    os.environ.setdefault("TVM_FFI_DISABLE_TORCH_C_DLPACK", "1")
    torch = pytest.importorskip("torch")
    pytest.importorskip("tvm_ffi")
    if not torch.cuda.is_available():
        pytest.fail("torch has no GPU, and the driver has")
    return torch


class Kernel:
    """A kernel that is loaded with one line of cudyn and tvm_ffi, as in user code."""

    def __init__(self, path: pathlib.Path) -> None:
        import torch
        import tvm_ffi

        cudyn.load_library(path)
        self._torch = torch
        self._run = tvm_ffi.load_module(str(path))["run"]
        self._kind = path.stem

    def tensors(self, value: float, size: int = SIZE) -> tuple[Any, Any]:
        """Return an input that is filled with a value, and an output."""
        shape = (size, 32) if self._kind == "tma" else (size,)
        source = self._torch.full(shape, value, dtype=self._torch.float32, device="cuda")
        return source, self._torch.full_like(source, -1)

    def __call__(self, source: Any, target: Any) -> None:
        """Launch the kernel on torch's current stream."""
        if self._kind == "stream":
            self._run(source, target, self._torch.cuda.current_stream().cuda_stream)
        else:
            self._run(source, target)

    def result(self, value: float) -> float:
        """Return the value of each element of the output for a value of the input."""
        return 2 * value if self._kind == "tma" else value + 1

    def check(self, target: Any, value: float) -> None:
        """Check that all elements of the output have the expected value."""
        assert target.unique().tolist() == [self.result(value)]


@modules
def test_kernel_has_the_expected_result(path: pathlib.Path) -> None:
    kernel = Kernel(path)
    for value, size in ((3, SIZE), (5, 32), (0.5, 65536)):
        source, target = kernel.tensors(value, size)
        kernel(source, target)
        kernel.check(target, value)
        assert source.unique().tolist() == [value]


@modules
def test_launches_on_two_streams_are_independent(path: pathlib.Path, torch: Any) -> None:
    """Work on one stream does not wait for the other stream."""
    kernel = Kernel(path)
    pairs = [kernel.tensors(value) for value in (1, 2)]
    torch.cuda.synchronize()
    busy_stream, free_stream = torch.cuda.Stream(), torch.cuda.Stream()
    # launch both once first, because some code is loaded lazily
    for stream, (source, target) in zip((busy_stream, free_stream), pairs):
        with torch.cuda.stream(stream):
            torch.cuda._sleep(1)
            kernel(source, target)
            kernel.check(target, source[0].max().item())
            target.fill_(-1)
    torch.cuda.synchronize()
    with torch.cuda.stream(busy_stream):
        torch.cuda._sleep(2_000_000_000)  # a second
        kernel(*pairs[0])
    with torch.cuda.stream(free_stream):
        kernel(*pairs[1])
    free_stream.synchronize()
    assert not busy_stream.query()
    busy_stream.synchronize()
    for value, (_, target) in enumerate(pairs, 1):
        kernel.check(target, value)


@modules
def test_launch_in_a_graph(path: pathlib.Path, torch: Any) -> None:
    kernel = Kernel(path)
    source, target = kernel.tensors(1)
    kernel(source, target)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        kernel(source, target)
    for value in (7, 9):
        source.fill_(value)
        target.fill_(-1)
        torch.cuda.synchronize()
        assert target.unique().tolist() == [-1]
        graph.replay()
        torch.cuda.synchronize()
        kernel.check(target, value)


@modules
def test_first_launches_in_eight_threads(path: pathlib.Path) -> None:
    """The test runs in a new process, in which nothing is loaded yet. Each thread has its own stream."""
    results = python_json(
        f"""
        import json
        from pathlib import Path
        from tests.device.test_cute import run_in_threads
        print(json.dumps(run_in_threads(Path({str(path)!r}))))
        """,
        env={"PYTHONPATH": os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])},
    )
    assert results == [[100, 0]] * 8


def run_in_threads(path: pathlib.Path) -> list[list[int]]:
    """Return, for each thread, the numbers of launches with a right and with a wrong result."""
    import torch

    kernel = Kernel(path)
    torch.zeros(1, device="cuda")
    barrier = threading.Barrier(8)
    right_counts, wrong_counts = [0] * 8, [0] * 8

    def work(number: int) -> None:
        """Launch kernels on a stream of the thread, and count the right and the wrong results."""
        with torch.cuda.stream(torch.cuda.Stream()):
            pairs = [(value, *kernel.tensors(value)) for value in range(number, 800, 8)]
            torch.cuda.current_stream().synchronize()
            barrier.wait()
            for _, source, target in pairs:
                kernel(source, target)
            for value, _, target in pairs:
                is_right = target.unique().tolist() == [kernel.result(value)]
                (right_counts if is_right else wrong_counts)[number] += 1

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [list(counts) for counts in zip(right_counts, wrong_counts)]


@modules
def test_launch_after_an_error_works(path: pathlib.Path) -> None:
    """A launch with zero blocks raises an error that contains its name or number. The next call works."""
    kernel = Kernel(path)
    release = tuple(map(int, path.parent.name.split(".")))
    for value in (4, 5):
        (source, target), empty = kernel.tensors(value), kernel.tensors(1, 0)
        with pytest.raises(RuntimeError) as caught:
            kernel(*empty)
        cudyn.runtime.raw.cudaGetLastError()  # otherwise torch would report the error later
        text = str(caught.value)
        if path.stem == "check":
            assert text.startswith("CUDA Error Code: 1 kind=cuda_launch")
            assert "; violation=zero_launch_dimension; source_file=" in text
            assert "; grid=0,1,1; block=128,1,1; block_threads=128; " in text
        elif release >= (4, 8):
            assert text == "CUDA Error Code: 1 (cudaErrorInvalidValue: invalid argument)"
        elif release >= (4, 6):
            assert text == "CUDA Error Code: 1"
        else:
            assert "cudaErrorInvalidValue" in text
        kernel(source, target)
        kernel.check(target, value)


@pytest.mark.parametrize("path", [path for path in MODULES if path.stem == "add_one"], ids=str)
@pytest.mark.parametrize("line", ["cudyn.load_library(path)", "cudyn.provide(cudyn.needs(path))"])
def test_process_ends_without_errors(path: pathlib.Path, line: str) -> None:
    """The module's destructor unloads its kernels after Python has ended."""
    process = run_python(
        f"""
        import os
        os.environ["TVM_FFI_DISABLE_TORCH_C_DLPACK"] = "1"
        import torch, tvm_ffi, cudyn
        path = {str(path)!r}
        provided = {line}
        a = torch.ones(64, device="cuda")
        b = torch.zeros(64, device="cuda")
        tvm_ffi.load_module(path)["run"](a, b)
        print(b.unique().tolist())
        """,
        env={"PYTHONPATH": os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])},
    )
    assert (process.returncode, process.stdout.split()) == (0, ["[2.0]"]), process.stderr


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/plain.so")), ids=str)
def test_plain_module_is_called_through_its_header(path: pathlib.Path, torch: Any) -> None:
    """The function is called by the name in the file, as declared in the header that the DSL writes."""
    library = cudyn.load_library(path)
    name = ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(library, "run_function_name"))).decode()
    kernels, status, device = ctypes.c_void_p(), ctypes.c_int(-1), ctypes.c_int(0)
    kernels_pointer = ctypes.pointer(kernels)

    def call(name: str, *arguments: Any) -> None:
        """Call a function of the library, which reads an array of pointers to its arguments."""
        array = (ctypes.c_void_p * len(arguments))(*map(ctypes.addressof, arguments))
        library[name](array, len(arguments))
        assert status.value == 0

    call("_mlir_run_cuda_init", kernels_pointer, status)
    call("_mlir_run_cuda_load_to_device", kernels_pointer, device, status)

    class Vector(ctypes.Structure):
        _fields_ = (("data", ctypes.c_void_p), ("shape", ctypes.c_int32))

    source = torch.full((SIZE,), 6, dtype=torch.float32, device="cuda")
    target = torch.zeros_like(source)
    stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
    call(name, Vector(source.data_ptr(), SIZE), Vector(target.data_ptr(), SIZE), stream, status)
    assert target.unique().tolist() == [7.0]
    assert kernels.value
    cudyn.runtime.cudaLibraryUnload(kernels.value)
