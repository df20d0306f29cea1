"""Tests for arrays that another stream is still computing, in a simulation that runs streams late."""

from __future__ import annotations

import array
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cudyn import Buffer, Contract, Graph, Module, Stream, testing

from ...support.dlpack import Producer
from ...support.messages import raises

PTX = b"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry fill(.param .u64 x) {
    .reg .b64 %x, %o; .reg .b32 %t;
    ld.param.u64 %x, [x]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4; add.u64 %x, %x, %o;
    st.global.u32 [%x], 7; ret;
}
.visible .entry copy(.param .u64 x, .param .u64 y) {
    .reg .b64 %x, %y, %o; .reg .b32 %t, %a;
    ld.param.u64 %x, [x]; ld.param.u64 %y, [y]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4;
    add.u64 %x, %x, %o; add.u64 %y, %y, %o; ld.global.u32 %a, [%x]; st.global.u32 [%y], %a; ret;
}
"""
COUNT = 32
CONTRACT = "copy(in x: i32[n], y: i32[n]) -> copy<<<1, n>>>(x, y)"


class InterfaceArray:
    """An array that reports the stream that computes it."""

    def __init__(self, buffer: Buffer, stream: Stream) -> None:
        self.buffer = buffer
        self.__cuda_array_interface__ = {
            "shape": (COUNT,),
            "typestr": "<i4",
            "data": (int(buffer), False),
            "version": 3,
            "stream": int(stream),
        }


class Exporter(Producer):
    """An array whose DLPack export lets the consumer's stream wait for the stream that computes it."""

    def __init__(self, buffer: Buffer, stream: Stream) -> None:
        super().__init__((0, 32, 1), (COUNT,), (1,), address=int(buffer))
        self.buffer, self.stream = buffer, stream

    def __dlpack__(self, *, stream: Any = None) -> object:
        assert stream != 0
        if stream != -1:
            Stream.wait(_Handle(stream), self.stream)  # type: ignore[arg-type]
        return super().__dlpack__()


class _Handle(int):
    """A stream of another package, with the method that `Stream.wait` needs."""

    def get_handle(self) -> int:
        return int(self)


class Program:
    """A kernel that fills `x` on the stream `producer`, and a kernel that copies `x` to `y`."""

    def __init__(self, make_array: Callable[[Buffer, Stream], Any]) -> None:
        module = Module(PTX)
        self.kernel: Any = module.get_kernel("copy")
        self.by_contract: Any = module.get_kernel(Contract(CONTRACT))
        self.producer, self.consumer = Stream(), Stream()
        zeros = array.array("i", [0] * COUNT)
        self.x, self.y = Buffer.from_host(zeros), Buffer.from_host(zeros)
        module.get_kernel("fill").launch(1, COUNT, self.x, stream=self.producer)
        self.array = make_array(self.x, self.producer)

    def read(self) -> set[int]:
        """Wait for the consumer, and return the values of `y`."""
        self.consumer.sync()
        return {*memoryview(bytes(self.y)).cast("i")}


def launch(program: Program) -> None:
    program.kernel.launch(1, COUNT, program.array, program.y, stream=program.consumer)


def launch_on_the_default_stream(program: Program) -> None:
    """Launch a kernel on the default stream, for which the consumer then waits."""
    program.kernel.launch(1, COUNT, program.array, program.y)
    program.consumer.wait(0)


def call(program: Program) -> None:
    program.by_contract(program.array, program.y, stream=program.consumer)


def call_by_name(program: Program) -> None:
    program.by_contract(y=program.y, x=program.array, stream=program.consumer)


def prepare(program: Program) -> None:
    program.kernel.prepare(1, COUNT, program.array, program.y, stream=program.consumer)()


def prepare_for_others(program: Program) -> None:
    program.kernel.prepare(1, COUNT, stream=program.consumer)(program.array, program.y)


def add_to_graph(program: Program) -> None:
    """Launch a graph of which one node reads the array."""
    graph = Graph()
    program.by_contract(program.array, program.y, stream=graph)
    graph.launch(program.consumer)


def change_graph(program: Program) -> None:
    """Change an argument of a graph to the array, and launch it."""
    graph = Graph(x=program.y)
    program.kernel.launch(1, COUNT, graph["x"], program.y, stream=graph)
    graph.complete()
    graph(x=program.array, stream=program.consumer)


def update_graph(program: Program) -> None:
    """Change an argument of a graph to the array, and launch it separately."""
    graph = Graph(x=program.y)
    program.by_contract(graph["x"], Buffer(4 * COUNT), stream=graph)
    graph.update(x=program.array)
    graph.launch(program.consumer)
    program.kernel.launch(1, COUNT, program.x, program.y, stream=program.consumer)  # after the graph


def copy(program: Program) -> None:
    program.y.copy_from(program.array, stream=program.consumer)


def copy_immediately(program: Program) -> None:
    program.y.copy_from(program.array)


def copy_in_graph(program: Program) -> None:
    """Launch a graph that copies the array."""
    graph = Graph()
    program.y.copy_from(program.array, stream=graph)
    graph.launch(program.consumer)


USES = [
    launch,
    launch_on_the_default_stream,
    call,
    call_by_name,
    prepare,
    prepare_for_others,
    add_to_graph,
    change_graph,
    update_graph,
    copy,
    copy_immediately,
    copy_in_graph,
]


@pytest.fixture
def late_streams() -> Iterator[None]:
    """Simulate with a random order of streams, which reveals races."""
    with testing.simulate("sm_90", run=True, schedule="seed:1"):
        yield


@pytest.mark.parametrize("make_array", [InterfaceArray, Exporter])
@pytest.mark.parametrize("use", USES, ids=lambda use: use.__name__)
def test_use_of_an_array_waits_for_its_stream(late_streams: None, use: Any, make_array: Any) -> None:
    program = Program(make_array)
    use(program)
    assert program.read() == {7}


@pytest.mark.parametrize("stream", [1, 2])
def test_launch_waits_for_a_default_stream(late_streams: None, stream: int) -> None:
    """1 is the legacy default stream, and 2 is the default stream of the thread."""
    program = Program(InterfaceArray)
    program.array.__cuda_array_interface__["stream"] = stream
    program.producer.sync()
    program.x.fill(0)
    module = Module(PTX)
    module.get_kernel("fill").launch(1, COUNT, program.x, stream=stream)
    for consumer in (program.consumer, Stream()):
        program.kernel.launch(1, COUNT, program.array, program.y, stream=consumer)
        consumer.sync()
        assert program.read() == {7}


def test_launch_on_the_stream_of_an_array_does_not_wait() -> None:
    with testing.simulate("sm_90", run=True) as simulation:
        program = Program(InterfaceArray)
        program.consumer = program.producer
        before = simulation.calls["cuStreamWaitEvent"]
        launch(program)
        call(program)
        assert simulation.calls["cuStreamWaitEvent"] == before
        assert program.read() == {7}


def test_captured_launch_with_an_array_of_another_stream_raises(late_streams: None) -> None:
    """A captured stream cannot wait for work outside the capture."""
    program = Program(InterfaceArray)
    with raises(ValueError), Graph.capture(program.consumer):
        launch(program)
    with Graph.capture(program.producer) as graph:
        program.kernel.launch(1, COUNT, program.array, program.y, stream=program.producer)
    graph.launch(program.producer)
    program.consumer.wait(program.producer)
    assert program.read() == {7}


class FailingExporter(Exporter):
    """An array whose package raises an exception."""

    def __dlpack__(self, *, stream: Any = None) -> object:
        raise LookupError("nothing there")


@pytest.mark.parametrize("use", USES, ids=lambda use: use.__name__)
def test_exception_of_the_exporter_is_the_cause(late_streams: None, use: Any) -> None:
    program = Program(FailingExporter)
    with pytest.raises(ValueError, match="its __dlpack__ raises LookupError: nothing there") as caught:
        use(program)
    assert isinstance(caught.value.__cause__, LookupError)
