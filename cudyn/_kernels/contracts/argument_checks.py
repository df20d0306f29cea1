"""The reference implementation of a contract's steps (`steps.make_steps`).

It checks the arguments of a launch, and computes the kernel's parameters and the launch configuration. The
machine code that is generated from the same steps is faster and must accept the same arguments, but only this
module reports errors. The limits on a block's threads and shared memory, which depend on the device, are
checked last.
"""

from __future__ import annotations

import struct
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, assert_never

from ..._errors import with_facts_of
from ..._process import process
from . import expressions, refusals
from .dtypes import DTYPES, encode, find_tensor_map
from .parts import (
    ArrayArgument,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    StructArgument,
    compute_strides,
    count_owned_bytes,
    find_overlap,
    iter_strides,
    list_defaults,
)
from .steps import (
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
)

if TYPE_CHECKING:
    import ast
    from collections.abc import Callable, Mapping, Sequence

    from .contract import Contract
    from .parts import Argument
    from .refusals import Message
    from .steps import BindStep


class ArrayView(NamedTuple):
    """The properties of an array argument that a contract checks, and the stream to wait for.

    `launch/array_records.py` creates ArrayViews, and checks that their values are possible.

    Attributes:
        address: The address of the element at index 0.
        dtype: The contract's name for the dtype, or the package's name if contracts do not support it.
        shape: The sizes of the dimensions.
        strides: The strides in elements.
        memory: DLPack's name for the type of memory, such as "cuda" or "cpu".
        device: The ordinal of the device.
        is_read_only: Whether the array's package reports that the memory is read-only.
        owner: The object that keeps the memory alive. Code that stores the address must keep this view alive.
        stream: The handle of the stream in which the array is computed, or None. The launch has to wait for
            this stream.
    """

    address: int
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    memory: str
    device: int
    is_read_only: bool = False
    owner: Any = None
    stream: int | None = None


class OtherValue(NamedTuple):
    """An argument of a type that contracts do not support.

    Attributes:
        type_name: The name of the type, such as "str".
    """

    type_name: str


class RefusedValue(NamedTuple):
    """An argument that could not be read. The error is raised when the argument is checked."""

    error: TypeError | ValueError


class StreamHandle(NamedTuple):
    """A stream that was passed as an argument."""

    handle: int


class Grid(NamedTuple):
    """The configuration of a launch. Grid, block and cluster consist of three sizes each."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    cluster: tuple[int, ...] | None
    shared_memory: int
    priority: int | None = None


class EncodedMap(NamedTuple):
    """Arguments of cuTensorMapEncodeTiled. The innermost dimension comes first, and strides are in bytes."""

    dtype: int
    address: int
    dims: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    options: tuple[int, ...]


class Bound:
    """The arguments of a launch, and the sizes, the device and the stream that they determine.

    Attributes:
        args: The arguments that were passed to `check`.
        sizes: The value of each symbol. The symbol of an integer argument is the argument's name.
        origins: The name of the size that first determined each symbol, such as "a.shape[0]".
        unconstrained: The values of symbols that stand for strides without an effect (see
            `parts.iter_strides`). They are the strides of a contiguous array, and are only used for symbols
            that nothing else determines.
        device: The ordinal of the device that the first array in GPU memory is on, or None.
        first: The name of this array, or `""`.
        stream: The handle of the stream, or None if the contract does not have a stream argument.
        values: For each argument, a tuple: the shape of an array, the sizes of a shape, or the value of an
            integer or a stream. Empty for other arguments.
    """

    def __init__(self, contract: Contract, args: Sequence[Any]) -> None:
        self.contract = contract
        self.args = args
        self.sizes: dict[str, int] = {}
        self.origins: dict[str, str] = {}
        self.device: int | None = None
        self.first = ""
        self.stream: int | None = None
        self.unconstrained: dict[str, int] = {}
        self.values: list[tuple[int, ...]] = [()] * len(args)

    def refuse(
        self, label: str, message: Message, expected: Any = "", found: Any = "", **fields: Any
    ) -> TypeError | ValueError:
        """Return the error for an argument or a part of it. The parameters are those of `refusals.refuse`."""
        return refusals.refuse(self.contract, label, message, expected, found, **fields)

    def evaluate(self, label: str, node: ast.expr, sizes: Mapping[str, int] | None = None) -> int:
        """Return the value of an expression.

        Args:
            label: The name of the value in messages.
            node: The expression.
            sizes: The values of the names in the expression, or None for the sizes that the arguments
                determine.

        Raises:
            ValueError: The value cannot be computed.
        """
        try:
            return expressions.evaluate(node, self.sizes if sizes is None else sizes)
        except ValueError as error:
            raise refusals.extend_error(self.contract, label, error) from None


def order(contract: Contract, args: Sequence[Any], named: Mapping[str, Any]) -> list[Any]:
    """Return all arguments of a call in the contract's order, including default values.

    Args:
        contract: The contract.
        args: The positional arguments.
        named: The keyword arguments.

    Raises:
        TypeError: There are too many arguments, a name is unknown, an argument was passed twice, or an
            argument without a default value is missing.
    """
    names = [argument.name for argument in contract.arguments]
    defaults = list_defaults(contract.arguments)
    required_count = len(names) - len(defaults)
    has_too_few = not named and len(args) < required_count
    if len(args) > len(names) or has_too_few:
        raise refusals.refuse_count(contract, len(args) + len(named))
    values = dict(zip(names[required_count:], defaults))
    values |= zip(names, args)
    passed_names = set(names[: len(args)])
    for name, value in named.items():
        if name in passed_names:
            raise refusals.refuse(contract, name, refusals.GIVEN_TWICE)
        if name not in names:
            raise refusals.refuse(contract, name, refusals.UNKNOWN_NAME)
        values[name] = value
    for argument in contract.arguments:
        if argument.name not in values:
            expected = refusals.name_kind(argument)
            raise refusals.refuse(contract, argument.name, refusals.WRONG_KIND, expected, "nothing")
    return [values[name] for name in names]


def check(
    contract: Contract, args: Sequence[Any], count_sms: Callable[[int | None], int] | None = None
) -> Bound:
    """Check arguments against a contract by performing the steps of the phases `bind` and `require`.

    Args:
        contract: The contract.
        args: The arguments, each of which is None, a bool, int, float, tuple of ints, bytes, ArrayView,
            StreamHandle, OtherValue or RefusedValue.
        count_sms: Function that returns the number of multiprocessors of a device, given its ordinal or None.
            Only contracts that use `sms` need this function.

    Raises:
        TypeError: The number of arguments is wrong, or an argument has the wrong type.
        ValueError: Another requirement is not met.
    """
    __tracebackhide__ = True
    if len(args) != len(contract.arguments):
        raise refusals.refuse_count(contract, len(args))
    bound = Bound(contract, args)
    steps = contract.steps
    for step in steps.bind:
        check_step = _checks.get(step.__class__) or _find_check(step)
        # For an optional array that is None, only its CheckArgument is performed.
        if check_step is _check_argument or args[step.argument_index] is not None:
            check_step(bound, step)
    bound.sizes = bound.unconstrained | bound.sizes
    for requirement in steps.require:
        match requirement:
            case CheckSeparate():
                _check_separate(bound, requirement)
            case QueryDevice():
                assert count_sms is not None
                bound.sizes[requirement.fact] = count_sms(bound.device)
            case CheckCondition():
                _check_condition(bound, requirement)
            case _:
                assert_never(requirement)
    return bound


# --- the steps of the phase `bind`


_checks: dict[type, Callable[[Bound, Any], None]] = process.own({})
"""Maps each class of steps to the function that performs its steps. A lookup here is faster than `match`."""


def _find_check(step: BindStep) -> Callable[[Bound, Any], None]:
    """Return the function that performs a step of this class, and store it in `_checks`."""
    check: Callable[[Bound, Any], None]
    match step:
        case CheckArgument():
            check = _check_argument
        case CheckRange():
            check = _check_range
        case MatchSize():
            check = _match_size
        case CheckContiguous():
            check = _check_contiguous
        case CheckAddress():
            check = _check_address
        case CheckWritable():
            check = _check_writable
        case MatchExpression():
            check = _match_expression
        case _:
            assert_never(step)
    return _checks.setdefault(step.__class__, check)


def _check_argument(bound: Bound, step: CheckArgument) -> None:
    """Check the type of an argument, and store its sizes or its value in `bound`."""
    __tracebackhide__ = True
    argument = step.argument
    value = bound.args[step.argument_index]
    name = argument.name
    if isinstance(value, RefusedValue):
        # Raise a copy to avoid a reference cycle: the exception refers to this frame, which contains `value`.
        cause = value.error.__cause__
        raise with_facts_of(type(value.error)(*value.error.args), value.error) from cause
    if not _is_of_kind(argument, value):
        kinds = refusals.name_kind(argument), refusals.name_value(value)
        raise bound.refuse(name, refusals.WRONG_KIND, *kinds)
    values: tuple[int, ...] = ()
    if isinstance(argument, ArrayArgument):
        if value is not None:
            _check_array(bound, argument, value)
            values = value.shape
    elif isinstance(argument, ShapeArgument):
        _check_length(bound, name, value, len(argument.sizes), "size")
        values = value
    elif isinstance(argument, StreamArgument):
        bound.stream = value.handle if isinstance(value, StreamHandle) else value or 0
        values = (bound.stream,)
    elif isinstance(argument, StructArgument):
        _check_length(bound, name, value, argument.size, "byte")
    elif DTYPES[argument.dtype].is_integer:
        values = (int(value),)
    elif DTYPES[argument.dtype].is_float:
        try:
            encode(argument.dtype, value)
        except (OverflowError, struct.error):
            shown = refusals.show_int(value) if isinstance(value, int) else f"{value:g}"
            raise bound.refuse(name, refusals.DOES_NOT_FIT, argument.dtype, shown) from None
    bound.values[step.argument_index] = values


def _is_of_kind(argument: Argument, value: Any) -> bool:
    """Return whether a value has the type that an argument accepts."""
    if isinstance(argument, ArrayArgument):
        return isinstance(value, ArrayView) or (value is None and argument.optional)
    if isinstance(argument, ScalarArgument):
        dtype = DTYPES[argument.dtype]
        if dtype.is_float:
            return isinstance(value, (float, int))
        return isinstance(value, int if dtype.is_integer else bool)
    if isinstance(argument, StreamArgument):
        # isinstance would also accept a bool.
        return value is None or value.__class__ in (int, StreamHandle)
    if isinstance(argument, ShapeArgument):
        # isinstance would also accept an ArrayView, whose class is a subclass of tuple.
        return value.__class__ is tuple
    return value.__class__ is bytes  # the data of a StructArgument


def _check_length(bound: Bound, name: str, value: Sequence[int], count: int, word: str) -> None:
    """Raise ValueError unless a value has the required length.

    Args:
        bound: The arguments of the launch.
        name: The argument's name.
        value: The value.
        count: The required length.
        word: The noun for an element in messages: "size", "byte" or "dimension".
    """
    if len(value) != count:
        raise bound.refuse(name, refusals.WRONG_LENGTH, refusals.count_words(count, word), len(value))


def _check_array(bound: Bound, argument: ArrayArgument, value: ArrayView) -> None:
    """Check the dtype, the rank, the sizes, the memory and the device of an array."""
    name = argument.name
    if value.dtype != argument.dtype:
        raise bound.refuse(name, refusals.WRONG_DTYPE, argument.dtype, value.dtype)
    _check_length(bound, name, value.shape, len(argument.shape), "dimension")
    for axis, size in enumerate(value.shape):
        if size < 0:
            label = refusals.SHAPE.format(name=name, axis=axis)
            raise bound.refuse(label, refusals.NEGATIVE_SIZE, found=size)
    if value.memory != argument.memory:
        raise bound.refuse(name, refusals.WRONG_MEMORY, argument.memory, value.memory)
    if value.memory == "cuda" and bound.device is None:
        bound.device = value.device
        bound.first = name
    elif value.memory == "cuda" and bound.device != value.device:
        raise bound.refuse(name, refusals.WRONG_DEVICE, bound.device, value.device, first=bound.first)


def _check_range(bound: Bound, step: CheckRange) -> None:
    """Raise ValueError if an integer or a size does not fit in its dtype."""
    number = bound.values[step.argument_index][step.axis]
    low, high = DTYPES[step.dtype].limits
    if not low <= number <= high:
        shown = refusals.show_int(number)
        raise bound.refuse(step.label, refusals.OUT_OF_RANGE, found=shown, low=low, high=high)


def _match_size(bound: Bound, step: MatchSize) -> None:
    """Compare a size with a number or with the value of a symbol.

    If the symbol does not have a value yet, the size defines it.
    """
    shape = bound.values[step.argument_index]
    size = step.size
    value = shape[step.axis]
    if step.is_stride:
        if value == 1 or 0 in shape:  # The stride has no effect.
            if isinstance(size, str):
                bound.unconstrained[size] = wrap_int64(compute_strides(shape)[step.axis])
            return
        value = bound.args[step.argument_index].strides[step.axis]
    if isinstance(size, int):
        if value != size:
            raise bound.refuse(step.label, refusals.WRONG_NUMBER, size, value)
    elif bound.sizes.setdefault(size, value) != value:
        fields = {"symbol": size, "first": bound.origins[size]}
        raise bound.refuse(step.label, refusals.WRONG_SIZE, bound.sizes[size], value, **fields)
    else:
        bound.origins.setdefault(size, step.label)


def wrap_int64(number: int) -> int:
    """Return the lowest 64 bits of an integer as a signed integer.

    This is the result of C code that computes a stride of an empty array.
    """
    return (number + 2**63) % 2**64 - 2**63


def _check_contiguous(bound: Bound, step: CheckContiguous) -> None:
    """Raise ValueError if an array is not contiguous (row-major)."""
    array = bound.args[step.argument_index]
    if array.strides == compute_strides(array.shape):
        return
    for axis, expected, stride in iter_strides(array.shape, array.strides):
        if stride != expected:
            label = refusals.STRIDE.format(name=step.name, axis=axis)
            raise bound.refuse(label, refusals.NOT_CONTIGUOUS, expected, stride)


def _check_address(bound: Bound, step: CheckAddress) -> None:
    """Raise ValueError if the address of a nonempty array is null or not aligned."""
    array = bound.args[step.argument_index]
    if 0 in array.shape:
        return
    if not array.address:
        raise bound.refuse(step.name, refusals.NULL_ADDRESS)
    if array.address % step.bytes:
        raise bound.refuse(step.name, refusals.WRONG_ADDRESS, step.bytes, array.address)


def _check_writable(bound: Bound, step: CheckWritable) -> None:
    """Raise ValueError if an array is read-only, or if its elements overlap."""
    array = bound.args[step.argument_index]
    if array.is_read_only:
        raise bound.refuse(step.name, refusals.READ_ONLY, name=step.name)
    axis = find_overlap(array.shape, array.strides) if step.is_strided else None
    if axis is not None:
        label = refusals.STRIDE.format(name=step.name, axis=axis)
        raise bound.refuse(label, refusals.OVERLAPPING, found=array.strides[axis], name=step.name)


def _match_expression(bound: Bound, step: MatchExpression) -> None:
    """Compare a size with an expression.

    If the expression contains an unknown name, the size first determines its value. A stride that has no
    effect (see `parts.iter_strides`) is not compared, and only determines the name if nothing else does.
    """
    label = step.label
    has_effect = label in bound.sizes  # False for a stride without an effect, which is in `unconstrained`.
    values = bound.unconstrained | bound.sizes
    size = values.pop(label)
    for sizes in (bound.sizes, bound.unconstrained, bound.origins):
        sizes.pop(label, None)  # This symbol was only needed for this step.
    if step.solution is not None and step.unknown not in (bound.sizes if has_effect else values):
        try:
            values[step.unknown] = expressions.evaluate(step.solution, values | {label: size})
        except ValueError:
            text = refusals.NOT_DETERMINED.format(expression=expressions.show(step.node), name=step.unknown)
            raise refusals.extend_error(bound.contract, label, ValueError(text)) from None
        if has_effect:
            bound.sizes[step.unknown] = values[step.unknown]
            bound.origins[step.unknown] = label
        else:
            bound.unconstrained[step.unknown] = values[step.unknown]
    if not has_effect:
        return
    expected = bound.evaluate(label, step.node, values)
    if expected != size:
        names = dict.fromkeys(expressions.iter_names(step.node))
        origins = {name: bound.origins.get(name, refusals.LOOSE) for name in names}
        shown = "; ".join(
            refusals.KNOWN.format(name=name, value=values[name], first=origins[name]) for name in names
        )
        expected_text = refusals.NAMED.format(name=expressions.show(step.node), value=expected)
        raise bound.refuse(label, refusals.WRONG_VALUE, expected_text, size, known=shown)


def _check_separate(bound: Bound, step: CheckSeparate) -> None:
    """Raise ValueError if an output overlaps another array."""
    values: dict[str, int] = {}  # the values of the names in `step.node`
    names = []
    for index in (step.argument_index, step.other):
        name = bound.contract.arguments[index].name
        array = bound.args[index]
        values[name] = 0 if array is None else array.address
        size = 0 if array is None else count_owned_bytes(DTYPES[array.dtype].size, array.shape, array.strides)
        values[NBYTES.format(name=name)] = size
        names.append(name)
    name, other_name = names
    if not bound.evaluate(name, step.node, values):
        raise bound.refuse(name, refusals.NOT_SEPARATE, name=name, other=other_name)


def _check_condition(bound: Bound, step: CheckCondition) -> None:
    """Raise ValueError if a constraint is not true."""
    if not bound.evaluate(step.label, step.node):
        names = dict.fromkeys(expressions.iter_names(step.node))
        values = ", ".join(refusals.NAMED.format(name=name, value=bound.sizes[name]) for name in names)
        raise bound.refuse(step.label, refusals.VIOLATED, expressions.show(step.node), values)


# --- the phases `fill` and `configure`


def compute_passed(bound: Bound) -> list[Any]:
    """Return the value of each parameter of the kernel.

    A value is an address, a number that fits in the parameter's type, bytes, or an EncodedMap. None stands
    for a tensor map that is filled with zeros.
    """
    return [_compute_value(bound, step) for step in bound.contract.steps.fill]


def _compute_value(bound: Bound, step: SetParameter) -> Any:
    """Return the value of one parameter of the kernel."""
    passed = step.passed
    if passed.is_constant:
        return passed.number
    if step.argument_index is None:
        # The value of a name is not evaluated as an expression, because a u64 may exceed the range of an i64.
        return _compute(bound, step, bound.sizes.get(passed.text))
    value = bound.args[step.argument_index]
    if step.map:
        return _compute_map(step, value, bound)
    if passed.type != "pointer":
        return value if isinstance(value, bytes) else encode(passed.type, value)
    offset = step.size * (bound.evaluate(step.label, step.offset) if step.offset else 0)
    address: int = 0 if value is None else value.address
    is_null = address == 0  # A null pointer is passed without the offset.
    fits_in_64_bits = -(1 << 63) <= offset < 1 << 63 and (is_null or 0 <= address + offset < 1 << 64)
    if not fits_in_64_bits:
        overflow = ValueError(expressions.describe_overflow(passed.value))
        raise refusals.extend_error(bound.contract, step.label, overflow)
    return 0 if is_null else address + offset


def _compute_map(step: SetParameter, value: Any, bound: Bound) -> EncodedMap | None:
    """Return the tensor map of an array, or None for an array that is None or empty."""
    if value is None or not value.address or 0 in value.shape:
        return None
    values: dict[str, list[int]] = {"dims": [], "strides": [], "box": [], "row": []}
    for map_step in step.map:
        values[map_step.name].append(_compute(bound, map_step))
    dims, strides, box, _ = map(tuple, values.values())  # The size of a row is checked, but not passed.
    assert step.passed.tma is not None
    dtype = find_tensor_map(value.dtype)
    return EncodedMap(dtype, value.address, dims, strides, box, step.passed.tma.options)


def compute_grid(bound: Bound, find_occupancy: Callable[[int, int], int] | None = None) -> Grid:
    """Return the configuration of a launch.

    Args:
        bound: The checked arguments.
        find_occupancy: Function that returns the number of the kernel's blocks that run on a multiprocessor
            at the same time. Its arguments are the number of threads in a block and the dynamic shared memory
            of a block in bytes. Only contracts that use `occupancy` need this function.
    """
    names = ("grid", "block", "cluster", "shared_memory", "priority")
    sizes: dict[str, list[int]] = {name: [] for name in names}
    for step in bound.contract.steps.configure:
        match step:
            case SetLaunch():
                sizes[step.name].append(_compute(bound, step))
            case QueryDevice():
                assert find_occupancy is not None
                [shared_memory] = sizes["shared_memory"]
                bound.sizes[step.fact] = find_occupancy(prod(sizes["block"]), shared_memory)
            case CheckMultiple():
                number = bound.evaluate(step.label, step.node)
                unit = bound.evaluate(step.label, step.unit)
                if number % unit:
                    shown = _show_value(step.node, number)
                    raise bound.refuse(step.label, refusals.WRONG_MULTIPLE, unit, shown)
            case _:
                assert_never(step)
    cluster = _complete_sizes(sizes["cluster"]) if sizes["cluster"] else None
    priority = sizes["priority"][0] if sizes["priority"] else None
    return Grid(
        _complete_sizes(sizes["grid"]),
        _complete_sizes(sizes["block"]),
        cluster,
        sizes["shared_memory"][0],
        priority,
    )


def _complete_sizes(sizes: Sequence[int]) -> tuple[int, int, int]:
    """Return the three sizes of a grid, a block or a cluster. Sizes that the contract omits are 1."""
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def check_limits(bound: Bound, grid: Grid, threads: int, shared_memory: int) -> None:
    """Raise ValueError if a block has more threads or dynamic shared memory than the kernel supports.

    Args:
        bound: The checked arguments.
        grid: The configuration of the launch.
        threads: The kernel's maximum number of threads in a block.
        shared_memory: The kernel's maximum dynamic shared memory of a block, in bytes.
    """
    if prod(grid.block) > threads:
        raise bound.refuse("block", refusals.TOO_MANY_THREADS, threads, prod(grid.block))
    if grid.shared_memory > shared_memory:
        raise bound.refuse("shared_memory", refusals.TOO_MUCH_SHARED, shared_memory, grid.shared_memory)


def _compute(bound: Bound, step: SetParameter | SetLaunch, computed: int | None = None) -> int:
    """Return the value that a step sets, and check its limits.

    Args:
        bound: The checked arguments.
        step: The step.
        computed: The value if it is already known, or None to compute it.

    Raises:
        ValueError: The value is out of range or not a multiple of the step's unit.
    """
    assert step.node is not None
    number = bound.evaluate(step.label, step.node) if computed is None else computed
    is_in_range = step.low <= number <= step.high
    if is_in_range and number % step.unit == 0:
        return number
    shown = _show_value(step.node, number)
    if is_in_range:
        raise bound.refuse(step.label, refusals.WRONG_MULTIPLE, step.unit, shown)
    raise bound.refuse(step.label, refusals.OUT_OF_RANGE, found=shown, low=step.low, high=step.high)


def _show_value(node: ast.expr, number: int) -> str:
    """Return an expression and its value for a message, such as "2 * n = 6"."""
    return refusals.NAMED.format(name=expressions.show(node), value=number)
