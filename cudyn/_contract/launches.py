"""What follows from arguments that fit a contract: parameters and launch. This is the reference, too."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from math import prod
from typing import Any, NamedTuple

from . import expressions, messages, program
from .checks import Bound, evaluate
from .contract import Contract
from .dtypes import encode, find_tensor_map
from .program import Configure, Pass


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


def compute_passed(contract: Contract, given: Sequence[Any], bound: Bound) -> list[Any]:
    """Return the value of each parameter of the kernel.

    It is an address, a number that fits its type, bytes, or an EncodedMap; None: zeros in place of a map.
    """
    values: list[Any] = []
    for step in contract.steps:
        if step.__class__ is not Pass:
            continue
        kind = step.passed.type
        if step.map:
            assert step.at is not None
            values.append(_compute_map(contract, step, given[step.at], bound))
        elif step.passed.is_constant:
            values.append(step.passed.number)
        elif step.at is None:
            known = bound.sizes.get(step.passed.text)  # a u64 need not fit the 64 bits of expressions
            values.append(_compute(contract, step, step.passed.value, bound, known))
        elif kind == "pointer":
            address = 0 if given[step.at] is None else given[step.at].address
            values.append(address if step.offset is None else _move(contract, step, address, bound))
        else:
            value = given[step.at]
            values.append(value if isinstance(value, bytes) else encode(kind, value))
    return values


def _move(contract: Contract, step: Pass, address: int, bound: Bound) -> int:
    """Return an address with an offset in elements; 0 stays 0."""
    assert step.offset is not None
    moved = evaluate(contract, step.what, step.offset, bound) * step.size
    if not -(1 << 63) <= moved < 1 << 63 or (address and not 0 <= address + moved < 1 << 64):
        raise messages.value(contract, step.what, expressions.say_overflow(step.passed.value))
    return address and address + moved


def _compute_map(contract: Contract, step: Pass, value: Any, bound: Bound) -> EncodedMap | None:
    if value is None or not value.address or 0 in value.shape:
        return None
    found: dict[str, list[int]] = {"dims": [], "strides": [], "box": [], "row": []}
    for part in step.map:
        found[part.name].append(_compute(contract, part, part.node, bound))
    del found["row"]
    tma, dtype = step.passed.tma, find_tensor_map(value.dtype)
    assert tma is not None
    return EncodedMap(dtype, value.address, *map(tuple, found.values()), tma.options)  # type: ignore[call-arg]


def compute_grid(
    contract: Contract, bound: Bound, find_occupancy: Callable[[int, int], int] | None = None
) -> Grid:
    """Return the configuration of a launch from the contract.

    find_occupancy: of the kernel, by the threads of a block and its dynamic shared memory in bytes; it is
    asked if the contract does.
    """
    names = ("grid", "block", "cluster", "shared_memory", "priority")
    sizes: dict[str, list[int]] = {name: [] for name in names}
    for step in contract.steps:
        if step.__class__ is Configure:
            sizes[step.name].append(_compute(contract, step, step.node, bound))
        elif step.__class__ is program.Ask and step.fact == "occupancy":
            assert find_occupancy is not None
            bound.sizes["occupancy"] = find_occupancy(prod(sizes["block"]), *sizes["shared_memory"])
    grid, block, cluster = ((*sizes[name], 1, 1)[:3] for name in names[:3])
    shared, priority = sizes["shared_memory"][0], next(iter(sizes["priority"]), None)
    return Grid(grid, block, cluster if sizes["cluster"] else None, shared, priority)


def check_limits(contract: Contract, grid: Grid, threads: int, shared_memory: int) -> None:
    """Raise ValueError for more threads of a block, or dynamic shared memory, than the kernel can have."""
    if prod(grid.block) > threads:
        raise messages.refuse(contract, "block", messages.TOO_MANY_THREADS, threads, prod(grid.block))
    if (found := grid.shared_memory) > shared_memory:
        raise messages.refuse(contract, "shared_memory", messages.TOO_MUCH_SHARED, shared_memory, found)


def _compute(
    contract: Contract, step: Pass | Configure, node: ast.expr, bound: Bound, known: int | None = None
) -> int:
    number = evaluate(contract, step.what, node, bound) if known is None else known
    unit = 1 if isinstance(step, Pass) else step.unit
    if step.low <= number <= step.high and number % unit == 0:
        return number
    found = messages.NAMED.format(name=expressions.show(node), value=number)
    if step.low <= number <= step.high:
        raise messages.refuse(contract, step.what, messages.WRONG_MULTIPLE, unit, found)
    limits = {"low": step.low, "high": step.high}
    raise messages.refuse(contract, step.what, messages.OUT_OF_RANGE, found=found, **limits)
