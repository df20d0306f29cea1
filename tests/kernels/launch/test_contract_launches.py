"""Tests for kernels with a contract: Buffers, launches, streams, devices and artifacts."""

from __future__ import annotations

import ctypes
import sys
import types
import weakref
from typing import Any

import pytest

from cudyn import CURRENT_STREAM, Buffer, Contract, Device, DriverError, Image, Module, driver
from cudyn._bindings.machine.launch_data import KEPT_MAPS
from cudyn._kernels.contracts.argument_checks import ArrayView
from cudyn.types import KernelInfo

from ...support import tensors
from ...support.code import compilable, fatbin, ptx
from ...support.kernels import KERNELS
from ...support.messages import raises
from ...support.simulated_gpu import Gpu
from ...support.tensors import Array, Tensor
from .conftest import (
    Whole,
    expect,
    in_thread,
    in_threads,
    is_alive,
    needs_fast_calls,
    observe_launch,
    strip_map,
)
from .test_contracts import ADD, f32, make_kernel, read_parameters
from .test_fast_launches import uses_machine_code
from .test_launch import Numpy, Torch

# --- Buffers


def test_launch_with_buffers_determines_their_shapes(gpu: Gpu) -> None:
    """A Buffer has the dtype of the contract.

    One unknown size is computed from the Buffer's size in bytes.
    """
    kernel = make_kernel("f(a: f32[m, n], b: f32[m], c: f32[2, k], m: i32) -> f<<<n, k>>>(a, b, c, m, n, k)")
    matrix, vector, result_matrix = Buffer(4 * 6 * 5), Buffer(4 * 6), Buffer(4 * 2 * 3)
    for _ in range(2):
        for second_argument in (vector, f32(6, address=vector.pointer)):
            kernel(matrix, second_argument, result_matrix, 6)
            result = read_parameters(gpu, kernel, "Q", "Q", "Q", "i", "Q", "Q")
            assert result == (int(matrix), int(vector), int(result_matrix), 6, 5, 3)
    for arguments in (
        (matrix, Buffer(4), result_matrix, 6),
        (Buffer(40), vector, result_matrix, 6),
        (matrix, vector, result_matrix, 0),
        (matrix, vector, result_matrix, -1),
    ):
        with raises(ValueError):
            kernel(*arguments)
    vector.close()
    with raises(ValueError):
        kernel(matrix, vector, result_matrix, 6)
    kernel_with_later_arrays = make_kernel(
        "f(a: f32[m, n], b: f32[m], c: f32[n, k; s, 1]) -> f<<<n, m>>>(a, b, c)"
    )
    kernel_with_later_arrays(
        matrix, f32(6), Tensor("f32", (5, 2))
    )  # Arguments after a Buffer also determine sizes.
    with raises(ValueError):
        kernel_with_later_arrays(matrix, Buffer(24), Buffer(4))
    with raises(TypeError):
        kernel(f32(6, 5), f32(6), f32(2, 3), matrix)


@pytest.mark.usefixtures("two_devices")
def test_launch_with_buffers_of_two_devices_raises(device: Device) -> None:
    kernel: Any = Module(compilable(ptx(add="u64, u64, u32"))).get_kernel(Contract(ADD))
    with raises(ValueError):
        kernel(Buffer(4), Buffer(4, device=1))


def test_errors_of_buffers_are_raised_in_the_order_of_arguments(gpu: Gpu) -> None:
    """The error of an unreadable array is raised when this argument is checked, and not before."""
    closed, small = Buffer(16), Buffer(12)
    closed.close()
    lazy = f32(4)
    lazy.lazy = "is_neg"
    kernel = make_kernel("f(n: i8, a: f32[n] | None, b: f32[n], s: shape[m]) -> f<<<1, 1>>>(a, b, n)")
    array = f32(4)
    for arguments, error in (
        ((-1, small, small, (1,)), ValueError),
        ((300, small, closed, (1,)), ValueError),
        ((None, small, lazy, (1,)), TypeError),
        ((4, small, closed, "text"), ValueError),
        ((4, small, 5, (1,)), TypeError),
        ((4, small, array, "text"), TypeError),
        ((4, lazy, small, (1,)), ValueError),
        ((4, small, array, (1,)), ValueError),
        ((4, lazy, array, (1,)), ValueError),
    ):
        for _ in range(2):
            with raises(error):
                kernel(*arguments)
            kernel(4, array, array, (1,))
    with raises(TypeError):
        make_kernel("g(a: f32[n], s: shape[n]) -> g<<<1, 1>>>(a)")(Buffer(16), "text")


# --- tensor maps, attributes, properties of the device


SHAPES = ((8, 32), (9, 32), (9, 64))


def test_launch_caches_tensor_maps(gpu: Gpu) -> None:
    """A tensor map is encoded if the array's address or shape is new. Each kernel caches several maps."""
    contract = "f(a: f32[m, k] | None, b: f32[n]) -> f<<<n, 32>>>(tma(a, box=[8, 32], l2=64B), b)"
    kernel = make_kernel(contract)
    first_address = 1 << 20
    arrays = [f32(rows, columns, address=first_address + 256 * rows) for rows, columns in SHAPES]
    encoded = []
    for array in (*arrays, *arrays, None, f32(0, 32, address=0), f32(8, 32, address=1 << 21)):
        encoded_before = gpu.count("cuTensorMapEncodeTiled")
        kernel(array, f32(1))
        encoded.append(gpu.count("cuTensorMapEncodeTiled") - encoded_before)
    assert encoded == [1, 1, 1, 0, 0, 0, 0, 0, 1]
    kernel(None, f32(1))
    assert gpu.parameters[:128] == bytes(128)
    encoded_before = gpu.count("cuTensorMapEncodeTiled")
    prepared = kernel.prepare(1, 32, arrays[0], f32(1))
    for _ in range(3):
        prepared()
    assert gpu.count("cuTensorMapEncodeTiled") == encoded_before


@needs_fast_calls
def test_launch_queries_the_device_once(gpu: Gpu) -> None:
    """Properties of the device are queried once, and large clusters are allowed once."""
    buffer, matrix, struct = Buffer(20), Buffer(8 * 32 * 4), bytes(range(24))
    for contract, arguments, grid in (
        (
            "f(a: f32[n]) where n < sms -> f<<<sms * occupancy, 64, 2 * 1024>>>(a, sms: i32)",
            (buffer,),
            132 * 32,
        ),
        ("f(a: f32[n]) -> f<<<16 * n, 64, cluster=(16, 1), pdl, priority=n - 6>>>(a)", (buffer,), 80),
        ("f(a: f32[m, 32]) -> f<<<m, 32>>>(tma(a, box=[m, 32]), tma(a, box=[8, 4], l2=64B))", (matrix,), 8),
        ("f(s: struct[24], n: i32) -> f<<<n, 32, cooperative, pdl>>>(s)", (struct, 3), 3),
    ):
        kernel = make_kernel(contract)
        kernel(*arguments)
        expected = observe_launch(gpu, ()), gpu.parameters
        assert uses_machine_code(kernel, *arguments)
        assert (observe_launch(gpu, ()), gpu.parameters) == expected
        assert gpu.grid == (grid, 1, 1)
        kernel.set_attribute(driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 4096)
        assert not uses_machine_code(kernel, *arguments)
        assert (observe_launch(gpu, ()), gpu.parameters) == expected
    several = make_kernel("f(n: i32) -> f<<<occupancy, n>>>()")
    several(32)
    for threads, blocks in ((128, 16), (256, 8), (32, 32), (128, 16)):
        several(threads)
        assert gpu.grid == (blocks, 1, 1)
    with gpu.replacing("cuOccupancyMaxActiveBlocksPerMultiprocessor", lambda *arguments: 3):
        several(128)
        assert gpu.grid == (16, 1, 1)
        several.set_attribute(driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 4096)
        several(128)
        assert gpu.grid == (3, 1, 1)


@needs_fast_calls
def test_cached_tensor_map_is_only_used_for_the_same_sizes(gpu: Gpu) -> None:
    """Arrays may have different sizes at one address, and two addresses may share an entry of the cache."""
    contract = "f(a: f32[m, k; s, 1], m: i32, k: i32, s: i32) -> f<<<1, 32>>>(tma(a, box=[m, 4]))"
    with tensors.installed():
        kernel = make_kernel(contract)
        for _ in range(3):
            for rows, columns, stride in ((8, 16, 16), (9, 16, 16), (8, 17, 20), (8, 16, 20)):
                for address in (1 << 20, (1 << 20) + 16, (1 << 20) + 64 * KEPT_MAPS):
                    view = ArrayView(address, "f32", (rows, columns), (stride, 1), "cuda", 0)
                    expected = expect(kernel.contract, (view, rows, columns, stride))
                    kernel(Tensor("f32", (rows, columns), (stride, 1), address), rows, columns, stride)
                    assert expected.launch is not None
                    assert strip_map(gpu.parameters[:128]) == expected.launch.parameters[0]


def test_launch_with_a_struct_passes_its_bytes(gpu: Gpu) -> None:
    """The struct is any object with 16 bytes, and may be passed as bytes."""

    class Pair(ctypes.Structure):
        _fields_ = (("a", ctypes.c_int32), ("b", ctypes.c_double))

    kernel = make_kernel("f(s: struct[16], n: i32) -> f<<<n, 32>>>(s, n)")
    data = bytes(Pair(7, 0.5))
    for arguments in (data, Pair(7, 0.5), bytearray(data), memoryview(data), (ctypes.c_ubyte * 16)(*data)):
        for _ in range(2):
            kernel(arguments, 1)
            assert gpu.parameters[:16] == data
            kernel(bytes(16), 1)
    for wrong_value, error in ((data[1:], ValueError), (ctypes.c_int64(7), TypeError)):
        with raises(error):
            kernel(wrong_value, 1)


def test_launch_with_a_large_cluster_and_no_contract_works(gpu: Gpu) -> None:
    kernel = Module(ptx(large_cluster="u64")).get_kernel("large_cluster")
    kernel.launch(16, 32, 5, cluster=8)
    assert not kernel._function.cluster_limit > 8
    kernel.prepare((16, 8), 32, 5, cluster=(2, 8))()
    assert gpu.last.cluster == (2, 8, 1)


# --- launches


def test_launch_with_an_empty_grid_does_nothing(gpu: Gpu) -> None:
    kernel = make_kernel(ADD)
    launches_before = gpu.launches
    for _ in range(3):
        kernel(f32(0, address=0), f32(0, address=0))
        for grid in (0, (2, 0), [Whole(0)]):
            with raises(ValueError):
                kernel.launch(grid, 32, f32(1), f32(1))
    assert gpu.launches == launches_before


def extend_to_three(sizes: int | tuple[int, ...]) -> tuple[int, ...]:
    """Return the three sizes of a grid or a block. Omitted sizes are 1."""
    x, y, z, *_ = (*sizes, 1, 1) if isinstance(sizes, tuple) else (sizes, 1, 1)
    return x, y, z


def test_launch_with_a_configuration_overrides_the_contract(gpu: Gpu) -> None:
    """`launch` uses its own grid and options, and still checks the arguments."""
    kernel = make_kernel(ADD)
    source, target = f32(5), f32(5, address=64)
    configurations: list[tuple[Any, Any, dict[str, Any]]] = [
        (3, 32, {}),
        ((3, 2), (4, 5, 6), {"shared_memory": 1000, "stream": 0x77}),
        (2, 1, {"cluster": 2, "cooperative": True}),
        (1, 1, {"attributes": [driver.CUlaunchAttribute(id=3)]}),
    ]
    for grid, block, options in configurations:
        for _ in range(2):
            kernel.launch(grid, block, source, target, **options)
            assert gpu.grid == extend_to_three(grid)
            assert gpu.block == extend_to_three(block)
            assert (gpu.shared, gpu.stream) == (options.get("shared_memory", 0), options.get("stream", 0))
            attribute_count = 0 if "stream" in options else len(options)
            assert len(gpu.attributes) == attribute_count
    wrong_options: list[tuple[dict[str, Any], str]] = [
        ({"shared_memory": -1}, "shared_memory=-1: expected 0 bytes or more"),
        ({"stream": "none"}, "a stream: expected a CUstream"),
        ({"attributes": [5]}, "expected a list of CUlaunchAttribute"),
    ]
    for options, message in wrong_options:
        with pytest.raises((TypeError, ValueError), match=message):
            kernel.launch(1, 1, source, target, **options)
    with raises(ValueError):
        kernel.launch(1, 1, source, Tensor("f64", (5,)))


def test_prepared_launch_checks_the_contract(gpu: Gpu) -> None:
    """Arguments are checked when they are prepared, and when they are passed to the prepared launch."""
    kernel = make_kernel(ADD)
    buffer, tensor, longer = Buffer(20), f32(5, address=64), f32(6)
    prepared = kernel.prepare(2, 32, buffer, tensor, stream=0x77)
    expected = (int(buffer), 64, 5)
    for _ in range(3):
        prepared()
        assert (gpu.grid, gpu.block, gpu.stream) == ((2, 1, 1), (32, 1, 1), 0x77)
        assert read_parameters(gpu, kernel, "Q", "Q", "i") == expected
        prepared(longer, longer)
        assert read_parameters(gpu, kernel, "Q", "Q", "i") == (4096, 4096, 6)
        prepared(b=longer, a=longer)
        assert gpu.stream == 0x77
    with raises(ValueError):
        prepared(longer, tensor)
    with raises(TypeError):
        prepared(longer)
    buffer.close()
    with raises(ValueError):
        prepared()
    prepared(longer, longer)
    with raises(ValueError):
        kernel.prepare(1, 1, longer, tensor)
    without_arguments = kernel.prepare(4, 8)
    with raises(TypeError):
        without_arguments()
    without_arguments(longer, longer)
    assert gpu.grid == (4, 1, 1)
    named = kernel.prepare(4, 8, b=longer, a=longer)
    named()
    assert read_parameters(gpu, kernel, "Q", "Q", "i") == (4096, 4096, 6)


def test_launch_of_a_kernel_without_parameters_works(gpu: Gpu) -> None:
    """The arguments of the contract may also be used only for the grid, and are checked nevertheless."""
    kernel = make_kernel("f() -> f<<<3, 4>>>()")
    for call in (kernel, kernel, lambda: kernel.launch(3, 4), kernel.prepare(3, 4)):
        launches_before = gpu.launches
        call()
        call()
        assert gpu.launches == launches_before + 2
        assert (gpu.grid, gpu.block) == ((3, 1, 1), (4, 1, 1))
    nothing_passed = make_kernel("f(n: i32, x: f32, y: f64) -> f<<<n, 4>>>()")
    for count in (3, 3, 0, 5, 0):
        nothing_passed(count, 1.5, 2)
        nothing_passed.launch(2, 2, count, 1.5, 2)
    for arguments in ((1 << 31, 1.0, 1.0), (1, 1e300, 1.0), (1, 1.0, 1 << 2000)):
        for _ in range(2):
            with raises(ValueError):
                nothing_passed(*arguments)


def test_launch_after_an_attribute_change_sets_the_limit_again(gpu: Gpu) -> None:
    """The attribute is the limit of dynamic shared memory, which launches raise if necessary."""
    kernel = make_kernel("f(n: i32) -> f<<<1, 1, n>>>(n)")
    kernel(100_000)
    kernel(100_000)
    kernel.set_attribute(driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1000)
    kernel(100_000)
    assert gpu.shared == 100_000
    with raises(ValueError):
        kernel(300_000)


def test_launch_that_the_driver_rejects_raises(gpu: Gpu, fresh_process: None) -> None:
    """The next launch works. After the module is closed, all launches raise."""
    kernel = make_kernel(ADD)
    prepared = kernel.prepare(1, 1, f32(4), f32(4))
    for call in (lambda: kernel(f32(4), f32(4)), lambda: kernel.launch(1, 1, f32(4), f32(4)), prepared):
        for _ in range(2):
            with (
                gpu.failing_once(driver.CUDA_ERROR_LAUNCH_FAILED),
                raises(DriverError),
            ):
                call()
            call()
    kernel.module.close()
    for call in (lambda: kernel(f32(4), f32(4)), lambda: kernel.launch(1, 1, f32(4), f32(4)), prepared):
        with raises(ValueError):
            call()


def test_launches_in_threads_pass_their_own_arguments(device: Device) -> None:
    """Eight threads use the same kernel object. Its memory for arguments must not be shared."""
    contract = "put(a: i64[1], n: i64) -> put<<<n // n, 1>>>(a, n)"
    kernel: Any = Module(KERNELS).get_kernel(Contract(contract))

    def work(thread: int) -> None:
        """Write different numbers to a buffer of the thread, and read each one."""
        with Buffer(8, device=0) as buffer:
            for i in range(1, 200):
                value = 1000 * thread + i
                kernel(buffer, value)
                assert int.from_bytes(bytes(buffer), "little") == value

    in_threads(work)


def test_prepared_launch_keeps_its_arguments(gpu: Gpu) -> None:
    """A prepared launch keeps its arguments until it is deleted."""
    kernel = make_kernel(ADD)
    array = f32(4)
    prepared = kernel.prepare(1, 1, array, array)
    reference = weakref.ref(array)
    del array
    assert is_alive(reference)
    prepared()
    del prepared
    assert not is_alive(reference)


# --- streams


@pytest.mark.parametrize("contract", [ADD, ADD.replace("b: f32[n])", "b: f32[n], stream: stream)")])
def test_launch_uses_the_given_stream(gpu: Gpu, contract: str) -> None:
    """The stream may be an object from one of several packages, a handle, an int or None."""
    kernel = make_kernel(contract)
    array, first_stream, second_stream, handle = f32(4), Torch(0x11), Torch(0x22), driver.CUstream(0x33)
    streams: list[tuple[Any, int]] = [
        (first_stream, 0x11),
        (second_stream, 0x22),
        (first_stream, 0x11),
        (handle, 0x33),
        (None, 0),
        (0x44, 0x44),
    ]
    for stream, expected in streams + streams:
        kernel(array, array, stream=stream)
        assert gpu.stream == expected
        kernel.launch(1, 1, array, array, stream=stream)
        assert gpu.stream == expected
        if "stream:" in contract:
            kernel(array, array, stream)
            kernel.launch(1, 1, array, array, stream)
            assert gpu.stream == expected
        for prepared in (
            kernel.prepare(1, 1, array, array, stream=stream),
            kernel.prepare(1, 1, array, b=array, stream=stream),
        ):
            prepared()
            assert gpu.stream == expected
    for stream in (first_stream, second_stream, Numpy(0x66)):
        for _ in range(2):
            vars(stream).update(dict.fromkeys(vars(stream), 0x77))
            kernel(array, array, stream=stream)
            assert gpu.stream == 0x77
            vars(stream).update(dict.fromkeys(vars(stream), 0x88))
            kernel.launch(1, 1, array, array, stream=stream)
            assert gpu.stream == 0x88
    handle.value = 0x55  # the handle is read at each launch
    kernel(array, array, stream=handle)
    assert gpu.stream == 0x55
    with raises(TypeError):
        kernel(array, array, stream="other")


def test_launch_uses_the_stream_argument_of_the_contract(gpu: Gpu) -> None:
    """If a contract names an argument as the stream, launches do not accept the `stream` option."""
    kernel = make_kernel("f(s: stream, n: i32) -> f<<<n, 1>>>(n)")
    for _ in range(2):
        kernel(0x11, 4)
        assert gpu.stream == 0x11
        kernel(s=driver.CUstream(0x22), n=4)
        assert gpu.stream == 0x22
    prepared = kernel.prepare(1, 1, 0x33, 4)
    prepared()
    assert gpu.stream == 0x33
    prepared(0x44, 5)
    assert (gpu.stream, *read_parameters(gpu, kernel, "i")) == (0x44, 5)
    kernel.prepare(1, 1)(0x55, 5)
    assert gpu.stream == 0x55
    with raises(TypeError):
        kernel(0x11, 4, stream=5)
    with raises(TypeError):
        kernel(0.5, 4)


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Fake packages whose current stream is 0x100 plus the device ordinal.

    torch also supports a fast query.
    """
    make_namespace = types.SimpleNamespace
    torch: Any = types.ModuleType("torch")
    torch.cuda = make_namespace(current_stream=lambda ordinal: make_namespace(cuda_stream=0x100 + ordinal))
    cupy: Any = types.ModuleType("cupy")
    cupy.cuda = make_namespace(get_current_stream=lambda ordinal: make_namespace(ptr=0x200 + ordinal))
    numba: Any = types.ModuleType("numba")
    config = make_namespace(CUDA_PER_THREAD_DEFAULT_STREAM=1)
    numba.cuda = make_namespace(cudadrv=make_namespace(driver=make_namespace(config=config)))
    modules = {"torch": torch, "cupy": cupy, "numba": numba}
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    return modules


def make_array(name: str, *arguments: Any, base: type = Tensor, **options: Any) -> Any:
    """Return an array whose class is derived from a class of a package."""
    cls = type("Array", (base,), {"__module__": f"{name}.there"})
    return type("Derived", (cls,), {"__module__": "own"})(*arguments, **options)


def test_launch_on_the_current_stream_queries_the_package(gpu: Gpu, packages: dict[str, Any]) -> None:
    """The package of the first array is queried. Buffers and plain arrays do not have such a package."""
    contract = ADD.replace("b: f32[n])", "b: f32[n], stream: stream)")
    for kernel in (make_kernel(ADD), make_kernel(contract)):
        for _ in range(2):
            for name, handle in (("torch", 0x100), ("cupy", 0x200), ("numba", 2)):
                array = (
                    make_array(name, "f32", (4,))
                    if name == "torch"
                    else make_array(name, "<f4", (4,), base=Array)
                )
                kernel(array, f32(4), stream=CURRENT_STREAM)
                assert gpu.stream == handle
                kernel.launch(1, 1, array, f32(4), stream=CURRENT_STREAM)
                assert gpu.stream == handle
                kernel.prepare(1, 1, array, f32(4), stream=CURRENT_STREAM)()
                assert gpu.stream == handle
        for array in (f32(4), Buffer(16)):
            with raises(ValueError):
                kernel(array, array, stream=CURRENT_STREAM)
    packages["torch"]._C = types.SimpleNamespace(_cuda_getCurrentRawStream=lambda ordinal: 0x400 + ordinal)
    kernel(make_array("torch", "f32", (4,)), f32(4), stream=CURRENT_STREAM)
    assert gpu.stream == 0x400
    with raises(ValueError):
        make_kernel("f(n: i32) -> f<<<n, 1>>>(n)")(4, stream=CURRENT_STREAM)


# --- devices


def test_launch_on_another_device_loads_the_code_there(gpu: Gpu, packages: dict[str, Any]) -> None:
    """The code is loaded once on the device of the arrays, and is unloaded when the module is closed."""
    kernel = make_kernel(ADD)
    array = f32(4, device=1)
    unloaded_before = gpu.unloaded
    for _ in range(3):
        kernel(array, f32(4, device=1, address=64), stream=0x51)
        assert read_parameters(gpu, kernel, "Q", "Q", "i") == (4096, 64, 4)
        kernel.launch(2, 3, array, array)
        kernel.prepare(2, 3, array, array)()
        kernel.prepare(2, 3)(array, array)
        kernel(Buffer(8, device=1), Buffer(8, device=1))
        kernel(f32(4), f32(4))
        assert Device.current() is Device(0)
    with raises(ValueError):
        kernel(array, f32(4))
    with raises(ValueError):
        kernel(f32(4), array)
    torch = make_array("torch", "f32", (4,), device=1)
    kernel(torch, torch, stream=CURRENT_STREAM)
    assert gpu.stream == 0x101
    kernel.module.close()
    assert gpu.unloaded == unloaded_before + 2
    with raises(ValueError):
        kernel(array, array)


def test_launch_in_a_thread_without_a_context_makes_a_context_current(gpu: Gpu) -> None:
    """The context of the arrays' device becomes current."""
    kernel = make_kernel(ADD)

    def work() -> Any:
        """Launch with arrays of device 1, and return the context that is then current."""
        kernel(f32(4, device=1), f32(4, device=1))
        return driver.cuCtxGetCurrent()

    launches_before = gpu.launches
    assert in_thread(work) == Device(1).context
    assert gpu.launches == launches_before + 1


def test_module_of_the_second_device_launches_there(gpu: Gpu) -> None:
    kernel = make_kernel(ADD, device=1)
    for device in (0, 1, 0, 1):
        kernel(f32(4, device=device), f32(4, device=device))
    assert kernel.module.device is Device(1)


# --- artifacts


def test_module_of_an_artifact_has_its_contracts(gpu: Gpu, tmp_path: Any) -> None:
    """The kernels are attributes of the module, whether the artifact is an object, bytes or a file."""
    from cudyn import Artifact

    code = ptx(add="u64, u64, u32", sub="u64, u64, u32")
    older_code = code.replace(b"sm_90", b"sm_80")
    add_contract = Contract(ADD)
    close_contract = Contract("close(a: f32[n]) -> sub<<<1, 1>>>(a, a, n: i32)")
    artifact = Artifact([Module(code).image, Module(older_code).image], [add_contract, close_contract])
    path = tmp_path / "kernels.cudyn"
    artifact.save(path)
    for form in (artifact, path, str(path), bytes(artifact), bytearray(bytes(artifact))):
        module: Any = Module(form)
        assert module.image.arch == ("compute_90",)
        assert module.log.splitlines()[0] == "no CUBIN for sm_90: the driver compiles the PTX for compute_90"
        module.add_one(f32(4), f32(4), stream=0x51)
        assert read_parameters(gpu, module.add_one, "Q", "Q", "i") == (4096, 4096, 4)
        assert module.add_one is module.get_kernel("add_one")
        module.get_kernel("close")(f32(4))
        assert module.get_kernel("add").contract is None
        assert "add_one" in dir(module)
        module.add_one(f32(4, device=1), f32(4, device=1))
        with raises(AttributeError):
            _ = module.add_two
        with raises(KeyError):
            module.get_kernel("none")
        module.close()
        with raises(ValueError):
            module.add_one(f32(4), f32(4))
    bare: Any = Module(code)
    with raises(AttributeError):
        _ = bare.add_one
    newer = Artifact(
        Image(code.replace(b"sm_90", b"sm_120"), "ptx", ("sm_120",), bare.image.kernels), [add_contract]
    )
    with raises(ValueError):
        Module(newer)
    path.write_bytes(bytes(artifact)[:-5])
    with raises(ValueError):
        Module(path)


def test_artifact_prefers_a_cubin_to_ptx(gpu: Gpu) -> None:
    from cudyn import Artifact

    info = KernelInfo("add", Module(ptx(add="u64, u64, u32")).image.kernels[0].parameters)
    assert info.parameters
    code = Image(fatbin(ptx(add="u64, u64, u32")), "fatbin", ("sm_90",), (info,))
    module: Any = Module(Artifact(code, [ADD]))
    assert (module.image.kind, module.log) == ("fatbin", "")
    module.add_one(f32(4), f32(4))
