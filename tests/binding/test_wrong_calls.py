"""The words for wrong calls: the page has all of wrong_calls.py, and each begins with its function."""

from __future__ import annotations

import json
import re
import shutil
import sys

import pytest

from . import wrong_calls

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("gcc"), reason="needs gcc on Linux: it builds an NVRTC"
)


@pytest.fixture(scope="module")
def found() -> dict[str, str]:
    return wrong_calls.ask(*wrong_calls.CASES)


def test_the_page_is_current(found: dict[str, str]) -> None:
    written = wrong_calls.PAGE.read_text("utf-8")
    assert written == wrong_calls.page(found), "python -m tests.binding.wrong_calls writes it"
    assert len(found) >= 50


def test_a_refusal_begins_with_the_function_and_names_the_parameter(found: dict[str, str]) -> None:
    for call, said in found.items():
        kind, _, text = said.partition(": ")
        assert kind in {"TypeError", "ValueError", "OverflowError", "DriverError", "UnknownNameError"}, call
        name = re.search(r"(cu[A-Z]\w+|nvrtc[A-Z]\w+|CUstream)\(|CUstream\.", call)
        assert name is not None
        if kind in {"TypeError", "ValueError", "OverflowError"}:
            assert text.startswith(f"{name[1] or 'CUstream'}: "), said
            assert "argument 2" not in text
            assert "LP_" not in text or "got LP_" in text


def test_what_was_said_before_is_known_of_every_call() -> None:
    before = json.loads(wrong_calls.BEFORE.read_text("utf-8"))
    assert before.keys() == set(wrong_calls.CASES)
