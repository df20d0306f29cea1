"""`python -m codegen` writes the tables. With `--check`, it only compares them with the headers."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from . import compare, fetch, patches, pointers, report, sources
from .declared import ROOT
from .errors import CodegenError
from .generate import generate

# Every generated module, .pyi file and table contains this line (see emit and package).
MARK = "Do not edit: `nox -s codegen` writes it."


def main(argv: Sequence[str] | None = None) -> int:
    """Run the codegen. Return 0 for success, 1 if `--check` finds a difference, or 2 after an error."""
    parser = argparse.ArgumentParser(prog="codegen", description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="do not write any files; fail if a generated file differs"
    )
    parser.add_argument("--only", default="", metavar="NAME", help="generate only this library")
    options = parser.parse_args(argv)
    started = time.monotonic()
    try:
        pins = sources.load()
        if options.only and not any(library.name == options.only for library in pins.libraries):
            raise CodegenError(f"--only {options.only}: no file headers/libraries/{options.only}.toml")
        wheels = _list_wheels_for(pins, options.only) if options.only else list(pins.wheels)
        # Patch releases are not pinned in pins.toml, but in the libraries' files.
        for library in pins.libraries:
            for patch in patches.list_patches(library):
                wheels += patches.list_wheels(library, pins, patch)
        downloaded = fetch.fetch(wheels, show=fetch.Progress(sys.stderr))
        outputs = generate(pins, options.only, say=lambda line: print(line, file=sys.stderr))
    except CodegenError as error:
        _print_problems(error, is_check=options.check)
        return 2
    left_over = [] if options.only else _list_left_over(outputs)
    if options.check:
        status = _check(outputs, left_over)
    elif not _print_changes(outputs, pins):
        return 2
    else:
        changed_stems = {path.stem for path in outputs if not _is_written(path, outputs[path])}
        changed_modules = [
            library.name
            for library in pins.libraries
            if changed_stems & {library.name, *_list_table_names(library.name)}
        ]
        write(outputs, left_over)
        status = try_modules(changed_modules)
    print(
        f"codegen: {downloaded} wheels downloaded, {len(outputs)} files, {time.monotonic() - started:.1f} s"
    )
    return status


def _print_problems(error: CodegenError, is_check: bool) -> None:
    """Print all problems. Unless this is a check, also add the open questions to the libraries' files."""
    if not is_check:
        pointers.write_questions(error.questions, ROOT)
    # error.lines contains the message of each question, which describe() prints with more information.
    messages = {question.message for question in error.questions}
    lines = [line for line in error.lines if line not in messages]
    lines += [pointers.describe(question, ROOT) for question in error.questions]
    for line in lines:
        print(f"codegen: {line}", file=sys.stderr)
    if error.questions and not is_check:
        files = ", ".join(dict.fromkeys(question.file for question in error.questions))
        print(f"codegen: choose a role in each [[pointer]] entry without a role in {files}", file=sys.stderr)


def _print_changes(outputs: Mapping[Path, str], pins: sources.Sources) -> bool:
    """Print the changes since the last commit. Return whether all changes to older releases are permitted."""
    before = compare.read_committed()
    changes = compare.compare(before, compare.replace_tables(before, outputs))
    for change in changes:
        if not change.is_addition:
            print(f"codegen: {change}")
    for item in compare.list_names([change for change in changes if change.is_addition]):
        print(f"codegen: added: {item.removeprefix('- ')}", end="")  # an item of a Markdown list, with "\n"
    newest = {library.name: pins.releases(library)[-1] for library in pins.libraries}
    try:
        compare.check_past(changes, pins.libraries, newest)
    except CodegenError as error:
        for line in error.lines:
            print(f"codegen: {line}", file=sys.stderr)
        return False
    return True


def _list_left_over(outputs: Collection[Path]) -> list[Path]:
    """Return the generated files of libraries that have been removed from headers/libraries."""
    files = [*ROOT.glob("cudyn/*.py*"), *ROOT.glob("cudyn/_bindings/tables/*.py")]
    return sorted(path for path in files if path not in outputs and MARK in path.read_text(encoding="utf-8"))


def _list_wheels_for(pins: sources.Sources, name: str) -> list[sources.Wheel]:
    """Return the wheels whose headers are read to generate one library."""
    pairs = [(library, release) for library, releases in pins.needed(name) for release in releases]
    typedefs = pins.typedefs_of(pins.library(name))
    wheels = dict.fromkeys(wheel for pair in pairs for wheel in pins.wheels_of(*pair))
    return [*wheels, *([typedefs] if typedefs else [])]


def write(outputs: dict[Path, str], left_over: Sequence[Path] = ()) -> None:
    """Write the generated files, and delete the files of removed libraries.

    Args:
        outputs: the contents of each generated file
        left_over: generated files of libraries that have been removed
    """
    for path in left_over:
        path.unlink()
    for path, text in outputs.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


# This program uses each module without its library, even if the library is installed: the environment
# variables for the libraries' paths refer to a file that does not exist. It runs in its own process, because
# the codegen does not import cudyn.
_TRIAL_PROGRAM = """
import os, pydoc, sys
for name in sys.argv[1:]:
    os.environ[f"CUDYN_{name.upper()}"] = os.path.abspath("no-library-here")
import cudyn
for name in sys.argv[1:]:
    try:
        module = getattr(cudyn, name)
        if module.available:
            raise AssertionError("it was opened from a file that does not exist")
        tables = __import__(f"cudyn._bindings.tables.{name}_functions", fromlist="x")
        symbol = next(iter(tables.FUNCTIONS))
        getattr(module.raw if hasattr(tables, "CHECKED") else module, symbol)
        module.describe(symbol)
        pydoc.render_doc(module)
        dir(module)
    except BaseException as error:
        print(f"{name}: {type(error).__name__}: {error}")
"""


def try_modules(names: Sequence[str]) -> int:
    """Import each module without its library, access a function, and render the help of the module.

    Prints the failures. Returns 1 if there are any, otherwise 0.
    """
    if not (names and (ROOT / "cudyn" / "_bindings" / "libraries").is_dir()):
        return 0
    command = [sys.executable, "-c", _TRIAL_PROGRAM, *names]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    for line in (process.stdout + process.stderr).splitlines():
        print(f"codegen: the generated files do not work: {line}", file=sys.stderr)
    return 1 if process.stdout or process.returncode else 0


def _is_written(path: Path, text: str) -> bool:
    """Return whether a file exists and contains exactly this text."""
    return path.is_file() and path.read_bytes() == text.encode()


def _list_table_names(name: str) -> list[str]:
    """Return the module names of a library's tables in cudyn/_bindings/tables."""
    return [f"{name}_{contents}" for contents in ("functions", "types", "info", "statuses")]


def _check(outputs: dict[Path, str], left_over: Sequence[Path]) -> int:
    """Print the files that `write` would change or delete. Return 1 if there are any, otherwise 0."""
    checked = {path: text for path, text in outputs.items() if path != report.PAGE}  # git ignores this page
    stale = [path for path, text in checked.items() if not _is_written(path, text)]
    for path in stale:
        print(f"codegen: {path.relative_to(ROOT).as_posix()} does not match the headers", file=sys.stderr)
    for path in left_over:
        print(f"codegen: {path.relative_to(ROOT).as_posix()} belongs to a removed library", file=sys.stderr)
    return 1 if stale or left_over else 0


if __name__ == "__main__":
    raise SystemExit(main())
