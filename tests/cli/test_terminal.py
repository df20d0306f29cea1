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

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows does not allow such file names")

# A newline would forge a line of output. The other characters color, erase or reverse text.
HOSTILE_NAME = "k\nforged: \x1b[2K\r\x9b31m\u202e\x7f"
ESCAPED_NAME = escape(HOSTILE_NAME)
CONTRACT = "add(a: f32[n], b: f32[n]) -> _Z3addIfEvPT_S1_i<<<n, 1>>>(a, b, n: i32)"
KINDS = ("missing", "empty", "text", "artifact", "damaged", "ptx", "elf", "folder")
# Command lines. FILE stands for the path of a file with a hostile name, and NAME for the name itself.
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


def make_file(file: Path, kind: str) -> None:
    """Create a file or directory of one of the KINDS, or remove a file."""
    file.unlink(missing_ok=True)
    if kind == "folder":
        file.mkdir()
    elif kind != "missing":
        artifact = bytes(Artifact(make_fatbin()))
        contents = {"empty": b"", "text": b"k(", "artifact": artifact, "damaged": artifact[:60]}
        contents |= {"ptx": make_ptx("80").data, "elf": b"\x7fELF\2\1\1" + bytes(60)}
        file.write_bytes(contents[kind])


def check_is_escaped(text: str) -> None:
    """Check that each line of a string is printable, and that none has been forged."""
    for line in text.splitlines(keepends=True):
        assert line.rstrip("\n").replace("\t", "").isprintable(), repr(line)
        assert not line.startswith("forged"), text


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[] if kind == "damaged" else pytest.mark.slow) for kind in KINDS]
)
def test_output_of_commands_contains_no_control_characters(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file name may contain escape sequences, which would change the terminal."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / HOSTILE_NAME))
    monkeypatch.setattr("cudyn._cli.main._close_output", lambda: None)
    make_ptx("80").save("80.ptx")
    file = tmp_path / f"{HOSTILE_NAME}.cu.x"
    for command in COMMANDS:
        if kind == "folder" and file.exists():
            file.rmdir()
        make_file(file, kind)
        arguments = [
            argument.replace("FILE", str(file)).replace("NAME", HOSTILE_NAME) for argument in command
        ]
        main(arguments)
        captured = capsys.readouterr()
        check_is_escaped(captured.out)
        check_is_escaped(captured.err)


def test_output_of_a_failing_compilation_is_escaped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Progress lines and error messages contain the path of the source."""
    monkeypatch.chdir(tmp_path)
    Path(f"{HOSTILE_NAME}.cu").write_bytes(b"\xff")
    assert main(["compile", f"{HOSTILE_NAME}.cu", "-arch", "sm_80"]) == 1
    captured = capsys.readouterr()
    assert f"[1/1] {ESCAPED_NAME}.cu sm_80: failed" in captured.out
    assert f"{ESCAPED_NAME}.cu" in captured.err
    check_is_escaped(captured.out + captured.err)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("open_file", [Module, load_library, needs, Image.load, Artifact.load])
def test_messages_of_exceptions_are_escaped(open_file: object, kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"{HOSTILE_NAME}.so"
    make_file(file, kind)
    try:
        open_file(file)  # type: ignore[operator]
    except Exception as error:
        check_is_escaped(str(error))


def test_names_in_the_cache_are_escaped_in_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An entry may have been imported from another user's archive, so its source's name is not trusted."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / HOSTILE_NAME))
    source_facts = dict.fromkeys(("name", "architecture", "kind", "compiler"), HOSTILE_NAME)
    entry = contents.Entry("", "", "", 1, 0.0, 0.0, {**source_facts, "options": [HOSTILE_NAME]})
    monkeypatch.setattr(contents, "list_entries", lambda: iter([entry]))
    archive = tmp_path / f"{HOSTILE_NAME}.zip"
    with zipfile.ZipFile(archive, "w") as archive_file:
        archive_file.writestr(HOSTILE_NAME, b"")
    for command_line in ("list", "info", f"import\0{archive}", f"export\0{archive}"):
        main(["cache", *command_line.split("\0")])
        captured = capsys.readouterr()
        assert ESCAPED_NAME in captured.out + captured.err
        check_is_escaped(captured.out + captured.err)


def test_only_output_and_report_call_print() -> None:
    """Other modules use output.py, which escapes control characters. The report escapes its lines itself."""
    directory = Path(output.__file__).parent
    calls = set()
    for file in directory.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "print":
                calls.add(f"{file.name}: {ast.unparse(node)}")
    assert calls == {
        "output.py: print(escape(text, _UNESCAPED), file=file, flush=file is not None)",
        "report.py: print(text)",
    }
