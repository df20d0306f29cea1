"""A contract lowered to steps: the checks and computations that each launch performs, in order.

The steps are divided into four phases (`Steps`). The phases run one after the other. `argument_checks.py` is
the reference implementation; the C code of an exported module and the machine code of fast launches are
generated from the same steps. Both may reorder steps, because the only result that matters to them is whether
all steps succeed.

In every step `at` is the index of the contract's argument that the step is about.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, assert_never

from .dtypes import DTYPES
from .expressions import Expression, list_names, parse, show, solve
from .parts import (
    MAX_BLOCK,
    MAX_CLUSTER,
    MAX_GRID,
    STRIDE,
    ArrayArgument,
    ScalarArgument,
    StreamArgument,
    list_sizes,
    split_address,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .parts import Argument, Launch, Parts, Passed, TensorMap


class CheckArgument(NamedTuple):
    """Take an argument of its kind.

    Of an array that is dtype, rank, memory and device, of a shape its length, of a float that it fits. The
    steps of an optional array that is None, up to the next Take, are left out.
    """

    at: int
    argument: Argument


class CheckRange(NamedTuple):
    """Check that an integer, or the size `axis` of a shape, fits a dtype. what: its name in messages."""

    at: int
    what: str
    dtype: str
    axis: int = 0


class MatchSize(NamedTuple):
    """Compare a size with its number or with the value of its symbol, which the first such step defines.

    Of an array it is a size (`axis`) of its shape, of a shape one of its sizes, of a scalar the integer.
    what: the size's name in messages, and the symbol of a size that a MatchExpression compares.
    is_stride: of an array in elements; it is compared if it has a meaning (`parts.list_strides`).
    """

    at: int
    what: str
    size: int | str
    axis: int = 0
    is_stride: bool = False


class CheckContiguous(NamedTuple):
    """Check that an array has no gaps, in C's order."""

    at: int
    name: str


class CheckAddress(NamedTuple):
    """Check the address of an array that is not empty: it is not null, and a multiple of `bytes`."""

    at: int
    name: str
    bytes: int


class CheckWritable(NamedTuple):
    """Check that an array can be written: that it is not read-only, and that no elements share memory.

    is_strided: elements may share memory, since the contract has strides.
    """

    at: int
    name: str
    is_strided: bool


class MatchExpression(NamedTuple):
    """Compare a size that the Fit of this name has found with an expression.

    unknown   a name in the expression that this size determines; or ""
    solution  its value, as an expression in which the name `what` is the size
    """

    at: int
    what: str
    node: ast.expr
    unknown: str
    solution: ast.expr | None


class CheckSeparate(NamedTuple):
    """Check that an output, the array `at`, shares no memory with the array `other`.

    node  holds if it does not. Its names are those of the arrays, for their addresses, and `NBYTES` of each,
          for `parts.measure`; both are 0 for None.
    """

    at: int
    other: int
    node: ast.expr


class CheckCondition(NamedTuple):
    """Check that a constraint holds: that its value is 1."""

    node: ast.expr
    what: str = "where"
    low: int = 1
    high: int = 1
    unit: int = 1


class SetParameter(NamedTuple):
    """Set a parameter of the kernel.

    at      of an array or a number that is passed as it is; None: an integer, or a constant
    what    the integer's name in messages; it, or the offset, is in `low` to `high`
    offset  of the array's address, in elements of `size` bytes
    map     the numbers of the array's tensor map, which is passed; it is zeros for None and an empty array
    """

    passed: Passed
    what: str
    low: int
    high: int
    at: int | None
    offset: ast.expr | None = None
    size: int = 0
    map: Sequence[SetLaunch] = ()
    unit: int = 1

    @property
    def node(self) -> ast.expr | None:
        """The expression that it computes, if any."""
        return self.passed.value if self.at is None and not self.passed.is_constant else self.offset


class QueryDevice(NamedTuple):
    """Ask the device for one of `expressions.DEVICE_FACTS`.

    For the occupancy the block and its shared memory are known by then. It is at least 1: a kernel that does
    not fit a multiprocessor fails when it is launched.
    """

    fact: str


class SetLaunch(NamedTuple):
    """Set a number of the launch, in `low` to `high`, a multiple of `unit`.

    name  "grid", "block", "cluster", "shared_memory" or "priority"; of a tensor map "dims", "strides" (in
          bytes), "box" or "row" (of the box, in bytes; it is only checked)
    axis  0 to 2; of a tensor map CUDA's, whose first is the array's last
    what  the words for both in messages
    """

    name: str
    axis: int
    what: str
    node: ast.expr
    low: int
    high: int
    unit: int = 1


class CheckMultiple(NamedTuple):
    """Check that a number of the launch is a multiple of another one: the grid's of the cluster's.

    what  the number's name in messages; both are in their limits
    """

    what: str
    node: ast.expr
    unit: ast.expr


ArgumentStep: TypeAlias = (
    CheckArgument | CheckRange | MatchSize | CheckContiguous | CheckAddress | CheckWritable
)
BindStep: TypeAlias = ArgumentStep | MatchExpression
_Computed: TypeAlias = CheckCondition | SetParameter | SetLaunch
RequireStep: TypeAlias = CheckSeparate | QueryDevice | CheckCondition
ConfigureStep: TypeAlias = SetLaunch | QueryDevice | CheckMultiple


@dataclass(frozen=True)
class Steps:
    """The steps of a contract, by phase.

    This is not a tuple, so that code which iterates over "the steps" without choosing a phase fails.

    Attributes:
        bind: Checks of single arguments, which also determine the sizes. They come first, and the steps of an
            argument that is None are skipped, except its CheckArgument.
        require: Checks that involve several arguments, and the queries that these checks and the later phases
            depend on.
        fill: The value of each parameter of the kernel, in the order of the parameters.
        configure: The configuration of the launch, and the queries and checks that depend on it.
    """

    bind: tuple[BindStep, ...]
    require: tuple[RequireStep, ...]
    fill: tuple[SetParameter, ...]
    configure: tuple[ConfigureStep, ...]


NBYTES = "{name}.nbytes"  # the name of an array's size in bytes

_MAX_BOX = 256  # elements of a tile in each dimension
# The limits of each size of a launch: the least, and the most for each axis.
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
        ValueError: The sizes that are expressions cannot be determined.
    """
    bind: list[BindStep] = []
    for late in (False, True):
        for index, argument in enumerate(contract.arguments):
            if (isinstance(argument, ArrayArgument) and argument.optional) == late:
                bind += [CheckArgument(index, argument), *_list_checks(index, argument)]
    bind += list_equations(contract.arguments)
    conditions = tuple(map(CheckCondition, contract.constraints))
    fill = tuple(_list_passed(contract))
    configured = () if contract.launch is None else tuple(list_launch(contract.launch))
    uses = _list_expressions([*conditions, *fill, *configured])
    query = (QueryDevice("sms"),) if any("sms" in list_names(node) for _, node in uses) else ()
    require = (*_list_separate(contract.arguments), *query, *conditions)
    configure: tuple[ConfigureStep, ...] = configured
    if any("occupancy" in list_names(step.node) for step in configured):
        before = (step for step in configured if step.name != "grid")
        after = (step for step in configured if step.name == "grid")
        configure = (*before, QueryDevice("occupancy"), *after)
    if contract.launch is not None:
        configure += tuple(_list_multiples(contract.launch))
    return Steps(tuple(bind), require, fill, configure)


def _list_separate(arguments: Sequence[Argument]) -> Iterator[CheckSeparate]:
    """Yield a comparison of each output with each other array."""
    arrays = [(at, each) for at, each in enumerate(arguments) if isinstance(each, ArrayArgument)]
    for (first, one), (second, other) in combinations(arrays, 2):
        if other.direction == "out":
            yield CheckSeparate(second, first, _compare_memory(other.name, one.name))
        elif one.direction == "out":
            yield CheckSeparate(first, second, _compare_memory(one.name, other.name))


def _compare_memory(one: str, other: str) -> ast.expr:
    """Return the condition that one array begins behind the end of the other, or that one is empty."""
    node = parse("max(max(a - b - b_size, b - a - a_size), -min(a_size, b_size)) >= 0", comparison=True)
    names = {"a": one, "b": other}
    names |= {f"{letter}_size": NBYTES.format(name=name) for letter, name in names.items()}
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and each.id in names:
            each.id = names[each.id]
    return node


def list_uses(steps: Steps) -> Iterator[tuple[_Computed, ast.expr]]:
    """Yield the expressions that use the sizes of arguments, each with its step."""
    yield from _list_expressions([*steps.require, *steps.fill, *steps.configure])


def _list_expressions(
    steps: Iterable[RequireStep | SetParameter | ConfigureStep],
) -> Iterator[tuple[_Computed, ast.expr]]:
    for step in steps:
        match step:
            case CheckCondition() | SetLaunch():
                yield step, step.node
            case SetParameter():
                yield from _list_expressions(step.map)
                if step.node is not None:
                    yield step, step.node
            case CheckSeparate() | QueryDevice() | CheckMultiple():
                pass  # Their expressions are not written by the user, or belong to a SetLaunch as well.
            case _:
                assert_never(step)


def _list_map(tma: TensorMap, array: ArrayArgument) -> Iterator[SetLaunch]:
    """Yield the numbers of a tensor map of an array."""

    size = DTYPES[array.dtype].size
    last = len(array.shape) - 1
    stride = f"{size}"  # of C's order, in bytes
    for index in reversed(range(last + 1)):
        axis = last - index
        here = array.shape[index]
        yield _configure("dims", axis, f"{array.name}.shape[{index}]", parse(str(here)))
        if axis:
            what = STRIDE.format(name=array.name, axis=index) + " in bytes"
            text = f"({array.strides[index]}) * {size}" if array.strides else stride
            yield _configure("strides", axis - 1, what, parse(text), tma.unit)
        yield _configure("box", axis, f"box[{index}] of {array.name}", tma.box[index])
        stride = f"({here}) * {stride}"
    if not tma.options[0]:  # without interleave
        row = parse(f"({show(tma.box[last])}) * {size}")
        most = tma.pattern or _MAX_BOX * size
        yield SetLaunch("row", 0, f"box[{last}] of {array.name} in bytes", row, 16, most, 16)


def _list_passed(contract: Parts) -> Iterator[SetParameter]:
    """Yield the step that fills each parameter of the kernel."""
    places = {argument.name: (at, argument) for at, argument in enumerate(contract.arguments)}
    for number, passed in enumerate(contract.passed):
        what = f"parameter {number} of the kernel"
        dtype = DTYPES.get(passed.type or "i64")
        is_integer = dtype is not None and dtype.is_integer
        limits = DTYPES[passed.type if is_integer and passed.type else "i64"].limits
        if passed.is_constant or is_integer:
            yield SetParameter(passed, what, *limits, None)
            continue
        name, offset = split_address(passed.value)
        at, argument = places[name]
        size = DTYPES[argument.dtype].size if isinstance(argument, ArrayArgument) else 0
        parts: Sequence[SetLaunch] = ()
        if passed.tma is not None and isinstance(argument, ArrayArgument):
            parts = tuple(_list_map(passed.tma, argument))
        yield SetParameter(passed, what, *limits, at, offset, size, parts)


def list_equations(arguments: Sequence[Argument]) -> Iterator[MatchExpression]:
    """Yield the comparisons of sizes with expressions. ValueError: one has more than one unknown name.

    A stride may be without meaning: what only strides determine is determined by another size if that can.
    """
    late = [isinstance(argument, ArrayArgument) and argument.optional for argument in arguments]
    known: set[str] = set()
    of_strides: set[str] = set()
    own: list[set[str]] = [set() for _ in arguments]
    equal = []
    for index, argument in sorted(enumerate(arguments), key=lambda each: late[each[0]]):
        for what, size in list_sizes(argument):
            if isinstance(size, Expression):
                equal.append((index, what, size.node))
            elif isinstance(size, str):
                (own[index] if late[index] else of_strides if ".strides[" in what else known).add(size)
    for index, what, node in equal:
        names = [name for name in dict.fromkeys(list_names(node)) if name not in known | own[index]]
        required = [name for name in names if name not in of_strides]
        for unknown in (names, required):
            is_solvable = len(unknown) == 1 and not late[index]
            solution = solve(node, unknown[0], what) if is_solvable else None
            if solution is not None:
                yield MatchExpression(index, what, node, unknown[0], solution)
                (of_strides if ".strides[" in what else known).add(unknown[0])
                break
        else:
            if required:
                text = f"{what}: {show(node)} can't determine {', '.join(required)}"
                raise ValueError(f"{text}; expected sizes that other arguments have as they are")
            yield MatchExpression(index, what, node, "", None)


def list_launch(launch: Launch) -> Iterator[SetLaunch]:
    """Yield the steps of the launch."""
    sizes = {"grid": launch.grid, "block": launch.block, "cluster": launch.cluster or ()}
    numbers = {
        "shared_memory": (launch.shared_memory,),
        "priority": (launch.priority,) if launch.priority else (),
    }
    for name, nodes in (sizes | numbers).items():
        for axis, node in enumerate(nodes):
            what = f"{name}.{'xyz'[axis]}" if name in sizes else name
            yield _configure(name, axis, what, node)


def _configure(name: str, axis: int, what: str, node: ast.expr, unit: int = 1) -> SetLaunch:
    low, most = _LIMITS[name]
    return SetLaunch(name, axis, what, node, low, most[axis], unit)


def _list_multiples(launch: Launch) -> Iterator[CheckMultiple]:
    grid = (*launch.grid, *[parse("1")] * 2)
    for axis, node, unit in zip("xyz", grid, launch.cluster or ()):
        yield CheckMultiple(f"grid.{axis}", node, unit)


def list_plain(argument: Argument) -> Iterator[tuple[str, int | str | None]]:
    """Yield sizes and strides, by their names; each that is computed is a symbol of its own."""
    for what, size in list_sizes(argument):
        yield what, what if isinstance(size, Expression) else size


def _list_checks(index: int, argument: Argument) -> Iterator[ArgumentStep]:
    if isinstance(argument, StreamArgument):
        yield CheckRange(index, argument.name, "u64")
    sizes = list(list_plain(argument))
    rank = len(argument.shape) if isinstance(argument, ArrayArgument) else len(sizes)
    for number, (what, size) in enumerate(sizes):
        if not isinstance(argument, ArrayArgument):
            yield CheckRange(
                index, what, argument.dtype if isinstance(argument, ScalarArgument) else "i64", number
            )
        if size is not None:
            yield MatchSize(index, what, size, number % rank, is_stride=number >= rank)
    if isinstance(argument, ArrayArgument):
        if argument.strides is None:
            yield CheckContiguous(index, argument.name)
        yield CheckAddress(index, argument.name, argument.align)
        if argument.is_written:
            yield CheckWritable(index, argument.name, argument.strides is not None)
