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
from cudyn._kernels.launch.contract_reader import convert_arguments

from ...support import tensors
from ...support.amount import examples
from ...support.code import ptx
from ...support.kernels import KERNELS
from ...support.messages import raises
from ...support.random_contracts import make_arguments, make_contract
from ...support.simulated_gpu import Gpu
from .conftest import kernel_of, needs_fast_calls
from .test_contracts import list_ptx_types
from .test_fast_launches import SIGNATURES, get_python_function, make_values
from .test_random_launches import launch_with_method, make_value, observe, run_reference

# nodes receive these attributes when they are created
ATTRIBUTES = ("cluster", "cooperative", "pdl", "priority")
# Maps the prefix of a parameter's type to the first value of the parameter.
FIRST_VALUES = {
    "u": 1,
    "s": -1,
    "b": 1,
    "f": 0.5,
    "align": bytes(12),
}


def get_first_value(type_: str) -> Any:
    """Return the first value of a parameter of a type, or `None` if the type is unknown."""
    if type_ == "b32":
        return None
    return next(value for prefix, value in FIRST_VALUES.items() if type_.startswith(prefix))


def test_node_params_have_the_layout_of_cuda() -> None:
    """Machine code writes the members of CUDA_KERNEL_NODE_PARAMS at these offsets."""
    cuda_params: Any = driver.CUDA_KERNEL_NODE_PARAMS
    assert ctypes.sizeof(NodeParams) == ctypes.sizeof(cuda_params)
    for field, name in (
        ("function", "func"),
        ("grid", "gridDimX"),
        ("block", "blockDimX"),
        ("shared_memory", "sharedMemBytes"),
        ("pointers", "kernelParams"),
        ("kernel", "kern"),
    ):
        assert getattr(NodeParams, field).offset == getattr(cuda_params, name).offset


# --- parameters of nodes


def observe_call(gpu: Gpu, function: Callable[[], object]) -> Any:
    """Call a function that launches, and return the error or the properties of the launch."""
    launches_before = gpu.launches
    try:
        function()
    except Exception as error:
        assert gpu.launches == launches_before
        return f"{type(error).__name__}: {error}"
    assert gpu.launches == launches_before + 1
    return gpu.name, gpu.grid, gpu.block, gpu.shared, gpu.stream, gpu.parameters


def test_arguments_are_changed_in_any_order(each_driver: Gpu) -> None:
    """Arguments that are not passed keep their last value."""
    gpu = each_driver
    kernel = Module(ptx(k="u64, u64, u64")).get_kernel("k")
    graph = Graph(a=1, b=2, c=3)
    kernel.launch(1, 1, graph["c"], graph["a"], graph["b"], stream=graph)
    values = {"a": 1, "b": 2, "c": 3}
    for names in ("abc", "cba", "bca", "ab", "ca", "b", "", "abc"):
        arguments = {name: 1000 * gpu.launches + ord(name) for name in names}
        graph(**arguments)
        values |= arguments
        assert gpu.words(3) == (values["c"], values["a"], values["b"])


@pytest.mark.parametrize("types", [types for types in SIGNATURES if types and "b32" not in types])
@pytest.mark.hypothesis
def test_nodes_and_launches_agree(each_driver: Gpu, types: str) -> None:
    """Nodes and launches raise the same errors and pass the same parameters.

    The driver sets the parameters of a node only if they have changed.
    """
    kernel, type_names = kernel_of(types), types.split(", ")
    buffers = [Buffer.borrow(0x123450 + i, 8) for i in range(3)]
    with Device(1):
        buffers.append(Buffer.borrow(0x123460, 8))
    first_values = {f"a{index}": get_first_value(type_) for index, type_ in enumerate(type_names)}

    def resolve(value: Any) -> Any:
        """Return the buffer for a pair of "buffer" and an index, and other values unchanged."""
        return buffers[value[1]] if isinstance(value, tuple) and value[:1] == ("buffer",) else value

    @given(st.lists(st.tuples(*map(make_values, type_names)), min_size=1, max_size=6))
    @settings(max_examples=examples(25))
    def check(sequence: list[tuple[Any, ...]]) -> None:
        """Pass each row of arguments to a launch and to a graph, and compare the outcomes."""
        # Python runs either nothing, or the updates of nodes, or both the updates and the calls of the graph.
        for python_part in ("", "nodes", "graph"):
            with Graph(**first_values) as graph:
                kernel.launch(
                    (2, 3), 4, *(graph[name] for name in first_values), stream=graph, shared_memory=8
                )
                graph.complete()
                for node in graph._nodes if python_part else ():
                    node.update = get_python_function(node.update)
                if python_part == "graph":
                    graph._run = get_python_function(graph._run)
                last_outcome = observe_call(each_driver, graph.launch)
                for unresolved in sequence:
                    arguments = [*map(resolve, unresolved)]
                    expected = observe_call(
                        each_driver,
                        lambda: kernel.launch((2, 3), 4, *arguments, shared_memory=8),  # noqa: B023
                    )
                    sets_before = each_driver.nodes_set
                    result = observe_call(each_driver, lambda: graph(**dict(zip(first_values, arguments))))  # noqa: B023
                    assert result == expected
                    if isinstance(result, str):
                        result = observe_call(each_driver, graph.launch)
                        assert result == last_outcome
                    assert each_driver.nodes_set - sets_before == (result != last_outcome)
                    last_outcome = result

    check()


def is_in_launch_package(frame: types.FrameType, event: str) -> bool:
    """Return whether a called function belongs to the launch package and not to the simulation."""
    return event == "call" and f"_kernels{os.sep}launch" in frame.f_code.co_filename


@needs_fast_calls
@pytest.mark.parametrize("contract", ["", "k(x: f32[n], f: f32, n: i32) -> k<<<n, 1>>>(x, f, n)"])
def test_plain_updates_do_not_reach_python(gpu: Gpu, contract: str) -> None:
    """Changing numbers and buffers of a graph is done by machine code, which a profiler does not see."""
    kernel = kernel_of("u64, f32, s32")
    kernel = kernel.module.get_kernel(Contract(contract)) if contract else kernel
    with Buffer(8) as first_buffer, Buffer(12) as second_buffer, Graph(x=first_buffer, f=1.0, n=2) as graph:
        arguments = graph["x"], graph["f"], graph["n"]
        kernel(*arguments, stream=graph) if contract else kernel.launch(3, 1, *arguments, stream=graph)
        called_functions: list[str] = []
        for changes in (
            {"x": second_buffer, "f": 2, "n": 3},
            {"f": 3},
            {},
            {"x": first_buffer, "f": 1.0, "n": 2},
            {"f": 0.5},
            {},
        ):
            called_functions.clear()
            sys.setprofile(
                lambda frame, event, _: (
                    called_functions.append(frame.f_code.co_name)
                    if is_in_launch_package(frame, event)
                    else None
                )
            )
            try:
                graph(**changes)
            finally:
                sys.setprofile(None)
            assert "_update" not in called_functions
        assert called_functions.count("run") == 0
        assert (gpu.grid[1:], gpu.words(1)) == ((1, 1), (int(first_buffer),))


class GraphKernel:
    """A graph with one kernel, which can be called like the kernel."""

    def __init__(self, graph: Graph, kernel: Any) -> None:
        self.graph, self.contract = graph, kernel.contract

    def __call__(self, **arguments: Any) -> None:
        self.graph(**arguments)


@pytest.mark.parametrize("is_torch", [True, False], ids=["torch", "others"])
def test_nodes_of_random_contracts_agree_with_the_reference(gpu: Gpu, is_torch: bool) -> None:
    """After changes, a node passes the same values as the reference implementation."""
    rng, launch_count, rejected_count = random.Random(7), 0, 0
    with tensors.installed() if is_torch else nullcontext():
        for index in range(30):
            contract = make_contract(rng, f"c{index % 100}")
            kernel = Module(ptx(**{contract.kernel: list_ptx_types(contract)})).get_kernel(contract)
            if any(isinstance(item, StreamArgument) for item in contract.arguments):
                continue
            names, graph, current_views = [f"a{i}" for i in range(len(contract.arguments))], None, None
            for _ in range(25):
                views = make_arguments(rng, contract)
                if len(views) != len(names):
                    continue
                if current_views and rng.random() < 0.7:
                    position = rng.randrange(len(current_views))
                    views = (*current_views[:position], views[position], *current_views[position + 1 :])
                arguments = [make_value(rng, *pair) for pair in zip(contract.arguments, views)]
                reference_arguments: Any = views
                if any(isinstance(item, Buffer) for item in arguments):
                    reference_arguments = convert_arguments(contract, arguments, 0)
                if any(isinstance(item, ArrayView) and item.device for item in views):
                    continue  # another device
                expected = run_reference(contract, reference_arguments, "call", 0)
                if graph is None:
                    if expected.launch is not None:
                        graph, current_views = Graph(**dict(zip(names, arguments))), views
                        launch_with_method(kernel, "call", [graph[name] for name in names], {"stream": graph})
                    continue
                args = dict(zip(names, arguments))
                result = observe(gpu, GraphKernel(graph, kernel), kernel, "call", [], args)
                if "of a node can't be changed" in result.text:
                    assert expected.launch is not None
                else:
                    attributes: Any = dict.fromkeys(ATTRIBUTES)
                    changed, expected_launch = (
                        item.launch and item.launch._replace(**attributes) for item in (result, expected)
                    )
                    assert (result.kind, result.text, changed) == (
                        expected.kind,
                        expected.text,
                        expected_launch,
                    )
                launch_count += result.launch is not None
                rejected_count += result.launch is None
                current_views = views if result.launch else current_views
            if graph is not None:
                graph.close()
    assert launch_count > 25, launch_count
    assert rejected_count > 25, rejected_count


# --- graphs of several kernels


@pytest.fixture
def store(gpu: Gpu) -> Any:
    """The kernel store(to, value), which the simulated driver runs."""
    return kernel_of("u64, u64", name="store")


@pytest.fixture
def put(device: Device) -> Any:
    """The kernel put(to, value), which also runs on a GPU."""
    return Module(KERNELS).get_kernel("put")


def read_numbers(*buffers: Buffer) -> list[int]:
    """Return the number in each buffer of 8 bytes."""
    return [int.from_bytes(bytes(buffer), "little") for buffer in buffers]


def make_buffers(count: int) -> list[Buffer]:
    """Return buffers of 8 bytes with the number 0."""
    return [Buffer.from_host(bytes(8)) for _ in range(count)]


@pytest.mark.parametrize("method", ["written", "captured"])
def test_graph_of_several_kernels_passes_its_arguments(each_driver: Gpu, method: str) -> None:
    """An argument reaches each kernel that uses it, and only the nodes of these kernels are set."""
    kernel = kernel_of("u64, u64", name="store")
    first_buffer, second_buffer, third_buffer = make_buffers(3)
    stream = Stream()

    def add_nodes(graph: Graph, target: object) -> None:
        """Add three launches, of which two use the `n` argument and one uses `x`."""
        kernel.launch(1, 1, graph["x"], graph["n"], stream=target)
        kernel.launch(1, 1, second_buffer, graph["n"], stream=target)
        kernel.launch(1, 1, third_buffer, 3, stream=target)

    if method == "written":
        graph = Graph(x=first_buffer, n=1)
        add_nodes(graph, graph)
    else:
        with Graph.capture(stream, x=first_buffer, n=1) as graph:
            add_nodes(graph, stream)
    launches_before = each_driver.launches
    graph.launch(stream)
    assert (
        each_driver.stream,
        each_driver.launches - launches_before,
        read_numbers(first_buffer, second_buffer, third_buffer),
    ) == (
        int(stream),
        3,
        [1, 1, 3],
    )
    for arguments, expected, sets in (
        ({"n": 5}, [5, 5, 3], 2),
        ({"n": 5}, [5, 5, 3], 0),
        ({"x": third_buffer}, [5, 5, 3], 1),
        ({"x": second_buffer, "n": 9}, [5, 9, 3], 2),
        ({"x": first_buffer}, [9, 9, 3], 1),
        ({}, [9, 9, 3], 0),
    ):
        sets_before = each_driver.nodes_set
        graph(stream=stream, **arguments)
        assert (
            read_numbers(first_buffer, second_buffer, third_buffer),
            each_driver.nodes_set - sets_before,
        ) == (expected, sets), arguments
    uploads_before = each_driver.count("cuGraphUpload")
    graph.upload(stream)
    assert each_driver.count("cuGraphUpload") - uploads_before == 1
    graph.close()
    stream.close()
    assert each_driver.count_alive("CUgraph", "CUgraphExec", "CUstream") == 0


def test_update_with_a_wrong_argument_changes_nothing(gpu: Gpu, store: Any) -> None:
    """The first node may already have been set when Python or the driver rejects the second node's change."""
    first_buffer, second_buffer = make_buffers(2)
    small = kernel_of("u64, u8", name="store")
    with Graph(n=1) as graph:
        store.launch(1, 1, first_buffer, graph["n"], stream=graph)
        small.launch(1, 1, second_buffer, graph["n"], stream=graph)
        graph.launch()
        with raises(OverflowError):
            graph(n=256)
        graph.launch()
        assert read_numbers(first_buffer, second_buffer) == [1, 1]
        with gpu.failing(1, "cuGraphExecKernelNodeSetParams"), raises(DriverError):
            graph(n=7)
        graph.launch()
        assert read_numbers(first_buffer, second_buffer) == [1, 1]
        with gpu.failing(1, "cuGraphExecKernelNodeSetParams"), raises(DriverError):
            graph(n=7)
        with gpu.failing(1, "cuGraphExecKernelNodeSetParams"), raises(DriverError):
            graph.launch()
        with raises(TypeError):
            graph(n=3, m=1)
        graph(n=8)
        assert read_numbers(first_buffer, second_buffer) == [8, 8]
        with raises(TypeError):
            graph(m=1)


def test_graph_with_a_closed_buffer_or_module_raises(put: Any) -> None:
    """The graph works again after the closed buffer has been replaced, but not after the module is closed."""
    first_buffer, second_buffer, third_buffer = make_buffers(3)
    with Graph(x=first_buffer) as graph, Graph(n=1) as other_graph:
        put.launch(1, 1, graph["x"], 1, stream=graph)
        put.launch(1, 1, second_buffer, other_graph["n"], stream=other_graph)
        graph.launch()
        other_graph.launch()
        first_buffer.close()
        with raises(ValueError):
            graph.launch()
        graph(x=third_buffer)
        second_buffer.close()
        with raises(ValueError):
            other_graph.launch()
        put.module.close()
        use: Any
        for use in (graph.launch, lambda: graph(x=make_buffers(1)[0])):
            with raises(ValueError):
                use()
    with raises(ValueError):
        graph.launch()
    with raises(ValueError):
        graph(x=third_buffer)


@pytest.mark.parametrize("use", ["__call__", "launch", "complete", "upload", "update"])
@pytest.mark.parametrize("is_complete", [False, True], ids=["new", "complete"])
def test_graph_use_with_a_closed_module_raises(put: Any, use: str, is_complete: bool) -> None:
    """The driver must not read functions of an unloaded module, even if the graph was never launched."""
    with Graph(x=make_buffers(1)[0]) as graph:
        put.launch(1, 1, graph["x"], 1, stream=graph)
        if is_complete:
            graph.complete()
        put.module.close()
        with raises(ValueError):
            getattr(graph, use)()


@pytest.mark.parametrize("is_launched", [False, True])
def test_captured_launch_whose_module_is_closed_raises(put: Any, is_launched: bool) -> None:
    """The graph finds the modules of launches that do not name the graph."""
    stream = Stream()
    (buffer,) = make_buffers(1)
    with Graph.capture(stream) as graph:
        put.launch(1, 1, buffer, 1, stream=stream)
    if is_launched:
        graph.launch(stream)
    put.module.close()
    for use in (graph.launch, graph.upload, graph):
        with raises(ValueError):
            use()


def test_capture_whose_module_is_closed_raises(put: Any) -> None:
    """A graph of a closed module would run code that has been unloaded."""
    stream = Stream()
    (buffer,) = make_buffers(1)

    def capture() -> None:
        """Close the module inside the block."""
        with Graph.capture(stream, n=1) as graph:
            put.launch(1, 1, buffer, graph["n"], stream=graph)
            put.module.close()

    with raises(ValueError):
        capture()


def test_wrong_use_of_a_graph_raises(gpu: Gpu, store: Any) -> None:
    """Examples are arguments outside of their graph, and nodes that are added after the graph is complete."""
    buffer, stream = make_buffers(1)[0], Stream()
    graph, other_graph = Graph(n=1), Graph(n=1)
    launches = gpu.launches
    launch: Any
    for launch in (
        lambda: store.launch(1, 1, buffer, graph["n"]),
        lambda: store.launch(1, 1, buffer, graph["n"], stream=None),
        lambda: store.launch(1, 1, buffer, graph["n"], stream=stream),
    ):
        with raises(ValueError):
            launch()
    with raises(ValueError):
        store.launch(1, 1, graph["n"], other_graph["n"], stream=graph)
    with raises(KeyError):
        graph["m"]
    with raises(TypeError):
        store.launch(1, 1, graph["n"], stream=graph)
    with raises(TypeError):
        store.prepare(1, 1, stream=graph)
    graph.complete()
    with raises(ValueError):
        store.launch(1, 1, buffer, 1, stream=graph)
    with raises(ValueError):
        Graph.capture(stream, mode="x").__enter__()
    assert gpu.launches == launches
    for closable in (graph, other_graph, stream):
        closable.close()


def test_capture_ends_after_an_error(gpu: Gpu, store: Any) -> None:
    """A capture also ends after an exception in the block, and after a call that invalidated it."""
    graphs: list[Graph] = []

    def capture(error: BaseException | None, is_broken: bool = False) -> None:
        """Capture a launch, and raise an error or invalidate the capture."""
        with Graph.capture(stream, n=2) as graph:
            graphs.append(graph)
            store.launch(1, 1, buffer, graph["n"], stream=graph)
            with raises(ValueError):
                graph.launch()
            if error:
                raise error
            if is_broken:
                with raises(DriverError):
                    driver.cuStreamSynchronize(int(stream))

    (buffer,) = make_buffers(1)
    with Stream() as stream:
        for error in (KeyError("x"), KeyboardInterrupt()):
            with pytest.raises(type(error)) as caught:
                capture(error)
            assert caught.value is error
        with raises(DriverError):
            capture(None, is_broken=True)
        with (
            gpu.failing(driver.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED, "cuStreamBeginCapture"),
            raises(DriverError),
        ):
            capture(None)
        for graph in graphs:
            with raises(ValueError):
                graph.launch()


def test_attributes_are_set_for_the_node(gpu: Gpu, store: Any) -> None:
    """They also apply after an argument of the graph has changed."""
    cell = make_buffers(1)[0]
    with Graph(n=1) as graph:
        store.launch(2, 1, cell, graph["n"], stream=graph, cluster=2, cooperative=True)
        for number in (1, 2):
            graph(n=number)
            assert (gpu.words(2)[1], gpu.last.cluster, gpu.last.cooperative) == (number, (2, 1, 1), True)
            ids = driver.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, driver.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
            assert tuple(gpu.attributes) == ids
