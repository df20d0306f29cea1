"""Tests for the calling conventions, with a fake driver that returns its arguments."""

from __future__ import annotations

import array
import ctypes
import pathlib
from _ctypes import CFuncPtr
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import CudaError, DriverError, driver, nvrtc
from cudyn._bindings.calls import call as calls
from cudyn._bindings.calls import plain_call
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn.errors import NvrtcError

from ...conftest import python_json
from ...support import fakes
from ...support.messages import raises
from ...support.releases import NEWEST, NEWEST_NUMBER
from .conftest import Fake, opened
from .every import list_calls, make_record

ARGUMENT_ERRORS = (TypeError, ValueError, OverflowError)


@pytest.fixture(scope="module")
def compiler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    """Load a fake library that returns its arguments in NVRTC's module."""
    with opened(nvrtc, tmp_path_factory.mktemp("nvrtc"), fakes.ECHO_NVRTC, "libnvrtc.so.13") as library:
        yield library


# --- arguments and results of a checked call


def test_out_parameters_are_returned(echo: Fake) -> None:
    """An out-parameter becomes an int, a handle, a str, None or an enumerator, depending on its type."""
    api = echo.api
    stream = api.cuStreamCreate(7)
    assert api.cuInit(0) is api.cuProfilerStart() is None
    assert (api.cuDeviceGet(5), type(api.cuDeviceGet(5))) == (5, int)
    assert (stream, type(stream)) == (api.CUstream(7), api.CUstream)
    assert (api.cuGetErrorName(100), api.cuGetErrorName(101)) == ("NAME OF 100", None)
    assert api.cuStreamIsCapturing(2) is api.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_INVALIDATED


def test_result_that_is_not_a_status_comes_before_the_outputs() -> None:
    """All implementations of a call to frexp, a function of the C library, return the same tuple."""
    record = make_record("frexp", "double (double x, out int *exponent)")
    status_map = plain_call.StatusMap("frexp", lambda *_: RuntimeError("a status"))
    types = library(catalog.find("driver")).types_at(record.level)
    call = calls.make_checked_call(types, ctypes.CDLL(None), record, "CUresult", status_map)
    assert [implementation(8.0) for implementation in list_calls(call)] == [(0.5, 4)] * 3
    assert call(x=-3.0) == (-0.75, 2)


def test_out_record_is_a_new_object_for_each_call(echo: Fake) -> None:
    """A later call must not change a record that was returned before."""
    first_uuid = echo.api.cuDeviceGetUuid(1)
    second_uuid = echo.api.cuDeviceGetUuid(2)
    assert type(first_uuid) is echo.api.CUuuid
    assert bytes(first_uuid.bytes) == bytes(range(1, 17))
    assert bytes(second_uuid.bytes) == bytes(range(2, 18))


def test_parameters_have_the_names_of_the_header(echo: Fake) -> None:
    """Arguments can be passed by the names in cuda.h, in any order, and after positional arguments."""
    assert echo.api.cuDeviceGet(ordinal=3) == 3
    location = echo.api.CUmemLocation(type=1, id=2)
    echo.api.cuMemPrefetchAsync(10, 20, flags=3, hStream=4, location=location)
    assert list(echo.words[:4]) == [10, 20, 3, 4]


def expect_one_argument(number: int) -> str:
    return rf"^cuDeviceGet: expected 1 argument, got {number}: cuDeviceGet\(ordinal: int\)$"


# Maps a mistake to the call and a pattern for its error message.
WRONG_CALLS: dict[str, tuple[Callable[[Any], object], str]] = {
    "too few": (lambda api: api.cuDeviceGet(), expect_one_argument(0)),
    "too many": (lambda api: api.cuDeviceGet(1, 2, 3), expect_one_argument(3)),
    "the out-parameter as well": (
        lambda api: api.cuDeviceGet(ctypes.byref(ctypes.c_int()), 1),
        expect_one_argument(2)[:-1]
        + r"; write device = driver\.cuDeviceGet\(ordinal\); "
        + r"driver\.raw\.cuDeviceGet accepts all of C's parameters$",
    ),
    "an unknown name": (
        lambda api: api.cuDeviceGet(number=1),
        r"^cuDeviceGet: no parameter 'number': cuDeviceGet\(ordinal: int\)$",
    ),
    "a misspelt name": (
        lambda api: api.cuDeviceGet(ordnal=1),
        r"^cuDeviceGet: no parameter 'ordnal' \(did you mean ordinal\?\): cuDeviceGet\(ordinal: int\)$",
    ),
    "a name twice": (
        lambda api: api.cuDeviceGet(1, ordinal=1),
        "^cuDeviceGet: ordinal is passed both by position and by name$",
    ),
    "the name of the out-parameter": (
        lambda api: api.cuDeviceGet(1, device=1),
        "^cuDeviceGet: no parameter 'device': ",
    ),
    "too few, without out-parameters": (
        lambda api: api.cuInit(),
        r"^cuInit: expected 1 argument, got 0: cuInit\(Flags: unsigned int\)$",
    ),
    "too many, without out-parameters": (
        lambda api: api.cuInit(1, 2),
        r"^cuInit: expected 1 argument, got 2: cuInit\(Flags: unsigned int\)$",
    ),
    "too many for no parameters": (
        lambda api: api.cuProfilerStart(1),
        r"^cuProfilerStart: expected 0 arguments, got 1: cuProfilerStart\(\)$",
    ),
    "a name for no parameters": (
        lambda api: api.cuProfilerStart(flags=1),
        "^cuProfilerStart: no parameter 'flags': ",
    ),
    "the arguments of another release": (
        lambda api: api.cuMemPrefetchAsync(1, 2, 3, 4),
        r'; driver.api\("12.9"\)\.cuMemPrefetchAsync takes \(devPtr: CUdeviceptr, count: size_t, ',
    ),
    "too few, raw": (lambda api: api.raw.cuInit(), r"takes (exactly )?1 argument \(0 given\)"),
    "too many, raw": (lambda api: api.raw.cuInit(1, 2), r"takes (exactly )?1 argument \(2 given\)"),
    "too many for no parameters, raw": (
        lambda api: api.raw.cuProfilerStart(1),
        r"takes (exactly )?0 arguments \(1 given\)",
    ),
}


@pytest.mark.parametrize("wrong", WRONG_CALLS)
def test_call_with_wrong_arguments_raises_a_type_error(echo: Fake, wrong: str) -> None:
    call, text = WRONG_CALLS[wrong]
    with pytest.raises(TypeError, match=text):
        call(echo.api)


@contextmanager
def returning_status(echo: Fake, status: int) -> Iterator[None]:
    """Make the fake library return a status during a block."""
    echo.words[7] = status
    try:
        yield
    finally:
        echo.words[7] = 0


def test_status_other_than_success_raises(echo: Fake) -> None:
    """The values of the out-parameters are not returned."""
    with returning_status(echo, 201), pytest.raises(DriverError) as caught:
        echo.api.cuDeviceGetCount()
    assert caught.value.function == "cuDeviceGetCount"
    assert caught.value.status is echo.api.CUDA_ERROR_INVALID_CONTEXT
    assert echo.api.cuDeviceGetCount() == -1


def test_unknown_status_raises_with_the_int(echo: Fake) -> None:
    """A newer library may return a status that has no enumerator."""
    with returning_status(echo, 123456), pytest.raises(CudaError) as caught:
        echo.api.cuDeviceGetCount()
    assert caught.value.status == 123456
    assert type(caught.value.status) is int
    assert "123456" in str(caught.value)


def test_status_newer_than_the_level_is_still_named(echo: Fake) -> None:
    """CUDA_ERROR_INVALID_RESOURCE_TYPE was added in 12.4.

    A driver may return it to a program at level 11.7.
    """
    level = echo.api.api("11.7")
    assert "CUDA_ERROR_INVALID_RESOURCE_TYPE" not in level.CUresult.__members__
    with returning_status(echo, 914), raises(DriverError):
        level.cuDeviceGetCount()


# --- raw calls


def test_raw_call_accepts_every_parameter_and_returns_the_status(echo: Fake) -> None:
    """A failing status does not raise an exception, and the output keeps its value."""
    count = ctypes.c_int()
    with returning_status(echo, 100):
        status = echo.api.raw.cuDeviceGetCount(ctypes.byref(count))
    assert (status, count.value) == (100, -1)
    assert type(status) is int


def test_raw_call_converts_arguments_to_pointers(echo: Fake) -> None:
    """ctypes applies byref automatically. Without argtypes, it would pass a copy of the out-parameter."""
    stream = echo.api.CUstream()
    assert echo.api.raw.cuStreamCreate(stream, 9) == 0
    assert stream == echo.api.CUstream(9)


def test_raw_functions_are_bare_ctypes_functions(echo: Fake) -> None:
    """They have C's types, and no Python code runs in addition to ctypes."""
    function = echo.api.raw.cuMemPrefetchAsync
    assert isinstance(function, CFuncPtr)
    assert len(function.argtypes) == 5
    assert function.restype is ctypes.c_uint
    assert function.errcheck is None


# --- integers


@given(free=st.integers(0, 2**64 - 1), total=st.integers(0, 2**64 - 1))
def test_two_output_integers_keep_their_order(echo: Fake, free: int, total: int) -> None:
    echo.words[1] = free
    echo.words[2] = total
    assert echo.api.cuMemGetInfo() == (free, total)


# --- records by value


@pytest.mark.parametrize("level", ["12.2", "13.2", NEWEST])
@given(type_=st.integers(0, 2**31 - 1), id_=st.integers(-(2**31), 2**31 - 1))
def test_record_with_a_union_is_passed_by_value(echo: Fake, level: str, type_: int, id_: int) -> None:
    """CUmemLocation has 8 bytes, and contains a union in 13.2 and later.

    The test also checks the arguments before and after the record.
    """
    view = echo.api.api(level)
    location = view.CUmemLocation(type=type_, id=id_)
    call = view.symbol("cuMemPrefetchAsync_v2")
    call(2**63, 2**62, location, 3, view.CUstream(2**61))
    assert echo.recorded[:8] == type_.to_bytes(4, "little") + id_.to_bytes(4, "little", signed=True)
    assert list(echo.words[:4]) == [2**63, 2**62, 3, 2**61]


def test_raw_call_passes_a_record_by_value(echo: Fake) -> None:
    location = echo.api.CUmemLocation(type=3, id=9)
    assert echo.api.raw.cuMemPrefetchAsync(1, 2, location, 3, 4) == 0
    assert echo.recorded[:8] == bytes(location)


# --- texts


def pass_text(echo: Fake, name: object) -> bytes:
    """Pass a string to C, and return the bytes that C receives."""
    echo.api.cuModuleGetFunction(1, name)
    return echo.text


@given(text=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=50))
def test_text_may_be_bytes_or_str(echo: Fake, text: str) -> None:
    assert pass_text(echo, text) == text.encode()
    assert pass_text(echo, text.encode()) == text.encode()


def test_text_may_be_none_or_a_ctypes_string(echo: Fake) -> None:
    assert pass_text(echo, None) == b"NULL"
    assert pass_text(echo, ctypes.c_char_p(b"pointer")) == b"pointer"
    assert pass_text(echo, ctypes.create_string_buffer(b"buffer")) == b"buffer"


@pytest.mark.parametrize(
    "wrong", ["a\0b", b"a\0b", "\0", 5, 1.5, bytearray(b"text"), ["text"], ctypes.c_int(3)]
)
def test_text_with_a_nul_or_of_another_type_raises(echo: Fake, wrong: object) -> None:
    """C would only read the characters before the NUL."""
    has_nul = isinstance(wrong, (str, bytes))
    with pytest.raises(
        ARGUMENT_ERRORS,
        match="ends at its first NUL byte" if has_nul else "name .*: expected a str, bytes or None, got ",
    ):
        pass_text(echo, wrong)


@pytest.mark.parametrize(
    "options", [["-a", "-b=ü"], ("-a", "-b=ü"), [b"-a", "-b=ü"], [b"-a", "-b=ü".encode()]]
)
def test_list_of_texts_may_be_any_sequence(compiler: Fake, options: Any) -> None:
    compiler.api.nvrtcCompileProgram(1, 2, options)
    assert compiler.text == "-a\n-b=ü\n".encode()


def test_list_of_texts_may_be_none_or_a_ctypes_array(compiler: Fake) -> None:
    """The fake compiler records the options that it receives."""
    compiler.api.nvrtcCompileProgram(1, 0, None)
    assert compiler.text == b"NULL"
    compiler.api.nvrtcCompileProgram(1, 2, (ctypes.c_char_p * 2)(b"x", b"y"))
    assert compiler.text == b"x\ny\n"
    compiler.api.nvrtcCompileProgram(1, 0, [])
    assert compiler.text == b""


@pytest.mark.parametrize("wrong", ["-a", b"-a", ["-a\0b"], [1], [["-a"]], {"-a"}, 7])
def test_list_of_texts_of_another_type_raises(compiler: Fake, wrong: object) -> None:
    """A str is a sequence of characters, but characters are not options."""
    with raises(ARGUMENT_ERRORS):
        compiler.api.nvrtcCompileProgram(1, 1, wrong)


# --- memory

BUFFERS: dict[str, Callable[[], Any]] = {
    "bytes": lambda: b"\1\2\3\4\5\6\7\10",
    "bytearray": lambda: bytearray(b"\1\2\3\4\5\6\7\10"),
    "array": lambda: array.array("I", [0x04030201, 0x08070605]),
    "memoryview": lambda: memoryview(bytearray(b"\1\2\3\4\5\6\7\10")),
    "slice of a memoryview": lambda: memoryview(bytearray(b"..\1\2\3\4\5\6\7\10"))[2:],
    "ctypes array": lambda: (ctypes.c_uint * 2)(0x04030201, 0x08070605),
    "ctypes number": lambda: ctypes.c_uint64(0x0807060504030201),
    "record": lambda: driver.CUmemLocation(type=0x04030201, id=0x08070605),
    "string buffer": lambda: ctypes.create_string_buffer(b"\1\2\3\4\5\6\7\10"),
}


@pytest.mark.parametrize("buffer", BUFFERS)
def test_memory_that_c_reads_may_be_any_buffer(echo: Fake, buffer: str) -> None:
    """ctypes objects can also be passed by a pointer."""
    value = BUFFERS[buffer]()
    echo.api.cuMemcpyHtoD(0, value, 8)
    assert echo.recorded[:8] == b"\1\2\3\4\5\6\7\10"
    if isinstance(value, (ctypes.Structure, ctypes.Array, ctypes._SimpleCData)):
        for pointer in (ctypes.byref(value), ctypes.pointer(value), ctypes.addressof(value)):
            echo.api.cuMemcpyHtoD(0, pointer, 8)
            assert echo.recorded[:8] == b"\1\2\3\4\5\6\7\10"


@pytest.mark.parametrize("buffer", [name for name in BUFFERS if name != "bytes"])
def test_memory_that_c_writes_is_not_copied(echo: Fake, buffer: str) -> None:
    value = BUFFERS[buffer]()
    echo.api.cuMemcpyDtoH(value, 0x5A, 8)
    assert bytes(memoryview(value).cast("B"))[:8] == b"\x5a" * 8


@given(address=st.integers(0, 2**64 - 1))
def test_address_may_be_an_int(echo: Fake, address: int) -> None:
    """If the size is 0, the fake driver only records the address that it would have read."""
    echo.api.cuMemcpyHtoD(0, address, 0)
    assert echo.words[0] == address
    echo.api.cuMemcpyHtoD(0, ctypes.c_void_p(address), 0)
    assert echo.words[0] == address
    echo.words[0] = 1
    echo.api.cuMemcpyHtoD(0, None, 0)
    assert echo.words[0] == 0


@pytest.mark.parametrize(
    "empty",
    [b"", bytearray(), memoryview(b""), array.array("f"), (ctypes.c_int * 0)()],
    ids=["bytes", "bytearray", "memoryview", "array", "ctypes array"],
)
def test_empty_buffer_is_accepted_if_nothing_is_read(echo: Fake, empty: Any) -> None:
    assert echo.api.cuMemcpyHtoD(0, empty, 0) is None


@pytest.mark.parametrize(
    "wrong",
    ["text", 1.5, [1, 2], object(), memoryview(b"read only")[::2], memoryview(bytearray(8))[::2]],
    ids=["str", "float", "list", "object", "strided read-only memory", "strided memory"],
)
def test_memory_of_another_type_raises(echo: Fake, wrong: object) -> None:
    with raises(ARGUMENT_ERRORS):
        echo.api.cuMemcpyHtoD(0, wrong, 8)


# --- callbacks


def test_callback_is_called_with_the_callers_data(echo: Fake) -> None:
    """The data pointer of a callback is passed to it as an integer, or as `None` if it is null."""
    received: list[object] = []
    function = echo.api.CUhostFn(received.append)
    echo.api.cuLaunchHostFunc(1, function, 0x1234)
    echo.api.raw.cuLaunchHostFunc(1, function, None)
    assert received == [0x1234, None]
    echo.words[0] = 1
    echo.api.cuLaunchHostFunc(1, None, None)
    assert echo.words[0] == 0


@pytest.mark.parametrize(
    "wrong", [print, lambda data: None, 5, b"code", ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 0)]
)
def test_python_function_as_a_callback_raises(echo: Fake, wrong: object) -> None:
    """The function object would be freed while C still has its address."""
    for call in (echo.api.cuLaunchHostFunc, echo.api.raw.cuLaunchHostFunc):
        error = ctypes.ArgumentError if call is echo.api.raw.cuLaunchHostFunc else TypeError
        with raises(error):
            call(1, wrong, None)


# --- threads


def test_call_releases_the_gil(tmp_path: pathlib.Path) -> None:
    """cuCtxSynchronize of the fake driver returns only after another thread has called cuCtxSetFlags."""
    path = fakes.build(tmp_path, fakes.ECHO_DRIVER, f"-DVERSION={NEWEST_NUMBER}")
    results = python_json(f"""
        import json, threading
        from cudyn import driver
        driver.reload({str(path)!r})
        statuses = []
        def wait():
            driver.cuCtxSynchronize()
            statuses.append("checked")
            statuses.append(driver.raw.cuCtxSynchronize())
        thread = threading.Thread(target=wait)
        thread.start()
        driver.cuCtxSetFlags(0)
        thread.join()
        print(json.dumps(statuses))
    """)
    assert results == ["checked", 0]


# --- repeated calls


def test_unconverted_call_accepts_converted_arguments(echo: Fake) -> None:
    """The arguments are converted to the types of the table in advance, and are checked by the conversion."""
    function = echo.api.raw.cuMemcpyHtoD
    data = b"abcdef"
    ready = calls.convert_arguments(function, 7, data, 6)
    call = calls.make_unconverted_call(function)
    assert call(*ready) == 0
    assert echo.recorded[:6] == data
    with raises(TypeError):
        calls.convert_arguments(function, 7, data)
    with raises(TypeError):
        calls.convert_arguments(echo.api.raw.cuStreamDestroy, "a stream")


def test_omitted_memory_is_allocated_and_returned(
    compiler: Any,
) -> None:
    """Text is returned as str and binary code as bytes. Memory that the caller passes is filled instead."""
    api = compiler.api
    for _ in range(20):  # after this number of calls, other functions get a quick call
        assert (api.nvrtcGetPTX(1), api.nvrtcGetPTX(prog=1)) == (".x\u00e9", ".x\u00e9")
    assert (api.nvrtcGetCUBIN(1), api.nvrtcGetCUBIN(2)) == (b".x\xc3\xa9\0y\0", b"")
    memory = bytearray(7)
    assert api.nvrtcGetPTX(1, memory) is None
    assert memory == b".x\xc3\xa9\0y\0"
    assert api.nvrtcGetPTX(1, ptx=memory) is None


def test_passed_memory_that_is_too_short_raises(compiler: Any) -> None:
    """The required size is queried first. If the query fails, its error is raised."""
    api = compiler.api
    with raises(ValueError):
        api.nvrtcGetPTX(1, bytearray(6))
    with raises(NvrtcError):
        api.nvrtcGetPTX(2, None)
    with raises(NvrtcError):
        api.nvrtcGetPTX(3)


def test_call_with_omitted_memory_and_wrong_arguments_raises(compiler: Any) -> None:
    api = compiler.api
    for args, keywords in (((), {}), ((1, 2, 3), {}), ((), {"x": 1})):
        with raises(TypeError):
            api.nvrtcGetPTX(*args, **keywords)


def test_description_marks_memory_that_may_be_omitted() -> None:
    description = nvrtc.describe("nvrtcGetPTX").doc()
    assert description.startswith("nvrtcGetPTX(prog: nvrtcProgram, ptx: char * = ...) -> str | None")
    assert "if omitted, returned as a str" in description
    assert "if omitted, returned as bytes" in nvrtc.describe("nvrtcGetCUBIN").doc()
