"""Tests for tools.prose, which reports awkward phrases in added lines."""

from __future__ import annotations

import pytest

from tools.prose import find_phrases, iter_markdown_prose, iter_python_prose, main, parse_added_lines

SOURCE = '''\
"""Read what others wrote beside it."""
TEXT = "what a string says of its own."

def load(path):  # asks the index anew
    """Load a file.

    It reads `of what x` and returns the rest of what remains.
    """
'''


def test_parse_added_lines_returns_the_numbers_by_file() -> None:
    diff = (
        "diff --git a/one.py b/one.py\n--- a/one.py\n+++ b/one.py\n@@ -1,2 +3,2 @@ def f():\n-a\n-b\n+c\n+d\n"
        "@@ -9 +11 @@\n-e\n+f\n@@ -20,3 +21,0 @@\n-g\n--- a/two.md\n+++ b/two.md\n@@ -0,0 +1 @@\n+h\n"
    )
    assert parse_added_lines(diff) == {"one.py": {3, 4, 11}, "two.md": {1}}


def test_iter_python_prose_yields_docstrings_and_comments_but_no_strings() -> None:
    assert sorted(iter_python_prose(SOURCE)) == [
        (1, "Read what others wrote beside it."),
        (4, "asks the index anew"),
        (5, "Load a file."),
        (6, ""),
        (7, "It reads `of what x` and returns the rest of what remains."),
        (8, ""),
    ]


def test_iter_markdown_prose_skips_code_blocks() -> None:
    page = "# Title\n\n- An item\n```python\ncode\n```\nThe end.\n"
    lines = [(number, line) for number, line in iter_markdown_prose(page) if line]
    assert lines == [(1, "Title"), (3, "An item"), (7, "The end.")]


def test_find_phrases_reports_only_added_lines_outside_of_code() -> None:
    findings = list(find_phrases("one.py", SOURCE, {1, 2, 3, 7}))
    assert [(finding.line, finding.phrase) for finding in findings] == [(1, "beside"), (7, "of what remains")]
    assert str(findings[0]).startswith("one.py:1: 'beside' (")


def test_find_phrases_in_a_generated_file_reports_nothing() -> None:
    text = '"""Generated. Do not edit: `nox -s codegen` writes it."""\n# This says it.\n'
    assert list(find_phrases("table.py", text, {1, 2})) == []


@pytest.mark.parametrize(
    ("line", "phrase"),
    [
        ("What a compilation read.", "What a compilation read"),
        (
            "It reads everything first and then counts; nothing is lost.",
            "reads everything first and then counts; n",
        ),
        ("A library where there is one.", "where there"),
        ("The code is made of PTX.", "is made"),
        ("The value is none.", "is none"),
    ],
)
def test_find_phrases_reports_the_phrase(line: str, phrase: str) -> None:
    assert phrase in [finding.phrase for finding in find_phrases("page.md", line, {1})]


@pytest.mark.parametrize(
    "line",
    [
        "What does it return? The number of bytes.",
        "Return the files that the compiler read.",
        "Install the driver; then restart.",
        "It returns `what x says`.",
    ],
)
def test_find_phrases_accepts_plain_sentences(line: str) -> None:
    assert list(find_phrases("page.md", line, {1})) == []


def test_main_with_an_unknown_commit_returns_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-commit"]) == 0
    assert capsys.readouterr().out == "prose: 0 phrases to reword\n"
