"""Tests for clang as a compiler, with a fake clang: the search, the options, and the edits to its PTX."""

from __future__ import annotations

import os
import re
import stat
import sys
import time
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn._bindings.libraries import search
from cudyn._cli import facts, report
from cudyn._kernels.cache import settings
from cudyn._kernels.cache.folder import Folder
from cudyn._kernels.compilers import toolkit_fetch
from cudyn._kernels.compilers.clang import options, ptx_edits, ptx_versions
from cudyn._kernels.compilers.clang import search as clang_search
from cudyn._kernels.compilers.compiler import choose_compiler, get_compiler
from cudyn._kernels.compilers.nvrtc.options import _BARE, LONG, VALUED
from cudyn._process import process
from cudyn.errors import CudynError
from tools.verify_cache import verify_hits

from ...conftest import ROOT
from ...support import compilations
from ...support.command_line import Terminal, main
from ...support.messages import raises

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the fake clang is a shell script")

# A fake clang that saves its arguments and input files. Its output is a precompiled header (with -emit-pch)
# or PTX.
FAKE_CLANG = """#!/bin/sh
case "$*" in
    *--version*) echo "{version}"; exit ;;
    *-###*) exit ;;
    *-print-targets*) echo "{targets}"; exit ;;
    *-print-resource-dir*) echo "{resources}"; exit ;;
    *-emit-pch*) while [ "$1" != -o ]; do shift; done; exec touch "$2" ;;
esac
call={folder}/call-$$
mkdir $call $call/headers
cat > $call/text
pwd > $call/folder
echo "$CPATH" > $call/path
for word in "$@"; do
    echo "$word" >> $call/words
    if [ "$before" = -dependency-file ] && [ "$word" != -Xclang ]; then echo "x: -" > "$word"; fi
    if [ "$word" != -Xclang ]; then before=$word; fi
    case "$word" in -I*) cp "${{word#-I}}"/*.h $call/headers/ 2>/dev/null ;; esac
done
if grep -q bad $call/text; then
    echo "kernel.cu:1:1: fatal error: 'mma.h' file not found" >&2
    exit 1
fi
if grep -q replace $call/text; then
    cp "$0" "$0.new"
    echo "# a newer version" >> "$0.new"
    mv "$0.new" "$0"
fi
printf '.version 7.0\\n.target sm_80\\n.address_size 64\\n\\n'
printf '.visible .entry k(\\n\\t.param .u64 k_param_0\\n)\\n{{\\n\\tret;\\n}}\\n'
"""


class Clang:
    """A fake clang, and the arguments and files that it received."""

    def __init__(self, directory: Path) -> None:
        self.folder = directory
        self.write_program("clang")

    def write_program(
        self, name: str, version: str = "clang version 22.1.8", targets: str = "nvptx64"
    ) -> Path:
        """Write the fake program and the headers of LLVM 22, and return the program's path."""
        include = self.folder / "lib" / "clang" / "22" / "include"
        include.mkdir(parents=True, exist_ok=True)
        for header in clang_search._LLVM_HEADERS:
            (include / header).write_text("// of LLVM\n")
        path = self.folder / name
        values = {"version": version, "targets": targets, "resources": include.parent, "folder": self.folder}
        path.write_text(FAKE_CLANG.format(**values))
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path

    def read_calls(self) -> list[tuple[list[str], str, str, dict[str, str], str]]:
        """Return (arguments, source, directory, headers, CPATH) of each compilation, except for preludes."""
        return [
            (
                (call / "words").read_text().splitlines(),
                (call / "text").read_text(),
                (call / "folder").read_text().strip(),
                {path.name: path.read_text() for path in (call / "headers").iterdir()},
                (call / "path").read_text().strip(),
            )
            for call in self.folder.glob("call-*")
        ]


@pytest.fixture
def clang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_process: None) -> Clang:
    """The fake clang, which cudyn finds. The working directory and the cache are empty."""
    fake = Clang(tmp_path / "llvm")
    monkeypatch.setenv("CUDYN_CLANG", str(fake.folder / "clang"))
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    for name in ("CUDYN_CACHE", "CUDYN_ARCH", "CUDYN_COMPILER", "CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return fake


def compile(source: Any = "__global__ void k(int *);", **arguments: Any) -> cudyn.Image:
    """Compile with the fake clang, for compute_80 unless the arguments have an architecture."""
    image: cudyn.Image = cudyn.compile(source, **{"arch": "compute_80", "compiler": "clang", **arguments})
    return image


# --- compilation of a job


def test_compile_with_clang_runs_one_process_unless_the_cache_is_hit(
    clang: Clang, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An image that clang compiled is not used for NVRTC."""
    image = compile()
    assert (image.compiler, image.kind, image.arch) == ("clang 22.1", "ptx", ("compute_80",))
    assert str(image.get_kernel_info("k")) == "k(u64)"
    assert compile() == image
    monkeypatch.setenv("CUDYN_CACHE", "only")
    assert compile() == image
    assert len(clang.read_calls()) == 1
    job = {"source": "__global__ void k(int *);", "arch": "compute_80"}
    results = cudyn.compile_many([{**job, "compiler": name} for name in ("clang", "nvrtc")])
    assert results[0].output == image
    assert isinstance(results[1].error, cudyn.CacheMissError), "names of static kernels differ"


@pytest.mark.usefixtures("without_nvrtc")
@pytest.mark.parametrize("options", [{}, {"cache": False}])
def test_compile_without_nvrtc_uses_clang(
    clang: Clang, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    """A compiler that the caller or CUDYN_COMPILER chooses is not replaced."""
    if sys.platform != "darwin":
        assert compile(compiler=None, **options).compiler == "clang 22.1"
        assert compile(compiler=None, **options).compiler == "clang 22.1"
        assert len(clang.read_calls()) == (2 if options else 1)
    source = "__global__ void other(int *);"
    with pytest.raises(cudyn.LoadError, match="NVRTC"):
        compile(source, compiler="nvrtc", **options)
    monkeypatch.setenv("CUDYN_COMPILER", "nvrtc")
    with pytest.raises(cudyn.LoadError, match="NVRTC"):
        compile(source, compiler=None, **options)
    monkeypatch.delenv("CUDYN_COMPILER")
    monkeypatch.setenv("CUDYN_CLANG", str(clang.folder / "missing"))
    message = "NVIDIA has no compiler for macOS" if sys.platform == "darwin" else "NVRTC"
    with pytest.raises(cudyn.LoadError, match=message):
        compile(source, compiler=None, **options)


def test_compile_after_irrelevant_files_appear_hits_the_cache(clang: Clang) -> None:
    """Only files that the source could include are relevant."""
    source = '__global__ void k(int *);\n#if __has_include("a.h")\n#endif\n'

    def count_compiled(**arguments: Any) -> int:
        """Compile, and return 1 if the compiler was called or 0 for a cache hit."""
        time.sleep(0.03)  # files newer than the start of the compilation are not recorded
        stats_before = cudyn.cache.stats()
        compile(source, **arguments)
        counts = cudyn.cache.stats() - stats_before
        assert counts.hits + counts.compiled == 1
        return counts.compiled

    assert count_compiled() == 1
    Path("other.h").touch()
    assert count_compiled() == 0
    Path("a.h").write_text("int a;\n")
    assert [count_compiled(), count_compiled()] == [1, 0]
    Path("a.h").unlink()
    with verify_hits() as verification:
        assert count_compiled() == 0
    assert (verification.compared, verification.differences) == (1, [])
    assert len(list(clang.folder.glob("call-*"))) == 3


@pytest.mark.parametrize(
    "source",
    [
        "#define H <a.h>\n#include H\n",
        "#define HAS(x) __has_include(x)\n#define H <a.h>\n#if HAS(H)\n#endif\n",
        "#if J(__has_, include)(<a.h>)\n#endif\n",
        "#if J(__ha, s_include)(<a.h>)\n#endif\n",
        "#if J(__has_inc, lude)(H)\n#endif\n",
        '#define HAS __has_include("a.h")\n#if HAS\n#endif\n',
        "#define HAS(a) __has_ ## a\n#if HAS(include)(<a.h>)\n#endif\n",
        '#embed "a.h"\n',
        '#pragma GCC dependency "a.h"\n',
        "/*\n*/ # /**/ include H\n",
        "#inc\\\nlude H\n",
        "??=include H\n",
        "%:include H\n",
        "#define Q '\"' __has_include(H) '\"'\n#if 0\n#endif\n",
        '#define Q R"(")" __has_include(H) ""\n#if 0\n#endif\n',
        '#define Q "text" J(__has_, include)(H) "text"\n#if 0\n#endif\n',
    ],
)
def test_compile_of_a_name_that_a_macro_may_build_is_not_cached(source: str, clang: Clang) -> None:
    """clang does not list the names that it looked for and did not find."""
    image = compile(source)
    assert image.not_cached.startswith("clang does not list which files '#"), image.not_cached


@pytest.mark.parametrize(
    "source",
    [
        '#include "a.h"\n#include <b.h>\n',
        '#if defined(__has_include) && __has_include("a.h")\n#endif\n',
        "#ifdef __has_include\n#if __has_include( <a.h> ) || __has_include_next(<b.h>)\n#endif\n#endif\n",
        "#define HAS(x) __has_include(x)\n#define BOTH(x) HAS(x)\n#if HAS(<a.h>) && BOTH(<b.h>)\n#endif\n",
        "#define HAS __has_include(<a.h>)\n#if HAS\n#endif\n",
        "#define HAS __has_include\n#if HAS(<a.h>)\n#endif\n",
        "#define MIN(a, b) ((a) < (b) ? (a) : (b))\n#if A < B && C > (D)\n#endif\n",
        "#error include <nothing>\n",
        "#include /* it */ <a.h> // and more\n",
        '#define CHECK() static_assert(DONE(), "missing #include <a.h>");\n',
        '#define WARN _Pragma("message \\"include a.h, or use __has_include\\"")\n',
    ],
)
def test_compile_of_names_that_are_spelled_out_is_cached(source: str, clang: Clang) -> None:
    assert compile(source).not_cached == ""


def test_compile_with_clang_passes_directories_and_headers(
    clang: Clang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Relative paths refer to the current directory, and headers in memory are searched first.

    Environment variables such as CPATH do not add directories.
    """
    monkeypatch.setenv("CPATH", "/elsewhere")
    work = tmp_path / "work"
    (work / "mine").mkdir()
    (work / "src").mkdir()
    (work / "src" / "k.cu").write_text("text")
    compile(
        Path("src/k.cu"),
        include_path=["mine"],
        headers={"a.h": "in memory"},
        define_macro={"N": 3, "M": None},
        std="c++20",
        options=["-fmad=false", "-lineinfo"],
        name_expressions=["f<int>", "&v"],
    )
    ((arguments, source, directory, headers, path),) = clang.read_calls()
    assert source.splitlines()[:2] == ['#line 1 "/@source/k.cu"', "text"]
    assert "(const void *)(&f<int>);" in source
    assert "(const void *)(&v);" in source
    assert directory.endswith("/memory"), "the first for quoted names"
    quoted = [arguments[index + 1] for index, argument in enumerate(arguments) if argument == "-iquote"]
    links = os.path.dirname(directory)
    assert quoted == [directory, f"{links}/@source"], "also for headers in memory that are in a folder"
    assert headers["a.h"] == '#line 1 "a.h"\nin memory'
    assert [word for word in arguments if word.startswith("-I")] == [
        f"-I{path}" for path in (directory, f"{links}/@0", f"{links}/@1")
    ]
    assert f"-ffile-prefix-map={links}=" in arguments
    assert {"-DN=3", "-DM", "-std=c++20", "-ffp-contract=off", "-gline-tables-only"} <= {*arguments}
    assert {"--cuda-gpu-arch=sm_80", "--cuda-feature=+ptx70"} <= {*arguments}
    assert path == ""


def test_prelude_is_precompiled_once_for_the_same_options(clang: Clang, tmp_path: Path) -> None:
    """The prelude is the code that every compilation includes.

    Most cases use options that the prelude depends on.
    """

    def count_preludes() -> int:
        """Return the number of precompiled preludes in the cache."""
        return len(list((tmp_path / "cache").glob("headers-*/*.pch")))

    cases: list[tuple[str, dict[str, Any], int]] = [
        ("a", {}, 1), ("b", {}, 1), ("c", {"define_macro": ["N"]}, 1), ("d", {"std": "c++20"}, 2),
        ("e", {"arch": "compute_90"}, 3), ("f", {"options": ["-DNDEBUG"]}, 4),
        ("g", {"options": ["-ftz=true"]}, 5),
    ]  # fmt: skip
    for source, arguments, expected_count in cases:
        compile(source, **arguments)
        assert count_preludes() == expected_count, source
    (directory,) = (tmp_path / "cache").glob("headers-*")
    os.utime(directory / "prelude.cuh", (1, 1))  # file times may differ in a copy of the directory
    compile("h")
    assert count_preludes() == 6
    cudyn.cache.clear()
    assert count_preludes() == 0


def test_compile_with_clang_that_is_replaced_meanwhile_is_not_cached(clang: Clang) -> None:
    """The code may come from the old or the new program."""
    assert compile("replace").not_cached == "the compiler was replaced while it compiled"
    assert compile("word").not_cached == ""


def test_compile_with_clang_reports_errors(clang: Clang) -> None:
    with raises(cudyn.errors.CompilerError) as caught:
        compile("bad")
    assert caught.value.log == "kernel.cu:1:1: fatal error: 'mma.h' file not found"
    assert "nvidia-cuda-runtime" in str(caught.value)
    with raises(ValueError):
        compile(arch="lto_80")
    with raises(ValueError):
        compile(arch="compute_100f")
    with raises(ValueError):
        compile(headers={"../a.h": ""})


def test_key_does_not_depend_on_the_compiler(clang: Clang) -> None:
    """The compiler's identity depends on the program, LLVM's headers and libdevice."""
    assert compilations.read("x", compiler="clang").key == compilations.read("x", compiler="nvrtc").key
    compiler = compilations.make("x", compiler="clang").compiler
    identities = {compiler.identify("ptx").digest}
    (clang.folder / "lib/clang/22/include/__clang_cuda_device_functions.h").write_text("// another\n")
    process.reset()
    identities.add(compiler.identify("ptx").digest)
    assert None not in identities
    assert len(identities) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="the loader lists libraries on Linux")
def test_identify_program_depends_on_its_libraries(clang: Clang, monkeypatch: pytest.MonkeyPatch) -> None:
    """The result changes if the loader uses a library from another directory, or a link to another file."""

    def list_libraries(words: list[str], *_: object, **__: object) -> clang_search.ProgramRun:
        """Report the library that the loader finds with LD_LIBRARY_PATH, as ldd does."""
        output = f"\tlibLLVM.so.22 => {os.environ['LD_LIBRARY_PATH']}/libLLVM.so.22 (0x0)\n"
        return clang_search.ProgramRun(0, output, "")

    monkeypatch.setattr(clang_search, "run", list_libraries)
    program = clang_search.ClangProgram(str(clang.folder / "clang"), ("clang",), (22, 1), "")
    identities = []
    for directory, link in (("one", "a"), ("two", "b"), ("two", "a"), ("one", "a")):
        (clang.folder / directory).mkdir(exist_ok=True)
        (clang.folder / directory / link).write_text(f"library {link}")
        (clang.folder / directory / "libLLVM.so.22").unlink(missing_ok=True)
        (clang.folder / directory / "libLLVM.so.22").symlink_to(link)
        os.utime(clang.folder / directory / link, (0, ord(link)))
        monkeypatch.setenv("LD_LIBRARY_PATH", str(clang.folder / directory))
        identities.append(clang_search.identify_program(program))
    assert identities[0] == identities[2] == identities[3] != identities[1]


@pytest.mark.parametrize("name", ["gcc", ""])
def test_compile_with_an_unknown_compiler_raises(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with raises(ValueError):
        cudyn.compile("", arch="sm_80", compiler=name)
    monkeypatch.setenv("CUDYN_COMPILER", "gcc")
    with raises(ValueError):
        choose_compiler()


def test_default_compiler_depends_on_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CUDYN_COMPILER", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert get_compiler().name == "NVRTC"
    monkeypatch.setenv("CUDYN_COMPILER", "clang")
    assert (get_compiler().name, get_compiler("nvrtc").name) == ("clang", "NVRTC")
    monkeypatch.delenv("CUDYN_COMPILER")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert get_compiler().name == "clang"


def test_compile_to_cubin_on_macos_raises(clang: Clang, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with raises(ValueError):
        compile(arch="sm_80")
    assert compile(compiler=None).kind == "ptx"


def test_compile_command_with_clang(clang: Clang, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command compiles for all architectures, and the report shows the version of clang."""
    Path("k.cu").write_text("__global__ void k(int *);")
    command = [
        "compile",
        "k.cu",
        "--compiler",
        "clang",
        "-arch",
        "all",
        "--to",
        "ptx",
        "-o",
        "out/",
        "-j",
        "1",
        "-q",
    ]
    assert main(command) == 0, capsys.readouterr().err
    assert {f"k.{arch}.ptx" for arch in ("sm_75", "sm_90", "sm_121")} < {
        path.name for path in Path("out").iterdir()
    }
    result = facts.read_clang({})
    assert (result["version"], result["path"]) == ([22, 1], str(clang.folder / "clang"))
    assert "clang: 22.1, which compiles CUDA C++ to PTX" in str(
        report.Report({"clang": result, "failed": {}})
    )


@pytest.mark.parametrize("name", ["clang", "nvrtc"])
def test_report_names_a_missing_clang_if_it_is_the_compiler(
    name: str, clang: Clang, monkeypatch: pytest.MonkeyPatch
) -> None:
    clang.write_program("clang", "clang version 20.1.0", "nvptx64")
    monkeypatch.setenv("CUDYN_COMPILER", name)
    result = facts.read_clang({})
    assert (result["asked"], result["version"]) == (name == "clang", None)
    text = str(report.Report({"clang": result, "failed": {}}))
    assert ("clang: not usable" in text) == (name == "clang")


# --- the search


@pytest.mark.parametrize(
    ("version", "targets"),
    [
        ("clang version 20.1.0", "nvptx64"),
        ("Apple clang version 22.0.0", "nvptx64"),
        ("clang version 22.1.8", "x86-64"),
        ("clang version 24.1.8", "nvptx64"),
    ],
)
def test_find_clang_with_unusable_programs_raises(
    version: str, targets: str, clang: Clang, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")  # the message for macOS differs
    clang.write_program("clang", version, targets)
    with raises(cudyn.errors.LibraryNotFoundError) as caught:
        compile()
    assert [attempt.candidate for attempt in caught.value.attempts] == [str(clang.folder / "clang")]
    assert 'pip install "cudyn[clang]"' in str(caught.value)


def test_find_clang_searches_in_order(clang: Clang, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wheel's zig comes before PATH's clang. A program that is too old is ignored."""
    monkeypatch.delenv("CUDYN_CLANG")
    clang.write_program("zig")
    (clang.folder / "site/ziglang").mkdir(parents=True)
    monkeypatch.setenv("PATH", str(clang.folder))
    assert clang_search._find_clang("", (), str(clang.folder)).path == str(clang.folder / "clang")
    zig = (clang.folder / "zig").rename(clang.folder / "site/ziglang/zig")
    monkeypatch.setattr(clang_search, "_find_llvm", lambda words, version, packages: "headers")
    packages = (str(clang.folder / "site"),)
    result = clang_search._find_clang("", packages, str(clang.folder))
    assert (result.path, result.words) == (str(zig), (str(zig), "clang"))


def test_name_in_the_variable_is_searched_in_path_and_not_in_the_current_directory(
    clang: Clang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program in the current directory may have been written by another user."""
    monkeypatch.setattr(clang_search, "_find_llvm", lambda words, version, packages: "headers")
    monkeypatch.chdir(clang.folder)
    rejected = "expected an absolute path or the name of a program in PATH"
    for name, path in (("clang", "/nowhere"), ("clang", f":{os.curdir}"), ("./clang", str(clang.folder))):
        monkeypatch.setenv("CUDYN_CLANG", name)
        monkeypatch.setenv("PATH", path)
        with pytest.raises(cudyn.errors.LibraryNotFoundError, match=rejected):
            clang_search.find_clang()
    monkeypatch.setenv("CUDYN_CLANG", "clang")
    monkeypatch.setenv("PATH", str(clang.folder))
    assert clang_search.find_clang().path == str(clang.folder / "clang")
    monkeypatch.delenv("CUDYN_CLANG")
    monkeypatch.setenv("PATH", os.curdir)
    assert "clang" not in [program for program, _ in clang_search._list_programs((), os.curdir)]


def test_fetch_toolkit_requires_the_hashes_of_known_releases(
    clang: Clang, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a package index could replace the wheels, whose contents become part of kernels."""
    requested_wheels: list[str] = []

    def download(wheels: list[str], directory: str) -> None:
        """Record the requested wheels, and write a wheel that contains a header."""
        requested_wheels.extend(wheels)
        with zipfile.ZipFile(Path(directory, "a.whl"), "w") as wheel:
            wheel.writestr("nvidia/cu13/include/cuda.h", "")

    monkeypatch.setattr(toolkit_fetch, "_download", download)
    for release in ("12.9", "13.5"):
        assert Path(toolkit_fetch.fetch_toolkit(release), "include/cuda.h").is_file()
    assert len(requested_wheels) == 3 + 4  # CUDA 13 has a separate wheel for nvvm
    for wheel in requested_wheels:
        assert re.fullmatch(r"nvidia-[a-z0-9-]+==[\d.]+ --hash=sha256:[0-9a-f]{64}", wheel), wheel


@pytest.mark.parametrize("release", ["12.9", "13.99"], ids=["headers", "versions"])
@pytest.mark.parametrize("damage", ["cut", "changed", "empty"])
def test_fetch_toolkit_with_a_damaged_wheel_raises(
    damage: str, release: str, clang: Clang, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error contains the wheel's name, and nothing is left in the cache."""

    def download(wheels: list[str], directory: str) -> None:
        """Write a wheel and damage it."""
        path = Path(directory, "a.whl")
        with zipfile.ZipFile(path, "w") as wheel:
            if damage != "empty":
                wheel.writestr("nvidia/cu13/include/cuda.h", "text")
                wheel.writestr("cuda_toolkit-13.99.0.dist-info/METADATA", "text")
        data = path.read_bytes()
        path.write_bytes({"cut": data[:-10], "changed": data.replace(b"text", b"TEXT")}.get(damage, b""))

    monkeypatch.setattr(toolkit_fetch, "_download", download)
    with pytest.raises(CudynError, match=r"^a\.whl: the downloaded wheel is damaged: .*pip cache purge$"):
        toolkit_fetch.fetch_toolkit(release)
    folder = settings.get_folder()
    assert folder is not None
    assert os.listdir(folder) == []


def test_fetch_toolkit_has_hashes_of_every_pinned_release() -> None:
    pins = tomllib.loads((ROOT / "headers/pins.toml").read_text())
    releases = [release for release in pins["release"]["CUDA"] if not release.startswith("11.")]
    missing = [release for release in releases if not toolkit_fetch.read_pinned(release)]
    assert missing == [], "python -m tools.toolkit_wheels adds them"


def test_fetch_toolkit_reads_the_versions_of_a_newer_release_from_a_wheel(
    clang: Clang, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In CUDA 13 and later, the versions are those that a wheel lists, because CCCL has its own version."""
    requested_wheels = []

    def download(wheels: list[str], directory: str) -> None:
        """Record the requested wheels, and write a wheel that contains a header and the version of CCCL."""
        requested_wheels.extend(wheels)
        requirement = (
            "Requires-Dist: nvidia-cuda-cccl==13.3.5.0.6.*; sys_platform == 'linux' and extra == 'cccl'\n"
        )
        with zipfile.ZipFile(Path(directory, "a.whl"), "w") as wheel:
            wheel.writestr("cuda_toolkit-13.99.0.dist-info/METADATA", f"Name: cuda-toolkit\n{requirement}")
            wheel.writestr("nvidia/cu13/include/cuda.h", "")

    monkeypatch.setattr(toolkit_fetch, "_download", download)
    assert Path(toolkit_fetch.fetch_toolkit("13.99"), "include/cuda.h").is_file()
    cuda_13_wheels = [
        "nvidia-cuda-runtime==13.99.*",
        "nvidia-cuda-cccl==13.3.5.0.6.*",
        "nvidia-cuda-crt==13.99.*",
    ]
    assert requested_wheels == ["cuda-toolkit==13.99.*", *cuda_13_wheels, "nvidia-nvvm==13.99.*"]


def test_toolkit_fetch_on_a_terminal_shows_the_progress(
    clang: Clang, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same line is overwritten for each wheel and for the extraction."""

    def download(wheels: list[str], directory: str) -> None:
        """Write a wheel that contains a header."""
        with zipfile.ZipFile(Path(directory, "a.whl"), "w") as wheel:
            wheel.writestr("nvidia/cu13/include/cuda.h", "")

    monkeypatch.setattr(toolkit_fetch, "_download", download)
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    assert main(["toolkit", "fetch", "12.9"]) == 0
    steps = stream.getvalue().split("\r")
    assert steps[1:5] == [
        "[1/3] downloading nvidia-cuda-runtime-cu12\x1b[K",
        "[2/3] downloading nvidia-cuda-cccl-cu12\x1b[K",
        "[3/3] downloading nvidia-cuda-nvcc-cu12\x1b[K",
        "extracting the headers\x1b[K",
    ]


def test_fetch_toolkit_that_fails_keeps_the_previous_toolkit(
    clang: Clang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The download or the renaming of the new directory fails. No temporary directory remains."""
    contents = ["old"]

    def download(wheels: list[str], directory: str) -> None:
        """Write a wheel with the last of the contents, and a second wheel that is empty or damaged."""
        with zipfile.ZipFile(Path(directory, "a.whl"), "w") as wheel:
            wheel.writestr("nvidia/cu13/include/cuda.h", contents[-1])
        empty_archive = b"PK\5\6" + bytes(18)
        second_wheel = b"not a wheel" if contents[-1] == "damaged" else empty_archive
        Path(directory, "b.whl").write_bytes(second_wheel)

    monkeypatch.setattr(toolkit_fetch, "_download", download)
    header = Path(toolkit_fetch.fetch_toolkit("13.0"), "include/cuda.h")
    contents.append("damaged")
    with pytest.raises(CudynError, match=r"^b\.whl: the downloaded wheel is damaged: File is not a zip file"):
        toolkit_fetch.fetch_toolkit("13.0")
    assert header.read_text() == "old"
    contents.append("new")
    rename = Folder.rename

    def fail_once(folder: Folder, name: str, new_name: str) -> None:
        """Fail to rename the complete directory to its final name."""
        if new_name == "toolkit-13.0" and name.endswith("/all"):
            raise OSError(28, "No space left on device")
        rename(folder, name, new_name)

    with monkeypatch.context() as patch:
        patch.setattr(Folder, "rename", fail_once)
        with pytest.raises(OSError, match="No space left"):
            toolkit_fetch.fetch_toolkit("13.0")
    assert header.read_text() == "old"
    toolkit_fetch.fetch_toolkit("13.0")
    assert header.read_text() == "new"
    assert os.listdir(tmp_path / "cache") == ["toolkit-13.0"]


def test_fetch_toolkit_does_not_import_pip_from_the_current_directory(
    clang: Clang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pip.py").write_text("print(1); raise SystemExit('planted')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with pytest.raises(cudyn.errors.CudynError) as raised:
        toolkit_fetch.fetch_toolkit("12.9")
    assert "planted" not in str(raised.value)
    assert "nvidia-cuda-runtime-cu12==12.9.79" in str(raised.value)


def test_fetch_toolkit_extracts_only_headers_and_libdevice(
    clang: Clang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest fetched toolkit is used."""

    def download(wheels: list[str], directory: str) -> None:
        """Write a wheel of this release, with a path that leads out of the directory."""
        release = wheels[0].partition("==")[2].split(".")
        number = 12000 + 10 * int(release[1])
        members = {
            "nvidia/cuda_runtime/include/cuda.h": f"#define CUDA_VERSION {number}",
            "nvidia/cuda_runtime/include/cuda_fp16.h": "",
            "nvidia/cuda_runtime/lib/libcudart.so.12": "",
            "nvidia/cuda_nvcc/nvvm/libdevice/libdevice.10.bc": "BC",
            "nvidia/cuda_nvcc/bin/ptxas": "",
            "nvidia/a/include/../../../../../evil.h": "",
        }
        with zipfile.ZipFile(Path(directory, "a.whl"), "w") as wheel:
            for name, text in members.items():
                wheel.writestr(name, text)

    monkeypatch.setattr(toolkit_fetch, "_download", download)
    monkeypatch.setattr(search, "find_conda", lambda system: iter(()))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter(()))
    assert clang_search.find_headers() == clang_search.ClangToolkit((), (12, 9), "")
    for release in ("12.8", "12.9", "12.9"):
        assert main(["toolkit", "fetch", release]) == 0
    process.reset()
    root = tmp_path / "cache" / "toolkit-12.9"
    files = sorted(str(path.relative_to(root)) for path in root.rglob("*") if path.is_file())
    assert files == ["include/cuda.h", "include/cuda_fp16.h", "nvvm/libdevice/libdevice.10.bc"]
    assert sorted(os.listdir(tmp_path / "cache")) == ["toolkit-12.8", "toolkit-12.9"]
    result = clang_search.find_headers()
    assert result == clang_search.ClangToolkit(
        (str(root / "include"),), (12, 9), str(root / "nvvm/libdevice/libdevice.10.bc")
    )
    assert main(["toolkit", "fetch", "11.8"]) == 2


# --- options


def find_error(option: str) -> str:
    """Return the error message for an option, or an empty string if the option is accepted."""
    try:
        assert "-std=c++17" in options.translate([option]).language
    except ValueError as error:
        return str(error)
    return ""


def test_translate_accepts_or_rejects_every_option_of_nvrtc() -> None:
    names = (VALUED | _BARE | LONG.keys()) - {"gpu-architecture", "gpu-code", "generate-code"}
    arguments = {name: f"-{name}" + ("=true" if LONG.get(name, name) in VALUED else "") for name in names}
    rejected = {name for name, option in arguments.items() if find_error(option)}
    assert all(
        f"the option {arguments[name]} has no equivalent in clang" in find_error(arguments[name])
        for name in rejected
    )
    assert len(rejected) < len(arguments) / 2
    assert {"dlto", "create-pch", "tile-only"} <= rejected


DEFAULT = ["-ffp-contract=fast", "-mllvm", "-nvvm-reflect-add=__CUDA_PREC_SQRT=1", "-std=c++17", "-O3"]
FAST = [
    "-ffp-contract=fast", "-DCUDYN_FAST_MATH", "-fgpu-approx-transcendentals",
    "-fgpu-flush-denormals-to-zero", "-mllvm", "-nvptx-prec-divf32=0", "-mllvm", "-nvptx-prec-sqrtf32=0",
    "-mllvm", "-nvvm-reflect-add=__CUDA_PREC_SQRT=0", "-std=c++17", "-O3",
]  # fmt: skip


@pytest.mark.parametrize(
    ("nvrtc_options", "language", "source", "assembler"),
    [
        ([], DEFAULT, [], []),
        (["--use_fast_math"], FAST, [], []),
        (["-DA=1", "-U", "B", "-w"], DEFAULT, ["-DA=1", "-UB", "-w"], []),
        (["-G", "-maxrregcount", "32"], [*DEFAULT[:-1], "-O0", "-g"], [], ["-g", "-maxrregcount=32"]),
        (["-rdc=true", "--restrict", "-ewp"], [*DEFAULT[:3], "-fgpu-rdc", *DEFAULT[3:]], [], ["-r"]),
        (["-fmad=false"], ["-ffp-contract=off", *DEFAULT[1:]], [], []),
    ],
)
def test_translate_returns_the_options_of_clang(
    nvrtc_options: list[str], language: list[str], source: list[str], assembler: list[str]
) -> None:
    translated = options.translate(nvrtc_options)
    assert [list(arguments) for arguments in translated[:3]] == [language, source, assembler]


# --- edits to PTX


PTX = """
.version 7.8
.target sm_90
.address_size 64
.visible .global .align 8 .u64 cudyn_name_0 = _Z3addIfEvPT_;
.visible .global .align 8 .u64 cudyn_name_1 = generic(table);
.global .align 4 .u32 table;
.visible .entry k(
	.param .u64 k_param_0
)
.maxntid 128
.maxclusterrank 2
{
	// begin inline asm
	INLINE
	// end inline asm
	ret;
}
"""


def test_translate_of_an_included_header_ignores_precompiled_headers() -> None:
    """clang's option -include would use a.h.pch or a.h.gch, which cudyn does not record."""
    for words in (["--pre-include=a.h"], ["--pre-include", "a.h"]):
        assert options.translate(words).source == ["-Xclang", "-include", "-Xclang", "a.h"]


def test_remove_names_removes_variables_of_name_expressions() -> None:
    ptx, names = ptx_edits.remove_names(PTX)
    assert names == {0: "_Z3addIfEvPT_", 1: "table"}
    assert "cudyn_name" not in ptx


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("_ZL1kPi", "_Z1kPi"),
        ("_ZN2nsL2k2EPi", "_ZN2ns2k2EPi"),
        ("_ZL2k4IiEvPT_", "_Z2k4IiEvPT_"),
        ("_ZL4LL1ki", "_Z4LL1ki"),
        ("_Z1kPi", "_Z1kPi"),
        ("_ZN2ns12_GLOBAL__N_12k3EPi", "_ZN2ns12_GLOBAL__N_12k3EPi"),
        ("_ZL1kPi__intern__33b23139f25f69b3", "_ZL1kPi__intern__33b23139f25f69b3"),
    ],
)
def test_rename_static_uses_the_names_of_nvrtc(name: str, expected: str) -> None:
    ptx_format = ".visible .entry {}(\n)\n{{ call {}, _ZL1kPiX; }}\n"
    result, renamed = ptx_edits.rename_static(ptx_format.format(name, name))
    assert result == ptx_format.format(expected, expected)
    assert renamed == ({name: expected} if name != expected else {})


def test_rename_static_keeps_names_whose_new_name_exists() -> None:
    ptx = ".visible .entry _ZL1kPi(\n)\n{}\n.visible .entry _Z1kPi(\n)\n{}\n"
    assert ptx_edits.rename_static(ptx) == (ptx, {})


def test_annotate_writes_annotations_into_ptx() -> None:
    """clang ignores some attributes of CUDA C++, so cudyn transfers them from LLVM IR to PTX."""
    llvm_ir = (
        '@.str.1 = private constant [22 x i8] c"cudyn_cluster 2, 4\\00"\n'
        '@.str.2 = private constant [22 x i8] c"cudyn_managed\\00"\n@.str.3 = x c"not ours\\00"\n'
        "@llvm.global.annotations = [{ ptr, ptr } { ptr @k, ptr @.str.1, ptr null }, "
        "{ ptr, ptr } { ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr @.str.2, ptr null }, "
        "{ ptr, ptr } { ptr @other, ptr @.str.3, ptr null }]\n"
    )
    annotations = ptx_edits.read_annotations(llvm_ir)
    assert annotations == {"k": ["cudyn_cluster 2, 4"], "table": ["cudyn_managed"]}
    annotated = ptx_edits.annotate(PTX, annotations, 40)
    assert ".maxntid 128\n.explicitcluster\n.reqnctapercluster 2, 4, 1\n.maxnreg 40\n{" in annotated
    assert ".global .attribute(.managed) .align 4 .u32 table;" in annotated
    older = ptx_edits.annotate(PTX.replace("sm_90", "sm_80"), annotations)
    assert "cluster" not in older.replace(".maxclusterrank", "")
    assert ".maxnreg 24" in ptx_edits.annotate(PTX, {"k": ["cudyn_maxnreg 24"]}, 40)


@pytest.mark.parametrize(
    ("inline", "version"),
    [
        ("mov.u32 %r1, %laneid;", "7.8"),
        ("ld.global.cs.f32 %f1, [%rd1];", "7.8"),
        ("wgmma.fence.sync.aligned;", "8.0"),
        ("cp.async.bulk.commit_group;", "8.0"),
        ("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [a], [b], 4, [c];", "8.6"),
        ("atom.global.v4.f32.add [%rd1], {1};", "8.1"),
        ("tcgen05.wait::ld.sync.aligned;", "8.6"),
    ],
)
def test_raise_version_with_inline_assembly_raises_the_ptx_version(inline: str, version: str) -> None:
    assert f".version {version}\n" in ptx_versions.raise_version(PTX.replace("INLINE", inline))
    assert ".version 7.8\n" in ptx_versions.raise_version(PTX.replace("// begin inline asm", inline))


def test_find_missing_returns_a_function_of_libdevice() -> None:
    assert ptx_edits.find_missing(".extern .func  (.param .b32 func_retval0) __nv_sinf\n(\n") == "__nv_sinf"
    assert ptx_edits.find_missing(".extern .func  (.param .b32 func_retval0) vprintf\n(\n") == ""
