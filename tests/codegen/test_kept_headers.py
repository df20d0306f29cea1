"""Tests that the second reader caches its readings, and reads a header again if the result may differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen import second_reader
from codegen.sources import Library

OUTER = """\
#pragma once
#include <inner.h>
#if __has_include(<extra.h>)
#define PR_EXTRA long
#else
#define PR_EXTRA short
#endif
#ifndef PR_TYPE
#define PR_TYPE int
#endif
int prOuter(PR_TYPE one, PR_EXTRA two, inner_t three);
#undef PR_GONE
"""
INNER = "#ifndef INNER_H\n#define INNER_H\ntypedef int inner_t;\nint prInner(PR_INNER one);\n#endif\n"
MAIN = (
    "#define PR_INNER int\n#define PR_GONE 1\n#include <outer.h>\n#ifdef PR_GONE\nint prGone(int);\n#endif\n"
)
USUAL_FILES = {"main.h": MAIN, "outer.h": OUTER, "inner.h": INNER}

CHANGES = {
    "nothing": {},
    "macro in the header": {"main.h": f"#define PR_TYPE float\n{MAIN}"},
    "macro in a macro": {"main.h": f"#define PR_TYPE PR_OTHER\n#define PR_OTHER double\n{MAIN}"},
    "macro in an included header": {"main.h": MAIN.replace("PR_INNER int", "PR_INNER char")},
    "included header": {"inner.h": INNER.replace("one", "uno")},
    "existing headers": {"extra.h": ""},
    "earlier definitions": {"main.h": f"#define INNER_H\ntypedef char inner_t;\n{MAIN}"},
    "earlier include": {"main.h": f"#define PR_INNER long\n#include <inner.h>\n{MAIN}"},
    "search order": {"inner.h": "typedef long inner_t;\n"},
}


def read(directory: Path) -> dict[str, str]:
    """Return the functions in main.h, as the second reader reads them."""
    library = Library("probe", "int", ("main.h",), (), ("pr",))
    functions = second_reader.reread(library, "1.0", [directory])["plain"]
    return {symbol: str(function) for symbol, function in functions.items()}


def write_files(directory: Path, files: dict[str, str]) -> Path:
    """Write files to a new directory, and return it."""
    directory.mkdir()
    for name, text in files.items():
        (directory / name).write_text(text, encoding="utf-8")
    return directory


@pytest.mark.parametrize("change", CHANGES)
def test_cached_header_with_a_changed_dependency_is_read_again(change: str, tmp_path: Path) -> None:
    """The result is the same as without the cache."""
    files = USUAL_FILES | CHANGES[change]
    second_reader.clear_cache()
    without_cache = read(write_files(tmp_path / "alone", files))
    second_reader.clear_cache()
    usual_functions = read(write_files(tmp_path / "usual", USUAL_FILES))
    assert usual_functions["prOuter"] == "int prOuter(int one, short two, inner_t three)"
    assert "prGone" not in usual_functions
    assert read(write_files(tmp_path / "again", files)) == without_cache
    assert (without_cache == usual_functions) == (change == "nothing")
    assert read(write_files(tmp_path / "back", USUAL_FILES)) == usual_functions


def test_cached_header_defines_and_removes_its_macros(tmp_path: Path) -> None:
    later = {"main.h": f"{MAIN}int prLater(PR_EXTRA one);\n"}
    first = read(write_files(tmp_path / "first", USUAL_FILES))
    second = read(write_files(tmp_path / "second", USUAL_FILES | later))
    assert second == {**first, "prLater": "int prLater(short one)"}


def test_header_with_pragma_once_is_included_once(tmp_path: Path) -> None:
    usual_files = USUAL_FILES | {
        "inner.h": "#pragma once\ntypedef int inner_t;\nint prInner(PR_INNER one);\n"
    }
    early_files = usual_files | {
        "main.h": f"#define PR_INNER long\n#include <inner.h>\n#undef PR_INNER\n{MAIN}"
    }
    assert read(write_files(tmp_path / "usual", usual_files))["prInner"] == "int prInner(int one)"
    assert read(write_files(tmp_path / "early", early_files))["prInner"] == "int prInner(long one)"
