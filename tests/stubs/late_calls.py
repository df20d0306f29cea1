"""Calls functions of a stub for the runtime: `python -m tests.stubs.late_calls FORM SONAME COMMANDS`.

FORM is "machine" for a provider in this process, "file" for a stub written by `write_stub_file`, or the path
of a stub in C. `main` describes the commands. The results are printed as JSON.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from typing import Any

from cudyn._bindings.libraries import catalog, search
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries.written_files import get_machine
from cudyn._stubs.elf_stub import write_stub_file
from cudyn._stubs.library_abi import LibraryAbi
from cudyn._stubs.provider import open_provider
from cudyn._stubs.real_library import LibrarySearch

MAJOR = 12
OWN_SONAME = "libcudyn_late.so"
NAMES = (
    "cudaGetDeviceCount",
    "cudaMalloc",
    "cudaPointerGetAttributes",
    "cudaSignalExternalSemaphoresAsync",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaRuntimeGetVersion",
    "cudaDriverGetVersion",
    "cudaProfilerStart",
    "__cudaRegisterFatBinary",
    "__cudaRegisterFatBinaryEnd",
    "__cudaUnregisterFatBinary",
)
THREAD_COUNT, CALLS_PER_THREAD = 8, 2000
INITIAL_VALUE = 77  # initial value of an output before the call


def open_stub(form: str, soname: str) -> Any:
    """Open a stub of the CUDA runtime.

    Args:
        form: "machine" for a stub in this process, "file" for a stub file, or the path of a stub in C.
        soname: The soname of the stub.
    """
    abi = LibraryAbi(library(catalog.find("runtime")), MAJOR)
    if form == "machine":
        real_library = LibrarySearch(abi).find()
        provider = open_provider(soname, [real_library.make_symbol(name, "", name) for name in NAMES])
        assert provider.handle is not None
        return provider.handle
    if form == "file":
        symbols = [abi.make_symbol(name, "", name) for name in NAMES]
        data = write_stub_file(get_machine(), soname, symbols).data
        with tempfile.NamedTemporaryFile(suffix=".so") as file:
            file.write(data)
            file.flush()
            return ctypes.CDLL(file.name)
    return ctypes.CDLL(form)


def get_device_count(stub: Any) -> tuple[int, int]:
    """Return the status of cudaGetDeviceCount and its output."""
    number = ctypes.c_int(INITIAL_VALUE)
    return stub.cudaGetDeviceCount(ctypes.byref(number)), number.value


def allocate(stub: Any) -> tuple[int, int | None]:
    """Return the status of cudaMalloc and its output."""
    memory = ctypes.c_void_p(INITIAL_VALUE)
    return stub.cudaMalloc(ctypes.byref(memory), ctypes.c_size_t(5)), memory.value


def get_versions(stub: Any) -> list[tuple[int, int]]:
    """Return the status and the output of both functions that report a version."""
    results = []
    for name in ("cudaRuntimeGetVersion", "cudaDriverGetVersion"):
        number = ctypes.c_int(INITIAL_VALUE)
        results.append((stub[name](ctypes.byref(number)), number.value))
    return results


def describe_statuses(stub: Any) -> list[str]:
    """Return the names and descriptions of two known statuses and an unknown one."""
    output = []
    for name in ("cudaGetErrorName", "cudaGetErrorString"):
        describe = stub[name]
        describe.restype = ctypes.c_char_p
        output += [describe(status).decode() for status in (0, 35, 12345)]
    return output


def register_module(stub: Any) -> bool:
    """Register a module, and store its handle."""
    stub.__dict__["_register"] = stub[NAMES[-3]]
    stub._register.restype = ctypes.c_void_p
    stub.__dict__["_module"] = ctypes.c_void_p(stub._register(None))
    return bool(stub._module)


def unregister(stub: Any) -> None:
    """End the registration of the registered module, and unregister it."""
    for name in NAMES[-2:]:
        stub[name](stub._module)


def call_from_threads(stub: Any) -> list[int]:
    """Make many calls without the library in several threads, and return the statuses."""
    results: list[int] = []

    def call() -> None:
        """Call cudaMalloc of the stub again and again, and record the sum of the statuses."""
        results.append(sum(stub.cudaMalloc(None, ctypes.c_size_t(1)) for _ in range(CALLS_PER_THREAD)))

    threads = [threading.Thread(target=call) for _ in range(THREAD_COUNT)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


CALLS: dict[str, Callable[[Any], Any]] = {
    "count": get_device_count,
    "malloc": allocate,
    "attributes": lambda stub: stub.cudaPointerGetAttributes(None, None),
    "signal": lambda stub: stub.cudaSignalExternalSemaphoresAsync(None, None, 0, None),
    "start": lambda stub: stub.cudaProfilerStart(),
    "versions": get_versions,
    "words": describe_statuses,
    "register": register_module,
    "end": unregister,
    "threads": call_from_threads,
}


def this_system() -> search.System:
    """Return a search system that only contains this process and the system loader."""
    no_files: list[str] = []
    return search.System("linux", os.environ, (), "/nowhere", os.path.isfile, lambda _: no_files)


def main() -> None:
    """Run the commands in argv, and print the list of their results as JSON.

    "open", followed by a path, opens a library, "registered" returns a variable of that library, "make" opens
    the stub, and the keys of CALLS call the stub's functions.
    """
    search.this_system = this_system
    form, soname, *arguments = sys.argv[1:]
    stub: Any = None
    libraries: list[Any] = []
    results: list[Any] = []
    commands = iter(arguments)
    for command in commands:
        if command == "open":
            libraries.append(ctypes.CDLL(next(commands)))
        elif command == "registered":
            results.append(ctypes.c_int.in_dll(libraries[-1], "registered").value)
        elif command == "make":
            stub = open_stub(form, soname)
        else:
            results.append(CALLS[command](stub))
    print(json.dumps(results))


if __name__ == "__main__":
    main()
