"""Tests for groups: macros that are the values of a typedef become an enum, and wrong groups are reported."""

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
from .test_history import declare_library, make_function, make_reading

GROUP = '[[group]]\nenum = "prBus_t"\nprefix = "PR_BUS_"\nreason = "the macros above it"\n'
COUNTED = GROUP + 'left = { PR_BUS_COUNT = "the number of buses" }\n'


def release(number: str, type_: str = "unsigned int", /, **values: int | str) -> Reading:
    """Return a release with the macros PR_BUS_... and, unless `type_` is empty, their typedef."""
    return make_reading(
        number,
        make_function("prGetBus", "int", "prBus_t *" if type_ else "unsigned int *"),
        typedefs={"prBus_t": type_} if type_ else {},
        constants={f"PR_BUS_{name}": Constant("int", value) for name, value in values.items()}
        | {"PR_MAX": Constant("int", 1)},
    )


def test_gather_does_not_modify_its_arguments(tmp_path: Path) -> None:
    original = release("1.0", PCI=1)
    copied = replace(original, typedefs={**original.typedefs}, constants={**original.constants}, enums={})
    groups.gather(declare_library(tmp_path, GROUP), [original])
    assert original == copied


@pytest.mark.parametrize(
    ("text", "changes", "message"),
    [
        pytest.param(
            GROUP.replace("prBus_t", "prCar_t"),
            {},
            "prCar_t: the headers do not contain a typedef",
            id="untyped",
        ),
        pytest.param(
            GROUP.replace("PR_BUS_", "PR_CAR_"), {}, "1.0: prefix: no macro begins with PR_CAR_", id="prefix"
        ),
        pytest.param(GROUP, {"PCI": "PR_OTHER"}, "expected an integer, got PR_OTHER", id="value is a name"),
        pytest.param(
            GROUP, {"PCI": -1}, "PR_BUS_PCI: -1 is out of range for unsigned int", id="negative value"
        ),
        pytest.param(GROUP, {"PCI": 2**32}, "PR_BUS_PCI: 4294967296 is out of range", id="value too large"),
        pytest.param(
            COUNTED, {}, "left: PR_BUS_COUNT is not a macro of the group", id="unknown macro in left"
        ),
        pytest.param(
            GROUP + 'left = { PR_MAX = "another" }',
            {},
            "left: PR_MAX is not a macro of the group",
            id="macro of no group",
        ),
        pytest.param(
            GROUP + 'left = { PR_BUS_PCI = "" }', {}, "left: expected a table", id="left without reason"
        ),
        pytest.param(
            GROUP + GROUP.replace("BUS_", "BUS_P"), {}, "also begin with it", id="overlapping prefixes"
        ),
        pytest.param(GROUP + GROUP, {}, "also begin with it", id="repeated group"),
        pytest.param(GROUP.replace("the macros above it", ""), {}, "needs a reason", id="no reason"),
        pytest.param(
            GROUP.replace('"PR_BUS_"', "5"),
            {},
            "needs the strings enum, prefix and reason",
            id="prefix is a number",
        ),
        pytest.param(GROUP.replace("prefix", "start"), {}, "argument 'start'", id="unknown key"),
    ],
)
def test_gather_with_a_wrong_group_reports_file_and_key(
    tmp_path: Path, text: str, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(CodegenError) as caught:
        groups.gather(declare_library(tmp_path, text), [release("1.0", **({"PCI": 1} | changes))])
    assert str(caught.value).startswith("headers/libraries/low.toml: group")
    assert message in str(caught.value)


@pytest.mark.parametrize("type_", ["float", "void", "struct prBus_st *", "enum prBus_enum", "int[2]"])
def test_gather_with_a_typedef_for_another_type_raises(tmp_path: Path, type_: str) -> None:
    with pytest.raises(CodegenError) as caught:
        groups.gather(declare_library(tmp_path, GROUP), [release("1.0", type_, PCI=1)])
    assert str(caught.value).endswith(f"1.0: expected a typedef for an integer type, got {type_}")


@pytest.mark.parametrize(("type_", "low", "high"), [("unsigned char", 0, 255), ("signed char", -128, 127)])
def test_gather_with_an_out_of_range_value_raises(tmp_path: Path, type_: str, low: int, high: int) -> None:
    library = declare_library(tmp_path, GROUP)
    groups.gather(library, [release("1.0", type_, A=low, B=high)])
    for value in (low - 1, high + 1):
        with raises(CodegenError):
            groups.gather(library, [release("1.0", type_, A=value)])


def test_gather_with_a_release_without_macros_raises(tmp_path: Path) -> None:
    with raises(CodegenError):
        groups.gather(declare_library(tmp_path, GROUP), [release("1.0", PCI=1), release("1.1")])


def test_gather_ignores_typedefs_of_other_libraries(tmp_path: Path) -> None:
    other = replace(release("1.0", PCI=1), foreign={"prBus_t"})
    with raises(CodegenError):
        groups.gather(declare_library(tmp_path, GROUP), [other])


def test_codegen_with_a_wrong_group_stops(
    pins: Sources, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nvrtc = replace(
        pins.library("nvrtc"), group=({"enum": "nvrtcProgram", "prefix": "NVRTC_", "reason": "none"},)
    )
    monkeypatch.setattr(sources, "load", lambda: replace(pins, libraries=(nvrtc,)))
    assert codegen.main(["--check"]) == 2
    message = "headers/libraries/nvrtc.toml: group nvrtcProgram: 11.7: expected a typedef for an integer"
    # the message follows progress lines if headers had to be read
    assert f"codegen: {message}" in capsys.readouterr().err
