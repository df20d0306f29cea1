"""Tests that call the fallbacks of every library through a provider, and compare outputs byte by byte."""

from __future__ import annotations

import ctypes
import platform
import sys
from typing import Any

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import Library, library, parse
from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._stubs.library_abi import FallbackCall, LibraryAbi
from cudyn._stubs.provider import open_provider
from cudyn._stubs.symbol import FallbackResult, FixedResult, Symbol, TableResult

pytestmark = pytest.mark.skipif(
    platform.machine() not in ASSEMBLERS or sys.platform != "linux",
    reason=f"no provider for {sys.platform} on {platform.machine()}",
)

GUARD = 64  # size of the guard before an output, in bytes
MEMORY_SIZE = 1 << 12  # size of the memory for an output and its guards, in bytes
STATUS = 303
MANY_FUNCTIONS = 5000  # functions
LIBRARIES = [catalog.find(name) for name in ("driver", "runtime", "nvrtc")]


def call_with_filled_memory(address: int, parameters: list[Any], result: Any) -> tuple[Any, list[bytes]]:
    """Call a function with pointers to memory filled with 0xEE. Return its result and this memory."""
    memory = [ctypes.create_string_buffer(b"\xee" * MEMORY_SIZE, MEMORY_SIZE) for _ in parameters]
    arguments: list[Any] = []
    for type_, buffer in zip(parameters, memory):
        if ctypes.sizeof(type_) == 8 and not issubclass(
            type_, (ctypes.Structure, ctypes.Union, ctypes.c_double)
        ):
            arguments.append(ctypes.c_void_p(ctypes.addressof(buffer) + GUARD))
        else:
            arguments.append(type_.from_buffer_copy(b"\x51" * ctypes.sizeof(type_)))
    function = ctypes.CFUNCTYPE(result, *(type(argument) for argument in arguments))(address)
    return function(*arguments), [buffer.raw for buffer in memory]


def check_fallback(symbol: str, fallback_call: FallbackCall, address: int) -> int:
    """Call a fallback, and return the number of outputs that it wrote."""
    fallback = fallback_call.fallback
    assert max(map(len, fallback.outputs.values()), default=0) < MEMORY_SIZE - 2 * GUARD, (
        "the output is larger than the memory"
    )
    result = fallback.result
    integer = (
        {1: ctypes.c_ubyte, 4: ctypes.c_uint}.get(ctypes.sizeof(result), ctypes.c_uint64) if result else None
    )
    if result is not None and not issubclass(result, ctypes.Structure):
        result = ctypes.c_char_p if fallback_call.returns == "text" else integer
    returned, memory = call_with_filled_memory(address, list(fallback.parameters), result)
    outputs = dict(fallback.outputs)
    if fallback.table_use:  # the function describes a status, which is unknown
        assert returned == (b"unrecognized error code" if fallback.table_use == 1 else 77)
        outputs[1] = bytes(8)
    elif fallback_call.returns == "text":
        assert returned == b"nothing"
    elif result is not None and issubclass(result, ctypes.Structure):
        if fallback.echo:
            assert bytes(returned) == b"\x51" * ctypes.sizeof(result)
        elif not fallback_call.returns:
            assert not any(bytes(returned))
    elif fallback_call.returns == "success":
        assert returned == STATUS  # the value passed by this test; a LibraryAbi would return 0
    elif result is not None:
        assert returned == STATUS % 2 ** (8 * ctypes.sizeof(result))
    for index, received in enumerate(memory):
        data = outputs.get(index, b"") if fallback.table_use != 1 else b""
        expected = b"\xee" * GUARD + data + b"\xee" * (MEMORY_SIZE - GUARD - len(data))
        assert received == expected, (symbol, index)
    return len(fallback.outputs)


def check_library(owner: Library) -> None:
    """Check functions for callers of each major version, and for callers of an unknown version.

    Only every tenth function of a large library is checked.
    """
    written = 0
    symbols = [*owner.tables.FUNCTIONS, *owner.tables.HIDDEN]
    if len(symbols) > MANY_FUNCTIONS:
        symbols = symbols[::10]
    for major in (None, *sorted({parse(release)[0] for release in owner.releases})):
        if major is not None and owner.info.numbering != "CUDA":
            continue
        abi = LibraryAbi(owner, major)
        calls = {symbol: abi.describe(symbol) for symbol in symbols}
        stubs = []  # each returns a constant status or string, or a string that depends on the status
        for symbol, fallback_call in calls.items():
            value = b"nothing" if fallback_call.returns == "text" else STATUS
            result: FallbackResult = FixedResult(fallback_call.fallback, value)
            if fallback_call.fallback.table_use:
                result = TableResult(fallback_call.fallback, {2: "two", 1: "one", STATUS: "nothing"}, 77)
            stubs.append(Symbol(symbol, "", symbol, result))
        provider = open_provider("libfallbacks.so", stubs)
        handle = provider.handle
        assert handle is not None
        for symbol, fallback_call in calls.items():
            address = ctypes.cast(handle[symbol], ctypes.c_void_p).value
            assert address
            written += check_fallback(symbol, fallback_call, address)
        assert provider.missed == dict.fromkeys(calls, 1)
        del handle
        assert provider.close()
    # Some functions write a version, and nppiMalloc returns a pointer.
    not_written = {"", "fails", "returned", "pointed", "property"}
    forms = {form.partition(":")[0] for _, _, form in owner.info.succeeds}
    assert bool(written) is bool(owner.info.writes or forms - not_written or owner.info.name == "npp")


@pytest.mark.parametrize(
    "info",
    [
        pytest.param(info, id=info.name, marks=() if info.name == "nccl" else pytest.mark.slow)
        for info in catalog.find_all()
    ],
)
def test_fallback_writes_only_its_outputs(info: Any) -> None:
    check_library(library(info))


@pytest.mark.slow
@pytest.mark.parametrize("info", LIBRARIES, ids=lambda info: str(info.name))
def test_fallback_writes_no_more_than_the_smallest_output_of_the_headers(info: Any) -> None:
    """The sizes agree with all releases. Records are written only if symbol versions determine their size."""
    owner = library(info)
    for major in (None, 11, 12, 13):
        for symbol in owner.tables.FUNCTIONS:
            fallback_call = LibraryAbi(owner, major).describe(symbol)
            for release in LibraryAbi(owner, major).releases:
                record = owner.get_function(symbol, release)
                types = owner.types_at(record.level)
                params = record.params
                for index, data in fallback_call.fallback.outputs.items():
                    pointer = types.ctype(params[index].type)
                    assert len(data) <= ctypes.sizeof(pointer._type_), (symbol, major, release)
                    is_record = issubclass(pointer._type_, (ctypes.Structure, ctypes.Union))
                    assert not (is_record and major is None and owner.by_version)


@pytest.mark.slow
def test_functions_in_tables_never_return_two_registers() -> None:
    """A fallback returns one register, or memory. No function returns 9 to 16 bytes."""
    for info in catalog.find_all():
        owner = library(info)
        for symbol in owner.tables.FUNCTIONS:
            result = LibraryAbi(owner).describe(symbol).fallback.result
            if result is not None:
                assert not 8 < ctypes.sizeof(result) <= 16, symbol
