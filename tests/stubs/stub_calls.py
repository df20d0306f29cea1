"""Calls every function of a stub in a new process, with or without an echo library.

`python -m tests.stubs.stub_calls LIBRARY MAJOR STUB [ECHO RELEASE]` prints JSON: the number of called
functions, and the errors.
"""

from __future__ import annotations

import ctypes
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._stubs.library_abi import FallbackCall, LibraryAbi

from ..proof import compiler, echo_c

GUARD = 64
FILL_BYTE = 0xA5


def iter_functions(name: str, major: int) -> Iterator[tuple[str, FallbackCall]]:
    """Yield the symbols and fallbacks of a stub's functions."""
    abi = LibraryAbi(library(catalog.find(name)), major)
    for symbol in abi.list_functions():
        yield symbol, abi.describe(symbol)


def get_function(handle: Any, symbol: str, call: FallbackCall) -> Any:
    """Return a function of a library. Returned pointers are integers."""
    result = call.fallback.result
    if result is not None and not issubclass(result, (ctypes.Structure, ctypes.Union)):
        result = {8: ctypes.c_uint64, 4: ctypes.c_uint32, 1: ctypes.c_uint8}[ctypes.sizeof(result)]
    return ctypes.CFUNCTYPE(result, *call.fallback.parameters)((symbol, handle))


def is_pointer(type_: Any) -> bool:
    """Return whether a ctypes type is neither a structure nor a number."""
    return not issubclass(type_, (ctypes.Structure, ctypes.Union)) and getattr(type_, "_type_", "P") not in (
        *"bBhHiIlLqQfd?",
    )


def check_without_library(name: str, major: int, handle: Any) -> Iterator[str | None]:
    """Call each function without a library. It must write exactly the outputs in the table.

    Yields an error or `None` for each function.
    """
    info = catalog.find(name)
    for symbol, call in iter_functions(name, major):
        arguments: list[Any] = []
        memory: dict[int, Any] = {}
        for index, type_ in enumerate(call.fallback.parameters):
            size = max(len(call.fallback.outputs.get(index, b"")), 256) + GUARD
            if is_pointer(type_):
                memory[index] = (ctypes.c_ubyte * size)(*[FILL_BYTE] * size)
                arguments.append(type_.from_buffer_copy(ctypes.c_void_p(ctypes.addressof(memory[index]))))
            else:
                arguments.append(type_(index + 1) if call.fallback.echo else type_())
        result = get_function(handle, symbol, call)(*arguments)
        wrong = []
        describes_status = symbol in ("cuGetErrorName", "cuGetErrorString")
        if describes_status:
            wrong += ["no status"] * (result != 0)
            written: dict[int, bytes] = {}
        else:
            written = dict(call.fallback.outputs)
            failing = library(info).tables.FAILING
            if (call.returns == "status" or symbol in failing) and result != info.absent[0][1]:
                wrong.append(f"returned {result}")
            if call.returns == "text" and b"unrecognized" in ctypes.string_at(result):
                wrong.append("does not describe the success status")
            if call.fallback.echo:
                members = [getattr(result, name) for name, *_ in result._fields_]
                wrong += ["does not return its arguments"] * (members != [a.value for a in arguments])
            elif isinstance(result, (ctypes.Structure, ctypes.Union)) and any(bytes(result)):
                wrong.append("returned bytes other than zeros")
        for index, buffer in memory.items():
            is_description = describes_status and index == 1
            expected = written.get(index, b"")
            size = 8 if is_description else len(expected)
            if bytes(buffer)[size:] != bytes([FILL_BYTE]) * (len(buffer) - size):
                wrong.append(f"parameter {index} was written beyond {size} bytes")
            if not is_description and bytes(buffer)[:size] != expected:
                wrong.append(f"parameter {index} is not written")
        # Nothing is written to null pointers.
        null_arguments = [
            type_() if not is_pointer(type_) else type_.from_buffer_copy(bytes(8))
            for type_ in call.fallback.parameters
        ]
        get_function(handle, symbol, call)(*null_arguments)
        yield f"{symbol}: {', '.join(wrong)}" if wrong else None


def check_with_echo(name: str, major: int, release: str, handle: Any, echo: Any) -> Iterator[str | None]:
    """Call each function with random arguments. The echo library must receive them, and results must agree.

    Yields an error or `None` for each function.

    Args:
        name: The name of the library's module in cudyn.
        major: The major version of the stub's callers.
        release: The release of the echo library.
        handle: The open stub.
        echo: The open echo library, which the stub calls.
    """
    view = compiler.view(name, release)
    shell = echo_c.Shell.in_dll(echo, "echo")
    shell.loading = 0
    rng = random.Random(major)
    for symbol, call in iter_functions(name, major):
        if not LibraryAbi(view.library).list_releases_with(symbol, [release]):
            continue
        for _ in range(4):
            inputs = [rng.randbytes(ctypes.sizeof(type_)) for type_ in call.fallback.parameters]
            arguments = [
                type_.from_buffer_copy(data) for type_, data in zip(call.fallback.parameters, inputs)
            ]
            result_bytes = rng.randbytes(64)
            ctypes.memmove(shell.result, result_bytes, 64)
            # Calls with a null handle are not passed to the library.
            result = get_function(handle, symbol, call)(*arguments)
            wrong = []
            if shell.called != symbol.encode():
                wrong.append(f"{shell.called!r} was called")
            elif bytes(shell.bytes)[: sum(map(len, inputs))] != b"".join(inputs):
                wrong.append("the library received other bytes")
            if result is not None:
                size = ctypes.sizeof(result) if isinstance(result, (ctypes.Structure, ctypes.Union)) else 0
                size = size or ctypes.sizeof(call.fallback.result)
                returned = bytes(result) if not isinstance(result, int) else result.to_bytes(size, "little")
                if returned != result_bytes[:size]:
                    wrong.append("returned another result")
            shell.called = None
            if wrong:
                break
        yield f"{symbol}: {', '.join(wrong)}" if wrong else None


def main() -> int:
    """Call a stub, with an echo library and its release if argv contains them. Print the errors as JSON."""
    name, major, stub, *echo_arguments = sys.argv[1:]
    echo_library, release = echo_arguments or ("", "")
    echo = ctypes.CDLL(echo_library) if echo_library else None
    handle = ctypes.CDLL(stub)
    if echo is None:
        calls = check_without_library(name, int(major), handle)
    else:
        calls = check_with_echo(name, int(major), release, handle, echo)
    results = list(calls)
    print(json.dumps({"called": len(results), "wrong": [text for text in results if text]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
