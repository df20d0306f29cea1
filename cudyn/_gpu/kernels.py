"""Kernels of loaded modules: launching them, and what the driver says of them."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import TYPE_CHECKING, NoReturn, Protocol, runtime_checkable

from .arguments import MISSING
from .configuration import check_block, configure, make_launch_config
from .device import NotCopyable, driver

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .._contract.contract import Contract
    from .._formats.kernel_info import Parameter
    from .configuration import Dim
    from .launcher import Launcher
    from .loaded_code import Function
    from .modules import Module
    from .typed import TypedLauncher


@runtime_checkable
class PreparedLaunch(Protocol):
    """A launch in one configuration, from `Kernel.prepare`. It is a function.

    Called without arguments it launches with those that it was prepared with, which are converted once;
    called with arguments it takes these. Threads may share it. It keeps the stream and the arguments.
    Raises what `Kernel.launch` raises, and ValueError where a Buffer that it was prepared with is closed.

    kernel     the Kernel
    arguments  those that it was prepared with
    """

    kernel: Kernel
    arguments: Sequence[object]

    def __call__(self, *arguments: object, **named: object) -> None: ...


# What `__call__` is, each Kernel has for itself: a function that is made for the contract. (Type checkers
# that read this in the class would take it for a function without a self.)
_SLOTS = ("__call__", "__dict__", "__weakref__")


class Kernel(NotCopyable):
    """A kernel of a Module; `Module.get_kernel` makes it.

    With a contract `kernel(*arguments, stream=None)` launches it as the contract tells, and every launch
    checks its arguments, which are those of the contract, by position or by name. Arrays are torch's tensors,
    what has __cuda_array_interface__ or __dlpack__, and Buffers, of which the contract says what is in them
    and the other arguments how much; one size that nothing else tells follows. `stream` is as in `launch`, or
    "environment" for the one that is current in the package of the first array (torch, cupy, numba). The
    kernel runs on the device of its arrays, where the module's code is loaded when first needed. An empty
    grid launches nothing. Raises TypeError for the wrong number or kind of arguments, ValueError for what
    else does not keep the contract, before anything is launched, and DriverError.

    contract    the Contract, with the type of all that it passes; None without one
    name        in the code, mangled for C++
    module      the Module
    parameters  what it takes: offset, size, alignment and type of each
    handle      its CUfunction
    """

    __slots__ = _SLOTS

    def __init__(
        self,
        module: Module,
        function: Function,
        parameters: Sequence[Parameter],
        launcher: Launcher,
        typed: TypedLauncher | None = None,
    ) -> None:
        self.name = function.name
        self.module = module
        self.handle = function.handle
        self.parameters = tuple(parameters)
        self._function = function
        self._launcher = launcher
        self._typed = typed
        self.contract: Contract | None = typed.contract if typed else None
        call = (typed and typed.call_fast) or partial(_refuse_call, self.name)
        object.__setattr__(self, "__call__", call)
        if typed is None:
            launcher.add_fast_launches()
        # In place of the method: a function that is made for the parameters.
        self.launch = typed.launch_fast if typed else launcher.launch  # type: ignore[method-assign]
        self.launch.__doc__ = type(self).launch.__doc__

    if TYPE_CHECKING:

        def __call__(self, *arguments: object, stream: object = None, **named: object) -> None:
            """Launch the kernel as its contract tells."""

    def launch(
        self,
        grid: Dim,
        block: Dim,
        *arguments: object,
        stream: object = None,
        shared_memory: int = 0,
        cluster: Dim | None = None,
        cooperative: bool = False,
        attributes: Sequence[object] = (),
        **named: object,
    ) -> None:
        """Launch the kernel.

        grid           blocks: an int, or up to three of them
        block          threads of a block, likewise
        arguments      one for each parameter. Integers and floats become what the parameter is; a pointer is
                       a Buffer, an int, None or any array with __dlpack__ or __cuda_array_interface__;
                       a struct is bytes, a ctypes structure or another buffer of its size. Where the code
                       does not say a type, a number has to: ctypes.c_float(1), numpy.int32(1), bytes.
                       Those of a kernel with a contract are the contract's, and may be given by name
        stream         a CUstream, an int or another package's stream; None: the default stream. An object of
                       another package is asked for its handle at each launch, one of torch's once
        shared_memory  dynamic shared memory of a block, in bytes
        cluster        blocks of a cluster: an int, or up to three of them (compute capability 9.0, CUDA 11.8)
        cooperative    all blocks run at a time and may synchronise as one grid
        attributes     CUlaunchAttribute objects for everything else

        It returns when the driver has the launch and its arguments. Raises TypeError, ValueError or
        OverflowError that names the parameter before anything is launched, and DriverError; what goes wrong
        in the kernel is raised by a later call.
        """
        # Every kernel has a function of its own in place of this one, made for its parameters (launcher.py).
        raise NotImplementedError

    def prepare(
        self,
        /,
        grid: Dim,
        block: Dim,
        *arguments: object,
        stream: object = MISSING,
        shared_memory: int = 0,
        cluster: Dim | None = None,
        cooperative: bool = False,
        attributes: Sequence[object] = (),
        **named: object,
    ) -> PreparedLaunch:
        """Prepare a launch in one configuration, which then costs least. The parameters are as in `launch`.

        Without a stream it launches on the default one, unless the contract has a stream.

        Raises what `launch` raises of the configuration and of the arguments, if there are any.
        """
        if self._typed is not None:
            prepared = self._typed.prepare(
                arguments, named, stream, grid=grid, block=block, shared_memory=shared_memory,
                cluster=cluster, cooperative=cooperative, attributes=attributes,
            )  # fmt: skip
            prepared.__dict__["kernel"] = self
            return prepared  # type: ignore[return-value]
        if named:
            raise TypeError(f"{self.name}: {next(iter(named))}: arguments have names only by a contract")
        self._function.code.check_open()
        stream = None if stream is MISSING else stream
        asked = configure(self._function, grid, block, stream, shared_memory, cluster, cooperative)
        prepared = self._launcher.prepare(asked, arguments, stream, attributes)
        prepared.__dict__["kernel"] = self  # which keeps the module
        return prepared  # type: ignore[return-value]

    # --- what the driver says of it

    def get_attribute(self, attribute: int) -> int:
        """Return the value of a CUfunction_attribute."""
        return self._function.get_attribute(attribute)

    def set_attribute(self, attribute: int, value: int) -> None:
        """Set a CUfunction_attribute that can be set. DriverError: it can't, or not to this value."""
        self._function.set_attribute(attribute, value)

    @property
    def registers(self) -> int:
        """Registers of a thread."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_NUM_REGS)

    @property
    def static_shared_memory(self) -> int:
        """Static shared memory of a block, in bytes."""
        return self._function.static_shared_memory

    @property
    def local_memory(self) -> int:
        """Local memory of a thread, in bytes."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES)

    @property
    def constant_memory(self) -> int:
        """Constant memory that its module's variables take, in bytes."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES)

    @property
    def max_threads_per_block(self) -> int:
        """The most threads that a block of this kernel can have."""
        return self._function.max_threads_per_block

    def max_active_blocks_per_multiprocessor(self, block: Dim, shared_memory: int = 0) -> int:
        """Ask how many blocks run on a multiprocessor at a time (occupancy).

        block          threads of a block: an int, or up to three of them
        shared_memory  dynamic shared memory of a block, in bytes
        """
        threads = prod(check_block(self.name, block))
        ask = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor
        with self._function.code.make_current():
            return int(ask(self.handle, threads, shared_memory))

    def max_potential_block_size(self, shared_memory: int = 0, limit: int = 0) -> tuple[int, int]:
        """Ask for the block that gives the highest occupancy.

        shared_memory  dynamic shared memory of a block, in bytes
        limit          the most threads that a block may have; 0: the kernel's own limit

        Returns (grid, block): the fewest blocks that fill the device, and the threads of a block.
        """
        with self._function.code.make_current():
            grid, block = driver.cuOccupancyMaxPotentialBlockSize(self.handle, None, shared_memory, limit)
        return grid, block

    def max_active_clusters(self, grid: Dim, block: Dim, cluster: Dim, shared_memory: int = 0) -> int:
        """Ask how many clusters run on the device at a time (CUDA 11.8).

        The parameters are those of `launch`.
        """
        asked = configure(self._function, grid, block, None, shared_memory, cluster, False)
        with self._function.code.make_current():
            return int(driver.cuOccupancyMaxActiveClusters(self.handle, make_launch_config(asked, ())))

    def __str__(self) -> str:
        return str(self._launcher)

    def __repr__(self) -> str:
        return f"<Kernel {self.contract or self}>"


def _refuse_call(name: str, *_: object, **__: object) -> NoReturn:
    how = f"use kernel.launch(grid, block, ...), or a contract with {name}<<<grid, block>>>"
    raise TypeError(f"{name}: nothing tells grid and block; {how}")
