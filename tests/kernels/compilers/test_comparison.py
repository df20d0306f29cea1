"""Tests that unchanged files are not read again by the same process, and that every change is detected."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import cudyn

NAMES = [f"{letter}.h" for letter in "abcdef"]
SOURCE = "".join(f"#include <{name}>\n" for name in NAMES) + "#if __has_include(<g.h>)\nint g;\n#endif\n"


def compile_source() -> bytes:
    """Compile a source that includes all headers, and return its code."""
    return cudyn.compile(SOURCE, arch="compute_80", include_path=["one", "two"]).data


def rewrite(path: str) -> None:
    """Overwrite a file with different text of the same size, and keep its timestamps."""
    original = os.stat(path)
    Path(path).write_text("int X;\n")
    os.utime(path, ns=(original.st_atime_ns, original.st_mtime_ns))


def exchange(path: str) -> None:
    """Replace a file with another file that has a different text."""
    Path("other").write_text("int X;\n")
    os.replace("other", path)


def exchange_directories() -> None:
    """Replace the `two` directory with the `four` directory."""
    os.rename("two", "three")
    os.rename("four", "two")


# Functions that change a header, a directory or a link, keyed by a description of the change.
CHANGES: dict[str, Callable[[], object]] = {
    "a header with other contents": lambda: rewrite("two/c.h"),
    "another file as header": lambda: exchange("two/c.h"),
    "a new header in a directory that lacks most headers": lambda: Path("one/c.h").write_text("int X;\n"),
    "a new header in a directory that lacks one header": lambda: Path("two/g.h").write_text(""),
    "a new target of a link": lambda: Path("target").write_text("int X;\n"),
    "another directory": exchange_directories,
    "a removed header": lambda: os.unlink("two/c.h"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_compile_after_a_change_following_hits_compiles_again(change: str, preprocessor: Path) -> None:
    """To be fast, a cache hit compares only the metadata of files, which must not hide a later change."""
    for directory, value in (("two", 1), ("four", 2)):
        os.mkdir(directory)
        for name in NAMES:
            Path(directory, name).write_text(f"int {name[0]}{value};\n")
    os.mkdir("one")
    os.symlink(os.path.abspath("target"), "one/e.h")
    code = compile_source()
    time.sleep(0.15)  # newer files are compared by their contents
    stats_before = cudyn.cache.stats()
    assert [compile_source(), compile_source(), compile_source()] == [code] * 3
    assert (cudyn.cache.stats() - stats_before).hits == 3
    CHANGES[change]()
    try:
        result = compile_source()
    except cudyn.CompilerError:
        result = b""
    assert result != code
