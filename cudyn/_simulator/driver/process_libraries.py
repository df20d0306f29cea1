"""The simulated driver, NVML and CUDA runtimes as shared libraries, for code that is loaded later.

cudyn writes a file for each library. For each symbol, the file contains code that jumps to the address in a
slot. While a simulation is active, this is the address of the simulation's callback. The libraries stay
loaded, because other libraries may have stored the addresses of their functions. While no simulation is
active, the slots contain the addresses of "ended code", which returns a status, a string, a null pointer or a
record of zeros. This is also the case after Python has exited, because destructors may still call functions.
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
    """Return the label of the code that a function runs while no simulation is active.

    Functions with similar results share this code.

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
    """Return the label of each function's code for the time without a simulation (see `_get_ended_label`)."""
    labels = {}
    for name in names:
        *_, newest_span = library.get_versions(name)
        _, _, newest_prototype = newest_span
        result, _, _ = newest_prototype.partition(" (")
        record = find_record(library, result, library.releases[-1])
        size = ctypes.sizeof(record) if record else 0
        is_status = result == library.info.status
        labels[name] = _get_ended_label("" if is_status else result, size)
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
    for index, (name, ended_label) in enumerate(labels.items()):
        jump, slot = f"jump {index}", f"slot {index}"
        code.align()
        code.label(jump)
        code.jump_through(slot)
        file.add_symbol(name, jump, node)
        file.add_cell(slot, ended_label)  # the initial value, which other processes use
    distinct_labels = dict.fromkeys((_ENDED_SYMBOL, *labels.values()))
    for label in distinct_labels:
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
        needed = () if handle is None else (STARTER,)
        data, offsets = _write_file(soname, labels, node, needed)
        self._handle = _open(soname, data) if handle is None else handle
        # A known symbol shows where the library was loaded. `or 0` is for mypy: the address is never null.
        ended_address = ctypes.cast(self._handle[_ENDED_SYMBOL], ctypes.c_void_p).value or 0
        base = ended_address - offsets[_ENDED_SYMBOL]
        self.addresses = {}
        self._ended_addresses = {}  # name of a function -> the address of its code without a simulation
        self._slots = {}  # name of a function -> the slot with the address that it jumps to
        for index, (name, ended_label) in enumerate(labels.items()):
            self.addresses[name] = base + offsets[f"jump {index}"]
            self._ended_addresses[name] = base + offsets[ended_label]
            self._slots[name] = ctypes.c_uint64.from_address(base + offsets[f"slot {index}"])

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
    newest_release = library.releases[-1]
    addresses = {}
    for symbol in list_callable_symbols(library):
        is_documented = symbol in library.tables.FUNCTIONS
        if is_documented and symbol not in symbols:
            addresses[symbol] = find_address(library, symbol, newest_release, exists=False, for_compiled=True)
    for symbol in symbols:
        addresses[symbol] = find_address(library, symbol, release, for_compiled=True)
    return addresses


def _iter_driver_libraries() -> Iterator[tuple[JumpLibrary, dict[str, int]]]:
    """Yield the driver's libraries, each with the addresses of its functions.

    Raises:
        RuntimeError: The driver is already loaded.
    """
    for name, soname in _SONAMES.items():
        library = get_library(find(name))
        labels = _get_ended_labels(library, list_callable_symbols(library))
        jump_library = _find_jump_library(soname, labels)
        if jump_library is None:
            raise RuntimeError(
                f"as_library: {soname} is already loaded, and libraries that are loaded later would use it; "
                "enter the simulation before other packages open the driver"
            )
        release = library.release_of(library.outcome)
        yield jump_library, _get_addresses(library, release, library.outcome.symbols)


def _iter_runtimes() -> Iterator[tuple[JumpLibrary, dict[str, int]]]:
    """Yield the CUDA runtimes that work with the driver's version, each with the addresses of its functions.

    A runtime that is already loaded is omitted.
    """
    library = get_library(find("runtime"))
    driver_version = library.outcome.version or (0, 0)
    labels = _get_ended_labels(library, list_callable_symbols(library))
    for major, soname in library.info.files["linux"]:
        releases = [
            release
            for release in library.releases
            if parse(release)[0] == major and parse(release) <= driver_version
        ]
        if not releases:
            continue
        jump_library = _find_jump_library(soname, labels, node=soname)
        if jump_library is not None:
            newest_release = releases[-1]
            symbols = get_symbols(library, parse(newest_release), hidden=True)
            yield jump_library, _get_addresses(library, newest_release, symbols)


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
    jump_library = _find_opened_runtime(library, release)
    if jump_library is None:
        return
    addresses = {}
    for name, symbols in capsules.find_symbols(library, module, release):
        if symbols:
            newest_symbol = symbols[0]  # the newest version of the function that the module can use
            address = jump_library.addresses.get(newest_symbol, 0)
            if address:
                addresses[name] = address
    capsules.replace_functions(module, addresses)
    _simulated_modules.add(module.__name__)


def _find_opened_runtime(library: Library, release: str) -> JumpLibrary | None:
    """Return the jump library for the CUDA runtime of a release's major version, or None."""
    release_major, _ = parse(release)
    for major, soname in library.info.files["linux"]:
        if major == release_major:
            return _opened.get(soname)
    return None


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
    no_node = ""
    for name, soname in _SONAMES.items():
        _write_library(directory, find(name), soname, no_node)
    runtime = find("runtime")
    for _, soname in runtime.files["linux"]:
        _write_library(directory, runtime, soname, node=soname)


def _write_library(directory: str, info: Any, soname: str, node: str) -> None:
    """Write a library to a directory.

    Args:
        directory: The directory to write it to.
        info: The library's entry in the catalog.
        soname: The name of the file, under which programs find the library.
        node: The version node of the symbols, or "".
    """
    library = get_library(info)
    labels = _get_ended_labels(library, list_callable_symbols(library))
    data, _ = _write_file(soname, labels, node, (STARTER,))
    with open(os.path.join(directory, soname), "wb") as file:
        file.write(data)


@contextmanager
def libraries_replaced(simulation: Simulation) -> Iterator[None]:
    """Replace libcuda.so.1, libnvidia-ml.so.1, libcudart, NVRTC and nvJitLink for code that is loaded later.

    This is a context manager. When it exits, the functions of the libraries return a status.

    Raises:
        RuntimeError: The driver or a static runtime is already loaded, or the system is not supported.
    """
    if platform.machine() not in ASSEMBLERS or not dl.is_glibc():
        raise RuntimeError(f"as_library needs Linux with glibc, on {' or '.join(ASSEMBLERS)}")
    filled_libraries = []
    try:
        for jump_library, addresses in chain(_iter_driver_libraries(), _iter_runtimes()):
            filled_libraries.append(jump_library)
            jump_library.fill(addresses)
        simulation.folder = _get_directory()
        simulation.exports = _opened[_SONAMES["driver"]].addresses
        _replace_library("nvrtc", ptx_links.replace_nvrtc)
        _replace_library("nvjitlink", ptx_links.replace_nvjitlink)
        with _static_runtimes_replaced(), _environment_set(simulation):
            yield
    finally:
        for jump_library in filled_libraries:
            jump_library.fill({})


@contextmanager
def _environment_set(simulation: Simulation) -> Iterator[None]:
    """Set the environment variables that tell packages such as triton where the libraries and ptxas are.

    Variables that the user has set are not changed. All changes are undone when the context manager exits.
    """
    directory = simulation.folder
    ptxas = ptx_links.write_ptxas(directory, simulation.version)
    variables = {
        "TRITON_LIBCUDA_PATH": directory,
        "TRITON_PTXAS_PATH": ptxas,
        "TRITON_PTXAS_BLACKWELL_PATH": ptxas,
    }
    unset_variables = {name: path for name, path in variables.items() if name not in os.environ}
    former_path = os.environ.get("PATH", os.defpath)
    os.environ.update(unset_variables)
    os.environ["PATH"] = os.pathsep.join((directory, former_path))
    try:
        yield
    finally:
        os.environ["PATH"] = former_path
        for name in unset_variables:
            os.environ.pop(name, None)


def _replace_library(name: str, replace: Callable[[Mapping[str, int]], Mapping[str, int]]) -> None:
    """Replace an installed library, unless it is already loaded.

    The dynamic linker uses the first library that was loaded with a soname. The soname of the real library is
    unknown until it is loaded. Therefore, a replacement for each possible soname is loaded before the real
    library, and the superfluous replacements are unloaded afterwards.

    Args:
        name: The name of the library in cudyn's catalog.
        replace: A function that returns the addresses of the replacement functions, keyed by symbol. Its
            argument contains the addresses of the real library's functions, also keyed by symbol.
    """
    info = find(name)
    library = get_library(info)
    symbols = sorted(library.tables.FUNCTIONS)
    sonames = [soname for _, soname in info.files["linux"]]
    new_sonames = [soname for soname in sonames if soname not in _opened]
    if any(dl.open_loaded(soname) is not None for soname in new_sonames):
        return
    labels = _get_ended_labels(library, symbols)
    candidates = {soname: JumpLibrary(soname, labels) for soname in new_sonames}
    real_library = library.outcome.handle  # loads the real library
    real_name = os.path.basename(library.outcome.path or "")
    for soname, jump_library in candidates.items():
        is_soname_of_real_library = real_library is not None and real_name.startswith(soname)
        if is_soname_of_real_library:
            _opened[soname] = jump_library
            atexit.register(jump_library.fill, {})
        else:
            jump_library.close()
    if real_library is None:
        return
    for soname in sonames:
        if soname in _opened:
            real_addresses = dl.find_addresses(symbols, real_library)
            _opened[soname].fill(replace(real_addresses))
