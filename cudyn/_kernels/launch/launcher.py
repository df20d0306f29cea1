"""Launches kernels. Converts arguments according to a contract or to the kernel's parameter types.

This is the Python implementation of launches. If machine code is available, it performs launches with common
types of arguments (see fast_launches.py). This module performs all other launches, and raises all errors.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from ..._bindings.calls import call as calls
from ..._bindings.libraries.module import view_of
from ..._bindings.machine.launch_data import CUDA, KEPT_MAPS, Cell, Config, Entry, KeptMap
from ..._errors import refuse, with_facts, with_facts_of
from ..._process import process
from ..contracts.argument_checks import EncodedMap
from ..contracts.dtypes import TENSOR_MAP
from ..contracts.parts import is_output
from .argument_reader import BoundArguments, ParameterReader
from .array_records import StreamFinder
from .buffer import disable_after_close
from .config import NOT_GIVEN, OPTIONS, LaunchConfig
from .driver_objects import check_open
from .driver_state import check_left_over, driver, find_address, make_current
from .fast_launches import learn_class, make_fast, record_launch
from .kernel_function import KernelFunction
from .streams import is_fixed, wait_for_array

__tracebackhide__ = True  # for pytest; at module level, because local variables would slow down functions

# The status codes of launches that fail because the module's context is not current:
# CUDA_ERROR_INVALID_CONTEXT and CUDA_ERROR_INVALID_HANDLE.
_OTHER_CONTEXT_STATUSES = (201, 400)


class Checked(NamedTuple):
    """A launch whose arguments and configuration have been checked.

    Attributes:
        launcher: The launcher for the device that the arrays are on.
        config: The CUlaunchConfig.
        arguments: The converted arguments.
    """

    launcher: Launcher
    config: Config
    arguments: BoundArguments

    def wait(self) -> None:
        """Make the stream of the launch wait for the streams in which the arrays are computed."""
        stream = self.config.stream
        for record in self.arguments.records:
            if record.stream is not None:
                with make_current(self.launcher.code.context):
                    wait_for_array(stream, record.stream, self.launcher.reader.name)

    def launch(self) -> None:
        """Launch the kernel."""
        self.wait()
        pointers = self.launcher.make_pointers(self.arguments.values)
        self.launcher.run(self.launcher.make_driver_call(self.config, pointers))


class LaunchTarget:
    """The base class of Graph, which records launches instead of submitting them if passed as `stream=`."""

    __slots__ = ()

    def add(
        self,
        launcher: Launcher,
        arguments: Sequence[Any],
        named: dict[str, Any],
        stream: Any,
        config: LaunchConfig | None,
    ) -> None:
        """Add a launch.

        Args:
            launcher: The launcher of the kernel.
            arguments: The positional arguments.
            named: The keyword arguments.
            stream: The stream.
            config: The configuration, or None if the contract computes it.
        """
        raise NotImplementedError


class GraphArgument(NamedTuple):
    """A changeable argument of a graph, such as `graph["x"]`, for launches that are added to this graph."""

    graph: LaunchTarget
    name: str


def find_target(stream: Any, arguments: Sequence[Any], named: dict[str, Any]) -> LaunchTarget | None:
    """Return the graph to which a launch is added, or None if the launch is submitted to a stream.

    A launch is added to the graph that is passed as its stream, or to which one of its arguments belongs.

    Raises:
        ValueError: The arguments belong to different graphs.
    """
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
            raise ValueError(f"{name}: expected an argument of this graph, got an argument of another graph")
        target = graph
    return target


_launchers: WeakValueDictionary[int, Launcher] = process.own(WeakValueDictionary())
"""Maps each CUfunction to its launcher."""

unload_count: list[int] = process.own([0])
"""The number of modules that have been closed, in a list with one item so that it can be changed in place."""


def find_code(function: int) -> Any:
    """Return the Module that contains a CUfunction, or None if no Launcher in this process launches it."""
    launcher = _launchers.get(function)
    return None if launcher is None else launcher.code


class Launcher:
    """The functions that launch one kernel of a module.

    In this class, a configuration of None means that the contract computes it.

    Attributes:
        launch: Function with the signature launch(grid, block, *arguments, stream=..., ...).
        call: Function with the signature call(*arguments, stream=...), or None if the kernel does not have a
            contract that computes the configuration.
        reader: The reader of the arguments.
        function: The KernelFunction.
        code: The Module.
        handle: The CUfunction.
        cell: Memory with properties of the kernel, which machine code reads.
        is_loaded: Whether the code is loaded. Reading this attribute is faster than checking the module's
            `handle`.
        target: The CUfunction in the form that `call_driver` accepts.
        call_driver: The driver function that launches the kernel.
    """

    def __init__(
        self, function: KernelFunction, reader: ParameterReader, get_launcher_on: Callable[[int], Launcher]
    ) -> None:
        """Create a launcher.

        Args:
            function: The kernel.
            reader: The reader of its arguments.
            get_launcher_on: Function that receives the ordinal of a device, and returns the Launcher for the
                same kernel on that device.
        """
        self.reader = reader
        self.function = function
        self._get_launcher_on = get_launcher_on
        self.code = function.code
        self.handle = int(function.handle)
        _launchers[self.handle] = self
        self._with_config = driver.has("cuLaunchKernelEx")  # CUDA 11.8
        self._entry = driver.raw.cuLaunchKernelEx if self._with_config else driver.raw.cuLaunchKernel
        self.call_driver = calls.make_unconverted_call(self._entry)
        self.target = ctypes.c_void_p(self.handle)
        self._make_cell()
        self._maps: Any = ()  # the encoded tensor maps; see `_encode`
        self.is_loaded = True
        # The contract or the parameters' types, for which machine code is generated.
        self._signature = reader.contract or tuple(
            (parameter.size, parameter.code, parameter.is_integer) for parameter in reader.parameters
        )
        self.launch = self._make_launch()
        has_call = reader.contract is not None and reader.contract.launch is not None
        self.call = self._make_call() if has_call else None

    def _make_cell(self) -> None:
        """Create the cell, from which machine code reads the properties of the kernel."""
        name = self.function.name
        device = self.code.device
        failed = self.retry_fast
        self.cell = Cell(
            target=find_address(self._entry),
            handle=self.handle,
            device=id(device),
            name=id(name),
            place=CUDA | device.ordinal << 32,  # a DLDevice as a 64-bit integer
            failed=id(failed),
            asked=(),
        )
        # The cell contains the ids of these objects, so they must stay alive.
        self._kept = self.cell, device, name, failed

    def _make_launch(self) -> Callable[..., None]:
        """Create the `launch` function, which is called with grid and block."""

        def launch(grid: Any, block: Any = NOT_GIVEN, *arguments: Any, **named: Any) -> None:
            """Launch with a grid and a block. The options are among the keyword arguments."""
            config, arguments = self.read_config(grid, block, arguments, named)
            self._launch_or_add(arguments, named, config.stream, config)

        launch.__qualname__ = f"{self.reader.name}.launch"
        return self.make_fast("launch", launch)  # type: ignore[no-any-return]

    def _make_call(self) -> Callable[..., Any]:
        """Create the `call` function, which computes the configuration with the contract."""
        contract = self.reader.contract
        assert contract is not None
        count = len(contract.arguments)
        has_outputs = any(map(is_output, contract.arguments))

        def call(*arguments: Any, stream: Any = NOT_GIVEN, **named: Any) -> Any:
            """Launch with the contract's configuration, and return omitted outputs."""
            if len(arguments) == count and not named:
                return self._launch_or_add(arguments, named, stream, None)
            if has_outputs:
                return self._call_for_outputs(arguments, named, stream)
            return self._call_in_order(arguments, named, stream)

        call.__qualname__ = self.reader.name
        return self.make_fast("call", call)  # type: ignore[no-any-return]

    def _launch_or_add(
        self, arguments: Sequence[Any], named: dict[str, Any], stream: Any, config: LaunchConfig | None
    ) -> None:
        """Launch the kernel, or add the launch to a graph. Raises an error if the launch is invalid.

        Args:
            arguments: The positional arguments.
            named: The keyword arguments.
            stream: The stream, or NOT_GIVEN.
            config: The configuration, or None if the contract computes it.
        """
        __tracebackhide__ = True
        graph = find_target(stream, arguments, named)
        if graph is not None:
            graph.add(self, arguments, named, stream, config)
            return
        checked = self.check(arguments, named, stream, config)
        if checked is not None:
            checked.launch()

    def _call_for_outputs(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> Any:
        """Launch the kernel, and return the `out` arrays if the call omitted them.

        The result is an array, a tuple of several arrays, or None if the call passed the `out` arrays.
        """
        from .outputs import allocate, are_omitted  # This module is only needed for outputs.

        contract = self.reader.contract
        assert contract is not None
        if not are_omitted(contract, arguments, named, stream, self.reader.stream_index):
            return self._call_in_order(arguments, named, stream)
        completed, outputs = allocate(contract, arguments, named, stream, self.code.device.ordinal)
        self._call_with_all(completed, stream)
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _call_in_order(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> None:
        """Launch the kernel with arguments that may be passed by name, or omitted if they have defaults."""
        check_open(self.code)
        self._call_with_all(self.reader.order(arguments, named, stream), stream)

    def _call_with_all(self, arguments: Sequence[Any], stream: Any) -> None:
        """Launch the kernel with all arguments in the contract's order, with machine code if possible."""
        assert self.call is not None
        if stream is NOT_GIVEN or self.reader.stream_index is not None:
            self.call(*arguments)
        else:
            self.call(*arguments, stream=stream)

    def make_fast(self, mode: str, slow: Any, entry: Entry | None = None, *keep_alive: Any) -> Any:
        """Return machine code that replaces a Python function, or the function if there is no machine code.

        Args:
            mode: The use of the function:

                - "launch" for the function that `_make_launch` creates
                - "call" for the function that `_make_call` creates
                - "prepared" for the function that `prepare` creates
                - "node" for a function that updates a graph node with a fixed configuration
                - "node call" for a function that updates a graph node whose configuration the contract
                  computes
            slow: The Python function, which machine code calls for launches that it does not handle.
            entry: The data that the machine code reads. It is required for all modes except "launch" and
                "call".
            *keep_alive: Objects that the entry points to, and that the result keeps alive.
        """
        entry = entry or Entry()
        entry.kernel = ctypes.addressof(self.cell)
        return make_fast(self._signature, self._with_config, mode, slow, entry, *keep_alive, *self._kept)

    def check(
        self,
        arguments: Sequence[Any],
        named: dict[str, Any],
        stream: Any,
        config: LaunchConfig | None,
        fill_empty: bool = False,
        find_stream: StreamFinder | None = None,
    ) -> Checked | None:
        """Check a launch and convert its arguments.

        Args:
            arguments: The positional arguments.
            named: The keyword arguments.
            stream: The stream, or NOT_GIVEN.
            config: The configuration, or None if the contract computes it.
            fill_empty: Whether to replace each size of 0 in the grid with 1, instead of returning None.
            find_stream: As in `ParameterReader.read`.

        Returns:
            The checked launch, or None if the grid is empty and nothing has to be launched.
        """
        __tracebackhide__ = True
        check_open(self.code)
        bound_arguments = self.reader.read(arguments, named, stream, find_stream)
        for argument in bound_arguments.args:
            learn_class(type(argument))
        bound = bound_arguments.bound
        launcher = self
        if bound and bound.device not in (None, self.code.device.ordinal):
            launcher = self._get_launcher_on(bound.device)
        config = config or self.reader.configure(bound_arguments, launcher.function, fill_empty)
        if config is None:
            return None
        driver_config = launcher._configure(config, bound_arguments.stream)
        if bound:
            launcher.cell.sms = bound.sizes.get("sms", 0)
            launcher.cell.occupancy = bound.sizes.get("occupancy", 0)
        return Checked(launcher, driver_config, bound_arguments)

    def read_config(
        self, grid: Any, block: Any, arguments: tuple[Any, ...], named: dict[str, Any]
    ) -> tuple[LaunchConfig, tuple[Any, ...]]:
        """Return the configuration and the positional arguments of a launch.

        Args:
            grid: The grid or a LaunchConfig.
            block: The block. If `grid` is a LaunchConfig, this is the first argument of the kernel, or
                NOT_GIVEN.
            arguments: The other positional arguments.
            named: The options and the keyword arguments. The options are removed from this dict.
        """
        __tracebackhide__ = True
        name = self.reader.name
        options = {key: named.pop(key) for key in OPTIONS & named.keys()}
        if named:
            self._check_names(named)
        if isinstance(grid, LaunchConfig):
            if options.keys() - {"stream"}:
                expected = "a LaunchConfig, arguments and stream"
                raise refuse(TypeError, expected, ", ".join(sorted(options)), name)
            if options:
                grid = grid.with_stream(options["stream"])
            return grid, arguments if block is NOT_GIVEN else (block, *arguments)
        if block is NOT_GIVEN:
            raise refuse(TypeError, "grid and block, or a LaunchConfig", repr(grid), name)
        try:
            return LaunchConfig(grid, block, **options), arguments
        except (TypeError, ValueError) as error:
            raise with_facts_of(type(error)(f"{name}: {error}"), error) from None

    def _check_names(self, named: Iterable[str]) -> None:
        """Raise TypeError if a keyword is neither an option nor an argument, but similar to an option.

        Other unknown keywords are reported when the arguments are read.
        """
        __tracebackhide__ = True
        contract = self.reader.contract
        argument_names = {argument.name for argument in contract.arguments} if contract else set()
        for name in named:
            if name not in argument_names:
                from difflib import get_close_matches  # This module is only needed for errors.

                for similar_name in get_close_matches(name, [*OPTIONS, *argument_names], 1):
                    if similar_name in OPTIONS:
                        text = f"{self.reader.name}: no option {name!r}; did you mean {similar_name!r}?"
                        raise with_facts(TypeError(text), name)

    def prepare(
        self, arguments: Sequence[Any], named: dict[str, Any], config: LaunchConfig
    ) -> Callable[..., None]:
        """Create a function that launches in one configuration, with these arguments or with other arguments.

        The function keeps the stream and the memory of the arguments alive. See PreparedLaunch.

        Args:
            arguments: The positional arguments. If there are no arguments here, each call has to pass them.
            named: The keyword arguments.
            config: The configuration.
        """
        check_open(self.code)
        has_arguments = bool(arguments or named)
        checked = self._check_prepared(arguments, named, config)
        checked.wait()
        launcher, driver_config, bound_arguments = checked
        # The stream of launches with new arguments, unless the stream is one of the arguments.
        later_stream = bound_arguments.stream if self.reader.stream_index is None else NOT_GIVEN
        # None if `prepare` was called without arguments. Otherwise, a list that is nonempty as long as the
        # arguments can be used. Closing a Buffer that they use empties it (see `disable_after_close`).
        usable = [True] if has_arguments else None
        pointers = launcher.make_pointers(bound_arguments.values) if usable else None
        launch = launcher.make_driver_call(driver_config, pointers)

        def prepared(*arguments: Any, **named: Any) -> None:
            """Launch with new arguments, or with the arguments of `prepare` if no arguments are passed."""
            if arguments or named or usable is None:
                launcher._launch_or_add(arguments, named, later_stream, config)
            elif usable:
                launcher.run(launch)
            else:
                name = launcher.reader.name
                raise ValueError(f"{name}: the launch was prepared with a Buffer that has been closed")

        prepared.__qualname__ = f"{self.reader.name}.prepared"
        keep_alive = bound_arguments.records, bound_arguments.stream, config
        prepared.__dict__.update(arguments=bound_arguments.args, held=keep_alive, usable=usable)
        disable_after_close(bound_arguments.records, prepared)
        has_stream = usable is not None or config.stream is not NOT_GIVEN
        return launcher._make_fast_prepared(prepared, driver_config, has_stream, usable, pointers)

    def _check_prepared(
        self, arguments: Sequence[Any], named: dict[str, Any], config: LaunchConfig
    ) -> Checked:
        """Check the launch that `prepare` has received, possibly without arguments.

        The parameters are those of `prepare`.
        """
        if arguments or named:
            checked = self.check(arguments, named, config.stream, config)
            # `check` only returns None for an empty grid, which a LaunchConfig cannot contain.
            assert checked is not None
            return checked
        no_arguments = BoundArguments((), (), config.stream, [])
        return Checked(self, self._configure(config, config.stream), no_arguments)

    def _make_fast_prepared(
        self,
        prepared: Callable[..., None],
        driver_config: Config,
        has_stream: bool,
        usable: list[bool] | None,
        pointers: Any,
    ) -> Callable[..., None]:
        """Return machine code for a prepared launch, or the function `prepared` if there is no machine code.

        Args:
            prepared: The Python function, which machine code calls for launches that it does not handle.
            driver_config: The CUlaunchConfig.
            has_stream: Whether all launches use the stream in `driver_config`. If not, the stream is chosen
                at each launch.
            usable: The list that is emptied when a Buffer of the prepared arguments is closed, or None if the
                launch was prepared without arguments.
            pointers: The pointers to the prepared arguments' values, or None.
        """
        if driver_config.count and not self._with_config:
            return prepared  # Machine code for cuLaunchKernel does not support cooperative launches.
        entry = Entry(config=ctypes.addressof(driver_config), is_open=not has_stream)
        if usable:
            entry.same = id(usable)  # The machine code for launches without arguments reads this list.
        if pointers:
            entry.pointers = ctypes.addressof(pointers)
        return self.make_fast("prepared", prepared, entry, driver_config, usable, pointers)  # type: ignore[no-any-return]

    # --- parts of a launch

    def _configure(self, config: LaunchConfig, stream: object) -> Config:
        """Check a configuration, and return its CUlaunchConfig. Store the kernel's limits for machine code.

        Args:
            config: The configuration.
            stream: The stream, or NOT_GIVEN.
        """
        function = self.function
        cell = self.cell
        stream = None if stream is NOT_GIVEN else stream
        driver_config = function.configure(config, stream)
        has_other_attributes = driver_config.count > int(config.cooperative)
        if has_other_attributes and not self._with_config:
            driver.cuLaunchKernelEx()  # Raises an error, because this driver does not have the function.
        if is_fixed(stream):  # Machine code does not have to read the handle of this stream again.
            cell.asked = stream, driver_config.stream
        cell.threads = function.max_threads_per_block
        cell.cluster = function.cluster_limit
        cell.shared_memory = function.shared_memory_limit
        return driver_config

    def run(self, call: Callable[[], int]) -> None:
        """Launch the kernel with a function that `make_driver_call` has returned."""
        __tracebackhide__ = True
        if not self.is_loaded:
            check_open(self.code)
        status = call()
        if status:
            self._retry(status, call)
        record_launch(self.function.name)

    def make_driver_call(self, config: Config, pointers: Any) -> Callable[[], int]:
        """Return a function that calls the driver to launch the kernel, and returns the status of the call.

        Args:
            config: The CUlaunchConfig.
            pointers: The `kernelParams`, as returned by `make_pointers`.
        """
        if self._with_config:
            return partial(self.call_driver, ctypes.byref(config), self.target, pointers, None)
        stream = ctypes.c_void_p(config.stream)
        arguments = *config.grid, *config.block, config.shared_memory, stream, pointers
        if config.count:  # The launch is cooperative. Older drivers do not support other attributes.
            return partial(
                calls.make_unconverted_call(driver.raw.cuLaunchCooperativeKernel), self.target, *arguments
            )
        return partial(self.call_driver, self.target, *arguments, None)

    def pack(self, values: Sequence[Any]) -> bytes:
        """Return the kernel's parameters as bytes in C's memory layout.

        Tensor maps are encoded, and stored for machine code.
        """
        if self.reader.map_indexes:
            values = list(values)
            with self.function.make_current(), self.function.lock:
                for map_index, index in enumerate(self.reader.map_indexes):
                    values[index] = self._encode(map_index, values[index])
        return self.reader.layout.pack(*values)

    def _encode(self, map_index: int, tensor_map: EncodedMap | None) -> bytes:
        """Return an encoded tensor map, and store it for machine code.

        Args:
            map_index: The index of the tensor map among the kernel's tensor maps.
            tensor_map: The description of the tensor map, or None for an optional array that is not passed.
        """
        if tensor_map is None:
            return bytes(TENSOR_MAP)
        if not self.cell.maps:
            self._maps = (KeptMap * (KEPT_MAPS * len(self.reader.map_indexes)))()
            self.cell.maps = ctypes.addressof(self._maps)
        # `_maps` contains KEPT_MAPS entries for each tensor map. The array's address determines the entry.
        stored_map = self._maps[KEPT_MAPS * map_index + tensor_map.address % KEPT_MAPS]
        data = _encode(tensor_map)
        stored_map.address = 0  # Other threads must not use the map while it is incomplete.
        stored_map.dims = tensor_map.dims
        stored_map.strides = tensor_map.strides
        stored_map.box = tensor_map.box
        stored_map.map = tuple(data)
        stored_map.address = tensor_map.address
        return data

    def make_pointers(self, values: Sequence[Any]) -> Any:
        """Return the `void **kernelParams` of a launch, or None if the kernel does not have parameters."""
        parameters = self.reader.parameters
        if not parameters:
            return None
        buffer = bytearray(self.pack(values))
        buffer_address = ctypes.addressof(ctypes.c_char.from_buffer(buffer))
        pointers = (ctypes.c_void_p * len(parameters))(
            *(buffer_address + parameter.offset for parameter in parameters)
        )
        pointers.buffer = buffer  # type: ignore[attr-defined]  # keeps the parameters alive
        return pointers

    def _retry(self, status: int, call: Callable[[], int]) -> None:
        """Repeat a failed launch in the module's context if this context was not current.

        Raises the error of the launch if it has failed again, or has not been repeated.
        """
        __tracebackhide__ = True
        code = self.code
        check_open(code)
        # For other status codes, another driver call would discard the driver's details about the error.
        if status in _OTHER_CONTEXT_STATUSES:
            current = driver.cuCtxGetCurrent()
            if not current:
                driver.cuCtxSetCurrent(code.context)
            if current != code.context:
                with make_current(code.context):
                    status = call()
        if status:
            check_left_over(code.context)
            error = view_of(driver).failure(status, self._entry.__name__, ())
            raise error.with_notes(f"The kernel is {self}.")

    def retry_fast(self, status: int, config: int, pointers: int) -> None:
        """Repeat a fast launch that has failed, or raise its error. Machine code calls this method.

        Args:
            status: The status of the failed call.
            config: The address of the CUlaunchConfig.
            pointers: The address of the `kernelParams`.
        """
        self._retry(status, self.make_driver_call(Config.from_address(config), ctypes.c_void_p(pointers)))
        record_launch(self.function.name)

    # --- changes to the kernel that machine code does not detect

    def drop_limits(self) -> None:
        """Drop the limits that machine code uses, so that Python checks the next configuration.

        This is necessary after a function attribute has changed.
        """
        self.cell.threads = self.cell.occupancy = 0
        self.cell.asked = ()

    def set_loaded(self, is_loaded: bool) -> None:
        """Store whether the code is loaded.

        If it is not loaded, fast launches are disabled, so that Python reports that the module is closed.
        """
        self.drop_limits()
        self.is_loaded = is_loaded
        self.cell.target = find_address(self._entry) if is_loaded else 0  # 0 disables fast launches.

    def __str__(self) -> str:
        return f"{self.function.name}({', '.join(map(str, self.reader.parameters))})"


@lru_cache(512)
def _encode(tensor_map: EncodedMap) -> bytes:
    """Return the CUtensorMap that the driver creates from a description."""
    rank = len(tensor_map.dims)
    sizes = (ctypes.c_uint64 * rank)(*tensor_map.dims)
    strides = (ctypes.c_uint64 * rank)(*tensor_map.strides)
    box = (ctypes.c_uint32 * rank)(*tensor_map.box)
    element_strides = (ctypes.c_uint32 * rank)(*[1] * rank)
    arrays = sizes, strides, box, element_strides
    options = driver.CU_TENSOR_MAP_INTERLEAVE_NONE, *tensor_map.options
    encode = driver.cuTensorMapEncodeTiled
    return bytes(encode(tensor_map.dtype, rank, tensor_map.address, *arrays, *options))
