"""Writes a stub as an ELF file. Its symbols replace the symbols of a missing library.

Each function is a jump to the address in a slot. The slot initially contains the address of the function's
fallback. If the symbol has the names of libraries to search, the fallback searches them for the real
function. If the real function is not found, the fallback writes the outputs and returns the value in the
symbol's `result`.

Stubs for this process and stub files for other processes are written in the same way. Functions in stub files
do not search libraries, because the system loader itself prefers the real library (DT_AUXILIARY).
"""

from __future__ import annotations

import dataclasses
import os
import struct
from collections.abc import Mapping, Sequence

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
from .cute.helpers import CUTE_FUNCTIONS, emit_cute_function
from .late_search import MARK
from .symbol import Address, FixedResult, Symbol, TableResult, Variable

# The functions of the C library that a fallback uses to find the real function
_SEARCH_FUNCTIONS = (
    "dlopen",
    "dlsym",
    "dlclose",
    "dl_iterate_phdr",
    "dladdr",
    "strrchr",
    "strcmp",
    "strncpy",
)
_COUNTER = "count loads"
_MATCHER = "match a path"
_RETURN_ZERO = MARK  # the label of the code that returns 0
_INTEGER = 1 << 32  # added to integers in a table, because an entry of 0 means that there is no value


@dataclasses.dataclass(frozen=True)
class DriverWarning:
    """A warning that a stub file prints to stderr if it is loaded on a machine with a driver.

    Attributes:
        path: A path that exists only on machines with a driver.
        text: The warning.
        function: A function in the stub. If the system loader binds a reference to it to another library, the
            real library is in use and the warning is not printed.
    """

    path: str
    text: str
    function: str


@dataclasses.dataclass(frozen=True)
class SymbolOffsets:
    """The offsets in a stub file that belong to one symbol. Offsets that a symbol does not have are 0.

    Attributes:
        slot: The memory cell that contains the address that the function jumps to.
        fallback: The code that runs while the real function is missing.
        calls: The memory cell that counts the calls to the fallback.
    """

    slot: int
    fallback: int
    calls: int


@dataclasses.dataclass(frozen=True)
class StubFile:
    """The contents of a stub file.

    Attributes:
        data: The contents as bytes.
        mark: The offset of the symbol MARK.
        offsets: The offsets that belong to each symbol, in the order of the symbols.
        label_offsets: Maps the name of each label or memory cell to its offset.
    """

    data: bytes
    mark: int
    offsets: tuple[SymbolOffsets, ...]
    label_offsets: Mapping[str, int]


def write_stub_file(
    machine: str,
    soname: str,
    symbols: Sequence[Symbol],
    auxiliary: Sequence[str] = (),
    warning: DriverWarning | None = None,
) -> StubFile:
    """Write a stub: an ELF shared library whose symbols replace those of a missing library.

    Args:
        machine: The processor, as returned by platform.machine().
        soname: The soname of the stub.
        symbols: The symbols to provide.
        auxiliary: Possible paths of the real library. The system loader prefers the real library if it
            exists.
        warning: The warning to print if the stub is loaded on a machine with a driver.
    """
    shared_object = SharedObject(machine, soname, ASSEMBLERS[machine](), auxiliary=auxiliary)
    writer = _Writer(shared_object, symbols)
    for labels, symbol in zip(writer.labels, symbols):
        writer.add_symbol(labels, symbol)
    writer.add_finders()
    if warning is not None:
        writer.add_warning(warning)
    writer.add_mark()
    contents, label_offsets = shared_object.write()
    offsets = tuple(labels.find_offsets(label_offsets) for labels in writer.labels)
    return StubFile(contents, label_offsets[MARK], offsets, label_offsets)


class _SymbolLabels:
    """The labels of the code and of the memory cells that belong to one symbol.

    Attributes:
        entry: The exported code.
        slot: The address that the exported code jumps to.
        fallback: The code that runs while the real function is missing.
        calls: The counter of calls to the fallback.
        result: The value that the fallback returns, or the first row of its table.
        unknown: The status that is returned for arguments that the table does not contain.
        string: The string that the fallback returns.
        name: The name of the real function.
        variable: The contents of a variable.
    """

    def __init__(self, number: int) -> None:
        # A label is any unique string.
        self.entry = f"entry {number}"
        self.slot = f"slot {number}"
        self.fallback = f"fallback {number}"
        self.calls = f"calls {number}"
        self.result = f"result {number}"
        self.unknown = f"unknown {number}"
        self.string = f"string {number}"
        self.name = f"name {number}"
        self.variable = f"variable {number}"

    def find_offsets(self, offsets: Mapping[str, int]) -> SymbolOffsets:
        """Return the offsets in the stub file that belong to the symbol.

        Args:
            offsets: The offsets of all labels and memory cells in the file.
        """
        return SymbolOffsets(
            slot=offsets.get(self.slot, 0),
            fallback=offsets.get(self.fallback, 0),
            calls=offsets.get(self.calls, 0),
        )


class _Writer:
    """Writes the symbols of a stub, one after the other."""

    def __init__(self, written: SharedObject, symbols: Sequence[Symbol]) -> None:
        self.written = written
        self.labels = [_SymbolLabels(number) for number in range(len(symbols))]
        # Maps the sonames of libraries to the label of the code that searches these libraries.
        self._finders: dict[tuple[str, ...], str] = {}
        # Maps each real function to the memory cell with the address that its stub jumps to.
        self._slots = {symbol.real: labels.slot for labels, symbol in zip(self.labels, symbols)}

    def add_symbol(self, labels: _SymbolLabels, symbol: Symbol) -> None:
        """Add a function or a variable that replaces a symbol of the missing library.

        A function is a jump to the address in its slot, a memory cell. Python or the fallback stores the
        address of the real function in the slot when it is found.

        Args:
            labels: The labels for the symbol's code and memory cells.
            symbol: The symbol.
        """
        written = self.written
        code = written.code
        result = symbol.result
        if isinstance(result, Variable):
            self._add_variable(labels, symbol, result.size)
            return
        code.align()
        code.label(labels.entry)
        if symbol.name:
            written.add_symbol(symbol.name, labels.entry, symbol.version)
        if symbol.name in CUTE_FUNCTIONS:
            emit_cute_function(symbol.name, written, self._slots)
            return
        if symbol.is_registering:
            # Do nothing for the null handle of a module that was registered before the library was found.
            code.land()
            code.if_zero(code.PARAMETERS[0], _RETURN_ZERO)
        code.jump_through(labels.slot)
        if result is None:
            written.add_cell(labels.slot, 0)
        elif isinstance(result, Address):
            written.add_cell(labels.slot, result.value)
        else:
            written.add_cell(labels.slot, labels.fallback)
            self._add_fallback(labels, symbol, result)

    def _add_variable(self, labels: _SymbolLabels, symbol: Symbol, size: int) -> None:
        """Add a variable filled with zeros.

        If the size is unknown (0), the variable is a page of zeros, followed by an inaccessible page.
        """
        if size:
            self.written.add_cell(labels.variable, bytes(size))
            self.written.add_symbol(symbol.name, labels.variable, symbol.version, size)
        else:
            self.written.add_guarded(symbol.name, symbol.version)

    def _add_fallback(self, labels: _SymbolLabels, symbol: Symbol, result: FixedResult | TableResult) -> None:
        """Add the code that runs while a function is missing, with the values that it returns.

        Args:
            labels: The labels for the symbol's code and memory cells.
            symbol: The function.
            result: The outputs and the result of the function while it is missing.
        """
        written = self.written
        code = written.code
        written.add_cell(labels.calls)
        if isinstance(result, TableResult):
            self._add_rows(labels, result)
            status_cell = labels.unknown
        else:
            self._add_value(labels, result.value)
            status_cell = labels.result
        search = None
        if symbol.sonames:
            finder = self._finders.setdefault(symbol.sonames, f"find {len(self._finders)}")
            written.add_cell(labels.name, os.fsencode(symbol.real or symbol.name) + b"\0")
            search = Late(finder, labels.name, labels.slot, status_cell, result.lacks)
        code.align()
        code.label(labels.fallback)
        write_fallback(code, written.machine, result.fallback, labels.result, labels.calls, search)

    def _add_value(self, labels: _SymbolLabels, value: bytes | tuple[int, ...] | int) -> None:
        """Add the memory cells for the value that a fallback returns.

        Args:
            labels: The labels for the symbol's memory cells.
            value: An integer, or a string or array whose address the fallback returns.
        """
        if isinstance(value, int):
            self.written.add_cell(labels.result, value)
            return
        contents = value + b"\0" if isinstance(value, bytes) else struct.pack(f"{len(value)}i", *value)
        self.written.add_cell(labels.string, contents)
        self.written.add_cell(labels.result, labels.string)

    def _add_rows(self, labels: _SymbolLabels, result: TableResult) -> None:
        """Add the table in which a fallback looks up its result (see `write_fallback`).

        Each row consists of two memory cells: the key, and the result for this key. A result is an integer,
        or the address of a string. The last row, with the key -1, contains the result for unknown keys.

        Args:
            labels: The labels for the symbol's memory cells.
            result: The rows.
        """
        written = self.written
        rows: list[tuple[int, str | int]] = [(key % 2**32, value) for key, value in result.rows.items()]
        rows.append((-1, result.unrecognized))
        for index, (_, value) in enumerate(rows):
            if isinstance(value, str):
                written.add_cell(f"{labels.string} {index}", value.encode() + b"\0")
        for index, (key, value) in enumerate(rows):
            is_first = index == 0
            written.add_cell(labels.result if is_first else f"{labels.result} {index}", key)
            returns_status = key == -1 and result.fallback.table_use != 1
            result_cell: int | str
            if returns_status:  # for unknown keys, the function returns a status, not a string
                result_cell = 0
            elif isinstance(value, str):
                result_cell = f"{labels.string} {index}"
            else:
                result_cell = value + _INTEGER
            written.add_cell(f"{labels.result} {index} entry", result_cell)
        written.add_cell(labels.unknown, result.unknown)

    def add_finders(self) -> None:
        """Add the code with which fallbacks search for real functions, if any fallback needs it."""
        code = self.written.code
        if not self._finders:
            return
        self.written.add_cell("mark", os.fsencode(MARK) + b"\0")
        for name in _SEARCH_FUNCTIONS:
            self.written.add_reference(name, name)
        code.align()
        code.label(_COUNTER)
        write_counter(code)
        code.align()
        code.label(_MATCHER)
        write_matcher(code, Finder("mark", _COUNTER, _MATCHER, "", ""))
        for sonames, label in self._finders.items():
            self._add_finder(label, sonames)

    def _add_finder(self, label: str, sonames: Sequence[str]) -> None:
        """Add a function that searches the process for the first of several libraries.

        Args:
            label: The label of the function.
            sonames: The names of the libraries.
        """
        code = self.written.code
        name_cells = []
        for soname in sonames:
            name_cells.append(f"{label} {soname}")
            self.written.add_cell(name_cells[-1], os.fsencode(soname) + b"\0")
        code.align()
        code.label(label)
        finder = Finder("mark", _COUNTER, _MATCHER, f"seen {label}", f"library {label}")
        self.written.add_cell(finder.seen)
        self.written.add_cell(finder.library)
        write_finder(code, name_cells, finder)

    def add_warning(self, warning: DriverWarning) -> None:
        """Add a function that prints a warning to stderr. The system loader calls it after loading the stub.

        The function prints the warning only if the driver's file exists, and if the process uses the
        functions of the stub instead of those of the real library.
        """
        written = self.written
        code = written.code
        own_label = next(label for name, label, *_ in written.symbols if name == warning.function)
        written.add_cell("warning path", os.fsencode(warning.path) + b"\0")
        written.add_cell("warning text", warning.text.encode() + b"\n\0")
        written.add_reference("warning own", warning.function)  # the loader may bind it to the real library
        written.add_reference("warning access", "access")
        written.add_reference("warning write", "write")
        code.align()
        code.label("warn")
        end = code.new_label()
        code.enter(0)

        # Do not print the warning if the loader has bound the function to the real library.
        code.load_address(code.OTHER, own_label)
        code.load_address(code.SPARE, "warning own")
        code.load(code.SPARE, code.SPARE)
        uses_stub = code.new_label()
        code.if_equal(code.SPARE, code.OTHER, uses_stub)
        code.goto(end)
        code.label(uses_stub)

        # Do not print the warning if the driver's file does not exist: access(path, F_OK) is not 0.
        code.load_address(code.PARAMETERS[0], "warning path")
        code.set(code.PARAMETERS[1], 0)
        code.call_through("warning access")
        code.extend(code.RESULT, code.RESULT, bits=32, signed=False)
        code.unless_zero(code.RESULT, end)

        # Print the warning: write(2, text, size), where 2 is stderr.
        code.set(code.PARAMETERS[0], 2)
        code.load_address(code.PARAMETERS[1], "warning text")
        code.set(code.PARAMETERS[2], len(warning.text.encode()) + 1)
        code.call_through("warning write")
        code.label(end)
        code.leave()
        written.init = "warn"

    def add_mark(self) -> None:
        """Add the symbol that marks a library as a stub. It refers to code that returns 0."""
        code = self.written.code
        code.align()
        code.label(_RETURN_ZERO)
        code.enter(0)
        code.set(code.RESULT, 0)
        code.leave()
        self.written.add_symbol(MARK, _RETURN_ZERO)
