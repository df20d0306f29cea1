"""Tests for the lifetime of fast calls and of the objects that they use."""

from __future__ import annotations

import ctypes
import gc
import os
import pathlib
import sys
import threading
import weakref
from typing import Any

from cudyn._bindings.machine.kinds import Address, Number

from ...conftest import python_json
from .test_call import (
    INT,
    fail,
    fast_call,
    make_choose,
    make_input,
    make_output,
    make_twice,
    needs_fast_calls,
)


@needs_fast_calls
class TestLifetime:
    def test_calls_keep_reference_counts(self, library: Any) -> None:
        """Covers calls with integers and calls with memory."""
        value = 10**6
        data = b"data of its own " * 2
        name = "a name of its own " * 2
        members = {10**6: object()}
        cases = [make_choose(library, members), make_twice(library)]
        first = fast_call(
            library, "first", make_input(Address(binary=True)), make_output(Number("i")), check=fail
        )[0]
        length = fast_call(
            library, "length", make_input(Address(strings=True)), make_output(Number("i")), check=fail
        )[0]
        watched = [value, data, name, None, *members.values(), *cases, first, length, ()]
        for round_number in range(2):
            for _ in range(1000):
                for call in cases:
                    call(value)
                first(data), first(None), length(name), length(data)
            counts = [sys.getrefcount(value) for value in watched]
            if round_number == 0:
                before = counts
        # None and () are immortal in 3.12 and later
        for count_after, count_before in zip(counts, before):
            assert abs(count_after - count_before) < 20

    def test_code_is_freed_with_the_function(self, library: Any) -> None:
        gc.collect()  # frees objects of other tests
        before = count_executable_bytes()
        functions = [fast_call(library, "nothing", check=fail)[0] for _ in range(200)]
        assert count_executable_bytes() == before + 200 * 4096
        references = [weakref.ref(function) for function in functions]
        del functions
        gc.collect()
        assert [reference() for reference in references] == [None] * 200
        assert count_executable_bytes() == before

    def test_reference_cycle_is_collected(self, library: Any) -> None:
        function, slow = fast_call(library, "nothing", check=fail)
        slow.calls.append(function)
        reference = weakref.ref(function)
        del function, slow
        gc.collect()
        assert reference() is None

    def test_no_memory_is_writable_and_executable(self) -> None:
        """Runs in its own process, because unicorn, which other tests use, has such memory."""
        code = """
            import json
            from cudyn._bindings.machine import fast_functions
            assert not fast_functions.why_unavailable()  # this creates a fast call and calls it
            lines = [line.split() for line in open("/proc/self/maps")]
            print(json.dumps([rights for _, rights, *_ in lines if "w" in rights and "x" in rights]))
        """
        assert python_json(code) == []

    def test_call_releases_the_gil(self, library: Any) -> None:
        wait, _ = fast_call(library, "wait_for", make_input(INT, ctypes.c_int), output=Number("i"))
        reading, writing = os.pipe()
        results: list[int] = []
        thread = threading.Thread(target=lambda: results.append(wait(reading)))
        thread.start()
        assert results == []
        os.write(writing, b"\x2a")
        thread.join(300)
        assert results == [42]


def count_executable_bytes() -> int:
    """Return the number of bytes of executable memory that is not mapped from a file."""
    total = 0
    for line in pathlib.Path("/proc/self/maps").read_text().splitlines():
        address_range, rights, *_, inode = line.split()[:5]
        if "x" in rights and inode == "0":
            start, end = (int(address, 16) for address in address_range.split("-"))
            total += end - start
    return total
