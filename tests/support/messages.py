"""Compares the messages of expected exceptions with golden files.

tests/DIRECTORY/messages.txt contains the expected messages of all tests in a directory.

`with raises(ValueError): ...` works like `pytest.raises`, and compares the message with the next message in
the test's block of the file:

    === kernels/launch/test_launch.py::test_closed_module[prepared]
    1 ValueError: the module is closed
    2-4 TypeError: k: expected 2 arguments (u64, f32), got 3

The numbers count the `raises` blocks of a test in the order in which they run. If a message occurs several
times in a row, it is written once for a range of numbers. The second and later lines of a message are
indented. Placeholders in braces replace parts that differ between machines, such as temporary directories and
addresses.

`pytest --write-golden tests/DIRECTORY` writes the blocks of the tests that run, and deletes the blocks of
tests that no longer exist.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import pathlib
import re
import sys
import tempfile
import threading
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Generic, TypeVar

import pytest

E = TypeVar("E", bound=BaseException)

TESTS = pathlib.Path(__file__).resolve().parents[1]
HEADER = "=== "

_DIRECTORIES = {
    str(TESTS.parent): "{repository}",
    sys.prefix: "{python}",
    sys.base_prefix: "{python}",
}
_HOME = str(pathlib.Path.home())
_TEMPORARY = re.escape(tempfile.gettempdir())
# A note that is added to errors on real devices if the driver is older than the newest headers.
_OLDER_DRIVER = r"\nThe CUDA driver is [\d.]+, older than the API level [\d.]+ in use, and [\w ]+\."
_REAL = re.compile(r"(?<=[\[-])real(?=[\]-])")  # in the name of a test that uses a real device
_PATTERNS = [
    (rf"{_TEMPORARY}/pytest-of-[^/\s]+/pytest-\d+/(popen-gw\d+/)?[\w.-]+", "{tmp_path}"),
    (rf"(?:\.\.|/\.\.)*{_TEMPORARY}/[\w-]*?[\w]{{8}}(?=[/'\"\s:;,)]|$)", "{temporary}"),
    (r"\b0x[0-9a-f]{6,}\b", "{address}"),
    (r"\b\d{14,15}\b", "{address}"),
    (r"\b(pid|process) \d+\b", r"\1 {pid}"),
    (r"\b(Python|CPython) 3\.\d+(\.\d+)?\w*", r"\1 {version}"),
]


def normalize(text: str) -> str:
    """Replace the parts of a message that differ between machines and runs with placeholders."""
    for path in sorted(_DIRECTORIES, key=len, reverse=True):  # a directory before its parent directories
        text = text.replace(path, _DIRECTORIES[path])
    for pattern, placeholder in _PATTERNS:
        text = re.sub(pattern, placeholder, text)
    return re.sub(rf"{re.escape(_HOME)}(?=[/'\"\s:;]|$)", "{home}", text)


def show(error: BaseException, *, is_real: bool = False) -> str:
    """Return the class, the message and the notes of an exception as one string.

    Args:
        error: The exception to show.
        is_real: Whether a real device reported the error. If so, a note about an older driver is omitted.
    """
    text = "\n".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
    if is_real:
        text = re.sub(_OLDER_DRIVER, "", text)
    return "".join(
        character
        if character.isprintable() or character == "\n"
        else character.encode("unicode_escape").decode()
        for character in normalize(text)
    )


class Run:
    """One run of a test, with the messages that it expects and the messages that were raised.

    Args:
        test: The path below tests/ and the name of the test, with its parameters.
        expected: The messages in the test's block of the golden file.
        is_real: Whether the test uses a real device.
        writes: Whether messages are collected for the file instead of compared with it.
    """

    def __init__(
        self, test: str, expected: list[str], *, is_real: bool = False, writes: bool = False
    ) -> None:
        self.test = test
        self.is_real = is_real
        self.expected = expected
        self.messages: list[str] = []
        self.writes = writes
        self.thread = threading.get_ident()

    def check(self, error: BaseException) -> None:
        """Compare the message of an exception with the next message in the test's block."""
        __tracebackhide__ = True
        assert threading.get_ident() == self.thread, "messages have an order only in the thread of the test"
        message = show(error, is_real=self.is_real)
        index = len(self.messages)
        self.messages.append(message)
        if not self.writes:
            expected = self.expected[index] if index < len(self.expected) else None
            advice = f"{self.test}: message {index + 1} differs; pytest --write-golden writes it"
            assert message == expected, advice

    def end(self) -> None:
        """Check that an exception was raised for each message in the block."""
        if not self.writes:
            assert len(self.messages) >= len(self.expected), (
                f"{self.test}: expected {len(self.expected)} exceptions, got {len(self.messages)}; "
                "pytest --write-golden drops the other messages"
            )


class Raises(Generic[E]):
    """The context manager that `raises` returns."""

    def __init__(self, expected: type[E] | tuple[type[E], ...]) -> None:
        self._inner: Any = pytest.raises(expected)
        self._caught: pytest.ExceptionInfo[E] | None = None

    def __enter__(self) -> pytest.ExceptionInfo[E]:
        caught: pytest.ExceptionInfo[E] = self._inner.__enter__()
        self._caught = caught
        return caught

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        __tracebackhide__ = True
        is_caught: bool = self._inner.__exit__(kind, error, traceback)
        if is_caught and error is not None:
            assert running, "raises() is for tests"
            running[-1].check(error)
        return is_caught


def raises(expected: type[E] | tuple[type[E], ...]) -> Raises[E]:
    """Return a context manager whose block must raise this exception with the message in the golden file."""
    return Raises(expected)


running: list[Run] = []
"""The run of the current test. Tests of this module nest a second run."""


@contextlib.contextmanager
def begin(test: str, expected: list[str], *, is_real: bool = False, writes: bool = False) -> Iterator[Run]:
    """Compare or collect the messages of a test, which runs in the `with` block."""
    run = Run(test, expected, is_real=is_real, writes=writes)
    running.append(run)
    try:
        yield run
        run.end()
    finally:
        running.remove(run)


# --- files


def name_test(nodeid: str) -> str:
    """Return the name of a test in the golden files: its node id without `tests/`.

    A test on a GPU has the same name as the test on the simulator, because the messages are equal.
    """
    path, colons, test = nodeid.removeprefix("tests/").partition("::")
    return path + colons + _REAL.sub("simulated", test)


def parse(text: str) -> dict[str, list[str]]:
    """Return the messages of each test, from the contents of a golden file."""
    blocks: dict[str, list[str]] = {}
    for block in re.split(rf"(?m)^{HEADER}", text)[1:]:
        test, _, body = block.partition("\n")
        blocks[test] = []
        for entry in re.split(r"\n(?=\d)", body.removesuffix("\n").removesuffix("\n")):
            numbers, _, message = entry.partition(" ")  # the numbers are "1" or a range such as "2-4"
            first_number, _, last_number = numbers.partition("-")
            count = int(last_number or first_number) - int(first_number) + 1
            blocks[test] += [message.replace("\n  ", "\n")] * count
    return blocks


def emit(blocks: dict[str, list[str]]) -> str:
    """Return the contents of a golden file."""
    lines = []
    for test in sorted(filter(blocks.get, blocks)):
        lines += [HEADER + test]
        number = 1
        for message, equal_messages in itertools.groupby(blocks[test]):
            count = len([*equal_messages])
            numbers = f"{number}-{number + count - 1}" if count > 1 else f"{number}"
            number += count
            lines += [f"{numbers} {message}".replace("\n", "\n  ")]
        lines += [""]
    return "\n".join(lines)


class Session:
    """One run of pytest.

    Attributes:
        directory: The `tests/` directory.
        tests: The names of all collected tests, including the deselected ones.
        messages: The messages of each test that ran and passed.
        is_whole: Whether the run collects complete files instead of single tests.
        writes: Whether the golden files are written.
    """

    def __init__(self, directory: pathlib.Path, *, is_whole: bool = True, writes: bool = False) -> None:
        self.directory = directory
        self.tests: set[str] = set()
        self.messages: dict[str, list[str]] = {}
        self.is_whole = is_whole
        self.writes = writes

    def find_file(self, test: str) -> pathlib.Path:
        """Return the golden file of the directory below tests/ that contains a test."""
        subdirectory, slash, _ = test.partition("::")[0].partition("/")
        return self.directory / (subdirectory if slash else "") / "messages.txt"

    @contextlib.contextmanager
    def run(self, nodeid: str) -> Iterator[None]:
        """Compare the messages of the test that runs in the `with` block, and store them if it passes."""
        test = name_test(nodeid)
        expected = read(self.find_file(test)).get(test, [])
        is_real = _REAL.search(nodeid.partition("::")[2]) is not None
        with begin(test, expected, is_real=is_real, writes=self.writes) as run:
            yield
        self.messages[test] = run.messages

    def list_stale(self) -> list[str]:
        """List the tests in golden files that no longer exist."""
        files = sorted(self.directory.glob("**/messages.txt"))
        tests = [test for file in files for test in read(file)]
        return [test for test in tests if self._is_stale(test)]

    def _is_stale(self, test: str) -> bool:
        """Return whether a test no longer exists, so that its messages should be removed."""
        path = test.partition("::")[0]
        if not (self.directory / path).exists():
            return True
        is_collected = self.is_whole and any(test.startswith(f"{path}::") for test in self.tests)
        return is_collected and test not in self.tests

    def write(self) -> None:
        """Update the golden files with the tests that ran, and drop tests that do not exist."""
        stale = {*self.list_stale()}
        changed_files = {self.find_file(test) for test in [*self.messages, *stale]}
        for file in changed_files:
            messages_by_test = read(file)
            for test, messages in self.messages.items():
                if self.find_file(test) == file:
                    messages_by_test[test] = messages
            kept = {test: messages for test, messages in messages_by_test.items() if test not in stale}
            text = emit(kept)
            if text:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            else:
                file.unlink(missing_ok=True)


@functools.cache
def read(file: pathlib.Path) -> dict[str, list[str]]:
    """Return the messages of each test in a golden file, or {} if the file does not exist yet."""
    return parse(file.read_text(encoding="utf-8")) if file.exists() else {}
