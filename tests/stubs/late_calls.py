"""Calls functions of a stub for the runtime: `python -m tests.stubs.late_calls WAY SONAME WORDS`.

WAY: "machine", a provider in this process; "file", a stub that `write_stub_file` wrote for other processes;
or the path of a stub in C. WORDS are executed in order: `open FILE`, `make` (the stub), and names of CALLS.
Prints the results as JSON.
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
from cudyn._stubs.elf_stub import write_stub_file
from cudyn._stubs.library_abi import LibraryAbi
from cudyn._stubs.provider import get_machine, open_provider
from cudyn._stubs.real_library import LibrarySearch

MAJOR = 12
OWN = "libcudyn_late.so"
NAMES = (
    "cudaGetDeviceCount",
    "cudaMalloc",
    "cudaPointerGetAttributes",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaRuntimeGetVersion",
    "cudaDriverGetVersion",
    "cudaProfilerStart",
    "__cudaRegisterFatBinary",
    "__cudaRegisterFatBinaryEnd",
    "__cudaUnregisterFatBinary",
)
THREADS, CALLS_EACH = 8, 2000
LEFT = 77  # initial value of an output before the call


def make(form: str, soname: str) -> Any:
    """Open a stub of the CUDA runtime.

    Args:
        form: "machine" for a stub in this process, "file" for a stub file, or the path of a stub in C.
        soname: Its soname.
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


def count(stub: Any) -> tuple[int, int]:
    """Return the status of cudaGetDeviceCount and its output."""
    number = ctypes.c_int(LEFT)
    return stub.cudaGetDeviceCount(ctypes.byref(number)), number.value


def malloc(stub: Any) -> tuple[int, int | None]:
    """Return the status of cudaMalloc and its output."""
    memory = ctypes.c_void_p(LEFT)
    return stub.cudaMalloc(ctypes.byref(memory), ctypes.c_size_t(5)), memory.value


def versions(stub: Any) -> list[tuple[int, int]]:
    """Return the status and the output of both functions that report a version."""
    results = []
    for name in ("cudaRuntimeGetVersion", "cudaDriverGetVersion"):
        number = ctypes.c_int(LEFT)
        results.append((stub[name](ctypes.byref(number)), number.value))
    return results


def words(stub: Any) -> list[str]:
    """Return the names and the descriptions of two known statuses and an unknown one."""
    output = []
    for name in ("cudaGetErrorName", "cudaGetErrorString"):
        describe = stub[name]
        describe.restype = ctypes.c_char_p
        output += [describe(status).decode() for status in (0, 35, 12345)]
    return output


def register(stub: Any) -> bool:
    """Register a module, and store its handle."""
    stub.__dict__["_handle_of"] = stub[NAMES[-3]]
    stub._handle_of.restype = ctypes.c_void_p
    stub.__dict__["_module"] = ctypes.c_void_p(stub._handle_of(None))
    return bool(stub._module)


def end(stub: Any) -> None:
    """End the registration of the registered module, and unregister it."""
    for name in NAMES[-2:]:
        stub[name](stub._module)


def call_from_threads(stub: Any) -> list[int]:
    """Make many calls without the library in several threads, and return the statuses."""
    results: list[int] = []

    def work() -> None:
        results.append(sum(stub.cudaMalloc(None, ctypes.c_size_t(1)) for _ in range(CALLS_EACH)))

    threads = [threading.Thread(target=work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


CALLS: dict[str, Callable[[Any], Any]] = {
    "count": count,
    "malloc": malloc,
    "attributes": lambda stub: stub.cudaPointerGetAttributes(None, None),
    "start": lambda stub: stub.cudaProfilerStart(),
    "versions": versions,
    "words": words,
    "register": register,
    "end": end,
    "threads": call_from_threads,
}


def this_system() -> search.System:
    """Return a search system that only contains this process and the system loader."""
    nothing: list[str] = []
    return search.System("linux", os.environ, (), "/nowhere", os.path.isfile, lambda _: nothing)


def main() -> None:
    """Run the commands in argv, and print the list of their results as JSON.

    "open" and a path opens a library, "registered" returns a variable of it, "make" opens the stub, and the
    keys of CALLS call the stub's functions.
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
            stub = make(form, soname)
        else:
            results.append(CALLS[command](stub))
    print(json.dumps(results))


if __name__ == "__main__":
    main()
