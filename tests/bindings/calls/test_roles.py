"""Tests for calls that return strings, lists and typed values, with fake libraries."""

from __future__ import annotations

import ctypes
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import DriverError, cupti, driver, nccl, nvml
from cudyn._bindings.calls import guarded, plain_call, roles
from cudyn._bindings.libraries.module import view_of
from cudyn.errors import NvmlError

from ...conftest import python_json
from ...support import fakes
from ...support.messages import raises
from .conftest import NVML_VERSION, Fake, opened

ARGUMENT_ERRORS = (TypeError, ValueError, OverflowError)

DRIVER = (
    fakes.VERSION_QUERY
    + r"""
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The test sets these variables, except `calls` and the variables with the received data. */
char text[8192];
uint64_t count, growth, status, failing, calls, received[8];
unsigned char value[64], received_data[1024];

/* Counts the call. Returns `status` from the call number `failing` on, or never if that is 0. */
static int end_call(void) { calls++; return failing && calls >= failing ? (int)status : 0; }

/* As in the manual, a name that is too long is truncated, and the result always ends with NUL. */
int cuDeviceGetName(char *name, int len, int dev) {
    received[calls] = len;
    strncpy(name, text, len);
    name[len - 1] = 0;
    return end_call();
}
int cuDeviceGetLuid(char *luid, unsigned *mask, int dev) {
    memcpy(luid, value, 8);
    *mask = dev;
    return end_call();
}

static int write_list(void **to, size_t *room) {
    received[calls] = *room;
    size_t n = count;
    count += growth;
    if (!to) *room = n;
    else {
        for (size_t i = 0; i < *room; i++) to[i] = i < n ? (void *)(i + 1) : 0;
        if (n < *room) *room = n;
    }
    return end_call();
}
int cuGraphGetNodes(void *graph, void **nodes, size_t *room) { return write_list(nodes, room); }
int cuGraphGetEdges_v2(void *graph, void **from, void **to, uint64_t *data, size_t *room) {
    size_t second = *room;
    if (to) for (size_t i = 0; i < second; i++) { to[i] = (void *)(i + 101); data[i] = i; }
    return write_list(from, room);
}
int cuModuleEnumerateFunctions(void **functions, unsigned n, void *module) {
    received[0] = functions != 0;
    for (unsigned i = 0; i < n; i++) functions[i] = (void *)(uintptr_t)(i + 7);
    return end_call();
}
int cuThreadExchangeStreamCaptureMode(unsigned *mode) {
    unsigned old_mode = value[0];
    if (!mode) return 1;
    value[0] = *mode;
    *mode = old_mode;
    return end_call();
}
int cuPointerGetAttribute(void *data, unsigned attribute, uint64_t pointer) {
    received[0] = attribute;
    memcpy(data, value, 8);
    return end_call();
}
int cuPointerGetAttributes(unsigned n, unsigned *attributes, void **data, uint64_t pointer) {
    for (unsigned i = 0; i < n; i++) {
        received[i] = attributes[i];
        *(uint64_t *)data[i] = attributes[i] * pointer;
    }
    return end_call();
}
int cuMemPoolSetAttribute(void *pool, unsigned attribute, void *of) {
    memcpy(received_data, of, 8);
    return end_call();
}
int cuMemRangeGetAttribute(void *data, size_t size, unsigned attribute, uint64_t at, size_t n) {
    received[0] = size;
    int *to = data;
    for (size_t i = 0; i < size / 4; i++) to[i] = i < count ? (int)i + 3 : -2;
    return end_call();
}
int cuCoredumpGetAttribute(unsigned attribute, void *to, size_t *size) {
    received[0] = *size;
    memcpy(to, *size > 1 ? text : (char *)value, *size);
    return end_call();
}
int cuCoredumpSetAttribute(unsigned attribute, void *of, size_t *size) {
    received[0] = *size;
    memcpy(received_data, of, *size);
    return end_call();
}
int cuDevSmResourceSplitByCount(
    char *result, unsigned *groups, const void *input, char *remainder, unsigned flags, unsigned least) {
    received[calls] = *groups;
    received[6] = remainder != 0;
    if (!result || count < *groups) *groups = count;
    return end_call();
}
int cuMemGetLocationInfo(uint64_t at, size_t size, size_t part, size_t sample, void *to) {
    received[0] = to != 0;
    return end_call();
}
"""
)

NVML = r"""
#include <string.h>
unsigned status, available, reports, calls;
char text[256];
int nvmlDeviceGetName(void *device, char *to, unsigned n) {
    if (strlen(text) >= n) return 7;
    strcpy(to, text);
    return 0;
}
/* Returns 7 if the memory is too small. If `reports` is set, it also stores the necessary size. */
int nvmlVgpuTypeGetName(unsigned type, char *to, unsigned *n) {
    calls++;
    if (strlen(text) >= *n) { if (reports) *n = strlen(text) + 1; return 7; }
    strcpy(to, text);
    return status;
}
/* The number of processes grows by one with each call. Returns 7 if the array is too small. */
int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *n, unsigned (*to)[6]) {
    unsigned processes = available++, room = *n;
    calls++;
    *n = processes;
    if (room < processes) return 7;
    for (unsigned i = 0; to && i < processes; i++) to[i][0] = i + 1;
    return status;
}
typedef struct { unsigned version; unsigned long long total, reserved, free, used; } Memory;
int nvmlDeviceGetMemoryInfo_v2(void *device, Memory *memory) {
    memory->total = memory->version;
    return memory->used ? 2 : 0;
}
typedef struct { unsigned version, fan, speed; } Fan;
int nvmlDeviceGetFanSpeedRPM(void *device, Fan *fan) { fan->speed = fan->version; return 0; }
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    """Load the fake library in the driver's module."""
    with opened(driver, tmp_path_factory.mktemp("cuda"), DRIVER) as library:
        yield library


@pytest.fixture
def fake(built: Fake) -> Fake:
    """Return the fake library with its variables reset."""
    built.set(count=0, growth=0, status=0, failing=0, calls=0)
    built.write("value", bytes(64))
    return built


@pytest.fixture(scope="module")
def built_nvml(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    """Load the fake library in NVML's module."""
    source = NVML_VERSION + NVML
    name = "libnvidia-ml.so.1"
    with opened(nvml, tmp_path_factory.mktemp("nvml"), source, name) as library:
        yield library


@pytest.fixture
def management(built_nvml: Fake) -> Fake:
    """Return the fake NVML with its variables reset."""
    built_nvml.set(ctypes.c_uint, status=0, available=0, reports=0, calls=0)
    return built_nvml


CUPTI = r"""
#include <stddef.h>
unsigned available, calls;
int cuptiGetVersion(unsigned *version) { *version = 130001; return 0; }
/* Stores as many domains as fit, and does not report whether there are more. */
int cuptiEnumEventDomains(size_t *bytes, unsigned *to) {
    size_t room = *bytes / sizeof *to, i;
    calls++;
    for (i = 0; i < room && i < available; i++) to[i] = i + 1;
    *bytes = i * sizeof *to;
    return 0;
}
"""


@pytest.mark.parametrize(("available", "calls"), [(0, 1), (3, 1), (255, 1), (256, 2), (300, 2), (600, 3)])
def test_full_list_is_requested_again(available: int, calls: int, tmp_path: pathlib.Path) -> None:
    """cuptiEnumEventDomains stores the size of the list in bytes."""
    with opened(cupti, tmp_path, CUPTI, "libcupti.so.13") as profiling:
        profiling.set(ctypes.c_uint, available=available)
        assert [int(domain) for domain in cupti.cuptiEnumEventDomains()] == [*range(1, available + 1)]
        assert profiling.calls == calls


# --- texts


@given(text=st.binary(max_size=3000).map(lambda data: data.replace(b"\0", b"x")))
def test_text_is_never_truncated(fake: Fake, text: bytes) -> None:
    """Bytes that are not valid UTF-8 are replaced."""
    fake.set(calls=0)
    fake.write("text", text + b"\0")
    assert fake.api.cuDeviceGetName(5) == text.decode("utf-8", "replace")


@pytest.mark.parametrize(
    ("length", "sizes"), [(0, [256]), (254, [256]), (255, [256, 512]), (511, [256, 512, 1024])]
)
def test_text_that_fills_its_memory_is_requested_again(fake: Fake, length: int, sizes: list[int]) -> None:
    fake.write("text", b"x" * length + b"\0")
    assert fake.api.cuDeviceGetName(0) == "x" * length
    assert fake.get_received(len(sizes)) == sizes
    assert fake.calls == len(sizes)


def test_bytes_of_a_fixed_size_are_returned(fake: Fake) -> None:
    fake.write("value", b"\0\1\2\0\4\5\6\xff")
    assert fake.api.cuDeviceGetLuid(9) == (b"\0\1\2\0\4\5\6\xff", 9)


@pytest.mark.parametrize("length", [0, 95, 96, 200])
def test_nvml_text_that_does_not_fit_is_requested_again(management: Fake, length: int) -> None:
    management.write("text", b"y" * length + b"\0")
    assert management.api.nvmlDeviceGetName(1) == "y" * length


@pytest.mark.parametrize(("reports", "calls"), [(0, 3), (1, 2)])
def test_reported_size_is_used(management: Fake, reports: int, calls: int) -> None:
    management.set(ctypes.c_uint, reports=reports)
    management.write("text", b"z" * 200 + b"\0")
    assert management.api.nvmlVgpuTypeGetName(1) == "z" * 200
    assert management.calls == calls


# --- lists


@pytest.mark.parametrize("count", [0, 1, 5, 1000])
def test_list_is_requested_after_its_count(fake: Fake, count: int) -> None:
    """One more element is requested, so that a list that has grown in the meantime is noticed."""
    fake.set(count=count)
    nodes = fake.api.cuGraphGetNodes(3)
    assert nodes == [fake.api.CUgraphNode(number) for number in range(1, count + 1)]
    assert all(type(node) is fake.api.CUgraphNode for node in nodes)
    expected_capacities = [0, count + 1] if count else [0]
    assert fake.get_received(fake.calls) == expected_capacities


@pytest.mark.parametrize("growth", [1, 2, 7, 2**64 - 1, 2**64 - 3])
def test_list_that_grows_or_shrinks_between_the_calls_is_complete(fake: Fake, growth: int) -> None:
    """The result is the complete list at the time of the last call."""
    fake.set(count=4, growth=growth)
    nodes = fake.api.cuGraphGetNodes(3)
    calls = fake.calls
    assert len(nodes) == (4 + (calls - 1) * growth) % 2**64
    assert None not in nodes


def test_several_lists_share_their_length(fake: Fake) -> None:
    """Sources, targets and data of edges are returned by one call."""
    fake.set(count=3)
    sources, targets, data = fake.api.cuGraphGetEdges(1)
    assert [int(node) for node in sources] == [1, 2, 3]
    assert [int(node) for node in targets] == [101, 102, 103]
    assert [bytes(edge_data) for edge_data in data] == [number.to_bytes(8, "little") for number in range(3)]


@pytest.mark.parametrize("failing", [1, 2])
def test_call_that_fails_the_first_or_second_time_raises(fake: Fake, failing: int) -> None:
    """The first call returns the number of nodes, and the second one the nodes. No call follows a failure."""
    fake.set(count=3, status=int(fake.api.CUDA_ERROR_INVALID_CONTEXT), failing=failing)
    with raises(DriverError):
        fake.api.cuGraphGetNodes(3)
    assert fake.calls == failing


@pytest.mark.parametrize("count", [0, 1, 9])
def test_list_has_the_length_that_the_caller_passes(fake: Fake, count: int) -> None:
    functions = fake.api.cuModuleEnumerateFunctions(count, 1)
    assert [int(function) for function in functions] == list(range(7, 7 + count))
    assert fake.get_received(1) == [bool(count)]


@pytest.mark.parametrize("wrong", [-1, 2**32, "3", None, 1.5])
def test_invalid_length_of_a_list_raises(fake: Fake, wrong: Any) -> None:
    with raises(ARGUMENT_ERRORS):
        fake.api.cuModuleEnumerateFunctions(wrong, 1)
    assert fake.calls == 0


@pytest.mark.parametrize(
    ("max_count", "available", "expected_count", "passed_counts"),
    [(5, 3, 3, [5]), (3, 5, 3, [3]), (0, 5, 0, [0]), (None, 4, 4, [0, 4])],
)
def test_parameter_with_the_role_most_returns_at_most_the_requested_number_of_elements(
    fake: Fake, max_count: int | None, available: int, expected_count: int, passed_counts: list[int]
) -> None:
    """`None` requests all groups."""
    fake.set(count=available)
    groups, remainder = fake.api.cuDevSmResourceSplitByCount(max_count, fake.api.CUdevResource(), 0, 2)
    assert len(groups) == expected_count
    assert type(remainder) is fake.api.CUdevResource
    assert fake.get_received(len(passed_counts)) == passed_counts
    assert fake.get_received()[6] == 1


@pytest.mark.parametrize(("size", "part", "length"), [(10, 3, 4), (9, 3, 3), (0, 3, 0), (5, 0, 0)])
def test_length_of_a_list_may_be_a_quotient(fake: Fake, size: int, part: int, length: int) -> None:
    assert len(fake.api.cuMemGetLocationInfo(1, size, part, 0)) == length


@pytest.mark.parametrize("available", [0, 1, 3, 40])
def test_list_that_is_too_small_grows(management: Fake, available: int) -> None:
    """A process starts between two calls, so NVML returns NVML_ERROR_INSUFFICIENT_SIZE."""
    management.set(ctypes.c_uint, available=available)
    processes = management.api.nvmlDeviceGetComputeRunningProcesses(1)
    last_count = available + management.calls - 1  # the number of processes at the last call
    assert [process.pid for process in processes] == [i + 1 for i in range(last_count)]


def test_another_status_raises(management: Fake) -> None:
    management.set(ctypes.c_uint, available=3, status=9)
    with raises(NvmlError):
        management.api.nvmlDeviceGetComputeRunningProcesses(1)


# --- values


def test_parameter_with_the_role_both_is_passed_and_returned(fake: Fake) -> None:
    """The driver replaces the capture mode that it receives with the previous mode."""
    mode = fake.api.cuThreadExchangeStreamCaptureMode(2)
    assert mode is fake.api.CU_STREAM_CAPTURE_MODE_GLOBAL
    assert fake.api.cuThreadExchangeStreamCaptureMode(mode) is fake.api.CU_STREAM_CAPTURE_MODE_RELAXED
    fake.write("value", b"\x4d")
    assert fake.api.cuThreadExchangeStreamCaptureMode(mode=0) == 0x4D  # not an enumerator
    with raises(DriverError):
        fake.api.cuThreadExchangeStreamCaptureMode(None)  # None would be a null pointer
    pointers = len(ctypes._Pointer.__subclasses__())
    for _ in range(3):
        fake.api.cuThreadExchangeStreamCaptureMode(0)
    assert len(ctypes._Pointer.__subclasses__()) == pointers


POINTER: dict[str, Callable[[Any, int], object]] = {
    "CONTEXT": lambda api, number: api.CUcontext(number),
    "MEMORY_TYPE": lambda api, number: number % 2**32,
    "DEVICE_POINTER": lambda api, number: number,
    "HOST_POINTER": lambda api, number: number,
    "IS_MANAGED": lambda api, number: number % 256 != 0,
    "SYNC_MEMOPS": lambda api, number: number % 256 != 0,
    "BUFFER_ID": lambda api, number: number,
    "DEVICE_ORDINAL": lambda api, number: ctypes.c_int(number % 2**32).value,
    "RANGE_SIZE": lambda api, number: number,
    "MEMPOOL_HANDLE": lambda api, number: api.CUmemoryPool(number),
}


@pytest.mark.parametrize("attribute", POINTER)
@given(number=st.integers(0, 2**64 - 1))
def test_attribute_determines_the_type_of_the_result(fake: Fake, attribute: str, number: int) -> None:
    """The same function returns an int, a bool, an enumerator or a handle."""
    fake.write("value", number.to_bytes(8, "little"))
    fake.set(calls=0)
    enumerator = getattr(fake.api, f"CU_POINTER_ATTRIBUTE_{attribute}")
    result = fake.api.cuPointerGetAttribute(enumerator, 1)
    expected = POINTER[attribute](fake.api, number)
    assert (result, fake.get_received(1)) == (expected, [int(enumerator)])
    if not isinstance(result, int):
        assert type(result) is type(expected)


def test_enum_is_returned_as_its_member(fake: Fake) -> None:
    fake.write("value", b"\2")
    result = fake.api.cuPointerGetAttribute(fake.api.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, 1)
    assert result is fake.api.CU_MEMORYTYPE_DEVICE


@pytest.mark.parametrize("wrong", [0, 77])
def test_unknown_attribute_raises(fake: Fake, wrong: int) -> None:
    """The type of the value is not known, so the function is not called."""
    with raises(ARGUMENT_ERRORS):
        fake.api.cuPointerGetAttribute(wrong, 1)
    with raises(TypeError):
        fake.api.cuPointerGetAttribute("kind", 1)
    with raises(OverflowError):
        fake.api.cuPointerGetAttribute(-1, 1)
    assert fake.calls == 0


def test_several_attributes_return_a_list(fake: Fake) -> None:
    kinds = [fake.api.CU_POINTER_ATTRIBUTE_BUFFER_ID, fake.api.CU_POINTER_ATTRIBUTE_RANGE_SIZE]
    for attributes in (kinds, tuple(kinds), (ctypes.c_uint * 2)(*kinds)):
        assert fake.api.cuPointerGetAttributes(2, attributes, 3) == [21, 36]
    assert fake.get_received(2) == [7, 12]


def test_attribute_determines_the_type_of_the_argument(fake: Fake) -> None:
    """A number is stored as 8 bytes, and a bool as one byte. Values of other types are rejected."""
    api = fake.api
    api.cuMemPoolSetAttribute(1, api.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 2**64 - 1)
    assert fake.read("received_data", 8) == b"\xff" * 8
    api.cuMemPoolSetAttribute(1, api.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, value=True)
    assert fake.read("received_data", 8) == b"\1" + bytes(7)
    for wrong in (2**64, -1, "much", None, 1.5):
        with raises(ARGUMENT_ERRORS):
            api.cuMemPoolSetAttribute(1, api.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, wrong)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_array_ends_before_its_end_value(fake: Fake, count: int) -> None:
    """The driver fills unused elements with an end value, which is not returned."""
    fake.set(count=count)
    result = fake.api.cuMemRangeGetAttribute(fake.api.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, 1, 2)
    assert result == [i + 3 for i in range(count)]
    fake.api.cuMemRangeGetAttribute(fake.api.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, 1, 2)
    assert fake.get_received(1) == [4]  # the manual requires that dataSize is 4


def test_attribute_with_a_text_returns_a_str(fake: Fake) -> None:
    """One function has attributes of type text and bool. Each attribute only accepts its own type."""
    api = fake.api
    fake.write("text", b"core.\xff\0")
    assert api.cuCoredumpGetAttribute(api.CU_COREDUMP_FILE) == "core.�"
    assert fake.get_received(1) == [1024]
    fake.write("value", b"\1")
    assert api.cuCoredumpGetAttribute(api.CU_COREDUMP_LIGHTWEIGHT) is True
    assert fake.get_received(1) == [1]
    api.cuCoredumpSetAttribute(api.CU_COREDUMP_FILE, "/tmp/ü")
    assert fake.read("received_data", 1024) == "/tmp/ü".encode().ljust(1024, b"\0")
    for wrong in ("x" * 1024, "a\0b", 5):
        with raises(ARGUMENT_ERRORS):
            api.cuCoredumpSetAttribute(api.CU_COREDUMP_FILE, wrong)
    for no_text in (0, 7, True, [65], object()):
        with raises(ARGUMENT_ERRORS):
            api.cuCoredumpSetAttribute(api.CU_COREDUMP_FILE, no_text)
    not_bools: list[Any] = ["off", b"", [], 1.5, driver.CUstream(1)]
    for no_bool in not_bools:
        with raises(ARGUMENT_ERRORS):
            api.cuCoredumpSetAttribute(api.CU_COREDUMP_TRIGGER_HOST, no_bool)
    with raises(ARGUMENT_ERRORS):
        api.cuCoredumpSetAttribute(api.CU_COREDUMP_TRIGGER_HOST, 2)


# --- arguments


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ((), {}),
        ((1, 2), {}),
        ((1,), {"dev": 1}),
        ((), {"name": 1}),
        ((), {"devi": 1}),
    ],
)
def test_call_with_a_wrong_number_of_arguments_raises(fake: Fake, arguments: Any, names: Any) -> None:
    with raises(TypeError):
        fake.api.cuDeviceGetName(*arguments, **names)


def test_argument_by_name_is_checked(fake: Fake) -> None:
    """Names work in checked calls. A raw call accepts C's parameters by position."""
    fake.write("text", b"name\0")
    assert fake.api.cuDeviceGetName(dev=3) == "name"
    with raises(ARGUMENT_ERRORS):
        fake.api.cuDeviceGetName(2**31)
    assert fake.api.cuDeviceGetName.__name__ == "cuDeviceGetName"
    assert fake.api.has("cuDeviceGetName")
    assert fake.api.raw.cuDeviceGetName(ctypes.create_string_buffer(9), 9, 0) == 0


# --- new records


def test_new_structure_has_its_version(management: Fake) -> None:
    """NVML requires the version in the first member, which is set unless the caller sets it."""
    api = management.api
    memory = api.nvmlDeviceGetMemoryInfo_v2(1)
    assert memory.total == memory.version == api.nvmlMemory_v2 != 0
    assert api.nvmlMemory_v2_t().version == api.nvmlMemory_v2
    assert api.nvmlMemory_v2_t(version=5).version == 5
    assert api.nvmlMemory_v2_t(5, total=9).total == 9


def test_version_of_a_passed_structure_is_set(management: Fake) -> None:
    """NVML requires the version of a struct in its first member. A version set by the caller is kept."""
    api = management.api
    fans = (api.nvmlFanSpeedInfo_t * 2)()
    zeros = api.nvmlFanSpeedInfo_t.from_buffer_copy(bytes(12))
    for fan, updated in ((fans, fans[0]), (zeros, zeros), (ctypes.pointer(fans[1]), fans[1])):
        api.nvmlDeviceGetFanSpeedRPM(1, fan)
        assert updated.speed == updated.version == api.nvmlFanSpeedInfo_v1
    custom_fan = api.nvmlFanSpeedInfo_t(version=3)
    api.nvmlDeviceGetFanSpeedRPM(1, custom_fan)
    assert custom_fan.speed == 3


def test_initial_values_of_nccl_structures_match_its_initializers() -> None:
    """The initializers are NCCL_CONFIG_INITIALIZER and NCCL_SIM_INFO_INITIALIZER of each release."""
    config = nccl.ncclConfig_t(blocking=0)
    assert (config.size, config.magic) == (ctypes.sizeof(config), 0xCAFEBEEF)
    assert config.version == nccl.NCCL_VERSION_CODE
    assert (config.blocking, config.minCTAs, config.netName) == (0, nccl.NCCL_CONFIG_UNDEF_INT, None)
    info = nccl.ncclSimInfo_t()
    assert (info.magic, info.estimatedTime, info.size) == (0x74685283, -1.0, ctypes.sizeof(info))
    old = nccl.api("2.18").ncclConfig_t()
    assert (old.size, old.splitShare) == (48, nccl.NCCL_CONFIG_UNDEF_INT)
    assert 21700 < old.version <= 21803


@pytest.mark.parametrize("count", [0, 1, 3, 15, 16])
def test_list_ends_before_the_padding_of_the_library(count: int) -> None:
    """nvmlDeviceGetSupportedPerformanceStates fills the rest of the array with 32, which means "unknown"."""
    view = view_of(nvml)
    record = view.library.get_function("nvmlDeviceGetSupportedPerformanceStates", nvml.level)
    status_map = plain_call.StatusMap("f", lambda *_: ValueError())
    call = roles.Call(view.types, ctypes.CDLL(None).abs, record, [], status_map)
    (states,) = (param for param in record.params if param.role == "list")
    array = guarded.ArrayMemory(call._get_cell_class(states), 16)
    array._object[:16] = [*range(count), *[32] * (16 - count)]
    assert call.read_output(states, {states.name: array}) == [*range(count)]


def test_list_that_memory_cannot_hold_names_the_parameter() -> None:
    """The list of 2**32 - 1 functions needs 32 GiB, and the process is limited to 4 GiB."""
    code = """
    import json, resource
    from cudyn import driver, testing
    with testing.simulate("sm_90"):
        resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))
        try:
            driver.cuModuleEnumerateFunctions(2**32 - 1, 0)
        except MemoryError as error:
            print(json.dumps(str(error)))
    """
    message = python_json(code)
    assert message.startswith("cuModuleEnumerateFunctions: functions (CUfunction *): not enough memory for ")
    assert message.endswith("4294967295 elements of 8 bytes")
