"""Launching one kernel, by a contract or by the types of its parameters.

Here is what a launch does, in plain Python. In front of its functions machine code makes the plain launches,
if the process can have it (fast.py): everything else, and every error, is left to this file.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from numbers import Integral
from typing import Any, NamedTuple

from .._binding import calls
from .._library.door import view_of
from .._machine.launch_data import Config
from . import history
from .arguments import MISSING, Reader, Taken
from .arrays import is_tensor
from .buffer import Buffer, refuse_after_close
from .configuration import Configuration, check_attributes, configure, make_launch_config
from .device import driver, make_current
from .fast import FastLaunches, learn_tensors
from .graphs import find_graph
from .loaded_code import Function
from .streams import CURRENT_STREAM, is_fixed

# CUDA_ERROR_INVALID_CONTEXT and _INVALID_HANDLE: the statuses of a launch while another context, or none, is
# current.
_OTHER_CONTEXT = (201, 400)


class Checked(NamedTuple):
    """A launch that was checked, by the launcher on the device of its arrays."""

    launcher: Launcher
    configuration: Configuration
    attributes: Sequence[Any]
    taken: Taken

    def launch(self) -> None:
        config = make_launch_config(self.configuration, self.attributes)
        to = self.launcher.point_to(self.taken.values)
        self.launcher.run(self.launcher.list_arguments(config, to, self.configuration.cooperative))

    def list_attributes(self) -> Sequence[Any]:
        """List its CUlaunchAttribute objects, with those of cluster and cooperative."""
        return getattr(make_launch_config(self.configuration, self.attributes), "kept", ())


class Launcher:
    """Launches one function of loaded code.

    launch   launch(grid, block, *arguments, stream=..., ...)
    call     call(*arguments, stream=...); None unless the contract has a configuration
    reader   reads the arguments: by a contract, or by the types of the parameters
    function of the kernel; code: the loaded code; handle: the CUfunction
    put      puts machine code in front of a function, as FastLaunches.put does

    find_on: returns the same kernel's Launcher on another device, by its ordinal.
    """

    def __init__(
        self, function: Function, reader: Reader, find_on: Callable[[int], Launcher] | None = None
    ) -> None:
        self.reader = reader
        self.function = function
        self._find_on = find_on
        self._others: dict[int, Launcher] = {}
        self._with_config = driver.has("cuLaunchKernelEx")  # CUDA 11.8
        self._entry = driver.raw.cuLaunchKernelEx if self._with_config else driver.raw.cuLaunchKernel
        self._call_driver = calls.unconverted(self._entry) if self._with_config else _call_first
        self._handle = ctypes.c_void_p(int(function.handle))
        self._asked: tuple[Any, ...] = ()  # the torch stream chosen last, and its handle
        self._fast = FastLaunches(function, self._entry, reader, self._retry_fast)
        self.code, self.handle, self.put = function.code, int(function.handle), self._fast.put
        self.launch: Callable[..., None] = self.put("launch", self._make_launch())
        has_call = reader.contract is not None and reader.contract.launch is not None
        self.call: Callable[..., None] | None = self.put("call", self._make_call()) if has_call else None

    def _make_launch(self) -> Callable[..., None]:
        def launch(
            grid: Any = MISSING, block: Any = MISSING, *arguments: Any, stream: Any = MISSING,
            shared_memory: Any = 0, cluster: Any = None, cooperative: Any = False, attributes: Any = (),
            **named: Any,
        ) -> None:  # fmt: skip
            how = grid, block, shared_memory, cluster, cooperative, attributes
            self._launch_by(arguments, named, stream, how)

        launch.__qualname__ = f"{self.reader.name}.launch"
        return launch

    def _make_call(self) -> Callable[..., None]:
        def call(*arguments: Any, stream: Any = MISSING, **named: Any) -> None:
            self._launch_by(arguments, named, stream, None)

        call.__qualname__ = self.reader.name
        return call

    def _launch_by(
        self, arguments: Sequence[Any], named: dict[str, Any], stream: Any, how: tuple[Any, ...] | None
    ) -> None:
        """Launch, or raise the error for the configuration or the arguments.

        how: grid, block, shared_memory, cluster, cooperative and attributes; None: those of the contract.
        """
        graph = find_graph(stream, arguments, named)
        if graph is not None:
            graph.add(self, arguments, named, stream, how)
            return
        checked = self.check(arguments, named, stream, how)
        if checked is not None:
            checked.launch()

    def check(
        self, arguments: Sequence[Any], named: dict[str, Any], stream: Any, how: tuple[Any, ...] | None
    ) -> Checked | None:
        """Check a launch, as `_launch_by` makes it. None: nothing is to be launched."""
        self.function.code.check_open()
        there = self._look_elsewhere(arguments)
        if there is not None:
            return there.check(arguments, named, stream, how)
        configuration = None
        if how is not None:
            for name, size in zip(("grid", "block"), how):
                if size is MISSING:
                    raise TypeError(f"{self.reader.name}: {name}: expected an int, got nothing")
            if self.reader.contract is None:  # the errors of the configuration come first
                given_stream = None if stream is MISSING or stream is CURRENT_STREAM else stream
                configuration = self._configure(given_stream, how)
        taken = self._take(arguments, named, stream)
        there = self._find(taken)
        if how is None:
            how = self.reader.configure(taken, there.function)
            if how is None:
                return None
        grid = how[0] if isinstance(how[0], (list, tuple)) else (how[0],)
        is_empty = self.reader.contract is not None and any(map(_is_zero, grid))
        if is_empty:  # nothing to launch, once the rest is right
            how = ([1 if _is_zero(size) else size for size in grid], *how[1:])
        if configuration is None:
            configuration = there._configure(taken.stream, how)
        elif stream is CURRENT_STREAM:
            configuration = configuration._replace(stream=taken.stream)
        if taken.bound is not None:
            there._fast.learn_facts(taken.bound.sizes)
        return None if is_empty else Checked(there, configuration, how[-1], taken)

    def prepare(
        self, arguments: Sequence[Any], named: dict[str, Any], stream: Any, how: tuple[Any, ...]
    ) -> Callable[..., None]:
        """Make a function that launches in one configuration, with these arguments or with others.

        stream: MISSING if not given, or if it is among the arguments. how: as of `_launch_by`. The stream and
        the owners of the arguments' memory live as long as the function.
        """
        self.function.code.check_open()
        taken = self._take(arguments, named, stream) if arguments or named else None
        there = self if taken is None else self._find(taken)
        chosen = (None if stream is MISSING else stream) if taken is None else taken.stream
        configuration = there._configure(chosen, how)
        config = make_launch_config(configuration, how[-1])
        of_others = MISSING if self.reader.stream_at is not None else chosen
        same = pointers = None
        if taken is not None:
            pointers = there.point_to(taken.values)
            same = [there.list_arguments(config, pointers, configuration.cooperative)]

        def prepared(*arguments: Any, **named: Any) -> None:
            if arguments or named or same is None:
                there._launch_by(arguments, named, of_others, how)
            elif same:
                there.run(same[0])
            else:
                name = there.reader.name
                raise ValueError(f"{name}: a Buffer that this launch was prepared with is closed")

        prepared.__qualname__ = f"{self.reader.name}.prepared"
        given = () if taken is None else taken.given
        owners = None if taken is None else taken.owners
        prepared.__dict__.update(arguments=given, owners=(owners, chosen, how), same=same)
        for argument in given:
            if isinstance(argument, Buffer):
                refuse_after_close(argument, prepared)
        if self._with_config or not configuration.cooperative:
            return there._fast.prepare(prepared, config, same, pointers)  # type: ignore[no-any-return]
        return prepared

    # --- parts of a launch

    def _take(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> Taken:
        taken = self.reader.take(arguments, named, stream)
        for argument in taken.given:
            learn_tensors(type(argument))
        return taken

    def _find(self, taken: Taken) -> Launcher:
        """Find the launcher on the device of the arguments."""
        device = taken.device
        if device in (None, self.function.code.device.ordinal) or self._find_on is None:
            return self
        assert device is not None
        if device not in self._others:
            self._others[device] = self._find_on(device)
        return self._others[device]

    def _look_elsewhere(self, given: Sequence[Any]) -> Launcher | None:
        """Return the launcher of the first array's device, if that is another one and known."""
        for value in given if self._others else ():
            if isinstance(value, Buffer):
                return self._others.get(value.device.ordinal)
            if is_tensor(type(value)) and value.is_cuda:
                return self._others.get(value.get_device())
        return None

    def _configure(self, stream: Any, how: tuple[Any, ...]) -> Configuration:
        """Check a configuration, and let machine code know what was found."""
        *sizes, attributes = how
        check_attributes(self.reader.name, attributes)
        function = self.function
        configuration = configure(function, sizes[0], sizes[1], stream, *sizes[2:])
        if not self._with_config and (configuration.cluster or attributes):
            driver.cuLaunchKernelEx()  # raises: this driver does not have it
        if is_fixed(stream):
            self._asked = stream, configuration.stream
        limits = function.max_threads_per_block, function.shared_memory_limit, function.cluster_limit
        self._fast.learn(limits, self._asked)
        return configuration

    def run(self, given: tuple[Any, ...]) -> None:
        """Call the driver with its arguments."""
        self.function.code.check_open()
        if status := self._call_driver(*given):
            self._retry(status, given)
        history.remember(self.function.name)

    def pack(self, values: Sequence[Any]) -> bytes:
        """Lay out the values of parameters as C does; tensor maps are encoded, and kept for machine code."""
        if self.reader.maps_at:
            found = self.reader.finish(values, self.function)
            with self.function.code.lock:
                self._fast.learn_maps([(values[at], found[at]) for at in self.reader.maps_at])
            values = found
        return self.reader.layout.pack(*values)

    def point_to(self, values: Sequence[Any]) -> Any:
        """Make `void **kernelParams` for the values of parameters; None without parameters."""
        reader = self.reader
        if not reader.parameters:
            return None
        buffer = bytearray(self.pack(values))
        start = ctypes.addressof(ctypes.c_char.from_buffer(buffer))
        pointers = (ctypes.c_void_p * len(reader.parameters))(*(start + p.offset for p in reader.parameters))
        pointers.buffer = buffer  # type: ignore[attr-defined]
        return pointers

    def list_arguments(self, config: Config, to: Any, cooperative: bool = False) -> tuple[Any, ...]:
        """List the arguments of the driver's function. to: as `point_to` returns it."""
        if self._with_config:
            return ctypes.byref(config), self._handle, to, None
        entry = driver.raw.cuLaunchCooperativeKernel if cooperative else driver.raw.cuLaunchKernel
        sizes, stream = (*config.grid, *config.block, config.shared_memory), ctypes.c_void_p(config.stream)
        given = calls.unconverted(entry), self._handle, *sizes, stream, to
        return given if cooperative else (*given, None)

    def _retry(self, status: int, given: tuple[Any, ...]) -> None:
        """Launch again in the module's context if it was not current; otherwise raise the error."""
        code = self.function.code
        code.check_open()
        if status in _OTHER_CONTEXT:  # asked only then: a simulation has its error until the next call
            current, own = driver.cuCtxGetCurrent(), code.context
            if not current:
                driver.cuCtxSetCurrent(own)
            if current != own:
                with make_current(own):
                    status = self._call_driver(*given)
        if status:
            error = view_of(driver).failure(status, self._entry.__name__, ())
            raise error.with_notes(f"The kernel is {self}.")

    def _retry_fast(self, status: int, config: int, pointers: int) -> None:
        """Retry a fast launch, given the addresses of its configuration and pointers."""
        given = self.list_arguments(Config.from_address(config), ctypes.c_void_p(pointers))
        self._retry(status, given)
        history.remember(self.function.name)

    # --- the end

    def forget(self) -> None:
        """Have the configuration checked again, since a function attribute has changed."""
        self._asked = ()
        self._fast.learn((0, 0, 0), ())
        self._fast.learn_facts({})

    def close(self) -> None:
        """Send every launch to Python, which refuses."""
        self.forget()
        self._fast.switch(False)

    def reopen(self) -> None:
        """Launch as before `close`."""
        self._fast.switch(True)

    def __str__(self) -> str:
        return f"{self.function.name}({', '.join(map(str, self.reader.parameters))})"


def _call_first(entry: Any, *converted: Any) -> int:
    """Make the call for drivers without cuLaunchKernelEx, which have two launch functions."""
    status: int = entry(*converted)
    return status


def _is_zero(size: Any) -> bool:
    return isinstance(size, Integral) and int(size) == 0
