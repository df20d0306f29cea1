"""Small programs of driver calls in situations in which NVIDIA does not document the status codes.

They run on real and simulated drivers, whose status codes are compared.

A program is a list of steps in the format of tests/support/random_programs.py.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from .random_programs import IMAGES

_SIZE = 4096
_ALLOCATIONS = {
    "device": ("cuMemAlloc", _SIZE),
    "managed": ("cuMemAllocManaged", _SIZE, 1),
    "pool": ("cuMemAllocAsync", _SIZE, 0),
    "pinned": ("cuMemAllocHost", _SIZE),
    "host's managed": ("cuMemAllocManaged", _SIZE, 2),
}
# The sizes of a launch: the grid, the block, and bytes of dynamic shared memory.
_LAUNCH_SIZES = [1, 1, 1, 32, 1, 1, 0]

# The ways in which `_add_use` uses a graph: calling a function with it, adding it to another graph ("child"),
# or updating an executable graph with it ("update").
_GRAPH_OPERATIONS = ("cuGraphInstantiate", "cuGraphClone", "child", "update")


class Program:
    """The steps of a program. The results of calls can be arguments of later calls."""

    def __init__(self) -> None:
        self.steps: list[tuple[str, list[Any]]] = []
        self.call("cuInit", 0)
        self.context = self.call("cuDevicePrimaryCtxRetain", 0)
        self.call("cuCtxSetCurrent", self.context)

    def call(self, name: str, *arguments: Any) -> list[Any]:
        """Add a call, and return an expression for its result, which can be an argument of later calls."""
        self.steps.append((name, list(arguments)))
        return ["result", len(self.steps) - 1, -1]

    def allocate(self, kind: str) -> list[Any]:
        """Allocate memory of a kind in `_ALLOCATIONS`, and return an expression for its address."""
        name, *arguments = _ALLOCATIONS[kind]
        return self.call(str(name), *arguments)

    def free(self, kind: str, memory: Any) -> None:
        """Free memory with the function for its kind in `_ALLOCATIONS`."""
        if kind == "pool":
            self.call("cuMemFreeAsync", memory, 0)
            self.call("cuStreamSynchronize", 0)
        else:
            self.call("cuMemFreeHost" if kind == "pinned" else "cuMemFree", memory)

    def make_graph(self, add: str, *params: Any) -> tuple[Any, Any]:
        """Create a graph with one node, and return both of them.

        Args:
            add: The name of the function that adds the node.
            params: The last arguments of this function.
        """
        graph = self.call("cuGraphCreate", 0)
        return graph, self.call(add, graph, None, 0, *params)

    def make_fill(self, memory: Any, element: int = 4, width: int = 100) -> list[Any]:
        """Return the parameters of a node that fills `width` elements of `element` bytes."""
        return ["memset_node", memory, element, width]


def _list_sets() -> Iterator[tuple[str, Program]]:
    """Yield programs that fill zero or more elements at invalid addresses and in freed memory."""
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
    """Yield programs that change the memory that a copy node of an executable graph uses."""
    pairs = list(itertools.product(list(_ALLOCATIONS)[:4], repeat=2))
    for old_kinds, new_kinds in itertools.product(pairs, repeat=2):
        program = Program()
        old = [program.allocate(kind) for kind in old_kinds]
        new = [program.allocate(kind) for kind in new_kinds]
        graph, node = program.make_graph("cuGraphAddMemcpyNode", ["memcpy_node", *old, 64], program.context)
        executable = program.call("cuGraphInstantiate", graph, 0)
        params = ["memcpy_node", *new, 32]
        program.call("cuGraphExecMemcpyNodeSetParams", executable, node, params, program.context)
        yield f"a copy {old_kinds} gets {new_kinds}", program


def _list_new_sets() -> Iterator[tuple[str, Program]]:
    """Yield programs that change the memory or the sizes of a fill node in an executable graph."""
    new_sizes = [(4, 100), (4, 50), (4, 200), (1, 100), (2, 1)]  # bytes of an element, number of elements
    for old_kind, new_kind, (element_bytes, element_count) in itertools.product(
        _ALLOCATIONS, _ALLOCATIONS, new_sizes
    ):
        program = Program()
        old, new = program.allocate(old_kind), program.allocate(new_kind)
        graph, node = program.make_graph("cuGraphAddMemsetNode", program.make_fill(old), program.context)
        executable = program.call("cuGraphInstantiate", graph, 0)
        new_params = program.make_fill(new, element_bytes, element_count)
        program.call("cuGraphExecMemsetNodeSetParams", executable, node, new_params, program.context)
        yield (
            f"a fill of {old_kind} memory gets {new_kind}, {element_count} elements of {element_bytes}",
            program,
        )


def _list_freed() -> Iterator[tuple[str, Program]]:
    """Yield programs with graphs that use freed memory.

    The memory is filled ("set"), or it is the destination ("to") or the source ("from") of a copy.
    """
    for kind, use, operation in itertools.product(_ALLOCATIONS, ("set", "to", "from"), _GRAPH_OPERATIONS):
        program = Program()
        freed_memory, other_memory = program.allocate(kind), program.allocate("device")
        sides = [freed_memory, other_memory] if use == "to" else [other_memory, freed_memory]
        params = program.make_fill(freed_memory) if use == "set" else ["memcpy_node", *sides, 64]
        add = "cuGraphAddMemsetNode" if use == "set" else "cuGraphAddMemcpyNode"
        graph, _ = program.make_graph(add, params, program.context)
        executable = program.call("cuGraphInstantiate", graph, 0) if operation == "update" else None
        program.free(kind, freed_memory)
        _add_use(program, graph, operation, executable)
        yield f"{kind} memory of a {use} was freed: {operation}", program


def _add_use(program: Program, graph: Any, operation: str, executable: Any) -> None:
    """Add the call that uses a graph. `executable` is the executable graph that "update" updates."""
    if operation == "update":
        program.call("cuGraphExecUpdate", executable, graph)
    elif operation == "child":
        program.call("cuGraphAddChildGraphNode", program.call("cuGraphCreate", 0), None, 0, graph)
    elif operation == "cuGraphInstantiate":
        program.call(operation, graph, 0)
    else:
        program.call(operation, graph)


def _list_unloaded() -> Iterator[tuple[str, Program]]:
    """Yield programs with graphs that launch unloaded kernels."""
    for is_library, count, operation in itertools.product((False, True), (0, 1), _GRAPH_OPERATIONS):
        program = Program()
        owner, function = _load(program, is_library)
        params = ["kernel_node", function, _LAUNCH_SIZES, ["parameters", []]]
        graph, node = program.make_graph("cuGraphAddKernelNode", params)
        for _ in range(count):
            program.call("cuGraphAddEmptyNode", graph, ["nodes", [node]], 1)
        executable = program.call("cuGraphInstantiate", graph, 0) if operation == "update" else None
        program.call("cuLibraryUnload" if is_library else "cuModuleUnload", owner)
        _add_use(program, graph, operation, executable)
        yield f"{'library' if is_library else 'module'}, {count} more nodes: {operation}", program


def _load(program: Program, is_library: bool) -> tuple[Any, Any]:
    """Load a library or a module, and return it and one of its functions."""
    if not is_library:
        module = program.call("cuModuleLoadData", ["image", "good"])
        return module, program.call("cuModuleGetFunction", module, "nothing")
    library = program.call("cuLibraryLoadData", ["image", "good"], None, None, 0, None, None, 0)
    kernel = program.call("cuLibraryGetKernel", library, "nothing")
    return library, program.call("cuKernelGetFunction", kernel)


def _list_images() -> Iterator[tuple[str, Program]]:
    """Yield programs that load libraries with invalid code. Loading them may fail, or a later query."""
    queries = ("cuLibraryGetModule", "cuLibraryGetKernelCount", "cuLibraryGetKernel", "cuLibraryUnload")
    for image, query in itertools.product(IMAGES, queries):
        program = Program()
        library = program.call("cuLibraryLoadData", ["image", image], None, None, 0, None, None, 0)
        program.call(query, library, *(["nothing"] if query == "cuLibraryGetKernel" else []))
        yield f"a library of {image} code: {query}", program


def _list_kernel_queries() -> Iterator[tuple[str, Program]]:
    """Yield programs that query a kernel without a current context."""
    arguments_by_name: dict[str, list[Any]] = {
        "cuKernelGetParamInfo": [0],
        "cuKernelGetName": [],
        "cuKernelGetLibrary": [],
        "cuKernelGetFunction": [],
    }
    for name, arguments in arguments_by_name.items():
        program = Program()
        library = program.call("cuLibraryLoadData", ["image", "good"], None, None, 0, None, None, 0)
        kernel = program.call("cuLibraryGetKernel", library, "scale")
        program.call("cuCtxSetCurrent", None)
        program.call(name, kernel, *arguments)
        yield f"{name} without a context", program


def _list_events() -> Iterator[tuple[str, Program]]:
    """Yield programs with graphs that use destroyed events."""
    for kind, operation in itertools.product(("Record", "Wait"), _GRAPH_OPERATIONS):
        program = Program()
        event = program.call("cuEventCreate", 0)
        graph, _ = program.make_graph(f"cuGraphAddEvent{kind}Node", event)
        executable = program.call("cuGraphInstantiate", graph, 0) if operation == "update" else None
        program.call("cuEventDestroy", event)
        _add_use(program, graph, operation, executable)
        yield f"the event of a {kind} was destroyed: {operation}", program


def _list_cooperative() -> Iterator[tuple[str, Program]]:
    """Yield programs with cooperative launches of functions with different cache preferences."""
    for config, blocks in itertools.product(range(4), (66, 132, 264, 528, 1056)):
        program = Program()
        module = program.call("cuModuleLoadData", ["image", "good"])
        function = program.call("cuModuleGetFunction", module, "shared")
        program.call("cuCtxSetCacheConfig", config)
        memory = program.allocate("device")
        arguments = ["parameters", [["u32", 3], ["u64", memory]]]
        program.call("cuLaunchCooperativeKernel", function, blocks, 1, 1, 256, 1, 1, 1024, 0, arguments)
        yield f"{blocks} cooperative blocks, cache {config}", program


def _list_other_contexts() -> Iterator[tuple[str, Program]]:
    """Yield programs that replace the kernel in a graph node with a kernel from another context."""
    for name in ("cuGraphExecKernelNodeSetParams", "cuGraphKernelNodeSetParams", "cuGraphAddKernelNode"):
        program = Program()
        _, function = _load(program, is_library=False)
        program.call("cuCtxCreate", None, 0, 0)
        _, other_function = _load(program, is_library=False)
        params = ["kernel_node", function, _LAUNCH_SIZES, ["parameters", []]]
        other_params = ["kernel_node", other_function, _LAUNCH_SIZES, ["parameters", []]]
        graph, node = program.make_graph("cuGraphAddKernelNode", params)
        if name == "cuGraphAddKernelNode":
            program.call(name, graph, None, 0, other_params)
        elif name == "cuGraphKernelNodeSetParams":
            program.call(name, node, other_params)
        else:
            program.call(name, program.call("cuGraphInstantiate", graph, 0), node, other_params)
        yield f"{name} with a kernel of another context", program


def list_situations() -> dict[str, list[Any]]:
    """Return the steps of each program, keyed by the program's title."""
    generators = [_list_sets, _list_new_copies, _list_new_sets, _list_freed, _list_unloaded, _list_images]
    generators += [_list_kernel_queries, _list_events, _list_cooperative, _list_other_contexts]
    steps_by_title = {}
    for generate_programs in generators:
        for title, program in generate_programs():
            steps_by_title[title] = program.steps
    return steps_by_title
