"""Tests for exported modules on a GPU with torch tensors, through TVM FFI and cudyn.Module."""

from __future__ import annotations

import os
import pathlib
import threading
from collections.abc import Callable
from typing import Any

import pytest

import cudyn

from ..conftest import need_gpu

pytestmark = pytest.mark.gpu
SIZE = 4097
WAYS = ("tvm_ffi", "library", "artifact")


@pytest.fixture(scope="module")
def torch() -> Any:
    """Return torch if it can use the GPU."""
    need_gpu()
    # otherwise tvm_ffi would compile an extension
    os.environ.setdefault("TVM_FFI_DISABLE_TORCH_C_DLPACK", "1")
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.fail("torch has no GPU, and the driver has")
    return torch


@pytest.fixture(params=WAYS)
def add_one(request: pytest.FixtureRequest, torch: Any, directory: pathlib.Path) -> Callable[..., None]:
    """Return a function that launches on torch's current stream, through TVM FFI or with cudyn.Module."""
    if request.param == "tvm_ffi":
        tvm_ffi = pytest.importorskip("tvm_ffi")
        return tvm_ffi.load_module(str(directory / "kernels_tvm.so"))["add_one"]  # type: ignore[no-any-return]
    torch.cuda.current_stream()
    file = "kernels_tvm.so" if request.param == "library" else "kernels.cudyn"
    function = cudyn.Module(directory / file).add_one
    return lambda *arguments: function(*arguments, stream=cudyn.CURRENT_STREAM)


def tensors(torch: Any, value: float, device: int = 0, size: int = SIZE) -> tuple[Any, Any]:
    """Return an input whose elements have this value, and an output."""
    source = torch.full((size,), value, dtype=torch.float32, device=f"cuda:{device}")
    return source, torch.full_like(source, -1)


def test_kernel_has_the_expected_result(add_one: Callable[..., None], torch: Any) -> None:
    for size in (SIZE, 1, 65536, 0):
        source, target = tensors(torch, 2.5, size=size)
        add_one(source, target)
        assert target.unique().tolist() == ([3.5] if size else [])


def test_launch_uses_the_stream_of_torch(add_one: Callable[..., None], torch: Any) -> None:
    """A launch follows earlier work on its stream. Launches on other streams do not wait for it."""
    first_source, first_target = tensors(torch, 1)
    add_one(first_source, first_target)
    torch.cuda.synchronize()
    busy_stream, free_stream = torch.cuda.Stream(), torch.cuda.Stream()
    second_source, second_target = tensors(torch, 5)
    torch.cuda.synchronize()
    with torch.cuda.stream(busy_stream):
        torch.cuda._sleep(2_000_000_000)  # a second
        add_one(first_source, first_target)
    with torch.cuda.stream(free_stream):
        add_one(second_source, second_target)
    free_stream.synchronize()
    assert not busy_stream.query()
    busy_stream.synchronize()
    assert (first_target.unique().tolist(), second_target.unique().tolist()) == ([2.0], [6.0])


def test_launch_in_a_graph(add_one: Callable[..., None], torch: Any) -> None:
    source, target = tensors(torch, 1)
    add_one(source, target)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        add_one(source, target)
    for value in (7, 9):
        source.fill_(value)
        target.fill_(-1)
        torch.cuda.synchronize()
        graph.replay()
        torch.cuda.synchronize()
        assert target.unique().tolist() == [value + 1]


def test_launch_on_two_devices(add_one: Callable[..., None], torch: Any) -> None:
    if torch.cuda.device_count() < 2:
        pytest.skip("there is one device")
    for current in (0, 1):
        with torch.cuda.device(current):
            for device in (1, 0):
                source, target = tensors(torch, 3, device)
                add_one(source, target)
                torch.cuda.synchronize(device)
                assert target.unique().tolist() == [4.0]
                assert torch.cuda.current_device() == current
    source_on_device_0, _ = tensors(torch, 1)
    _, target_on_device_1 = tensors(torch, 1, device=1)
    message = r"^add_one: b: expected device 0, like a, got device 1; the contract is"
    with pytest.raises(ValueError, match=message):
        add_one(source_on_device_0, target_on_device_1)


def test_launch_with_wrong_arguments_raises(add_one: Callable[..., None], torch: Any) -> None:
    source, target = tensors(torch, 1)
    for arguments, kind, text in (
        ((source,), TypeError, "expected 2 arguments, got 1"),
        ((source, None), TypeError, "b: expected an array, got None"),
        ((source, target.cpu()), ValueError, "b: expected memory on cuda, got cpu"),
        ((source, target.double()), ValueError, "b: expected f32, got f64"),
        (
            (source, target[:-1]),
            ValueError,
            f"b.shape[0]: expected n = {SIZE}, from a.shape[0], got {SIZE - 1}",
        ),
        (
            (source[::2], target[:2049]),
            ValueError,
            "a.strides[0]: expected 1, as of a contiguous array, got 2",
        ),
    ):
        with pytest.raises(kind) as caught:
            add_one(*arguments)
        assert str(caught.value) == f"add_one: {text}; the contract is add_one(a: f32[n], b: f32[n])"
    add_one(source, target)
    assert target.unique().tolist() == [2.0]


def test_launches_in_threads_use_their_streams(add_one: Callable[..., None], torch: Any) -> None:
    """Each thread launches on its own stream."""
    wrong_values: list[float] = []

    def work(number: int) -> None:
        """Launch on a stream of the thread, and record wrong results."""
        with torch.cuda.stream(torch.cuda.Stream()):
            for value in range(number, 400, 8):
                source, target = tensors(torch, value, size=1000)
                add_one(source, target)
                wrong_values.extend(set(target.unique().tolist()) - {value + 1})

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong_values == []


def test_other_kernels_have_the_same_results_through_tvm_ffi_and_module(
    torch: Any, directory: pathlib.Path
) -> None:
    """The kernels use optional arrays, strides, scalars, shared memory and cooperative launches."""
    tvm_ffi = pytest.importorskip("tvm_ffi")
    if torch.cuda.get_device_capability() != (9, 0):
        pytest.skip("the exports are for sm_90")
    path = directory / "others.so"
    module, tvm_module = cudyn.Module(path), tvm_ffi.load_module(str(path))
    source = torch.arange(24, dtype=torch.float32, device="cuda").reshape(3, 8)[:, :4]
    vector = torch.arange(4, dtype=torch.float32, device="cuda")
    for function in (module.strided, tvm_module["strided"]):
        for addend in (None, vector):
            target = torch.zeros((3, 4), device="cuda")
            function(source, target, addend, 2.0)
            assert torch.equal(target, source * 2 + (0 if addend is None else vector))
    for function in (module.shared, tvm_module["shared"]):
        output = torch.zeros(1, device="cuda")
        function(output, 40000)  # 160,000 bytes
        assert output.tolist() == [39999.0]
    for function in (module.together, tvm_module["together"]):
        count, finished = (
            torch.zeros(size, dtype=torch.int32, device="cuda").view(torch.uint32) for size in (1, 64)
        )
        function(count, finished)
        assert finished.tolist() == [1] * 64


def test_launch_of_ptx_is_logged(torch: Any, directory: pathlib.Path) -> None:
    """The driver compiles PTX only if there is no CUBIN, and this is logged."""
    torch.cuda.current_stream()  # creates torch's context, into which Module loads the code
    module = cudyn.Module(directory / "ptx.so")
    source, target = tensors(torch, 1)
    module.add_one(source, target, stream=cudyn.CURRENT_STREAM)
    assert target.unique().tolist() == [2.0]
    capability = "{}{}".format(*torch.cuda.get_device_capability())
    assert module.log.startswith(f"no CUBIN for sm_{capability}: the driver compiles the PTX for compute_")
