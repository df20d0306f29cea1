"""Tests for compilers that list the files they found: names with `..`, and files that change."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from cudyn._kernels.cache.listed_reads import Watch
from cudyn._kernels.cache.outside_names import find_unlisted_name, list_outside_names
from cudyn._kernels.compilers.nvrtc import options as nvrtc_options

# Sources, and the names outside of the searched directories that they include.
LITERAL_NAMES = {
    b'#include "../h.h"': ["../h.h"],
    b'#in\\\nclude ".\\ \r\n./h.h"': ["../h.h"],
    b'??=include "../h.h"': ["../h.h"],
    b'#if __has_inc??/\nlude("../h.h")\n#endif': ["../h.h"],
    b"/*\n*/ # include </h.h>": ["/h.h"],
    b'\v%:\timport "sub/../../h.h"\f': ["sub/../../h.h"],
    b"\xc2\xa0#embed <../e.bin> limit(3)": ["../e.bin"],
    b'#pragma once\r#if __has_include("../a.h") || __has_include_next(<../b.h>)\r#endif': [
        "../a.h",
        "../b.h",
    ],
    b'#include "h.h"\n// #include "../h.h" in prose': [],
}

# Sources in which macros may build a name outside of the searched directories.
SUSPICIOUS_MACROS = (
    b'#define P "../h.h"',
    b'/**/ #define P "../h.h"',
    b'#define P /*\n*/ "../h.h"',
    b'/* # error */ #define P "../h.h"',
    b"#define D ..",
    b"#define D() .\n#define P <D()D()/h.h>",
    b"#define P <../h.h>",
    b"#define D(x, y) x.y",
    b"#define E\n#define D E.E",
    b"#define P(x) x\n#if __has_include(P(.)P(.)/h.h)\n#endif",
    b"#define C(a, b) a##b\n#define P <C(.,.)/h.h>",
    b"#define C(a, b) a %:%: b\n#define P <C(., .)/h.h>",
    b"#define R /opt\n#define P <R/h.h>",
    b"#define S() /",
    b"#define R\n#define P <R/opt/h.h>",
    b'#define P "/opt/h.h"',
    b"#include </opt/h.h>\n#define P </opt/h.h>",
    b'#if __has_embed("../e.bin")\n#endif',
    nvrtc_options.write_directives(["-DP=<../h.h>"]),
    nvrtc_options.write_directives(["-D", 'P="/opt/h.h"']),
)

# Sources that resemble the suspicious ones, but cannot build such a name.
HARMLESS_SOURCES = (
    b'#include "../h.h"\n#include </opt/h.h>',
    b"#define GET(p) (p).x\n#define SET(p) p.first.second",
    b"#define SUM(...) sum(__VA_ARGS__)\n#define HALF (.5f + 1.)",
    b"#define RATIO(a, b) ((a) / (b)) // e.g. this. And this...\n",
    b"#define P <sub/h.h>\n#define Q(x) <lib/x.h>",
    b"#error it's not there... See ../README. /opt/x",
    b'#pragma message("..")\n#line 1 "../x.cu"',
    b"#define ADVICE(x) SAY(needs x. Define IT to suppress this message.)",
    b'#define SHOW() printf("Synchronizing...\\n", "a/b.c")',
    b'int x = a.b;\nconst char *s = "../h.h"; // # ../h.h',
    nvrtc_options.write_directives(["-DP=1", "-DQ", "-std=c++17", "--pre-include=../h.h"]),
)


@pytest.mark.parametrize("text", LITERAL_NAMES)
def test_list_outside_names_finds_literal_names(text: bytes) -> None:
    assert [*list_outside_names(text)] == LITERAL_NAMES[text]


@pytest.mark.parametrize("text", SUSPICIOUS_MACROS)
def test_find_unlisted_name_finds_names_that_macros_may_build(text: bytes) -> None:
    assert find_unlisted_name([text], []) != ""


@pytest.mark.parametrize("text", HARMLESS_SOURCES)
def test_find_unlisted_name_accepts_other_sources(text: bytes) -> None:
    assert find_unlisted_name([text], []) == ""


def test_find_unlisted_name_finds_dots_from_two_sources() -> None:
    """A header may contain the first part of a name, and the source the second part."""
    header = b"#define A(x) s/.x"
    source = b"#define B(x) x./h.h>"
    assert find_unlisted_name([header], []) == ""
    assert find_unlisted_name([source], []) == ""
    assert find_unlisted_name([header, source], []) != ""


def test_find_unlisted_name_accepts_macros_of_a_toolkit() -> None:
    assert find_unlisted_name([], [b"#define D(x, y) x.y"]) == ""
    assert find_unlisted_name([], [b"#define P <../h.h>"]) != ""


def test_watch_records_a_missing_directory(tmp_path: Path) -> None:
    """If the directory was created, the compiler would find headers in it."""
    absent = str(tmp_path / "absent")
    reads = Watch([absent], []).finish([], {}, [])
    assert (reads.files, reads.uncacheable_reason) == ({absent: None}, "")
    watch = Watch([absent], [])
    os.mkdir(absent)
    assert watch.finish([], {}, []).uncacheable_reason == "a file appeared, or went, while it was compiled"


def test_watch_records_paths_out_of_a_link_as_they_are_written(tmp_path: Path) -> None:
    """The system resolves `..` relative to the target of the link."""
    (tmp_path / "real" / "deep").mkdir(parents=True)
    (tmp_path / "link").symlink_to("real/deep")
    (tmp_path / "real" / "h.h").write_text("")
    directory = str(tmp_path / "link")
    time.sleep(0.05)  # files newer than the start of the compilation are not recorded
    reads = Watch([directory], []).finish([], {directory: [b'#include "../h.h"']}, [])
    assert reads.uncacheable_reason == ""
    assert reads.files[f"{directory}/../h.h"] not in (None, "")


def test_watch_ignores_the_temporary_directory_of_headers_in_memory(tmp_path: Path) -> None:
    """A file next to the directory for headers in memory is recorded like every other file."""
    memory = str(tmp_path / "temporary" / "memory")
    reads = Watch([], []).finish(
        [], {memory: [b'#include "../h.h"\n#include "../../h.h"']}, [str(tmp_path / "temporary")]
    )
    assert reads.files == {str(tmp_path / "h.h"): None}


@pytest.mark.parametrize("by_link", [False, True])
def test_watch_notices_directories_that_are_exchanged_twice(by_link: bool, tmp_path: Path) -> None:
    """Afterwards, the directory has the same names, and its files are not newer than the compilation."""
    directory = tmp_path / "real"
    for name in (directory, tmp_path / "other"):
        name.mkdir()
        (name / "h.h").write_text(name.name)
    (tmp_path / "link").symlink_to("real")
    time.sleep(0.05)  # files newer than the start of the compilation are not recorded
    searched = str(tmp_path / "link" if by_link else directory)
    watch = Watch([searched], [])
    for _ in range(2):
        directory.rename(tmp_path / "aside")
        (tmp_path / "other").rename(directory)
        (tmp_path / "aside").rename(tmp_path / "other")
    assert "is newer than the start" in watch.finish([f"{searched}/h.h"], {}, []).uncacheable_reason
    second_watch = Watch([searched], [])
    second_watch.start += 10**8  # pretend that the compilation started 0.1 s later
    (tmp_path / "more").write_text("")  # this changes the times of the parent directory only
    assert second_watch.finish([f"{searched}/h.h"], {}, []).uncacheable_reason == ""
