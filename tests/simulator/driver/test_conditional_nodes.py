"""Tests for conditional nodes. Kernels set conditions that select the graphs to run."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import driver, runtime, testing

from ...support.cpu import HEAD
from ...support.messages import raises

# add(p, n): p[0] += n.
# count(h, p, n): p[0] += 1, and set the condition h to 1 if the result is below n, and to 0 otherwise.
# set(h): each thread sets the condition h to its index.
PTX = f"""{HEAD}
.extern .func cudaGraphSetConditional (.param .b64 handle, .param .b32 value);
.visible .entry add(.param .u64 p, .param .u32 n)
{{
    .reg .b64 %p; .reg .b32 %v, %n;
    ld.param.u64 %p, [p]; ld.param.u32 %n, [n];
    ld.global.u32 %v, [%p]; add.u32 %v, %v, %n; st.global.u32 [%p], %v; ret;
}}
.visible .entry count(.param .u64 h, .param .u64 p, .param .u32 n)
{{
    .reg .b64 %p, %h; .reg .b32 %v, %n; .reg .pred %c;
    ld.param.u64 %h, [h]; ld.param.u64 %p, [p]; ld.param.u32 %n, [n];
    ld.global.u32 %v, [%p]; add.u32 %v, %v, 1; st.global.u32 [%p], %v;
    setp.lt.u32 %c, %v, %n; selp.u32 %v, 1, 0, %c;
    {{
        .param .b64 handle; .param .b32 value;
        st.param.b64 [handle], %h; st.param.b32 [value], %v;
        call.uni cudaGraphSetConditional, (handle, value);
    }}
    ret;
}}
.visible .entry set(.param .u64 h)
{{
    .reg .b64 %h; .reg .b32 %v;
    ld.param.u64 %h, [h]; mov.u32 %v, %tid.x;
    {{
        .param .b64 handle; .param .b32 value;
        st.param.b64 [handle], %h; st.param.b32 [value], %v;
        call.uni cudaGraphSetConditional, (handle, value);
    }}
    ret;
}}
"""
IF, WHILE, SWITCH = range(3)


class Program:
    """A graph, and an integer that its kernels change.

    Attributes:
        x: The buffer that contains the integer.
    """

    def __init__(self) -> None:
        self.module = cudyn.Module(PTX.encode())
        self.x = cudyn.Buffer.from_host((ctypes.c_uint32 * 1)())
        self.graph = driver.cuGraphCreate(0)
        self._keep: list[Any] = []

    def make_handle(self, value: int | None = None) -> int:
        return driver.cuGraphConditionalHandleCreate(
            self.graph, driver.cuCtxGetCurrent(), value or 0, value is not None
        )

    def add(self, graph: Any, kernel: str, *arguments: int, threads: int = 1, after: Any = ()) -> Any:
        """Add a kernel node with one block.

        Args:
            graph: The graph to which the node is added.
            kernel: The name of a kernel in the module.
            arguments: The arguments of the kernel.
            threads: The number of threads in the block.
            after: The nodes that it depends on.
        """
        types = [ctypes.c_uint64, *[ctypes.c_uint64] * (kernel == "count"), ctypes.c_uint32]
        values = [type_(value) for type_, value in zip(types, arguments)]
        pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
        self._keep.append((values, pointers))
        params = driver.CUgraphNodeParams(type=driver.CU_GRAPH_NODE_TYPE_KERNEL)
        kernel_params = params.kernel
        kernel_params.func = self.module.get_kernel(kernel).handle
        for name in ("gridDimX", "gridDimY", "gridDimZ", "blockDimY", "blockDimZ"):
            setattr(kernel_params, name, 1)
        kernel_params.blockDimX = threads
        kernel_params.kernelParams = ctypes.cast(pointers, type(kernel_params.kernelParams))
        return driver.cuGraphAddNode(graph, list(after) or None, None, len(after), params)

    def add_conditional(
        self, handle: int, node_type: int, size: int = 1, after: Any = ()
    ) -> tuple[Any, list[Any]]:
        """Add a conditional node, and return it with its graphs."""
        params = driver.CUgraphNodeParams(type=driver.CU_GRAPH_NODE_TYPE_CONDITIONAL)
        params.conditional.handle = handle
        params.conditional.type = node_type
        params.conditional.size = size
        params.conditional.ctx = driver.cuCtxGetCurrent()
        node = driver.cuGraphAddNode(self.graph, list(after) or None, None, len(after), params)
        return node, [params.conditional.phGraph_out[index] for index in range(size)]

    def run(self) -> int:
        """Launch the graph, and return the integer."""
        executable = driver.cuGraphInstantiate(self.graph, 0)
        driver.cuGraphLaunch(executable, None)
        driver.cuStreamSynchronize(None)
        driver.cuGraphExecDestroy(executable)
        return self.read()

    def read(self) -> int:
        return int.from_bytes(bytes(self.x), "little")


@pytest.fixture
def program(device: cudyn.Device) -> Program:
    if (driver.version or (0, 0)) < (12, 8):
        pytest.skip(
            f"conditional nodes of these kinds came with CUDA 12.8, this driver is of {driver.version}"
        )
    return Program()


# for tests that expect faults that a GPU does not report
on_simulated_device = pytest.mark.parametrize("device", ["simulated"], indirect=True)


# Each case is a type of node, the number of its graphs, the value of its condition, and the expected sum.
# Each graph that runs adds 10 to the power of its index.
CHOICES = [
    (IF, 1, 0, 0),
    (IF, 1, 7, 1),
    (IF, 2, 0, 10),
    (IF, 2, 1, 1),
    (SWITCH, 3, 0, 1),
    (SWITCH, 3, 2, 100),
    (SWITCH, 3, 3, 0),
]


@pytest.mark.parametrize(("node_type", "size", "value", "expected"), CHOICES)
def test_value_of_a_condition_selects_a_graph(
    program: Program, node_type: int, size: int, value: int, expected: int
) -> None:
    _, bodies = program.add_conditional(program.make_handle(value), node_type, size)
    for index, body in enumerate(bodies):
        program.add(body, "add", int(program.x), 10**index)
    assert program.run() == expected


def test_while_node_runs_until_a_kernel_clears_its_condition(program: Program) -> None:
    """`count` adds 1 to x, and sets the condition to 0 when x reaches the limit.

    Each launch starts with the initial condition, so the second launch runs the body once more.
    """
    limit = 5
    handle = program.make_handle(value=1)
    _, (body,) = program.add_conditional(handle, WHILE)
    program.add(body, "count", handle, int(program.x), limit)
    assert program.run() == limit
    assert program.run() == limit + 1


def test_kernel_before_a_node_sets_its_condition(program: Program) -> None:
    handle = program.make_handle()
    kernel_node = program.add(program.graph, "count", handle, int(program.x), 2)
    node, (body,) = program.add_conditional(handle, IF, after=[kernel_node])
    program.add(body, "add", int(program.x), 10)
    assert program.run() == 11
    assert program.run() == 12
    assert driver.cuGraphNodeGetType(node) == driver.CU_GRAPH_NODE_TYPE_CONDITIONAL


def test_change_of_a_body_does_not_change_an_executable_graph(program: Program) -> None:
    handle = program.make_handle(1)
    _, (body,) = program.add_conditional(handle, IF)
    program.add(body, "add", int(program.x), 1)
    executable = driver.cuGraphInstantiate(program.graph, 0)
    program.add(body, "add", int(program.x), 100)
    driver.cuGraphLaunch(executable, None)
    assert program.read() == 1


def test_update_with_more_nodes_in_a_body_fails(program: Program) -> None:
    """The executable graph is unchanged, and still adds only 1."""
    _, (body,) = program.add_conditional(program.make_handle(1), IF)
    program.add(body, "add", int(program.x), 1)
    executable = driver.cuGraphInstantiate(program.graph, 0)
    program.add(body, "add", int(program.x), 100)
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuGraphExecUpdate(executable, program.graph)
    assert caught.value.name == "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE"
    driver.cuGraphLaunch(executable, None)
    assert program.read() == 1


def test_clone_of_a_graph_with_a_conditional_node_is_rejected(program: Program) -> None:
    """A child node with such a graph is also rejected. The manual does not specify the status code."""
    _, (body,) = program.add_conditional(program.make_handle(1), IF)
    program.add(body, "add", int(program.x), 1)
    with pytest.raises(cudyn.DriverError) as caught:
        driver.cuGraphClone(program.graph)
    assert caught.value.name == "CUDA_ERROR_NOT_SUPPORTED"
    with pytest.raises(cudyn.DriverError, match=r"^cuGraphAddChildGraphNode: "):
        driver.cuGraphAddChildGraphNode(driver.cuGraphCreate(0), None, 0, program.graph)
    assert program.run() == 1


def test_host_node_in_a_body_is_rejected(program: Program) -> None:
    """The graph is rejected when it is instantiated, if not before.

    The manual does not specify the status code.
    """
    _, (body,) = program.add_conditional(program.make_handle(1), IF)
    params = driver.CUDA_HOST_NODE_PARAMS(fn=driver.CUhostFn(lambda data: None))
    with pytest.raises(cudyn.DriverError, match=r"^cuGraph(AddHostNode|Instantiate): "):  # noqa: PT012
        driver.cuGraphAddHostNode(body, None, 0, params)
        driver.cuGraphInstantiate(program.graph, 0)


def test_handle_of_another_graph_is_rejected(program: Program) -> None:
    """The graph is rejected when it is instantiated, if not before.

    The manual does not specify the status code.
    """
    handle = program.make_handle(1)
    program.graph = driver.cuGraphCreate(0)
    with pytest.raises(cudyn.DriverError, match=r"^cuGraph(AddNode|Instantiate): "):  # noqa: PT012
        program.add_conditional(handle, IF)
        driver.cuGraphInstantiate(program.graph, 0)


def test_capture_into_a_body_adds_nodes(program: Program) -> None:
    handle = program.make_handle(1)
    _, (body,) = program.add_conditional(handle, IF)
    stream = cudyn.Stream()
    driver.cuStreamBeginCaptureToGraph(stream.handle, body, None, None, 0, 0)
    program.module.get_kernel("add").launch(1, 1, program.x, 3, stream=stream)
    assert driver.cuStreamEndCapture(stream.handle) == body
    assert program.run() == 3


def test_update_capture_dependencies_sets_the_nodes_to_wait_for(program: Program) -> None:
    """A node that is added to the graph by hand becomes part of the captured order."""
    stream = cudyn.Stream()
    driver.cuStreamBeginCapture(stream.handle, 0)
    program.graph = driver.cuStreamGetCaptureInfo_v2(stream.handle, None)[2]
    handle = program.make_handle(1)
    node, (body,) = program.add_conditional(handle, IF)
    program.add(body, "add", int(program.x), 1)
    driver.cuStreamUpdateCaptureDependencies(stream.handle, [node], None, 1, 1)
    program.module.get_kernel("add").launch(1, 1, program.x, 10, stream=stream)
    assert driver.cuStreamEndCapture(stream.handle) == program.graph
    assert [source for source, *_ in zip(*driver.cuGraphGetEdges(program.graph))] == [node]
    assert program.run() == 11


INVALID_CALLS: dict[str, Callable[[Program], Any]] = {
    "an invalid handle": lambda program: program.add_conditional(int(program.x), IF),
    "no handle": lambda program: program.add_conditional(0, IF),
    "no graph": lambda program: program.add_conditional(program.make_handle(1), IF, 0),
    "if with three graphs": lambda program: program.add_conditional(program.make_handle(1), IF, 3),
    "while with two graphs": lambda program: program.add_conditional(program.make_handle(1), WHILE, 2),
    "another kind": lambda program: program.add_conditional(program.make_handle(1), 3),
    "flags": lambda program: driver.cuGraphConditionalHandleCreate(
        program.graph, driver.cuCtxGetCurrent(), 0, 2
    ),
    "no parameters": lambda program: driver.cuGraphAddNode(program.graph, None, None, 0, None),
}


@pytest.mark.parametrize("case", INVALID_CALLS)
def test_invalid_conditional_node_is_rejected(program: Program, case: str) -> None:
    with raises(cudyn.DriverError):
        INVALID_CALLS[case](program)


@on_simulated_device
def test_two_threads_that_set_a_condition_race(program: Program) -> None:
    handle = program.make_handle()
    with raises(testing.Fault):
        program.module.get_kernel("set").launch(1, 2, handle)


@on_simulated_device
def test_kernel_that_sets_an_invalid_handle_is_out_of_bounds(program: Program) -> None:
    with raises(testing.Fault):
        program.module.get_kernel("set").launch(1, 1, int(program.x) + 4096)


@on_simulated_device
@pytest.mark.slow
def test_endless_while_node_is_a_fault(program: Program) -> None:
    program.add_conditional(program.make_handle(1), WHILE)
    with pytest.raises(testing.Fault, match=r"has run its graph 1048576 times; does the loop end\?"):
        program.run()


def test_condition_of_a_kernel_that_did_not_run_is_unknown() -> None:
    with testing.simulate("sm_90"):
        cudyn.Device(0).use()
        program = Program()
        handle = program.make_handle(0)
        kernel_node = program.add(program.graph, "count", handle, int(program.x), 2)
        program.add_conditional(handle, IF, after=[kernel_node])
        with raises(testing.NotRun):
            program.run()


def test_node_that_does_not_wait_for_the_kernel_that_sets_its_condition_races() -> None:
    """The condition may be read before the kernel has set it."""
    with testing.simulate("sm_90", run=True, schedule="seed:5") as simulation:
        cudyn.Device(0).use()
        program = Program()
        handle = program.make_handle(0)
        program.add(program.graph, "count", handle, int(program.x), 2)
        program.add_conditional(handle, IF)
        driver.cuGraphLaunch(driver.cuGraphInstantiate(program.graph, 0), None)
        with raises(testing.Fault):
            simulation.finish()


@pytest.mark.parametrize("has_dependency", [True, False])
def test_nodes_in_the_body_of_a_while_node_race_without_a_dependency(has_dependency: bool) -> None:
    """The rounds of a loop never race with each other."""
    with testing.simulate("sm_90", run=True, schedule="seed:5") as simulation:
        cudyn.Device(0).use()
        program = Program()
        handle = program.make_handle(value=1)
        _, (body,) = program.add_conditional(handle, WHILE)
        node = program.add(body, "count", handle, int(program.x), 9)
        program.add(body, "add", int(program.x), 1, after=[node] if has_dependency else [])
        driver.cuGraphLaunch(driver.cuGraphInstantiate(program.graph, 0), None)
        if has_dependency:
            simulation.finish()
            assert program.read() == 10
        else:
            with raises(testing.Fault):
                simulation.finish()


def test_destroyed_graph_leaks_no_objects() -> None:
    """Child graphs, clones and the bodies of conditional nodes are destroyed with their graphs."""
    with testing.simulate("sm_90") as simulation:
        cudyn.Device(0).use()
        program = Program()
        program.x.close()
        child = driver.cuGraphCreate(0)
        driver.cuGraphAddChildGraphNode(program.graph, None, 0, child)
        clone = driver.cuGraphClone(program.graph)
        program.add_conditional(program.make_handle(0), IF, 2)
        for graph in (child, program.graph, clone):
            driver.cuGraphDestroy(graph)
        simulation.assert_nothing_leaked()


def test_runtime_creates_conditional_nodes(program: Program) -> None:
    """The runtime's records for nodes have the same effect as the driver's records."""
    graph = runtime.cudaGraphCreate(0)
    handle = runtime.cudaGraphConditionalHandleCreate(graph, 1, 1)
    params = runtime.cudaGraphNodeParams(type=runtime.cudaGraphNodeTypeConditional)
    params.conditional.handle = handle
    params.conditional.size = 1
    runtime.cudaGraphAddNode(graph, None, None, 0, params)
    body = params.conditional.phGraph_out[0]
    fill = runtime.cudaGraphNodeParams(type=runtime.cudaGraphNodeTypeMemset)
    fill.memset.dst = int(program.x)
    fill.memset.value, fill.memset.elementSize, fill.memset.width, fill.memset.height = 7, 4, 1, 1
    runtime.cudaGraphAddNode(body, None, None, 0, fill)
    runtime.cudaGraphLaunch(runtime.cudaGraphInstantiate(graph, 0), None)
    assert program.read() == 7
