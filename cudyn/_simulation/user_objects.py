"""User objects: what a program lets graphs hold; its function is called when nothing holds it any more."""

from __future__ import annotations

import ctypes
from collections import Counter

from .call_registry import call, raise_if
from .simulation import Object, Simulation

_NO_DESTRUCTOR_SYNC = 1  # CU_USER_OBJECT_NO_DESTRUCTOR_SYNC, which is needed
_MOVE = 1  # CU_GRAPH_USER_OBJECT_MOVE: the caller's references become the graph's


@call()
def cuUserObjectCreate(simulation: Simulation, data: int, destroy: int, count: int, flags: int) -> Object:
    raise_if(not destroy or not count or flags != _NO_DESTRUCTOR_SYNC)
    return simulation.add("CUuserObject", data=data, destroy=destroy, count=count)


@call()
def cuUserObjectRetain(simulation: Simulation, held: Object, count: int) -> None:
    raise_if(not count)
    held.count += count


@call()
def cuUserObjectRelease(simulation: Simulation, held: Object, count: int) -> None:
    raise_if(not 0 < count <= held.count)
    held.count -= count
    if not held.count:
        simulation.remove(held)
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(held.destroy)(held.data)


@call()
def cuGraphRetainUserObject(
    simulation: Simulation, graph: Object, held: Object, count: int, flags: int
) -> None:
    raise_if(not count or flags & ~_MOVE)
    if not flags:
        held.count += count
    vars(graph).setdefault("held", Counter())[held] += count


@call()
def cuGraphReleaseUserObject(simulation: Simulation, graph: Object, held: Object, count: int) -> None:
    references: Counter[Object] = vars(graph).setdefault("held", Counter())
    raise_if(not 0 < count <= references[held])
    references[held] -= count
    cuUserObjectRelease(simulation, held, count)


def share(simulation: Simulation, graph: Object, other: Object) -> None:
    """Let another graph hold what a graph holds."""
    for held, count in getattr(graph, "held", {}).items():
        if count:
            cuGraphRetainUserObject(simulation, other, held, count, 0)


def release_all(simulation: Simulation, graph: Object) -> None:
    """Let a graph hold nothing any more."""
    for held, count in vars(graph).pop("held", {}).items():
        if count:
            cuUserObjectRelease(simulation, held, count)
