"""Tests for tools/findings: the lists of kernels, and how their runs are judged."""

from __future__ import annotations

import argparse
import pathlib
import sys
from collections.abc import Sequence

import numpy
import pytest

from tools.findings import __main__, kernels, program_list, programs, table


def test_kernels_of_the_packages_have_different_titles() -> None:
    titles: list[str] = []
    for package in __main__.PACKAGES:
        titles += [kernel.title for kernel in package.kernels]
    assert len({*titles}) == len(titles)
    assert len(titles) > 200


def test_cases_of_the_packages_expect_contents_of_their_arrays() -> None:
    for package in __main__.PACKAGES:
        for kernel in package.kernels:
            case = kernel.make(numpy.random.default_rng(1))
            for position, expected in case.expected_by_argument.items():
                assert numpy.size(expected) == case.arguments[position].size, kernel.title


def test_page_has_a_row_for_each_package() -> None:
    page = table.PAGE.read_text(encoding="utf-8")
    for package in __main__.PACKAGES:
        assert f"| {package.title} | {package.count_kernels()} | " in page
    for collection in program_list.COLLECTIONS:
        assert f"| {collection.title} | {len(collection.programs)} | " in page


DOUBLE = """.version 8.0
.target sm_90
.address_size 64
.visible .entry _Z6otherv()
{
    { // inline assembly
}
    trap;
}
.visible .entry _Z5twiceIfEvPT_(.param .u64 at)
{
    .reg .u64 %address;
    .reg .u32 %index;
    .reg .f32 %value;
    ld.param.u64 %address, [at];
    mov.u32 %index, %tid.x;
    mad.wide.u32 %address, %index, 4, %address;
    ld.global.f32 %value, [%address];
    add.f32 %value, %value, %value;
    st.global.f32 [%address], %value;
}
"""


@pytest.mark.parametrize(
    ("threads", "factor", "judged", "result"),
    [
        (8, 2, "", "right"),
        (8, 3, "", "wrong"),
        (9, 2, "", "alarm"),
        (9, 2, "out of bounds", "right"),
        (9, 2, "race", "alarm"),
        (8, 2, "out of bounds", "missed"),
        (8, 3, "elements differ", "right"),
    ],
)
def test_run_of_a_kernel_is_judged(threads: int, factor: int, judged: str, result: str) -> None:
    values = numpy.arange(8, dtype="f4")
    case = kernels.Case(1, threads, [values], {0: values * factor})
    package = kernels.Package("package", "1.0", "")
    kernel = kernels.Kernel(package, "twice.cuh", "twice<float>", lambda random: case, judged)
    assert kernels.run_kernel(DOUBLE, kernel, "default")[0] == result


def test_other_entries_are_removed_from_ptx() -> None:
    remaining = kernels.remove_other_entries(DOUBLE, "_Z5twiceIfEvPT_")
    assert "otherv" not in remaining
    assert "trap" not in remaining
    assert remaining.endswith("st.global.f32 [%address], %value;\n}\n")


def test_entry_is_found_among_instantiations() -> None:
    ptx = "".join(f".visible .entry {name}()" for name in ("_Z1kIfLb0EEvv", "_Z1kIfLb1EEvv", "_Z1kPf"))
    package = kernels.Package("package", "1.0", "")
    kernel = kernels.Kernel(package, "k.cuh", "k<float, true>", lambda random: kernels.Case(1, 1, [], {}))
    assert kernels.get_entry(ptx, kernel) == "_Z1kIfLb1EEvv"


@pytest.mark.parametrize(
    ("kind", "status", "launches", "judged", "result"),
    [
        ("", 0, 1, "", "right"),
        ("", 1, 1, "", "wrong"),
        ("", 0, 0, "", "refused"),
        ("", 0, 1, "race", "missed"),
        ("fault", 1, 1, "", "alarm"),
        ("fault", 1, 1, "race", "right"),
        ("fault", 1, 1, "out of bounds", "alarm"),
        ("not run", 1, 1, "", "refused"),
    ],
)
def test_report_of_a_program_is_judged(
    kind: str, status: int, launches: int, judged: str, result: str
) -> None:
    findings = [{"kind": kind, "message": "put: race in global memory"}] if kind else []
    report = {"findings": findings, "status": status, "launches": launches, "not_simulated": {}}
    assert programs.judge(report, [], judged)[0] == result


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler of this test is a shell script")
def test_program_is_compiled_again_only_with_other_options(tmp_path: pathlib.Path) -> None:
    compiler = tmp_path / "nvcc"
    compiler.write_text(f"#!/bin/sh\necho compiled >> {tmp_path / 'log'}\n")
    compiler.chmod(0o755)
    package = kernels.Package("package", "1.0", "")
    for options in ([], [], ["-DQUICK_TEST"]):
        collection = programs.Collection("tests", package, ["test.cu"], options)
        problem = programs.compile_program(collection, "test.cu", tmp_path, tmp_path / "test", str(compiler))
        assert problem == ""
    assert (tmp_path / "log").read_text() == "compiled\n" * 2


def test_program_receives_its_arguments(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    commands: list[Sequence[str]] = []

    def record(command: Sequence[str], *_: object) -> tuple[str, str]:
        commands.append(command)
        return "right", ""

    monkeypatch.setattr(programs, "download", lambda package, directory: directory)
    monkeypatch.setattr(programs, "run_program", record)
    package = kernels.Package("package", "1.0", "")
    collection = programs.Collection("examples", package, ["gemm.py 128 --k=32"])
    options = argparse.Namespace(directory=tmp_path, schedules=["default"])
    assert list(programs.iter_runs(collection, options)) == [
        ("examples of package 1.0 gemm.py (default)", "right", "")
    ]
    assert commands == [[str(tmp_path / "gemm.py"), "128", "--k=32"]]
