"""Random programs of driver calls, for tests that compare status codes of the simulation and a real driver.

A program is a list of steps (function, arguments) that consist of JSON types. An argument that is a list is
an expression: ["result", step, index], or another expression that run_programs.py evaluates. CALLS lists the
kinds of arguments of each function, such as `stream`, and `_Writer` has a method for each kind. Half of the
programs contain mistakes: wrong sizes or arguments, calls in the wrong order, or freed memory.
"""

from __future__ import annotations

import random
from typing import Any

from cudyn import driver
from cudyn._simulator.driver.call_registry import find_call

PTX = b"""
.version 7.8
.target sm_80
.address_size 64
.visible .global .align 4 .b8 values[64];
.visible .const .align 4 .u32 number;
.visible .entry scale(.param .u64 to, .param .f32 by, .param .u32 count) { ret; }
.visible .entry nothing() { ret; }
.visible .entry small(.param .u64 to) .maxntid 128, 1, 1 { ret; }
.visible .entry shared(.param .u32 n, .param .u64 to)
{
    .shared .align 4 .b8 space[1024];
    .reg .u32 %r<3>;
    .reg .pred %p;
    mov.u32 %r1, space;
    ld.param.u32 %r2, [n];
    setp.eq.u32 %p, %r2, 77;
    @%p st.shared.u32 [%r1], %r2;
    ret;
}
\0"""
KERNELS = {"scale": ("u64", "f32", "u32"), "nothing": (), "small": ("u64",), "shared": ("u32", "u64")}
IMAGES = {
    "good": PTX,
    "later": PTX.replace(b"sm_80", b"sm_100"),
    "specific": PTX.replace(b"sm_80", b"sm_100a").replace(b"7.8", b"8.6"),
    "newest": PTX.replace(b".version 7.8", b".version 99.0"),
    "text": b"no code at all, but enough of it to be looked at by the driver\0",
    "damaged": b".version 7.8\n.visible .entry k() { nonsense }\n\0",
}

# Each line contains a function, the kinds of its arguments and, after `->`, the kind of its result. `!` after
# a kind means that the function destroys the object. `=` before the kind of the result means that the first
# argument becomes an object of this kind.
CALLS = """
cuInit zero
cuDriverGetVersion
cuGetErrorName status
cuGetErrorString status
cuGetProcAddress symbol version zero
cuDeviceGetCount
cuDeviceGet ordinal
cuDeviceGetName ordinal
cuDeviceGetUuid ordinal
cuDeviceTotalMem ordinal
cuDeviceComputeCapability ordinal
cuDeviceGetAttribute attribute ordinal
cuDeviceGetPCIBusId ordinal
cuDeviceGetByPCIBusId bus
cuDeviceCanAccessPeer ordinal ordinal
cuDeviceGetDefaultMemPool ordinal -> pool
cuDeviceGetMemPool ordinal -> pool
cuDevicePrimaryCtxRetain ordinal -> context
cuDevicePrimaryCtxRelease ordinal
cuDevicePrimaryCtxReset ordinal
cuDevicePrimaryCtxGetState ordinal
cuDevicePrimaryCtxSetFlags ordinal context_flags
cuCtxCreate null context_flags ordinal -> own_context
cuCtxDestroy own_context!
cuCtxPushCurrent context
cuCtxPopCurrent
cuCtxSetCurrent context
cuCtxGetCurrent
cuCtxGetDevice
cuCtxGetId context
cuCtxGetFlags
cuCtxGetApiVersion context
cuCtxSynchronize
cuCtxGetStreamPriorityRange
cuCtxGetLimit limit
cuCtxSetLimit limit limit_value
cuCtxGetCacheConfig
cuCtxSetCacheConfig cache
cuMemAlloc size -> memory
cuMemAllocPitch width height element -> memory
cuMemAllocManaged size attach -> memory
cuMemFree memory!
cuMemHostAlloc size host_flags -> pinned
cuMemAllocHost size -> pinned
cuMemFreeHost pinned!
cuMemHostGetDevicePointer pinned zero
cuMemHostGetFlags pinned
cuMemHostRegister own_host own_size zero -> =registered
cuMemHostUnregister registered!
cuMemGetInfo
cuMemGetAddressRange memory
cuPointerGetAttribute pointer_attribute any_memory
cuMemcpy any_memory any_memory bytes
cuMemcpyHtoD memory host bytes
cuMemcpyDtoH host memory bytes
cuMemcpyDtoD memory memory bytes
cuMemcpyAsync any_memory any_memory bytes stream
cuMemcpyHtoDAsync memory host bytes stream
cuMemcpyDtoHAsync host memory bytes stream
cuMemcpyDtoDAsync memory memory bytes stream
cuMemsetD8 memory byte bytes
cuMemsetD16 memory byte shorts
cuMemsetD32 memory byte words
cuMemsetD8Async memory byte bytes stream
cuMemsetD16Async memory byte shorts stream
cuMemsetD32Async memory byte words stream
cuMemsetD2D8 memory pitch byte columns lines
cuMemsetD2D16 memory pitch byte columns lines
cuMemsetD2D32 memory pitch byte columns lines
cuMemsetD2D8Async memory pitch byte columns lines stream
cuMemsetD2D16Async memory pitch byte columns lines stream
cuMemsetD2D32Async memory pitch byte columns lines stream
cuMemAllocAsync size stream -> memory
cuMemAllocFromPoolAsync size pool stream -> memory
cuMemFreeAsync memory! stream
cuMemPoolTrimTo pool size
cuMemPoolSetAttribute pool pool_attribute pool_value
cuMemPoolGetAttribute pool pool_attribute
cuStreamCreate stream_flags -> own_stream
cuStreamCreateWithPriority stream_flags priority -> own_stream
cuStreamDestroy own_stream!
cuStreamSynchronize stream
cuStreamQuery stream
cuStreamGetFlags stream
cuStreamGetPriority stream
cuStreamGetId stream
cuStreamGetCtx stream
cuStreamGetDevice stream
cuStreamBeginCapture stream capture_mode -> =captured
cuStreamEndCapture captured! -> graph
cuStreamIsCapturing stream
cuStreamGetCaptureInfo stream
cuThreadExchangeStreamCaptureMode capture_mode
cuStreamWaitEvent stream event zero
cuLaunchHostFunc stream callback null
cuEventCreate event_flags -> event
cuEventDestroy event!
cuEventRecord event stream -> =recorded
cuEventRecordWithFlags event stream zero
cuEventQuery event
cuEventSynchronize event
cuEventElapsedTime recorded recorded
cuModuleLoadData image -> module
cuModuleLoadDataEx image zero null null -> module
cuModuleLoad missing_path
cuModuleUnload module!
cuModuleGetFunction module kernel -> function
cuModuleGetFunctionCount module
cuModuleEnumerateFunctions some module
cuModuleGetGlobal module variable
cuLibraryLoadData image null null zero null null zero -> library
cuLibraryUnload library!
cuLibraryGetKernel library kernel -> kernel_object
cuLibraryGetKernelCount library
cuLibraryEnumerateKernels some library
cuLibraryGetModule library -> library_module
cuLibraryGetGlobal library variable
cuKernelGetFunction kernel_object -> function
cuKernelGetLibrary kernel_object
cuKernelGetAttribute function_attribute kernel_object ordinal
cuKernelSetAttribute settable setting kernel_object ordinal
cuKernelGetName kernel_object
cuKernelGetParamInfo kernel_object few
cuKernelSetCacheConfig kernel_object cache ordinal
cuFuncGetAttribute function_attribute function
cuFuncSetAttribute function settable setting
cuFuncGetModule function
cuFuncGetName function
cuFuncGetParamInfo function few
cuFuncSetCacheConfig function cache
cuOccupancyMaxActiveBlocksPerMultiprocessor function threads shared
cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags function threads shared zero
cuOccupancyMaxPotentialBlockSize function null shared threads
cuOccupancyMaxActiveClusters function config
cuLaunchKernel launched grid grid2 grid2 threads block2 block2 shared stream parameters null
cuLaunchCooperativeKernel launched grid grid2 grid2 threads block2 block2 shared stream parameters
cuLaunchKernelEx config launched parameters null
cuGraphCreate zero -> graph
cuGraphDestroy graph!
cuGraphClone graph -> graph
cuGraphAddKernelNode graph nodes node_count kernel_node -> node
cuGraphAddEmptyNode graph nodes node_count -> node
cuGraphAddMemsetNode graph nodes node_count memset_node current -> node
cuGraphAddMemcpyNode graph nodes node_count memcpy_node current -> node
cuGraphAddHostNode graph nodes node_count host_node -> node
cuGraphAddChildGraphNode graph nodes node_count child -> node
cuGraphAddEventRecordNode graph nodes node_count event -> node
cuGraphAddEventWaitNode graph nodes node_count event -> node
cuGraphNodeGetType node
cuGraphDestroyNode node!
cuGraphGetNodes graph
cuGraphGetRootNodes graph
cuGraphGetEdges graph
cuGraphNodeGetDependencies node
cuGraphAddDependencies graph nodes nodes2 null node_count
cuGraphInstantiate graph zero -> exec
cuGraphInstantiateWithParams graph instantiate_params -> exec
cuGraphExecDestroy exec!
cuGraphUpload exec stream
cuGraphLaunch exec stream
cuGraphExecKernelNodeSetParams exec_kernel its_node kernel_node
cuGraphExecMemsetNodeSetParams exec_memset its_node memset_node current
cuGraphExecMemcpyNodeSetParams exec_memcpy its_node memcpy_node current
cuGraphExecHostNodeSetParams exec_host its_node host_node
cuGraphKernelNodeSetParams kernel_node_of kernel_node
cuGraphMemsetNodeSetParams memset_node_of memset_node
cuGraphMemcpyNodeSetParams memcpy_node_of memcpy_node
cuGraphHostNodeSetParams host_node_of host_node
cuGraphExecUpdate exec its_graph
cuGraphNodeSetEnabled exec_any its_node zero_or_one
cuGraphNodeGetEnabled exec_any its_node
"""


def parse_calls(text: str) -> dict[str, tuple[list[str], str]]:
    """Return the kinds of the arguments and the kind of the result of each function in CALLS."""
    specs = {}
    for line in text.strip().splitlines():
        call, _, result_kind = line.partition("->")
        name, *argument_kinds = call.split()
        specs[name] = (argument_kinds, result_kind.strip())
    return specs


SPECS = parse_calls(CALLS)

SIMULATED = {name for name in SPECS if find_call(driver.describe(name).symbol)}
"""The functions in SPECS that are simulated now.

The other functions were simulated when tests/simulator/driver/h200.json was recorded. They stay in SPECS,
because SPECS determines the recorded programs.
"""

# Kind of an object -> the function that creates such objects.
_MADE_BY = {
    "context": "cuDevicePrimaryCtxRetain", "own_context": "cuCtxCreate", "memory": "cuMemAlloc",
    "pinned": "cuMemAllocHost", "own_stream": "cuStreamCreate", "event": "cuEventCreate",
    "module": "cuModuleLoadData", "function": "cuModuleGetFunction", "library": "cuLibraryLoadData",
    "kernel_object": "cuLibraryGetKernel", "graph": "cuGraphCreate", "node": "cuGraphAddKernelNode",
    "exec": "cuGraphInstantiate", "pool": "cuDeviceGetDefaultMemPool", "registered": "cuMemHostRegister",
    "captured": "cuStreamBeginCapture", "recorded": "cuEventRecord",
}  # fmt: skip

# Kind of an argument -> its valid and its invalid values.
_PLAIN: dict[str, tuple[list[Any], list[Any]]] = {
    "zero": ([0], [1, 77]),
    "null": ([None], [None]),
    "zero_or_one": ([0, 1], [2]),
    "status": ([0, 1, 700], [9999]),
    "symbol": (["cuMemAlloc", "cuLaunchKernel", "cuInit"], ["cuNothing", ""]),
    "version": ([12000, 13000], [1]),
    "ordinal": ([0], [99, 9999]),
    "attribute": ([1, 2, 8, 16, 39, 75, 76, 81, 97, 106, 120], [0, 9999]),
    "bus": (["0000:FF:00.0"], ["nonsense"]),
    "context_flags": ([0, 1, 2, 4, 8], [3, 0x4000]),
    "limit": ([0, 1, 2], [99]),
    "limit_value": ([4096], [1 << 50]),
    "cache": ([0, 1, 2, 3], [9]),
    "size": ([1, 4, 64, 100, 4096, 1 << 20], [0, 1 << 45]),
    "width": ([4, 100, 600], [0]),
    "height": ([1, 7], [0]),
    "element": ([4, 8, 16], [3]),
    "attach": ([1, 2], [0, 4, 9]),
    "host_flags": ([0, 1, 2, 4], [64]),
    "pointer_attribute": ([2, 3, 8, 9, 11, 12], [1, 4, 6]),
    "byte": ([0, 7, 255], [255]),
    "pool_attribute": ([1, 2, 3, 4], [6, 8]),
    "pool_value": ([0, 1], [0]),
    "stream_flags": ([0, 1], [2, 64]),
    "priority": ([0, -1, -99, 5], [5]),
    "capture_mode": ([0, 1, 2], [7]),
    "event_flags": ([0, 1, 2, 3], [4, 64]),
    "kernel": (list(KERNELS), ["missing", ""]),
    "variable": (["values", "number"], ["missing"]),
    "few": ([0, 1], [9]),
    "some": ([1, 3], [0]),
    "function_attribute": ([0, 1, 2, 3, 4, 5, 6, 8, 9], [99, 9999]),
    "settable": ([8, 9], [0, 1, 99]),
    "setting": ([0, 50, 64], [-5, 1 << 24]),
    "threads": ([1, 32, 128, 100], [0, 2048, 513]),
    "shared": ([0, 64, 1024], [60000, 1 << 20]),
    "grid": ([1, 3, 264], [0, 1 << 31]),
    "grid2": ([1, 2], [0, 70000]),
    "block2": ([1, 2], [0, 70]),
    "missing_path": (["/no/such/file"], [""]),
    "pitch": ([512], [0, 3]),
    "columns": ([4, 8], [0, 600]),
    "lines": ([1, 2], [0, 900]),
}


class _Writer:
    """Writes one program.

    For each kind, the method `_KIND` returns an argument. Its parameter tells whether the argument should be
    wrong.

    Attributes:
        steps: The calls of the program.
        live: The objects that exist, by kind.
        dead: The objects that were destroyed, by kind.
        sizes: The number of bytes of each allocation, by the index of the call that made it.
        kernels: The name of the kernel of each function object, by the index of the call that created it.
        graphs: The graph of each node and executable graph, by the index of the call that created it.
        mistakes: The number of wrong arguments that may still be passed.
        is_wrong: Whether one of the next arguments should be wrong.
        max_bytes: The maximum number of bytes that the current call may copy or fill.
        function: The name of the kernel that the current call uses.
        graph: The graph that the current call uses.
        nodes: The graph nodes that the current call uses.
    """

    def __init__(self, chance: random.Random, wrong: bool) -> None:
        self.chance = chance
        self.steps: list[tuple[str, list[Any]]] = []
        self.live: dict[str, list[Any]] = {}
        self.dead: dict[str, list[Any]] = {}
        self.sizes: dict[int, int] = {}
        self.kernels: dict[int, str] = {}
        self.graphs: dict[int, Any] = {}
        self.mistakes = chance.randint(2, 8) if wrong else 0
        self.is_wrong = False
        start = ["cuInit", "cuDeviceGetCount", "cuDevicePrimaryCtxRetain", "cuCtxSetCurrent"]
        if wrong and chance.random() < 0.1:
            del start[chance.randrange(len(start))]
        elif chance.random() < 0.2:
            start[2:] = ["cuCtxCreate"]
        for name in start:
            self.call(name)

    def call(self, name: str, *fixed: Any) -> None:
        """Add a call, preceded by the calls that create its arguments. `fixed` are its first arguments."""
        kinds, result_kind = SPECS[name]
        self.max_bytes, self.function, self.graph = 1 << 20, "nothing", None
        self.nodes: Any = None
        arguments = list(fixed)
        for kind in kinds[len(fixed) :]:
            plain_kind = kind.removesuffix("!")
            wrong = self.is_wrong and self.chance.random() < 0.6
            argument = self.make_argument(plain_kind, wrong)
            if wrong:
                self.is_wrong = False
            if kind != plain_kind:
                self.record_destruction(plain_kind, argument)
            arguments.append(argument)
        step = len(self.steps)
        self.steps.append((name, arguments))
        if result_kind:
            # The index of the object in the result. With -1, the object is the whole result.
            index = 0 if name == "cuMemAllocPitch" else -1
            created: Any = arguments[0] if result_kind[0] == "=" else ["result", step, index]
            self.add_object(result_kind.removeprefix("="), created)

    def add_object(self, kind: str, created: Any) -> None:
        """Record an object that the last call has created, with facts about it for later calls."""
        self.live.setdefault(kind, []).append(created)
        step = len(self.steps) - 1
        name, arguments = self.steps[step]
        if kind in ("memory", "pinned"):
            # The new memory may reuse the address of freed memory, which must not count as invalid then.
            # The kinds share this list. The recorded programs depend on that.
            self.dead["memory"] = self.dead["pinned"] = []
            kinds, _ = SPECS[name]
            sizes = [argument for argument, kind_ in zip(arguments, kinds) if kind_ == "size"]
            self.sizes[step] = sizes[0] if sizes else 512
        if kind in ("function", "kernel_object"):
            source = arguments[0] if name == "cuKernelGetFunction" else None
            self.kernels[step] = self.kernels.get(source[1], "nothing") if source else str(arguments[-1])
        if kind in ("node", "exec"):
            self.graphs[step] = arguments[0]

    def record_destruction(self, kind: str, argument: Any) -> None:
        """Record that an object is destroyed, together with the objects that belong to it."""
        for objects in self.live.values():
            if argument in objects:
                objects.remove(argument)
                self.dead.setdefault(kind, []).append(argument)
        if kind == "graph":
            nodes = self.live.get("node", [])
            self.live["node"] = [node for node in nodes if self.graphs.get(node[1]) != argument]
        if kind == "module":
            self.live["function"] = []
        if kind == "library":
            self.live["kernel_object"], self.live["function"] = [], []

    def make_argument(self, kind: str, wrong: bool) -> Any:
        """Return an argument of a kind, and add the calls that create it."""
        if kind in _PLAIN:
            valid_values, invalid_values = _PLAIN[kind]
            return self.chance.choice(invalid_values if wrong else valid_values)
        if hasattr(self, f"_{kind}"):
            return getattr(self, f"_{kind}")(wrong)
        if kind.startswith("exec_"):
            return self._exec_with(f"cuGraphAdd{kind.removeprefix('exec_').title()}Node", wrong)
        if kind.endswith("_node_of"):
            return self._node_of(f"cuGraphAdd{kind.removesuffix('_node_of').title()}Node", wrong)
        return self.object(kind, wrong)

    def object(self, kind: str, wrong: bool = False) -> Any:
        """Return an object of a kind or, if `wrong` is true, a destroyed object or null.

        The object is created if necessary.
        """
        if wrong:
            dead = self.dead.get(kind, [])
            null = 0 if kind in ("memory", "pinned") else None
            return self.chance.choice(dead) if dead and self.chance.random() < 0.7 else null
        if not self.live.get(kind):
            state = self.max_bytes, self.nodes, self.function, self.graph, self.is_wrong
            self.is_wrong = False
            self.call(_MADE_BY[kind])
            self.max_bytes, self.nodes, self.function, self.graph, self.is_wrong = state
        return self.chance.choice(self.live[kind])

    # --- kinds

    def _context(self, wrong: bool) -> Any:
        return self.object(self.chance.choice(["context", "context", "own_context"]), wrong)

    def _current(self, wrong: bool) -> Any:
        return self.object("context") if not wrong else None

    def _memory(self, wrong: bool, kind: str = "memory") -> Any:
        """Return a pointer to memory, and limit the sizes in the current call to the size of this memory."""
        memory = self.object(kind, wrong)
        if memory:
            _, step, *_ = memory
            self.max_bytes = min(self.max_bytes, self.sizes.get(step, 1))
        return memory

    def _pinned(self, wrong: bool) -> Any:
        return self._memory(wrong, "pinned")

    def _any_memory(self, wrong: bool) -> Any:
        return self._memory(wrong) if self.chance.random() < 0.7 else self._pinned(wrong)

    def _bytes(self, wrong: bool) -> int:
        """Return a number of bytes, which is too large if it should be wrong."""
        if wrong:
            return self.max_bytes + self.chance.choice([1, 4096, 1 << 22])
        return self.chance.randint(0, self.max_bytes)

    def _shorts(self, wrong: bool) -> int:
        return self._bytes(wrong) // 2

    def _words(self, wrong: bool) -> int:
        return self._bytes(wrong) // 4

    def _host(self, wrong: bool) -> Any:
        return ["host", 1 << 24]

    def _own_host(self, wrong: bool) -> Any:
        return ["own_host"] if not wrong else None

    def _own_size(self, wrong: bool) -> int:
        return 0 if wrong else 8192

    def _stream(self, wrong: bool) -> Any:
        """Return a stream. Often this is one of the program's streams, and otherwise a predefined stream."""
        if not wrong and self.chance.random() < 0.25:
            return self.chance.choice([0, 1, 2])
        return self.object("own_stream", wrong)

    def _function(self, wrong: bool) -> Any:
        """Return a kernel, and store it for `_parameters`, which returns suitable parameters."""
        function = self.object("function", wrong)
        if function:
            self.function = self.kernels.get(function[1], "nothing")
        return function

    _launched = _function

    def _parameters(self, wrong: bool) -> Any:
        """Return parameters for the chosen kernel, or None if they should be wrong."""
        kinds = KERNELS.get(self.function, ())
        if wrong and kinds:
            return None
        values = [self._memory(wrong=False) if kind == "u64" else 3 for kind in kinds]
        return ["parameters", [[kind, value] for kind, value in zip(kinds, values)]]

    def _image(self, wrong: bool) -> Any:
        """Return the code of a module."""
        if not wrong:
            return ["image", "good"]
        invalid_images = [name for name in IMAGES if name != "good"]
        return ["image", self.chance.choice(invalid_images)]

    def _callback(self, wrong: bool) -> Any:
        return None if wrong else ["callback"]

    def _exec(self, wrong: bool) -> Any:
        """Return an executable graph, and make the graph that it was created from the current graph."""
        executable = self.object("exec", wrong)
        self.graph = self.graphs.get(executable[1]) if executable else None
        return executable

    def _its_graph(self, wrong: bool) -> Any:
        return self._graph(wrong) if wrong or self.graph is None else self.graph

    def _exec_with(self, name: str, wrong: bool) -> Any:
        """Return an executable graph with a node that this function creates."""
        self.is_wrong = False
        self.call("cuGraphCreate", 0)
        graph = self.live["graph"][-1]
        self.call(name, graph)
        node = self.live["node"][-1]
        self.call("cuGraphInstantiate", graph)
        self.its_node = node
        return self._exec(wrong) if wrong else self.live["exec"][-1]

    def _node_of(self, name: str, wrong: bool) -> Any:
        """Return a node that this function creates."""
        self.is_wrong = False
        self.call(name)
        return self.object("node", wrong=True) if wrong else self.live["node"][-1]

    def _exec_any(self, wrong: bool) -> Any:
        """Return an executable graph that was created from a graph with a random kind of node."""
        kind = self.chance.choice(["Kernel", "Memset", "Memcpy", "Empty", "Host"])
        return self._exec_with(f"cuGraphAdd{kind}Node", wrong)

    def _its_node(self, wrong: bool) -> Any:
        return self.object("node", wrong) if wrong else self.its_node

    def _make_launch_sizes(self, wrong: bool) -> list[int]:
        """Return the grid, the block and the shared memory of a launch."""
        kinds = ("grid", "grid2", "grid2", "threads", "block2", "block2", "shared")
        return [self.make_argument(kind, wrong and self.chance.random() < 0.3) for kind in kinds]

    def _config(self, wrong: bool) -> Any:
        """Return a launch configuration with sizes, a stream and a cluster size."""
        sizes = self._make_launch_sizes(wrong)
        cluster = self.chance.choice([0, 0, 1, 2, 3, 32 if wrong else 1])
        return ["config", sizes, self._stream(wrong=False), cluster]

    def _graph(self, wrong: bool) -> Any:
        """Return a graph, which becomes the current graph."""
        self.graph = self.object("graph", wrong)
        return self.graph

    def _child(self, wrong: bool) -> Any:
        """Create a graph that becomes a child of the current graph, and return it."""
        if wrong:
            return self.object("graph", wrong=True)
        state = self.nodes, self.graph
        self.call("cuGraphCreate", 0)
        self.nodes, self.graph = state
        return self.live["graph"].pop()

    def _nodes(self, wrong: bool) -> Any:
        """Choose up to two nodes of the graph as dependencies of a new node."""
        graph_nodes = self._list_nodes()
        self.nodes = self.chance.sample(graph_nodes, min(len(graph_nodes), self.chance.randint(0, 2)))
        if wrong:
            self.nodes = [*self.nodes, self.object("node", wrong=True)]
        return ["nodes", self.nodes] if self.nodes else None

    def _list_nodes(self) -> list[Any]:
        """Return the nodes of the current graph."""
        return [node for node in self.live.get("node", []) if self.graphs.get(node[1]) == self.graph]

    def _nodes2(self, wrong: bool) -> Any:
        """Return random nodes that depend on the nodes from `_nodes`. Both have the same number."""
        graph_nodes = self._list_nodes() or self.nodes
        return ["nodes", [self.chance.choice(graph_nodes) for _ in self.nodes]] if self.nodes else None

    def _node_count(self, wrong: bool) -> int:
        return len(self.nodes or ())

    def _kernel_node(self, wrong: bool) -> Any:
        """Return the parameters of a node that launches a kernel."""
        function = self._function(wrong=False)
        sizes = self._make_launch_sizes(wrong)
        return ["kernel_node", function, sizes, self._parameters(wrong=False)]

    def _memset_node(self, wrong: bool) -> Any:
        """Return the parameters of a node that fills memory with elements of 1, 2 or 4 bytes."""
        memory = self._memory(wrong)
        return [
            "memset_node",
            memory,
            self.chance.choice([3] if wrong else [1, 2, 4]),
            max(1, self.max_bytes // 4),
        ]

    def _memcpy_node(self, wrong: bool) -> Any:
        """Return the parameters of a node that copies memory."""
        to, source = self._memory(wrong), self._memory(wrong=False)
        return ["memcpy_node", to, source, max(1, self._bytes(wrong))]

    def _host_node(self, wrong: bool) -> Any:
        return ["host_node"]

    def _instantiate_params(self, wrong: bool) -> Any:
        return ["instantiate", 64 if wrong else 0]


def write(seed: int, names: list[str], wrong: bool) -> list[Any]:
    """Return a program that calls the given functions, each after functions that create its arguments.

    Args:
        seed: The seed of the random choices.
        names: The names of the functions.
        wrong: Whether some arguments are wrong.
    """
    chance = random.Random(seed)
    writer = _Writer(chance, wrong)
    wrong_index = chance.randrange(len(names))
    for index, name in enumerate(names):
        probability = 1.0 if index == wrong_index else 0.1
        if writer.mistakes and chance.random() < probability:
            writer.mistakes -= 1
            writer.is_wrong = True
        writer.call(name)
        writer.is_wrong = False
    return writer.steps


CALLS_PER_FUNCTION = 60  # in all programs that are compared with a real driver


def plan(seed: int, calls_per_function: int, length: int = 24) -> list[tuple[int, list[str], bool]]:
    """Return the arguments of `write` for programs that call every function. Half of them contain mistakes.

    Args:
        seed: The seed of the random choices.
        calls_per_function: The number of calls to each function in all programs together.
        length: The number of functions in a program.
    """
    names = [name for name in SPECS for _ in range(calls_per_function)]
    random.Random(seed).shuffle(names)
    starts = range(0, len(names), length)
    plans = []
    for index, start in enumerate(starts):
        functions = sorted(names[start : start + length], key=_ENDING.__contains__)
        has_mistakes = index % 2 == 1
        plans.append((seed + index, functions, has_mistakes))
    return plans


# These functions are called last, because they destroy objects that other calls need.
_ENDING = (
    "cuCtxSetLimit", "cuStreamBeginCapture", "cuStreamEndCapture", "cuCtxPopCurrent", "cuCtxDestroy",
    "cuDevicePrimaryCtxRelease", "cuDevicePrimaryCtxReset",
)  # fmt: skip
