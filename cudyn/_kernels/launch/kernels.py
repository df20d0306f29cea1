"""The classes of the kernels in loaded modules, which launch the kernels and report their properties."""

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
from .driver_objects import NotCopyable, check_open, register_handle
from .driver_state import driver
from .occupancy import Occupancy
from .streams import CURRENT_STREAM

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .config import Dim
    from .launcher import Launcher
    from .modules import Module


# This tuple is not in the class, where type checkers would consider the slot a declaration of `__call__`.
_SLOTS = ("__call__", "__dict__", "__weakref__", "handle")


@runtime_checkable
class PreparedLaunch(Protocol):
    """A function that launches a kernel in a fixed configuration, as returned by `Kernel.prepare`.

    Called without arguments, it launches the kernel with the arguments that were passed to `prepare`, which
    are converted only once. Called with arguments, it launches the kernel with these arguments. Several
    threads may share it. It keeps the stream and the arguments alive. It raises the same errors as
    `Kernel.launch`, and ValueError if it was prepared with a Buffer that has since been closed.

    Attributes:
        kernel: the Kernel
        arguments: the arguments that were passed to `prepare`
    """

    kernel: Kernel
    arguments: Sequence[object]

    def __call__(self, *arguments: object, **named: object) -> None: ...


class Kernel(NotCopyable):
    """A kernel of a `Module`, as returned by `Module.get_kernel`.

    With a contract, `kernel(*arguments, stream=None)` launches the kernel with the contract's grid and block.
    Each launch checks the contract's arguments, which can be passed by position or by name. Arrays can be
    torch tensors, objects with __cuda_array_interface__ or __dlpack__, or Buffers. A Buffer without a dtype
    is used as an array with the contract's dtype, and with a shape that the other arguments determine. If
    they do not determine one of its sizes, this size is computed from the number of bytes.

    If a call omits the `out` arrays of the contract, they are allocated on the device of the other arrays, in
    stream order, and returned: as one array, or as a tuple in the order of the contract. They are torch
    tensors if the first array is a torch tensor, and Buffers otherwise. `stream` has the same meaning as in
    `launch`.

    The kernel runs on the device of its arrays. The module's code is loaded there on first use. If the grid
    is empty, nothing is launched. A wrong number or type of arguments raises TypeError, and any other
    violation of the contract raises ValueError, both before anything is launched. A failed launch raises
    DriverError.

    Attributes:
        contract: the Contract with the types of all parameters, or None
        name: the name in the code, which is mangled for C++
        module: the Module
        parameters: offset, size, alignment and type of each parameter
        handle: the CUfunction, or None after the module has been closed
        occupancy: an Occupancy, which computes how many blocks and clusters run at the same time
    """

    # Python calls the function in the slot `__call__`, and finds the function `launch` in `__dict__` before
    # the method with the same name. A launch takes 180 ns, or 210 ns with options. If a method called the
    # function, a launch would take 130 ns more, or 400 ns more with options.
    __slots__ = _SLOTS

    def __init__(self, module: Module, launcher: Launcher) -> None:
        self._function = function = launcher.function
        self.name = function.name
        self.module = module
        self.handle: Any = function.handle
        self.parameters = launcher.reader.parameters
        self._launcher = launcher
        self.contract: Contract | None = launcher.reader.contract
        self.occupancy = Occupancy(function)
        self._set_functions(launcher.call or partial(_refuse_call, self.name), launcher.launch)

    def _set_functions(self, call: Callable[..., None], launch: Callable[..., None]) -> None:
        """Set `__call__` and `launch` to functions, which may be machine code."""
        self.__call__ = call  # type: ignore[method-assign]
        self.launch = self._launch = launch  # type: ignore[method-assign]
        launch.__doc__ = Kernel.launch.__doc__
        launch.__signature__ = _SIGNATURE  # type: ignore[attr-defined]

    @property
    def _as_parameter_(self) -> Any:
        """The handle, which ctypes passes if a foreign function is called with the kernel."""
        check_open(self.module)
        return self.handle

    if TYPE_CHECKING:

        def __call__(self, *arguments: object, stream: object = None, **named: object) -> Any:
            """Launch the kernel in the configuration that its contract computes."""

    @overload
    def launch(
        self, config: LaunchConfig, /, *arguments: object, stream: object = NOT_GIVEN, **named: object
    ) -> None: ...

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

        Args:
            grid: Number of blocks: an int, or up to three ints; or a LaunchConfig, which contains everything
                except the arguments. With a LaunchConfig, `stream` is the only option that can be passed, and
                replaces the stream of the configuration.
            block: Number of threads in a block: an int, or up to three ints.
            arguments: An argument for each parameter. Integers and floats are converted to the parameter's
                type. Pass a pointer as a Buffer, an int, None or any array with __dlpack__ or
                __cuda_array_interface__. Pass a struct as bytes, a ctypes structure or another buffer of the
                same size. If the type of a parameter is unknown, pass a number with an explicit type, such as
                ctypes.c_float(1), numpy.int32(1) or bytes. With a contract, the arguments of the contract are
                passed by position or by name.
            stream: A Stream, a CUstream, an int, another package's stream, or None for the default stream.
                With CURRENT_STREAM, or without this argument, the launch uses the current stream of the
                package that the first array belongs to, ignoring packages without a current stream. The
                packages with a current stream are torch, cupy and numba. If no array belongs to such a
                package, CURRENT_STREAM raises ValueError, and a launch without this argument uses the default
                stream. The handle of a torch stream is read only once, and the handle of any other package's
                stream at each launch.
            shared_memory: Dynamic shared memory for each block, in bytes.
            cluster: Number of blocks in a cluster: an int, or up to three ints. Clusters require compute
                capability 9.0 and CUDA 11.8.
            cooperative: Whether all blocks run at the same time, so that the whole grid can synchronize.
            attributes: CUlaunchAttribute objects for all other launch attributes.

        Returns:
            None. At this point the driver has copied the arguments, but the kernel may still be running.

        Raises:
            TypeError: If an argument has the wrong type. Nothing is launched. The message names the
                parameter.
            ValueError: If an argument is invalid. Nothing is launched. The message names the parameter.
            OverflowError: If a number is out of range. Nothing is launched. The message names the parameter.
            DriverError: If the launch fails. Errors inside the kernel are raised by a later call.

        Threads:
            Any. In a thread without a context, the module's context becomes current.

        Example:
            ```python
            kernel.launch(4, 256, buffer, 2.0, 1000, stream=stream)
            ```
        """
        self._launch(grid, block, *arguments, **named)

    @overload
    def prepare(
        self, config: LaunchConfig, /, *arguments: object, stream: object = NOT_GIVEN, **named: object
    ) -> PreparedLaunch: ...

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
        """Prepare a launch in one configuration. This is the fastest way to launch a kernel repeatedly.

        Parameters are as in `launch`. If no stream is specified, the arguments determine the stream, as in
        `launch`: the arguments of `prepare` once for all launches, or, if `prepare` is called without
        arguments, the arguments of each launch for this launch.

        Returns:
            A PreparedLaunch. Calling it launches the kernel, either with the same arguments or with other
            arguments.

        Raises:
            TypeError: As in `launch`.
            ValueError: As in `launch`.
            OverflowError: As in `launch`.

        Threads:
            Any. Any thread may also call the PreparedLaunch.

        Example:
            ```python
            again = kernel.prepare(4, 256, buffer, 2.0, 1000)
            ```
        """
        config, arguments = self._launcher.read_config(grid, block, arguments, named)
        prepared = self._launcher.prepare(arguments, named, config)
        prepared.__dict__["kernel"] = self  # The kernel keeps the module alive.
        return prepared  # type: ignore[return-value]

    def as_torch_op(self, name: str = "") -> Any:
        """Register the kernel as a torch operator, which torch.compile supports.

        The operator accepts the arguments of the contract, except for the stream and the `out` arrays, by
        position or by name. It allocates the `out` arrays and returns them. It may modify arrays that are
        neither `in` nor `out`. It launches the kernel on torch's current stream. The overloads of a contract
        must have the same signature in torch, which does not include dtypes and shapes. The operator keeps
        the module alive until the process ends.

        Args:
            name: The name of the operator with a namespace, such as "mine::scale"; by default "cudyn::"
                followed by the name of the contract.

        Returns:
            The operator, a torch.library.CustomOpDef.

        Raises:
            ValueError: If the kernel does not have a contract with grid and block, if the contract contains a
                struct, or if the name is invalid.

        Threads:
            Any.

        Example:
            ```python
            scale = module.scale.as_torch_op("mine::scale")
            ```
        """
        from .torch_operator import register

        contract = self.contract
        if contract is None or contract.launch is None:
            raise ValueError(f"{self.name}: expected a kernel with a contract that has grid and block")
        streams = [argument.name for argument in contract.arguments if isinstance(argument, StreamArgument)]
        stream_name = streams[0] if streams else "stream"
        launch = partial(self, **{stream_name: CURRENT_STREAM})
        return register(contract, launch, name or f"cudyn::{contract.name}")

    # --- properties

    def get_attribute(self, attribute: int) -> int:
        """Return the value of a CUfunction_attribute."""
        return self._function.get_attribute(attribute)

    def set_attribute(self, attribute: int, value: int) -> None:
        """Set a CUfunction_attribute. Raises DriverError if the attribute cannot have this value."""
        self._function.set_attribute(attribute, value)

    @property
    def registers(self) -> int:
        """The number of registers that each thread uses."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_NUM_REGS)

    @property
    def static_shared_memory(self) -> int:
        """The static shared memory of a block, in bytes."""
        return self._function.static_shared_memory

    @property
    def local_memory(self) -> int:
        """The local memory that each thread uses, in bytes."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES)

    @property
    def max_threads_per_block(self) -> int:
        """The maximum number of threads in a block of this kernel."""
        return self._function.max_threads_per_block

    def __str__(self) -> str:
        return str(self._launcher)

    def __repr__(self) -> str:
        return f"<Kernel {self.contract or self}>"


def _drop_self(signature: inspect.Signature) -> inspect.Signature:
    """Return a signature without its first parameter."""
    return signature.replace(parameters=[*signature.parameters.values()][1:])


_SIGNATURE = _drop_self(inspect.signature(Kernel.launch))
"""The signature of every kernel's function `launch`."""


class Overloads(Kernel):
    """Several kernels whose contracts have the same name.

    A launch uses the first kernel whose contract accepts its arguments. `kernels` contains all kernels in
    order. The other attributes describe the first kernel. If no contract accepts the arguments, the error
    contains the error of each contract. A Buffer without a dtype is rejected if the contracts specify
    different dtypes for its argument.
    """

    def __init__(self, kernels: Sequence[Kernel]) -> None:
        first_kernel = kernels[0]
        vars(self).update(vars(first_kernel))
        self.handle = first_kernel.handle
        self.kernels = tuple(kernels)
        self.contract = Contract.join([kernel.contract for kernel in kernels if kernel.contract])
        calls = [kernel.__call__ for kernel in kernels]
        launches = [kernel.launch for kernel in kernels]
        self._set_functions(self._make_overload_call(calls, 0), self._make_overload_call(launches, 2))

    @show_options
    def prepare(  # type: ignore[override]
        self, /, grid: Any, block: Any = NOT_GIVEN, *arguments: Any, **named: Any
    ) -> PreparedLaunch:
        """Prepare a launch as `Kernel.prepare` does. The kernel is chosen from the arguments."""
        prepares = [kernel.prepare for kernel in self.kernels]
        if isinstance(grid, LaunchConfig):
            configuration: tuple[Any, ...] = (grid,)
            arguments = arguments if block is NOT_GIVEN else (block, *arguments)
        else:
            configuration = (grid, block)
        if arguments or named.keys() - OPTIONS:
            prepare_overload = self._make_overload_call(prepares, len(configuration))
            prepared = prepare_overload(*configuration, *arguments, **named)
        else:
            prepared = self._make_overload_call([prepare(*configuration, **named) for prepare in prepares], 0)
            prepared.kernel = self
        return prepared  # type: ignore[no-any-return]

    def _make_overload_call(self, calls: Sequence[Callable[..., Any]], leading_count: int) -> Any:
        """Return a function that tries the kernels' functions in order, until one accepts the arguments.

        One argument determines the order: the first whose dtype or number of dimensions differs between the
        contracts. If it is a torch tensor, the kernels whose contracts require another dtype or number of
        dimensions are tried last, because they always reject the tensor.

        Args:
            calls: The functions, one for each kernel.
            leading_count: The number of arguments before the arguments of the contract: 2 for grid and block.
        """
        contracts = [kernel.contract for kernel in self.kernels if kernel.contract]
        argument_index, array_types = _find_difference(contracts)
        position = argument_index + leading_count
        # The orders of the functions, keyed by the dtype and the number of dimensions of this argument.
        orders: dict[tuple[Any, int] | None, list[int]] = {}

        def call(*arguments: Any, **named: Any) -> Any:
            """Call the functions in the best order, until one accepts the arguments."""
            if Buffer in map(type, (*arguments, *named.values())):
                _refuse_buffers(contracts, arguments[leading_count:], named)
            tensor_type = None
            index = position
            if leading_count and arguments and isinstance(arguments[0], LaunchConfig):
                index = argument_index + 1  # A LaunchConfig replaces grid and block.
            if array_types and len(arguments) > index and is_tensor(type(arguments[index])):
                tensor_type = arguments[index].dtype, len(arguments[index].shape)
            if tensor_type not in orders:
                orders[tensor_type] = _order_kernels(len(calls), array_types, tensor_type)
            failures: dict[int, TypeError | ValueError] = {}
            for kernel_index in orders[tensor_type]:
                try:
                    return calls[kernel_index](*arguments, **named)
                except (TypeError, ValueError) as error:
                    failures[kernel_index] = error.with_traceback(None)
            if self.module.handle is None:  # The module is closed, so all kernels raise the same error.
                # `pop` avoids a reference cycle: the exception refers to this frame.
                raise failures.pop(0)
            errors = [failures[kernel_index] for kernel_index in range(len(calls))]  # in the contracts' order
            causes = [error.__cause__ for error in errors if error.__cause__]
            first_cause = causes[0] if causes else None
            raise refusals.refuse_all(self.contract.name, errors) from first_cause  # type: ignore[union-attr]

        return call


def _order_kernels(
    count: int, array_types: Sequence[tuple[str, int]], tensor_type: tuple[Any, int] | None
) -> list[int]:
    """Return the indexes of the kernels in the order in which a launch tries them.

    Args:
        count: The number of kernels.
        array_types: The dtype and the number of dimensions that each kernel's contract requires.
        tensor_type: The dtype and the number of dimensions of the tensor that is passed, or None if the
            argument is not a tensor.
    """
    if tensor_type is None:
        return list(range(count))
    dtype, rank = tensor_type
    required = find_dtype(dtype), rank
    return sorted(range(count), key=lambda index: array_types[index] != required)


def _refuse_buffers(
    contracts: Sequence[Contract], arguments: Sequence[object], named: Mapping[str, object]
) -> None:
    """Raise ValueError for a Buffer without a dtype if the contracts specify different dtypes for it.

    Only contracts that accept this number of arguments are compared.
    """
    count = len(arguments) + len(named.keys() - OPTIONS)
    fitting_arguments = []
    for contract in contracts:
        maximum = len(contract.arguments)
        minimum = maximum - len(list_defaults(contract.arguments))
        if minimum <= count <= maximum:
            fitting_arguments.append(contract.arguments)
    # The position, the name and the value of each argument. The position is -1, or the name is "".
    values = [(position, "", value) for position, value in enumerate(arguments)]
    values += [(-1, name, value) for name, value in named.items()]
    for position, name, value in values:
        if not isinstance(value, Buffer) or value.dtype is not None:
            continue
        candidates = [
            argument
            for contract_arguments in fitting_arguments
            for index, argument in enumerate(contract_arguments)
            if index == position or argument.name == name
        ]
        # The dtypes without duplicates, in order.
        dtypes = list(dict.fromkeys(array.dtype for array in candidates if isinstance(array, ArrayArgument)))
        if len(dtypes) > 1:
            advice = f"pass buffer.as_array({dtypes[0]!r}, ...)"
            expected = f"{contracts[0].name}: {candidates[0].name}: expected an array of {', '.join(dtypes)}"
            raise ValueError(f"{expected}, got a Buffer, which has no dtype; {advice}")


def _find_difference(contracts: Sequence[Contract]) -> tuple[int, list[tuple[str, int]]]:
    """Find the first argument whose dtype or number of dimensions differs between contracts.

    An argument that is not an array has the dtype "" and 0 dimensions.

    Returns:
        The index of the argument, and its dtype and number of dimensions in each contract; or 0 and an empty
        list if there is no such argument.
    """
    for index, arguments in enumerate(zip(*(contract.arguments for contract in contracts))):
        array_types = [
            (argument.dtype, len(argument.shape)) if isinstance(argument, ArrayArgument) else ("", 0)
            for argument in arguments
        ]
        has_stream = any(isinstance(argument, StreamArgument) for argument in arguments)
        if len(set(array_types)) > 1 and not has_stream:
            return index, array_types
    return 0, []


def _refuse_call(name: str, *_: object, **__: object) -> NoReturn:
    """Raise TypeError. This is the `__call__` of a kernel whose grid and block are unknown."""
    advice = f"use kernel.launch(grid, block, ...), or a contract with {name}<<<grid, block>>>"
    raise TypeError(f"{name}: grid and block are missing; {advice}")


register_handle("cudyn.driver.CUfunction", Kernel)
