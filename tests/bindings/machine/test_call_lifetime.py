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
from .test_call import INT, fail, fast_call, input_of, make_choose, make_twice, needs_fast_calls, output_of


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
            library, "first", input_of(Address(binary=True)), output_of(Number("i")), check=fail
        )[0]
        length = fast_call(
            library, "length", input_of(Address(strings=True)), output_of(Number("i")), check=fail
        )[0]
        watched = [value, data, name, None, *members.values(), *cases, first, length, ()]
        for turn in range(2):
            for _ in range(1000):
                for call in cases:
                    call(value)
                first(data), first(None), length(name), length(data)
            counts = [sys.getrefcount(each) for each in watched]
            if turn == 0:
                before = counts
        # None and () are immortal since 3.12
        assert [abs(a - b) < 20 for a, b in zip(counts, before)] == [True] * len(watched)

    def test_code_is_freed_with_the_function(self, library: Any) -> None:
        gc.collect()  # frees objects of other tests
        before = executable()
        made = [fast_call(library, "nothing", check=fail)[0] for _ in range(200)]
        assert executable() == before + 200 * 4096
        references = [weakref.ref(each) for each in made]
        del made
        gc.collect()
        assert [reference() for reference in references] == [None] * 200
        assert executable() == before

    def test_reference_cycle_is_collected(self, library: Any) -> None:
        made, slow = fast_call(library, "nothing", check=fail)
        slow.calls.append(made)
        reference = weakref.ref(made)
        del made, slow
        gc.collect()
        assert reference() is None

    def test_no_memory_is_writable_and_executable(self) -> None:
        """Runs in its own process, because unicorn, which other tests use, has such memory."""
        code = """
            import json
            from cudyn._bindings.machine import fast_functions
            assert not fast_functions.why_unavailable()  # one was made, and called
            lines = [line.split() for line in open("/proc/self/maps")]
            print(json.dumps([rights for _, rights, *_ in lines if "w" in rights and "x" in rights]))
        """
        assert python_json(code) == []

    def test_call_releases_the_gil(self, library: Any) -> None:

        wait, _ = fast_call(library, "wait_for", input_of(INT, ctypes.c_int), output=Number("i"))
        reading, writing = os.pipe()
        found: list[int] = []
        thread = threading.Thread(target=lambda: found.append(wait(reading)))
        thread.start()
        assert found == []
        os.write(writing, b"\x2a")
        thread.join(30)
        assert found == [42]


def executable() -> int:
    """Return the number of bytes of executable memory that is not mapped from a file."""
    total = 0
    for line in pathlib.Path("/proc/self/maps").read_text().splitlines():
        address_range, rights, *_, inode = line.split()[:5]
        if "x" in rights and inode == "0":
            start, end = (int(address, 16) for address in address_range.split("-"))
            total += end - start
    return total
