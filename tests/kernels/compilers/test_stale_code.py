"""Tests that the cache never returns stale code: the key covers everything that the compiler read."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn._kernels.cache import recorder, text_scan
from cudyn._kernels.compilers.loaded_library import get_outcome
from cudyn._kernels.compilers.nvrtc import options as nvrtc_options
from tools import read_oracle

from ...support import real
from ...support.releases import NEWEST
from .test_compile import ROOT, run, site

# Ways to include a header h.h: the source, and the other arguments of `compile`.
INCLUDES: dict[str, tuple[str, dict[str, Any]]] = {
    "next to a source without a name": ('#include "h.h"', {}),
    "next to a source with a name": ('#include "h.h"', {"name": "sub/k.cu"}),
    "with a comment before the name": ('#include /* it */ "h.h"', {}),
    "with a spliced line": ('#in\\\nclude "h.h"', {}),
    "with a digraph": ('%:include "h.h"', {}),
    "after a comment": ('/*\n*/ # /**/ include "h.h"', {}),
    "after __has_include": ('#if __has_include("h.h")\n#include "h.h"\n#endif', {}),
    "include_path": ("#include <h.h>", {"include_path": ["sub"]}),
    "-I": ("#include <h.h>", {"options": ["-Isub"]}),
    "-I and a separate directory": ("#include <h.h>", {"options": ["-I", "sub"]}),
    "--include-path": ("#include <h.h>", {"options": ["--include-path=sub"]}),
    "-include": ("", {"options": ["-include", "h.h"]}),
    "--pre-include": ("", {"options": ["--pre-include=sub/h.h"]}),
    "from a header in memory": ('#include "m.h"', {"headers": {"m.h": '#include "h.h"'}}),
    "from a header in a directory in memory": (
        '#include "sub/m.h"',
        {"headers": {"sub/m.h": '#include "h.h"'}},
    ),
    "with an absolute path": ("#include <{here}/h.h>", {}),
    "next to a source file": ("#include <h.h>", {"file": True}),
}

# The end of each source: a kernel whose name contains the value of N, which the header defines.
KERNEL_NAMED_BY_N = """
#define JOINED(a, b) a##b
#define NAMED(a, b) JOINED(a, b)
extern "C" __global__ void NAMED(k, N)() {}
"""

# Ways to include a header h.h whose name only the preprocessor determines: the source and the other
# arguments.
BY_MACRO: dict[str, tuple[str, dict[str, Any]]] = {
    "a macro": ('#define HEADER "h.h"\n#include HEADER', {}),
    "a macro with arguments": ("#define TEXT(x) #x\n#define IN(x) TEXT(x)\n#include IN(h.h)", {}),
    "an option": ("#include HEADER", {"options": ['-DHEADER="h.h"']}),
    "define": ("#include HEADER", {"define_macro": {"HEADER": '"h.h"'}}),
    "include_next": ("#include_next <h.h>", {"include_path": ["other", "sub"]}),
    "in another header": ('#include "asks.h"', {"headers": {"asks.h": '#define H "h.h"\n#include H'}}),
}

# Conditions that test for a header that does not exist at first.
CONDITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "has_include": ('#if __has_include("new.h")', {}),
    "has_include in brackets": ("#if __has_include( /**/ <new.h>)", {"include_path": ["sub"]}),
    "has_include after defined": ('#if defined(__has_include) && __has_include("new.h")', {}),
    "has_include in a macro": ('#define HAS __has_include("new.h")\n#if HAS', {}),
    "has_include of an option": ("#if HAS", {"options": ['-DHAS=__has_include("new.h")']}),
}

# Conditions in which a macro names the header or builds the word __has_include.
CONDITIONS_BY_MACRO: dict[str, tuple[str, dict[str, Any]]] = {
    "has_include of an argument": ('#define HAS(x) __has_include(x)\n#if HAS("new.h")', {}),
    "has_include by another name": ('#define HAS __has_include\n#if HAS("new.h")', {}),
    "has_include in pieces": ('#define J(a, b) a##b\n#if J(__has_, include)("new.h")', {}),
}


def write(path: Path, text: str) -> None:
    """Write a file and create its directory."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def write_header(directory: Path, value: int) -> None:
    """Write the header h.h, which defines N, into a directory and its subdirectory."""
    for prefix in ("", "sub/"):
        write(directory / f"{prefix}h.h", f"#define N {value}\n")
    (directory / "other").mkdir(exist_ok=True)


def make_arguments(source: str, extra: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments for compiling a case in the current directory."""
    arguments = {"source": source.replace("{here}", Path.cwd().as_posix()), **extra}
    if arguments.pop("file", False):
        write(Path("k.cu"), source)
        arguments["source"] = Path("k.cu").absolute()
    return arguments


EACH = [*(pytest.param(v, marks=pytest.mark.slow) for v in ("11.8", "12.0", "12.9", "13.0")), NEWEST]


@pytest.mark.nvidia
@pytest.mark.parametrize("version", EACH)
def test_compile_after_a_change_never_returns_stale_code(version: str, tmp_path: Path) -> None:
    """In each case a header changes or appears, and the code is the same as without the cache.

    Unchanged inputs are cache hits.
    """
    output = run(
        f"""
        import os
        from pathlib import Path
        from tests.kernels.compilers import test_stale_code as tests
        here = Path({str(tmp_path)!r})
        os.chdir(here)
        kernel_names, not_cached, hits = {{}}, {{}}, {{}}
        tail = "\\n#define N 2\\n#else\\n#define N 1\\n#endif\\n"
        for number in (1, 2):
            tests.write_header(here, number)
            if number == 2:
                tests.write(here / "new.h", "")
                tests.write(here / "sub" / "new.h", "")
            for cases, condition_end in ((tests.INCLUDES, ""), (tests.BY_MACRO, ""), (tests.CONDITIONS, tail),
                               (tests.CONDITIONS_BY_MACRO, tail)):
                for case, (source, arguments) in cases.items():
                    source += condition_end + tests.KERNEL_NAMED_BY_N
                    arguments = tests.make_arguments(source, arguments)
                    image = cudyn.compile(arch="compute_80", **arguments)
                    hits_before = cudyn.cache.stats().hits
                    _ = cudyn.compile(arch="compute_80", **arguments)
                    kernel_names.setdefault(case, []).append(image.kernels[0].name)
                    not_cached[case] = image.not_cached
                    hits[case] = cudyn.cache.stats().hits - hits_before
        print(json.dumps([kernel_names, not_cached, hits]))
        """,
        site(version),
        cache_folder=tmp_path / "cache",
    )
    kernel_names, not_cached, hits = json.loads(output)
    cases = {**INCLUDES, **BY_MACRO, **CONDITIONS, **CONDITIONS_BY_MACRO}
    assert kernel_names == {case: ["k1", "k2"] for case in cases}
    assert not_cached == dict.fromkeys(kernel_names, "")
    assert hits == dict.fromkeys(kernel_names, 1)


@pytest.mark.nvidia
@pytest.mark.parametrize("version", EACH)
def test_compile_of_a_header_that_changes_meanwhile_uses_the_hashed_bytes(
    version: str, tmp_path: Path
) -> None:
    """NVRTC compiles the bytes that were hashed, even if the file changes before NVRTC reads it."""
    output = run(
        f"""
        import os
        from pathlib import Path
        os.chdir({str(tmp_path)!r})
        header = Path("h.h")
        header.write_text("#define N 1\\n")
        create = os.memfd_create
        def change(*arguments):
            header.write_text("#define N 2\\n")
            return create(*arguments)
        os.memfd_create = change
        source = '#include "h.h"\\nextern "C" __global__ void k(int *p) {{ *p = N; }}'
        codes = [cudyn.compile(source, arch="compute_80").data]
        os.memfd_create = create
        for text in ("#define N 2\\n", "#define N 1\\n"):
            header.write_text(text)
            codes.append(cudyn.compile(source, arch="compute_80").data)
            codes.append(cudyn.compile(source, arch="compute_80", cache=False).data)
        original, changed, changed_uncached, restored, restored_uncached = codes
        print(changed == changed_uncached, original == restored == restored_uncached,
              cudyn.cache.stats().hits)
        """,
        site(version),
        cache_folder=tmp_path / "cache",
    )
    assert output.split() == ["True", "True", "1"]


@pytest.mark.nvidia
@pytest.mark.slow
@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
@pytest.mark.parametrize("compiler", ["nvrtc 11.8", "nvrtc 13.0", "clang 22"])
def test_recording_contains_every_opened_file(compiler: str, capsys: pytest.CaptureFixture[str]) -> None:
    """strace lists the files that the process opens or looks for."""
    assert read_oracle.main([*compiler.split(), "--count", "6"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["compared"] > 1
    assert data["seen by strace"] > 1000


@pytest.mark.parametrize(
    "text",
    [
        b"int t = __TIME__;",
        b"char d[] = __DATE__;",
        b"char d[] = __TIMESTAMP__;",
        b"__DA\\\nTE__",
        b"__DA\\ \r\nTE__",
        b"J(__DA, TE__)",
        b"J(__, DATE__)",
        b"J(__, J(DATE, __))",
        b'// ??/\n#include "a.h"',
    ],
)
def test_find_clock_finds_macros_with_the_time(text: bytes) -> None:
    assert text_scan.find_clock(text)


@pytest.mark.parametrize("text", [b"int DATE;", b"int __DATES__;", b"f(__, x)", b"J(__, x) // __TIMER__"])
def test_find_clock_ignores_sources_without_the_time(text: bytes) -> None:
    assert text_scan.find_clock(text) == ""


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--time=t.csv"], "--time=t.csv"),
        (["-time", "t.csv"], "-time"),
        (["--fdevice-time-trace=t.json"], "--fdevice-time-trace=t.json"),
        (["-pch"], "-pch"),
        (["--create-pch=k.pch"], "--create-pch=k.pch"),
        (["-no-source-include"], "-no-source-include"),
        (["-Xptxas=--options-file=f"], "-Xptxas=--options-file=f"),
        (["-Xptxas", "-optf"], "-Xptxas"),
        (["--one-of-a-later-version"], "--one-of-a-later-version"),
        (["-dopt", "--time=t.csv"], "-dopt"),
        (["-G", "--time=t.csv"], "--time=t.csv"),
        (["-D", "X", "-DY=1", "-UZ", "-U", "Z", "--define-macro", "W", "--std=c++17", "-std=c++20"], ""),
        (["-G", "-lineinfo", "-rdc=true", "-dc", "--use_fast_math", "-w", "--restrict", "-ftz=true"], ""),
        (["-Xptxas=-v", "-Xptxas", "-v", "--ptxas-options=-O1", "-maxrregcount", "32", "-fmad=false"], ""),
        (["-diag-suppress=177", "--split-compile=0", "-default-device", "-opt-info=inline"], ""),
    ],
)
def test_find_uncacheable_returns_the_first_uncacheable_option(options: list[str], expected: str) -> None:
    assert nvrtc_options.find_uncacheable(options) == expected


@pytest.mark.nvidia
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux allows any bytes in file names")
def test_compile_with_a_header_name_that_is_not_utf8_hits_the_cache(tmp_path: Path) -> None:
    """The search for such a name compares bytes."""
    output = run(
        f"""
        import os
        folder = os.fsencode({str(tmp_path)!r}) + b"/caf\\xe9"
        os.mkdir(folder)
        codes = []
        for number in b"12":
            with open(folder + b"/h.h", "wb") as file:
                file.write(b"#define N %c\\n" % number)
            source = '#include <h.h>\\nextern "C" __global__ void k(int *p) {{ *p = N; }}'
            given = {{"arch": "compute_80", "include_path": [os.fsdecode(folder)]}}
            for cache in (True, True, False):
                codes.append(cudyn.compile(source, cache=cache, **given).data)
        print(len(set(codes[:3])), len(set(codes[3:])), len(set(codes)), cudyn.cache.stats().hits)
        """,
        site(NEWEST),
        cache_folder=tmp_path / "cache",
    )
    assert output.split() == ["1", "1", "2", "2"]


def test_fake_nvrtc_is_recorded(preprocessor: Path) -> None:
    """Tests with the fake NVRTC would otherwise not test the recorder."""
    write(preprocessor / "inc" / "h.h", "int h;\n")
    with recorder.recording() as reads:
        pass
    assert reads.files == {}
    assert recorder.can_record(get_outcome("nvrtc").handle)
    for _ in range(2):
        image = cudyn.compile("#include <h.h>\n", arch="compute_80", include_path=["inc"])
    assert image.not_cached == ""
    write(preprocessor / "h.h", "int other;\n")
    assert cudyn.compile('#include "h.h"\n', arch="compute_80", include_path=["inc"]).data != image.data


# A program that repeatedly replaces a header while it compiles a source that includes the header.
REPLACING_PROGRAM = """
import os, sys, time
import cudyn
number, turns, pause = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
source = '#include "h.h"\\n// %d\\nextern "C" __global__ void k(int *p) { *p = N; }'
for turn in range(turns):
    for value in (1, 2, 1):
        other = f"h.{number}"
        with open(other, "w") as file:
            file.write(f"#define N {value}\\n")
        os.replace(other, "h.h")
        time.sleep(pause * (number % 2) * number)
        cudyn.compile(source % turn, arch="compute_80")
"""

# A program that compiles with and without the cache, and prints the number of differences and of cache hits.
COMPARING_PROGRAM = """
import sys, time
import cudyn
turns, pause = int(sys.argv[1]), float(sys.argv[2])
source = '#include "h.h"\\n// %d\\nextern "C" __global__ void k(int *p) { *p = N; }'
wrong = 0
for value in (1, 2):
    with open("h.h", "w") as file:
        file.write(f"#define N {value}\\n")
    time.sleep(pause)
    for turn in range(turns):
        made = cudyn.compile(source % turn, arch="compute_80")
        wrong += made.data != cudyn.compile(source % turn, arch="compute_80", cache=False).data
print(wrong, cudyn.cache.stats().hits)
"""


@pytest.mark.nvidia
@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["nvrtc 12.9", f"nvrtc {NEWEST}", "clang 22"])
def test_header_that_many_processes_replace_causes_no_wrong_hit(compiler: str, tmp_path: Path) -> None:
    """16 processes replace the header and cache their code. Later cache hits are correct."""
    name, version = compiler.split()
    is_clang = name == "clang"
    packages = [real.clang(version), real.toolkit("12.9")] if is_clang else [site(version)]
    environment = {**os.environ, "CUDYN_CACHE_DIR": str(tmp_path / "cache"), "CUDYN_CACHE": "on"}
    environment |= {"PYTHONPATH": os.pathsep.join(map(str, [*packages, ROOT])), "CUDYN_COMPILER": name}
    turns, pause = (2, 0.05) if is_clang else (4, 0.0)  # clang's results for newer files are not cached
    directory = tmp_path / "work"
    directory.mkdir()
    arguments = [str(turns), str(pause)]
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", REPLACING_PROGRAM, str(n), *arguments], env=environment, cwd=directory
        )
        for n in range(16)
    ]
    assert [process.wait() for process in processes] == [0] * 16
    completed = subprocess.run(
        [sys.executable, "-c", COMPARING_PROGRAM, *arguments],
        env=environment,
        cwd=directory,
        capture_output=True,
        text=True,
    )
    wrong_hits, hits = completed.stdout.split()
    assert wrong_hits == "0", completed.stderr
    assert int(hits) > 0


@pytest.mark.nvidia
@pytest.mark.slow
def test_only_with_another_directory_or_toolkit_hits_the_cache(tmp_path: Path) -> None:
    """The third machine has no toolkit. The user's directory `utility` has the name of a standard header."""
    code = """
        import os
        os.chdir(os.environ["FOLDER"])
        os.makedirs("inc/utility", exist_ok=True)
        with open("inc/mine.h", "w") as file:
            file.write("#define N 1")
        sources = ["#include <mine.h>", "#include <cuda_fp16.h>", "#include <cuda/std/array>",
                   '#include <cuda/std/cassert>\\n__device__ void f(int x) { _CCCL_ASSERT(x, "x"); }',
                   "#if __has_include(<mine.h>)\\n#define M 1\\n#endif"]
        for source in sources:
            cudyn.compile(f"{source}\\n{KERNEL}", arch="compute_80", std="c++17", include_path=["inc"])
        stats = cudyn.cache.stats()
        print(stats.hits, stats.compiled, stats.missed)
    """
    machines = [("one", real.toolkit("12.9")), ("two", real.toolkit("13.0")), ("three", None)]
    counts: list[list[str]] = []
    for name, wheels in machines:
        (tmp_path / name).mkdir()
        environment = {"FOLDER": str(tmp_path / name), "CUDYN_CACHE": "on" if not counts else "only"}
        environment |= {} if wheels else {"CUDYN_NVRTC": "/none"}
        counts.append(
            run(code, *([wheels] if wheels else []), cache_folder=tmp_path / "cache", **environment).split()
        )
    assert counts == [["0", "5", "0"], ["5", "0", "0"], ["5", "0", "0"]]


@pytest.mark.parametrize(
    ("texts", "is_used"),
    [
        ([b"int x; __managed__ int y;"], True),
        ([b"#define M __managed__\n#define N M\n", b"N int y;"], True),
        ([b"#define M __managed__\n#define N M\n", b"int y; // N"], False),
        (
            [b"#ifndef __managed__\n#define __managed__ __location__(managed)\n#endif\n/* __managed__ */"],
            False,
        ),
        ([nvrtc_options.write_directives(["-DM=__managed__"]), b"M int y;"], True),
        ([b"%:define M \\\n __managed__\n", b"int x; /* */ M int y;"], True),
    ],
)
def test_uses_finds_identifiers_in_code(texts: list[bytes], is_used: bool) -> None:
    """A use of `__managed__` needs a second run of clang. Comments and unused macros do not count."""
    assert text_scan.uses(texts, frozenset({b"__managed__"})) == is_used
