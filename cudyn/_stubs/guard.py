"""Lets NVIDIA's cuda.bindings call the functions of the driver that it was compiled for.

If an old driver lacks a version of a function, cuda.bindings calls an older version of the function, even if
its parameters differ. With the guard, each function of cuda.bindings calls the symbol that has its signature
according to the tables. A function that the driver lacks returns CUDA_ERROR_NOT_FOUND.
"""

from __future__ import annotations

import ctypes
import importlib
import platform
import sys
from dataclasses import dataclass
from types import ModuleType

from .._bindings.libraries import capsules, dl
from .._bindings.libraries.library import driver, lock
from .._bindings.libraries.load import Outcome
from .._bindings.libraries.written_files import open_written
from .._bindings.machine.assembler import ASSEMBLERS
from .._bindings.machine.elf_writer import SharedObject
from .._process import process

_MODULE = "cuda.bindings.cydriver"
_STUB = "cudyn_not_found"


@dataclass(frozen=True)
class Guard:
    """The functions that cuda.bindings calls after `cudyn.guard_cuda_bindings`.

    Attributes:
        package: The version of cuda.bindings.
        driver: The version of the driver, such as (12, 0). Without a driver, this is None and nothing is
            changed.
        symbols: Maps the name of each function to the symbol of the driver that it calls.
        missing: The functions that the driver lacks. They return CUDA_ERROR_NOT_FOUND.
        unknown: The functions whose signatures are not in the tables. They are not changed.
    """

    package: str
    driver: tuple[int, int] | None
    symbols: dict[str, str]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]

    def __repr__(self) -> str:
        if self.driver is None:
            return f"<cudyn.types.Guard: cuda.bindings {self.package}, no driver>"
        return (
            f"<cudyn.types.Guard: cuda.bindings {self.package} on CUDA {'.'.join(map(str, self.driver))}: "
            f"{len(self.symbols) + len(self.missing)} functions, {len(self.missing)} missing>"
        )


_guards: list[Guard] = process.keep([])  # contains the guard of this process, if there is one


def guard_cuda_bindings() -> Guard:
    """Let cuda.bindings call the symbols of the driver that have the signatures it was compiled with.

    Call this function before cuda.bindings, cuda.core or another package that uses them is imported. It
    affects all modules that take their functions from `cuda.bindings.cydriver`. Further calls return the same
    object.

    Returns:
        A Guard. It lists the symbols that cuda.bindings calls, and the functions that the driver lacks.

    Raises:
        ModuleNotFoundError: cuda.bindings is not installed.
        RuntimeError: cuda.bindings has already been imported, or the system is not supported.

    Threads:
        Any. The functions are replaced for the whole process.

    Example:
        ```python
        try:
            print(cudyn.guard_cuda_bindings())
        except ModuleNotFoundError:
            print("cuda.bindings is not installed")
        ```
    """
    with lock:
        if not _guards:
            _check_system()
            if _MODULE in sys.modules:
                raise RuntimeError(
                    f"guard_cuda_bindings: {_MODULE} is already imported, and other modules may use its "
                    "functions; call guard_cuda_bindings() before that import"
                )
            _replace_driver_functions(importlib.import_module(_MODULE))
        return _guards[0]


def guard_at_import() -> None:
    """Guard cuda.bindings as soon as it is imported.

    Raises:
        RuntimeError: The system is not supported.
    """
    _check_system()

    def guard_module(module: ModuleType) -> None:
        """Guard a module that has just been imported, if it is the module that contains the functions."""
        if module.__name__ == _MODULE and not _guards:
            _replace_driver_functions(module)

    capsules.Hook(guard_module)


def _check_system() -> None:
    """Raise RuntimeError if functions cannot be replaced on this system."""
    if sys.platform != "linux" or platform.machine() not in ASSEMBLERS:
        raise RuntimeError(f"guard_cuda_bindings needs Linux on {' or '.join(ASSEMBLERS)}")


def _replace_driver_functions(module: ModuleType) -> None:
    """Let cuda.bindings call the functions of the driver that have the signatures it was compiled with.

    The resulting Guard is stored in `_guards`.

    Args:
        module: The module `cuda.bindings.cydriver`, which contains pointers to the driver's functions.
    """
    package_version = sys.modules["cuda.bindings"].__version__
    outcome = driver().outcome
    if outcome.handle is None:  # there is no driver
        _guards.append(Guard(package_version, None, {}, (), ()))
        return
    release = capsules.choose_release(module, driver())
    # Maps each function to the symbols of the driver that have its signature, the best first.
    candidates = dict(capsules.find_symbols(driver(), module, release))
    all_symbols = [symbol for symbols in candidates.values() for symbol in symbols]
    addresses = dl.find_addresses(all_symbols, _get_driver_library(outcome))

    chosen: dict[str, str] = {}
    missing: list[str] = []
    for name, symbols in candidates.items():
        existing = [symbol for symbol in symbols if symbol in addresses]
        if existing:
            chosen[name] = existing[0]
        elif symbols:
            missing.append(name)
    unknown = [name for name in capsules.list_functions(module) if not candidates.get(name)]

    new_addresses = {name: addresses[symbol] for name, symbol in chosen.items()}
    if missing:
        new_addresses.update(dict.fromkeys(missing, _write_stub()))
    capsules.replace_functions(module, new_addresses)
    _guards.append(Guard(package_version, outcome.version, chosen, tuple(missing), tuple(unknown)))


def _get_driver_library(outcome: Outcome) -> ctypes.CDLL:
    """Return the driver's library. In a simulation, return the simulated libcuda.so.1 of the process.

    Raises:
        RuntimeError: The simulated driver is not a library of the process.
    """
    handle = outcome.handle
    if handle is not None and "find_address" in vars(handle):  # simulated
        handle = dl.open_loaded("libcuda.so.1")
    if handle is None:
        raise RuntimeError("guard_cuda_bindings: expected simulate(as_library=True), or no simulation")
    return handle


def _write_stub() -> int:
    """Create a C function that returns CUDA_ERROR_NOT_FOUND, and return its address."""
    code = ASSEMBLERS[platform.machine()]()
    shared_object = SharedObject(platform.machine(), "libcudyn_guard.so", code)
    code.label(_STUB)
    code.enter(0)
    code.set(code.RESULT, int(driver().statuses["CUDA_ERROR_NOT_FOUND"]))
    code.leave()
    shared_object.add_symbol(_STUB, _STUB)
    contents, _ = shared_object.write()
    _, library = open_written("libcudyn_guard.so", contents)
    return ctypes.cast(library[_STUB], ctypes.c_void_p).value or 0
