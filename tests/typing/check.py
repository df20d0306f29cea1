"""Runs a type checker on small programs. Correct lines must pass, and lines marked as errors must fail.

    python -m tests.typing.check mypy
    python -m tests.typing.check pyright
    python -m tests.typing.check pyrefly

The programs are in this directory. A wrong line ends with `# error`. `examples/` must have no errors. If the
checker disagrees, the lines are printed and the exit status is 1.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NO_PROGRAMS = {"__init__", "check", "test_any"}
PROGRAMS = [path for path in sorted(Path(__file__).parent.glob("*.py")) if path.stem not in NO_PROGRAMS]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))

# Packages that examples import, but that do not have to be installed here.
_OTHERS = re.compile('"(torch|distributed)')

Place = tuple[str, int]
"""A file and a line."""


def mypy(files: list[Path]) -> Iterator[tuple[Place, str]]:
    """Yield the errors of mypy --strict."""
    options = ["--strict", "--no-pretty", "--no-error-summary"]
    command = [sys.executable, "-m", "mypy", *options, *map(str, files)]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if process.returncode not in (0, 1):
        raise SystemExit(process.stdout + process.stderr)
    for line in process.stdout.splitlines():
        match = re.fullmatch(r"(.+?):(\d+)(?::\d+)?: error: (.*)", line)
        if match:
            yield (str(ROOT / match[1]), int(match[2])), match[3]


def pyright(files: list[Path]) -> Iterator[tuple[Place, str]]:
    """Yield the errors of pyright."""
    command = ["pyright", "--outputjson", "--pythonpath", sys.executable, *map(str, files)]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if process.returncode not in (0, 1):
        raise SystemExit(process.stdout + process.stderr)
    for diagnostic in json.loads(process.stdout)["generalDiagnostics"]:
        is_missing = diagnostic.get("rule") == "reportMissingImports" and _OTHERS.search(
            diagnostic["message"]
        )
        if diagnostic["severity"] == "error" and not is_missing:
            line: int = diagnostic["range"]["start"]["line"] + 1
            yield (str(Path(diagnostic["file"]).resolve()), line), diagnostic["message"]


def pyrefly(files: list[Path]) -> Iterator[tuple[Place, str]]:
    """Yield the errors of pyrefly."""
    options = ["--python-interpreter-path", sys.executable, "--output-format", "json"]
    process = subprocess.run(
        ["pyrefly", "check", *options, *map(str, files)], cwd=ROOT, capture_output=True, text=True
    )
    if process.returncode not in (0, 1):
        raise SystemExit(process.stdout + process.stderr)
    for error in json.loads(process.stdout)["errors"]:
        if error["severity"] == "error":
            yield (str(ROOT / error["path"]), error["line"]), error["description"]


def expected() -> set[Place]:
    """Return the lines that are marked as errors."""
    places = set()
    for path in PROGRAMS:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.endswith("  # error"):
                places.add((str(path), number))
    return places


def main() -> int:
    checker = {"mypy": mypy, "pyright": pyright, "pyrefly": pyrefly}[sys.argv[1]]
    errors: dict[Place, str] = {}
    for place, message in checker([*EXAMPLES, *PROGRAMS]):
        errors.setdefault(place, message)
    expected_places = expected()
    wrong = [f"{file}:{line}: {errors[file, line]}" for file, line in sorted(errors.keys() - expected_places)]
    wrong += [
        f"{file}:{line}: this should be an error" for file, line in sorted(expected_places - errors.keys())
    ]
    print(
        "\n".join(wrong)
        or f"{len(PROGRAMS)} programs and {len(EXAMPLES)} examples, {len(expected_places)} errors found"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
