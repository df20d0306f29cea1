"""Translates a contract into steps: the checks and computations that each launch performs, in order.

The steps are divided into four phases (`Steps`). The phases run one after the other. `argument_checks.py` is
the reference implementation; the C code of an exported module and the machine code of fast launches are
generated from the same steps. The generated code may reorder steps, because it only has to determine whether
all steps succeed.

In every step `argument_index` is the index of the argument that is checked or used.
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

    For an array, this includes dtype, rank, memory and device; for a shape, its length; for a float, its
    range. If an optional array is None, its remaining steps are skipped.
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
    """Compare a size with a number or with the value of a symbol. The first such step defines the symbol.

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
        is_strided: Whether the contract specifies strides. Otherwise elements cannot overlap.
    """

    argument_index: int
    name: str
    is_strided: bool


class MatchExpression(NamedTuple):
    """Compare a size with an expression.

    Attributes:
        label: The name of the size, which is also the symbol that an earlier MatchSize defined.
        node: The expression.
        unknown: A name in the expression that this size determines, or `""`.
        solution: The value of `unknown`, as an expression in which the name `label` stands for the size.
    """

    argument_index: int
    label: str
    node: ast.expr
    unknown: str
    solution: ast.expr | None


class CheckSeparate(NamedTuple):
    """Check that an output, the array `argument_index`, does not overlap the array `other`.

    Attributes:
        node: Comparison that is true if the arrays do not overlap. An array's name in it stands for the
            address, and its `NBYTES` for the result of `parts.count_owned_bytes`. Both are 0 if the array is
            None.
    """

    argument_index: int
    other: int
    node: ast.expr


class CheckCondition(NamedTuple):
    """Check that a constraint is true, that is, that its value is 1.

    As in SetLaunch, the value must lie between `low` and `high` and be a multiple of `unit`.
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
        offset: Offset that is added to the array's address, in elements of `size` bytes.
        map: The values of the array's tensor map, if the parameter is a tensor map. The parameter is filled
            with zeros if the array is None or empty.
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
    """Query one of `expressions.DEVICE_FACTS`.

    The occupancy is queried after the block and its shared memory have been computed. It is at least 1. If
    not even one block fits on a multiprocessor, the launch fails later.
    """

    fact: str


class SetLaunch(NamedTuple):
    """Set a value of the launch configuration or of a tensor map.

    The value must lie between `low` and `high` and be a multiple of `unit`.

    Attributes:
        name: For a launch "grid", "block", "cluster", "shared_memory" or "priority". For a tensor map "dims",
            "strides" (in bytes), "box" or "row" (the size in bytes of a row of the box, which is only
            checked).
        axis: The axis to which the value applies. In a tensor map axis 0 is the array's last dimension, as in
            CUDA.
        label: The name of the value in messages.
    """

    name: str
    axis: int
    label: str
    node: ast.expr
    low: int
    high: int
    unit: int = 1


class CheckMultiple(NamedTuple):
    """Check that a size of the grid is a multiple of the cluster's size on the same axis.

    Earlier steps have compared both with their limits.

    Attributes:
        label: The name that messages use for the grid's size.
    """

    label: str
    node: ast.expr
    unit: ast.expr


ArgumentStep: TypeAlias = (
    CheckArgument | CheckRange | MatchSize | CheckContiguous | CheckAddress | CheckWritable
)
BindStep: TypeAlias = ArgumentStep | MatchExpression
# The steps that compute an expression from the text of the contract.
_ComputingStep: TypeAlias = CheckCondition | SetParameter | SetLaunch
RequireStep: TypeAlias = CheckSeparate | QueryDevice | CheckCondition
ConfigureStep: TypeAlias = SetLaunch | QueryDevice | CheckMultiple


@dataclass(frozen=True)
class Steps:
    """The steps of a contract, by phase.

    This class is not a tuple of phases, so that code that iterates over it by mistake fails.

    Attributes:
        bind: Checks of individual arguments. They also determine the sizes, and come first. For an argument
            that is None, all steps except its CheckArgument are skipped.
        require: Checks that involve several arguments, and the queries that these checks and the later phases
            depend on.
        fill: The value of each kernel parameter, in parameter order.
        configure: The configuration of the launch, and the queries and checks that depend on it.
    """

    bind: tuple[BindStep, ...]
    require: tuple[RequireStep, ...]
    fill: tuple[SetParameter, ...]
    configure: tuple[ConfigureStep, ...]


NBYTES = "{name}.nbytes"
"""The name of an array's size in bytes, in the expression of a CheckSeparate."""

_ROW_UNIT = 16  # bytes; the size of a row of a box is a multiple of it
_MAX_BOX = 256  # maximum number of elements of a box in each dimension
# The limits of each SetLaunch by name: the smallest value, and the largest value for each axis.
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
        ValueError: The values of sizes that are expressions cannot be determined.
    """
    bind: list[BindStep] = []
    indexed = list(enumerate(contract.arguments))
    required = [(index, argument) for index, argument in indexed if not _is_optional(argument)]
    optional = [(index, argument) for index, argument in indexed if _is_optional(argument)]
    for index, argument in (*required, *optional):
        bind += [CheckArgument(index, argument), *_iter_checks(index, argument)]
    bind += iter_equations(contract.arguments)
    conditions = tuple(map(CheckCondition, contract.constraints))
    fill = tuple(_iter_parameters(contract))
    configured = () if contract.launch is None else tuple(iter_launch_steps(contract.launch))
    expressions = [node for _, node in _iter_expressions([*conditions, *fill, *configured])]
    uses_sms = any("sms" in iter_names(node) for node in expressions)
    query = (QueryDevice("sms"),) if uses_sms else ()
    require = (*_iter_separations(contract.arguments), *query, *conditions)
    configure: tuple[ConfigureStep, ...] = configured
    if any("occupancy" in iter_names(step.node) for step in configured):
        # The occupancy depends on the block and the shared memory, and the grid depends on the occupancy.
        other_sizes = (step for step in configured if step.name != "grid")
        grid_sizes = (step for step in configured if step.name == "grid")
        configure = (*other_sizes, QueryDevice("occupancy"), *grid_sizes)
    if contract.launch is not None:
        configure += tuple(_iter_multiples(contract.launch))
    return Steps(tuple(bind), require, fill, configure)


def _is_optional(argument: Argument) -> bool:
    """Return whether None may be passed for an argument."""
    return isinstance(argument, ArrayArgument) and argument.optional


def _iter_separations(arguments: Sequence[Argument]) -> Iterator[CheckSeparate]:
    """Yield the checks that no output overlaps another array."""
    arrays = [
        (index, argument) for index, argument in enumerate(arguments) if isinstance(argument, ArrayArgument)
    ]
    for (first_index, first), (second_index, second) in combinations(arrays, 2):
        if second.direction == "out":
            yield CheckSeparate(second_index, first_index, _compare_memory(second.name, first.name))
        elif first.direction == "out":
            yield CheckSeparate(first_index, second_index, _compare_memory(first.name, second.name))


def _compare_memory(first: str, second: str) -> ast.expr:
    """Return the condition that the memory of two arrays does not overlap, or that one array is empty."""
    # One of these numbers is 0 or more if `a` starts after the end of `b`, if `b` starts after the end of
    # `a`, or if one of the arrays is empty.
    node = parse("max(max(a - b - b_size, b - a - a_size), -min(a_size, b_size)) >= 0", comparison=True)
    names = {"a": first, "b": second}
    names |= {f"{letter}_size": NBYTES.format(name=name) for letter, name in names.items()}
    for child in ast.walk(node):
        if isinstance(child, ast.Name) and child.id in names:
            child.id = names[child.id]
    return node


def iter_uses(steps: Steps) -> Iterator[tuple[_ComputingStep, ast.expr]]:
    """Yield each step that uses the sizes of arguments in an expression, and the expression."""
    yield from _iter_expressions([*steps.require, *steps.fill, *steps.configure])


def _iter_expressions(
    steps: Iterable[RequireStep | SetParameter | ConfigureStep],
) -> Iterator[tuple[_ComputingStep, ast.expr]]:
    """Yield each of these steps that computes an expression of the contract, and the expression."""
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
    contiguous_stride = f"{element_size}"  # the expression for the stride in bytes without gaps
    for dimension in reversed(range(last_dimension + 1)):
        axis = last_dimension - dimension
        length = array.shape[dimension]
        yield _make_set_launch("dims", axis, f"{array.name}.shape[{dimension}]", parse(str(length)))
        if axis:  # a tensor map does not contain the stride of axis 0
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
    """Yield the steps that set the parameters of the kernel, in order."""
    indexed = {argument.name: (index, argument) for index, argument in enumerate(contract.arguments)}
    for parameter_index, passed in enumerate(contract.passed):
        label = f"parameter {parameter_index} of the kernel"
        dtype = DTYPES.get(passed.type or "i64")
        is_integer = dtype is not None and dtype.is_integer
        low, high = dtype.limits if dtype is not None and is_integer else DTYPES["i64"].limits
        if passed.is_constant or is_integer:
            yield SetParameter(passed, label, low, high, argument_index=None)
            continue
        name, offset = split_address(passed.value)
        index, argument = indexed[name]
        element_size = DTYPES[argument.dtype].size if isinstance(argument, ArrayArgument) else 0
        map_steps: Sequence[SetLaunch] = ()
        if passed.tma is not None and isinstance(argument, ArrayArgument):
            map_steps = tuple(_iter_map_steps(passed.tma, argument))
        yield SetParameter(passed, label, low, high, index, offset, element_size, map_steps)


def iter_equations(arguments: Sequence[Argument]) -> Iterator[MatchExpression]:
    """Yield the comparisons of sizes with expressions.

    A comparison can determine a name that is not known yet. Because a stride may have no effect (see
    `parts.iter_strides`), a name that only strides have determined so far is treated like an unknown name if
    the expression can be solved for it.

    Raises:
        ValueError: An expression contains several unknown names, or a name that it cannot be solved for.
    """
    known_names: set[str] = set()
    from_strides: set[str] = set()  # names that only strides have determined
    own_names: list[set[str]] = [set() for _ in arguments]  # the names in the sizes of each optional array
    equations = []
    for index, argument in sorted(enumerate(arguments), key=lambda pair: _is_optional(pair[1])):
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
    """Return the comparison that determines the only name in `names`.

    Returns None if there are no or several names, or if the equation cannot be solved for the name.

    Args:
        names: Names in the expression that are not known yet.
        index: Index of the argument.
        label: Name of the size.
        node: Expression for the size.
    """
    if len(names) != 1:
        return None
    solution = solve(node, names[0], label)
    return None if solution is None else MatchExpression(index, label, node, names[0], solution)


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
    """Return the step that sets a value of the launch or of a tensor map, with CUDA's limits."""
    low, high = _LIMITS[name]
    return SetLaunch(name, axis, label, node, low, high[axis], unit)


def _iter_multiples(launch: Launch) -> Iterator[CheckMultiple]:
    """Yield the checks that the grid is a multiple of the cluster."""
    grid = (*launch.grid, parse("1"), parse("1"))  # The contract may omit the last sizes.
    for axis, node, unit in zip("xyz", grid, launch.cluster or ()):
        yield CheckMultiple(f"grid.{axis}", node, unit)


def iter_size_symbols(argument: Argument) -> Iterator[tuple[str, int | str | None]]:
    """Yield the name of each size and stride in messages, and its value or symbol.

    The symbol of a size that is an expression is the size's own name. None stands for any size (`_`).
    """
    for label, size in iter_sizes(argument):
        yield label, label if isinstance(size, Expression) else size


def _iter_checks(index: int, argument: Argument) -> Iterator[ArgumentStep]:
    """Yield the checks of one argument, except the check of its type."""
    if isinstance(argument, StreamArgument):
        yield CheckRange(index, argument.name, "u64")
    sizes = list(iter_size_symbols(argument))
    rank = len(argument.shape) if isinstance(argument, ArrayArgument) else len(sizes)
    for position, (label, size) in enumerate(sizes):  # An array's strides follow its shape.
        if not isinstance(argument, ArrayArgument):
            dtype = argument.dtype if isinstance(argument, ScalarArgument) else "i64"
            yield CheckRange(index, label, dtype, position)
        if size is not None:
            yield MatchSize(index, label, size, position % rank, is_stride=position >= rank)
    if isinstance(argument, ArrayArgument):
        if argument.strides is None:
            yield CheckContiguous(index, argument.name)
        yield CheckAddress(index, argument.name, argument.align)
        if argument.is_written:
            yield CheckWritable(index, argument.name, argument.strides is not None)
