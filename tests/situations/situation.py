"""Describes situations and groups of situations, and rebuilds them."""

from __future__ import annotations

import inspect
import pathlib
import tempfile
from collections.abc import Callable
from typing import NamedTuple

from .machine import Machine

Rebuild = Callable[[Machine], str]


class Situation(NamedTuple):
    """A failure that was reported in public.

    Attributes:
        title: A description of the situation in plain English.
        elsewhere: The behavior of other packages, as the public reports describe it.
        threads: The public reports, as owner/repository#number.
        rebuild: A function that builds the machine and returns the output of cudyn. Its docstring is shown on
            the page.
        expected: Strings that a good message or result contains.
        problem: The reason why the current message is bad, or an empty string if the message is good.
    """

    title: str
    elsewhere: str
    threads: tuple[str, ...]
    rebuild: Rebuild
    expected: tuple[str, ...]
    problem: str

    @property
    def name(self) -> str:
        """The name of the function that rebuilds the situation."""
        return self.rebuild.__name__


class Group:
    """The situations of one chapter of the page.

    Args:
        title: The chapter's heading.
    """

    def __init__(self, title: str) -> None:
        self.title = title
        self.situations: list[Situation] = []

    def add(
        self, title: str, elsewhere: str, *threads: str, expected: tuple[str, ...], problem: str = ""
    ) -> Callable[[Rebuild], Rebuild]:
        """Return a decorator that adds the situation that a function rebuilds."""

        def decorate(rebuild: Rebuild) -> Rebuild:
            """Add the situation, and return the function unchanged."""
            self.situations.append(Situation(title, elsewhere, threads, rebuild, expected, problem))
            return rebuild

        return decorate


def run(situation: Situation) -> str:
    """Rebuild a situation in a temporary directory, and return the output of cudyn."""
    with tempfile.TemporaryDirectory(prefix="cudyn-situation-") as folder:
        return situation.rebuild(Machine(pathlib.Path(folder).resolve()))


def describe_rebuilding(situation: Situation) -> str:
    """Return how a situation is rebuilt, on one line."""
    text = inspect.getdoc(situation.rebuild)
    assert text, f"{situation.name} needs a docstring for the page"
    return " ".join(text.split())
