"""Tests that machine code and Python launch in the same way, and which launches use machine code."""

from __future__ import annotations

import ctypes
import enum
import struct
import sys
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn import Buffer, Device, driver
from cudyn._bindings.machine.launch_data import Config
from cudyn._kernels.launch import fast_launches
from cudyn._process import process

from ...support.amount import examples
from ...support.messages import raises
from ...support.simulated_gpu import ENDS, Gpu
from .conftest import Whole, kernel_of, needs_fast_calls

LIMIT = driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES


def get_python_function(function: Any) -> Any:
    """Return the Python function that a launch function in machine code replaces."""
    return function._as_parameter_ if type(function).__name__ == "Function" else function


def uses_machine_code(call: Callable[..., Any], *arguments: Any, **options: Any) -> bool:
    """Return whether a call launches without the Python functions in launcher.py."""
    names: list[str] = []
    sys.setprofile(lambda frame, event, _: names.append(frame.f_code.co_name) if event == "call" else None)
    try:
        call(*arguments, **options)
    finally:
        sys.setprofile(None)
    return not {"launch", "call", "prepared"} & {*names}


# --- plain arguments


# Subclasses of int and float, which machine code leaves to Python.


class IntEnumMember(enum.IntEnum):
    FIVE = 5


class IntSubclass(int):
    def __int__(self) -> int:
        return 7


class FloatSubclass(float):
    pass


UNSIGNED = ("<B", "<H", "<I")
PLAIN_ARGUMENTS = [
    ("u64", [0, 5, -1, 2**63 - 1, -(2**63), None], "<q"),
    ("u32", [0, 5, -1, 2**32 - 1, -(2**31)], "<I"),
    ("s16", [0, -(2**15), 2**16 - 1], "<H"),
    ("u8", [0, -128, 255], "<B"),
    ("f64", [0.0, 1.5, -1e300, 3, -(2**62), float("inf")], "<d"),
    ("f32", [0.0, 1.1, 3.0e38, 1e-46, 2**53 - 1, float("-inf")], "<f"),
    ("f16", [0.0, 1.1, 65504.0, -3, 1e-9], "<e"),
    ("align 4 .b8[12]", [bytes(range(12))], "12s"),
]


@needs_fast_calls
@pytest.mark.parametrize(
    ("type_", "make_values", "code"), PLAIN_ARGUMENTS, ids=[case[0] for case in PLAIN_ARGUMENTS]
)
def test_launch_with_plain_arguments_passes_them(
    gpu: Gpu, type_: str, make_values: list[Any], code: str
) -> None:
    """The bytes are the same as those from the `struct` module."""
    kernel = kernel_of(f"u32, {type_}, u32")
    kernel.launch(1, 1, 1, make_values[0], 2)
    prepared, (_, parameter, _) = kernel.prepare(1, 1), kernel.parameters
    for value in make_values:
        for call, leading in ((kernel.launch, (1, 1, 1)), (prepared, (1,))):
            launches_before = gpu.launches
            assert uses_machine_code(call, *leading, value, 2)
            assert gpu.launches == launches_before + 1
            expected = 0 if value is None else value
            if code in UNSIGNED:
                expected %= 2 ** (8 * parameter.size)  # as in C, a negative int becomes unsigned
            end = parameter.offset + parameter.size
            assert gpu.parameters[parameter.offset : end] == struct.pack(code, expected)


@needs_fast_calls
@pytest.mark.parametrize(
    ("type_", "value"),
    [
        ("u32", True),
        ("u32", IntEnumMember.FIVE),
        ("u32", IntSubclass(5)),
        ("u32", Whole(5)),
        ("u32", ctypes.c_int(5)),
        ("u64", 2**63),
        ("u64", ctypes.c_void_p(5)),
        ("f32", FloatSubclass(1.5)),
        ("f32", True),
        ("f32", 10**30),
        ("f64", ctypes.c_double(1)),
        ("b32", ctypes.c_float(1)),
        ("align 4 .b8[12]", bytearray(12)),
    ],
    ids=repr,
)
def test_launch_with_unusual_arguments_uses_python(gpu: Gpu, type_: str, value: Any) -> None:
    kernel = kernel_of(type_)
    prepared = kernel.prepare(1, 1)
    for _ in range(2):
        assert not uses_machine_code(kernel.launch, 1, 1, value)
        assert not uses_machine_code(prepared, value)


@needs_fast_calls
def test_launch_with_buffers_uses_machine_code(gpu: Gpu) -> None:
    """The buffers have to be on the kernel's device."""
    kernel = kernel_of("u64, b64")
    kernel.launch(1, 1, 5, None)
    with Buffer(8) as buffer, Device(1):
        other_device_buffer = Buffer(8)
        kernel.launch(1, 1, buffer, buffer)
        assert gpu.words(2) == (int(buffer),) * 2
        with Device(0):
            assert uses_machine_code(kernel.launch, 1, 1, buffer, buffer)
        with raises(ValueError):
            kernel.launch(1, 1, other_device_buffer, None)
    with raises(ValueError):
        kernel.launch(1, 1, buffer, None)
    other_device_buffer.close()


@needs_fast_calls
def test_launch_with_another_configuration_uses_machine_code(gpu: Gpu) -> None:
    """Only the first launch with a torch stream uses Python."""
    kernel, class_of = kernel_of("u64"), driver.CUstream
    kernel.launch(1, 1, 0, shared_memory=48 << 10)
    stream = class_of(5)
    cases: Any = (
        (7, 8, {}),
        ((7,), (8,), {}),
        ((1, 2), (3, 4), {}),
        ((2**31 - 1, 65535, 65535), (1, 4, 64), {}),
        (1, 256, {"stream": None}),
        (1, 1, {"stream": 0}),
        (1, 1, {"stream": 2**63 - 1}),
        (1, 1, {"stream": stream}),
        (1, 1, {"stream": class_of()}),
        (1, 1, {"shared_memory": 48 << 10}),
        (1, 1, {"shared_memory": 1, "stream": 6}),
        (1, 1, {"stream": 6, "shared_memory": 1}),
    )
    for grid, block, options in cases:
        assert uses_machine_code(kernel.launch, grid, block, 0, **options), (grid, block, options)
        dims = [size if isinstance(size, tuple) else (size,) for size in (grid, block)]
        assert [gpu.grid, gpu.block] == [(*size, 1, 1)[:3] for size in dims]
        stream_option = options.get("stream")
        handle = stream_option.value if isinstance(stream_option, class_of) else stream_option
        assert (gpu.stream, gpu.shared) == (handle or 0, options.get("shared_memory", 0))
        stream.value = 9  # later launches must not use the old handle
    cases = (
        (Whole(1), 1, {}),
        ([1], 1, {}),
        (2, 1, {"cluster": 2}),
        (1, 1, {"cooperative": True}),
        (1, 1, {"attributes": []}),
        (1, 1, {"stream": Whole(5)}),
        (1, 1, {"shared_memory": 49 << 10}),
    )
    for grid, block, options in cases:
        assert not uses_machine_code(kernel.launch, grid, block, 0, **options), (grid, block, options)
    torch_stream = Torch(100)
    assert not uses_machine_code(kernel.launch, 1, 1, 0, stream=torch_stream)
    assert uses_machine_code(kernel.launch, 2, 1, 0, stream=torch_stream)
    assert (gpu.stream, torch_stream.times) == (100, 1)
    assert uses_machine_code(kernel.launch, 1, 1, 0)
    assert uses_machine_code(kernel.launch, 1, 1, 0)


def test_config_has_the_layout_of_cuda() -> None:
    """Machine code writes the members of CUlaunchConfig at these offsets."""
    cuda_config: Any = driver.CUlaunchConfig
    assert ctypes.sizeof(Config) == ctypes.sizeof(cuda_config)
    offsets = [getattr(cuda_config, name).offset for name, *_ in cuda_config._fields_]
    assert {field.offset for field in (Config.grid, Config.block, Config.shared_memory, Config.stream)} <= {
        *offsets
    }
    assert (Config.attributes.offset, Config.count.offset) == (
        cuda_config.attrs.offset,
        cuda_config.numAttrs.offset,
    )


# --- comparison of machine code and Python


class ChangingStream:
    """A stream from another package. Its handle is different each time it is read."""

    def __init__(self, handle: int) -> None:
        self.handle, self.times = handle, 0

    def __cuda_stream__(self) -> tuple[int, int]:
        self.times += 1
        return 0, self.handle + self.times - 1


class Torch(ChangingStream):
    """A fake torch stream, whose handle never changes."""

    __module__ = "torch.cuda.streams"

    def __cuda_stream__(self) -> tuple[int, int]:
        self.times += 1
        return 0, self.handle


class Run:
    """A sequence of steps that uses fast calls, if they are available, or only Python."""

    def __init__(self, gpu: Gpu, types: str, choose: Callable[[Any], Any]) -> None:
        """Create a kernel, Buffers and streams.

        Args:
            gpu: Simulated driver.
            types: PTX types of the kernel's parameters.
            choose: Function that returns the launch function to call, in machine code or in Python.
        """
        self.gpu, self.choose = gpu, choose
        process.reset()
        self.kernel = kernel_of(types)
        self.other = self.kernel.module.get_kernel("other")
        self.buffers = [Buffer.borrow(0x123450 + i, 8) for i in range(3)]
        with Device(1):
            self.buffers.append(Buffer.borrow(0x123460, 8))
        self.streams: list[Any] = [
            Torch(1000),
            Torch(2000),
            ChangingStream(3000),
            driver.CUstream(5),
            driver.CUstream(),
        ]
        self.prepared: list[Any] = []

    def resolve(self, value: Any) -> Any:
        """Return the Buffer or stream for a pair such as ("buffer", 0), or any other value unchanged."""
        if isinstance(value, tuple) and value[:1] == ("buffer",):
            return self.buffers[value[1]]
        if isinstance(value, tuple) and value[:1] == ("stream",):
            return self.streams[value[1]]
        return value

    def perform(self, action: str, *args: Any) -> None:
        """Perform a step, which is a launch or a change. The meaning of `args` depends on the action."""
        kernel, gpu = self.kernel, self.gpu
        if action in ("launch", "other", "fail", "elsewhere", "prepare"):
            grid, block, arguments, options = args[-4:]
            arguments = [self.resolve(value) for value in arguments]
            options = {name: self.resolve(value) for name, value in options.items()}
            launch = self.choose((self.other if action == "other" else kernel).launch)
            if action == "prepare":
                self.prepared.append(self.choose(kernel.prepare(grid, block, *arguments, **options)))
            elif action == "fail":
                with gpu.failing_once(args[0]):
                    launch(grid, block, *arguments, **options)
            elif action == "elsewhere":
                with Device(1):
                    launch(grid, block, *arguments, **options)
            else:
                launch(grid, block, *arguments, **options)
        elif action == "prepared":
            if self.prepared:
                self.prepared[args[0] % len(self.prepared)](*map(self.resolve, args[1]))
        elif action == "limit":
            kernel.set_attribute(LIMIT, args[0])
        elif action == "refill":
            self.streams[3].value = args[0]
        elif action == "close buffer":
            self.buffers[args[0]].close()
        elif action == "close":
            with gpu.failing(args[0], *ENDS) if args[0] else nullcontext():
                kernel.module.close()

    def __call__(self, *step: Any) -> Any:
        """Perform a step, and return all its visible effects."""
        gpu = self.gpu
        launches, tries = gpu.launches, gpu.tries
        try:
            self.perform(*step)
            message = None
        except Exception as error:
            message = f"{type(error).__name__}: {error}"
        counts = gpu.launches - launches, gpu.tries - tries
        effects: tuple[Any, ...] = counts
        if counts[0]:
            effects = *counts, gpu.last
        return (
            message,
            effects,
            fast_launches.last_kernel[0],
            tuple(fast_launches.earlier_kernels),
            self.streams[2].times,
        )


UNUSUAL: list[Any] = [
    True,
    IntEnumMember.FIVE,
    IntSubclass(5),
    Whole(9),
    FloatSubclass(2.5),
    1j,
    "text",
    b"",
    b"12345678",
    bytes(12),
    bytearray(12),
    [],
    (),
    None,
    ctypes.c_int(3),
    ctypes.c_uint64(2**63),
    ctypes.c_float(1.5),
    ctypes.c_void_p(77),
    10**400,
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


def make_values(type_: str) -> st.SearchStrategy[Any]:
    """Return a strategy for arguments of a parameter type, most of which are valid."""
    plain: st.SearchStrategy[Any] = BUFFERS if "64" in type_ else INTS
    if type_[0] == "f":
        plain = FLOATS
    elif "[" in type_:
        plain = st.binary(min_size=12, max_size=12)
    return st.one_of(plain, plain, plain, INTS, FLOATS, BUFFERS, st.sampled_from(UNUSUAL))


GRIDS = [1, 2, 300, 2**31 - 1, (1,), (2, 3), (2, 3, 4), (1, 65535, 65535), Whole(3), [2, 3], True]
INVALID_GRIDS = [0, -1, 2**31, 2**64, (1, 65536), (0,), (), (1, 1, 1, 1), (1, True), (1, 2.0), 1.0, None, "1"]
BLOCKS = [1, 32, 256, (256,), (16, 16), (2, 2, 64), (4, 64), [8], Whole(4), True]
INVALID_BLOCKS = [
    0,
    257,
    1025,
    (17, 16),
    (1, 1, 65),
    (2, 2, 65),
    (1024, 1024, 64),
    (2**40, 2**40),
    -1,
    2.0,
    None,
]
STREAMS = [None, 0, 7, 2**63 - 1, *(("stream", i) for i in (0, 0, 1, 2, 2, 3))]
INVALID_STREAMS = [True, "1", 1.5, ("buffer", 0)]
SHARED = [0, 0, 64, 47 << 10, 48 << 10, 100 << 10, 226 << 10]
INVALID_SHARED = [227 << 10, -1, True, None, 1.0, 2**64]


def make_mostly_valid(valid: list[Any], invalid: list[Any]) -> st.SearchStrategy[Any]:
    """Return a strategy for values, of which one in eight is invalid."""
    return st.one_of(*[st.sampled_from(valid)] * 7, st.sampled_from(invalid))


OPTIONS = st.one_of(
    st.just({}),
    st.fixed_dictionaries(
        {},
        optional={
            "stream": make_mostly_valid(STREAMS, INVALID_STREAMS),
            "shared_memory": make_mostly_valid(SHARED, INVALID_SHARED),
        },
    ),
    st.sampled_from([{"cluster": 2}, {"cooperative": True}, {"attributes": []}, {"a0": 5}, {"extra": 5}]),
)


def make_steps(types: list[str]) -> st.SearchStrategy[Any]:
    """Return a strategy for lists of steps of a Run."""
    exact = st.tuples(*map(make_values, types))
    arguments = st.one_of(exact, exact, exact, st.lists(st.one_of(INTS, FLOATS), max_size=len(types) + 2))
    launch = (
        make_mostly_valid(GRIDS, INVALID_GRIDS),
        make_mostly_valid(BLOCKS, INVALID_BLOCKS),
        arguments,
        OPTIONS,
    )
    calls = st.tuples(st.just("launch"), *launch)
    prepared = st.tuples(st.just("prepared"), st.integers(0, 5), st.one_of(st.just(()), arguments))
    return st.lists(
        st.one_of(
            *[calls] * 5,
            st.tuples(st.just("other"), *launch),
            st.tuples(st.just("fail"), st.sampled_from([1, 201, 400, 700, -5]), *launch),
            st.tuples(st.just("elsewhere"), *launch),
            st.tuples(st.just("prepare"), *launch),
            *[prepared] * 3,
            st.tuples(st.just("limit"), st.sampled_from([48 << 10, 100 << 10])),
            st.tuples(st.just("refill"), st.integers(0, 9)),
            st.tuples(st.just("close buffer"), st.integers(0, 1)),
            st.tuples(st.just("close"), st.sampled_from([0, 700, 700])),
        ),
        min_size=1,
        max_size=12,
    )


SIGNATURES = ["", "u64", "u64, f32", "u8, s16, u32, s64", "f16, f32, f64", "b64, u64, align 4 .b8[12], b32"]
SIGNATURES += ["u64, u64, u64, u64, f32, f32, f32, u32, u32, u32"]


@needs_fast_calls
@pytest.mark.parametrize("types", SIGNATURES)
@pytest.mark.hypothesis
def test_fast_launches_and_python_agree(each_driver: Gpu, types: str) -> None:
    """Any sequence of steps passes the same values, raises the same errors and keeps the same objects."""

    @given(make_steps([type_ for type_ in types.split(", ") if type_]))
    @settings(max_examples=examples(40))
    def check(given_steps: list[Any]) -> None:
        """Run the steps with machine code and with Python, and compare each result."""
        result = []
        for choose in (lambda function: function, get_python_function):
            run = Run(each_driver, types, choose)
            result.append([run(*step) for step in given_steps])
        for step, fast, python in zip(given_steps, *result):
            assert fast == python, step

    check()
