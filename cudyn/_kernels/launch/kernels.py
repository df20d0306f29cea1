"""Kernels of loaded modules: launching them, and their properties; several by contracts of one name."""

from __future__ import annotations

import inspect
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, overload, runtime_checkable

from ..contracts import refusals
from ..contracts.contract import Contract
from ..contracts.dtypes import find_dtype
from ..contracts.parts import ArrayArgument, StreamArgument, list_defaults
from .array_records import is_tensor
from .buffer import Buffer
from .config import NOT_GIVEN, OPTIONS, LaunchConfig, show_options
from .driver_objects import NotCopyable, check_open
from .driver_state import driver
from .occupancy import Occupancy
from .streams import CURRENT_STREAM

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .config import Dim
    from .launcher import Launcher
    from .modules import Module


# In the class, type checkers would take the slot for a declaration of `__call__`.
_SLOTS = ("__call__", "__dict__", "__weakref__")


@runtime_checkable
class PreparedLaunch(Protocol):
    """A launch in one configuration, from `Kernel.prepare`. It is a function.

    Without arguments it launches with those that it was prepared with, which are converted once; with
    arguments it launches with these. Threads may share it. It keeps the stream and the arguments alive.
    Raises what `Kernel.launch` raises, and ValueError if a Buffer that it was prepared with is closed.

    kernel     the Kernel
    arguments  those that it was prepared with
    """

    kernel: Kernel
    arguments: Sequence[object]

    def __call__(self, *arguments: object, **named: object) -> None: ...


class Kernel(NotCopyable):
    """A kernel of a Module; `Module.get_kernel` makes it.

    With a contract `kernel(*arguments, stream=None)` launches it with the contract's grid and block, and
    every launch checks its arguments, which are the contract's, by position or by name. Arrays are torch
    tensors, objects with __cuda_array_interface__ or __dlpack__, and Buffers. A Buffer gets its dtype from
    the contract and its shape from the other arguments; one unknown size follows from its bytes. A call
    without the `out` arrays of the contract allocates these and returns them: one, or a tuple; torch tensors
    if the first array is one, else Buffers; on the arrays' device and the launch's stream. `stream` is
    as in `launch`.
    The kernel runs on the device of its arrays, where the module's code is loaded when first needed. An empty
    grid launches nothing. Before anything is launched, raises TypeError for the wrong number or kind of
    arguments and ValueError for any other breach of the contract; then DriverError.

    contract    the Contract, with the types of all parameters; None without one
    name        in the code, mangled for C++
    module      the Module
    parameters  offset, size, alignment and type of each
    handle      its CUfunction
    occupancy   an Occupancy: how many of its blocks and clusters run at the same time
    """

    # Python calls the function in the slot `__call__`, and finds the function `launch` in `__dict__` before
    # the method of the same name. A launch takes 180 ns, or 210 ns with options; a method that calls the
    # function would add 130 ns, or 400 ns with options.
    __slots__ = _SLOTS

    def __init__(self, module: Module, launcher: Launcher) -> None:
        self._function = function = launcher.function
        self.name = function.name
        self.module = module
        self.handle = function.handle
        self.parameters = launcher.reader.parameters
        self._launcher = launcher
        self.contract: Contract | None = launcher.reader.contract
        self.occupancy = Occupancy(function)
        self._set_functions(launcher.call or partial(_refuse_call, self.name), launcher.launch)

    def _set_functions(self, call: Callable[..., None], launch: Callable[..., None]) -> None:
        """Set the functions of this kernel, which are machine code if the process can have it."""
        self.__call__ = call  # type: ignore[method-assign]
        self.launch = self._launch = launch  # type: ignore[method-assign]
        launch.__doc__ = Kernel.launch.__doc__
        launch.__signature__ = _SIGNATURE  # type: ignore[attr-defined]

    @property
    def _as_parameter_(self) -> Any:
        """The handle, for calls of the driver that are given the kernel."""
        check_open(self.module)
        return self.handle

    if TYPE_CHECKING:

        def __call__(self, *arguments: object, stream: object = None, **named: object) -> Any:
            """Launch the kernel by its contract."""

    @overload
    def launch(self, config: LaunchConfig, /, *arguments: object, **named: object) -> None: ...

    @overload
    def launch(
        self,
        /,
        grid: Dim,
        block: Dim,
        *arguments: object,
        stream: object = NOT_GIVEN,
        shared_memory: int = 0,
        cluster: Dim | None = None,
        cooperative: bool = False,
        attributes: Sequence[object] = (),
        **named: object,
    ) -> None: ...

    @show_options  # type: ignore[misc]
    def launch(
        self, /, grid: Dim | LaunchConfig, block: Any = NOT_GIVEN, *arguments: object, **named: object
    ) -> None:
        """Launch the kernel: `launch(grid, block, *arguments)`, or `launch(config, *arguments)`.

        Parameters:
            grid           blocks: an int, or up to three of them; or a LaunchConfig, which has all but the
                           arguments
            block          threads of a block, likewise
            arguments      one for each parameter. Integers and floats are converted to the parameter's type;
                           a pointer is a Buffer, an int, None or any array with __dlpack__ or
                           __cuda_array_interface__; a struct is bytes, a ctypes structure or another buffer
                           of its size. If the parameter's type is unknown, a number must have one:
                           ctypes.c_float(1), numpy.int32(1), bytes. With a contract, its arguments, by
                           position or by name
            stream         a CUstream, an int or another package's stream; None: the default stream;
                           CURRENT_STREAM, or not given: the current stream of the package (torch, cupy,
                           numba) of the first array that has one. Without such an array CURRENT_STREAM is
                           refused, and no stream means the default stream. The
                           handle of another package's stream is read at each launch, that of a torch stream
                           once
            shared_memory  dynamic shared memory of a block, in bytes
            cluster        blocks of a cluster: an int, or up to three of them (compute capability 9.0, CUDA
                           11.8)
            cooperative    all blocks run at the same time and may synchronise as one grid
            attributes     CUlaunchAttribute objects for everything else
        Returns: None, once the driver has the launch and its arguments.
        Raises: TypeError, ValueError or OverflowError, which names the parameter, before anything is
            launched; then DriverError. A later call raises errors inside the kernel.
        Threads: any; the module's context becomes current in one that has none.
        Example: kernel.launch(4, 256, buffer, 2.0, 1000, stream=stream)
        """
        self._launch(grid, block, *arguments, **named)

    @overload
    def prepare(self, config: LaunchConfig, /, *arguments: object, **named: object) -> PreparedLaunch: ...

    @overload
    def prepare(
        self,
        /,
        grid: Dim,
        block: Dim,
        *arguments: object,
        stream: object = NOT_GIVEN,
        shared_memory: int = 0,
        cluster: Dim | None = None,
        cooperative: bool = False,
        attributes: Sequence[object] = (),
        **named: object,
    ) -> PreparedLaunch: ...

    @show_options  # type: ignore[misc]
    def prepare(
        self, /, grid: Dim | LaunchConfig, block: Any = NOT_GIVEN, *arguments: object, **named: object
    ) -> PreparedLaunch:
        """Prepare a launch in one configuration, the fastest way to launch. Parameters are as in `launch`.

        Without a stream the arguments decide it, as in `launch`: those given here once, for all its launches;
        those of each call if none are given here.

        Returns: a PreparedLaunch; calling it launches, with the same arguments or others.
        Raises: what `launch` raises for the configuration, and for the arguments if there are any.
        Threads: any; a PreparedLaunch, too.
        Example: again = kernel.prepare(4, 256, buffer, 2.0, 1000)
        """
        config, arguments = self._launcher.read_config(grid, block, arguments, named)
        prepared = self._launcher.prepare(arguments, named, config)
        prepared.__dict__["kernel"] = self  # which keeps the module
        return prepared  # type: ignore[return-value]

    def as_torch_op(self, name: str = "") -> Any:
        """Register the kernel as an operator of torch, which torch.compile takes.

        It takes the contract's arguments but the stream and the `out` arrays, by position or by name, and
        returns these, new. Arrays that are not `in` are arguments that it changes. It launches on the current
        stream. Overloads have to have the same kinds of arguments. The operator keeps the module, for as long
        as the process runs.

        Parameters:
            name  with a namespace, such as "mine::scale"; without it "cudyn::" and the contract's name
        Returns: the operator, a torch.library.CustomOpDef.
        Raises: ValueError for a kernel without a contract with grid and block, a struct, or another name.
        Threads: any.
        Example: scale = module.scale.as_torch_op("mine::scale")
        """
        from .torch_operator import register

        contract = self.contract
        if contract is None or contract.launch is None:
            raise ValueError(f"{self.name}: expected a kernel with a contract that has grid and block")
        streams = [each.name for each in contract.arguments if isinstance(each, StreamArgument)]
        launch = partial(self, **{(streams or ["stream"])[0]: CURRENT_STREAM})
        return register(contract, launch, name or f"cudyn::{contract.name}")

    # --- its properties

    def get_attribute(self, attribute: int) -> int:
        """Return the value of a CUfunction_attribute."""
        return self._function.get_attribute(attribute)

    def set_attribute(self, attribute: int, value: int) -> None:
        """Set a CUfunction_attribute. DriverError: it can't be set, or not to this value."""
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
    def max_threads_per_block(self) -> int:
        """The most threads that a block of this kernel can have."""
        return self._function.max_threads_per_block

    def __str__(self) -> str:
        return str(self._launcher)

    def __repr__(self) -> str:
        return f"<Kernel {self.contract or self}>"


def _drop_self(signature: inspect.Signature) -> inspect.Signature:
    return signature.replace(parameters=[*signature.parameters.values()][1:])


_SIGNATURE = _drop_self(inspect.signature(Kernel.launch))
"""The signature of the functions `launch` of kernels."""


class Overloads(Kernel):
    """Kernels by contracts of one name: the first whose contract takes the arguments is launched.

    `kernels` are all of them, in order; the other attributes are those of the first. If none takes the
    arguments, the error has the one of each. A Buffer has no dtype: it is refused where the contracts differ
    in the dtype of its argument.
    """

    def __init__(self, kernels: Sequence[Kernel]) -> None:
        first = kernels[0]
        vars(self).update(vars(first))
        self.kernels = tuple(kernels)
        self.contract = Contract.join([each.contract for each in kernels if each.contract])
        calls = [each.__call__ for each in kernels]
        launches = [each.launch for each in kernels]
        self._set_functions(self._choose(calls, 0), self._choose(launches, 2))

    @show_options
    def prepare(  # type: ignore[override]
        self, /, grid: Any, block: Any = NOT_GIVEN, *arguments: Any, **named: Any
    ) -> PreparedLaunch:
        """Prepare a launch as `Kernel.prepare` does; with arguments for the kernel that takes these."""
        prepares = [each.prepare for each in self.kernels]
        if isinstance(grid, LaunchConfig):
            configuration: tuple[Any, ...] = (grid,)
            arguments = arguments if block is NOT_GIVEN else (block, *arguments)
        else:
            configuration = (grid, block)
        if arguments or named.keys() - OPTIONS:
            prepared = self._choose(prepares, len(configuration))(*configuration, *arguments, **named)
        else:
            prepared = self._choose([prepare(*configuration, **named) for prepare in prepares], 0)
            prepared.kernel = self
        return prepared  # type: ignore[no-any-return]

    def _choose(self, calls: Sequence[Callable[..., Any]], before: int) -> Any:
        """Make a function that makes the first of these calls whose arguments fit.

        before: the number of arguments in front of those of the contract. A tensor of another dtype or number
        of dimensions than a contract's is refused by it for certain: this contract comes last.
        """
        contracts = [each.contract for each in self.kernels if each.contract]
        at, kinds = _find_kinds(contracts)
        at += before
        orders: dict[Any, list[int]] = {}  # the kind of an argument -> the calls in the order to try

        def call(*arguments: Any, **named: Any) -> Any:
            if Buffer in map(type, (*arguments, *named.values())):
                _refuse_buffers(contracts, arguments[before:], named)
            kind = None
            place = at
            if before and arguments and isinstance(arguments[0], LaunchConfig):
                place = at - before + 1
            if kinds and len(arguments) > place and is_tensor(type(arguments[place])):
                kind = arguments[place].dtype, len(arguments[place].shape)
            if kind not in orders:
                wanted = kind and (find_dtype(kind[0]), kind[1])
                orders[kind] = sorted(
                    range(len(calls)), key=lambda number: bool(wanted) and kinds[number] != wanted
                )
            refused: dict[int, TypeError | ValueError] = {}
            for i in orders[kind]:
                try:
                    return calls[i](*arguments, **named)
                except (TypeError, ValueError) as error:
                    refused[i] = error.with_traceback(None)
            if self.module.handle is None:
                raise refused[0]
            errors = [refused[i] for i in range(len(calls))]
            raise refusals.refuse_all(self.contract.name, errors) from None  # type: ignore[union-attr]

        return call


def _refuse_buffers(
    contracts: Sequence[Contract], arguments: Sequence[object], named: Mapping[str, object]
) -> None:
    """Raise ValueError for a Buffer in place of an argument whose dtypes differ in contracts of so many."""
    count = len(arguments) + len(named.keys() - OPTIONS)
    fitting = []
    for contract in contracts:
        most = len(contract.arguments)
        if most - len(list_defaults(contract.arguments)) <= count <= most:
            fitting.append(contract.arguments)
    positions = [(at, "", value) for at, value in enumerate(arguments)]
    positions += [(-1, name, value) for name, value in named.items()]
    for at, name, value in positions:
        if not isinstance(value, Buffer):
            continue
        places = [each for listed in fitting for i, each in enumerate(listed) if i == at or each.name == name]
        dtypes = dict.fromkeys(each.dtype for each in places if isinstance(each, ArrayArgument))
        if len(dtypes) > 1:
            buffer = f"a Buffer, which has no dtype; buffer.as_array({next(iter(dtypes))!r}, ...) has one"
            expected = f"{contracts[0].name}: {places[0].name}: expected an array of {', '.join(dtypes)}"
            raise ValueError(f"{expected}, got {buffer}")


def _find_kinds(contracts: Sequence[Contract]) -> tuple[int, list[tuple[str, int]]]:
    """Find the first argument whose types or numbers of dimensions differ, or []."""
    for at, arguments in enumerate(zip(*(contract.arguments for contract in contracts))):
        kinds = [
            (each.dtype, len(each.shape)) if isinstance(each, ArrayArgument) else ("", 0)
            for each in arguments
        ]
        if len(set(kinds)) > 1 and not any(isinstance(each, StreamArgument) for each in arguments):
            return at, kinds
    return 0, []


def _refuse_call(name: str, *_: object, **__: object) -> NoReturn:
    how = f"use kernel.launch(grid, block, ...), or a contract with {name}<<<grid, block>>>"
    raise TypeError(f"{name}: no grid and block given; {how}")
