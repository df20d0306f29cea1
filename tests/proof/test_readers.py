"""Tests that codegen's two readers agree on every prototype, and that differences are reported."""

from __future__ import annotations

import dataclasses

import pytest

from codegen import fetch, second_reader, sources
from codegen.errors import CodegenError
from codegen.model import Function, Reading
from codegen.sources import Library, Sources

from .headers import Twice

LIBRARIES = [pytest.param(library, id=library.name) for library in sources.load().libraries]


@pytest.fixture(scope="session")
def newest(pins: Sources, twice: Twice) -> tuple[Library, Reading, dict[str, dict[str, Function]]]:
    """The newest headers of the driver, read by both readers."""
    library = next(library for library in pins.libraries if library.name == "driver")
    release = pins.releases(library)[-1]
    directories = [fetch.get_directory(wheel) for wheel in pins.wheels_of(library, release)]
    reading, _ = twice["driver", release]
    return library, reading, second_reader.reread(library, release, directories)


# Libraries with fewer than three pinned releases -> the number of releases, one for each CUDA major version.
FEW_RELEASES = {"cufftmp": 2}


@pytest.mark.parametrize("library", LIBRARIES)
def test_both_readers_agree_on_every_prototype(library: Library, pins: Sources, twice: Twice) -> None:
    """Check that compare() has counted each function in each mode."""
    assert len(pins.releases(library)) >= FEW_RELEASES.get(library.name, 3)
    for release in pins.releases(library):
        reading, agreed = twice[library.name, release]
        assert set(reading.by_mode) == set(library.modes)
        assert agreed == sum(len(functions) for functions in reading.by_mode.values())
        assert agreed > {"driver": 3 * 400, "nvrtc": 15, "cufftmp": 6}.get(library.name, 8)


def test_second_reading_shares_no_objects_with_the_first(
    newest: tuple[Library, Reading, dict[str, dict[str, Function]]],
) -> None:
    _, reading, again = newest
    assert {mode: set(functions) for mode, functions in again.items()} == {
        mode: set(functions) for mode, functions in reading.by_mode.items()
    }
    for mode, functions in again.items():
        assert functions == reading.by_mode[mode]
        assert not any(functions[symbol] is reading.by_mode[mode][symbol] for symbol in functions)


def altered(reading: Reading, symbol: str, function: Function | None) -> Reading:
    """Return a copy of a reading in which a function in the plain mode is replaced, or removed if `None`."""
    plain = dict(reading.by_mode["plain"])
    if function is None:
        del plain[symbol]
    else:
        plain[symbol] = function
    return dataclasses.replace(reading, by_mode=reading.by_mode | {"plain": plain})


def test_compare_with_a_wrong_type_in_any_prototype_raises(
    newest: tuple[Library, Reading, dict[str, dict[str, Function]]],
) -> None:
    library, reading, again = newest
    again = {"plain": again["plain"]}
    reading = dataclasses.replace(reading, by_mode={"plain": reading.by_mode["plain"]})
    assert second_reader.compare(library, reading, again) == len(again["plain"]) > 400
    for symbol, function in again["plain"].items():
        params = list(function.params)
        if params:
            index = len(symbol) % len(params)
            type_ = "unsigned int" if params[index].type == "int" else "int"
            params[index] = params[index]._replace(declared=type_)
            wrong = dataclasses.replace(function, params=tuple(params))
        else:
            wrong = dataclasses.replace(function, result="int")
        with pytest.raises(CodegenError) as caught:
            second_reader.compare(library, altered(reading, symbol, wrong), again)
        message = str(caught.value)
        assert message.startswith(f"driver {reading.release} (plain): {symbol}: ")
        assert f"libclang: {wrong};" in message
        assert message.endswith(f"pycparser: {function}")


def test_compare_with_any_kind_of_difference_raises(
    newest: tuple[Library, Reading, dict[str, dict[str, Function]]],
) -> None:
    library, reading, again = newest
    right = again["plain"]["cuMemAlloc_v2"]
    first, second = right.params
    wrongs = [
        dataclasses.replace(right, params=(first,)),
        dataclasses.replace(right, params=(second, first)),
        dataclasses.replace(right, params=(first, second._replace(name="size"))),
        dataclasses.replace(right, params=(first._replace(declared=f"const {first.type}"), second)),
    ]
    for wrong in wrongs:
        with pytest.raises(CodegenError, match="cuMemAlloc_v2: the readings differ"):
            second_reader.compare(library, altered(reading, "cuMemAlloc_v2", wrong), again)
    with pytest.raises(CodegenError, match=r"cuMemAlloc_v2: .*libclang: not declared; pycparser: CUresult "):
        second_reader.compare(library, altered(reading, "cuMemAlloc_v2", None), again)
    with pytest.raises(CodegenError, match=r"cuNew: .*libclang: CUresult .*; pycparser: not declared"):
        second_reader.compare(library, altered(reading, "cuNew", right), again)
