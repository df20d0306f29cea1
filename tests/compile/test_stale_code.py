"""The cache never gives code of other inputs: what NVRTC reads is in the key, or the code is not kept.

Each way to an input is shown twice: NVRTC takes it (compiled before and after the input changes, in all
majors), and without NVRTC that the key changes or that the reason for its absence is reported.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cudyn import Image
from cudyn._compile import kept, nvrtc_options, scan, walk
from cudyn._compile.job import Look

from ..support import compilations, real
from ..support.releases import NEWEST
from .test_compile import run, site

# How a source can come to a header h.h, without the file's folder being given: source and other arguments.
INCLUDES: dict[str, tuple[str, dict[str, Any]]] = {
    "beside a text": ('#include "h.h"', {}),
    "beside its name": ('#include "h.h"', {"name": "sub/k.cu"}),
    "a comment between": ('#include /* it */ "h.h"', {}),
    "spliced": ('#in\\\nclude "h.h"', {}),
    "a digraph": ('%:include "h.h"', {}),
    "behind a comment": ('/*\n*/ # /**/ include "h.h"', {}),
    "asked for": ('#if __has_include("h.h")\n#include "h.h"\n#endif', {}),
    "include": ("#include <h.h>", {"include_path": ["sub"]}),
    "-I": ("#include <h.h>", {"options": ["-Isub"]}),
    "-I and a word": ("#include <h.h>", {"options": ["-I", "sub"]}),
    "--include-path": ("#include <h.h>", {"options": ["--include-path=sub"]}),
    "-include": ("", {"options": ["-include", "h.h"]}),
    "--pre-include": ("", {"options": ["--pre-include=sub/h.h"]}),
    "out of memory": ('#include "m.h"', {"headers": {"m.h": '#include "h.h"'}}),
    "a folder in memory": ('#include "sub/m.h"', {"headers": {"sub/m.h": '#include "h.h"'}}),
    "absolute": ("#include <{here}/h.h>", {}),
    "a file's folder": ("#include <h.h>", {"file": True}),
}

INCLUDING = """
#define JOINED(a, b) a##b
#define NAMED(a, b) JOINED(a, b)
extern "C" __global__ void NAMED(k, N)() {}
"""

# A header h.h that can't be followed as it is written: source and other arguments.
UNSURE: dict[str, tuple[str, dict[str, Any]]] = {
    "a macro": ('#define HEADER "h.h"\n#include HEADER', {}),
    "a macro with arguments": ("#define TEXT(x) #x\n#define IN(x) TEXT(x)\n#include IN(h.h)", {}),
    "an option": ("#include HEADER", {"options": ['-DHEADER="h.h"']}),
    "define": ("#include HEADER", {"define_macro": {"HEADER": '"h.h"'}}),
    "include_next": ("#include_next <h.h>", {"include_path": ["other", "sub"]}),
    "in a header": ('#include "asks.h"', {"headers": {"asks.h": '#define H "h.h"\n#include H'}}),
}

# A question after a header that is not there at first.
ASKED: dict[str, tuple[str, dict[str, Any]]] = {
    "has_include": ('#if __has_include("new.h")', {}),
    "has_include in brackets": ("#if __has_include( /**/ <new.h>)", {"include_path": ["sub"]}),
    "has_include behind defined": ('#if defined(__has_include) && __has_include("new.h")', {}),
    "has_include in a macro": ('#define HAS __has_include("new.h")\n#if HAS', {}),
    "has_include of an option": ("#if HAS", {"options": ['-DHAS=__has_include("new.h")']}),
}

# The same, of which no key can know.
ASKED_UNSURE: dict[str, tuple[str, dict[str, Any]]] = {
    "has_include of an argument": ('#define HAS(x) __has_include(x)\n#if HAS("new.h")', {}),
    "has_include by another name": ('#define HAS __has_include\n#if HAS("new.h")', {}),
    "has_include in pieces": ('#define J(a, b) a##b\n#if J(__has_, include)("new.h")', {}),
}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def write_h(folder: Path, number: int) -> None:
    for place in ("", "sub/"):
        write(folder / f"{place}h.h", f"#define N {number}\n")
    (folder / "other").mkdir(exist_ok=True)


def make_arguments(source: str, given: dict[str, Any]) -> dict[str, Any]:
    """Those of a way, in the current folder."""
    arguments = {"source": source.replace("{here}", Path.cwd().as_posix()), **given}
    if arguments.pop("file", False):
        write(Path("k.cu"), source)
        arguments["source"] = Path("k.cu").absolute()
    return arguments


@pytest.mark.parametrize("way", INCLUDES)
def test_a_header_that_changes_changes_the_key(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    keys = []
    for number in (1, 2, 1):
        write_h(tmp_path, number)
        keys.append(compilations.make_key(**make_arguments(*INCLUDES[way])).name)
    assert keys[0] == keys[2] != keys[1]


@pytest.mark.parametrize("way", [*UNSURE, *ASKED_UNSURE])
def test_what_cannot_be_followed_is_told(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_h(tmp_path, 1)
    source, given = {**UNSURE, **ASKED_UNSURE}[way]
    assert (
        "only the compiler knows what that leads to" in compilations.make_key(source=source, **given).unsure
    )


@pytest.mark.parametrize("way", ASKED)
def test_a_header_that_appears_changes_the_key(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source, given = ASKED[way]
    before = compilations.make_key(source=source, **given)
    write(tmp_path / "new.h", "")
    write(tmp_path / "sub" / "new.h", "")
    after = compilations.make_key(source=source, **given)
    assert before.unsure == after.unsure == ""
    assert before.name != after.name


@pytest.mark.nvidia
@pytest.mark.parametrize(
    "version", [*(pytest.param(v, marks=pytest.mark.slow) for v in ("11.8", "12.0", "12.9", "13.0")), NEWEST]
)
def test_nothing_stale(version: str, tmp_path: Path) -> None:
    """Each way, before and after the header changes or appears, with the cache: the code is what it would be
    without.
    """
    output = run(
        f"""
        import os
        from pathlib import Path
        from tests.compile import test_stale_code as tests
        here = Path({str(tmp_path)!r})
        os.chdir(here)
        found, not_cached = {{}}, {{}}
        tail = "\\n#define N 2\\n#else\\n#define N 1\\n#endif\\n"
        for number in (1, 2):
            tests.write_h(here, number)
            if number == 2:
                tests.write(here / "new.h", "")
                tests.write(here / "sub" / "new.h", "")
            for ways, more in ((tests.INCLUDES, ""), (tests.UNSURE, ""), (tests.ASKED, tail),
                               (tests.ASKED_UNSURE, tail)):
                for way, (source, given) in ways.items():
                    given = tests.make_arguments(source + more + tests.INCLUDING, given)
                    made = cudyn.compile(arch="compute_80", **given)
                    found.setdefault(way, []).append(made.kernels[0].name)
                    not_cached[way] = bool(made.not_cached)
        print(json.dumps([found, not_cached]))
        """,
        site(version),
        cache_folder=tmp_path / "cache",
    )
    found, not_cached = json.loads(output)
    assert found == {way: ["k1", "k2"] for way in {**INCLUDES, **UNSURE, **ASKED, **ASKED_UNSURE}}
    assert {way for way, is_so in not_cached.items() if is_so} == {*UNSURE, *ASKED_UNSURE}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (b'#include "a.h"', [b'"a.h"']),
        (b'\xef\xbb\xbf#include "a.h"', [b'"a.h"']),
        (b"  # /* x */ include/**/<a.h> // b", [b"<a.h>"]),
        (b'int x; /* a\n*/ #include "a.h"\n/**/#include "b.h"', [b'"a.h"', b'"b.h"']),
        (b'#in\\\r\nclu\\\nde "a\\\n.h"', [b'"a.h"']),
        (b'\f%:\vinclude "a.h"', [b'"a.h"']),
        (b'R"(\n/*\n)";\n#include "a.h"\n/* */ #include "b.h"', [b'"a.h"', b'"b.h"']),
        (b'const char *s = "/*";\n#include "a.h"\n', [b'"a.h"']),
        (b'#include "caf\xe9.h"', [b'"caf\xe9.h"']),
        (b"int n; // we #include HEADER here\n", []),
        (b'x = "#include"; // #include "c.h"\n', []),
        (b"#ifdef __has_include\n#elif defined __has_include\n#endif", []),
    ],
)
def test_what_a_text_includes(source: bytes, expected: list[bytes]) -> None:
    found = scan.scan(source)
    assert (list(found.written), found.open) == (expected, "")


@pytest.mark.parametrize(
    "source",
    [
        b"#include HEADER",
        b"#include <a",
        b"#include",
        b'#import "a.h"',
        b'#embed "a.bin"',
        b"int t = __TIME__;",
        b"char d[] = __DATE__;",
        b'// ??/\n#include "a.h"',
        b'??=include "a.h"',
        b"#define H __has_include\n",
    ],
)
def test_what_a_text_leaves_uncertain(source: bytes) -> None:
    found = scan.scan(source)
    assert found.open or found.changes


def test_headers_that_exchange_their_contents(tmp_path: Path) -> None:
    """Two of one name: which is which is in the key; and so is who includes them, and in which order."""
    for folder, text in (("a", "#define N 1\n"), ("b", "#define M 2\n")):
        write(tmp_path / folder / "h.h", text)
    given = {"source": "#include <a/h.h>\n#include <b/h.h>", "include_path": [str(tmp_path)]}
    same_name = {"source": '#include "a.h"\n#include "b.h"', "include_path": [str(tmp_path)]}
    for name in ("a", "b"):
        write(tmp_path / f"{name}.h", f'#include "{name}/x.h"\n')
        write(tmp_path / name / "x.h", '#include "h.h"\n')
    before = [compilations.make_key(**given), compilations.make_key(**same_name)]
    (tmp_path / "a" / "h.h").rename(tmp_path / "h")
    (tmp_path / "b" / "h.h").rename(tmp_path / "a" / "h.h")
    (tmp_path / "h").rename(tmp_path / "b" / "h.h")
    after = [compilations.make_key(**given), compilations.make_key(**same_name)]
    assert [a.name == b.name for a, b in zip(before, after, strict=True)] == [False, False]
    assert [a.unsure for a in after] == ["", ""]


class Compiled:
    """cudyn.compile with a compiler whose code is how often it was asked; .during is called meanwhile."""

    def __init__(self, library: Path, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.during: Callable[[], object] = lambda: None
        self.nvrtc = SimpleNamespace(
            available=True, path=str(library), version=(13, 0), has=lambda name: False
        )
        patch.setattr(Look, "compile", self._compile)

    def _compile(self, arch: str, kinds: Sequence[str]) -> dict[str, Image]:
        self.count += 1
        self.during()
        return {kind: Image(b"code %d" % self.count, kind, (arch,)) for kind in kinds}

    def __call__(self, toolkit: Sequence[str] = (), **given: Any) -> Image:
        one = compilations.make(**given)
        one.compiler.nvrtc = self.nvrtc  # type: ignore[union-attr]
        one.compiler.get_toolkit = lambda: list(toolkit)  # type: ignore[method-assign]
        (found,) = one.get_images("sm_80", ["cubin"])
        return found


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiled:
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    write(tmp_path / "lib" / "libnvrtc.so", "a library")
    return Compiled(tmp_path / "lib" / "libnvrtc.so", monkeypatch)


def test_a_header_that_changes_while_the_compiler_reads_it(compiled: Compiled, tmp_path: Path) -> None:
    """The code is of one or the other, so that it is kept for neither."""
    header = tmp_path / "inc" / "h.h"
    write(header, "#define N 1\n")
    given = {"source": "#include <h.h>", "include_path": [str(header.parent)]}
    compiled.during = lambda: header.write_text("#define N 2\n")
    assert compiled(**given).not_cached == "a header changed while it was compiled"
    compiled.during = lambda: None
    header.write_text("#define N 1\n")
    second = compiled(**given)
    assert (second.data, second.not_cached) == (b"code 2", "")
    assert compiled(**given).data == b"code 2"
    assert "not cached: a header changed while it was compiled" in str(
        Image(b"", "ptx", not_cached="a header changed while it was compiled")
    )


def test_a_toolkit_that_is_named_by_an_option(compiled: Compiled, tmp_path: Path) -> None:
    """Its macros in includes keep nothing from being kept; a header of the user's before its own counts."""
    toolkit, own = tmp_path / "toolkit", tmp_path / "own"
    write(toolkit / "cuda_fp16.h", "#include CONFIGURED\n")
    write(toolkit / "cub" / "a.h", "")
    write(own / "mine.h", "")
    given: dict[str, Any] = {"source": "#include <cuda_fp16.h>", "include_path": [str(own), str(toolkit)]}
    assert "only the compiler knows" in compiled(**given).not_cached, "it is one that cudyn has not found"
    given["toolkit"] = [str(toolkit)]
    assert (compiled(**given).not_cached, compiled(**given).data) == ("", b"code 2")
    write(own / "mine" / "cub" / "a.h", "")
    assert compiled(**given).data == b"code 2"
    write(own / "cub" / "a.h", "")
    assert compiled(**given).data == b"code 3"


def test_a_process_without_the_compiler_has_the_same_name(compiled: Compiled, tmp_path: Path) -> None:
    """Whether or not it has the toolkit, and wherever in the order its headers stand."""
    toolkit, own = tmp_path / "toolkit", tmp_path / "own"
    write(toolkit / "cuda_fp16.h", "#include <cuda_bf16.h>\n")
    write(toolkit / "cuda_bf16.h", "")
    for name in ("a.h", "b.h"):
        write(own / name, "#include <cuda_bf16.h>\n#include <b.h>\n")
    given: dict[str, Any]
    given = {"source": "#include <cuda_fp16.h>\n#include <a.h>\n#include <b.h>", "include_path": [str(own)]}
    one = compilations.make(**given)
    one.compiler.get_toolkit = lambda: [str(toolkit)]  # type: ignore[method-assign]
    assert one.make_key("sm_80", "cubin").name == compilations.make_key(**given).name


@pytest.mark.parametrize(
    ("words", "refused"),
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
def test_options_that_are_not_kept(words: list[str], refused: str) -> None:
    assert nvrtc_options.find_uncacheable(words) == refused


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(["11.8", NEWEST]))
def test_paths_in_the_code_are_in_the_key(version: str, tmp_path: Path) -> None:
    """__FILE__ of a header, an assertion in one, and where debuggers look for it."""
    for folder in ("one", "two"):
        write(tmp_path / folder / "h.h", 'extern "C" __global__ void k(char *p) { *p = __FILE__[8]; }\n')
        write(tmp_path / folder / "a.h", 'extern "C" __global__ void k(int *p) { assert(*p); }\n')
        write(tmp_path / folder / "g.h", 'extern "C" __global__ void k(int *p) { *p = 1; }\n')
    output = run(
        f"""
        import os
        os.chdir({str(tmp_path)!r})
        for header, options in (("h.h", []), ("a.h", []), ("g.h", ["-lineinfo"]), ("g.h", [])):
            codes = []
            for cache in (True, False):
                for folder in ("./one/xy", "./two/xyz"):
                    os.makedirs(folder, exist_ok=True)
                    made = cudyn.compile(f"#include <../{{header}}>", arch="compute_80", options=options,
                                         include_path=[folder], cache=cache)
                    codes.append(made.data)
            print((codes[0] == codes[1]) is (codes[2] == codes[3]))
        """,
        site(version),
        cache_folder=tmp_path / "cache",
    )
    assert output.split() == ["True"] * 4


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes that forbid reading")
def test_a_header_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "h.h", "")

    def refuse(path: str) -> None:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(walk, "scan_file", refuse)
    found = compilations.make_key(source="#include <h.h>", include_path=[str(tmp_path)])
    assert found.unsure == f"{tmp_path / 'h.h'}, which can't be read (Permission denied)"


@pytest.mark.skipif(sys.platform != "linux", reason="file names of any bytes are Linux's")
def test_a_header_of_any_name(tmp_path: Path) -> None:
    """A name that is no UTF-8 is followed by its bytes."""
    folder = os.fsencode(tmp_path) + b"/caf\xe9"
    os.mkdir(folder)
    names = []
    for text in (b"#define N 1\n", b"#define N 2\n"):
        with open(folder + b"/h.h", "wb") as file:
            file.write(text)
        write(tmp_path / "first.h", "")
        (tmp_path / "first.h").write_bytes(b'#include "caf\xe9/h.h"\n')
        names.append(compilations.make_key(source="#include <h.h>", include_path=[os.fsdecode(folder)]).name)
        names.append(compilations.make_key(source="#include <first.h>", include_path=[str(tmp_path)]).name)
    assert len(set(names)) == 4


def test_the_cache_is_asked_for_nothing_it_cannot_know(
    compiled: Compiled, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(kept, "find", lambda *given: asked.append("find"))
    monkeypatch.setattr(kept, "keep", lambda *given: asked.append("keep"))
    assert compiled(source=f"#include X\n{INCLUDING}").not_cached
    for count in (2, 3):  # an option that writes a file writes it each time
        made = compiled(options=["--time=t.csv"])
        why = "the option --time=t.csv does more than choose the code, or is not known"
        assert (made.data, made.not_cached) == (b"code %d" % count, why)
    assert asked == []
