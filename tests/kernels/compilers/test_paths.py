"""Tests that compiled code contains names instead of paths, and that the names stand for the right files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn._kernels.cache.directories import Directories
from cudyn._kernels.compilers.nvrtc import compiler as nvrtc_compiler

from ...support import real
from ...support.releases import NEWEST
from ...support.trees import write
from .test_bundle import TILE
from .test_compile import run, site

# A header that puts its path into the code in every possible way.
HEADER = r"""
#include "../up.h"
__device__ const char *file = __FILE__;
__device__ const char *option = WHERE;
__device__ void check(int x) { CHECK(x); }
/* comment */ #define AFTER_COMMENT __FILE__
__device__ const char *after_comment = AFTER_COMMENT;
\f#define AFTER_FORM_FEED __FILE__
__device__ const char *after_form_feed = AFTER_FORM_FEED;
#define JOIN(a, b) a##b
__device__ const char *pasted = JOIN(__FI, LE__);
__device__ const char *spliced = __FI\
LE__;
#if __CUDACC_VER_MAJOR__ * 10 + __CUDACC_VER_MINOR__ < 121
#define __builtin_FILE() __FILE__
#endif
__device__ const char *get_file(const char *p = __builtin_FILE()) { return p; }
__device__ const char *by_default() { return get_file(); }
template <class T> __device__ const char *get_name(T) { return __PRETTY_FUNCTION__; }
__device__ const char *of_lambda() { return get_name([] {}); }
__device__ const char *up = UP;
""".replace("\\f", "\f")
SOURCE = """
namespace a {
#include "a.h"
}
namespace b {
#include <a.h>
}
extern "C" __global__ void k(const char **p, int i)
{
    p[0] = __FILE__;
    p[1] = a::by_default(), p[2] = b::by_default(), p[3] = a::of_lambda(), p[4] = b::of_lambda();
    a::check(i), b::check(i);
}
"""
OPTIONS = ((), ("-lineinfo",), ("-G",))

# A program that compiles in two checkouts, and prints three values for each kind of code: whether the code is
# the same and contains no path, the number of hits in the second checkout, and the reason why the code is not
# cached.
COMPILE_TWICE = """
import os, re, time
from pathlib import Path
from tests.kernels.compilers.test_paths import HEADER, OPTIONS, SOURCE
from tests.support.trees import write
results = []
paths = [Path({directory!r}, checkout) for checkout in ("first", "another")]
for path in paths:
    write(path / "src/k.cu", SOURCE)
    for name in ("src/a.h", "inc/a.h"):
        write(path / name, HEADER)
    write(path / "up.h", "#define UP __FILE__\\n")
time.sleep(0.05)  # clang's results for newer files are not cached
for options in OPTIONS:
    for kind in {kinds!r}:
        codes, hits = [], cudyn.cache.stats().hits
        for path in paths:
            arch = "sm_90" if kind == "cubin" else "compute_90"
            image = cudyn.compile(path / "src/k.cu", arch=arch, to=kind,
                                  options=["-DWHERE=__FILE__", "-DCHECK=assert", *options], std="c++17",
                                  include_path=[path / "inc"], compiler={compiler!r})
            # NVRTC 11.8 and 12.0 number the calls of all compilations of a process in comments.
            codes.append(re.sub(b"// callseq [0-9, ]+", b"", image.data))
        same = codes[0] == codes[1] and {directory!r}.encode() not in codes[0]
        results.append([same, cudyn.cache.stats().hits - hits, image.not_cached])
print(json.dumps(results))
"""


def compile_twice(directory: Path, compiler: str, kinds: tuple[str, ...], *sites: Path) -> None:
    """Compile in two checkouts, with and without the cache."""
    code = COMPILE_TWICE.format(kinds=kinds, directory=str(directory), compiler=compiler)
    count = len(OPTIONS) * len(kinds)
    results = json.loads(run(code, *sites, cache_folder=directory / "cache"))
    assert results == [[True, 1, ""]] * count
    code = code.replace("compiler=", "cache=False, compiler=")
    results = json.loads(run(code, *sites, cache_folder=directory / "cache"))
    assert results == [[True, 0, ""]] * count


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(["11.8", "12.0", "12.9", "13.0", NEWEST]))
def test_two_checkouts_produce_the_same_code(version: str, tmp_path: Path) -> None:
    kinds = ("ptx", "cubin") if version == "11.8" else ("ptx", "cubin", "ltoir")
    compile_twice(tmp_path, "nvrtc", kinds, site(version))


@pytest.mark.nvidia
@pytest.mark.slow
@pytest.mark.parametrize("version", ["21", "22"])
def test_two_checkouts_produce_the_same_code_with_clang(version: str, tmp_path: Path) -> None:
    sites = (real.clang(version), real.toolkit("12.9"), real.library("nvjitlink", 12))
    compile_twice(tmp_path, "clang", ("ptx", "cubin"), *sites)


@pytest.mark.nvidia
def test_two_checkouts_produce_the_same_tile_ir(tmp_path: Path) -> None:
    """The code does not contain the directory, so the second compilation is a hit."""
    code = f"""
        import os
        from pathlib import Path
        codes = []
        for checkout in ("first", "another"):
            path = Path({str(tmp_path)!r}, checkout)
            path.mkdir()
            os.chdir(path)
            (path / "a.h").write_text("__device__ const char *file = __FILE__;")
            (path / "k.cu").write_text('#include "a.h"\\n' + {TILE!r})
            codes.append(cudyn.compile(path / "k.cu", arch="sm_100", to="tileir", options=["-lineinfo"]).data)
        print(codes[0] == codes[1], os.fsencode({str(tmp_path)!r}) in codes[0], cudyn.cache.stats().hits)
        """
    assert run(code, site(NEWEST), cache_folder=tmp_path / "cache").split() == ["True", "False", "1"]


@pytest.mark.nvidia
@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["nvrtc", "clang"])
def test_two_toolkits_in_different_directories_produce_the_same_code(compiler: str, tmp_path: Path) -> None:
    """CCCL's assertions contain the paths of its headers."""
    source = (
        '#include <cuda/std/array>\nextern "C" __global__ void k(int *p, int i) '
        "{ cuda::std::array<int, 4> a{{1, 2, 3, 4}}; *p = a[i]; }\n"
    )
    arguments = {"arch": "compute_90", "std": "c++17", "options": ["-DCCCL_ENABLE_DEVICE_ASSERTIONS"]}
    codes = set()
    for name in ("first", "another"):
        toolkit = tmp_path / name
        toolkit.symlink_to(real.toolkit("12.9"))
        code = f"print(cudyn.compile({source!r}, compiler={compiler!r}, **{arguments!r}).data.decode())"
        codes.add(run(code, toolkit, *([real.clang("22")] if compiler == "clang" else [])))
    assert len(codes) == 1
    (text,) = codes
    assert str(tmp_path) not in text
    assert ",".join(map(str, b"/@toolkit")) in text.replace(" ", "")


# --- the names, with a fake compiler


def compile_source(source: str | Path, **arguments: Any) -> cudyn.Image:
    """Compile a source, by default with the header directories `one` and `two`."""
    image: cudyn.Image = cudyn.compile(
        source, **{"arch": "compute_80", "include_path": ["one", "two"], **arguments}
    )
    return image


def relink(path: str, target: str) -> None:
    """Make a symbolic link point to another directory."""
    Path(path).unlink()
    Path(path).symlink_to(target)


def make_fifo(path: str) -> None:
    """Replace a file with a FIFO, which blocks any program that opens it."""
    Path(path).unlink()
    os.mkfifo(path)


# Maps a description to a source, its files, the arguments, and a change that affects the result.
CHANGES: dict[str, tuple[str, dict[str, str], dict[str, Any], Callable[[], object]]] = {
    "a link before ..": (
        "#include <link/../h.h>\n",
        {"real/h.h": "int x1;\n", "real/sub/i.h": "", "other/h.h": "int x2;\n", "other/sub/i.h": ""},
        {},
        lambda: relink("one/link", "../other/sub"),
    ),
    "a header in a directory inside another one": (
        "#include <in/h.h>\n",
        {"one/in/h.h": "int x1;\n"},
        {"include_path": ["one", "one/in"]},
        lambda: write(Path("one/in/h.h"), "int x2;\n"),
    ),
    "a header that appears in a directory inside another one": (
        "#include <h.h>\n",
        {"one/h.h": "int x1;\n", "one/in/i.h": ""},
        {"include_path": ["one/in", "one"]},
        lambda: write(Path("one/in/h.h"), "int x2;\n"),
    ),
    "a header with the name of the source": (
        '#if __has_include("k.cu")\nint x2;\n#endif\n',
        {"one/h.h": ""},
        {"name": "k.cu"},
        lambda: write(Path("k.cu"), ""),
    ),
    "a header in a missing directory": (
        "#if __has_include(<h.h>)\nint x2;\n#endif\n",
        {"one/i.h": ""},
        {"include_path": ["one", "absent"]},
        lambda: write(Path("absent/h.h"), ""),
    ),
    "a header with an absolute name": (
        "#include <{here}/one/h.h>\n",
        {"one/h.h": "int x1;\n"},
        {},
        lambda: write(Path("one/h.h"), "int x2;\n"),
    ),
    "a header with an absolute name and two slashes": (
        "#if __has_include(</{here}/one/./h.h>)\nint x2;\n#endif\n",
        {"one/i.h": ""},
        {},
        lambda: write(Path("one/h.h"), "int x2;\n"),
    ),
    "a header above the directory": (
        "#include <../h.h>\n",
        {"h.h": "int x1;\n", "one/i.h": ""},
        {},
        lambda: write(Path("h.h"), "int x2;\n"),
    ),
    "a FIFO in the place of a header": (
        "#if __has_include(<h.h>)\nint x1;\n#endif\n",
        {"one/h.h": ""},
        {},
        lambda: make_fifo("one/h.h"),
    ),
    "a header named by PWD": (
        "#if __has_include(PWD)\nint x2;\n#endif\n",
        {"one/i.h": ""},
        {"options": ["-DPWD=<{here}/named>"]},
        lambda: write(Path("named"), ""),
    ),
}


def fill(values: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments with the placeholder {here} in options replaced with the current directory."""
    here = str(Path.cwd())
    if "options" in values:
        return {**values, "options": [option.replace("{here}", here) for option in values["options"]]}
    return values


@pytest.mark.parametrize("case", CHANGES)
def test_compile_after_a_change_compiles_again(
    case: str, preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result is the same as without the cache."""
    source, files, arguments, change = CHANGES[case]
    arguments = fill(arguments)
    source = source.replace("{here}", str(preprocessor))
    monkeypatch.setenv("PWD", str(preprocessor / "named"))
    for name, text in files.items():
        write(Path(name), text)
    if case == "a link before ..":
        Path("one").mkdir()
        Path("one/link").symlink_to("../real/sub")
    code = compile_source(source, **arguments).data
    hits_before = cudyn.cache.stats().hits
    assert compile_source(source, **arguments).data == code
    assert cudyn.cache.stats().hits - hits_before == 1
    change()
    assert compile_source(source, **arguments).data == compile_source(source, cache=False, **arguments).data
    assert compile_source(source, **arguments).data != code


def test_compile_with_other_directories_of_the_same_number_compiles_again(preprocessor: Path) -> None:
    """The first call searches one directory twice. The second call finds a header in another directory."""
    source = "#if __has_include(<h.h>)\nint x;\n#endif\n"
    Path("one").mkdir()
    write(Path("two/h.h"), "")
    codes = [compile_source(source, include_path=["one", name]).data for name in ("one", "two", "one")]
    assert codes[0] == codes[2] != codes[1]


def test_compile_with_a_directory_of_the_toolkit_compiles_again_with_another(preprocessor: Path) -> None:
    write(Path("cuda/include/cuda_fp16.h"), "int x1;\n")
    write(Path("one/cuda_fp16.h"), "int x2;\n")
    codes = [
        compile_source("#include <cuda_fp16.h>\n", include_path=[path]).data
        for path in ("cuda/include", "one")
    ]
    assert codes[0] != codes[1]


def test_compile_of_an_absolute_name_in_another_checkout_compiles_again(preprocessor: Path) -> None:
    """The source names the header in the first checkout, even when the second checkout compiles it."""
    source = f"#include <{preprocessor}/one/h.h>\n"
    write(Path("one/h.h"), "int x1;\n")
    write(Path("two/h.h"), "int x1;\n")
    compile_source(source, include_path=["one"])
    write(Path("one/h.h"), "int x2;\n")
    image = compile_source(source, include_path=["two"])
    assert b"x2" in image.data


def test_compile_in_another_current_directory_hits_the_cache(
    preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(Path("src/k.cu"), '#include "h.h"\n')
    write(Path("src/h.h"), "const char *p = __FILE__;\n")
    image = compile_source(Path("src/k.cu"), include_path=[])
    monkeypatch.chdir("src")
    monkeypatch.setenv("PWD", "/none")
    hits_before = cudyn.cache.stats().hits
    assert compile_source(Path("k.cu"), include_path=[]).data == image.data
    assert cudyn.cache.stats().hits - hits_before == 1


def test_code_of_a_debugger_contains_real_paths(preprocessor: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache hit therefore requires the same directories."""
    for name in ("one", "two"):
        write(Path(name, "h.h"), "const char *p = __FILE__;\n")
    arguments: dict[str, Any] = {"real_paths": True}
    codes = []
    for name in ("one", "two", "one"):
        path = preprocessor / name
        codes.append(compile_source("#include <h.h>\n", include_path=[path], **arguments).data)
        assert os.fsencode(path) in codes[-1]
    assert cudyn.cache.stats().hits >= 1
    write(Path("one/h.h"), "int other;\n")
    assert (
        b"other" in compile_source("#include <h.h>\n", include_path=[preprocessor / "one"], **arguments).data
    )


def test_messages_contain_the_directories() -> None:
    directories = Directories("src/k.cu", ["inc", "/opt/lib/"], ["/toolkit"], standard="/standard")
    log = 'x /@source/k.cu(1) "/@0/h.h" /@1/a /@toolkit0/b:3 /@standard/c /@current/d /@0/../e /@2/f /@0x /@0'
    assert directories.show(log) == (
        'x src/k.cu(1) "inc/h.h" /opt/lib/a /toolkit/b:3 /standard/c d inc/../e /@2/f /@0x inc'
    )
    assert Directories("k.cu", [], []).show("/@source/k.cu(1): in /@source") == "k.cu(1): in ."


def test_log_of_a_hit_contains_the_directories_of_the_caller(
    preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is stored with a placeholder, because another caller may find the same headers elsewhere."""
    get_output = nvrtc_compiler.get_output

    def get_log(library: Any, handle: Any, size_of: str, contents: str) -> bytes:
        """Return a log that contains the placeholder of the first directory. Other outputs are real."""
        is_log = size_of == "nvrtcGetProgramLogSize"
        return b"/@0/h.h(1): warning\0" if is_log else get_output(library, handle, size_of, contents)

    monkeypatch.setattr(nvrtc_compiler, "get_output", get_log)
    logs = [compile_source("int x;\n", include_path=[name]).log for name in ("one", "two", "one")]
    assert logs == [f"{name}/h.h(1): warning" for name in ("one", "two", "one")]
    assert cudyn.cache.stats().hits >= 2


@pytest.mark.parametrize(
    ("source", "arguments", "is_cached"),
    [
        ("int x;\n", {}, True),
        ('#include "h.h"\n', {}, False),
        ("#inc\\\nlude <h.h>\n", {}, False),
        ("#define J(a, b) a##b\n#if J(__has_, inc)\n#endif\n", {}, False),
        ("int x;\n", {"options": ["--pre-include=h.h"]}, False),
        ("int x;\n", {"options": ["-lineinfo"]}, False),
        ("int x;\n", {"real_paths": True}, False),
    ],
)
def test_compile_without_recording_is_cached_if_the_source_includes_nothing(
    source: str,
    arguments: dict[str, Any],
    is_cached: bool,
    preprocessor: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Windows and musl do not support the recording of files that the compiler reads."""
    monkeypatch.setattr(nvrtc_compiler, "can_record", lambda path: False)
    write(Path("h.h"), "int h;\n")
    write(Path("one/h.h"), "")
    image = compile_source(source, **arguments)
    assert image.not_cached.startswith("" if is_cached else "this system can't record")
    assert bool(image.not_cached) != is_cached


# --- special files


def test_fifo_in_the_place_of_an_entry_is_a_miss(preprocessor: Path) -> None:
    code = compile_source("int x;\n").data
    (entry,) = cudyn.cache.list_entries()
    make_fifo(entry.path)
    assert cudyn.cache.export_to("all.zip") == 0
    assert compile_source("int x;\n").data == code
    assert compile_source("int x;\n").data == code


def test_fifo_in_the_place_of_a_header_of_the_toolkit_is_ignored(preprocessor: Path) -> None:
    write(Path("cuda/include/cuda_fp16.h"), "")
    os.mkfifo("cuda/include/cuda.h")
    assert compile_source("int x;\n").not_cached == ""
