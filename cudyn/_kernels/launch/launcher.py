"""Launching one kernel, by a contract or by the types of its parameters.

Here is what a launch does, in plain Python. In front of its functions machine code makes the plain launches,
if the process can have it (fast_launches.py): everything else, and every error, is left to this file.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from ..._bindings.calls import call as calls
from ..._bindings.libraries.module import view_of
from ..._bindings.machine.launch_data import CUDA, KEPT_MAPS, Cell, Config, Entry, KeptMap
from ..._errors import refuse, with_facts, with_facts_of
from ..contracts.argument_checks import EncodedMap
from ..contracts.dtypes import TENSOR_MAP
from ..contracts.parts import is_output
from .argument_reader import BoundArguments, ParameterReader
from .buffer import refuse_after_close
from .config import NOT_GIVEN, OPTIONS, LaunchConfig
from .driver_objects import check_open
from .driver_state import driver, find_address, make_current
from .fast_launches import learn_class, put, remember
from .kernel_function import KernelFunction
from .streams import is_fixed

__tracebackhide__ = True  # of pytest, for all functions here: a local variable would cost time

# CUDA_ERROR_INVALID_CONTEXT and _INVALID_HANDLE: the statuses of a launch while another context, or none, is
# current.
_OTHER_CONTEXT = (201, 400)


class Checked(NamedTuple):
    """A launch that was checked, by the launcher on the device of its arrays."""

    launcher: Launcher
    config: Config
    taken: BoundArguments

    def launch(self) -> None:
        self.launcher.run(self.launcher.bind(self.config, self.launcher.point_to(self.taken.values)))


class LaunchTarget:
    """An object that a launch can be added to instead of being submitted: a Graph."""

    __slots__ = ()

    def add(
        self,
        launcher: Launcher,
        arguments: Sequence[Any],
        named: dict[str, Any],
        stream: Any,
        config: LaunchConfig | None,
    ) -> None:
        """Add a launch. config: `None` if the contract contains the configuration."""
        raise NotImplementedError


class GraphArgument(NamedTuple):
    """An argument of a graph: `graph["x"]`. Launches into the graph accept it."""

    graph: LaunchTarget
    name: str


def find_target(stream: Any, arguments: Sequence[Any], named: dict[str, Any]) -> LaunchTarget | None:
    """Return the graph to which the stream or an argument of a launch belongs, or `None`."""
    target: LaunchTarget | None = None
    for value in (stream, *arguments, *named.values()):
        if type(value) is GraphArgument:
            graph = value.graph
        elif isinstance(value, LaunchTarget):
            graph = value
        else:
            continue
        if target is not None and graph is not target:
            name = value.name if type(value) is GraphArgument else "stream"
            raise ValueError(f"{name}: expected an argument of this graph, got one of another")
        target = graph
    return target


class Launcher:
    """Launches one function of loaded code.

    launch   launch(grid, block, *arguments, stream=..., ...)
    call     call(*arguments, stream=...); None unless the contract has a configuration
    reader   reads the arguments: by a contract, or by the types of the parameters
    function of the kernel; code: its Module; handle: the CUfunction
    cell     what machine code knows of the kernel
    is_on    is the code loaded? target, call_driver: the kernel, and the function that launches it

    find_on: returns the same kernel's Launcher on another device, by its ordinal. Where a
    configuration is None, the contract computes it.
    """

    def __init__(
        self, function: KernelFunction, reader: ParameterReader, find_on: Callable[[int], Launcher]
    ) -> None:
        self.reader = reader
        self.function = function
        self._find_on = find_on
        self.code = function.code
        self.handle = int(function.handle)
        self._with_config = driver.has("cuLaunchKernelEx")  # CUDA 11.8
        self._entry = driver.raw.cuLaunchKernelEx if self._with_config else driver.raw.cuLaunchKernel
        self.call_driver = calls.unconverted(self._entry)
        self.target = ctypes.c_void_p(self.handle)
        name = function.name
        device = self.code.device
        failed = self.retry_fast
        self.cell = Cell(
            target=find_address(self._entry),
            handle=self.handle,
            device=id(device),
            name=id(name),
            place=CUDA | device.ordinal << 32,
            failed=id(failed),
            asked=(),
        )
        self._kept = self.cell, device, name, failed
        self._maps: Any = ()
        self.is_on = True  # a module's `handle` would take longer
        self._kinds = reader.contract or tuple((p.size, p.code, p.is_integer) for p in reader.parameters)
        self.launch = self._make_launch()
        has_call = reader.contract is not None and reader.contract.launch is not None
        self.call = self._make_call() if has_call else None

    def _make_launch(self) -> Callable[..., None]:
        """Make the function of launches with grid and block."""

        def launch(grid: Any, block: Any = NOT_GIVEN, *arguments: Any, **named: Any) -> None:
            config, arguments = self.read_config(grid, block, arguments, named)
            self._launch_by(arguments, named, config.stream, config)

        launch.__qualname__ = f"{self.reader.name}.launch"
        return self.put("launch", launch)  # type: ignore[no-any-return]

    def _make_call(self) -> Callable[..., Any]:
        """Make the function of launches with the contract's configuration."""
        contract = self.reader.contract
        assert contract is not None
        count = len(contract.arguments)
        has_outputs = any(map(is_output, contract.arguments))

        def call(*arguments: Any, stream: Any = NOT_GIVEN, **named: Any) -> Any:
            if len(arguments) == count and not named:
                return self._launch_by(arguments, named, stream, None)
            if has_outputs:
                return self._call_for_outputs(arguments, named, stream)
            return self._call_in_order(arguments, named, stream)

        call.__qualname__ = self.reader.name
        return self.put("call", call)  # type: ignore[no-any-return]

    def _launch_by(
        self, arguments: Sequence[Any], named: dict[str, Any], stream: Any, config: LaunchConfig | None
    ) -> None:
        """Launch, or raise the error for the configuration or the arguments."""
        __tracebackhide__ = True
        graph = find_target(stream, arguments, named)
        if graph is not None:
            graph.add(self, arguments, named, stream, config)
            return
        checked = self.check(arguments, named, stream, config)
        if checked is not None:
            checked.launch()

    def _call_for_outputs(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> Any:
        """Launch; return the outputs that the call has left to be allocated: one, or a tuple of several."""
        from .outputs import allocate, are_left  # needed for contracts with outputs only

        contract = self.reader.contract
        stream_at = self.reader.stream_at
        assert contract is not None
        if not are_left(contract, arguments, named, stream, stream_at):
            return self._call_in_order(arguments, named, stream)
        full, made = allocate(contract, arguments, named, stream, self.code.device.ordinal)
        self._call_with_all(full, stream)
        return made[0] if len(made) == 1 else tuple(made)

    def _call_in_order(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> None:
        """Launch with arguments some of which are named, or have their default values."""
        check_open(self.code)
        self._call_with_all(self.reader.order(arguments, named, stream), stream)

    def _call_with_all(self, arguments: Sequence[Any], stream: Any) -> None:
        """Launch with all arguments in their order, by machine code where that can do it."""
        assert self.call is not None
        if stream is NOT_GIVEN or self.reader.stream_at is not None:
            self.call(*arguments)
        else:
            self.call(*arguments, stream=stream)

    def put(self, mode: str, slow: Any, entry: Entry | None = None, *kept: Any) -> Any:
        """Put machine code in front of a function, if it can have it.

        mode: "launch", "call", "prepared", "node" or "node call". entry: of the last three; kept: objects
        that it points to.
        """
        entry = entry or Entry()
        entry.kernel = ctypes.addressof(self.cell)
        return put(self._kinds, self._with_config, mode, slow, entry, *kept, *self._kept)

    def check(
        self,
        arguments: Sequence[Any],
        named: dict[str, Any],
        stream: Any,
        config: LaunchConfig | None,
        fill_empty: bool = False,
    ) -> Checked | None:
        """Check a launch, as `_launch_by` makes it. None: nothing is to be launched.

        fill_empty: give an empty grid one block on each empty axis.
        """
        __tracebackhide__ = True
        check_open(self.code)
        taken = self.reader.take(arguments, named, stream)
        for argument in taken.args:
            learn_class(type(argument))
        bound = taken.bound
        there = self
        if bound and bound.device not in (None, self.code.device.ordinal):
            there = self._find_on(bound.device)
        config = config or self.reader.configure(taken, there.function, fill_empty)
        if config is None:
            return None
        made = there._configure(config, taken.stream)
        if bound:
            there.cell.sms, there.cell.occupancy = (bound.sizes.get(name, 0) for name in ("sms", "occupancy"))
        return Checked(there, made, taken)

    def read_config(
        self, grid: Any, block: Any, arguments: tuple[Any, ...], named: dict[str, Any]
    ) -> tuple[LaunchConfig, tuple[Any, ...]]:
        """Return the configuration and the positional arguments of a launch.

        Args:
            grid: the grid, or a LaunchConfig; then `block` is the first argument.
            named: the options, which are removed from it, and the arguments by name.
        """
        __tracebackhide__ = True
        name = self.reader.name
        options = {key: named.pop(key) for key in OPTIONS & named.keys()}
        if named:
            self._check_names(named)
        if isinstance(grid, LaunchConfig):
            if options:
                expected = "a LaunchConfig and arguments"
                raise refuse(TypeError, expected, "options beside them", name)
            return grid, arguments if block is NOT_GIVEN else (block, *arguments)
        if block is NOT_GIVEN:
            raise refuse(TypeError, "grid and block, or a LaunchConfig", repr(grid), name)
        try:
            return LaunchConfig(grid, block, **options), arguments
        except (TypeError, ValueError) as error:
            raise with_facts_of(type(error)(f"{name}: {error}"), error) from None

    def _check_names(self, named: Iterable[str]) -> None:
        """Raise TypeError for a misspelled option."""
        __tracebackhide__ = True
        contract = self.reader.contract
        known = {argument.name for argument in contract.arguments} if contract else set()
        for name in named:
            if name not in known:
                from difflib import get_close_matches

                nearest = get_close_matches(name, [*OPTIONS, *known], 1)
                if OPTIONS.intersection(nearest):
                    text = f"{self.reader.name}: no option {name!r}; did you mean {nearest[0]!r}?"
                    raise with_facts(TypeError(text), name)

    def prepare(
        self, arguments: Sequence[Any], named: dict[str, Any], config: LaunchConfig
    ) -> Callable[..., None]:
        """Make a function that launches in one configuration, with these arguments or with others.

        The stream and the records of the arguments live as long as the function.
        """
        check_open(self.code)
        checked = self.check(arguments, named, config.stream, config) if arguments or named else None
        if checked is None:  # without arguments
            checked = Checked(
                self, self._configure(config, config.stream), BoundArguments((), (), config.stream, [])
            )
        there, made, taken = checked
        of_others = taken.stream if self.reader.stream_at is None else NOT_GIVEN
        same = [True] if arguments or named else None
        pointers = there.point_to(taken.values) if same else None
        launch = there.bind(made, pointers)

        def prepared(*arguments: Any, **named: Any) -> None:
            if arguments or named or same is None:
                there._launch_by(arguments, named, of_others, config)
            elif same:
                there.run(launch)
            else:
                name = there.reader.name
                raise ValueError(f"{name}: a Buffer that this launch was prepared with is closed")

        prepared.__qualname__ = f"{self.reader.name}.prepared"
        held = taken.records, taken.stream, config
        prepared.__dict__.update(arguments=taken.args, held=held, same=same)
        refuse_after_close(taken.records, prepared)
        if made.count and not self._with_config:  # cooperative
            return prepared
        is_open = same is None and config.stream is NOT_GIVEN
        entry = Entry(config=ctypes.addressof(made), is_open=is_open, same=id(same) if same else 0)
        entry.pointers = ctypes.addressof(pointers) if pointers else 0
        return there.put("prepared", prepared, entry, made, same, pointers)  # type: ignore[no-any-return]

    # --- parts of a launch

    def _configure(self, config: LaunchConfig, stream: object) -> Config:
        """Check a configuration, and let machine code know what was found. stream: NOT_GIVEN if not given."""
        function = self.function
        cell = self.cell
        stream = None if stream is NOT_GIVEN else stream
        made = function.configure(config, stream)
        if not self._with_config and made.count > config.cooperative:  # another attribute than this
            driver.cuLaunchKernelEx()  # raises: this driver does not have it
        if is_fixed(stream):
            cell.asked = stream, made.stream
        cell.threads = function.max_threads_per_block
        cell.cluster = function.cluster_limit
        cell.shared_memory = function.shared_memory_limit
        return made

    def run(self, call: Callable[[], int]) -> None:
        """Make a call of the driver, as `bind` returns it."""
        __tracebackhide__ = True
        if not self.is_on:
            check_open(self.code)
        status = call()
        if status:
            self._retry(status, call)
        remember(self.function.name)

    def bind(self, config: Config, pointers: Any) -> Callable[[], int]:
        """Return the call of the driver that launches. pointers: as `point_to` returns them."""
        if self._with_config:
            return partial(self.call_driver, ctypes.byref(config), self.target, pointers, None)
        words = *config.grid, *config.block, config.shared_memory, ctypes.c_void_p(config.stream), pointers
        if config.count:  # cooperative: older drivers have no other attributes
            return partial(calls.unconverted(driver.raw.cuLaunchCooperativeKernel), self.target, *words)
        return partial(self.call_driver, self.target, *words, None)

    def pack(self, values: Sequence[Any]) -> bytes:
        """Lay out the values of parameters as C does; tensor maps are encoded, and kept for machine code."""
        if self.reader.maps_at:
            values = list(values)
            with self.function.make_current(), self.function.lock:
                for number, at in enumerate(self.reader.maps_at):
                    values[at] = self._encode(number, values[at])
        return self.reader.layout.pack(*values)

    def _encode(self, number: int, of: EncodedMap | None) -> bytes:
        if of is None:
            return bytes(TENSOR_MAP)
        if not self.cell.maps:
            self._maps = (KeptMap * (KEPT_MAPS * len(self.reader.maps_at)))()
            self.cell.maps = ctypes.addressof(self._maps)
        kept = self._maps[KEPT_MAPS * number + of.address % KEPT_MAPS]
        data = _encode(of)
        kept.address = 0
        kept.dims = of.dims
        kept.strides = of.strides
        kept.box = of.box
        kept.map = tuple(data)
        kept.address = of.address
        return data

    def point_to(self, values: Sequence[Any]) -> Any:
        """Make `void **kernelParams` for the values of parameters; None without parameters."""
        parameters = self.reader.parameters
        if not parameters:
            return None
        buffer = bytearray(self.pack(values))
        start = ctypes.addressof(ctypes.c_char.from_buffer(buffer))
        pointers = (ctypes.c_void_p * len(parameters))(*(start + each.offset for each in parameters))
        pointers.buffer = buffer  # type: ignore[attr-defined]
        return pointers

    def _retry(self, status: int, call: Callable[[], int]) -> None:
        """Launch again in the module's context if it was not current; otherwise raise the error."""
        __tracebackhide__ = True
        code = self.code
        check_open(code)
        if status in _OTHER_CONTEXT:  # asked only then: what is known of an error is kept until the next call
            current = driver.cuCtxGetCurrent()
            if not current:
                driver.cuCtxSetCurrent(code.context)
            if current != code.context:
                with make_current(code.context):
                    status = call()
        if status:
            error = view_of(driver).failure(status, self._entry.__name__, ())
            raise error.with_notes(f"The kernel is {self}.")

    def retry_fast(self, status: int, config: int, pointers: int) -> None:
        """Retry a fast launch, given the addresses of its configuration and pointers."""
        self._retry(status, self.bind(Config.from_address(config), ctypes.c_void_p(pointers)))
        remember(self.function.name)

    # --- changes of the kernel, which machine code would not notice

    def forget(self) -> None:
        """Have the configuration checked again, since a function attribute has changed."""
        self.cell.threads = self.cell.occupancy = 0
        self.cell.asked = ()

    def switch(self, on: bool) -> None:
        """Send plain launches to the driver, or all of them to Python, which refuses those of closed code."""
        self.forget()
        self.is_on = on
        self.cell.target = find_address(self._entry) if on else 0

    def __str__(self) -> str:
        return f"{self.function.name}({', '.join(map(str, self.reader.parameters))})"


@lru_cache(512)
def _encode(of: EncodedMap) -> bytes:
    rank = len(of.dims)
    sizes, strides = ((ctypes.c_uint64 * rank)(*each) for each in (of.dims, of.strides))
    box, steps = ((ctypes.c_uint32 * rank)(*each) for each in (of.box, (1,) * rank))
    encode = driver.cuTensorMapEncodeTiled
    return bytes(encode(of.dtype, rank, of.address, sizes, strides, box, steps, *of.options))
