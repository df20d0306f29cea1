"""Fallbacks for missing functions: each writes its outputs and returns the value of a cell.

They are machine code, because they may be called when Python cannot run: by constructors and destructors, and
by threads that don't hold the GIL.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from .convention import Place, of_function

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .assembler import Assembler

_PAGE = 2048  # bytes, each of which AArch64 reaches by an offset


class Fallback(NamedTuple):
    """The behaviour of a function while the real one is missing.

    parameters  its parameters, as ctypes types
    result      the type of its result, None for void; a structure is zeroed
    outputs     index of a parameter that points to the caller's memory -> the bytes to write there
    words       its first parameter selects a row of a table. 1: it returns the text in it; 2: it writes the
                text's address to where its second parameter points; 3: it writes a number of 32 bits there;
                0: there is no table
    """

    parameters: Sequence[Any]
    result: Any
    outputs: Mapping[int, bytes]
    words: int = 0


class Late(NamedTuple):
    """The search for the real function, in each call until it is found.

    find  the label of the code that `write_finder` wrote
    name  the place with the name of the symbol
    slot  the place for the address
    jump  the label of the provider's own symbol, which does not count as found
    seen  the place for the number of loads that the process had at the last search
    """

    find: str
    name: str
    slot: str
    jump: str
    seen: str


def write_fallback(
    code: Assembler, machine: str, fallback: Fallback, result: str, calls: str, late: Late | None = None
) -> None:
    """Write the function at the end of the code.

    result: the place whose 64 bits it returns: a status, or the address of a text; of one with a table (see
    `Fallback.words`) the table: what the first parameter may be, and the address of a text or a number with
    bit 32 set, 64 bits each. The last row is for all others: -1 and their text, or -1, 0 and the status to
    return. calls: the place that counts its calls. A null pointer among the outputs is left alone.
    """
    places, hidden = of_function(machine, fallback.parameters, fallback.result)
    saved = [(code.load, code.store, register) for register in code.PARAMETERS]
    if hidden is not None and hidden >= len(saved):  # AArch64: x8
        saved.append((code.load, code.store, hidden))
    if late is not None and any(place.kind == "float" for place in places):
        saved += [(code.load_float, code.store_float, register) for register in range(8)]
    code.enter(8 * len(saved))
    for index, (_, store, register) in enumerate(saved):
        store(register, code.STACK, 8 * index)
    if late is not None:
        _look(code, late, saved)
    code.count(calls)
    for index, data in fallback.outputs.items():
        _load(code, code.SPARE, places[index])
        _write(code, data)
    if hidden is not None:
        code.load(code.SPARE, code.STACK, 8 * hidden)
        _write(code, bytes(ctypes.sizeof(fallback.result)))
        code.load(code.RESULT, code.STACK, 8 * hidden)
    elif fallback.words:
        _explain(code, result, fallback.words)
    else:
        code.take(code.SPARE, result)
        code.load(code.RESULT, code.SPARE)
    code.leave()


def _look(code: Assembler, late: Late, saved: Sequence[Any]) -> None:
    """Look for the real function; if found, jump to it as if it had been called directly."""
    code.take(code.PARAMETERS[0], late.name)
    code.take(code.PARAMETERS[1], late.jump)
    code.take(code.PARAMETERS[2], late.seen)
    code.take(code.SPARE, late.find)
    code.call(code.SPARE)
    with code.skip(code.if_zero, code.RESULT):
        code.take(code.SPARE, late.slot)
        code.store(code.RESULT, code.SPARE)
        for index, (load, _, register) in enumerate(saved):
            load(register, code.STACK, 8 * index)
        code.restore()
        code.jump_through(late.slot)


_LOADED = 1 | 4  # RTLD_LAZY | RTLD_NOLOAD


_ADDS = 32  # the offset of dlpi_adds, how often the process has loaded a library, in struct dl_phdr_info


def write_counter(code: Assembler) -> None:
    """Write what `dl_iterate_phdr` calls: it copies the number of loads to its third parameter, and ends."""
    code.enter(0)
    code.load(code.SPARE, code.PARAMETERS[0], _ADDS)
    code.store(code.SPARE, code.PARAMETERS[2])
    code.set(code.RESULT, 1)
    code.leave()


def write_finder(
    code: Assembler,
    sonames: Sequence[str],
    counter: str,
    dlopen: str,
    dlsym: str,
    dlclose: str,
    iterate: str,
) -> None:
    """Write `void *find(const char *symbol, void *own, uint64_t *seen)`: a symbol of a loaded library.

    sonames: places with the names of libraries, in the order of the search. counter: the label of what
    `write_counter` wrote. dlopen, dlsym, dlclose, iterate: places with the addresses of these functions and
    of dl_iterate_phdr. It returns 0 if no library has the symbol, or if its address is `own`; at once, if the
    process has loaded nothing since the last search, at *seen. A library that has the symbol stays loaded.
    """
    symbol, own, seen, library = code.KEPT
    loads = 0  # on the stack
    nothing_new = code.fresh()
    code.enter(16)
    code.move(symbol, code.PARAMETERS[0])
    code.move(own, code.PARAMETERS[1])
    code.move(seen, code.PARAMETERS[2])
    code.take(code.PARAMETERS[0], counter)
    code.add(code.PARAMETERS[1], code.STACK, loads)
    code.call_through(iterate)
    code.load(code.RESULT, code.STACK, loads)
    code.load(code.OTHER, seen)
    code.if_equal(code.RESULT, code.OTHER, nothing_new)

    for soname in sonames:
        code.take(code.PARAMETERS[0], soname)
        code.set(code.PARAMETERS[1], _LOADED)
        code.call_through(dlopen)
        with code.skip(code.if_zero, code.RESULT):
            code.move(library, code.RESULT)
            code.move(code.PARAMETERS[0], code.RESULT)
            code.move(code.PARAMETERS[1], symbol)
            code.call_through(dlsym)
            with code.skip(code.if_zero, code.RESULT) as missing:
                code.if_equal(code.RESULT, own, missing)
                code.leave()
            code.move(code.PARAMETERS[0], library)
            code.call_through(dlclose)
    code.load(code.OTHER, code.STACK, loads)
    code.store(code.OTHER, seen)
    code.label(nothing_new)
    code.set(code.RESULT, 0)
    code.leave()


def _load(code: Assembler, register: int, place: Place) -> None:
    if place.kind == "integer":
        code.load(register, code.STACK, 8 * place.at)
    elif place.kind == "stack":
        code.load(register, code.FRAME, code.ARGUMENTS + place.at)
    else:
        raise ValueError("a floating-point number cannot be an output")


def _explain(code: Assembler, table: str, words: int) -> None:
    """Let RESULT hold the text for the first parameter, or write it where the second points, and a status."""
    again = code.fresh()
    found = code.fresh()
    code.load32(code.OTHER, code.STACK, 0)
    code.take(code.SPARE, table)
    code.label(again)
    code.load(code.RESULT, code.SPARE)
    code.if_equal(code.RESULT, code.OTHER, found)
    code.add(code.RESULT, code.RESULT, 1)
    code.if_zero(code.RESULT, found)
    code.add(code.SPARE, code.SPARE, 16)
    code.goto(again)
    code.label(found)
    if words == 1:
        code.load(code.RESULT, code.SPARE, 8)
        return
    code.load(code.OTHER, code.SPARE, 8)
    code.load(code.RESULT, code.STACK, 8)
    with code.skip(code.if_zero, code.RESULT):
        store = code.store32 if words == 3 else code.store
        store(code.OTHER, code.RESULT)
    code.set(code.RESULT, 0)
    with code.skip(code.unless_zero, code.OTHER):
        code.load(code.RESULT, code.SPARE, 16)


def _write(code: Assembler, data: bytes) -> None:
    """Write bytes to where SPARE points, unless it is null. Changes OTHER, and SPARE beyond a page."""
    held = None
    with code.skip(code.if_zero, code.SPARE):
        for start in range(0, len(data), _PAGE):
            page = data[start : start + _PAGE]
            at = 0
            if start:
                code.add(code.SPARE, code.SPARE, _PAGE)
            for width, store in ((8, code.store), (4, code.store32), (1, code.store8)):
                while len(page) - at >= width:
                    number = int.from_bytes(page[at : at + width], "little")
                    if number != held:
                        code.set(code.OTHER, number)
                    store(code.OTHER, code.SPARE, at)
                    at = at + width
                    held = number
