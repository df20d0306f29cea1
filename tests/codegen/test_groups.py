"""codegen: macros that are the values of a typedef become its enum, and what is declared wrongly is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from codegen import __main__ as codegen
from codegen import groups, sources
from codegen.errors import CodegenError
from codegen.model import Constant, Reading
from codegen.sources import Sources

from ..support.messages import raises
from .test_history import declared, function, reading

GROUP = '[[group]]\nenum = "prBus_t"\nprefix = "PR_BUS_"\nreason = "the macros above it"\n'
COUNTED = GROUP + 'left = { PR_BUS_COUNT = "how many there are" }\n'


def release(number: str, type_: str = "unsigned int", /, **values: int | str) -> Reading:
    """A release with the typedef, of this type ("" for none), and these macros PR_BUS_..."""
    return reading(
        number,
        function("prGetBus", "int", "prBus_t *" if type_ else "unsigned int *"),
        typedefs={"prBus_t": type_} if type_ else {},
        constants={f"PR_BUS_{name}": Constant("int", value) for name, value in values.items()}
        | {"PR_MAX": Constant("int", 1)},
    )


def test_the_readings_that_are_given_stay_as_they_are(tmp_path: Path) -> None:
    given = release("1.0", PCI=1)
    before = replace(given, typedefs={**given.typedefs}, constants={**given.constants}, enums={})
    groups.gather(declared(tmp_path, GROUP), [given])
    assert given == before


@pytest.mark.parametrize(
    ("text", "changes", "said"),
    [
        pytest.param(
            GROUP.replace("prBus_t", "prCar_t"), {}, "prCar_t: the headers have no typedef", id="untyped"
        ),
        pytest.param(
            GROUP.replace("PR_BUS_", "PR_CAR_"), {}, "1.0: prefix: no macro begins with PR_CAR_", id="prefix"
        ),
        pytest.param(GROUP, {"PCI": "PR_OTHER"}, "expected an integer, got PR_OTHER", id="a name"),
        pytest.param(GROUP, {"PCI": -1}, "PR_BUS_PCI: -1 does not fit into unsigned int", id="below zero"),
        pytest.param(GROUP, {"PCI": 2**32}, "PR_BUS_PCI: 4294967296 does not fit", id="too large"),
        pytest.param(COUNTED, {}, "left: PR_BUS_COUNT is not a macro of the group", id="left and not there"),
        pytest.param(
            GROUP + 'left = { PR_MAX = "another" }', {}, "left: PR_MAX is not a macro of the group", id="left"
        ),
        pytest.param(GROUP + 'left = { PR_BUS_PCI = "" }', {}, "left: expected a table", id="no word"),
        pytest.param(GROUP + GROUP.replace("BUS_", "BUS_P"), {}, "begin with it, too", id="overlap"),
        pytest.param(GROUP + GROUP, {}, "begin with it, too", id="twice"),
        pytest.param(GROUP.replace("the macros above it", ""), {}, "needs a reason", id="no reason"),
        pytest.param(GROUP.replace('"PR_BUS_"', "5"), {}, "needs enum, prefix and reason", id="a number"),
        pytest.param(GROUP.replace("prefix", "start"), {}, "argument 'start'", id="an unknown key"),
    ],
)
def test_a_wrong_group_is_told_with_file_and_key(
    tmp_path: Path, text: str, changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(CodegenError) as caught:
        groups.gather(declared(tmp_path, text), [release("1.0", **({"PCI": 1} | changes))])
    assert str(caught.value).startswith("headers/libraries/low.toml: group")
    assert said in str(caught.value)


@pytest.mark.parametrize("type_", ["float", "void", "struct prBus_st *", "enum prBus_enum", "int[2]"])
def test_a_typedef_for_no_integer(tmp_path: Path, type_: str) -> None:
    with pytest.raises(CodegenError) as caught:
        groups.gather(declared(tmp_path, GROUP), [release("1.0", type_, PCI=1)])
    assert str(caught.value).endswith(f"1.0: expected a typedef for an integer, got one for {type_}")


@pytest.mark.parametrize(("type_", "low", "high"), [("unsigned char", 0, 255), ("signed char", -128, 127)])
def test_what_an_integer_holds(tmp_path: Path, type_: str, low: int, high: int) -> None:
    library = declared(tmp_path, GROUP)
    groups.gather(library, [release("1.0", type_, A=low, B=high)])
    for value in (low - 1, high + 1):
        with raises(CodegenError):
            groups.gather(library, [release("1.0", type_, A=value)])


def test_a_group_that_one_of_several_releases_lost(tmp_path: Path) -> None:
    with raises(CodegenError):
        groups.gather(declared(tmp_path, GROUP), [release("1.0", PCI=1), release("1.1")])


def test_a_typedef_of_another_library_is_not_ones_own(tmp_path: Path) -> None:
    other = replace(release("1.0", PCI=1), foreign={"prBus_t"})
    with raises(CodegenError):
        groups.gather(declared(tmp_path, GROUP), [other])


def test_the_codegen_stops(
    pins: Sources, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nvrtc = replace(
        pins.library("nvrtc"), group=({"enum": "nvrtcProgram", "prefix": "NVRTC_", "reason": "none"},)
    )
    monkeypatch.setattr(sources, "load", lambda: replace(pins, libraries=(nvrtc,)))
    assert codegen.main(["--check"]) == 2
    said = "headers/libraries/nvrtc.toml: group nvrtcProgram: 11.7: expected a typedef for an integer"
    assert f"codegen: {said}" in capsys.readouterr().err  # behind the progress, where headers had to be read
