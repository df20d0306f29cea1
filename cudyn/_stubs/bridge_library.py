"""Creates bridges in this process: writes a library with their machine code, and opens it.

A bridge is a function with the signature of one CUDA major version. It converts its arguments, and calls the
corresponding function of another major version (see bridges.py).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from .._bindings.libraries.library import lock
from .._bindings.libraries.written_files import get_machine, open_written
from .._bindings.machine.assembler import ASSEMBLERS
from .._bindings.machine.bridge import FUNCTIONS, Bridge, write_bridge
from .._bindings.machine.elf_writer import SharedObject
from .._process import process


class BoundBridge(NamedTuple):
    """A bridge, and the functions in this process that it calls.

    Attributes:
        bridge: The signature and the steps of the bridge.
        called: Address of the function that the bridge replaces.
        query: Address of the function that the bridge's `Query` steps call, such as cudaDeviceGetAttribute. 0
            if the bridge does not contain such steps.
    """

    bridge: Bridge
    called: int
    query: int


# Maps each bridge to the address of its code. The code is never freed, because modules may have been linked
# to it.
_opened: dict[BoundBridge, int] = process.keep({})


def write_bridges(machine: str, bridges: Mapping[str, BoundBridge]) -> bytes:
    """Return the contents of an ELF shared library that exports bridges.

    A bridge is a small function that converts its arguments and calls a function with another signature. The
    addresses of the called functions are stored in memory cells of the library.

    Args:
        machine: The processor, as returned by platform.machine().
        bridges: The bridges, keyed by the names that the library exports.
    """
    code = ASSEMBLERS[machine]()
    library = SharedObject(machine, "cudyn_bridges", code)
    for function in FUNCTIONS:  # functions of the C library that the code of bridges calls
        library.add_reference(function, function)
    for name, bound in bridges.items():
        called_cell = f"called {name}"
        query_cell = f"query {name}"
        library.add_cell(called_cell, bound.called)
        library.add_cell(query_cell, bound.query)
        code.align()
        code.label(name)
        write_bridge(code, machine, bound.bridge, called_cell, query_cell)
        library.add_symbol(name, name)
    contents, _ = library.write()
    return contents


def find_addresses(
    bridges: Mapping[str, Sequence[Bridge]], find_symbols: Callable[[Iterable[str]], Mapping[str, int]]
) -> dict[str, int]:
    """Return the addresses of bridges, keyed by function, and create the bridges that do not exist yet.

    A bridge is a function that converts its arguments and calls a function of the real library. Functions
    without a usable bridge are omitted.

    Args:
        bridges: Maps each function to its possible bridges. The first bridge is used whose called functions
            exist in the real library.
        find_symbols: Function that returns the addresses of functions in the real library, keyed by name.
    """
    chosen = _choose_bridges(bridges, find_symbols)
    with lock:
        _create_missing_bridges(chosen)
        return {name: _opened[bound] for name, bound in chosen.items()}


def _choose_bridges(
    bridges: Mapping[str, Sequence[Bridge]], find_symbols: Callable[[Iterable[str]], Mapping[str, int]]
) -> dict[str, BoundBridge]:
    """Return the first possible bridge of each function, together with the addresses that it needs."""
    symbols: set[str] = set()
    for candidates in bridges.values():
        for bridge in candidates:
            symbols.add(bridge.symbol)
            if bridge.query:
                symbols.add(bridge.query)
    addresses = find_symbols(symbols) if symbols else {}
    chosen: dict[str, BoundBridge] = {}
    for name, candidates in bridges.items():
        for bridge in candidates:
            has_query = not bridge.query or bridge.query in addresses
            if bridge.symbol in addresses and has_query:
                query_address = addresses.get(bridge.query, 0)
                chosen[name] = BoundBridge(bridge, addresses[bridge.symbol], query_address)
                break
    return chosen


def _create_missing_bridges(bridges: Mapping[str, BoundBridge]) -> None:
    """Add the addresses of bridges to `_opened`. The caller holds the lock.

    New bridges are written to a library, which is then opened.

    Args:
        bridges: The required bridges, keyed by function.
    """
    new: dict[str, BoundBridge] = {}
    for name, bound in bridges.items():
        if bound.bridge.is_direct:  # The arguments need no conversion, so the function itself is used.
            _opened[bound] = bound.called
        elif bound not in _opened:
            new[name] = bound
    if not new:
        return
    _, library = open_written("bridges", write_bridges(get_machine(), new))
    for name, bound in new.items():
        address = ctypes.cast(library[name], ctypes.c_void_p).value
        assert address is not None
        _opened[bound] = address
