"""The functions that launch a kernel, written for its signature.

A launch has to add little to the 3 microseconds that the driver takes, so what can be known before is not
done again: a launch function is made from source for the kernel's own parameters (as dataclasses make
__init__), packs its arguments with one `struct` into a parameter buffer, and calls the driver with arguments
that ctypes has converted already. A buffer and the arguments that point to it are a *slot*; threads take
slots out of a pool and put them back, so that no two use one at a time. The driver has copied the parameters
when it returns.

Everything that is not plain (a new configuration, an argument to be converted, an error) is left to the
kernel: `select`, `make`, `repack` and `again` in kernels.py.
"""

from __future__ import annotations

import functools
from collections import deque

from .. import library
from .arguments import MISSING
from .buffer import Buffer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any

    from ..catalog import Row
    from .arguments import Packing

# Every bytecode counts. Keyword-only and starred parameters would make each call slower; an argument too many
# by position therefore lands in `attributes`, where `select` finds it.
_SOURCE = """
def launch(grid, block, {parameters}attributes=none, stream=None, shared=0, cluster=None, cooperative=False):
    of_grid, of_block, of_stream, of_shared, pool = chosen
    try:
        if (stream is not of_stream and stream != of_stream or grid != of_grid or block != of_block
                or shared != of_shared or cluster is not None or cooperative or attributes is not none):
            pool = None
    except Exception:  # an array of numpy's is neither equal nor unequal
        pool = None
    if pool is None:
        pool = select(grid, block, stream, shared, cluster, cooperative, attributes)
{launch}

def prepare(pool, another, same):
    def prepared({parameters}):
{repeat}{prepared}
    return prepared
"""

_REPEAT = """\
        if a0 is missing and same is not None:
            if status := call(*same):
                again(status, same)
            last[0] = name
            return
"""

_CALL = """
    try:
        slot = pool.pop()
    except IndexError:
        slot = {another}
    buffer, prebuilt = slot
    try:
        pack(buffer, 0, {values})
    except Exception:
        repack(buffer, ({arguments}))
    if status := call(*prebuilt):
        again(status, prebuilt)
    pool.append(slot)
    last[0] = name
"""

# Without parameters there is nothing to be packed, and all threads share what stands in place of the pool.
_CALL_WITHOUT = """
    if status := call(*pool):
        again(status, pool)
    last[0] = name
"""


@functools.lru_cache(256)
def _compiled(expressions: tuple[str, ...]) -> CodeType:
    """The code for these expressions of a0, a1, ..."""
    names = [f"a{i}" for i in range(len(expressions))]
    call = _CALL if names else _CALL_WITHOUT
    known = {"values": ", ".join(expressions), "arguments": "".join(f"{name}, " for name in names)}
    configuration = "grid, block, stream, shared, cluster, cooperative, attributes"
    source = _SOURCE.format(
        parameters="".join(f"{name}=missing, " for name in names),
        repeat=_REPEAT if names else "",
        launch=call.format(another=f"make({configuration})", **known),
        prepared=call.format(another="another()", **known).replace("\n", "\n    "),
    )
    return compile(source, "<a launch function of cudyn>", "exec")


def made(packing: Packing, **own: Any) -> dict[str, Any]:
    """The globals of a kernel's launch functions, which are `launch` and `prepare` in it.

    own: what the kernel does itself: call, select, make, repack and again
    """
    names = {
        "Buffer": Buffer,
        "chosen": (MISSING,) * 5,
        "data": packing.data,
        "device": packing.device,
        "last": last,
        "missing": MISSING,
        "name": packing.kernel,
        "none": (),
        "pack": packing.layout.pack_into,
        "word": packing.word,
        **own,
    }
    exec(_compiled(tuple(packing.expression(i) for i in range(len(packing.parameters)))), names)
    return names


# The kernel that was launched last, and those that were the last one when a new configuration was asked for.
# An error in a kernel shows itself at a later call, which names them.
last = [""]
before: deque[str] = deque(maxlen=8)

# Statuses that a kernel leaves behind when it fails (cuda.h, CUresult); the runtime's are the same numbers.
_LATE = frozenset((700, 702, 710, 714, 715, 716, 717, 718, 719, 721))


def _note(row: Row, status: int) -> str:
    if status not in _LATE or row.module not in ("driver", "runtime") or not last[0]:
        return ""
    others = ", ".join(name for name in dict.fromkeys(reversed(before)) if name not in ("", last[0]))
    text = f"A kernel that was launched earlier has failed. Launched last: {last[0]}"
    return f"{text}; before it: {others}." if others else f"{text}."


library.notes.append(_note)
