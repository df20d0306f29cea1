"""Calls every function that has a fast call in three ways with the same arguments.

The three ways are the fast call, the quick call in Python for platforms without machine code, and the general
call, which accepts any arguments. The bytes that the echo library (echo.py) receives, the results, the
exceptions and their messages must be the same. In some calls, arguments are arbitrary Python objects.
`direct` counts the fast calls that do not fall back to the general call. The tests in the module fuzz use the
same library.

`python -m tests.proof.both_ways LIBRARY RELEASE FILE` tests a built library and prints JSON.
"""

from __future__ import annotations

import ctypes
import json
import random
import sys
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from cudyn._bindings.calls import plain_call, quick_calls
from cudyn._bindings.machine import fast_functions
from cudyn._bindings.tables import rows

from . import Result, echo, echo_values, fuzz
from .odd_values import ODD

ROUNDS = 40
PLAIN = {"pointer": (0, 3, 5), "handle": (0, 2, 5), "address": (0, 2, 3, 4, 5)}
"""The turns of echo_values.Source for a pointer in calls without many arbitrary objects, by kind."""


@cache
def check_release(name: str, release: str) -> dict[str, Result]:
    """Build the echo library of a release and test it in a child process."""
    return echo.run("tests.proof.both_ways", name, release)


class CountingFunction:
    """Wraps a function that a fast call falls back to, and counts the calls to it in `calls`.

    All other attributes are the attributes of the function.
    """

    def __init__(self, function: Any) -> None:
        self.__dict__.update(function=function, calls=0)

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        self.__dict__["calls"] += 1
        return self.function(*args, **keywords)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.function, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.function, name, value)


class Child(fuzz.Child):
    """Loads the library in this process and calls it."""

    def compare_calls(self) -> Result:
        """Call every function that has a fast call, and return the result of the comparison."""
        self.result = Result(echo.ORACLE, "fast calls: bytes that C receives, results and exceptions")
        self.rng = random.Random(f"{self.where} both ways")
        self.direct = self.total = 0
        for symbol in self.list_checked():
            function = self.modules[0].symbol(symbol)
            slow = getattr(function, "_as_parameter_", None)
            if symbol == self.view.library.info.describe:
                continue
            if not isinstance(slow, CountingFunction):
                self.result.on_purpose[f"{self.where}: {symbol}"] = "ctypes calls it, without a fast call"
                continue
            for _ in range(ROUNDS):
                self.call(symbol, function, slow)
        self.result.checked = self.direct
        return self.result

    def call(self, symbol: str, function: Any, slow: CountingFunction) -> None:
        """Call a function in all ways with the same random arguments, and compare the outcomes.

        Args:
            symbol: The name of the function.
            function: The fast call.
            slow: The general call that the fast call falls back to.
        """
        result, params = self.prototype(symbol)
        given_params = [param for param in params if param.is_given]
        self.odd = self.rng.choice([0.0, 0.02, 0.2])  # the probability of an arbitrary object as an argument
        arguments = [self.value(param) for param in given_params]
        keywords = {}
        # One call in ten has a wrong number of arguments, an unknown keyword, or its last argument passed by
        # name. A quarter of the other calls pass some arguments by name.
        if self.rng.random() < 0.1:
            mistake = self.rng.randrange(4)
            if mistake == 0:
                arguments.append(self.rng.choice(ODD)())
            elif mistake == 1 and arguments:
                arguments.pop()
            elif mistake == 2:
                keywords = {"nothing": 1}
            elif mistake == 3 and arguments:
                keywords = {given_params[-1].keyword: arguments.pop()}
        elif self.rng.random() < 0.25:
            keywords = self.pass_by_name(given_params, arguments)
        self.shell.typed = 8
        # `words` is the description that the library returns for a status code.
        self.shell.answering, self.shell.words = 1, b"the library says"
        is_status = result == self.view.library.info.status
        texts = [
            value
            for param, value in zip(given_params, arguments)
            if echo_values.kind_of(self.types, param.type) in ("text", "texts")
        ]
        # The library must not read strings from arbitrary objects.
        self.shell.strings = all(isinstance(value, (str, bytes, list, tuple, type(None))) for value in texts)
        answers = self.rng.randbytes(4096) if self.rng.random() < 0.8 else bytes(4096)
        text = ctypes.c_char_p(b"a text of the library's")
        pointer = ctypes.cast(text, ctypes.c_void_p).value or 0
        writes_string = any(
            param.role == "out" and param.type.count("*") == 2 and "char" in param.type for param in params
        )
        if writes_string or result == "const char *":  # cudyn reads the string, so the pointer must be valid
            answers = pointer.to_bytes(8, "little") * 512
        self.shell.answers[:4096] = answers
        status = self.rng.choice([0, 0, 0, 0, 1, 3, self.rng.getrandbits(32)])
        number = status if is_status else self.rng.getrandbits(64)
        if result == "const char *":
            number = pointer
        self.shell.result[:8] = number.to_bytes(8, "little")
        general_calls_before = slow.__dict__["calls"]
        calls = [function, slow.function]
        if isinstance(slow.call, plain_call.Call):
            calls.append(quick_calls.make(slow.call))
        outcomes = [self.outcome(call, params, arguments, keywords) for call in calls]
        self.total += 1
        self.direct += slow.__dict__["calls"] == general_calls_before
        if any(outcome != outcomes[0] for outcome in outcomes):
            self.result.disagreements.append(
                f"{self.where}: {symbol}{(*arguments,)} {keywords}: outcomes of the fast call, the general "
                f"call and the quick call: {outcomes}"
            )

    def pass_by_name(self, given_params: Sequence[rows.Param], arguments: list[Any]) -> dict[str, Any]:
        """Remove some of the last arguments, and return them as a dict of keyword arguments.

        Mostly, the dict has the order of the parameters.
        """
        first = self.rng.randrange(len(given_params) + 1)
        named = [(param.keyword, value) for param, value in zip(given_params[first:], arguments[first:])]
        del arguments[first:]
        if self.rng.random() < 0.3:
            self.rng.shuffle(named)
        is_interned = self.rng.random() < 0.8  # names in source code are interned

        def copy_name(name: str) -> str:
            """Return the interned string or, if `is_interned` is false, a new equal string."""
            return sys.intern(name) if is_interned else "".join([*name])

        return {copy_name(name): value for name, value in named}

    def value(self, param: rows.Param) -> Any:
        """Return an argument for a parameter. The library does not read memory at addresses in it."""
        kind = echo_values.kind_of(self.types, param.type)
        # If a size contains a call, such as `nvrtcGetPTXSize(prog)`, the library computes the size.
        if self.rng.random() < self.odd and "(" not in param.size:
            return self.rng.choice(ODD)()
        if kind in ("text", "texts"):
            return self.source.strings(kind, self.rng.randrange(4), 1).value
        turns = PLAIN.get(kind, range(6)) if self.odd < 0.2 else range(6)
        sample = self.make_argument(param, self.rng.choice(turns))
        if kind == "address" and not isinstance(sample.value, (int, type(None))):
            return self.rng.choice([bytearray(9), (ctypes.c_char * 9)(), b"123456789"])
        is_large = type(sample.value) is int and sample.value >= 2**63
        if is_large and self.rng.random() < 0.8:
            return sample.value >> 1  # fits in a signed integer of 64 bits
        return sample.value

    def outcome(
        self, function: Any, params: Sequence[rows.Param], arguments: Sequence[Any], keywords: dict[str, Any]
    ) -> Any:
        """Return the bytes that C receives, and the result or the exception."""
        shell = self.shell
        shell.called, shell.text_size, shell.count = None, 0, 0
        try:
            returned = function(*arguments, **keywords)
        except Exception as error:
            result: Any = type(error), str(error)
        else:
            values = returned if isinstance(returned, tuple) else (returned,)
            result = type(returned), [(type(value), echo_values.comparable(value)) for value in values]
        received, position = [], 0
        for param, data in zip(params, self.parameters()):
            value = None
            is_left_out = bool(param.made) and position >= len(arguments) and param.keyword not in keywords
            if param.is_given:
                value = arguments[position] if position < len(arguments) else keywords.get(param.keyword)
                position += 1
            # The addresses of copied strings, and of memory that a call allocates, differ between calls.
            address_differs = not param.is_given or is_left_out or param.role == "both"
            address_differs = address_differs or isinstance(value, (str, list, tuple))
            address_differs = address_differs or fuzz.is_float_for_pointer(self.types, param, value)
            received.append(None if address_differs else data.hex())
        return repr(result), shell.called, received, bytes(shell.text[: shell.text_size])


def main(name: str, release: str, file: str) -> None:
    """Print the results for a built library as JSON."""
    make = fast_functions.make

    def make_counting(function: Any, *call: Any, **options: Any) -> Any:
        """Create a fast function whose fallback counts its calls."""
        fast = make(CountingFunction(function), *call, **options)
        return function if isinstance(fast, CountingFunction) else fast

    fast_functions.make = make_counting
    child = Child(name, release, file)
    results = {"fuzz": child.fuzz(), "both ways": child.compare_calls()}
    results["direct"] = Result(echo.ORACLE, "direct", checked=child.direct)
    results["total"] = Result(echo.ORACLE, "total", checked=child.total)
    print(json.dumps({part: asdict(result) for part, result in results.items()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
