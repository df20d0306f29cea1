"""Tests for graphs on the simulated driver.

Nodes pass the same parameters as launches, and only changed parameters are set.
"""

from __future__ import annotations

import ctypes
import os
import random
import sys
import types
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn import Buffer, Contract, Device, DriverError, Graph, Module, Stream, driver
from cudyn._bindings.machine.node_code import NodeParams
from cudyn._kernels.contracts.argument_checks import ArrayView
from cudyn._kernels.contracts.parts import StreamArgument
from cudyn._kernels.launch.contract_reader import show_arguments

from ...support import tensors
from ...support.amount import examples
from ...support.code import ptx
from ...support.kernels import KERNELS
from ...support.messages import raises
from ...support.random_contracts import make_arguments, make_contract
from ...support.simulated_gpu import Gpu
from .conftest import kernel_of, needs_fast_calls
from .test_contracts import types_of
from .test_fast_launches import SIGNATURES, get_slow_function, values
from .test_random_launches import call, observe, produce, run_reference

# nodes receive these attributes when they are created
ATTRIBUTES = ("cluster", "cooperative", "pdl", "priority")
PLAIN = {"u": 1, "s": -1, "b": 1, "f": 0.5, "align": bytes(12)}  # first values of parameters, by their types


def plain(type_: str) -> Any:
    return None if type_ == "b32" else next(v for k, v in PLAIN.items() if type_.startswith(k))


def test_node_params_have_the_layout_of_cuda() -> None:
    theirs: Any = driver.CUDA_KERNEL_NODE_PARAMS
    assert ctypes.sizeof(NodeParams) == ctypes.sizeof(theirs)
    for ours, name in (
        ("function", "func"),
        ("grid", "gridDimX"),
        ("block", "blockDimX"),
        ("shared_memory", "sharedMemBytes"),
        ("pointers", "kernelParams"),
        ("kernel", "kern"),
    ):
        assert getattr(NodeParams, ours).offset == getattr(theirs, name).offset


# --- parameters of nodes


def outcome(gpu: Gpu, function: Callable[[], object]) -> Any:
    """Return the raised error or the launch."""
    before = gpu.launches
    try:
        function()
    except Exception as error:
        assert gpu.launches == before
        return f"{type(error).__name__}: {error}"
    assert gpu.launches == before + 1
    return gpu.name, gpu.grid, gpu.block, gpu.shared, gpu.stream, gpu.parameters


@pytest.mark.parametrize("types", [each for each in SIGNATURES if each and "b32" not in each])
@pytest.mark.hypothesis
def test_nodes_and_launches_agree(used: Gpu, types: str) -> None:
    """Nodes and launches raise the same errors and pass the same parameters.

    The driver is only called for changes.
    """
    kernel, each = kernel_of(types), types.split(", ")
    buffers = [Buffer.borrow(0x123450 + i, 8) for i in range(3)]
    with Device(1):
        buffers.append(Buffer.borrow(0x123460, 8))
    first = {f"a{i}": plain(type_) for i, type_ in enumerate(each)}

    def resolve(value: Any) -> Any:
        return buffers[value[1]] if isinstance(value, tuple) and value[:1] == ("buffer",) else value

    @given(st.lists(st.tuples(*map(values, each)), min_size=1, max_size=6))
    @settings(max_examples=examples(25))
    def check(sequence: list[tuple[Any, ...]]) -> None:
        for by in ("", "nodes", "graph"):
            with Graph(**first) as graph:
                kernel.launch((2, 3), 4, *(graph[name] for name in first), stream=graph, shared_memory=8)
                graph.complete()
                for node in graph._nodes if by else ():
                    node.update = get_slow_function(node.update)
                if by == "graph":
                    graph._run = get_slow_function(graph._run)
                before = outcome(used, graph.launch)
                for chosen in sequence:
                    arguments = [*map(resolve, chosen)]
                    expected = outcome(
                        used,
                        lambda: kernel.launch((2, 3), 4, *arguments, shared_memory=8),  # noqa: B023
                    )
                    sets = used.nodes_set
                    result = outcome(used, lambda: graph(**dict(zip(first, arguments))))  # noqa: B023
                    assert result == expected
                    if isinstance(result, str):
                        result = outcome(used, graph.launch)
                        assert result == before
                    assert used.nodes_set - sets == (result != before)
                    before = result

    check()


def is_in_launch_package(frame: types.FrameType, event: str) -> bool:
    """Return whether a called function belongs to the launch package and not to the simulation."""
    return event == "call" and f"_kernels{os.sep}launch" in frame.f_code.co_filename


@needs_fast_calls
@pytest.mark.parametrize("text", ["", "k(x: f32[n], f: f32, n: i32) -> k<<<n, 1>>>(x, f, n)"])
def test_plain_updates_do_not_reach_python(gpu: Gpu, text: str) -> None:
    kernel = kernel_of("u64, f32, s32")
    kernel = kernel.module.get_kernel(Contract(text)) if text else kernel
    with Buffer(8) as one, Buffer(12) as two, Graph(x=one, f=1.0, n=2) as graph:
        arguments = graph["x"], graph["f"], graph["n"]
        kernel(*arguments, stream=graph) if text else kernel.launch(3, 1, *arguments, stream=graph)
        seen: list[str] = []
        for change in (
            {"x": two, "f": 2, "n": 3},
            {"f": 3},
            {},
            {"x": one, "f": 1.0, "n": 2},
            {"f": 0.5},
            {},
        ):
            seen.clear()
            sys.setprofile(
                lambda frame, event, _: (
                    seen.append(frame.f_code.co_name) if is_in_launch_package(frame, event) else None
                )
            )
            try:
                graph(**change)
            finally:
                sys.setprofile(None)
            assert "_update" not in seen
        assert seen.count("run") == 0
        assert (gpu.grid[1:], gpu.words(1)) == ((1, 1), (int(one),))


class GraphKernel:
    """A graph with one kernel that can be called like the kernel."""

    def __init__(self, graph: Graph, kernel: Any) -> None:
        self.graph, self.contract = graph, kernel.contract

    def __call__(self, **arguments: Any) -> None:
        self.graph(**arguments)


@pytest.mark.parametrize("known", [True, False], ids=["torch", "others"])
def test_nodes_of_random_contracts_agree_with_the_reference(gpu: Gpu, known: bool) -> None:
    """After changes, a node passes the same values as the reference implementation."""
    choose, launched, refused = random.Random(7), 0, 0
    with tensors.installed() if known else nullcontext():
        for index in range(30):
            contract = make_contract(choose, f"c{index % 100}")
            kernel = Module(ptx(**{contract.kernel: types_of(contract)})).get_kernel(contract)
            if any(isinstance(each, StreamArgument) for each in contract.arguments):
                continue
            names, graph, old = [f"a{i}" for i in range(len(contract.arguments))], None, None
            for _ in range(25):
                views = make_arguments(choose, contract)
                if len(views) != len(names):
                    continue
                if old and choose.random() < 0.7:
                    position = choose.randrange(len(old))
                    views = (*old[:position], views[position], *old[position + 1 :])
                arguments = [produce(choose, *pair) for pair in zip(contract.arguments, views)]
                shown: Any = views
                if any(isinstance(each, Buffer) for each in arguments):
                    shown = show_arguments(contract, arguments, 0)
                if any(isinstance(each, ArrayView) and each.device for each in views):
                    continue  # another device
                expected = run_reference(contract, shown, "call", 0)
                if graph is None:
                    if expected.launch is not None:
                        graph, old = Graph(**dict(zip(names, arguments))), views
                        call(kernel, "call", [graph[name] for name in names], {"stream": graph})
                    continue
                args = dict(zip(names, arguments))
                result = observe(gpu, GraphKernel(graph, kernel), kernel, "call", [], args)
                if "of a node can't be changed" in result.text:
                    assert expected.launch is not None
                else:
                    of_making: Any = dict.fromkeys(ATTRIBUTES)
                    ours, theirs = (
                        each.launch and each.launch._replace(**of_making) for each in (result, expected)
                    )
                    assert (result.kind, result.text, ours) == (expected.kind, expected.text, theirs)
                launched += result.launch is not None
                refused += result.launch is None
                old = views if result.launch else old
            if graph is not None:
                graph.close()
    assert launched > 25, launched
    assert refused > 25, refused


# --- graphs of several kernels


@pytest.fixture
def store(gpu: Gpu) -> Any:
    """Run the kernel store(to, value)."""
    return kernel_of("u64, u64", name="store")


@pytest.fixture
def put(device: Device) -> Any:
    """Run the kernel put(to, value), which also works on a GPU."""
    return Module(KERNELS).get_kernel("put")


def read(*buffers: Buffer) -> list[int]:
    return [int.from_bytes(bytes(each), "little") for each in buffers]


def words(count: int) -> list[Buffer]:
    return [Buffer.from_host(bytes(8)) for _ in range(count)]


@pytest.mark.parametrize("way", ["written", "captured"])
def test_graph_of_several_kernels_passes_its_arguments(used: Gpu, way: str) -> None:
    """An argument reaches each kernel that uses it, and only the nodes of these kernels are set."""
    kernel = kernel_of("u64, u64", name="store")
    one, two, three = words(3)
    stream = Stream()

    def work(graph: Graph, on: object) -> None:
        kernel.launch(1, 1, graph["x"], graph["n"], stream=on)
        kernel.launch(1, 1, two, graph["n"], stream=on)
        kernel.launch(1, 1, three, 3, stream=on)

    if way == "written":
        graph = Graph(x=one, n=1)
        work(graph, graph)
    else:
        with Graph.capture(stream, x=one, n=1) as graph:
            work(graph, stream)
    start = used.launches
    graph.launch(stream)
    assert (used.stream, used.launches - start, read(one, two, three)) == (int(stream), 3, [1, 1, 3])
    for arguments, expected, sets in (
        ({"n": 5}, [5, 5, 3], 2),
        ({"n": 5}, [5, 5, 3], 0),
        ({"x": three}, [5, 5, 3], 1),
        ({"x": two, "n": 9}, [5, 9, 3], 2),
        ({"x": one}, [9, 9, 3], 1),
        ({}, [9, 9, 3], 0),
    ):
        before = used.nodes_set
        graph(stream=stream, **arguments)
        assert (read(one, two, three), used.nodes_set - before) == (expected, sets), arguments
    uploads = used.count("cuGraphUpload")
    graph.upload(stream)
    assert used.count("cuGraphUpload") - uploads == 1
    graph.close()
    stream.close()
    assert used.count_alive("CUgraph", "CUgraphExec", "CUstream") == 0


def test_update_with_a_wrong_argument_changes_nothing(gpu: Gpu, store: Any) -> None:
    """This also applies if other nodes were set before, and if the driver rejects the change."""
    one, two = words(2)
    small = kernel_of("u64, u8", name="store")
    with Graph(n=1) as graph:
        store.launch(1, 1, one, graph["n"], stream=graph)
        small.launch(1, 1, two, graph["n"], stream=graph)
        graph.launch()
        with raises(OverflowError):
            graph(n=256)
        graph.launch()
        assert read(one, two) == [1, 1]
        with gpu.failing(1, "cuGraphExecKernelNodeSetParams"), raises(DriverError):
            graph(n=7)
        graph.launch()
        assert read(one, two) == [1, 1]
        with gpu.failing(1, "cuGraphExecKernelNodeSetParams"), raises(DriverError):
            graph(n=7)
        with gpu.failing(1, "cuGraphExecKernelNodeSetParams"), raises(DriverError):
            graph.launch()
        with raises(TypeError):
            graph(n=3, m=1)
        graph(n=8)
        assert read(one, two) == [8, 8]
        with raises(TypeError):
            graph(m=1)


def test_graph_with_a_closed_buffer_or_module_raises(put: Any) -> None:
    one, two, three = words(3)
    with Graph(x=one) as graph, Graph(n=1) as other:
        put.launch(1, 1, graph["x"], 1, stream=graph)
        put.launch(1, 1, two, other["n"], stream=other)
        graph.launch()
        other.launch()
        one.close()
        with raises(ValueError):
            graph.launch()
        graph(x=three)
        two.close()
        with raises(ValueError):
            other.launch()
        put.module.close()
        refused: Any
        for refused in (graph.launch, lambda: graph(x=words(1)[0])):
            with raises(ValueError):
                refused()
    with raises(ValueError):
        graph.launch()
    with raises(ValueError):
        graph(x=three)


@pytest.mark.parametrize("use", ["__call__", "launch", "complete", "upload", "update"])
@pytest.mark.parametrize("is_complete", [False, True], ids=["new", "complete"])
def test_graph_use_with_a_closed_module_raises(put: Any, use: str, is_complete: bool) -> None:
    """The error is raised before the first launch.

    The driver must not read functions of an unloaded module.
    """
    with Graph(x=words(1)[0]) as graph:
        put.launch(1, 1, graph["x"], 1, stream=graph)
        if is_complete:
            graph.complete()
        put.module.close()
        with raises(ValueError):
            getattr(graph, use)()


def test_capture_whose_module_is_closed_raises(put: Any) -> None:
    stream = Stream()
    (to,) = words(1)

    def capture() -> None:
        with Graph.capture(stream, n=1) as graph:
            put.launch(1, 1, to, graph["n"], stream=graph)
            put.module.close()

    with raises(ValueError):
        capture()


def test_wrong_use_of_a_graph_raises(gpu: Gpu, store: Any) -> None:
    """Examples are arguments outside of their graph, and nodes that are added after the graph is complete."""
    one, stream = words(1)[0], Stream()
    graph, other = Graph(n=1), Graph(n=1)
    launches = gpu.launches
    refused: Any
    for refused in (
        lambda: store.launch(1, 1, one, graph["n"]),
        lambda: store.launch(1, 1, one, graph["n"], stream=None),
        lambda: store.launch(1, 1, one, graph["n"], stream=stream),
    ):
        with raises(ValueError):
            refused()
    with raises(ValueError):
        store.launch(1, 1, graph["n"], other["n"], stream=graph)
    with raises(KeyError):
        graph["m"]
    with raises(TypeError):
        store.launch(1, 1, graph["n"], stream=graph)
    with raises(TypeError):
        store.prepare(1, 1, stream=graph)
    graph.complete()
    with raises(ValueError):
        store.launch(1, 1, one, 1, stream=graph)
    with raises(ValueError):
        Graph.capture(stream, mode="x").__enter__()
    assert gpu.launches == launches
    for each in (graph, other, stream):
        each.close()


def test_capture_ends_after_an_error(gpu: Gpu, store: Any) -> None:
    """A capture also ends after an exception in the block, and after a call that invalidated it."""
    seen: list[Graph] = []

    def capture(error: BaseException | None, is_broken: bool = False) -> None:
        with Graph.capture(stream, n=2) as graph:
            seen.append(graph)
            store.launch(1, 1, one, graph["n"], stream=graph)
            with raises(ValueError):
                graph.launch()
            if error:
                raise error
            if is_broken:
                with raises(DriverError):
                    driver.cuStreamSynchronize(int(stream))

    (one,) = words(1)
    with Stream() as stream:
        for error in (KeyError("x"), KeyboardInterrupt()):
            with pytest.raises(type(error)) as caught:
                capture(error)
            assert caught.value is error
        with raises(DriverError):
            capture(None, is_broken=True)
        with (
            gpu.failing(901, "cuStreamBeginCapture"),
            raises(DriverError),
        ):
            capture(None)
        for graph in seen:
            with raises(ValueError):
                graph.launch()


def test_attributes_are_set_for_the_node(gpu: Gpu, store: Any) -> None:
    cell = words(1)[0]
    with Graph(n=1) as graph:
        store.launch(2, 1, cell, graph["n"], stream=graph, cluster=2, cooperative=True)
        for n in (1, 2):
            graph(n=n)
            assert (gpu.words(2)[1], gpu.last.cluster, gpu.last.cooperative) == (n, (2, 1, 1), True)
            ids = driver.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, driver.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
            assert tuple(gpu.attributes) == ids
