"""Parameters of a graph's nodes of any kind: given anew, and read."""

from __future__ import annotations

import ctypes
from typing import Any

from . import graph_calls
from .call_registry import call, raise_if
from .shaped_copies import Box, Copy, read_copy
from .simulation import Object, Simulation

_KERNEL, _MEMCPY, _MEMSET, _HOST = range(4)  # CUgraphNodeType
_MEMBERS = {_KERNEL: "kernel", _MEMSET: "memset", _HOST: "host"}
_SET = {
    _KERNEL: graph_calls.cuGraphKernelNodeSetParams,
    _MEMSET: graph_calls.cuGraphMemsetNodeSetParams,
    _HOST: graph_calls.cuGraphHostNodeSetParams,
}
_SET_EXECUTABLE = {
    _KERNEL: graph_calls.cuGraphExecKernelNodeSetParams,
    _MEMSET: graph_calls.cuGraphExecMemsetNodeSetParams,
    _HOST: graph_calls.cuGraphExecHostNodeSetParams,
}
_MEMORY_TYPES = {"H": 1, "D": 2, "U": 4}  # CUmemorytype


def _read_kind(params: Any) -> int:
    raise_if(not params)
    kind = int(params.contents.type)
    raise_if(kind != _MEMCPY and kind not in _MEMBERS, "NOT_SUPPORTED")
    return kind


@call()
def cuGraphNodeSetParams(simulation: Simulation, node: Object, params: Any) -> None:
    kind = _read_kind(params)
    if kind == _MEMCPY:
        graph_calls.change_copy(simulation, node, read_copy(params.contents.memcpy.copyParams))
    else:
        given = getattr(params.contents, _MEMBERS[kind])
        _SET[kind](simulation, node, ctypes.pointer(given))


@call()
def cuGraphExecNodeSetParams(simulation: Simulation, executable: Object, node: Object, params: Any) -> None:
    kind = _read_kind(params)
    if kind == _MEMCPY:
        rows = read_copy(params.contents.memcpy.copyParams)
        graph_calls.set_copy(simulation, executable, node, rows)
    else:
        given = getattr(params.contents, _MEMBERS[kind])
        _SET_EXECUTABLE[kind](simulation, executable, node, ctypes.pointer(given))


def _find_copy(node: Object) -> Copy:
    raise_if(node.type not in ("copy", "rows"))
    if node.type == "rows":
        rows: Copy = node.work[0]
        return rows
    to, source, width, sides = node.work[:4]
    return Copy(Box(to, width, width, sides[0]), Box(source, width, width, sides[1]), width)


def _name_side(box: Box, which: str) -> dict[str, int]:
    """The members of a CUDA_MEMCPY3D for one side."""
    member = "Host" if box.side == "H" else "Device"
    height = box.layer // box.row if box.row else 0
    return {
        f"{which}MemoryType": _MEMORY_TYPES[box.side],
        f"{which}{member}": box.address,
        f"{which}Pitch": box.row,
        f"{which}Height": height,
    }


@call()
def cuGraphMemcpyNodeGetParams(simulation: Simulation, node: Object) -> dict[str, int]:
    """The copy: its first byte is at the addresses, whatever the offsets were."""
    rows = _find_copy(node)
    size = {"WidthInBytes": rows.width, "Height": rows.height, "Depth": rows.depth}
    return {**_name_side(rows.source, "src"), **_name_side(rows.to, "dst"), **size}
