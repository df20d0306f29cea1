"""The simulated driver, NVML and CUDA runtimes as shared libraries, for code that is loaded later.

cudyn writes a file for each library. For each symbol, the file contains code that jumps to the address in a
slot. While a simulation is active, this is the address of the simulation's callback. The libraries stay
loaded, because other libraries may have stored the addresses of their functions. While no simulation is
active, and after Python has exited (destructors may still call functions), the slots contain the addresses of
functions that return a status, a string, a null pointer or a record of zeros.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any

from ..._bindings.libraries import capsules, dl
from ..._bindings.libraries.catalog import find
from ..._bindings.libraries.library import library as get_library
from ..._bindings.libraries.library import parse
from ..._bindings.libraries.load_messages import explain_mount
from ..._bindings.machine.assembler import ASSEMBLERS
from ..._bindings.machine.elf_writer import SharedObject
from ..._process import process
from . import ptx_links
from .simulated_library import find_address, find_record, get_symbols, list_callable_symbols
from .simulation import Simulation

if TYPE_CHECKING:
    from types import ModuleType

    from ..._bindings.libraries.library import Library

_SONAMES = {"driver": "libcuda.so.1", "nvml": "libnvidia-ml.so.1"}
_ENDED = 4  # the status after the simulation: CUDA_ERROR_DEINITIALIZED or NVML_ERROR_NO_PERMISSION
_ENDED_SYMBOL = "cudyn_simulation_ended"
_ENDED_TEXT = b"the simulation has ended\0"
_PROGRAM_SYMBOL = "cudyn_simulated_program"  # defined in the files that write_libraries writes
STARTER = "libcudyn_start.so"
"""The name of the library that starts a simulation in a program that loads one of these files."""


def _get_ended_label(result: str, size: int) -> str:
    """Return the label of the code that a function runs after the end of a simulation.

    Args:
        result: The C type of the function's result, or "" for a status.
        size: The size in bytes if the result is a record for which the caller provides memory, otherwise 0.
    """
    if not result:
        return _ENDED_SYMBOL
    if size:
        return f"record {size}"
    return "text" if result.startswith("const char *") else "nothing"


def _get_ended_labels(library: Library, names: Sequence[str]) -> dict[str, str]:
    """Return a dict that maps each function to its label (see `_get_ended_label`)."""
    labels = {}
    for name in names:
        *_, (_, _, newest_prototype) = library.get_versions(name)
        result, _, _ = newest_prototype.partition(" (")
        record = find_record(library, result, library.releases[-1])
        size = ctypes.sizeof(record) if record else 0
        labels[name] = _get_ended_label("" if result == library.info.status else result, size)
    return labels


def _emit_ended_code(file: SharedObject, code: Any, label: str) -> None:
    """Append the code that functions with this label (see `_get_ended_label`) run.

    Args:
        file: The file to which a cell for a string is added if necessary.
        code: The assembler to which the code is appended.
        label: The label of the code.
    """
    code.align()
    code.label(label)
    code.enter(0)
    kind, _, size = label.partition(" ")
    if kind == "record":  # its address is the first argument, and is also returned
        code.set(code.OTHER, 0)
        for offset in range(0, int(size), 4):
            code.store32(code.OTHER, code.PARAMETERS[0], offset)
        code.move(code.RESULT, code.PARAMETERS[0])
    elif kind == "text":
        file.add_cell("ended text", _ENDED_TEXT)
        code.load_address(code.RESULT, "ended text")
    else:
        code.set(code.RESULT, _ENDED if label == _ENDED_SYMBOL else 0)
    code.leave()


def _write_file(
    soname: str, labels: Mapping[str, str], node: str, needed: Sequence[str] = ()
) -> tuple[bytes, dict[str, int]]:
    """Return the contents of a library's file, and the offsets of the labels and cells, keyed by name.

    Args:
        soname: The name under which other libraries find the file.
        labels: Name of a function -> label of the code that it runs while no simulation is active.
        node: The version node of the symbols, or "".
        needed: The names of libraries that are loaded with the file.
    """
    machine = platform.machine()
    code = ASSEMBLERS[machine]()
    file = SharedObject(machine, soname, code, needed)
    file.has_sections = True  # triton links its launchers with libcuda.so.1
    for index, (name, label) in enumerate(labels.items()):
        code.align()
        code.label(f"jump {index}")
        code.jump_through(f"slot {index}")
        file.add_symbol(name, f"jump {index}", node)
        file.add_cell(f"slot {index}", label)  # the initial value, which other processes use
    for label in dict.fromkeys((_ENDED_SYMBOL, *labels.values())):  # each label only once
        _emit_ended_code(file, code, label)
    file.add_symbol(_ENDED_SYMBOL, _ENDED_SYMBOL)
    if needed:
        file.add_symbol(_PROGRAM_SYMBOL, _ENDED_SYMBOL)
    return file.write()


class JumpLibrary:
    """A loaded library whose functions jump to the addresses that `fill` sets.

    Attributes:
        addresses: The addresses of the library's functions, keyed by name.
    """

    def __init__(
        self, soname: str, labels: Mapping[str, str], node: str = "", handle: ctypes.CDLL | None = None
    ) -> None:
        """Write the library and load it with RTLD_GLOBAL.

        Args:
            soname: The name under which other libraries find the file.
            labels: Name of a function -> label of the code that it runs while no simulation is active.
            node: The version node of the symbols, or "".
            handle: The library, if the program has already loaded a file that `write_libraries` has written.
                If None, the library is written and loaded.
        """
        data, offsets = _write_file(soname, labels, node, () if handle is None else (STARTER,))
        self._handle = _open(soname, data) if handle is None else handle
        # `or 0` is for mypy: the address is never null.
        ended = ctypes.cast(self._handle[_ENDED_SYMBOL], ctypes.c_void_p).value or 0
        base = ended - offsets[_ENDED_SYMBOL]
        self.addresses = {name: base + offsets[f"jump {index}"] for index, name in enumerate(labels)}
        self._ended_addresses = {name: base + offsets[label] for name, label in labels.items()}
        self._slots = {
            name: ctypes.c_uint64.from_address(base + offsets[f"slot {index}"])
            for index, name in enumerate(labels)
        }

    def fill(self, addresses: Mapping[str, int]) -> None:
        """Set the addresses that functions jump to.

        Args:
            addresses: Name of a function -> address. All other functions behave as if no simulation were
                active.
        """
        for name, slot in self._slots.items():
            slot.value = addresses.get(name) or self._ended_addresses[name]

    def close(self) -> None:
        """Unload the library, and delete its file. Its addresses must not be used after this call."""
        self._slots = {}
        os.unlink(dl.get_name(self._handle))
        dl.close_own(self._handle)


@functools.cache
def _get_directory() -> str:
    """Return the directory with this process's libraries. Some packages open a library by its path."""
    directory = tempfile.TemporaryDirectory(prefix="cudyn-")
    atexit.register(directory.cleanup)
    return directory.name


def _open(soname: str, data: bytes) -> ctypes.CDLL:
    """Write a library to this process's directory, and open it."""
    path = os.path.join(_get_directory(), soname)
    with open(path, "wb") as file:
        file.write(data)
    try:
        return dl.open_own(path, is_global=True)
    except OSError as error:
        reason = explain_mount(path) or str(error)
        raise RuntimeError(f"as_library: {reason}; set TMPDIR to another directory") from None


# Soname -> the loaded library, which stays loaded until the process ends
_opened: dict[str, JumpLibrary] = process.keep({})


def _find_jump_library(soname: str, labels: Mapping[str, str], node: str = "") -> JumpLibrary | None:
    """Return the jump library for a soname, and load it if it is not loaded yet. See `JumpLibrary`.

    Return None if a different library with this soname is already loaded.
    """
    if soname not in _opened:
        loaded = dl.open_loaded(soname)
        if loaded is not None and not hasattr(loaded, _PROGRAM_SYMBOL):
            return None
        library = _opened[soname] = JumpLibrary(soname, labels, node, loaded)
        atexit.register(library.fill, {})
    return _opened[soname]


def _get_addresses(library: Library, release: str, symbols: Set[str]) -> dict[str, int]:
    """Return the addresses of all functions, keyed by symbol.

    Functions that do not exist in the simulated release are included, because the symbols in a file do not
    change as long as the process runs, even if another release is simulated later. They return a status.

    Args:
        library: The library that contains the functions.
        release: The release that is simulated.
        symbols: The functions that exist in this release.
    """
    newest = library.releases[-1]
    missing = {
        symbol: find_address(library, symbol, newest, exists=False, for_compiled=True)
        for symbol in list_callable_symbols(library)
        if symbol in library.tables.FUNCTIONS and symbol not in symbols
    }
    return missing | {symbol: find_address(library, symbol, release, for_compiled=True) for symbol in symbols}


def _iter_driver_libraries() -> Iterator[tuple[JumpLibrary, dict[str, int]]]:
    """Yield the driver's libraries, each with the addresses of its functions.

    Raises:
        RuntimeError: The driver is already loaded.
    """
    for name, soname in _SONAMES.items():
        library = get_library(find(name))
        jumps = _find_jump_library(soname, _get_ended_labels(library, list_callable_symbols(library)))
        if jumps is None:
            raise RuntimeError(
                f"as_library: {soname} is already loaded, and libraries that are loaded later would use it; "
                "enter the simulation before other packages open the driver"
            )
        yield jumps, _get_addresses(library, library.release_of(library.outcome), library.outcome.symbols)


def _iter_runtimes() -> Iterator[tuple[JumpLibrary, dict[str, int]]]:
    """Yield the CUDA runtimes that work with the driver's version, each with the addresses of its functions.

    A runtime that is already loaded is omitted.
    """
    library = get_library(find("runtime"))
    newest = library.outcome.version or (0, 0)
    labels = _get_ended_labels(library, list_callable_symbols(library))
    for major, soname in library.info.files["linux"]:
        releases = [
            release for release in library.releases if parse(release)[0] == major and parse(release) <= newest
        ]
        jumps = _find_jump_library(soname, labels, soname) if releases else None
        if jumps is not None:
            symbols = get_symbols(library, parse(releases[-1]), hidden=True)
            yield jumps, _get_addresses(library, releases[-1], symbols)


# The names of the modules whose runtime functions have been replaced
_simulated_modules: set[str] = process.keep(set())


def _has_runtime(module: ModuleType) -> bool:
    """Return whether a compiled module provides the functions of a CUDA runtime to other modules."""
    functions = getattr(module, "__pyx_capi__", ())
    return "cudaMalloc" in functions or "_cudaMalloc" in functions


def _replace_runtime(module: ModuleType) -> None:
    """Replace the runtime functions that a module provides to other modules with simulated functions.

    The module's own functions are those of the runtime that is linked into it. A module for a CUDA major
    version that the simulated driver does not support is not changed.
    """
    if not _has_runtime(module):
        return
    library = get_library(find("runtime"))
    release = capsules.choose_release(module, library)
    major, _ = parse(release)
    soname = next((soname for number, soname in library.info.files["linux"] if number == major), "")
    if soname not in _opened:
        return
    functions = _opened[soname].addresses
    symbols = capsules.find_symbols(library, module, release)
    # The first match is the newest version of the function that the module can use.
    addresses = {name: functions.get(matches[0], 0) for name, matches in symbols if matches}
    capsules.replace_functions(module, {name: address for name, address in addresses.items() if address})
    _simulated_modules.add(module.__name__)


@contextmanager
def _static_runtimes_replaced() -> Iterator[None]:
    """Replace the runtimes that are linked into NVIDIA's Python packages, until the context manager exits.

    Raises:
        RuntimeError: Such a package has already been imported.
    """
    for name, module in list(sys.modules.items()):
        if _has_runtime(module) and name not in _simulated_modules:
            raise RuntimeError(
                f"as_library: {name} is already imported, and other modules may use the CUDA runtime that is "
                "linked into it; enter the simulation before that import"
            )
    hook = capsules.Hook(_replace_runtime)
    try:
        yield
    finally:
        hook.close()


def write_libraries(directory: str) -> None:
    """Write the driver's libraries and the CUDA runtimes for programs that load them from a directory.

    The files need STARTER, which starts the simulation in the program. Until then, the functions return a
    status.
    """
    files = [(find(name), soname, "") for name, soname in _SONAMES.items()]
    runtime = find("runtime")
    files += [(runtime, soname, soname) for _, soname in runtime.files["linux"]]
    for info, soname, node in files:
        library = get_library(info)
        labels = _get_ended_labels(library, list_callable_symbols(library))
        data, _ = _write_file(soname, labels, node, (STARTER,))
        with open(os.path.join(directory, soname), "wb") as file:
            file.write(data)


@contextmanager
def opened(simulation: Simulation) -> Iterator[None]:
    """Replace libcuda.so.1, libnvidia-ml.so.1, libcudart, NVRTC and nvJitLink for code that is loaded later.

    This is a context manager. When it exits, the functions of the libraries return a status.

    Raises:
        RuntimeError: The driver or a static runtime is already loaded, or the system is not supported.
    """
    if platform.machine() not in ASSEMBLERS or not dl.is_glibc():
        raise RuntimeError(f"as_library needs Linux with glibc, on {' or '.join(ASSEMBLERS)}")
    filled = []
    try:
        for jumps, addresses in chain(_iter_driver_libraries(), _iter_runtimes()):
            filled.append(jumps)
            jumps.fill(addresses)
        simulation.folder = _get_directory()
        simulation.exports = _opened[_SONAMES["driver"]].addresses
        _replace_library("nvrtc", ptx_links.replace_nvrtc)
        _replace_library("nvjitlink", ptx_links.replace_nvjitlink)
        with _static_runtimes_replaced(), _environment_set(simulation):
            yield
    finally:
        for jumps in filled:
            jumps.fill({})


@contextmanager
def _environment_set(simulation: Simulation) -> Iterator[None]:
    """Set the environment variables that tell packages such as triton where the libraries and ptxas are."""
    directory = simulation.folder
    ptxas = ptx_links.write_ptxas(directory, simulation.version)
    paths = {
        "TRITON_LIBCUDA_PATH": directory,
        "TRITON_PTXAS_PATH": ptxas,
        "TRITON_PTXAS_BLACKWELL_PATH": ptxas,
    }
    variables = {name: path for name, path in paths.items() if name not in os.environ}
    path = os.environ.get("PATH", os.defpath)
    os.environ.update(variables, PATH=os.pathsep.join((directory, path)))
    try:
        yield
    finally:
        os.environ["PATH"] = path
        for name in variables:
            os.environ.pop(name, None)


def _replace_library(name: str, change: Callable[[Mapping[str, int]], Mapping[str, int]]) -> None:
    """Replace an installed library, unless it is already loaded.

    The dynamic linker uses the first library that was loaded with a soname. The soname of the real library is
    unknown until it is loaded. Therefore, a replacement for each possible soname is loaded before the real
    library, and the superfluous replacements are unloaded afterwards.

    Args:
        name: The name of the library in cudyn's catalog.
        change: A function that returns the addresses of the replacements, keyed by symbol. Its argument
            contains the addresses of the real library's functions, also keyed by symbol.
    """
    info = find(name)
    library = get_library(info)
    names = sorted(library.tables.FUNCTIONS)
    sonames = [soname for _, soname in info.files["linux"]]
    missing_sonames = [soname for soname in sonames if soname not in _opened]
    if any(dl.open_loaded(soname) is not None for soname in missing_sonames):
        return
    labels = _get_ended_labels(library, names)
    replacements = {soname: JumpLibrary(soname, labels) for soname in missing_sonames}
    real = library.outcome.handle
    real_name = os.path.basename(library.outcome.path or "") if real is not None else ""
    for soname, jumps in replacements.items():
        if real is not None and real_name.startswith(soname):
            _opened[soname] = jumps
            atexit.register(jumps.fill, {})
        else:
            jumps.close()
    for soname in sonames:
        if soname in _opened and real is not None:
            _opened[soname].fill(change(dl.find_addresses(names, real)))
