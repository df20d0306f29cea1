"""What a driver says of graphs: a picture in the DOT language, and the memory that they have allocated."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from .graph_calls import list_inner
from .simulated_library import Status, refuse, register
from .simulation import Object, Simulation

# CUgraphMem_attribute
_IN_USE = (0, 2)  # used and reserved now: what is used is what is reserved
_HIGHEST = (1, 3)


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


def cuDeviceGetGraphMemAttribute(simulation: Simulation, device: Object, attribute: int) -> int:
    refuse(attribute not in (*_IN_USE, *_HIGHEST))
    used = sum(a.size for a in simulation.memory if a.kind == "graph" and a.device == device.ordinal)
    device.most_graph_memory = max(used, getattr(device, "most_graph_memory", 0))
    return used if attribute in _IN_USE else int(device.most_graph_memory)


def cuDeviceSetGraphMemAttribute(simulation: Simulation, device: Object, attribute: int, value: Any) -> None:
    """A high watermark, which is the most that was asked for, begins again."""
    refuse(attribute not in _HIGHEST or value)
    device.most_graph_memory = 0


def cuDeviceGraphMemTrim(simulation: Simulation, device: Object) -> None:
    """Nothing is kept that no graph uses."""


register(globals())
