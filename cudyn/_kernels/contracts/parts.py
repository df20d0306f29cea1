"""The classes for the parts of a contract: the arguments, the kernel's parameters, and the launch."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from math import gcd, prod
from struct import pack

from ..._errors import show_number
from . import expressions
from .dtypes import DTYPES, PASSED, encode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

Size = int | str | expressions.Expression | None
"""A number, a symbol, an expression, or None for any size (`_`)."""


@dataclass(frozen=True)
class ArrayArgument:
    """An array argument.

    Attributes:
        name: The name of the argument.
        dtype: The contract's name for the type of the elements.
        shape: A size for each dimension.
        strides: A stride for each dimension, in elements, or None for a contiguous array (row-major).
        align: The alignment: the number of bytes of which the address must be a multiple.
        memory: DLPack's name for the required type of memory: "cuda", "cuda_host" or "cuda_managed".
        optional: Whether None is accepted.
        direction: "in" if the kernel only reads the array, "out" if it overwrites the whole array, and
            otherwise "inout".
    """

    name: str
    dtype: str
    shape: tuple[Size, ...]
    strides: tuple[Size, ...] | None
    align: int
    memory: str = "cuda"
    optional: bool = False
    direction: str = "inout"

    @property
    def is_written(self) -> bool:
        """Whether the kernel may write to the array."""
        return self.direction != "in"

    def __str__(self) -> str:
        sizes_and_strides = ", ".join(map(_show_size, self.shape))
        if self.strides is not None:
            sizes_and_strides += "; " + ", ".join(map(_show_size, self.strides))
        text = f"{self.name}: {self.dtype}[{sizes_and_strides}]"
        # Properties that have their default values are omitted.
        if self.direction != "inout":
            text = f"{self.direction} {text}"
        if self.align != DTYPES[self.dtype].size:
            text += f" align {self.align}"
        if self.memory != "cuda":
            text += f" on {self.memory}"
        if self.optional:
            text += " | None"
        return text


@dataclass(frozen=True)
class ScalarArgument:
    """An argument that is a number. The name of an integer argument can also be used as a size.

    Attributes:
        name: The name of the argument.
        dtype: The contract's name for the type of the number.
        default: The value that is used if a call omits the argument, or None if the argument is required.
    """

    name: str
    dtype: str
    default: bool | int | float | None = None

    def __str__(self) -> str:
        default = "" if self.default is None else f" = {self.default!r}"
        return f"{self.name}: {self.dtype}{default}"


@dataclass(frozen=True)
class ShapeArgument:
    """An argument that is a tuple of sizes."""

    name: str
    sizes: tuple[Size, ...]

    def __str__(self) -> str:
        return f"{self.name}: shape[{', '.join(map(_show_size, self.sizes))}]"


@dataclass(frozen=True)
class StreamArgument:
    """The argument that is the stream of the launch."""

    name: str

    def __str__(self) -> str:
        return f"{self.name}: stream"


@dataclass(frozen=True)
class StructArgument:
    """An argument that is a struct of `size` bytes, which is passed by value.

    Calls pass bytes, a ctypes structure or another object that supports the buffer protocol.
    """

    name: str
    size: int

    def __str__(self) -> str:
        return f"{self.name}: struct[{self.size}]"


Argument = ArrayArgument | ScalarArgument | ShapeArgument | StreamArgument | StructArgument
# The maximum sizes of a launch along each axis, which are the same for all compute capabilities. The limits
# of a kernel may be lower.
MAX_GRID = (2**31 - 1, 65535, 65535)
MAX_BLOCK = (1024, 1024, 64)
MAX_THREADS = 1024  # in a block
# There is no published limit for all devices. The driver rejects clusters that a device does not support.
MAX_CLUSTER = (2**31 - 1,) * 3
# Templates for the names of sizes and strides in messages.
SHAPE = "{name}.shape[{axis}]"
STRIDE = "{name}.strides[{axis}]"
MAX_OWNED_BYTES = 1 << 62  # the maximum result of `count_owned_bytes`
# The options of tensor maps, in the order in which cuTensorMapEncodeTiled accepts them, except for the
# interleave, which is always CU_TENSOR_MAP_INTERLEAVE_NONE. The index of a name in its tuple is CUDA's value.
MAP_OPTIONS = {
    "swizzle": ("none", "32B", "64B", "128B", "128B_ATOM_32B", "128B_ATOM_32B_FLIP_8B", "128B_ATOM_64B"),
    "l2": ("none", "64B", "128B", "256B"),
    "fill": ("zeros", "nan"),
}


MAP_UNIT = 16  # bytes; the address and all strides of a tensor map's array are multiples of this number


@dataclass(frozen=True)
class TensorMap:
    """The properties of a tensor map (CUtensorMap), except the properties of its array.

    Attributes:
        box: The number of elements in a box along each dimension, in the order of the array's dimensions.
        options: The value of the CUDA enumerator for each option in MAP_OPTIONS.
    """

    box: tuple[ast.expr, ...]
    options: tuple[int, ...]

    @property
    def swizzle(self) -> str:
        """The name of the swizzle mode, such as "128B"."""
        swizzle, _, _ = self.options
        return MAP_OPTIONS["swizzle"][swizzle]

    @property
    def pattern(self) -> int:
        """The size of the swizzle pattern in bytes, or 0 if there is no swizzle.

        It limits the size of a row of the box.
        """
        size_text = self.swizzle.partition("B")[0]
        return int(size_text) if size_text.isdigit() else 0

    def __str__(self) -> str:
        texts = [f"box=[{', '.join(map(expressions.show, self.box))}]"]
        for (name, value_names), value in zip(MAP_OPTIONS.items(), self.options):
            if value:  # 0 is the default of every option.
                texts.append(f"{name}={value_names[value]}")
        return ", ".join(texts)


@dataclass(frozen=True)
class Passed:
    """The value of a parameter of the kernel.

    Attributes:
        value: One of these:

            - the name of an array, whose address is passed, possibly plus an offset in elements
            - the name of a scalar or a struct
            - an expression of sizes
            - a float
            - None, for a null pointer
        type: "pointer", "struct[...]", "tma" or the type of a number. `""` if the contract does not specify
            the type, and the contract has not been applied to a kernel yet.
        tma: The tensor map if the parameter is a tensor map, or None.
    """

    value: ast.expr
    type: str
    tma: TensorMap | None = None

    @cached_property
    def text(self) -> str:
        """The value as it is written in a contract."""
        return expressions.show(self.value)

    @property
    def is_constant(self) -> bool:
        """Whether the value is a float or None."""
        return isinstance(self.value, ast.Constant) and type(self.value.value) is not int

    @property
    def number(self) -> float:
        """The value of a constant, converted to a value that `struct.pack` accepts.

        Raises OverflowError if the value does not fit in the type.
        """
        constant: Any = self.value
        return encode(self.type, constant.value or 0)  # None, a null pointer, becomes 0.

    @property
    def bits(self) -> int:
        """The bits of a constant, as an unsigned integer."""
        return int.from_bytes(pack(f"<{PASSED[self.type].format}", self.number), "little")

    def __str__(self) -> str:
        if self.tma is not None:
            return f"tma({self.text}, {self.tma})"
        is_implied = self.type in ("", "pointer") or self.type.startswith("struct")
        return self.text if is_implied else f"{self.text}: {self.type}"


@dataclass(frozen=True)
class Launch:
    """The launch configuration: the part of a contract between <<< and >>>.

    Attributes:
        grid: One to three expressions. If the value of one of them is 0, nothing is launched.
        block: One to three expressions.
        shared_memory: An expression for the dynamic shared memory of a block, in bytes.
        cluster: One to three expressions, or None.
        cooperative: Whether all blocks must run at the same time.
        pdl: Whether the launch may start before the previous launch in the stream has ended (programmatic
            dependent launch).
        priority: An expression, or None. Lower numbers have a higher priority.
    """

    grid: tuple[ast.expr, ...]
    block: tuple[ast.expr, ...]
    shared_memory: ast.expr
    cluster: tuple[ast.expr, ...] | None = None
    cooperative: bool = False
    pdl: bool = False
    priority: ast.expr | None = None

    def __str__(self) -> str:
        parts = [_show_sizes(self.grid), _show_sizes(self.block)]
        shared = expressions.show(self.shared_memory)
        if shared != "0":
            parts.append(shared)
        if self.cluster is not None:
            parts.append(f"cluster={_show_sizes(self.cluster)}")
        if self.cooperative:
            parts.append("cooperative")
        if self.pdl:
            parts.append("pdl")
        if self.priority is not None:
            parts.append(f"priority={expressions.show(self.priority)}")
        return ", ".join(parts)


@dataclass(frozen=True, eq=False)
class Parts:
    """The parts of a contract. This is the base class of Contract, which documents the attributes."""

    name: str
    arguments: tuple[Argument, ...]
    constraints: tuple[ast.expr, ...]
    kernel: str
    launch: Launch | None
    passed: tuple[Passed, ...]


def is_output(argument: Argument) -> bool:
    """Return whether an argument is an output, which is allocated if a call omits it."""
    return isinstance(argument, ArrayArgument) and argument.direction == "out" and not argument.optional


def list_defaults(arguments: Sequence[Argument]) -> list[bool | int | float]:
    """Return the default values of arguments. Only arguments at the end of the list have default values."""
    defaults = [argument.default for argument in arguments if isinstance(argument, ScalarArgument)]
    return [default for default in defaults if default is not None]


def iter_sizes(argument: Argument) -> Iterator[tuple[str, Size]]:
    """Yield each size and stride of an argument, preceded by the name of the size or stride in messages.

    An integer argument is also a size. Its symbol is the name of the argument.
    """
    if isinstance(argument, ArrayArgument):
        for axis, size in enumerate(argument.shape):
            yield SHAPE.format(name=argument.name, axis=axis), size
        for axis, size in enumerate(argument.strides or ()):
            yield STRIDE.format(name=argument.name, axis=axis), size
    elif isinstance(argument, ShapeArgument):
        for axis, size in enumerate(argument.sizes):
            yield f"{argument.name}[{axis}]", size
    elif isinstance(argument, ScalarArgument) and DTYPES[argument.dtype].is_integer:
        yield argument.name, argument.name


def iter_symbols(argument: Argument) -> Iterator[str]:
    """Yield the symbols that occur in the sizes and strides of an argument."""
    for _, size in iter_sizes(argument):
        if isinstance(size, str):
            yield size
        elif isinstance(size, expressions.Expression):
            yield from expressions.iter_names(size.node)


def split_address(node: ast.expr) -> tuple[str, ast.expr | None]:
    """Split an expression such as `a + n - 1` into the name `a` at its start and the offset `n - 1`.

    The name is `""` if the expression does not start with a name. The offset is None if the expression
    consists only of a name.
    """
    if isinstance(node, ast.Name):
        return node.id, None
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Add, ast.Sub)):
        return "", None
    # `a + n - 1` is parsed as `(a + n) - 1`, whose left operand is split recursively.
    name, offset = split_address(node.left)
    if offset is not None:
        return name, ast.BinOp(offset, node.op, node.right)
    if isinstance(node.op, ast.Add):
        return name, node.right
    return name, ast.UnaryOp(ast.USub(), node.right)


def iter_strides(shape: Sequence[int], strides: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield the index, the contiguous stride and the actual stride of each dimension.

    Strides that have no effect are skipped: the strides of dimensions with one element, and all strides of
    an empty array.
    """
    expected = compute_strides(shape)
    for index, size in enumerate(shape):
        if size != 1 and 0 not in shape:
            yield index, expected[index], strides[index]


def find_overlap(shape: Sequence[int], strides: Sequence[int]) -> int | None:
    """Return the index of a dimension along which elements of an array overlap, or None.

    Elements overlap if a stride is 0, or if steps along one dimension can be undone by steps along another
    dimension. Overlaps that involve three or more dimensions are not found.
    """
    dimensions = [(axis, stride) for axis, _, stride in iter_strides(shape, strides)]
    for index, (axis, stride) in enumerate(dimensions):
        if stride == 0:
            return axis
        for other_axis, other_stride in dimensions[index + 1 :]:
            # The smallest numbers of steps along each dimension that lead to the same address.
            unit = gcd(stride, other_stride)
            steps = abs(other_stride) // unit
            other_steps = abs(stride) // unit
            if other_stride and steps < shape[axis] and other_steps < shape[other_axis]:
                return axis
    return None


def count_owned_bytes(size: int, shape: Sequence[int], strides: Sequence[int]) -> int:
    """Return the number of bytes from an array's address on that are known to belong to the array.

    For a contiguous array, this is the size of the array. For any other array, this is the size of its first
    element.

    Args:
        size: The size of an element in bytes.
        shape: The sizes of the dimensions.
        strides: The strides in elements.

    Returns:
        The number of bytes, but at most `MAX_OWNED_BYTES`.
    """
    is_contiguous = all(stride == expected for _, expected, stride in iter_strides(shape, strides))
    count = prod(shape) if is_contiguous else 1
    return min(count * size, MAX_OWNED_BYTES)


def compute_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """Return the strides of a contiguous array (row-major), in elements."""
    return tuple(prod(shape[index + 1 :]) for index in range(len(shape)))


def _show_size(size: Size) -> str:
    """Return a size as it is written in contracts."""
    return "_" if size is None else str(show_number(size))


def _show_sizes(sizes: Sequence[ast.expr]) -> str:
    """Return the sizes of a grid, a block or a cluster as they are written in contracts."""
    texts = [expressions.show(size) for size in sizes]
    return texts[0] if len(texts) == 1 else f"({', '.join(texts)})"
