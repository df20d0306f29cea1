"""The class Graph: work that is launched as a whole, with arguments that can change between launches."""

from __future__ import annotations

import ctypes
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..._bindings.machine.fast_functions import find_items
from ..._bindings.machine.launch_data import Cell
from ..._bindings.machine.node_code import MOST_ARGUMENTS, RunEntry
from .buffer import Buffer, CopyTarget, disable_after_close, find_buffer
from .config import NOT_GIVEN
from .contexts import context_cache
from .driver_objects import DriverObject, check_open, register_handle
from .driver_state import choose_api, driver, find_address, make_current, relaxed_capture
from .fast_launches import make_fast, record_launch
from .graph_nodes import SET_NODE, Node, NodeOrder, list_accesses, list_array_accesses
from .launcher import GraphArgument, LaunchTarget, find_code, unload_count
from .streams import WaitingStream, get_handle, is_captured

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..contracts.argument_checks import ArrayView
    from .config import LaunchConfig
    from .graph_nodes import Access
    from .launcher import Checked, Launcher

_CAPTURE_INFO = "cuStreamGetCaptureInfo"
_NUMBERS = frozenset((int, float, bool))  # the most common types of values that cannot be a Buffer
_MODES = "global", "thread_local", "relaxed"


class Graph(LaunchTarget, CopyTarget, DriverObject):
    """A graph of kernels and other work that is launched as a whole (a CUgraph and its CUgraphExec).

        graph = Graph(x=x, y=y, n=n)
        scale.launch(grid, block, graph["x"], 2.0, graph["n"], stream=graph)
        saxpy.launch(grid, block, graph["x"], graph["y"], 0.5, graph["n"], stream=graph)
        graph.launch(stream)
        graph(x=other, stream=stream)

    A launch with `stream=graph` adds a kernel node. A Buffer's methods `copy_from`, `copy_to` and `fill` add
    a copy or fill node if they are called with `stream=graph`. A node runs after earlier nodes that write
    memory it accesses, and after earlier nodes that access memory it writes. A kernel is assumed to access
    the arrays in its contract according to their directions (`in`, `out`). A changeable argument may refer to
    any memory. A kernel is assumed to access all memory if it does not have a contract, or if its contract
    does not contain an array that the kernel writes. `Graph.capture` creates a graph from the work that is
    submitted to a stream instead.

    Each argument of a kernel is either a value or a changeable argument such as `graph["x"]`, whose values
    are checked like launch arguments whenever they change. Grid and block are fixed, unless a contract
    computes them from the arguments. A kernel with an empty grid is skipped.

    `handle` is the CUgraph and `executable` is the CUgraphExec. Both are None after `close()`. The graph
    keeps its current values alive. The caller has to keep alive everything that other captured work uses. If
    a Buffer or a module that the graph uses has been closed, launches raise ValueError. Errors and `close()`
    work in the same way as for a Stream.

    The keyword arguments define the changeable arguments and their initial values.

    Raises:
        DriverError: If a call to the driver fails.
        LoadError: If there is no driver.

    Threads:
        One at a time; a Graph is not thread-safe.

    Example:
        ```python
        graph = cudyn.Graph(x=buffer, n=1000)
        ```
    """

    __slots__ = (
        "_codes",
        "_entry",
        "_indexes",
        "_is_stale",
        "_items",
        "_kept",
        "_memory_owners",
        "_name",
        "_nodes",
        "_nodes_by_names",
        "_order",
        "_run",
        "_stream",
        "_toggled",
        "_values",
        "_waiting",
        "executable",
        "handle",
        "usable",
    )
    executable: Any

    def __init__(self, /, **arguments: object) -> None:
        super().__init__(None)
        self._set_initial_attributes(arguments)
        with make_current(self.context):
            self.handle = driver.cuGraphCreate(0)

    def _set_initial_attributes(self, arguments: dict[str, object], stream: object = None) -> None:
        """Set all attributes to the values for a graph without nodes. The caller sets the handle afterwards.

        Args:
            arguments: The changeable arguments and their initial values.
            stream: The stream that will be captured into the graph, or None.
        """
        self.handle = self.executable = None
        if "stream" in arguments:
            raise ValueError(
                "an argument of a graph can't have the name stream, which is a parameter of a launch"
            )
        self._stream = stream  # the stream that is being captured
        self._indexes = {name: index for index, name in enumerate(arguments)}
        self._values = [*arguments.values()]  # The fixed arguments are appended later.
        self._nodes: list[Node] = []
        self._toggled: list[Node] = []  # the nodes that have to be enabled or disabled
        self._order = NodeOrder()
        # Caches the results of `_find_nodes`, keyed by the names of the changed arguments.
        self._nodes_by_names: dict[tuple[str, ...], tuple[list[Node], int, bool, Any]] = {}
        self._kept: list[Any] = []  # objects that machine code points to
        self._memory_owners: list[object] = []  # objects that copy and fill nodes use
        self._is_stale = False  # whether some nodes do not have the current values
        self._run: Any = None  # the function that `_make_run` creates
        self._entry: Any = None  # its RunEntry
        self._items = 0  # the address of the items of `_values`, for machine code
        self._codes: set[Any] = set()  # the Modules of the kernels
        self._waiting = WaitingStream(self.device)
        # Emptied when a Buffer is closed that is a fixed argument, or that a copy or fill node uses.
        self.usable = [True]

    @classmethod
    @contextmanager
    def capture(cls, stream: object, /, mode: str = "thread_local", **arguments: object) -> Iterator[Graph]:
        """Capture the work of a stream: `with Graph.capture(stream, x=x) as graph:`.

        Args:
            stream: any stream that `stream=` accepts, except the default stream
            mode: which calls fail during the capture if they could invalidate it: "global" for calls in any
                thread, "thread_local" for calls in this thread, "relaxed" for no calls
            arguments: the changeable arguments and their initial values

        The graph is complete at the end of the block. An exception in the block aborts the capture.
        """
        if mode not in _MODES:
            raise ValueError(f"mode: expected one of {', '.join(_MODES)}, got {mode!r}")
        handle = get_handle(stream)
        graph = cls.__new__(cls)
        DriverObject.__init__(graph, None)
        graph._set_initial_attributes(arguments, stream)
        unloads_before = unload_count[0]
        driver.cuStreamBeginCapture(handle, getattr(driver, f"CU_STREAM_CAPTURE_MODE_{mode.upper()}"))
        try:
            yield graph
        except BaseException:
            captured = driver.CUgraph()
            driver.raw.cuStreamEndCapture(handle, ctypes.byref(captured))
            if captured:
                driver.raw.cuGraphDestroy(captured)
            raise
        finally:
            graph._stream = None
        graph.handle = driver.cuStreamEndCapture(handle)
        graph._check_modules()
        # The driver crashes if it looks up a function that was unloaded during the capture.
        if unload_count[0] == unloads_before:
            graph._codes.update(_list_codes(graph.handle))
        graph.complete()

    def __getitem__(self, name: str) -> GraphArgument:
        """Return a changeable argument, to be passed to launches that add nodes to the graph.

        Raises KeyError if the graph does not have an argument with this name.
        """
        self._check_names((name,), KeyError)
        return GraphArgument(self, name)

    def _check_names(self, names: Sequence[str], error: type[Exception] = TypeError) -> None:
        """Raise an exception of class `error` unless the graph has arguments with all of these names."""
        unknown_name = next((name for name in names if name not in self._indexes), None)
        if unknown_name is not None:
            known_names = ", ".join(self._indexes) or "none"
            raise error(f"the graph has no argument {unknown_name!r}; its arguments are: {known_names}")

    # --- nodes

    def add(
        self,
        launcher: Launcher,
        arguments: Sequence[Any],
        named: dict[str, Any],
        stream: Any,
        config: LaunchConfig | None,
    ) -> None:
        """Add a node for a launch.

        A launcher calls this method for a launch with `stream=graph`, or with a changeable argument of the
        graph, such as `graph["x"]`. In the latter case, the stream may be a stream that is being captured.

        Args:
            launcher: The launcher of the kernel.
            arguments: The positional arguments.
            named: The arguments by name.
            stream: The stream, which is this graph or a stream that is being captured.
            config: The configuration, or None if the contract computes it.
        """
        values = launcher.reader.order(arguments, named, stream)
        stream_index = launcher.reader.stream_index
        stream = stream if stream_index is None else values[stream_index]
        # If the launch is not captured, cudyn adds the node itself. A capture creates the node otherwise.
        is_capturing = stream is not self or self._stream is not None
        if stream is self:
            stream = self._stream
        if stream_index is not None:  # The stream is one of the arguments, and must not be passed again.
            values[stream_index] = stream
            stream = NOT_GIVEN
        checked, is_enabled = self._check_launch(launcher, values, stream, config, is_capturing)
        node = Node(checked, config, is_enabled, self._toggled, self._waiting.find)
        if is_capturing:
            self._capture_node(node, checked)
        else:
            node.wait()
            changeable = [index for index, value in enumerate(values) if isinstance(value, GraphArgument)]
            self._add_node(node, checked, changeable)
        self._nodes.append(node)
        self._codes.add(node.code)
        self._store_arguments(node, values)

    def _check_launch(
        self,
        launcher: Launcher,
        values: Sequence[Any],
        stream: Any,
        config: LaunchConfig | None,
        is_capturing: bool,
    ) -> tuple[Checked, bool]:
        """Check a launch with the current values of the graph's changeable arguments.

        Args:
            launcher: The launcher of the kernel.
            values: The arguments in order, which may be changeable arguments such as `graph["x"]`.
            stream: The stream, or NOT_GIVEN if the stream is one of the arguments.
            config: The configuration, or None if the contract computes it.
            is_capturing: Whether the launch is captured on a stream.

        Returns:
            The checked launch, and whether its node is enabled. If the grid is empty, each size of 0 is
            replaced with 1, and the node is disabled.

        Raises:
            ValueError: The grid is empty, and the launch is captured. A captured node cannot be disabled.
        """
        current_values = [self._resolve(value) for value in values]
        find_stream = None if is_capturing else self._waiting.find
        checked = launcher.check(current_values, {}, stream, config, find_stream=find_stream)
        if checked is not None:
            return checked, True
        if not is_capturing:
            checked = launcher.check(
                current_values, {}, stream, config, fill_empty=True, find_stream=find_stream
            )
        if checked is None:
            raise ValueError(f"{launcher.reader.name}: an empty grid can't be captured")
        return checked, False

    def _store_arguments(self, node: Node, values: Sequence[Any]) -> None:
        """Store the fixed arguments of a new node, and the indexes of all its arguments in `_values`.

        Args:
            node: The node, whose `indexes` are set.
            values: The arguments of the launch, in order.
        """
        for value in values:
            if isinstance(value, GraphArgument):
                node.indexes.append(self._indexes[value.name])
                continue
            node.indexes.append(len(self._values))  # A fixed argument is appended to the values.
            self._values.append(value)
            # When a Buffer that is a fixed argument is closed, the graph cannot be launched any more.
            buffer = find_buffer(value)
            disable_after_close([record for record in node.records if record.owner is buffer], self)

    def _resolve(self, value: Any) -> Any:
        """Return the current value of a changeable argument, or any other value unchanged."""
        if not isinstance(value, GraphArgument):
            return value
        if value.graph is not self:
            raise ValueError(
                f"{value.name}: expected an argument of this graph, got an argument of another graph"
            )
        return self._values[self._indexes[value.name]]

    def _add_node(self, node: Node, checked: Checked, changeable: Sequence[int]) -> None:
        """Add a kernel node to the CUgraph.

        Args:
            node: The Node, whose attribute `handle` is set.
            checked: The launch.
            changeable: The indexes of the arguments that can change between launches.
        """
        accesses = list_accesses(checked.launcher.reader.contract, changeable, checked.arguments.records)
        with make_current(self.context):
            add = choose_api("cuGraphAddKernelNode").cuGraphAddKernelNode
            node.handle = self._add_handle(accesses, add, node.params)
            for attribute in checked.config.kept:
                # Programmatic dependent launch is only available for launches on streams.
                if attribute.id != driver.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION:
                    driver.cuGraphKernelNodeSetAttribute(node.handle, attribute.id, attribute.value)

    def _add_handle(self, accesses: Sequence[Access], add: Callable[..., Any], *params: Any) -> Any:
        """Add a node to the CUgraph so that it runs after the nodes it conflicts with, and return its handle.

        Args:
            accesses: The accesses of the node.
            add: The driver function that adds this type of node.
            *params: The last arguments of this function, which follow the dependencies.
        """
        if self.executable is not None:
            raise ValueError("the graph is complete; nodes can only be added before the first launch")
        dependencies, predecessors = self._order.find_before(accesses)
        array = (driver.CUgraphNode * len(dependencies))(*dependencies)
        handle = add(self.get_handle(), array, len(array), *params)
        self._order.add(handle, accesses, predecessors)
        return handle

    def add_copy(self, target: ArrayView, source: ArrayView, nbytes: int, owners: object) -> None:
        """Add a node that copies memory. See CopyTarget.add_copy."""
        params = driver.CUDA_MEMCPY3D(WidthInBytes=nbytes, Height=1, Depth=1)  # a one-dimensional copy
        for side, record in (("src", source), ("dst", target)):
            is_host = record.memory == "cpu"
            memory_type = driver.CU_MEMORYTYPE_HOST if is_host else driver.CU_MEMORYTYPE_DEVICE
            setattr(params, f"{side}MemoryType", memory_type)
            setattr(params, f"{side}Host" if is_host else f"{side}Device", record.address)
        accesses = list_array_accesses(source, is_written=False)
        accesses += list_array_accesses(target, is_written=True)
        with make_current(self.context):
            self._add_handle(accesses, driver.cuGraphAddMemcpyNode, params, self.context)
        self._keep_alive((target, source), owners)

    def add_fill(self, target: ArrayView, value: int, nbytes: int) -> None:
        """Add a node that sets bytes to a value. See CopyTarget.add_fill."""
        params = driver.CUDA_MEMSET_NODE_PARAMS(
            dst=target.address, value=value, elementSize=1, width=nbytes, height=1
        )
        with make_current(self.context):
            accesses = list_array_accesses(target, is_written=True)
            self._add_handle(accesses, driver.cuGraphAddMemsetNode, params, self.context)
        self._keep_alive((target,), None)

    def _keep_alive(self, records: Sequence[ArrayView], owners: object) -> None:
        """Keep the memory of a copy or fill node alive, and disable the graph when a Buffer is closed.

        Args:
            records: The views of the node's arrays.
            owners: Other objects to keep alive.
        """
        self._memory_owners.append((records, owners))
        disable_after_close(records, self)

    @property
    def captured_stream(self) -> object:
        """The stream that is being captured into the graph, or None."""
        return self._stream

    def _capture_node(self, node: Node, checked: Checked) -> None:
        """Launch a kernel on a stream that is being captured into the graph, which creates a kernel node.

        Args:
            node: The Node, whose `handle` is set to the handle of the new node, the last node in the capture.
            checked: The launch.
        """
        stream = checked.config.stream
        if self._stream is None or not stream or not self._is_capturing(stream):
            text = "launch on the stream that is being captured, or with stream=graph"
            raise ValueError(f"a graph's argument: {text}")
        checked.launch()
        _, node.handle = _get_capture(stream)

    def _is_capturing(self, stream: int) -> bool:
        """Return whether a stream is part of the capture into this graph."""
        if not is_captured(stream):
            return False
        capture_id, _ = _get_capture(stream)
        own_capture_id, _ = _get_capture(get_handle(self._stream))
        return capture_id == own_capture_id

    # --- launches

    def complete(self) -> Graph:
        """Instantiate the graph, and return it. Nodes cannot be added afterwards.

        The first launch, upload or update calls this if necessary. Raises ValueError if the graph or one of
        its modules is closed.
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
            self._items = find_items(self._values) if self._values else 0
            self._make_run()
        return self

    def _check_modules(self) -> None:
        """Raise ValueError if a module is closed, because the driver must not read its functions."""
        for code in self._codes:
            check_open(code)

    def _make_run(self) -> None:
        """Create the function `_run`, which updates changed nodes, and then passes them to the driver."""
        values = self._values
        nodes = self._nodes

        def set_nodes(status: int = 0) -> None:
            """Pass all changed nodes to the driver.

            Machine code calls this function if its own call to the driver has failed, because a call from
            Python raises the error.

            Args:
                status: The status of the failed call, which is ignored.
            """
            for node in nodes:
                node.set()

        def run(changed: Sequence[Node]) -> None:
            """Update nodes in Python. Machine code calls this function if it cannot update all of them."""
            for node in changed:
                node.update(*[values[index] for index in node.indexes])
            set_nodes()

        self._run = self._make_fast_run(run, set_nodes)

    def _make_fast_run(
        self, run: Callable[[Sequence[Node]], None], set_nodes: Callable[..., None]
    ) -> Callable[[Sequence[Node]], None]:
        """Return machine code that replaces the function `run`, or `run` if machine code is not available.

        This method also sets `_entry`, the data that the machine code reads.

        Args:
            run: The Python function that updates changed nodes and passes them to the driver. Machine code
                calls it if it cannot update all nodes.
            set_nodes: The Python function that only passes the nodes to the driver. Machine code calls it if
                its own call to the driver has failed.
        """
        self._kept[:] = [set_nodes]
        cell = Cell(target=1, asked=())  # A target of 0 would disable the machine code.
        set_node = find_address(choose_api(SET_NODE).raw.cuGraphExecKernelNodeSetParams)
        self._entry = RunEntry(
            kernel=ctypes.addressof(cell), graph=int(self.executable), set=set_node, failed=id(set_nodes)
        )
        can_use_machine_code = bool(self._items) and all(
            len(node.indexes) <= MOST_ARGUMENTS for node in self._nodes
        )
        if not can_use_machine_code:
            return run
        # In the mode "run", machine code neither reads a kernel's arguments nor launches a kernel.
        signature, with_config = (), True
        return make_fast(signature, with_config, "run", run, self._entry, cell)  # type: ignore[no-any-return]

    def __call__(self, /, *, stream: object = None, **arguments: object) -> None:
        """Change arguments by name, as `update` does, and launch the graph on a stream."""
        if self.executable is None or self._stream is not None:
            self.complete()
        if arguments or self._is_stale:
            self._change(arguments)
        self._launch(stream)

    def _launch(self, stream: object) -> None:
        """Launch the completed graph. Raises ValueError if one of its Buffers or modules is closed."""
        # The changeable arguments are the first values. Any other Buffer empties `usable` when it is closed.
        for value in self._values[: len(self._indexes)]:
            if value.__class__ in _NUMBERS:
                continue
            buffer = value if value.__class__ is Buffer else find_buffer(value)
            if buffer is not None and buffer.pointer is None:
                raise ValueError("the buffer is closed")
        for code in self._codes:  # the same as `_check_modules`, whose call would be slower
            check_open(code)
        if not self.usable:
            raise ValueError("a Buffer that this graph uses is closed")
        handle = get_handle(stream)
        if self._waiting.is_pending:  # Other streams may still be writing arrays that the graph uses.
            with make_current(self.context):
                self._waiting.wait(handle, self._name)
        driver.cuGraphLaunch(self.executable, handle)
        record_launch(self._name)

    def find_waiting_stream(self) -> int:
        """Return the handle of a stream that the next launch waits for. See CopyTarget."""
        return self._waiting.find()

    def upload(self, stream: object = None) -> None:
        """Prepare the device for a launch on a stream, so that the launch starts sooner."""
        self.complete()
        driver.cuGraphUpload(self.executable, get_handle(stream))

    def update(self, /, **arguments: object) -> None:
        """Change arguments by name for later launches. Only nodes that change are passed to the driver.

        Raises the same errors as launches of the kernels, TypeError for an unknown name, and DriverError if
        the driver cannot change a node. After an error, all arguments have their previous values.
        """
        self.complete()  # Only the nodes of an instantiated graph can be changed.
        self._change(arguments)

    def _change(self, arguments: dict[str, Any]) -> None:
        """Change arguments, and update the nodes that use them, or all nodes if the last change failed.

        After an error, all arguments have their previous values.
        """
        names = tuple(arguments)
        if self._is_stale:
            self._check_names(names)
            names = tuple(self._indexes)
        nodes, words_address, are_all, _ = self._nodes_by_names.get(names) or self._find_nodes(names)
        values = self._values  # Machine code reads the items, so the list must not be resized.
        indexes = self._indexes
        old_values = values[: len(indexes)]
        if are_all and not self._is_stale:  # The arguments are in the order of the values.
            values[: len(indexes)] = arguments.values()
        else:
            for name, value in arguments.items():
                values[indexes[name]] = value
        self._entry.nodes = words_address
        try:
            info = context_cache.find_same()
            if info is not None and info.context_id == self.context_id:
                self._run(nodes)
            else:
                with make_current(self.context):  # The driver crashes if no context is current.
                    self._run(nodes)
            if self._toggled:
                self._switch_nodes()
        except BaseException:
            values[: len(indexes)] = old_values
            for node in self._toggled:
                node.is_enabled = node.is_enabled_in_driver
            self._toggled.clear()
            self._is_stale = True  # Some nodes may already have the new values.
            raise
        self._is_stale = False

    def _switch_nodes(self) -> None:
        """Enable or disable the nodes in `_toggled`, which also replaces their functions `update`."""
        while self._toggled:
            self._toggled[-1].switch()
            self._toggled.pop()  # Only now, so that the node is still in the list if `switch` fails.
        self._nodes_by_names.clear()  # The entries contain the previous update functions.

    def _find_nodes(self, names: tuple[str, ...]) -> tuple[list[Node], int, bool, Any]:
        """Return the nodes that use these arguments.

        Returns:
            The nodes, the address of an array that describes them for machine code, whether the names are
            the names of all arguments in order, and the array itself.
        """
        self._check_names(names)
        changed_indexes = {self._indexes[name] for name in names}
        nodes = [node for node in self._nodes if not changed_indexes.isdisjoint(node.indexes)]
        numbers = list[int]()
        for node in nodes:
            value_addresses = (self._items + 8 * index for index in node.indexes)
            numbers += id(node.update), node.address, len(node.indexes), *value_addresses
        words = (ctypes.c_size_t * (len(numbers) + 1))(*numbers)  # The last element is 0 and ends the array.
        are_all = names == tuple(self._indexes)
        result = self._nodes_by_names[names] = nodes, ctypes.addressof(words), are_all, words
        return result

    def launch(self, stream: object = None) -> None:
        """Launch the graph on a stream with its current arguments.

        Args:
            stream: any stream that a kernel's `launch` accepts; None for the default stream

        Raises:
            ValueError: The graph, one of its Buffers or one of its modules is closed.
            DriverError: A call to the driver fails.
        """
        if self.executable is None or self._is_stale or self._stream is not None:
            self(stream=stream)
        else:
            self._launch(stream)

    def _release(self) -> None:
        """Destroy the CUgraphExec and the CUgraph."""
        for function, handle in (("cuGraphExecDestroy", self.executable), ("cuGraphDestroy", self.handle)):
            if handle is not None:
                with relaxed_capture():
                    getattr(driver, function)(handle)
            self.executable = None  # It must not be destroyed again if the next call fails.

    def _forget(self) -> None:
        """Remove all nodes and arguments."""
        self._set_initial_attributes({})


def _list_codes(graph: Any) -> list[Any]:
    """Return the Modules that contain the kernels of a CUgraph, for the kernels that cudyn has loaded."""
    codes = []
    for node in driver.cuGraphGetNodes(graph):
        if driver.cuGraphNodeGetType(node) == driver.CU_GRAPH_NODE_TYPE_KERNEL:
            params = choose_api(SET_NODE).cuGraphKernelNodeGetParams(node)
            codes.append(find_code(int(params.func or 0)))
    return [code for code in codes if code is not None]


def _get_capture(stream: int) -> tuple[int, Any]:
    """Return the ID of the capture to which a stream belongs, and the last captured node in it, or None.

    The node is the first of those on which the next node in the stream will depend.
    """
    api = choose_api(_CAPTURE_INFO)
    if api is driver:
        _, capture_id, _, nodes, _, count = api.cuStreamGetCaptureInfo(stream)
    else:  # The driver is older than CUDA 12.3.
        nodes = ctypes.POINTER(driver.CUgraphNode)()
        _, capture_id, _, count = api.cuStreamGetCaptureInfo(stream, ctypes.pointer(nodes))
    # The handle is copied, because the driver reuses the list.
    return int(capture_id), driver.CUgraphNode(int(nodes[0])) if count else None


register_handle("cudyn.driver.CUgraph", Graph)
