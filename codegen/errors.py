"""The exceptions that stop the codegen, and how several of them become one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn


class CodegenError(Exception):
    """Problems that only a person can settle; a line for each: place, problem, expectation."""

    @property
    def lines(self) -> list[str]:
        """The problems, each once."""
        return list(dict.fromkeys(str(self).split("\n")))


class DownloadError(CodegenError):
    """A pinned file could not be downloaded: the index is unreachable, does not have it, or broke off.

    A corrupt download (another hash, no wheel, no headers) is a plain CodegenError.
    """


class Problems:
    """Collects the errors of parts that do not depend on each other, so that one run shows them all."""

    def __init__(self) -> None:
        self._where: dict[str, str] = {}  # problem -> the first place with it

    @property
    def lines(self) -> list[str]:
        """The problems, each with its place."""
        return [f"{where}: {text}" if where else text for text, where in self._where.items()]

    def add(self, lines: Iterable[str]) -> None:
        """Keep problems that were collected elsewhere."""
        for line in lines:
            self._where.setdefault(line, "")

    @contextmanager
    def collected(self, where: str = "") -> Iterator[None]:
        """Keep an error of the block, and go on behind it. The same problem at another place is not news."""
        try:
            yield
        except CodegenError as error:
            self.keep(error, where)

    def keep(self, error: CodegenError, where: str = "") -> None:
        """Keep an error that was caught."""
        for line in error.lines:
            self._where.setdefault(line, where)

    def raise_with(self, error: CodegenError) -> NoReturn:
        """Raise one CodegenError with what was collected and this one, behind which nothing can be done."""
        raise CodegenError("\n".join([*self.lines, *error.lines]))

    def raise_any(self) -> None:
        """Raise one CodegenError with all that was collected."""
        if self.lines:
            raise CodegenError("\n".join(self.lines))
