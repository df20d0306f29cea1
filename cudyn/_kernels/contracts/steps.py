"""Translates a contract into steps: the checks and computations that each launch performs, in order.

The steps are divided into four phases (`Steps`), which run one after the other. `argument_checks.py` is the
reference implementation. The C code of an exported module and the machine code of fast launches are generated
from the same steps. The generated code may reorder steps, because it only has to determine whether all steps
succeed.

In every step, `argument_index` is the index of the argument that is checked or used.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, assert_never

from .dtypes import DTYPES
from .expressions import Expression, iter_names, parse, show, solve
from .parts import (
    MAP_UNIT,
    MAX_BLOCK,
    MAX_CLUSTER,
    MAX_GRID,
    STRIDE,
    ArrayArgument,
    ScalarArgument,
    StreamArgument,
    iter_sizes,
    split_address,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .parts import Argument, Launch, Parts, Passed, TensorMap


class CheckArgument(NamedTuple):
    """Check the type of an argument.

    For an array, this includes its dtype, rank, memory and device; for a shape, its length; and for a float,
    its range. If an optional array is None, its other steps are skipped.
    """

    argument_index: int
    argument: Argument


class CheckRange(NamedTuple):
    """Check that an integer argument, or the size `axis` of a shape argument, fits in a dtype.

    Attributes:
        label: The name of the integer in messages.
    """

    argument_index: int
    label: str
    dtype: str
    axis: int = 0


class MatchSize(NamedTuple):
    """Compare a size with a number, or with the value of a symbol. The first step for a symbol defines it.

    The size is the element `axis` of an array's shape or of a shape argument, or it is an integer argument.

    Attributes:
        label: The name of the size in messages. If a MatchExpression compares the size later, this name is
            also its symbol.
        size: The number or the symbol.
        is_stride: Whether the size is an array's stride, in elements. Strides that have no effect are not
            compared (see `parts.iter_strides`).
    """

    argument_index: int
    label: str
    size: int | str
    axis: int = 0
    is_stride: bool = False


class CheckContiguous(NamedTuple):
    """Check that an array is contiguous (row-major)."""

    argument_index: int
    name: str


class CheckAddress(NamedTuple):
    """Check that the address of a nonempty array is not null and is a multiple of `bytes`."""

    argument_index: int
    name: str
    bytes: int


class CheckWritable(NamedTuple):
    """Check that an array is not read-only and that its elements do not overlap.

    Attributes:
        is_strided: Whether the contract specifies strides. If not, the array is contiguous, so that its
            elements cannot overlap.
    """

    argument_index: int
    name: str
    is_strided: bool


class MatchExpression(NamedTuple):
    """Compare a size with an expression.

    Attributes:
        label: The name of the size, which is also the symbol that an earlier MatchSize has defined.
        node: The expression.
        unknown: The name in the expression that this size determines, or `""`.
        solution: An expression for the value of `unknown`, in which the name `label` stands for the size, or
            None.
    """

    argument_index: int
    label: str
    node: ast.expr
    unknown: str
    solution: ast.expr | None


class CheckSeparate(NamedTuple):
    """Check that an output, the array `argument_index`, does not overlap the array `other`.

    Attributes:
        node: Comparison that is true if the arrays do not overlap. In this comparison, the name of an array
            stands for the array's address, and the name according to the template `NBYTES` for the result of
            `parts.count_owned_bytes`. Both are 0 if the array is None.
    """

    argument_index: int
    other: int
    node: ast.expr


class CheckCondition(NamedTuple):
    """Check that a constraint is true, that is, that its value is 1.

    `low`, `high` and `unit` have the same meaning as in SetLaunch.
    """

    node: ast.expr
    label: str = "where"
    low: int = 1
    high: int = 1
    unit: int = 1


class SetParameter(NamedTuple):
    """Set a parameter of the kernel.

    Attributes:
        passed: The value of the parameter, as the contract specifies it.
        label: The name of the parameter in messages.
        low: The smallest value allowed for an integer or an offset.
        high: The largest value allowed for an integer or an offset.
        argument_index: The index of the argument that is passed. None if the value is computed or constant.
        offset: Offset that is added to the array's address, in elements of `size` bytes, or None.
        size: The size of an element in bytes, or 0 if the argument is not an array.
        map: The steps that compute the values of the array's tensor map, if the parameter is a tensor map.
            The parameter is filled with zeros if the array is None or empty.
        unit: As in SetLaunch.
    """

    passed: Passed
    label: str
    low: int
    high: int
    argument_index: int | None
    offset: ast.expr | None = None
    size: int = 0
    map: Sequence[SetLaunch] = ()
    unit: int = 1

    @property
    def node(self) -> ast.expr | None:
        """The expression that has to be computed, or None."""
        if self.argument_index is None and not self.passed.is_constant:
            return self.passed.value
        return self.offset


class QueryDevice(NamedTuple):
    """Query a property of the device or of the kernel on the device.

    The occupancy is queried after the block and its shared memory have been computed. It is at least 1, even
    if no block fits on a multiprocessor. In this case, the launch fails later.

    Attributes:
        fact: The name of the property, one of `expressions.DEVICE_FACTS`.
    """

    fact: str


class SetLaunch(NamedTuple):
    """Set a value of the launch configuration or of a tensor map.

    The value must lie between `low` and `high` and be a multiple of `unit`.

    Attributes:
        name: For a launch, "grid", "block", "cluster", "shared_memory" or "priority". For a tensor map,
            "dims", "strides" (in bytes), "box" or "row" (the size of a row of the box in bytes, which is only
            checked).
        axis: The axis to which the value applies. In a tensor map, axis 0 is the array's last dimension, as
            in CUDA.
        label: The name of the value in messages.
        node: The expression for the value.
    """

    name: str
    axis: int
    label: str
    node: ast.expr
    low: int
    high: int
    unit: int = 1


class CheckMultiple(NamedTuple):
    """Check that a size of the grid is a multiple of the cluster's size along the same axis.

    Earlier steps have compared both sizes with their limits.

    Attributes:
        label: The name of the grid's size in messages.
        node: The expression for the grid's size.
        unit: The expression for the cluster's size.
    """

    label: str
    node: ast.expr
    unit: ast.expr


ArgumentStep: TypeAlias = (
    CheckArgument | CheckRange | MatchSize | CheckContiguous | CheckAddress | CheckWritable
)
BindStep: TypeAlias = ArgumentStep | MatchExpression
# The steps that compute an expression that the contract contains.
_ComputingStep: TypeAlias = CheckCondition | SetParameter | SetLaunch
RequireStep: TypeAlias = CheckSeparate | QueryDevice | CheckCondition
ConfigureStep: TypeAlias = SetLaunch | QueryDevice | CheckMultiple


@dataclass(frozen=True)
class Steps:
    """The steps of a contract, divided into phases.

    This class is not a tuple of phases, so code that iterates over an instance by mistake fails.

    Attributes:
        bind: Checks of individual arguments, which also determine the sizes. For an argument that is None,
            all steps except its CheckArgument are skipped.
        require: Checks that involve several arguments, and the queries that these checks and the later phases
            depend on.
        fill: The computation of each kernel parameter, in the order of the parameters.
        configure: The computation of the launch configuration, with the queries that it depends on and its
            checks.
    """

    bind: tuple[BindStep, ...]
    require: tuple[RequireStep, ...]
    fill: tuple[SetParameter, ...]
    configure: tuple[ConfigureStep, ...]


NBYTES = "{name}.nbytes"
"""The template for the name of an array's size in bytes, in the expression of a CheckSeparate."""

_ROW_UNIT = 16  # bytes; the size of a row of a box is a multiple of this number
_MAX_BOX = 256  # maximum number of elements in a box along each dimension
# The limits of each SetLaunch, keyed by its name: the smallest value, and the largest value for each axis.
_LIMITS = {
    "grid": (0, MAX_GRID),
    "block": (1, MAX_BLOCK),
    "cluster": (1, MAX_CLUSTER),
    "shared_memory": (0, (2**31 - 1,)),
    "priority": (-(2**31), (2**31 - 1,)),
    "dims": (1, (1 << 32,) * 5),
    "strides": (0, ((1 << 40) - 1,) * 4),
    "box": (1, (_MAX_BOX,) * 5),
}


def make_steps(contract: Parts) -> Steps:
    """Return the steps of a contract.

    Raises:
        ValueError: The names in a size that is an expression cannot be determined.
    """
    bind: list[BindStep] = []
    for index, argument in _list_required_first(contract.arguments):
        bind.append(CheckArgument(index, argument))
        bind += _iter_checks(index, argument)
    bind += iter_equations(contract.arguments)
    conditions = tuple(map(CheckCondition, contract.constraints))
    fill = tuple(_iter_parameters(contract))
    launch_steps = () if contract.launch is None else tuple(iter_launch_steps(contract.launch))
    computed_nodes = [node for _, node in _iter_expressions([*conditions, *fill, *launch_steps])]
    uses_sms = any("sms" in iter_names(node) for node in computed_nodes)
    query = (QueryDevice("sms"),) if uses_sms else ()
    require = (*_iter_separations(contract.arguments), *query, *conditions)
    configure = _add_occupancy_query(launch_steps)
    if contract.launch is not None:
        configure += tuple(_iter_multiples(contract.launch))
    return Steps(tuple(bind), require, fill, configure)


def _list_required_first(arguments: Sequence[Argument]) -> list[tuple[int, Argument]]:
    """Return arguments with their indices. Optional arguments come last.

    In this order, required arguments determine the sizes with which optional arguments are compared.
    """
    return sorted(enumerate(arguments), key=lambda indexed_argument: _is_optional(indexed_argument[1]))


def _is_optional(argument: Argument) -> bool:
    """Return whether None may be passed for an argument."""
    return isinstance(argument, ArrayArgument) and argument.optional


def _add_occupancy_query(steps: tuple[SetLaunch, ...]) -> tuple[ConfigureStep, ...]:
    """Return the steps of a launch with the query of the occupancy, if one of the steps uses it.

    The occupancy depends on the block and the shared memory, and the grid depends on the occupancy.
    """
    uses_occupancy = any("occupancy" in iter_names(step.node) for step in steps)
    if not uses_occupancy:
        return steps
    grid_steps = [step for step in steps if step.name == "grid"]
    other_steps = [step for step in steps if step.name != "grid"]
    return (*other_steps, QueryDevice("occupancy"), *grid_steps)


def _iter_separations(arguments: Sequence[Argument]) -> Iterator[CheckSeparate]:
    """Yield the checks that no output overlaps another array."""
    arrays = []
    for index, argument in enumerate(arguments):
        if isinstance(argument, ArrayArgument):
            arrays.append((index, argument))
    for (first_index, first), (second_index, second) in combinations(arrays, 2):
        if second.direction == "out":
            yield CheckSeparate(second_index, first_index, _compare_memory(second.name, first.name))
        elif first.direction == "out":
            yield CheckSeparate(first_index, second_index, _compare_memory(first.name, second.name))


def _compare_memory(first: str, second: str) -> ast.expr:
    """Return a comparison that is true if two arrays do not overlap, or if one of the arrays is empty.

    Args:
        first: The name of the first array.
        second: The name of the second array.
    """
    # The first number is 0 or more if `a` starts after the end of `b`, the second number if `b` starts after
    # the end of `a`, and the third number if one of the arrays is empty.
    node = parse("max(max(a - b - b_size, b - a - a_size), -min(a_size, b_size)) >= 0", comparison=True)
    names = {"a": first, "b": second}
    names |= {f"{letter}_size": NBYTES.format(name=name) for letter, name in names.items()}
    for child in ast.walk(node):
        if isinstance(child, ast.Name) and child.id in names:
            child.id = names[child.id]
    return node


def iter_uses(steps: Steps) -> Iterator[tuple[_ComputingStep, ast.expr]]:
    """Yield each step that uses the sizes of arguments in an expression, together with that expression."""
    yield from _iter_expressions([*steps.require, *steps.fill, *steps.configure])


def _iter_expressions(
    steps: Iterable[RequireStep | SetParameter | ConfigureStep],
) -> Iterator[tuple[_ComputingStep, ast.expr]]:
    """Yield each step that computes an expression of the contract, together with that expression."""
    for step in steps:
        match step:
            case CheckCondition() | SetLaunch():
                yield step, step.node
            case SetParameter():
                yield from _iter_expressions(step.map)
                if step.node is not None:
                    yield step, step.node
            case CheckSeparate() | QueryDevice() | CheckMultiple():
                pass  # Their expressions do not come from the contract, or also occur in a SetLaunch.
            case _:
                assert_never(step)


def _iter_map_steps(tma: TensorMap, array: ArrayArgument) -> Iterator[SetLaunch]:
    """Yield the steps that compute the values of an array's tensor map.

    CUDA numbers the axes in the opposite order: its axis 0 is the last dimension of the array.
    """
    element_size = DTYPES[array.dtype].size
    last_dimension = len(array.shape) - 1
    contiguous_stride = f"{element_size}"  # the expression for a contiguous array's stride in bytes
    for dimension in reversed(range(last_dimension + 1)):
        axis = last_dimension - dimension
        length = array.shape[dimension]
        yield _make_set_launch("dims", axis, f"{array.name}.shape[{dimension}]", parse(str(length)))
        if axis:  # A tensor map does not contain the stride of axis 0, which is always one element.
            label = STRIDE.format(name=array.name, axis=dimension) + " in bytes"
            stride = f"({array.strides[dimension]}) * {element_size}" if array.strides else contiguous_stride
            yield _make_set_launch("strides", axis - 1, label, parse(stride), MAP_UNIT)
        yield _make_set_launch("box", axis, f"box[{dimension}] of {array.name}", tma.box[dimension])
        contiguous_stride = f"({length}) * {contiguous_stride}"
    row_size = parse(f"({show(tma.box[last_dimension])}) * {element_size}")
    max_row_size = tma.pattern or _MAX_BOX * element_size
    label = f"box[{last_dimension}] of {array.name} in bytes"
    yield SetLaunch("row", 0, label, row_size, low=_ROW_UNIT, high=max_row_size, unit=_ROW_UNIT)


def _iter_parameters(contract: Parts) -> Iterator[SetParameter]:
    """Yield the steps that set the parameters of the kernel, in the order of the parameters."""
    indexed_arguments = {
        argument.name: (index, argument) for index, argument in enumerate(contract.arguments)
    }
    for parameter_index, passed in enumerate(contract.passed):
        label = f"parameter {parameter_index} of the kernel"
        dtype = DTYPES.get(passed.type or "i64")  # None for a pointer, a struct or a tensor map
        low, high = DTYPES["i64"].limits  # the limits of an offset
        is_integer = dtype is not None and dtype.is_integer
        if dtype is not None and is_integer:
            low, high = dtype.limits
        if passed.is_constant or is_integer:
            yield SetParameter(passed, label, low, high, argument_index=None)
            continue
        name, offset = split_address(passed.value)
        index, argument = indexed_arguments[name]
        element_size = DTYPES[argument.dtype].size if isinstance(argument, ArrayArgument) else 0
        map_steps: Sequence[SetLaunch] = ()
        if passed.tma is not None and isinstance(argument, ArrayArgument):
            map_steps = tuple(_iter_map_steps(passed.tma, argument))
        yield SetParameter(passed, label, low, high, index, offset, element_size, map_steps)


def iter_equations(arguments: Sequence[Argument]) -> Iterator[MatchExpression]:
    """Yield the comparisons of sizes with expressions.

    A comparison can determine a name that is not known yet. A name that only strides have determined so far
    may still be unknown, because a stride may have no effect (see `parts.iter_strides`). Such a name is
    treated like an unknown name if the expression can be solved for it.

    Raises:
        ValueError: An expression contains several unknown names, or cannot be solved for its unknown name.
    """
    known_names: set[str] = set()
    from_strides: set[str] = set()  # names that only strides have determined
    # For each argument that is an optional array, the names that are sizes of this array.
    own_names: list[set[str]] = [set() for _ in arguments]
    equations = []
    for index, argument in _list_required_first(arguments):
        for label, size in iter_sizes(argument):
            if isinstance(size, Expression):
                equations.append((index, label, size.node))
            elif not isinstance(size, str):
                continue  # The size is a number or `_`.
            elif _is_optional(argument):
                own_names[index].add(size)
            elif ".strides[" in label:
                from_strides.add(size)
            else:
                known_names.add(size)
    for index, label, node in equations:
        names = dict.fromkeys(iter_names(node))
        candidates = [name for name in names if name not in known_names and name not in own_names[index]]
        unknown = [name for name in candidates if name not in from_strides]
        equation = None
        if not _is_optional(arguments[index]):
            # First, also try to solve for a name that only strides have determined.
            equation = _solve_for(candidates, index, label, node) or _solve_for(unknown, index, label, node)
        if equation is not None:
            yield equation
            determined = from_strides if ".strides[" in label else known_names
            determined.add(equation.unknown)
        elif unknown:
            text = f"{label}: {show(node)} can't determine {', '.join(unknown)}"
            raise ValueError(f"{text}; expected names that are also sizes of other arrays")
        else:
            yield MatchExpression(index, label, node, "", None)


def _solve_for(names: Sequence[str], index: int, label: str, node: ast.expr) -> MatchExpression | None:
    """Return a comparison that determines the value of an unknown name.

    The result is None if there is not exactly one unknown name, or if the expression cannot be solved for it.

    Args:
        names: Names in the expression that are not known yet.
        index: Index of the argument.
        label: Name of the size.
        node: Expression for the size.
    """
    if len(names) != 1:
        return None
    [name] = names
    solution = solve(node, name, label)
    return None if solution is None else MatchExpression(index, label, node, name, solution)


def iter_launch_steps(launch: Launch) -> Iterator[SetLaunch]:
    """Yield the steps that compute the configuration of a launch."""
    sizes = {"grid": launch.grid, "block": launch.block, "cluster": launch.cluster or ()}
    for name, nodes in sizes.items():
        for axis, node in enumerate(nodes):
            yield _make_set_launch(name, axis, f"{name}.{'xyz'[axis]}", node)
    yield _make_set_launch("shared_memory", 0, "shared_memory", launch.shared_memory)
    if launch.priority:
        yield _make_set_launch("priority", 0, "priority", launch.priority)


def _make_set_launch(name: str, axis: int, label: str, node: ast.expr, unit: int = 1) -> SetLaunch:
    """Return the step that sets a value of the launch or of a tensor map, with the limits in `_LIMITS`."""
    low, high = _LIMITS[name]
    return SetLaunch(name, axis, label, node, low, high[axis], unit)


def _iter_multiples(launch: Launch) -> Iterator[CheckMultiple]:
    """Yield the checks that the grid's sizes are multiples of the cluster's sizes."""
    grid = (*launch.grid, parse("1"), parse("1"))  # The contract may omit the last sizes, which are then 1.
    for axis, node, unit in zip("xyz", grid, launch.cluster or ()):
        yield CheckMultiple(f"grid.{axis}", node, unit)


def iter_size_symbols(argument: Argument) -> Iterator[tuple[str, int | str | None]]:
    """Yield the name of each size and stride in messages, together with its number or symbol.

    If a size is an expression, its symbol is its name in messages. None stands for any size (`_`).
    """
    for label, size in iter_sizes(argument):
        yield label, label if isinstance(size, Expression) else size


def _iter_checks(index: int, argument: Argument) -> Iterator[ArgumentStep]:
    """Yield the checks of one argument, except the check of its type."""
    if isinstance(argument, StreamArgument):
        yield CheckRange(index, argument.name, "u64")
    sizes = list(iter_size_symbols(argument))
    if isinstance(argument, ArrayArgument):
        yield from _iter_array_checks(index, argument, sizes)
        return
    dtype = argument.dtype if isinstance(argument, ScalarArgument) else "i64"
    for axis, (label, size) in enumerate(sizes):
        yield CheckRange(index, label, dtype, axis)
        if size is not None:
            yield MatchSize(index, label, size, axis)


def _iter_array_checks(
    index: int, array: ArrayArgument, sizes_and_strides: Sequence[tuple[str, int | str | None]]
) -> Iterator[ArgumentStep]:
    """Yield the checks of an array, except the check of its type.

    Args:
        index: The index of the argument.
        array: The array.
        sizes_and_strides: The result of `iter_size_symbols`, in which the strides follow the shape.
    """
    rank = len(array.shape)
    for position, (label, size) in enumerate(sizes_and_strides):
        if size is not None:
            yield MatchSize(index, label, size, axis=position % rank, is_stride=position >= rank)
    if array.strides is None:
        yield CheckContiguous(index, array.name)
    yield CheckAddress(index, array.name, array.align)
    if array.is_written:
        yield CheckWritable(index, array.name, array.strides is not None)
