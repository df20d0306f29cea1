"""Ask a type checker about small programs: what is right passes, what is marked as an error is found.

    python -m tests.typing.check mypy
    python -m tests.typing.check pyright
    python -m tests.typing.check pyrefly

The programs are those of this folder, in which a line that is wrong ends with `# error`; `examples/` is clean
as a whole. Exits with 1 and the lines where the checker says otherwise.
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

# What examples import, and those have who run them.
_OTHERS = re.compile('"(torch|distributed)')

Place = tuple[str, int]
"""A file and a line."""


def mypy(files: list[Path]) -> Iterator[tuple[Place, str]]:
    """What mypy --strict reports."""
    options = ["--strict", "--no-pretty", "--no-error-summary"]
    command = [sys.executable, "-m", "mypy", *options, *map(str, files)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise SystemExit(done.stdout + done.stderr)
    for line in done.stdout.splitlines():
        found = re.fullmatch(r"(.+?):(\d+)(?::\d+)?: error: (.*)", line)
        if found:
            yield (str(ROOT / found[1]), int(found[2])), found[3]


def pyright(files: list[Path]) -> Iterator[tuple[Place, str]]:
    """What pyright reports as an error."""
    command = ["pyright", "--outputjson", "--pythonpath", sys.executable, *map(str, files)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise SystemExit(done.stdout + done.stderr)
    for found in json.loads(done.stdout)["generalDiagnostics"]:
        is_missing = found.get("rule") == "reportMissingImports" and _OTHERS.search(found["message"])
        if found["severity"] == "error" and not is_missing:
            line: int = found["range"]["start"]["line"] + 1
            yield (str(Path(found["file"]).resolve()), line), found["message"]


def pyrefly(files: list[Path]) -> Iterator[tuple[Place, str]]:
    """What pyrefly reports as an error."""
    options = ["--python-interpreter-path", sys.executable, "--output-format", "json"]
    done = subprocess.run(
        ["pyrefly", "check", *options, *map(str, files)], cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode not in (0, 1):
        raise SystemExit(done.stdout + done.stderr)
    for found in json.loads(done.stdout)["errors"]:
        if found["severity"] == "error":
            yield (str(ROOT / found["path"]), found["line"]), found["description"]


def expected() -> set[Place]:
    """The lines that are marked."""
    return {
        (str(path), number)
        for path in PROGRAMS
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if line.endswith("  # error")
    }


def main() -> int:
    checker = {"mypy": mypy, "pyright": pyright, "pyrefly": pyrefly}[sys.argv[1]]
    found: dict[Place, str] = {}
    for place, message in checker([*EXAMPLES, *PROGRAMS]):
        found.setdefault(place, message)
    wanted = expected()
    wrong = [f"{file}:{line}: {found[file, line]}" for file, line in sorted(found.keys() - wanted)]
    wrong += [f"{file}:{line}: this should be an error" for file, line in sorted(wanted - found.keys())]
    print(
        "\n".join(wrong)
        or f"{len(PROGRAMS)} programs and {len(EXAMPLES)} examples, {len(wanted)} errors found"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
