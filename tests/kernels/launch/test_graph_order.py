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
        order, all_accesses, edges = NodeOrder(), [], set()
        for index in range(9):
            accesses = [
                Access(low, low + rng.randrange(1, 4), rng.random() < 0.4)
                for low in (rng.randrange(8) for _ in range(rng.randrange(1, 4)))
            ]
            predecessors, details = order.find_before(accesses)
            edges |= {(predecessor, index) for predecessor in predecessors}
            order.add(index, accesses, details)
            all_accesses.append(accesses)
        # for each node, the bytes of each access, and whether they are written
        cells = [
            [(set(range(access.start, access.end)), access.is_written) for access in accesses]
            for accesses in all_accesses
        ]
        reached: list[set[int]] = []  # the nodes from which each node can be reached
        for node in range(9):
            direct = {first_node for first_node, second_node in edges if second_node == node}
            reached.append(direct.union(*(reached[first_node] for first_node in direct)))
        for first_node, second_node in itertools.combinations(range(9), 2):
            conflict = any(
                first_bytes & second_bytes and (first_writes or second_writes)
                for first_bytes, first_writes in cells[first_node]
                for second_bytes, second_writes in cells[second_node]
            )
            if conflict:
                assert first_node in reached[second_node]
            else:
                assert (first_node, second_node) not in edges


def test_access_to_a_strided_array_has_its_bounds() -> None:
    view = ArrayView(1000, "f32", (3, 4), (-10, 2), "cuda", 0)
    assert list_array_accesses(view, is_written=True) == [Access(1000 - 80, 1000 + 4 * 7, True)]
    assert list_array_accesses(view._replace(shape=(0, 4)), is_written=True) == []
