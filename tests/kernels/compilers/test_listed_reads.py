"""Tests for compilers that list the files they found: names with `..`, and files that change."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from cudyn._kernels.cache.listed_reads import Watch
from cudyn._kernels.cache.outside_names import find_unlisted_name, list_outside_names
from cudyn._kernels.compilers.nvrtc import options as nvrtc_options

SPELLED = {
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

MADE = (
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

HARMLESS = (
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


@pytest.mark.parametrize("text", SPELLED)
def test_scan_finds_a_literal_name(text: bytes) -> None:
    assert [*list_outside_names(text)] == SPELLED[text]


@pytest.mark.parametrize("text", MADE)
def test_scan_refuses_a_name_that_macros_may_build(text: bytes) -> None:
    assert find_unlisted_name([text], []) != ""


@pytest.mark.parametrize("text", HARMLESS)
def test_scan_accepts_other_texts(text: bytes) -> None:
    assert find_unlisted_name([text], []) == ""


def test_scan_refuses_dots_from_two_texts() -> None:
    """A header may contain the first part of a name, and the source the second part."""
    header = b"#define A(x) s/.x"
    source = b"#define B(x) x./h.h>"
    assert [find_unlisted_name(texts, []) != "" for texts in ([header], [source], [header, source])] == [
        False,
        False,
        True,
    ]


def test_scan_accepts_directives_of_a_toolkit() -> None:
    assert find_unlisted_name([], [b"#define D(x, y) x.y"]) == ""
    assert find_unlisted_name([], [b"#define P <../h.h>"]) != ""


def test_watch_records_a_missing_folder(tmp_path: Path) -> None:
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
    folder = str(tmp_path / "link")
    time.sleep(0.05)  # files newer than the start of the compilation are not recorded
    reads = Watch([folder], []).finish([], {folder: [b'#include "../h.h"']}, [])
    assert reads.uncacheable_reason == ""
    assert reads.files[f"{folder}/../h.h"] not in (None, "")


def test_watch_ignores_the_temporary_folder_of_headers_in_memory(tmp_path: Path) -> None:
    """Files next to that directory are recorded by their own paths."""
    memory = str(tmp_path / "temporary" / "memory")
    reads = Watch([], []).finish(
        [], {memory: [b'#include "../h.h"\n#include "../../h.h"']}, [str(tmp_path / "temporary")]
    )
    assert reads.files == {str(tmp_path / "h.h"): None}


@pytest.mark.parametrize("by_link", [False, True])
def test_watch_notices_folders_that_are_exchanged_twice(by_link: bool, tmp_path: Path) -> None:
    """The files in them are not newer, and have the same names."""
    folder = tmp_path / "real"
    for name in (folder, tmp_path / "other"):
        name.mkdir()
        (name / "h.h").write_text(name.name)
    (tmp_path / "link").symlink_to("real")
    time.sleep(0.05)  # files newer than the start of the compilation are not recorded
    searched = str(tmp_path / "link" if by_link else folder)
    watch = Watch([searched], [])
    for _ in range(2):
        folder.rename(tmp_path / "aside")
        (tmp_path / "other").rename(folder)
        (tmp_path / "aside").rename(tmp_path / "other")
    assert "is newer than the start" in watch.finish([f"{searched}/h.h"], {}, []).uncacheable_reason
    second_watch = Watch([searched], [])
    second_watch.start += 10**8
    (tmp_path / "more").write_text("")  # a file next to the directory, whose own times do not change
    assert second_watch.finish([f"{searched}/h.h"], {}, []).uncacheable_reason == ""
