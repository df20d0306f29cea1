"""Tests that a library is declared once: only its file under headers/libraries and generated files name it.

`python -m tests.codegen.test_declared_once` lists the other files that name each library. `python -m
tests.codegen.test_declared_once NAME BEFORE..AFTER` checks that commits only change files of one library.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from codegen import sources
from codegen.declared import ROOT
from codegen.sources import Library

LIBRARIES = sources.load().libraries

# Libraries that are named in hand-written files, with the reasons.
REASONS = {
    "driver": "everything else depends on it",
    "runtime": "other libraries use its types, and buffers and launches share its context",
    "nvrtc": "cudyn.compile calls this compiler",
    "nvjitlink": "cudyn.link calls this linker",
    "nvfatbin": "cudyn.fatbin calls it",
    "nvml": "the simulation contains it in addition to the driver",
    "nvvm": "its wheel contains libdevice, which clang needs",
    "cupti": "cudyn measures and traces kernels with it",
    "npp": "only the names of its files consist of its name and more letters",
    "curand": "CUDA C++ includes its headers, so the search for headers needs its wheel",
}
# Directories with hand-written files that may not name libraries. Other hand-written files may name
# libraries: those that contain facts, and documentation.
HAND_WRITTEN = ("cudyn", "codegen")


def list_generated_files(library: Library) -> set[str]:
    """Return the generated files of a library, without those about all libraries."""
    tables = {
        f"cudyn/_bindings/tables/{library.name}_{contents}.py"
        for contents in ("functions", "types", "info", "statuses")
    }
    return {*tables, f"cudyn/{library.name}.py", f"cudyn/{library.name}.pyi"}


# Generated files that cover all libraries.
SHARED = {
    "cudyn/__init__.pyi",
    "cudyn/_bindings/tables/__init__.py",
    "cudyn/_bindings/tables/errors.py",
    "cudyn/errors.pyi",
    "docs/reference/environment.md",
    "docs/reference/library_modules.md",
}


def list_own_files(library: Library) -> set[str]:
    """Return the files that may be changed by a commit that adds a library."""
    return {library.file, "headers/pins.toml", *list_generated_files(library), *SHARED}


def make_name_pattern(library: Library) -> re.Pattern[str]:
    """Match the module's name as a word or a string, its exception, its headers and its files."""
    headers = [re.escape(name) for name in library.header_names]
    files = [re.escape(name) for files in library.facts.files.values() for _, name in files]
    words = [rf"[\"'.]{library.name}\b", rf"\b{library.name}[.\"']", rf"\b{library.facts.error}\b"]
    return re.compile("|".join([*words, *headers, *files]))


def iter_hand_written_files() -> Iterator[Path]:
    """Yield the hand-written files that may not name a library."""
    generated_files = set().union(*(list_generated_files(library) for library in LIBRARIES), SHARED)
    for folder in HAND_WRITTEN:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.relative_to(ROOT).as_posix() not in generated_files:
                yield path


def find_names(library: Library) -> dict[str, list[str]]:
    """Return the hand-written files that name a library, with the lines, ignoring comments and docstrings."""
    lines_of_files: dict[str, list[str]] = {}
    pattern = make_name_pattern(library)
    for path in iter_hand_written_files():
        for line in iter_code_lines(path.read_text(encoding="utf-8")):
            if pattern.search(line):
                lines_of_files.setdefault(path.relative_to(ROOT).as_posix(), []).append(line.strip())
    return lines_of_files


def iter_code_lines(text: str) -> Iterable[str]:
    """Return the lines of a Python file without docstrings and comments."""
    text = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
    return (re.sub(r"(^|\s)#.*", "", line) for line in text.split("\n"))


def list_foreign_changes(library: Library, commits: str) -> list[str]:
    """Return the files that the commits in a range must not change, but do change."""
    command = ["git", "diff", "--name-only", commits]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return sorted({*process.stdout.split()} - list_own_files(library))


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
@pytest.mark.proof
def test_library_is_named_only_in_listed_hand_written_files(library: Library) -> None:
    """Exceptions need a reason in REASONS. Reasons that are not needed are also errors."""
    assert bool(find_names(library)) is (library.name in REASONS), find_names(library)


def test_names_of_matches_every_way_to_name_a_library() -> None:
    nccl = next(library for library in LIBRARIES if library.name == "nccl")
    for text in ('find("nccl")', "cudyn.nccl", "except NcclError:", '"libnccl.so.2"', "nccl.ncclCommCount"):
        assert make_name_pattern(nccl).search(text), text
    assert not make_name_pattern(nccl).search("the nccls of others")


def main(arguments: list[str]) -> int:
    """Print where libraries are named, or which files a range of commits should not have changed."""
    if len(arguments) == 2:
        library = next(library for library in LIBRARIES if library.name == arguments[0])
        wrong_paths = list_foreign_changes(library, arguments[1])
        for path in wrong_paths:
            print(f"{path}: not a file of {library.name}")
        return bool(wrong_paths)
    for library in LIBRARIES:
        for path, lines in find_names(library).items():
            print(f"{library.name}: {path}: {len(lines)} lines ({REASONS.get(library.name, 'no reason')})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
