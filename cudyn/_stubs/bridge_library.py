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
    """Return the contents of a library that exports bridges.

    Args:
        machine: The processor, as returned by platform.machine().
        bridges: The bridges, keyed by the names that the library exports.
    """
    code = ASSEMBLERS[machine]()
    written = SharedObject(machine, "cudyn_bridges", code)
    for function in FUNCTIONS:
        written.add_reference(function, function)
    for name, bound in bridges.items():
        written.add_cell(f"called {name}", bound.called)
        written.add_cell(f"query {name}", bound.query)
        code.align()
        code.label(name)
        write_bridge(code, machine, bound.bridge, f"called {name}", f"query {name}")
        written.add_symbol(name, name)
    data, _ = written.write()
    return data


def find_addresses(
    bridges: Mapping[str, Sequence[Bridge]], find: Callable[[Iterable[str]], Mapping[str, int]]
) -> dict[str, int]:
    """Return the addresses of bridges, keyed by function, and create the bridges that do not exist yet.

    Functions without a usable bridge are omitted.

    Args:
        bridges: Maps each function to its possible bridges. The first bridge whose functions exist is used.
        find: Function that returns the addresses of functions in the real library, keyed by name.
    """
    symbols: set[str] = set()
    for choices in bridges.values():
        for bridge in choices:
            symbols.update(filter(None, (bridge.symbol, bridge.query)))
    addresses = find(symbols) if symbols else {}
    chosen: dict[str, BoundBridge] = {}
    for name, choices in bridges.items():
        for bridge in choices:
            if bridge.symbol in addresses and (not bridge.query or bridge.query in addresses):
                chosen[name] = BoundBridge(bridge, addresses[bridge.symbol], addresses.get(bridge.query, 0))
                break
    with lock:
        for bound in chosen.values():
            if bound.bridge.is_direct:  # The function itself is used, because it accepts the same arguments.
                _opened[bound] = bound.called
        new = {name: bound for name, bound in chosen.items() if bound not in _opened}
        if new:
            _, library = open_written("bridges", write_bridges(get_machine(), new))
            for name, bound in new.items():
                address = ctypes.cast(library[name], ctypes.c_void_p).value
                assert address is not None
                _opened[bound] = address
        return {name: _opened[bound] for name, bound in chosen.items()}
