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
    choose = random.Random(44)
    for _ in range(150):
        order, arguments, edges = NodeOrder(), [], set()
        for number in range(9):
            accesses = [
                Access(low, low + choose.randrange(1, 4), choose.random() < 0.4)
                for low in (choose.randrange(8) for _ in range(choose.randrange(1, 4)))
            ]
            before, passed = order.find_before(accesses)
            edges |= {(each, number) for each in before}
            order.add(number, accesses, passed)
            arguments.append(accesses)
        cells = [[(set(range(a.start, a.end)), a.is_written) for a in each] for each in arguments]
        reached: list[set[int]] = []
        for two in range(9):
            direct = {one for one, end in edges if end == two}
            reached.append(direct.union(*(reached[one] for one in direct)))
        for one, two in itertools.combinations(range(9), 2):
            conflict = any(x & y and (v or w) for x, v in cells[one] for y, w in cells[two])
            if conflict:
                assert one in reached[two]
            else:
                assert (one, two) not in edges


def test_access_to_a_strided_array_has_its_bounds() -> None:
    view = ArrayView(1000, "f32", (3, 4), (-10, 2), "cuda", 0)
    assert list_array_accesses(view, is_written=True) == [Access(1000 - 80, 1000 + 4 * 7, True)]
    assert list_array_accesses(view._replace(shape=(0, 4)), is_written=True) == []
