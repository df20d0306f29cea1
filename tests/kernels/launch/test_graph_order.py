"""Tests for the order of a graph's nodes, which depends on their memory.

tests/device/test_graph_nodes.py tests the nodes.
"""

from __future__ import annotations

import itertools
import random

from cudyn._kernels.contracts.argument_checks import ArrayView
from cudyn._kernels.launch.graph_nodes import Access, NodeOrder, list_array_accesses


def test_order_agrees_with_a_model() -> None:
    """If the accesses of two nodes conflict, the nodes are ordered, directly or indirectly.

    Each edge of the order connects nodes that conflict.
    """
    rng = random.Random(44)
    for _ in range(150):
        order = NodeOrder()
        accesses_by_node: list[list[Access]] = []
        edges = set()
        earlier_nodes: list[set[int]] = []  # the nodes that run before each node, directly or indirectly
        for node in range(9):
            accesses = [make_random_access(rng) for _ in range(rng.randrange(1, 4))]
            predecessors, details = order.find_before(accesses)
            order.add(node, accesses, details)
            accesses_by_node.append(accesses)
            edges |= {(predecessor, node) for predecessor in predecessors}
            earlier_nodes.append({*predecessors}.union(*(earlier_nodes[index] for index in predecessors)))
        for first_node, second_node in itertools.combinations(range(9), 2):
            pairs = itertools.product(accesses_by_node[first_node], accesses_by_node[second_node])
            if any(is_conflict(first_access, second_access) for first_access, second_access in pairs):
                assert first_node in earlier_nodes[second_node]
            else:
                assert (first_node, second_node) not in edges


def make_random_access(rng: random.Random) -> Access:
    """Return an access to one to three of the first ten bytes of memory."""
    start = rng.randrange(8)
    return Access(start, start + rng.randrange(1, 4), is_written=rng.random() < 0.4)


def is_conflict(first: Access, second: Access) -> bool:
    """Return whether two accesses have a byte in common that at least one of them writes."""
    common_bytes = {*range(first.start, first.end)} & {*range(second.start, second.end)}
    return bool(common_bytes) and (first.is_written or second.is_written)


def test_access_to_a_strided_array_has_its_bounds() -> None:
    view = ArrayView(1000, "f32", (3, 4), (-10, 2), "cuda", 0)
    first_byte = 1000 - 4 * 20  # the first element of the last row
    end = 1000 + 4 * 7  # the end of the last element of the first row
    assert list_array_accesses(view, is_written=True) == [Access(first_byte, end, is_written=True)]
    assert list_array_accesses(view._replace(shape=(0, 4)), is_written=True) == []
