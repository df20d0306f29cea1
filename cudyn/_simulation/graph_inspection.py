"""A graph as a picture in the DOT language."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from .graph_calls import list_inner
from .simulated_library import Status, refuse, register
from .simulation import Object, Simulation


def _describe(node: Object) -> str:
    launch: Any = node.work[1] if node.type == "kernel" else None
    return f"{node.type} {launch.kernel} {launch.grid} {launch.block}" if launch else str(node.type)


def _draw(graph: Object, prefix: str = "") -> Iterator[str]:
    """The lines of a graph's nodes and edges, each with the nodes of its graphs behind it."""
    names = {node: f"{prefix}{number}" for number, node in enumerate(graph.nodes)}
    for node, name in names.items():
        yield f'"{name}" [label="{name}: {_describe(node)}"];'
        yield from (f'"{names[other]}" -> "{name}";' for other in node.after)
        graphs = list_inner(node)
        for number, inner in enumerate(graphs):
            yield from _draw(inner, f"{name}." if len(graphs) == 1 else f"{name}.{number}.")


def cuGraphDebugDotPrint(simulation: Simulation, graph: Object, path: str | None, flags: int) -> None:
    """The same picture for all flags, which ask for more of each node."""
    refuse(not path)
    lines = ["digraph cudyn {", *_draw(graph), "}", ""]
    try:
        with open(os.fsencode(path or ""), "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
    except OSError:
        raise Status("OPERATING_SYSTEM") from None


register(globals())
