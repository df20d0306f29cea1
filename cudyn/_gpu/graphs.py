"""Graph: work that is launched as a whole, with arguments that can be changed between launches."""

from __future__ import annotations

import ctypes
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from .._machine.launch_data import Cell
from .._machine.node_code import MOST_ARGUMENTS, NodeEntry, NodeParams, RunEntry
from ..errors import DriverError
from .buffer import find_buffer, refuse_after_close
from .device import Owner, check_open, driver, find_address, make_current, relaxed
from .fast_launches import put, remember
from .launch_config import MISSING
from .streams import get_handle, is_captured

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from .._contract.argument_checks import ArrayView
    from .launch_config import LaunchConfig
    from .launcher import Checked, Launcher

_MODES = "global", "thread_local", "relaxed"


class Argument(NamedTuple):
    """An argument of a graph: `graph["x"]`. Launches into the graph take it."""

    graph: Graph
    name: str


class Graph(Owner):
    """Kernels and other work, launched as a whole (a CUgraph and its CUgraphExec).

        graph = Graph(x=x, y=y, n=n)
        scale.launch(grid, block, graph["x"], 2.0, graph["n"], stream=graph)
        saxpy.launch(grid, block, graph["x"], graph["y"], 0.5, graph["n"], stream=graph)
        graph.launch(stream)
        graph(x=other, stream=stream)

    A launch with `stream=graph` adds a kernel node behind the last one. `Graph.capture` records a stream
    instead. In both, a kernel's argument is a value, or `graph["x"]`, which is checked as the value is, at
    each change. Grid and block stay, but those that a contract computes follow the arguments.

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
        "_is_stale",
        "_kept",
        "_known",
        "_name",
        "_nodes",
        "_places",
        "_run",
        "_stream",
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
        self._known: dict[tuple[str, ...], tuple[list[Node], int]] = {}  # by the names that change
        self._kept: list[Any] = []  # memory that machine code reads
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
        Owner.__init__(graph, None)
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

    def __getitem__(self, name: str) -> Argument:
        """Return an argument, for launches into the graph. KeyError: unknown name."""
        self._check_names((name,), KeyError)
        return Argument(self, name)

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
        given = launcher.reader.order(arguments, named, stream)
        at = launcher.reader.stream_at
        chosen = stream if at is None else given[at]
        is_written = chosen is self and self._stream is None
        chosen = self._stream if chosen is self else chosen
        if at is not None:
            given[at] = chosen
            chosen = MISSING
        checked = launcher.check([self._resolve(value) for value in given], {}, chosen, config)
        if checked is None:
            raise ValueError(f"{launcher.reader.name}: an empty grid; a node has one block or more")
        node = Node(checked, config)
        (self._add_node if is_written else self._capture_node)(node, checked)
        self._nodes.append(node)
        for value in given:
            if isinstance(value, Argument):
                node.indexes.append(self._places[value.name])
                continue
            node.indexes.append(len(self._values))
            self._values.append(value)
            buffer = find_buffer(value)
            refuse_after_close([each for each in node.records if each.owner is buffer], self)

    def _resolve(self, value: Any) -> Any:
        if not isinstance(value, Argument):
            return value
        if value.graph is not self:
            raise ValueError(f"{value.name}: expected an argument of this graph, got one of another")
        return self._values[self._places[value.name]]

    def _add_node(self, node: Node, checked: Checked) -> None:
        """Add a kernel node behind the last one."""
        if self.executable is not None:
            raise ValueError("the graph is complete; nodes are added before the first launch")
        before = (driver.CUgraphNode * len(self._nodes[-1:]))(*(each.handle for each in self._nodes[-1:]))
        with make_current(self.context):
            node.handle = driver.cuGraphAddKernelNode(self.get_handle(), before, len(before), node.params)
            for each in checked.config.kept:
                if each.id != driver.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION:  # of streams only
                    driver.cuGraphKernelNodeSetAttribute(node.handle, each.id, each.value)

    def _capture_node(self, node: Node, checked: Checked) -> None:
        """Launch on a stream that is captured, whose last node is the new one."""
        stream = checked.config.stream
        if self._stream is None or not stream or not self._captures(stream):
            text = "launch on the stream that it captures, or with stream=graph"
            raise ValueError(f"a graph's argument: {text}")
        checked.launch()
        last = driver.cuStreamGetCaptureInfo(stream)[3][0]  # in memory that the driver will change
        node.handle = driver.CUgraphNode(int(last))

    def _captures(self, stream: int) -> bool:
        """Is a stream captured into this graph: by the same capture as the stream that was named?"""
        return is_captured(stream) and _find_capture(stream) == _find_capture(get_handle(self._stream))

    # --- launches

    def complete(self) -> Graph:
        """Instantiate it; nodes can't be added any more. The first launch, upload or update does it, too."""
        if self._stream is not None:
            raise ValueError("the graph is being captured")
        handle = self.get_handle()
        if self.executable is None:
            with make_current(self.context), relaxed():
                self.executable = driver.cuGraphInstantiateWithFlags(handle, 0)
            for node in self._nodes:
                node.complete(self.executable)
            self._codes = {*(node.code for node in self._nodes)}
            self._name = f"a graph of {', '.join(dict.fromkeys(node.name for node in self._nodes))}"
            self._array = (ctypes.c_size_t * len(self._values))(*map(id, self._values))
            self._put_run()
        return self

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
        set_ = find_address(driver.raw.cuGraphExecKernelNodeSetParams)
        self._entry = RunEntry(
            kernel=ctypes.addressof(cell), graph=int(self.executable), set=set_, failed=id(set_nodes)
        )
        is_short = all(len(node.indexes) <= MOST_ARGUMENTS for node in nodes)
        self._run = put((), True, "run", run, self._entry, cell) if is_short else run

    def __call__(self, /, *, stream: object = None, **arguments: object) -> None:
        """Change arguments by their names, as `update` does, and launch the graph on a stream."""
        self.complete()
        if arguments or self._is_stale:
            self._change(arguments)
        for value in self._values[: len(self._places)]:
            buffer = find_buffer(value)
            if buffer is not None and buffer.pointer is None:
                raise ValueError("the buffer is closed")
        for code in self._codes:
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
        nodes, words = self._known.get(names) or self._find_nodes(names)
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
            self._run(nodes)
        except BaseException:
            values[: len(places)] = before
            array[: len(places)] = [*map(id, before)]
            self._is_stale = True
            raise
        self._is_stale = False

    def _find_nodes(self, names: tuple[str, ...]) -> tuple[list[Node], int]:
        """Find the nodes that have these arguments, and the address of the words for machine code."""
        self._check_names(names)
        changed = {self._places[name] for name in names}
        nodes = [node for node in self._nodes if not changed.isdisjoint(node.indexes)]
        start = ctypes.addressof(self._array)
        words = list[int]()
        for node in nodes:
            places = (start + 8 * at for at in node.indexes)
            words += id(node.update), node.address, len(node.indexes), *places
        self._kept.append((ctypes.c_size_t * (len(words) + 1))(*words))
        found = self._known[names] = nodes, ctypes.addressof(self._kept[-1])
        return found

    def launch(self, stream: object = None) -> None:
        """Launch it on a stream, with its current arguments.

        stream  as a kernel's `launch` takes it; None: the default stream

        ValueError: one of its Buffers or modules, or the graph, is closed. DriverError: from the driver.
        """
        self(stream=stream)

    def _release(self) -> None:
        for function, handle in (("cuGraphExecDestroy", self.executable), ("cuGraphDestroy", self.handle)):
            if handle is not None:
                with relaxed():
                    getattr(driver, function)(handle)
            self.executable = None

    def _forget(self) -> None:
        self._begin({})


class Node:
    """A kernel node, with memory for its parameters.

    handle   the CUgraphNode
    params   the driver's view of its parameters and configuration
    update   update(*arguments) checks the arguments of a launch, and notes what differs, for `set`
    address  of its NodeEntry
    indexes  of its arguments, in the values of the graph
    code     of its kernel; name: the kernel's
    records  of the arrays that it was added or updated with by Python
    """

    handle: Any
    records: Sequence[ArrayView]

    def __init__(self, checked: Checked, config: LaunchConfig | None) -> None:
        self._launcher = checked.launcher
        self._config = config
        self._attributes = [*map(bytes, checked.config.kept)]
        self.code = checked.launcher.code
        self.name = checked.launcher.reader.name
        self.indexes: list[int] = []
        self._words = [-(-parameter.size // 8) for parameter in checked.launcher.reader.parameters]
        self._values = (ctypes.c_uint64 * sum(self._words))()
        start = ctypes.addressof(self._values)
        places = (start + 8 * sum(self._words[:i]) for i in range(len(self._words)))
        self._pointers = (ctypes.c_void_p * len(self._words))(*places)
        self._own = NodeParams(function=checked.launcher.handle, pointers=ctypes.addressof(self._pointers))
        self.params: Any = driver.CUDA_KERNEL_NODE_PARAMS.from_buffer(self._own)
        self._entry = NodeEntry(params=ctypes.addressof(self._own), values=start)
        self.address = ctypes.addressof(self._entry)
        self._write(checked)
        self.records = checked.taken.records
        self.update: Callable[..., None] = self._update

    def complete(self, executable: Any) -> None:
        """Learn the CUgraphExec, whose node has the parameters."""
        self._executable = executable
        self._entry.node = int(self.handle)
        self._entry.is_set = 1
        mode = "node call" if self._config is None else "node"
        kept = self._own, self._values, self._pointers
        self.update = self._launcher.put(mode, self._update, self._entry, *kept)

    def _update(self, *given: Any) -> None:
        checked = self._launcher.check(given, {}, MISSING, self._config)
        if checked is None or checked.launcher is not self._launcher:
            raise ValueError(f"{self.name}: a node has one block or more, and stays on its device")
        if [*map(bytes, checked.config.kept)] != self._attributes:
            raise ValueError(f"{self.name}: the cluster and the priority of a node can't be changed")
        self._write(checked)
        self.records = checked.taken.records

    def _write(self, checked: Checked) -> None:
        """Write parameters and configuration, and note whether they differ from those that the node has."""
        of = checked.config
        to = self._own
        data = b""
        packed = checked.launcher.pack(checked.taken.values)
        for parameter, words in zip(checked.launcher.reader.parameters, self._words):
            data += packed[parameter.offset :][: parameter.size].ljust(8 * words, b"\0")
        sizes, before = ((each.grid[:], each.block[:], each.shared_memory) for each in (of, to))
        if data != bytes(self._values) or sizes != before:
            ctypes.memmove(self._values, data, len(data))
            to.grid = of.grid
            to.block = of.block
            to.shared_memory = of.shared_memory
            self._entry.is_set = 0

    def set(self) -> None:
        """Set the node's parameters, in its context, if they differ from those that it has."""
        if self._entry.is_set:
            return
        try:
            with make_current(self.code.context):
                driver.cuGraphExecKernelNodeSetParams(self._executable, self.handle, self.params)
        except DriverError as error:
            raise error.with_notes(f"The kernel is {self._launcher}.") from None
        self._entry.is_set = 1


def _find_capture(stream: int) -> int:
    """Return the identity of the capture of a stream."""
    return int(driver.cuStreamGetCaptureInfo(stream)[1])


def find_graph(stream: Any, arguments: Sequence[Any], named: dict[str, Any]) -> Graph | None:
    """Return the graph that a launch is to be added to, by its stream or one of its arguments."""
    found: Graph | None = None
    for value in (stream, *arguments, *named.values()):
        if type(value) not in (Argument, Graph):
            continue
        graph = value.graph if type(value) is Argument else value
        if found is not None and graph is not found:
            name = value.name if type(value) is Argument else "stream"
            raise ValueError(f"{name}: expected an argument of this graph, got one of another")
        found = graph
    return found
