"""The exceptions that stop the codegen, and a class that combines several of them into one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from .model import Question


class CodegenError(Exception):
    """Problems that a person has to solve.

    Each line contains a location, the problem, and what was expected.

    Attributes:
        questions: open questions about pointers; `lines` also contains the message of each question
    """

    def __init__(self, message: str, questions: Iterable[Question] = ()) -> None:
        super().__init__(message)
        self.questions = tuple(questions)

    @property
    def lines(self) -> list[str]:
        """The problems, without duplicates."""
        return list(dict.fromkeys(str(self).split("\n")))


class HeaderError(CodegenError):
    """The compiler rejects a header."""


class DownloadError(CodegenError):
    """A pinned file could not be downloaded.

    The index is unreachable, does not contain the file, or closed the connection.

    A corrupt download raises a plain CodegenError: its hash differs, it is not a wheel, or it contains no
    headers.
    """


class Problems:
    """Collects the errors of independent steps, so that a single run shows all of them."""

    def __init__(self) -> None:
        self._locations: dict[str, str] = {}  # problem -> the first location where it occurred
        self.questions: list[Question] = []

    @property
    def lines(self) -> list[str]:
        """The problems, each with its location."""
        return [
            f"{location}: {problem}" if location else problem for problem, location in self._locations.items()
        ]

    def add(self, lines: Iterable[str], questions: Iterable[Question] = ()) -> None:
        """Add problems and questions that were collected elsewhere."""
        for line in lines:
            self._locations.setdefault(line, "")
        self.questions += questions

    @contextmanager
    def collected(self, where: str = "") -> Iterator[None]:
        """Collect an error raised in the `with` block, and continue after it. Duplicates are ignored.

        Args:
            where: the location of the error, if its message does not contain it
        """
        try:
            yield
        except CodegenError as error:
            self.add_error(error, where)

    def add_error(self, error: CodegenError, where: str = "") -> None:
        """Collect an error that has been caught."""
        self.questions += error.questions
        for line in error.lines:
            self._locations.setdefault(line, where)

    def raise_with(self, error: CodegenError) -> NoReturn:
        """Raise a CodegenError that combines the collected problems with a fatal error."""
        raise CodegenError("\n".join([*self.lines, *error.lines]), [*self.questions, *error.questions])

    def raise_any(self) -> None:
        """Raise a CodegenError with all collected problems, if there are any."""
        if self.lines:
            raise CodegenError("\n".join(self.lines), self.questions)
