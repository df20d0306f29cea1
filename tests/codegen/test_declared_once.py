"""A library is declared once: its name is in its own file under headers/libraries and in what is generated.

`python -m tests.codegen.test_declared_once` says where else each library is named;
`python -m tests.codegen.test_declared_once NAME BEFORE..AFTER` whether commits touch what is its alone.
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

# Where a library is named by hand, and why.
NAMED = {
    "driver": "it is what everything else is about",
    "runtime": "whose types other libraries use, and whose context the buffers and the launches share",
    "nvrtc": "the compiler that cudyn.compile asks",
    "nvjitlink": "the linker that cudyn.link asks",
    "nvfatbin": "what cudyn.fatbin asks",
    "nvml": "which a simulation has beside the driver",
    "nvvm": "whose wheel has libdevice, which clang needs",
    "curand": "whose headers CUDA C++ includes, so that the search for headers knows its wheel",
}
# What is written by hand and may name libraries: where facts are, and texts that people read.
HAND_WRITTEN = ("cudyn", "codegen")


def generated(library: Library) -> set[str]:
    """What the codegen makes of a library, beside what it makes of all of them."""
    tables = {
        f"cudyn/_bindings/tables/{library.name}_{what}.py"
        for what in ("functions", "types", "info", "statuses")
    }
    return {*tables, f"cudyn/{library.name}.py", f"cudyn/{library.name}.pyi"}


# What the codegen makes of all libraries.
SHARED = {
    "cudyn/__init__.pyi",
    "cudyn/_bindings/tables/__init__.py",
    "cudyn/_bindings/tables/errors.py",
    "cudyn/errors.pyi",
    "docs/reference/environment.md",
    "docs/reference/library_modules.md",
}


def of_one(library: Library) -> set[str]:
    """What a commit that adds a library may touch."""
    return {library.file, "headers/pins.toml", *generated(library), *SHARED}


def names_of(library: Library) -> re.Pattern[str]:
    """The module's name as a word or a text, the exception, a header, a file of the library's."""
    headers = [re.escape(name.rstrip("?")) for name in library.headers]
    files = [re.escape(name) for files in library.facts.files.values() for _, name in files]
    words = [rf"[\"'.]{library.name}\b", rf"\b{library.name}[.\"']", rf"\b{library.facts.error}\b"]
    return re.compile("|".join([*words, *headers, *files]))


def written_by_hand() -> Iterator[Path]:
    everything = set().union(*(generated(library) for library in LIBRARIES), SHARED)
    for folder in HAND_WRITTEN:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.relative_to(ROOT).as_posix() not in everything:
                yield path


def named_in(library: Library) -> dict[str, list[str]]:
    """The files written by hand that name a library, and the lines, without comments and docstrings."""
    found: dict[str, list[str]] = {}
    pattern = names_of(library)
    for path in written_by_hand():
        for line in code_of(path.read_text(encoding="utf-8")):
            if pattern.search(line):
                found.setdefault(path.relative_to(ROOT).as_posix(), []).append(line.strip())
    return found


def code_of(text: str) -> Iterable[str]:
    text = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
    return (re.sub(r"(^|\s)#.*", "", line) for line in text.split("\n"))


def outside(library: Library, commits: str) -> list[str]:
    """What the commits of a range touch beside what they may."""
    command = ["git", "diff", "--name-only", commits]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return sorted({*done.stdout.split()} - of_one(library))


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
@pytest.mark.proof
def test_a_library_is_named_in_no_file_that_is_written_by_hand(library: Library) -> None:
    """Unless there is a reason, which is then needed."""
    assert bool(named_in(library)) is (library.name in NAMED), named_in(library)


def test_what_names_a_library_is_noticed() -> None:
    nccl = next(library for library in LIBRARIES if library.name == "nccl")
    for text in ('find("nccl")', "cudyn.nccl", "except NcclError:", '"libnccl.so.2"', "nccl.ncclCommCount"):
        assert names_of(nccl).search(text), text
    assert not names_of(nccl).search("the nccls of others")


def main(arguments: list[str]) -> int:
    """Say where libraries are named, or what a range of commits touches that it should not."""
    if len(arguments) == 2:
        library = next(library for library in LIBRARIES if library.name == arguments[0])
        wrong = outside(library, arguments[1])
        for path in wrong:
            print(f"{path}: not a file of {library.name}")
        return bool(wrong)
    for library in LIBRARIES:
        for path, lines in named_in(library).items():
            print(f"{library.name}: {path}: {len(lines)} lines ({NAMED.get(library.name, 'no reason')})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
