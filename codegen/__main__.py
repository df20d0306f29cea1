"""`python -m codegen`: write the tables; `--check`: say whether they are what the headers give."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from . import emit, fetch, history, remember, report, roles, sources, stubs
from .errors import CodegenError
from .sources import ROOT


def main(argv: Sequence[str] | None = None) -> int:
    """Run the codegen. Returns 0; 1 when `--check` finds a difference; 2 when something stopped it."""
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
        print(f"codegen: {error}", file=sys.stderr)
        return 2
    status = _check(outputs) if options.check else _write(outputs)
    print(
        f"codegen: {downloaded} wheels downloaded, {len(outputs)} files, {time.monotonic() - started:.1f} s"
    )
    return status


def generate(pins: sources.Sources) -> dict[Path, str]:
    """Every generated file and its text, from headers that are in the cache."""
    jobs = [(library, release) for library in pins.libraries for release in pins.releases(library)]
    folders = [[fetch.folder(w) for w in pins.wheels_of(*job)] for job in jobs]
    used = [pins.used(library) for library, _ in jobs]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(remember.read_twice, *zip(*jobs, strict=True), folders, used))
    exceptions = roles.Exceptions()
    outputs: dict[Path, str] = {}
    histories: dict[str, history.History] = {}
    coverage = [report.HEAD]
    for library in pins.libraries:
        mine = [result for (of, _), result in zip(jobs, results, strict=True) if of == library]
        readings = [reading for reading, _ in mine]
        folded = histories[library.name] = history.fold(readings, library.by_major)
        docs = roles.documentation(f for r in reversed(readings) for f in r.functions.values())
        read_first = roles.read_first(readings)
        inferred = {
            symbol: [roles.infer(span.value, docs, exceptions, read_first) for span in spans]
            for symbol, spans in folded.functions.items()
        }
        tables = ROOT / "cudyn" / "tables"
        answers, told = exceptions.answers(folded, library.status), exceptions.told(folded, inferred)
        outputs[tables / f"{library.name}_functions.py"] = emit.functions_table(
            library, folded, inferred, answers, told
        )
        outputs[tables / f"{library.name}_types.py"] = emit.types_table(library, folded)
        outputs[ROOT / "cudyn" / f"{library.module}.pyi"] = stubs.stub(
            library,
            folded,
            inferred,
            [(other, histories[other.name]) for other in pins.used(library)],
            answers,
        )
        coverage.append(report.section(library, readings, folded, sum(agreed for _, agreed in mine)))
    if exceptions.unused:
        raise CodegenError(f"roles.toml: these entries change nothing: {sorted(exceptions.unused)}")
    outputs[ROOT / "docs" / "coverage.md"] = "".join(coverage)
    return outputs


def _write(outputs: dict[Path, str]) -> int:
    for path, text in outputs.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    return 0


def _check(outputs: dict[Path, str]) -> int:
    stale = [p for p, text in outputs.items() if not p.is_file() or p.read_bytes() != text.encode()]
    for path in stale:
        print(f"codegen: {path.relative_to(ROOT).as_posix()} is not what the headers give", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
