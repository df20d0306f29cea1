"""cudyn.compile and cudyn.link with real compilers, without a driver and without a GPU; the cache."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from cudyn import cache
from cudyn.image import Image, Kernel, Parameter

from . import real

ROOT = Path(__file__).resolve().parent.parent
COMPILERS = ("11.8", "12.0", "12.9", "13.0", "13.5")

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


def run(code: str, *sites: Path, cache_folder: Path | None = None, **environment: str) -> str:
    """What code prints that has `cudyn`, `json` and `KERNEL`, in a process that finds these libraries."""
    settings = {k: v for k, v in os.environ.items() if not k.startswith(("CUDYN_", "CUDA_", "CONDA_"))}
    settings["PYTHONPATH"] = os.pathsep.join([*map(str, sites), str(ROOT)])
    settings.update({"CUDYN_CACHE_DIR": str(cache_folder)} if cache_folder else {"CUDYN_CACHE": "off"})
    text = f"import json, cudyn\nKERNEL = {KERNEL!r}\n{textwrap.dedent(code)}"
    done = subprocess.run(
        [sys.executable, "-c", text], env={**settings, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def site(version: str) -> Path:
    try:
        return real.nvrtc(version)
    except real.Unavailable as error:
        pytest.skip(str(error))


def library(name: str, major: int) -> Path:
    try:
        return real.library(name, major)
    except real.Unavailable as error:
        pytest.skip(str(error))


@pytest.mark.nvidia
@pytest.mark.parametrize("version", COMPILERS)
class TestCompilers:
    def test_outputs(self, version: str) -> None:
        """Each kind that this compiler has; the others are refused by name and version."""
        output = run(
            """
            found = {}
            for kind, arch in (("ptx", "compute_80"), ("cubin", "sm_80"), ("ltoir", "compute_80"),
                               ("optixir", "compute_80")):
                try:
                    made = cudyn.compile(KERNEL, arch=arch, to=kind, expressions=["fill<float>"])
                    names = [kernel.name for kernel in made.kernels]
                    found[kind] = [made.kind, made.arch, made.data[:4].hex(), names, dict(made.names)]
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
            scale = cubin.kernel("scale")
            print(json.dumps([str(ptx.kernel("scale")), scale.parameters, scale.registers > 4, scale.shared,
                              ptx.kind, cubin.kind, cubin.log, cubin.compiler]))
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
                "header": lambda: cudyn.compile("#include <cuda/no_such>\n", arch="sm_80", include=["/none"]),
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
                "name": lambda: cudyn.compile(KERNEL, arch="sm_80", expressions=["nothing<int>"]),
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
        assert f"NVRTC {version} can't compile for sm_999; it can for " in found["arch"][1]
        assert "80, " in found["arch"][1]
        assert found["suffix"][1] == found["arch"][1].replace("sm_999", "sm_80a")
        assert found["form"][1] == "an architecture is written as 'sm_90' or 'compute_90', not '80'"
        assert found["none"][0] == "ValueError"
        assert "say arch=..., for there is no device to ask" in found["none"][1]
        assert "sm_80" in found["none"][1]
        assert "given twice" in found["twice"][1]
        assert found["nul"][1].startswith("n.cu, line 2: a NUL in the source")
        assert found["utf8"][1].startswith("n.cu, line 3: not UTF-8")
        assert "real architecture" in found["cubin"][1]
        assert "to='exe'" in found["to"][1]
        assert found["type"][0] == "TypeError"
        assert found["name"][0] == "NvrtcError"
        project = "nvidia-cuda-cccl" + (f"-cu{major}" if major in ("11", "12") else "")
        hint = f"The header cuda/no_such was not found. It is the toolkit's: pip install {project},"
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
                include=[{str(tmp_path / "inc")!r}],
                headers={{"memory.h": "#define MEMORY 3"}},
                define={{"GIVEN": 4, "FLAG": None}},
                std="c++17",
                options=["--maxrregcount=32"],
            )
            print(made.kernel("k"))
            """,
            site(version),
        )
        assert output.startswith("k()")


@pytest.mark.nvidia
@pytest.mark.parametrize("major", [12, 13])
def test_link_and_fatbin(major: int) -> None:
    """PTX and LTO-IR across files to a CUBIN, several architectures in one fatbin."""
    compiler = {12: "12.9", 13: "13.5"}[major]
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
    assert found["ptx"] == found["ltoir"] == ["cubin", ["sm_80"], ["k(?[8])"]]
    assert found["lto ptx"] == "ptx"
    assert "twice" in found["error"]
    assert found["fatbin"] == ["fatbin", ["sm_80", "sm_90", "compute_90"], "50ed55ba", ["scale"]]


# --- the cache


def an_image(data: bytes = b"\x7fELF code") -> Image:
    kernels = (Kernel("k", (Parameter(0, 8, 8, "u64"),), 8, 0, 0), Kernel("l", ()))
    return Image(data, "cubin", ("sm_90",), kernels, "a warning", {"k<int>": "k"}, "NVRTC 13.0")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    return tmp_path / "cache"


KEY = "ab" + "0" * 62


def kept(folder: Path) -> Path:
    """The one file that is kept."""
    cache.keep(KEY, "build", an_image())
    return folder / "ab" / f"{KEY}.build"


class TestCache:
    def test_what_is_kept_is_found(self, folder: Path) -> None:
        assert cache.find(KEY, "build") is None
        assert kept(folder).is_file()
        assert cache.find(KEY, "build") == cache.find(KEY, None) == an_image()
        assert cache.find(KEY, "other") is None
        assert [path.name for path in (folder / "ab").iterdir()] == [f"{KEY}.build"]

    def test_damage(self, folder: Path) -> None:
        """Cut short anywhere, or with any byte changed: it is not there."""
        path = kept(folder)
        whole = path.read_bytes()
        for at in range(0, len(whole), 7):
            path.write_bytes(whole[:at])
            assert cache.find(KEY, "build") is None
            path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
            assert cache.find(KEY, "build") is None
        path.write_bytes(whole)
        assert cache.find(KEY, "build") == an_image()

    @pytest.mark.skipif(sys.platform == "win32", reason="no modes of files on Windows")
    @pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
    def test_what_others_could_have_written(self, folder: Path, mode: int) -> None:
        kept(folder).chmod(mode)
        assert cache.find(KEY, "build") is None

    @pytest.mark.skipif(sys.platform == "win32" or os.getuid() != 0, reason="needs root, to give a file away")
    def test_what_another_user_owns(self, folder: Path) -> None:
        os.chown(kept(folder), 12345, -1)
        assert cache.find(KEY, "build") is None

    @pytest.mark.skipif(sys.platform == "win32", reason="no modes of files on Windows")
    def test_a_folder_that_others_can_write(self, folder: Path) -> None:
        (folder / "ab").mkdir(parents=True)
        (folder / "ab").chmod(0o777)
        assert not kept(folder).exists()

    def test_off(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = kept(folder)
        monkeypatch.setenv("CUDYN_CACHE", "off")
        assert cache.folder() is None
        assert cache.find(KEY, "build") is None
        path.unlink()
        cache.keep(KEY, "build", an_image())
        assert not path.exists()

    def test_a_folder_that_cannot_be(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "file").write_text("")
        monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "file" / "cache"))
        cache.keep(KEY, "build", an_image())
        with cache.alone(KEY):
            assert cache.find(KEY, "build") is None

    def test_trim(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The longest unused go first, until there is room."""
        monkeypatch.setenv("CUDYN_CACHE_SIZE", "100000")
        for i in range(20):
            cache.keep(f"{i:02d}" + "0" * 62, "build", an_image(bytes(10_000)))
            for path in (folder / f"{i:02d}").iterdir():
                os.utime(path, (1000 + i, 1000 + i))
        left = folder / "00" / "left.tmp"
        left.write_text("of a process that was killed")
        os.utime(left, (1000, 1000))
        cache.trim()
        there = sorted(path.parent.name for path in folder.rglob("*.build"))
        assert not left.exists()
        assert there == [f"{i:02d}" for i in range(20 - len(there), 20)]
        assert 60_000 < sum(path.stat().st_size for path in folder.rglob("*.build")) <= 100_000

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
        assert cache.folder() == expected


WORK = """
for i in range({kernels}):
    made = cudyn.compile('extern "C" __global__ void k%d(int *p) {{ *p = %d; }}' % (i, i), arch="sm_80")
    assert made.kernels[0].name == "k%d" % i
print(cudyn.nvrtc.available)
"""


@pytest.mark.nvidia
def test_many_processes_compile_each_kernel_once(tmp_path: Path) -> None:
    """Counted by a log of the compilations: each was made once, by whoever was first."""
    found = site("13.5")
    counting = """
from cudyn import compiler
whole = compiler._Job._compile
def counted(self, arch, kind):
    with open({log!r}, "a") as file:
        file.write(self.source.decode()[27:32] + "\\\\n")
    return whole(self, arch, kind)
compiler._Job._compile = counted
""".format(log=str(tmp_path / "log")).replace("\\\\n", "\\n")
    code = f"import json, cudyn\n{counting}{WORK.format(kernels=12)}"
    environment = {
        **os.environ,
        "PYTHONPATH": f"{found}{os.pathsep}{ROOT}",
        "CUDYN_CACHE_DIR": str(tmp_path / "c"),
    }
    environment.pop("CUDYN_CACHE", None)
    processes = [subprocess.Popen([sys.executable, "-c", code], env=environment) for _ in range(8)]
    assert [process.wait() for process in processes] == [0] * 8
    lines = (tmp_path / "log").read_text().splitlines()
    assert len(lines) == 12
    # The second pass compiles none: there is no compiler at all.
    environment = {**environment, "PYTHONPATH": str(ROOT), "CUDYN_NVRTC": str(tmp_path / "none")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.stdout == "False\n", done.stderr
    assert len((tmp_path / "log").read_text().splitlines()) == 12


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
        from cudyn import cache, compiler
        text = '#include "h.h"\\nextern "C" __global__ void k(int *p) {{ *p = N; }}'
        def key(**changes):
            given = dict(source=text, name="", options=(), include=[{str(header.parent)!r}], headers={{}})
            given |= dict(define=(), std="", expressions=(), cache=True)
            arch, kind = changes.pop("arch", "sm_80"), changes.pop("kind", "cubin")
            return compiler._Job(**{{**given, **changes}})._key(arch, kind)
        base = key()
        keys = [key(source=text + " "), key(name="x"), key(options=["-G"]), key(define=["A"])]
        keys += [key(std="c++17"), key(expressions=["k"]), key(arch="sm_90"), key(kind="ptx")]
        keys += [key(headers={{"h.h": "#define N 1"}})]
        same = key(include=[{str(other.parent)!r}])
        open({str(header)!r}, "w").write("#define N 2")
        keys.append(key())
        print(json.dumps([base, same, keys]))
        """,
        site("13.5"),
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
        "PYTHONPATH": f"{site('13.5')}{os.pathsep}{ROOT}",
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


def test_without_a_compiler(tmp_path: Path) -> None:
    """The call says that there is none; all that needs none works."""
    output = run(
        """
        try:
            cudyn.compile(KERNEL, arch="sm_80")
        except cudyn.LoadError as error:
            print(type(error).__name__, error.library)
        from cudyn import compiler
        job = compiler._Job(KERNEL, "", ["-G"], [], {}, {"A": 1}, "c++17", [], True)
        print(compiler.supported(), job.options)
        """,
        CUDYN_NVRTC=str(tmp_path / "none"),
    )
    assert output.splitlines() == [
        "LibraryNotFoundError NVRTC library",
        "[] ['-DA=1', '-std=c++17', '-G']",
    ]
