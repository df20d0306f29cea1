"""Tests that control characters in names, paths and contents of files are escaped in the output."""

from __future__ import annotations

import ast
import sys
import zipfile
from pathlib import Path

import pytest

from cudyn import Artifact, Image, Module, load_library, needs
from cudyn._cli import output
from cudyn._errors import escape
from cudyn._kernels.cache import contents

from ..kernels.export.kernels import make_fatbin, make_ptx
from ..support.command_line import main

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no file of Windows can be called so")

# A newline would start a new line. The other characters colour, erase or reverse text.
HOSTILE = "k\nforged: \x1b[2K\r\x9b31m\u202e\x7f"
SHOWN = escape(HOSTILE)
CONTRACT = "add(a: f32[n], b: f32[n]) -> _Z3addIfEvPT_S1_i<<<n, 1>>>(a, b, n: i32)"
KINDS = ("missing", "empty", "text", "artifact", "damaged", "ptx", "elf", "folder")
COMMANDS = (
    ("show", "FILE"),
    ("show", "NAME"),
    ("show", "cuInit", "--api", "NAME"),
    ("needs", "FILE"),
    ("compile", "FILE", "-arch", "sm_80"),
    ("compile", "FILE", "FILE2", "-arch", "NAME"),
    ("compile", "80.ptx", "FILE", "-arch", "sm_80", "-o", "80.ptx"),
    ("export", "FILE", "-o", "NAME.cudyn", "--contract", CONTRACT),
    ("export", "FILE", "-o", "NAME"),
    ("export", "FILE", "80.ptx", "-o", "out.cudyn"),
    ("export", "80.ptx", "--contracts", "FILE", "-o", "out.c"),
    ("export", "80.ptx", "--contract", "NAME", "-o", "out.c"),
    ("export", "80.ptx", "--contract", CONTRACT, "--prefix", "NAME", "-o", "out.c"),
    ("stub", "NAME", "-o", "out"),
    ("stub", "cudart", "--only", "FILE", "-o", "out"),
    ("cache", "import", "FILE"),
    ("NAME",),
    ("show", "cuInit", "--NAME"),
)


def make(file: Path, kind: str) -> None:
    file.unlink(missing_ok=True)
    if kind == "folder":
        file.mkdir()
    elif kind != "missing":
        artifact = bytes(Artifact(make_fatbin()))
        contents = {"empty": b"", "text": b"k(", "artifact": artifact, "damaged": artifact[:60]}
        contents |= {"ptx": make_ptx("80").data, "elf": b"\x7fELF\2\1\1" + bytes(60)}
        file.write_bytes(contents[kind])


def check(text: str) -> None:
    for line in text.splitlines(keepends=True):
        assert line.rstrip("\n").replace("\t", "").isprintable(), repr(line)
        assert not line.startswith("forged"), text


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[] if kind == "damaged" else pytest.mark.slow) for kind in KINDS]
)
def test_output_of_commands_contains_no_control_characters(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / HOSTILE))
    monkeypatch.setattr("cudyn._cli.main._close_output", lambda: None)
    make_ptx("80").save("80.ptx")
    file = tmp_path / f"{HOSTILE}.cu.x"
    for words in COMMANDS:
        if kind == "folder" and file.exists():
            file.rmdir()
        make(file, kind)
        arguments = [word.replace("FILE", str(file)).replace("NAME", HOSTILE) for word in words]
        main(arguments)
        captured = capsys.readouterr()
        check(captured.out)
        check(captured.err)


def test_output_of_a_failing_compilation_is_escaped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Covers progress lines and the paths of outputs."""
    monkeypatch.chdir(tmp_path)
    Path(f"{HOSTILE}.cu").write_bytes(b"\xff")
    assert main(["compile", f"{HOSTILE}.cu", "-arch", "sm_80"]) == 1
    captured = capsys.readouterr()
    assert f"[1/1] {SHOWN}.cu sm_80: failed" in captured.out
    assert f"{SHOWN}.cu" in captured.err
    check(captured.out + captured.err)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("open_it", [Module, load_library, needs, Image.load, Artifact.load])
def test_error_messages_are_escaped(open_it: object, kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"{HOSTILE}.so"
    make(file, kind)
    try:
        open_it(file)  # type: ignore[operator]
    except Exception as error:
        check(str(error))


def test_names_in_the_cache_are_escaped_in_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Source names may come from an archive of another user's cache."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / HOSTILE))
    facts = dict.fromkeys(("name", "architecture", "kind", "compiler"), HOSTILE)
    entry = contents.Entry("", "", "", 1, 0.0, 0.0, {**facts, "options": [HOSTILE]})
    monkeypatch.setattr(contents, "list_entries", lambda: iter([entry]))
    archive = tmp_path / f"{HOSTILE}.zip"
    with zipfile.ZipFile(archive, "w") as archive_file:
        archive_file.writestr(HOSTILE, b"")
    for words in ("list", "info", f"import\0{archive}", f"export\0{archive}"):
        main(["cache", *words.split("\0")])
        captured = capsys.readouterr()
        assert SHOWN in captured.out + captured.err
        check(captured.out + captured.err)


def test_only_output_and_report_call_print() -> None:
    """The report escapes each line itself."""
    folder = Path(output.__file__).parent
    result = {
        f"{file.name}: {ast.unparse(node)}"
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    }
    assert result == {
        "output.py: print(escape(text, _UNESCAPED), file=file, flush=file is not None)",
        "report.py: print(text)",
    }
