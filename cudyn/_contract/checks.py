"""Checking arguments against a contract, and computing what follows from them: the reference.

The launch functions made for a contract, and the C written for it, do the same in the same order with the
same words. They are fast; this reference decides what they must do, and reports the errors.

Order: the number of arguments; then each of them in order, optional ones behind the others, with an array's
kind, dtype, rank, memory, device, shape, strides, address; then the constraints; then the kernel's
parameters, grid, block, cluster, shared memory; then the device's limits: threads of a block, its shared
memory.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from . import expressions, messages
from .dtypes import ACCEPTED, DTYPES
from .limits import MAX_BLOCK, MAX_CLUSTER, MAX_GRID, MAX_THREADS
from .parts import Array, Scalar, Shape, Stream, compute_strides, list_strides

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator, Mapping, Sequence

    from .contract import Contract
    from .parts import Argument, Launch, Passed, Size

# The limits of each size of a launch: the least, and the most for each axis.
_LIMITS = {
    "grid": (0, MAX_GRID),
    "block": (1, MAX_BLOCK),
    "cluster": (1, MAX_CLUSTER),
    "shared_memory": (0, (2**31 - 1,)),
}


class ArrayView(NamedTuple):
    """An array as a contract sees it.

    dtype    the contract's name for it, or another name
    strides  in elements
    memory   its kind in DLPack's words: "cuda", "cpu", ...
    device   its ordinal
    """

    address: int
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    memory: str
    device: int


class Found(NamedTuple):
    """An argument of a kind that no contract has; `what` names it: "str", "list", ..."""

    what: str


class Refused(NamedTuple):
    """An argument that has no view for a contract: the error is raised in its turn."""

    error: ValueError


class StreamHandle(NamedTuple):
    """A stream, as an argument."""

    handle: int


@dataclass
class Bound:
    """The sizes, the device and the stream that the arguments determine.

    sizes   by symbol, and integers by the names of their arguments
    of      the first place of each size: "a.shape[0]"
    device  of the first array in a GPU's memory, or None
    first   the name of that array
    stream  the handle, or None if the contract has no stream
    loose   strides without meaning, as in C's order: the kernel gets these if nothing else determines them
    """

    sizes: dict[str, int] = field(default_factory=dict)
    of: dict[str, str] = field(default_factory=dict)
    device: int | None = None
    first: str = ""
    stream: int | None = None
    loose: dict[str, int] = field(default_factory=dict)


class Grid(NamedTuple):
    """The configuration of a launch; three sizes each."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    cluster: tuple[int, ...] | None
    shared_memory: int


def order(contract: Contract, given: Sequence[Any], named: Mapping[str, Any]) -> list[Any]:
    """Return arguments that were given by position and by name in the order of the contract.

    TypeError: their number, an unknown name, and an argument that is given twice or missing.
    """
    names = [argument.name for argument in contract.arguments]
    for name in named:
        if name not in names:
            raise messages.unknown(contract, name)
    if len(given) > len(names) or (not named and len(given) < len(names)):
        raise messages.count(contract, len(given) + len(named))
    found = dict(zip(names, given))
    for name in named:
        if name in found:
            raise messages.twice(contract, name)
    found.update(named)
    for argument in contract.arguments:
        if argument.name not in found:
            raise messages.missing(contract, argument)
    return [found[name] for name in names]


def check(contract: Contract, given: Sequence[Any]) -> Bound:
    """Compare arguments with a contract.

    given: for each argument None, a bool, an int, a float, a tuple of ints, an ArrayView, a StreamHandle, a
    Found or a Refused. Raises TypeError and ValueError: "ARGUMENT: expected X, got Y", with the contract.
    """
    if len(given) != len(contract.arguments):
        raise messages.count(contract, len(given))
    bound = Bound()
    optional = [isinstance(argument, Array) and argument.optional for argument in contract.arguments]
    for late in (False, True):
        for argument, value, is_optional in zip(contract.arguments, given, optional):
            if is_optional == late:
                _check_argument(contract, argument, value, bound)
    bound.sizes = bound.loose | bound.sizes
    check_constraints(contract, bound)
    return bound


def check_constraints(contract: Contract, bound: Bound) -> None:
    """Raise ValueError for sizes that violate a constraint of the contract's "where"."""
    for node in contract.constraints:
        try:
            holds = expressions.evaluate(node, bound.sizes)
        except ValueError as error:
            raise messages.value(contract, "where", str(error)) from None
        if not holds:
            raise messages.constraint(contract, node, bound.sizes)


def compute_passed(contract: Contract, given: Sequence[Any], bound: Bound) -> list[Any]:
    """Return the value of each parameter of the kernel: an address, or a number that fits its type."""
    by_name = dict(zip([argument.name for argument in contract.arguments], given))
    values: list[Any] = []
    for index, passed in enumerate(contract.passed):
        if passed.type == "pointer":
            array = by_name[passed.text]
            values.append(0 if array is None else array.address)
        elif not DTYPES[passed.type or "i64"].is_integer:
            values.append(by_name[passed.text])
        else:
            what = f"parameter {index} of the kernel"
            number = bound.sizes.get(passed.text)  # a u64 need not fit the 64 bits of expressions
            if number is None:
                number = _evaluate(contract, what, passed.value, bound)
            low, high = DTYPES[passed.type or "i64"].limits
            if not low <= number <= high:
                raise messages.range_of(contract, what, low, high, passed.text, number)
            values.append(number)
    return values


def compute_grid(contract: Contract, bound: Bound) -> Grid:
    """Return the configuration of a launch from the contract."""
    assert contract.launch is not None
    sizes: dict[str, list[int]] = {"grid": [], "block": [], "cluster": [], "shared_memory": []}
    for name, _, what, node, low, high in list_limits(contract.launch):
        number = _evaluate(contract, what, node, bound)
        if not low <= number <= high:
            raise messages.range_of(contract, what, low, high, expressions.show(node), number)
        sizes[name].append(number)
    grid, block, cluster = ((*sizes[name], 1, 1)[:3] for name in ("grid", "block", "cluster"))
    return Grid(grid, block, cluster if sizes["cluster"] else None, sizes["shared_memory"][0])


def check_limits(contract: Contract, grid: Grid, threads: int, shared_memory: int) -> None:
    """Raise ValueError for more threads of a block, or dynamic shared memory, than the kernel can have."""
    if prod(grid.block) > threads:
        raise messages.most(contract, "block", "threads", threads, prod(grid.block))
    if grid.shared_memory > shared_memory:
        raise messages.most(contract, "shared_memory", "bytes", shared_memory, grid.shared_memory)


def check_constants(
    name: str, constraints: Sequence[ast.expr], launch: Launch | None, passed: Sequence[Passed]
) -> None:
    """Raise ValueError for numbers in a contract that make every call fail.

    name: the contract's, for the message
    """
    threads = 1
    todo: list[tuple[str, ast.expr, int, int]] = [("where", node, 1, 1) for node in constraints]
    todo += [each[2:] for each in (list_limits(launch) if launch else ())]
    integers = [each for each in passed if each.type in DTYPES and DTYPES[each.type].is_integer]
    todo += [("passed", each.value, *DTYPES[each.type].limits) for each in integers]
    for what, node, low, high in todo:
        if any(expressions.list_names(node)):
            continue
        shown = expressions.show(node)
        try:
            found = expressions.evaluate(node, {})
        except ValueError as error:
            raise ValueError(f"{name}: {what}: {error}") from None
        if not low <= found <= high:
            expected = "a condition that can hold" if what == "where" else f"{low} to {high}"
            raise ValueError(f"{name}: {what}: expected {expected}, got {shown}")
        threads *= found if what.startswith("block.") else 1
    if threads > MAX_THREADS:
        raise ValueError(f"{name}: block: expected up to {MAX_THREADS} threads, got {threads}")


def list_limits(launch: Launch) -> Iterator[tuple[str, int, str, ast.expr, int, int]]:
    """Yield each expression of a launch with its limits.

    That is: grid, block, cluster or shared_memory; the axis; the words for both in messages; the expression;
    its minimum and maximum.
    """
    seen: dict[str, int] = {}
    for what, node in launch.list_expressions():
        name = what.partition(".")[0]
        axis = seen[name] = seen.get(name, -1) + 1
        low, most = _LIMITS[name]
        yield name, axis, what, node, low, most[axis]


def _evaluate(contract: Contract, what: str, node: Any, bound: Bound) -> int:
    try:
        return expressions.evaluate(node, bound.sizes)
    except ValueError as error:
        raise messages.value(contract, what, str(error)) from None


def _check_argument(contract: Contract, argument: Argument, value: Any, bound: Bound) -> None:
    if isinstance(value, Refused):
        raise value.error
    if isinstance(argument, Array):
        if value is None and argument.optional:
            return
        _check_array(contract, argument, value, bound)
    elif isinstance(argument, Scalar):
        _check_scalar(contract, argument, value, bound)
    elif isinstance(argument, Shape):
        if value.__class__ is not tuple:  # ArrayView is a tuple, too
            raise messages.kind(contract, argument, value)
        if len(value) != len(argument.sizes):
            raise messages.count_sizes(contract, argument.name, len(argument.sizes), len(value))
        for index, (size, found) in enumerate(zip(argument.sizes, value)):
            _check_int(contract, f"{argument.name}[{index}]", "i64", found)
            _check_size(contract, f"{argument.name}[{index}]", size, found, bound)
    else:
        assert isinstance(argument, Stream)
        handle = value.handle if isinstance(value, StreamHandle) else 0 if value is None else value
        if type(handle) is not int:
            raise messages.kind(contract, argument, value)
        _check_int(contract, argument.name, "u64", handle)
        bound.stream = handle


def _check_array(contract: Contract, argument: Array, value: Any, bound: Bound) -> None:
    name = argument.name
    if not isinstance(value, ArrayView):
        raise messages.kind(contract, argument, value)
    if value.dtype != argument.dtype:
        raise messages.dtype(contract, name, argument.dtype, value.dtype)
    if len(value.shape) != len(argument.shape):
        raise messages.rank(contract, name, len(argument.shape), len(value.shape))
    if value.memory not in ACCEPTED[argument.memory]:
        raise messages.memory(contract, name, argument.memory, value.memory)
    if value.memory == "cuda":
        if bound.device is None:
            bound.device, bound.first = value.device, name
        elif bound.device != value.device:
            raise messages.device(contract, name, bound.device, bound.first, value.device)
    for index, (size, found) in enumerate(zip(argument.shape, value.shape)):
        _check_size(contract, f"{name}.shape[{index}]", size, found, bound)
    if argument.strides is None:
        for index, expected, stride in list_strides(value.shape, value.strides):
            if stride != expected:
                raise messages.contiguous(contract, f"{name}.strides[{index}]", expected, stride)
    else:
        matter = {index for index, *_ in list_strides(value.shape, value.strides)}
        for index, (size, plain) in enumerate(zip(argument.strides, compute_strides(value.shape))):
            if index in matter:
                _check_size(contract, f"{name}.strides[{index}]", size, value.strides[index], bound)
            elif isinstance(size, str):
                bound.loose[size] = (plain + 2**63) % 2**64 - 2**63  # it may be larger in an empty array
    if value.address % argument.align and 0 not in value.shape:
        raise messages.align(contract, name, argument.align, value.address)


def _check_size(contract: Contract, what: str, size: Size, value: int, bound: Bound) -> None:
    if size is None:
        return
    if isinstance(size, int):
        if value != size:
            raise messages.fixed(contract, what, size, value)
    elif size not in bound.sizes:
        bound.sizes[size], bound.of[size] = value, what
    elif bound.sizes[size] != value:
        raise messages.size(contract, what, size, bound.sizes[size], bound.of[size], value)


def _check_int(contract: Contract, what: str, dtype: str, value: int) -> None:
    low, high = DTYPES[dtype].limits
    if not low <= value <= high:
        raise messages.limits(contract, what, low, high, messages.show_int(value))


def _check_scalar(contract: Contract, argument: Scalar, value: Any, bound: Bound) -> None:
    dtype = DTYPES[argument.dtype]
    kinds = (bool,) if argument.dtype == "bool" else (int, bool) if dtype.is_integer else (float, int, bool)
    if not isinstance(value, kinds):
        raise messages.kind(contract, argument, value)
    if dtype.is_integer:
        _check_int(contract, argument.name, argument.dtype, int(value))
        _check_size(contract, argument.name, argument.name, int(value), bound)
    elif argument.dtype != "bool":
        try:
            struct.pack("<f" if argument.dtype == "f32" else "<d", value)
        except (OverflowError, struct.error):
            shown = messages.show_int(value) if isinstance(value, int) else f"{value:g}"
            raise messages.number(contract, argument.name, argument.dtype, shown) from None
