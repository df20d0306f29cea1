"""Creates bridges in this process: writes a library with their machine code, and opens it.

A bridge is a function with the signature of one CUDA major version. It converts its arguments, and calls the
corresponding function of another major version (see bridges.py).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence

from .._bindings.libraries.library import lock
from .._bindings.libraries.written_files import get_machine, open_written
from .._bindings.machine.assembler import ASSEMBLERS
from .._bindings.machine.bridge import FUNCTIONS, Bridge, write_bridge
from .._bindings.machine.elf_writer import SharedObject
from .._process import process

# (bridge, address of the function that it calls, address of its query function or 0) -> address of its code.
# The code is never freed, because modules may have been linked to it.
_opened: dict[tuple[Bridge, int, int], int] = process.keep({})


def write_bridges(machine: str, bridges: Mapping[str, tuple[Bridge, int, int]]) -> bytes:
    """Return the contents of a library that exports bridges.

    Args:
        machine: The processor, as returned by platform.machine().
        bridges: Maps the name of each bridge to the bridge, the address of the function that it calls, and
            the address of its query function or 0.
    """
    code = ASSEMBLERS[machine]()
    written = SharedObject(machine, "cudyn_bridges", code)
    for function in FUNCTIONS:
        written.add_reference(function, function)
    for name, (bridge, called, query) in bridges.items():
        written.add_cell(f"called {name}", called)
        written.add_cell(f"query {name}", query)
        code.align()
        code.label(name)
        write_bridge(code, machine, bridge, f"called {name}", f"query {name}")
        written.add_symbol(name, name)
    return written.write()[0]


def find_addresses(
    bridges: Mapping[str, Sequence[Bridge]], find: Callable[[Iterable[str]], Mapping[str, int]]
) -> dict[str, int]:
    """Return the addresses of bridges by function, and create the bridges that do not exist yet.

    Functions for which the real library contains no suitable function are omitted.

    Args:
        bridges: Maps each function to its possible bridges. The first bridge whose functions exist is used.
        find: Returns the addresses of functions in the real library, by name.
    """
    symbols = {name for choices in bridges.values() for b in choices for name in (b.symbol, b.query) if name}
    addresses = find(symbols) if symbols else {}
    keys: dict[str, tuple[Bridge, int, int]] = {}
    for name, choices in bridges.items():
        usable = (b for b in choices if b.symbol in addresses and (not b.query or b.query in addresses))
        bridge = next(usable, None)
        if bridge is not None:
            keys[name] = bridge, addresses[bridge.symbol], addresses.get(bridge.query, 0)
    with lock:
        for bridge, called, query in keys.values():
            if bridge.is_direct:
                _opened[bridge, called, query] = called
        new = {name: key for name, key in keys.items() if key not in _opened}
        if new:
            _, opened = open_written("bridges", write_bridges(get_machine(), new))
            for name, key in new.items():
                _opened[key] = ctypes.cast(opened[name], ctypes.c_void_p).value or 0
        return {name: _opened[key] for name, key in keys.items()}
