"""Lists phrases in added lines that should be reworded: `python -m tools.prose [BASE]`.

Docstrings, comments and Markdown are searched. The added lines are the lines in the working tree that are not
in the commit BASE. By default, BASE is the merge base with `main` or, on `main` itself, the previous commit.
Untracked files are not searched. The phrases are typical of sentences that readers of this project found hard
to understand. Not every occurrence is wrong, so the exit status is always 0.
"""

from __future__ import annotations

import argparse
import ast
import io
import pathlib
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator, Sequence
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[1]
GENERATED = "Do not edit: `nox"  # files that contain this text near the top are generated, and not searched

# Advice -> the phrases that it applies to.
PHRASES = {
    "use a noun for the clause": re.compile(
        r"\b(?:of|by|with|in|from|to|for|and|as|is|are|has|have|makes?|gives?|takes?) what "
        r"(?!is\b|are\b|if\b)\w+"
    ),
    "begin with the subject": re.compile(r"(?:^|[.:;] )(?:What|Whatever|Whoever|Who)\b(?!.*\?)[^.?]*"),
    "is missing, does not have one": re.compile(r"\b(?<!there )(?:is|are|has|have|was) none\b"),
    "exists": re.compile(r"\b(?:is|are) there(?=[.,;:)]| (?:and|or|where|when|for|once|then)\b)"),
    "repeat the noun": re.compile(
        r"\b(?:of (?:[A-Za-z.]+'s|its own|their own|others)|another's|others'|the others?)(?=[.,;:)]|$)"
    ),
    "reports, returns, contains": re.compile(r"\b(?:says|said)\b"),
    "queries, calls, requires": re.compile(r"\b(?:asks|is asked|are asked|asked for)\b"),
    "if": re.compile(r"\bwhere (?:it|there|one|they)\b"),
    "after, next to, in addition to, again": re.compile(
        r"\b(?:anew|behind|beside|aside|in front of)\b|\bfrom \d\S* on\b"
    ),
    "compiled, generated or created from": re.compile(r"\b(?:is|are|was|were|be|been) made\b"),
    "the number": re.compile(r"\b(?:so many|this many)\b"),
    "handled by": re.compile(r"\b(?:leaves?|left) (?:it |them |that )?to\b"),
    "write two sentences": re.compile(r"(?:\w+\W+){5}\w+; [a-z]"),
}


class Finding(NamedTuple):
    """A phrase in an added line, and advice on how to reword it."""

    path: str
    line: int
    phrase: str
    advice: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.phrase!r} ({self.advice})"


def parse_added_lines(diff: str) -> dict[str, set[int]]:
    """Return the line numbers of the added lines in each file, from the output of `git diff --unified=0`."""
    added: dict[str, set[int]] = {}
    path = ""
    for line in diff.splitlines():
        if line.startswith("+++ "):
            path = line[4:].removeprefix("b/")
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            start, count = int(hunk[1]), int(hunk[2] or 1)
            added.setdefault(path, set()).update(range(start, start + count))
    return added


def iter_python_prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line number and the text of each docstring line and of each comment."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is None:
                continue
            docstring = node.body[0]
            lines = source.splitlines()[docstring.lineno - 1 : docstring.end_lineno]
            for line_number, line in enumerate(lines, docstring.lineno):
                yield line_number, line.strip().strip('"')
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#: ")


def iter_markdown_prose(page: str) -> Iterator[tuple[int, str]]:
    """Yield the line number and the text of each line on a page, except in code blocks."""
    is_code_block = False
    for line_number, line in enumerate(page.splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_code_block = not is_code_block
        elif not is_code_block:
            yield line_number, line.strip().lstrip("-*# ")


def find_phrases(path: str, text: str, added: set[int]) -> Iterator[Finding]:
    """Yield the phrases in the added lines of a file.

    Args:
        path: The path of the file in the repository.
        text: The contents of the file.
        added: The numbers of the added lines.
    """
    if GENERATED in text[:2000]:
        return
    prose = iter_python_prose(text) if path.endswith(".py") else iter_markdown_prose(text)
    for line_number, line in sorted(prose):
        if line_number not in added:
            continue
        plain_line = re.sub(r"`[^`]*`|\"[^\"]*\"", "X", line)  # without code and quotations
        for advice, pattern in PHRASES.items():
            for match in pattern.finditer(plain_line):
                yield Finding(path, line_number, match[0].strip(), advice)


def run_git(*arguments: str) -> str:
    """Return the output of a git command, or "" if it fails."""
    process = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return process.stdout if process.returncode == 0 else ""


def find_base() -> str:
    """Return the default BASE, or "" if there is no such commit, as in a shallow clone."""
    head = run_git("rev-parse", "HEAD").strip()
    for branch in ("main", "origin/main"):
        base = run_git("merge-base", "HEAD", branch).strip()
        if base and base != head:
            return base
    return run_git("rev-parse", "--verify", "--quiet", "HEAD~1").strip()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the phrases to reword. The exit status is always 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.prose", description=__doc__.partition("\n")[0])
    parser.add_argument("base", nargs="?", help="commit to compare with (merge base with main)")
    base = parser.parse_args(arguments).base or find_base()
    if not base:
        print("prose: there is no commit to compare with")
        return 0
    diff = run_git("diff", "--unified=0", "--no-color", "--no-ext-diff", base, "--", "*.py", "*.md")
    findings: list[Finding] = []
    for path, lines in parse_added_lines(diff).items():
        file = ROOT / path
        if file.is_file() and path.endswith((".py", ".md")):
            findings += find_phrases(path, file.read_text("utf-8"), lines)
    print(*findings, f"prose: {len(findings)} phrases to reword", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
