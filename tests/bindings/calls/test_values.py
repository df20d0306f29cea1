"""Tests that invalid values are rejected: integers out of range, misspelt members, wrong memory."""

from __future__ import annotations

import copy
import ctypes
import enum
import importlib
import mmap
import pathlib
import pickle
import tempfile
import weakref
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import cufile, cupti, driver, nvfatbin, nvvm, runtime
from cudyn._bindings import tables
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries.module import view_of
from cudyn._bindings.libraries.view import View

from ...support.messages import raises
from ...support.releases import NEWEST
from .conftest import opened
from .every import ARGUMENT_ERRORS, Index, Wrapped, raises_type_error


def get_received(fake: Any) -> int:
    """Return the first argument of the last call, which the fake library stores in `words`."""
    words = (ctypes.c_uint64 * 8).in_dll(ctypes.CDLL(fake.path), "words")
    return words[0]


# --- integers in calls

# The function, its arguments (`VALUE` is replaced with the value), the parameter, its C type, and a value
# that is out of range.
VALUE = "the value"
TOO_LARGE: dict[str, tuple[str, tuple[Any, ...], str, str, int]] = {
    "size_t": ("cuMemAlloc", (VALUE,), "bytesize", "size_t", 2**64 + 8),
    "size_t below zero": ("cuMemAlloc", (VALUE,), "bytesize", "size_t", -1),
    "int": ("cuDeviceGet", (VALUE,), "ordinal", "int", 2**32),
    "int below its minimum": ("cuDeviceGet", (VALUE,), "ordinal", "int", -(2**31) - 1),
    "unsigned int": ("cuInit", (VALUE,), "Flags", "unsigned int", -1),
    "handle": ("cuStreamGetCtx", (VALUE,), "hStream", "CUstream", 2**64),
    "device pointer": ("cuMemcpyHtoD", (VALUE, None, 0), "dstDevice", "CUdeviceptr", 2**64 + 5),
    "address": ("cuMemcpyHtoD", (0, VALUE, 0), "srcHost", "const void *", -8),
    "typedef": ("cuDeviceGetUuid", (VALUE,), "dev", "CUdevice", 2**31),
}


@pytest.mark.parametrize("case", TOO_LARGE)
def test_integer_that_overflows_its_c_type_is_rejected(fake: Any, case: str) -> None:
    """The message contains the function, the parameter, its C type and the value."""
    function, arguments, parameter, type_, value = TOO_LARGE[case]
    passed = [value if argument == VALUE else argument for argument in arguments]
    with pytest.raises(OverflowError) as caught:
        getattr(fake, function)(*passed)
    text = str(caught.value)
    assert text.startswith(f"{function}: {parameter} ({type_}): expected ")
    assert text.endswith(f", got {value}")
    with pytest.raises(OverflowError) as caught_by_name:
        getattr(fake, function)(
            *passed[: arguments.index(VALUE)], **_name_arguments(fake, function, arguments, value)
        )
    assert str(caught_by_name.value) == text


def _name_arguments(fake: Any, function: str, arguments: tuple[Any, ...], value: int) -> dict[str, Any]:
    """Return the rejected argument and all arguments after it, keyed by parameter name."""
    record = view_of(fake).library.get_function(view_of(fake).functions()[function], fake.level)
    names = [param.name for param in record.params if param.is_given]
    index = arguments.index(VALUE)
    replaced = [value, *arguments[index + 1 :]]
    return dict(zip(names[index:], replaced))


def test_raw_call_does_not_check_integers(fake: Any) -> None:
    """ctypes truncates them, as C does."""
    pointer = fake.CUdeviceptr()
    assert fake.raw.cuMemAlloc(pointer, 2**64 + 8) == 0
    assert pointer.value == 8
    assert fake.raw.cuInit(-1) == 0
    assert get_received(fake) == 2**32 - 1


def test_bool_is_created_only_from_truth_values() -> None:
    """Only bools, 0, 1 and objects with such a value are accepted, not the truth value of other objects."""
    types = view_of(cufile).types
    for description in ("f: value (_Bool)", ""):
        convert = types.param("_Bool", description).from_param
        for value in (True, False, 0, 1, Index(1), ctypes.c_bool(True), Wrapped(True)):
            assert not raises_type_error(convert, value)
        for wrong in ("false", b"", None, [], 1.0, ctypes.c_int(1), object(), driver.CUstream(1)):
            assert raises_type_error(convert, wrong)
        with raises(OverflowError):
            convert(2)


# --- floats and integers in memory


def test_float_in_a_record_is_checked() -> None:
    """A number beyond the range of a 32-bit float raises an error instead of becoming infinity."""
    pair = runtime.float2(1, -1e38)
    for wrong in (2**128, 1e39, -1e39):
        with raises(OverflowError):
            pair.x = wrong
        with raises(OverflowError):
            runtime.float2(0, wrong)
    pair.x = float("inf")
    assert pair.x == float("inf")


class Flag(enum.IntEnum):
    SEVEN = 7


@pytest.mark.parametrize("value", [7, Flag.SEVEN, Index(7), ctypes.c_uint(7)])
def test_objects_with_an_index_are_accepted_as_integers(fake: Any, value: Any) -> None:
    """Python's protocol for integers is `__index__`, which integers of other packages define."""
    fake.cuInit(value)
    assert get_received(fake) == 7
    if not isinstance(value, ctypes.c_uint):
        assert fake.cuMemAlloc(value) == 7
    fake.cuInit(True)
    assert get_received(fake) == 1


def test_integers_of_numpy_are_accepted(fake: Any) -> None:
    """Their values are checked like those of ints. NumPy's floats are rejected."""
    numpy = pytest.importorskip("numpy")
    for cls in (numpy.int8, numpy.uint8, numpy.int32, numpy.uint32, numpy.int64, numpy.uint64):
        fake.cuInit(cls(9))
        assert get_received(fake) == 9
        assert fake.cuMemAlloc(cls(9)) == 9
        assert fake.cuDeviceGet(cls(9)) == 9
    assert fake.cuMemAlloc(numpy.uint64(2**64 - 1)) == 2**64 - 1
    with raises(ARGUMENT_ERRORS):
        fake.cuMemAlloc(numpy.int64(-1))
    with raises(ARGUMENT_ERRORS):
        fake.cuMemAlloc(numpy.float64(8))


@pytest.mark.parametrize("value", [1.0, 1.5, float("nan"), "1", b"1", None, [1]])
def test_value_that_is_not_an_integer_raises(fake: Any, value: object) -> None:
    """This includes floats equal to an integer, even if that integer was passed before."""
    fake.cuDeviceGet(1)
    fake.cuMemAlloc(1)
    with raises(ARGUMENT_ERRORS):
        fake.cuDeviceGet(value)
    with raises(ARGUMENT_ERRORS):
        fake.cuMemAlloc(value)


# Maps constants with a special meaning to their types in the header.
SENTINELS = {
    ("driver", "CU_DEVICE_CPU"): "CUdevice",
    ("driver", "CU_DEVICE_INVALID"): "CUdevice",
    ("driver", "CU_PARAM_TR_DEFAULT"): "int",
    ("driver", "CU_STREAM_LEGACY"): "CUstream",
    ("driver", "CU_STREAM_PER_THREAD"): "CUstream",
    ("driver", "CU_SHAREDMEM_CARVEOUT_DEFAULT"): "int",
    ("driver", "CUDA_EGL_INFINITE_TIMEOUT"): "unsigned int",
    ("driver", "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY"): "unsigned int",
    ("runtime", "cudaCpuDeviceId"): "int",
    ("runtime", "cudaInvalidDeviceId"): "int",
    ("runtime", "cudaStreamLegacy"): "cudaStream_t",
    ("runtime", "cudaStreamPerThread"): "cudaStream_t",
    ("runtime", "cudaSharedmemCarveoutDefault"): "int",
    ("runtime", "cudaDevSmResourceGroupLocalityDomainIdAny"): "unsigned int",
    ("nvml", "NVML_GPU_INSTANCE_ID_ANY"): "unsigned int",
    ("nvml", "NVML_COMPUTE_INSTANCE_ID_ANY"): "unsigned int",
    ("nvml", "NVML_NVLINK_LOW_POWER_THRESHOLD_RESET"): "unsigned int",
    ("nvml", "NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET"): "unsigned int",
    ("nvml", "NVML_DEVICE_MEMORY_LIMIT_MAX"): "unsigned long long",
    ("nvml", "NVML_RUSD_POLL_ALL"): "unsigned long long",
    ("cublas", "CUBLAS_GEMM_DEFAULT"): "cublasGemmAlgo_t",
    ("cufft", "CUFFT_FORWARD"): "int",
    ("cufft", "CUFFT_PLAN_NULL"): "cufftHandle",
    ("cupti", "CUPTI_INVALID_DEVICE_ID"): "uint32_t",
    ("nccl", "NCCL_SPLIT_NOCOLOR"): "int",
    ("nccl", "NCCL_CONFIG_UNDEF_INT"): "int",
}


@pytest.mark.parametrize(("library_name", "name"), SENTINELS)
def test_sentinels_of_the_api_are_accepted(library_name: str, name: str) -> None:
    """(size_t)-1 does not have a name in the headers.

    It can be passed as 2**64 - 1 or ctypes.c_size_t(-1).
    """
    shared = library(catalog.find(library_name))
    types = View(shared, shared.releases[-1]).types
    value = types.get(name)
    assert types.param(SENTINELS[library_name, name], f"f: {name}").from_param(value) is not None
    size = types.param("size_t", "f: size").from_param
    assert size(2**64 - 1) is not None
    assert size(ctypes.c_size_t(-1)) is not None


# --- handles and members


@pytest.mark.parametrize("value", [2**64, -1, 2**70])
def test_handle_out_of_range_raises(value: int) -> None:
    for make in (lambda: driver.CUstream(value), lambda: driver.CUDA_MEMCPY2D(srcArray=value)):
        with raises(OverflowError):
            make()


@pytest.mark.parametrize("level", ["13.1", NEWEST])
def test_member_with_an_out_of_range_integer_raises(level: str) -> None:
    """Covers assignments and the constructor, with the anonymous union of 13.2 and later, and without it."""
    cls = driver.api(level).CUmemLocation
    location = cls(type=1, id=-(2**31))
    with raises(OverflowError):
        location.id = 2**40
    with raises(OverflowError):
        cls(type=-1)
    assert (location.type, location.id) == (1, -(2**31))
    location.id = Index(5)
    assert location.id == 5


def test_array_of_characters_accepts_signed_and_unsigned_values() -> None:
    """Whether a plain char is signed depends on the platform, so both ranges are accepted."""
    unsigned_values = range(248, 256)
    uuid = driver.CUuuid(bytes=(*unsigned_values, *[0] * 8))
    assert bytes(uuid.bytes) == bytes(unsigned_values) + bytes(8)
    with raises(OverflowError):
        driver.CUuuid(bytes=(256,) * 16)


@given(value=st.integers(-(2**70), 2**70))
def test_member_keeps_its_value_or_raises(value: int) -> None:
    """ctypes alone would truncate a value that does not fit."""
    record = driver.CUDA_MEMCPY2D()
    try:
        record.srcPitch = value
    except OverflowError:
        assert not 0 <= value < 2**64
    else:
        assert record.srcPitch == value


def test_bit_field_has_its_own_limits() -> None:
    """The member has 4 bits, so 15 fits and 16 does not."""
    cls = type(cupti.CUpti_ActivityKernel9().cacheConfig.config)
    assert [(field[0], *field[2:]) for field in cls._fields_] == [("requested", 4), ("executed", 4)]
    config = cls(requested=15)
    assert (config.requested, config.executed) == (15, 0)
    with raises(OverflowError):
        config.requested = 16


def test_misspelt_member_raises_an_attribute_error() -> None:
    """Covers the constructor, an assignment and reading the member."""
    location = driver.CUmemLocation()
    untyped_class: Any = driver.CUmemLocation
    for misspell in (lambda: untyped_class(tpe=1), lambda: setattr(location, "tpe", 3)):
        with raises(AttributeError) as raised:
            misspell()
        assert raised.value.name == "tpe"
        assert isinstance(raised.value.obj, driver.CUmemLocation)
    with pytest.raises(AttributeError) as caught:
        print(location.tpye)
    assert caught.value.name == "tpye"


@pytest.mark.parametrize("name", tables.LIBRARIES)
def test_handle_of_any_class_is_copied(name: str) -> None:
    """This includes handles that the headers declare as `void *`."""
    module = importlib.import_module(f"cudyn.{name}")
    values = [getattr(module, attribute, None) for attribute in dir(module)]
    classes = [value for value in values if isinstance(value, type) and issubclass(value, ctypes.c_void_p)]
    for cls in classes:
        handle = cls(0x1234)
        for copied in (copy.copy(handle), copy.deepcopy([handle])[0]):
            assert (type(copied), copied.value) == (cls, 0x1234)


def test_record_can_be_copied_pickled_and_weakly_referenced() -> None:
    """Records support this although they do not have a `__dict__`."""
    location = driver.CUmemLocation(type=1, id=7)
    for copied in (copy.copy(location), copy.deepcopy(location), pickle.loads(pickle.dumps(location))):
        assert type(copied) is driver.CUmemLocation
        assert (copied.type, copied.id) == (1, 7)
    assert weakref.ref(location)() is location


# --- memory


def test_constant_memory_may_be_read_only(fake: Any) -> None:
    """The memory is not copied: the library receives its address."""
    for source in (memoryview(b"read only"), memoryview(b"..read only")[2:]):
        fake.cuMemcpyHtoD(0, source, 9)
        recorded = bytes((ctypes.c_ubyte * 9).in_dll(ctypes.CDLL(fake.path), "recorded"))
        assert recorded == b"read only"
    with tempfile.TemporaryFile() as file:
        file.write(b"a mapped file")
        file.flush()
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
            fake.cuMemcpyHtoD(0, mapped, 13)
            address = get_received(fake)
            fake.cuMemcpyHtoD(0, memoryview(mapped)[2:], 11)
            assert get_received(fake) == address + 2
            assert ctypes.string_at(address, 13) == b"a mapped file"


ECHO_BUFFER = r"""
#include <stddef.h>
#include <string.h>
unsigned char recorded[256];
size_t length;
static int record(const void *data, size_t size) { length = size; memcpy(recorded, data, size); return 0; }
"""
ECHO_NVVM = f"""{ECHO_BUFFER}
int nvvmVersion(int *major, int *minor) {{ *major = 2; *minor = 0; return 0; }}
int nvvmAddModuleToProgram(void *p, const char *data, size_t size, const char *n) {{
    return record(data, size);
}}
"""
ECHO_FATBIN = f"""{ECHO_BUFFER}
int nvFatbinVersion(unsigned *major, unsigned *minor) {{ *major = 13; *minor = 0; return 0; }}
int nvFatbinAddPTX(void *h, const char *code, size_t size, const char *a, const char *i, const char *o) {{
    return record(code, size);
}}
"""
BITCODE = b"BC\xc0\xde\0\1\0\2"


@pytest.mark.parametrize("data", [BITCODE, bytearray(BITCODE), memoryview(BITCODE), "text\0"])
def test_text_with_a_size_parameter_may_be_a_buffer(tmp_path: pathlib.Path, data: Any) -> None:
    """Bitcode contains NULs, and so does the end of PTX that is added to a fatbin."""
    expected = data.encode() if isinstance(data, str) else bytes(data)
    cases = (
        (nvvm, ECHO_NVVM, "libnvvm.so.4", "nvvmAddModuleToProgram", ("name",)),
        (nvfatbin, ECHO_FATBIN, "libnvfatbin.so.13", "nvFatbinAddPTX", ("90", "id", "")),
    )
    for index, (module, source, name, function, other_arguments) in enumerate(cases):
        with opened(module, tmp_path / str(index), source, name) as library_:
            getattr(module, function)(1, data, len(expected), *other_arguments)
            assert library_.read("recorded", len(expected)) == expected
