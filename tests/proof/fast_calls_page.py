"""docs/explanation/fast_calls.md: how fast calls work, and which functions have none, with the reason.

python -m tests.proof.fast_calls_page
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cudyn._binding import fast
from cudyn._library.library import Library
from cudyn._loading.catalog import find_all
from cudyn._tables import rows

PAGE = Path(__file__).resolve().parents[2] / "docs" / "explanation" / "fast_calls.md"

HEAD = """# Fast calls

Written by `python -m tests.proof.fast_calls_page`; do not edit.

A checked call through ctypes costs 0.3 to 1 us, and most of that is ctypes: it looks at every
argument in Python. So on Linux, x86-64 and AArch64, and CPython 3.11 to 3.14, cudyn puts machine
code in front of the ctypes function: a *fast call*, some hundreds of bytes that `cudyn/_machine`
writes when a name is first touched. It takes plain arguments (ints that fit, bool and enumerators,
floats, None, handles, addresses, bytes, str, bytearray, memoryview, numpy's and ctypes' arrays,
ctypes objects, pointers to them, structures by value), releases the GIL, calls, and makes the
result: numbers, enumerators, handles, structures, texts, tuples of them. Everything else is given
to the ctypes function, with the same arguments: keywords, integers that don't fit or need more than
63 bits, byref(), anything odd, and every error. Acceptance, refusal and all texts thus have one
source, and only its time distinguishes such a call from one by ctypes. A status that is
not success goes to the function that makes the exception; a call that failed is not made again.
Where a text fills the memory for it, Python makes the call with more. `python -m cudyn` says whether
calls go through fast calls.

A kernel's `launch`, the call of one with a contract, and what `prepare` makes are fast calls, too. Plain
are there: ints that fit, floats, bools, None, bytes, shapes, open Buffers and torch's tensors on the
kernel's device; grid and block as ints or tuples of ints; `stream=` as None, int, Stream,
CUstream, CURRENT_STREAM or the torch stream that was launched on last; `shared_memory=` up to what the kernel
has been allowed. The steps of a contract (`cudyn/_contract/program.py`) are written in machine code:
types, sizes, strides, alignment, constraints, the kernel's parameters, grid and block. A tensor is
described by DLPack's exchange API, a function in C that torch has since DLPack 1.2; only torch.Tensor and
torch.nn.Parameter themselves are, not their subclasses. If torch could negate or conjugate a tensor lazily,
it is asked whether it has. Everything else is launched, or refused, by the Python function that is used
where there are no fast calls, which carries out the same steps. The code is shared by all kernels with
parameters of the same types, or with the same contract; what differs lies in memory that is never
executable. A launch that fails is explained once, and made again only where another context was
current, as ever. The functions that set the nodes of a graph (`cudyn/_machine/graph.py`) read arguments
in the same way; they compare the parameters with the node's and call the driver where one differs.

A name that is taken from a library is the function with its fast call, for good. One that was taken
while there was no library is an object of Python's that looks at each call which library there is:
some 0.3 us more a call.

`CUDYN_FAST_CALLS=off` in the environment (any word but `on`) leaves all calls to ctypes. So do: Windows
and macOS, PyPy, free-threaded Pythons, Pythons of 32 bits and those that the tests have not run on,
a system that refuses to make memory executable (SELinux, PR_SET_MDWE, a seccomp filter, an audit
hook: that is accepted, never gone around).

Why it is safe:

- Memory is written, then made executable; never both at once. So each fast call has a page of its own
  (4 KB, of which it fills a quarter): code can't be added to a page that is in use. The page is
  unmapped with the function. Neighbours are one mapping to the system.
- What is the same in many fast calls is encoded once and copied, so a first touch of a name takes some
  0.1 ms more than with ctypes alone.
- CPython calls a fast call by its public protocol (vectorcall, PEP 590), and a fast call calls CPython by its
  C API. Three facts are no part of that: where an object has its class, where a tuple or list has
  its size, and where an object of ctypes has the address of its memory. They are looked at before
  the first fast call is made; where one differs there are none. The first fast call is tried on `memcpy`.
  Where a Buffer has its address and its device is found by looking at one.
- `tests/proof/test_echo.py` calls every function of all libraries through them and compares what
  arrives in C byte by byte; `test_both_ways.py` calls each one by a fast call and by ctypes with the
  same random arguments. `tests/gpu/test_fast_launches.py` does so with launches,
  and `test_random_launches.py` compares random contracts and arguments with the reference.
- A launch packs its parameters in its own frame: threads share nothing. Closing a module clears the
  address that its kernels' fast launches use, and closing a Buffer the arguments that were prepared.

## Functions that ctypes calls

Of the newest release of each library.
"""

LISTS = "lists and bytes, which Python makes and reads, in several calls where C says their length"
ROLES = {
    "text": "texts whose length C says elsewhere than by their end, which Python reads",
    "both": "memory with a value that the call changes, which Python makes and reads",
    "given": "a value whose type an enumerator says, which Python makes",
    **dict.fromkeys(("typed", "size"), "values that an enumerator types and whose size C is told"),
}
TOLD = "what a failed call says is read from its arguments"


def reasons(library: Library) -> Iterator[tuple[str, str]]:
    """(symbol, reason) of each function without a fast call in the newest release."""
    info, tables, level = library.info, library.tables, library.releases[-1]
    for symbol in tables.FUNCTIONS:
        prototype, of = library.prototype(symbol, level)
        if of != level:
            continue
        types: Any = library.types_at(of)
        result, params = rows.prototype(prototype)
        arguments = [
            types.out(p.type) if p.role in ("out", "typed") and p.type != "void *"
            else types.param(p.type, "where", is_written=p.role == "inout")
            for p in params
        ]  # fmt: skip
        cls = types.ctype(result)
        if (
            symbol in tables.TOLD
            or (info.log is not None and symbol in info.log[0])
            or (result == info.status and hasattr(cls, "_fields_"))
        ):
            yield symbol, TOLD
        elif symbol in info.callbacks:
            yield symbol, "callbacks, which Python keeps for as long as C may call them"
        elif result == "ssize_t":
            yield symbol, "a result that is a size or an error"
        else:
            why = fast.plan(types, params, arguments, result, result == info.status or None)
            if isinstance(why, str):
                is_plain = why.startswith(("a parameter", "a result"))
                yield symbol, why if is_plain else ROLES.get(why.rpartition(" ")[2], LISTS)


def page() -> str:
    """What the page says."""
    lines = [HEAD]
    for info in find_all():
        found: dict[str, list[str]] = {}
        for symbol, why in reasons(Library(info)):
            found.setdefault(why, []).append(f"`{symbol}`")
        if found:
            lines.append(f"\n**{info.title}**\n\n")
            lines += [f"- {why}: {', '.join(names)}\n" for why, names in sorted(found.items())]
    return "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
