"""Tests for Hopper kernels with torch tensors: tensor maps, overlapping launches, and clusters."""

from __future__ import annotations

import ctypes
import os
import pathlib
import threading
from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import driver
from cudyn._kernels.contracts.parts import ArrayArgument, ScalarArgument, StructArgument

from ..conftest import need_hopper
from ..support.exports import CTYPES, list_symbols

pytestmark = pytest.mark.gpu
WAYS = ("artifact", "library", "typed", "tvm_ffi")
Call = Callable[..., None]


@pytest.fixture(scope="module")
def torch() -> Any:
    """Return torch if the GPU is a Hopper."""
    need_hopper()
    # otherwise tvm_ffi would compile an extension
    os.environ.setdefault("TVM_FFI_DISABLE_TORCH_C_DLPACK", "1")
    torch = pytest.importorskip("torch")
    torch.cuda.init()
    torch.zeros(1, device="cuda")
    return torch


@pytest.fixture(params=WAYS)
def call(request: pytest.FixtureRequest, torch: Any, directory: pathlib.Path) -> Call:
    """Return a function that launches a contract through one of the available interfaces."""
    path = directory / ("hopper.cudyn" if request.param == "artifact" else "hopper.so")
    if request.param == "tvm_ffi":
        module: Any = pytest.importorskip("tvm_ffi").load_module(str(path))
        return lambda name, *arguments: module[name](*arguments)
    if request.param != "typed":
        code = cudyn.Module(path)
        return lambda name, *arguments: getattr(code, name)(*arguments)
    library = ctypes.CDLL(str(path))
    library.hopper_error.restype = ctypes.c_char_p
    contracts = {contract.name: contract for contract in cudyn.Artifact.load(path).contracts}

    def call_typed(name: str, *arguments: Any) -> None:
        """Call the exported C function of a contract. Its last parameters are its symbolic sizes."""
        contract, sizes = contracts[name], dict[str, int]()
        inputs: list[Any] = []
        for argument, value in zip(contract.arguments, arguments):
            if isinstance(argument, ArrayArgument):
                inputs.append(ctypes.c_void_p(value.data_ptr()))
                symbols = (*argument.shape, *(argument.strides or ()))
                sizes |= zip(map(str, symbols), (*value.shape, *value.stride()))
            elif isinstance(argument, StructArgument):
                inputs.append(ctypes.c_char_p(value))
            else:
                assert isinstance(argument, ScalarArgument)
                inputs.append(CTYPES[argument.dtype](value))
        inputs += (ctypes.c_int64(sizes[symbol]) for symbol in list_symbols(contract))
        if library[f"hopper_{name}"](*inputs, None):
            raise ValueError(library.hopper_error().decode())

    return call_typed


def make_arrays(torch: Any, rows: int, columns: int) -> tuple[Any, Any, Any]:
    """Return an input, an output of the same size, and a counter of errors."""
    source = torch.arange(rows * columns, device="cuda", dtype=torch.float32).reshape(rows, columns) + 1
    return source, torch.full_like(source, -1), torch.zeros(1, device="cuda", dtype=torch.int32)


def test_tiles_of_several_arrays_are_loaded(call: Call, torch: Any) -> None:
    """Each function is launched with several arrays and shapes, and again with the first ones."""
    array_groups = [
        make_arrays(torch, rows, columns)
        for rows, columns in ((64, 64), (100, 36), (1, 4), (33, 1024), (36, 100))
    ]
    for factor in (2.0, 3.0):
        for source, output, error_count in array_groups:
            call("tiles", source, output, error_count, factor)
            assert torch.equal(output, source * factor)
            assert error_count.item() == 0


def test_swizzled_tiles_of_arrays_with_gaps_are_loaded(call: Call, torch: Any) -> None:
    """The arrays are slices of a larger array, so there are gaps between rows."""
    source, output, error_count = make_arrays(torch, 200, 256)
    for columns in (slice(0, 64), slice(32, 140), slice(252, 256)):
        output = torch.zeros_like(source[:, columns])
        output = output.contiguous()
        call("swizzled", source[:, columns], output, error_count, 0.5)
        assert torch.equal(output, source[:, columns] * 0.5)
    assert error_count.item() == 0


def test_array_unsuitable_for_a_tensor_map_raises(call: Call, torch: Any) -> None:
    array, result, error_count = make_arrays(torch, 64, 66)
    message = r"^tiles: a.strides\[0\] in bytes: expected a multiple of 16, got k \* 4 = 264; "
    with pytest.raises(ValueError, match=message):
        call("tiles", array, result, error_count, 1.0)
    with pytest.raises(ValueError, match=r"^tiles: a: expected an address that is a multiple of 16, got 0x"):
        call(
            "tiles",
            array.flatten()[1 : 1 + 64 * 64].reshape(64, 64),
            result[:, :64].contiguous(),
            error_count,
            1.0,
        )
    call(
        "tiles", array[:0, :64], result[:0, :64], error_count, 1.0
    )  # an empty array does not launch anything


def encode(array: Any) -> Any:
    """Return the tensor map that `tiles` needs, created with cuTensorMapEncodeTiled."""
    dims, strides = (ctypes.c_uint64 * 2)(*reversed(array.shape)), (ctypes.c_uint64 * 1)(4 * array.stride(0))
    box, steps = (ctypes.c_uint32 * 2)(32, 32), (ctypes.c_uint32 * 2)(1, 1)
    return driver.cuTensorMapEncodeTiled(
        driver.CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
        2,
        array.data_ptr(),
        dims,
        strides,
        box,
        steps,
        driver.CU_TENSOR_MAP_INTERLEAVE_NONE,
        driver.CU_TENSOR_MAP_SWIZZLE_NONE,
        driver.CU_TENSOR_MAP_L2_PROMOTION_L2_256B,
        driver.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
    )


def test_tensor_map_as_an_argument_is_passed(call: Call, torch: Any) -> None:
    source, output, error_count = make_arrays(torch, 100, 36)
    call("given", bytes(encode(source)), output, error_count, 2.0)
    assert torch.equal(output, source * 2)


def test_tensor_map_without_a_contract_is_passed(torch: Any, directory: pathlib.Path) -> None:
    source, output, error_count = make_arrays(torch, 100, 36)
    with cudyn.Module(cudyn.Artifact.load(directory / "hopper.cudyn").images[0]) as module:
        kernel = module.get_kernel("tiles<false>")
        for factor, map_argument in enumerate(
            (encode(source), bytes(encode(source)), bytearray(encode(source)))
        ):
            kernel.launch((2, 4), 128, map_argument, output, error_count, 100, 36, float(factor))
            assert torch.equal(output, source * factor)


def test_launches_in_threads_create_their_own_tensor_maps(call: Call, torch: Any) -> None:
    """The threads do not have a current context."""
    array_groups, are_correct = [make_arrays(torch, 32 * i, 64) for i in range(1, 9)], []

    def launch_repeatedly(index: int) -> None:
        """Launch with the arrays of this thread, and record whether the result is correct."""
        source, output, error_count = array_groups[index]
        for _ in range(20):
            call("tiles", source, output, error_count, 2.0)
        driver.cuCtxSetCurrent(cudyn.Device(0).context)
        driver.cuCtxSynchronize()
        are_correct.append(torch.equal(output, source * 2))

    threads = [
        threading.Thread(target=launch_repeatedly, args=(index,)) for index in range(len(array_groups))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert are_correct == [True] * len(array_groups)


def test_persistent_kernel_runs_two_blocks_per_multiprocessor(
    call: Call, torch: Any, directory: pathlib.Path
) -> None:
    """The shared memory of a block allows two blocks per multiprocessor."""
    for size in (1, 1000, 1 << 20):
        source = torch.arange(size, device="cuda", dtype=torch.float32)
        target, count = torch.zeros_like(source), torch.zeros(3, device="cuda", dtype=torch.int32)
        call("persistent", source, target, count)
        assert torch.equal(target, source + 1)
        sms = torch.cuda.get_device_properties(0).multi_processor_count
        assert count.tolist() == [2 * sms, 2 * sms, sms]


@pytest.mark.parametrize("name", ["second", "serial"])
def test_dependent_launch_starts_early_and_waits(call: Call, torch: Any, name: str) -> None:
    """The second kernel starts while the first kernel runs, and waits for its result."""
    results = torch.zeros(4, device="cuda", dtype=torch.int64)
    call("first", results, 1000)
    call(name, results)
    torch.cuda.synchronize()
    results.zero_()
    call("first", results, 20_000_000)
    call(name, results)
    value, first_end, second_start, observed = results.tolist()
    assert (value, observed) == (7, 7), "the number that the first kernel writes"
    assert (second_start < first_end) == (name == "second")


def test_cluster_of_16_blocks(call: Call, torch: Any) -> None:
    output = torch.zeros(64, device="cuda", dtype=torch.int32)
    call("grouped", output)
    assert output.tolist() == [16] * 64


def test_cluster_of_16_blocks_without_a_contract(torch: Any, directory: pathlib.Path) -> None:
    output = torch.zeros(64, device="cuda", dtype=torch.int32)
    with cudyn.Module(cudyn.Artifact.load(directory / "hopper.cudyn").images[0]) as module:
        module.get_kernel("grouped").launch(64, 32, output, cluster=16)
        assert output.tolist() == [16] * 64
