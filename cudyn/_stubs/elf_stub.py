"""The contents of a stub: an ELF file with symbols that answer what a missing library would.

Each function is a jump through a slot. The slot leads to its fallback at first, which looks for the real
function, if it has libraries to look in, and else writes its outputs and returns its answer. Providers in
this process and files for others are written alike; a file names no library to look in, since the system
loader puts the real one before it (DT_AUXILIARY).
"""

from __future__ import annotations

import dataclasses
import os
from typing import TYPE_CHECKING

from .._bindings.machine.assembler import ASSEMBLERS
from .._bindings.machine.elf_writer import SharedObject
from .._bindings.machine.fallback import (
    Finder,
    Late,
    write_counter,
    write_fallback,
    write_finder,
    write_matcher,
)
from .cute.helpers import HELPERS, write_helper
from .late import MARK
from .symbol import UNRECOGNIZED, Address, Explains, Returns, Symbol, Variable

if TYPE_CHECKING:
    from collections.abc import Sequence

# The functions of the C library by which a fallback finds the real function.
_FOUND_BY = ("dlopen", "dlsym", "dlclose", "dl_iterate_phdr", "dladdr", "strrchr", "strcmp", "strncpy")
_COUNTER = "count loads"
_MATCHER = "match a path"
_NOTHING = MARK  # the label of code that returns 0
_NUMBER = 1 << 32  # marks a number in a table, so that 0 is one, too


@dataclasses.dataclass(frozen=True)
class DriverWarning:
    """A line on stderr if a library is loaded where it should not be: on a machine that has a path.

    function: one of its own; if the system loader finds another one first, it has stepped aside.
    """

    path: str
    text: str
    function: str


def write_stub_file(
    machine: str,
    soname: str,
    symbols: Sequence[Symbol],
    auxiliary: Sequence[str] = (),
    warning: DriverWarning | None = None,
) -> tuple[bytes, dict[str, int]]:
    """Write the file; return it, and the place of each slot, answer and count of calls.

    auxiliary: paths of the real library, which comes first where it exists. The functions of the C library
    that its code calls are where the system loader finds them.
    """
    writer = _Writer(SharedObject(machine, soname, ASSEMBLERS[machine](), auxiliary=auxiliary), symbols)
    for number, symbol in enumerate(symbols):
        writer.add(number, symbol)
    writer.add_finders()
    if warning is not None:
        writer.add_warning(warning)
    writer.add_mark()
    return writer.written.write()


class _Writer:
    """Writes the symbols of a stub, one after the other."""

    def __init__(self, written: SharedObject, symbols: Sequence[Symbol]) -> None:
        self.written = written
        self._finders: dict[tuple[str, ...], str] = {}  # of sonames: the label of the code that looks in them
        self._slots = {symbol.real: f"slot {number}" for number, symbol in enumerate(symbols)}

    def add(self, number: int, symbol: Symbol) -> None:
        """Add a symbol; the places of its parts have its number."""
        written = self.written
        code = written.code
        answer = symbol.answer
        if isinstance(answer, Variable):
            self._add_variable(number, symbol, answer.size)
            return
        code.align()
        code.label(f"jump {number}")
        if symbol.name:
            written.add_symbol(symbol.name, f"jump {number}", symbol.version)
        if symbol.name in HELPERS:
            write_helper(symbol.name, written, self._slots)
            return
        if symbol.is_registering:
            code.land()
            code.if_zero(code.PARAMETERS[0], _NOTHING)
        code.jump_through(f"slot {number}")
        if answer is None or isinstance(answer, Address):
            written.add_cell(f"slot {number}", answer.value if answer is not None else 0)
            return
        written.add_cell(f"slot {number}", f"fallback {number}")
        self._add_fallback(number, symbol, answer)

    def _add_variable(self, number: int, symbol: Symbol, size: int) -> None:
        if size:
            self.written.add_cell(f"variable {number}", bytes(size))
            self.written.add_symbol(symbol.name, f"variable {number}", symbol.version, size)
        else:
            self.written.add_guarded(symbol.name, symbol.version)

    def _add_fallback(self, number: int, symbol: Symbol, answer: Returns | Explains) -> None:
        written = self.written
        code = written.code
        written.add_cell(f"calls {number}")
        if isinstance(answer, Explains):
            self._add_rows(number, answer)
        elif isinstance(answer.value, bytes):
            written.add_cell(f"text {number}", answer.value + b"\0")
            written.add_cell(f"answer {number}", f"text {number}")
        else:
            written.add_cell(f"answer {number}", answer.value)
        late = None
        status = f"unknown {number}" if isinstance(answer, Explains) else f"answer {number}"
        if symbol.sonames:
            find = self._finders.setdefault(symbol.sonames, f"find {len(self._finders)}")
            written.add_cell(f"name {number}", os.fsencode(symbol.real or symbol.name) + b"\0")
            late = Late(find, f"name {number}", f"slot {number}", status, answer.lacks)
        code.align()
        code.label(f"fallback {number}")
        write_fallback(code, written.machine, answer.fallback, f"answer {number}", f"calls {number}", late)

    def _add_rows(self, number: int, answer: Explains) -> None:
        """Add the texts or numbers of a function, and their table as `write_fallback` reads it."""
        written = self.written
        every = [(key % 2**32, value) for key, value in answer.rows.items()] + [(-1, UNRECOGNIZED)]
        for row, (_, value) in enumerate(every):
            if isinstance(value, str):
                written.add_cell(f"text {number} {row}", value.encode() + b"\0")
        for row, (key, value) in enumerate(every):
            written.add_cell(f"row {number} {row}" if row else f"answer {number}", key)
            said: int | str = f"text {number} {row}" if isinstance(value, str) else value + _NUMBER
            if key == -1 and answer.fallback.words != 1:
                said = 0
            written.add_cell(f"said {number} {row}", said)
        written.add_cell(f"unknown {number}", answer.unknown)

    def add_finders(self) -> None:
        """Add the code that looks for real functions, if a symbol needs it."""
        code = self.written.code
        if not self._finders:
            return
        self.written.add_cell("mark", os.fsencode(MARK) + b"\0")
        for name in _FOUND_BY:
            self.written.add_reference(name, name)
        code.align()
        code.label(_COUNTER)
        write_counter(code)
        code.align()
        code.label(_MATCHER)
        write_matcher(code, Finder("mark", _COUNTER, _MATCHER, "", ""))
        for sonames, find in self._finders.items():
            places = [f"{find} {soname}" for soname in sonames]
            for place, name in zip(places, sonames):
                self.written.add_cell(place, os.fsencode(name) + b"\0")
            code.align()
            code.label(find)
            finder = Finder("mark", _COUNTER, _MATCHER, f"seen {find}", f"library {find}")
            self.written.add_cell(finder.seen)
            self.written.add_cell(finder.library)
            write_finder(code, places, finder)

    def add_warning(self, warning: DriverWarning) -> None:
        """Add a function that the system loader calls once the library is loaded, which may warn."""
        written = self.written
        code = written.code
        own = next(place for name, place, *_ in written.symbols if name == warning.function)
        written.add_cell("warning path", os.fsencode(warning.path) + b"\0")
        written.add_cell("warning text", warning.text.encode() + b"\n\0")
        written.add_reference("warning own", warning.function)
        written.add_reference("warning access", "access")
        written.add_reference("warning write", "write")
        code.align()
        code.label("warn")
        silent = code.fresh()
        code.enter(0)
        code.take(code.OTHER, own)
        code.take(code.SPARE, "warning own")
        code.load(code.SPARE, code.SPARE)
        same = code.fresh()
        code.if_equal(code.SPARE, code.OTHER, same)
        code.goto(silent)
        code.label(same)
        code.take(code.PARAMETERS[0], "warning path")
        code.set(code.PARAMETERS[1], 0)
        code.call_through("warning access")
        code.extend(code.RESULT, code.RESULT, 32, False)
        code.unless_zero(code.RESULT, silent)
        code.set(code.PARAMETERS[0], 2)
        code.take(code.PARAMETERS[1], "warning text")
        code.set(code.PARAMETERS[2], len(warning.text.encode()) + 1)
        code.call_through("warning write")
        code.label(silent)
        code.leave()
        written.init = "warn"

    def add_mark(self) -> None:
        """Add the symbol by which stubs are known, at code that returns 0."""
        code = self.written.code
        code.align()
        code.label(_NOTHING)
        code.enter(0)
        code.set(code.RESULT, 0)
        code.leave()
        self.written.add_symbol(MARK, _NOTHING)
