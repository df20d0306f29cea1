"""Situations whose statuses no manual says: small programs of driver calls, for real and simulated drivers.

Each is a list of steps, as tests/support/random_programs.py describes them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

_SIZE = 4096
_ALLOCATIONS = {
    "device": ("cuMemAlloc", _SIZE),
    "managed": ("cuMemAllocManaged", _SIZE, 1),
    "pool": ("cuMemAllocAsync", _SIZE, 0),
    "pinned": ("cuMemAllocHost", _SIZE),
}
_SIZES = [1, 1, 1, 32, 1, 1, 0]


class Program:
    """Steps, and what calls return as the argument of others."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, list[Any]]] = []
        self.call("cuInit", 0)
        self.context = self.call("cuDevicePrimaryCtxRetain", 0)
        self.call("cuCtxSetCurrent", self.context)

    def call(self, name: str, *arguments: Any) -> list[Any]:
        self.steps.append((name, list(arguments)))
        return ["result", len(self.steps) - 1, -1]

    def allocate(self, kind: str) -> list[Any]:
        name, *arguments = _ALLOCATIONS[kind]
        return self.call(str(name), *arguments)

    def free(self, kind: str, memory: Any) -> None:
        if kind == "pool":
            self.call("cuMemFreeAsync", memory, 0)
            self.call("cuStreamSynchronize", 0)
        else:
            self.call("cuMemFreeHost" if kind == "pinned" else "cuMemFree", memory)

    def make_graph(self, add: str, *params: Any) -> tuple[Any, Any]:
        """A graph with one node, and the node. add: the function's name."""
        graph = self.call("cuGraphCreate", 0)
        return graph, self.call(add, graph, None, 0, *params)

    def set_at(self, memory: Any, element: int = 4, width: int = 100) -> list[Any]:
        return ["memset_node", memory, element, width]


def _list_sets() -> Iterator[tuple[str, Program]]:
    """Fills of no or some elements, at addresses that are no memory or not any more."""
    for bits, end, count in itertools.product((8, 16, 32), ("", "Async"), (0, 4)):
        name = f"cuMemsetD{bits}{end}"
        stream = (0,) if end else ()
        for address in (0, 3, 0x1000):
            program = Program()
            program.call(name, address, 7, count, *stream)
            yield f"{name} of {count} at {address}", program
    for kind, count in itertools.product(_ALLOCATIONS, (0, 4)):
        program = Program()
        memory = program.allocate(kind)
        program.free(kind, memory)
        program.call("cuMemsetD32", memory, 7, count)
        program.call("cuMemsetD8Async", memory, 7, count, 0)
        yield f"fills of {count} in freed {kind} memory", program


def _list_new_copies() -> Iterator[tuple[str, Program]]:
    """New memory for a copy of an executable graph."""
    pairs = list(itertools.product(_ALLOCATIONS, repeat=2))
    for before, after in itertools.product(pairs, repeat=2):
        program = Program()
        old = [program.allocate(kind) for kind in before]
        new = [program.allocate(kind) for kind in after]
        add = program.make_graph("cuGraphAddMemcpyNode", ["memcpy_node", *old, 64], program.context)
        ready = program.call("cuGraphInstantiate", add[0], 0)
        program.call(
            "cuGraphExecMemcpyNodeSetParams", ready, add[1], ["memcpy_node", *new, 32], program.context
        )
        yield f"a copy {before} gets {after}", program


def _list_new_sets() -> Iterator[tuple[str, Program]]:
    """New memory or sizes for a fill of an executable graph."""
    changes = [(4, 100), (4, 50), (4, 200), (1, 100), (2, 1)]
    for before, after, (element, width) in itertools.product(_ALLOCATIONS, _ALLOCATIONS, changes):
        program = Program()
        old, new = program.allocate(before), program.allocate(after)
        graph, node = program.make_graph("cuGraphAddMemsetNode", program.set_at(old), program.context)
        ready = program.call("cuGraphInstantiate", graph, 0)
        params = program.set_at(new, element, width)
        program.call("cuGraphExecMemsetNodeSetParams", ready, node, params, program.context)
        yield f"a fill of {before} memory gets {after}, {width} elements of {element}", program


def _list_freed() -> Iterator[tuple[str, Program]]:
    """Graphs whose memory was freed."""
    ends = ("cuGraphInstantiate", "cuGraphClone", "child", "update")
    for kind, use, end in itertools.product(_ALLOCATIONS, ("set", "to", "from"), ends):
        program = Program()
        memory, other = program.allocate(kind), program.allocate("device")
        sides = [memory, other] if use == "to" else [other, memory]
        params = program.set_at(memory) if use == "set" else ["memcpy_node", *sides, 64]
        add = "cuGraphAddMemsetNode" if use == "set" else "cuGraphAddMemcpyNode"
        graph, _ = program.make_graph(add, params, program.context)
        ready = program.call("cuGraphInstantiate", graph, 0) if end == "update" else None
        program.free(kind, memory)
        _use(program, graph, end, ready)
        yield f"{kind} memory of a {use} was freed: {end}", program


def _use(program: Program, graph: Any, how: str, ready: Any) -> None:
    if how == "update":
        program.call("cuGraphExecUpdate", ready, graph)
    elif how == "child":
        program.call("cuGraphAddChildGraphNode", program.call("cuGraphCreate", 0), None, 0, graph)
    elif how == "cuGraphInstantiate":
        program.call(how, graph, 0)
    else:
        program.call(how, graph)


def _list_unloaded() -> Iterator[tuple[str, Program]]:
    """Graphs whose kernels were unloaded."""
    ends = ("cuGraphInstantiate", "cuGraphClone", "child", "update")
    for is_library, count, end in itertools.product((False, True), (0, 1), ends):
        program = Program()
        owner, function = _load(program, is_library)
        params = ["kernel_node", function, _SIZES, ["parameters", []]]
        graph, node = program.make_graph("cuGraphAddKernelNode", params)
        for _ in range(count):
            program.call("cuGraphAddEmptyNode", graph, ["nodes", [node]], 1)
        ready = program.call("cuGraphInstantiate", graph, 0) if end == "update" else None
        program.call("cuLibraryUnload" if is_library else "cuModuleUnload", owner)
        _use(program, graph, end, ready)
        yield f"{'library' if is_library else 'module'}, {count} more nodes: {end}", program


def _load(program: Program, is_library: bool) -> tuple[Any, Any]:
    if not is_library:
        module = program.call("cuModuleLoadData", ["image", "good"])
        return module, program.call("cuModuleGetFunction", module, "nothing")
    library = program.call("cuLibraryLoadData", ["image", "good"], None, None, 0, None, None, 0)
    kernel = program.call("cuLibraryGetKernel", library, "nothing")
    return library, program.call("cuKernelGetFunction", kernel)


def list_situations() -> dict[str, list[Any]]:
    """What happens -> the steps."""
    made = (_list_sets, _list_new_copies, _list_new_sets, _list_freed, _list_unloaded)
    return {title: program.steps for make in made for title, program in make()}
