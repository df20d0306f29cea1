"""What follows from arguments that fit a contract: parameters and launch. This is the reference, too."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from math import prod
from typing import Any, NamedTuple

from . import expressions, messages, program
from .checks import Bound
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
        if not isinstance(step, Pass):
            continue
        value: Any = None if step.at is None else given[step.at]
        if step.map:
            values.append(_compute_map(step, value, bound))
        elif step.passed.is_constant:
            values.append(step.passed.number)
        elif step.at is None:
            known = bound.sizes.get(step.passed.text)  # a u64 need not fit the 64 bits of expressions
            values.append(_compute(step, step.passed.value, bound, known))
        elif step.passed.type == "pointer":
            values.append(_compute_address(step, value, bound))
        else:
            values.append(value if isinstance(value, bytes) else encode(step.passed.type, value))
    return values


def _compute_address(step: Pass, value: Any, bound: Bound) -> int:
    """Return the address of an array with an offset in elements; 0, of None, stays 0."""
    address: int = 0 if value is None else value.address
    moved = bound.evaluate(step.what, step.offset) * step.size if step.offset is not None else 0
    if not -(1 << 63) <= moved < 1 << 63 or (address and not 0 <= address + moved < 1 << 64):
        raise messages.value(bound.contract, step.what, expressions.say_overflow(step.passed.value))
    return address and address + moved


def _compute_map(step: Pass, value: Any, bound: Bound) -> EncodedMap | None:
    if value is None or not value.address or 0 in value.shape:
        return None
    found: dict[str, list[int]] = {"dims": [], "strides": [], "box": [], "row": []}
    for part in step.map:
        found[part.name].append(_compute(part, part.node, bound))
    dims, strides, box, _ = map(tuple, found.values())
    assert step.passed.tma is not None
    dtype = find_tensor_map(value.dtype)
    return EncodedMap(dtype, value.address, dims, strides, box, step.passed.tma.options)


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
        if isinstance(step, Configure):
            sizes[step.name].append(_compute(step, step.node, bound))
        elif isinstance(step, program.Ask) and step.fact == "occupancy":
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


def _compute(step: Pass | Configure, node: ast.expr, bound: Bound, known: int | None = None) -> int:
    number = bound.evaluate(step.what, node) if known is None else known
    unit = 1 if isinstance(step, Pass) else step.unit
    if step.low <= number <= step.high and number % unit == 0:
        return number
    found = messages.NAMED.format(name=expressions.show(node), value=number)
    if step.low <= number <= step.high:
        raise bound.refuse(step.what, messages.WRONG_MULTIPLE, unit, found)
    raise bound.refuse(step.what, messages.OUT_OF_RANGE, found=found, low=step.low, high=step.high)
