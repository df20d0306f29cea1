"""Tests for Tile C++ and the headers inside NVRTC, with only the wheel of each NVRTC version."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn._formats import image
from cudyn._kernels.cache.directories import Directories
from cudyn._kernels.cache.folder import Folder
from cudyn._kernels.compilers import installed_headers, toolkit_headers
from cudyn._kernels.compilers.compile_source import read_job
from cudyn._kernels.compilers.nvrtc import compiler as nvrtc_compiler

from ...conftest import NO_TOOLKIT
from ...support import compilations, real
from ...support.releases import NEWEST
from .test_compile import COMPILERS, ROOT, library, run, site

# The versions of NVRTC that contain headers and compile Tile C++.
VERSIONS_WITH_HEADERS = tuple(
    version for version in COMPILERS if tuple(map(int, version.split("."))) >= (13, 3)
)

TILE = r"""
#include <cuda_tile.h>
namespace tiles = cuda::tiles;
extern "C" __tile_global__ void add(const float *a, const float *b, float *c, int n, double, short)
{
    auto i = tiles::bid().x;
    if (i < n) c[i] = tiles::add(a[i], b[i]);
}
template <class T> __tile_global__ void twice(T *a)
{
    auto i = tiles::bid().x;
    a[i] = tiles::add(a[i], a[i]);
}
__global__ void not_a_tile(int *p) { *p = 1; }
"""
REDUCE = r"""
#include <cub/block/block_reduce.cuh>
#include <cuda/std/array>
extern "C" __global__ void total(const int *in, int *out)
{
    using Reduce = cub::BlockReduce<int, 128>;
    __shared__ typename Reduce::TempStorage storage;
    cuda::std::array<int, 1> sum{Reduce(storage).Sum(in[threadIdx.x])};
    if (threadIdx.x == 0) *out = sum[0];
}
"""


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(COMPILERS))
class TestCompilers:
    def test_compile_to_tile_ir(self, version: str, tmp_path: Path) -> None:
        """Tile IR needs NVRTC 13.3 or newer. It does not depend on the current directory."""
        output = run(
            f"""
            import os
            def make(**arguments):
                try:
                    return cudyn.compile({TILE!r}, arch="sm_90", to="tileir", **arguments)
                except (ValueError, cudyn.errors.NvrtcError) as error:
                    return error
            plain, named = make(), make(name_expressions=["twice<float>"])
            again, old, stats = make(options=["--tile-only"]), make(std="c++17"), []
            for folder in (None, {str(tmp_path)!r}):
                if folder:
                    os.chdir(folder)
                before = cudyn.cache.stats()
                make()
                after = cudyn.cache.stats()
                stats.append([after.hits - before.hits, after.compiled - before.compiled])
            if isinstance(plain, ValueError):
                print(json.dumps([str(plain), str(named)]))
            else:
                print(json.dumps([plain.kind, plain.arch, plain.tile_ir_version, plain.data[:8].hex(),
                                  [str(k) for k in plain.kernels], [str(k) for k in named.kernels],
                                  dict(named.lowered_names), again.kind, str(old), stats]))
            """,
            site(version),
            cache_folder=tmp_path / "cache",
        )
        data = json.loads(output)
        if version not in VERSIONS_WITH_HEADERS:
            assert data == [f"NVRTC {version} can't produce tileir; 13.3 or newer is required"] * 2
            return
        kind, arch, tile_ir_version, magic, kernels, named, lowered, again, cxx17_error, stats = data
        assert (kind, arch, again) == ("tileir", ["sm_90"], "tileir")
        assert tile_ir_version == [int(number) for number in version.split(".")]
        assert magic == "7f54696c65495200"
        assert kernels == ["add(u64, u64, u64, u32, f64, u16)"]
        assert named == [*kernels, "_Z5twiceIfEvPT_(u64)"]
        assert lowered == {"twice<float>": "_Z5twiceIfEvPT_"}
        assert "This file needs C++20" in cxx17_error
        assert stats == [[1, 0], [1, 0]]

    @pytest.mark.slow
    def test_compile_with_toolkit_headers_installs_them_once(self, version: str, tmp_path: Path) -> None:
        """CUB and libcu++ are included in NVRTC 13.3 and newer.

        For older releases, the message names the wheel.
        """
        output = run(
            f"""
            from pathlib import Path
            def installed():
                return len(list(Path({str(tmp_path)!r}).glob("headers-*")))
            results = [installed()]
            cudyn.compile("__global__ void k() {{}}", arch="sm_80")
            results.append(installed())
            try:
                image = cudyn.compile({REDUCE!r}, arch="sm_80")
                results += [[str(k).partition("  ")[0] for k in image.kernels]]
            except cudyn.errors.NvrtcError as error:
                results.append(str(error))
            results += [installed(), [*vars(cudyn.cache.stats()).values()]]
            print(json.dumps(results))
            """,
            site(version),
            cache_folder=tmp_path,
            prologue=NO_TOOLKIT,
        )
        count_before, count_without_includes, kernels, count_after, stats = json.loads(output)
        assert (count_before, count_without_includes) == (0, 0)
        if version in VERSIONS_WITH_HEADERS:
            assert (kernels, count_after) == (["total(u64, u64)"], 1)
            assert stats == [0, 2, 2, 0, 0]
        else:
            project = toolkit_headers.find_project("cub/", int(version.partition(".")[0]))
            hint = (
                "The header cub/block/block_reduce.cuh was not found. "
                "It belongs to the CUDA toolkit: pip install "
            )
            assert f"{hint}{project}," in kernels
            assert count_after == 0

    def test_hints_about_standard_headers_are_right(self, version: str) -> None:
        """The compiler accepts the code that the hints recommend instead of standard headers."""
        uses = {
            "assert": "assert(p[0]);",
            "A mathematical function": "p[0] = int(sin(2.0) + fmaxf(1.0f, 2.0f));",
            "size_t": "size_t n = 3; p[0] = n;",
            "printf": 'printf("%d", p[0]);',
            "malloc": "p = (int *)malloc(4); free(p);",
            "memcpy": "memcpy(p, p + 1, 4); memset(p, 0, 4);",
            "clock": "p[0] = clock();",
            "std::initializer_list": "std::initializer_list<int> l = {1};",
            "Placement new": "new (p) int(3);",
            "std::move": "p[0] = std::move(p[1]);",
        }
        source = "".join(f"__global__ void k{i}(int *p) {{ {use} }}\n" for i, use in enumerate(uses.values()))
        run(f"cudyn.compile({source!r}, arch='compute_80', std='c++17')", site(version))
        for header in (
            "assert.h",
            "cmath",
            "stddef.h",
            "stdio.h",
            "stdlib.h",
            "string.h",
            "time.h",
            "initializer_list",
            "new",
            "utility",
        ):
            message = toolkit_headers.explain_missing(header, 13).split(" needs no header")[0]
            uses.pop(message.removeprefix("NVRTC has no standard headers. "))
        assert uses == {}


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(VERSIONS_WITH_HEADERS))
def test_standard_headers_are_in_cuda_std(version: str, tmp_path: Path) -> None:
    """NVRTC contains all headers that the hints name. They define the same types as the C headers."""
    output = run(
        """
        from cudyn._kernels.cache import inputs
        from cudyn._kernels.compilers import installed_headers
        folders = installed_headers.install(cudyn.nvrtc, inputs.identify(cudyn.nvrtc.path))
        includes = "#include <cuda/std/cstdint>\\n#include <cuda/std/climits>\\n"
        cudyn.compile(includes + "__device__ uint32_t x = INT_MAX;", arch="compute_80")
        print(json.dumps(folders))
        """,
        site(version),
        cache_folder=tmp_path,
        prologue=NO_TOOLKIT,
    )
    directories = json.loads(output)
    assert [Path(directory).parent for directory in directories] == [tmp_path, Path(directories[0])]
    all_names = set(os.listdir(os.path.join(directories[1], "cuda", "std")))
    names_in_hints = {name for name in all_names if "cuda/std/" in toolkit_headers.explain_missing(name, 13)}
    assert names_in_hints == {name for name in all_names if "." not in name and name[0] != "_"} - {"detail"}
    assert set(toolkit_headers.list_names(directories[0])) >= {"cuda_fp16.h", "cooperative_groups.h", "mma.h"}
    assert all(
        any(os.path.exists(os.path.join(f, entry)) for f in directories) for entry in ("crt/mma.h", "cub")
    )


@pytest.mark.nvidia
def test_install_from_several_processes_installs_once(tmp_path: Path) -> None:
    """All processes find all headers. No temporary files are left, and other users cannot write them."""
    code = (
        "import os, sys, cudyn\nfrom cudyn._kernels.cache import inputs\n"
        "from cudyn._kernels.compilers import installed_headers\n"
        "installed = []\noriginal = installed_headers._install\n"
        "installed_headers._install = lambda *a: (installed.append(1), original(*a))\n"
        "folder, _ = installed_headers.install(cudyn.nvrtc, inputs.identify(cudyn.nvrtc.path))\n"
        "print(folder, sum(map(len, (files for _, _, files in os.walk(folder)))), len(installed))\n"
    )
    environment = {**os.environ, "CUDYN_CACHE_DIR": str(tmp_path / "c"), "CUDYN_CACHE": "on"}
    environment["PYTHONPATH"] = os.pathsep.join([str(site(NEWEST)), str(ROOT)])
    command = [sys.executable, "-c", code]
    processes = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(8)
    ]
    lines = [process.communicate()[0].split() for process in processes]
    assert {tuple(line[:2]) for line in lines} == {(lines[0][0], lines[0][1])}
    assert int(lines[0][1]) > 2000
    assert sum(int(line[2]) for line in lines) == 1
    assert os.listdir(tmp_path / "c") == [os.path.basename(lines[0][0])]
    assert stat.S_IMODE(os.stat(lines[0][0]).st_mode) == 0o700


@pytest.mark.nvidia
@pytest.mark.slow
def test_compile_with_another_installation_hits_the_cache(tmp_path: Path) -> None:
    """The key does not depend on the directory in which the headers are installed."""
    code = """
    import sys
    cudyn.compile("#include <cuda/std/array>", arch="compute_90")
    cudyn.cache.export_to(sys.argv[1]) if len(sys.argv) > 1 else None
    print(sorted(entry.key + entry.build for entry in cudyn.cache.list_entries()))
    """
    keys = [
        run(code, site(NEWEST), cache_folder=tmp_path / directory, prologue=NO_TOOLKIT)
        for directory in ("a", "b")
    ]
    assert keys[0] == keys[1] != "[]"
    assert sorted(os.listdir(tmp_path)) == ["a", "b"]


# --- tests that do not need NVRTC


class FakeNvrtc:
    """A fake NVRTC module that installs a header or fails."""

    available = True
    path = __file__
    version = (13, 5)

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.count = 0

    def has(self, name: str) -> bool:
        return name == "nvrtcInstallBundledHeaders"

    def nvrtcInstallBundledHeaders(self, directory: bytes, flags: int) -> None:
        """Count the call, and create a few headers or fail, as NVRTC's function does."""
        self.count += 1
        if self.error:
            raise self.error
        root = Path(os.fsdecode(directory))
        (root / "cccl/cuda/std").mkdir(parents=True)
        (root / "cuda_fp16.h").write_text("#define N 1\n")
        (root / ".nvrtc_headers_version").touch()


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_process: None) -> Path:
    """The directory of the cache, in a process that has not compiled yet."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    return tmp_path / "cache"


BUILD = "0123456789abcdef"


def test_install_twice_keeps_the_headers(root: Path) -> None:
    compiler = FakeNvrtc()
    directory = str(root / f"headers-{BUILD}")
    for _ in range(2):
        assert installed_headers.install(compiler, BUILD) == [directory, os.path.join(directory, "cccl")]
    assert (compiler.count, os.listdir(root)) == (1, [f"headers-{BUILD}"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no permissions of this kind")
@pytest.mark.parametrize("problem", ["off", "no folder", "others may write", "others wrote", "incomplete"])
def test_install_without_a_trusted_cache_uses_a_temporary_directory(
    problem: str, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cache is off, read-only or not trusted."""
    cached_directory = root / f"headers-{BUILD}"
    if problem == "off":
        monkeypatch.setenv("CUDYN_CACHE", "off")
    elif problem == "no folder":
        root.write_text("a file")
    else:
        cached_directory.mkdir(parents=True)
        root.chmod(0o777 if problem == "others may write" else 0o700)
        cached_directory.chmod(0o777 if problem == "others wrote" else 0o700)
        if problem != "incomplete":
            (cached_directory / ".nvrtc_headers_version").touch()
    compiler = FakeNvrtc()
    directory, cccl_directory = installed_headers.install(compiler, BUILD)
    assert not directory.startswith(str(root))
    assert cccl_directory == os.path.join(directory, "cccl")
    assert os.path.exists(os.path.join(directory, "cuda_fp16.h"))
    assert installed_headers.install(compiler, BUILD) == [directory, cccl_directory]
    assert compiler.count == 1
    # a forked process must not remove the directory, and has a different process id
    base = Folder(os.path.dirname(directory))
    installed_headers._remove_temporary(base, os.getpid() + 1)
    assert os.path.exists(directory)
    installed_headers._remove_temporary(base, os.getpid())
    assert not os.path.exists(directory)


def test_install_that_fails_leaves_no_files(root: Path) -> None:
    assert installed_headers.install(FakeNvrtc(OSError(28, "No space left on device")), BUILD) == []
    assert os.listdir(root) == []
    assert installed_headers.explain() == "[Errno 28] No space left on device"
    log = 'could not open source file "cub/cub.cuh" (no directories in search list)'
    job = read_job({"source": "", "arch": "sm_90"})
    error = cudyn.errors.NvrtcError("f", 6, "N", "d", log=log)
    error = nvrtc_compiler._add_notes(error, (13, 5), job, job.label_directories([]))
    assert "not be installed: [Errno 28] No space left on device" in str(error)


def test_clear_removes_installed_headers(root: Path) -> None:
    installed_headers.install(FakeNvrtc(), BUILD)
    for name in (f"headers-{BUILD}.{BUILD}.tmp", "headers-of-mine", "headers-0123"):
        (root / name).mkdir()
    assert cudyn.cache.clear() == 0
    assert sorted(root.glob("h*")) == [root / "headers-0123", root / "headers-of-mine"]


def create_files(root: Path, *names: str) -> str:
    """Create empty files in a directory, and return the directory's path."""
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("")
    return str(root)


@pytest.mark.parametrize(
    ("existing", "source", "count"),
    [
        ((), "int x;", 0),
        ((), "#include <mine.h>", 0),
        ((), "#include <cuda_tile.h>", 0),  # this header is built into NVRTC
        ((), "#include <cuda_fp16.h>", 1),
        (("cuda_fp16.h", "cuda/std/array"), "#include <mma.h>", 1),
        (("cuda_fp16.h", "cuda/std/array", "crt/mma.h"), "#include <cuda_new.h>", 0),
        (("cuda_fp16.h",), "#include <cuda_fp16.h>", 0),
    ],
)
def test_compile_installs_headers_only_if_they_are_needed(
    existing: tuple[str, ...],
    source: str,
    count: int,
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Headers are installed if the source includes a header of the toolkit that no known directory contains.

    The installed headers are then searched first, because they match the compiler.
    """
    toolkit_directories = [create_files(tmp_path / "toolkit", *existing)] if existing else []
    searched_directories: list[Any] = []

    def compile_program(
        job: Any, arch: str, kinds: list[str], directories: Directories, _: Any = ()
    ) -> list[image.Image]:
        """Fail as NVRTC does if no directory contains the header, and record the existing directories."""
        paths = [directories.find(name) for name in directories.searched]
        searched_directories.append([path for path in paths if os.path.exists(path)])
        name = source.partition("<")[2].partition(">")[0]
        if name and not any(os.path.exists(os.path.join(path, name)) for path in paths):
            log = f'k.cu(1): error: cannot open source file "{name}"'
            raise cudyn.errors.NvrtcError("f", 6, "N", "d", log=log)
        return [image.Image(b"code", kind, (arch,)) for kind in kinds]

    monkeypatch.setattr("cudyn._kernels.compilers.nvrtc.compiler.compile_program", compile_program)
    monkeypatch.setattr(nvrtc_compiler.Nvrtc, "list_directories", lambda self: toolkit_directories)
    for headers_exist in (False, True):
        compiler = FakeNvrtc()
        result = compilations.make(source, cache=False)
        monkeypatch.setattr(nvrtc_compiler, "nvrtc", compiler)
        with suppress(cudyn.errors.NvrtcError):  # the installed headers do not contain cuda_new.h either
            result.get_images("sm_90", ["cubin"])
        # the headers are already installed in the second run
        assert compiler.count == (0 if headers_exist else count)
    installed = [
        str(root / entry)
        for entry in (os.listdir(root) if root.exists() else [])
        if entry.startswith("headers-")
    ]
    assert searched_directories[-1] == [
        path
        for path in [*installed, *(os.path.join(path, "cccl") for path in installed), *toolkit_directories]
        if os.path.exists(path)
    ]
    assert len(installed) == count


@pytest.mark.parametrize(
    ("header", "hint"),
    [
        (
            "stdint.h",
            "NVRTC has no standard headers. #include <cuda/std/cstdint> contains it for kernels, "
            "in cuda::std. #ifndef __CUDACC_RTC__ keeps the standard header for other compilers.",
        ),
        ("type_traits", "#include <cuda/std/type_traits> contains it for kernels"),
        ("assert.h", "assert needs no header. #include <cuda/std/cassert> contains it"),
        ("new", "Placement new needs no header. #ifndef"),
        ("cuda_tile.h", 'NVRTC 13.3 and newer versions contain it, for Tile IR: to="tileir".'),
        ("mine.h", ""),
        ("cstdint.h", ""),
    ],
)
def test_errors_about_missing_headers_have_hints(header: str, hint: str) -> None:
    result = toolkit_headers.explain_missing(header, 13)
    assert hint in result
    assert bool(hint) == bool(result)


@pytest.mark.nvidia
@pytest.mark.parametrize("major", real.last([12, 13]))
def test_fatbin_with_tile_ir(major: int) -> None:
    """nvFatbin 13.1 and newer pack Tile IR and CUBINs together."""
    output = run(
        f"""
        tile = cudyn.compile({TILE!r}, arch="sm_90", to="tileir")
        cubin = cudyn.compile("extern \\"C\\" __global__ void add(int *p) {{}}", arch="sm_90")
        results = []
        for images in ([tile], [cubin, tile], [cubin, tile, tile]):
            try:
                result = cudyn.fatbin(images)
                results.append([result.kind, result.arch, str(cudyn._formats.image.read(result.data).kind)])
            except ValueError as error:
                results.append(str(error))
        print(json.dumps(results))
        """,
        site(NEWEST),
        library("nvfatbin", major),
    )
    *packed, duplicate_error = json.loads(output)
    if major == 12:
        assert packed == ["nvFatbin 12.9 can't pack Tile IR: it has no nvFatbinAddTileIR"] * 2
    else:
        assert packed == [["fatbin", ["sm_90"], "fatbin"]] * 2
    assert duplicate_error == "two images are tileir for sm_90; the driver would use only one of them"
