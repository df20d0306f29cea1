"""Tests for devices, contexts, threads, prepared launches and the lifetime of owners."""

from __future__ import annotations

import copy
import ctypes
import gc
import itertools
import pickle
import random
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from cudyn import Buffer, Device, DriverError, Module, driver

from ...conftest import python_json
from ...support.code import compilable
from ...support.dlpack import new_capsule
from ...support.kernels import KERNELS
from ...support.messages import raises
from ...support.simulated_gpu import Gpu
from ...support.tensors import Array
from .conftest import Whole, in_thread, in_threads, is_alive
from .test_launch import PTX, WAYS, Launch, Torch, make_kernel

# --- devices and contexts


def test_device_has_its_properties(gpu: Gpu) -> None:
    """There is only one object for each device, even after pickling."""
    device = Device(1)
    assert Device.count() == 2
    assert Device(1) is device
    assert Device() is Device(0) is not device
    assert Device(Whole(1)) is device  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(device)) is device
    assert (repr(device), device.name, device.compute_capability, device.arch) == (
        "Device(1)",
        "simulated sm_90",
        (9, 0),
        "sm_90",
    )
    free, total = device.get_memory_info()
    assert 0 < free < total
    assert device.get_attribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR) == 9


def test_device_with_an_invalid_ordinal_raises(gpu: Gpu) -> None:
    for ordinal in (5, 2, -1):
        with raises(DriverError):
            Device(ordinal)
        with raises(DriverError):
            Module(PTX, device=ordinal)
    for ordinal_of_wrong_type in ("0", 0.5, None):
        with raises(TypeError):
            Device(ordinal_of_wrong_type)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "use",
    [Device, Device.count, Device.current, lambda: Buffer(8), lambda: Module(PTX)],
    ids=["Device", "count", "current", "Buffer", "Module"],
)
def test_first_use_initializes_the_driver(gpu: Gpu, use: Callable[[], object]) -> None:
    gpu.restart()
    use()
    assert gpu.simulation.initialized


def test_devices_after_a_reload_are_new_objects(gpu: Gpu) -> None:
    device = Device(0)
    gpu.restart()
    assert Device(0) is not device
    assert Device(0) is Device(0)


def test_device_that_is_created_during_a_reload_is_not_reused(gpu: Gpu) -> None:
    """The device belongs to the previous driver. The next call returns a device of the new driver."""
    original = driver.cuDeviceGet

    def reload_first(ordinal: int) -> Any:
        """Replace the driver while the device is being created."""
        gpu.restart()
        driver.cuInit(0)
        return original(ordinal)

    gpu.restart()
    driver.cuDeviceGet = reload_first
    try:
        old_device = Device(0)
    finally:
        vars(driver).pop("cuDeviceGet", None)
    assert Device(0) is not old_device
    assert Device(0) is Device(0)


@pytest.mark.usefixtures("two_devices")
def test_device_in_a_with_block_is_current(device: Device) -> None:
    """The previous device is current again after the block, even if the block raises."""
    assert Device.current() is Device(0)
    with Device(1) as second_device:
        assert Device.current() is second_device is Device(1)
        module = Module(compilable(PTX))
        with Device(0):
            assert Device.current() is Device(0)
        assert Device.current() is second_device
    assert Device.current() is Device(0)
    assert module.device is Device(1)
    with pytest.raises(ZeroDivisionError, match="division by zero"), Device(1):
        1 / 0  # noqa: B018
    assert Device.current() is Device(0)


@pytest.mark.usefixtures("two_devices")
def test_used_device_stays_current(device: Device) -> None:
    assert Device(1).use() is Device(1)
    assert Device.current() is Device(1)
    assert in_thread(driver.cuCtxGetCurrent) == driver.CUcontext()


def test_launch_in_a_thread_without_a_context_makes_a_context_current(gpu: Gpu) -> None:
    """The context of the module's device becomes current, and stays current after the launch."""
    kernel = Module(PTX, device=1).get_kernel("k")
    prepared = kernel.prepare(1, 1, 7, 1)

    def work() -> Device:
        """Launch without a current context, and return the device that is then current."""
        assert not driver.cuCtxGetCurrent()
        kernel.launch(1, 1, 6, 1)
        return Device.current()

    launches_before = gpu.launches
    assert in_thread(work) is Device(1)
    assert (gpu.launches, gpu.words(1)) == (launches_before + 1, (6,))
    in_thread(prepared)
    assert (gpu.launches, gpu.words(1)) == (launches_before + 2, (7,))
    assert Device.current() is Device(0)


@pytest.mark.usefixtures("two_devices")
def test_first_use_in_a_thread_makes_a_context_current(device: Device) -> None:
    """The context belongs to the first device, unless another device is specified."""
    code = compilable(PTX)
    assert in_thread(lambda: (Module(code).device, Device.current())) == (Device(0), Device(0))
    assert in_thread(lambda: (Module(code, device=1).device, Device.current())) == (Device(1), Device(1))
    assert in_thread(lambda: (Buffer(8, device=Device(1)).device, Device.current())) == (Device(1), Device(1))


def test_launch_restores_another_current_context(gpu: Gpu) -> None:
    """A launch uses the context of its module. Afterwards, the other context is current again."""
    kernel = Module(PTX, device=1).get_kernel("k")
    assert Device.current() is Device(0)
    prepared, launches_before = kernel.prepare(1, 1, 7, 1), gpu.launches
    kernel.launch(1, 1, 6, 1)
    assert gpu.words(1) == (6,)
    prepared()
    assert gpu.words(1) == (7,)
    prepared(8, 1)
    assert gpu.words(1) == (8,)
    assert (gpu.launches, kernel.registers, kernel.occupancy.max_active_blocks_per_multiprocessor(128)) == (
        launches_before + 3,
        16,
        16,
    )
    assert Device.current() is Device(0)


def test_launch_that_fails_restores_another_current_context(gpu: Gpu) -> None:
    """The launch is tried again in the context of its module. The error of this attempt is raised."""
    kernel = Module(PTX, device=1).get_kernel("k")
    with (
        raises(DriverError),
        Device(1),
        gpu.failing_once(driver.CUDA_ERROR_INVALID_HANDLE),
    ):
        kernel.launch(1, 1, 5, 1)
    assert Device.current() is Device(0)


def test_use_without_a_driver_raises(no_nvidia: dict[str, str]) -> None:
    """The missing driver is reported when a name is used, and not when it is imported."""
    code = """
        import json, cudyn
        from cudyn import Buffer, Device, Module
        results = []
        for use in (Device, Device.count, Device.current, lambda: Buffer(8), lambda: Module(b"// .version")):
            try:
                results.append(str(use()))
            except cudyn.LoadError as error:
                results.append("LoadError")
        print(json.dumps(results))
    """
    assert python_json(code, env=no_nvidia, flags=("-S",)) == ["LoadError"] * 5


# --- threads


ROUNDS = 1000


@pytest.mark.parametrize(
    "method", ["launch", "configurations", "prepared", "prepared with arguments", "types of arguments"]
)
def test_launches_in_threads_pass_their_own_arguments(each_driver: Gpu, method: str) -> None:
    """The simulation runs the `store` kernel, which writes to the memory of the thread."""
    kernel, launches_before = Module(PTX).get_kernel("store"), each_driver.launches
    unused = (ctypes.c_uint64 * 1)()
    arguments = (ctypes.addressof(unused), 0) if method == "prepared with arguments" else ()
    prepared = kernel.prepare(1, 1, *arguments)

    def work(thread: int) -> None:
        """Launch with different values, and check after each launch that the kernel has stored the value."""
        memory = (ctypes.c_uint64 * 2)(0, 99)
        address = ctypes.addressof(memory)
        for repetition in range(ROUNDS):
            value = thread << 40 | repetition
            if method == "launch":
                kernel.launch(1, 1, address, value)
            elif method == "configurations":
                options: Any = {"stream": 0x5000 + thread, "shared_memory": 64 * (repetition % 2)}
                kernel.launch(1 + thread, 1 + repetition % 3, address, value, **options)
            elif method == "types of arguments":
                kernel.launch(1, 1, ctypes.c_void_p(address) if repetition % 2 else address, value | 1 << 63)
                value |= 1 << 63
            else:
                prepared(address, value)
            assert memory[0] == value
        assert memory[1] == 99

    in_threads(work)
    assert each_driver.launches == launches_before + 8 * ROUNDS


def test_rejected_launches_in_threads_leave_others_correct(device: Device) -> None:
    """Half of the threads also launch with wrong arguments."""
    kernel = Module(KERNELS).get_kernel("put")

    def work(thread: int) -> None:
        """Launch correctly and, in every second thread, also with wrong arguments."""
        with Buffer(8, device=0) as buffer:
            for value in range(ROUNDS // 3):
                if thread % 2:
                    wrong_value = "a" if value % 2 else 1 << 64
                    error = TypeError if value % 2 else OverflowError
                    with pytest.raises(error, match=r"^put: parameter 1 \(s64\): "):
                        kernel.launch(1, 1, buffer, wrong_value)
                kernel.launch(1, 1, buffer, value)
                assert int.from_bytes(bytes(buffer), "little") == value

    in_threads(work)


def test_get_kernel_in_threads_returns_one_object(device: Device) -> None:
    module = Module(compilable(PTX))
    result = in_threads(lambda index: (module.get_kernel("k"), Device(Device.count() - 1)))
    assert len({id(kernel) for kernel, _ in result}) == 1
    assert len({id(device) for _, device in result}) == 1


def test_launches_need_no_additional_memory(gpu: Gpu) -> None:
    """All launches have the same configuration, but different arguments."""
    kernel = make_kernel()
    prepared = kernel.prepare(1, 1, 5, 1)

    def launch_and_count_objects() -> int:
        """Launch repeatedly, and return the number of objects of the garbage collector."""
        for i in range(1000):
            kernel.launch(1, 1, i + (1 << 40), 1.5)
            prepared(i, 1)
            prepared()
            kernel.launch(1, 1, 5, 1, attributes=[driver.CUlaunchAttribute(id=8)])
        gc.collect()
        return len(gc.get_objects())

    launch_and_count_objects()
    count_before = launch_and_count_objects()
    assert launch_and_count_objects() - count_before < 100


# --- prepared launches


def test_prepared_launch_passes_its_arguments(gpu: Gpu) -> None:
    """Arguments of a single launch do not replace the prepared ones."""
    prepared = make_kernel().prepare((2, 3), 4, 5, 1.5)
    launches_before = gpu.launches
    assert prepared() is None
    assert (gpu.words(1), gpu.grid, gpu.block) == ((5,), (2, 3, 1), (4, 1, 1))
    prepared(6, 2.5)
    assert gpu.words(1) == (6,)
    prepared()
    assert gpu.words(1) == (5,)
    prepared(None, 1)
    assert gpu.words(1) == (0,)
    assert gpu.launches == launches_before + 4
    assert prepared.__qualname__ == "k.prepared"


def test_prepared_launch_with_wrong_arguments_raises(gpu: Gpu) -> None:
    """The number and the types of arguments are checked at each launch."""
    kernel, launches_before = make_kernel(), gpu.launches
    for arguments in ((5,), (5, 1.5, 6), ("a", 1.5), (5, "a")):
        with raises(TypeError):
            kernel.prepare(1, 1, *arguments)
    prepared, without_arguments = kernel.prepare(1, 1, 5, 1.5), kernel.prepare(1, 1)
    for launch in (
        lambda: prepared(5),
        lambda: prepared(5, 1.5, 6),
        lambda: prepared("a", 1.5),
        lambda: without_arguments(),
        lambda: without_arguments(5),
    ):
        with raises(TypeError):
            launch()  # type: ignore[no-untyped-call]
    assert gpu.launches == launches_before
    prepared()  # the failed calls have not changed the prepared arguments
    assert gpu.words(1) == (5,)
    without_arguments(6, 1)
    assert gpu.words(1) == (6,)


def test_prepared_launch_without_parameters_works(gpu: Gpu) -> None:
    """No arguments are accepted, neither by `prepare` nor by the launch."""
    kernel, launches_before = Module(PTX).get_kernel("bare"), gpu.launches
    prepared = kernel.prepare(2, 3)
    prepared()
    prepared()
    assert (gpu.launches, gpu.name, gpu.grid) == (launches_before + 2, "bare", (2, 1, 1))
    with raises(TypeError):
        prepared(1)
    with raises(TypeError):
        kernel.prepare(2, 3, 1)


def test_prepared_launches_are_independent(gpu: Gpu) -> None:
    """Each prepared launch keeps its configuration and arguments, even if other launches run in between."""
    module = Module(PTX)
    cases = []
    for name, argument in itertools.product(("k", "other"), range(50)):
        grid = 1 + argument
        prepared = module.get_kernel(name).prepare(grid, 1, argument, 1)
        cases.append((prepared, name, grid, argument))
    rng = random.Random(1)
    for _ in range(500):
        if rng.random() < 0.15:
            module.get_kernel("k").launch(77, 1, 7, 1)
        prepared, name, grid, argument = rng.choice(cases)
        prepared()
        assert (gpu.name, gpu.grid[0], gpu.words(1)) == (name, grid, (argument,))


def test_prepared_launch_keeps_its_arguments(gpu: Gpu) -> None:
    """The buffer is freed with the prepared launch, and not before."""
    buffer, freed = Buffer(8), gpu.freed
    address = int(buffer)
    prepared = make_kernel().prepare(1, 1, buffer, 1)
    del buffer
    gc.collect()
    assert gpu.freed == freed
    prepared()
    assert gpu.words(1) == (address,)
    del prepared
    gc.collect()
    assert gpu.freed == freed + 1


def test_prepared_launch_keeps_its_kernel(gpu: Gpu) -> None:
    """The module is unloaded with the prepared launch, and not before."""
    kernel = make_kernel()
    module_reference = weakref.ref(kernel.module)
    prepared = kernel.prepare(1, 1, 5, 1)
    del kernel
    gc.collect()
    prepared()
    assert gpu.words(1) == (5,)
    del prepared
    assert not is_alive(module_reference)


def test_launch_does_not_keep_its_arguments(gpu: Gpu) -> None:
    """The memory is freed after the launch, because cuMemFree waits for it."""
    kernel, freed = make_kernel(), gpu.freed
    kernel.launch(1, 1, Buffer(8), 1)
    gc.collect()
    assert gpu.freed == freed + 1


# --- owners


def test_prepared_launch_keeps_its_stream(gpu: Gpu) -> None:
    """The stream object is released with the prepared launch, and not before."""
    stream = Torch()
    stream_reference = weakref.ref(stream)
    prepared = make_kernel().prepare(1, 1, 5, 1, stream=stream)
    del stream
    assert is_alive(stream_reference)
    prepared()
    assert gpu.stream == 0x5000
    del prepared
    assert not is_alive(stream_reference)


def test_prepared_launch_with_a_closed_buffer_raises(gpu: Gpu) -> None:
    """It can still be launched with other arguments."""
    kernel, buffer = make_kernel(), Buffer(8)
    prepared, deleted = kernel.prepare(1, 1, buffer, 1), kernel.prepare(1, 1, buffer, 2)
    prepared()
    del deleted
    buffer.close()
    launches_before = gpu.launches
    for _ in range(2):
        with raises(ValueError):
            prepared()
    assert gpu.launches == launches_before
    prepared(7, 1)
    assert gpu.words(1) == (7,)


class CopyingProducer:
    """A producer that exports a copy of its memory. The copy exists as long as the capsule."""

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0

    def __dlpack__(self, *, stream: Any = None) -> Any:
        self.memory = memory = (ctypes.c_uint64 * 1)()
        tensor = (ctypes.c_uint64 * 8)(ctypes.addressof(memory), 2)
        address = ctypes.addressof(tensor)
        self.memory_reference = weakref.ref(memory)
        capsule = new_capsule(address, b"dltensor", ctypes.cast(_destroyed, ctypes.c_void_p))
        _exported[ctypes.cast(id(capsule), ctypes.c_void_p).value] = memory, tensor
        del self.memory
        return capsule


# The memory of each capsule, keyed by the capsule's address.
_exported: dict[int | None, Any] = {}


_destroyed = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(lambda capsule: _exported.pop(capsule, None) and None)


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_keeps_the_capsule(gpu: Gpu, launch_kernel: Launch) -> None:
    """The capsule owns the memory that the kernel writes, so it must exist during the launch."""
    array, was_alive = CopyingProducer(), []

    def watch(call: Any, *arguments: Any) -> None:
        """Record whether the memory is still owned when the kernel is launched."""
        was_alive.append(array.memory_reference() is not None)
        call(*arguments)

    with gpu.replacing("cuLaunchKernelEx", watch):
        launch_kernel(Module(PTX).get_kernel("store"), 1, 1, array, 77)
    assert was_alive == [True]
    gc.collect()
    assert array.memory_reference() is None


@pytest.mark.parametrize("copy_object", [copy.copy, copy.deepcopy, pickle.dumps])
def test_copy_of_a_driver_object_raises(device: Device, copy_object: Callable[[Any], Any]) -> None:
    """A copy would release the driver's object a second time."""
    kernel = Module(compilable(PTX)).get_kernel("k")
    with Buffer(8) as buffer:
        for driver_object in (buffer, kernel, kernel.module):
            with raises(TypeError):
                copy_object(driver_object)


# --- modules and their contexts


def test_module_writes_logs_to_the_callers_buffers(gpu: Gpu) -> None:
    """Without the caller's buffers, the info log is an attribute of the module."""
    buffer = ctypes.create_string_buffer(100)
    options: dict[int, int] = {
        driver.CU_JIT_INFO_LOG_BUFFER: ctypes.addressof(buffer),
        driver.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: 100,
    }
    error_options: dict[int, int] = {
        driver.CU_JIT_ERROR_LOG_BUFFER: ctypes.addressof(buffer),
        driver.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: 100,
    }
    with gpu.writing_logs():
        assert Module(PTX).log == "ptxas: a remark"
        assert Module(PTX, options=options).log == ""
        assert buffer.value == b"ptxas: a remark"
        with raises(DriverError):
            Module(PTX.replace(b"sm_90", b"sm_100"), options=error_options)
        assert buffer.value == b"ptxas: a complaint"


def test_kernel_with_a_texture_parameter_has_sizes_from_the_driver(gpu: Gpu) -> None:
    """Launches do not support some PTX types. The driver reports the sizes of such parameters."""
    code = b".version 7.7\n.target sm_90\n.entry k(.param .texref a) {}\n"
    module = Module(code + b".entry l(.param .u64 a, .param .f32 b) {}")
    assert str(module.get_kernel("l")) == "l(u64, f32)"

    def report(*parameters: tuple[int, int]) -> Any:
        """Make the driver report parameters: pairs of an offset and a size in bytes."""

        def find_parameter(call: Any, simulation: Any, function: Any, index: int) -> tuple[int, int]:
            """Return a parameter, or make the simulated driver fail for an index after the last one."""
            return parameters[index] if index < len(parameters) else call(simulation, function, 1 << 20)

        return gpu.replacing("cuFuncGetParamInfo", find_parameter)

    with report((0, 8), (8, 4)):
        assert str(module.get_kernel("k")) == "k(?[8], ?[4])"
    with report((65535, 0)), raises(ValueError):
        Module(code).get_kernel("k")


def test_objects_of_a_reset_context_are_not_released_again(gpu: Gpu) -> None:
    """A reset of the context, for example by cudaDeviceReset, destroys its objects.

    Afterwards, the device uses a new context.
    """
    with Device(1):
        old_buffer, module, unclosed_buffer = Buffer(8), Module(PTX), Buffer(8)
        Buffer.from_host(b"x" * 8).copy_from(b"y" * 8, stream=0x5000)
        driver.cuDevicePrimaryCtxReset(1)
        new_buffer, freed, unloaded = Buffer(8), gpu.freed, gpu.unloaded
        assert bytes(Buffer.from_host(b"12345678")) == b"12345678"
        freed += 1  # the Buffer of the previous line
        old_buffer.close()
        del unclosed_buffer
        gc.collect()
        module.close()
        assert (gpu.freed, gpu.unloaded) == (freed, unloaded)
        new_buffer.close()
        assert gpu.freed == freed + 1
        Device(1).sync()
    driver.cuDevicePrimaryCtxReset(1)
    assert Device(1).get_memory_info()[1] > 0
    driver.cuDevicePrimaryCtxReset(1)
    with Device(1):
        assert Device.current() is Device(1)


def test_launch_with_an_array_in_a_thread_without_a_context_works(gpu: Gpu) -> None:
    """The address is queried in the context of the kernel's device."""
    kernel = make_kernel()
    array = Array("<f4", (4,), address=0x5000)
    in_thread(lambda: kernel.launch(1, 1, array, 1))
    assert gpu.words(1) == (0x5000,)


def test_array_query_reports_an_earlier_error(gpu: Gpu, fresh_process: None) -> None:
    """The first status reports a failed kernel, and the second status reports an invalid address."""
    with (
        gpu.failing(driver.CUDA_ERROR_ILLEGAL_ADDRESS, "cuPointerGetAttribute*"),
        raises(DriverError),
    ):
        make_kernel().launch(1, 1, Array("<f4", (4,), address=0x5000), 1)
    with (
        gpu.failing(driver.CUDA_ERROR_INVALID_VALUE, "cuPointerGetAttribute*"),
        raises(ValueError),
    ):
        make_kernel().launch(1, 1, Array("<f4", (4,), address=0x5000), 1)
