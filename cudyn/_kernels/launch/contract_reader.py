"""Reads launch arguments according to a contract, and translates contracts for machine code."""

from __future__ import annotations

import ast
import ctypes
import itertools
from collections.abc import Sequence
from math import prod
from numbers import Integral, Number, Real
from typing import TYPE_CHECKING, Any, assert_never

from ..._bindings.calls.records import has_buffer
from ..._bindings.machine import argument_code as kinds
from ..._bindings.machine.launch_data import COOPERATIVE, PDL, Mapped, Moved, Plan
from ..._errors import refuse, with_facts
from ..._formats.kernel_info import Parameter
from ..contracts import argument_checks, expressions, refusals
from ..contracts.argument_checks import ArrayView, OtherValue, RefusedValue, StreamHandle
from ..contracts.contract import Contract
from ..contracts.dtypes import DTYPES, find_passed
from ..contracts.parts import (
    Argument,
    ArrayArgument,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    StructArgument,
    compute_strides,
    iter_strides,
)
from ..contracts.steps import (
    NBYTES,
    CheckAddress,
    CheckArgument,
    CheckCondition,
    CheckContiguous,
    CheckMultiple,
    CheckRange,
    CheckSeparate,
    CheckWritable,
    MatchExpression,
    MatchSize,
    QueryDevice,
    SetLaunch,
    SetParameter,
    iter_size_symbols,
)
from .argument_reader import BoundArguments, ParameterReader, Records
from .array_records import UNKNOWN, StreamFinder, get_view, is_tensor, read_array
from .buffer import Buffer
from .config import NOT_GIVEN, LaunchConfig
from .device import Device
from .driver_state import driver, name_type
from .kernel_function import KernelFunction, make_attribute
from .streams import CURRENT_STREAM, NO_ARRAY, get_handle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..._bindings.machine.launch_data import Expression, PassedValue


class ContractReader(ParameterReader):
    """Reads arguments according to a contract that has been applied to the kernel's parameters."""

    def __init__(self, contract: Contract, parameters: Sequence[Parameter], device: Device) -> None:
        formats = [find_passed(value.type)[1] for value in contract.passed]
        super().__init__(contract.name, parameters, device, formats)
        self.contract: Contract = contract
        arguments = enumerate(contract.arguments)
        streams = (index for index, argument in arguments if isinstance(argument, StreamArgument))
        self.stream_index = next(streams, None)
        self.map_indexes = [index for index, value in enumerate(contract.passed) if value.tma is not None]

    def order(self, arguments: Sequence[Any], named: dict[str, Any], stream: Any) -> list[Any]:
        """Return the arguments in the contract's order."""
        if self.stream_index is not None and stream is not NOT_GIVEN:
            named = {**named, "stream": stream}
        return list(argument_checks.order(self.contract, arguments, named))

    def _convert(self, args: Sequence[Any], records: Records) -> tuple[Sequence[Any], argument_checks.Bound]:
        """Check the arguments according to the contract. See ParameterReader._convert."""
        __tracebackhide__ = True
        views = convert_arguments(self.contract, args, self.device.ordinal, records.find_stream)
        records.extend(view for view in views if isinstance(view, ArrayView))
        bound = argument_checks.check(self.contract, views, self._count_sms)
        return argument_checks.compute_passed(bound), bound

    def _count_sms(self, device: int | None) -> int:
        """Return the number of multiprocessors of a device.

        Args:
            device: The ordinal of the device, or None for the kernel's device.
        """
        attribute = driver.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
        return (self.device if device is None else Device(device)).get_attribute(attribute)

    def configure(
        self, arguments: BoundArguments, function: KernelFunction, fill_empty: bool = False
    ) -> LaunchConfig | None:
        """Compute the launch configuration from the contract. See ParameterReader.configure."""
        launch = self.contract.launch
        bound = arguments.bound
        assert launch is not None
        assert bound is not None
        grid = argument_checks.compute_grid(bound, function.get_occupancy)
        if 0 in grid.grid and not fill_empty:
            return None
        argument_checks.check_limits(bound, grid, function.max_threads_per_block, function.max_shared_memory)
        attributes = []
        if launch.pdl:
            attributes.append(make_attribute("PROGRAMMATIC_STREAM_SERIALIZATION", 1))
        if grid.priority is not None:
            attributes.append(make_attribute("PRIORITY", grid.priority))
        if grid.cluster is not None:
            function.allow_cluster(prod(grid.cluster))
            attributes.append(make_attribute("CLUSTER_DIMENSION", *grid.cluster))
        options: dict[str, Any] = {"cooperative": launch.cooperative, "attributes": attributes}
        blocks = [size or 1 for size in grid.grid]  # A size can only be 0 here if `fill_empty` is true.
        return LaunchConfig(blocks, grid.block, None, grid.shared_memory, **options)

    def list_arrays(self, args: Sequence[Any]) -> Sequence[Any]:
        """Return the arrays in the order in which the contract checks them. Optional arrays come last."""
        checks = [step for step in self.contract.steps.bind if isinstance(step, CheckArgument)]
        return [args[step.argument_index] for step in checks if isinstance(step.argument, ArrayArgument)]

    def refuse_stream(self) -> Exception:
        """Return the error for CURRENT_STREAM if no array's package has a current stream."""
        return refusals.extend_error(self.contract, "stream", ValueError(NO_ARRAY))


def lay_out_parameters(contract: Contract) -> tuple[Parameter, ...]:
    """Return the parameters of a contract's kernel, with the offsets that C assigns to them.

    The contract must specify the types of all passed values.
    """
    parameters: list[Parameter] = []
    offset = 0
    for passed in contract.passed:
        size, _, ptx = find_passed(passed.type)
        is_struct = ptx == "b8" and size > 1
        alignment = 64 if is_struct else size  # The alignment of a struct is unknown, so 64 is assumed.
        offset += -offset % alignment  # rounds up to a multiple of the alignment
        parameters.append(Parameter(offset, size, align=0, type=ptx))  # The alignment is unknown.
        offset += size
    return tuple(parameters)


# --- conversion of Python values to the types that contracts check

_CTYPES_VALUE = ctypes._SimpleCData  # the base class of ctypes numbers and handles


def convert_arguments(
    contract: Contract, args: Sequence[Any], ordinal: int, find_stream: StreamFinder | None = None
) -> list[Any]:
    """Convert arguments to the types that `argument_checks.check` accepts.

    An argument that cannot be read, such as a lazily conjugated tensor or a Buffer with the wrong size, is
    converted to a RefusedValue, whose error names the argument and the contract.

    Args:
        contract: The contract.
        args: The arguments in the contract's order.
        ordinal: The device that empty arrays are assumed to be on if no array's device is known.
        find_stream: As in `array_records.read_array`.
    """
    views: list[Any] = []
    for argument, value in zip(contract.arguments, args):
        view: Any = None
        try:
            is_ctypes_value = isinstance(value, _CTYPES_VALUE)
            if isinstance(argument, StructArgument) and has_buffer(value) and not is_ctypes_value:
                view = get_view(value).tobytes()
            elif value is not CURRENT_STREAM or not isinstance(argument, StreamArgument):
                view = _convert_value(value, ordinal, find_stream)
        except (TypeError, ValueError) as error:
            refusal = refusals.extend_error(contract, argument.name, error)
            refusal.__cause__ = error.__cause__
            view = RefusedValue(refusal)
        is_handle = isinstance(argument, StreamArgument) and type(view) is int
        views.append(StreamHandle(view) if is_handle else view)
    if any(isinstance(value, Buffer) for value in views):
        _replace_described_buffers(contract, views)
        _shape_buffers(contract, views)
    # An empty array whose device is unknown is assumed to be on the same device as the other arrays.
    devices = [view.device for view in views if isinstance(view, ArrayView) and view.memory == "cuda"]
    device = next((device for device in devices if device != UNKNOWN), ordinal)
    return [
        view._replace(device=device) if isinstance(view, ArrayView) and view.device == UNKNOWN else view
        for view in views
    ]


def _convert_value(value: Any, ordinal: int, find_stream: StreamFinder | None) -> Any:
    """Convert a value to one of the types that contracts check.

    A Buffer is returned unchanged, because its shape is only determined after all arguments have been
    converted (see `_shape_buffers`).
    """
    cls = type(value)
    if value is None or isinstance(value, (Buffer, ArrayView)):
        return value
    if is_tensor(cls):  # before numbers, because tensors also implement the numeric methods
        return read_array(value, ordinal, find_stream)
    if isinstance(value, (tuple, list)):
        is_shape = all(isinstance(size, Integral) for size in value)
        return tuple(map(int, value)) if is_shape else OtherValue(name_type(value))
    if cls.__name__ in ("bool", "bool_"):  # numpy's bool is not an Integral.
        return bool(value)
    if isinstance(value, Real):
        return int(value) if isinstance(value, Integral) else float(value)
    if isinstance(value, _CTYPES_VALUE) and not isinstance(value, ctypes.c_void_p):
        return value.value if type(value.value) in (bool, int, float) else OtherValue(name_type(value))
    if not isinstance(value, Number):  # numpy's numbers have an array interface as well.
        view = read_array(value, ordinal, find_stream)
        if view is not None:
            return view
    try:
        return StreamHandle(get_handle(value))
    except TypeError:
        return OtherValue(name_type(value))


def _replace_described_buffers(contract: Contract, values: list[Any]) -> None:
    """Replace each Buffer that has a dtype and a shape with its ArrayView.

    A Buffer with one dimension can also be passed for an array with a different number of dimensions. The
    other arguments then determine its shape, as for a Buffer without a dtype (see `_shape_buffers`).

    Args:
        contract: The contract.
        values: The converted arguments, in the contract's order. The list is modified in place. A closed
            Buffer is replaced with a RefusedValue, whose error is raised when the argument is checked, so
            that errors of earlier arguments are reported first.
    """
    for index, (argument, value) in enumerate(zip(contract.arguments, values)):
        if not isinstance(value, Buffer) or value.shape is None:
            continue
        if isinstance(argument, ArrayArgument) and argument.dtype == value.dtype:
            is_flat = len(value.shape) == 1 and len(argument.shape) != 1
            if is_flat:
                continue
        try:
            values[index] = value.describe()
        except ValueError as error:
            values[index] = RefusedValue(refusals.extend_error(contract, argument.name, error))


def _shape_buffers(contract: Contract, views: list[Any]) -> None:
    """Replace each remaining Buffer with an ArrayView whose sizes are determined by the other arguments.

    Args:
        contract: The contract.
        views: The converted arguments, in the contract's order. The list is modified in place. A Buffer with
            the wrong size is replaced with a RefusedValue.
    """
    sizes: dict[str, int] = {}  # the sizes, by name, that the other arguments determine
    for step in contract.steps.bind:
        if isinstance(step, MatchSize) and isinstance(step.size, str):
            argument = contract.arguments[step.argument_index]
            argument_sizes = _get_sizes(step, argument, views[step.argument_index])
            if step.axis < len(argument_sizes):
                sizes.setdefault(step.size, argument_sizes[step.axis])
    for step in contract.steps.bind:
        buffer = views[step.argument_index] if isinstance(step, CheckArgument) else None
        if not isinstance(step, CheckArgument) or not isinstance(buffer, Buffer):
            continue
        # A Buffer that is passed for another type of argument becomes an array of bytes, which checks reject.
        dtype: str = "u8"
        shape: tuple[int, ...] = (buffer.nbytes,)
        try:
            if isinstance(step.argument, ArrayArgument):
                _add_solved_sizes(contract, sizes)
                dtype = step.argument.dtype
                shape = _shape_buffer(step.argument, buffer, sizes)
            address = int(buffer)  # raises ValueError if the buffer is closed
            ordinal = buffer.device.ordinal
            strides = compute_strides(shape)
            views[step.argument_index] = ArrayView(
                address, dtype, shape, strides, buffer.memory, ordinal, owner=buffer
            )
        except ValueError as error:
            views[step.argument_index] = RefusedValue(
                refusals.extend_error(contract, step.argument.name, error)
            )


def _get_sizes(step: MatchSize, argument: Argument, value: Any) -> Sequence[int]:
    """Return the sizes of an argument, or its strides if the step compares a stride.

    `step.axis` is an index into the result. The result is empty if the value does not have sizes, or if the
    stride has no effect (see `iter_strides`).
    """
    if isinstance(argument, ArrayArgument) and isinstance(value, ArrayView):
        if not step.is_stride:
            return value.shape
        axes_with_effect = [axis for axis, *_ in iter_strides(value.shape, value.strides)]
        return value.strides if step.axis in axes_with_effect else ()
    # isinstance would also accept an ArrayView or an OtherValue, whose classes are subclasses of tuple.
    if isinstance(argument, ShapeArgument) and value.__class__ is tuple:
        return tuple(value)
    is_integer = isinstance(argument, ScalarArgument) and isinstance(value, int)
    return (value,) if is_integer else ()


def _add_solved_sizes(contract: Contract, sizes: dict[str, int]) -> None:
    """Add the sizes that can be computed from expressions, such as n if the size `2 * n` is known.

    Args:
        contract: The contract.
        sizes: The known sizes by name, to which the computed sizes are added.
    """
    for step in contract.steps.bind:
        if isinstance(step, MatchExpression) and step.label in sizes:
            unknown = {name for name in expressions.iter_names(step.node) if name not in sizes}
            if len(unknown) != 1:
                continue
            (name,) = unknown
            solution = expressions.solve(step.node, name, step.label)
            value = None if solution is None else _compute(solution, sizes)
            if value is not None:
                sizes[name] = value


def _compute(size: Any, sizes: dict[str, int]) -> int | None:
    """Return the value of a size, which is an int, a name or an expression, or None if it is unknown."""
    if size is None or isinstance(size, int):
        return size
    try:
        return sizes[size] if isinstance(size, str) else expressions.evaluate(size, sizes)
    except (KeyError, ValueError):  # The checks of the arguments report the reason.
        return None


def _shape_buffer(argument: ArrayArgument, buffer: Buffer, sizes: dict[str, int]) -> tuple[int, ...]:
    """Return the shape of a Buffer that is passed for an array argument.

    One size of the array may be unknown. It is computed from the size of the Buffer.

    Args:
        argument: The argument.
        buffer: The Buffer.
        sizes: The known sizes by name, to which the array's sizes are added.

    Raises:
        ValueError: The buffer has the wrong size, or several sizes are unknown.
    """
    # The length of each dimension, or None if it is unknown. The size of a dimension is None, an int, a name
    # or an Expression, whose syntax tree is its `node`.
    lengths = [_compute(getattr(size, "node", size), sizes) for size in argument.shape]
    known_sizes = [length for length in lengths if length is not None]
    nbytes = prod(known_sizes) * DTYPES[argument.dtype].size
    unknown_sizes = [size for size, length in zip(argument.shape, lengths) if length is None]
    if any(size < 0 for size in known_sizes):
        raise refuse(ValueError, "sizes of 0 or more", refusals.show_int(min(known_sizes)))
    if len(unknown_sizes) > 1 or (unknown_sizes and not nbytes):
        names = ", ".join("_" if size is None else str(size) for size in unknown_sizes)
        text = f"expected an array, because the size of a Buffer does not determine {names}"
        raise with_facts(ValueError(text), expected="an array", got="Buffer")
    if unknown_sizes and buffer.nbytes % nbytes:
        raise refuse(ValueError, f"a multiple of {refusals.show_int(nbytes)} bytes", buffer.nbytes)
    if not unknown_sizes and buffer.nbytes != nbytes:
        raise refuse(ValueError, f"{refusals.show_int(nbytes)} bytes", buffer.nbytes)
    shape = tuple(buffer.nbytes // nbytes if length is None else length for length in lengths)
    for (_, size), length in zip(iter_size_symbols(argument), shape):
        if isinstance(size, str):
            sizes.setdefault(size, length)
    return shape


# --- contracts for the machine code of fast launches


def list_kinds(contract: Contract) -> list[kinds.Kind]:
    """Return the Kind of each argument, which determines the machine code that reads the argument."""
    compared_indexes: set[int] = set()  # the indexes of arrays whose memory must not overlap
    for step in contract.steps.require:
        if isinstance(step, CheckSeparate):
            compared_indexes |= {step.argument_index, step.other}
    return [
        _choose_kind(argument, is_separate=index in compared_indexes)
        for index, argument in enumerate(contract.arguments)
    ]


def _choose_kind(argument: Argument, is_separate: bool) -> kinds.Kind:
    """Return the Kind of an argument, which generates the machine code that reads the argument.

    Args:
        argument: The argument.
        is_separate: Whether a step checks that its memory does not overlap with another array's memory.
    """
    if isinstance(argument, StreamArgument):
        return kinds.Stream()
    if isinstance(argument, ShapeArgument):
        return kinds.Shape([size for _, size in iter_size_symbols(argument)])
    if isinstance(argument, StructArgument):
        return kinds.Data(argument.size)
    if isinstance(argument, ArrayArgument):
        return _make_array_kind(argument, is_separate)
    return _choose_scalar_kind(argument)


def _make_array_kind(argument: ArrayArgument, is_separate: bool) -> kinds.Array:
    """Return the Kind of an array. The parameters are those of `_choose_kind`."""
    dtype = DTYPES[argument.dtype]
    rank = len(argument.shape)
    sizes = [size for _, size in iter_size_symbols(argument)]  # the shape, followed by the strides
    # As in a DLTensor: the rank (32 bits), and the dtype: its code (8 bits), number of bits (8 bits) and
    # lanes (16 bits).
    rank_and_dtype = rank | dtype.element << 32
    # The names under which the check for overlaps finds the address and the number of bytes.
    names = (argument.name, NBYTES.format(name=argument.name)) if is_separate else None
    return kinds.Array(
        element=rank_and_dtype,
        bytes=dtype.size,
        shape=sizes[:rank],
        strides=None if argument.strides is None else sizes[rank:],
        align=argument.align,
        is_optional=argument.optional,
        on_device=argument.memory == "cuda",
        is_written=argument.is_written,
        names=names,
    )


def _choose_scalar_kind(argument: ScalarArgument) -> kinds.Kind:
    """Return the Kind of a number."""
    dtype = DTYPES[argument.dtype]
    if argument.dtype in _KINDS:
        return _KINDS[argument.dtype]
    if dtype.is_integer:
        is_signed = argument.dtype.startswith("i")
        return kinds.Value(kinds.emit_integer, dtype.bits, is_signed, name=argument.name)
    return kinds.choose_kind(dtype.size, "f", accepts_int=False)


_KINDS: dict[str, kinds.Kind] = {
    "bool": kinds.Value(kinds.emit_bool),
    "bf16": kinds.Value(kinds.emit_bfloat16),
}


def make_plan(contract: Contract) -> Plan:
    """Return the computations and checks that machine code performs after it has read the arguments."""
    plan = Plan(equal=[], required=[], passed=[], configured=[], flags=[], facts=[], multiples=[])
    _plan_equations(contract, plan)
    _plan_requirements(contract, plan)
    map_indexes = itertools.count()
    plan.passed.extend(_plan_parameter(step, map_indexes) for step in contract.steps.fill)
    _plan_configuration(contract, plan)
    if contract.launch is not None and contract.launch.cooperative:
        plan.flags.append(COOPERATIVE)
    if contract.launch is not None and contract.launch.pdl:
        plan.flags.append(PDL)
    return plan


def _plan_equations(contract: Contract, plan: Plan) -> None:
    """Add the expressions that must be equal to a size of an argument, such as `2 * n`.

    If an expression contains a size that is unknown until then, the plan also contains the solution for it.
    """
    for step in contract.steps.bind:
        match step:
            case MatchExpression():
                solution = None if step.solution is None else _translate(step.solution)
                plan.equal.append((step.label, _translate(step.node), step.unknown, solution))
            # These checks are performed by the code that reads the argument (see `list_kinds`).
            case CheckArgument() | CheckRange() | MatchSize():
                pass
            case CheckContiguous() | CheckAddress() | CheckWritable():
                pass
            case _:
                assert_never(step)


def _plan_requirements(contract: Contract, plan: Plan) -> None:
    """Add the conditions that must be true for a launch, and the properties of the device that they use."""
    for requirement in contract.steps.require:
        match requirement:
            case CheckSeparate() | CheckCondition():
                plan.required.append(_translate_operation(requirement.node))
            case QueryDevice():
                plan.facts.append(requirement.fact)
            case _:
                assert_never(requirement)


def _plan_configuration(contract: Contract, plan: Plan) -> None:
    """Add the values of the launch configuration with their limits.

    The plan also contains the properties of the device and of the kernel that these values depend on.
    """
    for launch_step in contract.steps.configure:
        match launch_step:
            case SetLaunch():
                node = launch_step.node
                is_fixed = not any(expressions.iter_names(node))
                size = expressions.evaluate(node, {}) if is_fixed else _translate(node)
                plan.configured.append(
                    (launch_step.name, launch_step.axis, size, launch_step.low, launch_step.high)
                )
            case QueryDevice():
                plan.facts.append(launch_step.fact)
            case CheckMultiple():
                plan.multiples.append((_translate(launch_step.node), _translate(launch_step.unit)))
            case _:
                assert_never(launch_step)


def _plan_parameter(step: SetParameter, map_indexes: Iterator[int]) -> PassedValue:
    """Return the value of a kernel parameter, in one of the forms that PassedValue describes.

    Args:
        step: The step that sets the parameter.
        map_indexes: Iterator that yields the index of the contract's next tensor map.
    """
    if step.passed.is_constant:  # The value is its own minimum and maximum.
        return step.passed.bits, step.passed.bits, step.passed.bits
    if step.argument_index is None:
        return _translate(step.passed.value), step.low, step.high
    if step.map:
        map_steps = [map_step for map_step in step.map if map_step.name != "row"]  # A row is only checked.
        fields = [(map_step.name, map_step.axis, _translate(map_step.node)) for map_step in map_steps]
        return Mapped(step.argument_index, next(map_indexes), fields)
    if step.offset is None:
        return step.argument_index
    return Moved(step.argument_index, step.size, _translate(step.offset))


def _translate(node: ast.expr) -> Expression:
    """Convert a syntax tree to the type that `_bindings.machine` uses for expressions."""
    if isinstance(node, ast.Constant):
        return int(node.value)  # type: ignore[arg-type]
    if isinstance(node, ast.Name):
        return node.id
    return _translate_operation(node)


def _translate_operation(node: ast.expr) -> tuple[str, Expression, Expression]:
    """Convert an operation to a tuple of the operator and its two operands."""
    operator, left, right = expressions.take_apart(node)
    return operator, _translate(left), _translate(right)
