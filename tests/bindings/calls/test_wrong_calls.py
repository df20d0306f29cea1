"""Tests for the messages of wrong calls, all of which are listed in golden/wrong_calls.txt."""

from __future__ import annotations

import re
import shutil
import sys

import pytest

from ...support.golden import Golden
from . import wrong_calls

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("gcc"), reason="needs gcc on Linux: it builds an NVRTC"
)


@pytest.fixture(scope="module")
def messages() -> dict[str, str]:
    """Return the messages of all calls."""
    return wrong_calls.read_messages()


def test_wrong_calls_raise_the_messages_of_the_golden_file(messages: dict[str, str], golden: Golden) -> None:
    golden.check("wrong_calls", "\n".join(f"{call}\n    {message}" for call, message in messages.items()))


def test_wrong_call_names_its_function_but_no_internals(messages: dict[str, str]) -> None:
    """Messages start with the function, and contain no classes or argument numbers of ctypes."""
    for call, message in messages.items():
        kind, _, text = message.partition(": ")
        assert kind in {"TypeError", "ValueError", "OverflowError", "DriverError", "UnknownNameError"}, call
        name = re.search(r"(cu[A-Z]\w+|nvrtc[A-Z]\w+|CUstream)\(|CUstream\.", call)
        assert name is not None
        if kind in {"TypeError", "ValueError", "OverflowError"}:
            assert text.startswith(f"{name[1] or 'CUstream'}: "), message
            assert "argument 2" not in text
            assert "LP_" not in text.replace("got LP_", "")
