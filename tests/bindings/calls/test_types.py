"""Tests for handles, enums, constants and records."""

from __future__ import annotations

import copy
import ctypes
import enum
import gc
import operator
import pathlib
import pickle
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import cublas, cublaslt, cupti, curand, cusolver, cusparse, driver, nccl, nvml, nvrtc, runtime
from cudyn._bindings.libraries.module import view_of
from cudyn._bindings.tables import driver_functions, driver_types
from cudyn._bindings.tables import rows as table_rows

from ...conftest import python_json
from ...support.messages import raises
from ...support.releases import NEWEST
from .conftest import NVML_VERSION, opened

ADDRESSES = st.integers(0, 2**64 - 1)
HANDLES = sorted(
    name
    for name, type_ in driver_types.TYPEDEFS.items()
    if re.fullmatch(r"(\S+ )?struct \w+ \*", type_) and type_.split()[-2] not in driver_types.RECORDS
)

# ctypes turns an exception from from_param into an ArgumentError. Checked calls raise a TypeError.
ARGUMENT_ERRORS = (TypeError, ctypes.ArgumentError)


# --- handles


def test_handle_types_are_distinct() -> None:
    assert {"CUcontext", "CUstream", "CUgraphNode", "CUlibrary", "CUeglStreamConnection"} <= set(HANDLES)
    classes = {getattr(driver, name) for name in HANDLES}
    assert len(classes) == len(HANDLES)
    assert nvrtc.nvrtcProgram not in classes


@given(value=ADDRESSES, name=st.sampled_from(HANDLES))
def test_handle_is_its_address(value: int, name: str) -> None:
    """A handle is created from an int and can be converted to an int, but does not define `__index__`."""
    cls = getattr(driver, name)
    handle = cls(value)
    assert int(handle) == value
    with pytest.raises(TypeError, match=f"'{name}' object cannot be interpreted as an integer"):
        operator.index(handle)
    assert bool(handle) == (value != 0)
    assert repr(handle) == f"{name}(0x{value:x})"


@given(first=ADDRESSES, second=ADDRESSES)
def test_handles_compare_and_hash_by_type_and_address(first: int, second: int) -> None:
    """Handles of different types are never equal, and no handle equals an int."""
    left = driver.CUstream(first)
    right = driver.CUstream(second)
    assert (left == right) == (first == second)
    assert (left != right) == (first != second)
    assert left == driver.CUstream(first)
    assert hash(left) == hash(driver.CUstream(first))
    assert len({left, driver.CUstream(first), driver.CUcontext(first), first}) == 3


def test_null_handles_are_equal_and_false() -> None:
    """A null handle can be created in three ways."""
    for null in (driver.CUstream(), driver.CUstream(None), driver.CUstream(0)):
        assert int(null) == 0
        assert not null
        assert null == driver.CUstream(0)
        assert hash(null) == hash(driver.CUstream(0))


@pytest.mark.parametrize("value", [b"bytes", "text", 1.5, object(), [1], driver.CUcontext(1)])
def test_handle_from_another_type_raises(value: object) -> None:
    with raises(TypeError):
        driver.CUstream(value)


@given(value=ADDRESSES)
def test_call_accepts_a_handle_or_an_int(fake: Any, value: int) -> None:
    """The fake driver returns the stream as a context."""
    assert fake.cuStreamGetCtx(fake.CUstream(value)) == fake.CUcontext(value)
    assert fake.cuStreamGetCtx(value) == fake.CUcontext(value)
    assert fake.cuStreamGetCtx(None) == fake.CUcontext(0)


def test_call_accepts_an_object_with_as_parameter(fake: Any) -> None:
    """The object implements `_as_parameter_`, the protocol of ctypes."""

    class Stream:
        _as_parameter_ = fake.CUstream(0x1234)

    class Wrong:
        _as_parameter_ = fake.CUcontext(0x1234)

    assert int(fake.cuStreamGetCtx(Stream())) == 0x1234
    with raises(ARGUMENT_ERRORS):
        fake.cuStreamGetCtx(Wrong())


def call_checked(fake: Any, value: object) -> object:
    """Pass a value to a checked call as a stream."""
    return fake.cuStreamGetCtx(value)


def call_raw(fake: Any, value: object) -> object:
    """Pass a value to a raw call as a stream."""
    return fake.raw.cuStreamGetCtx(value, ctypes.byref(fake.CUcontext()))


WRONG_HANDLES: dict[str, Callable[[], object]] = {
    "another handle": lambda: driver.CUcontext(1),
    "a handle of another library": lambda: nvrtc.nvrtcProgram(1),
    "a plain pointer": lambda: ctypes.c_void_p(1),
    "a pointer to a handle": lambda: ctypes.pointer(driver.CUstream(1)),
    "bytes": lambda: b"stream",
    "str": lambda: "stream",
    "float": lambda: 1.0,
    "bool": lambda: True,
    "list": lambda: [1],
    "a class": lambda: driver.CUstream,
}


@pytest.mark.parametrize("call", [call_checked, call_raw])
@pytest.mark.parametrize("case", WRONG_HANDLES)
def test_wrong_handle_raises(fake: Any, call: Callable[[Any, object], object], case: str) -> None:
    """The message contains the expected type and the actual value."""
    value = WRONG_HANDLES[case]()
    with raises(ARGUMENT_ERRORS):
        call(fake, value)


def test_handles_in_arrays_and_records_are_handles() -> None:
    """Integers would be accepted for any parameter."""
    array = (driver.CUgraphNode * 2)(driver.CUgraphNode(1), driver.CUgraphNode(2))
    assert [type(node) for node in array] == [driver.CUgraphNode] * 2
    record = driver.CUDA_MEMCPY2D(srcArray=driver.CUarray(5))
    assert type(record.srcArray) is driver.CUarray
    assert record.srcArray == driver.CUarray(5)


# --- enums and constants


def test_enums_are_int_enums_with_the_names_of_the_typedefs() -> None:
    """Enumerators compare equal to numbers, and each exists only once."""
    for name in ("CUresult", "CUdevice_attribute", "CUstreamCaptureStatus", "CUmemLocationType"):
        cls = getattr(driver, name)
        assert issubclass(cls, enum.IntEnum)
        assert cls.__name__ == name
        assert cls.__module__ == "cudyn.driver"
    assert driver.CUresult(100) is driver.CUDA_ERROR_NO_DEVICE is driver.CUresult.CUDA_ERROR_NO_DEVICE
    number = 100
    assert number == driver.CUDA_ERROR_NO_DEVICE
    assert nvrtc.nvrtcResult(6) is nvrtc.NVRTC_ERROR_COMPILATION


@pytest.mark.parametrize("value", [3, 77, 2**31, 2**32 - 1])
def test_unknown_value_of_an_enum_stays_an_int(fake: Any, value: int) -> None:
    """cuStreamIsCapturing of the fake driver writes the integer passed as the stream to its out-parameter."""
    result = fake.cuStreamIsCapturing(value)
    assert result == value
    assert type(result) is int


def test_enumerator_can_change_its_value_with_the_level() -> None:
    """From CUDA 12.0 on, the name belongs to the second version of the attribute."""
    name = "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS"
    assert int(getattr(driver.api("11.8"), name)) == 93
    assert int(getattr(driver, name)) == 122
    assert driver.api("11.8").CUdevice_attribute is not driver.CUdevice_attribute


@pytest.mark.parametrize("level", ["11.7", "12.4", NEWEST])
@pytest.mark.parametrize("name", ["CUresult", "CUdevice_attribute", "CUstreamCaptureStatus"])
def test_enumerators_survive_pickling_and_copying(level: str, name: str) -> None:
    """The first two classes differ between these levels. The third class is shared."""
    member = list(getattr(driver.api(level), name))[1]
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(member, protocol)) is member
    assert copy.copy(member) is member
    assert copy.deepcopy([member])[0] is member


def test_pickled_enumerator_needs_no_library(no_nvidia: dict[str, str]) -> None:
    """The enumerator can be loaded in a process without a driver that has not imported cudyn."""
    data = pickle.dumps(driver.CUDA_ERROR_NO_DEVICE)
    code = (
        f"import json, pickle; x = pickle.loads({data!r}); print(json.dumps([repr(x), type(x).__module__]))"
    )
    text, module = python_json(code, env=no_nvidia, flags=("-S",))
    assert text == "<CUresult.CUDA_ERROR_NO_DEVICE: 100>"
    assert module == "cudyn.driver"


def test_constants_have_their_type_in_c() -> None:
    """Examples from cuda.h and cudaEGL.h: ((CUstream)0x1), ((CUdevice)-1), 0xFFFFFFFF, 0x01 ..."""
    assert driver.CUstream(1) == driver.CU_STREAM_LEGACY
    assert driver.CUstream(2) == driver.CU_STREAM_PER_THREAD
    assert (driver.CU_DEVICE_CPU, driver.CU_DEVICE_INVALID) == (-1, -2)
    assert driver.CUDA_EGL_INFINITE_TIMEOUT == 0xFFFFFFFF
    assert driver.CU_MEMHOSTALLOC_PORTABLE == 1
    for level in driver_functions.RELEASES:
        major, minor = map(int, level.split("."))
        assert 1000 * major + 10 * minor == driver.api(level).CUDA_VERSION


# --- enums whose values are macros in the header


def test_macros_of_a_typedef_are_enumerators() -> None:
    """NVML defines some enumerations as macros, which become Python enumerations as well."""
    assert issubclass(nvml.nvmlBusType_t, enum.IntEnum)
    assert nvml.nvmlBusType_t.ctype is ctypes.c_uint
    assert nvml.nvmlBusType_t(2) is nvml.NVML_BUS_TYPE_PCIE is nvml.nvmlBusType_t.NVML_BUS_TYPE_PCIE
    assert [nvml.NVML_BUS_TYPE_PCIE, nvml.NVML_BUS_TYPE_AGP] == [2, 4]
    assert str(nvml.NVML_BUS_TYPE_PCIE) == "NVML_BUS_TYPE_PCIE"
    assert int(nvml.NVML_DEVICE_ARCH_UNKNOWN) == 2**32 - 1
    assert pickle.loads(pickle.dumps(nvml.NVML_BUS_TYPE_PCIE)) is nvml.NVML_BUS_TYPE_PCIE


def test_macro_that_is_not_a_value_of_the_typedef_stays_an_integer() -> None:
    assert type(nvml.NVML_POWER_SCOPE_COUNT) is int
    assert "NVML_POWER_SCOPE_COUNT" not in nvml.nvmlPowerScopeType_t.__members__


def test_macro_added_later_is_an_enumerator_since_its_release() -> None:
    assert "NVML_DEVICE_ARCH_HOPPER" not in nvml.api("11.7").nvmlDeviceArchitecture_t.__members__
    assert nvml.api("11.8").NVML_DEVICE_ARCH_HOPPER.name == "NVML_DEVICE_ARCH_HOPPER"
    assert not hasattr(nvml.api("11.7"), "nvmlFanControlPolicy_t")
    assert not hasattr(nvml.api("11.7"), "NVML_FAN_POLICY_MANUAL")


@pytest.mark.parametrize("level", ["12.0", NEWEST])
def test_member_with_enumerators_of_macros_is_an_int_shown_by_name(level: str) -> None:
    """ctypes returns plain integers for members, and repr() adds the name."""
    view = nvml.api(level)
    info = view.nvmlGpuFabricInfo_t(state=view.NVML_GPU_FABRIC_STATE_COMPLETED)
    assert (info.state, type(info.state)) == (3, int)
    assert "state=NVML_GPU_FABRIC_STATE_COMPLETED" in repr(info)
    assert type(info).state.size == 1  # the member is an unsigned char


NVML = r"""
    int nvmlDeviceGetBusType(void *device, unsigned *type) { *type = (unsigned)(long)device; return 0; }
    int nvmlDeviceSetFanControlPolicy(void *device, unsigned fan, unsigned policy) { return policy; }
"""


def test_calls_accept_and_return_enumerators_of_macros(tmp_path: pathlib.Path) -> None:
    """A number without an enumerator is returned as an int."""
    with opened(nvml, tmp_path, NVML_VERSION + NVML, "libnvidia-ml.so.1"):
        assert nvml.nvmlDeviceGetBusType(2) is nvml.NVML_BUS_TYPE_PCIE
        assert type(nvml.nvmlDeviceGetBusType(77)) is int
        assert nvml.raw.nvmlDeviceSetFanControlPolicy(1, 0, nvml.NVML_FAN_POLICY_MANUAL) == 1
        nvml.nvmlDeviceSetFanControlPolicy(1, 0, nvml.NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW)


# --- aliases


def test_aliases_of_two_libraries_are_one_class() -> None:
    """If two headers declare the same type, C code can include both of them, in any order."""
    modules: tuple[Any, ...] = driver, runtime, cublas, nvml
    driver_, runtime_, cublas_, nvml_ = modules
    assert driver_.CUdeviceptr_v2 is driver_.CUdeviceptr
    assert driver_.CUdevice_v1 is driver_.CUdevice
    assert runtime_.CUuuid is runtime_.cudaUUID_t is driver_.CUuuid is driver_.CUuuid_st
    assert runtime_.cudaStream_t is cublas_.cudaStream_t is driver_.CUstream
    assert nvml_.nvmlPciInfo_st is nvml_.nvmlPciInfo_t
    assert driver_.CUdeviceptr_v1 is not driver_.CUdeviceptr


def test_structures_of_the_user_accept_either_alias() -> None:
    """The headers have two names for the same type."""

    class Record(ctypes.Structure):
        _fields_ = (("first", driver.CUdeviceptr), ("second", driver.CUdeviceptr_v2))

    record = Record(driver.CUdeviceptr_v2(1), driver.CUdeviceptr(2))
    assert (record.first.value, record.second.value) == (1, 2)


# --- records that change between levels


def test_levels_with_the_same_layout_share_a_class() -> None:
    """The sizes of CUdevSmResource are those in the headers of these releases."""
    view_at = driver.api
    sizes = {"12.4": 4, "13.0": 12, "13.1": 16, "13.4": 20}
    assert {level: ctypes.sizeof(view_at(level).CUdevSmResource) for level in sizes} == sizes
    assert view_at("12.4").CUdevSmResource is view_at("12.9").CUdevSmResource
    assert view_at("13.1").CUdevSmResource is view_at("13.3").CUdevSmResource
    for name in ("CUDA_MEMCPY2D", "CUcontext", "CUuuid", "CUhostFn", "CUdeviceptr"):
        assert len({getattr(view_at(level), name) for level in driver_functions.RELEASES}) == 1, name


@pytest.mark.parametrize("level", driver_functions.RELEASES)
def test_member_of_an_anonymous_union_is_accessible_by_name(level: str) -> None:
    """CUmemLocation.id was a plain member until 13.1, and has been in an anonymous union since then."""
    location = driver.api(level).CUmemLocation(type=1, id=7)
    assert (location.type, location.id) == (1, 7)
    location.id = -3
    assert bytes(location) == (1).to_bytes(4, "little") + (-3).to_bytes(4, "little", signed=True)


@pytest.mark.parametrize(("level", "alignment"), [("12.4", 64), (NEWEST, 128)])
def test_aligned_record_is_always_aligned(level: str, alignment: int) -> None:
    """CUtensorMap is alignas(64), or alignas(128) from 13.0 on.

    ctypes does not allocate memory with this alignment.
    """
    cls = driver.api(level).CUtensorMap
    objects = []
    for _ in range(50):
        plain = cls()
        filled = cls((ctypes.c_uint64 * 16)(*range(16)))
        copied = copy.copy(filled)
        objects += [plain, filled, copied, bytearray(8)]
        for record in (plain, filled, copied):
            assert ctypes.addressof(record) % alignment == 0
        for record in (filled, copied):
            assert list(record.opaque) == list(range(16))
    assert len({ctypes.addressof(item) for item in objects if isinstance(item, cls)}) == 150


def test_aligned_record_keeps_its_memory() -> None:
    """The record is part of a larger block, which must not be freed before it."""
    maps = [driver.CUtensorMap((ctypes.c_uint64 * 16)(*[i] * 16)) for i in range(100)]
    gc.collect()
    garbage = [bytearray(b"\xff" * 256) for _ in range(1000)]
    assert [list(tensor_map.opaque) for tensor_map in maps] == [[i] * 16 for i in range(100)]
    assert len(garbage) == 1000


def test_aligned_record_that_a_call_returns_is_aligned(fake: Any) -> None:
    """The fake driver records the address of cuTensorMapEncodeTiled's output."""
    words = (ctypes.c_uint64 * 8).in_dll(ctypes.CDLL(fake.path), "words")
    for _ in range(50):
        tensor_map = fake.cuTensorMapEncodeTiled(0, 1, None, None, None, None, None, 0, 0, 0, 0)
        assert words[0] % 128 == 0
        assert words[0] == ctypes.addressof(tensor_map)


# --- the other libraries


LEVELS = ["11.8", "12.9", NEWEST]


@pytest.mark.parametrize("level", LEVELS)
def test_type_that_two_libraries_use_is_the_same_class(level: str) -> None:
    """The results of one library can therefore be passed to the other library."""
    users = {
        "cudaDataType": (cublas, cusparse, cusolver),
        "libraryPropertyType": (curand, cublas, cublaslt, cusparse, cusolver),
        "cuComplex": (cublas, cusparse, cusolver),
        "dim3": (cupti,),
    }
    for name, modules in users.items():
        runtime_type = getattr(runtime.api(level), name)
        for module in modules:
            assert getattr(module.api(level), name) is runtime_type, (module, name)
    assert cublaslt.api(level).cublasStatus_t is cublas.api(level).cublasStatus_t
    for name in ("cublasFillMode_t", "cublasOperation_t"):
        assert getattr(cusolver.api(level), name) is getattr(cublas.api(level), name)
    assert cupti.api(level).CUuuid is driver.api(level).CUuuid


@pytest.mark.parametrize("level", LEVELS)
def test_handle_with_the_same_c_tag_is_the_same_class(level: str) -> None:
    """C accepts a cudaStream_t as a CUstream, because both are pointers to struct CUstream_st."""
    names = {"cudaStream_t": "CUstream", "cudaEvent_t": "CUevent", "cudaGraph_t": "CUgraph"}
    names |= {"cudaMemPool_t": "CUmemoryPool", "cudaGraphExec_t": "CUgraphExec"}
    for name, driver_name in names.items():
        assert getattr(runtime.api(level), name) is getattr(driver, driver_name)
    assert runtime.api(level).cudaArray_t is not driver.CUarray  # in C, these are different types
    for module in (cublas, cublaslt, cusparse, curand, cusolver, cupti):
        assert module.api(level).cudaStream_t is driver.CUstream


def test_library_with_other_releases_uses_one_cuda_release() -> None:
    for level in view_of(nccl).library.releases:
        assert nccl.api(level).cudaStream_t is driver.CUstream
        assert view_of(nccl.api(level)).types.used_libraries[0].level == "12.9"


def test_new_dim3_has_one_in_omitted_dimensions() -> None:
    """Omitted dimensions are 1, as in the C++ constructor of dim3."""
    dimensions = [runtime.dim3(4), runtime.dim3(), runtime.dim3(2, 3), runtime.dim3(x=2, y=0)]
    assert [(item.x, item.y, item.z) for item in dimensions] == [(4, 1, 1), (1, 1, 1), (2, 3, 1), (2, 0, 1)]


def test_names_of_another_library_are_attributes_but_not_listed() -> None:
    """Types of other libraries are needed for calls, but would clutter dir()."""
    for module, name in ((curand, "cudaStream_t"), (cublaslt, "cublasStatus_t"), (nccl, "cudaEvent_t")):
        types = view_of(module).types
        assert name not in set(types.names())
        assert name in types.used_names
        assert getattr(module, name)
    for module_ in (cusparse, cublas, cublaslt):  # an opaque struct is not listed
        assert "FILE" not in dir(module_)


def test_record_with_padding_from_its_alignment_has_the_size_in_c() -> None:
    """CUpti_Activity contains one 4-byte enum, and is packed and aligned to 8 bytes.

    Its size in C is 8 bytes.
    """
    cls = cupti.api(NEWEST).CUpti_Activity
    assert (ctypes.sizeof(cls), cls.kind.offset, cls.kind.size) == (8, 0, 4)
    array = (cls * 3)()
    array[1].kind = 5
    assert bytes(array) == bytes(8) + (5).to_bytes(8, "little") + bytes(8)
    assert all(ctypes.addressof(cls()) % 8 == 0 for _ in range(20))


def test_packed_record_has_the_offsets_of_the_table() -> None:
    """The offsets of a packed record's members differ from those under C's default rules."""
    shared = view_of(cupti).library.common_types
    view = cupti.api(NEWEST)
    packed = 0
    for tag, row in shared.tables.RECORDS.items():
        rows = [
            row_
            for row_ in table_rows.record_spans(row, shared.releases)
            if table_rows.span_contains(row_, shared.releases, view.level)
        ]
        for span in rows:
            root = table_rows.layout(view_of(view).types.layout(tag, span))
            cls = getattr(view, tag)
            packed += hasattr(cls, "_pack_")
            named_members = [member for member in root.members if member.name and member.bits is None]
            offsets = [getattr(cls, member.name).offset for member in named_members]
            assert offsets == [member.offset for member in named_members], tag
            assert ctypes.sizeof(cls) == root.size, tag
            assert ctypes.addressof(cls()) % root.align == 0, tag
    assert packed >= 2
