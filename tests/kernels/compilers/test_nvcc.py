"""Tests for nvcc's options in cudyn.compile and on the command line, and for several kinds of code."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cudyn
from cudyn import Image
from cudyn._kernels.compilers import compilation
from cudyn._kernels.compilers.nvrtc.compiler import group_kinds
from cudyn._kernels.compilers.nvrtc.options import read_options

from ...support import fake_compiler, real
from ...support.command_line import main
from ...support.messages import raises
from .test_compile import COMPILERS, run


@pytest.mark.parametrize(
    ("options", "expected_options", "expected_architectures"),
    [
        (["-gencode", "arch=compute_80,code=sm_80"], [], ["sm_80"]),
        (["-gencode=arch=compute_80,code=sm_80"], [], ["sm_80"]),
        (["-gencode arch=compute_80,code=sm_80"], [], ["sm_80"]),
        (["--generate-code", "arch=compute_90a,code=[sm_90a,compute_90a]"], [], ["sm_90a", "compute_90a"]),
        (['--generate-code=arch=compute_80,code=\\"sm_80,compute_80\\"'], [], ["sm_80", "compute_80"]),
        (["-gencode", "arch=compute_80"], [], ["compute_80"]),
        (["-gencode", "arch=compute_80,code=lto_80"], [], ["lto_80"]),
        (["-gencode=arch=compute_80,code=sm_80", "-gencode=arch=compute_80,code=sm_80"], [], ["sm_80"]),
        (
            ["-gencode", "arch=compute_80,code=sm_80", "-G", "-gencode", "arch=compute_90,code=compute_90"],
            ["-G"],
            ["sm_80", "compute_90"],
        ),
        (["-arch=sm_80"], [], ["sm_80"]),
        (["-arch", "native"], [], ["native"]),
        (["--gpu-architecture", "all-major"], [], ["all-major"]),
        (["-arch", "compute_80", "-code", "sm_80,compute_80"], [], ["sm_80", "compute_80"]),
        (["-arch=sm_80", "--gpu-code=sm_80"], [], ["sm_80"]),
        (["--gpu-code", "sm_80"], [], ["sm_80"]),
        (["-Xptxas", "-v,-O1"], ["-Xptxas=-v", "-Xptxas=-O1"], []),
        (["-Xptxas=-v -O1"], ["-Xptxas=-v", "-Xptxas=-O1"], []),
        (["-Xptxas -v"], ["-Xptxas=-v"], []),
        (["--ptxas-options=-dlcm=ca"], ["--ptxas-options=-dlcm=ca"], []),
        (["--ptxas-options", "-v"], ["--ptxas-options=-v"], []),
        (
            ["-G", "-maxrregcount", "32", "-DA=-arch", "-codex", "-archive=1"],
            ["-G", "-maxrregcount", "32", "-DA=-arch", "-codex", "-archive=1"],
            [],
        ),
    ],
)
def test_read_options_returns_options_and_architectures(
    options: list[str], expected_options: list[str], expected_architectures: list[str]
) -> None:
    assert read_options(options) == (expected_options, expected_architectures)


@pytest.mark.parametrize(
    "options",
    [
        ["-gencode"],
        ["-Xptxas="],
        ["-gencode=code=sm_80"],
        ["-gencode=arch=compute_80,code=sm_86"],
        ["-arch=compute_90", "-code=sm_90a"],
        ["-arch=sm_80", "-arch=sm_90"],
        ["-code=sm_80", "-gencode=arch=compute_80"],
    ],
)
def test_read_options_with_unsupported_options_raises(options: list[str]) -> None:
    with raises(ValueError):
        cudyn.compile("", options=options)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str], list[str]]]:
    """The architecture, the kinds of code and the options of each run of a fake compiler."""
    results: list[tuple[str, list[str], list[str]]] = []

    def compile_with_fake(source: Any, arch: str, kinds: Sequence[str]) -> list[Image]:
        """Record the request, and return images that contain the source."""
        results.append((arch, list(kinds), source.options))
        return [Image(source.text, kind, (arch,), log="a warning") for kind in kinds]

    def pack(images: list[Image]) -> Image:
        """Return a fatbin with the architectures of the images."""
        return Image(b"", "fatbin", tuple(image.arch[0] for image in images))

    fake_compiler.use(compile_with_fake, monkeypatch)
    monkeypatch.setattr(compilation, "fatbin", pack)
    monkeypatch.setenv("CUDYN_CACHE", "off")
    return results


Runs = list[tuple[str, list[str], list[str]]]


def test_compile_with_architectures_in_options_returns_one_image(runs: Runs) -> None:
    """If the options name several architectures, the result is a fatbin, as with nvcc."""
    single = cudyn.compile("", options=["-gencode", "arch=compute_80,code=sm_80"])
    assert (single.kind, single.arch) == ("cubin", ("sm_80",))
    several = cudyn.compile("", options=["-arch=compute_80", "-code=[sm_80,compute_80]", "-Xptxas", "-v,-O1"])
    assert (several.kind, several.arch) == ("fatbin", ("sm_80", "compute_80"))
    assert cudyn.compile("", options=["-code=sm_80"], to="fatbin").arch == ("sm_80",)
    images = cudyn.compile("", options=["-code=sm_80,sm_90"], to=["cubin", "ptx"])
    assert [(image.kind, *image.arch) for image in images] == [
        (kind, arch) for arch in ("sm_80", "sm_90") for kind in ("cubin", "ptx")
    ]
    assert [(arch, options) for arch, _, options in runs[:3]] == [
        ("sm_80", []),
        ("sm_80", ["-Xptxas=-v", "-Xptxas=-O1"]),
        ("compute_80", ["-Xptxas=-v", "-Xptxas=-O1"]),
    ]
    with raises(ValueError):
        cudyn.compile("", options=["-code=sm_80,sm_90"], to="ptx")
    with raises(ValueError):
        cudyn.compile("", arch="sm_80", options=["-code=sm_90"])


def test_compile_to_ptx_and_cubin_compiles_once(
    runs: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only kinds of code that the cache lacks are compiled, and they are added to the cache."""
    assert group_kinds(["ltoir", "ptx", "cubin", "optixir"]) == [["ltoir"], ["ptx", "cubin"], ["optixir"]]
    monkeypatch.setenv("CUDYN_CACHE", "on")
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path))
    code = cudyn.compile("", arch="sm_80", to=["ptx", "cubin"])
    assert [image.kind for image in code] == ["ptx", "cubin"]
    assert cudyn.compile("", arch="sm_80", to="cubin") == code[1]
    assert [image.kind for image in cudyn.compile("", arch="sm_80", to=["cubin", "ltoir", "ptx"])] == [
        "cubin",
        "ltoir",
        "ptx",
    ]
    assert [kinds for _, kinds, _ in runs] == [["ptx", "cubin"], ["ltoir"]]
    monkeypatch.setenv("CUDYN_CACHE", "only")
    assert len(cudyn.compile("", arch="sm_80", to=("cubin", "ltoir", "ptx"))) == 3
    with raises(cudyn.CacheMissError):
        cudyn.compile("", arch="sm_80", to=["cubin", "optixir"])
    with raises(ValueError):
        cudyn.compile("", arch="sm_80", to=[])
    with raises(ValueError):
        cudyn.compile("", arch="sm_80", to=["fatbin"])  # type: ignore[list-item]
    with raises(ValueError):
        cudyn.compile("", arch="compute_80", to=["ptx", "cubin"])


@pytest.mark.parametrize(
    "name",
    ["kernel.cu", "src/a b.cu\n", "C:\\\\src\\\\k.cuh", b"k.cpp", "/tmp/x-1.2/k.CU", "../k.h"],
)
def test_compile_with_a_file_name_as_source_raises(name: str | bytes, runs: Runs) -> None:
    with raises(ValueError):
        cudyn.compile(name, arch="sm_80")
    assert runs == []


@pytest.mark.parametrize(
    "text",
    ["", "// k.cu", "/* k.cu */", "#include <k.h>", '#include "k.cuh"', "int x;", "X", "struct A;\n// a.cu"],
)
def test_compile_accepts_sources_that_resemble_file_names(text: str, runs: Runs) -> None:
    cudyn.compile(text, arch="sm_80")
    assert len(runs) == 1


@pytest.mark.parametrize(
    ("words", "files"),
    [
        ("-gencode arch=compute_80,code=sm_80", ["a.cubin"]),
        ("--generate-code=arch=compute_80,code=[sm_80,compute_80]", ["a.fatbin"]),
        (
            "-gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=sm_90 b.cu",
            ["a.fatbin", "b.fatbin"],
        ),
        ("-arch compute_80 -code sm_80,compute_80", ["a.fatbin"]),
        ("-arch=compute_80 -code=sm_80", ["a.cubin"]),
        ("-code=sm_80 -ptx", ["a.ptx"]),
        ("-arch sm_80 -cubin", ["a.cubin"]),
        ("-arch sm_80 --fatbin", ["a.fatbin"]),
        ("-arch sm_80 --to ptx,cubin", ["a.cubin", "a.ptx"]),
        (
            "-arch sm_80,sm_90 --to cubin,ptx",
            ["a.sm_80.cubin", "a.sm_80.ptx", "a.sm_90.cubin", "a.sm_90.ptx"],
        ),
        ("-code sm_80,sm_90 --to ptx", ["a.sm_80.ptx", "a.sm_90.ptx"]),
    ],
)
def test_compile_command_accepts_options_of_nvcc(
    words: str, files: list[str], runs: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("a.cu", "b.cu"):
        Path(name).write_text("")
    assert main(["compile", "-j", "1", "-o", "out/", *words.split(), "a.cu"]) == 0
    assert sorted(path.name for path in Path("out").iterdir()) == files


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            "a.cu -arch sm_80 -gencode arch=compute_90",
            "the architecture is specified twice: -arch sm_80, -gencode",
        ),
        (
            "a.cu -arch compute_80 -code sm_90",
            "arch=compute_80,code=sm_90: NVRTC compiles sm_90 only from compute_90",
        ),
        ("a.cu -gencode", "the option -gencode needs a value"),
        ("a.cu -arch sm_80 --to fatbin,ptx", "invalid choice: 'fatbin,ptx' (choose from ptx, "),
        ("a.cu -arch sm_80 --to ptx,exe", "argument --to: invalid choice: 'ptx,exe'"),
        ("a.cu -arch sm_80 --to ptx,cubin -o k", "-o k: there are 2 outputs; pass a directory"),
        (
            "- -arch sm_80,sm_90",
            "standard input has several outputs; pass a directory that ends with / to -o",
        ),
        ("a.cu none.cu more.cu -arch sm_90", "not a file: none.cu, more.cu"),
        ("a.cu -arch sm_90 -o a.cu", "the output of a.cu for sm_90 would overwrite the source a.cu: a.cu"),
        ("a.cu b.cu -arch sm_90 -o x", "-o x: there are 2 outputs; pass a directory that ends with /"),
        ("a.cu -arch sm_90 -maxrregcount", "the option -maxrregcount needs a value"),
        *(
            (f"a.cu -arch sm_90 --jobs={n}", f"'{n}' is not a number of processes")
            for n in (0, -1, "two", 1.5)
        ),
    ],
)
def test_compile_command_with_wrong_options_of_nvcc_is_rejected(
    words: str,
    message: str,
    runs: Runs,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("a.cu", "b.cu"):
        Path(name).write_text("")
    assert main(["compile", *words.split()]) == 2
    assert message in capsys.readouterr().err
    assert runs == []


@pytest.mark.parametrize(
    ("words", "files", "expected_output"),
    [
        ("-", [], b"the text"),
        ("- -o -", [], b"the text"),
        ("- -", [], b"the text"),
        ("- -o out/", ["stdin.cubin"], b""),
        ("- -o out/ --to ptx,cubin", ["stdin.cubin", "stdin.ptx"], b""),
        ("- -o k.x", ["k.x"], b""),
        ("a.cu -o -", [], b"a file"),
        ("a.cu -", ["a.cubin"], b"the text"),
    ],
)
def test_compile_command_with_standard_input_and_output(
    words: str,
    files: list[str],
    expected_output: bytes,
    runs: Runs,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    """Standard output contains only the code, and warnings go to stderr."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b"the text")))
    Path("a.cu").write_text("a file")
    assert main(["compile", *words.split(), "-arch", "sm_80", "-q", "-j", "1"]) == 0
    captured = capsysbinary.readouterr()
    assert captured.out == expected_output
    assert captured.err == b"a warning\n" * (2 if words == "a.cu -" else 1)
    outputs = [
        path for directory in (Path(), Path("out")) for path in directory.glob("*.*") if path.name != "a.cu"
    ]
    assert sorted(path.name for path in outputs) == files


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(COMPILERS))
def test_compile_with_options_of_nvcc_in_each_nvrtc(version: str) -> None:
    """PTX and CUBIN from one compilation are the same as from separate compilations."""
    code = """
        from cudyn._kernels.compilers.nvrtc import compiler as nvrtc_compiler
        runs, compile_program = [], nvrtc_compiler.compile_program
        def count(job, arch, kinds, *more):
            runs.append(list(kinds))
            return compile_program(job, arch, kinds, *more)
        nvrtc_compiler.compile_program = count
        options = ["-gencode", "arch=compute_80,code=sm_80", "--ptxas-options", "-v,-O1"]
        together = cudyn.compile(KERNEL, options=options, to=["ptx", "cubin"])
        separate = [cudyn.compile(KERNEL, options=options, to=kind) for kind in ("ptx", "cubin")]
        are_equal = [(a.data, a.kernels) == (b.data, b.kernels) for a, b in zip(together, separate)]
        print(json.dumps([runs, are_equal, together[1].arch, together[1].log]))
    """
    runs, are_equal, arch, log = json.loads(run(code, real.nvrtc(version)))
    assert runs == [["ptx", "cubin"], ["ptx"], ["cubin"]]
    assert are_equal == [True, True]
    assert arch == ["sm_80"]
    assert "ptxas info    : Compiling entry function 'scale' for 'sm_80'" in log
    assert 'variable "unused" was declared but never referenced' in log
