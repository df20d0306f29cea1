"""Launching one kernel: the functions that launch it, written for its signature.

A launch must add little to the 3 microseconds that the driver takes, so nothing that is known beforehand is
computed again: a launch function is made from source for the kernel's own parameters (as dataclasses make
__init__), packs its arguments with one `struct` into a parameter buffer, and calls the driver with arguments
that ctypes has converted already. A buffer and the arguments that point to it are a *slot*; threads take
slots out of a *pool* and put them back, so that no two threads share one. When the driver returns it has
copied the parameters.

Everything else (a new configuration, an argument to convert, an error) is left to the methods of `Launcher`.
If this process has fast calls, machine code in front of these functions makes the plainest launches itself
(fast.py).
"""

from __future__ import annotations

import ctypes
import functools
from collections import deque
from typing import TYPE_CHECKING, Any

from .._binding import calls
from .._library.door import view_of
from . import history
from .arguments import MISSING, Packing
from .buffer import Buffer, refuse_after_close
from .configuration import check_attributes, configure, get_stream_handle, make_launch_config
from .device import driver, make_current
from .fast import Config, make_config, make_fast_launch
from .streams import is_fixed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import CodeType

    from .._formats.kernel_info import Parameter
    from .configuration import Configuration
    from .fast import FastLaunch
    from .loaded_code import Function

    Slot = tuple[bytearray, tuple[Any, ...]]
    # A deque of slots; without parameters, what the driver is called with.
    Pool = deque[Slot] | tuple[Any, ...]

_MAX_POOLS = 256  # configurations that a launcher remembers
# CUDA_ERROR_INVALID_CONTEXT and _INVALID_HANDLE: the statuses of a launch while another context, or none, is
# current.
_OTHER_CONTEXT = (201, 400)
_NO_ATTRIBUTES = ()
_NOTHING_CHOSEN = (MISSING,) * 6

# The source of a kernel's launch functions. Their globals:
#
#   launcher       the Launcher; `chosen` is its last configuration
#   call           calls the driver with the contents of a slot; `Launcher.close` replaces it
#   packing        its Packing, which converts arguments that are not plain
#   pack           packs values into a parameter buffer (Struct.pack_into)
#   device, Buffer for the address of a Buffer on the kernel's device
#   name, last     the kernel's name, and the list with the name of the kernel launched last (history.last)
#   before         notes the kernel before it
#   missing        the default of an argument that was not given
#   no_attributes  the default of `attributes`
#
# Every bytecode counts. Keyword-only and starred parameters would slow down each call; a surplus positional
# argument therefore lands in `extra`, where `select` finds it. The configuration is compared by identity,
# plain ints by value. CUstream objects are mutable, so compare handles. Never use == on foreign objects:
# their __eq__ may lie (a torch stream is neither equal nor unequal to None).
_SOURCE = """
def launch(grid, block, {parameters}extra=missing, attributes=no_attributes, stream=None, shared_memory=0,
           cluster=None, cooperative=False):
{select}{launch}

def make_prepared(pool, make_slot, same):
    def prepared({parameters}{only}):
{repeat}{prepared}
    return prepared
"""

# Sets `pool`; extra: the name of the surplus argument, if there may be one.
SELECT = """\
    of_grid, of_block, of_stream, of_handle, of_shared_memory, pool = launcher.chosen
    if (stream is not of_stream or of_handle is not None and stream.value != of_handle
            or grid is not of_grid and (grid.__class__ is not int or grid != of_grid)
            or block is not of_block and (block.__class__ is not int or block != of_block)
            or shared_memory is not of_shared_memory
                and (shared_memory.__class__ is not int or shared_memory != of_shared_memory)
            or cluster is not None or cooperative is not False or attributes is not no_attributes
            or {extra} is not missing):
        pool = launcher.select(grid, block, stream, shared_memory, cluster, cooperative, attributes, {extra})
"""

# `name` is always the same object, so a kernel that is launched again needs no note.
REMEMBER = "if last[0] is not name: before(last[0]); last[0] = name"

REPEAT = f"""\
        if a0 is missing and same is not None:
            try:
                prebuilt = same[0]
            except IndexError:  # emptied, when what it points to was freed
                launcher.refuse_closed_buffer()
            if status := call(*prebuilt):
                launcher.retry(status, prebuilt)
            {REMEMBER}
            return
"""

_CALL = f"""
    try:
        slot = pool.pop()
    except IndexError:
        slot = {{make_slot}}
    buffer, prebuilt = slot
    try:
        pack(buffer, 0, {{values}})
    except Exception:
        owners = launcher.convert(buffer, ({{arguments}}))
    if status := call(*prebuilt):
        launcher.retry(status, prebuilt)
    pool.append(slot)
    {REMEMBER}
"""

# Without parameters nothing is packed, and all threads share the prebuilt arguments, which replace the pool.
_CALL_WITHOUT = f"""
    if status := call(*pool):
        launcher.retry(status, pool)
    {REMEMBER}
"""


@functools.lru_cache(256)
def _compile(expressions: tuple[str, ...]) -> CodeType:
    """The code for these expressions of a0, a1, ..."""
    names = [f"a{i}" for i in range(len(expressions))]
    call = _CALL if names else _CALL_WITHOUT
    known = {"values": ", ".join(expressions), "arguments": "".join(f"{name}, " for name in names)}
    asked = "grid, block, stream, shared_memory, cluster, cooperative, attributes"
    source = _SOURCE.format(
        parameters="".join(f"{name}=missing, " for name in names),
        only="/" if names else "",
        repeat=REPEAT if names else "",
        select=SELECT.format(extra="extra"),
        launch=call.format(make_slot=f"launcher.make_slot({asked})", **known),
        prepared=call.format(make_slot="make_slot()", **known).replace("\n", "\n    "),
    )
    return compile(source, "<a launch function of cudyn>", "exec")


class Launcher:
    """Launches one function of loaded code.

    launch   the launch function: launch(grid, block, *arguments, stream=..., ...)
    chosen   the last configuration as given: grid, block, stream, the handle of a CUstream, shared memory;
             and its pool
    """

    __slots__ = (
        "_asked",
        "_call_driver",
        "_entry",
        "_fast",
        "_function",
        "_globals",
        "_make_prepared",
        "_packing",
        "_pools",
        "_with_config",
        "chosen",
        "launch",
    )  # fmt: skip

    def __init__(self, function: Function, parameters: Sequence[Parameter]) -> None:
        self._function = function
        self._packing = Packing(function.name, parameters, function.code.device)
        self._pools: dict[Any, Pool] = {}  # by the configuration as given
        self._with_config = driver.has("cuLaunchKernelEx")  # CUDA 11.8
        self._entry = driver.raw.cuLaunchKernelEx if self._with_config else driver.raw.cuLaunchKernel
        self._call_driver = calls.unconverted(self._entry) if self._with_config else _call_first
        self.chosen: tuple[Any, ...] = _NOTHING_CHOSEN
        self._asked: tuple[Any, ...] = ()  # the torch stream chosen last, and its handle
        self._fast: FastLaunch | None = None
        self._globals: dict[str, Any] = {
            "launcher": self,
            "call": self._call_driver,
            "packing": self._packing,
            "pack": self._packing.layout.pack_into,
            "device": self._packing.device,
            "Buffer": Buffer,
            "name": function.name,
            "last": history.last,
            "before": history.before.append,
            "missing": MISSING,
            "no_attributes": _NO_ATTRIBUTES,
        }
        count = len(self._packing.parameters)
        exec(_compile(tuple(self._packing.write_expression(i) for i in range(count))), self._globals)
        self.launch: Callable[..., None] = self._globals["launch"]
        self._make_prepared = self._globals["make_prepared"]
        self.launch.__qualname__ = f"{function.name}.launch"

    def add_fast_launches(self) -> None:
        """Make plain launches by machine code, also those that are prepared later."""
        function, packing = self._function, self._packing
        self._fast = make_fast_launch(
            self.launch, self._entry, int(function.handle), function.name, packing.device, packing.parameters,
            self._retry_fast,
        )  # fmt: skip
        if self._fast is not None:
            self.launch = self._fast.launch

    @property
    def call(self) -> Callable[..., int]:
        """Calls the driver with the contents of a slot and returns the status; after `close` it refuses."""
        return self._globals["call"]  # type: ignore[no-any-return]

    @call.setter
    def call(self, call: Callable[..., int]) -> None:
        self._globals["call"] = call
        if self._fast is not None:
            self._fast.switch(call is self._call_driver)

    def define(self, code: CodeType, names: dict[str, Any]) -> dict[str, Any]:
        """Run code with the globals of launch functions and these names; return all of them."""
        self._globals.update(names)
        exec(code, self._globals)
        return self._globals

    def prepare(
        self,
        configuration: Configuration,
        arguments: Sequence[Any],
        stream: Any,
        attributes: Sequence[Any],
        convert: Callable[[bytearray, Sequence[Any]], list[Any]] | None = None,
        make_prepared: Callable[..., Any] | None = None,
    ) -> Callable[..., None]:
        """Make a function that launches in one configuration, with these arguments or with others.

        stream: the object whose handle is in the configuration. It and the owners of the arguments' memory
        live as long as the function. convert, make_prepared: in place of the launcher's own.
        """
        owners = same = None
        if arguments:
            buffer, prebuilt = self._make_slot(configuration, attributes)
            owners = (convert or self.convert)(buffer, arguments)
            same = [prebuilt]
        first = self._make_slot(configuration, attributes)
        prepared = (make_prepared or self._make_prepared)(
            self._make_pool(first), lambda: self._make_slot(configuration, attributes), same
        )
        prepared.__qualname__ = f"{self._function.name}.prepared"
        # The arguments point to device memory; the objects that own it live as long as this function.
        prepared.__dict__.update(arguments=arguments, owners=(owners, stream, attributes), same=same)
        for argument in arguments:
            if isinstance(argument, Buffer):
                refuse_after_close(argument, prepared)
        is_plain = convert is None and (self._with_config or not configuration.cooperative)
        if self._fast is not None and is_plain:
            if self._with_config:
                config = make_launch_config(configuration, attributes)
            else:
                config = make_config(configuration)
            pointers = None if same is None else self._list_pointers(buffer)
            return self._fast.prepare(prepared, config, same, pointers)  # type: ignore[no-any-return]
        return prepared  # type: ignore[no-any-return]

    # --- called by launch functions

    def select(self, grid: Any, block: Any, *given: Any) -> Pool:
        """Return the pool of a configuration, which becomes the chosen one."""
        self._function.code.check_open()
        *how, extra = given
        if extra is not MISSING:
            raise self._packing.count_error("more")
        stream, shared_memory, cluster, cooperative, attributes = how
        of_stream, handle = self._asked or (None, 0)
        if stream is not of_stream:
            handle = get_stream_handle(self._function.name, stream)
        how[0] = handle
        asked = grid, block, handle, shared_memory
        plain = cluster is None and cooperative is False and attributes.__class__ is tuple and not attributes
        if not plain or not all(map(_is_plain, asked)):  # it may compare equal, and differ
            return self._make_pool(self.make_slot(grid, block, *how))
        pool = self._pools.get(asked)
        if pool is None:
            pool = self._make_pool(self.make_slot(grid, block, *how))
            if len(self._pools) >= _MAX_POOLS:
                self._pools.clear()
            self._pools[asked] = pool
        of_handle = stream.value if isinstance(stream, ctypes.c_void_p) else None  # which may be filled anew
        is_own = stream is None or stream.__class__ is int or of_handle is not None
        if is_own or is_fixed(stream):
            self._asked = () if is_own else (stream, handle)
            self.chosen = grid, block, stream, of_handle, shared_memory, pool
            self._teach()
        return pool

    def make_slot(
        self,
        grid: Any,
        block: Any,
        stream: Any,
        shared_memory: Any,
        cluster: Any,
        cooperative: Any,
        attributes: Any,
    ) -> Slot:
        """Check a configuration and make a slot for it."""
        asked = grid, block, stream, shared_memory, cluster, cooperative
        return self._make_slot(configure(self._function, *asked), attributes)

    def convert(self, buffer: bytearray, arguments: Sequence[Any]) -> list[Any]:
        """Convert arguments one by one into a buffer, or raise the error that names the wrong one.

        Returns the objects that have to live until the launch is made.
        """
        owners: list[Any] = []
        try:
            values = self._packing.convert(arguments, owners)
        except (TypeError, ValueError, OverflowError) as error:
            raise error from None  # struct's own message says less
        self._packing.layout.pack_into(buffer, 0, *values)
        return owners

    def retry(self, status: int, prebuilt: Any) -> None:
        """Launch again in the module's context if it was not current; otherwise raise the error."""
        code = self._function.code
        code.check_open()
        current, own = driver.cuCtxGetCurrent(), code.context
        if status in _OTHER_CONTEXT and current != own:
            if not current:
                driver.cuCtxSetCurrent(own)
            with make_current(own):
                status = self.call(*prebuilt)
        if status:
            error = view_of(driver).failure(status, self._entry.__name__, ())
            raise error.with_notes(f"The kernel is {self}.")

    def _retry_fast(self, status: int, config: int, pointers: int) -> None:
        """Retry a fast launch, given the addresses of its configuration and pointers."""
        handle = int(self._function.handle)
        rest = ctypes.byref(ctypes.c_void_p.from_address(pointers)) if pointers else None, None
        if self._with_config:
            given = driver.CUlaunchConfig.from_address(config), handle
            prebuilt = calls.converted(self._entry, *given, *rest)
        else:
            of = Config.from_address(config)
            sizes = *of.grid, *of.block, of.shared_memory, of.stream
            prebuilt = calls.unconverted(self._entry), *calls.converted(self._entry, handle, *sizes, *rest)
        self.retry(status, prebuilt)
        history.remember(self._function.name)

    def _teach(self) -> None:
        """Give the fast launch the limits and the stream that have been checked."""
        if self._fast is not None:
            function = self._function
            self._fast.learn(function.max_threads_per_block, function.shared_memory_limit, self._asked)

    def refuse_closed_buffer(self) -> None:
        """Raise ValueError: a Buffer of a prepared launch was freed."""
        raise ValueError(f"{self._function.name}: a Buffer that this launch was prepared with is closed")

    # --- slots

    def _make_pool(self, slot: Slot) -> Pool:
        """Make the pool of launch functions; without parameters, the arguments of the driver's function."""
        return deque([slot]) if self._packing.parameters else slot[1]  # a list frees its memory when empty

    def _make_slot(self, configuration: Configuration, attributes: Sequence[Any]) -> Slot:
        """A parameter buffer, and the arguments of the driver's function, which point to it."""
        check_attributes(self._function.name, attributes)
        handle = int(self._function.handle)
        buffer = bytearray(self._packing.layout.size)
        pointers = self._point_into(buffer)
        if self._with_config:
            config = make_launch_config(configuration, attributes)
            return buffer, calls.converted(self._entry, config, handle, pointers, None)
        grid, block, stream, shared_memory, cluster, cooperative = configuration
        if cluster or attributes:
            driver.cuLaunchKernelEx()  # raises: this driver does not have it
        given = (handle, *grid, *block, shared_memory, stream, pointers)
        entry = driver.raw.cuLaunchCooperativeKernel if cooperative else driver.raw.cuLaunchKernel
        converted = calls.converted(entry, *given, *(() if cooperative else (None,)))
        return buffer, (calls.unconverted(entry), *converted)

    def _point_into(self, buffer: bytearray) -> Any:
        """`void **kernelParams` to the parameters in a buffer, which lives as long as it does."""
        if not self._packing.parameters:
            return None
        return ctypes.byref(ctypes.c_void_p.from_buffer(self._list_pointers(buffer)))

    def _list_pointers(self, buffer: bytearray) -> Any:
        start = ctypes.addressof(ctypes.c_char.from_buffer(buffer))
        offsets = [p.offset for p in self._packing.parameters]
        pointers = (ctypes.c_void_p * len(offsets))(*(start + offset for offset in offsets))
        pointers.buffer = buffer  # type: ignore[attr-defined]
        return pointers

    # --- the end

    def forget(self) -> None:
        """Have every configuration checked again, since a function attribute has changed."""
        self._pools.clear()
        self._choose_nothing()

    def _choose_nothing(self) -> None:
        self.chosen, self._asked = _NOTHING_CHOSEN, ()
        if self._fast is not None:
            self._fast.learn(0, 0, ())

    def close(self) -> None:
        """Send every launch function to `select` or `retry`, which refuse."""
        self._choose_nothing()
        self.call = lambda *_: driver.CUDA_ERROR_INVALID_HANDLE

    def reopen(self) -> None:
        """Launch as before `close`."""
        self.call = self._call_driver

    def __str__(self) -> str:
        return str(self._packing)


def _call_first(entry: Any, *converted: Any) -> int:
    """Make the call for drivers without cuLaunchKernelEx, which have two launch functions."""
    status: int = entry(*converted)
    return status


def _is_plain(asked: Any) -> bool:
    """Is it an int or a tuple of ints, for which == can be trusted?"""
    if asked.__class__ is tuple:
        return all(each.__class__ is int for each in asked)
    return asked.__class__ is int
