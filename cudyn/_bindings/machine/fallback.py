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

    find    the label of the code that `write_finder` wrote
    name    the place with the name of the symbol
    slot    the place for the address
    status  the place of the status that it returns
    lacks   the status from when on there is a library that lacks the function; None: the same
    """

    find: str
    name: str
    slot: str
    status: str = ""
    lacks: int | None = None


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
    code.take(code.SPARE, late.find)
    code.call(code.SPARE)
    with code.skip(code.if_zero, code.RESULT) as missing:
        code.set(code.OTHER, _LACKS)
        with code.skip(code.unless_equal, code.RESULT, code.OTHER):
            if late.lacks is not None:
                code.take(code.SPARE, late.status)
                code.set(code.OTHER, late.lacks)
                code.store(code.OTHER, code.SPARE)
            code.goto(missing)
        code.take(code.SPARE, late.slot)
        code.store(code.RESULT, code.SPARE)
        for index, (load, _, register) in enumerate(saved):
            load(register, code.STACK, 8 * index)
        code.restore()
        code.jump_through(late.slot)


_LOADED = 1 | 4  # RTLD_LAZY | RTLD_NOLOAD
_LACKS = 1  # what a finder returns for a library without the function
_ADDS = 32  # the offset of dlpi_adds, how often the process has loaded a library, in struct dl_phdr_info


def write_counter(code: Assembler) -> None:
    """Write what `dl_iterate_phdr` calls: it copies the number of loads to its third parameter, and ends."""
    code.enter(0)
    code.load(code.SPARE, code.PARAMETERS[0], _ADDS)
    code.store(code.SPARE, code.PARAMETERS[2])
    code.set(code.RESULT, 1)
    code.leave()


class Finder(NamedTuple):
    """What a finder works with: places, most of them with the addresses of functions of the C library.

    mark     the name of the symbol by which a library is a stub, which is passed over
    counter, matcher
             the labels of what `write_counter` and `write_matcher` wrote
    seen     the number of loads that the process had at the last search
    library  the library that was found, which stays
    """

    mark: str
    counter: str
    matcher: str
    seen: str
    library: str
    dlopen: str = "dlopen"
    dlsym: str = "dlsym"
    dlclose: str = "dlclose"
    iterate: str = "dl_iterate_phdr"
    dladdr: str = "dladdr"
    strrchr: str = "strrchr"
    strcmp: str = "strcmp"
    strncpy: str = "strncpy"


# What a finder has on its stack: the number of loads, a Dl_info, and what it asks a matcher: the name of a
# file, which of the libraries of that name it wants, how many have been met, and the path that is found.
_LOADS = 0
_INFO = 16
_ASKED = 48
_NAME = 0
_WANTED = 8
_MET = 16
_PATH = 24
_LONGEST = 2048  # bytes of a path
_BASE = 8  # the offset in a Dl_info of dli_fbase, where the library is
_PATH_OF = 8  # the offset of dlpi_name in struct dl_phdr_info


def write_matcher(code: Assembler, finder: Finder) -> None:
    """Write what `dl_iterate_phdr` calls to find the path of a library by the name of its file."""
    info, asked, _, _ = code.KEPT
    another = code.fresh()
    code.enter(0)
    code.move(info, code.PARAMETERS[0])
    code.move(asked, code.PARAMETERS[2])
    code.load(code.PARAMETERS[0], info, _PATH_OF)
    code.set(code.PARAMETERS[1], ord("/"))
    code.call_through(finder.strrchr)
    code.if_zero(code.RESULT, another)
    code.add(code.PARAMETERS[0], code.RESULT, 1)
    code.load(code.PARAMETERS[1], asked, _NAME)
    code.call_through(finder.strcmp)
    code.extend(code.RESULT, code.RESULT, 32, False)
    code.unless_zero(code.RESULT, another)
    code.load(code.OTHER, asked, _MET)
    code.add(code.SPARE, code.OTHER, 1)
    code.store(code.SPARE, asked, _MET)
    code.load(code.SPARE, asked, _WANTED)
    code.unless_equal(code.SPARE, code.OTHER, another)
    code.add(code.PARAMETERS[0], asked, _PATH)
    code.load(code.PARAMETERS[1], info, _PATH_OF)
    code.set(code.PARAMETERS[2], _LONGEST)
    code.call_through(finder.strncpy)
    code.set(code.OTHER, 0)
    code.store8(code.OTHER, asked, _PATH + _LONGEST - 1)
    code.set(code.RESULT, 1)
    code.leave()
    code.label(another)
    code.set(code.RESULT, 0)
    code.leave()


def write_finder(code: Assembler, sonames: Sequence[str], finder: Finder) -> None:
    """Write `void *find(const char *symbol)`: a symbol of a library that the process has loaded.

    sonames: places with the names of libraries, in the order of the search; the first that is there decides.
    A name may lead to a stub: then the libraries of this file name are looked at, too. It returns 1 if the
    library lacks the symbol, and 0 if there is none; at once, if the process has loaded nothing since the
    last search.
    """
    symbol, library, _, _ = code.KEPT
    nothing_new = code.fresh()
    found = code.fresh()
    code.enter(_ASKED + _PATH + _LONGEST)
    code.move(symbol, code.PARAMETERS[0])
    code.take(code.SPARE, finder.library)
    code.load(library, code.SPARE)
    code.unless_zero(library, found)
    code.take(code.PARAMETERS[0], finder.counter)
    code.add(code.PARAMETERS[1], code.STACK, _LOADS)
    code.call_through(finder.iterate)
    code.take(code.SPARE, finder.seen)
    code.load(code.OTHER, code.SPARE)
    code.load(code.RESULT, code.STACK, _LOADS)
    code.if_equal(code.RESULT, code.OTHER, nothing_new)
    for soname in sonames:
        code.take(code.PARAMETERS[0], soname)
        code.set(code.PARAMETERS[1], _LOADED)
        code.call_through(finder.dlopen)
        with code.skip(code.if_zero, code.RESULT):
            code.move(library, code.RESULT)
            _unless_stub(code, library, finder, found)
            code.move(code.PARAMETERS[0], library)
            code.call_through(finder.dlclose)
            _look_by_path(code, soname, finder, found)
    code.take(code.SPARE, finder.seen)
    code.load(code.OTHER, code.STACK, _LOADS)
    code.store(code.OTHER, code.SPARE)
    code.label(nothing_new)
    code.set(code.RESULT, 0)
    code.leave()
    code.label(found)
    code.take(code.SPARE, finder.library)
    code.store(library, code.SPARE)
    code.move(code.PARAMETERS[0], library)
    code.move(code.PARAMETERS[1], symbol)
    code.call_through(finder.dlsym)
    with code.skip(code.unless_zero, code.RESULT):
        code.set(code.RESULT, _LACKS)
    code.leave()


def _look_by_path(code: Assembler, soname: str, finder: Finder, found: str) -> None:
    """Look at each loaded library with a given file name, by its path; go on at `found` with a real one.

    A stub, which has the symbol `finder.mark`, is passed over.
    """
    library = code.KEPT[1]
    again = code.fresh()
    code.set(code.OTHER, 0)
    code.store(code.OTHER, code.STACK, _ASKED + _WANTED)
    code.label(again)
    code.take(code.OTHER, soname)
    code.store(code.OTHER, code.STACK, _ASKED + _NAME)
    code.set(code.OTHER, 0)
    code.store(code.OTHER, code.STACK, _ASKED + _MET)
    code.take(code.PARAMETERS[0], finder.matcher)
    code.add(code.PARAMETERS[1], code.STACK, _ASKED)
    code.call_through(finder.iterate)
    code.extend(code.RESULT, code.RESULT, 32, False)
    with code.skip(code.if_zero, code.RESULT):
        code.load(code.OTHER, code.STACK, _ASKED + _WANTED)
        code.add(code.OTHER, code.OTHER, 1)
        code.store(code.OTHER, code.STACK, _ASKED + _WANTED)
        code.add(code.PARAMETERS[0], code.STACK, _ASKED + _PATH)
        code.set(code.PARAMETERS[1], _LOADED)
        code.call_through(finder.dlopen)
        code.if_zero(code.RESULT, again)
        code.move(library, code.RESULT)
        _unless_stub(code, library, finder, found)
        code.move(code.PARAMETERS[0], library)
        code.call_through(finder.dlclose)
        code.goto(again)


def _unless_stub(code: Assembler, library: int, finder: Finder, target: str) -> None:
    """Go on at a label unless a library is a stub: unless it has the mark itself, not one that it needs.

    A handle is a `struct link_map`, whose first member says where the library is.
    """
    code.move(code.PARAMETERS[0], library)
    code.take(code.PARAMETERS[1], finder.mark)
    code.call_through(finder.dlsym)
    code.if_zero(code.RESULT, target)
    code.move(code.PARAMETERS[0], code.RESULT)
    code.add(code.PARAMETERS[1], code.STACK, _INFO)
    code.call_through(finder.dladdr)
    code.load(code.OTHER, code.STACK, _INFO + _BASE)
    code.load(code.SPARE, library)
    code.unless_equal(code.SPARE, code.OTHER, target)


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
