"""Tests for cudyn.compile and cudyn.link with real compilers and the cache, without a driver or GPU."""

from __future__ import annotations

import array
import inspect
import json
import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cudyn

from ...support import compilations, real
from ...support.golden import Golden
from ...support.releases import NEWEST

ROOT = Path(__file__).resolve().parents[3]
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
    code: str, *sites: Path, cache_folder: Path | None = None, prologue: str = "", **environment: str
) -> str:
    """Run code in a new process that finds the libraries of some wheels, and return its output.

    Args:
        code: Python source, which can use `cudyn`, `json` and `KERNEL`.
        sites: Directories of installed wheels.
        cache_folder: Directory of the cache. The default turns the cache off.
        prologue: Code that runs before the import of cudyn.
        environment: Environment variables to add.
    """
    settings = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("CUDYN_", "CUDA_", "CONDA_"))
    }
    settings["PYTHONPATH"] = os.pathsep.join([*map(str, sites), str(ROOT)])
    settings.update({"CUDYN_CACHE_DIR": str(cache_folder)} if cache_folder else {"CUDYN_CACHE": "off"})
    text = f"{prologue}\nimport json, cudyn\nKERNEL = {KERNEL!r}\n{textwrap.dedent(code)}"
    completed = subprocess.run(
        [sys.executable, "-c", text], env={**settings, **environment}, capture_output=True, text=True
    )
    assert completed.returncode == 0, completed.stderr
    return completed.stdout


def site(version: str) -> Path:
    """Return the directory of the wheel that contains a version of NVRTC."""
    return real.nvrtc(version)


def library(name: str, major: int) -> Path:
    """Return the directory of a library's wheel for a major version of CUDA."""
    return real.library(name, major)


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(COMPILERS))
class TestCompilers:
    def test_compile_to_each_kind(self, version: str) -> None:
        """Unsupported kinds are rejected, and the message contains the compiler's name and version."""
        output = run(
            """
            results = {}
            for kind, arch in (("ptx", "compute_80"), ("cubin", "sm_80"), ("ltoir", "compute_80"),
                               ("optixir", "compute_80")):
                try:
                    image = cudyn.compile(KERNEL, arch=arch, to=kind, name_expressions=["fill<float>"])
                    names = [kernel.name for kernel in image.kernels]
                    lowered = dict(image.lowered_names)
                    results[kind] = [image.kind, image.arch, image.data[:4].hex(), names, lowered]
                except ValueError as error:
                    results[kind] = str(error)
            print(json.dumps(results))
            """,
            site(version),
        )
        result = json.loads(output)
        lowered = {"fill<float>": "_Z4fillIfEvPT_S0_"}
        assert result["cubin"][:3] == ["cubin", ["sm_80"], b"\x7fELF".hex()]
        assert sorted(result["cubin"][3]) == sorted(result["ptx"][3]) == ["_Z4fillIfEvPT_S0_", "scale"]
        assert result["cubin"][4] == result["ptx"][4] == lowered
        if version == "11.8":
            assert result["ltoir"] == "NVRTC 11.8 can't produce ltoir: it has no nvrtcGetLTOIR"
            assert result["optixir"] == "NVRTC 11.8 can't produce optixir: it has no nvrtcGetOptiXIR"
        else:
            assert result["ltoir"][0] == "ltoir"
            assert result["optixir"][0] == "optixir"

    def test_compile_returns_kernels_and_log(self, version: str) -> None:
        """The log contains a warning about an unused variable, which names the source."""
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
        kernel_text, parameters, has_registers, shared, ptx_kind, cubin_kind, log, compiler = json.loads(
            output
        )
        assert kernel_text == "scale(u64, f32, u32)"
        assert parameters == [[0, 8, 8, "u64"], [8, 4, 4, "f32"], [12, 4, 4, "u32"]]
        assert has_registers
        assert shared == 256, "64 floats"
        assert (ptx_kind, cubin_kind) == ("ptx", "cubin")
        assert 'a/b.cu(5): warning #177-D: variable "unused"' in log
        assert compiler == f"NVRTC {version}"

    def test_compile_with_errors_raises_clear_messages(self, version: str) -> None:
        """Each error has one message, which contains the compiler's complete output."""
        output = run(
            r"""
            MANGLED = "_Z4fillIfEvPT_S0_"
            cases = {
                "syntax": lambda: cudyn.compile("int f( {\n", arch="sm_80", name="dir/bad.cu"),
                "header": lambda: cudyn.compile("#include <cuda/none>", include_path=["/none"], arch="sm_80"),
                "option": lambda: cudyn.compile("", arch="sm_80", options=["--no-such-option"]),
                "arch": lambda: cudyn.compile("", arch="sm_999"),
                "suffix": lambda: cudyn.compile("", arch="sm_80a"),
                "none": lambda: cudyn.compile(""),
                "name": lambda: cudyn.compile(KERNEL, arch="sm_80", name_expressions=["nothing<int>"]),
                "mangled": lambda: cudyn.compile(KERNEL, arch="sm_80", name_expressions=[MANGLED]),
            }
            results = {}
            for key, case in cases.items():
                try:
                    results[key] = ["fine", str(case())]
                except Exception as error:
                    results[key] = [type(error).__name__, str(error), getattr(error, "log", "")]
            print(json.dumps(results))
            """,
            site(version),
            CUDA_HOME="/nowhere",
        )
        result = json.loads(output)
        major = version.partition(".")[0]
        assert result["syntax"][0] == "NvrtcError"
        assert "dir/bad.cu(1): error:" in result["syntax"][2]
        assert result["syntax"][2] in result["syntax"][1]
        assert result["option"][0] == "NvrtcError"
        assert "--no-such-option" in result["option"][1]
        assert result["arch"][0] == "ValueError"
        assert f"NVRTC {version} can't compile for sm_999; it supports " in result["arch"][1]
        assert "80, " in result["arch"][1]
        assert result["suffix"][1] == result["arch"][1].replace("sm_999", "sm_80a")
        assert result["none"][0] == "LibraryNotFoundError"
        assert "To compile only, pass arch=... or set CUDYN_ARCH; NVRTC supports sm_" in result["none"][1]
        assert "sm_80" in result["none"][1]
        assert result["name"][0] == "NvrtcError"
        mangled = "_Z4fillIfEvPT_S0_ is a mangled name; name_expressions have names in C++, such as fill."
        assert mangled in result["mangled"][1]
        project = "nvidia-cuda-cccl" + (f"-cu{major}" if major in ("11", "12") else "")
        hint = f"The header cuda/none was not found. It belongs to the CUDA toolkit: pip install {project},"
        assert hint in result["header"][1]

    def test_compile_with_headers_macros_and_options(self, version: str, tmp_path: Path) -> None:
        """Headers next to the source, in a directory and in memory are included."""
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
            image = cudyn.compile(
                Path({str(tmp_path)!r}, "k.cu"),
                arch="sm_80",
                include_path=[{str(tmp_path / "inc")!r}],
                headers={{"memory.h": "#define MEMORY 3"}},
                define_macro={{"GIVEN": 4, "FLAG": None}},
                std="c++17",
                options=["--maxrregcount=32"],
            )
            print(image.get_kernel_info("k"))
            """,
            site(version),
        )
        assert output.startswith("k()")


@pytest.mark.nvidia
@pytest.mark.parametrize("major", real.last([12, 13]))
def test_link_and_fatbin_of_several_files(major: int) -> None:
    """PTX and LTO-IR from several files are linked into a CUBIN. A fatbin contains several architectures."""
    compiler = {12: "12.9", 13: NEWEST}[major]
    output = run(
        """
        one = 'extern "C" __device__ int twice(int); extern "C" __global__ void k(int *p) { *p = twice(*p); }'
        two = 'extern "C" __device__ int twice(int x) { return 2 * x; }'
        results = {}
        for kind, options in (("ptx", ["-rdc=true"]), ("ltoir", ["-rdc=true"])):
            objects = [cudyn.compile(text, arch="compute_80", to=kind, options=options)
                       for text in (one, two)]
            image = cudyn.link(objects, arch="sm_80")
            results[kind] = [image.kind, image.arch, [str(k).partition("  ")[0] for k in image.kernels]]
        results["lto ptx"] = cudyn.link(objects, arch="sm_80", to="ptx").kind
        try:
            cudyn.link(objects, arch="sm_80", options=["--no-such"])
        except cudyn.errors.NvJitLinkError as error:
            results["option"] = str(error)
        lto = cudyn.compile(KERNEL, arch=["sm_80", "lto_90"], to="fatbin")
        results["lto fatbin"] = [lto.kind, lto.arch]
        try:
            cudyn.link(objects[:1], arch="sm_80")
        except cudyn.errors.NvJitLinkError as error:
            results["error"] = error.log
        fat = cudyn.compile(KERNEL, arch=["sm_80", "sm_90", "compute_90"], to="fatbin")
        results["fatbin"] = [fat.kind, fat.arch, fat.data[:4].hex(), [k.name for k in fat.kernels]]
        print(json.dumps(results))
        """,
        site(compiler),
        library("nvjitlink", major),
        library("nvfatbin", major),
    )
    result = json.loads(output)
    assert result["ptx"] == result["ltoir"] == ["cubin", ["sm_80"], ["k(u64)"]]
    assert result["lto ptx"] == "ptx"
    assert "twice" in result["error"]
    assert result["option"].endswith("The options were -arch=sm_80 -lto --no-such.")
    assert result["lto fatbin"] == ["fatbin", ["sm_80", "lto_90"]]
    assert result["fatbin"] == ["fatbin", ["sm_80", "sm_90", "compute_90"], "50ed55ba", ["scale"]]


@pytest.mark.nvidia
@pytest.mark.parametrize("major", real.last([12, 13]))
def test_link_errors_name_the_inputs(major: int, tmp_path: Path) -> None:
    """The linker reads the names after the call that received them has returned.

    Name expressions keep their mangled names.
    """
    (tmp_path / "broken.ptx").write_text(".version 7.0\n.target sm_80\n.address_size 64\nnonsense\n")
    output = run(
        f"""
        import gc
        from pathlib import Path
        names = ["fill<float>"]
        image = cudyn.compile(KERNEL, arch="compute_80", options=["-rdc=true"], name_expressions=names)
        linked = cudyn.link([image], arch="sm_80")
        print(json.dumps([dict(linked.lowered_names), linked.get_kernel_info("fill<float>").name]))
        one = 'extern "C" __device__ int twice(int);'
        one += 'extern "C" __global__ void k(int *p) {{ *p = twice(*p); }}'
        part = cudyn.compile(one, arch="sm_80", options=["-rdc=true"])
        for inputs in ([image, Path({str(tmp_path)!r}, "broken.ptx")], [image, part]):
            try:
                cudyn.link(inputs, arch="sm_80")
            except cudyn.errors.NvJitLinkError as error:
                print(error.log.replace("\\n", " "))
        try:
            cudyn.link([image, cudyn.compile(one.replace("twice(*p)", "1"), arch="sm_80")], arch="sm_80")
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


# --- arguments and results, without a compiler

TEXT = '#include "h.h"\nextern "C" __global__ void k() {} // é'.encode()
BUFFERS: dict[str, Callable[[bytes], bytes | bytearray | memoryview | array.array[int]]] = {
    "bytes": bytes,
    "bytearray": bytearray,
    "memoryview": memoryview,
    "array": lambda data: array.array("B", data),
    "part of a buffer": lambda data: memoryview(b"xx" + data)[2:],
    "a byte order mark": lambda data: b"\xef\xbb\xbf" + data,  # as saved by Windows editors
}


@pytest.mark.parametrize("form", BUFFERS)
def test_compile_accepts_sources_and_headers_in_any_buffer(form: str, tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_bytes(BUFFERS[form](TEXT))
    assert compilations.make(tmp_path / "k.cu").job.text == TEXT
    result = compilations.make(BUFFERS[form](TEXT), headers={"h.h": BUFFERS[form](b"int x;")})
    assert (result.job.text, result.job.headers) == (TEXT, {"h.h": b"int x;"})
    expected = compilations.read(TEXT.decode(), headers={"h.h": "int x;"})
    assert compilations.read(BUFFERS[form](TEXT), headers={"h.h": BUFFERS[form](b"int x;")}) == expected


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
        ("sm_90a", "ptx", ("ptx", "sm_90a")),
        ("compute_90", "ltoir", ("ltoir", "compute_90")),
        ("sm_90", "fatbin", ("fatbin", "cubin sm_90")),
        (["sm_90"], "fatbin", ("fatbin", "cubin sm_90")),
        (["sm_80", "compute_90"], "fatbin", ("fatbin", "cubin sm_80", "ptx compute_90")),
        ("sm_90", ["ptx", "cubin"], [("ptx", "sm_90"), ("cubin", "sm_90")]),
        ("sm_90", ("cubin",), [("cubin", "sm_90")]),
        (
            ["sm_80", "sm_90"],
            ["cubin", "ptx", "cubin"],
            [("cubin", "sm_80"), ("ptx", "sm_80"), ("cubin", "sm_90"), ("ptx", "sm_90")],
        ),
    ],
)
def test_compile_returns_an_image_or_a_list(arch: Any, to: Any, expected: Any) -> None:
    """For a list of architectures or kinds, the result is a list, even with one element.

    A fatbin is one image.
    """
    image = cudyn.compile("", arch=arch, to=to)
    text = [(i.kind, *i.arch) for i in image] if isinstance(image, list) else (image.kind, *image.arch)
    assert text == expected


AS_MACOS = """
import sys, sysconfig
sysconfig.get_config_vars()  # which reads a file of its own platform
sys.platform = "darwin"
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lacks what cudyn asks a Unix for")
@pytest.mark.parametrize("prologue", [AS_MACOS, ""], ids=["macOS", "no compiler"])
def test_compile_without_a_compiler_returns_cached_code(
    prologue: str, tmp_path: Path, golden: Golden
) -> None:
    """Other sources raise the error about the missing compiler."""
    output = run(
        """
        from tests.support import compilations
        arguments = {"options": ["-G"], "define_macro": {"A": 1}, "std": "c++17"}
        image = cudyn.Image(b"code", "cubin", ("sm_90",))
        inputs = compilations.read(KERNEL, arch="sm_90", **arguments)
        assert compilations.keep(inputs.key, "0123456789abcdef", image, inputs.facts) == ""
        assert cudyn.compile(KERNEL, arch="sm_90", **arguments) == image
        for arguments in ({"arch": "sm_80"}, {"arch": "sm_80", "cache": False}, {}):
            try:
                cudyn.compile(KERNEL, **arguments)
            except (cudyn.LoadError, ValueError) as error:
                lines = str(error).splitlines()
                print(type(error).__name__, *dict.fromkeys((lines[0], lines[-1])))
                if "Linux machine" in str(error):
                    print(str(error).count("Linux machine"), "time")
        """,
        cache_folder=tmp_path / "cache",
        prologue=prologue,
        CUDYN_NVRTC=str(tmp_path / "none"),
        CUDYN_CLANG=str(tmp_path / "none"),
        CUDYN_DRIVER=str(tmp_path / "none"),
    )
    name = "misses_on_a_mac" if prologue else "misses_without_a_compiler"
    golden.check(name, output, cache=tmp_path / "cache")


def test_compile_signature_shows_every_parameter_and_default() -> None:
    """Editors and help() show them, so a change is visible to users."""
    parameters = inspect.signature(cudyn.compile).parameters
    assert {name: parameter.default for name, parameter in parameters.items() if name != "source"} == {
        "arch": None,
        "to": None,
        "name": "",
        "options": (),
        "include_path": (),
        "headers": None,
        "define_macro": (),
        "std": "",
        "name_expressions": (),
        "cache": True,
        "compiler": None,
        "digest": "",
        "std_headers": True,
        "real_paths": False,
    }
    assert {parameter.kind for name, parameter in parameters.items() if name != "source"} == {
        inspect.Parameter.KEYWORD_ONLY
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"source": "", "archs": "sm_90"}, "compile() got an unexpected keyword argument 'archs'"),
        ({"arch": "sm_90"}, "compile() missing "),
    ],
)
def test_compile_and_compile_many_with_wrong_arguments_raise_the_same(
    arguments: dict[str, Any], message: str
) -> None:
    with pytest.raises(TypeError) as raised:
        cudyn.compile(**arguments)
    (result,) = cudyn.compile_many([arguments])
    assert isinstance(result.error, TypeError)
    assert str(raised.value).startswith(message)
    assert str(result.error).startswith(message)
