"""Generates fallbacks, the functions that are called if no loaded library contains the real function.

A fallback writes its outputs and returns the value of a memory cell. Fallbacks are machine code, because they
may be called when Python cannot run: by constructors and destructors of libraries, and by threads that don't
hold the GIL.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from .convention import Location, locate_parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .assembler import Assembler

_CHUNK = 2048  # number of bytes that are written before the address is advanced; AArch64 limits the offset


class Fallback(NamedTuple):
    """The behavior of a fallback while the real function is missing.

    Attributes:
        parameters: ctypes types of the parameters
        result: ctypes type of the result; `None` for void. A structure is filled with zeros
            or with the parameters.
        outputs: bytes to write to the caller's memory, keyed by the index of the parameter that points to
            the memory
        table_use: how the function uses a table, in which its first parameter selects a row

            - 0: the function does not use a table
            - 1: the function returns the string in the row
            - 2: the function writes the address of the string to the address in its second parameter
            - 3: the function writes a 32-bit integer to the address in its second parameter, unless no row
              matches
        echo: offset of each parameter, which has 32 bits, in the structure that the function returns
    """

    parameters: Sequence[Any]
    result: Any
    outputs: Mapping[int, bytes]
    table_use: int = 0
    echo: Sequence[int] = ()


class Late(NamedTuple):
    """The search for the real function, which each call repeats until a search succeeds.

    Attributes:
        find: label of the code that `write_finder` has generated
        name: address of the symbol's name
        slot: cell for the address of the real function
        status: cell with the status that the fallback returns
        lacks: status to return after a library without the function has been loaded; `None` to return
            `status` in this case as well
    """

    find: str
    name: str
    slot: str
    status: str = ""
    lacks: int | None = None


def write_fallback(
    code: Assembler, machine: str, fallback: Fallback, result: str, calls: str, late: Late | None = None
) -> None:
    """Append the code of a fallback. The code does not write outputs whose pointer is null.

    Args:
        code: code to append to
        machine: "x86_64" or "aarch64"
        fallback: behavior of the function
        result: cell with the 64 bits that the function returns or, if `fallback.table_use` is not 0, address
            of the table. Each row of the table has two 64-bit integers: a value of the first parameter, and
            either the address of a string or an integer with bit 32 set. The last row is for all other
            values. It contains -1 and the address of a string, or -1, 0 and the status to return.
        calls: cell that counts the calls
        late: search for the real function; `None` to skip the search
    """
    locations, result_register = locate_parameters(machine, fallback.parameters, fallback.result)
    # Save the registers with the arguments, for the lookup in the table and for the real function.
    saved = [_SavedRegister(number, code.load, code.store) for number in code.PARAMETERS]
    if result_register is not None and result_register >= len(saved):  # x8 on AArch64
        saved.append(_SavedRegister(result_register, code.load, code.store))
    if late is not None and any(location.kind == "float" for location in locations):
        saved += [_SavedRegister(number, code.load_float, code.store_float) for number in range(8)]
    code.enter(8 * len(saved))
    for index, register in enumerate(saved):
        register.store(register.number, code.STACK, 8 * index)
    if late is not None:
        _jump_to_real_function(code, late, saved)
    code.count(calls)
    for index, data in fallback.outputs.items():
        _load_parameter(code, code.SPARE, locations[index])
        _write_bytes(code, data)
    if result_register is not None:
        _write_structure(code, fallback, locations, 8 * result_register)
        code.load(code.RESULT, code.STACK, 8 * result_register)
    elif fallback.table_use:
        _look_up_row(code, result, fallback.table_use)
    else:
        code.load_address(code.SPARE, result)
        code.load(code.RESULT, code.SPARE)
    code.leave()


class _SavedRegister(NamedTuple):
    """A register with an argument, which a fallback saves on the stack.

    Attributes:
        number: number of the register
        load: assembler method that loads the register
        store: assembler method that stores the register
    """

    number: int
    load: Callable[..., None]
    store: Callable[..., None]


def _write_structure(
    code: Assembler, fallback: Fallback, locations: Sequence[Location], address_offset: int
) -> None:
    """Emit code that fills the structure that a fallback returns with zeros or with the parameters.

    Args:
        code: code to append to
        fallback: behavior of the function
        locations: location of each parameter
        address_offset: offset on the stack of the structure's address
    """
    code.load(code.SPARE, code.STACK, address_offset)
    _write_bytes(code, bytes(ctypes.sizeof(fallback.result)))
    for location, offset in zip(locations, fallback.echo):
        _load_parameter(code, code.OTHER, location)
        code.load(code.SPARE, code.STACK, address_offset)
        code.store32(code.OTHER, code.SPARE, offset)


def _jump_to_real_function(code: Assembler, late: Late, saved: Sequence[_SavedRegister]) -> None:
    """Emit code that searches for the real function, and jumps to it with the fallback's arguments.

    If the function is missing, execution continues after this code.

    Args:
        code: code to append to
        late: search for the real function
        saved: registers with the arguments, in the order in which they are saved on the stack
    """
    # Call the function that searches. Its result is 0 if the library is missing, `_LACKS` if the library
    # lacks the function, or the address of the function.
    code.load_address(code.PARAMETERS[0], late.name)
    code.load_address(code.SPARE, late.find)
    code.call(code.SPARE)
    with code.skip(code.if_zero, code.RESULT) as is_missing:
        code.set(code.OTHER, _LACKS)
        with code.skip(code.unless_equal, code.RESULT, code.OTHER):
            # The library has been loaded, but does not contain the function.
            if late.lacks is not None:
                code.load_address(code.SPARE, late.status)
                code.set(code.OTHER, late.lacks)
                code.store(code.OTHER, code.SPARE)
            code.goto(is_missing)
        # Store the address of the function, restore the arguments, and jump.
        code.load_address(code.SPARE, late.slot)
        code.store(code.RESULT, code.SPARE)
        for index, register in enumerate(saved):
            register.load(register.number, code.STACK, 8 * index)
        code.restore()
        code.jump_through(late.slot)


_LOADED = 1 | 4  # RTLD_LAZY | RTLD_NOLOAD
_LACKS = 1  # a finder's result if the library lacks the function
_ADDS = 32  # offset of dlpi_adds, the number of libraries loaded so far, in struct dl_phdr_info


def write_counter(code: Assembler) -> None:
    """Append a callback for `dl_iterate_phdr` that writes the number of libraries loaded so far.

    Its parameters are a dl_phdr_info, the size of the dl_phdr_info, and the address to which the number is
    written. It returns 1, which ends the iteration.
    """
    code.enter(0)
    code.load(code.SPARE, code.PARAMETERS[0], _ADDS)
    code.store(code.SPARE, code.PARAMETERS[2])
    code.set(code.RESULT, 1)
    code.leave()


class Finder(NamedTuple):
    """The labels and memory cells that a finder uses (`write_finder`).

    A finder is the code that searches for the real function. Most of the cells contain the addresses of C
    library functions.

    Attributes:
        mark: name of the symbol that identifies stubs, which are skipped
        counter: label of the code that `write_counter` has generated
        matcher: label of the code that `write_matcher` has generated
        seen: number of loads at the time of the last search
        library: handle of the library that was found, which stays open
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


# Offsets in a finder's stack frame.
_LOADS = 0  # number of libraries that the process has loaded so far
_INFO = 16  # a Dl_info
_QUERY = 48  # the query for the matcher
# Offsets in the query, which finds one of several loaded libraries that have the same file name.
_NAME = 0  # the file name
_WANTED = 8  # index of the wanted library among the libraries with this file name
_MATCHES = 16  # number of libraries that have matched so far
_PATH = 24  # the path of the library, which the matcher writes
_LONGEST = 2048  # maximum length of a path in bytes
_BASE = 8  # offset of dli_fbase, the library's base address, in Dl_info
_NAME_OFFSET = 8  # offset of dlpi_name, the library's path, in struct dl_phdr_info


def write_matcher(code: Assembler, finder: Finder) -> None:
    """Append a callback for `dl_iterate_phdr` that finds the path of a loaded library by its file name.

    Its parameters are a dl_phdr_info, the size of the dl_phdr_info, and the address of the query. It returns
    1, which ends the iteration, for the wanted library.
    """
    info, query, _, _ = code.CALLEE_SAVED
    no_match = code.new_label()
    code.enter(0)
    code.move(info, code.PARAMETERS[0])
    code.move(query, code.PARAMETERS[2])
    # No match if the path has no slash, or if its file name differs.
    code.load(code.PARAMETERS[0], info, _NAME_OFFSET)
    code.set(code.PARAMETERS[1], ord("/"))
    code.call_through(finder.strrchr)
    code.if_zero(code.RESULT, no_match)
    code.add(code.PARAMETERS[0], code.RESULT, 1)
    code.load(code.PARAMETERS[1], query, _NAME)
    code.call_through(finder.strcmp)
    code.extend(code.RESULT, code.RESULT, 32, signed=False)
    code.unless_zero(code.RESULT, no_match)
    # No match if it is not the library with the wanted index. Count it in any case.
    code.load(code.OTHER, query, _MATCHES)
    code.add(code.SPARE, code.OTHER, 1)
    code.store(code.SPARE, query, _MATCHES)
    code.load(code.SPARE, query, _WANTED)
    code.unless_equal(code.SPARE, code.OTHER, no_match)
    # Copy the path, with a NUL at the end if it is too long.
    code.add(code.PARAMETERS[0], query, _PATH)
    code.load(code.PARAMETERS[1], info, _NAME_OFFSET)
    code.set(code.PARAMETERS[2], _LONGEST)
    code.call_through(finder.strncpy)
    code.set(code.OTHER, 0)
    code.store8(code.OTHER, query, _PATH + _LONGEST - 1)
    code.set(code.RESULT, 1)
    code.leave()
    code.label(no_match)
    code.set(code.RESULT, 0)
    code.leave()


def write_finder(code: Assembler, sonames: Sequence[str], finder: Finder) -> None:
    """Append a function that finds a symbol in a library that the process has loaded.

    Its signature is `void *find(const char *symbol)`. It uses the first library in `sonames` that is loaded.
    If the loaded library is a stub, the function tries the other loaded libraries with this file name. It
    returns 0 if no library is loaded, 1 if the library lacks the symbol, and otherwise the symbol's address.
    It returns 0 immediately if the process has not loaded any library since the last search.

    Args:
        code: code to append to
        sonames: addresses of the library names, in search order
        finder: cells that the code uses
    """
    symbol, library, _, _ = code.CALLEE_SAVED
    nothing_new = code.new_label()
    found = code.new_label()
    code.enter(_QUERY + _PATH + _LONGEST)
    code.move(symbol, code.PARAMETERS[0])
    # Use the library that an earlier search has found.
    code.load_address(code.SPARE, finder.library)
    code.load(library, code.SPARE)
    code.unless_zero(library, found)
    _branch_if_nothing_new(code, finder, nothing_new)
    # Open the loaded libraries in turn until one is not a stub.
    for soname in sonames:
        code.load_address(code.PARAMETERS[0], soname)
        code.set(code.PARAMETERS[1], _LOADED)
        code.call_through(finder.dlopen)
        with code.skip(code.if_zero, code.RESULT):
            code.move(library, code.RESULT)
            _jump_unless_stub(code, library, finder, found)
            code.move(code.PARAMETERS[0], library)
            code.call_through(finder.dlclose)
            _find_by_path(code, soname, finder, found)
    # No library was found: store the number of loads, and return 0.
    code.load_address(code.SPARE, finder.seen)
    code.load(code.OTHER, code.STACK, _LOADS)
    code.store(code.OTHER, code.SPARE)
    code.label(nothing_new)
    code.set(code.RESULT, 0)
    code.leave()
    # A library was found: store its handle, and return the address of the symbol in it.
    code.label(found)
    code.load_address(code.SPARE, finder.library)
    code.store(library, code.SPARE)
    code.move(code.PARAMETERS[0], library)
    code.move(code.PARAMETERS[1], symbol)
    code.call_through(finder.dlsym)
    with code.skip(code.unless_zero, code.RESULT):
        code.set(code.RESULT, _LACKS)
    code.leave()


def _branch_if_nothing_new(code: Assembler, finder: Finder, label: str) -> None:
    """Emit a jump to a label if the number of loaded libraries is the same as at the last search.

    Args:
        code: code to append to
        finder: cells that the code uses
        label: label
    """
    code.load_address(code.PARAMETERS[0], finder.counter)
    code.add(code.PARAMETERS[1], code.STACK, _LOADS)
    code.call_through(finder.iterate)
    code.load_address(code.SPARE, finder.seen)
    code.load(code.OTHER, code.SPARE)
    code.load(code.RESULT, code.STACK, _LOADS)
    code.if_equal(code.RESULT, code.OTHER, label)


def _find_by_path(code: Assembler, soname: str, finder: Finder, found: str) -> None:
    """Emit code that tries the loaded libraries with a file name until one of them is not a stub.

    The code then jumps to the label `found`, with the library's handle in the register that `write_finder`
    uses for it. If all of them are stubs, execution continues after this code.

    Args:
        code: code to append to
        soname: cell with the file name of the libraries, which are opened by path
        finder: cells that the code uses
        found: label
    """
    library = code.CALLEE_SAVED[1]
    next_library = code.new_label()
    code.set(code.OTHER, 0)
    code.store(code.OTHER, code.STACK, _QUERY + _WANTED)
    # Find the path of the library with the wanted index.
    code.label(next_library)
    code.load_address(code.OTHER, soname)
    code.store(code.OTHER, code.STACK, _QUERY + _NAME)
    code.set(code.OTHER, 0)
    code.store(code.OTHER, code.STACK, _QUERY + _MATCHES)
    code.load_address(code.PARAMETERS[0], finder.matcher)
    code.add(code.PARAMETERS[1], code.STACK, _QUERY)
    code.call_through(finder.iterate)
    code.extend(code.RESULT, code.RESULT, 32, signed=False)
    with code.skip(code.if_zero, code.RESULT):
        # Open it by path, and try the next index if it is a stub or has been unloaded in the meantime.
        code.load(code.OTHER, code.STACK, _QUERY + _WANTED)
        code.add(code.OTHER, code.OTHER, 1)
        code.store(code.OTHER, code.STACK, _QUERY + _WANTED)
        code.add(code.PARAMETERS[0], code.STACK, _QUERY + _PATH)
        code.set(code.PARAMETERS[1], _LOADED)
        code.call_through(finder.dlopen)
        code.if_zero(code.RESULT, next_library)
        code.move(library, code.RESULT)
        _jump_unless_stub(code, library, finder, found)
        code.move(code.PARAMETERS[0], library)
        code.call_through(finder.dlclose)
        code.goto(next_library)


def _jump_unless_stub(code: Assembler, library: int, finder: Finder, target: str) -> None:
    """Emit a jump to a label unless a library is a stub.

    A stub defines the symbol `finder.mark`. But dlsym also searches the libraries that a library depends on.
    The code therefore checks whether the symbol is in the library itself, by comparing base addresses.

    Args:
        code: code to append to
        library: register with the library's handle, which points to a `struct link_map`. The first member is
            the base address.
        finder: cells that the code uses
        target: label
    """
    code.move(code.PARAMETERS[0], library)
    code.load_address(code.PARAMETERS[1], finder.mark)
    code.call_through(finder.dlsym)
    code.if_zero(code.RESULT, target)
    code.move(code.PARAMETERS[0], code.RESULT)
    code.add(code.PARAMETERS[1], code.STACK, _INFO)
    code.call_through(finder.dladdr)
    code.load(code.OTHER, code.STACK, _INFO + _BASE)
    code.load(code.SPARE, library)
    code.unless_equal(code.SPARE, code.OTHER, target)


def _load_parameter(code: Assembler, register: int, location: Location) -> None:
    """Emit code that loads a parameter of the fallback into a register."""
    if location.kind == "integer":
        code.load(register, code.STACK, 8 * location.position)
    elif location.kind == "stack":
        code.load(register, code.FRAME, code.ARGUMENTS + location.position)
    else:
        raise ValueError("a floating-point number cannot be an output")


def _look_up_row(code: Assembler, table: str, table_use: int) -> None:
    """Emit code that finds the row for the first parameter in a table, and returns or writes its contents.

    Args:
        code: code to append to
        table: label of the table, which `write_fallback` describes
        table_use: use of the table, as in `Fallback.table_use`; not 0
    """
    next_row = code.new_label()
    found = code.new_label()
    row_size = 16
    second_value = 8  # offset in a row
    last_value = 16  # offset in the last row of the status to return, if the row contains one
    # Search for the row that begins with the first parameter. The last row begins with -1.
    code.load32(code.OTHER, code.STACK, 0)
    code.load_address(code.SPARE, table)
    code.label(next_row)
    code.load(code.RESULT, code.SPARE)
    code.if_equal(code.RESULT, code.OTHER, found)
    code.add(code.RESULT, code.RESULT, 1)
    code.if_zero(code.RESULT, found)
    code.add(code.SPARE, code.SPARE, row_size)
    code.goto(next_row)
    code.label(found)
    if table_use == 1:
        code.load(code.RESULT, code.SPARE, second_value)
        return
    # Write the second value in the row to the address in the second parameter, unless the address is null.
    code.load(code.OTHER, code.SPARE, second_value)
    second_parameter = 8  # offset on the stack
    code.load(code.RESULT, code.STACK, second_parameter)
    end = code.new_label()
    code.if_zero(code.RESULT, end)
    if table_use == 3:
        code.if_zero(code.OTHER, end)
        code.store32(code.OTHER, code.RESULT)
    else:
        code.store(code.OTHER, code.RESULT)
    code.label(end)
    # Return 0, or the status after a second value of 0, which only the last row may contain.
    code.set(code.RESULT, 0)
    with code.skip(code.unless_zero, code.OTHER):
        code.load(code.RESULT, code.SPARE, last_value)


def _write_bytes(code: Assembler, data: bytes) -> None:
    """Emit code that writes bytes to the address in SPARE, unless it is null.

    The code writes 64 bits at a time while possible. It may change OTHER and SPARE.
    """
    number_in_register = None  # the number that OTHER contains, which is often the same for many words
    with code.skip(code.if_zero, code.SPARE):
        for start in range(0, len(data), _CHUNK):
            chunk = data[start : start + _CHUNK]
            offset = 0
            if start:
                code.add(code.SPARE, code.SPARE, _CHUNK)
            for width, store in ((8, code.store), (4, code.store32), (1, code.store8)):
                while len(chunk) - offset >= width:
                    number = int.from_bytes(chunk[offset : offset + width], "little")
                    if number != number_in_register:
                        code.set(code.OTHER, number)
                        number_in_register = number
                    store(code.OTHER, code.SPARE, offset)
                    offset += width
