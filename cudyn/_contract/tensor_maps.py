"""Tensor maps (CUtensorMap) in contracts: their text, and what CUDA demands of the array.

The demands are those of cuTensorMapEncodeTiled (CUDA Driver API, "Tensor Map Object Management"); those that
depend on sizes are in `program.list_map`.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, replace

from . import expressions
from .dtypes import find_tensor_map
from .messages import count_words
from .parts import Argument, Array, Passed
from .pieces import make_error, split, take_parentheses

_MAX_RANK = 5
# The options, in the order of cuTensorMapEncodeTiled; a word's index is CUDA's number for it.
OPTIONS = {
    "interleave": ("none", "16B", "32B"),
    "swizzle": ("none", "32B", "64B", "128B", "128B_ATOM_32B", "128B_ATOM_32B_FLIP_8B", "128B_ATOM_64B"),
    "l2": ("none", "64B", "128B", "256B"),
    "fill": ("zeros", "nan"),
}


@dataclass(frozen=True)
class TensorMap:
    """What a tensor map has beside an array.

    box      elements of a tile in each dimension, in the array's order
    options  the number of each option in OPTIONS
    """

    box: tuple[ast.expr, ...]
    options: tuple[int, ...]

    @property
    def unit(self) -> int:
        """The bytes that the address and all strides are multiples of."""
        return 32 if self.options[0] == 2 else 16

    @property
    def pattern(self) -> int:
        """The bytes that a swizzle moves together, which a row of the box does not exceed; 0 without one."""
        bytes_ = OPTIONS["swizzle"][self.options[1]].partition("B")[0]
        return int(bytes_) if bytes_.isdigit() else 0

    def __str__(self) -> str:
        parts = [f"box=[{', '.join(map(expressions.show, self.box))}]"]
        options = zip(OPTIONS.items(), self.options)
        return ", ".join([*parts, *(f"{name}={words[at]}" for (name, words), at in options if at)])


def read_tensor_map(text: str) -> Passed:
    """Read what is passed as tma(NAME, box=[...], OPTION=WORD, ...)."""
    inner, rest = take_parentheses(text, text.index("(") + 1)
    if rest.strip():
        raise make_error(text, "a tensor map has the type of its array")
    name, *options = split(inner) or [""]
    box: tuple[ast.expr, ...] = ()
    numbers = dict.fromkeys(OPTIONS, 0)
    for option in options:
        key, _, value = (part.strip() for part in option.partition("="))
        words = OPTIONS.get(key, ())
        found = [word for word in words if word.lower() == value.lower()]
        if key == "box" and not box:
            is_list = value[:1] + value[-1:] in ("[]", "()")
            box = tuple(map(expressions.parse, split(value[1:-1] if is_list else value)))
        elif found:
            numbers[key] = words.index(found[0])
        else:
            known = f"{key}=" + " or ".join(words) if words else f"box or {', '.join(OPTIONS)}"
            raise make_error(option, f"{text}: expected {known}, each once")
    if not box or not name.isidentifier():
        raise make_error(text, "expected an array and a box, as in tma(a, box=[64, 32])")
    return Passed(expressions.parse(name), "tma", TensorMap(box, tuple(numbers.values())))


def check_tensor_map(passed: Passed, array: Argument | None) -> Array:
    """Return the array of a tensor map with the alignment that this needs. ValueError: it can't have one."""
    tma = passed.tma
    assert tma is not None
    if not isinstance(array, Array):
        raise ValueError(f"{passed}: expected an array, got {array or passed.text}")
    interleave, swizzle, _, fill = tma.options
    rank, is_float = len(array.shape), array.dtype in ("f16", "bf16", "f32", "f64")
    strides: Sequence[object] = array.strides or (1,)
    for is_wrong, expected, found in (
        (not 1 <= rank <= _MAX_RANK, f"an array of 1 to {_MAX_RANK} dimensions", rank),
        (len(tma.box) != rank, f"a box with {count_words(rank, 'size')}, as {array} has", len(tma.box)),
        (None in (*array.shape, *strides), "names or numbers for all sizes", array),
        (strides[-1] != 1, "1 as the last stride", array),
        (find_tensor_map(array.dtype) < 0, "elements of up to 8 bytes", array.dtype),
        (interleave and rank < 3, "3 dimensions or more for interleave", rank),
        (interleave == 2 and swizzle != 1, "swizzle=32B for interleave=32B", OPTIONS["swizzle"][swizzle]),
        (fill and not is_float, "an array of floats for fill=nan", array.dtype),
    ):
        if is_wrong:
            raise ValueError(f"{passed}: expected {expected}, got {found}")
    return replace(array, align=max(array.align, tma.unit))
