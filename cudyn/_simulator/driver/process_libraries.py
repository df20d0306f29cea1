"""The simulated driver, NVML and CUDA runtimes as libraries of this process, for code that is loaded later.

Each is a file that cudyn writes: for each symbol a jump through a slot, which has the address of the
simulation's callback. The libraries stay loaded, since others hold their addresses. Without an active
simulation, and after Python's end, when destructors still call, the slots lead to a function that returns a
status.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import os
import platform
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING

from ..._bindings.libraries import dl
from ..._bindings.libraries.catalog import find
from ..._bindings.libraries.library import library as get_library
from ..._bindings.libraries.library import parse
from ..._bindings.machine.assembler import ASSEMBLERS
from ..._bindings.machine.elf_writer import SharedObject
from ..._process import process
from . import ptx_links
from .simulated_library import find_address, list_answered, list_symbols
from .simulation import Simulation

if TYPE_CHECKING:
    from ..._bindings.libraries.library import Library

_SONAMES = {"driver": "libcuda.so.1", "nvml": "libnvidia-ml.so.1"}
_ENDED = 4  # CUDA_ERROR_DEINITIALIZED; NVML_ERROR_NO_PERMISSION
_ENDED_SYMBOL = "cudyn_simulation_ended"


class JumpLibrary:
    """A library that is open for all later ones, whose functions jump to addresses that `fill` sets.

    addresses: of its functions, by name
    """

    def __init__(self, soname: str, names: Sequence[str], node: str = "") -> None:
        """node: the version node of the symbols."""
        self._names = list(names)
        data, places = self._write(soname, node)
        self._handle = _open(soname, data)
        ended = ctypes.cast(self._handle[_ENDED_SYMBOL], ctypes.c_void_p).value or 0
        self._ended = ended
        base = ended - places[_ENDED_SYMBOL]
        self.addresses = {name: base + places[f"jump {number}"] for number, name in enumerate(self._names)}
        self._slots = {
            name: ctypes.c_uint64.from_address(base + places[f"slot {number}"])
            for number, name in enumerate(self._names)
        }

    def _write(self, soname: str, node: str) -> tuple[bytes, dict[str, int]]:
        machine = platform.machine()
        code = ASSEMBLERS[machine]()
        file = SharedObject(machine, soname, code)
        file.has_sections = True  # triton links with libcuda.so.1
        for number, name in enumerate(self._names):
            code.align()
            code.label(f"jump {number}")
            code.jump_through(f"slot {number}")
            file.add_symbol(name, f"jump {number}", node)
            file.add_cell(f"slot {number}", _ENDED_SYMBOL)  # also for another process that opens the file
        code.align()
        code.label(_ENDED_SYMBOL)
        code.enter(0)
        code.set(code.RESULT, _ENDED)
        code.leave()
        file.add_symbol(_ENDED_SYMBOL, _ENDED_SYMBOL)
        return file.write()

    def fill(self, addresses: Mapping[str, int]) -> None:
        """Let functions jump to addresses; those that are not named return a status."""
        for name, slot in self._slots.items():
            slot.value = addresses.get(name) or self._ended

    def close(self) -> None:
        """Unload it; nothing may have its addresses."""
        self._slots = {}
        os.unlink(dl.get_name(self._handle))
        dl.close_own(self._handle)


@functools.cache
def _make_folder() -> str:
    """The folder of the libraries of this process, for packages that open one by a path."""
    made = tempfile.TemporaryDirectory(prefix="cudyn-")
    atexit.register(made.cleanup)
    return made.name


def _open(soname: str, data: bytes) -> ctypes.CDLL:
    path = os.path.join(_make_folder(), soname)
    with open(path, "wb") as file:
        file.write(data)
    return dl.open_own(path, is_global=True)


_opened: dict[str, JumpLibrary] = process.keep({})


def _get_jumps(soname: str, names: Sequence[str], node: str = "") -> JumpLibrary | None:
    """The library of a soname; None: another one is loaded already."""
    if soname not in _opened:
        if dl.open_loaded(soname) is not None:
            return None
        made = _opened[soname] = JumpLibrary(soname, names, node)
        atexit.register(made.fill, {})
    return _opened[soname]


def _list_addresses(library: Library, release: str, there: Set[str]) -> dict[str, int]:
    """The addresses of a release's functions, and of the others, which return a status and are counted.

    A file keeps its symbols as long as the process lives, whichever release is simulated next.
    """
    newest = library.releases[-1]
    others = {
        symbol: find_address(library, symbol, newest, False, for_compiled=True)
        for symbol in list_answered(library)
        if symbol in library.tables.FUNCTIONS and symbol not in there
    }
    return others | {symbol: find_address(library, symbol, release, for_compiled=True) for symbol in there}


def _list_driver() -> Iterator[tuple[JumpLibrary, dict[str, int]]]:
    """The driver's libraries, and the address of each of their functions. RuntimeError: it is too late."""
    for name, soname in _SONAMES.items():
        library = get_library(find(name))
        jumps = _get_jumps(soname, list_answered(library))
        if jumps is None:
            raise RuntimeError(
                f"as_library: {soname} is loaded already, and what is loaded later would find it; "
                "enter the simulation before other packages open the driver"
            )
        yield jumps, _list_addresses(library, library.release_of(library.outcome), library.outcome.symbols)


def _list_runtimes() -> Iterator[tuple[JumpLibrary, dict[str, int]]]:
    """The CUDA runtimes that the driver can serve, and the address of each of their functions.

    One that is loaded already stays as it is.
    """
    library = get_library(find("runtime"))
    newest = library.outcome.version or (0, 0)
    names = list_answered(library)
    for major, soname in library.info.files["linux"]:
        releases = [r for r in library.releases if parse(r)[0] == major and parse(r) <= newest]
        jumps = _get_jumps(soname, names, soname) if releases else None
        if jumps is not None:
            symbols = list_symbols(library, parse(releases[-1]), hidden=True)
            yield jumps, _list_addresses(library, releases[-1], symbols)


@contextmanager
def opened(simulation: Simulation) -> Iterator[None]:
    """Put libcuda.so.1, libnvidia-ml.so.1, libcudart, NVRTC and nvJitLink before the real ones.

    RuntimeError: it is too late, or this system has no such libraries.
    """
    if platform.machine() not in ASSEMBLERS or not dl.is_glibc():
        raise RuntimeError(f"as_library needs Linux with glibc, on {' or '.join(ASSEMBLERS)}")
    filled = []
    try:
        for jumps, addresses in chain(_list_driver(), _list_runtimes()):
            filled.append(jumps)
            jumps.fill(addresses)
        simulation.folder = _make_folder()
        simulation.exports = _opened[_SONAMES["driver"]].addresses
        _front("nvrtc", ptx_links.name_nvrtc)
        _front("nvjitlink", ptx_links.name_nvjitlink)
        with _naming_files(simulation):
            yield
    finally:
        for jumps in filled:
            jumps.fill({})


@contextmanager
def _naming_files(simulation: Simulation) -> Iterator[None]:
    """Let variables name the libraries' folder and a ptxas, for packages such as triton."""
    folder = simulation.folder
    ptxas = ptx_links.write_ptxas(folder, simulation.version)
    names = {"TRITON_LIBCUDA_PATH": folder, "TRITON_PTXAS_PATH": ptxas, "TRITON_PTXAS_BLACKWELL_PATH": ptxas}
    variables = {name: value for name, value in names.items() if name not in os.environ}
    path = os.environ.get("PATH", os.defpath)
    os.environ.update(variables, PATH=os.pathsep.join((folder, path)))
    try:
        yield
    finally:
        os.environ["PATH"] = path
        for name in variables:
            os.environ.pop(name, None)


def _front(name: str, change: Callable[[Mapping[str, int]], Mapping[str, int]]) -> None:
    """Put a library in front of a real one, if there is one that is not loaded yet.

    Only what is opened before the real one is found by its name: one is opened for each that it may have.

    change: makes the addresses of the functions from those of the real ones.
    """
    info = find(name)
    library = get_library(info)
    names = sorted(library.tables.FUNCTIONS)
    files = [file for _, file in info.files["linux"]]
    sonames = [file for file in files if file not in _opened]
    if any(dl.open_loaded(soname) is not None for soname in sonames):
        return
    made = {soname: JumpLibrary(soname, names) for soname in sonames}
    real = library.outcome.handle
    real_name = os.path.basename(library.outcome.path or "") if real is not None else ""
    for soname, jumps in made.items():
        if real is not None and real_name.startswith(soname):
            _opened[soname] = jumps
            atexit.register(jumps.fill, {})
        else:
            jumps.close()
    for soname in files:
        if soname in _opened and real is not None:
            _opened[soname].fill(change(dl.find_addresses(names, real)))
