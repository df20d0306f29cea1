"""Tests for reading arrays, and for the lifetime of their memory."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from cudyn import Buffer, Contract, Graph, Module, Stream

from ...support.code import ptx
from ...support.dlpack import DLManagedTensor, Producer, new_capsule
from ...support.messages import raises
from ...support.simulated_gpu import Gpu
from ...support.tensors import Tensor
from .conftest import in_threads, kernel_of

F32 = (2, 32, 1)


class Versioned(ctypes.Structure):
    """DLManagedTensorVersioned from dlpack.h."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", DLManagedTensor),  # the first fields of a DLManagedTensor are those of a DLTensor
    )


class Exporter(Producer):
    """An array whose capsule has a configurable name or flags."""

    def __init__(
        self,
        shape: tuple[int, ...],
        strides: tuple[int, ...],
        device: Any = (2, 0),
        *,
        name: bytes = b"dltensor",
        flags: int | None = None,
        tensor_device: tuple[int, int] | None = None,
        address: int = 4096,
        offset: int | None = None,
    ) -> None:
        super().__init__(F32, shape, strides, tensor_device or device, address)
        self._device = device
        if offset is not None:
            self.tensor.byte_offset = offset
        self.name, self.flags = name, flags
        self.capsules: list[object] = []

    def __dlpack__(self, *, stream: object = None) -> object:
        self._alive.append(self)
        if self.flags is None:
            return new_capsule(ctypes.addressof(self.tensor), self.name, None)
        self.versioned = Versioned(1, 1, None, None, self.flags, self.tensor)
        return new_capsule(ctypes.addressof(self.versioned), b"dltensor_versioned", None)


class FailingArray:
    """An array with attributes that raise exceptions."""

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0

    def __dlpack__(self, **options: object) -> object:
        raise LookupError("nothing there")


class FailingInterface:
    """An array whose array interface raises an exception."""

    @property
    def __cuda_array_interface__(self) -> object:
        raise LookupError("nothing there")


class ListArray:
    """An array whose array interface is not a dict."""

    __cuda_array_interface__ = [4096, (2,)]  # noqa: RUF012 - the interface is malformed


class PartialArray:
    """An array whose array interface is incomplete."""

    __cuda_array_interface__: ClassVar = {"shape": (2,), "data": (4096, False), "version": 3}


class InterfaceArray:
    """An array with a configurable array interface."""

    def __init__(self, **interface: Any) -> None:
        described = {"shape": (2,), "typestr": "<f4", "data": (4096, False), "strides": None, "version": 3}
        self.__cuda_array_interface__ = described | interface


# Ways to launch a kernel with one argument.


def launch(kernel: Any, value: Any) -> None:
    kernel.launch(1, 1, value)


def call(kernel: Any, value: Any) -> None:
    kernel(value)


# The type of a kernel's parameter or its contract, a way to launch the kernel, and the start of the errors.
KERNELS: list[tuple[str, Callable[[Any, Any], None], str]] = [
    ("u64", launch, r"^k: parameter 0 \(u64\): "),
    ("k(x: f32[n; s]) -> k<<<1, 1>>>(x)", call, "^k: x: "),
]


def make_kernel(type_or_contract: str) -> Any:
    """Return a kernel with one parameter. With "u64", the kernel has no contract."""
    return Module(ptx(k="u64")).get_kernel("k" if type_or_contract == "u64" else Contract(type_or_contract))


MALFORMED: dict[str, tuple[Callable[[], Any], str]] = {
    "negative sizes": (
        lambda: Exporter((-4, -5), (5, 1)),
        r"expected sizes from 0 to 2\*\*63 - 1, got the shape \(-4, -5\)",
    ),
    "a size of 2**63": (
        lambda: InterfaceArray(shape=(1 << 63,)),
        r"expected sizes from 0 to 2\*\*63 - 1, got the shape \(9223372036854775808,\)",
    ),
    "half a stride": (
        lambda: InterfaceArray(strides=(6,)),
        r"expected strides of whole elements, got \(1\.5,\)",
    ),
    "no such device": (
        lambda: Exporter((2,), (1,), device=(2, -1)),
        "expected a device of 0 or more, got -1",
    ),
    "a null address": (
        lambda: Exporter((2,), (1,), address=0),
        "expected the address of its elements, got a null pointer",
    ),
    "a null address in an interface": (
        lambda: InterfaceArray(data=(0, False)),
        "expected the address of its elements, got a null pointer",
    ),
    "too many dimensions": (lambda: Exporter((1,) * 65, (1,) * 65), "up to 64 dimensions, got 65"),
    "another capsule": (
        lambda: Exporter((2,), (1,), name=b"mine"),
        "got a capsule with the name 'mine': it is not a DLPack capsule",
    ),
    "a consumed capsule": (
        lambda: Exporter((2,), (1,), name=b"used_dltensor"),
        "got a capsule with the name 'used_dltensor': it has been consumed already",
    ),
    "an exception": (FailingArray, "FailingArray: its __dlpack__ raises LookupError: nothing there"),
    "no shape": (lambda: InterfaceArray(shape=None), "shape: expected a tuple of ints, got None"),
    "a float in the shape": (
        lambda: InterfaceArray(shape=(4.0,)),
        r"shape: expected a tuple of ints, got \(4\.0,\)",
    ),
    "a bool in the shape": (
        lambda: InterfaceArray(shape=(True,)),
        r"shape: expected a tuple of ints, got \(True,\)",
    ),
    "a string as the shape": (lambda: InterfaceArray(shape="2"), "shape: expected a tuple of ints, got '2'"),
    "too few strides": (
        lambda: InterfaceArray(strides=()),
        r"strides: expected 1 strides, got 0: \(\)",
    ),
    "too many strides": (
        lambda: InterfaceArray(strides=(4, 4)),
        r"strides: expected 1 strides, got 2: \(4, 4\)",
    ),
    "strides of floats": (
        lambda: InterfaceArray(strides=(4.0,)),
        r"strides: expected a tuple of ints, got \(4\.0,\)",
    ),
    "no data": (
        lambda: InterfaceArray(data=None),
        "data: expected an address and a read-only flag, got None",
    ),
    "data of one element": (
        lambda: InterfaceArray(data=(4096,)),
        r"data: expected an address and a read-only flag, got \(4096,\)",
    ),
    "an address of a float": (
        lambda: InterfaceArray(data=(4096.0, False)),
        r"data: expected an address, got \(4096\.0, False\)",
    ),
    "an address of 65 bits": (
        lambda: InterfaceArray(data=(1 << 64, False)),
        "data: expected an address from 0 to 2\\*\\*64 - 1, got 18446744073709551616",
    ),
    "a sum of address and offset of 65 bits": (
        lambda: Exporter((2,), (1,), address=(1 << 64) - 4, offset=8),
        "expected an address below 2\\*\\*64, got 18446744073709551620",
    ),
    "a null address with an offset of None": (
        lambda: InterfaceArray(data=(None, False)),
        "expected the address of its elements, got a null pointer",
    ),
    "another type as typestr": (
        lambda: InterfaceArray(typestr=4),
        "typestr: expected a string such as '<f4', got 4",
    ),
    "a typestr without a size": (
        lambda: InterfaceArray(typestr="<f"),
        "typestr: expected a string such as '<f4', got '<f'",
    ),
    "a list as the interface": (
        lambda: ListArray(),
        "its array interface: expected a dict, got list",
    ),
    "an interface without a key": (
        lambda: PartialArray(),
        "its array interface has no 'typestr'",
    ),
    "a mask": (lambda: InterfaceArray(mask=object()), "it has a mask, which a kernel would ignore"),
    **{
        f"the stream {stream!r}": (
            lambda stream=stream: InterfaceArray(stream=stream),  # type: ignore[misc]
            f"stream: expected None, 1, 2 or the address of a stream, got {stream!r}",
        )
        for stream in (0, -1, "x", 1.0, True)
    },
    "a DLTensor on another type of device": (
        lambda: Exporter((2,), (1,), device=(2, 0), tensor_device=(1, 0)),
        "__dlpack_device__ reports cuda:0, but its DLTensor is on cpu:0",
    ),
    "a DLTensor on another device": (
        lambda: Exporter((2,), (1,), device=(2, 0), tensor_device=(2, 1)),
        "__dlpack_device__ reports cuda:0, but its DLTensor is on cuda:1",
    ),
    "no type of device": (
        lambda: Exporter((2,), (1,), device=None, tensor_device=(2, 0)),
        "expected the type and the ordinal of a device from __dlpack_device__, got None",
    ),
    "a type of device of a string": (
        lambda: Exporter((2,), (1,), device=("cuda", 0), tensor_device=(2, 0)),
        "expected the type and the ordinal of a device from __dlpack_device__, got",
    ),
    "a byte offset of 2**63": (
        lambda: Exporter((2,), (1,), offset=1 << 63),
        "expected a byte offset below 2\\*\\*63, got 9223372036854775808",
    ),
    "an interface that raises": (
        FailingInterface,
        "its __cuda_array_interface__ raises LookupError: nothing there",
    ),
}


@pytest.mark.parametrize(("type_or_contract", "launch_kernel", "prefix"), KERNELS)
@pytest.mark.parametrize("case", MALFORMED)
def test_launch_with_a_malformed_array_raises(
    gpu: Gpu, type_or_contract: str, launch_kernel: Callable[[Any, Any], None], prefix: str, case: str
) -> None:
    """The error names the kernel and the argument, even if the array's package raises it."""
    make_array, message = MALFORMED[case]
    kernel, launches_before = make_kernel(type_or_contract), gpu.launches
    for _ in range(2):
        with pytest.raises((TypeError, ValueError), match=rf"{prefix}.*{message}"):
            launch_kernel(kernel, make_array())
    assert gpu.launches == launches_before


@pytest.mark.parametrize("shape", [(0,), (2, 0)])
def test_launch_with_an_empty_array_at_a_null_address_works(gpu: Gpu, shape: tuple[int, ...]) -> None:
    kernel = make_kernel(f"k(x: f32[{', '.join('mn'[: len(shape)])}]) -> k<<<1, 1>>>(x)")
    launches_before = gpu.launches
    kernel(Exporter(shape, (1,) * len(shape), address=0))
    assert gpu.launches == launches_before + 1


def test_copy_of_an_array_at_a_null_address_raises(gpu: Gpu) -> None:
    buffer = Buffer(8)
    for copy in (buffer.copy_from, buffer.copy_to):
        for memory in ((2, 0), (1, 0)):  # the DLDeviceType (2: CUDA, 1: the host), and the device
            with raises(ValueError):
                copy(Exporter((2,), (1,), memory, address=0))


def test_borrow_of_a_null_address_raises(gpu: Gpu) -> None:
    with raises(ValueError):
        Buffer.borrow(0, 8)
    assert Buffer.borrow(0, 0).pointer == 0


def test_object_with_some_methods_of_torch_is_read_through_dlpack(gpu: Gpu) -> None:
    """tvm_ffi.Tensor has the methods data_ptr and is_contiguous, but not is_cuda."""

    class Other(Producer):
        def data_ptr(self) -> int:
            """Fail, because the object is not a tensor of PyTorch."""
            raise AssertionError

        def is_contiguous(self) -> bool:
            """Fail, because the object is not a tensor of PyTorch."""
            raise AssertionError

    for type_or_contract, launch_kernel, _ in KERNELS:
        launch_kernel(make_kernel(type_or_contract), Other(F32, (2,), (1,), address=8192))
        assert gpu.words(1) == (8192,)


def test_stream_with_an_unsupported_protocol_version_raises(gpu: Gpu) -> None:
    """Only version 0 of __cuda_stream__ is known. A newer version may return something else."""

    class Newer:
        def __cuda_stream__(self) -> tuple[int, int]:
            """Return version 1 of the protocol, and a handle."""
            return 1, 0x5000

    with raises(TypeError):
        kernel_of("u64").launch(1, 1, 5, stream=Newer())


# --- lifetime


def test_launches_in_threads_use_separate_capsules(gpu: Gpu) -> None:
    """Each capsule contains the address of its thread's buffer."""
    buffers = [Buffer(8) for _ in range(8)]

    def export(index: int) -> list[int]:
        """Return the addresses in 100 capsules for the buffer of a thread."""
        get_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
            ("PyCapsule_GetPointer", ctypes.pythonapi)
        )
        array = buffers[index].as_array("u8")
        capsules = [array.__dlpack__() for _ in range(100)]
        return [ctypes.c_size_t.from_address(get_pointer(capsule, b"dltensor")).value for capsule in capsules]

    for buffer, result in zip(buffers, in_threads(export)):
        assert set(result) == {int(buffer)}


class BufferSubclass(Buffer):
    """A subclass of Buffer. Machine code passes launches with its objects to Python."""


ARGUMENTS: dict[str, Callable[[Buffer], Any]] = {
    "a Buffer": lambda buffer: buffer,
    "the array of a Buffer": lambda buffer: buffer.as_array("u8"),
    "a subclass of Buffer": lambda buffer: buffer,
}


@pytest.mark.parametrize("case", ARGUMENTS)
@pytest.mark.parametrize("is_named", [False, True])
def test_launch_with_closed_memory_raises(gpu: Gpu, case: str, is_named: bool) -> None:
    """Prepared launches and graphs contain the address, which the driver may have reused."""
    kernel = kernel_of("u64")
    buffer = (BufferSubclass if case == "a subclass of Buffer" else Buffer)(8)
    argument = ARGUMENTS[case](buffer)
    prepared = kernel.prepare(1, 1, argument)
    graph = Graph(x=argument)
    kernel.launch(1, 1, graph["x"] if is_named else argument, stream=graph)
    prepared()
    graph.launch()
    buffer.close()
    launches_before = gpu.launches
    with raises(ValueError):
        prepared()
    with raises(ValueError):
        graph.launch()
    assert gpu.launches == launches_before


class CapsuleCounter(Exporter):
    """An array that stores its capsules, so that their references can be counted."""

    def __dlpack__(self, *, stream: object = None) -> object:
        self.capsules.append(super().__dlpack__(stream=stream))
        return self.capsules[-1]

    def count_holders(self) -> list[int]:
        """Return the number of other objects that hold each capsule."""
        new_capsules = [new_capsule(4096, b"dltensor", None)]
        count_in_one_list = sys.getrefcount(new_capsules[0])
        counts = [sys.getrefcount(self.capsules[index]) for index in range(len(self.capsules))]
        return [count - count_in_one_list for count in counts]


def test_graph_holds_the_capsules_of_its_arguments(gpu: Gpu) -> None:
    """The graph drops the capsules when the argument changes or the graph is closed."""
    kernel, array, next_array = (
        kernel_of("u64"),
        CapsuleCounter((2,), (1,)),
        CapsuleCounter((2,), (1,), address=8192),
    )
    graph = Graph(x=array)
    kernel.launch(1, 1, graph["x"], stream=graph)
    graph.launch()
    gc.collect()
    assert array.count_holders() == [1]
    graph(x=next_array)
    gc.collect()
    assert (sum(array.count_holders()), sum(next_array.count_holders())) == (0, 1)
    graph.close()
    gc.collect()
    assert sum(next_array.count_holders()) == 0


def test_prepared_launch_holds_the_capsules_of_its_arguments(gpu: Gpu) -> None:
    kernel, array = kernel_of("u64"), CapsuleCounter((2,), (1,))
    prepared = kernel.prepare(1, 1, array)
    gc.collect()
    assert array.count_holders() == [1]
    prepared()
    del prepared
    gc.collect()
    assert array.count_holders() == [0]


def test_closed_graph_releases_its_arguments(gpu: Gpu) -> None:
    """A graph keeps the buffers that its nodes use alive, but only until it is closed."""
    kernel, buffer, fixed = kernel_of("u64, u64"), Buffer(8), Buffer(8)
    graph = Graph(x=buffer)
    kernel.launch(1, 1, graph["x"], fixed, stream=graph)
    graph.launch()
    graph(x=buffer)
    freed = gpu.freed
    graph.close()
    del buffer, fixed
    gc.collect()
    assert gpu.freed == freed + 2


def test_argument_of_another_graph_on_a_captured_stream_raises(gpu: Gpu) -> None:
    kernel = Module(ptx(k="u64")).get_kernel("k")
    first_stream, second_stream = Stream(), Stream()
    with Graph.capture(first_stream, x=1) as graph, Graph.capture(second_stream, x=2):
        with raises(ValueError):
            kernel.launch(1, 1, graph["x"], stream=second_stream)
        kernel.launch(1, 1, graph["x"], stream=first_stream)


def test_graph_with_an_argument_named_stream_raises(gpu: Gpu) -> None:
    named: dict[str, Any] = {"stream": 5}
    with raises(ValueError):
        Graph(stream=5)
    with Stream() as stream, raises(ValueError), Graph.capture(stream, **named):
        pass


# --- copies


def test_copy_to_a_read_only_array_raises(gpu: Gpu) -> None:
    with Buffer(8) as buffer, Buffer(8) as read_only:
        array = Exporter((2,), (1,), address=int(read_only), flags=1)
        with raises(TypeError):
            buffer.copy_to(array)
        buffer.copy_from(array)


def test_copy_computes_the_size_of_an_array_from_its_shape(gpu: Gpu) -> None:
    """An array may state a wrong size. Arrays with gaps or in a different order cannot be copied."""

    class Liar(InterfaceArray):
        nbytes = 4

    with Buffer(8) as buffer, Buffer(8) as source:
        array = Liar(data=(int(source), False))
        with raises(ValueError):
            buffer.copy_from(array, offset=4)
        padded = InterfaceArray(data=(int(source), False), shape=(1, 1), strides=(8, 8))
        buffer.copy_from(padded)
        for strides in ((8, 4), (4, 8)):
            transposed = InterfaceArray(data=(int(source), False), shape=(2, 2), strides=strides)
            with raises(ValueError):
                buffer.copy_to(transposed)


def test_copy_of_a_torch_tensor_on_the_host_works(gpu: Gpu) -> None:
    """The dtype is bf16, which numpy does not support."""
    memory = (ctypes.c_uint16 * 4)(1, 2, 3, 4)
    tensor = Tensor("bf16", (2, 2), address=ctypes.addressof(memory), kind="cpu")
    with Buffer(8) as buffer, Stream() as stream:
        buffer.copy_from(tensor)
        assert bytes(buffer) == bytes(memory)
        buffer.fill(7)
        buffer.copy_to(tensor)
        assert bytes(memory) == b"\7" * 8
        buffer.copy_from(tensor, stream=stream)
        transposed = Tensor("bf16", (2, 2), (1, 2), address=ctypes.addressof(memory), kind="cpu")
        with raises(ValueError):
            buffer.copy_from(transposed)
