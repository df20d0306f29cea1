"""Tests that each situation produces the expected message, and that the page contains the message."""

from __future__ import annotations

import functools
import re

import pytest

from .groups import GROUPS, SITUATIONS
from .machine import find_reason_to_skip
from .page import PAGE, link, render, render_head
from .situation import Situation, run

find_reason_to_skip = functools.cache(find_reason_to_skip)


@functools.cache
def get_result(situation: Situation) -> str:
    """Rebuild a situation once for all tests, or skip the test."""
    reason = find_reason_to_skip()
    if reason:
        pytest.skip(reason)
    return run(situation)


def mark(situation: Situation) -> list[pytest.MarkDecorator]:
    """Return the mark of a situation whose message is not good yet."""
    return [pytest.mark.xfail(strict=True, reason=situation.problem)] if situation.problem else []


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_page_contains_the_result_of_each_situation(situation: Situation) -> None:
    section = render(situation, get_result(situation))
    assert section in PAGE.read_text("utf-8"), "run `python -m tests.situations`"


@pytest.mark.parametrize(
    "situation", [pytest.param(each, id=each.name, marks=mark(each)) for each in SITUATIONS]
)
def test_situation_produces_the_expected_message(situation: Situation) -> None:
    """The situation is rebuilt on this machine, and its message has all expected parts."""
    result = get_result(situation)
    assert [text for text in situation.expected if text not in result] == []


def test_page_contains_exactly_the_situations() -> None:
    """test_page_contains_the_result_of_each_situation compares the sections themselves."""
    page = PAGE.read_text("utf-8")
    headings = []
    for group in GROUPS:
        headings += [f"## {group.title}", *(f"### {situation.title}" for situation in group.situations)]
    assert re.findall("^##.*", page, re.MULTILINE) == headings
    assert page.startswith(render_head(GROUPS))


def test_situations_have_unique_names_and_titles() -> None:
    names = [situation.name for situation in SITUATIONS]
    titles = [situation.title.lower() for situation in SITUATIONS]
    for values in (names, titles):
        assert len({*values}) == len(values)


def test_situations_name_their_threads() -> None:
    for situation in SITUATIONS:
        assert situation.threads, situation.title
        assert len({*situation.threads}) == len(situation.threads), situation.title
        for thread in situation.threads:
            assert re.fullmatch(r"[\w.-]+/[\w.-]+#\d+", thread), thread
    assert link("cupy/cupy#1") == "[cupy/cupy#1](https://github.com/cupy/cupy/issues/1)"


def test_page_does_not_depend_on_the_machine() -> None:
    page = PAGE.read_text("utf-8")
    assert not [word for word in ("/tmp/", "/home/", "/work/", "/root/", "cudyn-situation") if word in page]
