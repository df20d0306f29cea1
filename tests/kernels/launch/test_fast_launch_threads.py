"""Tests for fast launches: failures, threads, memory, and the properties of launch functions."""

from __future__ import annotations

import copy
import ctypes
import gc
import inspect
import os
import pathlib
import pickle
import re
import sys
import threading
import weakref
from typing import Any

import pytest

from cudyn import Buffer, Contract, Device, DriverError, driver
from cudyn._kernels.launch import fast_launches

from ...support.messages import raises
from ...support.recording_driver import Recorder
from ...support.simulated_gpu import ENDS, Gpu
from .conftest import kernel_of, needs_fast_calls
from .test_fast_launches import LIMIT, get_python_function, uses_machine_code

# --- failures


@needs_fast_calls
def test_failed_launch_is_not_repeated(gpu: Gpu) -> None:
    """Machine code leaves errors to Python, which must not launch the kernel a second time."""
    kernel = kernel_of()
    kernel.launch(1, 1, 5, 1)
    prepared = kernel.prepare(1, 1, 5, 1)
    for call in (lambda: kernel.launch(1, 1, 5, 1), prepared, lambda: prepared(5, 1)):
        launches, tries = gpu.launches, gpu.tries
        for status in (1, 201, 400, 719):
            with gpu.failing_once(status), pytest.raises(DriverError) as caught:
                call()
            assert (caught.value.status, caught.value.function) == (status, "cuLaunchKernelEx")
            assert "The kernel is k(u64, f32)." in str(caught.value)
        assert (gpu.launches, gpu.tries) == (launches, tries + 4), "one try for each status"
        assert uses_machine_code(call)


@needs_fast_calls
def test_launch_in_another_context_is_repeated(gpu: Gpu) -> None:
    """A launch that fails because of the context is repeated with the same arguments."""
    kernel = kernel_of()
    kernel.launch(1, 1, 5, 1)
    prepared = kernel.prepare((3, 1), 1, 6, 1, stream=9)
    with Device(1):
        tries_before = gpu.tries
        kernel.launch((2, 3), 4, 77, 1.5, stream=8)
        assert (gpu.grid, gpu.block, gpu.stream, gpu.words(1)) == ((2, 3, 1), (4, 1, 1), 8, (77,))
        prepared()
        assert (gpu.grid, gpu.stream, gpu.words(1), gpu.tries) == ((3, 1, 1), 9, (6,), tries_before + 4)


@needs_fast_calls
def test_launch_of_a_closed_module_raises(gpu: Gpu) -> None:
    """Launch functions that are still referenced call Python, which raises the error.

    If closing fails, they can still launch.
    """
    kernel, buffer = kernel_of(), Buffer(8)
    launch, prepared = kernel.launch, kernel.prepare(1, 1, buffer, 1)
    launch(1, 1, 5, 1)
    with gpu.failing(1, *ENDS), raises(DriverError):
        kernel.module.close()
    launch(1, 1, 5, 1)
    assert uses_machine_code(launch, 1, 1, 5, 1)
    assert uses_machine_code(prepared)
    buffer.close()
    with raises(ValueError):
        prepared()
    kernel.module.close()
    tries = gpu.tries
    for call, arguments in ((launch, (1, 1, 5, 1)), (launch, (2, 1, 5, "a")), (prepared, (5, 1))):
        with raises(ValueError):
            call(*arguments)
    assert gpu.tries == tries


@needs_fast_calls
def test_launch_after_a_limit_was_set_checks_it(gpu: Gpu) -> None:
    kernel = kernel_of()
    kernel.launch(1, 1, 5, 1, shared_memory=200 << 10)
    kernel.set_attribute(LIMIT, 100 << 10)
    assert not uses_machine_code(kernel.launch, 1, 1, 5, 1, shared_memory=200 << 10)
    assert gpu.shared == 200 << 10


@needs_fast_calls
def test_launch_with_too_many_parameters_is_made_by_python(gpu: Gpu) -> None:
    """Machine code does not support kernels with more than 4 KiB of parameters."""
    kernel = kernel_of("u64, align 4 .b8[4096]")
    assert type(kernel.launch).__name__ == "function"
    kernel.launch(1, 1, 5, bytes(4096))
    kernel.prepare(1, 1, 5, bytes(4096))()


# --- threads and memory


@needs_fast_calls
def test_launch_releases_the_gil(recorder: Recorder) -> None:
    """The kernel waits until it can read from a pipe, to which only another Python thread writes."""
    kernel = kernel_of("s32", "wait")
    recorder.set_parameter_sizes([4])
    prepared = kernel.prepare(1, 1)
    for launch in (lambda fd: kernel.launch(1, 1, fd), prepared):
        reading, writing = os.pipe()
        finished: list[Any] = []

        def work(launch: Any = launch, fd: int = reading, finished: list[Any] = finished) -> None:
            """Launch the kernel, which waits, and record that the launch has returned."""
            Device(0).use()
            finished.append(launch(fd))

        thread = threading.Thread(target=work)
        thread.start()
        assert finished == []
        os.write(writing, b"x")
        thread.join(300)
        assert len(finished) == 1


@needs_fast_calls
@pytest.mark.slow
def test_launches_in_threads_are_independent(gpu: Gpu) -> None:
    """Each thread has its own arguments and stream.

    At the end, the module is closed while launches are running.
    """
    kernel = kernel_of("u64, u64", "store")
    cell = ctypes.c_uint64()
    kernel.launch(1, 1, ctypes.addressof(cell), 1)
    shared, failures = kernel.prepare(1, 1, ctypes.addressof(cell), 5), []

    def work(index: int) -> None:
        """Launch with different arguments and check each result, until the module is closed."""
        try:
            Device(0).use()
            variable = ctypes.c_uint64()
            address = ctypes.addressof(variable)
            with Buffer.borrow(address, 8) as buffer:
                prepared = kernel.prepare(1, 1, address, index)
                for round_number in range(2000):
                    value = index << 32 | round_number  # differs for each thread and round
                    is_odd = round_number % 2
                    target = buffer if is_odd else address
                    kernel.launch((1 + round_number, index), 32, target, value, stream=index)
                    assert variable.value == value
                    prepared_launch = shared if is_odd else prepared
                    prepared_launch(address, value + 1)
                    assert variable.value == value + 1
                    prepared()
                    assert variable.value == index
            while True:
                kernel.launch(1, 1, address, 1)
        except ValueError as error:
            failures.append(str(error))
        except BaseException as error:
            failures.append(repr(error))

    threads = [threading.Thread(target=work, args=(index,)) for index in range(1, 9)]
    for thread in threads:
        thread.start()
    for thread in threads[1:]:
        thread.join(0.5)
    # close the module at an arbitrary time
    while not failures and gpu.tries % 64:
        pass
    kernel.module.close()
    for thread in threads:
        thread.join(60)
    # a launch during the unloading uses a destroyed handle, which the simulation reports
    gpu.simulation.faults.clear()
    assert len(failures) == 8
    assert {message for message in failures if "it was destroyed" not in message} <= {"the module is closed"}


@needs_fast_calls
def test_asynchronous_exception_leaves_launches_correct(recorder: Recorder) -> None:
    """The exception is raised between launches. The next launch must be correct."""
    kernel = kernel_of()
    recorder.set_parameter_sizes([8, 4])
    kernel.launch(1, 1, 5, 1)
    passed_values: list[int] = []

    def work(started: threading.Event) -> None:
        """Launch until the exception is raised, and then launch once more and record its argument."""
        Device(0).use()
        count = 0
        try:
            started.set()
            while True:
                count += 1
                kernel.launch(count, 1, count, 1.0)
        except KeyboardInterrupt:
            kernel.launch(1, 1, 77, 1)
            passed_values.append(recorder.words(1)[0])

    for _ in range(20):
        started = threading.Event()
        thread = threading.Thread(target=work, args=(started,))
        thread.start()
        started.wait(60)
        raise_in: Any = ctypes.pythonapi.PyThreadState_SetAsyncExc
        assert raise_in(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(KeyboardInterrupt)) == 1
        thread.join(60)
    assert passed_values == [77] * 20


@needs_fast_calls
def test_launch_without_memory_raises(recorder: Recorder) -> None:
    """In each launch, a different allocation fails. The next launch is correct."""
    testing = pytest.importorskip("_testcapi")
    kernel = kernel_of()
    recorder.set_parameter_sizes([8, 4])
    other_kernel = kernel.module.get_kernel("other")
    kernel.launch(1, 1, 5, 1)
    other_kernel.launch(1, 1, 5, 1)
    failures = 0
    for value in (10**6, "text"):
        for failing_index in range(20):
            other_kernel.launch(1, 1, 5, 1)
            testing.set_nomemory(failing_index, failing_index + 1)
            try:
                kernel.launch(1, 1, value, 1.0)
            except MemoryError:
                failures += 1
            except TypeError:
                pass
            finally:
                testing.remove_mem_hooks()
            kernel.launch(1, 1, 6, 1)
            assert recorder.words(1) == (6,)
    assert failures


@needs_fast_calls
def test_launches_leak_nothing(recorder: Recorder) -> None:
    """The references, objects and memory mappings of this process are counted.

    Kernels are released with their last reference.
    """
    kernel, stream = kernel_of(), driver.CUstream(5)
    recorder.set_parameter_sizes([8, 4])
    buffer, address, real = Buffer(8), 10**15, 1.5
    prepared = kernel.prepare(1, 1, 5, 1)
    watched = [
        stream,
        buffer,
        address,
        real,
        kernel.launch,
        prepared,
        fast_launches.last_kernel,
        *fast_launches.last_kernel,
        kernel.name,
    ]

    def launch_often() -> None:
        """Launch in all ways, with valid and wrong arguments, and with new kernels."""
        for i in range(1000):
            kernel.launch((1 + i, 2), 32, address, real, stream=stream)
            kernel.launch(1, 32, buffer, real)
            prepared(address, real)
            prepared()
            with recorder.set_during(status=1), pytest.raises(DriverError, match="INVALID_VALUE"):
                prepared()
            with pytest.raises(TypeError, match="got str 'x'"):
                kernel.launch(1, 32, "x", real)
            if i % 20 == 0:
                new_kernel = kernel_of()
                new_kernel.launch(1, 1, buffer, 1)
                new_kernel.prepare(1, 1, buffer, 1)()

    def count() -> tuple[list[int], int, int]:
        """Return the references to watched objects, and the numbers of objects and of memory mappings."""
        gc.collect()
        reference_counts = [sys.getrefcount(watched_object) for watched_object in watched]
        return reference_counts, len(gc.get_objects()), count_maps()

    launch_often()
    object_growths, map_growths = [], []
    # Objects of earlier tests may be released in the meantime, but a leak would grow each time.
    for _ in range(3):
        references_before, objects_before, maps_before = count()
        launch_often()
        references, objects, maps = count()
        changes = [abs(after - before) for after, before in zip(references, references_before)]
        assert max(changes) < 20
        object_growths.append(objects - objects_before)
        map_growths.append(maps - maps_before)
    assert min(object_growths) < 200, object_growths
    assert min(map_growths) < 4, map_growths


def count_maps() -> int:
    """Return the number of memory mappings of this process."""
    return len(pathlib.Path("/proc/self/maps").read_text().splitlines())


# --- properties of launch functions


@needs_fast_calls
def test_launch_function_has_the_attributes_of_a_function(gpu: Gpu) -> None:
    """Machine code replaces a Python function, and introspection must not show a difference."""
    kernel = kernel_of()
    for launch, name in ((kernel.launch, "k.launch"), (kernel.prepare(1, 1, 5, 1), "k.prepared")):
        function = get_python_function(launch)
        assert function is not launch
        assert (launch.__qualname__, launch.__name__, launch.__doc__) == (
            name,
            function.__name__,
            function.__doc__,
        )
        assert inspect.signature(launch) == inspect.signature(function)
        assert (repr(launch), dir(launch), launch.__dict__) == (
            repr(function),
            dir(function),
            function.__dict__,
        )
        assert weakref.ref(launch)() is launch
        assert copy.copy(launch) is copy.deepcopy(launch) is launch
        error_texts = []
        for function_to_pickle in (launch, function):
            with pytest.raises((pickle.PicklingError, AttributeError)) as caught:
                pickle.dumps(function_to_pickle)
            error_texts.append(re.sub("0x[0-9a-f]+", "", str(caught.value)))
        assert error_texts[0] == error_texts[1]
    holder: Any = type("Holder", (), {"launch": kernel.launch})
    assert holder.launch is kernel.launch
    with raises(TypeError):
        holder().launch(1, 5, 1)
    assert kernel.prepare(1, 1, 5, 1).kernel is kernel
    call = kernel.module.get_kernel(Contract("k(a: u64, b: f32) -> k<<<1, 1>>>(a, b)"))
    call(5, 1)
    streams = [gpu.last.stream]
    call.__call__.__kwdefaults__ = {"stream": 7}
    call(5, 1)
    assert [*streams, gpu.last.stream] == [0, 7]


@needs_fast_calls
def test_kernels_with_the_same_types_share_code(gpu: Gpu) -> None:
    """The code is shared by kernels with the same parameter types, and by all their prepared launches."""
    kernel_of("u64, f32, u16").prepare(1, 1)
    maps_before = count_maps()
    prepared = [kernel_of("u64, f32, u16").prepare(1, 1) for _ in range(50)]
    assert count_maps() - maps_before < 5
    assert len(prepared) == 50
