"""Tests for graph nodes: dependencies through reads and writes, copies, fills, and disabled nodes."""

from __future__ import annotations

from typing import Any

import pytest

from cudyn import Buffer, Contract, Device, Graph, Module, Stream, driver

from ..support.messages import raises

SCALE = "raise_bytes(in x: u8[n], out y: u8[n], n: i32) -> raise_bytes<<<ceildiv(n, 32), 32>>>(x, y, n)"
SIZE = 64


@pytest.fixture
def kernel(module: Module) -> Any:
    """Return a kernel that adds one to each byte."""
    return module.get_kernel(Contract(SCALE))


def make_buffer(value: int = 0) -> Buffer:
    """Return a Buffer whose bytes have this value."""
    return Buffer.from_host(bytes([value]) * SIZE)


def read_first_byte(buffer: Buffer) -> int:
    """Return the first byte of a buffer. The kernels write the same value to all bytes."""
    return bytes(buffer)[0]


def list_edges(graph: Graph) -> set[tuple[int, int]]:
    """Return the dependencies of a graph as pairs of indices of its nodes."""
    nodes = [int(node) for node in driver.cuGraphGetNodes(graph.handle)]
    sources, targets, *_ = driver.cuGraphGetEdges(graph.handle)
    return {(nodes.index(int(source)), nodes.index(int(target))) for source, target in zip(sources, targets)}


# --- the order of nodes


def test_node_follows_nodes_that_write_its_memory(kernel: Any) -> None:
    a, b, c, d = (make_buffer(i) for i in range(4))
    graph = Graph()
    kernel(a, b, SIZE, stream=graph)  # 0
    kernel(a, c, SIZE, stream=graph)  # 1: both read a
    kernel(b, d, SIZE, stream=graph)  # 2: reads what 0 writes
    kernel(c, a, SIZE, stream=graph)  # 3: writes what 0 and 1 read
    assert list_edges(graph) == {(0, 2), (0, 3), (1, 3)}
    graph.launch()
    assert [read_first_byte(buffer) for buffer in (a, b, c, d)] == [2, 1, 1, 2]


def test_node_has_no_redundant_dependencies(kernel: Any) -> None:
    a, b, c = (make_buffer() for _ in range(3))
    graph = Graph()
    for source, target in ((a, b), (b, c), (c, b), (b, a)):
        kernel(source, target, SIZE, stream=graph)
    assert list_edges(graph) == {(0, 1), (1, 2), (2, 3)}


def test_changeable_argument_may_be_any_memory(kernel: Any) -> None:
    a, b, c, d = (make_buffer() for _ in range(4))
    graph = Graph(y=b)
    kernel(a, graph["y"], SIZE, stream=graph)
    kernel(c, d, SIZE, stream=graph)
    assert list_edges(graph) == {(0, 1)}
    graph(y=c)
    assert read_first_byte(d) == 2
    reader = Graph(x=a)
    kernel(reader["x"], b, SIZE, stream=reader)
    kernel(reader["x"], c, SIZE, stream=reader)
    assert list_edges(reader) == {(0, 1)}  # x may be changed to b


def test_kernels_with_unknown_writes_form_a_chain(module: Module, kernel: Any) -> None:
    a, b, c, d = (make_buffer() for _ in range(4))
    counted = module.get_kernel(Contract("count(n: i32) -> count<<<1, 1>>>(n)"))
    graph = Graph()
    kernel(a, b, SIZE, stream=graph)
    module.get_kernel("touch").launch(1, 1, c, stream=graph)
    kernel(c, d, SIZE, stream=graph)
    counted(1, stream=graph)
    kernel(a, b, SIZE, stream=graph)
    assert list_edges(graph) == {(0, 1), (1, 2), (2, 3), (3, 4)}


# --- copies and fills


def test_copies_and_fills_become_nodes(kernel: Any) -> None:
    a, b, c = (make_buffer(i) for i in range(3))
    source, target = bytearray(b"\x05" * SIZE), bytearray(SIZE)
    graph = Graph()
    a.copy_from(source, stream=graph)  # 0
    kernel(a, b, SIZE, stream=graph)  # 1
    b.copy_to(target, stream=graph)  # 2
    c.fill(9, stream=graph)  # 3
    b.copy_from(c, stream=graph)  # 4: depends on 2 and 3
    assert list_edges(graph) == {(0, 1), (1, 2), (2, 4), (3, 4)}
    assert (read_first_byte(a), read_first_byte(c)) == (0, 2)  # no node has run yet
    graph.launch()
    assert (read_first_byte(a), target[0], read_first_byte(b), read_first_byte(c)) == (5, 6, 9, 9)
    source[:] = b"\x07" * SIZE
    graph.launch()
    assert (read_first_byte(a), target[0]) == (7, 8)


def test_part_of_a_buffer_is_copied(device: Device) -> None:
    target, source = make_buffer(1), Buffer.from_host(bytes(range(8)))
    graph = Graph()
    target.copy_from(source, stream=graph, offset=4)
    graph.launch()
    assert bytes(target)[:13] == bytes([1] * 4) + bytes(range(8)) + b"\1"


def test_launch_with_a_closed_buffer_of_a_copy_raises(device: Device) -> None:
    for index in range(3):
        buffers = [make_buffer() for _ in range(3)]
        graph = Graph()
        buffers[0].copy_from(buffers[1], stream=graph)
        buffers[2].fill(1, stream=graph)
        graph.complete()
        buffers[index].close()
        with pytest.raises(ValueError, match="a Buffer that this graph uses is closed"):
            graph.launch()


def test_copy_is_captured_on_the_stream_of_its_graph(device: Device) -> None:
    source, target = make_buffer(3), make_buffer()
    with Stream() as stream:
        with Graph.capture(stream) as graph:
            target.copy_from(source, stream=graph)
            source.fill(1, stream=graph)
        graph.launch(stream)
        stream.sync()
    assert (read_first_byte(target), read_first_byte(source)) == (3, 1)


def test_copy_node_with_read_only_memory_raises(device: Device) -> None:
    with pytest.raises(TypeError, match="expected writable memory"):
        make_buffer().copy_from(bytes(SIZE), stream=Graph())


def test_add_node_to_a_complete_graph_raises(device: Device) -> None:
    graph = Graph()
    make_buffer().fill(1, stream=graph)
    graph.complete()
    with pytest.raises(ValueError, match="the graph is complete"):
        make_buffer().fill(1, stream=graph)


# --- empty grids


@pytest.mark.parametrize("first_size", [0, SIZE])
def test_empty_grid_disables_its_kernel(kernel: Any, first_size: int) -> None:
    empty, full = Buffer(0), make_buffer(1)
    results = {0: Buffer(0), SIZE: make_buffer(0)}
    following_result = make_buffer(0)
    graph = Graph(x=full if first_size else empty, y=results[first_size], n=first_size)
    kernel(graph["x"], graph["y"], graph["n"], stream=graph)
    following_result.fill(3, stream=graph)
    for size in (first_size, SIZE, 0, SIZE, 0, 0, SIZE, SIZE):
        results[SIZE].fill(0)
        following_result.fill(0)
        graph(x=full if size else empty, y=results[size], n=size)
        assert (read_first_byte(results[SIZE]), read_first_byte(following_result)) == (2 if size else 0, 3)


def test_rejected_change_keeps_a_kernel_enabled_or_disabled(kernel: Any) -> None:
    empty, full, results, empty_results = Buffer(0), make_buffer(1), make_buffer(0), Buffer(0)
    graph = Graph(x=full, y=results, n=SIZE, m=1)
    kernel(graph["x"], graph["y"], graph["n"], stream=graph)
    kernel.module.get_kernel("count").launch(1, 1, graph["m"], stream=graph)
    enabling = {"x": full, "y": results, "n": SIZE}
    disabling = {"x": empty, "y": empty_results, "n": 0}
    for accepted, rejected, expected in ((enabling, disabling, 2), (disabling, enabling, 0)):
        graph(**accepted, m=1)
        with raises(OverflowError):
            graph(**rejected, m=1 << 40)
        results.fill(0)
        graph.launch()
        assert read_first_byte(results) == expected


def test_capture_of_an_empty_grid_raises(kernel: Any) -> None:
    with Stream() as stream:
        rejects = pytest.raises(ValueError, match="an empty grid can't be captured")
        with rejects, Graph.capture(stream, n=0) as graph:
            kernel(Buffer(0), Buffer(0), graph["n"], stream=graph)
