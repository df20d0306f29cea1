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

from .._library import library
from .arguments import MISSING
from .buffer import Buffer
from .device import FAILED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any

    from .._loading.catalog import LibraryInfo
    from .arguments import Packing

# Every bytecode counts. Keyword-only and starred parameters would make each call slower; an argument too many
# by position therefore lands in `extra`, where `select` finds it. Where and how a launch goes is compared by
# identity, plain ints by value, and a CUstream, which may be filled anew, by its handle: what another class
# says of == and != is its own affair (torch's streams are neither equal nor unequal to None).
_SOURCE = """
def launch(grid, block, {parameters}extra=missing, attributes=none, stream=None, shared=0, cluster=None,
           cooperative=False):
    of_grid, of_block, of_stream, of_handle, of_shared, pool = chosen
    if (stream is not of_stream or of_handle is not None and stream.value != of_handle
            or grid is not of_grid and (grid.__class__ is not int or grid != of_grid)
            or block is not of_block and (block.__class__ is not int or block != of_block)
            or shared is not of_shared and (shared.__class__ is not int or shared != of_shared)
            or cluster is not None or cooperative is not False or attributes is not none
            or extra is not missing):
        pool = select(grid, block, stream, shared, cluster, cooperative, attributes, extra)
{launch}

def prepare(pool, another, same):
    def prepared({parameters}{only}):
{repeat}{prepared}
    return prepared
"""

_REPEAT = """\
        if a0 is missing and same is not None:
            try:
                prebuilt = same[0]
            except IndexError:  # emptied, when what it points to was freed
                closed()
            if status := call(*prebuilt):
                again(status, prebuilt)
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
        owners = repack(buffer, ({arguments}))
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
        only="/" if names else "",
        repeat=_REPEAT if names else "",
        launch=call.format(another=f"make({configuration})", **known),
        prepared=call.format(another="another()", **known).replace("\n", "\n    "),
    )
    return compile(source, "<a launch function of cudyn>", "exec")


def made(packing: Packing, **own: Any) -> dict[str, Any]:
    """The globals of a kernel's launch functions, which are `launch` and `prepare` in it.

    own: what the kernel does itself: call, select, make, repack, again and closed
    """
    names = {
        "Buffer": Buffer,
        "chosen": (MISSING,) * 6,
        "data": packing.data,
        "device": packing.device,
        "last": last,
        "missing": MISSING,
        "name": packing.kernel,
        "none": (),
        "number": packing.number,
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


def _note(info: LibraryInfo, status: int) -> str:
    if status not in FAILED or info.name not in ("driver", "runtime") or not last[0]:
        return ""
    others = ", ".join(name for name in dict.fromkeys(reversed(before)) if name not in ("", last[0]))
    text = f"A kernel that was launched earlier has failed. Launched last: {last[0]}"
    return f"{text}; before it: {others}." if others else f"{text}."


library.notes.append(_note)
