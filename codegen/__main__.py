"""`python -m codegen`: write the tables; `--check`: compare them with the headers."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Collection, Sequence
from pathlib import Path

from . import fetch, sources
from .errors import CodegenError
from .generate import generate
from .sources import ROOT

# Marks a generated module, .pyi file or table (see emit and package).
MARK = "Do not edit: `nox -s codegen` writes it."


def main(argv: Sequence[str] | None = None) -> int:
    """Run the codegen. Returns 0; 1 if `--check` finds a difference; 2 after an error."""
    parser = argparse.ArgumentParser(prog="codegen", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if a generated file differs"
    )
    options = parser.parse_args(argv)
    started = time.monotonic()
    try:
        pins = sources.load()
        downloaded = fetch.fetch(pins.wheels)
        outputs = generate(pins)
    except CodegenError as error:
        for line in error.lines:
            print(f"codegen: {line}", file=sys.stderr)
        return 2
    status = _check(outputs) if options.check else _write(outputs)
    print(
        f"codegen: {downloaded} wheels downloaded, {len(outputs)} files, {time.monotonic() - started:.1f} s"
    )
    return status


def _left_over(outputs: Collection[Path]) -> list[Path]:
    """The generated files of libraries that were removed from headers/libraries."""
    found = [*ROOT.glob("cudyn/*.py*"), *ROOT.glob("cudyn/_tables/*.py")]
    return sorted(p for p in found if p not in outputs and MARK in p.read_text(encoding="utf-8"))


def _write(outputs: dict[Path, str]) -> int:
    for path in _left_over(outputs):
        path.unlink()
    for path, text in outputs.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return 0


def _check(outputs: dict[Path, str]) -> int:
    stale = [p for p, text in outputs.items() if not p.is_file() or p.read_bytes() != text.encode()]
    for path in stale:
        print(
            f"codegen: {path.relative_to(ROOT).as_posix()} does not match the headers",
            file=sys.stderr,
        )
    left_over = _left_over(outputs)
    for path in left_over:
        print(
            f"codegen: {path.relative_to(ROOT).as_posix()} belongs to a removed library",
            file=sys.stderr,
        )
    return 1 if stale or left_over else 0


if __name__ == "__main__":
    raise SystemExit(main())
