"""Tests for `python -m cudyn export`, and for `show` with the exported files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import cudyn
from cudyn import Artifact, Image

from ..conftest import ROOT
from ..kernels.export.kernels import make_fatbin, make_ptx
from ..support import real
from ..support.command_line import main
from ..support.releases import NEWEST

ADD = "add_one(a: f32[n], b: f32[n]) -> _Z3addIfEvPT_S1_i<<<ceildiv(n, 256), 256>>>(a, b, n: i32)"
SCALE = "scale(data: f32[n], by: f32, n: i64) -> scale<<<n, 1>>>(data, by: f32, n: i64)"
Run = Callable[..., tuple[int, str, str]]
needs_cc = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason=f"no C compiler for Linux on {sys.platform}"
)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A function that runs a command, and returns its status, output and error message.

    The working directory contains PTX files and a fatbin.
    """
    monkeypatch.chdir(tmp_path)
    for arch in ("80", "90a"):
        make_ptx(arch).save(f"{arch}.ptx")
    make_fatbin().save("all.fatbin")

    def run(*words: str) -> tuple[int, str, str]:
        """Run `python -m cudyn` with these words. The error message is returned without its prefix."""
        status = main(words)
        captured = capsys.readouterr()
        message = captured.err.rpartition("python -m cudyn: error: ")[2]
        return status, captured.out, message or captured.err

    return run


def load_images(*files: str) -> list[Image]:
    return [Image.load(file) for file in files]


def test_export_of_images_writes_an_artifact(run: Run) -> None:
    """The artifact's name is derived from the file's name. A file of contracts may contain comments."""
    add_on_several_lines = ADD.replace("(", "(  # sums\n    ", 1).replace(
        " -> ", "\n  # with a kernel\n-> ", 1
    )
    Path("demo.txt").write_text(f"# kernels\n\n{add_on_several_lines}\n{SCALE}\n")
    file = "new/out/lib-demo.cudyn"
    assert run("export", "80.ptx", "90a.ptx", "--contracts", "demo.txt", "-o", file) == (0, f"{file}\n", "")
    artifact = Artifact.load(file)
    assert artifact == Artifact(load_images("80.ptx", "90a.ptx"), [ADD, SCALE], name="lib_demo")
    assert run("show", file, "80.ptx") == (0, f"{artifact}\n\n{Image.load('80.ptx')}\n", "")


def test_export_of_an_artifact_writes_c(run: Run, tmp_path: Path) -> None:
    artifact = Artifact(load_images("80.ptx"), [ADD, SCALE], name="demo")
    artifact.save("demo.cudyn")
    assert run("export", "demo.cudyn", "-o", "demo.c") == (0, "demo.h\ndemo.c\n", "")
    artifact.write_c(tmp_path / "..", "")
    for file in ("demo.h", "demo.c"):
        assert Path(file).read_bytes() == Path("..", file).read_bytes()
    status, *_ = run("export", "demo.cudyn", "-o", "other.c", "--prefix", "my")
    assert status == 0
    assert '#include "other.h"' in Path("other.c").read_text()
    assert "int my_add_one(" in Path("other.h").read_text()


@needs_cc
@pytest.mark.parametrize("output", ["libdemo.so", "demo.o"])
@pytest.mark.parametrize("options", [(), ("--tvm-ffi",)])
def test_export_of_images_builds_a_library(run: Run, output: str, options: tuple[str, ...]) -> None:
    result = run("export", "80.ptx", "90a.ptx", "--contract", ADD, "--name", "demo", "-o", output, *options)
    assert result == (0, f"{output}\n", "")
    symbols = subprocess.run(["nm", output], capture_output=True, text=True, check=True).stdout
    assert " demo_add_one\n" in symbols
    assert (" __tvm_ffi_add_one\n" in symbols) == bool(options)
    artifact = Artifact(load_images("80.ptx", "90a.ptx"), [ADD], name="demo")
    assert run("show", output) == (0, f"{artifact}\n", "")
    assert run("export", output, "-o", "again.cudyn") == (0, "again.cudyn\n", "")
    assert Artifact.load("again.cudyn") == artifact


@needs_cc
def test_export_shows_errors_of_the_c_compiler(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("export", "80.ptx", "--contract", ADD, "-o", "demo.so")
    monkeypatch.setenv("CC", "nosuch-cc")
    assert run(*words) == (1, "", "nosuch-cc: this C compiler was not found; set $CC to another compiler\n")
    monkeypatch.setenv("CC", "cc -nosuch-option")
    status, output, errors = run(*words)
    assert (status, output) == (1, "")
    assert errors.startswith("demo.so: cc -nosuch-option failed:\n")
    assert not os.path.exists("demo.so")


NO_CONTRACT = "--contract: expected at least one, such as 'scale(a: f32[n])', or a file with --contracts\n"
SUFFIXES = ".cudyn, .c, .so, .dll, .dylib, .o"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("80.ptx", "-o", "x.zip"), f"-o x.zip: expected a name that ends with {SUFFIXES}\n"),
        (("80.ptx", "-o", "x.cudyn"), NO_CONTRACT),
        (
            ("x.cu", "--contract", ADD, "-o", "x.cudyn"),
            "-arch: expected architectures to compile for, such as sm_80,sm_90,compute_90\n",
        ),
        (
            ("x.cu", "-arch", "sm80", "--contract", ADD, "-o", "x.cudyn"),
            "arch='sm80': expected an architecture such as 'sm_90' or 'compute_90'\n",
        ),
        (
            ("80.ptx", "80.ptx", "--contract", ADD, "-o", "x.cudyn"),
            "images: expected one ptx for compute_80, got two\n",
        ),
        (("80.ptx", "--contract", "k(", "-o", "x.cudyn"), "expected ')'; got 'k('\n"),
        (
            ("80.ptx", "--contracts", "wrong.txt", "-o", "x.cudyn"),
            "wrong.txt, line 2: expected ')'; got 'k('\n",
        ),
        (
            ("80.ptx", "--contract", "k(n: i32)", "-o", "x.cudyn"),
            "k: ptx for compute_80: this ptx has no kernel 'k'; it contains: _Z3addIfEvPT_S1_i, scale\n",
        ),
        (
            ("80.ptx", "--contract", "scale(a: f32[n], x: f32, n: i64)", "-o", "x.c"),
            "scale: expected a contract with grid and block, such as "
            "scale(a: f32[n], x: f32, n: i64) -> scale<<<ceildiv(n, 256), 256>>>\n",
        ),
        (
            ("x.cudyn", "80.ptx", "-o", "x.c"),
            "x.cudyn is an artifact: expected it alone, without contracts or -arch\n",
        ),
        (
            ("x.cudyn", "--contract", ADD, "-o", "x.c"),
            "x.cudyn is an artifact: expected it alone, without contracts or -arch\n",
        ),
        (
            ("wrong.cudyn", "-o", "x.c"),
            "wrong.cudyn: the artifact can't be read: expected the end of a ZIP "
            "without a comment in the last 22 bytes; it may be truncated\n",
        ),
        (
            ("wrong.txt", "-o", "x.c"),
            "wrong.txt: not PTX, CUBIN, fatbin, LTO-IR, OptiX-IR or Tile IR: it begins with b'scale()\\n'\n",
        ),
        (("80.ptx", "-o", "x.cudyn", "--nosuch"), "unrecognized arguments: --nosuch\n"),
    ],
)
def test_export_with_wrong_arguments_is_rejected(run: Run, words: tuple[str, ...], message: str) -> None:
    Artifact(load_images("80.ptx"), [ADD]).save("x.cudyn")
    Path("wrong.cudyn").write_bytes(Path("x.cudyn").read_bytes()[:-1])
    Path("wrong.txt").write_text("scale()\nk(\n")
    Path("x.cu").write_text("")
    assert run("export", *words) == (2, "", message)


@pytest.mark.parametrize(
    ("words", "arches"),
    [
        ("-arch sm_80,compute_90 -lineinfo", ["sm_80", "compute_90"]),
        ("-lineinfo -arch compute_80 -code sm_80,compute_80", ["sm_80", "compute_80"]),
    ],
)
def test_export_accepts_options_of_compile(
    words: str, arches: list[str], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Architectures are passed to `compile` as `arch`, and the other options unchanged."""
    arguments: list[tuple[list[str], list[str]]] = []

    def compile(source: Path, *, arch: list[str], options: list[str], **_: object) -> list[Image]:
        """Record the arguments, and return an existing file instead of compiling."""
        arguments.append((arch, options))
        return load_images("80.ptx")

    monkeypatch.setattr("cudyn._cli.export.compile", compile)
    result = run("export", "k.cu", *words.split(), "--contract", ADD, "-o", "a.cudyn")
    assert result == (0, "a.cudyn\n", "")
    assert arguments == [(arches, ["-lineinfo"])]


def test_export_reports_missing_files(run: Run) -> None:
    missing = "x.ptx: No such file or directory\n"
    assert run("export", "x.ptx", "--contract", ADD, "-o", "x.cudyn") == (1, "", missing)
    assert run("show", "x.ptx") == (1, "", missing)
    Path("x.so").write_bytes(b"\x7fELF")
    status, output, errors = run("show", "x.so")
    assert (status, output) == (1, "")
    assert errors == "x.so: the artifact can't be read: a truncated ELF file\n"


@pytest.mark.nvidia
def test_export_of_a_source_writes_an_artifact(tmp_path: Path) -> None:
    """A template is compiled by the real NVRTC for three architectures."""
    source = (
        "template <class T> __global__ void add(T *a, T *b, int n) { b[threadIdx.x] = a[threadIdx.x] + N; }"
    )
    (tmp_path / "k.cu").write_text(source)
    contract = "add_one(a: f32[n], b: f32[n]) -> add<float><<<ceildiv(n, 256), 256>>>(a, b, n)"
    words = ["-DN=1", "-std", "c++17", "--contract", contract, "-o", "demo.cudyn"]
    completed = subprocess.run(
        [sys.executable, "-m", "cudyn", "export", "k.cu", "-arch", "sm_80,sm_90a,compute_90", *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{ROOT}:{real.nvrtc(NEWEST)}", "CUDYN_CACHE": "off"},
        capture_output=True,
        text=True,
    )
    assert (completed.returncode, completed.stdout, completed.stderr) == (0, "demo.cudyn\n", "")
    artifact = Artifact.load(tmp_path / "demo.cudyn")
    assert [image.arch for image in artifact.images] == [("sm_80",), ("sm_90a",), ("compute_90",)]
    assert artifact.contracts[0].text == contract.replace("n)", "n: i32)")
    kernel = artifact.images[0].get_kernel_info("add<float>")
    assert [parameter.type for parameter in kernel.parameters or ()] == ["u64", "u64", "u32"]
    assert artifact.images[0].compiler == f"NVRTC {NEWEST}"
    assert cudyn.driver.api().level in artifact.metadata
