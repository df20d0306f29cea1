"""Hypothesis strategies that generate contracts and arguments."""

from __future__ import annotations

import re
from math import prod
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from cudyn import Contract
from cudyn._kernels.contracts import expressions
from cudyn._kernels.contracts.argument_checks import ArrayView, StreamHandle
from cudyn._kernels.contracts.dtypes import ACCEPTED, DTYPES, SCALARS
from cudyn._kernels.contracts.parts import Argument, ArrayArgument, ScalarArgument, ShapeArgument

SYMBOLS = ("n", "m", "k", "row_size", "N1")
INTEGERS = st.integers(0, 20) | st.sampled_from([2**31 - 1, 2**31, 2**62, 2**63 - 1])
FUNCTIONS = st.sampled_from(expressions.FUNCTIONS)


def make_expressions(names: list[str]) -> st.SearchStrategy[str]:
    """Return a strategy for expressions that use these sizes, with and without redundant parentheses."""
    leaves = INTEGERS.map(str) | (st.sampled_from(names) if names else st.nothing())
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.tuples(inner, st.sampled_from(["+", "-", "*", "//", "%", " + ", " - "]), inner).map("".join),
            st.tuples(FUNCTIONS, inner, inner).map("{0[0]}({0[1]}, {0[2]})".format),
            inner.map("({})".format),
            inner.map("-{}".format),
        ),
        max_leaves=6,
    )


def make_comparisons(names: list[str]) -> st.SearchStrategy[str]:
    """Return a strategy for comparisons of expressions that use these sizes."""
    inner = make_expressions(names)
    return st.tuples(inner, st.sampled_from(["==", "!=", "<", " <= ", ">", " >= "]), inner).map("".join)


SIZES = st.sampled_from(SYMBOLS) | st.just("_") | st.integers(0, 10**18 - 1).map(str)
STRIDES = SIZES | st.integers(-9, -1).map(str)


@st.composite
def make_contract_texts(draw: st.DrawFn) -> str:
    """Draw the text of a contract, such as `kernel_3(n: i32, a1:f32[n]) where n > 1 -> k(a1, n + 1)`."""
    arguments = []
    sizes = []
    arrays = []
    last_scalar_type = ""  # the type of the last argument if it is a scalar
    for index in range(draw(st.integers(0, 4))):
        category = draw(st.sampled_from(["array", "array", "scalar", "shape"]))
        last_scalar_type = ""
        if category == "scalar":
            name, last_scalar_type = _draw_scalar(draw, index)
            sizes += [name] if DTYPES[last_scalar_type].is_integer else []
            arguments.append(f"{name}: {last_scalar_type}")
        elif category == "shape":
            dimensions = draw(st.lists(SIZES, max_size=3))
            sizes += dimensions
            arguments.append(f"s{index}: shape[{', '.join(dimensions)}]")
        else:
            argument, array_sizes = _draw_array(draw, index)
            sizes += array_sizes
            arrays.append(f"a{index}")
            arguments.append(argument)
    if last_scalar_type and draw(st.booleans()):
        arguments[-1] += draw(make_defaults(last_scalar_type))
    elif draw(st.booleans()):
        arguments.append("s: stream")
    names = [size for size in dict.fromkeys(sizes) if size.isidentifier() and size != "_"]
    text = f"kernel_{draw(st.integers(0, 9))}({', '.join(arguments)})"
    constraints = draw(st.lists(make_comparisons(names), max_size=2))
    if constraints:
        text += f" where {', '.join(constraints)}"
    if draw(st.booleans()):
        text += f" -> {_draw_kernel_call(draw, names, arrays)}"
    try:
        Contract(text)
    except ValueError as error:  # contracts with numbers that would make every call fail are rejected
        assume(not re.match(r"\w+: (grid|block|cluster|shared_memory|where|parameter)\b", str(error)))
    return text


def _draw_scalar(draw: st.DrawFn, index: int) -> tuple[str, str]:
    """Draw the name and the type of a scalar argument. The name of an integer may be a symbol."""
    dtype = draw(st.sampled_from(SCALARS))
    names = [f"x{index}", SYMBOLS[index]] if DTYPES[dtype].is_integer else [f"x{index}"]
    return draw(st.sampled_from(names)), dtype


def _draw_array(draw: st.DrawFn, index: int) -> tuple[str, list[str]]:
    """Draw an array argument.

    Returns:
        The argument, and the sizes that expressions may use. The sizes of an optional array are unknown if it
        is None, so expressions cannot use them.
    """
    dtype = draw(st.sampled_from(list(DTYPES)))
    shape = draw(st.lists(SIZES, max_size=3))
    text = f"a{index}:{dtype}[{','.join(shape)}"
    is_optional = draw(st.booleans())
    sizes = shape
    if draw(st.booleans()):
        strides = draw(st.lists(STRIDES, min_size=len(shape), max_size=len(shape)))
        # With these strides, elements may share memory, so the array must be an input.
        text = f"in {text}; {', '.join(strides)}"
        sizes = shape + strides
    else:
        text = draw(st.sampled_from(["", "in ", "out ", "inout "])) + text
    align = draw(st.sampled_from(["", f" align {DTYPES[dtype].size}", " align 64"]))
    memory = draw(st.sampled_from(["", *(f" on {values}" for values in ACCEPTED)]))
    argument = f"{text}]{align}{memory}{' | None' if is_optional else ''}"
    return argument, [] if is_optional else sizes


def _draw_kernel_call(draw: st.DrawFn, names: list[str], arrays: list[str]) -> str:
    """Draw the kernel, its launch and its parameters, which follow `->` in a contract."""
    text = draw(st.sampled_from(["k", "ns::add<float, 3>", "A<B<int>>", "f<(int)3>", "_Z1kPf"]))
    if draw(st.booleans()):
        text += f"<<<{draw(make_launches(names))}>>>"
    array_names = st.sampled_from(arrays) if arrays else st.nothing()
    parameters = draw(st.lists(make_expressions(names) | array_names, max_size=4))
    return f"{text}({', '.join(parameters)})"


def make_defaults(dtype: str) -> st.SearchStrategy[str]:
    """Return a strategy for default values of a number, such as `= 3`."""
    if DTYPES[dtype].is_integer:
        low, high = DTYPES[dtype].limits
        return st.integers(low, min(high, 2**63 - 1)).map(" = {}".format)
    result = st.booleans() if dtype == "bool" else st.sampled_from(["0.5", "-3", "1e-4", "00.250"])
    return result.map("={}".format)


def make_launches(names: list[str]) -> st.SearchStrategy[str]:
    """Return a strategy for launches, which stand between <<< and >>> in a contract."""
    size = make_expressions(names)
    sizes_in_parentheses = st.lists(size, min_size=1, max_size=3).map(lambda sizes: f"({', '.join(sizes)})")
    dims = size | sizes_in_parentheses
    shared_memory = st.just("") | size.map(", {}".format)
    cluster = st.just("") | dims.map(", cluster={}".format)
    cooperative = st.sampled_from(["", ", cooperative"])
    grid_and_block = st.tuples(dims, dims).map(", ".join)
    return st.tuples(grid_and_block, shared_memory, cluster, cooperative).map("".join)


def make_arguments(contract: Contract, sizes: dict[str, int]) -> list[Any]:
    """Return valid arguments for a contract without constraints, with these sizes."""
    result = []
    address = 1 << 40
    for argument in contract.arguments:
        value = _make_argument(argument, sizes, address)
        result.append(value)
        if isinstance(value, ArrayView):  # the next array is placed after this one
            assume(prod(value.shape) < 1 << 50)  # all addresses have to fit in 64 bits
            # Arrays begin at multiples of 2**40 bytes. An element has at most 8 bytes.
            address += (8 * prod(value.shape) >> 40) + 1 << 40
    return result


def _make_argument(argument: Argument, sizes: dict[str, int], address: int) -> Any:
    """Return a valid argument whose memory begins at an address."""

    def resolve(size: Any) -> int:
        """Return the value of a size of the contract. An unnamed size (`None`) is 3."""
        if isinstance(size, expressions.Expression):
            return expressions.evaluate(size.node, sizes)
        if size is None:
            return 3
        return sizes[size] if isinstance(size, str) else size

    if isinstance(argument, ArrayArgument):
        shape = tuple(map(resolve, argument.shape))
        if argument.strides is not None:
            strides = tuple(map(resolve, argument.strides))
        else:
            strides = tuple(prod(shape[index + 1 :]) for index in range(len(shape)))
        return ArrayView(address + argument.align * 5, argument.dtype, shape, strides, argument.memory, 0)
    if isinstance(argument, ScalarArgument):
        if DTYPES[argument.dtype].is_integer:
            return sizes.get(argument.name, 1)
        return True if argument.dtype == "bool" else 1.5
    if isinstance(argument, ShapeArgument):
        return tuple(map(resolve, argument.sizes))
    return StreamHandle(7)
