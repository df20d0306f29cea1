"""Tests for contracts on a GPU: overloads, halves, computed sizes, constants and offsets."""

from __future__ import annotations

import ctypes
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

import cudyn

from ..conftest import need_gpu
from ..support import gpu_exports

pytestmark = pytest.mark.gpu
Call = Callable[..., None]


@pytest.fixture(scope="module")
def torch() -> Any:
    """Return torch if the GPU can run the exported code."""
    need_gpu()
    torch = pytest.importorskip("torch")
    if torch.cuda.get_device_capability() != (9, 0):
        pytest.skip("the exports are for sm_90")
    torch.cuda.current_stream()
    return torch


@pytest.fixture
def directory(torch: Any) -> pathlib.Path:
    return gpu_exports.get_language_directory()


@pytest.fixture(params=["artifact", "library", "contracts", "tvm_ffi"])
def find(request: pytest.FixtureRequest, torch: Any, directory: pathlib.Path) -> Callable[[str], Call]:
    """Return a function that finds a contract by its name and launches it on torch's current stream."""
    if request.param == "tvm_ffi":
        module = pytest.importorskip("tvm_ffi").load_module(str(directory / "language.so"))
        return lambda name: module[name]
    path = directory / ("language.so" if request.param == "library" else "language.cudyn")
    kernels: Any = cudyn.Module(path)
    if request.param == "contracts":
        artifact = cudyn.Artifact.load(path)
        module_of_image = cudyn.Module(artifact.images[0])
        return lambda name: _on_current(
            module_of_image.get_kernel([contract for contract in artifact.contracts if contract.name == name])
        )
    return lambda name: _on_current(getattr(kernels, name))


def _on_current(kernel: Any) -> Call:
    """Return a function that launches a kernel on torch's current stream."""
    return lambda *arguments: kernel(*arguments, stream=cudyn.CURRENT_STREAM)


def test_overloads_with_half_arguments_have_the_expected_results(
    find: Callable[[str], Call], torch: Any
) -> None:
    scale = find("scale")
    for _ in range(3):
        for dtype in (torch.float16, torch.bfloat16, torch.float32):
            x = torch.arange(1000, device="cuda").to(dtype)
            expected = (x.float() * torch.tensor(0.3, dtype=dtype).item()).to(dtype)
            scale(x, 0.3)
            assert torch.equal(x, expected), dtype
        matrix = torch.ones((5, 100), device="cuda")
        scale(matrix[:, 7:40], 2.0)
        assert float(matrix.sum()) == 500 + 5 * 33
    message = r"^scale: no contract with this name accepts the arguments\n"
    with pytest.raises(ValueError, match=message) as caught:
        scale(torch.ones(5, device="cuda", dtype=torch.float64), 1.0)
    output = str(caught.value).splitlines()[1:]
    assert [line.partition(";")[0] for line in output] == [
        f"scale: x: expected {name}, got f64" for name in ("f16", "bf16", "f32", "f32")
    ]
    with pytest.raises(ValueError, match="scale: by: expected a number that fits in f16, got 70000; "):
        scale(torch.ones(5, device="cuda", dtype=torch.float16), 70000.0)


def test_computed_sizes_constants_and_offsets_are_passed(find: Callable[[str], Call], torch: Any) -> None:
    split, padded = find("split"), find("padded")
    for size in (1, 1000, 3, 0):
        source, pairs = torch.arange(1.0, size + 1, device="cuda"), torch.zeros(2 * size, device="cuda")
        split(pairs, source)
        assert torch.equal(pairs, torch.cat([source / 2, source]))
    text = r"^split: pairs\.shape\[0\]: expected 2 \* n = 6 \(n = 3, from a\.shape\[0\]\), got 7; "
    with pytest.raises(ValueError, match=text):
        split(torch.zeros(7, device="cuda"), torch.ones(3, device="cuda"))
    for pad in (0, 5):
        matrix = torch.rand((4, 10 + pad), device="cuda")
        output = torch.zeros((4, 10), device="cuda")
        padded(matrix[:, :10], output)
        assert torch.equal(output, matrix[:, :10])


def test_typed_functions_of_exported_code_have_the_expected_results(
    torch: Any, directory: pathlib.Path
) -> None:
    library = ctypes.CDLL(str(directory / "language.so"))
    size, stream = ctypes.c_int64(1000), ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
    for name, dtype in (("scale", torch.float16), ("scale_2", torch.bfloat16), ("scale_3", torch.float32)):
        values = torch.arange(1000, device="cuda").to(dtype)
        expected = (values.float() * torch.tensor(0.3, dtype=dtype).item()).to(dtype)
        function = library[f"language_{name}"]
        assert function(ctypes.c_void_p(values.data_ptr()), ctypes.c_float(0.3), size, stream) == 0
        assert torch.equal(values, expected), name
    source, pairs = torch.arange(1000.0, device="cuda"), torch.zeros(2000, device="cuda")
    addresses = [ctypes.c_void_p(array.data_ptr()) for array in (pairs, source)]
    assert library.language_split(*addresses, size, stream) == 0
    assert torch.equal(pairs, torch.cat([source / 2, source]))
