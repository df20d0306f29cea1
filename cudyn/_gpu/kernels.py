"""Kernels of loaded modules: launching them, and what is known of them."""

from __future__ import annotations

import ctypes
from collections import deque
from math import prod
from numbers import Integral

from .._binding import calls
from . import launches
from .arguments import MISSING, Packing
from .arrays import stream_of
from .buffer import Buffer
from .device import OneOfAKind, driver, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .._formats.signature import Parameter
    from .modules import Module

    Dim = int | Sequence[int]
    # A parameter buffer, and what the driver's function is called with.
    Slot = tuple[bytearray, tuple[Any, ...]]
    Config = tuple[tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...] | None, bool]

_MOST = 256  # configurations that a kernel remembers
# CUDA_ERROR_INVALID_CONTEXT and _INVALID_HANDLE: what a launch gets where another context or none is current.
_OTHER_CONTEXT = (201, 400)
_MOST_OF_GRID, _MOST_OF_BLOCK = (2**31 - 1, 65535, 65535), (1024, 1024, 64)  # of every compute capability


class Kernel(OneOfAKind):
    """A kernel of a module.

    name        in the code, mangled for C++
    parameters  what it takes: offset, size, alignment and type of each
    handle      its CUfunction
    """

    def __init__(self, module: Module, name: str, handle: Any, parameters: Sequence[Parameter]) -> None:
        self.name = name
        self.module = module
        self.handle = handle
        self.parameters = tuple(parameters)
        self._packing = Packing(name, parameters, module.device)
        self._pools: dict[Any, Any] = {}  # by what was asked for, as it was written
        self._most_threads = 0
        self._with_config = driver.has("cuLaunchKernelEx")  # CUDA 11.8
        self._function = driver.raw.cuLaunchKernelEx if self._with_config else driver.raw.cuLaunchKernel
        self._names = launches.made(
            self._packing,
            call=calls.unconverted(self._function) if self._with_config else _call_first,
            select=self._select,
            make=self._make,
            repack=self._repack,
            again=self._again,
            closed=self._closed,
        )
        direct = self._names["launch"]
        direct.__qualname__, direct.__doc__ = f"{name}.launch", type(self).launch.__doc__
        self.launch = direct  # type: ignore[method-assign]

    def launch(
        self,
        grid: Dim,
        block: Dim,
        *arguments: Any,
        stream: Any = None,
        shared: int = 0,
        cluster: Dim | None = None,
        cooperative: bool = False,
        attributes: Sequence[Any] = (),
    ) -> None:
        """Launch the kernel.

        grid         blocks: an int, or up to three of them
        block        threads of a block, likewise
        arguments    one for each parameter. Integers and floats become what the parameter is; a pointer is a
                     Buffer, an int, None or any array with __dlpack__ or __cuda_array_interface__;
                     a struct is bytes, a ctypes structure or another buffer of its size. Where the code does
                     not say a type, a number has to: ctypes.c_float(1), numpy.int32(1), bytes
        stream       a CUstream, an int or another package's stream; None: the default stream. An object of
                     another package is asked for its handle once, not again while it is launched on
        shared       dynamic shared memory of a block, in bytes
        cluster      blocks of a cluster: an int, or up to three of them (compute capability 9.0, CUDA 11.8)
        cooperative  all blocks run at a time and may synchronise as one grid
        attributes   CUlaunchAttribute objects for everything else

        It returns when the driver has the launch and its arguments. Raises TypeError, ValueError or
        OverflowError that names the parameter before anything is launched, and DriverError; what goes wrong
        in the kernel is raised by a later call.
        """
        # Every kernel has a function of its own in place of this one, made for its parameters (launches.py).
        raise NotImplementedError

    def prepare(
        self,
        grid: Dim,
        block: Dim,
        *arguments: Any,
        stream: Any = None,
        shared: int = 0,
        cluster: Dim | None = None,
        cooperative: bool = False,
        attributes: Sequence[Any] = (),
    ) -> Callable[..., None]:
        """A function that launches in one configuration, at the lowest cost.

        Called without arguments it launches with those that are given here, which are converted once; called
        with arguments it takes these. Threads may share it. The parameters are those of `launch`. The stream
        and the arguments are kept as long as it; where a Buffer among them is closed, ValueError is raised.
        """
        self.module._open()
        config = self._config(grid, block, stream, shared, cluster, cooperative)
        same, owners = None, None
        if arguments:
            buffer, prebuilt = self._slot(config, attributes)
            owners = self._repack(buffer, arguments)
            same = [prebuilt]
        slot = self._slot(config, attributes)
        prepared: Any = self._names["prepare"](self._pool(slot), lambda: self._slot(config, attributes), same)
        prepared.__qualname__ = f"{self.name}.prepared"
        # What the arguments point to is on the device; the objects that own it live as long as this function.
        prepared.__dict__.update(
            kernel=self, arguments=arguments, owners=(owners, stream, attributes), same=same
        )
        for argument in arguments:
            if isinstance(argument, Buffer):
                argument.before_end(prepared)
        return prepared  # type: ignore[no-any-return]

    # --- what a launch function leaves to others

    def _select(self, grid: Dim, block: Dim, *given: Any) -> Any:
        """The pool of a configuration, which is the chosen one from now on."""
        self.module._open()
        *how, extra = given
        if extra is not MISSING:
            raise self._packing.counted("more were")
        stream, shared, cluster, cooperative, attributes = how
        handle = self._stream(stream)
        asked = grid, block, handle, shared
        plain = cluster is None and cooperative is False and attributes.__class__ is tuple and not attributes
        if not plain or not all(map(_is_plain, asked)):  # what may compare equal, and be something else
            return self._pool(self._make(grid, block, *how))
        pool = self._pools.get(asked)
        if pool is None:
            pool = self._pool(self._make(grid, block, *how))
            if len(self._pools) >= _MOST:
                self._pools.clear()
            self._pools[asked] = pool
        of_handle = stream.value if isinstance(stream, ctypes.c_void_p) else None  # which may be filled anew
        if handle or not isinstance(stream, ctypes.c_void_p):
            self._names["chosen"] = grid, block, stream, of_handle, shared, pool
        return pool

    def _pool(self, slot: Slot) -> Any:
        """What launch functions take slots from; without parameters, what they call the driver with."""
        return deque([slot]) if self.parameters else slot[1]  # an emptied list gives its memory back

    def _make(self, grid: Dim, block: Dim, *how: Any) -> Slot:
        """A slot for a configuration."""
        launches.before.append(launches.last[0])
        *given, attributes = how[:5]
        return self._slot(self._config(grid, block, *given), attributes)

    def _repack(self, buffer: bytearray, arguments: Sequence[Any]) -> list[Any]:
        """What is not plain: convert the arguments one by one, or say what is wrong with them.

        Returns what has to live until the launch is made.
        """
        owners: list[Any] = []
        try:
            values = self._packing.values(arguments, owners)
        except (TypeError, ValueError, OverflowError) as error:
            raise error from None  # struct's own words say less
        self._packing.layout.pack_into(buffer, 0, *values)
        return owners

    def _again(self, status: int, prebuilt: Any) -> None:
        """A launch has failed: try in the module's context where another or none is current, or raise."""
        self.module._open()
        current, own = driver.cuCtxGetCurrent(), self.module.context
        if status in _OTHER_CONTEXT and current != own:
            if not current:
                driver.cuCtxSetCurrent(own)
            with within(own):
                status = self._names["call"](*prebuilt)
        if status:
            error = driver._view.failure(status, self._function.__name__, ())
            raise error.with_notes(f"The kernel is {self}.")

    def _closed(self) -> None:
        raise ValueError(f"{self.name}: a Buffer that this launch was prepared with is closed")

    # --- configurations

    def _config(
        self, grid: Dim, block: Dim, stream: Any, shared: int, cluster: Dim | None, cooperative: bool
    ) -> Config:
        """What was asked for in one form. Raises what is wrong with it."""
        blocks, threads = self._dim("grid", grid, _MOST_OF_GRID), self._dim("block", block, _MOST_OF_BLOCK)
        if prod(threads) > self.max_threads:
            raise ValueError(
                f"{self.name}: a block of {prod(threads)} threads; it can have {self.max_threads}"
            )
        if isinstance(shared, bool) or not isinstance(shared, Integral) or shared < 0:
            raise ValueError(f"{self.name}: shared={shared!r}: bytes are an int of 0 or more")
        if shared > self.module.allowed.get(self.name, 0):
            self._allow(int(shared))
        clusters = None if cluster is None else self._dim("cluster", cluster, (2**31 - 1,) * 3)
        if not isinstance(cooperative, int) and type(cooperative).__name__ not in ("bool", "bool_"):
            raise TypeError(f"{self.name}: cooperative={cooperative!r}: True or False is wanted")
        return blocks, threads, self._stream(stream), int(shared), clusters, bool(cooperative)

    def _stream(self, stream: Any) -> int:
        try:
            return stream_of(stream)
        except TypeError as error:
            raise TypeError(f"{self.name}: {error}") from None

    def _dim(self, what: str, given: Dim, most: tuple[int, ...]) -> tuple[int, ...]:
        each: Any = (given,) if isinstance(given, Integral) else given
        if isinstance(each, str) or not hasattr(each, "__len__") or not 1 <= len(each) <= 3:
            raise TypeError(f"{self.name}: {what}={given!r}: an int is wanted, or up to three of them")
        for size, limit in zip(each, most):
            if not isinstance(size, Integral):
                raise TypeError(f"{self.name}: {what}={given!r}: {type(size).__name__} is no int")
            if not 1 <= int(size) <= limit:
                raise ValueError(f"{self.name}: {what}={given!r}: {size} is not in 1 to {limit}")
        return (*map(int, each), 1, 1)[:3]

    def _allow(self, shared: int) -> None:
        """Ask for dynamic shared memory beyond what a kernel has by itself: 48 KiB less its static memory."""
        limit = driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        with self.module._lock, self.module._within():  # no thread makes another one's limit smaller
            allowed = self.attribute(limit)
            if shared > allowed:
                most = self.module.device.attribute(
                    driver.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
                )
                static = self.shared
                if shared + static > most:
                    room = f"{most} bytes, of which the kernel has {static}"
                    raise ValueError(f"{self.name}: shared={shared}: a block can have {room}")
                driver.cuFuncSetAttribute(self.handle, limit, shared)
            self.module.allowed[self.name] = max(shared, allowed)

    def _slot(self, config: Config, attributes: Sequence[Any]) -> Slot:
        """A parameter buffer, and the arguments of the driver's function, which point to it."""
        if not _are_attributes(attributes):
            what = "a list of CUlaunchAttribute objects is wanted"
            raise TypeError(f"{self.name}: attributes={attributes!r}: {what}")
        buffer = bytearray(self._packing.layout.size)
        pointers = self._pointers(buffer)
        if self._with_config:
            asked = self._launch_config(config, attributes)
            return buffer, calls.converted(self._function, asked, int(self.handle), pointers, None)
        blocks, threads, stream, shared, cluster, cooperative = config
        if cluster or attributes:
            driver.cuLaunchKernelEx()  # raises: this driver does not have it
        given = (int(self.handle), *blocks, *threads, shared, stream, pointers)
        function = driver.raw.cuLaunchCooperativeKernel if cooperative else driver.raw.cuLaunchKernel
        converted = calls.converted(function, *given, *(() if cooperative else (None,)))
        return buffer, (calls.unconverted(function), *converted)

    def _pointers(self, buffer: bytearray) -> Any:
        """`void **kernelParams` to the parameters in a buffer, which lives as long as it does."""
        if not self.parameters:
            return None
        start = ctypes.addressof(ctypes.c_char.from_buffer(buffer))
        pointers = (ctypes.c_void_p * len(self.parameters))(*(start + p.offset for p in self.parameters))
        pointers.buffer = buffer  # type: ignore[attr-defined]
        return ctypes.byref(ctypes.c_void_p.from_buffer(pointers))

    def _launch_config(self, config: Config, attributes: Sequence[Any]) -> Any:
        """CUlaunchConfig."""
        blocks, threads, stream, shared, cluster, cooperative = config
        kind = driver.CUlaunchAttribute
        asked = list(attributes)
        if cluster is not None:
            one = kind(id=driver.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            one.value.clusterDim.x, one.value.clusterDim.y, one.value.clusterDim.z = cluster
            asked.append(one)
        if cooperative:
            one = kind(id=driver.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
            one.value.cooperative = 1
            asked.append(one)
        return driver.CUlaunchConfig(
            *blocks, *threads, shared, stream, (kind * len(asked))(*asked), len(asked)
        )

    # --- what is known of it

    def attribute(self, attribute: int) -> int:
        """The value of a CUfunction_attribute."""
        with self.module._within():
            return int(driver.cuFuncGetAttribute(attribute, self.handle))

    def set_attribute(self, attribute: int, value: int) -> None:
        """Set a CUfunction_attribute that can be set."""
        with self.module._lock, self.module._within():
            driver.cuFuncSetAttribute(self.handle, attribute, value)
            self.module.allowed.pop(self.name, None)
        self.module.forget(self.name)

    @property
    def registers(self) -> int:
        """Registers of a thread."""
        return self.attribute(driver.CU_FUNC_ATTRIBUTE_NUM_REGS)

    @property
    def shared(self) -> int:
        """Static shared memory of a block, in bytes."""
        return self.attribute(driver.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)

    @property
    def local(self) -> int:
        """Local memory of a thread, in bytes."""
        return self.attribute(driver.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES)

    @property
    def constant(self) -> int:
        """Constant memory that its module's variables take, in bytes."""
        return self.attribute(driver.CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES)

    @property
    def max_threads(self) -> int:
        """The most threads that a block of this kernel can have."""
        if not self._most_threads:
            self._most_threads = self.attribute(driver.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)
        return self._most_threads

    def occupancy(self, block: Dim, shared: int = 0) -> int:
        """How many blocks run on a multiprocessor at a time."""
        threads = prod(self._dim("block", block, _MOST_OF_BLOCK))
        with self.module._within():
            return int(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(self.handle, threads, shared))

    def best_block(self, shared: int = 0, limit: int = 0) -> tuple[int, int]:
        """(grid, block): how many threads of a block give the highest occupancy, and the fewest such blocks.

        shared  dynamic shared memory of a block, in bytes
        limit   the most threads that a block may have; 0: the kernel's own limit
        """
        with self.module._within():
            grid, block = driver.cuOccupancyMaxPotentialBlockSize(self.handle, None, shared, limit)
        return grid, block

    def clusters(self, grid: Dim, block: Dim, cluster: Dim, shared: int = 0) -> int:
        """How many clusters run on the device at a time (CUDA 11.8)."""
        config = self._launch_config(self._config(grid, block, None, shared, cluster, False), ())
        with self.module._within():
            return int(driver.cuOccupancyMaxActiveClusters(self.handle, config))

    def _forget(self) -> None:
        """Have every configuration looked at again."""
        self._pools.clear()
        self._names["chosen"] = (MISSING,) * 6

    def _close(self) -> None:
        """Let every launch function come to `_again`, which refuses."""
        self._call = self._names["call"]
        self._names["call"] = lambda *_: driver.CUDA_ERROR_INVALID_HANDLE

    def _reopen(self) -> None:
        self._names["call"] = self._call

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.parameters))})"

    def __repr__(self) -> str:
        return f"<Kernel {self}>"


def _call_first(function: Any, *converted: Any) -> int:
    """Drivers without cuLaunchKernelEx have two functions that launch."""
    status: int = function(*converted)
    return status


def _is_plain(asked: Any) -> bool:
    """An int, or a tuple of them, of which == says all there is to say."""
    if asked.__class__ is tuple:
        return all(each.__class__ is int for each in asked)
    return asked.__class__ is int


def _are_attributes(given: Any) -> bool:
    kind = driver.CUlaunchAttribute
    return isinstance(given, (list, tuple)) and all(isinstance(each, kind) for each in given)
