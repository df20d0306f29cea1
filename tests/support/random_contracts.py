"""Random contracts and arguments, for tests that compare results with the reference implementation."""

from __future__ import annotations

import random
import re
from typing import Any

from cudyn import Contract
from cudyn._kernels.contracts import expressions
from cudyn._kernels.contracts.argument_checks import ArrayView, OtherValue, StreamHandle
from cudyn._kernels.contracts.dtypes import DTYPES, SCALARS
from cudyn._kernels.contracts.parts import (
    ArrayArgument,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    StructArgument,
    count_owned_bytes,
    list_defaults,
)

from . import exports

SYMBOLS = ("n", "m", "k")
EDGES = (
    0,
    1,
    -1,
    2,
    3,
    7,
    127,
    128,
    255,
    256,
    65535,
    2**31 - 1,
    2**31,
    2**32,
    2**62,
    2**63 - 1,
    -(2**31),
    -(2**63),
)
_SMALL_EDGES = EDGES[:13]
LARGE = (2**63, 2**64 - 1, 2**64, -(2**63) - 1, 2**70 + 1, -(2**64), 2**127 - 1, 2**1024, -(10**5000))


_INTEGER_TYPES = SCALARS[1:9]  # without bool
_FLOAT_TYPES = SCALARS[9:]

# --- contracts


def make_contract(rng: random.Random, name: str) -> Contract:
    """Return a random valid contract for a kernel `k_NAME`."""
    while True:
        text = _write_contract(rng, name)
        try:
            return exports.apply(text)
        except ValueError:  # invalid, for example because a size occurs only in optional arrays
            continue


def make_overloads(rng: random.Random, name: str) -> list[Contract]:
    """Return contracts with the same name but different kernels. Some of them differ only in the types."""
    texts = [make_contract(rng, name).text for _ in range(2)]
    for _ in range(rng.randrange(1, 3)):
        dtype = rng.choice(list(DTYPES))
        text_with_other_types = re.sub(r": (?!shape)\w+\[", f": {dtype}[", texts[0])
        texts.append(text_with_other_types if rng.random() < 0.5 else make_contract(rng, name).text)
    contracts: list[Contract] = []
    for text in texts:
        try:
            contracts.append(exports.apply(text.replace(f"-> k_{name}", f"-> k_{name}_{len(contracts)}")))
        except ValueError:  # invalid, because the alignment is smaller than an element
            continue
    return contracts


def _write_contract(rng: random.Random, name: str) -> str:
    """Return the text of a contract, which may be invalid."""
    arguments, names, arrays = _write_arguments(rng)
    if rng.random() < 0.2:
        names.append("sms")
    conditions = ", ".join(_write_comparison(rng, names) for _ in range(rng.choice((0, 0, 1, 2))))
    grid_names = [*names, "occupancy", "sms"] if rng.random() < 0.3 else names
    launch = [_write_dim(rng, usable, 3) for usable in (grid_names, names)]
    launch += [_write_expression(rng, names, 1)] if rng.random() < 0.3 else []
    launch += [f"cluster={_write_dim(rng, names, 3)}"] if rng.random() < 0.3 else []
    launch += ["cooperative"] if rng.random() < 0.3 else []
    launch += ["pdl"] if rng.random() < 0.2 else []
    launch += [f"priority={_write_expression(rng, names, 1)}"] if rng.random() < 0.2 else []
    passed = _write_passed(rng, arguments, names, arrays)
    for index in reversed(range(len(arguments))):  # only the last arguments may have default values
        default = _write_default(rng, arguments[index].partition(": ")[2])
        if not default or rng.random() < 0.5:
            break
        arguments[index] += default
    for index, argument in enumerate(arguments):
        if "[" in argument and ": shape" not in argument and ": struct" not in argument:
            arguments[index] = rng.choice(("", "", "in ", "out ", "inout ")) + argument
    return (
        f"{name}({', '.join(arguments)}){f' where {conditions}' if conditions else ''}"
        f" -> k_{name}<<<{', '.join(launch)}>>>({', '.join(passed)})"
    )


def _write_arguments(rng: random.Random) -> tuple[list[str], list[str], list[str]]:
    """Return random arguments of a contract.

    Returns:
        The arguments with their types, the names that expressions may contain, and the names of the arrays
        that can have a tensor map.
    """
    arguments, names, arrays = [], [], []
    for index in range(rng.randrange(1, 6)):
        kind = rng.random()
        argument_name = rng.choice((f"a{index}", *SYMBOLS)) if kind > 0.6 else f"a{index}"
        if argument_name in names:
            argument_name = f"a{index}"
        if kind < 0.12:
            arguments.append(f"{argument_name}: {_write_tiled(rng)}")
            arrays.append(argument_name)
            continue
        if kind < 0.18:
            arguments.append(f"{argument_name}: struct[{rng.choice((1, 3, 8, 48, 128))}]")
            continue
        if kind < 0.6:
            arguments.append(f"{argument_name}: {_write_array(rng)}")
        elif kind < 0.85:
            arguments.append(f"{argument_name}: {rng.choice(SCALARS)}")
        elif kind < 0.95 or any("stream" in argument for argument in arguments):
            arguments.append(f"a{index}: shape[{', '.join(_write_sizes(rng, rng.randrange(4)))}]")
        else:
            arguments.append(f"a{index}: stream")
        names.append(argument_name)
    return arguments, names, arrays


def _write_passed(rng: random.Random, arguments: list[str], names: list[str], arrays: list[str]) -> list[str]:
    """Return random parameters for the kernel: arguments, tensor maps, expressions and constants.

    Args:
        rng: The source of random choices.
        arguments: The arguments of the contract, with their types.
        names: The names that expressions may contain.
        arrays: The arrays that can have a tensor map.
    """
    passed = [argument.partition(":")[0] for argument in arguments if "shape" not in argument]
    passed = [name for name in passed if rng.random() < 0.9 and f"{name}: stream" not in arguments]
    passed += [_write_tensor_map(rng, array) for array in arrays if rng.random() < 0.9]
    for _ in range(rng.randrange(3)):
        passed.append(f"{_write_expression(rng, names, 2)}: {rng.choice(_INTEGER_TYPES)}")
    for argument in arguments:
        if "[" in argument and "shape" not in argument and rng.random() < 0.1:
            array = argument.partition(":")[0]
            passed.append(f"{array} {rng.choice('+-')} ({_write_expression(rng, names, 1)})")
    if rng.random() < 0.2:
        number = rng.choice(("0.5", "-1.25", "3.3e38", "1e-40", "7", "0.1", "65519.9", "1e300"))
        passed.append(rng.choice(("None", f"{number}: {rng.choice(_FLOAT_TYPES)}")))
    return passed


def _write_default(rng: random.Random, dtype: str) -> str:
    """Return the default value for an argument, or an empty string if its type cannot have one."""
    if dtype not in SCALARS:
        return ""
    if DTYPES[dtype].is_integer:
        low, high = DTYPES[dtype].limits
        return f" = {rng.choice((low, min(high, 2**63 - 1), 1, 2, 3))}"
    return " = " + rng.choice(("True", "False") if dtype == "bool" else ("0.5", "-2", "1e-3", "65504"))


def _write_sizes(rng: random.Random, count: int) -> list[str]:
    """Return `count` sizes. Each is a symbol, `_`, an integer or an expression."""
    sizes = [rng.choice((*SYMBOLS, *SYMBOLS, "_", str(rng.randrange(4)))) for _ in range(count)]
    return [_write_size_expression(rng) if rng.random() < 0.2 else size for size in sizes]


def _write_size_expression(rng: random.Random) -> str:
    """Return an expression for a size. Most are linear in one symbol, whose value cudyn then computes."""
    if rng.random() < 0.2:
        return _write_expression(rng, names=[], depth=2)
    first, second = rng.sample(SYMBOLS, 2)
    forms = (
        "2 * {0}",
        "{0} + 1",
        "{0} * {1}",
        "{0} - {1}",
        "3 - {0}",
        "{1} + 2 * {0}",
        "ceildiv({0}, 2)",
        "-{0}",
    )
    return rng.choice((*forms, "{0} * (1 - {1})")).format(first, second)


def _write_array(rng: random.Random) -> str:
    """Return the type of an array, which may specify strides, an alignment and a memory."""
    rank = rng.randrange(4)
    dtype = rng.choice(list(DTYPES))
    inner = ", ".join(_write_sizes(rng, rank))
    if rng.random() < 0.3:
        inner += "; " + ", ".join(_write_sizes(rng, rank))
    text = f"{dtype}[{inner}]"
    if rng.random() < 0.3:
        text += f" align {DTYPES[dtype].size << rng.randrange(4)}"
    if rng.random() < 0.2:
        text += f" on {rng.choice(('cuda', 'cuda_host', 'cuda_managed'))}"
    return f"{text} | None" if rng.random() < 0.25 else text


def _write_tiled(rng: random.Random) -> str:
    """Return the type of an array that can almost always have a tensor map."""
    rank = rng.choice((1, 2, 2, 2, 3, 5))
    sizes = [rng.choice((*SYMBOLS, *SYMBOLS, str(rng.randrange(1, 9)))) for _ in range(rank)]
    inner = ", ".join(sizes)
    if rng.random() < 0.4:
        inner += "; " + ", ".join([*(rng.choice((*SYMBOLS, "16", "0")) for _ in sizes[1:]), "1"])
    dtype = rng.choice(("f32", "f16", "bf16", "i8", "u64", "f8e4m3"))
    alignment = " align 64" if rng.random() < 0.2 else ""
    alternative = " | None" if rng.random() < 0.2 else ""
    return f"{dtype}[{inner}]{alignment}{alternative}"


def _write_tensor_map(rng: random.Random, array: str) -> str:
    """Return a parameter that is a tensor map of an array. The rank of its box may be wrong."""
    rank = rng.choice((1, 2, 2, 2, 3, 5))
    box = [rng.choice(("1", "8", "256", "16", *SYMBOLS)) for _ in range(rank - 1)]
    text = f"tma({array}, box=[{', '.join([*box, rng.choice(('16', '32', '64', *SYMBOLS))])}]"
    for option, words in (("swizzle", ("32B", "128B")), ("l2", ("256B",))):
        text += f", {option}={rng.choice(words)}" if rng.random() < 0.2 else ""
    return text + ")"


def _write_expression(rng: random.Random, names: list[str], depth: int) -> str:
    """Return an expression whose operations are nested at most `depth` levels deep."""
    kind = rng.random()
    if depth == 0 or kind < 0.3:
        return rng.choice((*SYMBOLS, *names, str(rng.randrange(5)), str(rng.choice(EDGES))))
    left, right = (_write_expression(rng, names, depth - 1) for _ in range(2))
    if kind < 0.5:
        return f"{rng.choice(('ceildiv', 'min', 'max'))}({left}, {right})"
    if kind < 0.55:
        return f"-({left})"
    return f"({left}) {rng.choice(('+', '-', '*', '//', '%'))} ({right})"


def _write_comparison(rng: random.Random, names: list[str]) -> str:
    """Return a condition that compares two expressions."""
    left, right = (_write_expression(rng, names, 1) for _ in range(2))
    return f"{left} {rng.choice(('==', '!=', '<', '<=', '>', '>='))} {right}"


def _write_dim(rng: random.Random, names: list[str], most_sizes: int) -> str:
    """Return the dimensions of a grid, a block or a cluster: from one to `most_sizes` sizes."""
    sizes = [
        _write_expression(rng, names, 2) if rng.random() < 0.3 else str(rng.randrange(1, 9))
        for _ in range(rng.randrange(1, most_sizes + 1))
    ]
    return sizes[0] if len(sizes) == 1 else f"({', '.join(sizes)})"


# --- arguments


def make_arguments(rng: random.Random, contract: Contract) -> tuple[Any, ...]:
    """Return arguments that satisfy the contract, or that violate it in few places."""
    sizes = {symbol: rng.choice((1, 2, 3, 4, 16, 1000, rng.choice(_SMALL_EDGES))) for symbol in SYMBOLS}
    device = rng.randrange(2)
    arguments = [_make_argument(rng, argument, sizes, device) for argument in contract.arguments]
    if rng.random() < 0.3:
        _share_memory(rng, arguments)
    mistake = rng.random()
    if mistake < 0.15 and arguments:
        wrong_values: tuple[Any, ...] = (
            None,
            True,
            3,
            -1,
            1.5,
            (1, 2),
            (1,),
            OtherValue("str"),
            b"12345",
            bytes(range(1, 49)),
            StreamHandle(64),
        )
        wrong_values += (*LARGE, (3, rng.choice(LARGE)))
        arguments[rng.randrange(len(arguments))] = rng.choice(wrong_values)
    elif mistake < 0.3 and list_defaults(contract.arguments):
        arguments = arguments[: -rng.randrange(1, len(list_defaults(contract.arguments)) + 1)]
    elif mistake < 0.35:
        arguments = arguments[:-1] if rng.random() < 0.5 else [*arguments, 1]
    return tuple(arguments)


def _share_memory(rng: random.Random, arguments: list[Any]) -> None:
    """Change the address of an array so that it is inside or near another array."""
    arrays = [index for index, value in enumerate(arguments) if isinstance(value, ArrayView)]
    if len(arrays) < 2:
        return
    moved, fixed = rng.sample(arrays, 2)
    nbytes = count_owned_bytes(4, arguments[fixed].shape, arguments[fixed].strides)
    offset = rng.choice((0, 0, nbytes, nbytes // 2, nbytes - 1, 64, -64))
    address = arguments[fixed].address + offset
    if 0 < address < 2**40:
        arguments[moved] = arguments[moved]._replace(address=address)


def _make_argument(rng: random.Random, argument: Any, sizes: dict[str, int], device: int) -> Any:
    """Return a value for an argument.

    Args:
        rng: The source of random choices.
        argument: The argument as the contract declares it.
        sizes: The value of each symbol.
        device: The device that almost all arrays are on.
    """
    if isinstance(argument, ArrayArgument):
        return _make_array(rng, argument, sizes, device)
    if isinstance(argument, ScalarArgument):
        return _make_scalar(rng, argument, sizes)
    if isinstance(argument, ShapeArgument):
        shape = [_make_size(rng, size, sizes) for size in argument.sizes]
        if shape and rng.random() < 0.05:
            shape[rng.randrange(len(shape))] = rng.choice((-1, *LARGE))
        if rng.random() < 0.05:  # one size too many
            shape.append(1)
        return tuple(shape)
    if isinstance(argument, StructArgument):
        excess = int(rng.random() < 0.05)
        return rng.randbytes(argument.size + excess)
    assert isinstance(argument, StreamArgument)
    return rng.choice((None, StreamHandle(0), StreamHandle(0x5000)))


def _make_size(rng: random.Random, size: Any, values_by_symbol: dict[str, int]) -> int:
    """Return the value of a size (an integer, a symbol or an expression) or, rarely, a different value."""
    if isinstance(size, int):
        value = size
    elif size in values_by_symbol:
        value = abs(values_by_symbol[size])
    else:
        value = rng.randrange(5)
    if isinstance(size, expressions.Expression):
        try:
            value = expressions.evaluate(
                size.node, {name: abs(value) for name, value in values_by_symbol.items()}
            )
        except (KeyError, ValueError):
            value = 1
    return rng.randrange(5) if rng.random() < 0.03 else value


def _make_array(rng: random.Random, argument: ArrayArgument, sizes: dict[str, int], device: int) -> Any:
    """Return an array that differs from the argument in at most a few properties, or `None`."""
    if argument.optional and rng.random() < 0.4:
        return None
    largest = 2**63 - 1  # the largest size that DLPack can represent
    shape = tuple(min(abs(_make_size(rng, size, sizes)), largest) for size in argument.shape)
    while len(shape) > 1 and exports.contiguous_strides((1, *shape))[0] >= 2**62:
        shape = tuple(size % 1000 for size in shape)
    if rng.random() < 0.05:
        shape += (2,)
    strides = exports.contiguous_strides(shape)
    if argument.strides is not None:
        strides = [_make_size(rng, size, sizes) for size in argument.strides]
        if len(shape) > len(argument.shape):
            strides.append(1)
    elif rng.random() < 0.1 and shape:
        strides[rng.randrange(len(shape))] += rng.randrange(2)
    elif rng.random() < 0.3:  # the stride of a dimension with one element is meaningless
        strides = [rng.randrange(-9, 9) if size == 1 else stride for size, stride in zip(shape, strides)]
    address = rng.randrange(1, 10**6) * 1024 + rng.choice((0, 0, 0, 0, argument.align, 1))
    memory = argument.memory if rng.random() < 0.9 else rng.choice(("cpu", "cuda_managed", "rocm"))
    memory = "DLDeviceType(99)" if rng.random() < 0.02 else memory
    dtype = argument.dtype if rng.random() < 0.95 else rng.choice(("f32", "DLDataType(2, 4, 2)"))
    array_device = device if rng.random() < 0.95 else 1 - device
    return ArrayView(address, dtype, shape, tuple(strides), memory, array_device)


_EXPONENTS = (-150, -130, -127, -126, -25, -15, -14, 0, 14, 15, 16, 126, 127)
_NUMBERS = (
    65519.99,
    65520.0,
    65520,
    70000,
    10**6,
    2**62,
    2**64 - 1,
    -0.0,
    0.5,
    -2.0,
    3,
    True,
    1e300,
    -3.4028235677973366e38,
    3.4028234e38,
    float("inf"),
    float("nan"),
)


def _make_scalar(rng: random.Random, argument: ScalarArgument, sizes: dict[str, int]) -> Any:
    """Return a number, which is often at or beyond the limits of the type."""
    if argument.dtype == "bool":
        return rng.random() < 0.5
    if DTYPES[argument.dtype].is_float:
        if rng.random() < 0.2:
            return rng.getrandbits(rng.randrange(1, 1030)) * rng.choice((1, -1))
        if rng.random() < 0.5:
            # A short fraction is often halfway between two numbers of a smaller type.
            fraction = rng.choice((rng.random(), rng.randrange(1 << 12) / (1 << 12)))
            return rng.choice((1, -1)) * (1 + fraction) * 2.0 ** rng.choice(_EXPONENTS)
        return rng.choice((*_NUMBERS, rng.choice(LARGE)))
    value = sizes.get(argument.name, rng.choice((*EDGES, *LARGE[:3])))
    low, high = DTYPES[argument.dtype].limits
    return value if low <= value <= high or rng.random() < 0.2 else rng.randrange(100)
