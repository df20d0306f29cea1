"""Launches by machine code and by Python, on the fake driver: they do the same, and each goes its way."""

from __future__ import annotations

import copy
import ctypes
import enum
import gc
import inspect
import os
import pathlib
import pickle
import re
import struct
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn import Buffer, Device, DriverError, Module, driver
from cudyn._gpu import history
from cudyn._machine import functions
from cudyn._machine.launch import Config

from ..support.fake_gpu import Gpu, Whole, forget_launches, ptx

needs_fast_calls = pytest.mark.skipif(
    bool(functions.missing()), reason=f"this process has no fast calls: {functions.missing()}"
)
LIMIT = driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES


def kernel_of(gpu: Gpu, types: str = "u64, f32", name: str = "k", **how: Any) -> Any:
    kernel = Module(ptx(**{name: types, "other": types}), **how).get_kernel(name)
    gpu.takes(kernel.parameters)
    return kernel


def by_python(function: Any) -> Any:
    """The function that a fast call stands in front of."""
    return function._as_parameter_ if type(function).__name__ == "Function" else function


def is_direct(call: Callable[..., Any], *given: Any, **how: Any) -> bool:
    """Is no function of launcher.py called for it?"""
    seen: list[str] = []
    sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
    try:
        call(*given, **how)
    finally:
        sys.setprofile(None)
    return not {"launch", "prepared"} & {*seen}


# --- what is plain


class Number(enum.IntEnum):
    FIVE = 5


class Whole32(int):
    def __int__(self) -> int:
        return 7


class Point(float):
    pass


UNSIGNED = ("<B", "<H", "<I")
PLAIN = [
    ("u64", [0, 5, -1, 2**63 - 1, -(2**63), None], "<q"),
    ("u32", [0, 5, -1, 2**32 - 1, -(2**31)], "<I"),
    ("s16", [0, -(2**15), 2**16 - 1], "<H"),
    ("u8", [0, -128, 255], "<B"),
    ("f64", [0.0, 1.5, -1e300, 3, -(2**62), float("inf")], "<d"),
    ("f32", [0.0, 1.1, 3.0e38, 1e-46, 2**53 + 1, float("-inf")], "<f"),
    ("f16", [0.0, 1.1, 65504.0, -3, 1e-9], "<e"),
    ("align 4 .b8[12]", [bytes(range(12))], "12s"),
]


@needs_fast_calls
@pytest.mark.parametrize(("type_", "values", "code"), PLAIN, ids=[each[0] for each in PLAIN])
def test_plain_arguments(gpu: Gpu, type_: str, values: list[Any], code: str) -> None:
    """They arrive as `struct` writes them."""
    kernel = kernel_of(gpu, f"u32, {type_}, u32")
    kernel.launch(1, 1, 1, values[0], 2)
    prepared, (_, place, _) = kernel.prepare(1, 1), kernel.parameters
    for value in values:
        for call, first in ((kernel.launch, (1, 1, 1)), (prepared, (1,))):
            before = gpu.launches
            assert is_direct(call, *first, value, 2)
            assert gpu.launches == before + 1
            data = 0 if value is None else value % 2 ** (8 * place.size) if code in UNSIGNED else value
            found = bytes(gpu.parameters[place.offset : place.offset + place.size])
            assert found == struct.pack(code, data)


@needs_fast_calls
@pytest.mark.parametrize(
    ("type_", "value"),
    [
        ("u32", True), ("u32", Number.FIVE), ("u32", Whole32(5)), ("u32", Whole(5)), ("u32", ctypes.c_int(5)),
        ("u64", 2**63), ("u64", ctypes.c_void_p(5)), ("f32", Point(1.5)), ("f32", True), ("f32", 10**30),
        ("f64", ctypes.c_double(1)), ("b32", ctypes.c_float(1)), ("align 4 .b8[12]", bytearray(12)),
    ],
    ids=repr,
)  # fmt: skip
def test_other_arguments_are_python_s(gpu: Gpu, type_: str, value: Any) -> None:
    kernel = kernel_of(gpu, type_)
    prepared = kernel.prepare(1, 1)
    for _ in range(2):
        assert not is_direct(kernel.launch, 1, 1, value)
        assert not is_direct(prepared, value)


@needs_fast_calls
def test_buffers(gpu: Gpu) -> None:
    """Those that are open, on the kernel's device."""
    kernel = kernel_of(gpu, "u64, b64")
    kernel.launch(1, 1, 5, None)
    with Buffer(8) as buffer, Device(1):
        other = Buffer(8)
        kernel.launch(1, 1, buffer, buffer)
        assert gpu.words(2) == (int(buffer),) * 2
        with Device(0):
            assert is_direct(kernel.launch, 1, 1, buffer, buffer)
        with pytest.raises(ValueError, match="expected device 0, got a Buffer on device 1"):
            kernel.launch(1, 1, other, None)
    with pytest.raises(ValueError, match="the buffer is closed"):
        kernel.launch(1, 1, buffer, None)
    other.close()


@needs_fast_calls
def test_configurations(gpu: Gpu) -> None:
    """Another grid, block or stream asks nothing of Python; a stream of torch's does so once."""
    kernel, class_of = kernel_of(gpu, "u64"), driver.CUstream
    kernel.launch(1, 1, 0, shared_memory=48 << 10)
    stream = class_of(5)
    cases: Any = (
        (7, 8, {}), ((7,), (8,), {}), ((1, 2), (3, 4), {}), ((2**31 - 1, 65535, 65535), (1, 4, 64), {}),
        (1, 256, {"stream": None}), (1, 1, {"stream": 0}), (1, 1, {"stream": 2**63 - 1}),
        (1, 1, {"stream": stream}), (1, 1, {"stream": class_of()}), (1, 1, {"shared_memory": 48 << 10}),
        (1, 1, {"shared_memory": 1, "stream": 6}), (1, 1, {"stream": 6, "shared_memory": 1}),
    )  # fmt: skip
    for grid, block, how in cases:
        assert is_direct(kernel.launch, grid, block, 0, **how), (grid, block, how)
        dims = [each if isinstance(each, tuple) else (each,) for each in (grid, block)]
        assert [gpu.grid, gpu.block] == [(*each, 1, 1)[:3] for each in dims]
        stream_given = how.get("stream")
        handle = stream_given.value if isinstance(stream_given, class_of) else stream_given
        assert (gpu.stream, gpu.shared) == (handle or 0, how.get("shared_memory", 0))
        stream.value = 9  # which is filled anew
    cases = (
        (Whole(1), 1, {}), ([1], 1, {}), (1, 1, {"cluster": 2}), (1, 1, {"cooperative": True}),
        (1, 1, {"attributes": []}), (1, 1, {"stream": Whole(5)}), (1, 1, {"shared_memory": 49 << 10}),
    )  # fmt: skip
    for grid, block, how in cases:
        assert not is_direct(kernel.launch, grid, block, 0, **how), (grid, block, how)
    asked = Torch(100)
    assert not is_direct(kernel.launch, 1, 1, 0, stream=asked)
    assert is_direct(kernel.launch, 2, 1, 0, stream=asked)
    assert (gpu.stream, asked.times) == (100, 1)
    assert not is_direct(kernel.launch, 1, 1, 0)
    assert is_direct(kernel.launch, 1, 1, 0)


def test_the_configuration_is_cuda_s() -> None:
    theirs: Any = driver.CUlaunchConfig
    assert ctypes.sizeof(Config) == ctypes.sizeof(theirs)
    offsets = [getattr(theirs, name).offset for name, *_ in theirs._fields_]
    assert {field.offset for field in (Config.grid, Config.block, Config.shared_memory, Config.stream)} <= {
        *offsets
    }
    assert (Config.attributes.offset, Config.count.offset) == (theirs.attrs.offset, theirs.numAttrs.offset)


# --- both ways


class Asked:
    """A stream of another package, whose handle is another one every time it is asked for."""

    def __init__(self, handle: int) -> None:
        self.handle, self.times = handle, 0

    def __cuda_stream__(self) -> tuple[int, int]:
        self.times += 1
        return 0, self.handle + self.times - 1


class Torch(Asked):
    """As torch's, which is asked once."""

    __module__ = "torch.cuda.streams"


class Run:
    """What happens in one way: by fast calls where there are any, or by Python alone."""

    def __init__(self, gpu: Gpu, types: str, by: Callable[[Any], Any]) -> None:
        self.gpu, self.by = gpu, by
        forget_launches()
        self.kernel = kernel_of(gpu, types)
        self.other = self.kernel.module.get_kernel("other")
        self.buffers = [Buffer.borrow(0x123450 + i, 8) for i in range(3)]
        with Device(1):
            self.buffers.append(Buffer.borrow(0x123460, 8))
        self.streams: list[Any] = [
            Torch(1000),
            Torch(2000),
            Asked(3000),
            driver.CUstream(5),
            driver.CUstream(),
        ]
        self.prepared: list[Any] = []

    def resolve(self, value: Any) -> Any:
        if isinstance(value, tuple) and value[:1] in (("buffer",), ("stream",)):
            return (self.buffers if value[0] == "buffer" else self.streams)[value[1]]
        return value

    def do(self, what: str, *given: Any) -> None:
        kernel, gpu = self.kernel, self.gpu
        if what in ("launch", "other", "fail", "elsewhere", "prepare"):
            grid, block, arguments, how = given[-4:]
            arguments = [self.resolve(value) for value in arguments]
            how = {name: self.resolve(value) for name, value in how.items()}
            launch = self.by((self.other if what == "other" else kernel).launch)
            if what == "prepare":
                self.prepared.append(self.by(kernel.prepare(grid, block, *arguments, **how)))
            elif what == "fail":
                with gpu.told(status=given[0]):
                    launch(grid, block, *arguments, **how)
            elif what == "elsewhere":
                with Device(1):
                    launch(grid, block, *arguments, **how)
            else:
                launch(grid, block, *arguments, **how)
        elif what == "prepared":
            if self.prepared:
                self.prepared[given[0] % len(self.prepared)](*map(self.resolve, given[1]))
        elif what == "limit":
            kernel.set_attribute(LIMIT, given[0])
        elif what == "refill":
            self.streams[3].value = given[0]
        elif what == "close buffer":
            self.buffers[given[0]].close()
        elif what == "close":
            with gpu.told(free_status=given[0]):
                kernel.module.close()

    def __call__(self, *step: Any) -> Any:
        """All that can be seen of a step."""
        gpu, size = self.gpu, self.kernel.parameters[-1].offset + 16 if self.kernel.parameters else 8
        before, tries = gpu.launches, gpu.tries
        try:
            self.do(*step)
            said = None
        except Exception as error:
            said = f"{type(error).__name__}: {error}"
        made = gpu.launches - before, gpu.tries - tries
        shown: tuple[Any, ...] = made
        if made[0]:
            data = bytes((ctypes.c_ubyte * size).in_dll(gpu.library, "parameters"))
            shown = *made, gpu.name, gpu.grid, gpu.block, gpu.shared, gpu.stream, gpu.attributes, data
        return said, shown, history.last[0], tuple(history.before), [each.times for each in self.streams[:3]]


ODD: list[Any] = [
    *(
        True,
        Number.FIVE,
        Whole32(5),
        Whole(9),
        Point(2.5),
        1j,
        "text",
        b"",
        b"12345678",
        bytes(12),
        bytearray(12),
    ),
    *(
        [],
        (),
        None,
        ctypes.c_int(3),
        ctypes.c_uint64(2**63),
        ctypes.c_float(1.5),
        ctypes.c_void_p(77),
        10**400,
    ),
]
INTS = st.one_of(
    st.integers(-(2**65), 2**65),
    st.sampled_from(
        [
            sign * 2**bits + by
            for bits in (7, 8, 15, 16, 31, 32, 63, 64)
            for sign in (1, -1)
            for by in (-1, 0, 1)
        ]
    ),
    st.integers(-300, 300),
)
FLOATS = st.one_of(
    st.floats(),
    st.sampled_from([65504.0, 65519.9, 65520.0, 3.4028235e38, 3.4028236e38, 3.5e38, 5e-324, -0.0]),
)
BUFFERS = st.tuples(st.just("buffer"), st.integers(0, 3))


def values(type_: str) -> st.SearchStrategy[Any]:
    plain: st.SearchStrategy[Any] = BUFFERS if "64" in type_ else INTS
    if type_[0] == "f":
        plain = FLOATS
    elif "[" in type_:
        plain = st.binary(min_size=12, max_size=12)
    return st.one_of(plain, plain, plain, INTS, FLOATS, BUFFERS, st.sampled_from(ODD))


GRIDS = [1, 2, 300, 2**31 - 1, (1,), (2, 3), (2, 3, 4), (1, 65535, 65535), Whole(3), [2, 3], True]
BAD_GRIDS = [0, -1, 2**31, 2**64, (1, 65536), (0,), (), (1, 1, 1, 1), (1, True), (1, 2.0), 1.0, None, "1"]
BLOCKS = [1, 32, 256, (256,), (16, 16), (2, 2, 64), (4, 64), [8], Whole(4), True]
BAD_BLOCKS = [0, 257, 1025, (17, 16), (1, 1, 65), (2, 2, 65), (1024, 1024, 64), (2**40, 2**40), -1, 2.0, None]
STREAMS = [None, 0, 7, 2**63 - 1, *(("stream", i) for i in (0, 0, 1, 2, 2, 3))]
BAD_STREAMS = [True, "1", 1.5, ("buffer", 0)]
SHARED = [0, 0, 64, 47 << 10, 48 << 10, 100 << 10, 226 << 10]
BAD_SHARED = [227 << 10, -1, True, None, 1.0, 2**64]


def mostly(good: list[Any], bad: list[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(*[st.sampled_from(good)] * 7, st.sampled_from(bad))


HOW = st.one_of(
    st.just({}),
    st.fixed_dictionaries(
        {},
        optional={
            "stream": mostly(STREAMS, BAD_STREAMS),
            "shared_memory": mostly(SHARED, BAD_SHARED),
        },
    ),
    st.sampled_from([{"cluster": 2}, {"cooperative": True}, {"attributes": []}, {"a0": 5}, {"extra": 5}]),
)


def steps(types: list[str]) -> st.SearchStrategy[Any]:
    exact = st.tuples(*map(values, types))
    arguments = st.one_of(exact, exact, exact, st.lists(st.one_of(INTS, FLOATS), max_size=len(types) + 2))
    launch = mostly(GRIDS, BAD_GRIDS), mostly(BLOCKS, BAD_BLOCKS), arguments, HOW
    calls = st.tuples(st.just("launch"), *launch)
    prepared = st.tuples(st.just("prepared"), st.integers(0, 5), st.one_of(st.just(()), arguments))
    return st.lists(
        st.one_of(
            *[calls] * 5, st.tuples(st.just("other"), *launch),
            st.tuples(st.just("fail"), st.sampled_from([1, 201, 400, 700, -5]), *launch),
            st.tuples(st.just("elsewhere"), *launch), st.tuples(st.just("prepare"), *launch),
            *[prepared] * 3, st.tuples(st.just("limit"), st.sampled_from([48 << 10, 100 << 10])),
            st.tuples(st.just("refill"), st.integers(0, 9)),
            st.tuples(st.just("close buffer"), st.integers(0, 1)),
            st.tuples(st.just("close"), st.sampled_from([0, 700, 700])),
        ),
        min_size=1, max_size=12,
    )  # fmt: skip


SIGNATURES = ["", "u64", "u64, f32", "u8, s16, u32, s64", "f16, f32, f64", "b64, u64, align 4 .b8[12], b32"]
SIGNATURES += ["u64, u64, u64, u64, f32, f32, f32, u32, u32, u32"]


@needs_fast_calls
@pytest.mark.parametrize("types", SIGNATURES)
@pytest.mark.parametrize("which", ["newest", "older"])
def test_both_ways(gpu: Gpu, older: Gpu, which: str, types: str) -> None:
    """Whatever is asked for in whatever order: what arrives, what is raised and what is remembered."""
    used = older if which == "older" else gpu
    used.load()
    Device(0).use()

    @given(steps([each for each in types.split(", ") if each]))
    @settings(max_examples=40)
    def check(given_steps: list[Any]) -> None:
        found = []
        for by in (lambda function: function, by_python):
            run = Run(used, types, by)
            found.append([run(*step) for step in given_steps])
        for step, ours, theirs in zip(given_steps, *found):
            assert ours == theirs, step

    try:
        check()
    finally:
        gpu.load()


# --- failures


@needs_fast_calls
def test_a_failed_launch_is_not_made_again(gpu: Gpu) -> None:
    kernel = kernel_of(gpu)
    kernel.launch(1, 1, 5, 1)
    prepared = kernel.prepare(1, 1, 5, 1)
    for call in (lambda: kernel.launch(1, 1, 5, 1), prepared, lambda: prepared(5, 1)):
        before = gpu.launches, gpu.tries
        for status in (1, 201, 400, 719):
            with gpu.told(status=status), pytest.raises(DriverError) as caught:
                call()
            assert (caught.value.status, caught.value.function) == (status, "cuLaunchKernelEx")
            assert "The kernel is k(u64, f32)." in str(caught.value)
        assert (gpu.launches, gpu.tries) == (before[0], before[1] + 4)
        assert is_direct(call)


@needs_fast_calls
def test_another_context(gpu: Gpu) -> None:
    """It is tried once more where that is why it has failed, with the same arguments."""
    kernel = kernel_of(gpu)
    kernel.launch(1, 1, 5, 1)
    prepared = kernel.prepare((3, 1), 1, 6, 1, stream=9)
    with Device(1):
        before = gpu.tries
        kernel.launch((2, 3), 4, 77, 1.5, stream=8)
        assert (gpu.grid, gpu.block, gpu.stream, gpu.words(1)) == ((2, 3, 1), (4, 1, 1), 8, (77,))
        prepared()
        assert (gpu.grid, gpu.stream, gpu.words(1), gpu.tries) == ((3, 1, 1), 9, (6,), before + 4)


@needs_fast_calls
def test_closed(gpu: Gpu) -> None:
    """Functions that are held come to Python, which refuses; after a close that has failed they launch."""
    kernel, buffer = kernel_of(gpu), Buffer(8)
    launch, prepared = kernel.launch, kernel.prepare(1, 1, buffer, 1)
    launch(1, 1, 5, 1)
    with gpu.told(free_status=700), pytest.raises(DriverError, match="cuModuleUnload"):
        kernel.module.close()
    launch(1, 1, 5, 1)
    assert is_direct(launch, 1, 1, 5, 1)
    assert is_direct(prepared)
    buffer.close()
    with pytest.raises(ValueError, match=r"^k: a Buffer that this launch was prepared with is closed$"):
        prepared()
    kernel.module.close()
    tries = gpu.tries
    for call, given_ in ((launch, (1, 1, 5, 1)), (launch, (2, 1, 5, "a")), (prepared, (5, 1))):
        with pytest.raises(ValueError, match=r"^the module is closed$"):
            call(*given_)
    assert gpu.tries == tries


@needs_fast_calls
def test_a_limit_that_was_set(gpu: Gpu) -> None:
    kernel = kernel_of(gpu)
    kernel.launch(1, 1, 5, 1, shared_memory=200 << 10)
    kernel.set_attribute(LIMIT, 100 << 10)
    assert not is_direct(kernel.launch, 1, 1, 5, 1, shared_memory=200 << 10)
    assert gpu.shared == 200 << 10


@needs_fast_calls
def test_more_than_a_frame_holds(gpu: Gpu) -> None:
    """Such a kernel is Python's."""
    kernel = kernel_of(gpu, "u64, align 4 .b8[4096]")
    assert type(kernel.launch).__name__ == "function"
    kernel.launch(1, 1, 5, bytes(4096))
    kernel.prepare(1, 1, 5, bytes(4096))()


# --- threads and memory


@needs_fast_calls
def test_other_threads_run_meanwhile(gpu: Gpu) -> None:
    kernel = kernel_of(gpu, "s32", "wait")
    prepared = kernel.prepare(1, 1)
    for launch in (lambda fd: kernel.launch(1, 1, fd), prepared):
        reading, writing = os.pipe()
        done: list[Any] = []

        def work(launch: Any = launch, fd: int = reading, done: list[Any] = done) -> None:
            Device(0).use()
            done.append(launch(fd))

        thread = threading.Thread(target=work)
        thread.start()
        assert done == []
        os.write(writing, b"x")
        thread.join(30)
        assert len(done) == 1


@needs_fast_calls
def test_threads(gpu: Gpu) -> None:
    """Each has its own arguments, grid and stream, and the kernel is closed under them."""
    kernel = kernel_of(gpu, "u64, u64", "store")
    cell = ctypes.c_uint64()
    kernel.launch(1, 1, ctypes.addressof(cell), 1)
    shared, failures = kernel.prepare(1, 1, ctypes.addressof(cell), 5), []

    def work(number: int) -> None:
        try:
            Device(0).use()
            mine = ctypes.c_uint64()
            place = ctypes.addressof(mine)
            with Buffer.borrow(place, 8) as buffer:
                prepared = kernel.prepare(1, 1, place, number)
                for i in range(2000):
                    value = number << 32 | i
                    kernel.launch((1 + i, number), 32, (place, buffer)[i % 2], value, stream=number)
                    assert mine.value == value
                    (prepared, shared)[i % 2](place, value + 1)
                    assert mine.value == value + 1
                    prepared()
                    assert mine.value == number
            while True:
                kernel.launch(1, 1, place, 1)
        except ValueError as error:
            failures.append(str(error))
        except BaseException as error:
            failures.append(repr(error))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(1, 9)]
    for thread in threads:
        thread.start()
    for thread in threads[1:]:
        thread.join(0.5)
    while not failures and gpu.tries % 64:
        pass
    kernel.module.close()
    for thread in threads:
        thread.join(60)
    # a thread that comes while the code is unloaded is told so by the driver
    assert len(failures) == 8
    assert {text for text in failures if "CUDA_ERROR_INVALID_HANDLE" not in text} <= {"the module is closed"}


@needs_fast_calls
def test_an_exception_from_another_thread(gpu: Gpu) -> None:
    """It comes between launches, and the next one is right."""
    kernel = kernel_of(gpu)
    kernel.launch(1, 1, 5, 1)
    caught: list[int] = []

    def work(begun: threading.Event) -> None:
        Device(0).use()
        number = 0
        try:
            begun.set()
            while True:
                number += 1
                kernel.launch(number, 1, number, 1.0)
        except KeyboardInterrupt:
            kernel.launch(1, 1, 77, 1)
            caught.append(gpu.words(1)[0])

    for _ in range(20):
        thread = threading.Thread(target=work, args=(begun := threading.Event(),))
        thread.start()
        begun.wait(60)
        raise_in: Any = ctypes.pythonapi.PyThreadState_SetAsyncExc
        assert raise_in(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(KeyboardInterrupt)) == 1
        thread.join(60)
    assert caught == [77] * 20


@needs_fast_calls
def test_no_memory(gpu: Gpu) -> None:
    """Whatever allocation fails: MemoryError is raised, and the next launch is right."""
    testing = pytest.importorskip("_testcapi")
    kernel = kernel_of(gpu)
    other = kernel.module.get_kernel("other")
    kernel.launch(1, 1, 5, 1)
    other.launch(1, 1, 5, 1)
    refused = 0
    for value in (10**6, "text"):
        for start in range(20):
            other.launch(1, 1, 5, 1)
            testing.set_nomemory(start, start + 1)
            try:
                kernel.launch(1, 1, value, 1.0)
            except MemoryError:
                refused += 1
            except TypeError:
                pass
            finally:
                testing.remove_mem_hooks()
            kernel.launch(1, 1, 6, 1)
            assert gpu.words(1) == (6,)
    assert refused


@needs_fast_calls
def test_nothing_is_kept(gpu: Gpu) -> None:
    """References, objects and memory, whatever way a launch takes, and kernels go when nobody has them."""
    kernel, stream = kernel_of(gpu), driver.CUstream(5)
    buffer, address, number = Buffer(8), 10**15, 1.5
    prepared = kernel.prepare(1, 1, 5, 1)
    watched = [
        stream,
        buffer,
        address,
        number,
        kernel.launch,
        prepared,
        history.last,
        *history.last,
        kernel.name,
    ]

    def use() -> None:
        for i in range(1000):
            kernel.launch((1 + i, 2), 32, address, number, stream=stream)
            kernel.launch(1, 32, buffer, number)
            prepared(address, number)
            prepared()
            with gpu.told(status=1), pytest.raises(DriverError):
                prepared()
            with pytest.raises(TypeError):
                kernel.launch(1, 32, "x", number)
            if i % 20 == 0:
                made = kernel_of(gpu)
                made.launch(1, 1, buffer, 1)
                made.prepare(1, 1, buffer, 1)()

    def count() -> tuple[list[int], int, int]:
        gc.collect()
        return [sys.getrefcount(each) for each in watched], len(gc.get_objects()), maps()

    use()
    grown = []
    for _ in range(3):  # what is left by a test that ran before may go meanwhile; a leak grows each time
        before = count()
        use()
        after = count()
        assert [abs(a - b) < 20 for a, b in zip(after[0], before[0])] == [True] * len(watched)
        grown.append((after[1] - before[1], after[2] - before[2]))
    assert min(grown)[0] < 200, grown
    assert min(lines for _, lines in grown) < 4, grown


def maps() -> int:
    return len(pathlib.Path("/proc/self/maps").read_text().splitlines())


# --- what a launch function is beside


@needs_fast_calls
def test_a_function_like_another(gpu: Gpu) -> None:
    kernel = kernel_of(gpu)
    for made, name in ((kernel.launch, "k.launch"), (kernel.prepare(1, 1, 5, 1), "k.prepared")):
        function = by_python(made)
        assert function is not made
        assert (made.__qualname__, made.__name__, made.__doc__) == (name, function.__name__, function.__doc__)
        assert inspect.signature(made) == inspect.signature(function)
        assert (repr(made), dir(made), made.__dict__) == (repr(function), dir(function), function.__dict__)
        assert weakref.ref(made)() is made
        assert copy.copy(made) is copy.deepcopy(made) is made
        texts = []
        for each in (made, function):
            with pytest.raises((pickle.PicklingError, AttributeError)) as caught:
                pickle.dumps(each)
            texts.append(re.sub("0x[0-9a-f]+", "", str(caught.value)))
        assert texts[0] == texts[1]
    holder: Any = type("Holder", (), {"launch": kernel.launch})
    assert holder.launch is kernel.launch
    with pytest.raises(TypeError, match=r"^k: grid=<.*Holder object"):
        holder().launch(1, 1)
    assert kernel.prepare(1, 1, 5, 1).kernel is kernel
    kernel.launch.__defaults__ = (*by_python(kernel.launch).__defaults__[:-1], True)
    kernel.launch(1, 1, 5, 1)
    assert gpu.attributes == 1  # cooperative


@needs_fast_calls
def test_code_is_shared(gpu: Gpu) -> None:
    """By kernels with parameters of the same types, and by all prepared launches of these."""
    kernel_of(gpu, "u64, f32, u16").prepare(1, 1)
    before = maps()
    kept = [kernel_of(gpu, "u64, f32, u16").prepare(1, 1) for _ in range(50)]
    assert maps() - before < 5
    assert len(kept) == 50


@needs_fast_calls
def test_where_a_slot_is() -> None:
    class Two:
        __slots__ = ("a", "b")

    place = functions.find_slot(Two, "b")
    found: Any = Two()
    found.b = mark = object()
    assert ctypes.c_void_p.from_address(id(found) + place).value == id(mark)
