"""Tests for the command line of `python -m cudyn compile`, and for messages about errors in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cudyn._kernels.compilers import compile_many

from ..conftest import ROOT
from ..support import real
from ..support.command_line import main
from ..support.releases import NEWEST

SOURCES = ["a.cu", "b.cu"]


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current directory, which contains three CUDA C++ sources."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    for name in ("a.cu", "b.cu", "folder/a.cu"):
        (tmp_path / name).write_text('extern "C" __global__ void k() { int unused; }\n')
    return tmp_path


@pytest.fixture
def compiler_request(sources: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The arguments of the last request that the command sends to the compiler, and its sources in `files`.

    The compiler rejects all requests.
    """
    result: dict[str, Any] = {"files": []}

    def reject(arguments: dict[str, Any]) -> None:
        """Record the request of the command, and raise an error so that nothing is compiled."""
        result.update(arguments)
        result["files"].append(str(result.pop("source")))
        raise ValueError("enough")

    monkeypatch.setattr(compile_many, "read_job", reject)
    return result


@pytest.mark.parametrize(
    ("words", "expected_options"),
    [
        ("-Xptxas -v", ["-Xptxas=-v"]),
        ("--ptxas-options -v,-O3", ["--ptxas-options=-v", "--ptxas-options=-O3"]),
        ("-maxrregcount 32 --maxrregcount 64", ["-maxrregcount=32", "--maxrregcount=64"]),
        ("-include x.h --pre-include y.h", ["-include=x.h", "--pre-include=y.h"]),
        ("-U NAME -UOTHER", ["-U=NAME", "-UOTHER"]),
        ("-diag-suppress 177 --split-compile 0", ["-diag-suppress=177", "--split-compile=0"]),
        ("-fmad false -ftz=true -G", ["-fmad=false", "-ftz=true", "-G"]),
        ("--time -", ["--time=-"]),
        ("-optix-ir -opt-info inline -jtd 50", ["-optix-ir", "-opt-info=inline", "-jtd=50"]),
        ("--unknown=1 -unknown", ["--unknown=1", "-unknown"]),
    ],
)
@pytest.mark.parametrize("position", ["before", "between", "after"])
def test_compile_passes_options_to_nvrtc(
    position: str, words: str, expected_options: list[str], compiler_request: dict[str, Any]
) -> None:
    """The values of options are not read as sources."""
    arguments_by_position = {
        "before": [words, *SOURCES],
        "between": ["a.cu", words, "b.cu"],
        "after": [*SOURCES, words],
    }
    arguments = arguments_by_position[position]
    assert main(["compile", *" ".join(arguments).split(), "-arch", "sm_80", "-j", "1"]) == 1
    assert compiler_request["files"] == SOURCES
    assert sorted(compiler_request["options"]) == sorted(expected_options)


@pytest.mark.parametrize(
    "option",
    ["-cubin", "-fatbin", "-ptx", "-arch", "-std", "--gpu-architecture", "--quiet", "--name-expression"],
)
def test_compile_does_not_abbreviate_options(option: str, compiler_request: dict[str, Any]) -> None:
    """An abbreviation is passed to NVRTC like an unknown option. cudyn itself rejects nvcc's -c."""
    shortest = option.rindex("-", 0, 2) + 2  # the dashes and one letter
    for size in range(shortest, len(option)):
        abbreviation = option[:size]
        if abbreviation == "-c":
            assert main(["compile", "-c", *SOURCES, "-arch", "sm_80"]) == 2
            continue
        assert main(["compile", abbreviation, *SOURCES, "-arch", "sm_80", "-j", "1"]) == 1
        assert (compiler_request["files"], compiler_request["options"]) == (SOURCES, [abbreviation])
        compiler_request["files"] = []


@pytest.mark.parametrize(
    ("words", "name", "value"),
    [
        ("-I inc -Iinc --include-path inc --include-path=inc", "include_path", ["inc"] * 4),
        ("-D A=1 -DA=1 --define-macro A=1 --define-macro=A=1", "define_macro", ["A=1"] * 4),
        ("-std c++17", "std", "c++17"),
        ("-std=c++17", "std", "c++17"),
        ("--std=c++17", "std", "c++17"),
        ("--name-expression k<1> --name-expression=k<2>", "name_expressions", ["k<1>", "k<2>"]),
        ("-arch=sm_90", "arch", "sm_90"),
        ("--gpu-architecture sm_90", "arch", "sm_90"),
        ("--to ptx", "to", "ptx"),
        ("--no-cache", "cache", False),
    ],
)
def test_compile_reads_its_own_options(
    words: str, name: str, value: object, compiler_request: dict[str, Any]
) -> None:
    arch = [] if name == "arch" else ["-arch", "sm_80"]
    assert main(["compile", "a.cu", *words.split(), *arch]) == 1
    assert compiler_request["files"] == ["a.cu"]
    assert compiler_request["options"] == []
    assert compiler_request[name] == value


@pytest.mark.parametrize("words", ["-o out/k.x", "-oout/k.x", "-o=out/k.x", "--output=out/k.x"])
def test_compile_with_several_outputs_needs_a_folder(
    words: str, compiler_request: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile", "a.cu", "-arch", "sm_80", *words.split()]) == 1
    assert Path("out").is_dir()
    assert main(["compile", "a.cu", "b.cu", "-arch", "sm_80", *words.split()]) == 2
    assert "-o out/k.x: there are 2 outputs; pass a directory" in capsys.readouterr().err


def test_compile_reads_arguments_after_two_dashes_as_files(compiler_request: dict[str, Any]) -> None:
    Path("-U").write_text("")
    assert main(["compile", "-arch", "sm_80", "--", "-U"]) == 1
    assert compiler_request["files"] == ["-U"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "expected arguments"),
        ("-maxrregcount 32", "the following arguments are required: FILE"),
        ("a.cu -Xptxas", "the option -Xptxas needs a value"),
        ("a.cu -j 0", "argument -j/--jobs: '0' is not a number of processes"),
        ("a.cu -j many", "argument -j/--jobs: 'many' is not a number of processes"),
        ("a.cu --to exe", "argument --to: invalid choice: 'exe'"),
        ("a.cu -arch", "argument -arch/--arch/--gpu-architecture: expected one argument"),
        ("a.cu -arch=", "-arch '': expected an architecture such as 'sm_90' or 'compute_90'"),
        ("a.cu -arch 80", "-arch 80: expected an architecture such as 'sm_90' or 'compute_90'"),
        ("a.cu -arch compute_80 --to cubin", "a CUBIN is for a real architecture, such as sm_90"),
        ("none.cu -arch sm_80", "not a file: none.cu"),
        ("a.cu folder -arch sm_80", "not a file: folder"),
        ("a.cu -arch sm_80 -o b.cu/", "b.cu"),
        ("a.cu -arch sm_80 -o a.cu", "would overwrite the source a.cu: a.cu"),
        (
            "a.cu folder/a.cu -arch sm_80 -o out/",
            "the output of folder/a.cu for sm_80 would overwrite the output of a.cu for sm_80: out",
        ),
    ],
)
def test_compile_with_a_wrong_command_line_prints_one_message_and_returns_2(
    words: str, message: str, sources: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is compiled."""
    assert main(["compile", *words.split()]) == 2
    captured = capsys.readouterr()
    assert message in captured.err.replace(os.sep, "/")
    assert captured.out == ""


@pytest.mark.nvidia
def test_compile_with_options_of_nvrtc_changes_its_output(sources: Path) -> None:
    """The options define a macro, limit registers, disable a warning, and make ptxas print a report."""
    site = real.nvrtc(NEWEST)
    (sources / "pre.h").write_text("#define N 4\n")
    (sources / "a.cu").write_text(
        "#ifdef M\n#error M is defined\n#endif\n"
        'extern "C" __global__ void k(int *p) { int unused; *p = N; }\n'
    )
    environment = {**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{ROOT}", "CUDYN_CACHE": "off"}
    command = [sys.executable, "-m", "cudyn", "compile", "a.cu", "-arch", "sm_80", "-DM", "-include", "pre.h"]
    command += [
        "-U",
        "M",
        "-Xptxas",
        "-v",
        "-maxrregcount",
        "32",
        "--split-compile",
        "0",
        "--time",
        "times.csv",
    ]
    with_warnings, without_warnings = (
        subprocess.run([*command, *words], env=environment, capture_output=True, text=True)
        for words in ([], ["-diag-suppress", "177"])
    )
    assert (with_warnings.returncode, without_warnings.returncode) == (0, 0), (
        with_warnings.stderr + without_warnings.stderr
    )
    assert "ptxas info" in without_warnings.stderr
    assert '"unused" was declared but never referenced' in with_warnings.stderr
    assert "unused" not in without_warnings.stderr
    assert "phase name" in Path("times.csv").read_text()
