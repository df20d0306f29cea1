"""cudyn.compile and cudyn.link with real compilers, without a driver and without a GPU; the cache."""

from __future__ import annotations

import array
import json
import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cudyn
from cudyn._compile import cache, compiler, toolkit
from cudyn._compile.compilation import Compilation
from cudyn._formats.image import Image
from cudyn._formats.kernel_info import KernelInfo, Parameter
from cudyn._loading import search

from ..support import compilations, fakes, real
from ..support.releases import NEWEST

ROOT = Path(__file__).resolve().parents[2]
COMPILERS = ("11.8", "12.0", "12.9", "13.0", NEWEST)

KERNEL = r"""
template <class T> __global__ void fill(T *p, T x) { p[threadIdx.x] = x; }
extern "C" __global__ void scale(float *data, float by, int n)
{
    int unused;
    __shared__ float part[64];
    part[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < n) data[threadIdx.x] = by * part[63 - threadIdx.x];
}
"""


def run(
    code: str, *sites: Path, cache_folder: Path | None = None, first: str = "", **environment: str
) -> str:
    """What code prints that has `cudyn`, `json` and `KERNEL`, in a process that finds these libraries.

    first: code that comes before the import of cudyn.
    """
    settings = {k: v for k, v in os.environ.items() if not k.startswith(("CUDYN_", "CUDA_", "CONDA_"))}
    settings["PYTHONPATH"] = os.pathsep.join([*map(str, sites), str(ROOT)])
    settings.update({"CUDYN_CACHE_DIR": str(cache_folder)} if cache_folder else {"CUDYN_CACHE": "off"})
    text = f"{first}\nimport json, cudyn\nKERNEL = {KERNEL!r}\n{textwrap.dedent(code)}"
    done = subprocess.run(
        [sys.executable, "-c", text], env={**settings, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def site(version: str) -> Path:
    return real.nvrtc(version)


def library(name: str, major: int) -> Path:
    return real.library(name, major)


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(COMPILERS))
class TestCompilers:
    def test_outputs(self, version: str) -> None:
        """Each kind that this compiler has; the others are refused by name and version."""
        output = run(
            """
            found = {}
            for kind, arch in (("ptx", "compute_80"), ("cubin", "sm_80"), ("ltoir", "compute_80"),
                               ("optixir", "compute_80")):
                try:
                    made = cudyn.compile(KERNEL, arch=arch, to=kind, name_expressions=["fill<float>"])
                    names = [kernel.name for kernel in made.kernels]
                    found[kind] = [made.kind, made.arch, made.data[:4].hex(), names, dict(made.lowered_names)]
                except ValueError as error:
                    found[kind] = str(error)
            print(json.dumps(found))
            """,
            site(version),
        )
        found = json.loads(output)
        lowered = {"fill<float>": "_Z4fillIfEvPT_S0_"}
        assert found["cubin"][:3] == ["cubin", ["sm_80"], b"\x7fELF".hex()]
        assert sorted(found["cubin"][3]) == sorted(found["ptx"][3]) == ["_Z4fillIfEvPT_S0_", "scale"]
        assert found["cubin"][4] == found["ptx"][4] == lowered
        if version == "11.8":
            assert found["ltoir"] == "NVRTC 11.8 can't make ltoir: it has no nvrtcGetLTOIR"
            assert found["optixir"] == "NVRTC 11.8 can't make optixir: it has no nvrtcGetOptiXIR"
        else:
            assert found["ltoir"][0] == "ltoir"
            assert found["optixir"][0] == "optixir"

    def test_kernels_log_and_several(self, version: str) -> None:
        output = run(
            """
            ptx, cubin = cudyn.compile(KERNEL, arch=["compute_80", "sm_80"], name="a/b.cu")
            scale = cubin.get_kernel_info("scale")
            print(json.dumps([str(ptx.get_kernel_info("scale")),
                              [[p.offset, p.size, p.align, p.type] for p in scale.parameters],
                              scale.registers > 4,
                              scale.static_shared_memory, ptx.kind, cubin.kind, cubin.log, cubin.compiler]))
            """,
            site(version),
        )
        shown, parameters, registers, shared, *rest = json.loads(output)
        assert shown == "scale(u64, f32, u32)"
        assert parameters == [[0, 8, 8, "u64"], [8, 4, 4, "f32"], [12, 4, 4, "u32"]]
        assert registers
        assert shared == 256
        assert rest[:2] == ["ptx", "cubin"]
        assert 'a/b.cu(5): warning #177-D: variable "unused"' in rest[2]
        assert rest[3] == f"NVRTC {version}"

    def test_errors(self, version: str) -> None:
        """Each one clear message; the compiler's own words are whole."""
        output = run(
            r"""
            cases = {
                "syntax": lambda: cudyn.compile("int f( {\n", arch="sm_80", name="dir/bad.cu"),
                "header": lambda: cudyn.compile("#include <cuda/none>", include_path=["/none"], arch="sm_80"),
                "option": lambda: cudyn.compile("", arch="sm_80", options=["--no-such-option"]),
                "arch": lambda: cudyn.compile("", arch="sm_999"),
                "suffix": lambda: cudyn.compile("", arch="sm_80a"),
                "form": lambda: cudyn.compile("", arch="80"),
                "none": lambda: cudyn.compile(""),
                "twice": lambda: cudyn.compile("", arch="sm_80", options=["-arch=sm_90"]),
                "nul": lambda: cudyn.compile("a\nb\0", arch="sm_80", name="n.cu"),
                "utf8": lambda: cudyn.compile(b"a\nb\n\xff", arch="sm_80", name="n.cu"),
                "cubin": lambda: cudyn.compile("", arch="compute_80", to="cubin"),
                "to": lambda: cudyn.compile("", arch="sm_80", to="exe"),
                "type": lambda: cudyn.compile(7, arch="sm_80"),
                "name": lambda: cudyn.compile(KERNEL, arch="sm_80", name_expressions=["nothing<int>"]),
            }
            found = {}
            for key, case in cases.items():
                try:
                    found[key] = ["fine", str(case())]
                except Exception as error:
                    found[key] = [type(error).__name__, str(error), getattr(error, "log", "")]
            print(json.dumps(found))
            """,
            site(version),
            CUDA_HOME="/nowhere",
        )
        found = json.loads(output)
        major = version.partition(".")[0]
        assert found["syntax"][0] == "NvrtcError"
        assert "dir/bad.cu(1): error:" in found["syntax"][2]
        assert found["syntax"][2] in found["syntax"][1]
        assert found["option"][0] == "NvrtcError"
        assert "--no-such-option" in found["option"][1]
        assert found["arch"][0] == "ValueError"
        assert f"NVRTC {version} can't compile for sm_999; it supports " in found["arch"][1]
        assert "80, " in found["arch"][1]
        assert found["suffix"][1] == found["arch"][1].replace("sm_999", "sm_80a")
        assert found["form"][1] == "arch='80': expected an architecture such as 'sm_90' or 'compute_90'"
        assert found["none"][0] == "ValueError"
        assert "pass arch=... or set CUDYN_ARCH: there is no device to query" in found["none"][1]
        assert "sm_80" in found["none"][1]
        assert "given twice" in found["twice"][1]
        assert found["nul"][1].startswith("n.cu, line 2: a NUL character")
        assert found["utf8"][1].startswith("n.cu, line 3: not UTF-8")
        assert "real architecture" in found["cubin"][1]
        assert "to='exe'" in found["to"][1]
        assert found["type"][0] == "TypeError"
        assert found["name"][0] == "NvrtcError"
        project = "nvidia-cuda-cccl" + (f"-cu{major}" if major in ("11", "12") else "")
        hint = f"The header cuda/none was not found. It is the toolkit's: pip install {project},"
        assert hint in found["header"][1]

    def test_headers_defines_and_options(self, version: str, tmp_path: Path) -> None:
        (tmp_path / "near.h").write_text("#define NEAR 1\n")
        (tmp_path / "inc").mkdir()
        (tmp_path / "inc" / "far.h").write_text('#include "deeper.h"\n')
        (tmp_path / "inc" / "deeper.h").write_text("#define FAR 2\n")
        (tmp_path / "k.cu").write_text(
            '#include "near.h"\n#include <far.h>\n#include "memory.h"\n'
            "static_assert(NEAR + FAR + MEMORY + GIVEN == 10 && __cplusplus >= 201703L);\n"
            'extern "C" __global__ void k() {}\n'
        )
        output = run(
            f"""
            from pathlib import Path
            made = cudyn.compile(
                Path({str(tmp_path)!r}, "k.cu"),
                arch="sm_80",
                include_path=[{str(tmp_path / "inc")!r}],
                headers={{"memory.h": "#define MEMORY 3"}},
                define_macro={{"GIVEN": 4, "FLAG": None}},
                std="c++17",
                options=["--maxrregcount=32"],
            )
            print(made.get_kernel_info("k"))
            """,
            site(version),
        )
        assert output.startswith("k()")


@pytest.mark.nvidia
@pytest.mark.parametrize("major", real.last([12, 13]))
def test_link_and_fatbin(major: int) -> None:
    """PTX and LTO-IR across files to a CUBIN, several architectures in one fatbin."""
    compiler = {12: "12.9", 13: NEWEST}[major]
    output = run(
        """
        one = 'extern "C" __device__ int twice(int); extern "C" __global__ void k(int *p) { *p = twice(*p); }'
        two = 'extern "C" __device__ int twice(int x) { return 2 * x; }'
        found = {}
        for kind, options in (("ptx", ["-rdc=true"]), ("ltoir", ["-rdc=true"])):
            parts = [cudyn.compile(text, arch="compute_80", to=kind, options=options) for text in (one, two)]
            made = cudyn.link(parts, arch="sm_80")
            found[kind] = [made.kind, made.arch, [str(k).partition("  ")[0] for k in made.kernels]]
        found["lto ptx"] = cudyn.link(parts, arch="sm_80", to="ptx").kind
        for key, given, more in (
            ("cubin", [cudyn.compile(two, arch="sm_80")], {}),
            ("ptx of ptx", [cudyn.compile(two, arch="compute_80")], {"to": "ptx"}),
            ("option", parts, {"options": ["--no-such"]}),
        ):
            try:
                found[key] = str(cudyn.link(given, **{"arch": "sm_80", **more}))
            except (ValueError, cudyn.errors.NvJitLinkError) as error:
                found[key] = str(error)
        lto = cudyn.compile(KERNEL, arch=["sm_80", "lto_90"], to="fatbin")
        found["lto fatbin"] = [lto.kind, lto.arch]
        try:
            cudyn.link(parts[:1], arch="sm_80")
        except cudyn.errors.NvJitLinkError as error:
            found["error"] = error.log
        fat = cudyn.compile(KERNEL, arch=["sm_80", "sm_90", "compute_90"], to="fatbin")
        found["fatbin"] = [fat.kind, fat.arch, fat.data[:4].hex(), [k.name for k in fat.kernels]]
        print(json.dumps(found))
        """,
        site(compiler),
        library("nvjitlink", major),
        library("nvfatbin", major),
    )
    found = json.loads(output)
    assert found["ptx"] == found["ltoir"] == ["cubin", ["sm_80"], ["k(u64)"]]
    assert found["lto ptx"] == "ptx"
    assert "twice" in found["error"]
    assert found["cubin"] == "input 0 is a CUBIN that can't be linked: compile it with -rdc=true"
    assert found["ptx of ptx"] == "to='ptx' needs LTO-IR, and no input is LTO-IR"
    assert found["option"].endswith("The options were -arch=sm_80 -lto --no-such.")
    assert found["lto fatbin"] == ["fatbin", ["sm_80", "lto_90"]]
    assert found["fatbin"] == ["fatbin", ["sm_80", "sm_90", "compute_90"], "50ed55ba", ["scale"]]


@pytest.mark.nvidia
@pytest.mark.parametrize("major", real.last([12, 13]))
def test_what_a_link_says_and_keeps(major: int, tmp_path: Path) -> None:
    """The linker's messages have the names of the inputs, which it reads when the call with them is over;
    name expressions lead to the same names as before.
    """
    (tmp_path / "broken.ptx").write_text(".version 7.0\n.target sm_80\n.address_size 64\nnonsense\n")
    output = run(
        f"""
        import gc
        from pathlib import Path
        names = ["fill<float>"]
        made = cudyn.compile(KERNEL, arch="compute_80", options=["-rdc=true"], name_expressions=names)
        linked = cudyn.link([made], arch="sm_80")
        print(json.dumps([dict(linked.lowered_names), linked.get_kernel_info("fill<float>").name]))
        one = 'extern "C" __device__ int twice(int);'
        one += 'extern "C" __global__ void k(int *p) {{ *p = twice(*p); }}'
        part = cudyn.compile(one, arch="sm_80", options=["-rdc=true"])
        for inputs in ([made, Path({str(tmp_path)!r}, "broken.ptx")], [made, part]):
            try:
                cudyn.link(inputs, arch="sm_80")
            except cudyn.errors.NvJitLinkError as error:
                print(error.log.replace("\\n", " "))
        try:
            cudyn.link([made, cudyn.compile(one.replace("twice(*p)", "1"), arch="sm_80")], arch="sm_80")
        except ValueError as error:
            print(error)
        """,
        site({12: "12.9", 13: NEWEST}[major]),
        library("nvjitlink", major),
    )
    names, broken, unresolved, refused = output.splitlines()
    lowered = "_Z4fillIfEvPT_S0_"
    assert json.loads(names) == [{"fill<float>": lowered}, lowered]
    assert str(tmp_path / "broken.ptx") in broken
    assert "twice" in unresolved
    assert "input 1" in unresolved
    assert refused == "input 1 is a CUBIN that can't be linked: compile it with -rdc=true"


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(["11.8", NEWEST]))
def test_a_byte_order_mark(version: str, tmp_path: Path) -> None:
    """Of a source or a header in memory, as editors of Windows write them; NVRTC itself refuses it."""
    text = '\ufeff#include "m.h"\nextern "C" __global__ void k(int *p) { *p = N; }'
    (tmp_path / "k.cu").write_text(text, encoding="utf-8")
    output = run(
        f"""
        from pathlib import Path
        for source in ({text!r}, {text!r}.encode(), Path({str(tmp_path / "k.cu")!r})):
            made = cudyn.compile(source, arch="sm_80", headers={{"m.h": "\ufeff#define N 1\\n"}})
            print(made.kernels[0].name)
        """,
        site(version),
    )
    assert output.split() == ["k"] * 3


# --- the cache


def an_image(data: bytes = b"\x7fELF code") -> Image:
    kernels = (KernelInfo("k", (Parameter(0, 8, 8, "u64"),), 8, 0, 0), KernelInfo("l", ()))
    return Image(data, "cubin", ("sm_90",), kernels, "a warning", {"k<int>": "k"}, "NVRTC 13.0")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    return tmp_path / "cache"


KEY, BUILD = "ab" + "0" * 62, "0123456789abcdef"


def kept(folder: Path) -> Path:
    """The one file that is kept."""
    assert cache.keep(KEY, BUILD, an_image()) == ""
    return folder / "ab" / f"{KEY}.{BUILD}"


class TestCache:
    def test_what_is_kept_is_found(self, folder: Path) -> None:
        assert cache.find(KEY, BUILD) is None
        assert kept(folder).is_file()
        assert cache.find(KEY, BUILD) == cache.find(KEY, None) == an_image()
        assert cache.find(KEY, "other") is None
        assert [path.name for path in (folder / "ab").glob("[!.]*")] == [f"{KEY}.{BUILD}"]

    def test_damage(self, folder: Path) -> None:
        """Cut short anywhere, or with any byte changed: it is not there."""
        path = kept(folder)
        whole = path.read_bytes()
        for at in range(0, len(whole), 7):
            path.write_bytes(whole[:at])
            assert cache.find(KEY, BUILD) is None
            path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
            assert cache.find(KEY, BUILD) is None
        path.write_bytes(whole)
        assert cache.find(KEY, BUILD) == an_image()

    @pytest.mark.skipif(sys.platform == "win32", reason="no modes of files on Windows")
    @pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
    def test_what_others_could_have_written(self, folder: Path, mode: int) -> None:
        kept(folder).chmod(mode)
        assert cache.find(KEY, BUILD) is None

    @pytest.mark.skipif(sys.platform == "win32" or os.getuid() != 0, reason="needs root, to give a file away")
    def test_what_another_user_owns(self, folder: Path) -> None:
        os.chown(kept(folder), 12345, -1)
        assert cache.find(KEY, BUILD) is None

    @pytest.mark.skipif(sys.platform == "win32", reason="no modes of files on Windows")
    def test_a_folder_that_others_can_write(self, folder: Path) -> None:
        (folder / "ab").mkdir(parents=True)
        (folder / "ab").chmod(0o777)
        assert cache.keep(KEY, BUILD, an_image()) != ""
        assert not list((folder / "ab").iterdir())

    def test_off(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = kept(folder)
        monkeypatch.setenv("CUDYN_CACHE", "off")
        assert cache.get_folder() is None
        assert cache.find(KEY, BUILD) is None
        path.unlink()
        cache.keep(KEY, BUILD, an_image())
        assert not path.exists()

    def test_a_folder_that_cannot_be(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "file").write_text("")
        monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "file" / "cache"))
        cache.keep(KEY, BUILD, an_image())
        with cache.lock(KEY):
            assert cache.find(KEY, BUILD) is None

    def test_trim(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The longest unused go first, until there is room."""
        monkeypatch.setenv("CUDYN_CACHE_SIZE", "100000")
        for i in range(20):
            cache.keep(f"{i:02d}" + "0" * 62, BUILD, an_image(bytes(10_000)))
            for path in (folder / f"{i:02d}").iterdir():
                os.utime(path, (1000 + i, 1000 + i))
        left = folder / "00" / f"00{62 * '0'}.{BUILD}.tmp"
        left.write_text("of a process that was killed")
        os.utime(left, (1000, 1000))
        cache.trim()
        there = sorted(path.parent.name for path in folder.rglob("*.0123456789abcdef"))
        assert not left.exists()
        assert there == [f"{i:02d}" for i in range(20 - len(there), 20)]
        assert 60_000 < sum(path.stat().st_size for path in folder.rglob("*.0123456789abcdef")) <= 100_000

    @pytest.mark.parametrize(
        ("system", "variable", "expected"),
        [
            ("linux", "XDG_CACHE_HOME", "/x/cudyn"),
            ("linux", "", "/home/u/.cache/cudyn"),
            ("darwin", "", "/home/u/Library/Caches/cudyn"),
            ("win32", "LOCALAPPDATA", "/x/cudyn/Cache"),
            ("win32", "", None),
        ],
    )
    def test_where(
        self, system: str, variable: str, expected: str | None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("CUDYN_CACHE_DIR", "CUDYN_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("HOME", "/home/u")
        monkeypatch.setattr(sys, "platform", system)
        if variable:
            monkeypatch.setenv(variable, "/x")
        assert cache.get_folder() == expected


# The large one: CUDYN_TEST_PROCESSES=64 CUDYN_TEST_KERNELS=200 pytest tests/compile -k many_processes
PROCESSES = int(os.environ.get("CUDYN_TEST_PROCESSES", "8"))
KERNELS = int(os.environ.get("CUDYN_TEST_KERNELS", "12"))

WORK = """
for i in range({kernels}):
    made = cudyn.compile('extern "C" __global__ void k%d(int *p) {{ *p = %d; }}' % (i, i), arch="sm_80")
    assert made.kernels[0].name == "k%d" % i
print(cudyn.nvrtc.available)
"""


@pytest.mark.nvidia
def test_many_processes_compile_each_kernel_once(tmp_path: Path) -> None:
    """Counted by a log of the compilations: each was made once, by whoever was first."""
    found = site(NEWEST)
    counting = """
from cudyn._compile.compilation import Compilation
whole = Compilation.compile
def counted(self, arch, kind):
    with open({log!r}, "a") as file:
        file.write(self.source.text.decode().partition("(")[0] + "\\\\n")
    return whole(self, arch, kind)
Compilation.compile = counted
""".format(log=str(tmp_path / "log")).replace("\\\\n", "\\n")
    code = f"import json, cudyn\n{counting}{WORK.format(kernels=KERNELS)}"
    environment = {
        **os.environ,
        "PYTHONPATH": f"{found}{os.pathsep}{ROOT}",
        "CUDYN_CACHE_DIR": str(tmp_path / "c"),
    }
    environment.pop("CUDYN_CACHE", None)
    processes = [subprocess.Popen([sys.executable, "-c", code], env=environment) for _ in range(PROCESSES)]
    assert [process.wait() for process in processes] == [0] * PROCESSES
    lines = (tmp_path / "log").read_text().splitlines()
    assert len(lines) == len(set(lines)) == KERNELS
    # The second pass compiles none: there is no compiler at all.
    environment = {**environment, "PYTHONPATH": str(ROOT), "CUDYN_NVRTC": str(tmp_path / "none")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.stdout == "False\n", done.stderr
    assert (tmp_path / "log").read_text().splitlines() == lines


@pytest.mark.nvidia
def test_what_makes_another_key(tmp_path: Path) -> None:
    """Everything that the code depends on; not the place of a header."""
    header = tmp_path / "one" / "h.h"
    header.parent.mkdir()
    header.write_text("#define N 1")
    other = tmp_path / "two" / "h.h"
    other.parent.mkdir()
    other.write_text("#define N 1")
    output = run(
        f"""
        from tests.support import compilations
        text = '#include "h.h"\\nextern "C" __global__ void k(int *p) {{ *p = N; }}'
        def key(**changes):
            given = dict(source=text, include_path=[{str(header.parent)!r}])
            arch, kind = changes.pop("arch", "sm_80"), changes.pop("kind", "cubin")
            return compilations.make(**{{**given, **changes}}).make_key(arch, kind).name
        base = key()
        keys = [key(source=text + " "), key(name="x"), key(options=["-G"]), key(define_macro=["A"])]
        keys += [key(std="c++17"), key(name_expressions=["k"]), key(arch="sm_90"), key(kind="ptx")]
        keys += [key(headers={{"h.h": "#define N 1"}})]
        same = key(include_path=[{str(other.parent)!r}])
        open({str(header)!r}, "w").write("#define N 2")
        keys.append(key())
        print(json.dumps([base, same, keys]))
        """,
        site(NEWEST),
        cache_folder=tmp_path / "cache",
    )
    base, same, keys = json.loads(output)
    assert same == base
    assert len({base, *keys}) == len(keys) + 1


@pytest.mark.nvidia
def test_command_line(tmp_path: Path) -> None:
    """Several files and architectures, an error among them, options of nvcc's."""
    for name in ("a", "b"):
        (tmp_path / f"{name}.cu").write_text(f'extern "C" __global__ void {name}(int *p) {{ *p = N; }}\n')
    (tmp_path / "bad.cu").write_text("int f( {\n")
    environment = {
        **os.environ,
        "PYTHONPATH": f"{site(NEWEST)}{os.pathsep}{ROOT}",
        "CUDYN_CACHE_DIR": str(tmp_path / "c"),
    }

    def command(*arguments: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-m", "cudyn", "compile", *arguments]
        return subprocess.run(line, env=environment, cwd=tmp_path, capture_output=True, text=True)

    files = ("a.cu", "b.cu")
    done = command(
        *files, "-arch", "sm_80,compute_90", "-o", "out/", "-DN=3", "-std=c++17", "-j", "2", "-lineinfo"
    )
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        *("a.compute_90.ptx", "a.sm_80.cubin", "b.compute_90.ptx", "b.sm_80.cubin")
    ]
    assert "[4/4] " in done.stdout
    assert b".loc" in (tmp_path / "out" / "a.compute_90.ptx").read_bytes()
    assert Image.load(tmp_path / "out" / "b.sm_80.cubin").kernels[0].name == "b"

    done = command("a.cu", "bad.cu", "--arch", "sm_80", "-D", "N=3", "-o", "two/")
    assert done.returncode == 1
    assert "bad.cu(1): error:" in done.stderr
    assert [path.name for path in (tmp_path / "two").iterdir()] == ["a.cubin"]

    assert command("none.cu", "--arch", "sm_80").returncode == 2
    assert "name a folder" in command(*files, "--arch", "sm_80", "-o", "one.cubin").stderr
    assert "sm_80" in command("a.cu").stderr
    assert command("a.cu", "--arch", "sm_80", "-DN=1", "-o", "one.cubin", "-q").stdout == ""
    assert (tmp_path / "one.cubin").is_file()


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


def write_headers(folder: Path, number: int) -> None:
    (folder / "sub").mkdir(exist_ok=True)
    (folder / "h.h").write_text(f"#define N {number}\n")
    (folder / "sub" / "h.h").write_text(f"#define N {number}\n")


@pytest.mark.parametrize("way", INCLUDES)
def test_a_header_that_changes_changes_the_key(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source, given = INCLUDES[way]
    arguments = {"source": source.format(here=tmp_path.as_posix()), **given}
    if arguments.pop("file", False):
        (tmp_path / "k.cu").write_text(source)
        arguments["source"] = tmp_path / "k.cu"
    keys = []
    for number in (1, 2, 1):
        write_headers(tmp_path, number)
        keys.append(compilations.make_key(**arguments).name)
    assert keys[0] == keys[2] != keys[1]


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(["11.8", NEWEST]))
def test_a_header_that_changes_is_compiled_again(version: str, tmp_path: Path) -> None:
    """NVRTC finds the header in all these ways, so that a key without it would bring the old code."""
    write_headers(tmp_path, 1)
    output = run(
        f"""
        import os
        from pathlib import Path
        from tests.compile import test_compile as tests
        here = Path({str(tmp_path)!r})
        os.chdir(here)
        found = {{}}
        for number in (1, 2):
            tests.write_headers(here, number)
            for way, (source, given) in tests.INCLUDES.items():
                given = {{"source": source.format(here=here) + tests.INCLUDING, **given}}
                if given.pop("file", False):
                    (here / "k.cu").write_text(given["source"])
                    given["source"] = here / "k.cu"
                made = cudyn.compile(arch="compute_80", **given)
                found.setdefault(way, []).append(made.kernels[0].name)
        print(json.dumps(found))
        """,
        site(version),
        cache_folder=tmp_path / "cache",
    )
    assert json.loads(output) == {way: ["k1", "k2"] for way in INCLUDES}


def test_a_toolkit_header_is_the_compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has neither finds what was made with them."""
    (tmp_path / "cuda_fp16.h").write_text("")
    job = compilations.make(source="#include <cuda_fp16.h>")
    file = str(tmp_path / "cuda_fp16.h")
    job.nvrtc = SimpleNamespace(available=True, path=file, version=(13, 0), has=lambda name: False)
    found = []
    for folders in ([str(tmp_path)], []):
        monkeypatch.setattr(job, "get_toolkit", lambda folders=folders: folders)
        found.append(job.make_key("sm_80", "cubin"))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1]


def put_toolkit(root: Path, version: int, *headers: str) -> None:
    for header in ("cuda_fp16.h", *headers):
        (root / "include" / header).parent.mkdir(parents=True, exist_ok=True)
        (root / "include" / header).write_text("")
    (root / "include" / "cuda.h").write_text(f"#define CUDA_VERSION {version}\n")


@pytest.mark.parametrize("told", [True, False])
def test_another_place_of_the_same_version(
    told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have headers that the first one lacks; one of another version, or with no more, is none. What
    does not tell its version has the compiler's.
    """
    put_toolkit(tmp_path / "wheel", 13000)
    if not told:
        (tmp_path / "wheel" / "include" / "cuda.h").unlink()
    put_toolkit(tmp_path / "older", 12090, "nv/target")
    put_toolkit(tmp_path / "same", 13000, "cublas.h")
    put_toolkit(tmp_path / "more", 13000, "nv/target")
    (tmp_path / "link").symlink_to("more")
    roots = [str(tmp_path / name) for name in ("older", "same", "more", "link")]
    monkeypatch.setattr(search, "find_conda", lambda system: iter(()))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter(roots))
    found = toolkit.find_toolkit(str(tmp_path / "wheel" / "lib" / "libnvrtc.so.13"), (13, 0))
    names = ("wheel", "more") if told else ("wheel", "same", "more")  # which has the cuda.h
    assert found == [str(tmp_path / name / "include") for name in names]


KERNEL_IMAGE = Image(b"\x7fELF", "cubin", ("sm_90",), (KernelInfo("k", ()),))
LIST = "expected a list, got"
INPUT = "an Image, a buffer of bytes or a path such as Path('k.ptx')"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"source": 7}, "kernel.cu: expected text as str or a buffer of UTF-8, got int"),
        ({"arch": 90}, f"arch: {LIST} int"),
        ({"arch": [90]}, "arch: expected a str, got int: 90"),
        (
            {"arch": "sm_80,sm_90"},
            "arch='sm_80,sm_90': expected an architecture such as 'sm_90' or 'compute_90'",
        ),
        ({"arch": []}, "arch: expected at least one architecture"),
        ({"arch": "lto_90", "to": "ptx"}, "lto_90 stands for LTO-IR, which can't be ptx"),
        ({"to": "PTX"}, "to='PTX': expected one of ptx, cubin, ltoir, optixir, tileir, fatbin"),
        ({"name": 7}, "name: expected a str, got int: 7"),
        ({"options": "-G"}, f"options: {LIST} str"),
        ({"options": None}, f"options: {LIST} NoneType"),
        ({"options": [b"-G"]}, "options: expected a str, got bytes: b'-G'"),
        ({"options": ["-a\0"]}, r"options: '-a\x00' has a NUL in it"),
        ({"options": ["-arch"]}, "the option -arch needs a value"),
        (
            {"options": ["-arch=sm_80"]},
            "the architecture is given twice: arch='sm_90', and 'sm_80' in the options",
        ),
        ({"options": ["-dlto"]}, "the option -dlto can't make cubin; pass to='ltoir'"),
        ({"include_path": "folder"}, f"include_path: {LIST} str"),
        ({"include_path": Path("folder")}, f"include_path: {LIST} {type(Path()).__name__}"),
        ({"include_path": [b"folder"]}, "include_path: expected a str, got bytes: b'folder'"),
        ({"headers": ["h.h"]}, "headers: expected a mapping of names to texts, got list"),
        ({"headers": {7: ""}}, "headers: expected a str, got int: 7"),
        ({"headers": {"h.h": 7}}, "h.h: expected text as str or a buffer of UTF-8, got int"),
        ({"headers": {"h.h": "a\nb\0"}}, "h.h, line 2: a NUL character, which C++ source can't have"),
        ({"define_macro": "NDEBUG"}, f"define_macro: {LIST} str"),
        ({"define_macro": [("A", 1)]}, "define_macro: expected a str, got tuple: ('A', 1)"),
        ({"define_macro": {"A": "\0"}}, r"define_macro: '-DA=\x00' has a NUL in it"),
        ({"std": 17}, "std: expected a str, got int: 17"),
        ({"name_expressions": "k"}, f"name_expressions: {LIST} str"),
        ({"name_expressions": ["k\0"]}, r"name_expressions: 'k\x00' has a NUL in it"),
    ],
)
def test_wrong_arguments(given: dict[str, Any], message: str) -> None:
    """One clear message each, and no compiler is asked."""
    with pytest.raises((TypeError, ValueError)) as caught:
        cudyn.compile(**{"source": "", "arch": "sm_90", **given})
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("inputs", "given", "message"),
    [
        ([], {}, "inputs: expected at least one"),
        (KERNEL_IMAGE, {}, f"inputs: {LIST} Image"),
        ("k.ptx", {}, f"inputs: {LIST} str"),
        (
            ["k.ptx"],
            {},
            f"inputs: expected {INPUT}, got str",
        ),
        ([7], {}, f"inputs: expected {INPUT}, got int"),
        (
            [KERNEL_IMAGE],
            {"arch": "90"},
            "arch='90': expected an architecture such as 'sm_90' or 'compute_90'",
        ),
        ([KERNEL_IMAGE], {"arch": ["sm_90"]}, "arch: expected a str, got list: ['sm_90']"),
        ([KERNEL_IMAGE], {"to": "fatbin"}, "to='fatbin': expected one of cubin, ptx"),
        ([KERNEL_IMAGE], {"options": "-lto"}, f"options: {LIST} str"),
    ],
)
def test_wrong_links(inputs: Any, given: dict[str, Any], message: str) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        cudyn.link(inputs, **{"arch": "sm_90", **given})
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ([], "images: expected at least one Image"),
        (KERNEL_IMAGE, f"images: {LIST} Image"),
        ([b"code"], "images: expected Images, got bytes"),
        (
            [KERNEL_IMAGE, KERNEL_IMAGE],
            "two images are cubin for sm_90; the driver would take one",
        ),
        (
            [Image(b"", "ptx", ("sm_90",)), Image(b"", "ptx", ("compute_90",))],
            "two images are ptx for compute_90; the driver would take one",
        ),
        (
            [Image(b"", "ptx")],
            "images: expected Tile IR, and PTX, CUBIN and LTO-IR of a known architecture, got ptx for an",
        ),
        ([Image(b"", "fatbin", ("sm_80", "sm_90"))], "of a known architecture, got fatbin for sm_80, sm_90"),
    ],
)
def test_wrong_fatbins(parts: Any, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=re.escape(message)):
        cudyn.fatbin(parts)


def test_macros() -> None:
    """C++ has no True."""
    made = compilations.make(define_macro={"A": True, "B": False, "C": None, "D": "x"})
    assert made.source.options == ["-DA=1", "-DB=0", "-DC", "-DD=x"]


# --- what is given and what is returned, for which no compiler is needed

TEXT = '#include "h.h"\nextern "C" __global__ void k() {} // é'.encode()
BUFFERS: dict[str, Callable[[bytes], bytes | bytearray | memoryview | array.array[int]]] = {
    "bytes": bytes,
    "bytearray": bytearray,
    "memoryview": memoryview,
    "array": lambda data: array.array("B", data),
    "part of a buffer": lambda data: memoryview(b"xx" + data)[2:],
}


@pytest.mark.parametrize("form", BUFFERS)
def test_sources_and_headers_in_any_buffer(form: str) -> None:
    made = compilations.make(BUFFERS[form](TEXT), headers={"h.h": BUFFERS[form](b"int x;")})
    assert (made.source.text, made.source.headers) == (TEXT, {"h.h": b"int x;"})
    assert made.make_key("sm_80", "cubin") == compilations.make_key(TEXT.decode(), headers={"h.h": "int x;"})


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """cudyn.compile with a compiler and a packer that make images without code."""

    def pack(images: list[Image]) -> Image:
        return Image(b"", "fatbin", tuple(image.arch[0] for image in images))

    def make(self: Compilation, arch: str, kinds: list[str]) -> list[Image]:
        return [Image(b"", kind, (arch,)) for kind in kinds]

    monkeypatch.setattr(Compilation, "get_images", make)
    monkeypatch.setattr(compiler, "fatbin", pack)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(
    ("arch", "to", "expected"),
    [
        ("sm_90", None, ("cubin", "sm_90")),
        ("compute_90", None, ("ptx", "compute_90")),
        ("lto_90", None, ("ltoir", "lto_90")),
        ("sm_90", "ptx", ("ptx", "sm_90")),
        ("sm_90", "optixir", ("optixir", "sm_90")),
        ("compute_90", "tileir", ("tileir", "compute_90")),
        (["sm_90"], None, [("cubin", "sm_90")]),
        (["sm_80", "compute_90"], None, [("cubin", "sm_80"), ("ptx", "compute_90")]),
        (("sm_80", "sm_90"), "ptx", [("ptx", "sm_80"), ("ptx", "sm_90")]),
        ("sm_90", "fatbin", ("fatbin", "sm_90")),
        (["sm_90"], "fatbin", ("fatbin", "sm_90")),
        (["sm_80", "compute_90"], "fatbin", ("fatbin", "sm_80", "compute_90")),
        ("sm_90", ["ptx", "cubin"], [("ptx", "sm_90"), ("cubin", "sm_90")]),
        ("sm_90", ("cubin",), [("cubin", "sm_90")]),
        (
            ["sm_80", "sm_90"],
            ["cubin", "ptx", "cubin"],
            [("cubin", "sm_80"), ("ptx", "sm_80"), ("cubin", "sm_90"), ("ptx", "sm_90")],
        ),
    ],
)
def test_one_image_or_a_list(arch: Any, to: Any, expected: Any) -> None:
    """A list of architectures or kinds gives a list, also of one; a fatbin is one image."""
    found = cudyn.compile("", arch=arch, to=to)
    shown = [(i.kind, *i.arch) for i in found] if isinstance(found, list) else (found.kind, *found.arch)
    assert shown == expected


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("to", ["PTX", "", "exe", 7])
def test_what_there_is_to_make(to: Any) -> None:
    kinds = "ptx, cubin, ltoir, optixir, tileir, fatbin"
    with pytest.raises(ValueError, match=f"^to={to!r}: expected one of {kinds}$"):
        cudyn.compile("", arch="sm_90", to=to)


DEVICES = """
#include <stdlib.h>
int cuInit(unsigned flags) { return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = 0; return 0; }
int cuCtxGetCurrent(void **context) { *context = getenv("CONTEXT") ? (void *)8 : 0; return 0; }
int cuCtxGetDevice(int *device) { *device = 1; return getenv("CONTEXT") ? 0 : 201; }
int cuDeviceGetAttribute(int *value, int attribute, int device) {
    *value = attribute == 75 ? 8 + device : attribute == 76 ? 6 * !device : -1;
    return 0;
}
"""


@pytest.mark.parametrize(("context", "arch"), [({}, "sm_86"), ({"CONTEXT": "1"}, "sm_90")])
def test_the_architecture_of_the_device(context: dict[str, str], arch: str, tmp_path: Path) -> None:
    """That of this thread's context, or else of the first device."""
    driver = fakes.build(tmp_path, fakes.VERSION_QUERY + DEVICES, "-DVERSION=13000")
    code = "from cudyn._compile import architectures\nprint(architectures.get_device_arch())"
    settings: dict[str, Any] = {"CUDYN_DRIVER": str(driver), **context}
    assert run(code, **settings) == f"{arch}\n"


AS_MACOS = """
import sys, sysconfig
sysconfig.get_config_vars()  # which reads a file of its own platform
sys.platform = "darwin"
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lacks what cudyn asks a Unix for")
@pytest.mark.parametrize("first", [AS_MACOS, ""], ids=["macOS", "no compiler"])
def test_what_is_kept_is_found_without_a_compiler(first: str, tmp_path: Path) -> None:
    """Other sources say that there is none."""
    output = run(
        """
        from cudyn._compile import cache
        from tests.support import compilations
        job = compilations.make(KERNEL, options=["-G"], define_macro={"A": 1}, std="c++17")
        made = cudyn.Image(b"code", "cubin", ("sm_90",))
        key = job.make_key("sm_90", "cubin")
        assert cache.keep(key.name, "0123456789abcdef", made, key.facts) == ""
        assert cudyn.compile(KERNEL, arch="sm_90", options=["-G"], define_macro={"A": 1}, std="c++17") == made
        for given in ({"arch": "sm_80"}, {}):
            try:
                cudyn.compile(KERNEL, **given)
            except (cudyn.LoadError, ValueError) as error:
                lines = str(error).splitlines()
                print(type(error).__name__, *dict.fromkeys((lines[0], lines[-1])))
                if "Linux machine" in str(error):
                    print(str(error).count("Linux machine"), "time")
        try:
            cudyn.compile("#include X", arch="sm_80")
        except cudyn.LoadError as error:
            print(error.hint.splitlines()[-1])
        """,
        cache_folder=tmp_path / "cache",
        first=first,
        CUDYN_NVRTC=str(tmp_path / "none"),
        CUDYN_DRIVER=str(tmp_path / "none"),
    )
    from .test_macos import HINT as ELSEWHERE

    if first:
        nvrtc = driver = "There is no {} for macOS: NVIDIA makes none."
    else:
        nvrtc = driver = "The {} was not found where {} points."
    why = driver.format("CUDA driver", "CUDYN_DRIVER").rstrip(".")
    nearest = (
        f"The cache {tmp_path / 'cache'} does not have it (files: 1, of this source: 1). The nearest is "
        "kernel.cu for sm_90 as cubin, with architecture 'sm_90' instead of 'sm_80', "
        "options ['-DA=1', '-std=c++17', '-G'] instead of [], "
        "other paths in the code, of headers and the working folder: "
        f"[[], {os.getcwd()!r}] instead of [[], '']."
    )
    assert output.splitlines() == [
        f"LibraryNotFoundError {nvrtc.format('NVRTC library', 'CUDYN_NVRTC')} {nearest}",
        *(["1 time"] if first else []),
        f"ValueError pass arch=... or set CUDYN_ARCH: there is no device to query ({why}). "
        + (f"{nvrtc.format('NVRTC library', '')} {ELSEWHERE}" if first else "There is no NVRTC either."),
        *(["1 time"] if first else []),
        "It is not cached: kernel.cu has '#include X': only the compiler knows what that leads to.",
    ]


def test_without_a_compiler(tmp_path: Path) -> None:
    """The call says that there is none; all that needs none works."""
    output = run(
        """
        try:
            cudyn.compile(KERNEL, arch="sm_80")
        except cudyn.LoadError as error:
            print(type(error).__name__, error.library)
        from cudyn._compile import architectures
        from tests.support import compilations
        job = compilations.make(KERNEL, options=["-G"], define_macro={"A": 1}, std="c++17")
        print(architectures.get_supported(), job.source.options)
        """,
        CUDYN_NVRTC=str(tmp_path / "none"),
    )
    assert output.splitlines() == [
        "LibraryNotFoundError NVRTC library",
        "[] ['-DA=1', '-std=c++17', '-G']",
    ]
