"""Graph: work that is launched as a whole, with arguments that can be changed between launches."""

from __future__ import annotations

import ctypes
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..._bindings.machine.launch_data import Cell
from ..._bindings.machine.node_code import MOST_ARGUMENTS, RunEntry
from .buffer import Buffer, CopyTarget, find_buffer, refuse_after_close
from .config import NOT_GIVEN
from .contexts import context_cache
from .driver_objects import DriverObject, check_open
from .driver_state import choose_api, driver, find_address, make_current, relaxed_capture
from .fast_launches import put, remember
from .graph_nodes import SET_NODE, Node, NodeOrder, find_access, find_accesses
from .launcher import GraphArgument, LaunchTarget
from .streams import get_handle, is_captured

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..contracts.argument_checks import ArrayView
    from .config import LaunchConfig
    from .graph_nodes import Access
    from .launcher import Checked, Launcher

_CAPTURE_INFO = "cuStreamGetCaptureInfo"
_NUMBERS = frozenset((int, float, bool))
_MODES = "global", "thread_local", "relaxed"


class Graph(LaunchTarget, CopyTarget, DriverObject):
    """Kernels and other work, launched as a whole (a CUgraph and its CUgraphExec).

        graph = Graph(x=x, y=y, n=n)
        scale.launch(grid, block, graph["x"], 2.0, graph["n"], stream=graph)
        saxpy.launch(grid, block, graph["x"], graph["y"], 0.5, graph["n"], stream=graph)
        graph.launch(stream)
        graph(x=other, stream=stream)

    A launch with `stream=graph` adds a kernel node, and `copy_from`, `copy_to` and `fill` of a Buffer with
    `stream=graph` the node of a copy. A node follows the nodes that write memory it accesses, and the nodes
    that access memory it writes. A kernel accesses the arrays of its contract, by their directions. A
    changeable argument may be any memory. A kernel without a contract, or without an array that it writes,
    may access all memory. `Graph.capture` records a stream instead.

    A kernel's argument is a value, or `graph["x"]`, which is checked as the value is, at each change. Grid
    and block stay, but those that a contract computes follow the arguments; with an empty grid the kernel is
    left out.

    `handle` is the CUgraph and `executable` the CUgraphExec, both None after `close()`. The graph keeps the
    current values alive; what work of others uses is the caller's. Launches are refused while one of its
    Buffers or modules is closed. Errors and the end are as a Stream's.

    The keyword arguments are those that can be changed, with their first values.

    Raises: DriverError from the driver; a LoadError without one.
    Threads: one at a time.
    Example: graph = cudyn.Graph(x=buffer, n=1000)
    """

    __slots__ = (
        "__weakref__",
        "_array",
        "_codes",
        "_entry",
        "_held",
        "_is_stale",
        "_kept",
        "_known",
        "_name",
        "_nodes",
        "_order",
        "_places",
        "_run",
        "_stream",
        "_toggled",
        "_values",
        "executable",
        "handle",
        "same",
    )
    executable: Any

    def __init__(self, /, **arguments: object) -> None:
        super().__init__(None)
        self._begin(arguments)
        with make_current(self.context):
            self.handle = driver.cuGraphCreate(0)

    def _begin(self, arguments: dict[str, object], stream: object = None) -> None:
        self.handle = self.executable = None
        if "stream" in arguments:
            raise ValueError("an argument of a graph can't have the name stream, which a launch has")
        self._stream = stream  # that is being captured
        self._places = {name: at for at, name in enumerate(arguments)}
        self._values = [*arguments.values()]  # these, then the fixed arguments
        self._nodes: list[Node] = []
        self._toggled: list[Node] = []  # to be enabled or disabled
        self._order = NodeOrder()
        self._known: dict[tuple[str, ...], tuple[list[Node], int, Any]] = {}  # by the names that change
        self._kept: list[Any] = []  # what nodes and machine code read
        self._held: list[object] = []  # what the nodes of copies have
        self._is_stale = False  # some nodes have other values
        self._run: Any = None
        self._entry: Any = None
        self._array: Any = None
        self._codes: set[Any] = set()
        self.same = [True]  # empty: a fixed Buffer was closed

    @classmethod
    @contextmanager
    def capture(cls, stream: object, /, mode: str = "thread_local", **arguments: object) -> Iterator[Graph]:
        """Capture the work of a stream: `with Graph.capture(stream, x=x) as graph:`.

        stream     as `stream=` takes it, not the default stream
        mode       what fails meanwhile, as it could break the capture: "global", unsafe calls in any thread;
                   "thread_local", those in this one; "relaxed", nothing
        arguments  those that can be changed, with their first values

        The graph is complete at the end of the block. An error in it ends the capture.
        """
        if mode not in _MODES:
            raise ValueError(f"mode: expected one of {', '.join(_MODES)}, got {mode!r}")
        handle = get_handle(stream)
        graph = cls.__new__(cls)
        DriverObject.__init__(graph, None)
        graph._begin(arguments, stream)
        driver.cuStreamBeginCapture(handle, getattr(driver, f"CU_STREAM_CAPTURE_MODE_{mode.upper()}"))
        try:
            yield graph
        except BaseException:
            made = driver.CUgraph()
            driver.raw.cuStreamEndCapture(handle, ctypes.byref(made))
            if made:
                driver.raw.cuGraphDestroy(made)
            raise
        finally:
            graph._stream = None
        graph.handle = driver.cuStreamEndCapture(handle)
        graph.complete()

    def __getitem__(self, name: str) -> GraphArgument:
        """Return an argument, for launches into the graph. KeyError: unknown name."""
        self._check_names((name,), KeyError)
        return GraphArgument(self, name)

    def _check_names(self, names: Sequence[str], kind: type[Exception] = TypeError) -> None:
        unknown = [name for name in names if name not in self._places]
        if unknown:
            there = ", ".join(self._places) or "none"
            raise kind(f"the graph has no argument {unknown[0]!r}; it has: {there}")

    # --- its nodes

    def add(
        self,
        launcher: Launcher,
        arguments: Sequence[Any],
        named: dict[str, Any],
        stream: Any,
        config: LaunchConfig | None,
    ) -> None:
        """Add the node of a launch: what a launch with `stream=graph`, or with one of its arguments, does.

        config: None: the contract has the configuration.
        """
        values = launcher.reader.order(arguments, named, stream)
        at = launcher.reader.stream_at
        chosen = stream if at is None else values[at]
        is_written = chosen is self and self._stream is None
        chosen = self._stream if chosen is self else chosen
        if at is not None:
            values[at] = chosen
            chosen = NOT_GIVEN
        resolved = [self._resolve(value) for value in values]
        checked = launcher.check(resolved, {}, chosen, config)
        is_on = checked is not None
        if checked is None and is_written:
            checked = launcher.check(resolved, {}, chosen, config, fill_empty=True)
        if checked is None:
            raise ValueError(f"{launcher.reader.name}: an empty grid, which can't be captured")
        node = Node(checked, config, is_on, self._toggled)
        if is_written:
            open_at = [at for at, value in enumerate(values) if isinstance(value, GraphArgument)]
            self._add_node(node, checked, open_at)
        else:
            self._capture_node(node, checked)
        self._nodes.append(node)
        self._codes.add(node.code)
        for value in values:
            if isinstance(value, GraphArgument):
                node.indexes.append(self._places[value.name])
                continue
            node.indexes.append(len(self._values))
            self._values.append(value)
            buffer = find_buffer(value)
            refuse_after_close([each for each in node.records if each.owner is buffer], self)

    def _resolve(self, value: Any) -> Any:
        if not isinstance(value, GraphArgument):
            return value
        if value.graph is not self:
            raise ValueError(f"{value.name}: expected an argument of this graph, got one of another")
        return self._values[self._places[value.name]]

    def _add_node(self, node: Node, checked: Checked, open_at: Sequence[int]) -> None:
        accesses = find_accesses(checked.launcher.reader.contract, open_at, checked.taken.records)
        with make_current(self.context):
            add = choose_api("cuGraphAddKernelNode").cuGraphAddKernelNode
            node.handle = self._add_handle(accesses, add, node.params)
            for each in checked.config.kept:
                if each.id != driver.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION:  # of streams only
                    driver.cuGraphKernelNodeSetAttribute(node.handle, each.id, each.value)

    def _add_handle(self, accesses: Sequence[Access], add: Callable[..., Any], *what: Any) -> Any:
        """Add a node behind those that it must not overtake, in the graph's context; return its handle."""
        if self.executable is not None:
            raise ValueError("the graph is complete; nodes are added before the first launch")
        predecessors, passed = self._order.find_before(accesses)
        before = (driver.CUgraphNode * len(predecessors))(*predecessors)
        handle = add(self.get_handle(), before, len(before), *what)
        self._order.add(handle, accesses, passed)
        return handle

    def add_copy(self, to: ArrayView, source: ArrayView, nbytes: int, owners: object) -> None:
        """Add the node of a copy."""
        params = driver.CUDA_MEMCPY3D(WidthInBytes=nbytes, Height=1, Depth=1)
        for side, record in (("src", source), ("dst", to)):
            is_host = record.memory == "cpu"
            kind = driver.CU_MEMORYTYPE_HOST if is_host else driver.CU_MEMORYTYPE_DEVICE
            setattr(params, f"{side}MemoryType", kind)
            setattr(params, f"{side}Host" if is_host else f"{side}Device", record.address)
        accesses = [*find_access(source, False), *find_access(to, True)]
        with make_current(self.context):
            self._add_handle(accesses, driver.cuGraphAddMemcpyNode, params, self.context)
        self._hold((to, source), owners)

    def add_fill(self, to: ArrayView, value: int, nbytes: int) -> None:
        """Add the node of a fill with a byte."""
        params = driver.CUDA_MEMSET_NODE_PARAMS(
            dst=to.address, value=value, elementSize=1, width=nbytes, height=1
        )
        with make_current(self.context):
            accesses = [*find_access(to, True)]
            self._add_handle(accesses, driver.cuGraphAddMemsetNode, params, self.context)
        self._hold((to,), None)

    def _hold(self, records: Sequence[ArrayView], owners: object) -> None:
        """Keep what a node has; launches are refused once one of these Buffers is closed."""
        self._held.append((records, owners))
        refuse_after_close(records, self)

    @property
    def captured_stream(self) -> object:
        """The stream that it captures, or None."""
        return self._stream

    def _capture_node(self, node: Node, checked: Checked) -> None:
        """Launch on a stream that is captured, whose last node is the new one."""
        stream = checked.config.stream
        if self._stream is None or not stream or not self._captures(stream):
            text = "launch on the stream that it captures, or with stream=graph"
            raise ValueError(f"a graph's argument: {text}")
        checked.launch()
        node.handle = _find_capture(stream)[1]

    def _captures(self, stream: int) -> bool:
        """Is a stream captured into this graph: by the same capture as the stream that was named?"""
        return is_captured(stream) and _find_capture(stream)[0] == _find_capture(get_handle(self._stream))[0]

    # --- launches

    def complete(self) -> Graph:
        """Instantiate it; nodes can't be added any more. The first launch, upload or update does it, too.

        ValueError: one of its modules, or the graph, is closed.
        """
        if self._stream is not None:
            raise ValueError("the graph is being captured")
        handle = self.get_handle()
        self._check_modules()
        if self.executable is None:
            with make_current(self.context), relaxed_capture():
                self.executable = driver.cuGraphInstantiateWithFlags(handle, 0)
            for node in self._nodes:
                node.complete(self.executable)
            self._name = f"a graph of {', '.join(dict.fromkeys(node.name for node in self._nodes))}"
            self._array = (ctypes.c_size_t * len(self._values))(*map(id, self._values))
            self._put_run()
        return self

    def _check_modules(self) -> None:
        """Raise ValueError if a module of its kernels is closed, whose functions the driver must not read."""
        for code in self._codes:
            check_open(code)

    def _put_run(self) -> None:
        """Make the function that gives nodes the current values, checks them all, and sets what differs."""
        values = self._values
        nodes = self._nodes

        def set_nodes(status: int = 0) -> None:
            for node in nodes:
                node.set()

        def run(changed: Sequence[Node]) -> None:
            for node in changed:
                node.update(*[values[at] for at in node.indexes])
            set_nodes()

        self._kept[:] = [set_nodes]
        cell = Cell(target=1, asked=())
        set_ = find_address(choose_api(SET_NODE).raw.cuGraphExecKernelNodeSetParams)
        self._entry = RunEntry(
            kernel=ctypes.addressof(cell), graph=int(self.executable), set=set_, failed=id(set_nodes)
        )
        is_short = all(len(node.indexes) <= MOST_ARGUMENTS for node in nodes)
        self._run = put((), True, "run", run, self._entry, cell) if is_short else run

    def __call__(self, /, *, stream: object = None, **arguments: object) -> None:
        """Change arguments by their names, as `update` does, and launch the graph on a stream."""
        if self.executable is None or self._stream is not None:
            self.complete()
        if arguments or self._is_stale:
            self._change(arguments)
        self._launch(stream)

    def _launch(self, stream: object) -> None:
        for value in self._values[: len(self._places)]:
            if value.__class__ in _NUMBERS:
                continue
            buffer = value if value.__class__ is Buffer else find_buffer(value)
            if buffer is not None and buffer.pointer is None:
                raise ValueError("the buffer is closed")
        for code in self._codes:  # without a call of `_check_modules`, for speed
            check_open(code)
        if not self.same:
            raise ValueError("a Buffer of this graph is closed")
        driver.cuGraphLaunch(self.executable, get_handle(stream))
        remember(self._name)

    def upload(self, stream: object = None) -> None:
        """Prepare the device for a launch on a stream, which then starts sooner."""
        self.complete()
        driver.cuGraphUpload(self.executable, get_handle(stream))

    def update(self, /, **arguments: object) -> None:
        """Change arguments by their names, for later launches. Only nodes that get other parameters are set.

        Raises what the kernels' launches raise for a wrong argument; then all arguments stay as they were.
        TypeError: unknown name. DriverError: the driver can't set a node.
        """
        self.complete()
        self._change(arguments)

    def _change(self, arguments: dict[str, Any]) -> None:
        names = tuple(arguments)
        if self._is_stale:
            self._check_names(names)
            names = tuple(self._places)
        nodes, words, _ = self._known.get(names) or self._find_nodes(names)
        values = self._values
        places = self._places
        array = self._array
        before = values[: len(places)]
        for name, value in arguments.items():
            at = places[name]
            values[at] = value
            array[at] = id(value)
        self._entry.nodes = words
        try:
            info = context_cache.find_same()
            if info is not None and info.context_id == self.context_id:
                self._run(nodes)
            else:
                with make_current(self.context):  # the driver crashes in a thread that has none
                    self._run(nodes)
            if self._toggled:
                self._switch_nodes()
        except BaseException:
            values[: len(places)] = before
            array[: len(places)] = [*map(id, before)]
            for node in self._toggled:
                node.is_on = node.is_on_there
            self._toggled.clear()
            self._is_stale = True
            raise
        self._is_stale = False

    def _switch_nodes(self) -> None:
        """Enable or disable the nodes that want it; others than before update them from now on."""
        while self._toggled:
            self._toggled[-1].switch()
            self._toggled.pop()
        self._known.clear()

    def _find_nodes(self, names: tuple[str, ...]) -> tuple[list[Node], int, Any]:
        """Find the nodes that have these arguments, and words for machine code, with their address."""
        self._check_names(names)
        changed = {self._places[name] for name in names}
        nodes = [node for node in self._nodes if not changed.isdisjoint(node.indexes)]
        start = ctypes.addressof(self._array)
        listed = list[int]()
        for node in nodes:
            places = (start + 8 * at for at in node.indexes)
            listed += id(node.update), node.address, len(node.indexes), *places
        words = (ctypes.c_size_t * (len(listed) + 1))(*listed)
        entry = self._known[names] = nodes, ctypes.addressof(words), words
        return entry

    def launch(self, stream: object = None) -> None:
        """Launch it on a stream, with its current arguments.

        stream  as a kernel's `launch` takes it; None: the default stream

        ValueError: one of its Buffers or modules, or the graph, is closed. DriverError: from the driver.
        """
        if self.executable is None or self._is_stale or self._stream is not None:
            self(stream=stream)
        else:
            self._launch(stream)

    def _release(self) -> None:
        for function, handle in (("cuGraphExecDestroy", self.executable), ("cuGraphDestroy", self.handle)):
            if handle is not None:
                with relaxed_capture():
                    getattr(driver, function)(handle)
            self.executable = None

    def _forget(self) -> None:
        self._begin({})


def _find_capture(stream: int) -> tuple[int, Any]:
    """Return the identity of the capture of a stream, and the last node, if there is one."""
    api = choose_api(_CAPTURE_INFO)
    if api is driver:
        _, number, _, nodes, _, count = api.cuStreamGetCaptureInfo(stream)
    else:  # before CUDA 12.3
        nodes = ctypes.POINTER(driver.CUgraphNode)()
        _, number, _, count = api.cuStreamGetCaptureInfo(stream, ctypes.pointer(nodes))
    return int(number), driver.CUgraphNode(int(nodes[0])) if count else None  # the list's memory will change
