"""Tests for the pointers that launches pass."""

from __future__ import annotations

import ctypes
import re
from typing import Any

import pytest

import cudyn

from ...support import tensors
from ...support.dlpack import DLManagedTensor, Producer, new_capsule
from ...support.messages import raises
from ...support.simulated_gpu import DEVICE_1, Gpu
from .conftest import kernel_of
from .test_arguments import ELSEWHERE, HOST, STRIDED, WAYS, Launch


class Tensor(tensors.Tensor):
    """A fake torch tensor with a dtype that contracts do not support."""

    def __init__(
        self, pointer: int, device: int = 0, kind: str = "cuda", strides: tuple[int, ...] = (3, 1)
    ) -> None:
        super().__init__("f32", (2, 3), strides, pointer, device, kind)
        self.dtype = tensors.DType("qint8")


class Pinned(Tensor):
    """A fake torch tensor in pinned host memory."""

    is_pinned_ = True


class Lazy(Tensor):
    """A fake torch view with values that still have to be conjugated or negated."""

    def __init__(self, flag: str) -> None:
        super().__init__(4096)
        self.lazy = flag


class Array(tensors.Array):
    """An array with __cuda_array_interface__, as in numba and cupy."""

    def __init__(self, pointer: int, shape: tuple[int, ...] = (4,), strides: Any = None) -> None:
        super().__init__("<f4", shape, strides, pointer)


class Numpy:
    """A host array that implements NumPy's array interface."""

    __array_interface__ = {"shape": (4,), "typestr": "<f4", "data": (4096, False), "version": 3}  # noqa: RUF012


@pytest.fixture(scope="module")
def gpu(newest: Gpu) -> Gpu:
    return newest


CPU, CUDA, CUDA_HOST, CUDA_MANAGED, ROCM = 1, 2, 3, 13, 10  # DLDeviceType
FLOAT32 = (2, 32, 1)  # DLDataType: kDLFloat, bits, lanes


class DLPackOnly(Producer):
    """An array that supports only DLPack."""

    def __init__(
        self,
        pointer: int,
        *,
        device_type: int = CUDA,
        device: int = 0,
        shape: tuple[int, ...] = (2, 3),
        strides: tuple[int, ...] | None = None,
        offset: int = 0,
    ) -> None:
        super().__init__(FLOAT32, shape, strides or (), (device_type, device), pointer)
        self.tensor.byte_offset = offset
        if strides is None:
            self.tensor.strides = None  # in DLPack, a null pointer means a contiguous array
        self.requested_streams: list[Any] = []

    def __dlpack__(self, *, stream: Any = None) -> Any:
        self.requested_streams.append(stream)
        return super().__dlpack__()


class CVersioned(ctypes.Structure):
    """DLManagedTensorVersioned from dlpack.h."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", DLManagedTensor),
    )


class Versioned(DLPackOnly):
    """A DLPack 1 producer, which receives the consumer's version and must not copy."""

    def __init__(self, pointer: int, *, flags: int = 0, major: int = 1, **options: Any) -> None:
        super().__init__(pointer, **options)
        self.managed_tensor = CVersioned(major, 1, None, None, flags, self.tensor)

    def __dlpack__(self, *, stream: Any = None, max_version: Any = None, copy: Any = None) -> Any:
        assert (max_version, copy, stream) == ((1, 0), False, 1)
        return new_capsule(ctypes.addressof(self.managed_tensor), b"dltensor_versioned", None)


class Jax(DLPackOnly):
    """A fake jax array. It accepts any integer as a stream handle."""

    def __dlpack__(self, *, stream: Any = None, max_version: Any = None, copy: Any = None) -> Any:
        assert stream is None
        return super().__dlpack__()


class Masked(Array):
    """An array whose interface has a mask, which marks invalid elements."""

    def __init__(self, pointer: int) -> None:
        super().__init__(pointer)
        self.__cuda_array_interface__["mask"] = Array(8192)


Array.__module__ = Tensor.__module__ = DLPackOnly.__module__ = "other"


Masked.__module__ = Versioned.__module__ = "other"


Jax.__module__ = "jaxlib._jax"


VALID_POINTERS: dict[str, tuple[Any, int]] = {
    "an int": (4096, 4096),
    "None": (None, 0),
    "a large int": (1 << 63, 1 << 63),
    "c_void_p": (ctypes.c_void_p(4096), 4096),
    "a null c_void_p": (ctypes.c_void_p(), 0),
    "c_uint64": (ctypes.c_uint64(1 << 63), 1 << 63),
    "torch": (Tensor(4096), 4096),
    "the interface": (Array(4096), 4096),
    "the interface, with strides": (Array(4096, (2, 3), (12, 4)), 4096),
    "the interface, with strides of a single row": (Array(4096, (1, 3), (999, 4)), 4096),
    "the interface, empty": (Array(0, (0, 3)), 0),
    "the interface, a scalar": (Array(4096, ()), 4096),
    "DLPack": (DLPackOnly(4096), 4096),
    "DLPack, with an offset": (DLPackOnly(4096, offset=256), 4352),
    "DLPack, with strides": (DLPackOnly(4096, strides=(3, 1)), 4096),
    "DLPack, pinned": (DLPackOnly(4096, device_type=CUDA_HOST), 4096),
    "DLPack, managed": (DLPackOnly(4096, device_type=CUDA_MANAGED), 4096),
    "DLPack, empty": (DLPackOnly(0, shape=(0,), strides=(7,)), 0),
    "DLPack 1, read-only": (Versioned(4096, flags=1, offset=256), 4352),
    "jax": (Jax(4096), 4096),
    "torch, pinned": (Pinned(4096, kind="cpu"), 4096),
    "CUdeviceptr of cuda.bindings": (type("CUdeviceptr", (), {"__int__": lambda self: 4096})(), 4096),
}


@pytest.mark.parametrize("launch", WAYS)
@pytest.mark.parametrize("parameter_type", ["u64", "b64"])
@pytest.mark.parametrize("case", VALID_POINTERS)
def test_launch_with_arrays_and_ints_passes_their_addresses(
    gpu: Gpu, launch: Launch, parameter_type: str, case: str
) -> None:
    """A parameter of type b64 may be a pointer or a double, so an int is rejected."""
    value, address = VALID_POINTERS[case]
    kernel = kernel_of(parameter_type)
    if parameter_type == "b64" and isinstance(value, int):
        with raises(TypeError):
            launch(kernel, value)
        return
    launch(kernel, value)
    assert gpu.words(1) == (address,)


@pytest.mark.parametrize("launch", WAYS)
def test_launch_with_a_buffer_passes_its_address(gpu: Gpu, launch: Launch) -> None:
    kernel = kernel_of("u64, u64")
    with cudyn.Buffer(16) as buffer, cudyn.Buffer(0) as empty:
        launch(kernel, buffer, empty)
        assert gpu.words(2) == (int(buffer), 0)
        assert gpu.words(1) != (0,)


def test_launch_requests_dlpack_with_its_stream(gpu: Gpu) -> None:
    """In DLPack, 1 is the legacy default stream, whose handle is 0."""
    array = DLPackOnly(4096)
    kernel = kernel_of("u64")
    for stream, requested in ((None, 1), (0x900, 0x900), (2, 2), (cudyn.driver.CUstream(0x800), 0x800)):
        kernel.launch(1, 1, array, stream=stream)
        assert array.requested_streams.pop() == requested
    kernel.launch(1, 1, array)
    assert array.requested_streams == [1]


class NotExportable(DLPackOnly):
    """An array that cannot be exported, such as a torch tensor that requires a gradient."""

    def __dlpack__(self, *, stream: Any = None) -> Any:
        raise BufferError("the array cannot be exported")


INVALID_POINTERS: dict[str, tuple[Any, type[Exception], str]] = {
    "bytes": (b"abc", TypeError, HOST),
    "bytearray": (bytearray(8), TypeError, HOST),
    "an array of C": ((ctypes.c_float * 4)(), TypeError, HOST),
    "a pointer of C": (ctypes.pointer(ctypes.c_float()), TypeError, HOST),
    "a numpy-like array": (Numpy(), TypeError, HOST),
    "torch, of the host": (Tensor(4096, kind="cpu"), TypeError, "other.Tensor " + HOST),
    "torch, elsewhere": (Tensor(4096, device=1), ValueError, ELSEWHERE),
    "torch, strided": (Tensor(4096, strides=(1, 2)), ValueError, STRIDED),
    "the interface, elsewhere": (Array(DEVICE_1), ValueError, ELSEWHERE),
    "the interface, strided": (Array(4096, (2, 3), (4, 8)), ValueError, STRIDED),
    "DLPack, of the host": (DLPackOnly(4096, device_type=CPU), TypeError, HOST),
    "DLPack, of another vendor": (DLPackOnly(4096, device_type=ROCM), TypeError, "other.DLPackOnly"),
    "DLPack, elsewhere": (DLPackOnly(4096, device=1), ValueError, ELSEWHERE),
    "DLPack, strided": (DLPackOnly(4096, strides=(1, 2)), ValueError, STRIDED),
    "DLPack that raises": (NotExportable(4096), ValueError, "the array cannot be exported"),
    "text": ("abc", TypeError, "expected a pointer or an int, got str 'abc'"),
    "a float": (1.0, TypeError, "expected a pointer or an int, got float 1.0"),
    "a list": ([1, 2], TypeError, re.escape("expected a pointer or an int, got list [1, 2]")),
    "byref": (ctypes.byref(ctypes.c_int()), TypeError, "expected a pointer or an int, got"),
    "c_double": (ctypes.c_double(1), TypeError, "expected a pointer or an int, got c_double"),
    "c_char_p": (
        ctypes.c_char_p(b"abc"),
        TypeError,
        r"ctypes.c_char_p is a pointer, and only the memory that it points to can be used",
    ),
    "a Python object": (ctypes.py_object(1), TypeError, r"ctypes.py_object is a pointer"),
    "torch, conjugated": (
        Lazy("is_conj"),
        ValueError,
        r"contains other values \(is_conj\); pass its resolve_conj",
    ),
    "torch, negated": (Lazy("is_neg"), ValueError, r"contains other values \(is_neg\); pass its resolve_neg"),
    "torch, meta": (Tensor(0, kind="meta"), TypeError, "on the device meta, which has no memory"),
    "the interface, masked": (Masked(4096), ValueError, "has a mask, which a kernel would ignore"),
    "a copy": (Versioned(4096, flags=2), ValueError, "exports a copy of its memory"),
    "DLPack 2": (Versioned(4096, major=2), ValueError, "expected DLPack 1, got 2"),
    "c_int": (ctypes.c_int(1), TypeError, r"expected 8 bytes, got 4 \(c_int\)"),
}


@pytest.mark.parametrize("launch", WAYS)
@pytest.mark.parametrize("case", INVALID_POINTERS)
def test_launch_with_an_unusable_pointer_raises(gpu: Gpu, launch: Launch, case: str) -> None:
    value, error, message = INVALID_POINTERS[case]
    kernel = kernel_of("u8, u64")
    launches_before = gpu.launches
    with pytest.raises(error, match=rf"^k: parameter 1 \(u64\): .*{message}") as caught:
        launch(kernel, 1, value)
    assert isinstance(caught.value.__cause__, BufferError if case == "DLPack that raises" else type(None))
    assert gpu.launches == launches_before


def test_launch_with_an_unusable_buffer_raises(gpu: Gpu) -> None:
    """A buffer is unusable if it is closed or on another device. Its bare address is not checked."""
    kernel = kernel_of("u64")
    closed, launches_before = cudyn.Buffer(8), gpu.launches
    closed.close()
    with raises(ValueError):
        kernel.launch(1, 1, closed)
    with cudyn.Buffer(8, device=1) as elsewhere:
        with raises(ValueError):
            kernel.launch(1, 1, elsewhere)
        assert gpu.launches == launches_before
        kernel.launch(1, 1, int(elsewhere))  # the error message recommends this call
        assert gpu.words(1) == (int(elsewhere),)
