"""Functions that stand for missing ones: each zeroes its outputs and returns what a cell holds.

In machine code, because they may be called where no Python may run: by constructors and destructors, and by
threads that don't hold the GIL.
"""

from __future__ import annotations

import ctypes
from typing import NamedTuple

from .convention import Place, of_function

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .assembler import Assembler


class Fallback(NamedTuple):
    """What a function does while the real one is not there.

    parameters  its parameters, as ctypes types
    result      the type of its result, None for void; a structure is zeroed
    outputs     index of a parameter that points to memory of the caller's -> how many bytes of it are zeroed
    """

    parameters: Sequence[Any]
    result: Any
    outputs: Mapping[int, int]


def write_fallback(code: Assembler, machine: str, fallback: Fallback, result: str, calls: str) -> None:
    """Write the function at the present point of the code.

    result: the place whose 64 bits it returns: a status, or the address of a text. calls: the place that
    counts how often it was called. A null pointer among the outputs is left alone.
    """
    convention = of_function(machine, fallback.parameters, fallback.result)
    room = 8 * (len(code.PARAMETERS) + 1)
    code.enter(room)
    for index, register in enumerate(code.PARAMETERS):
        code.store(register, code.STACK, 8 * index)
    hidden = convention.hidden
    if hidden is not None and hidden >= len(code.PARAMETERS):  # AArch64: x8
        code.store(hidden, code.STACK, 8 * hidden)
    code.count(calls)
    for index, size in fallback.outputs.items():
        _load(code, code.SPARE, convention.parameters[index])
        _zero(code, size)
    if hidden is not None:
        code.load(code.SPARE, code.STACK, 8 * hidden)
        _zero(code, ctypes.sizeof(fallback.result))
        code.load(code.RESULT, code.STACK, 8 * hidden)
    else:
        code.take(code.SPARE, result)
        code.load(code.RESULT, code.SPARE)
    code.leave()


def _load(code: Assembler, register: int, place: Place) -> None:
    if place.kind == "integer":
        code.load(register, code.STACK, 8 * place.at)
    elif place.kind == "stack":
        code.load(register, code.FRAME, code.ARGUMENTS + place.at)
    else:
        raise ValueError("a floating-point number is no output")


def _zero(code: Assembler, size: int) -> None:
    """Zero memory that SPARE points to, unless it is null. Changes OTHER."""
    done = code.fresh()
    code.if_zero(code.SPARE, done)
    code.set(code.OTHER, 0)
    at = 0
    for width, store in ((8, code.store), (4, code.store32), (1, code.store8)):
        while size - at >= width:
            store(code.OTHER, code.SPARE, at)
            at += width
    code.label(done)
