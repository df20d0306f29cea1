"""Lengths that the caller says: of lists that the call makes for C, and of memory that it makes."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn._binding import calls, roles
from cudyn._library.libraries import library
from cudyn._loading import catalog
from cudyn._tables import rows

REFUSED = (TypeError, ValueError, OverflowError)
SEVERAL = ("list", "text", "bytes")


def failure(*_: Any) -> Exception:
    return RuntimeError("a status")


def functions() -> Iterator[tuple[str, Any, list[rows.Param], list[rows.Param]]]:
    """Every function of the newest releases: its name, what makes it, all its parameters, those given.

    What is made calls a function of C's library that takes nothing and returns 0, every library's success.
    """
    for info in catalog.find_all():
        shared = library(info)
        for symbol in shared.tables.FUNCTIONS:
            prototype, level = shared.prototype(symbol, shared.releases[-1])
            declared = rows.prototype(prototype)[1]
            of = shared.types_at(level)

            def make(symbol: str = symbol, prototype: str = prototype, of: Any = of, info: Any = info) -> Any:
                answers = calls.Answers(symbol, failure)
                return calls.checked(of, ctypes.CDLL(None), "sched_yield", prototype, info.status, answers)

            yield symbol, make, declared, [p for p in declared if p.is_given]


TEXTS = ("const char *const *", "const char **")
EVERY = [*functions()]
COUNTED = {symbol: (make, given) for symbol, make, _, given in EVERY if any(p.type in TEXTS for p in given)}
ASKED = {
    symbol: (make, given, {name for p in declared if p.role in SEVERAL for name in p.of.split("/")})
    for symbol, make, declared, given in EVERY
    if {q.name for q in given if q.role == "in"}
    & {name for p in declared if p.role in SEVERAL for name in p.of.split("/")}
}


@pytest.mark.parametrize("symbol", COUNTED)
def test_a_list_of_texts_is_as_long_as_is_said(symbol: str) -> None:
    """By position and by name; a longer one is C's to read a part of, and a null pointer C's to refuse."""
    make, given = COUNTED[symbol]
    function = make()
    lists = [p.name for p in given if p.type in TEXTS]
    (number,) = (p.name for p in given if p.type in ("int", "uint32_t", "size_t"))
    fine: dict[str, Any] = {p.name: None for p in given} | {number: 2}
    function(**fine)
    for nulls in (["-a", None], (ctypes.c_char_p * 2)(b"-a")):
        with pytest.raises(TypeError, match=rf"{lists[0]} .*: element 1: expected a str or bytes, got None$"):
            function(**fine | {lists[0]: nulls})
    for name in lists:
        for texts in ([b"-a", "-b"], ("-a", "-b", "-c"), (ctypes.c_char_p * 2)(b"-a", b"-b")):
            function(**fine | {name: texts})
        for short in (["-a"], (), (ctypes.c_char_p * 1)(b"-a")):
            wrong = fine | {name: short}
            for args, keywords in (((), wrong), (tuple(wrong.values()), {})):
                with pytest.raises(REFUSED) as caught:
                    function(*args, **keywords)
                assert f"{name} (const char *" in str(caught.value)
                assert f"expected at least 2 elements, as {number} says, got {len(short)}" in str(
                    caught.value
                )
    with pytest.raises(TypeError):
        function(*fine.values(), None)


def test_which_these_are() -> None:
    """So that those of a new library are looked at."""
    assert {symbol.removeprefix("__").partition("_1")[0] for symbol in COUNTED} == {
        "nvrtcCreateProgram",
        "nvrtcCompileProgram",
        "nvvmCompileProgram",
        "nvvmVerifyProgram",
        "nvJitLinkCreate",
        "nvFatbinCreate",
    }
    assert {"cuLibraryEnumerateKernels", "cudaLibraryEnumerateKernels", "nvmlDeviceGetCpuAffinity"} <= {
        *ASKED
    }


@pytest.mark.parametrize("symbol", ASKED)
def test_memory_is_made_after_a_look_at_the_other_arguments(
    symbol: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, given, numbers = ASKED[symbol]
    function = make()
    monkeypatch.setattr(roles.Call, "_room", lambda *_: pytest.fail("memory is made"))
    for wrong in given:
        if wrong.name not in numbers and wrong.role == "in":
            arguments = [object() if p is wrong else 2**31 - 1 if p.name in numbers else 1 for p in given]
            with pytest.raises(REFUSED):
                function(*arguments)


@pytest.mark.parametrize(
    "name", ["cuPointerGetAttributes", "cuMemRangeGetAttributes", "cudaMemRangeGetAttributes"]
)
@pytest.mark.parametrize("make_list", [list, tuple, lambda of: (ctypes.c_uint * len(of))(*of)])
def test_enumerators_are_as_many_as_is_said(name: str, make_list: Any) -> None:
    _, make, _, given = next(each for each in EVERY if each[0] == name)
    function = make()
    known: dict[str, Any] = {p.name: 1 for p in given}
    assert len(function(**known | {"numAttributes": 1, "attributes": make_list([2])})) == 1
    with pytest.raises(REFUSED, match="expected at least 3 elements, as numAttributes says, got 2"):
        function(**known | {"numAttributes": 3, "attributes": make_list([2, 2])})
