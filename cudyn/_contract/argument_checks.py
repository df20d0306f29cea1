"""Checking arguments against a contract, and computing what follows from them: the reference.

It carries out the steps of the contract (`steps.make_steps`), in their order, one function for each kind of
step. The code printed from the same steps is fast; this reference decides what it must do, and reports the
errors. Limits that only the device knows come last: threads of a block, its shared memory.
"""

from __future__ import annotations

import struct
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, assert_never

from . import expressions, refusals
from .dtypes import ACCEPTED, DTYPES, encode, find_tensor_map
from .parts import (
    ArrayArgument,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    StructArgument,
    compute_strides,
    find_overlap,
    list_defaults,
    list_strides,
    measure,
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

    from .kernel_contract import Contract
    from .parts import Argument
    from .refusals import Message
    from .steps import BindStep


class ArrayView(NamedTuple):
    """The record of an array that was given as an argument; a contract sees only this.

    dtype         the contract's name for it, or another name
    strides       in elements
    memory        its kind in DLPack's words: "cuda", "cpu", ...
    device        its ordinal
    is_read_only  the array's package says so
    owner         what keeps the address valid: whoever holds the address holds the record
    """

    address: int
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    memory: str
    device: int
    is_read_only: bool = False
    owner: Any = None


class OtherValue(NamedTuple):
    """An argument of a kind that no contract has; `what` names it: "str", "list", ..."""

    what: str


class RefusedValue(NamedTuple):
    """An argument that has no view for a contract: the error is raised in its turn."""

    error: TypeError | ValueError


class StreamHandle(NamedTuple):
    """A stream, as an argument."""

    handle: int


class Grid(NamedTuple):
    """The configuration of a launch; three sizes each."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    cluster: tuple[int, ...] | None
    shared_memory: int
    priority: int | None = None


class EncodedMap(NamedTuple):
    """What cuTensorMapEncodeTiled gets, in CUDA's order: the inner dimension first, strides in bytes."""

    dtype: int
    address: int
    dims: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    options: tuple[int, ...]


class Bound:
    """Arguments, and the sizes, the device and the stream that they determine.

    sizes   by symbol, and integers by the names of their arguments
    of      the first place of each size: "a.shape[0]"
    device  of the first array in a GPU's memory, or None
    first   the name of that array
    stream  the handle, or None if the contract has no stream
    loose   strides without meaning, as in C's order: the kernel gets these if nothing else determines them
    taken   of each argument: of an array its shape, of a shape its sizes, of an integer or a stream its value
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

    def refuse(self, what: str, message: Message, *shown: Any, **others: Any) -> TypeError | ValueError:
        """Make the error for a part of the arguments, as messages.refuse does."""
        return refusals.refuse(self.contract, what, message, *shown, **others)

    def evaluate(self, what: str, node: ast.expr, sizes: Mapping[str, int] | None = None) -> int:
        """Return the value of an expression. ValueError: a part of the arguments, `what`, has none."""
        try:
            return expressions.evaluate(node, self.sizes if sizes is None else sizes)
        except ValueError as error:
            raise refusals.value(self.contract, what, str(error)) from None


def order(contract: Contract, args: Sequence[Any], named: Mapping[str, Any]) -> list[Any]:
    """Return arguments that were given by position and by name in the order of the contract.

    What is left out has its default value. TypeError: their number, an unknown name, and an argument that is
    given twice or missing.
    """
    names = [argument.name for argument in contract.arguments]
    defaults = list_defaults(contract.arguments)
    if len(args) > len(names) or (not named and len(args) < len(names) - len(defaults)):
        raise refusals.count(contract, len(args) + len(named))
    found = dict(zip(names, args))
    for name, value in named.items():
        if name in found or name not in names:
            wrong = refusals.GIVEN_TWICE if name in found else refusals.UNKNOWN_NAME
            raise refusals.refuse(contract, name, wrong)
        found[name] = value
    if defaults:
        found = dict(zip(names[-len(defaults) :], defaults)) | found
    for argument in contract.arguments:
        if argument.name not in found:
            expected = refusals.name_kind(argument)
            raise refusals.refuse(contract, argument.name, refusals.WRONG_KIND, expected, "nothing")
    return [found[name] for name in names]


def check(
    contract: Contract, args: Sequence[Any], count_sms: Callable[[int | None], int] | None = None
) -> Bound:
    """Compare arguments with a contract.

    given: for each argument None, a bool, an int, a float, a tuple of ints, bytes, an ArrayView, a
    StreamHandle, a Found or a Refused. count_sms: of the device of the arrays, which is asked if the contract
    does. Raises TypeError and ValueError: "ARGUMENT: expected X, got Y", with the contract.
    """
    if len(args) != len(contract.arguments):
        raise refusals.count(contract, len(args))
    bound = Bound(contract, args)
    steps = contract.steps
    for step in steps.bind:
        do = _CHECKS.get(step.__class__) or _find_check(step)
        if do is _check_argument or args[step.at] is not None:
            do(bound, step)
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


# --- the steps that check arguments


_CHECKS: dict[type, Callable[[Bound, Any], None]] = {}
"""The results of `_find_check` by class of step: a lookup is faster than `match`, and runs for every step."""


def _find_check(step: BindStep) -> Callable[[Bound, Any], None]:
    """Return the function that carries out steps of this class, and remember it in `_CHECKS`."""
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
    return _CHECKS.setdefault(step.__class__, check)


def _check_argument(bound: Bound, step: CheckArgument) -> None:
    argument = step.argument
    value = bound.args[step.at]
    name = argument.name
    if isinstance(value, RefusedValue):
        raise value.error
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
            found = refusals.show_int(value) if isinstance(value, int) else f"{value:g}"
            raise bound.refuse(name, refusals.DOES_NOT_FIT, argument.dtype, found) from None
    bound.values[step.at] = values


def _is_of_kind(argument: Argument, value: Any) -> bool:
    if isinstance(argument, ArrayArgument):
        return isinstance(value, ArrayView) or (value is None and argument.optional)
    if isinstance(argument, ScalarArgument):
        dtype = DTYPES[argument.dtype]
        return isinstance(value, (float, int) if dtype.is_float else int if dtype.is_integer else bool)
    if isinstance(argument, StreamArgument):
        return value is None or value.__class__ in (int, StreamHandle)
    return value.__class__ is (
        tuple if isinstance(argument, ShapeArgument) else bytes
    )  # ArrayView is a tuple, too


def _check_length(bound: Bound, name: str, value: Sequence[int], count: int, word: str) -> None:
    if len(value) != count:
        raise bound.refuse(name, refusals.WRONG_LENGTH, refusals.count_words(count, word), len(value))


def _check_array(bound: Bound, argument: ArrayArgument, value: ArrayView) -> None:
    name = argument.name
    if value.dtype != argument.dtype:
        raise bound.refuse(name, refusals.WRONG_DTYPE, argument.dtype, value.dtype)
    _check_length(bound, name, value.shape, len(argument.shape), "dimension")
    for axis, size in enumerate(value.shape):
        if size < 0:
            what = refusals.SHAPE.format(name=name, axis=axis)
            raise bound.refuse(what, refusals.NEGATIVE_SIZE, found=size)
    if value.memory not in ACCEPTED[argument.memory]:
        raise bound.refuse(name, refusals.WRONG_MEMORY, argument.memory, value.memory)
    if value.memory == "cuda" and bound.device is None:
        bound.device = value.device
        bound.first = name
    elif value.memory == "cuda" and bound.device != value.device:
        raise bound.refuse(name, refusals.WRONG_DEVICE, bound.device, value.device, first=bound.first)


def _check_range(bound: Bound, step: CheckRange) -> None:
    number = bound.values[step.at][step.axis]
    low, high = DTYPES[step.dtype].limits
    if not low <= number <= high:
        found = refusals.show_int(number)
        raise bound.refuse(step.what, refusals.OUT_OF_RANGE, found=found, low=low, high=high)


def _match_size(bound: Bound, step: MatchSize) -> None:
    shape = bound.values[step.at]
    size = step.size
    value = shape[step.axis]
    if step.is_stride:
        if value == 1 or 0 in shape:  # it has no meaning
            if isinstance(size, str):
                bound.unconstrained[size] = wrap_int64(compute_strides(shape)[step.axis])
            return
        value = bound.args[step.at].strides[step.axis]
    if isinstance(size, int):
        if value != size:
            raise bound.refuse(step.what, refusals.WRONG_NUMBER, size, value)
    elif bound.sizes.setdefault(size, value) != value:
        known = {"symbol": size, "first": bound.origins[size]}
        raise bound.refuse(step.what, refusals.WRONG_SIZE, bound.sizes[size], value, **known)
    else:
        bound.origins.setdefault(size, step.what)


def wrap_int64(number: int) -> int:
    """Return the signed integer of the lowest 64 bits, as C computes the strides of an empty array."""
    return (number + 2**63) % 2**64 - 2**63


def _check_contiguous(bound: Bound, step: CheckContiguous) -> None:
    array = bound.args[step.at]
    if array.strides == compute_strides(array.shape):
        return
    for axis, expected, stride in list_strides(array.shape, array.strides):
        if stride != expected:
            what = refusals.STRIDE.format(name=step.name, axis=axis)
            raise bound.refuse(what, refusals.NOT_CONTIGUOUS, expected, stride)


def _check_address(bound: Bound, step: CheckAddress) -> None:
    array = bound.args[step.at]
    if 0 in array.shape:
        return
    if not array.address:
        raise bound.refuse(step.name, refusals.NULL_ADDRESS)
    if array.address % step.bytes:
        raise bound.refuse(step.name, refusals.WRONG_ADDRESS, step.bytes, array.address)


def _check_writable(bound: Bound, step: CheckWritable) -> None:
    array = bound.args[step.at]
    if array.is_read_only:
        raise bound.refuse(step.name, refusals.READ_ONLY, name=step.name)
    axis = find_overlap(array.shape, array.strides) if step.is_strided else None
    if axis is not None:
        what = refusals.STRIDE.format(name=step.name, axis=axis)
        raise bound.refuse(what, refusals.OVERLAPPING, found=array.strides[axis], name=step.name)


def _match_expression(bound: Bound, step: MatchExpression) -> None:
    what = step.what
    has_meaning = what in bound.sizes
    known = bound.unconstrained | bound.sizes
    found = known.pop(what)
    for sizes in (bound.sizes, bound.unconstrained, bound.origins):
        sizes.pop(what, None)
    if step.solution is not None and step.unknown not in (bound.sizes if has_meaning else known):
        try:
            known[step.unknown] = expressions.evaluate(step.solution, known | {what: found})
        except ValueError:
            text = refusals.NOT_DETERMINED.format(expression=expressions.show(step.node), name=step.unknown)
            raise refusals.value(bound.contract, what, text) from None
        (bound.sizes if has_meaning else bound.unconstrained)[step.unknown] = known[step.unknown]
        if has_meaning:
            bound.origins[step.unknown] = what
    if not has_meaning:
        return
    expected = bound.evaluate(what, step.node, known)
    if expected != found:
        names = dict.fromkeys(expressions.list_names(step.node))
        of = {name: bound.origins.get(name, refusals.LOOSE) for name in names}
        shown = "; ".join(refusals.KNOWN.format(name=n, value=known[n], first=of[n]) for n in names)
        wanted = refusals.NAMED.format(name=expressions.show(step.node), value=expected)
        raise bound.refuse(what, refusals.WRONG_VALUE, wanted, found, known=shown)


def _check_separate(bound: Bound, step: CheckSeparate) -> None:
    known: dict[str, int] = {}
    names = []
    for at in (step.at, step.other):
        name = bound.contract.arguments[at].name
        array = bound.args[at]
        known[name] = 0 if array is None else array.address
        size = 0 if array is None else measure(DTYPES[array.dtype].size, array.shape, array.strides)
        known[NBYTES.format(name=name)] = size
        names.append(name)
    name, other = names
    if not bound.evaluate(name, step.node, known):
        raise bound.refuse(name, refusals.NOT_SEPARATE, name=name, other=other)


def _check_condition(bound: Bound, step: CheckCondition) -> None:
    if not bound.evaluate(step.what, step.node):
        names = dict.fromkeys(expressions.list_names(step.node))
        found = ", ".join(refusals.NAMED.format(name=name, value=bound.sizes[name]) for name in names)
        raise bound.refuse(step.what, refusals.VIOLATED, expressions.show(step.node), found)


# --- what follows from arguments that fit: parameters and launch


def compute_passed(bound: Bound) -> list[Any]:
    """Return the value of each parameter of the kernel.

    It is an address, a number that fits its type, bytes, or an EncodedMap; None: zeros in place of a map.
    """
    return [_compute_value(bound, step) for step in bound.contract.steps.fill]


def _compute_value(bound: Bound, step: SetParameter) -> Any:
    passed = step.passed
    if passed.is_constant:
        return passed.number
    if step.at is None:
        return _compute(bound, step, bound.sizes.get(passed.text))  # a u64 need not fit 64 bits with a sign
    value = bound.args[step.at]
    if step.map:
        return _compute_map(step, value, bound)
    if passed.type != "pointer":
        return value if isinstance(value, bytes) else encode(passed.type, value)
    address: int = 0 if value is None else value.address  # 0, of None, stays 0
    moved = step.size * (bound.evaluate(step.what, step.offset) if step.offset else 0)
    if not -(1 << 63) <= moved < 1 << 63 or (address and not 0 <= address + moved < 1 << 64):
        raise refusals.value(bound.contract, step.what, expressions.say_overflow(passed.value))
    return address and address + moved


def _compute_map(step: SetParameter, value: Any, bound: Bound) -> EncodedMap | None:
    if value is None or not value.address or 0 in value.shape:
        return None
    found: dict[str, list[int]] = {"dims": [], "strides": [], "box": [], "row": []}
    for part in step.map:
        found[part.name].append(_compute(bound, part))
    dims, strides, box, _ = map(tuple, found.values())
    assert step.passed.tma is not None
    dtype = find_tensor_map(value.dtype)
    return EncodedMap(dtype, value.address, dims, strides, box, step.passed.tma.options)


def compute_grid(bound: Bound, find_occupancy: Callable[[int, int], int] | None = None) -> Grid:
    """Return the configuration of a launch from the contract.

    find_occupancy: of the kernel, by the threads of a block and its dynamic shared memory in bytes; it is
    asked if the contract does.
    """
    names = ("grid", "block", "cluster", "shared_memory", "priority")
    sizes: dict[str, list[int]] = {name: [] for name in names}
    for step in bound.contract.steps.configure:
        match step:
            case SetLaunch():
                sizes[step.name].append(_compute(bound, step))
            case QueryDevice():
                assert find_occupancy is not None
                bound.sizes[step.fact] = find_occupancy(prod(sizes["block"]), *sizes["shared_memory"])
            case CheckMultiple():
                number, unit = (bound.evaluate(step.what, node) for node in (step.node, step.unit))
                if number % unit:
                    raise bound.refuse(step.what, refusals.WRONG_MULTIPLE, unit, _name(step.node, number))
            case _:
                assert_never(step)
    grid, block, cluster = ((*sizes[name], 1, 1)[:3] for name in names[:3])
    priority = next(iter(sizes["priority"]), None)
    return Grid(grid, block, cluster if sizes["cluster"] else None, sizes["shared_memory"][0], priority)


def check_limits(bound: Bound, grid: Grid, threads: int, shared_memory: int) -> None:
    """Raise ValueError for more threads of a block, or dynamic shared memory, than the kernel can have."""
    if prod(grid.block) > threads:
        raise bound.refuse("block", refusals.TOO_MANY_THREADS, threads, prod(grid.block))
    if grid.shared_memory > shared_memory:
        raise bound.refuse("shared_memory", refusals.TOO_MUCH_SHARED, shared_memory, grid.shared_memory)


def _compute(bound: Bound, step: SetParameter | SetLaunch, known: int | None = None) -> int:
    assert step.node is not None
    number = bound.evaluate(step.what, step.node) if known is None else known
    is_in_range = step.low <= number <= step.high
    if is_in_range and number % step.unit == 0:
        return number
    found = _name(step.node, number)
    if is_in_range:
        raise bound.refuse(step.what, refusals.WRONG_MULTIPLE, step.unit, found)
    raise bound.refuse(step.what, refusals.OUT_OF_RANGE, found=found, low=step.low, high=step.high)


def _name(node: ast.expr, number: int) -> str:
    return refusals.NAMED.format(name=expressions.show(node), value=number)
