"""Tests for [[pointer]] entries, and for the questions that the codegen adds to a library's file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from codegen import __main__ as program
from codegen import pointers, sources
from codegen.errors import CodegenError
from codegen.model import Question

from ..support.messages import raises
from .test_history import declare_library

PARAMS = "int \\*ids"
PATTERNS = {"symbols": "prA", "params": PARAMS}
QUESTION = Question(
    "headers/libraries/low.toml",
    "int *ids",
    ("prA", "prB"),
    "int prA(int *ids, int n)",
    "does the call write one object, or n objects",
    "not documented",
    "",
    (("out", "one new object"), ("inout[n]", "C writes n objects")),
)


def write_entry(role: str) -> str:
    """Return a [[pointer]] entry with a role."""
    return f"[[pointer]]\nsymbols = 'prA'\nparams = '{PARAMS}'\nrole = '{role}'\n"


def declare_library_file(root: Path) -> Path:
    """Write the file of a library to a repository, and return its path."""
    path = root / QUESTION.file
    path.parent.mkdir(parents=True)
    path.write_text('place = 1\nstatus = "S"\nheaders = []\nparts = []\nprefixes = []\n', encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("role", "confirmed", "size", "memory"),
    [
        ("out", "out", {}, {}),
        ("inout", "inout", {}, {}),
        ("in[n]", "in", {"elements": "n"}, {}),
        ("in[n[0]]", "in", {"elements": "n[0]"}, {}),
        ("inout[2*n]b", "inout", {"bytes": "2*n"}, {}),
        ("in[n]bz", "in", {"bytes": "n", "counts_zero": True}, {}),
        ("inout[f(x)]t", "inout", {"elements": "f(x)", "made": "text"}, {}),
        ("inout[f(x)]br", "inout", {"bytes": "f(x)", "made": "bytes"}, {}),
        ("either[n]", "in", {"elements": "n", "memory": "either"}, {}),
        ("inout.either[n]", "inout", {"elements": "n", "memory": "either"}, {}),
        ("address[n]b", "in", {"bytes": "n", "memory": "address"}, {}),
        ("device", "in", {}, {"kind": "device"}),
        ("inout.device", "inout", {}, {"kind": "device"}),
        ("handle", "in", {}, {"kind": "handle"}),
        ("text", "in", {}, {"kind": "text"}),
        ("in[?form]", "in", {}, {"kind": "host", "unknown": "form"}),
        ("either[?type]", "in", {}, {"kind": "either", "unknown": "type"}),
    ],
)
def test_role_expands_to_a_confirmed_line_and_a_size_or_memory(
    role: str, confirmed: str, size: dict[str, Any], memory: dict[str, Any], tmp_path: Path
) -> None:
    library = declare_library(tmp_path, write_entry(role))
    assert library.confirmed == {confirmed: {PARAMS: "prA"}}
    assert library.size == ((PATTERNS | size,) if size else ())
    assert library.memory == ((PATTERNS | memory,) if memory else ())
    assert library.rule == ()


@pytest.mark.parametrize("role", ["list:n", "count", "most", "size:8", "typed:kind", "text:64"])
def test_other_role_expands_to_a_rule(role: str, tmp_path: Path) -> None:
    library = declare_library(tmp_path, write_entry(role))
    assert [(rule["params"], rule["role"]) for rule in library.rule] == [(PARAMS, role)]
    assert (library.confirmed, library.size, library.memory) == ({}, (), ())


@pytest.mark.parametrize("role", ["output", "in[n", "in[n]x", "out.", "in.device", "device[?]", "lists:n"])
def test_invalid_role_raises(role: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        declare_library(tmp_path, write_entry(role))


def test_entries_are_added_to_existing_ones(tmp_path: Path) -> None:
    text = f"confirmed.out = {{ '{PARAMS}' = 'prZ' }}\n" + write_entry("out")
    assert declare_library(tmp_path, text).confirmed == {"out": {PARAMS: "prZ|prA"}}


def test_written_question_is_an_entry_without_a_role(tmp_path: Path) -> None:
    path = declare_library_file(tmp_path)
    pointers.write_questions([QUESTION], tmp_path)
    text = path.read_text(encoding="utf-8")
    assert tomllib.loads(text)["pointer"] == [{"symbols": "prA|prB", "params": PARAMS}]
    assert f"# {QUESTION.prototype}\n" in text
    pointers.write_questions([QUESTION], tmp_path)
    assert path.read_text(encoding="utf-8") == text  # a second run does not add the question again
    answered = text.replace("# role = 'out'", "role = 'out'")
    assert tomllib.loads(answered)["pointer"][0]["role"] == "out"


def test_describe_contains_the_line_and_the_documentation(tmp_path: Path) -> None:
    """NVIDIA's documentation is only printed, and never written to the file."""
    question = QUESTION._replace(documentation="Where the IDs go")
    path = declare_library_file(tmp_path)
    pointers.write_questions([question], tmp_path)
    text = path.read_text(encoding="utf-8")
    line = text.split("\n").index("[[pointer]]") + 1
    described = pointers.describe(question, tmp_path)
    assert described.startswith(
        f"headers/libraries/low.toml:{line}: int *ids of prA, prB: does the call write "
    )
    assert described.endswith('in the header: "Where the IDs go"')
    assert "Where" not in text


@pytest.mark.parametrize("is_check", [False, True])
def test_only_a_check_leaves_the_file_unchanged(
    is_check: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "ROOT", tmp_path)
    path = declare_library_file(tmp_path)
    text = path.read_text(encoding="utf-8")
    error = CodegenError(f"another problem\n{QUESTION.message}", [QUESTION])
    program._print_problems(error, is_check=is_check)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "codegen: another problem"
    line = "" if is_check else f":{len(text.splitlines()) + 4}"
    assert lines[1].startswith(f"codegen: {QUESTION.file}{line}: int *ids of ")
    assert len(lines) == (2 if is_check else 3)
    assert (path.read_text(encoding="utf-8") == text) == is_check


def test_entry_without_a_role_is_only_allowed_for_an_open_question(tmp_path: Path) -> None:
    path = declare_library_file(tmp_path)
    pointers.write_questions([QUESTION], tmp_path)
    library = sources.read_library(path)
    pointers.check_unanswered(library.file, library.pointer, [QUESTION])
    with raises(CodegenError):
        pointers.check_unanswered(library.file, library.pointer, [QUESTION._replace(symbols=("prA",))])
