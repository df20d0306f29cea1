"""Tests for modules, kernels, launches and streams with the simulated driver."""

from __future__ import annotations

import array
import ctypes
import itertools
import numbers
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from cudyn import Buffer, Contract, Device, DriverError, Image, Module, driver
from cudyn._process import process
from cudyn.types import KernelInfo, Parameter

from ...support.code import compilable, cubin, fatbin, ptx
from ...support.messages import raises
from ...support.simulated_gpu import WAITS, Gpu
from .conftest import in_thread

PTX = ptx(k="u64, f32", bare="", store="u64, u64", other="u64, f32")
PARAMETERS_OF_K = (Parameter(0, 8, 8, "u64"), Parameter(8, 4, 4, "f32"))
CUBIN = cubin("k", (0, 8), (8, 4))
TYPED_CONTRACT = Contract("k(a: u64, b: f32)")
FATBIN = Image(fatbin(PTX), "fatbin", ("sm_90",))  # only the driver can list its kernels


def make_kernel() -> Any:
    """Return the `k` kernel."""
    return Module(PTX).get_kernel("k")


# --- modules and kernels


@pytest.mark.parametrize("form", ["Image", "bytes", "bytearray", "memoryview", "array", "Path", "str"])
def test_module_accepts_every_form_of_code(gpu: Gpu, tmp_path: pathlib.Path, form: str) -> None:
    """Code can be an image, bytes or the path of a file."""
    image = Image(PTX, "ptx", ("sm_90",), (KernelInfo("k", PARAMETERS_OF_K),))
    path = tmp_path / "k.ptx"
    image.save(path)
    forms: dict[str, Any] = {
        "Image": image,
        "bytes": PTX,
        "bytearray": bytearray(PTX),
        "memoryview": memoryview(PTX),
        "array": array.array("B", PTX),
        "Path": path,
        "str": str(path),
    }
    module = Module(forms[form])
    assert repr(module) == "<Module of ptx on device 0>"
    kernel = module.get_kernel("k")
    assert kernel.parameters == PARAMETERS_OF_K
    assert str(kernel) == "k(u64, f32)"
    assert repr(kernel) == "<Kernel k(u64, f32)>"
    kernel.launch(1, 1, 5, 1)
    assert gpu.name == "k"


def test_module_of_invalid_code_raises(device: Device, tmp_path: pathlib.Path) -> None:
    """CUDA C++ has to be compiled first, and some kinds of code cannot be loaded."""
    with raises(TypeError):
        Module(5)  # type: ignore[arg-type]
    with raises(TypeError):  # a str, like the result of open(...).read()
        Module(PTX.decode())
    source = 'extern "C" __global__ void k(int *);'
    (tmp_path / "k.cu").write_text(source)
    for code in (source, f"{source}\n", source.encode(), tmp_path / "k.cu"):
        with raises(TypeError):
            Module(code)
    with raises(ValueError):
        Module(b"hello")
    with raises(FileNotFoundError):
        Module(tmp_path / "missing.ptx")
    for unloadable_kind in ("ltoir", "optixir", "tileir"):
        with raises(ValueError):
            Module(Image(b"code", unloadable_kind, ("sm_90",)))


def test_loading_ptx_for_another_arch_raises_with_the_log_of_ptxas(gpu: Gpu) -> None:
    """The message names both architectures, and ends with the log of the driver's compiler."""
    ptx_for_another_arch = ptx(k="").replace(b"sm_90", b"sm_100")
    with gpu.writing_logs(), raises(DriverError) as caught:
        Module(ptx_for_another_arch)
    lines = str(caught.value).splitlines()
    assert lines[-2:] == ["The code is ptx for sm_100; device 0 is sm_90.", "ptxas: a complaint"]


def test_kernel_is_found_by_its_name_expression(gpu: Gpu) -> None:
    """An Image from cudyn.compile maps a template's name in C++ to the name in the code."""
    image = Image(PTX, "ptx", ("sm_90",), (KernelInfo("k", PARAMETERS_OF_K),), lowered_names={"f<int>": "k"})
    kernel = Module(image).get_kernel("f<int>")
    assert kernel.name == "k"
    kernel.launch(1, 1, 5, 1)
    assert gpu.name == "k"


def test_get_kernel_returns_the_same_object(device: Device) -> None:
    """A kernel exists once for each name and for each contract."""
    module = Module(compilable(PTX))
    assert module.get_kernel("k") is module.get_kernel("k")
    assert (
        module.get_kernel(TYPED_CONTRACT)
        is module.get_kernel(Contract(TYPED_CONTRACT.text))
        is not module.get_kernel("k")
    )
    assert module.get_kernel_names() == ["k", "bare", "store", "other"]


def test_get_kernel_with_an_unknown_name_raises(gpu: Gpu) -> None:
    for code in (PTX, FATBIN):
        with raises(KeyError):
            Module(code).get_kernel("none")


def test_kernel_names_come_from_the_driver(gpu: Gpu) -> None:
    """A fatbin does not contain the names. They are also found in a thread without a current context."""
    module = Module(FATBIN)
    assert module.get_kernel_names() == ["k", "bare", "store", "other"]
    assert in_thread(module.get_kernel_names) == module.get_kernel_names()


def test_contract_specifies_types_that_the_code_lacks(gpu: Gpu) -> None:
    """CUBINs and fatbins only contain the sizes of parameters. A contract specifies the types."""
    for code in (FATBIN, CUBIN):
        assert Module(code).get_kernel("k").parameters == (Parameter(0, 8, 0, ""), Parameter(8, 4, 0, ""))
        kernel = Module(code).get_kernel(Contract("k(a: f64, b: i32)"))
        kernel.launch(1, 1, 1, -1)
        assert gpu.words(1) == (0x3FF0000000000000,)


@pytest.mark.parametrize("contract", ["k(a: u64)", "k(a: u64, b: u64)", "k(a: u64, b: f32, c: u8)", "k()"])
def test_contract_with_wrong_types_raises(gpu: Gpu, contract: str) -> None:
    for code in (FATBIN, PTX):
        with raises(ValueError):
            Module(code).get_kernel(Contract(contract))


ATTRIBUTE_CALLS = ("cuFuncGetAttribute", "cuFuncSetAttribute")
OCCUPANCY = ("cuOccupancyMaxActiveBlocksPerMultiprocessor", "cuOccupancyMaxPotentialBlockSize")


def test_use_of_a_closed_module_raises(gpu: Gpu) -> None:
    """The driver does not receive handles of an unloaded module."""
    unloaded_before = gpu.unloaded
    with Module(PTX) as module:
        kernel, bare = module.get_kernel("k"), module.get_kernel("bare")
        typed = module.get_kernel(TYPED_CONTRACT)
        launch, prepared, open_prepared = kernel.launch, kernel.prepare(1, 1, 5, 1), kernel.prepare(1, 1)
        kernel.launch(1, 1, 5, 1)
        assert gpu.unloaded == unloaded_before
    assert gpu.unloaded == unloaded_before + 1
    assert repr(module) == "<Module of ptx on device 0, closed>"
    module.close()
    assert gpu.unloaded == unloaded_before + 1
    calls_before = gpu.tries, gpu.count(*ATTRIBUTE_CALLS, *OCCUPANCY)
    for use in (
        lambda: launch(1, 1, 5, 1),
        lambda: launch(2, 2, 5, 1),
        lambda: kernel.launch(2, 1, 5, 1, cluster=2),
        lambda: typed.launch(1, 1, 5, 1),
        lambda: bare.launch(1, 1),
        lambda: prepared(),
        lambda: prepared(6, 2),
        lambda: open_prepared(6, 2),
        lambda: kernel.prepare(1, 1, 5, 1),
        lambda: module.get_kernel("k"),
        lambda: module.get_global("variable"),
        lambda: kernel.get_attribute(0),
        lambda: kernel.set_attribute(8, 100),
        lambda: kernel.registers,
        lambda: kernel.occupancy.max_active_blocks_per_multiprocessor(32),
        lambda: kernel.occupancy.max_potential_block_size(),
    ):
        with raises(ValueError):
            use()
    assert (gpu.tries, gpu.count(*ATTRIBUTE_CALLS, *OCCUPANCY)) == calls_before


def test_module_is_closed_in_its_own_context(gpu: Gpu) -> None:
    """The current context may belong to another device, or may be missing."""
    ordinals: list[int] = []

    def unload(call: Any, simulation: Any, module: Any) -> None:
        """Record the device of the current context, and unload the module."""
        ordinals.append(simulation.context.device.ordinal)
        call(simulation, module)

    with gpu.replacing("cuModuleUnload", unload):
        Module(PTX, device=1).close()
        in_thread(Module(PTX).close)
    assert ordinals == [1, 0]


def test_kernel_has_its_properties(gpu: Gpu) -> None:
    """The properties come from the function's attributes, and the occupancy from the simulated device."""
    kernel = make_kernel()

    def get_attribute(call: Any, simulation: Any, attribute: int, function: Any) -> int:
        """Return a value that depends on the attribute."""
        return 10 + attribute

    with gpu.replacing("cuFuncGetAttribute", get_attribute):
        assert (kernel.registers, kernel.static_shared_memory, kernel.local_memory) == (14, 11, 13)
        assert kernel.max_threads_per_block == 10
        assert kernel.get_attribute(driver.CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES) == 12
        assert kernel.get_attribute(driver.CU_FUNC_ATTRIBUTE_PTX_VERSION) == 15
        assert in_thread(lambda: kernel.registers) == 14
    occupancy = kernel.occupancy
    assert [occupancy.max_active_blocks_per_multiprocessor(block) for block in (128, (64, 2))] == [16, 16]
    assert occupancy.max_potential_block_size() == (132 * 8, 256)
    assert occupancy.max_potential_block_size(limit=128) == (132 * 16, 128)
    with raises(DriverError):
        kernel.set_attribute(driver.CU_FUNC_ATTRIBUTE_NUM_REGS, 1)


# --- configurations


class Vector(list[int]):
    """An array from another package, such as numpy. Its comparisons return arrays without a truth value."""

    def __ne__(self, other: object) -> Any:
        return Vector([0, 0])

    def __bool__(self) -> bool:
        raise ValueError("the truth value of an array is ambiguous")

    __hash__ = None


Launch = Callable[..., None]


def launch(kernel: Any, *arguments: Any, **options: Any) -> None:
    kernel.launch(*arguments, **options)


def launch_prepared(kernel: Any, *arguments: Any, **options: Any) -> None:
    kernel.prepare(*arguments, **options)()


def launch_prepared_with_other_arguments(
    kernel: Any, grid: Any, block: Any, *arguments: Any, **options: Any
) -> None:
    kernel.prepare(grid, block, **options)(*arguments)


WAYS = [launch, launch_prepared, launch_prepared_with_other_arguments]


class Torch:
    """A fake torch object, which is neither equal nor unequal to objects of other packages."""

    def __init__(self, handle: int = 0x5000) -> None:
        self.cuda_stream = handle

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Torch) and self.cuda_stream == other.cuda_stream

    def __ne__(self, other: object) -> bool:
        return isinstance(other, Torch) and self.cuda_stream != other.cuda_stream

    def __hash__(self) -> int:
        return hash(self.cuda_stream)

    def wait_event(self, event: object) -> None: ...


class Cupy:
    """A fake cupy object, which inspects the objects that it is compared with."""

    def __init__(self, handle: int = 0x5000) -> None:
        self.ptr = handle

    def __eq__(self, other: Any) -> bool:
        return bool(self.ptr == other.ptr)

    __hash__ = None  # type: ignore[assignment]

    def wait_event(self, event: object) -> None: ...


class EqualToEverything:
    """An int from another package that is equal to every object."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return True

    def __ne__(self, other: object) -> bool:
        return False

    def __hash__(self) -> int:
        return hash(4)

    def __index__(self) -> int:
        return self.value

    __int__ = __index__


numbers.Integral.register(EqualToEverything)


class CUstream:
    """A cuda.bindings stream. Its handle is not an int."""

    def __int__(self) -> int:
        return 0x5000


# --- errors


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_that_fails_raises(gpu: Gpu, launch_kernel: Launch) -> None:
    """The error names the kernel and its parameters. The next launch works."""
    kernel = make_kernel()
    with gpu.failing_once(driver.CUDA_ERROR_LAUNCH_FAILED), pytest.raises(DriverError) as caught:
        launch_kernel(kernel, 1, 1, 5, 1)
    error = caught.value
    assert (error.function, error.status) == ("cuLaunchKernelEx", driver.CUDA_ERROR_LAUNCH_FAILED)
    assert "The kernel is k(u64, f32)." in str(error)
    launch_kernel(kernel, 1, 1, 6, 1)
    assert gpu.words(1) == (6,)


def test_launch_that_fails_with_an_unknown_status_raises(gpu: Gpu) -> None:
    """A newer driver may return a status that the tables do not contain."""
    unknown_status = 12345
    with (
        gpu.failing_once(unknown_status),
        raises(DriverError),
    ):
        make_kernel().launch(1, 1, 5, 1)


NOTE = "A kernel that was launched earlier has failed. Launched last: "


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize("status", [700, 702, 710, 714, 715, 716, 717, 718, 719])
def test_late_error_names_the_last_kernel(gpu: Gpu, status: int, launch_kernel: Launch) -> None:
    """Kernels fail asynchronously, so another call raises. The last kernel is a likely cause."""
    process.reset()
    kernel = make_kernel()
    with Buffer(8) as buffer:
        launch_kernel(kernel, 1, 1, 5, 1)
        with gpu.failing(status, *WAITS):
            for use in (Device(0).sync, lambda: bytes(buffer), lambda: driver.cuCtxSynchronize()):
                with pytest.raises(DriverError) as caught:
                    use()
                assert caught.value.note == NOTE + "k."
                assert NOTE in str(caught.value)


def test_late_error_names_the_kernels_before(gpu: Gpu) -> None:
    """The failed kernel may have been launched before the last kernel."""
    process.reset()
    module = Module(PTX)
    for name in ("store", "other", "k"):
        memory = (ctypes.c_uint64 * 1)()
        module.get_kernel(name).launch(1, 1, ctypes.addressof(memory), 1)
    with gpu.failing(driver.CUDA_ERROR_ILLEGAL_ADDRESS, *WAITS), pytest.raises(DriverError) as caught:
        Device(0).sync()
    assert caught.value.note == NOTE + "k; before it: other, store."


def test_launch_after_a_late_error_names_the_kernels(gpu: Gpu) -> None:
    """The launch may fail because of the kernel before it, so both kernels are named."""
    process.reset()
    module = Module(PTX)
    module.get_kernel("other").launch(1, 1, 5, 1)
    with gpu.failing_once(driver.CUDA_ERROR_LAUNCH_FAILED), pytest.raises(DriverError) as caught:
        module.get_kernel("k").launch(1, 1, 5, 1)
    assert caught.value.note == f"{NOTE}other.\nThe kernel is k(u64, f32)."


def test_other_error_names_no_kernel(gpu: Gpu) -> None:
    """Kernels do not cause this status, and no kernel was launched before the last error."""
    make_kernel().launch(1, 1, 5, 1)
    with gpu.failing(driver.CUDA_ERROR_INVALID_VALUE, *WAITS), pytest.raises(DriverError) as caught:
        Device(0).sync()
    assert caught.value.note == ""
    with gpu.failing_once(driver.CUDA_ERROR_INVALID_VALUE), pytest.raises(DriverError) as caught:
        make_kernel().launch(1, 1, 5, 1)
    assert caught.value.note == "The kernel is k(u64, f32)."
    process.reset()
    with gpu.failing(driver.CUDA_ERROR_ILLEGAL_ADDRESS, *WAITS), pytest.raises(DriverError) as caught:
        Device(0).sync()
    assert caught.value.note == ""


def test_late_error_does_not_name_a_rejected_launch(gpu: Gpu) -> None:
    """A kernel that was not launched cannot be the cause."""
    process.reset()
    for arguments, error in (((1, 1, "a", 1), TypeError), ((0, 1, 5, 1), ValueError)):
        with raises(error):
            make_kernel().launch(*arguments)
    with gpu.failing_once(driver.CUDA_ERROR_INVALID_VALUE), raises(DriverError):
        make_kernel().launch(1, 1, 5, 1)
    with gpu.failing(driver.CUDA_ERROR_ILLEGAL_ADDRESS, *WAITS), pytest.raises(DriverError) as caught:
        Device(0).sync()
    assert caught.value.note == ""


# --- streams and launch configurations


class Numpy:
    """A stream from another package. Its comparisons return arrays without a truth value, as in numpy."""

    def __init__(self, handle: int = 0x5000) -> None:
        self.handle = handle

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.handle

    def __eq__(self, other: object) -> Any:
        return Vector([0, 0])

    __ne__ = __eq__
    __hash__ = None  # type: ignore[assignment]


# Functions that return a stream object for a handle.
STREAM_FORMS: dict[str, Callable[[int], Any]] = {
    "None": lambda handle: None,
    "int": lambda handle: handle,
    "CUstream": driver.CUstream,
    "torch": Torch,
    "cupy": Cupy,
    "numpy": Numpy,
    "everything": EqualToEverything,
}


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_on_equal_streams_uses_their_handles(gpu: Gpu, launch_kernel: Launch) -> None:
    """The handle determines the stream, even if the objects are equal."""
    for order in itertools.permutations(STREAM_FORMS, 3):
        kernel = make_kernel()
        streams = [
            (0 if form == "None" else 0x5000 + index, STREAM_FORMS[form](0x5000 + index))
            for index, form in enumerate(order)
        ]
        for handle, stream in [*streams, *streams]:
            for same_stream in (
                stream,
                stream,
                STREAM_FORMS[order[handle - 0x5000]](handle) if handle else None,
            ):
                launch_kernel(kernel, 1, 1, 5, 1, stream=same_stream)
                assert gpu.stream == handle, order


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize(
    ("size", "equal_size", "error"),
    [
        (4, 4.0, TypeError),
        ((4,), (4.0,), TypeError),
        (4, EqualToEverything(0), ValueError),
        ((4, 1), (EqualToEverything(0), 1), ValueError),
    ],
    ids=["a float", "a float in a tuple", "anything", "anything in a tuple"],
)
def test_launch_with_an_object_equal_to_a_grid_raises(
    gpu: Gpu, launch_kernel: Launch, size: Any, equal_size: Any, error: type[Exception]
) -> None:
    """Machine code compares grids with the previous one, and `1.0 == 1` must not make a float valid."""
    kernel = make_kernel()
    launch_kernel(kernel, size, size, 5, 1)
    launches_before = gpu.launches
    for arguments in ((equal_size, size), (size, equal_size)):
        with raises(error):
            launch_kernel(kernel, *arguments, 5, 1)
    with raises(TypeError):
        launch_kernel(kernel, size, size, 5, 1, shared_memory=0.0)
    with raises(TypeError):
        launch_kernel(kernel, size, size, 5, 1, cooperative="no")
    assert gpu.launches == launches_before


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_with_an_int_equal_to_a_grid_uses_its_value(gpu: Gpu, launch_kernel: Launch) -> None:
    """Machine code must not mistake an int subclass that equals everything for the previous grid."""
    kernel = make_kernel()
    for size, expected in (
        (3, 3),
        (EqualToEverything(7), 7),
        (3, 3),
        (EqualToEverything(8), 8),
        ((EqualToEverything(9),), 9),
    ):
        launch_kernel(kernel, size, size, 5, 1, shared_memory=size if isinstance(size, int) else 0)
        assert (gpu.grid, gpu.block) == ((expected, 1, 1), (expected, 1, 1))


def test_prepared_launch_with_a_named_argument_raises(gpu: Gpu) -> None:
    """A call without positional arguments uses the prepared arguments, and would ignore named arguments."""
    prepared, launches_before = make_kernel().prepare(1, 1, 5, 1.5), gpu.launches
    for named in ({"a1": 9.0}, {"a0": 6}, {"stream": 5}):
        with raises(TypeError):
            prepared(**named)
    assert gpu.launches == launches_before


def test_launch_after_the_limit_was_reduced_increases_it(gpu: Gpu) -> None:
    """The limit of dynamic shared memory was reduced with `set_attribute`."""
    module = Module(PTX)
    kernel, kernel_with_contract = module.get_kernel("k"), module.get_kernel(TYPED_CONTRACT)
    limit = driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for launched in (kernel, kernel_with_contract):
        launched.launch(1, 1, 5, 1, shared_memory=200 << 10)
        kernel.set_attribute(limit, 100 << 10)
        launched.launch(1, 1, 5, 1, shared_memory=200 << 10)
        assert gpu.shared == 200 << 10
        assert kernel.get_attribute(limit) == 200 << 10


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_with_an_object_that_is_not_a_real_number_raises(gpu: Gpu, launch_kernel: Launch) -> None:
    """Some of the objects define __float__ or __index__, but their meaning is not a real number."""

    class Complex:
        dtype = type("dtype", (), {"kind": "c"})

        def __float__(self) -> float:
            """Return a number, as arrays with one complex element do."""
            return 1.0

    kernel = Module(ptx(k="u32, f32")).get_kernel("k")
    launches_before = gpu.launches
    with Buffer(8) as buffer:
        for wrong_number in (buffer, driver.CUstream(2), Complex(), 1j):
            with raises(TypeError):
                launch_kernel(kernel, 1, 1, 1, wrong_number)
        for wrong_number in (buffer, driver.CUstream(2), 1j):
            with raises(TypeError):
                launch_kernel(kernel, 1, 1, wrong_number, 1)
    assert gpu.launches == launches_before
