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
FILLED = 0xA5


def functions(name: str, major: int) -> Iterator[tuple[str, FallbackCall]]:
    """Yield the functions of a stub."""
    abi = LibraryAbi(library(catalog.find(name)), major)
    for symbol in abi.list_functions():
        yield symbol, abi.describe(symbol)


def function(handle: Any, symbol: str, call: FallbackCall) -> Any:
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


def without(name: str, major: int, handle: Any) -> Iterator[str | None]:
    """Call each function with pointers to filled memory.

    The function must write exactly the outputs in the table.
    """
    info = catalog.find(name)
    for symbol, call in functions(name, major):
        arguments: list[Any] = []
        memory: dict[int, Any] = {}
        for index, type_ in enumerate(call.fallback.parameters):
            size = max(len(call.fallback.outputs.get(index, b"")), 256) + GUARD
            if is_pointer(type_):
                memory[index] = (ctypes.c_ubyte * size)(*[FILLED] * size)
                arguments.append(type_.from_buffer_copy(ctypes.c_void_p(ctypes.addressof(memory[index]))))
            else:
                arguments.append(type_())
        result = function(handle, symbol, call)(*arguments)
        wrong = []
        tells_status = symbol in ("cuGetErrorName", "cuGetErrorString")
        if tells_status:
            wrong += ["no status"] * (result != 0)
            written: dict[int, bytes] = {}
        else:
            written = dict(call.fallback.outputs)
            failing = library(info).tables.FAILING
            if (call.returns == "status" or symbol in failing) and result != info.absent[0][1]:
                wrong.append(f"returned {result}")
            if call.returns == "text" and b"unrecognized" in ctypes.string_at(result):
                wrong.append("knows no success")
            if isinstance(result, (ctypes.Structure, ctypes.Union)) and any(bytes(result)):
                wrong.append("returned something")
        for index, buffer in memory.items():
            reported = tells_status and index == 1
            expected = written.get(index, b"")
            size = 8 if reported else len(expected)
            if bytes(buffer)[size:] != bytes([FILLED]) * (len(buffer) - size):
                wrong.append(f"parameter {index} has more written than {size} bytes")
            if not reported and bytes(buffer)[:size] != expected:
                wrong.append(f"parameter {index} is not written")
        # Nothing is written to null pointers.
        nothing = [
            type_() if not is_pointer(type_) else type_.from_buffer_copy(bytes(8))
            for type_ in call.fallback.parameters
        ]
        function(handle, symbol, call)(*nothing)
        yield f"{symbol}: {', '.join(wrong)}" if wrong else None


def over_echo(name: str, major: int, release: str, handle: Any, echo: Any) -> Iterator[str | None]:
    """Call each function with random arguments, which the echo library must receive, and compare results.

    Args:
        name: The library.
        major: The major version of the stub's callers.
        release: The release of the echo library.
        handle: The stub.
        echo: The echo library, which the stub calls.
    """
    view = compiler.view(name, release)
    shell = echo_c.Shell.in_dll(echo, "echo")
    shell.loading = 0
    number = random.Random(major)
    for symbol, call in functions(name, major):
        if not LibraryAbi(view.library).list_releases_with(symbol, [release]):
            continue
        for _ in range(4):
            inputs = [number.randbytes(ctypes.sizeof(type_)) for type_ in call.fallback.parameters]
            arguments = [
                type_.from_buffer_copy(data) for type_, data in zip(call.fallback.parameters, inputs)
            ]
            answer = number.randbytes(64)
            ctypes.memmove(shell.result, answer, 64)
            # Calls with a null handle are not passed to the library.
            result = function(handle, symbol, call)(*arguments)
            wrong = []
            if shell.called != symbol.encode():
                wrong.append(f"{shell.called!r} was called")
            elif bytes(shell.bytes)[: sum(map(len, inputs))] != b"".join(inputs):
                wrong.append("other bytes arrived")
            if result is not None:
                size = ctypes.sizeof(result) if isinstance(result, (ctypes.Structure, ctypes.Union)) else 0
                size = size or ctypes.sizeof(call.fallback.result)
                returned = bytes(result) if not isinstance(result, int) else result.to_bytes(size, "little")
                if returned != answer[:size]:
                    wrong.append("another result came back")
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
        calls = without(name, int(major), handle)
    else:
        calls = over_echo(name, int(major), release, handle, echo)
    results = list(calls)
    print(json.dumps({"called": len(results), "wrong": [text for text in results if text]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
