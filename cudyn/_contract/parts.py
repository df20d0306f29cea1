"""The parts of a contract: arguments, the kernel's parameters, and the launch."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from math import gcd, prod
from struct import pack

from . import expressions
from .dtypes import DTYPES, PASSED, encode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

Size = int | str | expressions.Expression | None  # fixed, a symbol, computed, or any ("_")


@dataclass(frozen=True)
class ArrayArgument:
    """An argument that is an array.

    dtype    of its elements
    shape    a size for each dimension
    strides  in elements; None: those of an array without gaps, its last dimension the fastest (C's order)
    align    the address is a multiple of this many bytes
    memory   its kind in DLPack's words: "cuda", "cuda_host" or "cuda_managed"
    optional True if it may be None
    direction  "in": the kernel reads it; "out": it writes all of it; "inout": it may do both
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
        """May the kernel write it?"""
        return self.direction != "in"

    def __str__(self) -> str:
        inner = ", ".join(map(_show_size, self.shape))
        if self.strides is not None:
            inner += "; " + ", ".join(map(_show_size, self.strides))
        aligned = "" if self.align == DTYPES[self.dtype].size else f" align {self.align}"
        where = "" if self.memory == "cuda" else f" on {self.memory}"
        how = "" if self.direction == "inout" else f"{self.direction} "
        return f"{how}{self.name}: {self.dtype}[{inner}]{aligned}{where}{' | None' if self.optional else ''}"


@dataclass(frozen=True)
class ScalarArgument:
    """An argument that is a number. An integer also defines the size of its name.

    default: the value if a call leaves it out, as a bool, an int or a float; None: it can't be left out
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
    """The argument that is the stream."""

    name: str

    def __str__(self) -> str:
        return f"{self.name}: stream"


@dataclass(frozen=True)
class StructArgument:
    """An argument that is passed by value as so many bytes: bytes, a ctypes structure or another buffer."""

    name: str
    size: int

    def __str__(self) -> str:
        return f"{self.name}: struct[{self.size}]"


Argument = ArrayArgument | ScalarArgument | ShapeArgument | StreamArgument | StructArgument
# The maximum sizes of a launch on each axis, for every compute capability. A kernel may allow less.
MAX_GRID = (2**31 - 1, 65535, 65535)
MAX_BLOCK = (1024, 1024, 64)
MAX_THREADS = 1024  # of a block
MAX_CLUSTER = (2**31 - 1,) * 3
"""No limit is published for all devices. The driver rejects what a device cannot do."""
# In messages.
SHAPE = "{name}.shape[{axis}]"
STRIDE = "{name}.strides[{axis}]"
MOST_BYTES = 1 << 62  # of an array, as far as they are counted
# The options of tensor maps, in the order of cuTensorMapEncodeTiled; a word's index is CUDA's number for it.
MAP_OPTIONS = {
    "interleave": ("none", "16B", "32B"),
    "swizzle": ("none", "32B", "64B", "128B", "128B_ATOM_32B", "128B_ATOM_32B_FLIP_8B", "128B_ATOM_64B"),
    "l2": ("none", "64B", "128B", "256B"),
    "fill": ("zeros", "nan"),
}


@dataclass(frozen=True)
class TensorMap:
    """What a tensor map (CUtensorMap) has beside an array.

    box      elements of a tile in each dimension, in the array's order
    options  the number of each option in MAP_OPTIONS
    """

    box: tuple[ast.expr, ...]
    options: tuple[int, ...]

    @property
    def unit(self) -> int:
        """The bytes that the address and all strides are multiples of."""
        return 32 if self.options[0] == 2 else 16

    @property
    def swizzle(self) -> str:
        return MAP_OPTIONS["swizzle"][self.options[1]]

    @property
    def pattern(self) -> int:
        """The bytes that a swizzle moves together, which a row of the box does not exceed; 0 without one."""
        bytes_ = self.swizzle.partition("B")[0]
        return int(bytes_) if bytes_.isdigit() else 0

    def __str__(self) -> str:
        parts = [f"box=[{', '.join(map(expressions.show, self.box))}]"]
        options = zip(MAP_OPTIONS.items(), self.options)
        return ", ".join([*parts, *(f"{name}={words[at]}" for (name, words), at in options if at)])


@dataclass(frozen=True)
class Passed:
    """The value of a parameter of the kernel.

    value  the name of an array (its address), also with an offset in elements; the name of a scalar or a
           struct; an expression of sizes; a float; or None, a null pointer
    type   "pointer", "struct[...]", "tma", or a number's type; "" until it is read from the kernel's code
    tma    the parameter is a tensor map of the array
    """

    value: ast.expr
    type: str
    tma: TensorMap | None = None

    @cached_property
    def text(self) -> str:
        """The value as text."""
        return expressions.show(self.value)

    @property
    def is_constant(self) -> bool:
        """Is it a float or None?"""
        return isinstance(self.value, ast.Constant) and type(self.value.value) is not int

    @property
    def number(self) -> float:
        """A constant as `struct` packs it. OverflowError: it does not fit the type."""
        value: Any = self.value
        return encode(self.type, value.value or 0)

    @property
    def bits(self) -> int:
        """A constant as an integer."""
        return int.from_bytes(pack(f"<{PASSED[self.type].format}", self.number), "little")

    def __str__(self) -> str:
        if self.tma is not None:
            return f"tma({self.text}, {self.tma})"
        is_plain = self.type in ("", "pointer") or self.type.startswith("struct")
        return self.text if is_plain else f"{self.text}: {self.type}"


@dataclass(frozen=True)
class Launch:
    """The launch of the kernel: the part between <<< and >>>.

    grid, block    up to three expressions each; a grid with a 0 in it launches nothing
    shared_memory  dynamic shared memory of a block, in bytes
    cluster        up to three expressions, or None
    cooperative    all blocks run at the same time
    pdl            programmatic dependent launch: it may start before the one in front of it has ended
    priority       an expression, or None; a lower number goes first
    """

    grid: tuple[ast.expr, ...]
    block: tuple[ast.expr, ...]
    shared_memory: ast.expr
    cluster: tuple[ast.expr, ...] | None = None
    cooperative: bool = False
    pdl: bool = False
    priority: ast.expr | None = None

    def __str__(self) -> str:
        parts = [_show_dim(self.grid), _show_dim(self.block)]
        shared = expressions.show(self.shared_memory)
        if shared != "0":
            parts.append(shared)
        if self.cluster is not None:
            parts.append(f"cluster={_show_dim(self.cluster)}")
        parts += ["cooperative"] * self.cooperative + ["pdl"] * self.pdl
        if self.priority is not None:
            parts.append(f"priority={expressions.show(self.priority)}")
        return ", ".join(parts)


@dataclass(frozen=True, eq=False)
class Parts:
    """The parts of a contract, as Contract has them."""

    name: str
    arguments: tuple[Argument, ...]
    constraints: tuple[ast.expr, ...]
    kernel: str
    launch: Launch | None
    passed: tuple[Passed, ...]


def is_output(argument: Argument) -> bool:
    """Is it an array that a call may leave to be allocated?"""
    return isinstance(argument, ArrayArgument) and argument.direction == "out" and not argument.optional


def list_defaults(arguments: Sequence[Argument]) -> list[bool | int | float]:
    """List the default values, which the last arguments have."""
    found = [each.default for each in arguments if isinstance(each, ScalarArgument)]
    return [each for each in found if each is not None]


def list_sizes(argument: Argument) -> Iterator[tuple[str, Size]]:
    """Yield an argument's sizes and strides, each with its name in messages; an integer is a size, too."""
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


def list_symbols(argument: Argument) -> Iterator[str]:
    """Yield the names that an argument's sizes and strides are, or have in them."""
    for _, size in list_sizes(argument):
        if isinstance(size, str):
            yield size
        elif isinstance(size, expressions.Expression):
            yield from expressions.list_names(size.node)


def split_address(node: ast.expr) -> tuple[str, ast.expr | None]:
    """Split `a + n - 1` into the name at its start, or "", and the rest."""
    if isinstance(node, ast.Name):
        return node.id, None
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, (ast.Add, ast.Sub)):
        return "", None
    name, offset = split_address(node.left)
    if offset is not None:
        return name, ast.BinOp(offset, node.op, node.right)
    return name, node.right if isinstance(node.op, ast.Add) else ast.UnaryOp(ast.USub(), node.right)


def list_strides(shape: Sequence[int], strides: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield index, stride in C's order and stride of each dimension of an array whose stride has a meaning.

    In an empty array none has one, and a dimension of one element never has.
    """
    expected = compute_strides(shape)
    for index, size in enumerate(shape):
        if size != 1 and 0 not in shape:
            yield index, expected[index], strides[index]


def find_overlap(shape: Sequence[int], strides: Sequence[int]) -> int | None:
    """Find a dimension in which elements of an array share memory, alone or with a later one, or None.

    Two dimensions share memory if steps back in one undo steps in the other. Three that do, and no two of
    them, are not found.
    """
    found = [(axis, stride) for axis, _, stride in list_strides(shape, strides)]
    for index, (axis, stride) in enumerate(found):
        if not stride:
            return axis
        for other, other_stride in found[index + 1 :]:
            unit = gcd(stride, other_stride)
            steps = abs(other_stride) // unit
            other_steps = abs(stride) // unit
            if other_stride and steps < shape[axis] and other_steps < shape[other]:
                return axis
    return None


def measure(size: int, shape: Sequence[int], strides: Sequence[int]) -> int:
    """Return the number of bytes from an array's address on that are surely its own.

    These are all of an array without gaps, in C's order, and the first element of any other. size: of an
    element.
    """
    is_plain = all(stride == expected for _, expected, stride in list_strides(shape, strides))
    count = prod(shape) if is_plain else 1
    return min(count * size, MOST_BYTES)


def compute_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """Return the strides of an array in C's order, in elements."""
    return tuple(prod(shape[index + 1 :]) for index in range(len(shape)))


def _show_size(size: Size) -> str:
    return "_" if size is None else str(size)


def _show_dim(sizes: Sequence[ast.expr]) -> str:
    texts = [expressions.show(size) for size in sizes]
    return texts[0] if len(texts) == 1 else f"({', '.join(texts)})"
