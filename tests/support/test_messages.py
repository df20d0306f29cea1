"""Tests for the messages of expected exceptions: comparing, writing and dropping them."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .. import conftest
from .messages import Session, begin, emit, name_test, normalize, parse, raises

FIRST, SECOND = "ValueError: one", "KeyError: 'two\\nlines'"


def fail(*errors: Exception) -> None:
    """Raise exceptions, each of which `raises` expects."""
    for error in errors:
        with raises(type(error)):
            raise error


def test_raises_with_the_messages_of_the_file_passes() -> None:
    with begin("wing/test_a.py::test_b", [FIRST, SECOND]):
        fail(ValueError("one"), KeyError("two\nlines"))


@pytest.mark.parametrize(
    ("expected", "errors"),
    [
        ([FIRST], [ValueError("another")]),
        ([FIRST], [OverflowError("one")]),
        ([SECOND, FIRST], [ValueError("one"), KeyError("two\nlines")]),
        ([FIRST], [ValueError("one"), ValueError("one")]),
        ([FIRST, FIRST], [ValueError("one")]),
        ([], [ValueError("one")]),
    ],
    ids=["text", "class", "order", "more", "fewer", "none"],
)
def test_raises_with_other_messages_than_the_file_fails(expected: list[str], errors: list[Exception]) -> None:
    with pytest.raises(AssertionError, match="pytest --write-golden"), begin("w/test_a.py::test", expected):
        fail(*errors)


def test_raises_with_another_class_does_not_catch() -> None:
    with begin("w/test_a.py::test", [FIRST]):
        with pytest.raises(KeyError, match=r"^'one'$"), raises(ValueError):
            raise KeyError("one")
        with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"), raises(ValueError):
            pass
        fail(ValueError("one"))


def test_raises_returns_the_error_and_compares_its_notes() -> None:
    error = ValueError("one")
    error.add_note("a note")
    with begin("w/test_a.py::test", ["ValueError: one\na note"]):
        with raises((KeyError, ValueError)) as caught:
            raise error
        assert caught.value is error


@pytest.mark.parametrize("is_real", [False, True])
def test_note_about_an_older_driver_is_omitted_only_on_a_real_device(is_real: bool) -> None:
    note = (
        "The CUDA driver is 13.0, older than the API level 13.5 in use, and may lack the features that "
        "newer headers added."
    )
    expected = "ValueError: one" if is_real else f"ValueError: one\n{note}"
    with begin("w/test_a.py::test", [expected], is_real=is_real), raises(ValueError):
        raise ValueError(f"one\n{note}")


def test_raises_in_another_thread_fails() -> None:
    """Messages are recorded for each test, and another thread does not know which test it belongs to."""
    failures: list[BaseException] = []

    def work() -> None:
        """Use `raises`, and record the error that it reports."""
        try:
            fail(ValueError("one"))
        except AssertionError as failure:
            failures.append(failure)

    with begin("w/test_a.py::test", [], writes=True):
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    assert len(failures) == 1


def test_normalize_replaces_parts_that_differ_between_machines(tmp_path: Path) -> None:
    for text, expected in (
        (f"{tmp_path}/a.cu: no", "{tmp_path}/a.cu: no"),
        (f"'{tmp_path}'", "'{tmp_path}'"),
        (f"(../../..{tempfile.gettempdir()}/tmpab12cd34/a.h:1)", "({temporary}/a.h:1)"),
        (f"in {conftest.ROOT}/cudyn/x.py", "in {repository}/cudyn/x.py"),
        (f"{sys.prefix}/lib/x", "{python}/lib/x"),
        (f"{Path.home()}/.cache", "{home}/.cache"),
        ("at 0x7f00deadbeef, not 0x10", "at {address}, not 0x10"),
        (f"got {1 << 47}, expected 0 to {2**64 - 1}", f"got {{address}}, expected 0 to {2**64 - 1}"),
        ("the process 123 ended", "the process {pid} ended"),
        ("Python 3.12.1 and 3.5", "Python {version} and 3.5"),
    ):
        assert normalize(text) == expected


def test_name_test_on_a_gpu_equals_the_name_on_the_simulator() -> None:
    for nodeid, name in (
        ("tests/real/test_a.py::test_b[real]", "real/test_a.py::test_b[simulated]"),
        ("tests/w/test_a.py::test_b[a-real-1]", "w/test_a.py::test_b[a-simulated-1]"),
        ("tests/w/test_a.py::test_b[unreal]", "w/test_a.py::test_b[unreal]"),
    ):
        assert name_test(nodeid) == name


LINES = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"])).map(lambda line: f"E: {line}")
MESSAGES = st.lists(LINES, min_size=1).map("\n".join)


@given(st.dictionaries(st.from_regex(r"\A[a-z]+/t.py::[a-z =\[\]]+\Z"), st.lists(MESSAGES, min_size=1)))
def test_parse_of_emitted_text_returns_the_blocks(blocks: dict[str, list[str]]) -> None:
    assert parse(emit(blocks)) == blocks


def test_emit_writes_messages_that_can_be_read() -> None:
    blocks = {"w/t.py::b": ["E: 1", "E: 1", "E: x\n\n1 y"], "w/t.py::a[=== ]": ["E: 2"], "w/t.py::c": []}
    text = "=== w/t.py::a[=== ]\n1 E: 2\n\n=== w/t.py::b\n1-2 E: 1\n3 E: x\n  \n  1 y\n"
    assert emit(blocks) == text
    assert parse(text) == {test: messages for test, messages in blocks.items() if messages}


def test_session_write_updates_run_tests_and_drops_missing_tests(tmp_path: Path) -> None:
    (tmp_path / "wing").mkdir(parents=True, exist_ok=True)
    for name in ("test_a.py", "test_b.py"):
        (tmp_path / "wing" / name).touch()
    session = Session(tmp_path)
    file = session.find_file("wing/deep/test_a.py::test")
    assert file == tmp_path / "wing/messages.txt"
    valid = {"wing/test_a.py::slow": ["E: 1"], "wing/test_b.py::other": ["E: 2"]}
    stale = {"wing/test_a.py::gone": ["E: 3"], "wing/test_c.py::gone": ["E: 4"]}
    file.write_text(emit(valid | stale | {"wing/test_a.py::none": ["E: 5"], "wing/test_a.py::ran": ["E: 6"]}))
    session.tests = {"wing/test_a.py::ran", "wing/test_a.py::none", "wing/test_a.py::slow"}
    session.messages = {"wing/test_a.py::ran": ["E: 7"], "wing/test_a.py::none": []}
    assert sorted(session.list_stale()) == sorted(stale)
    session.write()
    assert parse(file.read_text()) == valid | {"wing/test_a.py::ran": ["E: 7"]}


def test_session_of_single_tests_drops_only_missing_files(tmp_path: Path) -> None:
    session = Session(tmp_path, is_whole=False)
    (tmp_path / "test_a.py").touch()
    blocks = {"test_a.py::b": ["E: 1"], "test_c.py::d": ["E: 2"]}
    session.find_file("test_a.py").write_text(emit(blocks))
    session.tests = {"test_a.py::test"}
    assert session.list_stale() == ["test_c.py::d"]


def test_messages_all_belong_to_existing_tests(request: pytest.FixtureRequest) -> None:
    """The messages are compared with the tests of this run, so only a full run checks all of them."""
    assert request.config.stash[conftest.SESSION].list_stale() == []


SUITE = """
import pytest
from tests.support.messages import raises

@pytest.mark.parametrize("n", range(3))
def test_it(n):
    with raises(ValueError):
        raise ValueError(f"number {n}")
"""


@pytest.mark.parametrize("workers", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_pytest_writes_messages_and_compares_them(tmp_path: Path, workers: int) -> None:
    """Messages are written with --write-golden, compared without it, and removed with their tests."""
    (tmp_path / "tests/wing").mkdir(parents=True)
    (tmp_path / "pytest.ini").write_text("[pytest]")
    suite = tmp_path / "tests/wing/test_suite.py"
    suite.write_text(SUITE)

    def run(*options: str) -> str:
        """Run the tests of the suite in a new process, and return pytest's summary."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        process = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-n", str(workers), "tests", *options],
            cwd=tmp_path,
            env={**environment, "PYTHONPATH": str(conftest.ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        return process.stdout.splitlines()[-1]

    assert "3 failed" in run()
    assert "3 passed" in run("--write-golden")
    file = tmp_path / "tests/wing/messages.txt"
    names = [f"wing/test_suite.py::test_it[{number}]" for number in range(3)]
    expected = {name: [f"ValueError: number {number}"] for number, name in enumerate(names)}
    assert parse(file.read_text()) == expected
    suite.write_text(SUITE.replace("{n}", "{n + n // 2}"))
    assert "1 failed, 2 passed" in run()
    suite.write_text(SUITE.replace("range(3)", "range(1, 2)"))
    assert "1 passed" in run("--write-golden")
    assert parse(file.read_text()) == {names[1]: ["ValueError: number 1"]}
