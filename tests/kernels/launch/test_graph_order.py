"""Tests for the order of a graph's nodes, which depends on their memory.

tests/device/test_graph_nodes.py tests the nodes.
"""

from __future__ import annotations

import itertools
import random

from cudyn._kernels.contracts.argument_checks import ArrayView
from cudyn._kernels.launch.graph_nodes import Access, NodeOrder, list_array_accesses


def test_order_agrees_with_a_model() -> None:
    """Any two random nodes that conflict are ordered, directly or indirectly.

    Every edge connects nodes that conflict.
    """
    rng = random.Random(44)
    for _ in range(150):
        order, all_accesses, edges = NodeOrder(), [], set()
        for number in range(9):
            accesses = [
                Access(low, low + rng.randrange(1, 4), rng.random() < 0.4)
                for low in (rng.randrange(8) for _ in range(rng.randrange(1, 4)))
            ]
            predecessors, details = order.find_before(accesses)
            edges |= {(predecessor, number) for predecessor in predecessors}
            order.add(number, accesses, details)
            all_accesses.append(accesses)
        # The bytes of each access of a node, and whether they are written.
        cells = [
            [(set(range(access.start, access.end)), access.is_written) for access in accesses]
            for accesses in all_accesses
        ]
        reached: list[set[int]] = []  # the nodes from which each node can be reached
        for node in range(9):
            direct = {first for first, second in edges if second == node}
            reached.append(direct.union(*(reached[first] for first in direct)))
        for first, second in itertools.combinations(range(9), 2):
            conflict = any(
                first_bytes & second_bytes and (first_writes or second_writes)
                for first_bytes, first_writes in cells[first]
                for second_bytes, second_writes in cells[second]
            )
            if conflict:
                assert first in reached[second]
            else:
                assert (first, second) not in edges


def test_access_to_a_strided_array_has_its_bounds() -> None:
    view = ArrayView(1000, "f32", (3, 4), (-10, 2), "cuda", 0)
    assert list_array_accesses(view, is_written=True) == [Access(1000 - 80, 1000 + 4 * 7, True)]
    assert list_array_accesses(view._replace(shape=(0, 4)), is_written=True) == []
