"""Tests for argument checks, with random valid and invalid arguments.

The table of all errors is tested in tests/kernels/export.
"""

from __future__ import annotations

from itertools import product
from math import prod
from operator import mul
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cudyn import Contract
from cudyn._kernels.contracts import argument_checks
from cudyn._kernels.contracts.argument_checks import ArrayView, Grid, OtherValue
from cudyn._kernels.contracts.parts import ArrayArgument, find_overlap

from ...support.messages import raises
from .contracts import SYMBOLS, make_arguments, make_contract_texts

SIZES = st.fixed_dictionaries({name: st.integers(0, 100) for name in SYMBOLS})


def make_simple_contract(text: str) -> Contract:
    """Return the contract in a string, without the constraints and the launch."""
    return Contract(text.partition(" where ")[0].partition(" -> ")[0])


@given(make_contract_texts().map(make_simple_contract), SIZES)
def test_check_accepts_valid_arguments(contract: Contract, sizes: dict[str, int]) -> None:
    """The check finds the sizes that the arguments were created with. Optional arrays can be omitted."""
    arguments = make_arguments(contract, sizes)
    bound = argument_checks.check(contract, arguments)
    for name, value in bound.sizes.items():
        if name in bound.origins or name not in bound.unconstrained:
            assert value == sizes.get(name, 1)
    assert {*bound.origins, *bound.unconstrained} == set(bound.sizes)
    assert bound.stream == (7 if "stream" in str(contract) else None)
    optional = [isinstance(argument, ArrayArgument) and argument.optional for argument in contract.arguments]
    argument_checks.check(
        contract, [None if is_omitted else value for value, is_omitted in zip(arguments, optional)]
    )


@given(make_contract_texts().map(make_simple_contract), SIZES, st.data())
def test_check_rejects_invalid_arguments(
    contract: Contract, sizes: dict[str, int], data: st.DataObject
) -> None:
    """One valid argument is replaced by an invalid one, and the message names it."""
    arguments: list[Any] = make_arguments(contract, sizes)
    assume(arguments)
    index = data.draw(st.integers(0, len(arguments) - 1))
    argument = contract.arguments[index]
    value = arguments[index]
    suffix = f"; the contract is {contract}"
    arguments[index] = OtherValue("str")
    with pytest.raises(TypeError) as raised:
        argument_checks.check(contract, arguments)
    assert str(raised.value).startswith(f"{contract.name}: {argument.name}: expected a")
    assert str(raised.value).endswith(f", got str{suffix}")
    count = rf"^{contract.name}: expected (\d to )?{len(arguments)} arguments?, got {len(arguments) + 1};"
    with pytest.raises(TypeError, match=count):
        argument_checks.check(contract, [*arguments, 1])
    if not isinstance(value, ArrayView):
        return
    arguments[index], expected = data.draw(st.sampled_from(list(iter_wrong_arrays(argument, value))))
    with pytest.raises(ValueError) as raised_value:  # noqa: PT011
        argument_checks.check(contract, arguments)
    assert str(raised_value.value) == f"{contract.name}: {argument.name}{expected}{suffix}"


def iter_wrong_arrays(argument: Any, value: ArrayView) -> Any:
    """Yield pairs of a copy of an array in which one property is wrong, and the expected message."""
    rank = len(value.shape)
    dimensions = f"{rank} dimension{'' if rank == 1 else 's'}"
    yield value._replace(dtype="x8"), f": expected {argument.dtype}, got x8"
    larger = value._replace(shape=(*value.shape, 1), strides=(*value.strides, 1))
    yield larger, f": expected {dimensions}, got {rank + 1}"
    yield value._replace(memory="cpu"), f": expected memory on {argument.memory}, got cpu"
    if 0 not in value.shape and argument.align > 1:
        message = f": expected an address that is a multiple of {argument.align}, got 0x{value.address + 1:x}"
        yield value._replace(address=value.address + 1), message
    for index, size in enumerate(argument.shape):
        if isinstance(size, int):
            wrong_shape = list(value.shape)
            wrong_shape[index] = size + 1
            message = f".shape[{index}]: expected {size}, got {size + 1}"
            yield value._replace(shape=tuple(wrong_shape)), message
            break
        if isinstance(size, str) or argument.strides is not None:
            break  # the message depends on the other sizes


def test_check_rejects_the_largest_array() -> None:
    contract = Contract("k(n: i32, a: f32[n])")
    array = ArrayView(0, "f32", (2**63 - 1,), (1,), "cuda", 0)
    with raises(ValueError):
        argument_checks.check(contract, [3, array])


@pytest.mark.parametrize(
    ("launch", "grid"),
    [
        ("n, 256", Grid((7, 1, 1), (256, 1, 1), None, 0)),
        ("(1, n, n), (2, n), 4 * n, cluster=(1, n)", Grid((1, 7, 7), (2, 7, 1), (1, 7, 1), 28)),
        ("n - 7, 1", Grid((0, 1, 1), (1, 1, 1), None, 0)),
        ("(1, 65529 + n), 1", "grid.y: expected 0 to 65535, got 65529 + n = 65536"),
        ("(1, 1, 9363 * n), 1", "grid.z: expected 0 to 65535, got 9363 * n = 65541"),
        ("n - 8, 1", "grid.x: expected 0 to 2147483647, got n - 8 = -1"),
        ("1, 147 * n", "block.x: expected 1 to 1024, got 147 * n = 1029"),
        ("1, (1, 1, 58 + n)", "block.z: expected 1 to 64, got 58 + n = 65"),
        ("1, n - 7", "block.x: expected 1 to 1024, got n - 7 = 0"),
        ("1, 1, -n", "shared_memory: expected 0 to 2147483647, got -n = -7"),
        ("1, 1, cluster=7 - n", "cluster.x: expected 1 to 2147483647, got 7 - n = 0"),
        ("n, 1, cluster=2", "grid.x: expected a multiple of 2, got n = 7"),
        ("(4, 1), 1, cluster=(2, n)", "grid.y: expected a multiple of 7, got 1 = 1"),
        ("n // (n - 7), 1", "grid.x: n // (n - 7) divides by zero"),
    ],
)
def test_grid_is_computed_from_sizes(launch: str, grid: Grid | str) -> None:
    contract = Contract(f"k(n: i32) -> k<<<{launch}>>>")
    bound = argument_checks.check(contract, [7])
    if isinstance(grid, Grid):
        assert argument_checks.compute_grid(bound) == grid
        return
    with raises(ValueError):
        argument_checks.compute_grid(bound)


SHAPES = st.lists(st.integers(0, 3), min_size=1, max_size=3)
STRIDE = 5  # not a stride of a contiguous array in SHAPES


def is_meaningless(size: int, shape: list[int]) -> bool:
    """Return whether the stride of a dimension does not matter: its size is 1, or the array is empty."""
    return size == 1 or 0 in shape


def compute_contiguous_strides(shape: list[int]) -> list[int]:
    """Return the strides of a contiguous array with this shape."""
    return [prod(shape[index + 1 :]) for index in range(len(shape))]


def check_meaningless_strides(
    data: st.DataObject, contract: str, shape: list[int], valid_strides: list[int]
) -> dict[str, int]:
    """Check two arrays whose meaningless strides are random, and return the sizes, which must be equal."""
    results = []
    for _ in range(2):
        strides = tuple(
            data.draw(st.integers(-99, 99)) if is_meaningless(size, shape) else stride
            for size, stride in zip(shape, valid_strides)
        )
        array = ArrayView(64, "f32", tuple(shape), strides, "cuda", 0)
        results.append(argument_checks.check(Contract(contract), [array]).sizes)
    assert results[0] == results[1]
    return results[0]


@given(SHAPES, st.data())
def test_meaningless_strides_are_ignored(shape: list[int], data: st.DataObject) -> None:
    sizes = ", ".join(map(str, shape))
    check_meaningless_strides(data, f"k(a: f32[{sizes}])", shape, compute_contiguous_strides(shape))
    any_sizes = ", ".join("_" for _ in shape)
    constant_strides = ", ".join(str(STRIDE) for _ in shape)
    contract = f"k(in a: f32[{any_sizes}; {constant_strides}])"
    check_meaningless_strides(data, contract, shape, [STRIDE] * len(shape))


@given(SHAPES, st.data())
def test_symbol_for_a_meaningless_stride_is_the_stride_of_a_contiguous_array(
    shape: list[int], data: st.DataObject
) -> None:
    symbols = [f"s{index}" for index in range(len(shape))]
    any_sizes = ", ".join("_" for _ in shape)
    contract = f"k(in a: f32[{any_sizes}; {', '.join(symbols)}])"
    result = check_meaningless_strides(data, contract, shape, [STRIDE] * len(shape))
    expected_strides = [
        contiguous if is_meaningless(size, shape) else STRIDE
        for size, contiguous in zip(shape, compute_contiguous_strides(shape))
    ]
    assert result == dict(zip(symbols, expected_strides))


def test_stride_is_determined_by_another_array() -> None:
    """If the stride of an array is meaningless, the size `s` is the stride of the other array.

    If both strides are meaningless, `s` is the stride of a contiguous array.
    """
    row = ArrayView(64, "f32", (1, 4), (77, 1), "cuda", 0)
    block = ArrayView(64, "f32", (3, 4), (8, 1), "cuda", 0)
    contract = Contract("k(a: f32[_, n; s, 1], b: f32[_, n; s, 1])")
    for arrays, stride in (((row, block), 8), ((block, row), 8), ((row, row), 4)):
        assert argument_checks.check(contract, arrays).sizes == {"n": 4, "s": stride}


CONTRACT = Contract("k(in x: f32[n; _], out y: f32[n, m; _, _], z: f32[_] | None)")


def make_view(
    shape: tuple[int, ...], strides: tuple[Any, ...], is_read_only: bool = False, address: int = 4096
) -> ArrayView:
    """Return a view of an array of floats on the GPU."""
    return ArrayView(address, "f32", shape, strides, "cuda", 0, is_read_only)


@pytest.mark.parametrize(
    ("output", "message"),
    [
        (make_view((4, 3), (0, 1)), "y.strides[0]: expected elements that do not share memory, got stride 0"),
        (make_view((4, 3), (1, 1)), "y.strides[0]: expected elements that do not share memory, got stride 1"),
        (make_view((4, 3), (3, 1), is_read_only=True), "y: expected writable memory, got read-only memory"),
        (make_view((4, -3), (3, 1)), "y.shape[1]: expected 0 or more, got -3"),
    ],
)
def test_check_rejects_outputs_that_are_read_only_or_share_memory(output: ArrayView, message: str) -> None:
    # The kernel only reads x, whose elements may share memory.
    expanded = make_view((4,), (0,), is_read_only=True, address=8192)
    argument_checks.check(CONTRACT, [expanded, make_view((4, 3), (3, 1)), None])
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        argument_checks.check(CONTRACT, [expanded, output, None])
    assert str(raised.value).startswith(f"k: {message}")
    if "shape" not in message:
        assert "; write `in y` if" in str(raised.value)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(-7, 7)), max_size=3))
def test_find_overlap_finds_shared_memory(dimensions: list[tuple[int, int]]) -> None:
    """In one and two dimensions, every overlap is found. In three dimensions, some overlaps are not found."""
    shape = tuple(size for size, _ in dimensions)
    strides = tuple(stride for _, stride in dimensions)
    offsets = [sum(map(mul, indices, strides)) for indices in product(*map(range, shape))]
    is_shared = len(set(offsets)) < len(offsets)
    result = find_overlap(shape, strides)
    if not is_shared:
        assert result is None
    elif len(shape) <= 2:
        assert result is not None


def list_bytes(array: ArrayView) -> set[int]:
    """Return the addresses of all bytes of an array of floats."""
    addresses: set[int] = set()
    for indices in product(*map(range, array.shape)):
        offset = sum(map(mul, indices, array.strides))
        element_address = array.address + 4 * offset
        addresses.update(range(element_address, element_address + 4))
    return addresses


# Arrays: the index of the first element, the numbers of rows and columns, and the gap between rows.
ARRAYS = st.tuples(st.integers(0, 16), st.integers(0, 4), st.integers(0, 3), st.sampled_from([0, 1, 3, 4, 6]))


@given(ARRAYS, ARRAYS, st.sampled_from([("in", "out"), ("out", "in"), ("out", "out"), ("out", "inout")]))
def test_check_rejects_an_output_that_shares_memory(
    first_array: tuple[int, ...], second_array: tuple[int, ...], directions: tuple[str, str]
) -> None:
    """Shared memory is found if both arrays are contiguous or begin at the same address.

    For other arrays, shared memory may be missed, but it is never reported if there is none.
    """
    contract = Contract("k({} x: f32[_, _; _, 1], {} y: f32[_, _; _, 1])".format(*directions))
    arguments = []
    for (start, rows, columns, gap), direction in zip((first_array, second_array), directions):
        stride = columns + gap if direction != "in" else gap  # elements of inputs may share memory
        arguments.append(make_view((rows, columns), (stride, 1), address=4096 + 4 * start))
    is_shared = bool(set.intersection(*map(list_bytes, arguments)))
    are_contiguous = all(array.strides[0] == array.shape[1] or array.shape[0] < 2 for array in arguments)
    message = ""
    try:
        argument_checks.check(contract, arguments)
    except ValueError as error:
        message = str(error)
    if message:
        name, read = ("y", "x") if directions[1] == "out" else ("x", "y")
        problem = f"expected memory that {read} does not use, got overlapping memory;"
        assert message.startswith(f"k: {name}: {problem}")
        assert f" write `inout {name}` if" in message
        assert is_shared
    else:
        assert not (is_shared and (are_contiguous or arguments[0].address == arguments[1].address))


def test_check_accepts_shared_memory_without_outputs() -> None:
    contract = Contract("k(in x: f32[n], y: f32[n], inout z: f32[n])")
    array = make_view((4,), (1,))
    argument_checks.check(contract, [array, array, array])
