"""A contract as an ordered list of steps: what each launch by it does, in this order.

The reference (checks.py) carries the steps out and says what is wrong. The C of an export and the machine
code of fast launches are written from the same list. They may do the steps in another order where all that
counts is whether every step succeeds. `at` is the place of a step's argument among the contract's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .dtypes import DTYPES
from .limits import MAX_BLOCK, MAX_CLUSTER, MAX_GRID
from .messages import STRIDE
from .parts import Array, Scalar, Shape, Stream

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

    from .contract import Contract
    from .parts import Argument, Launch, Passed


class Take(NamedTuple):
    """Take an argument of its kind.

    Of an array that is dtype, rank, memory and device, of a shape its length, of a float that it fits. The
    steps of an optional array that is None, up to the next Take, are left out.
    """

    at: int
    argument: Argument


class Range(NamedTuple):
    """Check that an integer, or the size `axis` of a shape, fits a dtype. what: its name in messages."""

    at: int
    what: str
    dtype: str
    axis: int = 0


class Fit(NamedTuple):
    """Compare a size with its number or with the value of its symbol, which the first such step defines.

    Of an array it is a size (`axis`) of its shape, of a shape one of its sizes, of a scalar the integer.
    what: the size's name in messages.
    """

    at: int
    what: str
    size: int | str
    axis: int = 0


class Stride(NamedTuple):
    """Fit, for a stride of an array in elements, if it has a meaning (`parts.list_strides`)."""

    at: int
    what: str
    size: int | str
    axis: int


class Contiguous(NamedTuple):
    """Check that an array has no gaps, in C's order."""

    at: int
    name: str


class Align(NamedTuple):
    """Check that the address of an array that is not empty is a multiple of so many bytes."""

    at: int
    name: str
    bytes: int


class Require(NamedTuple):
    """Check that a constraint holds."""

    node: ast.expr


class Pass(NamedTuple):
    """Set a parameter of the kernel.

    at     of an array or a number that is passed as it is; None: an integer
    what   the integer's name in messages; it is in `low` to `high`
    """

    passed: Passed
    what: str
    low: int
    high: int
    at: int | None


class Configure(NamedTuple):
    """Set a size of the launch, in `low` to `high`.

    name  "grid", "block", "cluster" or "shared_memory"
    axis  0 to 2
    what  the words for both in messages
    """

    name: str
    axis: int
    what: str
    node: ast.expr
    low: int
    high: int


Step: TypeAlias = Take | Range | Fit | Stride | Contiguous | Align | Require | Pass | Configure

# The limits of each size of a launch: the least, and the most for each axis.
_LIMITS = {
    "grid": (0, MAX_GRID),
    "block": (1, MAX_BLOCK),
    "cluster": (1, MAX_CLUSTER),
    "shared_memory": (0, (2**31 - 1,)),
}


def list_steps(contract: Contract) -> Iterator[Step]:
    """Yield the steps of a contract, in order."""
    arguments = list(enumerate(contract.arguments))
    for late in (False, True):
        for index, argument in arguments:
            if (isinstance(argument, Array) and argument.optional) == late:
                yield Take(index, argument)
                yield from _list_checks(index, argument)
    yield from map(Require, contract.constraints)
    names = [argument.name for argument in contract.arguments]
    for number, passed in enumerate(contract.passed):
        low, high, at = 0, 0, None
        if passed.type != "pointer" and DTYPES[passed.type or "i64"].is_integer:
            low, high = DTYPES[passed.type or "i64"].limits
        else:
            at = names.index(passed.text)
        yield Pass(passed, f"parameter {number} of the kernel", low, high, at)
    if contract.launch is not None:
        yield from list_launch(contract.launch)


def list_launch(launch: Launch) -> Iterator[Configure]:
    """Yield the steps of the launch."""
    seen: dict[str, int] = {}
    for what, node in launch.list_expressions():
        name = what.partition(".")[0]
        axis = seen[name] = seen.get(name, -1) + 1
        low, most = _LIMITS[name]
        yield Configure(name, axis, what, node, low, most[axis])


def _list_checks(index: int, argument: Argument) -> Iterator[Step]:
    name = argument.name
    if isinstance(argument, Array):
        for axis, size in enumerate(argument.shape):
            if size is not None:
                yield Fit(index, f"{name}.shape[{axis}]", size, axis)
        if argument.strides is None:
            yield Contiguous(index, name)
        for axis, size in enumerate(argument.strides or ()):
            if size is not None:
                yield Stride(index, STRIDE.format(name=name, axis=axis), size, axis)
        yield Align(index, name, argument.align)
    elif isinstance(argument, Shape):
        for axis, size in enumerate(argument.sizes):
            yield Range(index, f"{name}[{axis}]", "i64", axis)
            if size is not None:
                yield Fit(index, f"{name}[{axis}]", size, axis)
    elif isinstance(argument, Stream):
        yield Range(index, name, "u64")
    elif isinstance(argument, Scalar) and DTYPES[argument.dtype].is_integer:
        yield Range(index, name, argument.dtype)
        yield Fit(index, name, name)
