"""Checking arguments against a contract, and computing what follows from them: the reference.

It carries out the steps of the contract (`program.list_steps`), in their order, one function for each kind of
step. The code printed from the same steps is fast; this reference decides what it must do, and reports the
errors. Limits that only the device knows come last: threads of a block, its shared memory.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from . import expressions, messages, program
from .dtypes import ACCEPTED, DTYPES, encode
from .limits import MAX_THREADS
from .parts import Array, Scalar, Shape, Stream, Struct, compute_strides, list_strides
from .program import Align, Configure, Contiguous, Equal, Fit, Range, Require, Stride, Take

if TYPE_CHECKING:
    import ast
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from .contract import Contract
    from .parts import Argument, Passed


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

    error: TypeError | ValueError


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


def order(contract: Contract, given: Sequence[Any], named: Mapping[str, Any]) -> list[Any]:
    """Return arguments that were given by position and by name in the order of the contract.

    TypeError: their number, an unknown name, and an argument that is given twice or missing.
    """
    names = [argument.name for argument in contract.arguments]
    for name in named:
        if name not in names:
            raise messages.refuse(contract, name, messages.UNKNOWN_NAME)
    if len(given) > len(names) or (not named and len(given) < len(names)):
        raise messages.count(contract, len(given) + len(named))
    found = dict(zip(names, given))
    for name in named:
        if name in found:
            raise messages.refuse(contract, name, messages.GIVEN_TWICE)
    found.update(named)
    for argument in contract.arguments:
        if argument.name not in found:
            expected = messages.name_kind(argument)
            raise messages.refuse(contract, argument.name, messages.WRONG_KIND, expected, "nothing")
    return [found[name] for name in names]


def check(
    contract: Contract, given: Sequence[Any], count_sms: Callable[[int | None], int] | None = None
) -> Bound:
    """Compare arguments with a contract.

    given: for each argument None, a bool, an int, a float, a tuple of ints, bytes, an ArrayView, a
    StreamHandle, a Found or a Refused. count_sms: of the device of the arrays, which is asked if the contract
    does. Raises TypeError and ValueError: "ARGUMENT: expected X, got Y", with the contract.
    """
    if len(given) != len(contract.arguments):
        raise messages.count(contract, len(given))
    bound = Bound()
    state = _State(contract, given, bound, [()] * len(given))
    steps: Sequence[Any] = contract.steps
    for step in steps:
        do = _CHECKS.get(step.__class__)
        if do is None:
            break
        if do is _take or given[step.at] is not None:
            do(state, step)
    bound.sizes = bound.loose | bound.sizes
    if program.Ask("sms") in steps:
        assert count_sms is not None
        bound.sizes["sms"] = count_sms(bound.device)
    if contract.constraints:
        check_constraints(contract, bound)
    return bound


def check_constraints(contract: Contract, bound: Bound) -> None:
    """Raise ValueError for sizes that violate a constraint of the contract's "where"."""
    for step in contract.steps:
        if step.__class__ is not Require:
            continue
        node = step.node
        if not evaluate(contract, "where", node, bound):
            names = dict.fromkeys(expressions.list_names(node))
            found = ", ".join(messages.NAMED.format(name=name, value=bound.sizes[name]) for name in names)
            expected = expressions.show(node)
            raise messages.refuse(contract, "where", messages.VIOLATED, expected, found)


def check_constants(
    constraints: Sequence[ast.expr], steps: Iterable[Configure], passed: Sequence[Passed]
) -> None:
    """Raise ValueError for numbers in a contract that make every call fail."""
    threads = 1
    todo: list[tuple[str, ast.expr, int, int, int]] = [("where", node, 1, 1, 1) for node in constraints]
    todo += [(step.what, *step[3:]) for step in steps]
    integers = [each for each in passed if each.type in DTYPES and DTYPES[each.type].is_integer]
    todo += [("passed", each.value, *DTYPES[each.type].limits, 1) for each in integers]
    for what, node, low, high, unit in todo:
        if any(expressions.list_names(node)):
            continue
        shown = expressions.show(node)
        try:
            found = expressions.evaluate(node, {})
        except ValueError as error:
            raise ValueError(f"{what}: {error}") from None
        if not low <= found <= high:
            expected = "a condition that can hold" if what == "where" else f"{low} to {high}"
            raise ValueError(f"{what}: expected {expected}, got {shown}")
        threads *= found if what.startswith("block.") else 1
        if found % unit:
            raise ValueError(f"{what}: expected a multiple of {unit}, got {shown} = {found}")
    if threads > MAX_THREADS:
        raise ValueError(f"block: expected up to {MAX_THREADS} threads, got {threads}")


def evaluate(contract: Contract, what: str, node: ast.expr, bound: Bound) -> int:
    """Return the value of an expression. ValueError: a part of the arguments, `what`, has none."""
    try:
        return expressions.evaluate(node, bound.sizes)
    except ValueError as error:
        raise messages.value(contract, what, str(error)) from None


# --- the steps that check arguments


class _State(NamedTuple):
    """The arguments, and what follows from those that were taken.

    sizes  of each argument: of an array its shape, of a shape its sizes, of an integer or a stream its value
    """

    contract: Contract
    given: Sequence[Any]
    bound: Bound
    sizes: list[tuple[int, ...]]

    def refuse(self, *what: Any, **values: Any) -> TypeError | ValueError:
        return messages.refuse(self.contract, *what, **values)

    def refuse_kind(self, argument: Argument, value: Any) -> TypeError | ValueError:
        expected, found = messages.name_kind(argument), messages.name_value(value)
        return self.refuse(argument.name, messages.WRONG_KIND, expected, found)


def _take(state: _State, step: Take) -> None:
    value = state.given[step.at]
    if isinstance(value, Refused):
        raise value.error
    state.sizes[step.at] = _TAKES[step.argument.__class__](state, step.argument, value)


def _take_array(state: _State, argument: Array, value: Any) -> tuple[int, ...]:
    if value is None and argument.optional:
        return ()
    if not isinstance(value, ArrayView):
        raise state.refuse_kind(argument, value)
    name, bound = argument.name, state.bound
    if value.dtype != argument.dtype:
        raise state.refuse(name, messages.WRONG_DTYPE, argument.dtype, value.dtype)
    if len(value.shape) != len(argument.shape):
        expected = messages.count_words(len(argument.shape), "dimension")
        raise state.refuse(name, messages.WRONG_LENGTH, expected, len(value.shape))
    if value.memory not in ACCEPTED[argument.memory]:
        raise state.refuse(name, messages.WRONG_MEMORY, argument.memory, value.memory)
    if value.memory == "cuda":
        if bound.device is None:
            bound.device, bound.first = value.device, name
        elif bound.device != value.device:
            known = {"expected": bound.device, "first": bound.first}
            raise state.refuse(name, messages.WRONG_DEVICE, found=value.device, **known)
    return value.shape


def _take_scalar(state: _State, argument: Scalar, value: Any) -> tuple[int, ...]:
    name, dtype = argument.name, argument.dtype
    is_integer = DTYPES[dtype].is_integer
    if not isinstance(value, bool if dtype == "bool" else int if is_integer else (float, int)):
        raise state.refuse_kind(argument, value)
    if DTYPES[dtype].is_float:
        try:
            encode(dtype, value)
        except (OverflowError, struct.error):
            found = messages.show_int(value) if isinstance(value, int) else f"{value:g}"
            raise state.refuse(name, messages.DOES_NOT_FIT, dtype, found) from None
    return (int(value),) if is_integer else ()


def _take_shape(state: _State, argument: Shape, value: Any) -> tuple[int, ...]:
    if value.__class__ is not tuple:  # ArrayView is a tuple, too
        raise state.refuse_kind(argument, value)
    if len(value) != len(argument.sizes):
        expected = messages.count_words(len(argument.sizes), "size")
        raise state.refuse(argument.name, messages.WRONG_LENGTH, expected, len(value))
    sizes: tuple[int, ...] = value
    return sizes


def _take_stream(state: _State, argument: Stream, value: Any) -> tuple[int, ...]:
    handle = value.handle if isinstance(value, StreamHandle) else 0 if value is None else value
    if handle.__class__ is not int:
        raise state.refuse_kind(argument, value)
    state.bound.stream = handle
    return (handle,)


def _take_struct(state: _State, argument: Struct, value: Any) -> tuple[int, ...]:
    if not isinstance(value, bytes):
        raise state.refuse_kind(argument, value)
    if len(value) != argument.size:
        raise state.refuse(argument.name, messages.WRONG_LENGTH, messages.name_kind(argument), len(value))
    return ()


_TAKES: dict[type, Callable[[_State, Any, Any], tuple[int, ...]]]
_TAKES = {Array: _take_array, Scalar: _take_scalar, Shape: _take_shape, Stream: _take_stream}
_TAKES[Struct] = _take_struct


def _check_integer(state: _State, step: Range) -> None:
    number = state.sizes[step.at][step.axis]
    low, high = DTYPES[step.dtype].limits
    if not low <= number <= high:
        found = messages.show_int(number)
        raise state.refuse(step.what, messages.OUT_OF_RANGE, found=found, low=low, high=high)


def _fit(state: _State, step: Fit) -> None:
    _compare(state, step, state.sizes[step.at][step.axis])


def _fit_stride(state: _State, step: Stride) -> None:
    shape = state.sizes[step.at]
    if shape[step.axis] != 1 and 0 not in shape:
        _compare(state, step, state.given[step.at].strides[step.axis])
    elif isinstance(step.size, str):  # it may be larger in an empty array
        state.bound.loose[step.size] = (compute_strides(shape)[step.axis] + 2**63) % 2**64 - 2**63


def _compare(state: _State, step: Fit | Stride, value: int) -> None:
    size, bound = step.size, state.bound
    if isinstance(size, int):
        if value != size:
            raise state.refuse(step.what, messages.WRONG_NUMBER, size, value)
    elif size not in bound.sizes:
        bound.sizes[size], bound.of[size] = value, step.what
    elif bound.sizes[size] != value:
        known = {"symbol": size, "expected": bound.sizes[size], "first": bound.of[size]}
        raise state.refuse(step.what, messages.WRONG_SIZE, found=value, **known)


def _check_contiguous(state: _State, step: Contiguous) -> None:
    array = state.given[step.at]
    if array.strides == compute_strides(array.shape):
        return
    for axis, expected, stride in list_strides(array.shape, array.strides):
        if stride != expected:
            what = messages.STRIDE.format(name=step.name, axis=axis)
            raise state.refuse(what, messages.NOT_CONTIGUOUS, expected, stride)


def _check_address(state: _State, step: Align) -> None:
    array = state.given[step.at]
    if array.address % step.bytes and 0 not in array.shape:
        raise state.refuse(step.name, messages.WRONG_ADDRESS, step.bytes, array.address)


def _check_equal(state: _State, step: Equal) -> None:
    bound, what = state.bound, step.what
    has_meaning = what in bound.sizes
    known = bound.loose | bound.sizes
    found = known[""] = known.pop(what)
    for sizes in (bound.sizes, bound.loose, bound.of):
        sizes.pop(what, None)
    has_value = step.unknown in (bound.sizes if has_meaning else known)
    if step.solution is not None and not has_value:
        try:
            known[step.unknown] = expressions.evaluate(step.solution, known)
        except ValueError:
            text = messages.NOT_DETERMINED.format(expression=expressions.show(step.node), name=step.unknown)
            raise messages.value(state.contract, what, text) from None
        (bound.sizes if has_meaning else bound.loose)[step.unknown] = known[step.unknown]
        if has_meaning:
            bound.of[step.unknown] = what
    if not has_meaning:
        return
    try:
        expected = expressions.evaluate(step.node, known)
    except ValueError as error:
        raise messages.value(state.contract, what, str(error)) from None
    if expected != found:
        names = dict.fromkeys(expressions.list_names(step.node))
        of = {name: bound.of.get(name, messages.LOOSE) for name in names}
        shown = "; ".join(messages.KNOWN.format(name=n, value=known[n], first=of[n]) for n in names)
        wanted = messages.NAMED.format(name=expressions.show(step.node), value=expected)
        raise state.refuse(what, messages.WRONG_VALUE, wanted, found, known=shown)


_CHECKS: dict[type, Callable[[_State, Any], None]] = {
    Take: _take,
    Range: _check_integer,
    Fit: _fit,
    Stride: _fit_stride,
    Contiguous: _check_contiguous,
    Align: _check_address,
    Equal: _check_equal,
}
